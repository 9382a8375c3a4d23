"""Tables to eat at and to sit around, desks to work at, and computers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import CLOTHS, WOODS, Wood, looks, moving, places, still, timber
from homeware.parts import cup, flower, glass, knob, legs, lip, panel, paper, slab, smoke
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

    from studio.paint import Mask

TABLE_CLOTHS = ("bare", "red", "blue", "green", "yellow", "pink", "white")
"""The cloths of a dining table; ``bare`` is none."""


def dining_table(wood: str, cloth: str, wide: int, look: str) -> Image.Image:
    """Give a table, with a checked cloth or bare; in use it is laid, dirty it is left so."""
    paint = Paint(wide, 46, wide)
    right, made_of, top = wide - 1, WOODS[wood], 31
    legs(paint, (4, right - 3), (top, 45), made_of, 3.4)
    slab(paint, (1, 3, right, top), 4.5, made_of)
    if cloth != "bare":
        _cloth(paint, cloth, wide, top)
    seats = 1 if wide < 48 else 2
    places_laid = [(wide * (number + 0.5) / seats, y) for number in range(seats) for y in (9, 24)]
    if look:
        for x, y in places_laid:
            _plate(paint, x, y, eaten=look == "dirty")
    if look != "dirty":
        _vase(paint, wide / 2, 17)
    return paint.reduce()


def _cloth(paint: Paint, cloth: str, wide: int, top: float) -> None:
    ramp = CLOTHS[cloth]
    hanging = paint.rect(5, 3, wide - 5, top + 6, 0.6)
    down, across = places(paint)
    checks = 0.09 * ((across // 4 % 2) + (down // 4 % 2) - 1)
    base = 0.72 if cloth != "white" else 0.9
    weave = 0.03 * paint.weave(0.5)
    paint.fill(hanging, ramp, base, 0.8, 0.2, texture=checks + weave, edge=0.12)
    paint.shade(paint.rect(5, top + 0.6, wide - 5, top + 6), 0.42, blur=0.4, within=hanging)
    paint.fill(paint.rect(5.4, top - 0.3, wide - 5.4, top + 0.6), ramp, 0.98, 0, edge=0)
    for x in np.arange(6, wide - 6, 3):
        paint.clear(paint.poly((x, top + 6.1), (x + 1.5, top + 4.6), (x + 3, top + 6.1)))


def _plate(paint: Paint, x: float, y: float, *, eaten: bool) -> None:
    paint.shade(paint.dot(x + 0.6, y + 1, 5.4, 3.8), 0.35, blur=0.5)
    paint.fill(paint.dot(x, y, 5.2, 3.6), "white", 0.94, 1, 0.3, edge=0.2)
    paint.fill(paint.dot(x, y, 3.4, 2.2), "white", 0.82, 0, edge=0)
    if eaten:
        for dx, dy in ((-1.6, 0.4), (1, -0.6), (1.8, 0.8)):
            paint.fill(paint.dot(x + dx, y + dy, 0.8), "wood", 0.45, 0, edge=0)
        paint.fill(paint.line([(x - 3, y + 1.4), (x + 3, y - 1.4)], 0.8), "steel", 0.85, 0, edge=0)
    else:
        paint.fill(paint.dot(x - 1, y - 0.6, 2, 1.5), "gold", 0.55, 1, 0.4)
        paint.fill(paint.dot(x + 1.3, y, 1.6, 1.2), "red", 0.58, 1, 0.4)
        paint.fill(paint.dot(x + 0.2, y + 0.9, 1.4, 0.8), "grass", 0.6, 0.8, 0.4, edge=0)
    paint.fill(paint.rect(x - 7.4, y - 2, x - 6.6, y + 2.4), "steel", 0.9, 0, edge=0)
    paint.fill(paint.rect(x + 6.6, y - 2, x + 7.4, y + 2.4), "steel", 0.9, 0, edge=0)


def _vase(paint: Paint, x: float, y: float) -> None:
    paint.shade(paint.oval(x - 2, y + 1, x + 4.4, y + 4), 0.4, blur=0.6)
    paint.fill(paint.oval(x - 2.4, y - 3, x + 2.4, y + 3), "water", 0.62, 2, 0.5, gloss=0.3)
    for dx, dy, ramp in ((-3, -6, "red"), (2.8, -6.6, "gold"), (0, -9, "pink")):
        paint.fill(paint.line([(x, y - 2), (x + dx, y + dy)], 0.7), "grass", 0.5, 0, edge=0)
        flower(paint, x + dx, y + dy, ramp, 1.5)


def common_table(wood: str, look: str) -> Image.Image:
    """Give a low long table with a book and a tea set; in use also with snacks."""
    paint = Paint(64, 38, 40)
    made_of = WOODS[wood]
    legs(paint, (5, 59), (25, 37), made_of, 4)
    timber(paint, paint.rect(6, 31, 58, 33.4, 0.6), made_of, 0.34, 0.8)
    slab(paint, (1, 4, 63, 25), 4, made_of, round_=2)
    _open_book(paint, 14, 14)
    if look == "dirty":
        for x, y in ((30, 11), (48, 17), (40, 10)):
            cup(paint, x, y)
        for x, y in ((36, 19), (26, 18), (54, 10), (44, 21)):
            paint.fill(paint.dot(x, y, 1), "wood", 0.3, 0, edge=0)
        paper(paint, 52, 12, turn=1.4)
        return paint.reduce()
    _teapot(paint, 34, 13)
    cup(paint, 44, 17, "teal")
    if look == "in use":
        cup(paint, 26, 19, "teal")
        paint.fill(paint.dot(53, 13, 5.4, 3.8), "white", 0.92, 1, 0.3, edge=0.2)
        for x, y in ((51, 12), (54.6, 12.4), (52.8, 14.2)):
            paint.fill(paint.dot(x, y, 1.8, 1.4), "gold", 0.48, 1, 0.5)
    else:
        _fruit(paint, 54, 13)
    return paint.reduce()


def _open_book(paint: Paint, x: float, y: float) -> None:
    cover = paint.poly(
        (x - 6.6, y - 3), (x, y - 2), (x + 6.6, y - 3), (x + 6.6, y + 4), (x, y + 5), (x - 6.6, y + 4)
    )
    paint.shade(cover, 0.35, dx=0.6, dy=1, blur=0.5)
    paint.fill(cover, "red", 0.45, 0.6, 0.3)
    pages = paint.poly(
        (x - 5.6, y - 3.4), (x, y - 2.4), (x + 5.6, y - 3.4), (x + 5.6, y + 3), (x, y + 4), (x - 5.6, y + 3)
    )
    paint.fill(pages, "plaster", 0.94, 0.8, 0.3, edge=0.2)
    paint.fill(paint.rect(x - 0.4, y - 2, x + 0.4, y + 3.6), "plaster", 0.45, 0, edge=0)
    for row in range(3):
        line = y - 1.4 + row * 1.5
        both = paint.rect(x - 4.6, line, x - 1.4, line + 0.5) | paint.rect(x + 1.4, line, x + 4.6, line + 0.5)
        paint.fill(both, "plaster", 0.45, 0, edge=0)


def _teapot(paint: Paint, x: float, y: float) -> None:
    paint.shade(paint.dot(x + 1, y + 2.4, 5, 2.6), 0.4, blur=0.6)
    paint.fill(paint.line([(x + 3, y), (x + 6.4, y - 3)], 1.6), "teal", 0.6, 0.8, 0.4)
    paint.fill(
        paint.dot(x - 4.6, y - 0.6, 2.4, 2.4) & ~paint.dot(x - 4.6, y - 0.6, 1.3, 1.3), "teal", 0.5, 0.6, 0.4
    )
    paint.fill(paint.dot(x, y - 0.4, 4.4, 3.8), "teal", 0.62, 3, 0.5, gloss=0.3)
    paint.fill(paint.dot(x, y - 3.4, 2.4, 1.2), "teal", 0.8, 1, 0.4)
    paint.fill(paint.dot(x, y - 4.6, 0.9), "gold", 0.75, 0, edge=0)


def _fruit(paint: Paint, x: float, y: float) -> None:
    paint.shade(paint.dot(x + 1, y + 2.4, 5.4, 2.8), 0.4, blur=0.6)
    for dx, dy, ramp in ((-2.4, -2, "red"), (2.2, -1.8, "gold"), (0, -3.6, "grass")):
        paint.fill(paint.dot(x + dx, y + dy, 2.3), ramp, 0.6, 2, 0.6, gloss=0.3)
    bowl = paint.oval(x - 5.4, y - 2.4, x + 5.4, y + 4) & ~paint.rect(x - 6, y - 4, x + 6, y - 0.8)
    paint.fill(bowl, "water", 0.66, 2, 0.4)


def side_table(wood: str) -> Image.Image:
    """Give a small round table with a plant pot on it."""
    paint = Paint(26, 36, 41)
    made_of = WOODS[wood]
    timber(paint, paint.oval(7, 29, 19, 35), made_of, 0.4, 2)
    timber(paint, paint.rect(11.4, 18, 14.6, 33), made_of, 0.42, 1.5, upright=True)
    timber(paint, paint.oval(2, 11, 24, 25), made_of, 0.42, 1)
    timber(paint, paint.oval(2, 8.6, 24, 22.6), made_of, 0.68, 1.6)
    _vase(paint, 13, 14)
    return paint.reduce()


def desk(wood: str, look: str, seed: int = 0) -> Image.Image:
    """Give a desk with books, a lamp and a pot of pens; in use the lamp burns over papers."""
    paint = Paint(64, 50, 14)
    made_of = WOODS[wood]
    _desk_body(paint, made_of)
    _book_row(paint, 4, 17, seed)
    _desk_lamp(paint, 53, 17, lit=look == "in use")
    _pens(paint, 24, 15)
    if look == "in use":
        paper(paint, 26, 20)
        paper(paint, 36, 21, turn=-0.8)
        _open_book(paint, 17, 24)
    elif look == "dirty":
        for x, y, turn in ((8, 20, 1.6), (18, 22, -1), (29, 19, 0.4), (38, 22, 2), (46, 20, -1.4)):
            paper(paint, x, y, turn=turn)
        cup(paint, 34, 17)
        paint.fill(paint.dot(43, 27, 1.8, 1.5), "plaster", 0.86, 1.2, 0.5)
    else:
        _closed_book(paint, 33, 20)
    return paint.reduce()


def _desk_body(paint: Paint, wood: Wood) -> None:
    paint.fill(paint.rect(20, 34, 46, 48), wood.ramp, 0.12 + wood.lift * 0.4, 0, edge=0.1)
    for x0, x1 in ((2, 20), (45, 62)):
        timber(paint, paint.rect(x0, 31, x1, 49, 0.8), wood, 0.46, 1, upright=True)
        for row in range(2):
            y = 34.6 + row * 6.8
            panel(paint, (x0 + 1.4, y, x1 - 1.4, y + 6), wood, salt=row + int(x0))
            knob(paint, (x0 + x1) / 2, y + 3, wood)
    slab(paint, (1, 12, 63, 31), 3.6, wood)


def _book_row(paint: Paint, x: float, foot: float, seed: int) -> None:
    ramps = ("red", "water", "grass", "gold", "violet", "teal")
    paint.shade(paint.rect(x, foot - 1, x + 13, foot + 2), 0.4, blur=0.6)
    for number in range(4):
        high = (11, 13, 10, 12)[(number + seed) % 4]
        spine = paint.rect(x + number * 3, foot - high, x + 3 + number * 3, foot, 0.4)
        paint.fill(spine, ramps[(number + seed * 2) % 6], 0.56, 0.9, 0.45, edge=0.18)
        band = foot - high + 2.4
        paint.fill(
            paint.rect(x + 0.7 + number * 3, band, x + 2.3 + number * 3, band + 0.8), "gold", 0.9, 0, edge=0
        )


def _desk_lamp(paint: Paint, x: float, foot: float, *, lit: bool) -> None:
    if lit:
        paint.glow(paint.dot(x - 4, foot + 5, 11, 6), "fde690", 0.5, 2.5)
    paint.shade(paint.dot(x + 1, foot + 1, 4.6, 2), 0.4, blur=0.5)
    paint.fill(paint.dot(x, foot, 4.2, 1.9), "gold", 0.45, 1.2, 0.5)
    paint.fill(paint.rect(x - 0.8, foot - 9, x + 0.8, foot), "gold", 0.55, 0.8, 0.5)
    shade = paint.poly((x - 4, foot - 14), (x + 2.4, foot - 14), (x + 5.4, foot - 7), (x - 7, foot - 7))
    paint.fill(shade, "lit glass" if lit else "grass", 0.86 if lit else 0.5, 1.6, 0.45)
    paint.fill(paint.rect(x - 6.6, foot - 7.6, x + 5, foot - 6.6), "fire" if lit else "gold", 0.95, 0, edge=0)


def _pens(paint: Paint, x: float, foot: float) -> None:
    for dx, ramp in ((-1.4, "red"), (0.2, "gold"), (1.6, "water")):
        paint.fill(
            paint.line([(x + dx * 0.6, foot - 3), (x + dx * 1.5, foot - 7)], 0.9), ramp, 0.65, 0, edge=0
        )
    paint.fill(paint.rect(x - 2.2, foot - 4, x + 2.2, foot + 1, 0.8), "violet", 0.5, 1.4, 0.5)


def _closed_book(paint: Paint, x: float, y: float) -> None:
    paint.shade(paint.rect(x, y + 1, x + 9, y + 7), 0.4, dx=0.6, dy=0.6, blur=0.5)
    paint.fill(paint.rect(x, y, x + 9, y + 6.4, 0.6), "red", 0.5, 1, 0.4)
    paint.fill(paint.rect(x + 0.6, y + 5, x + 8.6, y + 6), "plaster", 0.9, 0, edge=0)
    paint.fill(paint.rect(x + 2, y + 1.4, x + 7, y + 2.2), "gold", 0.85, 0, edge=0)


def computer_desk(wood: str, look: str) -> Image.Image:
    """Give a desk with a computer, two speakers and a mug."""
    paint = Paint(64, 56, 19)
    made_of = WOODS[wood]
    timber(paint, paint.rect(3, 36, 6, 55, 0.6), made_of, 0.44, 1.2, upright=True)
    timber(paint, paint.rect(58, 36, 61, 55, 0.6), made_of, 0.44, 1.2, upright=True)
    paint.fill(paint.rect(44, 38, 55, 54, 1), "steel", 0.26, 1.4, 0.4)
    paint.fill(paint.rect(46, 41, 53, 42.4), "steel", 0.7, 0, edge=0)
    paint.fill(paint.dot(47, 46, 0.9), "grass" if look else "steel", 0.85, 0, edge=0)
    slab(paint, (1, 18, 63, 37), 4, made_of)
    _monitor(paint, 32, 26, look)
    for x in (13, 51):
        paint.shade(paint.rect(x - 3, 25, x + 4, 28), 0.4, blur=0.6)
        paint.fill(paint.rect(x - 3, 15, x + 3, 27, 1), "steel", 0.3, 1.4, 0.5)
        paint.fill(paint.dot(x, 23, 2), "steel", 0.62, 1, 0.4)
        paint.fill(paint.dot(x, 18, 1.2), "steel", 0.62, 1, 0.4)
    _keyboard(paint, 32, 32)
    cup(paint, 9, 32, "red")
    paint.fill(paint.oval(44.6, 30, 48.4, 34.4), "white", 0.9, 1.6, 0.4)
    return paint.reduce()


def _monitor(paint: Paint, x: float, foot: float, look: str) -> None:
    """Paint a flat screen, standing on a surface at ``foot``."""
    paint.shade(paint.dot(x + 1, foot + 0.6, 6.4, 2), 0.4, blur=0.5)
    paint.fill(paint.dot(x, foot, 6, 1.8), "steel", 0.5, 1, 0.4)
    paint.fill(paint.rect(x - 1.4, foot - 5, x + 1.4, foot), "steel", 0.4, 0.8, 0.4)
    paint.fill(paint.rect(x - 14, foot - 24, x + 14, foot - 4, 1.4), "steel", 0.28, 1.4, 0.5)
    screen = paint.rect(x - 12.4, foot - 22.4, x + 12.4, foot - 6)
    if look == "broken":
        _error(paint, screen, x, foot)
        return
    if not look:
        paint.fill(screen, "night glass", 0.3, 0, down=(0.2, -0.25), edge=0.2)
        paint.fill(paint.line([(x - 9, foot - 9), (x - 2, foot - 21)], 1), "steel", 0.55, 0, edge=0)
        return
    glass(paint, screen, 0.46)
    paint.fill(paint.rect(x - 12.4, foot - 22.4, x + 12.4, foot - 20), "white", 0.86, 0, edge=0)
    paint.fill(paint.dot(x - 10.6, foot - 21.2, 0.7), "red", 0.6, 0, edge=0)
    ramps = ("gold", "glass", "pink", "glass", "grass")
    for row, ramp in enumerate(ramps):
        y = foot - 18.4 + row * 2.3
        start = x - 10.6 + (0, 2.4, 4.6, 2.4, 0)[row]
        paint.fill(paint.rect(start, y, start + (9, 12, 7, 10, 5)[row], y + 1), ramp, 0.92, 0, edge=0)


def _error(paint: Paint, screen: Mask, x: float, foot: float) -> None:
    """Paint a screen that shows nothing but an error, with a crack across."""
    paint.fill(screen, "denim", 0.24, 0, edge=0.2)
    paint.fill(paint.poly((x - 5, foot - 9), (x, foot - 19), (x + 5, foot - 9)), "gold", 0.74, 0, edge=0.1)
    paint.fill(paint.rect(x - 0.8, foot - 15.6, x + 0.8, foot - 12), "black", 0, 0, edge=0)
    paint.fill(paint.rect(x - 0.8, foot - 11.2, x + 0.8, foot - 9.8), "black", 0, 0, edge=0)
    crack = paint.line([(x + 12, foot - 21), (x + 7, foot - 17), (x + 9, foot - 13), (x + 6, foot - 7)], 0.9)
    paint.fill(crack & screen, "white", 0.95, 0, edge=0)


def _keyboard(paint: Paint, x: float, y: float) -> None:
    paint.shade(paint.rect(x - 9, y - 2, x + 10, y + 3), 0.4, dy=0.6, blur=0.5)
    paint.fill(paint.rect(x - 9, y - 2.4, x + 9, y + 2.4, 0.8), "white", 0.84, 0.9, 0.4)
    for row in range(2):
        for column in range(8):
            key = paint.rect(
                x - 8 + column * 2, y - 1.5 + row * 1.9, x - 6.8 + column * 2, y - 0.3 + row * 1.9
            )
            paint.fill(key, "white", 0.4, 0, edge=0)


def computer(look: str, frame: int) -> Image.Image:
    """Give a computer on a small table; switched on, a program runs."""
    paint = Paint(36, 54, 21)
    made_of = WOODS["pine"]
    legs(paint, (5, 31), (36, 53), made_of, 3)
    slab(paint, (2, 19, 34, 36), 4, made_of)
    _monitor(paint, 18, 27, look)
    if look == "broken":
        smoke(paint, 26, 12, frame=frame)
    elif look and frame:
        paint.fill(paint.rect(21, 16, 23, 18), "white", 1, 0, edge=0)
    _keyboard(paint, 18, 32)
    lip(paint, (2, 34), 36, made_of)
    return paint.reduce()


PROPS = (
    *(
        Prop(f"dining table {wood} {cloth}", looks(dining_table, wood, cloth, 64), looks=("in use", "dirty"))
        for wood in WOODS
        for cloth in TABLE_CLOTHS
    ),
    *(
        Prop(f"kitchen table {wood} {cloth}", looks(dining_table, wood, cloth, 42), looks=("in use", "dirty"))
        for wood in WOODS
        for cloth in ("bare", "red", "blue", "green", "yellow")
    ),
    *(
        Prop(f"common room table {wood}", looks(common_table, wood), "common room table", ("in use", "dirty"))
        for wood in WOODS
    ),
    *(Prop(f"side table {wood}", still(side_table, wood), shadow="oval") for wood in WOODS),
    *(Prop(f"desk {wood}", looks(desk, wood), "desk", ("in use", "dirty")) for wood in WOODS),
    *(
        Prop(f"computer desk {wood}", looks(computer_desk, wood), "computer desk", ("in use", "on", "broken"))
        for wood in WOODS
    ),
    Prop(
        "computer", moving(computer), "computer", ("in use", "on", "broken"), (("in use", 2), ("broken", 2))
    ),
)
"""Everything one works or eats at."""
