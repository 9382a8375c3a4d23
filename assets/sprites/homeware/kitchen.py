"""The kitchen: stove, sink, refrigerator, worktops, toaster. All worktops are on one height."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.bathroom import puddle
from homeware.material import WOODS, Wood, looks, moving, still, timber
from homeware.parts import flames, panel, steam
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

FACE = 22
"""Pixels of the front of a worktop, and so how far a thing on it is lifted, less its depth."""

DEPTH = 16
"""Pixels from the front to the back edge of a worktop."""

UNITS = {
    **WOODS,
    "blue": Wood("blue paint", 0.1, 0.03, "gold"),
    "green": Wood("green paint", 0.0, 0.03, "gold"),
    "red": Wood("red", 0.0, 0.02, "gold"),
}
"""The fronts of kitchen cupboards: woods and paints."""

STOVES = {
    "steel": "steel",
    "red": "red",
    "white": "white",
    "teal": "teal",
    "black": "black",
    "cream": "cream",
}
FRIDGES = {**STOVES, "yellow": "gold", "pink": "pink", "blue": "water"}


def _unit(paint: Paint, wood: Wood, top: str, *, doors: int = 2, drawer: bool = False) -> tuple[float, float]:
    """Paint a cupboard with a worktop over the whole width; give y of the top's back and front edge."""
    foot = paint.height - 1
    wide = paint.width
    front, back = foot - FACE, foot - FACE - DEPTH
    timber(paint, paint.rect(0, front, wide, foot), wood, 0.48, 0, edge=0.06, upright=True, down=(0.02, -0.1))
    step = wide / doors
    for number in range(doors):
        x0, x1 = number * step + 0.8, (number + 1) * step - 0.8
        split = front + 9 if drawer else front + 3.4
        if drawer:
            panel(paint, (x0, front + 3.4, x1, front + 8.6), wood, salt=number + 5)
            paint.fill(
                paint.rect((x0 + x1) / 2 - 2, front + 5.4, (x0 + x1) / 2 + 2, front + 6.4),
                wood.handle,
                0.8,
                0,
                edge=0,
            )
        panel(paint, (x0, split, x1, foot - 3.4), wood, salt=number)
        x = x1 - 3 if number % 2 == 0 else x0 + 2
        paint.fill(paint.rect(x, split + 3, x + 1.1, split + 6.6, 0.5), wood.handle, 0.8, 0.6, 0.4, edge=0)
    timber(paint, paint.rect(0, foot - 2.8, wide, foot), wood, 0.2, 0, edge=0)
    paint.shade(paint.rect(0, front + 2.4, wide, front + 4.6), 0.45, dy=0.5, blur=0.9)
    _worktop(paint, top, back, front)
    return back, front


def _worktop(paint: Paint, top: str, back: float, front: float) -> None:
    wide = paint.width
    edge = paint.rect(0, back, wide, front + 2.6)
    surface = paint.rect(0, back, wide, front)
    grain = 0.08 * paint.grain(3) if top in {"wood", "pine", "walnut"} else 0.04 * paint.noise(5, 2)
    paint.fill(edge, top, 0.5, 0, edge=0.05)
    paint.fill(surface, top, 0.76, 0, down=(0.05, -0.03), texture=grain, edge=0.05)
    paint.fill(paint.rect(0, front - 0.9, wide, front + 0.1), top, 0.98, 0, edge=0)


def _top_of(wood: str) -> str:
    return {"white": "wood", "pine": "plaster", "walnut": "plaster", "blue": "pine", "green": "pine"}.get(
        wood, "plaster"
    )


def counter(wood: str, goods: str) -> Image.Image:
    """Give a worktop over a cupboard, bare or with things on it."""
    paint = Paint(32, 52, 50)
    back, front = _unit(paint, UNITS[wood], _top_of(wood), drawer=goods in {"", "bread"})
    middle = (back + front) / 2
    match goods:
        case "bread":
            _board_with_bread(paint, middle)
        case "jars":
            _jars(paint, back + 4)
        case "knives":
            _knives(paint, middle)
        case "fruit":
            _vegetables(paint, middle)
        case _:
            pass
    return paint.reduce()


def _board_with_bread(paint: Paint, y: float) -> None:
    board = paint.rect(6, y - 4, 26, y + 5, 1.4)
    paint.shade(board, 0.4, dx=0.8, dy=1, blur=0.6)
    timber(paint, board, WOODS["pine"], 0.62, 1)
    paint.fill(paint.oval(8, y - 6, 20, y + 2), "gold", 0.36, 3, 0.5, texture=0.05 * paint.noise(2, 1))
    for x in (11, 14, 17):
        paint.fill(paint.line([(x - 1, y - 3), (x + 1, y - 5)], 0.8), "gold", 0.85, 0, edge=0)
    paint.fill(paint.rect(20.4, y - 1.6, 24, y + 2, 1.2), "gold", 0.85, 0.8, 0.3)
    paint.fill(paint.line([(10, y + 3.6), (22, y + 3.2)], 0.9), "steel", 0.95, 0, edge=0)


