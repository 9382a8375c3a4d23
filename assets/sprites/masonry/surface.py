"""The face of a wall as a canvas whose left and right edges join.

A wall is seen from the south: a face 52 pixels high under a cap. A face repeats every tile. It is
painted two tiles wide and only the middle tile is kept, so that no rim of the canvas shows where
two wall tiles meet: the tile's column ``x`` is the canvas' column ``x + OFF``.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import numpy as np

from studio import texture
from studio.paint import FINE, TILE_PX, Paint

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL import Image

    from studio.paint import Mask
    from studio.palette import Floats

FACE_PX = 52
"""Height of the face."""

CAP_PX = 12
"""Thickness of a wall, seen as the depth of its cap."""

OFF = TILE_PX // 2
"""The column of the canvas at which the tile begins."""

WIDE = 2 * TILE_PX
"""Width of the canvas."""

LEFT_END, RIGHT_END = OFF + (TILE_PX - CAP_PX) // 2, OFF + (TILE_PX + CAP_PX) // 2
"""Where a wall ends that has no neighbour in the west or in the east: canvas columns."""


class Surface(Paint):
    """Draw a face being painted, periodic by one tile."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(WIDE, FACE_PX, seed)

    def copy(self) -> Surface:
        """Give a second surface with the same paint on it."""
        other = Surface(self.seed)
        other.colours, other.cover = self.colours.copy(), self.cover.copy()
        return other

    def noise(
        self, scale: float, salt: int = 0, *, octaves: int = 3, stretch: tuple[int, int] = (1, 1)
    ) -> Floats:
        """Give noise that repeats every tile."""
        one = texture.noise(self.rows, TILE_PX * FINE, scale * FINE, self.seed * 31 + salt, octaves, stretch)
        return np.tile(one, (1, 2))

    def grain(self, salt: int = 0, *, upright: bool = False) -> Floats:
        """Give the grain of wood, repeated every tile; streaks along x fade towards the joint."""
        seed = self.seed * 17 + salt
        if upright:
            return np.tile(texture.grain(self.rows, TILE_PX * FINE, seed, upright=True), (1, 2))
        one = texture.noise(self.rows, TILE_PX * FINE, 5 * FINE, seed, 2, (1, 6))
        return np.tile(one, (1, 2))

    def band(self, y0: float, y1: float) -> Mask:
        """Give everything between two heights."""
        return self.rect(0, y0, WIDE, y1)

    def tile(self, crisp: float = 0.4, dither: float = 0.0) -> Image.Image:
        """Give the tile in the middle, 32 x 52."""
        whole = self.reduce(outline=False, crisp=crisp, dither=dither)
        return whole.crop((OFF, 0, OFF + TILE_PX, FACE_PX))


def every(step: float, start: float = 0.0) -> Iterator[tuple[int, float]]:
    """Give positions across the canvas every ``step`` pixels, each with its number within a tile."""
    count = round(TILE_PX / step)
    at = -count
    while start + at * step < WIDE:
        yield at % count, start + at * step
        at += 1


def chance(seed: int, *place: int) -> float:
    """Give a number 0..1 that belongs to a place, the same on every run."""
    return zlib.crc32(repr((seed, *place)).encode()) / 2**32
