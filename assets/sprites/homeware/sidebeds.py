"""Beds that stand along a wall in the west or the east, two tiles wide and one deep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeware.beds import quilt
from homeware.material import CLOTHS, WOODS, looks, timber
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

    from studio.paint import Mask

WIDE, HIGH = 66, 48

SIDE_COLOURS = ("blue", "red", "green", "violet", "pink")
"""The colours of the bedding of these beds."""


class _Turned:
    """The canvas of a bed whose head is left, or right: only the shapes turn, never the light."""

    def __init__(self, way: str) -> None:
        self.paint = Paint(WIDE, HIGH, 11)
        self._flip = way == "right"

    def rect(self, x0: float, y0: float, x1: float, y1: float, radius: float = 0) -> Mask:
        if self._flip:
            x0, x1 = WIDE - x1, WIDE - x0
        return self.paint.rect(x0, y0, x1, y1, radius)

    def poly(self, *points: tuple[float, float]) -> Mask:
        return self.paint.poly(*((WIDE - x, y) if self._flip else (x, y) for x, y in points))


def side_bed(wood: str, colour: str, way: str, look: str) -> Image.Image:
    """Give a bed with its head in the west (``left``) or in the east (``right``)."""
    turned, made_of = _Turned(way), WOODS[wood]
    paint = turned.paint
    timber(paint, turned.rect(3, 30, 63, 46, 1), made_of, 0.46, 1.2, salt=1, down=(0.02, -0.12))
    for x in (1, 60):
        timber(paint, turned.rect(x, 40, x + 5, 47, 0.8), made_of, 0.4, 1.2, upright=True)
    sheet = turned.rect(4, 11, 62, 38, 2)
    paint.fill(sheet, "plaster", 0.86, 1.6, 0.3, texture=0.02 * paint.noise(6, 5))
    paint.shade(turned.rect(4, 35.6, 62, 38), 0.35, blur=0.6, within=sheet)
    _pillow(turned, look)
    if look == "dirty":
        _heap(turned, colour)
    else:
        _cover(turned, colour, 20 if look == "occupied" else 25)
        if look == "occupied":
            _sleeper(turned, colour)
    _board(turned, made_of.ramp, wood, (0.8, 2, 6.6, 46))
    _board(turned, made_of.ramp, wood, (59.6, 9, 65.2, 47))
    if look == "broken":
        _sag(turned)
    return paint.reduce()


def _sag(turned: _Turned) -> None:
    """Paint the bed fallen in at its middle."""
    paint = turned.paint
    fold = turned.poly((28, 9), (39, 9), (36, 26), (39, 43), (28, 43), (31, 26))
    paint.shade(fold, 0.75, blur=1.6)
    crack = turned.poly(
        (33, 9), (34.4, 9), (33.4, 18), (35.4, 28), (33.6, 46), (32.2, 46), (34, 28), (32, 18)
    )
    paint.fill(crack, "walnut", 0.04, 0, edge=0)
    for x, y in ((33, 40), (36, 44)):
        splinter = turned.poly((x - 4, y), (x + 2, y - 4), (x + 0.6, y), (x + 5, y - 1), (x + 1, y + 2.4))
        paint.fill(splinter, "pine", 0.7, 0.8, 0.4, edge=0.2)


def _pillow(turned: _Turned, look: str) -> None:
    paint = turned.paint
    if look == "dirty":
        shape = turned.poly((8, 15), (17, 12), (21, 17), (20, 30), (13, 33), (8, 29))
    else:
        shape = turned.rect(8, 13, 20, 33, 4)
    paint.shade(shape, 0.34, dx=0.8, dy=1.4, blur=0.8)
    paint.fill(shape, "plaster", 0.93, 4, 0.36, texture=0.03 * paint.noise(4, 1), edge=0.16)
    if look == "occupied":
        paint.shade(turned.rect(10, 16, 20, 30, 4), 0.2, blur=2, within=shape)


def _cover(turned: _Turned, colour: str, start: float) -> None:
    """Paint the quilt over the mattress and down its near side."""
    paint = turned.paint
    hanging = turned.rect(start, 30, 61, 42, 1.6)
    quilt(paint, hanging, colour, 0.36, bevel=1.6)
    quilt(paint, turned.rect(start, 10, 61, 36.4, 2), colour)
    hem = turned.rect(start - 1, 10, start + 5, 36, 2)
    paint.shade(hem, 0.34, dx=1.2, blur=0.8)
    tone = 0.84
    paint.fill(turned.rect(start - 1, 32, start + 5, 41.4, 1.4), CLOTHS[colour], tone - 0.22, 1.4, 0.35)
    paint.fill(hem, CLOTHS[colour], tone, 2.2, 0.35, texture=0.03 * paint.weave(0.5))
    paint.fill(turned.rect(start + 2.8, 11, start + 3.5, 36), "plaster", 0.98, 0, edge=0)


def _sleeper(turned: _Turned, colour: str) -> None:
    body = turned.poly(
        (25, 15), (30, 13.4), (42, 15), (54, 17), (58, 20), (58, 26), (54, 29), (42, 31), (30, 33), (25, 31)
    )
    turned.paint.shade(body, 0.42, dx=1.4, dy=1.4, blur=1.6)
    quilt(turned.paint, body, colour, 0.66, bevel=6)


def _heap(turned: _Turned, colour: str) -> None:
    paint = turned.paint
    heap = turned.poly((40, 11), (61, 10), (61, 41), (36, 42), (33, 36), (40, 30), (43, 22), (37, 15))
    paint.shade(heap, 0.45, dx=-1, dy=0.6, blur=1.4)
    quilt(paint, heap, colour, 0.52, bevel=4)
    for y0, y1 in ((16, 24), (25, 31), (33, 37)):
        crease = turned.poly((44, y0), (58, y1), (58, y1 + 1.4), (44, y0 + 1))
        paint.shade(crease, 0.5, blur=0.8, within=heap)
    edge = turned.poly(
        (37, 15), (40, 11), (45, 11), (47, 22), (44, 31), (38, 36), (33, 36), (40, 30), (43, 22)
    )
    paint.fill(edge, CLOTHS[colour], 0.84, 2, 0.35, texture=0.03 * paint.weave(0.5))


def _board(turned: _Turned, ramp: str, wood: str, box: tuple[float, float, float, float]) -> None:
    """Paint a board at an end of the bed, seen from above and along its edge."""
    paint, made_of = turned.paint, WOODS[wood]
    x0, y0, x1, y1 = box
    timber(paint, turned.rect(x0, y0 + 2, x1, y1, 1.4), made_of, 0.46, 1.4, upright=True, down=(0.08, -0.1))
    timber(paint, turned.rect(x0, y0, x1, y1 - 14, 2), made_of, 0.7, 1.6, upright=True)
    paint.fill(turned.rect(x0 + 0.8, y1 - 14.6, x1 - 0.8, y1 - 13.4), ramp, 0.9 + made_of.lift, 0, edge=0)


PROPS = tuple(
    Prop(
        f"bed {wood} {colour} {way}",
        looks(side_bed, wood, colour, way),
        "bed",
        ("occupied", "dirty", "broken"),
    )
    for wood in WOODS
    for colour in SIDE_COLOURS
    for way in ("left", "right")
)
"""Every bed that stands along a side of the room."""
