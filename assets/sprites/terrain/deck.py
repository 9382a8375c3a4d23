"""Decks of planks: terraces, jetties and bridges, with a front edge where they end in the south."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from studio import texture
from studio.paint import FINE, TILE_PX, Paint

if TYPE_CHECKING:
    from PIL import Image

PLANK_PX = 8
FACE_PX = 5
"""Height of the front edge."""


JOINTED = 0.4
"""The part of the rows of a tile in which one plank ends and the next begins."""


def tile(mask: int, variant: int) -> Image.Image:
    """Draw the tile of a mask."""
    paint = Paint(TILE_PX, TILE_PX, 1000 + variant)
    north, east, south, west = (mask & bit for bit in (1, 4, 16, 64))
    left, right = (0 if west else 1), (TILE_PX if east else TILE_PX - 1)
    top, bottom = (0 if north else 1), (TILE_PX if south else TILE_PX - FACE_PX - 1)
    paint.fill(paint.rect(left, top, right, bottom), "boards", 0.16, 0, edge=0)
    grain = texture.grain(TILE_PX * FINE, TILE_PX * FINE, 1001)
    own = np.random.default_rng(1002 + variant)
    for row in range(TILE_PX // PLANK_PX):
        _row(paint, own, row, (left, top, right, bottom), grain)
    if not south:
        paint.fill(
            paint.rect(left, bottom, right, bottom + FACE_PX), "boards", 0.3, 0, edge=0, texture=0.05 * grain
        )
        paint.fill(paint.rect(left, bottom, right, bottom + 1), "boards", 0.74, 0, edge=0)
        paint.fill(paint.rect(left, bottom + 1, right, bottom + 2), "boards", 0.12, 0, edge=0)
        for x in range(4, TILE_PX, 12):
            paint.fill(paint.rect(x, bottom + 2, x + 3, bottom + FACE_PX), "boards", 0.16, 0, edge=0)
    for open_side, box in (
        (west, (0, top, 1, bottom)),
        (east, (TILE_PX - 1, top, TILE_PX, bottom)),
        (north, (left, 0, right, 1)),
        (south, (left, TILE_PX - 1, right, TILE_PX)),
    ):
        if not open_side:
            paint.fill(paint.rect(*box), "walnut", 0.16, 0, edge=0)
    return paint.reduce(outline=False, crisp=0.3)


def _row(
    paint: Paint,
    own: np.random.Generator,
    row: int,
    box: tuple[float, float, float, float],
    grain: np.ndarray[tuple[int, ...], np.dtype[np.float64]],
) -> None:
    """Lay one row: the plank that leaves the tile has one tone in all tiles, the joint lies elsewhere."""
    left, top, right, bottom = box
    outer = 0.52 + (0.03, -0.02, 0.04, -0.03)[row]
    low, high = max(top, row * PLANK_PX + 0.4), min(bottom, (row + 1) * PLANK_PX - 0.4)
    joint, jointed = 7 + 18 * own.random(), own.random() < JOINTED
    parts = (
        [(left - 2.0, joint, outer), (joint, right + 2.0, outer)]
        if jointed
        else [(left - 2.0, right + 2.0, outer)]
    )
    for start, end, tone in parts:
        shape = paint.rect(start + 0.3, low, end - 0.3, high) & paint.rect(left, top, right, bottom)
        paint.fill(shape, "boards", tone, 0, edge=0, texture=0.05 * grain)
        lip = paint.rect(start + 0.3, low, end - 0.3, low + 0.9) & shape
        paint.fill(lip, "boards", tone + 0.13, 0, edge=0)
        for x in (start + 1.6, end - 1.6):
            if left + 1 < x < right - 1:
                paint.fill(paint.dot(x, (low + high) / 2, 0.6), "walnut", 0.2, 0, edge=0)
