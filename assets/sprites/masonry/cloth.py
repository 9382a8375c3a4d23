"""Cloth outside: awnings over shops, banners, bunting."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from masonry.hang import COLOURS, hung
from studio.paint import Paint

if TYPE_CHECKING:
    from PIL import Image

    from studio.prop import Prop

STRIPE_PX = 8
"""Width of a stripe of an awning."""


def _awning(colour: str, tiles: int) -> Image.Image:
    """Draw a striped awning that slopes towards the street and ends in scallops."""
    wide = 32 * tiles
    paint = Paint(wide + 4, 29, 24)
    name, tone = COLOURS[colour]
    for at in range(wide // STRIPE_PX):
        x = 2 + at * STRIPE_PX
        ramp, light = ((name, tone), ("plaster", 0.9))[at % 2]
        paint.fill(paint.rect(x, 3, x + STRIPE_PX, 20), ramp, light + 0.05, 0, down=(0.03, -0.05), edge=0)
        scallop = paint.rect(x, 19, x + STRIPE_PX, 23) | paint.oval(x, 17.6, x + STRIPE_PX, 28)
        paint.fill(scallop, ramp, light - 0.1, 0.9, 0.2, edge=0.1)
    paint.fill(paint.rect(2, 18.2, wide + 2, 19.2), "plaster", 1, 0, edge=0, alpha=0.7)
    paint.shade(paint.rect(2, 19.2, wide + 2, 20.4), 0.3, blur=0.4)
    paint.fill(paint.rect(1, 1.4, wide + 3, 4.6, 1), "wood", 0.62, 1.1, 0.4, edge=0.12)
    paint.shade(paint.rect(2, 4.6, wide + 2, 6), 0.3, blur=0.5)
    return paint.reduce(dark=0.42)


def _banner(colour: str, emblem: str) -> Image.Image:
    """Draw a long flag on a rod, with a swallow's tail."""
    paint = Paint(18, 36, 5)
    name, tone = COLOURS[colour]
    cloth = paint.poly((3, 4), (15, 4), (15, 33), (9, 28), (3, 33))
    paint.fill(cloth, name, tone, 1.2, 0.3, down=(0.06, -0.08), edge=0.14)
    paint.fill(paint.rect(3, 5.6, 15, 7) & cloth, "gold", 0.74, 0, edge=0)
    if emblem == "star":
        rays = [
            (9, 10),
            (10.4, 14),
            (14, 14.4),
            (11.2, 17),
            (12.4, 21),
            (9, 18.6),
            (5.6, 21),
            (6.8, 17),
            (4, 14.4),
            (7.6, 14),
        ]
        paint.fill(paint.poly(*rays), "gold", 0.8, 0.6, 0.3, edge=0.1)
    elif emblem == "oak":
        for dx, dy in ((0, -3), (-2.6, -0.6), (2.6, -0.6), (-1.4, 2), (1.4, 2)):
            paint.fill(paint.dot(9 + dx, 15 + dy, 2.2), "gold", 0.78, 0.8, 0.3, edge=0.06)
        paint.fill(paint.rect(8.4, 16, 9.6, 22), "gold", 0.6, 0, edge=0)
    else:
        heart = (
            paint.dot(7.2, 14, 2.4) | paint.dot(10.8, 14, 2.4) | paint.poly((4.9, 15), (13.1, 15), (9, 20.4))
        )
        paint.fill(heart, "plaster", 0.96, 0.8, 0.3, edge=0.1)
    paint.fill(paint.rect(1, 2, 17, 4.4, 1), "wood", 0.6, 1, 0.5, edge=0.12)
    paint.fill(paint.dot(1.8, 3.2, 1.5) | paint.dot(16.2, 3.2, 1.5), "gold", 0.72, 1, 0.5)
    return paint.reduce(dark=0.45)


def _bunting(tiles: int) -> Image.Image:
    """Draw a string of small flags between two nails."""
    wide = 32 * tiles
    paint = Paint(wide, 18, 3)
    colours = ("red", "yellow", "blue", "green", "pink", "violet")

    def sag(x: float) -> float:
        return 2 + 5 * (1 - ((x - wide / 2) / (wide / 2)) ** 2)

    for at in range(wide // 8):
        x = at * 8 + 4
        name, tone = COLOURS[colours[at % len(colours)]]
        y = sag(x)
        paint.fill(paint.poly((x - 3, y), (x + 3, y), (x, y + 8)), name, tone + 0.06, 0.8, 0.3, edge=0.1)
    points = [(float(x), sag(x)) for x in range(1, wide, 4)]
    paint.fill(paint.line(points, 0.8), "plaster", 0.95, 0, edge=0)
    return paint.reduce(dark=0.5)


def _drape(colour: str) -> Image.Image:
    """Draw a pair of curtains for a window of one tile, drawn aside."""
    paint = Paint(32, 34, 9)
    name, tone = COLOURS[colour]
    for side, edge in ((1, 2), (-1, 30)):
        cloth = paint.poly(
            (edge, 3),
            (edge + 9 * side, 3),
            (edge + 5 * side, 19),
            (edge + 3 * side, 22),
            (edge + 5 * side, 32),
            (edge, 32),
        )
        paint.fill(cloth, name, tone, 1, 0.3, down=(0.06, -0.08), edge=0.12)
        for fold in (2.4, 5):
            line = paint.line(
                [(edge + fold * side, 4), (edge + fold * side * 0.6, 20), (edge + fold * side * 0.8, 31)], 0.8
            )
            paint.fill(line & cloth, name, max(0.1, tone - 0.2), 0, edge=0)
        paint.fill(
            paint.rect(min(edge, edge + 4.6 * side), 20, max(edge, edge + 4.6 * side), 22),
            "gold",
            0.74,
            0.6,
            0.3,
            edge=0.1,
        )
    paint.fill(paint.rect(0.6, 1.2, 31.4, 3.6, 1), "wood", 0.54, 1, 0.5, edge=0.1)
    return paint.reduce(dark=0.45)


def _all() -> tuple[Prop, ...]:
    made = [
        hung(f"awning {colour} {tiles}", functools.partial(_awning, colour, tiles))
        for colour in ("red", "green", "blue", "yellow", "violet", "teal", "orange")
        for tiles in (2, 3, 4)
    ]
    made += [
        hung(f"banner {colour} {emblem}", functools.partial(_banner, colour, emblem), sways=True)
        for colour, emblem in (
            ("red", "star"),
            ("blue", "oak"),
            ("green", "oak"),
            ("violet", "star"),
            ("red", "heart"),
            ("pink", "heart"),
        )
    ]
    made += [hung(f"bunting {tiles}", functools.partial(_bunting, tiles), sways=True) for tiles in (2, 3, 4)]
    made += [
        hung(f"curtain {colour}", functools.partial(_drape, colour))
        for colour in ("red", "blue", "green", "yellow", "violet", "pink", "cream", "teal")
    ]
    return tuple(made)


PROPS = _all()
"""Awnings, banners, bunting and curtains."""
