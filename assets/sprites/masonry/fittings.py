"""Fittings of a house: lanterns, gutters and pipes, chimneys, what stands on the cap of a wall."""

from __future__ import annotations

import functools
import math
from typing import TYPE_CHECKING

from masonry.hang import hung
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image


def _lantern(look: str, ramp: str) -> Image.Image:
    """Draw a lantern on an arm."""
    paint = Paint(16, 26, 3)
    paint.fill(paint.rect(6.6, 2, 9.4, 8, 1), ramp, 0.5, 1, 0.5, edge=0.1)
    arm = paint.dot(8, 4.4, 4) & ~paint.dot(8, 4.4, 2.6) & paint.rect(0, 0, 16, 5)
    paint.fill(arm, ramp, 0.56, 0, edge=0)
    paint.fill(paint.poly((2.6, 10.6), (13.4, 10.6), (10.4, 6.4), (5.6, 6.4)), ramp, 0.5, 1.2, 0.5, edge=0.12)
    lit = look == "on"
    glass = paint.poly((3.6, 10.6), (12.4, 10.6), (11, 20.4), (5, 20.4))
    paint.fill(
        glass, "lit glass" if lit else "gold", 0.72 if lit else 0.66, 1, 0.2, down=(0.04, -0.12), edge=0.2
    )
    paint.fill(paint.rect(7.5, 10.6, 8.5, 20), ramp, 0.3, 0, edge=0)
    paint.fill(paint.poly((4.8, 11.4), (6.4, 11.4), (6.2, 19), (5.6, 19)), "plaster", 1, 0, edge=0)
    paint.fill(paint.rect(4.4, 20, 11.6, 22.4, 0.8), ramp, 0.46, 0.8, 0.5, edge=0.1)
    paint.fill(paint.rect(7, 22, 9, 24.4, 0.8), ramp, 0.4, 0.6, 0.5, edge=0.1)
    return paint.reduce(dark=0.42)


def _gutter(tiles: int) -> Image.Image:
    """Draw a gutter that runs along under the cap."""
    wide = 32 * tiles
    paint = Paint(wide, 8, 2)
    paint.fill(paint.rect(1, 1, wide - 1, 7, 2.4), "steel", 0.6, 2, 0.5, edge=0.14)
    paint.fill(paint.rect(1.6, 1.4, wide - 1.6, 2.6), "steel", 0.92, 0, edge=0)
    for x in range(12, wide - 6, 20):
        paint.fill(paint.rect(x, 1, x + 1.6, 7), "steel", 0.34, 0, edge=0)
    return paint.reduce(dark=0.45)


def _drainpipe(ramp: str) -> Image.Image:
    """Draw a pipe from the gutter to the ground."""
    paint = Paint(12, 52, 2)
    paint.fill(paint.rect(3.6, 4, 7.4, 47), ramp, 0.6, 1.8, 0.5, edge=0.16)
    paint.fill(paint.poly((3.6, 45), (7.4, 45), (10.6, 50.6), (6.4, 50.6)), ramp, 0.56, 1.2, 0.4, edge=0.16)
    paint.fill(paint.poly((1, 1), (10, 1), (8, 7), (3, 7)), ramp, 0.66, 1.2, 0.4, edge=0.14)
    for y in (14, 28, 41):
        paint.fill(paint.rect(2.6, y, 8.4, y + 2.2, 0.6), ramp, 0.42, 0.8, 0.5, edge=0.12)
    return paint.reduce(dark=0.45)


