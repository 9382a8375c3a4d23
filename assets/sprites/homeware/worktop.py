"""Worktops over cupboards, bare or with food and jars; all worktops are on one height."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeware.material import WOODS, Wood, still, timber
from homeware.parts import (
    panel,
)
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


def unit(paint: Paint, wood: Wood, top: str, *, doors: int = 2, drawer: bool = False) -> tuple[float, float]:
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


def top_of(wood: str) -> str:
    """Give the ramp of the top that suits a front."""
    return {"white": "wood", "pine": "plaster", "walnut": "plaster", "blue": "pine", "green": "pine"}.get(
        wood, "plaster"
    )


def counter(wood: str, goods: str) -> Image.Image:
    """Give a worktop over a cupboard, bare or with things on it."""
    paint = Paint(32, 52, 50)
    back, front = unit(paint, UNITS[wood], top_of(wood), drawer=goods in {"", "bread"})
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


PROPS = (
    *(
        Prop(f"kitchen counter {wood} {goods}".strip(), still(counter, wood, goods))
        for wood in UNITS
        for goods in ("", "bread", "jars", "knives", "fruit")
    ),
    Prop("kitchen counter", still(counter, "white", "")),
)
"""Every worktop."""
