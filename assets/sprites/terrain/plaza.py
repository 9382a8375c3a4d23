"""Dressed slabs for squares and terraces, with a kerb of small stones around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from studio.paint import TILE_PX, Paint
from studio.palette import ramp
from terrain import fringe, shape

if TYPE_CHECKING:
    from PIL import Image

    from studio.paint import Mask

Box = tuple[float, float, float, float]

HALF = TILE_PX / 2

LAYOUTS: tuple[tuple[Box, ...], ...] = (
    ((0, 0, 16, 16), (16, 0, 32, 16), (0, 16, 16, 32), (16, 16, 32, 32)),
    ((0, 0, 32, 16), (0, 16, 16, 32), (16, 16, 32, 32)),
    ((0, 0, 16, 16), (16, 0, 32, 16), (0, 16, 32, 32)),
    ((0, 0, 16, 32), (16, 0, 32, 16), (16, 16, 32, 32)),
    ((0, 0, 16, 16), (0, 16, 16, 32), (16, 0, 32, 32)),
    ((0, 0, 21, 16), (21, 0, 32, 16), (0, 16, 11, 32), (11, 16, 32, 32)),
    ((0, 0, 11, 16), (11, 0, 32, 16), (0, 16, 21, 32), (21, 16, 32, 32)),
)
"""How slabs may fill a tile; a joint runs along all sides of every tile, so that all of them fit."""

KERB_PX = 5.0
"""Breadth of the kerb."""

MARGIN_PX = 2.5


def tile(mask: int, variant: int) -> Image.Image:
    """Draw the tile of a mask."""
    paint = Paint(TILE_PX, TILE_PX, 1300 + variant)
    deep = shape.inside(mask, MARGIN_PX, 8.0)
    bed = deep > 0
    paint.colours[bed] = ramp("flagstone", 0.2)
    paint.cover[bed] = 1
    drawn = np.random.default_rng(1301 + variant)
    rough = 0.02 * paint.noise(2.5, 1) + 0.025 * shape.cloud(80 + variant, 7.0)
    within = deep > KERB_PX + 0.8
    for left, top, right, bottom in LAYOUTS[(variant * 5) % len(LAYOUTS)]:
        slab = paint.rect(left + 0.5, top + 0.5, right - 0.5, bottom - 0.5, 1.2) & within
        tone = drawn.choice((0.68, 0.72, 0.72, 0.76, 0.82))
        paint.fill(slab, "flagstone", tone, 1.0, 0.13, edge=0.04, texture=rough)
    _kerb(paint, mask, bed & (deep <= KERB_PX))
    fringe.shade(paint, bed, 0.25)
    fringe.tufts(paint, mask, deep, variant, 0.6, reach=1.6)
    return paint.reduce(outline=False, crisp=0.3, cut=0.4)


def _kerb(paint: Paint, mask: int, ring: Mask) -> None:
    """Lay stones along the open sides, eight pixels long."""
    for bit, upright, low in (
        (1, False, 0.0),
        (16, False, TILE_PX - KERB_PX - MARGIN_PX),
        (64, True, 0.0),
        (4, True, TILE_PX - KERB_PX - MARGIN_PX),
    ):
        if mask & bit:
            continue
        for start in range(0, TILE_PX, 8):
            across = (low, low + KERB_PX + MARGIN_PX)
            along = (start + 0.4, start + 7.6)
            box = (
                (across[0], along[0], across[1], along[1])
                if upright
                else (along[0], across[0], along[1], across[1])
            )
            paint.fill(
                paint.rect(*box, 0.8) & ring, "flagstone", 0.5 + 0.03 * (start % 3 - 1), 1.2, 0.2, edge=0.08
            )
    _corners(paint, mask, ring)


def _corners(paint: Paint, mask: int, ring: Mask) -> None:
    """Set one stone where the kerb turns around a corner of the grass."""
    size = KERB_PX + MARGIN_PX
    for bit, sides, left, top in (
        (2, 1 | 4, TILE_PX - size, 0.0),
        (8, 4 | 16, TILE_PX - size, TILE_PX - size),
        (32, 16 | 64, 0.0, TILE_PX - size),
        (128, 1 | 64, 0.0, 0.0),
    ):
        if mask & sides == sides and not mask & bit:
            paint.fill(
                paint.rect(left, top, left + size, top + size, 1) & ring,
                "flagstone",
                0.52,
                1.2,
                0.2,
                edge=0.08,
            )
