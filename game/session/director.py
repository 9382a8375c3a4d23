"""Play a script in a living town: at its ticks the deeds become commands, as if they were typed.

A deed that depends on where people are (walk up to somebody) is worked out from the state just
before its tick. What reaches the simulation are plain commands, journalled like any others, so a
replay needs no script.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.chance import draw
from game.content.script import Enter, Forget, March, Spot, Walk
from game.sim import forget
from game.sim.commands import EnterVisitor, ForgetMemory, MoveVisitor
from game.world.geometry import STEP, Tile, facing_between
from game.world.path import NoPath, find_path

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.content.script import Entry
    from game.session.session import Session
    from game.sim.commands import Command
    from game.sim.state import Scene, SimState

LONGEST_WALK = 2000
"""Ticks after which a walk that has not arrived is given up."""


class Director:
    """Watch the clock for a script. What lies in the past when it begins has happened already."""

    def __init__(self, entries: tuple[Entry, ...], session: Session) -> None:
        """Take over from the session's tick on; a walk that was under way goes on."""
        self._session = session
        now = session.state.tick
        self._coming = [entry for entry in entries if entry.tick > now]
        self._given_for = -1
        self._walk: Walk | March | None = None
        self._walked = 0
        moves = [one.deed for one in entries if one.tick <= now and not isinstance(one.deed, March)]
        if moves and session.state.town.visitor:
            last = [deed for deed in moves if isinstance(deed, (Walk, Enter))][-1:]
            self._walk = last[0] if last and isinstance(last[0], Walk) else None

    def act(self) -> None:
        """Give the commands of the coming tick, once. Raises: SaveError."""
        tick = self._session.state.tick + 1
        if tick == self._given_for:
            return
        self._given_for = tick
        state, scene = self._session.state, self._session.scene
        while self._coming and self._coming[0].tick <= tick:
            for command in self._commands(self._coming.pop(0), state, scene):
                self._session.give(command)
        if (step := self._step(state, scene)) is not None:
            self._session.give(step)

    def room(self) -> int:
        """Give how many ticks may pass before ``act`` must be asked again."""
        tick = self._session.state.tick
        if self._walk is not None:
            return 1
        return max(1, self._coming[0].tick - 1 - tick) if self._coming else 10**9

    @property
    def over(self) -> bool:
        """Say whether everything has happened."""
        return not self._coming and self._walk is None

    def _commands(self, entry: Entry, state: SimState, scene: Scene) -> Iterator[Command]:
        match entry.deed:
            case Enter(name=name, looks=looks, spot=spot):
                self._walk = None
                yield EnterVisitor(name, looks, _free_tile(state, scene, spot, entry.tick))
            case Walk() | March() as walk:
                self._walk, self._walked = walk, 0
            case Forget() as deed:
                yield from _forgotten(state, deed)
            case command:
                yield command

    def _step(self, state: SimState, scene: Scene) -> Command | None:
        """Give the visitor's next step, if it walks."""
        body = state.town.bodies.get(state.town.visitor)
        walk = self._walk
        if walk is None or body is None or self._walked >= LONGEST_WALK:
            self._walk = None
            return None
        self._walked += 1
        if isinstance(walk, March):
            if self._walked >= walk.steps:
                self._walk = None
            return MoveVisitor(walk.facing)
        goals = _goals(state, scene, walk.spot)
        way = find_path(scene.maze, body.tile, goals) if goals else ()
        if isinstance(way, NoPath) or not way:
            self._walk = None
            return None
        return MoveVisitor(facing_between(body.tile, way[0]))


def _goals(state: SimState, scene: Scene, spot: Spot) -> tuple[Tile, ...]:
    """Give the tiles that fulfil a spot now, in the order in which they are taken."""
    if not spot.beside:
        return spot.tiles
    body = state.town.bodies[spot.beside]
    around = [Tile(body.tile.x + step.x, body.tile.y + step.y) for step in STEP.values()]
    arena = scene.maze.arena_at(body.tile)
    open_tiles = [tile for tile in around if scene.maze.is_walkable(tile)]
    inside = tuple(tile for tile in open_tiles if scene.maze.arena_at(tile) == arena)
    return inside or tuple(open_tiles) or (body.tile,)


def _free_tile(state: SimState, scene: Scene, spot: Spot, tick: int) -> Tile:
    """Give a tile of a spot on which nobody stands; any of them where all are taken."""
    goals = _goals(state, scene, spot)
    taken = [body.tile for body in state.town.bodies.values()]
    free = [tile for tile in goals if tile not in taken] or list(goals)
    return free[0 if spot.beside else draw(state.seed, tick, "visitor", "enter") % len(free)]


def _forgotten(state: SimState, deed: Forget) -> Iterator[Command]:
    """Give a command for each memory that is meant, but not for those that go with another one."""
    if deed.memory >= 0:
        yield ForgetMemory(deed.resident, deed.memory)
        return
    gone: tuple[int, ...] = ()
    words = deed.text.casefold()
    for node in state.minds[deed.resident].stream.kept():
        if words in node.text.casefold() and node.id not in gone:
            yield ForgetMemory(deed.resident, node.id)
            gone += forget.descendants(state, deed.resident, node.id).get(deed.resident, ())
