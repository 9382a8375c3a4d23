"""Tiles and directions. ``x`` runs east, ``y`` runs south, in tiles; arrays are indexed ``[y, x]``."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

TILE_PX = 32
"""Pixels along one side of a tile, in the assets and at zoom 1."""


class Tile(NamedTuple):
    """One tile of the map."""

    x: int
    y: int


class Facing(StrEnum):
    """The four directions, in the order in which paths prefer them."""

    SOUTH = "south"
    WEST = "west"
    EAST = "east"
    NORTH = "north"


STEP = {
    Facing.SOUTH: Tile(0, 1),
    Facing.WEST: Tile(-1, 0),
    Facing.EAST: Tile(1, 0),
    Facing.NORTH: Tile(0, -1),
}
"""What one step in each direction adds."""


def facing_between(origin: Tile, target: Tile) -> Facing:
    """Give the direction of a step between two neighbouring tiles (SOUTH for the same tile)."""
    for facing, step in STEP.items():
        if (origin.x + step.x, origin.y + step.y) == target:
            return facing
    return Facing.SOUTH
