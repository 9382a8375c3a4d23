"""What each resident has in sight, put into words for its mind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.cognition import perceive
from ai.cognition.perceive import VISION_RADIUS, Seen
from ai.outcome import Sight
from game.sim.minds import is_asleep
from game.world.address import name_of, sector_of
from game.world.sight import is_visible

if TYPE_CHECKING:
    from game.sim.state import Body
    from game.sim.turn import Turn
    from game.world.geometry import Tile


def sense(turn: Turn) -> None:
    """Let everybody who is awake look around."""
    doing = {name: _doing(turn, body) for name, body in turn.state.town.bodies.items()}
    for name, mind in turn.state.minds.items():
        body = turn.state.town.bodies[name]
        if mind.act is None or (is_asleep(mind) and not body.path):
            continue
        context = turn.context(name)
        seen = _people(turn, body, context.here, doing)
        things, sights = _things(turn, body, context.here)
        noticed = perceive.perceive(mind, context, (*seen, *things), sights)
        if noticed is not None:
            turn.apply(mind, noticed)


def _people(turn: Turn, viewer: Body, here: str, doing: dict[str, str]) -> list[Seen]:
    """Give everybody in sight, the viewer too."""
    found = []
    maze = turn.scene.maze
    for name, body in turn.state.town.bodies.items():
        if name == viewer.name:
            if body.path or not doing[name]:
                continue
        elif not is_visible(maze, viewer.tile, body.tile, radius=VISION_RADIUS):
            continue
        found.append(Seen(_distance(viewer.tile, body.tile), here, doing[name], name, body.looks))
    return found


def _things(turn: Turn, viewer: Body, here: str) -> tuple[list[Seen], tuple[Sight, ...]]:
    """Give the objects in sight, which are in the same arena, and their states."""
    if not here:
        return [], ()
    found = []
    states = []
    x, y = viewer.tile
    for address in turn.scene.maze.objects_in(here):
        nearest = min(
            ((tile.x - x) ** 2 + (tile.y - y) ** 2, max(abs(tile.x - x), abs(tile.y - y)))
            for tile in turn.scene.maze.objects[address].tiles
        )
        if nearest[1] <= VISION_RADIUS:
            state = turn.state.town.objects[address].state
            found.append(Seen(nearest[0], address, state))
            states.append((name_of(address), state))
    return found, (Sight(here, tuple(states)),)


def _doing(turn: Turn, body: Body) -> str:
    """Give what others see a person do, as it follows "is": the act, or the way to it."""
    mind = turn.state.minds.get(body.name)
    if mind is None:
        return "walking by" if body.pose == "walk" else "standing around"
    if mind.act is None:
        return ""
    if body.path:
        return f"on the way to {name_of(sector_of(mind.act.place)) or 'somewhere'}"
    return mind.act.activity


def _distance(one: Tile, other: Tile) -> int:
    """Give the squared distance in tiles."""
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2
