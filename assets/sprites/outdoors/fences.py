"""Fences in pieces of one tile: white pickets, brown rails, iron, and a low stone wall.

The line of a fence runs through the middle of its tiles; names tell where a piece goes on.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

HEIGHT_PX = 40
FOOT_PX = 30.0
"""Where posts on the line of the fence meet the ground."""

PIECES = {
    "h": "ew",
    "v": "ns",
    "ne": "ne",
    "nw": "nw",
    "se": "se",
    "sw": "sw",
    "end e": "w",
    "end w": "e",
    "end n": "s",
    "end s": "n",
    "t n": "new",
    "t s": "sew",
    "t e": "nse",
    "t w": "nsw",
    "cross": "nsew",
    "post": "",
}
"""Pieces and the sides to which they go on."""


class Look(NamedTuple):
    """How a kind of fence looks."""

    ramp: str
    tone: float
    tall: float
    """Of its posts in pixels."""


LOOKS = {
    "white": Look("white paint", 0.84, 22),
    "wood": Look("wood", 0.56, 20),
    "iron": Look("black", 0.5, 24),
    "rustic": Look("boards", 0.5, 19),
}


def fence(kind: str, sides: str, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw one piece. What lies behind comes first: north, then the line, then south."""
    look = LOOKS[kind]
    paint = Paint(32, HEIGHT_PX, 29)
    if "n" in sides:
        _upright(paint, kind, look, -2, FOOT_PX - 2)
    for side, box in (("w", (0, 16)), ("e", (16, 32))):
        if side in sides:
            _across(paint, kind, look, *box)
    corner = sides not in {"ew", "ns"}
    if corner or kind in {"wood", "rustic"}:
        _post(paint, look, 16, FOOT_PX)
    if "s" in sides:
        _upright(paint, kind, look, FOOT_PX + 4, HEIGHT_PX + 12)
    return paint.reduce(dark=0.45)


def _across(paint: Paint, kind: str, look: Look, left: float, right: float) -> None:
    """Paint the half that runs along the street."""
    top = FOOT_PX - look.tall
    if kind == "iron":
        for y in (top + 4, FOOT_PX - 4):
            paint.fill(paint.rect(left, y, right, y + 1.6), look.ramp, look.tone + 0.1, 0.6, 0.3)
        for x in range(int(left) + 2, int(right), 4):
            paint.fill(paint.rect(x, top + 1, x + 1.2, FOOT_PX), look.ramp, look.tone, 0.6, 0.4, edge=0)
            paint.fill(
                paint.poly((x - 0.9, top + 2), (x + 0.6, top - 1.6), (x + 2.1, top + 2)),
                look.ramp,
                look.tone + 0.2,
                0,
                edge=0,
            )
        return
    for y in (top + 7, FOOT_PX - 7):
        rail = paint.rect(left, y, right, y + 3.4)
        paint.fill(rail, look.ramp, look.tone - 0.08, 1, 0.3, texture=0.05 * paint.grain(int(y)), edge=0.16)
    if kind == "white":
        for x in (left + 1, left + 9):
            _picket(paint, look, x, top)


def _picket(paint: Paint, look: Look, x: float, top: float) -> None:
    shape = paint.poly((x, FOOT_PX + 1), (x, top + 4), (x + 3, top), (x + 6, top + 4), (x + 6, FOOT_PX + 1))
    paint.fill(shape, look.ramp, look.tone, 1.2, 0.3, down=(0.04, -0.12), edge=0.22)


def _upright(paint: Paint, kind: str, look: Look, top: float, bottom: float) -> None:
    """Paint the part that runs away from the viewer: rails seen from above, pickets edge on."""
    lift = look.tall * 0.62
    if kind == "iron":
        paint.fill(paint.rect(15, top - lift, 17, bottom - 4), look.ramp, look.tone - 0.2, 0, edge=0)
        for number in range(-5, 11):
            y = 2 + number * 4
            if top - lift <= y < bottom - 5:
                paint.fill(
                    paint.rect(14.4, y, 17.6, y + 1.6, 0.6), look.ramp, look.tone + 0.24, 0.6, 0.3, edge=0
                )
        return
    if kind != "white":
        rail = paint.rect(14.4, top - lift, 17.6, bottom - 6)
        grain = 0.04 * paint.grain(3, upright=True)
        paint.fill(rail, look.ramp, look.tone - 0.06, 1, 0.35, edge=0.2, texture=grain)
    else:
        paint.fill(paint.rect(14.6, top - 9, 17.4, bottom - 8), look.ramp, look.tone - 0.36, 0, edge=0.1)
        for number in range(-1, 6):
            base = 4 + number * 8
            if top < base <= bottom + 2:
                for rise, tone in ((1.4, look.tone - 0.5), (0, look.tone)):
                    tip, shoulder = base - 17.5 - rise, base - 13.5 - rise
                    shape = paint.poly((13, base), (13, shoulder), (16, tip), (19, shoulder), (19, base))
                    paint.fill(shape, look.ramp, tone, 1, 0.3, down=(0.08, -0.2), edge=0.25)


