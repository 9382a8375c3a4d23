"""Rocks, stumps, logs and stepping stones."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from outdoors.blooms import blades
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

ROCKS = {"small": (20, 16), "medium": (34, 27), "large": (56, 44)}


def rock(size: str, seed: int, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a boulder with facets and moss at its foot."""
    width, height = ROCKS[size]
    paint = Paint(width, height, 600 + seed)
    drawn = paint.drawn
    middle, foot = width / 2, height - 3
    turns = np.linspace(np.pi, 2 * np.pi, 7)
    ring = [
        (
            middle + np.cos(turn) * (middle - 2) * drawn.uniform(0.86, 1),
            foot - 2 + np.sin(turn) * (height - 7) * drawn.uniform(0.84, 1),
        )
        for turn in turns
    ]
    whole = paint.poly(
        (3, foot - 1), *ring, (width - 3, foot - 1), (width * 0.7, foot + 1), (width * 0.3, foot + 1)
    )
    rough = 0.07 * paint.noise(3, 1)
    paint.fill(whole, "grey", 0.52, min(width, height) * 0.24, 0.5, texture=rough, edge=0.1)
    ridge = (middle + width * 0.06, height * 0.42)
    lit = paint.poly(ring[1], ring[2], ring[3], ring[4], ridge)
    paint.fill(lit & whole, "grey", 0.74, 2, 0.3, texture=rough, edge=0.02)
    shaded = paint.poly(ring[5], ring[6], (width - 3, foot), (middle + width * 0.1, foot), ridge)
    paint.fill(shaded & whole, "grey", 0.36, 2, 0.3, texture=rough, edge=0.02)
    moss = whole & (paint.noise(5, 3) > 0.1) & paint.rect(0, height * 0.62, width, height)
    paint.fill(moss, "meadow", 0.4, 1, 0.3, edge=0, texture=0.1 * paint.noise(1.5, 4))
    for x in (4, width * 0.5, width - 5):
        blades(paint, x, foot + 2, 2.6, (2, 4.6), 6, 0.6)
    return paint.reduce(dark=0.45)


def stump(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a tree stump with its rings."""
    paint = Paint(34, 28, 610)
    bark = 0.13 * paint.grain(1, upright=True)
    paint.fill(
        paint.poly(
            (6, 9), (28, 9), (29, 20), (33, 26), (25, 24.5), (19, 27), (13, 24.5), (3, 26.6), (5.4, 20)
        ),
        "wood",
        0.42,
        3,
        0.4,
        texture=bark,
    )
    for radius, tone in ((11.4, 0.42), (10.2, 0.82), (7.4, 0.68), (6.4, 0.82), (3.6, 0.66), (2.6, 0.8)):
        paint.fill(
            paint.dot(17, 9, radius, radius * 0.6), "wood" if radius > 11 else "boards", tone, 0, edge=0
        )
    blades(paint, 6, 26, 3, (3, 5), 7, 0.6)
    return paint.reduce()


def log(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a felled trunk with moss and a mushroom."""
    paint = Paint(66, 28, 611)
    bark = 0.12 * paint.grain(1)
    paint.fill(paint.rect(6, 6, 58, 25, 5), "wood", 0.42, 7, 0.5, texture=bark)
    paint.fill(paint.oval(50, 6, 64, 25), "wood", 0.36, 1, 0.3)
    for radius, tone in ((5.6, 0.8), (4, 0.64), (3.2, 0.8), (1.6, 0.62)):
        paint.fill(paint.dot(57, 15.5, radius, radius * 1.4), "boards", tone, 0, edge=0)
    moss = paint.rect(8, 5, 48, 13, 3) & (paint.noise(6, 2) > 0.05) & (paint.cover > 0)
    paint.fill(moss, "meadow", 0.5, 1.4, 0.3, edge=0, texture=0.1 * paint.noise(2, 3))
    for x in (12, 36):
        blades(paint, x, 27, 3, (3, 6), 7, 0.6)
    return paint.reduce()


def stepping_stones(seed: int, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw four flat stones let into the grass."""
    paint = Paint(32, 32, 620 + seed)
    drawn = paint.drawn
    for x, y in ((8, 8), (23, 10), (10, 24), (24, 25)):
        left, top = x + drawn.uniform(-1, 1), y + drawn.uniform(-1, 1)
        across, down = drawn.uniform(5, 6.6), drawn.uniform(4, 5)
        paint.fill(paint.dot(left, top + 0.8, across + 0.8, down + 0.8), "meadow", 0.16, 0, edge=0)
        paint.fill(
            paint.dot(left, top, across, down),
            "flagstone",
            0.5,
            1.6,
            0.25,
            texture=0.05 * paint.noise(3, 1),
            edge=0.06,
        )
        blades(paint, left - across + 1, top + down, 2, (1.6, 3.4), 4, 0.6)
    return paint.reduce(outline=False, cut=0.4)


def leaves_fallen(ramp: str, seed: int, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw fallen leaves or petals on the ground under a tree."""
    paint = Paint(72, 40, 630 + seed)
    drawn = paint.drawn
    for x, y in drawn.normal((36, 20), (14, 7), (46, 2)):
        turn = drawn.uniform(0, 3.1)
        across, down = 1.5 * np.cos(turn), 0.9 * np.sin(turn)
        shape = paint.poly(
            (x - across, y - down),
            (x + down, y - across * 0.5),
            (x + across, y + down),
            (x - down, y + across * 0.5),
        )
        paint.fill(shape, ramp, drawn.uniform(0.4, 0.9), 0, edge=0)
    return paint.reduce(outline=False, cut=0.3)


PROPS = (
    *(
        Prop(f"rock {size} {seed}", partial(rock, size, seed + 3 * len(size)), shadow="oval")
        for size in ROCKS
        for seed in (1, 2)
    ),
    Prop("stump", stump, shadow="oval"),
    Prop("log", log),
    *(
        Prop(f"stepping stones {seed}", partial(stepping_stones, seed), shadow="none", flat=True)
        for seed in (1, 2)
    ),
    Prop("fallen leaves", partial(leaves_fallen, "autumn", 1), shadow="none", flat=True),
    Prop("fallen petals", partial(leaves_fallen, "blossom", 2), shadow="none", flat=True),
)
"""Every prop of this module."""
