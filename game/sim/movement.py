"""Bodies walk to where their minds want to act: one tile a tick, through doors that are open.

The town is the judge: what cannot be reached, is closed, full or somebody else's is refused with a
reason, which the resident notices. Nobody is ever moved but by walking.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai import chance, gametime, outcome
from ai.cognition import notice
from ai.memory.places import arena_of, object_of, sector_of
from ai.outcome import Outcome
from game.sim import chats, permits, spacing
from game.sim.minds import is_asleep
from game.sim.permits import BARRED_COOLDOWN, CLOSED_COOLDOWN, Refusal
from game.world.geometry import facing_between
from game.world.path import NoPath, find_path

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.mind import Mind
    from game.sim.state import Body
    from game.sim.turn import Turn
    from game.world.geometry import Tile

STANDS = 6
"""Tiles of an arena that are drawn as places to stand; the nearest of them is walked to."""

SITTING = ("sofa", "seating", "chair", "desk", "table", "bench", "piano", "toilet", "harp")
"""Words in the names of objects that one sits at."""


def move(turn: Turn) -> None:
    """Let everybody take one step toward its act, or come to rest there."""
    for name, mind in turn.state.minds.items():
        body = turn.state.town.bodies[name]
        act = mind.act
        if mind.chat:
            chats.move(turn, mind, body)
            continue
        if act is None:
            continue
        if not act.place:
            _wait(turn, mind, body)
            continue
        if body.bound != act.place and (act.end <= turn.now or not _set_out(turn, mind, body, act.place)):
            continue
        if body.path:
            _walk(turn, mind, body)
        elif _must_leave(turn, mind, body):
            continue
        else:
            _rest(turn, mind, body)


def refuse(turn: Turn, mind: Mind, place: str, why: Refusal) -> None:
    """Tell a resident that it may not, and why; it stays where it is and looks for something else."""
    name = mind.sheet.name
    body = turn.state.town.bodies[name]
    body.path = ()
    body.bound = ""
    body.pose = "stand"
    turn.tell("refused", name, f"{place}: {why.reason}")
    _count(turn, why.kind)
    if mind.refusals + 1 >= notice.STUCK_REFUSALS:
        outcome.count_stuck(mind)
        turn.tell("stuck", name, "turned away three times in a row")
    context = turn.context(name)
    turn.apply(mind, notice.refused(mind, context, place, why.reason, cooldown=why.cooldown))


def _count(turn: Turn, kind: str) -> None:
    """Count a refusal for the day's report."""
    key = f"{gametime.day_of(turn.now)} {kind}"
    counts = turn.state.town.refusals
    counts[key] = counts.get(key, 0) + 1
    turn.state.town.refusals = dict(sorted(counts.items()))


def _set_out(turn: Turn, mind: Mind, body: Body, place: str) -> bool:
    """Find the way to where an act takes place; False when the town refuses."""
    maze = turn.scene.maze
    arena = arena_of(place)
    here = maze.arena_at(body.tile)
    tiles = maze.tiles_of(place)
    away = Refusal("unreachable", "there is no such place", BARRED_COOLDOWN) if not tiles else None
    if away is None and object_of(place):
        away = permits.using(turn, mind, place)
    if away is not None:
        refuse(turn, mind, place, away)
        return False
    if arena and arena != here:
        away = permits.entering(turn, mind, arena)
        if away is not None:
            refuse(turn, mind, arena, away)
            return False
    goals = _goals(turn, body, place, tiles)
    way = find_path(maze, body.tile, goals, permits.off_limits(turn, mind, place))
    if isinstance(way, NoPath):
        refuse(turn, mind, place, Refusal("unreachable", way.reason, BARRED_COOLDOWN))
        return False
    body.bound = place
    body.path = way
    body.pose = "walk" if way else body.pose
    return True


