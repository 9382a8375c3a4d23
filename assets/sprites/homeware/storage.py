"""Closets, shelves full of books and things, nightstands, chests of drawers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import WOODS, Wood, looks, still, timber
from homeware.parts import books, cupboard, handle, knob, lip, panel
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image


def closet(wood: str, wide: int, look: str) -> Image.Image:
    """Give a closet with two doors above a drawer; open, it shows the clothes; broken, a door hangs."""
    paint = Paint(wide, 64, 12)
    right, made_of = wide - 1, WOODS[wood]
    cupboard(paint, (1, 3, right, 63), 8, made_of)
    middle = wide / 2
    inside = (3, 15, right - 2, 49)
    if look:
        _clothes(paint, inside)
    if look == "broken":
        _hanging_door(paint, middle, made_of)
    elif not look:
        for number, (x0, x1) in enumerate(((3, middle - 0.2), (middle + 0.2, right - 2))):
            panel(paint, (x0, 15, x1, 49), made_of, salt=number)
            inset = paint.rect(x0 + 3, 18, x1 - 3, 31, 1), paint.rect(x0 + 3, 34, x1 - 3, 46, 1)
            for shape in inset:
                timber(paint, shape, made_of, 0.47, 1.2, relief=-0.4, upright=True, salt=number)
        for x in (middle - 3, middle + 1.6):
            handle(paint, (x, 29, x + 1.4, 35), made_of)
    panel(paint, (3, 51, right - 2, 59), made_of, salt=5)
    for x in (wide * 0.3, wide * 0.7):
        knob(paint, x, 55, made_of)
    if look == "open":
        _open_doors(paint, wide, made_of)
    return paint.reduce()


def _clothes(paint: Paint, inside: tuple[float, float, float, float]) -> None:
    x0, y0, x1, _ = inside
    room = paint.rect(*inside)
    paint.fill(room, "walnut", 0.12, 0, down=(-0.1, 0.12), edge=0.1)
    paint.fill(paint.rect(x0, y0 + 3, x1, y0 + 4.2), "steel", 0.75, 0.6, 0.4, edge=0)
    ramps = ("red", "water", "plaster", "grass", "violet", "gold", "denim", "pink")
    drawn = np.random.default_rng(4)
    x = x0 + 4
    for number in range(int((x1 - x0 - 8) // 3)):
        long = drawn.uniform(17, 25)
        gown = paint.poly((x, y0 + 5), (x + 3, y0 + 5), (x + 3.8, y0 + 5 + long), (x - 0.6, y0 + 5 + long))
        paint.fill(gown, ramps[number % len(ramps)], 0.56, 1.4, 0.4, down=(0.1, -0.14), edge=0.2)
        x += 3
    paint.shade(paint.rect(x0, y0, x1, y0 + 4), 0.5, dy=0.5, blur=1.4, within=room)


def _hanging_door(paint: Paint, middle: float, wood: Wood) -> None:
    """Paint one door closed, the other hanging from its lower hinge, and moths."""
    right = 2 * middle
    panel(paint, (middle + 0.2, 15, right - 3, 49), wood)
    door = paint.poly((2, 24), (middle - 6, 18), (middle + 2, 48), (5, 55))
    paint.shade(door, 0.45, dx=1, dy=1.4, blur=0.9)
    timber(paint, door, wood, 0.6, 1.4, relief=0.4, upright=True)
    inner = paint.poly((5, 26), (middle - 7, 22), (middle - 1, 45), (7, 51))
    timber(paint, inner, wood, 0.46, 1.2, relief=-0.4, upright=True)
    for x, y in ((middle - 6, 13), (middle + 3, 9), (middle - 1, 20), (right - 8, 12)):
        paint.fill(paint.dot(x, y, 1.4, 0.8) | paint.dot(x, y, 0.6, 1.3), "plaster", 0.9, 0, edge=0)


def _open_doors(paint: Paint, wide: float, wood: Wood) -> None:
    """Paint the doors turned out, seen almost from the edge."""
    for outer, inner in ((0.6, 5.4), (wide - 0.6, wide - 5.4)):
        door = paint.poly((inner, 15), (outer, 17.4), (outer, 53), (inner, 49))
        timber(paint, door, wood, 0.64, 1.2, relief=0.35, upright=True)
        mid = (outer + inner) / 2
        paint.fill(paint.rect(mid - 0.5, 31, mid + 0.5, 36), wood.handle, 0.8, 0, edge=0)


def shelf(wood: str, variety: int, look: str) -> Image.Image:
    """Give a bookcase; every variety holds other things; in use books are out, broken a board is down."""
    paint = Paint(34, 64, 13 + variety)
    made_of = WOODS[wood]
    cupboard(paint, (1, 3, 33, 63), 7, made_of)
    timber(paint, paint.rect(3, 12.5, 31, 59.5), made_of, 0.14, 0, edge=0.1)
    paint.shade(paint.rect(3, 12, 31, 15), 0.4, dy=0.4, blur=1.2)
    for row, foot in enumerate((26, 41.5, 57)):
        if look == "broken" and row == 1:
            continue
        _row(paint, variety, row, foot)
        timber(paint, paint.rect(2.4, foot, 31.6, foot + 2.6), made_of, 0.62, 0.9, salt=4 + row)
        lip(paint, (2.4, 31.6), foot + 0.6, made_of, 0.66)
    if look == "broken":
        _collapse(paint, made_of)
    elif look == "in use":
        _searched(paint)
    return paint.reduce()


def _collapse(paint: Paint, wood: Wood) -> None:
    """Paint the middle board fallen at one end, and its books in a heap."""
    board = paint.poly((2.4, 39), (31.6, 52), (31.6, 54.6), (2.4, 41.6))
    timber(paint, board, wood, 0.66, 0.9)
    heap = (
        (8, 38, 6, 14, "red"), (13, 42, 9, 13, "water"), (20, 44, 14, 11, "gold"), (25, 48, 16, 15, "grass"),
        (29, 50, 15, 22, "violet"),
    )  # fmt: skip
    for x, y, dx, dy, ramp in heap:
        turn = dx / 10
        book = paint.poly((x - 3, y - dy * 0.4), (x, y - dy * 0.5 - turn), (x + 3, y - turn), (x, y + 1))
        paint.fill(book, ramp, 0.58, 0.9, 0.45, edge=0.16)
    for x, y, ramp, slope in ((4, 60, "red", 1), (14, 61, "teal", -1), (22, 59.4, "gold", 1)):
        book = paint.poly(
            (x, y - 3 + slope), (x + 8, y - 3 - slope), (x + 8.6, y - slope), (x + 0.4, y + slope)
        )
        paint.shade(book, 0.4, dy=1, blur=0.5)
        paint.fill(book, ramp, 0.6, 0.9, 0.4, edge=0.16)
        paint.fill(paint.line([(x + 1, y - 0.6), (x + 8, y - 1)], 0.7), "plaster", 0.95, 0, edge=0)


def _searched(paint: Paint) -> None:
    """Paint a gap in the middle row, and an open book where the others were."""
    gap = paint.rect(6, 30, 17, 41.4)
    paint.fill(gap, "walnut", 0.1, 0, down=(-0.1, 0.1), edge=0)
    leaning = paint.poly((6.6, 33), (9.4, 32), (13, 41), (10, 41.4))
    paint.fill(leaning, "red", 0.6, 0.9, 0.45, edge=0.16)
    pulled = paint.rect(19, 17, 23, 29.6, 0.4)
    paint.shade(pulled, 0.5, dx=0.8, dy=1, blur=0.6)
    paint.fill(pulled, "gold", 0.66, 1, 0.45, edge=0.16)
    paint.fill(paint.rect(19, 15.6, 23, 17.8), "plaster", 0.95, 0, edge=0.1)


def _row(paint: Paint, variety: int, row: int, foot: float) -> None:
    seed = variety * 7 + row
    split = (31, 22, 19, 25)[(variety + row) % 4]
    books(paint, (4, split), foot, 11, seed, lean=split < 30)
    match (variety + 2 * row) % 5:
        case 0 if split < 30:
            paint.fill(
                paint.oval(split + 1.6, foot - 7.4, 30.6, foot),
                ("teal", "pink")[row % 2],
                0.62,
                3,
                0.5,
                gloss=0.3,
            )
        case 1 if split < 30:
            paint.fill(paint.rect(split + 2, foot - 8, 30.4, foot, 0.6), "gold", 0.6, 1, 0.4)
            paint.fill(paint.rect(split + 3, foot - 7, 29.4, foot - 1), "water", 0.7, 0, down=(0.1, -0.2))
        case 2 if split < 30:
            paint.fill(paint.rect(split + 2.6, foot - 4, 29.4, foot, 0.8), "red", 0.56, 1.2, 0.4)
            for x in (-2.2, 0, 2.2):
                leaf = paint.line([((split + 31) / 2, foot - 4), ((split + 31) / 2 + x, foot - 9)], 1.4)
                paint.fill(leaf, "grass", 0.6 - x * 0.05, 0.6, 0.3, edge=0)
        case _ if split < 30:
            for step in range(3):
                bundle = paint.rect(split + 1.4, foot - 2.4 * (step + 1), 30.4 - step, foot - 2.4 * step, 0.5)
                paint.fill(bundle, ("violet", "gold", "grass")[step], 0.55, 0.8, 0.4)
        case _:
            pass


def nightstand(wood: str) -> Image.Image:
    """Give a small stand with a drawer, as high as a bed."""
    paint = Paint(22, 30, 15)
    made_of = WOODS[wood]
    cupboard(paint, (1, 2, 21, 29), 9, made_of)
    panel(paint, (3, 14, 19, 20.4), made_of)
    panel(paint, (3, 20.8, 19, 26), made_of, salt=2)
    knob(paint, 11, 17.2, made_of)
    knob(paint, 11, 23.4, made_of)
    return paint.reduce()


def drawers(wood: str) -> Image.Image:
    """Give a chest of drawers with a cloth, a frame and a jar on it."""
    paint = Paint(34, 46, 16)
    made_of = WOODS[wood]
    cupboard(paint, (1, 9, 33, 45), 11, made_of)
    paint.fill(paint.rect(6, 10, 28, 19, 1), "plaster", 0.95, 0.8, 0.2, edge=0.1)
    for row in range(3):
        y = 23 + row * 6.6
        panel(paint, (3, y, 31, y + 6), made_of, salt=row)
        knob(paint, 10, y + 3, made_of)
        knob(paint, 24, y + 3, made_of)
    paint.fill(paint.rect(8, 3, 16, 15, 0.8), "gold", 0.6, 1.2, 0.5)
    paint.fill(paint.rect(9.6, 4.8, 14.4, 13), "water", 0.7, 0, down=(0.15, -0.2))
    paint.fill(paint.oval(20, 7, 27, 16), "teal", 0.6, 2.5, 0.5, gloss=0.3)
    return paint.reduce()


PROPS = (
    *(Prop(f"closet {wood}", looks(closet, wood, 34), "closet", ("open", "broken")) for wood in WOODS),
    *(Prop(f"closet wide {wood}", looks(closet, wood, 48), "closet", ("open", "broken")) for wood in WOODS),
    *(Prop(f"shelf {wood}", looks(shelf, wood, 0), "shelf", ("in use", "broken")) for wood in WOODS),
    *(
        Prop(f"bookcase {wood} {number}", looks(shelf, wood, number), "shelf", ("in use", "broken"))
        for wood in WOODS
        for number in (1, 2)
    ),
    *(Prop(f"nightstand {wood}", still(nightstand, wood)) for wood in WOODS),
    *(Prop(f"drawers {wood}", still(drawers, wood)) for wood in WOODS),
)
"""Everything in which things are kept."""
