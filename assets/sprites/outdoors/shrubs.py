"""Bushes, with and without flowers, and clipped hedges."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from outdoors.blooms import blossom
from outdoors.foliage import Billow, Leaves, grow
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

BUSHES = {
    "bush": ("tree", ""),
    "bush light": ("fern", ""),
    "bush roses": ("tree", "red"),
    "bush pink": ("tree", "pink"),
    "bush yellow": ("fern", "gold"),
    "bush white": ("tree", "white"),
    "bush violet": ("tree", "violet"),
    "bush berries": ("fern", "berries"),
    "bush autumn": ("autumn", ""),
}
"""The leaves of a bush and what blooms on it."""


def bush(leaves: str, blooms: str, seed: int, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a round bush."""
    paint = Paint(38, 32, seed)
    drawn = np.random.default_rng(seed)
    billows = [
        Billow(x + drawn.uniform(-1, 1), y + drawn.uniform(-0.8, 0.8), r)
        for x, y, r in (
            (19, 12, 8),
            (11, 15, 7.5),
            (27, 15, 7.5),
            (19, 19, 9.5),
            (9, 22, 6.6),
            (29, 22, 6.6),
            (15, 24, 6),
            (23, 24.5, 6),
        )
    ]
    grow(paint, billows, Leaves(leaves, 0.54, 2.0, 1.2), seed)
    if blooms:
        for number in range(13):
            turn, away = number * 2.4, np.sqrt((number + 0.6) / 13)
            x, y = 19 + 14.5 * away * np.cos(turn) + drawn.uniform(-1, 1), 17 + 9.5 * away * np.sin(turn)
            if blooms == "berries":
                paint.shade(paint.dot(x + 0.4, y + 0.8, 1.3), 0.5, blur=0.4)
                paint.fill(paint.dot(x, y, 1.3), "red", 0.6, 1.2, 0.5, edge=0.1)
            else:
                blossom(paint, x, y, blooms, 1.2)
    return paint.reduce(dark=0.42)


def small_bush(seed: int, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a low bush."""
    paint = Paint(26, 22, seed)
    billows = [Billow(13, 8, 6), Billow(7, 12, 5.4), Billow(19, 12, 5.4), Billow(13, 14, 6.4)]
    grow(paint, billows, Leaves("tree" if seed % 2 else "fern", 0.54, 1.9, 1.2), seed)
    return paint.reduce(dark=0.42)


HEDGE_TOP_PX = 15
"""How deep the top of a hedge is."""


def hedge(west: bool, east: bool, flowers: str, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw one tile of a clipped hedge along a street: a light top and a dark front."""
    paint = Paint(32, 36, 300 + 2 * west + east)
    drawn = np.random.default_rng(310)
    left, right = (-4 if west else 5), (36 if east else 27)
    count = (right - left) // 4
    front = [
        Billow(left + (right - left) * i / count, 26.5 + row, 4.2, 1)
        for row in (0, 4)
        for i in range(count + 1)
    ]
    top = [
        Billow(left + (right - left) * i / count + drawn.uniform(-0.8, 0.8), y, 4.4, 0.85)
        for y in (7, 11, 15, 18.5)
        for i in range(count + 1)
    ]
    grow(paint, front, Leaves("tree", 0.4, 1.8, 1.5, 0.55, 0.16, 0.4), 311)
    grow(paint, top, Leaves("tree", 0.6, 1.8, 1.5, 0.55, 0.2, -0.3), 312)
    lit = paint.rect(left, 21.6, right, 22.8) & (paint.cover > 0)
    paint.glow(lit, "a9cb57", 0.28, 0.6)
    if flowers:
        for x, y in ((6, 9), (14, 15), (22, 8), (27, 17), (10, 24), (20, 26)):
            if left < x < right:
                blossom(paint, x, y, flowers, 1.1)
    return paint.reduce(dark=0.42)


def hedge_upright(north: bool, south: bool, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw one tile of a hedge that runs away from the viewer, seen from above."""
    paint = Paint(32, 44, 320 + 2 * north + south)
    drawn = np.random.default_rng(321)
    top, bottom = (2 if north else 7), (42 if south else 26)
    if not south:
        front = [Billow(8 + i * 4, 31 + row, 4.2, 1) for row in (0, 4) for i in range(5)]
        grow(paint, front, Leaves("tree", 0.4, 1.8, 1.5, 0.55, 0.16, 0.4), 322)
    rows = int((bottom - top) / 4) + 1
    crown = [
        Billow(8 + i * 4 + drawn.uniform(-0.8, 0.8), top + (bottom - top) * row / (rows - 1), 4.4, 0.9)
        for row in range(rows)
        for i in range(5)
    ]
    grow(paint, crown, Leaves("tree", 0.58, 1.8, 1.5, 0.55, 0.2, -0.3), 323)
    return paint.reduce(dark=0.42)


def topiary(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a bush clipped to two balls, in a terracotta pot."""
    paint = Paint(26, 52, 330)
    paint.fill(paint.poly((6, 40), (20, 40), (18, 51), (8, 51)), "skin fair", 0.3, 3, 0.4)
    paint.fill(paint.rect(5, 38, 21, 42, 1), "skin fair", 0.42, 1.5, 0.4)
    paint.fill(paint.rect(12, 12, 14, 39), "wood", 0.4, 1, 0.3)
    leaves = Leaves("tree", 0.54, 1.8, 1.5, 0.55, 0.34)
    grow(paint, [Billow(13, 29, 9.5, 1)], leaves, 331)
    grow(paint, [Billow(13, 11, 7.5, 1)], leaves, 332)
    return paint.reduce(dark=0.42)


ENDS = {"single": (False, False), "left": (False, True), "middle": (True, True), "right": (True, False)}
UPRIGHT_ENDS = {"top": (False, True), "middle": (True, True), "bottom": (True, False)}

PROPS = (
    *(
        Prop(name, partial(bush, leaves, blooms, 340 + 7 * place), shadow="oval", sways=True)
        for place, (name, (leaves, blooms)) in enumerate(BUSHES.items())
    ),
    *(
        Prop(f"bush small {seed}", partial(small_bush, 400 + seed), shadow="oval", sways=True)
        for seed in (1, 2)
    ),
    *(Prop(f"hedge {end}", partial(hedge, *joined, "")) for end, joined in ENDS.items()),
    *(
        Prop(f"hedge {colour} {end}", partial(hedge, *joined, colour))
        for colour in ("red", "white")
        for end, joined in ENDS.items()
    ),
    *(Prop(f"hedge upright {end}", partial(hedge_upright, *joined)) for end, joined in UPRIGHT_ENDS.items()),
    Prop("topiary", topiary, shadow="oval"),
)
"""Every prop of this module."""