def _chimney(ramp: str, frame: int) -> Image.Image:
    """Draw a chimney that stands on the cap, with smoke."""
    paint = Paint(26, 54, 5)
    top, foot = 26, 53
    paint.fill(paint.rect(5, top + 6, 21, foot), ramp, 0.16, 0, edge=0)
    for course, y in enumerate(range(top + 6, foot, 5)):
        for x in range(-5, 26, 8):
            left = x + 4 * (course % 2)
            brick = paint.rect(left + 0.4, y + 0.4, left + 7.6, y + 4.6, 0.5) & paint.rect(5, top, 21, foot)
            paint.fill(brick, ramp, 0.54 + 0.05 * ((x + course) % 3 - 1), 0.8, 0.3, edge=0.06)
    paint.shade(paint.rect(15, top + 6, 21, foot), 0.25, blur=1.5, within=paint.rect(5, top + 6, 21, foot))
    paint.fill(paint.rect(3, top + 2, 23, top + 8, 1), "path", 0.5, 1, 0.4, edge=0.12)
    paint.fill(paint.rect(3, top, 23, top + 5, 1), "path", 0.74, 1.2, 0.3, edge=0.1)
    paint.fill(paint.oval(8, top - 3.4, 18, top + 3), "brick", 0.6, 1, 0.4, edge=0.12)
    paint.fill(paint.oval(9.6, top - 2.6, 16.4, top + 1.4), "black", 0.06, 0, edge=0)
    stack = paint.reduce(dark=0.45)
    if frame >= 0:
        stack.alpha_composite(_smoke(frame))
    return stack


def _smoke(frame: int) -> Image.Image:
    """Let puffs rise that grow, drift and thin out; four frames make a round. Smoke has no outline."""
    paint = Paint(26, 54, 6)
    for puff in range(4):
        age = (puff + frame / 4) / 4
        x, y = 12.6 + 7 * age * age + 0.9 * math.sin(age * 9), 23.5 - 20 * age
        radius = 2 + 3.4 * age if age < 0.7 else 4.4 - 9 * (age - 0.7)
        if radius > 0.8:
            paint.fill(
                paint.dot(x, y, radius, radius * 0.86), "grey", 0.84 + 0.12 * age, radius, 0.34, edge=0
            )
    return paint.reduce(outline=False, crisp=0)


def _weathercock(_look: str) -> Image.Image:
    """Draw a gilded cock over the four winds."""
    paint = Paint(24, 36, 3)
    paint.fill(paint.rect(11.3, 12, 12.7, 35), "black", 0.5, 0.6, 0.5, edge=0.1)
    paint.fill(paint.rect(4, 21, 20, 22.2), "black", 0.5, 0.6, 0.5, edge=0.1)
    paint.fill(paint.dot(4, 21.6, 1.6) | paint.dot(20, 21.6, 1.6), "gold", 0.7, 0.8, 0.5, edge=0.1)
    body = paint.poly(
        (3, 5),
        (6, 9),
        (10, 8),
        (14, 4),
        (16, 2),
        (18, 4),
        (20.6, 5.4),
        (18, 6.4),
        (16, 11),
        (11, 14),
        (6, 13),
        (3, 10),
    )
    paint.fill(body, "gold", 0.66, 1.4, 0.5, edge=0.16)
    paint.fill(paint.dot(16.4, 1.9, 1.4), "red", 0.55, 0, edge=0)
    return paint.reduce(dark=0.42)


def _finial(ramp: str) -> Image.Image:
    """Draw a ball on a foot, for the corners of a wall."""
    paint = Paint(16, 20, 3)
    paint.fill(paint.rect(3, 14, 13, 19, 1), ramp, 0.6, 1.2, 0.4, edge=0.14)
    paint.fill(paint.rect(5.6, 10.6, 10.4, 15), ramp, 0.5, 1, 0.4, edge=0.1)
    paint.fill(paint.dot(8, 7, 5), ramp, 0.6, 4, 0.55, gloss=0.2, edge=0.14)
    return paint.reduce(dark=0.42)


