"""What grows on façades: ivy, roses, boxes of flowers under windows, hanging baskets."""

from __future__ import annotations

import functools
import math
from typing import TYPE_CHECKING

import numpy as np

from masonry.hang import COLOURS, flower, hung, leaf
from studio.paint import Paint

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import Image

    from studio.paint import Mask
    from studio.prop import Prop

BLOOMS = {
    "red": (("red", 0.56), ("red", 0.7)),
    "pink": (("pink", 0.5), ("pink", 0.8)),
    "violet": (("violet", 0.5), ("violet", 0.75)),
    "yellow": (("gold", 0.6), ("gold", 0.85)),
    "white": (("plaster", 0.97), ("plaster", 0.9)),
    "mixed": (("red", 0.58), ("gold", 0.68), ("pink", 0.66), ("plaster", 0.97)),
}
"""The colours of flowers, each as ramps and tones."""


def _foliage(paint: Paint, places: Sequence[tuple[float, float]], long: float = 3.4, seed: int = 1) -> None:
    """Cover places with leaves that hang down: dark ones below, then lit ones, the upper ones last."""
    drawn = np.random.default_rng(seed)
    for layer, (low, high) in enumerate(((0.2, 0.34), (0.38, 0.7))):
        for x, y in sorted(places, key=lambda place: -place[1]):
            angle = math.pi / 2 + drawn.uniform(-1.3, 1.3)
            size = long * drawn.uniform(0.8, 1.2) * (1.15 if layer == 0 else 1)
            down = 0.9 if layer == 0 else 0
            leaf(paint, x + down, y + down, size, math.cos(angle), math.sin(angle), drawn.uniform(low, high))


