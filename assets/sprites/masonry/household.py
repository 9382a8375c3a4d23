"""Things with depth on the walls of rooms: clocks, hooks, pans, candles, towels."""

from __future__ import annotations

import functools
import math
from typing import TYPE_CHECKING

from masonry.hang import COLOURS, hung, leaf
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image


def _clock(kind: str) -> Image.Image:
    """Draw a clock: "round" of wood, "school" of steel, or "pendulum" in a tall case."""
    high = 40 if kind == "pendulum" else 22
    paint = Paint(22, high, 3)
    name, tone = {"round": ("wood", 0.6), "school": ("steel", 0.5), "pendulum": ("mahogany", 0.64)}[kind]
    if kind == "pendulum":
        paint.fill(paint.poly((3, 7), (11, 1), (19, 7)), name, tone + 0.1, 1.2, 0.4, edge=0.14)
        paint.fill(paint.rect(3, 6, 19, 39, 1), name, tone, 1.4, 0.4, edge=0.14)
        paint.fill(paint.rect(6, 22, 16, 36, 0.8), "black", 0.1, 0, edge=0)
        paint.fill(paint.rect(10.4, 22, 11.6, 31), "gold", 0.6, 0, edge=0)
        paint.fill(paint.dot(11, 31.6, 2.6), "gold", 0.72, 1.4, 0.5, edge=0.1)
    else:
        paint.fill(paint.dot(11, 11, 9.6), name, tone, 2, 0.5, edge=0.14)
    middle = 14 if kind == "pendulum" else 11
    size = 6.2 if kind == "pendulum" else 7.4
    paint.fill(paint.dot(11, middle, size), "plaster", 0.97, 1, 0.2, edge=0.16)
    for at in range(4):
        angle = at * math.pi / 2
        paint.fill(
            paint.dot(11 + (size - 1.6) * math.cos(angle), middle + (size - 1.6) * math.sin(angle), 0.6),
            "black",
            0.2,
            0,
            edge=0,
        )
    hands = paint.line([(11, middle), (11, middle - 4.4)], 1) | paint.line(
        [(11, middle), (14, middle + 1.8)], 1
    )
    paint.fill(hands, "black", 0.1, 0, edge=0)
    return paint.reduce(dark=0.45)


def _pans() -> Image.Image:
    """Draw pans and a ladle on a rail."""
    paint = Paint(46, 32, 4)
    paint.fill(paint.rect(2, 3, 44, 5.4, 0.8), "wood", 0.6, 0.8, 0.4, edge=0.12)
    for x, radius, name in ((9, 4.6, "steel"), (22, 5.6, "ginger"), (34, 4.2, "black")):
        paint.fill(paint.rect(x - 0.8, 4, x + 0.8, 14), name, 0.46, 0.6, 0.4, edge=0.1)
        paint.fill(paint.dot(x, 15 + radius, radius), name, 0.66, 2, 0.5, edge=0.14)
        paint.fill(paint.dot(x, 15 + radius, radius - 1.8), name, 0.48, 1, -0.3, edge=0.04)
    paint.fill(paint.rect(41, 4, 42.2, 16), "steel", 0.7, 0.6, 0.4, edge=0.1)
    paint.fill(paint.dot(41.4, 18, 2.4), "steel", 0.66, 1.2, 0.5, edge=0.12)
    return paint.reduce(dark=0.45)


def _utensils() -> Image.Image:
    """Spoons, a whisk and a spatula on hooks."""
    paint = Paint(34, 26, 4)
    paint.fill(paint.rect(2, 2, 32, 4.4, 0.8), "steel", 0.7, 0.8, 0.4, edge=0.12)
    for x, name, kind in (
        (6, "wood", 0),
        (12, "steel", 1),
        (18, "wood", 2),
        (24, "red", 1),
        (29, "steel", 0),
    ):
        paint.fill(paint.rect(x - 0.7, 4, x + 0.7, 15), name, 0.66, 0.6, 0.4, edge=0.1)
        tool = (
            paint.dot(x, 18, 2.2, 3),
            paint.rect(x - 2, 14, x + 2, 21, 0.8),
            paint.poly((x - 2, 21), (x - 1, 14), (x + 1, 14), (x + 2, 21)),
        )[kind]
        paint.fill(tool, name, 0.72, 1, 0.4, edge=0.14)
    return paint.reduce(dark=0.45)


_NOTHING = ("", 0.0)

_ON_HOOKS = {
    "coats": (("red", 0.46), ("denim", 0.4), _NOTHING, ("olive", 0.5)),
    "aprons": (("plaster", 0.9), _NOTHING, ("green paint", 0.5), _NOTHING),
    "hats": (_NOTHING, ("sand", 0.7), _NOTHING, ("walnut", 0.5)),
}
"""What hangs on each of four hooks: ramp and tone of its cloth."""


