"""Shop windows full of goods: a broad pane in a frame, two tiles wide, lit at night."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

from masonry.hang import COLOURS, board, flower, leaf
from masonry.icons import ICONS
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

WIDE, HIGH = 62, 38
"""Size of a shop window."""

_FLOOR = 30.0
"""The row on which the lower goods stand."""

_SHELF = 18.0
"""The row on which the upper goods stand."""

Goods = "Callable[[Paint], None]"


class Window(NamedTuple):
    """How one shop window looks."""

    frame: str
    goods: Callable[[Paint], None]


def _row(paint: Paint, y: float, draw: Callable[[Paint, float, float, int], None], count: int) -> None:
    """Set goods side by side on a shelf."""
    step = (WIDE - 14) / count
    for at in range(count):
        draw(paint, 7 + step * (at + 0.5), y, at)


def _cakes(paint: Paint) -> None:
    def bread(paint: Paint, x: float, y: float, at: int) -> None:
        if at % 2:
            paint.fill(paint.oval(x - 3.6, y - 5, x + 3.6, y + 0.6), "sand", 0.54, 2, 0.5, edge=0.16)
            for dx in (-1.6, 0.2, 2):
                paint.fill(
                    paint.line([(x + dx - 0.6, y - 4), (x + dx + 0.6, y - 2)], 0.6), "sand", 0.95, 0, edge=0
                )
        else:
            paint.fill(paint.line([(x - 3, y - 1), (x + 2.6, y - 6)], 2.6), "gold", 0.44, 1, 0.4, edge=0.12)

    def cake(paint: Paint, x: float, y: float, at: int) -> None:
        icing = ("pink", "plaster", "wood", "violet", "gold")[at % 5]
        paint.fill(paint.rect(x - 4, y - 1, x + 4, y, 0.4), "tiles", 0.95, 0, edge=0.1)
        paint.fill(paint.rect(x - 3.2, y - 5, x + 3.2, y - 1, 0.6), "gold", 0.4, 0.8, 0.3, edge=0.1)
        paint.fill(
            paint.rect(x - 3.4, y - 7, x + 3.4, y - 3.4, 1.2),
            icing,
            0.3 if icing == "wood" else 0.84,
            1,
            0.3,
            edge=0.1,
        )
        paint.fill(paint.dot(x, y - 7.4, 1.1), "red", 0.56, 0.6, 0.4, edge=0)

    _row(paint, _SHELF, bread, 6)
    _row(paint, _FLOOR, cake, 5)


def _bottles(paint: Paint) -> None:
    def bottle(paint: Paint, x: float, y: float, at: int) -> None:
        name = ("green paint", "gold", "red", "water", "wood", "violet")[at % 6]
        high = 8 + at % 3
        paint.fill(
            paint.rect(x - 1.8, y - high + 3, x + 1.8, y, 0.8), name, 0.56, 1.2, 0.5, gloss=0.3, edge=0.14
        )
        paint.fill(paint.rect(x - 0.8, y - high - 1, x + 0.8, y - high + 4), name, 0.5, 0.6, 0.4, edge=0.1)
        paint.fill(paint.rect(x - 1.4, y - 4, x + 1.4, y - 1.6), "plaster", 0.92, 0, edge=0)

    def glass(paint: Paint, x: float, y: float, at: int) -> None:
        if at % 3 == 1:
            paint.fill(paint.oval(x - 3.4, y - 6, x + 3.4, y), "wood", 0.56, 1.6, 0.4, edge=0.14)
            paint.fill(
                paint.rect(x - 3.4, y - 4, x + 3.4, y - 3.2) | paint.rect(x - 3.2, y - 1.8, x + 3.2, y - 1),
                "steel",
                0.5,
                0,
                edge=0,
            )
        else:
            ICONS["mug"](paint, x, y - 4.6)

    _row(paint, _SHELF, bottle, 9)
    _row(paint, _FLOOR, glass, 5)


def _hardware(paint: Paint) -> None:
    for x, long in ((11, 9), (19, 11), (27, 8), (35, 10), (43, 11), (51, 9)):
        paint.fill(paint.rect(x - 0.7, 6, x + 0.7, 6 + long), "wood", 0.66, 0.6, 0.4, edge=0.1)
        paint.fill(paint.rect(x - 2.8, 5 + long, x + 2.8, 8 + long, 0.8), "steel", 0.7, 0.8, 0.4, edge=0.14)

    def tin(paint: Paint, x: float, y: float, at: int) -> None:
        name = ("red", "water", "gold", "grass", "violet", "teal")[at % 6]
        paint.fill(paint.rect(x - 3.2, y - 7, x + 3.2, y, 0.8), "tiles", 0.76, 1.4, 0.4, edge=0.14)
        paint.fill(paint.rect(x - 3.2, y - 5.4, x + 3.2, y - 1.6), name, 0.58, 1, 0.3, edge=0.06)
        paint.fill(paint.oval(x - 3, y - 8, x + 3, y - 6), name, 0.74, 0, edge=0.1)

    _row(paint, _FLOOR, tin, 6)


def _fruit(paint: Paint) -> None:
    def jar(paint: Paint, x: float, y: float, at: int) -> None:
        name = ("red", "gold", "violet", "grass", "plaster", "wood")[at % 6]
        paint.fill(paint.rect(x - 2.6, y - 6, x + 2.6, y, 1), name, 0.58, 1.2, 0.5, gloss=0.3, edge=0.14)
        paint.fill(paint.rect(x - 2.8, y - 7.6, x + 2.8, y - 5.4, 0.6), "plaster", 0.86, 0.6, 0.3, edge=0.1)

    def crate(paint: Paint, x: float, y: float, at: int) -> None:
        name, tone = (("red", 0.56), ("gold", 0.58), ("grass", 0.66), ("violet", 0.5))[at % 4]
        for dx, dy in ((-3.4, -5), (0, -6), (3.4, -5), (-1.8, -4), (1.8, -4)):
            paint.fill(paint.dot(x + dx, y + dy, 2.1), name, tone, 1.6, 0.5, gloss=0.2, edge=0.14)
        paint.fill(paint.rect(x - 5.4, y - 4, x + 5.4, y, 0.5), "wood", 0.68, 0.8, 0.3, edge=0.12)
        paint.fill(paint.rect(x - 5, y - 2.2, x + 5, y - 1.6), "wood", 0.3, 0, edge=0)

    _row(paint, _SHELF, jar, 7)
    _row(paint, _FLOOR, crate, 4)


def _medicine(paint: Paint) -> None:
    def flask(paint: Paint, x: float, y: float, at: int) -> None:
        name = ("teal", "water", "gold", "pink")[at % 4]
        paint.fill(
            paint.poly(
                (x - 1, y - 8), (x + 1, y - 8), (x + 1, y - 5), (x + 3, y), (x - 3, y), (x - 1, y - 5)
            ),
            name,
            0.6,
            1,
            0.4,
            edge=0.14,
            gloss=0.3,
        )
        paint.fill(paint.rect(x - 1.2, y - 9, x + 1.2, y - 7.6), "wood", 0.6, 0, edge=0)

    def box(paint: Paint, x: float, y: float, at: int) -> None:
        name = ("grass", "water", "red")[at % 3]
        paint.fill(paint.rect(x - 3.4, y - 6.4, x + 3.4, y, 0.4), "tiles", 0.95, 0.8, 0.2, edge=0.16)
        paint.fill(
            paint.rect(x - 0.7, y - 5, x + 0.7, y - 1.4) | paint.rect(x - 1.9, y - 3.9, x + 1.9, y - 2.5),
            name,
            0.6,
            0,
            edge=0,
        )

    _row(paint, _SHELF, flask, 6)
    _row(paint, _FLOOR, box, 6)


def _books(paint: Paint) -> None:
    names = ("red", "water", "gold", "grass", "violet", "teal", "wood", "pink")
    for shelf in (_SHELF, _FLOOR):
        x, at = 7.0, int(shelf)
        while x < WIDE - 9:
            high = 6 + at * 5 % 4
            paint.fill(
                paint.rect(x, shelf - high, x + 2.6, shelf, 0.3), names[at % 8], 0.54, 0.8, 0.4, edge=0.16
            )
            paint.fill(
                paint.rect(x + 0.6, shelf - high + 1.6, x + 2, shelf - high + 2.4), "gold", 0.86, 0, edge=0
            )
            x += 4.6 if at % 5 == 3 else 2.9
            at += 1


def _flowers(paint: Paint) -> None:
    for at in range(5):
        x = 11 + at * 10
        name = ("red", "pink", "gold", "violet", "plaster")[at]
        paint.fill(
            paint.poly((x - 3.4, _FLOOR - 6), (x + 3.4, _FLOOR - 6), (x + 2.4, _FLOOR), (x - 2.4, _FLOOR)),
            "tiles",
            0.7,
            1.2,
            0.4,
            edge=0.14,
        )
        for dx, dy in (
            (-3, -9),
            (3, -9),
            (0, -12),
            (-1.6, -7),
            (1.6, -7.4),
            (-3.6, -13),
            (3.4, -13.4),
            (0, -16),
        ):
            leaf(paint, x, _FLOOR - 5, 5, dx / 16, dy / 16, 0.5)
            flower(paint, x + dx, _FLOOR + dy, name, 0.95 if name == "plaster" else 0.64, 1.6)


WINDOWS = {
    "cafe": Window("green", _cakes),
    "bakery": Window("oak", _cakes),
    "pub": Window("walnut", _bottles),
    "supply store": Window("blue", _hardware),
    "market": Window("green", _fruit),
    "pharmacy": Window("white", _medicine),
    "books": Window("red", _books),
    "flowers": Window("white", _flowers),
}
"""Every shop window by what follows "shop window" in its name."""


def _draw(window: Window, look: str) -> Image.Image:
    """Paint frame, lit depth, shelf, goods, and the pane's reflections over all."""
    paint = Paint(WIDE + 2, HIGH + 2, 12)
    name, tone = COLOURS[window.frame]
    grain = 0.04 * paint.grain(2)
    paint.fill(paint.rect(1, 2, WIDE + 1, HIGH, 1), name, tone, 1.4, 0.4, texture=grain, edge=0.16)
    inside = paint.rect(4, 5, WIDE - 2, 32)
    if look == "on":
        paint.fill(inside, "lit glass", 0.66, 0, down=(0.2, -0.1), edge=0.1)
    else:
        paint.fill(inside, "plaster", 0.54, 0, down=(-0.16, 0.16), edge=0.1)
    if window.goods not in {_hardware, _flowers}:
        board(paint, 4, _SHELF, WIDE - 2, 2)
    board(paint, 4, _FLOOR - 0.4, WIDE - 2, 3)
    window.goods(paint)
    paint.shade(paint.rect(4, 4, WIDE - 2, 6.6) | paint.rect(3, 4, 5.4, 32), 0.45, blur=1, within=inside)
    if look != "on":
        for x, thick in ((12, 5), (20, 2), (42, 5)):
            streak = paint.poly((x, 32), (x + 13, 5), (x + 13 + thick, 5), (x + thick, 32))
            paint.fill(streak & inside, "glass", 1, 0, edge=0, alpha=0.22)
    middle = WIDE / 2 + 1
    paint.fill(paint.rect(middle - 0.9, 4, middle + 0.9, 32), name, tone, 0.8, 0.3, edge=0.12)
    paint.fill(paint.rect(1.6, 2.4, WIDE + 0.4, 3.4), name, min(1, tone + 0.24), 0, edge=0)
    for x0, x1 in ((4, middle - 2), (middle + 2, WIDE - 2)):
        paint.fill(paint.rect(x0, 34, x1, 38), name, tone - 0.16, 0, edge=0)
        paint.fill(paint.rect(x0 + 0.8, 34.8, x1, 38), name, tone + 0.04, 0.8, 0.3, edge=0)
    board(paint, 0.6, 32, WIDE + 1.4, 2.4, name, min(0.8, tone + 0.1))
    return paint.reduce(dark=0.42)


def _all() -> tuple[Prop, ...]:
    made = []
    for name, window in WINDOWS.items():
        draw = functools.partial(_draw, window)
        made.append(
            Prop(
                f"shop window {name}", lambda look, _frame, draw=draw: draw(look),
                looks=("on",), shadow="none", light="window",
            )
        )  # fmt: skip
    return tuple(made)


PROPS = _all()
"""Every shop window; look "on": lit from within."""
