"""What each resident has in sight, put into words for its mind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.cognition import perceive, react, remedies
from ai.cognition.perceive import VISION_RADIUS, Seen
from ai.outcome import Sight
from game.sim import far, permits
from game.sim.minds import is_asleep
from game.world.address import name_of, sector_of
from game.world.norms import Privacy
from game.world.sight import is_visible

if TYPE_CHECKING:
    from ai.mind import Mind
    from game.sim.state import Body
    from game.sim.turn import Turn
    from game.world.geometry import Tile


def sense(turn: Turn) -> None:
    """Let everybody who is awake look around."""
    doing = {name: _doing(turn, body) for name, body in turn.state.town.bodies.items()}
    faulty = tuple(address for address, thing in turn.state.town.objects.items() if thing.override)
    for name, mind in turn.state.minds.items():
        body = turn.state.town.bodies[name]
        if mind.act is None:
            continue
        if is_asleep(mind) and not body.path:
            _wake(turn, mind, body, faulty)
            continue
        context = turn.context(name)
        if far.is_inattentive(turn, name, far.SIGHT_TICKS):
            _see_dangers(turn, mind, body, faulty)
            continue
        seen = _people(turn, body, context.here, doing)
        things, sights = _things(turn, body, context.here)
        noticed = perceive.perceive(mind, context, (*seen, *things), sights)
        if noticed is not None:
            turn.apply(mind, noticed)
        _react(turn, mind, [one for one in things if one.place in faulty])


def _react(turn: Turn, mind: Mind, faults: list[Seen], *, asleep: bool = False) -> None:
    """Let a resident decide about things in sight that are not as they should be."""
    context = turn.context(mind.sheet.name)
    done = react.settled(mind, context) if not asleep else None
    if done is not None:
        turn.apply(mind, done)
    mine = [one for one in faults if _is_for(turn, mind, one)]
    decided = react.begin(mind, context, mine, asleep=asleep) if mine else None
    if decided is not None:
        turn.apply(mind, decided)


def _see_dangers(turn: Turn, mind: Mind, body: Body, faulty: tuple[str, ...]) -> None:
    """Let one who does not look around see what is not as it should be all the same."""
    context = turn.context(mind.sheet.name)
    if not any(address.startswith(f"{context.here}:") for address in faulty):
        return
    things = [one for one in _things(turn, body, context.here)[0] if one.place in faulty]
    noticed = perceive.perceive(mind, context, things, ())
    if noticed is not None:
        turn.apply(mind, noticed)
    _react(turn, mind, things)


def _wake(turn: Turn, mind: Mind, body: Body, faulty: tuple[str, ...]) -> None:
    """Let what is loud reach one who sleeps near it, in the same building, through the walls."""
    here = turn.scene.maze.arena_at(body.tile)
    loud = []
    for address in faulty:
        state = turn.state.town.objects[address].state
        tiles = turn.scene.maze.objects[address].tiles
        away = min(max(abs(tile.x - body.tile.x), abs(tile.y - body.tile.y)) for tile in tiles)
        near = sector_of(address) == sector_of(here) and away <= VISION_RADIUS
        if near and remedies.is_loud(remedies.Fault(address, state), turn.context(mind.sheet.name)):
            loud.append(Seen(away * away, address, state))
    if loud:
        noticed = perceive.perceive(mind, turn.context(mind.sheet.name), loud, ())
        if noticed is not None:
            turn.apply(mind, noticed)
        _react(turn, mind, loud, asleep=True)


def _is_for(turn: Turn, mind: Mind, fault: Seen) -> bool:
    """Tell whether a fault is this resident's to see to.

    One's own home and place of work are; elsewhere what is loud, and what nobody is there to see to.
    Nobody does what another is doing, in sight or in the same building, or is deciding about.
    """
    arena = fault.place.rpartition(":")[0]
    own = permits.belongs(mind, arena)
    viewer = turn.state.town.bodies[mind.sheet.name]
    inside = sector_of(turn.scene.maze.arena_at(viewer.tile)) == sector_of(fault.place)
    for other in turn.state.minds.values():
        if other is mind:
            continue
        thinks = any(
            thought.kind == remedies.REACT and thought.note("place") == fault.place
            for thought in other.pending.values()
        )
        acts = other.act is not None and other.act.origin == remedies.REACT and other.act.place == fault.place
        body = turn.state.town.bodies[other.sheet.name]
        seen = is_visible(turn.scene.maze, viewer.tile, body.tile, radius=VISION_RADIUS)
        theirs = seen and not own and permits.belongs(other, arena)
        if thinks or theirs or (acts and (seen or inside)):
            return False
    if own or remedies.is_loud(remedies.Fault(fault.place, fault.text), turn.context(mind.sheet.name)):
        return permits.using(turn, mind, fault.place) is None or own
    norm = turn.scene.maze.norm_of(fault.place)
    return norm.privacy == Privacy.PUBLIC and permits.using(turn, mind, fault.place) is None


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
        distance = _distance(viewer.tile, body.tile)
        found.append(Seen(distance, here, doing[name], name, body.looks, _named(turn, doing[name])))
    return found


def _named(turn: Turn, text: str) -> tuple[tuple[str, str], ...]:
    """Give the (name, looks) of everybody whom a text names."""
    return tuple((one.name, one.looks) for one in turn.state.town.bodies.values() if one.name in text)


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
    if body.path and not mind.chat:
        return f"on the way to {name_of(sector_of(mind.act.place)) or 'somewhere'}"
    return mind.act.activity


def _distance(one: Tile, other: Tile) -> int:
    """Give the squared distance in tiles."""
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2