def _hooks(kind: str) -> Image.Image:
    """Coats, keys or aprons on a row of hooks."""
    paint = Paint(44, 36, 5)
    paint.fill(paint.rect(1, 2, 43, 7, 1), "wood", 0.6, 1, 0.4, texture=0.06 * paint.grain(1), edge=0.12)
    for x in (7, 17, 27, 37):
        paint.fill(
            paint.rect(x - 0.7, 4, x + 0.7, 9) | paint.dot(x, 9, 1.3), "gold", 0.66, 0.6, 0.5, edge=0.1
        )
    for x, (name, tone) in zip((7, 17, 27, 37), _ON_HOOKS[kind], strict=True):
        if not name:
            continue
        if kind == "hats":
            paint.fill(paint.dot(x, 14, 6, 3), name, tone, 1.4, 0.4, edge=0.14)
            paint.fill(paint.dot(x, 11.6, 3.6, 3.6), name, tone + 0.04, 1.4, 0.4, edge=0.1)
            paint.fill(paint.rect(x - 3.4, 12, x + 3.4, 13.4), "red", 0.5, 0, edge=0)
            continue
        foot = 34 if kind == "coats" else 30
        paint.fill(
            paint.poly(
                (x - 1.4, 8), (x + 1.4, 8), (x + 4.6, 12), (x + 4.2, foot), (x - 4.2, foot), (x - 4.6, 12)
            ),
            name,
            tone,
            1.6,
            0.4,
            down=(0.05, -0.06),
            edge=0.14,
        )
        paint.fill(paint.line([(x, 12), (x + 0.6, foot - 1)], 0.7), name, max(0.05, tone - 0.24), 0, edge=0)
    return paint.reduce(dark=0.45)


def _dartboard() -> Image.Image:
    """Draw a dartboard with two darts in it."""
    paint = Paint(28, 28, 3)
    paint.fill(paint.dot(14, 14, 12.6), "black", 0.3, 2, 0.5, edge=0.12)
    paint.fill(paint.dot(14, 14, 10.6), "plaster", 0.86, 0, edge=0.1)
    for at in range(0, 20, 2):
        a, b = at * math.pi / 10, (at + 1) * math.pi / 10
        wedge = paint.poly(
            (14, 14),
            (14 + 10.6 * math.cos(a), 14 + 10.6 * math.sin(a)),
            (14 + 10.6 * math.cos(b), 14 + 10.6 * math.sin(b)),
        )
        paint.fill(wedge, "black", 0.2, 0, edge=0)
    for radius, name in ((10.6, "red"), (6.6, "grass")):
        paint.fill(paint.dot(14, 14, radius) & ~paint.dot(14, 14, radius - 1.3), name, 0.5, 0, edge=0)
    paint.fill(paint.dot(14, 14, 2.2), "grass", 0.5, 0, edge=0)
    paint.fill(paint.dot(14, 14, 1.1), "red", 0.58, 0, edge=0)
    for x, y in ((17, 11), (12, 17)):
        paint.fill(paint.line([(x, y), (x + 4, y + 2.4)], 1), "steel", 0.8, 0, edge=0)
        paint.fill(paint.dot(x + 4.6, y + 2.8, 1.4), "gold", 0.7, 0, edge=0)
    return paint.reduce(dark=0.42)


def _candle(look: str) -> Image.Image:
    """Draw a candle on an arm of brass."""
    paint = Paint(16, 28, 3)
    paint.fill(paint.dot(8, 23, 3, 3.6), "gold", 0.5, 1.4, 0.5, edge=0.12)
    paint.fill(paint.rect(3, 18, 13, 20.4, 1), "gold", 0.68, 0.8, 0.5, edge=0.12)
    paint.fill(paint.rect(6, 10, 10, 18.4, 0.6), "plaster", 0.92, 1, 0.3, edge=0.14)
    if look == "on":
        paint.fill(paint.poly((8, 1.6), (10.4, 6.6), (8, 9.8), (5.6, 6.6)), "fire", 0.62, 0, edge=0.1)
        paint.fill(paint.dot(8, 7, 1.2, 2), "fire", 0.95, 0, edge=0)
    else:
        paint.fill(paint.rect(7.6, 8.4, 8.4, 10.4), "black", 0.1, 0, edge=0)
    return paint.reduce(dark=0.45)


def _towels(one: str, other: str) -> Image.Image:
    """Draw two towels on a rail."""
    paint = Paint(36, 28, 4)
    paint.fill(paint.rect(2, 3, 34, 5.4, 1), "steel", 0.86, 0.8, 0.5, edge=0.12)
    for x, colour in ((5, one), (19, other)):
        name, tone = COLOURS[colour]
        paint.fill(
            paint.rect(x, 4, x + 12, 26, 1),
            name,
            tone + 0.08,
            1.2,
            0.3,
            down=(0.06, -0.08),
            texture=0.03 * paint.weave(0.5),
            edge=0.12,
        )
        paint.fill(paint.rect(x, 19.4, x + 12, 21.6), "plaster", 0.95, 0, edge=0)
    return paint.reduce(dark=0.45)


