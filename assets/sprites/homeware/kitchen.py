"""The kitchen: stove, sink, refrigerator, worktops, toaster. All worktops are on one height."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeware.bathroom import puddle
from homeware.material import looks, moving
from homeware.parts import flames, steam
from homeware.stove import STOVES
from homeware.worktop import FACE, UNITS, top_of, unit
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

FRIDGES = {**STOVES, "yellow": "gold", "pink": "pink", "blue": "water"}


def sink(wood: str, look: str, frame: int) -> Image.Image:
    """Give a kitchen sink in a worktop."""
    paint = Paint(32, 52, 21)
    back, _ = unit(paint, UNITS[wood], top_of(wood))
    _bowl(paint, back, look, frame)
    if look == "dirty":
        _dishes(paint, back)
    else:
        paint.fill(paint.oval(26.6, back - 0.6, 30.6, back + 5), "gold", 0.66, 1.6, 0.5, gloss=0.2)
        paint.fill(paint.rect(28, back - 2.6, 29.2, back), "white", 0.9, 0, edge=0)
    if look == "leaking":
        foot = paint.height - 1
        for x in (9.6, 20.4):
            y = foot - FACE + 3 + frame * 2
            paint.fill(paint.rect(x, y, x + 1.5, y + 15, 0.7), "glass", 0.88, 0, edge=0)
        puddle(paint, 16, foot - 2, 14.6, 3.2)
    return paint.reduce()


def _bowl(paint: Paint, back: float, look: str, frame: int) -> None:
    paint.fill(paint.rect(3, back + 2.4, 25, back + 14, 2.4), "steel", 0.84, 1.2, 0.4)
    paint.fill(paint.rect(5, back + 4, 23, back + 12.6, 2), "steel", 0.5, 2, -0.5)
    water = look in {"in use", "leaking"}
    if water:
        paint.fill(paint.rect(6, back + 7, 22, back + 12, 1.6), "glass", 0.72, 1, -0.3, edge=0)
        paint.fill(paint.oval(8 + frame, back + 8, 14 + frame, back + 9.6), "glass", 1, 0, edge=0)
    else:
        paint.fill(paint.dot(14, back + 9, 1.3, 1), "steel", 0.2, 0)
    paint.fill(paint.rect(12.8, back - 4, 15, back + 2.4, 1), "steel", 0.8, 1, 0.5)
    paint.fill(paint.rect(12.8, back - 4.4, 15, back + 5.4, 1.1), "steel", 0.86, 1.1, 0.5)
    paint.fill(paint.dot(10, back + 1.2, 1.3), "red", 0.6, 1.2, 0.5)
    paint.fill(paint.dot(18, back + 1.2, 1.3), "water", 0.5, 1.2, 0.5)
    if look == "in use":
        paint.fill(paint.rect(13.2, back + 5, 14.6, back + 9.4), "glass", 0.96, 0, edge=0)
        for x in (9, 18.6):
            paint.fill(paint.dot(x + frame, back + 10.4, 1.5, 1.1), "white", 1, 0, edge=0)
    elif look == "leaking":
        paint.fill(paint.dot(14, back + 6.4 + 2 * frame, 0.8, 1.2), "glass", 1, 0, edge=0)


def _dishes(paint: Paint, back: float) -> None:
    for step in range(4):
        y = back + 8 - step * 2.2
        paint.fill(paint.dot(9.6 + step % 2, y, 5.4, 2.6), "white", 0.9 - 0.05 * step, 1, 0.4, edge=0.24)
    paint.fill(paint.dot(10, back + 1, 2.4, 0.9), "wood", 0.4, 0, edge=0)
    paint.fill(paint.oval(15, back + 2, 25.4, back + 9), "steel", 0.4, 2, 0.5)
    paint.fill(paint.oval(16.4, back + 2.6, 24, back + 6.6), "steel", 0.2, 1, -0.3)
    paint.fill(paint.rect(27, back + 1.4, 31, back + 6.6, 1), "red", 0.6, 1.4, 0.5)
    for x, y in ((5, back + 13.6), (21, back + 14.4), (28, back + 10)):
        paint.fill(paint.dot(x, y, 1.3, 0.8), "olive", 0.5, 0, edge=0)


def fridge(colour: str, look: str) -> Image.Image:
    """Give a refrigerator with notes on its door; open, there is light and food inside."""
    paint = Paint(32, 72, 20)
    ramp = FRIDGES[colour]
    lift = {
        "white": 0.06,
        "cream": 0.06,
        "pink": -0.06,
        "yellow": -0.06,
        "black": -0.3,
        "steel": 0.0,
        "red": -0.14,
        "blue": -0.1,
        "teal": 0.07,
    }[colour]
    paint.fill(paint.rect(0.6, 9, 31.4, 71, 2), ramp, 0.7 + lift, 1.6, 0.4, down=(0.02, -0.1))
    paint.fill(paint.rect(0.6, 2, 31.4, 13, 2), ramp, 0.88 + lift, 1.6, 0.3)
    paint.fill(paint.rect(3, 67.4, 29, 71), "black", 0.24, 1, 0.4)
    for y0, y1 in ((14, 33), (34.4, 66)):
        paint.fill(paint.rect(1.8, y0, 30.2, y1, 1.6), ramp, 0.76 + lift, 1.8, 0.4, down=(0.05, -0.06))
    paint.fill(paint.rect(2.4, 33, 29.6, 34.4), ramp, 0.3, 0, edge=0)
    for y0, y1 in ((20, 30), (38, 52)):
        if look and y0 > 30:
            continue
        paint.shade(paint.rect(5, y0 + 1, 8, y1 + 1), 0.4, blur=0.4)
        paint.fill(paint.rect(4.6, y0, 6.6, y1, 1), "white", 0.95, 0.8, 0.5)
    for x, y, note in ((13, 17, "gold"), (21, 20, "pink")):
        paint.fill(paint.rect(x, y, x + 5.4, y + 6), note, 0.84, 0.6, 0.3)
        paint.fill(paint.dot(x + 2.7, y + 0.6, 0.9), "red" if note == "gold" else "water", 0.5, 0, edge=0)
    if look:
        _cold_light(paint, ramp, lift, dark=look == "broken")
    if look == "broken":
        puddle(paint, 15, 68.4, 14, 2.6)
    return paint.reduce()


def _cold_light(paint: Paint, ramp: str, lift: float, *, dark: bool) -> None:
    inside = paint.rect(3, 35.6, 29, 65, 1)
    if dark:
        paint.fill(inside, "steel", 0.3, 0, down=(-0.1, 0.1), edge=0.2)
    else:
        paint.fill(inside, "lit glass", 0.96, 0, down=(0.06, -0.12), edge=0.2)
    for y in (45, 55):
        paint.fill(paint.rect(3, y, 29, y + 1.2), "glass", 0.8, 0, edge=0)
    goods = (
        (9, 45, 3, 7, "grass"), (14, 45, 2, 8, "white"), (18.6, 45, 2.2, 6, "red"),
        (10, 55, 4, 5, "gold"), (17, 55, 3, 6, "pink"),
        (11, 64.6, 3.4, 6, "red"), (18.6, 64.6, 3.4, 5, "grass"),
    )  # fmt: skip
    for x, foot, half, high, food in goods:
        paint.fill(paint.rect(x - half, foot - high, x + half, foot, 1.2), food, 0.62, 1.6, 0.5, edge=0.2)
    door = paint.poly((24, 36), (31.6, 38.4), (31.6, 69), (24, 66))
    paint.fill(door, ramp, 0.86 + lift, 1.4, 0.35)
    paint.fill(paint.rect(29.4, 44, 30.4, 54), "white", 0.95, 0, edge=0)
    paint.shade(paint.rect(22.6, 36, 24, 66), 0.3, blur=0.6, within=inside)


def toaster(look: str, frame: int) -> Image.Image:
    """Give a toaster, to be set on a worktop."""
    paint = Paint(22, 32, 22)
    if look == "burning":
        flames(paint, ((7, 13), (11, 18), (15, 12)), 17, frame=frame)
    elif look == "in use":
        for x in (7.6, 14.4):
            paint.fill(paint.rect(x - 3, 11 - frame, x + 3, 18, 1.4), "gold", 0.5, 1.4, 0.4)
        steam(paint, 11, 9, phase=frame, high=7)
    paint.fill(paint.rect(2, 17, 20, 31, 2.4), "red", 0.52, 2.4, 0.5, down=(0.02, -0.1), gloss=0.2)
    paint.fill(paint.rect(2, 15, 20, 22, 2.4), "steel", 0.84, 1.6, 0.4)
    for y in (16.8, 19.2):
        slot = paint.rect(5, y, 17, y + 1.3, 0.6)
        paint.fill(slot, "fire" if look else "black", 0.5 if look else 0.1, 0, edge=0)
    if look == "in use":
        for x in (7.6, 14.4):
            paint.fill(paint.rect(x - 2.6, 11 - frame, x + 2.6, 18, 1.2), "gold", 0.56, 1.2, 0.4)
    if look == "burning":
        flames(paint, ((9, 9), (13, 11)), 20, frame=frame)
        paint.fill(paint.rect(7, 24, 15, 29, 1), "black", 0.2, 0, edge=0, alpha=0.6)
    paint.fill(paint.rect(18.6, 21, 20.6, 24, 0.6), "black", 0.4, 0.8, 0.5)
    paint.fill(paint.dot(6, 26, 1.4), "steel", 0.85, 1, 0.5)
    return paint.reduce()


PROPS = (
    *(
        Prop(
            f"kitchen sink {wood}".removesuffix(" plain"),
            moving(sink, "white" if wood == "plain" else wood),
            "kitchen sink",
            ("in use", "leaking", "dirty"),
            (("in use", 2), ("leaking", 2)),
        )
        for wood in ("plain", *UNITS)
    ),
    *(
        Prop(f"refrigerator {colour}", looks(fridge, colour), "refrigerator", ("open", "broken"))
        for colour in FRIDGES
    ),
    Prop(
        "toaster",
        moving(toaster),
        "toaster",
        ("in use", "burning"),
        (("in use", 2), ("burning", 3)),
        shadow="none",
    ),
)
"""Everything of a kitchen."""
