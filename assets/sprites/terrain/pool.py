"""Still water: a bank of stones, shallows, depth, drifting glints and foam, in four frames."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from scipy import ndimage

from studio.paint import FINE, LIGHT, TILE_PX, Paint
from studio.palette import ramp
from terrain import fringe, shape
from terrain.cobbles import Stone, cells

if TYPE_CHECKING:
    import numpy.typing as npt
    from PIL import Image

    from studio.palette import Floats

FRAMES = 4
"""After so many frames the water moves as at first."""

BANK_PX = 3.4
"""How broad the bank is."""

MARGIN_PX = 5.0
"""How far from the side of its tile the bank begins."""

ROUND_PX = 24.0
"""Radius of the outer corners of ponds."""

ALONG = 6
"""Stones of the bank along one side of a tile."""


def tile(mask: int, variant: int, frame: int = 0) -> Image.Image:
    """Draw the tile of a mask in one of the frames."""
    paint = Paint(TILE_PX, TILE_PX, 800 + variant)
    deep = shape.inside(mask, MARGIN_PX, ROUND_PX) + 1.4 * shape.wobble(mask, variant, 9.0)
    laid = _stones(variant)
    owner, gap = cells(laid)
    judged = np.array(
        [float(shape.at(mask, *map(np.array, stone.anchor), MARGIN_PX, ROUND_PX)) for stone in laid]
    )
    stony = ((judged > -1) & (judged < BANK_PX))[owner] & (deep > -2) & (deep < BANK_PX + 3)
    open_water = (deep > 1) & ~stony
    _water(paint, open_water, deep, variant, frame)
    solid = ndimage.binary_opening(stony & (gap > 0.5), iterations=2)
    joints = stony & ~solid
    paint.colours[joints] = ramp("steel", 0.22)
    paint.cover[joints] = 1
    _bank(paint, solid, np.array([stone.tone for stone in laid])[owner])
    fringe.tufts(paint, mask, deep, variant, 0.8, reach=2.0)
    return paint.reduce(outline=False, crisp=0.35, cut=0.4)


def _stones(variant: int) -> list[Stone]:
    """Give small stones in a jittered grid; those on the northern and western side always the same."""
    step = TILE_PX / ALONG
    shared, own = np.random.default_rng(810), np.random.default_rng(811 + variant)
    found = []
    for row in range(ALONG):
        for column in range(ALONG):
            fixed = row == 0 or column == 0
            move_x, move_y, tone = (shared if fixed else own).uniform(-1, 1, 3)
            x, y = (column + 0.25 * move_x) * step, (row + 0.25 * move_y) * step
            for across in (0, TILE_PX) if column == 0 else (0,):
                for down in (0, TILE_PX) if row == 0 else (0,):
                    anchor = (column * step + across, row * step + down)
                    found.append(Stone(x + across, y + down, tone, anchor))
    return found


def _bank(paint: Paint, solid: npt.NDArray[np.bool_], tones: Floats) -> None:
    depth = ndimage.distance_transform_edt(np.pad(solid, 8, mode="edge"))[8:-8, 8:-8] / FINE
    rim = np.clip(depth / 1.6, 0, 1)
    high = ndimage.gaussian_filter(np.sqrt(np.clip(1 - (1 - rim) ** 2, 0, 1)) * 5, 1.0, mode="nearest")
    slope_y, slope_x = np.gradient(high)
    light = -(slope_x * LIGHT[0] + slope_y * LIGHT[1])
    paint.colours[solid] = ramp("grey", np.clip(0.56 + 0.12 * tones + 0.3 * light, 0.1, 1))[solid]
    paint.cover[solid] = 1


def _water(paint: Paint, water: npt.NDArray[np.bool_], deep: Floats, variant: int, frame: int) -> None:
    turn = frame * 2 * np.pi / FRAMES
    depth = np.clip((deep - BANK_PX) / (shape.DEEP_PX - BANK_PX), 0, 1)
    net = np.abs(shape.wobble(255, 830 + variant, 9.0) - 0.16 * np.cos(turn)) < 0.05
    tone = 0.72 - 0.36 * depth**0.8 + 0.1 * net
    above = ndimage.shift(
        (deep < BANK_PX + 0.5).astype(float), (3.2 * FINE, 1.0 * FINE), order=0, mode="nearest"
    )
    tone = tone - 0.2 * ndimage.gaussian_filter(above, 2, mode="nearest") * (depth < 0.7)
    paint.colours[water] = ramp("pond", np.clip(tone, 0.05, 1))[water]
    paint.cover[water] = 1
    lap = 0.5 * np.sin(turn) + 0.35 * np.sin(2.5 * shape.wobble(255, 840, 6.0) + turn)
    line = np.abs(deep - BANK_PX - 2.4 - lap)
    broken = shape.wobble(255, 850, 5.0) > -0.25
    paint.colours[water & (line < 0.42) & broken] = ramp("pond", 0.97)
    second = np.abs(deep - BANK_PX - 4.8 - 0.6 * lap) < 0.3
    paint.colours[water & second & (shape.wobble(255, 851, 5.0) > 0.25)] = ramp("pond", 0.78)
    _glints(paint, water & (depth > 0.6), variant, frame)


def _glints(paint: Paint, where: npt.NDArray[np.bool_], variant: int, frame: int) -> None:
    """Draw short strokes of light with a dark one below; they drift and are born and die in turn."""
    drawn = np.random.default_rng(860 + variant)
    for x, y, length, phase in drawn.uniform(0, 1, (5, 4)):
        age = (frame + int(phase * FRAMES)) % FRAMES
        long = (2 + 5 * length) * (0.35, 0.8, 1, 0.55)[age]
        left, top = 4 + x * 17 + age * 0.8, 3 + y * 25
        paint.fill(paint.rect(left, top, left + long, top + 1) & where, "pond", 0.62, 0, edge=0)
        paint.fill(paint.rect(left + 1, top + 1, left + long + 1, top + 2) & where, "pond", 0.24, 0, edge=0)
        if age == 2 and length > 0.5:
            paint.fill(paint.rect(left + 1, top, left + 3, top + 1) & where, "pond", 0.92, 0, edge=0)
