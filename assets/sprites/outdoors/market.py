"""Market stalls and what is carried to them: crates, barrels, sacks, baskets."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

GOODS = {
    "apples": ("red", 0.56),
    "oranges": ("gold", 0.46),
    "cabbages": ("fern", 0.6),
    "plums": ("violet", 0.5),
    "lemons": ("gold", 0.8),
    "bread": ("boards", 0.7),
    "potatoes": ("boards", 0.5),
}


def _heap(paint: Paint, box: tuple[float, float, float, float], goods: str, radius: float = 2.3) -> None:
    """Heap up round goods in a box, those behind first."""
    left, top, right, bottom = box
    name, tone = GOODS[goods]
    paint.fill(paint.rect(*box), "wood", 0.12, 0, edge=0)
    rows = int((bottom - top) / (radius * 1.35)) + 1
    for row in range(rows):
        y = top + radius * 0.4 + row * radius * 1.3
        x = left + radius + row % 2 * radius * 0.8
        while x < right - radius * 0.6:
            paint.fill(
                paint.dot(x, y, radius, radius * 0.94),
                name,
                tone + 0.04 * ((row + int(x)) % 3 - 1),
                radius,
                0.5,
                edge=0.2,
                gloss=0.25,
            )
            x += radius * 1.85


def crate(goods: str, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw an open crate full of goods, or an empty one nailed shut."""
    paint = Paint(32, 32, 800)
    grain = 0.08 * paint.grain(1)
    if goods:
        paint.fill(paint.rect(2, 7, 30, 20, 1), "wood", 0.5, 1, 0.3)
        _heap(paint, (4, 7.4, 28, 17), goods, 2.7)
        top = 15
    else:
        for y in (4, 9):
            paint.fill(paint.rect(2, y, 30, y + 5), "wood", 0.7, 1, 0.3, texture=grain)
        top = 13.6
    for number, y in enumerate((top, top + 5.6, top + 11.2)):
        paint.fill(paint.rect(2, y, 30, y + 5.2, 0.6), "wood", 0.56 - 0.03 * number, 1, 0.35, texture=grain)
    for x in (3, 25):
        paint.fill(paint.rect(x, top, x + 4, top + 16.4, 0.6), "wood", 0.66, 1, 0.35)
        for y in (top + 2.4, top + 13.6):
            paint.fill(paint.dot(x + 2, y, 0.7), "black", 0.3, 0, edge=0)
    return paint.reduce()