def _goals(turn: Turn, body: Body, place: str, tiles: Sequence[Tile]) -> Sequence[Tile]:
    """Give the tiles to make for: free ones of the object, or some drawn ones of the arena.

    Where every tile of an object is taken, the free tiles around it in the arena serve as well.
    """
    taken = spacing.taken(turn, body.name)
    if object_of(place):
        free = [tile for tile in tiles if tile not in taken]
        if free:
            return free
        arena = turn.scene.maze.tiles_of(arena_of(place)) or tiles
        middle = tiles[len(tiles) // 2]
        beside = [tile for tile in arena if tile not in taken and not turn.scene.maze.object_at(tile)]
        beside.sort(key=lambda tile: (abs(tile.x - middle.x) + abs(tile.y - middle.y), tile.y, tile.x))
        return beside[:STANDS] or tiles
    free = [tile for tile in tiles if tile not in taken and not turn.scene.maze.object_at(tile)]
    if body.tile in free or (body.tile in tiles and body.tile not in taken):
        return (body.tile,)
    drawn = chance.shuffled(
        free or tiles, seed=turn.state.seed, tick=turn.state.tick, who=body.name, purpose="stand"
    )
    return drawn[:STANDS]


def _walk(turn: Turn, mind: Mind, body: Body) -> None:
    """Take one step; at a door the town may say no."""
    tile = body.path[0]
    if _enters(turn, body, tile):
        arena = turn.scene.maze.arena_at(tile)
        away = permits.entering(turn, mind, arena)
        if away is not None:
            refuse(turn, mind, arena, away)
            return
    body.facing = facing_between(body.tile, tile)
    body.tile = tile
    body.path = body.path[1:]
    body.pose = "walk"
    if not body.path:
        _arrive(turn, mind, body)


def _enters(turn: Turn, body: Body, tile: Tile) -> bool:
    """Tell whether a step leads through a door that is minded.

    Minded are the doors of the building one goes to, and of the room itself. Out of a building
    everybody may go at any time.
    """
    maze = turn.scene.maze
    arena, before = maze.arena_at(tile), maze.arena_at(body.tile)
    if not arena or arena == before:
        return False
    into_building = sector_of(arena) == sector_of(body.bound) != sector_of(before)
    return into_building or arena == arena_of(body.bound)


def _arrive(turn: Turn, mind: Mind, body: Body) -> None:
    """Come to rest; the object may have been taken in the meantime."""
    place = body.bound
    away = permits.using(turn, mind, place) if object_of(place) else None
    if away is not None:
        refuse(turn, mind, place, away)
        return
    body.pose = _pose(mind, place)


def _rest(turn: Turn, mind: Mind, body: Body) -> None:
    """Stay; make room when somebody else rests on the same tile and has the better right."""
    body.pose = _pose(mind, body.bound)
    if mind.refusals:
        turn.apply(mind, Outcome(refusals=0))
    spacing.make_room(turn, body, turn.scene.maze.tiles_of(body.bound) if object_of(body.bound) else ())


def _wait(turn: Turn, mind: Mind, body: Body) -> None:
    """Stop where one is and stay there; who is without a place still makes room."""
    if body.bound:
        body.path, body.bound = (), ""
    if body.path:
        _walk(turn, mind, body)
    elif spacing.make_room(turn, body):
        body.pose = "walk"


def _must_leave(turn: Turn, mind: Mind, body: Body) -> bool:
    """Send a resident away from a place that has closed around it."""
    arena = turn.scene.maze.arena_at(body.tile)
    if not turn.state.norms or not arena or permits.has_key(mind, arena) or arena != arena_of(body.bound):
        return False
    norm = turn.scene.maze.norm_of(arena)
    if norm.is_open(gametime.minute_of_day(turn.now)):
        return False
    refuse(turn, mind, arena, Refusal("closed", "it has closed", CLOSED_COOLDOWN))
    return True


def _pose(mind: Mind, place: str) -> str:
    """Give how a body looks that acts at ``place``."""
    if is_asleep(mind):
        return "sleep"
    name = object_of(place)
    return "sit" if any(word in name for word in SITTING) else "stand"
