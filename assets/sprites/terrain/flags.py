"""Floors of tiles and of stone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from studio.paint import Paint
from terrain.planks import SIDE_PX

if TYPE_CHECKING:
    from PIL import Image


class Tiling(NamedTuple):
    """How a tiled floor looks: two ramps and tones that alternate, the joint between, the size."""

    first: tuple[str, float]
    second: tuple[str, float]
    joint: tuple[str, float]
    side: int = 16
    spread: float = 0.012
    relief: float = 0.12


TILINGS = {
    "checker green": Tiling(("teal", 0.52), ("flagstone", 0.93), ("flagstone", 0.36)),
    "checker red": Tiling(("brick", 0.6), ("flagstone", 0.93), ("flagstone", 0.3)),
    "kitchen tile": Tiling(("flagstone", 0.79), ("flagstone", 0.73), ("flagstone", 0.52)),
    "bath blue": Tiling(("tiles", 0.79), ("tiles", 0.62), ("tiles", 0.48), 16, 0.0, 0.08),
    "bath rose": Tiling(("pink", 0.97), ("flagstone", 0.98), ("flagstone", 0.74), 16, 0.0, 0.08),
    "terracotta": Tiling(("skin fair", 0.26), ("skin fair", 0.21), ("boards", 0.14), 16, 0.0, 0.1),
    "shop tile": Tiling(("flagstone", 0.86), ("flagstone", 0.72), ("flagstone", 0.56), 32, 0.0, 0.08),
}


def tiling(name: str) -> Image.Image:
    """Draw a floor of square tiles."""
    look = TILINGS[name]
    paint = Paint(SIDE_PX, SIDE_PX, 50 + len(name))
    paint.fill(paint.full(), look.joint[0], look.joint[1], 0, edge=0)
    drawn, side = paint.drawn, look.side
    for top in range(0, SIDE_PX, side):
        for left in range(0, SIDE_PX, side):
            ramp, tone = look.second if (left + top) // side % 2 else look.first
            shape = paint.rect(left + 0.4, top + 0.4, left + side - 0.4, top + side - 0.4, 0.8)
            own = tone + look.spread * drawn.choice((-1.0, 0.0, 0.0, 1.0))
            paint.fill(shape, ramp, own, 1, look.relief, edge=0.02)
    return paint.reduce(outline=False, wrap=True, crisp=0.25)


def college() -> Image.Image:
    """Draw large pale slabs with a dark lozenge where four meet."""
    paint = Paint(SIDE_PX, SIDE_PX, 61)
    paint.fill(paint.full(), "flagstone", 0.5, 0, edge=0)
    drawn = paint.drawn
    for top in range(0, SIDE_PX, 32):
        for left in range(0, SIDE_PX, 32):
            shape = paint.rect(left + 0.4, top + 0.4, left + 31.6, top + 31.6, 0.6)
            paint.fill(shape, "flagstone", drawn.choice((0.71, 0.71, 0.86)), 1, 0.08, edge=0.02)
    for top in range(0, SIDE_PX + 1, 32):
        for left in range(0, SIDE_PX + 1, 32):
            for size, ramp, tone in ((5.4, "flagstone", 0.5), (4.6, "brick", 0.45)):
                shape = paint.poly(
                    (left - size, top), (left, top - size), (left + size, top), (left, top + size)
                )
                paint.fill(shape, ramp, tone, 0.8 if size < 5 else 0, 0.12, edge=0)
    return paint.reduce(outline=False, wrap=True, crisp=0.25)


def marble() -> Image.Image:
    """Draw slabs of marble with grey veins."""
    paint = Paint(SIDE_PX, SIDE_PX, 62)
    paint.fill(paint.full(), "white", 0.5, 0, edge=0)
    bent, drawn = paint.noise(40, 1, octaves=4), paint.drawn
    veins = np.clip(1 - np.abs(bent) * 14, 0, 1)
    for top in range(0, SIDE_PX, 32):
        for left in range(0, SIDE_PX, 32):
            shape = paint.rect(left + 0.25, top + 0.25, left + 31.75, top + 31.75, 0.3)
            moved = np.roll(veins, drawn.integers(0, 500, 2), (0, 1))
            dark = (left + top) // 32 % 2
            paint.fill(shape, "white", 0.75 if dark else 0.95, 0.6, 0.08, edge=0.02, texture=-0.2 * moved)
    return paint.reduce(outline=False, wrap=True, crisp=0.25)


def ashlar() -> Image.Image:
    """Draw a floor of stone slabs of several sizes, laid without a pattern that the eye could follow."""
    paint = Paint(SIDE_PX, SIDE_PX, 63)
    paint.fill(paint.full(), "flagstone", 0.14, 0, edge=0)
    rough, drawn = paint.noise(2.5, 2), paint.drawn
    taken = np.zeros((8, 8), dtype=bool)
    for row in range(8):
        for column in range(8):
            if taken[row, column]:
                continue
            wide, high = ((1, 1), (2, 1), (1, 2), (2, 2), (2, 1))[drawn.integers(5)]
            wide = wide if column + wide <= 8 and not taken[row, column : column + wide].any() else 1
            high = high if row + high <= 8 and not taken[row : row + high, column].any() else 1
            taken[row : row + high, column : column + wide] = True
            left, top = column * 16, row * 16
            shape = paint.rect(left + 0.6, top + 0.6, left + wide * 16 - 0.6, top + high * 16 - 0.6, 2)
            tone = drawn.choice((0.29, 0.32, 0.42, 0.44))
            paint.fill(shape, "flagstone", tone, 1.4, 0.15, edge=0.04, texture=0.025 * rough)
    return paint.reduce(outline=False, wrap=True, crisp=0.3)
