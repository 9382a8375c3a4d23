"""Shelves on the walls of rooms, two boards each, with what stands on them."""

from __future__ import annotations

import functools
import math
from typing import TYPE_CHECKING

from masonry.hang import COLOURS, board, hung, leaf
from studio.paint import Paint

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

_BOOKS = ("red", "water", "gold", "grass", "violet", "teal", "plaster", "wood")

_CUPS = (("tiles", 0.92), ("red", 0.58), ("teal", 0.5), ("gold", 0.66))
_JARS = ("red", "gold", "wood", "grass", "plaster", "violet")
_BOTTLES = ("green paint", "gold", "red", "water", "wood", "violet")
_FLASKS = ("teal", "water", "pink", "gold")

UPPER, LOWER = 14, 29
"""The rows on which the two boards lie."""


def _upright_books(paint: Paint, x0: float, x1: float, foot: float, salt: int) -> None:
    x, at = x0, salt
    while x < x1 - 2:
        wide, high = 2 + at * 3 % 2, 6.4 + at * 7 % 3
        paint.fill(paint.rect(x, foot - high, x + wide, foot, 0.3), _BOOKS[at % 8], 0.52, 0.8, 0.4, edge=0.16)
        paint.fill(
            paint.rect(x + 0.4, foot - high + 1.4, x + wide - 0.4, foot - high + 2.2), "gold", 0.86, 0, edge=0
        )
        x += wide + 0.3
        at += 1


def _pot(paint: Paint, x: float, foot: float, salt: int) -> None:
    paint.fill(
        paint.poly((x - 2.8, foot - 4.4), (x + 2.8, foot - 4.4), (x + 2, foot), (x - 2, foot)),
        "red",
        0.62,
        1,
        0.4,
        edge=0.14,
    )
    for at in range(9):
        angle = -math.pi / 2 + (at - 4) * 0.36
        leaf(
            paint, x, foot - 4, 5 + (at + salt) % 2, math.cos(angle), math.sin(angle), 0.44 + 0.06 * (at % 4)
        )


def _cup(paint: Paint, x: float, foot: float, name: str, tone: float) -> None:
    handle = paint.dot(x + 2.6, foot - 2, 1.6) & ~paint.dot(x + 2.6, foot - 2, 0.7)
    paint.fill(handle | paint.rect(x - 2.4, foot - 4.2, x + 2.4, foot, 0.8), name, tone, 1, 0.4, edge=0.16)


def _jar(paint: Paint, x: float, foot: float, name: str) -> None:
    paint.fill(paint.rect(x - 2.2, foot - 5.6, x + 2.2, foot, 0.8), name, 0.6, 1.2, 0.5, gloss=0.3, edge=0.14)
    paint.fill(paint.rect(x - 2.4, foot - 7, x + 2.4, foot - 5, 0.6), "plaster", 0.88, 0.6, 0.3, edge=0.12)


def _bottle(paint: Paint, x: float, foot: float, name: str) -> None:
    paint.fill(
        paint.rect(x - 1.7, foot - 6.4, x + 1.7, foot, 0.8), name, 0.54, 1.2, 0.5, gloss=0.3, edge=0.14
    )
    paint.fill(paint.rect(x - 0.8, foot - 10, x + 0.8, foot - 6), name, 0.46, 0.6, 0.4, edge=0.1)
    paint.fill(paint.rect(x - 1.3, foot - 4.4, x + 1.3, foot - 2), "plaster", 0.92, 0, edge=0)


def _trophy(paint: Paint, x: float, foot: float) -> None:
    bowl = paint.poly((x - 3, foot - 8), (x + 3, foot - 8), (x + 1, foot - 3), (x - 1, foot - 3))
    paint.fill(bowl, "gold", 0.7, 1.2, 0.5, edge=0.14)
    stem = paint.rect(x - 0.6, foot - 3.4, x + 0.6, foot - 1) | paint.rect(x - 2.2, foot - 1.6, x + 2.2, foot)
    paint.fill(stem, "gold", 0.5, 0, edge=0.1)


def _set(kind: str, paint: Paint, x: float, foot: float, place: int) -> None:
    """Stand one thing on a board; ``place`` counts along both boards."""
    if kind == "plants" and place % 2:
        _pot(paint, x, foot, place)
    elif kind == "cups":
        _cup(paint, x, foot, *_CUPS[place % 4])
    elif kind == "jars":
        _jar(paint, x, foot, _JARS[place % 6])
    elif kind == "bottles":
        _bottle(paint, x, foot, _BOTTLES[place % 6])
    elif kind == "medicine":
        thing: Callable[[Paint, float, float, str], None] = _jar if place % 2 else _bottle
        thing(paint, x, foot, _FLASKS[place % 4])
    elif kind == "trophies" and place % 2:
        _trophy(paint, x, foot)


def _shelf(kind: str) -> Image.Image:
    """Draw a shelf of books, plants, cups, jars, bottles, medicine or trophies."""
    wide = 30 if kind in {"plants", "trophies"} else 46
    paint = Paint(wide, 34, 23)
    name, tone = COLOURS["white" if kind in {"medicine", "plants"} else "oak"]
    count = (wide - 6) // 6
    for row, foot in enumerate((UPPER, LOWER)):
        arms = paint.rect(4, foot, 5.4, foot + 4) | paint.rect(wide - 5.4, foot, wide - 4, foot + 4)
        paint.fill(arms, "black", 0.4, 0, edge=0)
        board(paint, 1, foot, wide - 1, 3, name, min(tone, 0.76))
        if kind == "books":
            _upright_books(paint, 4, wide * (0.62 if row else 0.86), foot + 0.4, foot)
            continue
        for at in range(count):
            x = 5.4 + at * (wide - 10.8) / max(1, count - 1)
            _set(kind, paint, x, foot + 0.6, at + 1 - row)
    if kind == "books":
        _pot(paint, wide - 9, LOWER + 0.6, 1)
    return paint.reduce(dark=0.45)


PROPS = tuple(
    hung(f"wall shelf {kind}", functools.partial(_shelf, kind))
    for kind in ("books", "plants", "cups", "jars", "bottles", "medicine", "trophies")
)
"""Every shelf."""
