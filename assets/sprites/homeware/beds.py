"""Beds: the head in the north, one or two tiles wide; made, lain in, or left unmade."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import BED_COLOURS, CLOTHS, WOODS, Wood, looks, places, timber
from homeware.parts import flower, lip
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

    from studio.paint import Mask
    from studio.palette import Floats

COLLAR = 35
"""Rows from the top of a bed to the quilt of somebody asleep: below, the sheet is up to the chin."""

BED_HEIGHT = 67
"""Pixels of a bed's picture, from the top of the headboard to the foot."""


def pattern(paint: Paint, colour: str) -> Floats:
    """Give the pattern of the quilt in a colour, as tones: every colour has its own."""
    down, across = places(paint)
    match colour:
        case "blue":
            told = 0.1 * (((across // 8 + down // 8) % 2) - 0.5)
        case "red":
            bands = np.where(down % 10 < 4, 0.1, 0.0) + np.where(across % 10 < 4, 0.1, 0.0)
            told = bands - 0.06 + np.where((down % 10 // 1 == 6) | (across % 10 // 1 == 6), 0.22, 0)
        case "green":
            told = 0.12 * np.sign(np.sin((across + down) * np.pi / 6).round(9))
        case "violet":
            diamonds = np.abs((across - 16) % 12 - 6) + np.abs(down % 12 - 6)
            told = np.where(diamonds < 3, 0.24, np.where(diamonds > 5.2, -0.1, 0.02))
        case "pink":
            spots = ((across % 7 - 3.5) ** 2 + ((down + 3.5 * (across // 7 % 2)) % 7 - 3.5) ** 2) < 2.4
            told = np.where(spots, 0.32, -0.04)
        case "yellow":
            told = np.where(across % 8 < 3, 0.16, -0.05)
        case _:
            told = 0.13 * np.sin(down * 0.8 + 1.4 * np.sin(across * 0.55))
    soft: Floats = told + 0.03 * paint.weave(0.5) + 0.04 * paint.noise(9, 3)
    return soft


def quilt(paint: Paint, shape: Mask, colour: str, tone: float = 0.56, *, bevel: float = 3) -> Mask:
    """Paint a quilt: the pattern of its colour, soft at the rim."""
    return paint.fill(
        shape,
        CLOTHS[colour],
        tone,
        bevel,
        0.28,
        down=(0.06, -0.06),
        texture=pattern(paint, colour),
        edge=0.12,
    )


def bed(wood: str, colour: str, beds: int, look: str) -> Image.Image:
    """Give a bed ``beds`` tiles wide."""
    paint = Paint(32 * beds, BED_HEIGHT, 9)
    right, made_of = 32 * beds - 1, WOODS[wood]
    _frame(paint, right, made_of)
    _linen(paint, right, beds, look)
    if look == "dirty":
        _thrown_back(paint, right, colour)
    else:
        top = COLLAR if look == "occupied" else 30
        cover = paint.rect(2, top, right - 1, 61, 2)
        quilt(paint, cover, colour)
        if colour == "blue":
            _sprigs(paint, right, top + 10)
        _fold(paint, right, top, colour)
        if look == "occupied":
            _sleepers(paint, beds, colour)
    _footboard(paint, right, made_of)
    if look == "broken":
        _sag(paint, right)
    return paint.reduce()


def _frame(paint: Paint, right: float, wood: Wood) -> None:
    timber(paint, paint.rect(1, 4, right, 20, 2.5), wood, 0.5, 1.6, relief=0.4, upright=True)
    for x in np.arange(5, right - 4, 5.6):
        timber(paint, paint.rect(x, 7, x + 3.4, 16, 1), wood, 0.4, 0.8, relief=0.3, upright=True)
    timber(paint, paint.rect(0.8, 1.6, right + 0.2, 6.4, 2), wood, 0.74, 1.5, relief=0.4)
    for x in (2.8, right - 1.8):
        timber(paint, paint.dot(x, 3, 2.1), wood, 0.74, 1.6, relief=0.5)
    timber(paint, paint.rect(1, 16, right, 62, 1), wood, 0.42, 1)


def _linen(paint: Paint, right: float, beds: int, look: str) -> None:
    sheet = paint.rect(2, 13, right - 1, 60, 2)
    creases = 0.05 * paint.noise(6, 5, stretch=(1, 2)) if look == "dirty" else 0.02 * paint.noise(6, 5)
    paint.fill(sheet, "plaster", 0.86, 1.6, 0.3, texture=creases)
    paint.shade(paint.rect(1, 10, right, 14), 0.4, dy=0.6, blur=1, within=sheet)
    for number in range(beds):
        x = 4 + number * 31 if beds > 1 else 4
        wide = 24 if beds == 1 else 25
        askew = look == "dirty" and number == 0
        _pillow(paint, x, wide, askew=askew, dented=look == "occupied")


def _pillow(paint: Paint, x: float, wide: float, *, askew: bool, dented: bool) -> None:
    if askew:
        shape = paint.poly(
            (x + 2, 14), (x + wide - 3, 12), (x + wide + 1, 22), (x + wide - 6, 26), (x, 25), (x - 0.6, 18)
        )
    else:
        shape = paint.rect(x, 13, x + wide, 25, 4)
    paint.shade(shape, 0.34, dx=0.6, dy=1.6, blur=0.8)
    paint.fill(shape, "plaster", 0.93, 4, 0.36, texture=0.03 * paint.noise(4, 1), edge=0.16)
    if dented:
        paint.shade(paint.oval(x + wide / 2 - 8, 14, x + wide / 2 + 8, 25), 0.2, blur=2, within=shape)


def _sprigs(paint: Paint, right: float, top: float) -> None:
    for column in range(int(right // 8)):
        for row in range(4):
            if (column + row) % 2 and 8 * row + top < 58:
                flower(paint, 5 + column * 8, top + row * 8, "plaster", 0.9)


def _fold(paint: Paint, right: float, top: float, colour: str) -> None:
    """Paint the hem of the quilt, turned down over it."""
    hem = paint.rect(1.8, top - 1, right - 0.8, top + 5, 2)
    paint.shade(hem, 0.34, dy=1.4, blur=0.8)
    tone = 0.84 if colour != "yellow" else 0.93
    paint.fill(hem, CLOTHS[colour], tone, 2.2, 0.35, texture=0.03 * paint.weave(0.5))
    paint.fill(paint.rect(3, top + 2.8, right - 2, top + 3.5), "plaster", 0.98, 0, edge=0)


def _sleepers(paint: Paint, beds: int, colour: str) -> None:
    """Paint the quilt raised by who lies under it."""
    for number in range(beds):
        middle = (16 + 31 * number) if beds > 1 else 15.6
        body = paint.poly(
            (middle - 10, 42), (middle - 7, 39), (middle + 7, 39), (middle + 10, 42), (middle + 7.4, 49),
            (middle + 7, 54), (middle + 4.6, 58.6), (middle - 4.6, 58.6), (middle - 7, 54),
            (middle - 7.4, 49),
        )  # fmt: skip
        paint.shade(body, 0.42, dx=1.6, dy=1.2, blur=1.6)
        quilt(paint, body, colour, 0.64, bevel=6)
        feet = paint.oval(middle - 6, 51, middle + 6, 60)
        paint.shade(feet, 0.3, dx=0.6, dy=0.8, blur=0.8)
        quilt(paint, feet, colour, 0.7, bevel=4)


def _thrown_back(paint: Paint, right: float, colour: str) -> None:
    """Paint the quilt in a heap at the foot of the bed."""
    heap = paint.poly(
        (2, 46),
        (7, 41),
        (right * 0.45, 42),
        (right * 0.6, 33),
        (right - 5, 30),
        (right - 1, 33),
        (right - 1, 61),
        (2, 61),
    )
    paint.shade(heap, 0.45, dx=-0.6, dy=-1, blur=1.4)
    quilt(paint, heap, colour, 0.54, bevel=4)
    for x0, y0, x1, y1 in ((6, 56, 0.5, 46), (14, 58, 0.75, 40), (24, 59, 0.92, 44)):
        crease = paint.line([(x0, y0), (right * x1 - 4, (y0 + y1) / 2 + 2), (right * x1, y1)], 1.2)
        paint.shade(crease, 0.5, blur=0.8, within=heap)
    turned = paint.poly(
        (2, 46),
        (7, 41),
        (right * 0.45, 42),
        (right * 0.6, 33),
        (right * 0.66, 36),
        (right * 0.5, 46),
        (8, 47),
    )
    paint.fill(turned, CLOTHS[colour], 0.86, 2, 0.35, texture=0.03 * paint.weave(0.5))


def _sag(paint: Paint, right: float) -> None:
    """Paint the bed fallen in across its middle: a dark fold, splinters, a slat on the floor."""
    fold = paint.poly((1, 38), (right / 2, 43), (right, 38), (right, 45), (right / 2, 51), (1, 45))
    paint.shade(fold, 0.75, blur=1.6)
    crack = paint.line([(1, 41), (right * 0.3, 45), (right * 0.5, 46), (right * 0.7, 45), (right, 41)], 1.1)
    paint.fill(crack, "walnut", 0.04, 0, edge=0)
    for x, y in ((right * 0.28, 45), (right * 0.52, 46.4), (right * 0.74, 44.6)):
        splinter = paint.poly(
            (x - 3, y + 2.6), (x - 0.6, y - 4.4), (x + 0.8, y + 0.4), (x + 3.4, y - 2.6), (x + 2, y + 3)
        )
        paint.fill(splinter, "pine", 0.7, 0.8, 0.4, edge=0.2)
    slat = paint.poly((4, 60), (right * 0.6, 63), (right * 0.6, 65.6), (4, 62.8))
    paint.fill(slat, "pine", 0.66, 0.9, 0.4, edge=0.2)


def _footboard(paint: Paint, right: float, wood: Wood) -> None:
    board = paint.rect(1, 57.5, right, 66, 1.5)
    timber(paint, board, wood, 0.5, 1.4, relief=0.4, salt=2, down=(0.04, -0.1))
    timber(paint, paint.rect(0.8, 56, right + 0.2, 59.6, 1.5), wood, 0.72, 1.3, relief=0.4)
    lip(paint, (1, right), 59.6, wood, 0.72)
    for x in (2.8, right - 1.8):
        timber(paint, paint.dot(x, 57, 1.8), wood, 0.76, 1.5, relief=0.5)


PROPS = tuple(
    Prop(f"{name} {wood} {colour}", looks(bed, wood, colour, beds), "bed", ("occupied", "dirty", "broken"))
    for name, beds in (("bed", 1), ("bed double", 2))
    for wood in WOODS
    for colour in BED_COLOURS
)
"""Every bed that stands with its head in the north."""