def _post(paint: Paint, look: Look, x: float, foot: float) -> None:
    top = foot - look.tall - 2
    shape = paint.rect(x - 2.8, top, x + 2.8, foot + 1.5, 0.6)
    grain = 0.06 * paint.grain(7, upright=True)
    paint.fill(shape, look.ramp, look.tone + 0.03, 1.4, 0.4, edge=0.2, texture=grain)
    paint.fill(paint.rect(x - 3.6, top - 1.4, x + 3.6, top + 1.6, 0.8), look.ramp, look.tone + 0.16, 1, 0.35)


def gate(kind: str, look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a gate in a fence along the street, shut or swung open."""
    style = LOOKS[kind]
    paint = Paint(32, HEIGHT_PX, 30)
    top = FOOT_PX - style.tall
    if look == "open":
        for x in (6, 23):
            leaf = paint.poly((x, top + 3), (x + 3.5, top + 7), (x + 3.5, FOOT_PX + 5), (x, FOOT_PX))
            paint.fill(leaf, style.ramp, style.tone - 0.06, 1, 0.3, edge=0.25)
    else:
        for y in (top + 8, FOOT_PX - 7):
            paint.fill(paint.rect(4, y, 28, y + 3), style.ramp, style.tone - 0.08, 1, 0.3, edge=0.16)
        brace = paint.line([(6, FOOT_PX - 5), (26, top + 9)], 2)
        paint.fill(brace, style.ramp, style.tone - 0.12, 0.8, 0.3, edge=0.1)
        for number, x in enumerate((5, 10, 15, 20, 25)):
            rise = (0, 1.6, 2.4, 1.6, 0)[number]
            shape = paint.poly(
                (x - 1.8, FOOT_PX),
                (x - 1.8, top + 5 - rise),
                (x, top + 2.6 - rise),
                (x + 1.8, top + 5 - rise),
                (x + 1.8, FOOT_PX),
            )
            paint.fill(shape, style.ramp, style.tone, 1, 0.3, down=(0.04, -0.1), edge=0.2)
        paint.fill(paint.dot(25, FOOT_PX - 10, 1.2), "gold", 0.5, 1, 0.5)
    for x in (2.8, 29.2):
        _post(paint, style, x, FOOT_PX)
    return paint.reduce(dark=0.45)


def stone_wall(sides: str, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a piece of a low wall of field stones, one tile."""
    paint = Paint(32, 34, 31)
    drawn = paint.drawn
    left, right = (0 if "w" in sides else 2), (32 if "e" in sides else 30)
    paint.fill(paint.rect(left, 8, right, 33), "steel", 0.2, 0, edge=0)
    for row, y in enumerate((16, 22, 28)):
        x = left - (row % 2) * 5
        while x < right:
            wide = 10.67
            shape = paint.rect(x + 0.4, y + 0.3, x + wide - 0.4, y + 5.6, 1.8) & paint.rect(
                left, 0, right, 34
            )
            paint.fill(
                shape, "grey", 0.42 + 0.06 * ((row * 7 + round(x) * 3) % 5 - 2) / 2, 1.6, 0.4, edge=0.1
            )
            x += wide
    for x in (0, 10.67, 21.33):
        shape = paint.rect(x + 0.3, 7, x + 10.4, 15.6, 2) & paint.rect(left, 0, right, 34)
        paint.fill(shape, "grey", 0.64 + 0.05 * drawn.uniform(-1, 1), 1.8, 0.35, edge=0.12)
    moss = paint.rect(left, 13.5, right, 18) & (paint.noise(3, 1) > 0.25)
    paint.fill(moss, "meadow", 0.42, 0, edge=0)
    return paint.reduce(dark=0.45)


PROPS = (
    *(
        Prop(f"fence {kind} {piece}", partial(fence, kind, sides), shadow="none")
        for kind in LOOKS
        for piece, sides in PIECES.items()
    ),
    *(
        Prop(f"fence {kind} gate", partial(gate, kind), kind="door", looks=("open",), shadow="none")
        for kind in LOOKS
    ),
    *(
        Prop(f"stone wall {piece}", partial(stone_wall, sides), shadow="box")
        for piece, sides in (("middle", "ew"), ("left", "e"), ("right", "w"), ("single", ""))
    ),
)
"""Every prop of this module."""
