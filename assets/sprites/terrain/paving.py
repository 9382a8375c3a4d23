"""Paved ways: whole stones up to a soft edge, moss in the joints, grass hanging over them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from scipy import ndimage

from studio.paint import FINE, LIGHT, TILE_PX, Paint
from studio.palette import ramp
from terrain import fringe, shape
from terrain.cobbles import cells, stones

if TYPE_CHECKING:
    from PIL import Image

    from studio.paint import Mask
    from studio.palette import Floats

CHIP = 26 * FINE * FINE
"""Points of the canvas that a piece of stone must have."""

JOINT_PX = 1.1
"""Half of what two stones leave between them, in the measure of ``cells``."""


def tile(mask: int, variant: int) -> Image.Image:
    """Draw the tile of a mask."""
    paint = Paint(TILE_PX, TILE_PX, 300 + variant)
    laid = stones(variant)
    owner, gap = cells(laid)
    deep = shape.inside(mask) + 1.8 * shape.wobble(mask, variant)
    here = np.array([float(shape.at(mask, *map(np.array, stone.anchor))) > -0.5 for stone in laid])
    # A stone is there or not as a whole, so an edge is a row of stones and no cut.
    present = here[owner] & (deep > -1.6)
    solid = present & (gap > JOINT_PX)
    solid = _without_chips(ndimage.binary_opening(solid, iterations=3), mask)
    bed = ndimage.binary_dilation(solid, iterations=7) & (deep > -1.8)
    bed = _without_chips(bed | (deep > 2), mask)
    paint.colours[bed] = ramp("boards", 0.27 + 0.05 * shape.wobble(255, 40, 2.0))[bed]
    paint.cover[bed] = 1
    _stones(paint, solid, np.array([stone.tone for stone in laid])[owner], variant)
    moss = bed & ~solid & (shape.cloud(50 + variant, 6.0) > 0.22)
    paint.colours[moss] = ramp("meadow", 0.3 + 0.1 * shape.wobble(255, 41, 2.0))[moss]
    fringe.shade(paint, bed)
    fringe.tufts(paint, mask, deep, variant)
    return paint.reduce(outline=False, crisp=0.35, cut=0.4)


def _without_chips(solid: Mask, mask: int) -> Mask:
    """Drop what the edge cut off stones, but not where another tile follows: there it goes on."""
    labels, count = ndimage.label(solid)
    sizes = ndimage.sum_labels(solid, labels, range(count + 1))
    sides = {1: labels[0], 4: labels[:, -1], 16: labels[-1], 64: labels[:, 0]}
    border = {number for bit, side in sides.items() if mask & bit for number in side}
    chips = [number for number in range(1, count + 1) if sizes[number] < CHIP and number not in border]
    whole: Mask = solid & ~np.isin(labels, chips)
    return whole


def _stones(paint: Paint, solid: Mask, tones: Floats, variant: int) -> None:
    """Paint rounded stones, each with its own tone."""
    depth = ndimage.distance_transform_edt(np.pad(solid, 8, mode="edge"))[8:-8, 8:-8] / FINE
    rim = np.clip(depth / 1.7, 0, 1)
    high = ndimage.gaussian_filter(np.sqrt(np.clip(1 - (1 - rim) ** 2, 0, 1)) * 5, 1.2, mode="nearest")
    slope_y, slope_x = np.gradient(high)
    light = -(slope_x * LIGHT[0] + slope_y * LIGHT[1])
    rough = 0.035 * shape.wobble(255, 60 + variant, 3.0)
    tone = 0.53 + 0.085 * tones + 0.2 * light + rough
    paint.colours[solid] = ramp("flagstone", np.clip(tone, 0.14, 0.9))[solid]
