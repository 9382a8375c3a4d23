"""Rugs and mats: they lie flat, under furniture and feet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import CLOTHS, places, still
from homeware.parts import flower
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

    from studio.paint import Mask
    from studio.palette import Floats

SIZES = {"small": (64, 48), "medium": (96, 64), "large": (128, 96)}
"""Width and height of a rug in pixels."""

TRIMS = {
    "red": "gold",
    "blue": "plaster",
    "green": "gold",
    "violet": "pink",
    "teal": "sand",
    "pink": "plaster",
    "brown": "sand",
    "navy": "gold",
    "grey": "white",
    "yellow": "red",
    "cream": "wood",
}
"""The second colour of a rug, by its first."""


def _fringes(paint: Paint, wide: float, high: float) -> None:
    for y in np.arange(1, high - 2, 2):
        ends = paint.rect(0, y, 3, y + 1) | paint.rect(wide - 3, y, wide, y + 1)
        paint.fill(ends, "plaster", 0.72, 0, edge=0)


def _diamond(paint: Paint, x: float, y: float, across: float, down: float) -> Mask:
    return paint.poly((x - across, y), (x, y - down), (x + across, y), (x, y + down))


def persian(colour: str, size: str) -> Image.Image:
    """Give a rug with a border of lozenges and a medallion."""
    wide, high = SIZES[size]
    paint = Paint(wide, high, 2)
    ramp, trim = CLOTHS[colour], TRIMS[colour]
    weave = 0.05 * paint.weave(0.5)
    low, mid = (0.36, 0.5) if colour not in {"yellow", "cream"} else (0.5, 0.66)

    def lay(shape: Mask, name: str, tone: float, edge: float = 0.0) -> None:
        paint.fill(shape, name, tone, 0, texture=weave, edge=edge)

    _fringes(paint, wide, high)
    paint.fill(paint.rect(2, 0, wide - 2, high, 1), ramp, low, 1, 0.2, texture=weave)
    lay(paint.rect(5, 3, wide - 5, high - 3, 1), trim, 0.6, 0.1)
    lay(paint.rect(6.4, 4.4, wide - 6.4, high - 4.4, 1), ramp, mid, 0.1)
    count = round((wide - 20) / 6)
    for number in range(count + 1):
        x = 10 + number * (wide - 20) / count
        for y in (7.6, high - 7.6):
            lay(_diamond(paint, x, y, 2, 1.8), trim, 0.8)
    lay(paint.rect(10, 11, wide - 10, high - 11, 1), trim, 0.6, 0.1)
    lay(paint.rect(11.2, 12.2, wide - 11.2, high - 12.2, 1), ramp, low + 0.02, 0.06)
    x, y = wide / 2, high / 2
    for part, name, tone in ((1, trim, 0.66), (0.84, ramp, mid + 0.08), (0.52, trim, 0.8), (0.3, ramp, low)):
        lay(_diamond(paint, x, y, (wide / 2 - 14) * part, (high / 2 - 13.4) * part), name, tone, 0.05)
    for side in (-1, 1):
        for end in (-1, 1):
            at = x + side * (wide / 2 - 17), y + end * (high / 2 - 17.4)
            flower(paint, *at, "pink" if colour != "pink" else "plaster", 1.8)
    return paint.reduce(outline=False)


def striped(colour: str, size: str) -> Image.Image:
    """Give a woven rug with stripes across."""
    wide, high = SIZES[size]
    paint = Paint(wide, high, 3)
    ramp, trim = CLOTHS[colour], TRIMS[colour]
    weave = 0.06 * paint.weave(0.75)
    _fringes(paint, wide, high)
    paint.fill(paint.rect(2, 0, wide - 2, high, 1), ramp, 0.46, 1, 0.2, texture=weave)
    stripes = ((5, 3, trim, 0.72), (9.6, 1.2, "plaster", 0.95), (12.4, 5, ramp, 0.66), (19, 1.2, trim, 0.85))
    for start, width, name, tone in stripes:
        for x in (start, wide - start - width):
            paint.fill(paint.rect(x, 0.6, x + width, high - 0.6), name, tone, 0, texture=weave, edge=0)
    middle = wide / 2
    for x in np.arange(middle - (wide / 2 - 27), middle + (wide / 2 - 27) + 0.1, 9):
        for y in np.arange(9, high - 5, 10):
            paint.fill(_diamond(paint, x, y + 1, 3, 3.4), trim, 0.7, 0, texture=weave, edge=0)
            paint.fill(_diamond(paint, x, y + 1, 1.4, 1.6), ramp, 0.36, 0, texture=weave, edge=0)
    return paint.reduce(outline=False)


def checked(colour: str, size: str) -> Image.Image:
    """Give a rug of soft squares in three tones."""
    wide, high = SIZES[size]
    paint = Paint(wide, high, 4)
    down, across = places(paint)
    squares = ((across - 2) // 12 + down // 12) % 2 * 0.2
    lines = np.where(((across - 2) % 12 < 0.9) | (down % 12 < 0.9), 0.12, 0.0)
    weave = 0.05 * paint.weave(0.5)
    ramp = CLOTHS[colour]
    paint.fill(
        paint.rect(0.5, 0.5, wide - 0.5, high - 0.5, 4), ramp, 0.44, 2, 0.25, texture=squares + lines + weave
    )
    rim = paint.rect(3, 3, wide - 3, high - 3, 3) & ~paint.rect(4.4, 4.4, wide - 4.4, high - 4.4, 2.4)
    paint.fill(rim, TRIMS[colour], 0.8, 0, edge=0)
    return paint.reduce(outline=False)


def _rings(paint: Paint, x: float, y: float, flat: float) -> Floats:
    down, across = places(paint)
    return np.hypot(across - x, (down - y) / flat)


def round_rug(colour: str, wide: int) -> Image.Image:
    """Give a braided round rug, an oval in this view."""
    high = round(wide * 0.72)
    paint = Paint(wide, high, 5)
    x, y, flat = wide / 2, high / 2, high / wide
    far = _rings(paint, x, y, flat)
    ramp, trim = CLOTHS[colour], TRIMS[colour]
    braid = 0.1 * np.sin(
        np.arctan2(*(place - at for place, at in zip(places(paint), (y, x), strict=True))) * 46
    )
    steps = np.arange(wide / 2, 2, -wide / 14)
    for number, reach in enumerate(steps):
        name, tone = ((ramp, 0.44), (ramp, 0.62), (trim, 0.72), (ramp, 0.5))[number % 4]
        paint.fill(far < reach - 0.4, name, tone, 1, 0.2, texture=braid, edge=0.12)
    return paint.reduce(outline=False)


def shaggy(colour: str, wide: int) -> Image.Image:
    """Give a shaggy rug with an uneven rim."""
    high = round(wide * 0.7)
    paint = Paint(wide, high, 6)
    ragged = _rings(paint, wide / 2, high / 2, high / wide) + 2.2 * paint.noise(3, 2)
    tufts = 0.13 * paint.noise(1.8, 4, stretch=(2, 1)) + 0.06 * paint.noise(8, 7)
    tone = 0.82 if colour in {"white", "cream"} else 0.6
    paint.fill(ragged < wide / 2 - 2, CLOTHS[colour], tone, 4, 0.3, texture=tufts)
    return paint.reduce(outline=True, dark=0.7)


def doormat(colour: str) -> Image.Image:
    """Give a doormat."""
    paint = Paint(32, 20, 7)
    bristles = 0.12 * paint.noise(1.2, 1)
    paint.fill(paint.rect(1, 1, 31, 19, 1.4), CLOTHS[colour], 0.5, 1.6, 0.3, texture=bristles)
    rim = paint.rect(3, 3, 29, 17, 1) & ~paint.rect(4.2, 4.2, 27.8, 15.8, 1)
    paint.fill(rim, TRIMS[colour], 0.7, 0, edge=0)
    for x in (11, 16, 21):
        paint.fill(_diamond(paint, x, 10, 1.8, 2.4), TRIMS[colour], 0.7, 0, edge=0)
    return paint.reduce(dark=0.7)


def runner(colour: str, *, lying: bool) -> Image.Image:
    """Give a long narrow rug, lying from west to east or from north to south."""
    wide, high = (128, 34) if lying else (34, 128)
    paint = Paint(wide, high, 8)
    ramp, trim = CLOTHS[colour], TRIMS[colour]
    weave = 0.05 * paint.weave(0.5)
    paint.fill(paint.rect(0.5, 0.5, wide - 0.5, high - 0.5, 1), ramp, 0.38, 1, 0.2, texture=weave)
    for inset, name, tone in ((3, trim, 0.64), (4.4, ramp, 0.5), (8, trim, 0.7), (9, ramp, 0.4)):
        shape = paint.rect(inset, inset, wide - inset, high - inset, 1)
        paint.fill(shape, name, tone, 0, texture=weave, edge=0.05)
    for step in np.arange(18, 116, 15.2):
        x, y = (step, 17) if lying else (17, step)
        paint.fill(_diamond(paint, x, y, 5.4, 5.4), trim, 0.72, 0, texture=weave, edge=0)
        paint.fill(_diamond(paint, x, y, 3.4, 3.4), ramp, 0.62, 0, texture=weave, edge=0)
        paint.fill(_diamond(paint, x, y, 1.4, 1.4), "plaster", 0.95, 0, edge=0)
    return paint.reduce(outline=False)


def play_rug() -> Image.Image:
    """Give a rug with stars and planets."""
    paint = Paint(96, 64, 9)
    paint.fill(paint.rect(0.5, 0.5, 95.5, 63.5, 5), "denim", 0.26, 2, 0.3, texture=0.05 * paint.weave(0.5))
    rim = paint.rect(3, 3, 93, 61, 4) & ~paint.rect(4.6, 4.6, 91.4, 59.4, 3)
    paint.fill(rim, "gold", 0.72, 0, edge=0)
    for x, y, size, ramp in (
        (24, 22, 10, "gold"),
        (66, 40, 12, "red"),
        (48, 16, 5, "teal"),
        (30, 48, 6, "violet"),
    ):
        paint.fill(paint.dot(x, y, size), ramp, 0.6, 5, 0.4)
    ring = paint.dot(66, 40, 19, 5) & ~paint.dot(66, 40, 15.4, 3)
    paint.fill(ring & ~(paint.rect(54, 30, 78, 40)), "gold", 0.86, 0, edge=0)
    drawn = np.random.default_rng(9)
    for _ in range(26):
        x, y = drawn.uniform(8, 88), drawn.uniform(8, 56)
        star = paint.dot(x, y, 0.5, 1.5) | paint.dot(x, y, 1.5, 0.5)
        paint.fill(star, "plaster", 0.98, 0, edge=0)
    return paint.reduce(outline=False)


def _rug(name: str, draw: object) -> Prop:
    return Prop(name, draw, shadow="none", flat=True)  # type: ignore[arg-type]


PROPS = (
    *(
        _rug(f"rug persian {colour} {size}", still(persian, colour, size))
        for colour in ("red", "blue", "green", "violet", "teal", "brown", "pink", "navy")
        for size in SIZES
    ),
    *(
        _rug(f"rug striped {colour} {size}", still(striped, colour, size))
        for colour in ("red", "blue", "green", "yellow", "teal", "violet", "brown")
        for size in ("small", "medium")
    ),
    *(
        _rug(f"rug checked {colour} {size}", still(checked, colour, size))
        for colour in ("red", "blue", "green", "pink", "grey", "violet")
        for size in ("small", "medium")
    ),
    *(
        _rug(f"rug round {colour} {size}", still(round_rug, colour, wide))
        for colour in ("red", "blue", "green", "violet", "yellow", "teal")
        for size, wide in (("small", 64), ("large", 96))
    ),
    *(
        _rug(f"rug shaggy {colour}", still(shaggy, colour, 80))
        for colour in ("white", "cream", "pink", "brown", "grey")
    ),
    *(
        _rug(f"rug runner {colour} {way}", lambda _look, _frame, c=colour, w=way: runner(c, lying=w == "h"))
        for colour in ("red", "blue", "green", "brown")
        for way in ("h", "v")
    ),
    *(_rug(f"doormat {colour}", still(doormat, colour)) for colour in ("brown", "green", "red", "blue")),
    _rug("rug space", still(play_rug)),
)
"""Every rug and mat."""
