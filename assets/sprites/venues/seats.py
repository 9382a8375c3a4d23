"""Chairs, stools and benches of cafe, pub and classroom, in four facings.

A facing says where the sitter looks. The foot of a seat is the southern edge of its cell; of a seat
that faces up the back stands in front of the sitter, so it is drawn after them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from studio.paint import Paint
from studio.prop import Prop
from venues.parts import board, flat, legs, puddle, solid

if TYPE_CHECKING:
    from PIL import Image

FACINGS = ("down", "up", "left", "right")
"""Where a sitter may look."""


class Seat(NamedTuple):
    """What a chair is made of."""

    name: str
    wood: str
    tone: float
    cushion: str
    cushion_tone: float
    kind: str
    back: str = "spindles"
    """spindles, padded or plank."""


CHAIRS = (
    Seat("cafe chair red", "wood", 0.62, "red", 0.56, "cafe customer seating"),
    Seat("cafe chair green", "wood", 0.62, "leaf", 0.72, "cafe customer seating"),
    Seat("cafe chair blue", "white paint", 0.76, "blue paint", 0.56, "cafe customer seating"),
    Seat("pub chair", "walnut", 0.74, "red", 0.36, "bar customer seating", "padded"),
    Seat("pub chair green", "walnut", 0.74, "leaf", 0.5, "bar customer seating", "padded"),
    Seat("school chair", "pine", 0.52, "pine", 0.62, "classroom student seating", "plank"),
    Seat("library chair", "mahogany", 0.56, "leaf", 0.55, "", "padded"),
    Seat("common room chair", "pine", 0.5, "gold", 0.62, "", "plank"),
)
"""Every chair."""


def chair(seat: Seat, facing: str, look: str = "") -> Image.Image:
    """Draw a chair whose sitter looks ``facing``; something may be spilled at its foot."""
    p = Paint(26, 38, 6)
    if facing == "down":
        _back(p, seat, 3.5)
    if facing in {"down", "up"}:
        legs(p, (5.3, 20.7), 25, 36.5, seat.wood, tone=seat.tone - 0.2)
        _sitting(p, seat, 4, 22)
        if facing == "up":
            _back(p, seat, 12, behind=True)
    else:
        left = facing == "left"
        _from_the_side(p, seat, back=20.4 if left else 2.6, front=5.3 if left else 20.7)
    if look:
        _spilled(p, look)
    return p.reduce()


def _spilled(p: Paint, look: str) -> None:
    """Spill juice, or beer, in front of the foot of a seat."""
    x, y = p.width / 2, p.height - 3.4
    puddle(p, x, y, wide=x - 3, high=2.4, ramp="ginger" if look == "dirty" else "gold")


def _sitting(p: Paint, seat: Seat, x0: float, x1: float) -> None:
    """Paint what one sits on."""
    board(p, (x0, 18, x1, 28), 3, seat.wood, seat.tone - 0.04, salt=2)
    if seat.cushion != seat.wood:
        shape = p.rect(x0 + 1.3, 18.6, x1 - 1.3, 27.2, 2)
        p.fill(shape, seat.cushion, seat.cushion_tone, 2.5, 0.3, texture=0.05 * p.weave(0.5), gloss=0.08)


def _back(p: Paint, seat: Seat, top: float, *, behind: bool = False) -> None:
    """Paint the back as seen from the front or, nearer and lower, from behind."""
    bottom = 36.5 if behind else 25
    for x in (4, 19.6):
        solid(p, p.rect(x, top + 1, x + 2.6, bottom, 0.8), seat.wood, seat.tone - 0.05)
    low = top + 15
    if seat.back == "spindles":
        for x in (8.7, 12, 15.3):
            solid(p, p.rect(x, top + 3, x + 2, low), seat.wood, seat.tone - 0.12, 0.8)
        solid(p, p.rect(5, low - 1.4, 21, low + 0.6), seat.wood, seat.tone - 0.04, 0.8)
    elif seat.back == "padded":
        solid(p, p.rect(5, top + 2, 21, low, 1), seat.wood, seat.tone - 0.1)
        if not behind:
            solid(p, p.rect(7, top + 4.6, 19, low - 1.2, 2), seat.cushion, seat.cushion_tone, 2.2, gloss=0.1)
        else:
            flat(p, p.rect(8, top + 6, 18, top + 6.8), seat.wood, seat.tone - 0.3)
    else:
        solid(p, p.rect(4.5, top + 6.6, 21.5, top + 11, 1), seat.wood, seat.tone, texture=0.06 * p.grain(2))
    solid(
        p, p.rect(3.4, top, 22.6, top + 4.4, 1.6), seat.wood, seat.tone + 0.06, 1.4, texture=0.06 * p.grain(1)
    )


def _from_the_side(p: Paint, seat: Seat, *, back: float, front: float) -> None:
    """Paint a chair from its side."""
    legs(p, (front, back + 1.4), 24, 36.5, seat.wood, tone=seat.tone - 0.2)
    _sitting(p, seat, 4, 22)
    lean = 1.2 if back > 13 else -1.2
    post = p.poly((back + lean, 4), (back + 3 + lean, 4), (back + 3, 29), (back, 29))
    p.fill(post, seat.wood, seat.tone, 1.2, 0.4, texture=0.05 * p.grain(1, upright=True))
    if seat.back == "padded":
        inner = back - 2.2 if back > 13 else back + 2.6
        solid(p, p.rect(inner + lean, 6.5, inner + 2.4 + lean, 18, 1), seat.cushion, seat.cushion_tone, 1.4)
    solid(p, p.rect(back - 0.4 + lean, 3.4, back + 3.4 + lean, 7, 1), seat.wood, seat.tone + 0.1)


def stool(cushion: str, tone: float, wood: str = "wood", look: str = "") -> Image.Image:
    """Draw a high stool with a round cushion and a ring for the feet."""
    p = Paint(22, 34, 5)
    for x, foot in ((7, 4.6), (15, 17.4)):
        solid(p, p.poly((x - 1.3, 12), (x + 1.3, 12), (foot + 1.3, 32.4), (foot - 1.3, 32.4)), wood, 0.44)
    solid(p, p.rect(10, 12, 12.4, 30), wood, 0.36)
    solid(p, p.rect(5.6, 23, 16.4, 24.8), "gold", 0.66, 1)
    p.shade(p.rect(3, 13, 19, 17), 0.4, blur=1)
    p.fill(p.oval(3, 5, 19, 16), wood, 0.5, 1, 0.3)
    p.fill(p.oval(3, 2, 19, 13), cushion, tone, 2.6, 0.4, texture=0.04 * p.weave(0.5), gloss=0.15)
    if look:
        _spilled(p, look)
    return p.reduce()


def bench(facing: str) -> Image.Image:
    """Draw a settle of the pub for two: dark wood, red leather."""
    if facing in {"left", "right"}:
        return _bench_side(facing)
    p = Paint(66, 42, 14)
    if facing == "down":
        _settle_back(p, 2.5, 24)
    legs(p, (5, 61), 28, 40.5, "walnut", tone=0.5, width=3.4)
    board(p, (2.5, 20, 63.5, 31), 4, "walnut", 0.72, salt=3)
    for x in (4, 33.4):
        p.fill(p.rect(x, 20.6, x + 28.6, 30, 2), "red", 0.38, 2.5, 0.35, gloss=0.15)
        for button in (7, 14.3, 21.6):
            flat(p, p.dot(x + button, 25.4, 0.7), "red", 0.12)
    if facing == "up":
        _settle_back(p, 14, 40.5, behind=True)
    else:
        for x in (1.6, 60.8):
            solid(p, p.rect(x, 14, x + 3.6, 36, 1.4), "walnut", 0.74)
    return p.reduce()


def _settle_back(p: Paint, top: float, bottom: float, *, behind: bool = False) -> None:
    """Paint the high back of the settle with its panels."""
    p.fill(p.rect(2.5, top, 63.5, bottom, 1), "walnut", 0.6, 1, 0.3, texture=0.06 * p.grain(1, upright=True))
    for x in (5, 24.4, 43.8):
        shape = p.rect(x, top + 5, x + 17.4, min(bottom - 3, top + 18), 1)
        if behind:
            p.fill(shape, "walnut", 0.7, 1.4, 0.4, texture=0.05 * p.grain(4, upright=True))
        else:
            solid(p, shape, "red", 0.36, 2.2, gloss=0.12)
    solid(p, p.rect(1.6, top - 1, 64.4, top + 3, 1.4), "walnut", 0.84, texture=0.06 * p.grain(2))


def _bench_side(facing: str) -> Image.Image:
    """Draw the settle from its side, two tiles long from north to south."""
    p = Paint(26, 74, 15)
    back = 3.0 if facing == "right" else 18.0
    p.fill(p.rect(3, 30, 23, 72.5, 1), "walnut", 0.44, 1, 0.3)
    board(p, (3, 18, 23, 62), 4, "walnut", 0.7, upright=True)
    for y in (19, 40.4):
        p.fill(p.rect(4.4, y, 21.6, y + 20.4, 2), "red", 0.38, 2.5, 0.35, gloss=0.15)
    high = p.rect(back, 3, back + 5, 56, 1)
    p.fill(high, "walnut", 0.74, 1.4, 0.4, texture=0.06 * p.grain(1, upright=True))
    p.fill(p.rect(back, 55, back + 5, 72.5, 1), "walnut", 0.5, 1.2, 0.4)
    flat(p, p.rect(back, 55.4, back + 5, 56.4), "walnut", 0.95)
    front = 19.6 if facing == "right" else 3.0
    solid(p, p.rect(front, 57, front + 3.4, 72.5, 1), "walnut", 0.6)
    return p.reduce()


SPILLS = {"cafe customer seating": ("dirty",), "bar customer seating": ("wet",)}
"""What may be spilled where one sits, by kind."""


def _chair_props() -> list[Prop]:
    return [
        Prop(
            f"{seat.name} {facing}",
            lambda look, _frame, s=seat, f=facing: chair(s, f, look),
            seat.kind,
            SPILLS.get(seat.kind, ()),
        )
        for seat in CHAIRS
        for facing in FACINGS
    ]


STOOLS = (
    ("bar stool", "red", 0.42, "bar customer seating"),
    ("bar stool green", "leaf", 0.6, "bar customer seating"),
    ("cafe stool", "gold", 0.6, "cafe customer seating"),
)
"""The stools: name, ramp and tone of the cushion, kind."""

PROPS: tuple[Prop, ...] = (
    *_chair_props(),
    *(
        Prop(
            name,
            lambda look, _f, r=ramp, t=tone: stool(r, t, look=look),
            kind,
            SPILLS[kind],
            shadow="oval",
        )
        for name, ramp, tone, kind in STOOLS
    ),
    Prop("piano stool", lambda _l, _f: stool("black", 0.4, "black"), "", shadow="oval"),
    *(
        Prop(f"pub bench {f}", lambda _l, _f, f=f: bench(f), "bar customer seating")
        for f in FACINGS
    ),
)  # fmt: skip
"""Every seat."""
