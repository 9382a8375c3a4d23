"""What one sits on: chairs, stools, armchairs and sofas, turned to all four sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import ImageOps

from homeware.material import CLOTHS, WOODS, Wood, looks, still, timber
from homeware.parts import cushion, legs, slab
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

FACINGS = ("down", "up", "left", "right")
"""Where the sitter looks."""

SOFA_COLOURS = ("red", "blue", "green", "teal", "violet", "brown", "cream", "pink", "yellow")


def chair(wood: str, colour: str, facing: str) -> Image.Image:
    """Give a chair with a cushion."""
    made_of, ramp = WOODS[wood], CLOTHS[colour]
    if facing == "down":
        return _chair_down(made_of, ramp)
    if facing == "up":
        return _chair_up(made_of, ramp)
    return _chair_side(made_of, ramp, facing)


def _chair_down(wood: Wood, ramp: str) -> Image.Image:
    paint = Paint(24, 36, 6)
    for x in (8, 11, 14):
        timber(paint, paint.rect(x, 8, x + 2, 20), wood, 0.48, 0.8, upright=True)
    for x in (3, 18.4):
        timber(paint, paint.rect(x, 4, x + 2.6, 24, 1), wood, 0.58, 1.2, upright=True)
    timber(paint, paint.rect(3, 3, 21, 8, 1.8), wood, 0.7, 1.5)
    legs(paint, (4.3, 19.7), (24, 35), wood)
    slab(paint, (3, 17, 21, 27), 3, wood, 0.58)
    cushion(paint, (4.4, 17, 19.6, 26), ramp)
    return paint.reduce()


def _chair_up(wood: Wood, ramp: str) -> Image.Image:
    paint = Paint(24, 36, 6)
    legs(paint, (5, 19), (24, 33), wood)
    slab(paint, (3, 15, 21, 26), 3, wood, 0.58)
    cushion(paint, (4.4, 14.6, 19.6, 24), ramp)
    for x in (3, 18.4):
        timber(paint, paint.rect(x, 12, x + 2.6, 35, 0.8), wood, 0.58, 1.2, upright=True, down=(0.06, -0.14))
    for x in (8, 11, 14):
        timber(paint, paint.rect(x, 16, x + 2, 27), wood, 0.48, 0.8, upright=True)
    timber(paint, paint.rect(3, 11, 21, 16, 1.8), wood, 0.72, 1.5)
    timber(paint, paint.rect(5, 25.6, 19, 28.4, 0.6), wood, 0.56, 1)
    return paint.reduce()


def _chair_side(wood: Wood, ramp: str, facing: str) -> Image.Image:
    """Paint a chair whose sitter looks right, or left; the light stays where it is."""
    paint = Paint(24, 36, 6)
    flip = facing == "left"

    def at(x: float) -> float:
        return 24 - x if flip else x

    def span(x0: float, x1: float) -> tuple[float, float]:
        return (24 - x1, 24 - x0) if flip else (x0, x1)

    legs(paint, (at(4), at(19)), (24, 35), wood)
    x0, x1 = span(3, 21)
    slab(paint, (x0, 17, x1, 27), 3, wood, 0.58)
    x0, x1 = span(5, 20)
    cushion(paint, (x0, 16.8, x1, 26), ramp)
    back = paint.poly((at(1.6), 4), (at(5), 4), (at(6), 27), (at(2.4), 27))
    timber(paint, back, wood, 0.6, 1.2, relief=0.4, upright=True)
    timber(paint, paint.rect(*_box(span(1.2, 5.4), 3, 6), 1), wood, 0.74, 1)
    return paint.reduce()


def _box(span: tuple[float, float], y0: float, y1: float) -> tuple[float, float, float, float]:
    return span[0], y0, span[1], y1


def stool(wood: str, colour: str) -> Image.Image:
    """Give a round stool."""
    paint = Paint(22, 25, 5)
    made_of = WOODS[wood]
    legs(paint, (6, 16), (10, 24), made_of)
    timber(paint, paint.rect(6, 17, 16, 19), made_of, 0.36, 0.8)
    timber(paint, paint.oval(3, 5.4, 19, 15.4), made_of, 0.45, 1)
    paint.fill(
        paint.oval(3, 2, 19, 12.6), CLOTHS[colour], 0.62, 2.5, 0.4, texture=0.05 * paint.weave(0.5), gloss=0.1
    )
    return paint.reduce()


def _upholstered(
    paint: Paint, box: tuple[float, float, float, float], ramp: str, tone: float, bevel: float
) -> None:
    paint.fill(
        paint.rect(*box, min(bevel, 3.4)), ramp, tone, bevel, 0.36, texture=0.04 * paint.weave(0.5), edge=0.14
    )


def sofa(colour: str, seats: int, facing: str, look: str) -> Image.Image:
    """Give a sofa for two, or an armchair, with its scatter cushions; broken, the stuffing is out."""
    ramp = CLOTHS[colour]
    if facing in {"left", "right"}:
        paint = _sofa_side(ramp, colour, seats, facing)
    else:
        paint = _sofa_down(ramp, colour, seats) if facing == "down" else _sofa_up(ramp, seats)
    if look == "broken":
        _torn(paint)
    return paint.reduce()


def _torn(paint: Paint) -> None:
    """Paint two tears with the stuffing coming out, and tufts of it on the floor."""
    wide, high = paint.width, paint.height
    for x, y in ((wide * 0.62, high * 0.55), (wide * 0.4, high * 0.3)):
        tear = paint.poly((x - 8, y), (x - 2, y - 3.4), (x + 7, y - 1.4), (x + 8, y + 2), (x - 1, y + 3.6))
        paint.fill(tear, "walnut", 0.14, 0, edge=0)
        for dx, dy, size in ((-3.4, 0, 2.6), (0.4, -0.8, 3), (3.8, 0.6, 2.4), (1, 2.4, 2.2)):
            paint.fill(paint.dot(x + dx, y + dy, size, size * 0.8), "plaster", 0.95, 1.6, 0.4, edge=0.14)
    for x in (wide * 0.3, wide * 0.72):
        paint.fill(paint.dot(x, high - 3.4, 3.2, 2), "plaster", 0.94, 1.6, 0.4, edge=0.14)


def _scatter(colour: str) -> str:
    return {"red": "gold", "yellow": "red", "cream": "teal", "brown": "gold", "pink": "violet"}.get(
        colour, "gold"
    )


def _sofa_down(ramp: str, colour: str, seats: int) -> Paint:
    wide = 32 * seats + 2 if seats > 1 else 36
    paint = Paint(wide, 46, 30)
    right = wide - 1
    for x in (5, right - 4):
        paint.fill(paint.rect(x - 2, 40, x + 2, 45, 0.6), "wood", 0.3, 1, 0.4)
    _upholstered(paint, (3, 3, right - 2, 26), ramp, 0.52, 3)
    _upholstered(paint, (3, 2, right - 2, 9), ramp, 0.7, 3)
    step = (wide - 14) / seats
    for number in range(seats):
        x = 7 + number * step
        _upholstered(paint, (x, 9, x + step, 24), ramp, 0.56, 4)
    _upholstered(paint, (5, 28, right - 4, 42), ramp, 0.4, 1.6)
    for number in range(seats):
        x = 7 + number * step
        _upholstered(paint, (x, 21, x + step, 33), ramp, 0.66, 3)
        paint.shade(paint.rect(x, 33, x + step, 34.6), 0.4, blur=0.7)
    paint.shade(paint.rect(7, 20, right - 6, 22.6), 0.3, dy=0.3, blur=0.9)
    for x0, x1 in ((1, 8.4), (right - 7.4, right)):
        _upholstered(paint, (x0, 16, x1, 43), ramp, 0.46, 2)
        _upholstered(paint, (x0, 13, x1, 27), ramp, 0.68, 3)
    other = _scatter(colour)
    if seats > 1:
        for x, turn in ((10, 1.2), (right - 20, -1.2)):
            pillow = paint.poly(
                (x, 13 + turn), (x + 10, 13 - turn), (x + 10.6, 23 - turn), (x + 0.6, 23 + turn)
            )
            paint.shade(pillow, 0.35, dx=0.8, dy=1, blur=0.8)
            paint.fill(pillow, other, 0.62, 3, 0.4, texture=0.05 * paint.weave(0.5))
    return paint


def _sofa_up(ramp: str, seats: int) -> Paint:
    """Paint a sofa from behind."""
    wide = 32 * seats + 2 if seats > 1 else 36
    paint = Paint(wide, 46, 31)
    right = wide - 1
    for x in (5, right - 4):
        paint.fill(paint.rect(x - 2, 40, x + 2, 45, 0.6), "wood", 0.3, 1, 0.4)
    _upholstered(paint, (5, 6, right - 4, 20), ramp, 0.62, 3)
    for x0, x1 in ((1, 8.4), (right - 7.4, right)):
        _upholstered(paint, (x0, 6, x1, 42), ramp, 0.62, 3)
    _upholstered(paint, (3, 16, right - 2, 43), ramp, 0.44, 2)
    _upholstered(paint, (3, 13, right - 2, 21), ramp, 0.72, 3)
    for number in range(1, seats):
        seam = paint.rect(number * wide / seats - 0.5, 22, number * wide / seats + 0.5, 42)
        paint.shade(seam, 0.35, blur=0.4)
    paint.shade(paint.rect(3, 21, right - 2, 23), 0.3, blur=0.8)
    return paint


def _sofa_side(ramp: str, colour: str, seats: int, facing: str) -> Paint:
    """Paint a sofa whose sitters look right, or left."""
    tall = 34 * seats + 10 if seats > 1 else 46
    paint = Paint(36, tall, 32)
    flip = facing == "left"

    def box(x0: float, y0: float, x1: float, y1: float) -> tuple[float, float, float, float]:
        return (36 - x1, y0, 36 - x0, y1) if flip else (x0, y0, x1, y1)

    foot = tall - 1
    for x in (6, 30):
        paint.fill(paint.rect(x - 2, foot - 5, x + 2, foot, 0.6), "wood", 0.3, 1, 0.4)
    _upholstered(paint, box(9, 8, 34, foot - 4), ramp, 0.44, 2)
    step = (tall - 29) / seats
    for number in range(seats):
        y = 14 + number * step
        _upholstered(paint, box(10, y, 33, y + step), ramp, 0.66, 3)
    _upholstered(paint, box(2, 10, 11, foot - 2), ramp, 0.46, 2)
    _upholstered(paint, box(2, 4, 11, foot - 14), ramp, 0.7, 3)
    _upholstered(paint, box(7, 3, 34, 14), ramp, 0.6, 3)
    _upholstered(paint, box(6, foot - 16, 34, foot - 2), ramp, 0.42, 2)
    _upholstered(paint, box(6, foot - 19, 34, foot - 11), ramp, 0.7, 3)
    if seats > 1:
        x0, _, x1, _ = box(11, 0, 20, 0)
        pillow = paint.poly((x0, 17), (x1, 15.6), (x1 + 0.4, 26), (x0 + 0.4, 27.4))
        paint.shade(pillow, 0.35, dx=0.8, dy=1, blur=0.8)
        paint.fill(pillow, _scatter(colour), 0.62, 3, 0.4, texture=0.05 * paint.weave(0.5))
    return paint


def pouf(colour: str) -> Image.Image:
    """Give a round padded seat."""
    paint = Paint(26, 24, 33)
    paint.fill(paint.oval(2, 7, 24, 23), CLOTHS[colour], 0.44, 3, 0.4, texture=0.05 * paint.weave(0.5))
    paint.fill(paint.oval(2, 2, 24, 17), CLOTHS[colour], 0.64, 3, 0.4, texture=0.05 * paint.weave(0.5))
    paint.fill(paint.dot(13, 9.4, 1.2), CLOTHS[colour], 0.3, 1, 0.4)
    return paint.reduce()


def mirrored(picture: Image.Image) -> Image.Image:
    """Give a picture turned left to right."""
    return ImageOps.mirror(picture)


CHAIR_COLOURS = ("red", "blue", "green", "yellow", "violet")

PROPS = (
    *(
        Prop(f"chair {wood} {facing}", still(chair, wood, WOODS[wood].cushion, facing))
        for wood in WOODS
        for facing in FACINGS
    ),
    *(
        Prop(f"chair {wood} {colour} {facing}", still(chair, wood, colour, facing))
        for wood in WOODS
        for colour in CHAIR_COLOURS
        for facing in FACINGS
    ),
    *(Prop(f"stool {wood}", still(stool, wood, WOODS[wood].cushion), shadow="oval") for wood in WOODS),
    *(
        Prop(
            f"common room sofa {colour} {facing}",
            looks(sofa, colour, 2, facing),
            "common room sofa",
            ("broken",),
        )
        for colour in SOFA_COLOURS
        for facing in FACINGS
    ),
    *(
        Prop(f"armchair {colour} {facing}", still(sofa, colour, 1, facing, ""))
        for colour in SOFA_COLOURS
        for facing in FACINGS
    ),
    *(
        Prop(f"pouf {colour}", still(pouf, colour), shadow="oval")
        for colour in ("red", "teal", "violet", "yellow")
    ),
)
"""Everything to sit on."""
