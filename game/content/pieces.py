"""What stands or lies on the map: every piece with its pictures and the object that it shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from game.world import address as addresses
from game.world.geometry import TILE_PX, Tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.world.maze import GameObject, Maze

SHADOWS = ("box", "oval", "none")
"""How a piece darkens the ground at its foot."""

LIGHTS = ("lamp", "street lamp", "fire", "screen", "window", "candle")
"""The kinds of light that a piece may give at night."""

PLAIN, LIT = "", "lit"
"""The look of a piece at rest, and the look of a window behind which there is light."""

NEAR_TILES = 2
"""How far from an object's region its picture may have its foot, in tiles."""


@dataclass(frozen=True)
class Piece:
    """One picture on the map, in pixels from the map's north-western corner."""

    picture: str
    """Key of the plain picture in ``TownFile.pictures``."""
    left: int
    top: int
    base: int
    """The line on which it stands; a piece with a larger one covers a piece with a smaller one."""
    flat: bool = False
    """Lies on the ground, below everybody."""
    prop: str = ""
    """The name of the prop, or of the wall tile; empty when the tileset gives none."""
    kind: str = ""
    """The kind of object that it shows; empty for decoration."""
    looks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For each look the keys of its pictures, one a frame; "" is the plain look and always there."""
    shadow: str = "none"
    light: str = ""
    sways: bool = False
    object: str = ""
    """The address of the object that it shows; empty for none."""


@dataclass(frozen=True)
class Standing:
    """A piece as it was placed: with its size and the object that its author named."""

    piece: Piece
    width: int
    height: int
    layer: str
    named: str = ""
    """The address in its property ``object``."""
    promised: tuple[str, ...] = ()
    """The looks that the tileset says it has."""

    @property
    def foot(self) -> tuple[int, int, int, int]:
        """Give left, top, right and bottom of what it covers of the ground, in pixels."""
        one = self.piece
        deep = self.height if one.flat else min(self.height, TILE_PX)
        return one.left, one.base - deep, one.left + self.width, one.base

    @property
    def tile(self) -> Tile:
        """Give the tile in the middle of its lower edge."""
        return Tile((self.piece.left + self.width // 2) // TILE_PX, (self.piece.base - 1) // TILE_PX)


def ordered(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Give the flat pieces as the file has them, then the others by their base."""
    found = tuple(pieces)
    flat = [one for one in found if one.flat]
    return (*flat, *sorted((one for one in found if not one.flat), key=lambda one: one.base))


def belonging(pieces: Sequence[Standing], maze: Maze, rooms: Mapping[Tile, str]) -> tuple[Piece, ...]:
    """Give every piece with the address of the object that it shows.

    ``rooms`` has the arena of every tile of one, also of tiles on which nobody can stand.
    """
    by_kind: dict[str, list[GameObject]] = {}
    for thing in maze.objects.values():
        by_kind.setdefault(thing.kind, []).append(thing)
    return tuple(replace(one.piece, object=_shown(one, maze, by_kind, rooms)) for one in pieces)


def _shown(
    one: Standing, maze: Maze, by_kind: Mapping[str, Sequence[GameObject]], rooms: Mapping[Tile, str]
) -> str:
    """Give the nearest object of the piece's kind in its arena; the named one if one is named."""
    if one.named:
        return one.named if one.named in maze.objects else ""
    arena = _room_of(one, rooms)
    near = [
        (_gap(one.foot, tile), thing.address)
        for thing in by_kind.get(one.piece.kind, ())
        if not arena or addresses.parent(thing.address) == arena
        for tile in thing.tiles
    ]
    gap, address = min(near, default=((0, 0), ""))
    return address if gap[0] <= NEAR_TILES * TILE_PX else ""


def _room_of(one: Standing, rooms: Mapping[Tile, str]) -> str:
    """Give the arena in which a piece has its foot; empty where that is a wall or the open."""
    left, top, right, bottom = one.foot
    for x in (one.tile.x, left // TILE_PX, (right - 1) // TILE_PX):
        for y in (one.tile.y, top // TILE_PX):
            if arena := rooms.get(Tile(x, y), ""):
                return arena
    return rooms.get(Tile(one.tile.x, bottom // TILE_PX), "")


def _gap(foot: tuple[int, int, int, int], tile: Tile) -> tuple[int, int]:
    """Give the free pixels between a foot and a tile, and the distance of their middles."""
    left, top, right, bottom = foot
    x, y = tile.x * TILE_PX, tile.y * TILE_PX
    across = max(0, x - right, left - (x + TILE_PX))
    down = max(0, y - bottom, top - (y + TILE_PX))
    middles = abs(left + right - 2 * x - TILE_PX) + abs(top + bottom - 2 * y - TILE_PX)
    return max(across, down), middles