def _clock_gable() -> Image.Image:
    """Draw a gable with a clock, for the middle of a large house's cap."""
    paint = Paint(72, 52, 8)
    paint.fill(paint.poly((4, 51), (4, 34), (36, 3), (68, 34), (68, 51)), "mahogany", 0.58, 0, edge=0.1)
    for y in range(8, 51, 5):
        paint.fill(
            paint.rect(4, y, 68, y + 0.8) & paint.poly((4, 51), (4, 34), (36, 3), (68, 34), (68, 51)),
            "mahogany",
            0.3,
            0,
            edge=0,
        )
    slope = paint.line([(3, 35), (36, 4), (69, 35)], 5)
    paint.shade(slope, 0.4, dy=2, blur=0.8)
    paint.fill(slope, "path", 0.66, 1.6, 0.4, edge=0.14)
    paint.fill(paint.rect(2, 46, 70, 51, 1), "path", 0.6, 1.2, 0.4, edge=0.14)
    paint.fill(paint.dot(36, 29, 12), "gold", 0.56, 2, 0.5, edge=0.14)
    paint.fill(paint.dot(36, 29, 9.8), "plaster", 0.96, 1, 0.2, edge=0.16)
    for dx, dy in ((0, -8), (8, 0), (0, 8), (-8, 0)):
        paint.fill(paint.dot(36 + dx, 29 + dy, 0.9), "black", 0.1, 0, edge=0)
    hands = paint.line([(36, 29), (36, 22.6)], 1.2) | paint.line([(36, 29), (40.4, 31.6)], 1.2)
    paint.fill(hands, "black", 0.1, 0, edge=0)
    return paint.reduce(dark=0.42)


def _vent() -> Image.Image:
    """Draw an iron grating low in a wall."""
    paint = Paint(16, 10, 2)
    paint.fill(paint.rect(1, 1, 15, 9, 0.8), "steel", 0.5, 1, 0.4, edge=0.12)
    for x in (3, 6, 9, 12):
        paint.fill(paint.rect(x, 2.6, x + 1.4, 7.6), "steel", 0.06, 0, edge=0)
    return paint.reduce(dark=0.5)


def _cellar_window() -> Image.Image:
    """Draw a small window just over the ground."""
    paint = Paint(22, 13, 2)
    paint.fill(paint.rect(1, 1, 21, 12, 0.8), "grey", 0.7, 1.2, 0.4, edge=0.14)
    paint.fill(paint.rect(3, 3, 19, 10.4), "glass", 0.3, 0, down=(0.14, -0.14), edge=0.2)
    for x in (7, 11, 15):
        paint.fill(paint.rect(x - 0.5, 3, x + 0.5, 10.4), "steel", 0.3, 0, edge=0)
    return paint.reduce(dark=0.45)


def _chimneys() -> tuple[Prop, ...]:
    made = []
    for name, ramp in (("brick", "brick"), ("red", "red brick"), ("stone", "grey")):

        def draw(look: str, frame: int, ramp: str = ramp) -> Image.Image:
            return _chimney(ramp, frame if look == "in use" else -1)

        made.append(Prop(f"chimney {name}", draw, looks=("in use",), frames=(("in use", 4),), shadow="none"))
    return tuple(made)


def _lamps() -> tuple[Prop, ...]:
    made = []
    for name, ramp in (("black", "black"), ("brass", "gold"), ("green", "green paint")):

        def draw(look: str, _frame: int, ramp: str = ramp) -> Image.Image:
            return _lantern(look, ramp)

        made.append(Prop(f"wall lantern {name}", draw, looks=("on",), shadow="none", light="lamp"))
    return tuple(made)


PROPS = (
    *_lamps(),
    *_chimneys(),
    *(hung(f"gutter {tiles}", functools.partial(_gutter, tiles)) for tiles in (2, 3, 4)),
    hung("drainpipe steel", functools.partial(_drainpipe, "steel")),
    hung("drainpipe copper", functools.partial(_drainpipe, "wood")),
    hung("drainpipe white", functools.partial(_drainpipe, "birch")),
    hung("weathercock", functools.partial(_weathercock, "")),
    hung("finial stone", functools.partial(_finial, "grey")),
    hung("finial sandstone", functools.partial(_finial, "path")),
    hung("finial wood", functools.partial(_finial, "wood")),
    hung("clock gable", _clock_gable),
    hung("vent", _vent),
    hung("cellar window", _cellar_window),
)
"""Lanterns, pipes, chimneys, ornaments."""