def _tendrils(paint: Paint, shape: str) -> list[tuple[float, float]]:
    """Let shoots grow ("wall", "corner": upwards; "hanging": downwards), and give where their leaves sit."""
    drawn, wide, high = paint.drawn, paint.width, paint.height
    hanging = shape == "hanging"
    places = []
    for shoot in range(round(wide / 3.2)):
        x = 4 + (wide - 8) * (shoot + drawn.uniform(0.2, 0.8)) / round(wide / 3.2)
        y = 3.0 if hanging else high - 6.0
        middle = 1 - abs(x / wide - 0.5) * 2
        reach = high - 10
        if hanging:
            reach *= drawn.uniform(0.15, 1) ** 1.3
        elif shape == "corner":
            reach *= max(0.12, 1 - x / wide * 1.1) * drawn.uniform(0.75, 1)
        else:
            reach *= drawn.uniform(0.35, 1) * (0.45 + 0.55 * middle)
        bend = drawn.uniform(-0.5, 0.5)
        grown = 0.0
        while grown < reach:
            spread = 2.4 * (1 - grown / max(reach, 1)) + 0.7
            places.append((float(np.clip(x + drawn.normal(0, spread * 0.6), 3, wide - 4)), y))
            x += bend + drawn.uniform(-0.9, 0.9)
            step = drawn.uniform(1.2, 2.2)
            y += step if hanging else -step
            grown += step
    if hanging:
        places += [(drawn.uniform(3, wide - 4), drawn.uniform(2, 5)) for _ in range(wide // 2)]
    return places


def _ivy(wide: int, high: int, shape: str, bloom: str) -> Image.Image:
    """Ivy: climbing from the foot of a wall ("wall", "corner") or hanging from above."""
    paint = Paint(wide, high, wide + high)
    places = _tendrils(paint, shape)
    _foliage(paint, places, 3.4, wide)
    if bloom:
        colours = BLOOMS[bloom]
        for at, (x, y) in enumerate(places[:: max(1, len(places) // (wide // 3))]):
            ramp, tone = colours[at % len(colours)]
            flower(paint, x, min(y, high - 4), ramp, tone, 1.5)
    return paint.reduce(dark=0.45, cut=0.4)


def _flower_box(bloom: str, wide: int, wood: str) -> Image.Image:
    """Draw a box full of flowers that spill over its front."""
    paint = Paint(wide, 20, 9)
    name, tone = COLOURS[wood]
    drawn = paint.drawn
    places = [(drawn.uniform(3, wide - 3), drawn.uniform(4, 11)) for _ in range(int(wide * 1.4))]
    solid: Mask = ~paint.full()
    for x, y in places:
        solid |= paint.dot(x, y + 1, 1.8)
    paint.fill(solid, "fern", 0.26, 0, edge=0)
    paint.fill(
        paint.rect(2, 10.6, wide - 2, 19, 1),
        name,
        tone - 0.1,
        1.1,
        0.36,
        texture=0.06 * paint.grain(2),
        edge=0.14,
    )
    paint.fill(paint.rect(1.4, 10, wide - 1.4, 12.6, 0.8), name, min(1, tone + 0.08), 0.8, 0.4, edge=0.1)
    _foliage(paint, places, 3.2, wide)
    trailing = [(drawn.uniform(3, wide - 3), drawn.uniform(10.6, 13)) for _ in range(wide // 3)]
    _foliage(paint, trailing, 3, wide + 1)
    colours = BLOOMS[bloom]
    for at in range(wide // 3):
        x = 3.4 + at * (wide - 6.8) / max(1, wide // 3 - 1)
        ramp, light = colours[at % len(colours)]
        flower(paint, x + drawn.uniform(-0.6, 0.6), 5 + drawn.uniform(-1.4, 4), ramp, light, 1.5)
    return paint.reduce(dark=0.45)


def _basket(bloom: str) -> Image.Image:
    """Draw a basket of flowers on a hook."""
    paint = Paint(24, 34, 15)
    paint.fill(paint.rect(11.4, 1, 12.6, 4), "black", 0.5, 0.6, 0.4, edge=0)
    for x in (5, 19):
        paint.fill(paint.line([(12, 3), (x, 17)], 1.1), "steel", 0.5, 0, edge=0)
    paint.fill(
        paint.poly((4, 17), (20, 17), (16.4, 26), (7.6, 26)),
        "sand",
        0.46,
        2,
        0.4,
        texture=0.14 * paint.weave(1),
        edge=0.14,
    )
    drawn = paint.drawn
    places = [(drawn.uniform(3.4, 20.6), drawn.uniform(12, 19)) for _ in range(46)]
    places += [
        (drawn.choice([4.0, 7.0, 12.0, 17.0, 20.0]) + drawn.uniform(-1, 1), drawn.uniform(18, 26))
        for _ in range(16)
    ]
    _foliage(paint, places, 3.2, 3)
    colours = BLOOMS[bloom]
    for at in range(9):
        ramp, light = colours[at % len(colours)]
        flower(paint, drawn.uniform(4, 20), drawn.uniform(11.6, 21), ramp, light, 1.5)
    return paint.reduce(dark=0.45)


def _trellis(bloom: str) -> Image.Image:
    """Draw a trellis with climbing roses."""
    paint = Paint(30, 48, 21)
    for at in range(5):
        paint.fill(paint.rect(3 + at * 5.4, 2, 4.6 + at * 5.4, 47), "birch", 0.84, 0.6, 0.4, edge=0.12)
        paint.fill(paint.rect(2, 4 + at * 9, 28, 5.6 + at * 9), "birch", 0.9, 0.6, 0.4, edge=0.12)
    drawn = paint.drawn
    places = []
    for _ in range(330):
        x, y = drawn.uniform(3, 27), drawn.uniform(3, 45)
        if abs(x - 15 - 7 * math.sin(y * 0.16)) < 3 + y * 0.14:
            places.append((x, y))
    _foliage(paint, places, 3.2, 8)
    colours = BLOOMS[bloom]
    for at, (x, y) in enumerate(places[::11]):
        ramp, light = colours[at % len(colours)]
        flower(paint, x, y, ramp, light, 1.7)
    return paint.reduce(dark=0.45)


def _all() -> tuple[Prop, ...]:
    made = []
    for name, wide, high, shape, bloom in (
        ("ivy", 32, 50, "wall", ""), ("ivy wide", 64, 50, "wall", ""), ("ivy corner", 30, 50, "corner", ""),
        ("ivy hanging", 48, 28, "hanging", ""), ("ivy hanging wide", 96, 26, "hanging", ""),
        ("ivy roses", 32, 50, "wall", "red"), ("ivy wisteria", 64, 30, "hanging", "violet"),
        ("ivy blossom", 48, 28, "hanging", "pink"),
    ):  # fmt: skip
        made.append(hung(name, functools.partial(_ivy, wide, high, shape, bloom)))
    for bloom in BLOOMS:
        made.append(hung(f"flower box {bloom}", functools.partial(_flower_box, bloom, 28, "oak")))
        made.append(hung(f"flower box wide {bloom}", functools.partial(_flower_box, bloom, 58, "white")))
        made.append(hung(f"flower basket {bloom}", functools.partial(_basket, bloom), sways=True))
    made += [
        hung(f"trellis {bloom}", functools.partial(_trellis, bloom))
        for bloom in ("red", "pink", "white", "yellow")
    ]
    return tuple(made)


PROPS = _all()
"""Ivy, flower boxes, baskets, trellises."""