def barrel(open_: bool, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a barrel with iron hoops, shut or filled with water."""
    paint = Paint(28, 38, 801)
    body = paint.oval(2, 4, 26, 52) & paint.rect(0, 8, 28, 36) | paint.oval(4, 29, 24, 37.4)
    paint.fill(body, "wood", 0.52, 6, 0.45, texture=0.08 * paint.grain(1, upright=True))
    for x in (8, 12.6, 17.2, 21.4):
        paint.fill(paint.rect(x, 8, x + 0.7, 36) & body, "wood", 0.26, 0, edge=0)
    for y in (14, 27):
        hoop = (paint.rect(0, y, 28, y + 3.2)) & body
        paint.fill(hoop, "black", 0.56, 1.4, 0.5)
    paint.fill(paint.oval(4, 3, 24, 13), "wood", 0.36, 1, 0.3)
    if open_:
        paint.fill(paint.oval(5.6, 4.4, 22.4, 12), "pond", 0.5, 0, edge=0.2)
        paint.fill(paint.line([(9, 7), (14, 6.4)], 0.8), "pond", 0.9, 0, edge=0)
    else:
        paint.fill(paint.oval(5.4, 4, 22.6, 11.6), "wood", 0.68, 1, 0.3, texture=0.06 * paint.grain(2))
    return paint.reduce()


def sacks(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw two sacks of flour."""
    paint = Paint(38, 32, 802)
    for x, y, wide in ((25, 18, 11), (13, 19, 12)):
        cloth = 0.04 * paint.weave(0.8)
        paint.fill(paint.oval(x - wide, y - 8, x + wide, y + 12), "flagstone", 0.66, 6, 0.4, texture=cloth)
        paint.fill(
            paint.poly((x - 4, y - 6), (x - 6, y - 14), (x + 6, y - 14), (x + 4, y - 6)),
            "flagstone",
            0.74,
            2,
            0.35,
        )
        paint.fill(paint.rect(x - 4.4, y - 8, x + 4.4, y - 6, 0.8), "wood", 0.4, 0.6, 0.3)
        paint.fill(paint.dot(x - 1, y + 3, 3.4), "water", 0.5, 0, edge=0, alpha=0.5)
    return paint.reduce()


def basket(goods: str, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a wicker basket full of goods."""
    paint = Paint(28, 26, 803)
    paint.fill(paint.line([(4, 13), (8, 3), (20, 3), (24, 13)], 1.8), "gold", 0.24, 0.8, 0.4)
    _heap(paint, (4, 7, 24, 14), goods, 2.6)
    paint.fill(
        paint.poly((2, 12), (26, 12), (23, 25), (5, 25)), "gold", 0.3, 3, 0.4, texture=0.14 * paint.weave(1.4)
    )
    paint.fill(paint.rect(1.4, 11, 26.6, 14, 1.2), "gold", 0.44, 1, 0.4)
    return paint.reduce()


def stall(colour: str, goods: tuple[str, ...], _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a market stall: striped awning, sloping trays of produce, a front of planks."""
    paint = Paint(94, 84, 804)
    paint.fill(paint.rect(6, 20, 88, 54), "wood", 0.12, 0, edge=0)
    grain = 0.08 * paint.grain(1)
    for x in (6, 85):
        paint.fill(paint.rect(x, 18, x + 3.6, 83, 0.6), "wood", 0.5, 1.2, 0.4)
    paint.fill(paint.rect(3, 58, 91, 80, 1), "wood", 0.46, 1.4, 0.35, texture=grain)
    for x in range(10, 90, 10):
        paint.fill(paint.rect(x, 60, x + 0.8, 80), "wood", 0.26, 0, edge=0)
    paint.fill(paint.rect(1.4, 55, 92.6, 60, 1), "wood", 0.74, 1.2, 0.35, texture=grain)
    paint.fill(paint.rect(2, 60, 92, 61.4), "wood", 0.18, 0, edge=0)
    wide = 84 / len(goods)
    for number, name in enumerate(goods):
        left = 5 + number * wide
        paint.fill(paint.rect(left, 36, left + wide - 1, 57, 0.8), "wood", 0.56, 1, 0.35)
        _heap(paint, (left + 2, 38, left + wide - 3, 50.4), name)
        paint.fill(paint.rect(left, 51, left + wide - 1, 57, 0.8), "wood", 0.64, 1, 0.35, texture=grain)
        paint.fill(
            paint.rect(left + wide / 2 - 4, 52, left + wide / 2 + 3, 56, 0.4), "plaster", 0.95, 0.5, 0.2
        )
    paint.shade(paint.rect(2, 20, 92, 32), 0.6, dy=2, blur=3, within=paint.rect(0, 24, 94, 50))
    stripes = 12
    for number in range(stripes):
        left, right = 1 + number * 92 / stripes, 1 + (number + 1) * 92 / stripes
        name, tone = (colour, 0.56) if number % 2 == 0 else ("plaster", 0.9)
        paint.fill(
            paint.poly(
                (left + (46 - left) * 0.06, 2), (right + (46 - right) * 0.06, 2), (right, 24), (left, 24)
            ),
            name,
            tone + 0.04,
            0,
            down=(0.14, -0.1),
            edge=0.03,
        )
        flap = paint.rect(left, 22, right, 26) | paint.oval(left, 21, right, 32)
        paint.fill(flap, name, tone - 0.16, 1, 0.2, edge=0.1)
    paint.fill(paint.rect(1, 21.6, 93, 22.6), "plaster", 1, 0, edge=0, alpha=0.6)
    return paint.reduce()


STALLS = {
    "red": ("red", ("apples", "oranges", "cabbages", "plums")),
    "blue": ("water", ("bread", "potatoes", "bread")),
    "green": ("green paint", ("lemons", "cabbages", "apples", "oranges")),
}

PROPS = (
    *(
        Prop(f"market stall {name}", partial(stall, colour, goods))
        for name, (colour, goods) in STALLS.items()
    ),
    Prop("crate", partial(crate, "")),
    *(
        Prop(f"crate {goods}", partial(crate, goods))
        for goods in ("apples", "oranges", "cabbages", "potatoes", "plums")
    ),
    Prop("barrel", partial(barrel, False), shadow="oval"),
    Prop("rain barrel", partial(barrel, True), shadow="oval"),
    Prop("sacks", sacks, shadow="oval"),
    *(
        Prop(f"basket {goods}", partial(basket, goods), shadow="oval")
        for goods in ("apples", "lemons", "bread")
    ),
)
"""Every prop of this module."""