def _jars(paint: Paint, y: float) -> None:
    for x, ramp, high in ((6, "red", 10), (13, "gold", 12), (20, "water", 9), (26.4, "grass", 11)):
        paint.shade(paint.oval(x - 3, y + 1, x + 4.4, y + 6), 0.4, blur=0.7)
        paint.fill(paint.rect(x - 3, y + 4 - high, x + 3, y + 4, 1.4), ramp, 0.56, 2.4, 0.5, gloss=0.25)
        paint.fill(paint.rect(x - 2.2, y - high + 8, x + 2.2, y - high + 10.4), "plaster", 0.95, 0, edge=0)
        paint.fill(paint.rect(x - 2.6, y + 2.4 - high, x + 2.6, y + 5 - high, 0.8), "wood", 0.7, 1, 0.4)


def _knives(paint: Paint, y: float) -> None:
    paint.shade(paint.rect(5, y, 14, y + 4), 0.4, blur=0.7)
    timber(paint, paint.poly((4.6, y - 5), (12, y - 8), (14, y + 1), (6.4, y + 3)), WOODS["oak"], 0.6, 1.4)
    for dx, dy in ((0, 0), (2, -0.8), (4, -1.6)):
        paint.fill(
            paint.line([(6 + dx, y - 6 + dy), (5 + dx, y - 9.6 + dy)], 1.2), "steel", 0.14, 0.6, 0.4, edge=0
        )
    paint.fill(paint.rect(19, y - 7, 27, y + 3, 2), "plaster", 0.9, 2.4, 0.4)
    for x, tip in ((20.6, -14), (23, -15.4), (25.4, -13)):
        paint.fill(paint.line([(x, y - 6), (x + (x - 23) * 0.5, y + tip)], 1.1), "wood", 0.7, 0.6, 0.4)
        paint.fill(paint.dot(x + (x - 23) * 0.5, y + tip, 1.6, 2), "wood", 0.76, 1, 0.4)


def _vegetables(paint: Paint, y: float) -> None:
    paint.shade(paint.dot(17, y + 2.6, 10, 4), 0.4, blur=0.7)
    for x, dy, ramp, size in (
        (10, -3, "grass", 3.6),
        (16, -4.4, "red", 3),
        (21.4, -3.4, "red", 3),
        (18.6, -6.4, "gold", 2.8),
    ):
        paint.fill(paint.dot(x, y + dy, size), ramp, 0.58, 2.4, 0.6, gloss=0.3)
    basket = paint.poly((6, y - 2.4), (26, y - 2.4), (23.6, y + 4), (8.4, y + 4))
    paint.fill(basket, "sand", 0.6, 2, 0.4, texture=0.16 * paint.weave(1))
    paint.fill(paint.rect(5.6, y - 3.2, 26.4, y - 1.4, 0.8), "sand", 0.85, 0.8, 0.4)


def sink(wood: str, look: str, frame: int) -> Image.Image:
    """Give a kitchen sink in a worktop."""
    paint = Paint(32, 52, 21)
    back, _ = _unit(paint, UNITS[wood], _top_of(wood))
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
        if look == "open" and y0 > 30:
            continue
        paint.shade(paint.rect(5, y0 + 1, 8, y1 + 1), 0.4, blur=0.4)
        paint.fill(paint.rect(4.6, y0, 6.6, y1, 1), "white", 0.95, 0.8, 0.5)
    for x, y, note in ((13, 17, "gold"), (21, 20, "pink")):
        paint.fill(paint.rect(x, y, x + 5.4, y + 6), note, 0.84, 0.6, 0.3)
        paint.fill(paint.dot(x + 2.7, y + 0.6, 0.9), "red" if note == "gold" else "water", 0.5, 0, edge=0)
    if look == "open":
        _cold_light(paint, ramp, lift)
    return paint.reduce()


def _cold_light(paint: Paint, ramp: str, lift: float) -> None:
    inside = paint.rect(3, 35.6, 29, 65, 1)
    paint.fill(inside, "lit glass", 0.96, 0, down=(0.06, -0.12), edge=0.2)
    for y in (45, 55):
        paint.fill(paint.rect(3, y, 29, y + 1.2), "glass", 0.8, 0, edge=0)
    goods = (
        (9, 45, 3, 7, "grass"), (14, 45, 2, 8, "white"), (18.6, 45, 2.2, 6, "red"),
        (10, 55, 4, 5, "gold"), (17, 55, 3, 6, "pink"), (11, 64.6, 3.4, 6, "red"), (18.6, 64.6, 3.4, 5, "grass"),
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
            f"cooking area {colour}",
            moving(stove, colour),
            "cooking area",
            ("in use", "burning", "dirty"),
            (("in use", 2), ("burning", 3)),
        )
        for colour in STOVES
    ),
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
    *(Prop(f"refrigerator {colour}", looks(fridge, colour), "refrigerator", ("open",)) for colour in FRIDGES),
    *(
        Prop(f"kitchen counter {wood} {goods}".strip(), still(counter, wood, goods))
        for wood in UNITS
        for goods in ("", "bread", "jars", "knives", "fruit")
    ),
    Prop("kitchen counter", still(counter, "white", "")),
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
