"""Where people sit outside: benches, chairs and tables of gardens, the picnic."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image


def bench_down(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a park bench that faces the viewer."""
    paint = Paint(62, 36, 28)
    for x in (5, 57):
        paint.fill(paint.rect(x - 1.6, 12, x + 1.6, 35, 1), "black", 0.42, 1.4, 0.5)
    for y in (2.5, 7.8):
        paint.fill(
            paint.rect(1, y, 61, y + 4.6, 1), "wood", 0.62, 1.4, 0.4, texture=0.07 * paint.grain(int(y))
        )
    for number, y in enumerate((15, 19.4, 23.8)):
        slat = paint.rect(1, y, 61, y + 4, 1)
        paint.fill(slat, "wood", 0.72 - number * 0.02, 1.2, 0.4, texture=0.07 * paint.grain(number + 9))
    paint.fill(paint.rect(1, 27.4, 61, 30, 0.6), "wood", 0.4, 0.8, 0.3)
    for x in (3, 59):
        paint.fill(paint.rect(x - 1.8, 12, x + 1.8, 26, 1.4), "black", 0.5, 1.4, 0.6)
    return paint.reduce()


def bench_up(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a park bench seen from behind."""
    paint = Paint(62, 36, 29)
    for number, y in enumerate((8, 12.2)):
        slat = paint.rect(2, y, 60, y + 4, 1)
        paint.fill(slat, "wood", 0.7 - number * 0.03, 1, 0.3, texture=0.07 * paint.grain(number + 3))
    for x in (6, 56):
        paint.fill(paint.rect(x - 1.7, 12, x + 1.7, 35, 1), "black", 0.44, 1.4, 0.5)
    for number, y in enumerate((14.5, 20, 25.5)):
        slat = paint.rect(1, y, 61, y + 4.6, 1)
        paint.fill(slat, "wood", 0.52 - number * 0.04, 1.3, 0.4, texture=0.07 * paint.grain(number + 5))
    return paint.reduce()


def bench_side(mirrored: bool, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a park bench that faces left or, ``mirrored``, right."""
    paint = Paint(28, 66, 30)

    def at(x: float) -> float:
        return 28 - x if mirrored else x

    def box(x0: float, y0: float, x1: float, y1: float, radius: float = 0) -> object:
        left, right = sorted((at(x0), at(x1)))
        return paint.rect(left, y0, right, y1, radius)

    for y in (50, 60):
        paint.fill(box(3, y - 4, 5.5, y + 5, 1), "black", 0.42, 1.2, 0.5)
    for number, x in enumerate((3, 8, 13)):
        slat = box(x, 16, x + 4.4, 56, 1)
        paint.fill(
            slat, "wood", 0.72 - number * 0.03, 1.2, 0.4, texture=0.06 * paint.grain(number, upright=True)
        )
    paint.fill(box(3, 55.5, 18, 58.5, 0.6), "wood", 0.42, 0.8, 0.3)
    back = box(18, 3, 22.6, 48, 1)
    paint.fill(back, "wood", 0.68, 1.2, 0.4, texture=0.06 * paint.grain(4, upright=True))
    paint.fill(box(22.2, 6, 24.6, 60, 1), "wood", 0.42, 1, 0.3, texture=0.06 * paint.grain(5, upright=True))
    for y in (18, 54):
        paint.fill(box(2, y - 3, 20, y - 0.6, 1), "black", 0.52, 1, 0.5)
    paint.fill(box(19, 54, 22, 65, 1), "black", 0.42, 1.2, 0.5)
    return paint.reduce()


def garden_chair(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a white garden chair with a blue cushion."""
    paint = Paint(28, 38, 31)
    for x in (5, 22):
        paint.fill(paint.rect(x - 1.4, 20, x + 1.4, 37, 0.8), "white paint", 0.62, 1, 0.4)
    paint.fill(paint.poly((4, 22), (6, 3), (22, 3), (24, 22)), "white paint", 0.74, 2, 0.3)
    for x in (9, 14, 19):
        paint.fill(paint.rect(x - 0.6, 7, x + 0.6, 20), "white paint", 0.36, 0, edge=0)
    paint.fill(paint.rect(3, 20, 25, 29, 2), "blue paint", 0.66, 2, 0.4)
    paint.fill(paint.rect(3, 28.5, 25, 32, 0.8), "white paint", 0.55, 1, 0.3)
    for x in (3, 25):
        paint.fill(paint.rect(x - 1.6, 15, x + 1.6, 26, 1.2), "white paint", 0.86, 1.2, 0.4)
    return paint.reduce()


def garden_table(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a round white garden table with a jug and glasses."""
    paint = Paint(40, 34, 32)
    paint.fill(paint.rect(18, 16, 22, 31), "white paint", 0.55, 1.4, 0.4)
    paint.fill(paint.oval(11, 28, 29, 33.5), "white paint", 0.45, 1.4, 0.4)
    paint.fill(paint.oval(2, 6, 38, 23), "white paint", 0.5, 1, 0.3)
    paint.fill(paint.oval(2, 3.5, 38, 20.5), "white paint", 0.84, 1.4, 0.3)
    _jug(paint, 20, 5)
    for x, y in ((11, 12), (28, 13)):
        paint.fill(paint.rect(x, y - 4, x + 4, y + 1, 0.8), "glass", 0.8, 1, 0.3)
        paint.fill(paint.rect(x + 0.6, y - 2, x + 3.4, y + 0.6), "red", 0.7, 0, edge=0)
    return paint.reduce()


def _jug(paint: Paint, x: float, y: float) -> None:
    paint.shade(paint.dot(x + 1.5, y + 6, 4, 2), 0.35, blur=0.8)
    paint.fill(paint.rect(x - 3, y - 2, x + 3, y + 6, 1.6), "glass", 0.82, 2, 0.3)
    paint.fill(paint.rect(x - 2.4, y + 1, x + 2.4, y + 5.4, 1), "gold", 0.72, 1, 0.3, edge=0)


def picnic_table(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a table with two fixed benches, seen from the long side."""
    paint = Paint(66, 48, 33)
    bench = 0.07 * paint.grain(1)
    paint.fill(paint.rect(3, 4, 63, 10, 1), "wood", 0.58, 1.2, 0.4, texture=bench)
    for x in (12, 52):
        paint.fill(paint.line([(x, 20), (x - 5, 45)], 3), "wood", 0.36, 1.2, 0.4)
        paint.fill(paint.line([(x + 2, 20), (x + 7, 45)], 3), "wood", 0.36, 1.2, 0.4)
    for number, y in enumerate((11, 16, 21)):
        board = paint.rect(1, y, 65, y + 4.8, 0.8)
        paint.fill(board, "wood", 0.7 - 0.02 * number, 1.2, 0.35, texture=0.07 * paint.grain(number + 2))
    paint.fill(paint.rect(1, 25.8, 65, 29, 0.6), "wood", 0.42, 0.8, 0.3)
    paint.fill(paint.rect(2, 33, 64, 39, 1), "wood", 0.66, 1.2, 0.4, texture=bench)
    paint.fill(paint.rect(2, 38.6, 64, 41, 0.6), "wood", 0.4, 0.8, 0.3)
    return paint.reduce()


def picnic_blanket(colour: str, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a chequered blanket with a basket, a pie and cups."""
    paint = Paint(62, 50, 34)
    cloth = paint.poly((3, 5), (58, 3), (60, 45), (2, 47))
    paint.fill(cloth, "plaster", 0.86, 0, edge=0.1)
    for x in range(0, 64, 8):
        paint.fill(paint.rect(x, 0, x + 4, 50) & cloth, colour, 0.66, 0, edge=0, alpha=0.62)
    for y in range(0, 52, 8):
        paint.fill(paint.rect(0, y, 64, y + 4) & cloth, colour, 0.6, 0, edge=0, alpha=0.62)
    paint.shade(paint.rect(38, 16, 56, 26), 0.4, blur=1.4)
    paint.fill(paint.rect(37, 12, 55, 24, 2), "gold", 0.28, 2, 0.4, texture=0.12 * paint.weave(1.5))
    paint.fill(paint.rect(36, 10, 56, 14, 1.5), "gold", 0.42, 1.2, 0.4)
    paint.fill(paint.line([(40, 11), (43, 4), (50, 4), (53, 11)], 1.6), "gold", 0.3, 0.8, 0.4)
    paint.fill(paint.dot(20, 24, 9, 6.5), "white", 0.85, 1.2, 0.3)
    paint.fill(paint.dot(20, 23, 7, 4.8), "gold", 0.5, 2, 0.4)
    for x, y in ((17, 22), (21, 21), (23, 24), (19, 25)):
        paint.fill(paint.dot(x, y, 1), "red", 0.5, 0.8, 0.4, edge=0)
    for x, y in ((34, 34), (14, 37)):
        paint.shade(paint.dot(x + 1, y + 2, 3.4, 2), 0.35, blur=0.7)
        paint.fill(paint.dot(x, y, 3, 2.6), "water", 0.6, 1.4, 0.4)
        paint.fill(paint.dot(x, y - 0.6, 1.9, 1.3), "wood", 0.3, 0, edge=0)
    return paint.reduce()


def parasol(colour: str, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a parasol with stripes over its own pole."""
    paint = Paint(62, 66, 35)
    paint.fill(paint.rect(29.8, 20, 32.2, 63), "birch", 0.62, 1, 0.4)
    paint.fill(paint.oval(24, 60, 38, 65.5), "steel", 0.4, 1.4, 0.4)
    dome = paint.oval(2, 4, 60, 50) & paint.rect(0, 0, 62, 27)
    edge = [(2 + 7.25 * n, 26) for n in range(9)]
    for number in range(8):
        left, right = edge[number][0], edge[number + 1][0]
        gore = paint.poly((31, 2), (left, 12), (left, 30), (right, 30), (right, 12))
        name, tone = (colour, 0.58) if number % 2 else ("plaster", 0.88)
        lit = 0.1 - 0.03 * number
        paint.fill(gore & dome, name, tone + lit, 0, down=(0.08, -0.1), edge=0.04)
        flap = paint.oval(left, 22, right, 31) & ~paint.rect(0, 0, 62, 26)
        paint.fill(flap, name, tone - 0.14 + lit, 0.8, 0.2, edge=0.08)
    paint.fill(paint.dot(31, 3.6, 1.8), "gold", 0.6, 1, 0.5)
    return paint.reduce()


PROPS = (
    Prop("bench down", bench_down),
    Prop("bench up", bench_up),
    Prop("bench left", partial(bench_side, False)),
    Prop("bench right", partial(bench_side, True)),
    Prop("garden chair", garden_chair, kind="garden chair"),
    Prop("garden table", garden_table, shadow="oval"),
    Prop("picnic table", picnic_table),
    *(
        Prop(f"picnic blanket {colour}", partial(picnic_blanket, ramp), shadow="none", flat=True)
        for colour, ramp in (("red", "red"), ("blue", "water"))
    ),
    *(
        Prop(f"parasol {colour}", partial(parasol, ramp), shadow="oval")
        for colour, ramp in (("red", "red"), ("blue", "water"), ("green", "teal"), ("yellow", "gold"))
    ),
)
"""Every prop of this module."""
