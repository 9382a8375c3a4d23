"""Room for everybody: two who come to rest on one tile do not stay on it together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.world.path import NoPath, find_path

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.sim.state import Body
    from game.sim.turn import Turn
    from game.world.geometry import Tile

NEAR = 3
"""Tiles within which one makes room out of doors."""


def taken(turn: Turn, name: str) -> frozenset[Tile]:
    """Give the tiles where others are at rest or will come to rest."""
    return frozenset(
        body.path[-1] if body.path else body.tile
        for other, body in turn.state.town.bodies.items()
        if other != name
    )


def make_room(turn: Turn, body: Body, own: Sequence[Tile] = ()) -> bool:
    """Send a body at rest to a free tile near by when somebody else rests on its tile with a better right.

    Of two residents the first by name stays; a visitor always may. Tiles of ``own`` go before those of
    the room where nothing stands, and these before all others of the room. False when nobody has to move.
    """
    others = [
        other
        for other in turn.state.town.bodies.values()
        if other.name != body.name and other.tile == body.tile and not other.path
    ]
    visitor = any(other.name == turn.state.town.visitor for other in others)
    if not others or (all(other.name > body.name for other in others) and not visitor):
        return False
    occupied = taken(turn, body.name)
    room = [tile for tile in _room(turn, body.tile) if tile not in occupied]
    free = (
        [tile for tile in own if tile not in occupied]
        or [tile for tile in room if not turn.scene.maze.object_at(tile)]
        or room
    )
    way = find_path(turn.scene.maze, body.tile, free) if free else NoPath("there is no room")
    if isinstance(way, NoPath):
        return False
    body.path = way
    return True


def _room(turn: Turn, tile: Tile) -> tuple[Tile, ...]:
    """Give the tiles of the room that a tile is in; out of doors the walkable ones near, in reading order."""
    maze = turn.scene.maze
    here = maze.arena_at(tile)
    if here:
        return tuple(maze.tiles_of(here))
    span = range(-NEAR, NEAR + 1)
    near = (type(tile)(tile.x + dx, tile.y + dy) for dy in span for dx in span)
    return tuple(one for one in near if maze.is_walkable(one) and not maze.arena_at(one))
