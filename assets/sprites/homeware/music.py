"""Instruments to play at home, and the sheets to play from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import WOODS, moving, still, timber
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

    from studio.paint import Mask


def note(paint: Paint, x: float, y: float, ramp: str = "violet") -> None:
    """Paint a quaver, its head at a point."""
    paint.fill(paint.dot(x, y, 1.7, 1.3), ramp, 0.5, 0, edge=0)
    paint.fill(paint.rect(x + 0.9, y - 6, x + 1.8, y), ramp, 0.5, 0, edge=0)
    paint.fill(paint.line([(x + 1.4, y - 5.6), (x + 3.6, y - 3.8)], 1), ramp, 0.5, 0, edge=0)


def guitar(colour: str, look: str, frame: int) -> Image.Image:
    """Give a guitar on a stand; in use music rises from it."""
    paint = Paint(28, 58, 61)
    ramp = {"amber": "gold", "brown": "wood", "red": "red", "blue": "water"}[colour]
    for x0, x1 in ((12, 4), (16, 24)):
        paint.fill(paint.line([(x0, 44), (x1, 56)], 1.8), "black", 0.4, 1, 0.5)
    neck = paint.rect(12.6, 5, 15.4, 32, 0.4)
    timber(paint, neck, WOODS["walnut"], 0.5, 0.9, upright=True)
    for y in np.arange(10, 29, 2.8):
        paint.fill(paint.rect(12.8, y, 15.2, y + 0.6), "gold", 0.85, 0, edge=0)
    timber(paint, paint.poly((11.6, 1), (16.4, 1), (15.8, 8), (12.2, 8)), WOODS["walnut"], 0.6, 1)
    for y in (2.6, 5):
        for x in (10.8, 17.2):
            paint.fill(paint.dot(x, y, 1), "white", 0.9, 0.8, 0.5, edge=0)
    body = paint.oval(7, 24, 21, 37) | paint.oval(4.6, 32, 23.4, 51) | paint.rect(8, 30, 20, 40)
    paint.fill(body, ramp, 0.34, 1, 0.4)
    paint.fill(_smaller(paint), ramp, 0.6, 2.4, 0.4, texture=0.05 * paint.grain(1, upright=True), gloss=0.2)
    paint.fill(paint.dot(14, 34.6, 3.6), "gold", 0.8, 0, edge=0)
    paint.fill(paint.dot(14, 34.6, 2.8), "black", 0.04, 0, edge=0)
    timber(paint, paint.rect(9.4, 43, 18.6, 45.4, 0.8), WOODS["walnut"], 0.3, 0.8)
    if look == "broken":
        curl = [(14, 8), (18, 14), (24, 15), (25, 21), (20, 24), (17, 21), (21, 18)]
        paint.fill(paint.line(curl, 0.9), "white", 0.98, 0, edge=0)
        curl = [(14, 44), (9, 40), (3, 42), (3, 48), (6, 50)]
        paint.fill(paint.line(curl, 0.9), "white", 0.98, 0, edge=0)
    for x in (13, 14, 15):
        paint.fill(paint.rect(x - 0.15, 6, x + 0.2, 44), "plaster", 0.95, 0, edge=0)
    paint.fill(paint.rect(7, 49.6, 21, 51.6, 1), "black", 0.45, 1, 0.5)
    if look == "in use":
        note(paint, 4, 20 - frame * 3)
        note(paint, 21, 17 + frame * 3, "red")
    return paint.reduce()


def _smaller(paint: Paint) -> Mask:
    return paint.oval(8, 25, 20, 36) | paint.oval(5.8, 33, 22.2, 49.6) | paint.rect(9, 31, 19, 39)


def harp(look: str, frame: int) -> Image.Image:
    """Give a concert harp; in use its strings shimmer."""
    paint = Paint(46, 76, 62)
    for number in range(9):
        x = 15.5 + number * 2.5
        top = 12 + number * 0.6
        swing = 1.1 * np.sin(number * 1.7 + frame * 2.4) if look == "in use" else 0
        points = [(x, top), (x + swing, (top + 58) / 2), (x, 66 - number * 4)]
        ramp = "red" if number % 4 == 2 else "plaster"
        if look == "broken" and number in {3, 4, 6}:
            points = [(x, top), (x + 2, top + 7), (x - 2, top + 12), (x + 1, top + 15)]
        paint.fill(paint.line(points, 1), ramp, 0.66 if ramp == "red" else 0.95, 0, edge=0)
    board = paint.poly((9, 68), (14, 70), (41, 25), (39, 13), (35, 14))
    timber(paint, board, WOODS["oak"], 0.5, 2, relief=0.5)
    paint.fill(paint.line([(12, 67), (38, 22)], 1), "gold", 0.86, 0, edge=0)
    column = paint.poly((10, 12), (14.6, 12), (13.6, 66), (9, 66))
    paint.fill(column, "gold", 0.56, 2, 0.6, gloss=0.3)
    for y in (18, 60):
        paint.fill(paint.rect(8.4, y, 15.2, y + 2.4, 0.8), "gold", 0.85, 1, 0.5)
    neck = [
        (8, 12),
        (9, 5),
        (14, 3),
        (19, 6),
        (25, 11),
        (32, 12),
        (38, 9),
        (43, 12),
        (42, 18),
        (36, 19),
        (27, 18),
        (20, 13),
        (15, 10),
        (13, 14),
    ]
    paint.fill(paint.poly(*neck), "gold", 0.6, 2, 0.6, gloss=0.3)
    paint.fill(paint.dot(11, 8, 4), "gold", 0.5, 2.6, 0.6, gloss=0.3)
    paint.fill(paint.dot(11, 8, 1.6), "gold", 0.9, 1, 0.4)
    foot = paint.poly((6, 66), (22, 66), (30, 70), (30, 75), (4, 75), (4, 70))
    timber(paint, foot, WOODS["oak"], 0.46, 2, relief=0.5)
    paint.fill(paint.rect(6, 66.4, 20, 67.6), "gold", 0.8, 0, edge=0)
    if look == "in use":
        note(paint, 30, 40 - frame * 3, "red")
        note(paint, 22, 26 + frame * 3)
    return paint.reduce()


def music_stand() -> Image.Image:
    """Give a music stand with sheets."""
    paint = Paint(26, 46, 66)
    paint.fill(paint.rect(12.2, 16, 13.8, 40), "black", 0.5, 0.8, 0.6)
    for x in (5, 21):
        paint.fill(paint.line([(13, 38), (x, 44)], 1.5), "black", 0.5, 0.8, 0.6)
    paint.fill(paint.rect(2, 4, 24, 21, 1), "black", 0.4, 1.2, 0.5)
    for x in (3.4, 13.4):
        paint.fill(paint.rect(x, 3, x + 9.4, 19), "plaster", 0.96, 0.6, 0.2, edge=0.1)
        for y in (6, 10, 14):
            paint.fill(paint.rect(x + 1, y, x + 8.4, y + 0.5), "plaster", 0.4, 0, edge=0)
            for dx in (2, 4.6, 7):
                paint.fill(paint.dot(x + dx, y + (dx % 2) - 0.6, 0.8), "black", 0.1, 0, edge=0)
    paint.fill(paint.rect(1.6, 19, 24.4, 22, 0.6), "black", 0.5, 0.9, 0.5)
    return paint.reduce()


def keyboard(look: str, frame: int) -> Image.Image:
    """Give an electric keyboard on crossed legs."""
    paint = Paint(56, 40, 67)
    for x0, x1 in ((12, 42), (42, 12)):
        paint.fill(paint.line([(x0, 22), (x1, 38)], 2), "black", 0.45, 1, 0.5)
    paint.fill(paint.rect(1, 18, 55, 27, 1), "black", 0.3, 1, 0.4)
    paint.fill(paint.rect(1, 8, 55, 24, 1.4), "black", 0.44, 1.4, 0.5)
    paint.fill(paint.rect(4, 15, 52, 23), "white", 0.96, 0.6, 0.2)
    for number in range(16):
        x = 4 + number * 3
        paint.fill(paint.rect(x + 2.6, 15, x + 3.1, 23), "white", 0.4, 0, edge=0)
        if number % 7 not in {2, 6}:
            paint.fill(paint.rect(x + 1.8, 15, x + 3.8, 19.4), "black", 0.08, 0, edge=0)
    paint.fill(paint.rect(22, 10, 33, 13.4), "glass", 0.7 if look else 0.3, 0, edge=0.1)
    for x, ramp in ((7, "red"), (10.4, "gold"), (13.8, "grass"), (40, "steel"), (44, "steel"), (48, "steel")):
        paint.fill(paint.dot(x, 11.6, 1.1), ramp, 0.7, 0.8, 0.4, edge=0)
    if look == "in use":
        note(paint, 12, 7 - frame, "red")
        note(paint, 42, 6 + frame)
    return paint.reduce()


PROPS = (
    Prop("guitar", moving(guitar, "amber"), "guitar", ("in use", "broken"), (("in use", 2),)),
    *(
        Prop(f"guitar {colour}", moving(guitar, colour), "guitar", ("in use", "broken"), (("in use", 2),))
        for colour in ("amber", "brown", "red", "blue")
    ),
    Prop("harp", moving(harp), "harp", ("in use", "broken"), (("in use", 2),)),
    Prop("music stand", still(music_stand)),
    Prop("keyboard", moving(keyboard), looks=("in use",), frames=(("in use", 2),)),
)
"""Every instrument of the homes."""