def _wreath() -> Image.Image:
    """Draw a wreath with a red ribbon."""
    paint = Paint(26, 26, 8)
    for at in range(30):
        angle = at * math.tau / 30
        x, y = 13 + 7.4 * math.cos(angle), 12.4 + 7.4 * math.sin(angle)
        for turn in (-0.9, 0.9):
            leaf(
                paint,
                x,
                y,
                4.4,
                math.cos(angle + math.pi / 2 + turn),
                math.sin(angle + math.pi / 2 + turn),
                0.36 + 0.1 * (at % 4),
            )
    for at in range(7):
        angle = at * math.tau / 7
        paint.fill(
            paint.dot(13 + 7.4 * math.cos(angle), 12.4 + 7.4 * math.sin(angle), 1.2),
            "red",
            0.58,
            0.8,
            0.4,
            edge=0.1,
        )
    for side in (-1, 1):
        paint.fill(
            paint.poly((13, 20), (13 + 5 * side, 17.6), (13 + 5 * side, 22)), "red", 0.54, 0.8, 0.4, edge=0.12
        )
        paint.fill(
            paint.poly((13, 20), (13 + 3.6 * side, 25), (13 + 1.4 * side, 25)), "red", 0.46, 0, edge=0.1
        )
    return paint.reduce(dark=0.45)


def _lights(look: str) -> Image.Image:
    """Draw a string of coloured bulbs."""
    paint = Paint(64, 14, 3)
    points = [(float(x), 2.4 + 4 * math.sin(math.pi * (x % 32) / 32)) for x in range(1, 64, 3)]
    paint.fill(paint.line(points, 0.9), "black", 0.3, 0, edge=0)
    for at in range(10):
        x = 4 + at * 6.2
        y = 4.6 + 4 * math.sin(math.pi * (x % 32) / 32)
        name = ("red", "gold", "grass", "water", "pink")[at % 5]
        paint.fill(
            paint.dot(x, y + 0.6, 1.7, 2.1),
            name,
            0.78 if look == "on" else 0.46,
            1,
            0.4,
            gloss=0.3,
            edge=0.06,
        )
    return paint.reduce(dark=0.5)


def _string_instrument() -> Image.Image:
    """Draw a fiddle and its bow."""
    paint = Paint(24, 40, 5)
    body = paint.dot(10, 29, 6.4, 6.6) | paint.dot(10, 21, 5, 5)
    paint.fill(body, "ginger", 0.36, 2, 0.5, gloss=0.2, edge=0.16)
    paint.fill(paint.rect(9, 4, 11, 24), "walnut", 0.4, 0.6, 0.4, edge=0.1)
    paint.fill(paint.dot(10, 4, 2), "walnut", 0.6, 1, 0.5, edge=0.1)
    for x in (8.2, 11.8):
        paint.fill(paint.rect(x - 0.4, 24, x + 0.4, 29), "black", 0.05, 0, edge=0)
    paint.fill(paint.rect(8, 31, 12, 32.4), "walnut", 0.5, 0, edge=0)
    paint.fill(paint.line([(19, 4), (20.4, 36)], 1.7), "wood", 0.7, 0, edge=0)
    return paint.reduce(dark=0.45)


def _fish() -> Image.Image:
    """Draw a caught fish on a plaque."""
    paint = Paint(40, 22, 5)
    paint.fill(paint.oval(1, 2, 39, 21), "wood", 0.54, 1.6, 0.4, texture=0.06 * paint.grain(1), edge=0.14)
    paint.fill(paint.oval(7, 6.4, 28, 16.4), "water", 0.52, 3, 0.5, edge=0.14, gloss=0.2)
    paint.fill(paint.poly((26, 11.4), (34, 6), (32, 11.4), (34, 16.6)), "water", 0.46, 1, 0.4, edge=0.14)
    paint.fill(paint.poly((14, 7), (22, 4), (22, 8)), "water", 0.4, 0, edge=0.1)
    paint.fill(paint.dot(11, 10, 1.2), "plaster", 1, 0, edge=0)
    paint.fill(paint.dot(10.8, 10, 0.6), "black", 0, 0, edge=0)
    return paint.reduce(dark=0.45)


def _switched(name: str, draw: Callable[[str], Image.Image], light: str) -> Prop:
    return Prop(name, lambda look, _frame: draw(look), looks=("on",), shadow="none", light=light)


PROPS = (
    *(hung(f"clock {kind}", functools.partial(_clock, kind)) for kind in ("round", "school", "pendulum")),
    hung("pans", _pans),
    hung("utensils", _utensils),
    *(hung(f"coat hooks {kind}", functools.partial(_hooks, kind)) for kind in ("coats", "aprons", "hats")),
    hung("dartboard", _dartboard),
    hung("towels pink blue", functools.partial(_towels, "pink", "blue")),
    hung("towels white green", functools.partial(_towels, "white", "green")),
    hung("wreath", _wreath),
    hung("wall fiddle", _string_instrument),
    hung("wall fish", _fish),
    _switched("candle brass", _candle, "candle"),
    _switched("string lights", _lights, "candle"),
)
"""Everything with depth that hangs on the walls of rooms."""
