"""The stove: cold, cooking, in flames, or not cleaned."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import moving
from homeware.parts import (
    flames,
    steam,
)
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image


from homeware.worktop import DEPTH, FACE

STOVES = {
    "steel": "steel",
    "red": "red",
    "white": "white",
    "teal": "teal",
    "black": "black",
    "cream": "cream",
}
"""The ramp of every colour of a stove."""


def stove(colour: str, look: str, frame: int) -> Image.Image:
    """Give a stove; in use a pot steams and the oven glows, burning a pan is in flames."""
    paint = Paint(32, 64, 19)
    foot, ramp = paint.height - 1, STOVES[colour]
    front, back = foot - FACE, foot - FACE - DEPTH
    lift = {"white": 0.2, "cream": 0.2, "black": -0.06}.get(colour, 0.02)
    paint.fill(paint.rect(0.4, front, 31.6, foot, 1), ramp, 0.48 + lift, 1, 0.3, down=(0.05, -0.1))
    paint.fill(paint.rect(0, back, 32, front + 3.4, 1), ramp, 0.52 + lift, 1, 0.3)
    paint.fill(paint.rect(0, back, 32, front, 1.4), ramp, 0.7 + lift, 1.4, 0.35)
    paint.fill(paint.rect(1, front - 0.9, 31, front), ramp, 0.95, 0, edge=0)
    paint.fill(paint.rect(0.6, back - 3.4, 31.4, back + 2, 1), ramp, 0.56 + lift, 1, 0.4)
    hot = look in {"in use", "burning"}
    for number, (x, y) in enumerate(((9, 4.6), (23, 4.6), (9, 11.6), (23, 11.6))):
        _burner(paint, x, back + y, hot=hot and number in {0, 3})
    _knobs_and_oven(paint, front, hot=hot)
    _cooking(paint, back, look, frame)
    return paint.reduce()


def _burner(paint: Paint, x: float, y: float, *, hot: bool) -> None:
    paint.fill(paint.dot(x, y, 5, 3.1), "black", 0.24, 1, 0.4)
    ring = paint.dot(x, y, 3.4, 2) & ~paint.dot(x, y, 2.1, 1.1)
    paint.fill(ring, "red" if hot else "black", 0.72 if hot else 0.6, 0, edge=0)


def _knobs_and_oven(paint: Paint, front: float, *, hot: bool) -> None:
    for number in range(4):
        x = 5.6 + number * 5.2
        paint.fill(paint.dot(x, front + 5, 1.7), "black", 0.3, 1.2, 0.6)
        paint.fill(paint.rect(x - 0.3, front + 3.6, x + 0.3, front + 5), "white", 0.95, 0, edge=0)
    paint.fill(
        paint.rect(25, front + 3.8, 29.4, front + 6),
        "fire" if hot else "steel",
        0.6 if hot else 0.2,
        0,
        edge=0.1,
    )
    paint.fill(paint.rect(3.4, front + 8.4, 28.6, front + 19.4, 1.4), "black", 0.36, 1, 0.4)
    window = paint.rect(6, front + 11.4, 26, front + 17.6, 1)
    if hot:
        paint.fill(window, "fire", 0.46, 0, down=(-0.1, 0.25), edge=0.2)
        paint.fill(paint.rect(8, front + 13, 24, front + 13.8), "wood", 0.2, 0, edge=0)
    else:
        paint.fill(window, "night glass", 0.2, 0, down=(-0.1, 0.15), edge=0.2)
        paint.fill(paint.line([(9, front + 17), (13, front + 12)], 1), "steel", 0.55, 0, edge=0)
    paint.fill(paint.rect(5.4, front + 8.8, 26.6, front + 10.4, 0.8), "white", 0.86, 0.8, 0.4)


def _pot(paint: Paint, x: float, y: float, ramp: str, *, food: str = "") -> None:
    """Paint a pot on a burner, its middle at a point; open if there is food in it."""
    for side in (-1, 1):
        paint.fill(
            paint.rect(x + side * 7 - 1.6, y - 4, x + side * 7 + 1.6, y - 2.4, 0.7), "black", 0.4, 0.8, 0.4
        )
    paint.fill(paint.rect(x - 6.4, y - 5, x + 6.4, y + 2.4, 2.4), ramp, 0.46, 3, 0.5, gloss=0.2)
    paint.fill(paint.oval(x - 6.4, y - 8.4, x + 6.4, y - 1.6), ramp, 0.74, 1.4, 0.4)
    if food:
        paint.fill(paint.oval(x - 4.8, y - 7.4, x + 4.8, y - 2.8), food, 0.56, 1, -0.3)
        for dx, dy in ((-2, -5.6), (1.6, -4.4), (2.2, -6)):
            paint.fill(paint.dot(x + dx, y + dy, 0.9, 0.6), food, 0.9, 0, edge=0)
    else:
        paint.fill(paint.dot(x, y - 6, 1.5, 1.2), "black", 0.4, 1, 0.5)


def _pan(paint: Paint, x: float, y: float) -> None:
    paint.fill(paint.line([(x - 4, y + 1), (x - 11, y + 3.4)], 1.8), "black", 0.3, 0.8, 0.5)
    paint.fill(paint.oval(x - 6.4, y - 3, x + 6.4, y + 3.4), "black", 0.4, 1.6, 0.5)
    paint.fill(paint.oval(x - 5, y - 2.4, x + 5, y + 2), "black", 0.12, 1, -0.3)


def _cooking(paint: Paint, back: float, look: str, frame: int) -> None:
    if look == "in use":
        _pot(paint, 9, back + 3, "red", food="gold")
        steam(paint, 8, back - 6, phase=frame)
        steam(paint, 12, back - 8, phase=frame + 2, high=12)
        _pan(paint, 22, back + 11)
        paint.fill(paint.dot(20.6, back + 10.6, 2.2, 1.4), "white", 1, 0.8, 0.3, edge=0)
        paint.fill(paint.dot(20.6, back + 10.4, 1), "gold", 0.72, 0, edge=0)
        paint.fill(paint.dot(24.4, back + 10.6, 1.6, 1), "red", 0.55, 0.8, 0.4, edge=0)
    elif look == "burning":
        paint.glow(paint.dot(17, back + 8, 15, 9), "e3952c", 0.6, 3)
        _pot(paint, 8, back + 3, "steel")
        _pan(paint, 21, back + 10)
        for x, y, size in ((18, -12, 4), (23, -17, 3.4), (20, -20, 3)):
            puff = paint.dot(x + 1.5 * np.sin(frame * 2.1 + x), back + y - frame, size)
            paint.fill(puff, "steel", 0.4, 2, 0.4, edge=0)
        flames(paint, ((16, 15), (20.5, 23), (25, 17), (22.6, 13), (18.4, 12)), back + 12, frame=frame)
    elif look == "dirty":
        _pot(paint, 23, back + 3, "steel", food="olive")
        _pan(paint, 12, back + 11)
        for x, y in ((4, 2), (15, 5), (28, 12), (17, 14), (3, 13)):
            paint.fill(paint.dot(x, back + y, 1.4, 0.9), "wood", 0.36, 0, edge=0)
        for x, length in ((7, 5), (19, 8), (25, 4)):
            paint.fill(
                paint.rect(x, back + DEPTH, x + 1.2, back + DEPTH + length, 0.6), "wood", 0.4, 0, edge=0
            )
    else:
        _kettle(paint, 23, back + 3)


def _kettle(paint: Paint, x: float, y: float) -> None:
    ring = paint.dot(x, y - 6, 4, 4) & ~paint.dot(x, y - 6, 2.8, 2.8)
    paint.fill(ring, "black", 0.4, 0.8, 0.4)
    paint.fill(paint.line([(x - 4, y - 2), (x - 7.4, y - 5)], 1.6), "teal", 0.7, 0.8, 0.4)
    paint.fill(paint.oval(x - 5.4, y - 6.4, x + 5.4, y + 2.4), "teal", 0.6, 3, 0.5, gloss=0.3)
    paint.fill(paint.oval(x - 3, y - 7, x + 3, y - 4), "teal", 0.82, 1, 0.4)
    paint.fill(paint.dot(x, y - 7, 1), "gold", 0.75, 0, edge=0)


PROPS = (
    *(
        Prop(
            f"cooking area {colour}",
            moving(stove, colour),
            "cooking area",
            ("in use", "burning", "dirty"),
            (("in use", 2), ("burning", 3)),
        )
        for colour in STOVES
    ),
)
"""Every stove."""
