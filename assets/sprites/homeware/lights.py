"""Lamps, candles and fireplaces: what makes a room warm at night."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import CLOTHS, WOODS, looks, moving, timber
from homeware.parts import books, cup, flames, slab
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

    from studio.paint import Mask

SHADES = ("cream", "red", "green", "blue", "pink", "yellow")
"""The colours of lamp shades."""


def _shade(paint: Paint, shape: Mask, colour: str, *, lit: bool) -> None:
    if lit:
        tint = "lit glass" if colour in {"cream", "yellow"} else CLOTHS[colour]
        paint.fill(shape, tint, 0.94, 2, 0.16, down=(-0.05, 0.06), edge=0.06)
        return
    tone = 0.78 if colour in {"cream", "yellow"} else 0.6
    paint.fill(shape, CLOTHS[colour], tone, 2.4, 0.4, down=(0.06, -0.1), texture=0.03 * paint.weave(0.5))


def floor_lamp(colour: str, look: str) -> Image.Image:
    """Give a lamp on a tall stand."""
    paint = Paint(26, 66, 50)
    lit = look == "on"
    paint.fill(paint.oval(6, 59, 20, 65), "black", 0.4, 2, 0.5)
    paint.fill(paint.rect(12, 18, 14, 62), "gold", 0.5, 1, 0.6)
    paint.fill(paint.dot(13, 40, 1.7), "gold", 0.7, 1.4, 0.5)
    paint.fill(paint.rect(16.4, 18, 17, 27), "gold", 0.8, 0, edge=0)
    paint.fill(paint.dot(16.7, 27.4, 0.9), "gold", 0.9, 0, edge=0)
    shade = paint.poly((7.6, 3), (18.4, 3), (24, 20), (2, 20))
    _shade(paint, shade, colour, lit=lit)
    paint.fill(paint.rect(2.4, 18.8, 23.6, 20.6), "gold", 0.9 if lit else 0.66, 0, edge=0.1)
    paint.fill(paint.rect(7.8, 2.4, 18.2, 3.8), "gold", 0.7, 0, edge=0.1)
    if lit:
        paint.glow(paint.rect(11, 20, 15, 30), "fde690", 0.6, 1.5)
    return paint.reduce()


def table_lamp(colour: str, look: str) -> Image.Image:
    """Give a small lamp, to be set on a stand."""
    paint = Paint(20, 28, 51)
    lit = look == "on"
    paint.fill(paint.oval(6, 22, 14, 27), "gold", 0.45, 1.4, 0.5)
    paint.fill(paint.oval(6.6, 13, 13.4, 25), "teal" if colour == "red" else "red", 0.5, 2.6, 0.5, gloss=0.3)
    paint.fill(paint.rect(9.2, 11, 10.8, 14), "gold", 0.6, 0.8, 0.5)
    _shade(paint, paint.poly((6, 2), (14, 2), (18, 13), (2, 13)), colour, lit=lit)
    paint.fill(paint.rect(2.4, 12, 17.6, 13.4), "gold", 0.92 if lit else 0.7, 0, edge=0.1)
    return paint.reduce()


def candles(look: str, frame: int) -> Image.Image:
    """Give three candles on a plate."""
    paint = Paint(20, 24, 52)
    paint.fill(paint.oval(2, 17, 18, 23), "gold", 0.55, 1.4, 0.5)
    for x, top in ((6, 12), (10, 8), (14, 13)):
        paint.fill(paint.rect(x - 1.5, top, x + 1.5, 20, 0.8), "plaster", 0.92, 1.2, 0.4)
        if look == "on":
            paint.fill(paint.dot(x + 0.4 * frame, top - 2, 1.2, 2.2), "fire", 0.7, 0, edge=0)
            paint.fill(paint.dot(x, top - 1.4, 0.6, 1), "fire", 1.0, 0, edge=0)
        else:
            paint.fill(paint.rect(x - 0.3, top - 1.4, x + 0.3, top), "black", 0.1, 0, edge=0)
    return paint.reduce()


def lava_lamp(frame: int) -> Image.Image:
    """Give a lamp in which drops rise."""
    paint = Paint(16, 32, 53)
    paint.fill(paint.poly((4, 24), (12, 24), (14, 31), (2, 31)), "steel", 0.7, 1.6, 0.5)
    tube = paint.poly((5.4, 5), (10.6, 5), (12.4, 18), (11.4, 25), (4.6, 25), (3.6, 18))
    paint.fill(tube, "violet", 0.5, 1.6, 0.4)
    for x, y, size in ((7, 21, 2.2), (9, 15, 1.9), (7.4, 10, 1.5), (8.6, 24, 2.4)):
        drop = paint.dot(x, y - frame * 1.6, size, size * 1.2)
        paint.fill(drop & tube, "pink", 0.62, 1.4, 0.5, edge=0)
    paint.fill(paint.poly((6.4, 1), (9.6, 1), (11, 6), (5, 6)), "steel", 0.75, 1.2, 0.5)
    return paint.reduce()


def fireplace(style: str, look: str, frame: int) -> Image.Image:
    """Give a fireplace with a mantelpiece, two tiles wide."""
    paint = Paint(64, 72, 33)
    _masonry(paint, style)
    paint.fill(paint.rect(17, 29, 47, 65, 8), "black", 0.1, 0, edge=0)
    paint.fill(paint.rect(17, 44, 47, 65), "walnut", 0.08, 0, edge=0)
    burning = look == "burning"
    if burning:
        paint.glow(paint.oval(18, 40, 46, 68), "b8641f", 0.8, 3)
    for x, y in ((20, 60), (30, 60), (25, 56.4)):
        log = paint.rect(x, y, x + 15, y + 5, 2.2)
        timber(paint, log, WOODS["oak"], 0.4, 2, relief=0.5)
        paint.fill(paint.dot(x + 14, y + 2.5, 1.6, 2.1), "wood", 0.78, 0.8, 0.3)
    if burning:
        flames(paint, ((24, 15), (32, 25), (39, 17), (28, 19), (36, 14)), 62, frame=frame)
        _sparks(paint, frame)
    for x in np.arange(19, 46, 3.4):
        paint.fill(paint.rect(x, 57, x + 0.9, 66), "black", 0.32, 0, edge=0)
    paint.fill(paint.rect(17, 56, 47, 57.4), "black", 0.4, 0, edge=0)
    paint.fill(paint.rect(2, 64.6, 62, 71, 1), "steel", 0.52, 1.4, 0.4, texture=0.05 * paint.noise(3, 2))
    paint.fill(paint.rect(3, 64.6, 61, 65.6), "steel", 0.85, 0, edge=0)
    if burning:
        paint.glow(paint.rect(14, 65, 50, 70), "e3952c", 0.45, 1.6)
    slab(paint, (1, 9, 63, 19), 4, WOODS["white" if style == "brick" else "oak"], 0.66)
    _mantel(paint)
    return paint.reduce()


def _masonry(paint: Paint, style: str) -> None:
    ramp, base, spread = {
        "stone": ("grey", 0.46, 0.1),
        "brick": ("brick", 0.44, 0.1),
        "marble": ("white", 0.7, 0.05),
    }[style]
    left, right = 4, 60
    paint.fill(paint.rect(left, 15, right, 69, 1), ramp, 0.14 if style != "marble" else 0.4, 0)
    tall, long = (6, 13) if style == "stone" else (4.4, 9)
    drawn = np.random.default_rng(6)
    for row, y in enumerate(np.arange(15, 68, tall)):
        for x in np.arange(-long, right, long):
            start = x + long / 2 * (row % 2)
            x0, x1 = max(left, start) + 0.4, min(right, start + long) - 0.4
            if x1 - x0 < 1:
                continue
            tone = base + spread * drawn.uniform(-1, 1)
            paint.fill(paint.rect(x0, y + 0.4, x1, y + tall - 0.4, 0.8), ramp, tone, 1.1, 0.4, edge=0.08)
    arch = paint.rect(13.6, 25, 50.4, 65, 10) & ~paint.rect(17, 29, 47, 66, 8)
    paint.fill(arch, ramp, base + 0.2, 1.4, 0.4)


def _sparks(paint: Paint, frame: int) -> None:
    for x, y in ((22, 40), (30, 34), (38, 38), (42, 46)):
        spot = paint.dot(x + np.sin(frame * 2 + x), y - frame * 2.4, 0.7)
        paint.fill(spot, "fire", 0.75, 0, edge=0)


def _mantel(paint: Paint) -> None:
    """Paint what stands on the mantelpiece: a clock, books, a jug."""
    books(paint, (46, 58), 15, 9, 3)
    cup(paint, 9, 13, "teal")
    paint.shade(paint.rect(27, 13, 38, 16), 0.35, blur=0.5)
    paint.fill(paint.rect(26, 3, 38, 15, 3), "wood", 0.5, 1.6, 0.5)
    paint.fill(paint.dot(32, 8.6, 4), "plaster", 0.95, 0.8, 0.2)
    hands = paint.line([(32, 8.6), (32, 5.6)], 0.8) | paint.line([(32, 8.6), (34.2, 9.6)], 0.8)
    paint.fill(hands, "black", 0.1, 0, edge=0)
    paint.fill(paint.rect(17.6, 8, 19.4, 15, 0.8), "plaster", 0.9, 1, 0.4)
    paint.fill(paint.dot(18.5, 15, 3, 1.3), "gold", 0.6, 0.8, 0.4)


PROPS = (
    *(
        Prop(f"floor lamp {colour}", looks(floor_lamp, colour), looks=("on",), shadow="oval", light="lamp")
        for colour in SHADES
    ),
    *(
        Prop(f"table lamp {colour}", looks(table_lamp, colour), looks=("on",), shadow="none", light="lamp")
        for colour in SHADES
    ),
    Prop("candles", moving(candles), looks=("on",), frames=(("on", 2),), shadow="none", light="candle"),
    Prop(
        "lava lamp",
        lambda _look, frame: lava_lamp(frame),
        frames=(("", 3),),
        shadow="none",
        light="candle",
    ),
    *(
        Prop(
            f"fireplace {style}",
            moving(fireplace, style),
            looks=("burning",),
            frames=(("burning", 3),),
            light="fire",
        )
        for style in ("stone", "brick", "marble")
    ),
)
"""Everything that gives light."""
