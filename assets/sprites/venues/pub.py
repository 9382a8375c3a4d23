"""The pub: taps and bottles behind the bar, tables, the stage with its microphone, barrels, jukebox."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from studio.paint import Paint
from studio.prop import Prop
from venues.parts import ball, board, flat, glazed, legs, puddle, solid
from venues.small import beer, bottle, plate

if TYPE_CHECKING:
    from PIL import Image

BEHIND = "behind the bar counter"
SPIRITS = ("gold", "leaf", "red", "water", "ginger", "violet", "grass", "gold", "pink", "teal")
"""What is in the bottles behind the bar, by ramp."""


def taps(look: str, frame: int) -> Image.Image:
    """Draw three beer taps on a brass bridge, to be put on a counter."""
    p = Paint(40, 34, 4)
    for x in (9, 31):
        solid(p, p.rect(x - 2, 15, x + 2, 31.6, 0.8), "gold", 0.56, 1.4, gloss=0.2)
    solid(p, p.rect(4, 12.6, 36, 18, 2.4), "gold", 0.64, 2, gloss=0.3)
    for x, ramp in ((10, "red"), (20, "leaf"), (30, "water")):
        solid(p, p.rect(x - 1, 17, x + 1, 22, 0.5), "steel", 0.8, 0.8)
        solid(p, p.rect(x - 1.9, 2, x + 1.9, 11.4, 1.6), ramp, 0.54, 1.6, gloss=0.3)
        flat(p, p.rect(x - 1.3, 5, x + 1.3, 7.6), "plaster", 0.92)
        solid(p, p.rect(x - 1.2, 11, x + 1.2, 13.4), "gold", 0.75, 0.8)
    solid(p, p.rect(5, 29.6, 35, 32.6, 0.8), "steel", 0.62, 1)
    flat(p, p.rect(7, 30.2, 33, 31.2), "steel", 0.15)
    if look == "in use":
        flat(p, p.rect(19.4, 21, 20.6, 27), "gold", 0.75)
        beer(p, 20, 29.4)
    if look == "leaking":
        ball(p, 10, 24 + 4 * frame, 1.2, "gold", 0.7)
        p.fill(p.dot(12, 31.4, 9, 1.7), "gold", 0.55, 1.2, 0.3)
    return p.reduce()


def bar_shelf(look: str, _frame: int) -> Image.Image:
    """Draw the tall shelf behind the bar: a mirror, three rows of bottles, glasses that hang."""
    p = Paint(64, 84, 12)
    p.fill(p.rect(1, 6, 63, 83, 1), "walnut", 0.5, 1, 0.3, texture=0.06 * p.grain(1, upright=True))
    inside = p.fill(p.rect(4, 12, 60, 56), "night glass", 0.5, 0, down=(0.25, -0.25), edge=0.2)
    for x in (12, 30, 46):
        flat(p, p.poly((x, 56), (x + 14, 12), (x + 18, 12), (x + 4, 56)) & inside, "water", 0.6, 0.3)
    for row, y in enumerate((28, 42, 56)):
        for place in range(10):
            if look == "in use" and (row, place) in {(0, 4), (1, 7)}:
                continue
            ramp = SPIRITS[(place * 3 + row * 4) % len(SPIRITS)]
            bottle(p, 7.2 + place * 5.5, y, ramp, 0.58, height=10.5 + (place * 5 + row) % 3)
        solid(p, p.rect(2.4, y, 61.6, y + 2.2), "walnut", 0.8, 0.8)
        flat(p, p.rect(3, y, 61, y + 0.7), "lit glass", 0.7)
    if look == "broken":
        flat(p, p.rect(6, 30, 60, 43), "night glass", 0.3)
        solid(p, p.poly((4, 33), (60, 44), (60, 47), (4, 36)), "walnut", 0.85, 0.8)
        for x, y, ramp in ((20, 56, "gold"), (31, 56, "leaf"), (42, 56, "red")):
            solid(p, p.rect(x - 5, y - 4, x + 3, y, 1), ramp, 0.6, 1.4)
            solid(p, p.rect(x + 2, y - 3, x + 7, y - 1), ramp, 0.5, 0.8)
    board(p, (1, 58, 63, 63), 20, "walnut", 0.72)
    for at in (3, 22.6, 42.2):
        solid(p, p.rect(at, 67, at + 18.8, 80, 0.8), "walnut", 0.6, 1.4, texture=0.05 * p.grain(2))
        ball(p, at + 9.4, 69.6, 1, "gold", 0.75)
    for x in (12, 20):
        beer(p, x, 60.6)
    solid(p, p.rect(0.8, 3, 63.2, 9.4, 1.4), "walnut", 0.86, 1.6, texture=0.05 * p.grain(3))
    solid(p, p.rect(24, 1.6, 40, 8, 2), "gold", 0.66, 1.4, gloss=0.2)
    return p.reduce()


def pub_table(shape: str, look: str = "") -> Image.Image:
    """Draw a dark table with beer on it, round or long."""
    long = shape == "long"
    p = Paint(66 if long else 40, 40, 5)
    if long:
        legs(p, (7, 59), 26, 38.5, "walnut", tone=0.5, width=4)
        board(p, (2, 4, 64, 26), 5, "walnut", 0.78, salt=2)
        for x, y in ((14, 14), (50, 20)):
            beer(p, x, y)
        plate(p, 33, 18)
    else:
        solid(p, p.rect(17, 22, 23, 36), "walnut", 0.54, 1.6)
        solid(p, p.oval(10, 32.6, 30, 39), "walnut", 0.5, 2)
        p.fill(p.oval(2, 8, 38, 30), "walnut", 0.42, 1, 0.3)
        p.fill(p.oval(2, 4.6, 38, 26.6), "walnut", 0.78, 1.6, 0.35, texture=0.085 * p.grain(2))
        beer(p, 11, 17)
        beer(p, 30, 19)
        _candle(p, 20.5, 17)
    if look == "dirty":
        p.fill(p.dot(p.width - 15, 12, 6, 2.4), "gold", 0.55, 1, 0.3)
        flat(p, p.rect(8, 21, 14, 23) | p.rect(24, 22, 28, 23.6), "plaster", 0.9)
    return p.reduce()


def _candle(p: Paint, x: float, y: float) -> None:
    """Paint a candle in a red glass."""
    p.fill(p.rect(x - 2.6, y - 4, x + 2.6, y + 1.6, 1), "red", 0.5, 1.6, 0.5, gloss=0.3)
    flat(p, p.dot(x, y - 6, 1.5, 2.6), "gold", 0.7)
    flat(p, p.dot(x, y - 5.4, 0.8, 1.5), "gold", 1.0)


def stage(width: int, height: int) -> Image.Image:
    """Draw a low stage of boards with a carpet and lights along its front; it lies on the ground."""
    p = Paint(width, height, 6)
    foot = height - 1.0
    p.fill(p.rect(1, height - 14, width - 1, foot), "walnut", 0.42, 1, 0.3, texture=0.06 * p.grain(3))
    for row, y in enumerate(np.arange(1, height - 10, 8)):
        end = min(y + 8, height - 8)
        tone = 0.58 + 0.04 * ((row * 7) % 3 - 1)
        p.fill(p.rect(1, y, width - 1, end), "wood", tone, 0.6, 0.2, texture=0.07 * p.grain(0), edge=0.1)
    carpet = (9, 6, width - 9, height - 16)
    weave = 0.05 * p.weave(0.5)
    p.fill(p.rect(*carpet, 2), "red", 0.3, 1, 0.2, texture=weave)
    x0, y0, x1, y1 = carpet
    ring = p.rect(x0 + 3, y0 + 3, x1 - 3, y1 - 3, 1) & ~p.rect(x0 + 4.6, y0 + 4.6, x1 - 4.6, y1 - 4.6, 1)
    p.fill(ring, "gold", 0.62, 0, edge=0, texture=weave)
    p.fill(p.rect(x0 + 4.6, y0 + 4.6, x1 - 4.6, y1 - 4.6, 1), "red", 0.42, 1, 0.2, texture=weave)
    flat(p, p.rect(1, height - 9.6, width - 1, height - 8.2), "wood", 0.92)
    for x in np.arange(8, width - 4, 12):
        solid(p, p.dot(x, height - 4.6, 1.8), "lit glass", 0.8, 1)
    return p.reduce()


def microphone(look: str, frame: int) -> Image.Image:
    """Draw a microphone on its stand; while it is on a light burns and it hums."""
    p = Paint(36, 60, 7)
    solid(p, p.oval(10, 51.6, 26, 58.6), "black", 0.4, 2)
    solid(p, p.rect(17, 18, 19.2, 55), "steel", 0.72, 1)
    solid(p, p.rect(16.2, 34, 20, 37.4, 0.6), "black", 0.4, 1)
    solid(p, p.poly((16.2, 12), (21, 13), (19.4, 22), (16.8, 22)), "black", 0.45, 1.2)
    p.fill(p.dot(18.4, 8.6, 4.6, 5), "steel", 0.68, 3, 0.5, texture=0.25 * p.weave(0.5), gloss=0.3)
    solid(p, p.rect(14, 11, 22.8, 12.8, 0.6), "gold", 0.7, 0.8)
    flat(p, p.line([(18, 52), (26, 55), (33, 54)], 1), "black", 0.3)
    if look in {"on", "in use"}:
        flat(p, p.dot(18.2, 16.8, 1.3), "grass", 0.85)
        for ring in range(2):
            reach = 7.5 + 3.6 * ((ring + frame) % 2) + 2 * ring
            wave = p.dot(18.4, 8.6, reach, reach) & ~p.dot(18.4, 8.6, reach - 1.1, reach - 1.1)
            flat(p, wave & (p.rect(0, 2, 11, 15) | p.rect(26, 2, 36, 15)), "gold", 0.85)
    else:
        flat(p, p.dot(18.2, 16.8, 1), "red", 0.45)
    if look == "broken":
        flat(p, p.line([(20, 25), (25, 22), (24, 28), (29, 26)], 1.1), "gold", 0.85)
    return p.reduce(dark=0.45)


def jukebox(look: str, frame: int) -> Image.Image:
    """Draw a jukebox with arches of light; they wander while it plays."""
    p = Paint(38, 64, 8)
    body = p.rect(2, 24, 36, 63, 1) | p.oval(2, 3, 36, 46)
    p.fill(body, "mahogany", 0.56, 2, 0.4, texture=0.06 * p.grain(1, upright=True))
    playing = look == "on"
    arches = ("gold", "pink", "teal")
    for number in range(3):
        inset = 4 + number * 3.2
        arch = p.rect(inset, 24, 38 - inset, 40) | p.oval(inset, 3 + inset - 1, 38 - inset, 44 - inset)
        ramp = arches[(number + frame) % 3] if playing else arches[number]
        flat(p, arch, ramp, 0.92 if playing else 0.5)
        inner = inset + 1.8
        flat(
            p,
            p.rect(inner, 24, 38 - inner, 40) | p.oval(inner, 3 + inner - 1, 38 - inner, 44 - inner),
            "mahogany",
            0.4,
        )
    window = p.rect(12.6, 24, 25.4, 38) | p.oval(12.6, 13, 25.4, 33)
    p.fill(window, "lit glass" if playing else "night glass", 0.6, 0, down=(0.2, -0.2), edge=0.15)
    p.fill(p.dot(19, 27, 5.2, 4.4), "black", 0.2, 1, 0.4)
    flat(p, p.dot(19, 27, 1.7, 1.4), "red", 0.6)
    for row, ramp in enumerate(("plaster", "gold")):
        for x in (7, 14.4, 21.8, 27.6):
            solid(p, p.rect(x, 41 + row * 3.4, x + 4, 43.6 + row * 3.4, 0.5), ramp, 0.86, 0.8)
    flat(p, p.rect(6, 49, 32, 60, 1), "black", 0.15)
    for y in np.arange(50, 60, 2.4):
        flat(p, p.rect(7, y, 31, y + 1), "gold", 0.6)
    return p.reduce()


def barrel(_look: str, _frame: int) -> Image.Image:
    """Draw a standing barrel."""
    p = Paint(30, 42, 9)
    _cask(p, 15, 40.5)
    return p.reduce()


def _cask(p: Paint, x: float, y: float) -> None:
    """Paint a standing barrel on a foot line."""
    body = p.rect(x - 11, y - 32, x + 11, y, 3) | p.oval(x - 13, y - 33, x + 13, y + 1) & p.rect(
        x - 13, y - 27, x + 13, y - 5
    )
    p.fill(body, "wood", 0.5, 5, 0.35, texture=0.08 * p.grain(1, upright=True))
    for dx in (-8, -4, 0, 4, 8):
        flat(p, p.rect(x + dx - 0.2, y - 30, x + dx + 0.3, y - 1) & body, "wood", 0.22)
    for band in (-25, -8):
        solid(p, p.rect(x - 13, y + band, x + 13, y + band + 3) & body, "steel", 0.55, 1)
    p.fill(p.oval(x - 11, y - 38, x + 11, y - 26), "steel", 0.5, 1, 0.3)
    p.fill(p.oval(x - 9.6, y - 37, x + 9.6, y - 27), "wood", 0.66, 1, -0.25, texture=0.08 * p.grain(2))


def cask_rack(look: str, frame: int) -> Image.Image:
    """Draw three barrels lying in a rack, with taps; one may leak."""
    p = Paint(66, 66, 10)
    for x, y in ((33, 17), (18, 43), (48, 43)):
        p.fill(p.dot(x, y, 14), "wood", 0.34, 2, 0.3)
        solid(p, p.dot(x, y, 14) & ~p.dot(x, y, 12), "steel", 0.56, 1)
        face = p.fill(p.dot(x, y, 11.6), "wood", 0.6, 2, 0.3, texture=0.08 * p.grain(int(x), upright=True))
        for dx in (-6, -2, 2, 6):
            flat(p, p.rect(x + dx, y - 12, x + dx + 0.5, y + 12) & face, "wood", 0.3)
        solid(p, p.rect(x - 1.6, y + 3, x + 1.6, y + 9, 0.6), "gold", 0.7, 1)
        flat(p, p.dot(x, y - 3, 3.6, 2.6), "plaster", 0.85)
        flat(p, p.dot(x, y - 3, 1.6, 1.2), "red", 0.55)
    board(p, (2, 56, 64, 59), 5.5, "walnut", 0.7)
    for x in (3, 30, 57):
        solid(p, p.rect(x, 53, x + 6, 64.5, 1), "walnut", 0.62)
    if look == "leaking":
        ball(p, 18, 54 + 3 * frame, 1.4, "gold", 0.7)
        puddle(p, 20, 62.2, wide=14, high=2.4, ramp="gold")
    return p.reduce()


def bottle_crate(_look: str, _frame: int) -> Image.Image:
    """Draw a crate of empty bottles."""
    p = Paint(34, 30, 11)
    for row, y in enumerate((15, 19)):
        for x in range(4):
            bottle(p, 6.4 + x * 7 + row, y, ("leaf", "wood")[(x + row) % 2], 0.6, height=12)
    p.fill(p.rect(2, 14, 32, 28.6, 1), "red", 0.42, 1.2, 0.35, texture=0.05 * p.grain(1))
    flat(p, p.rect(11, 16.4, 23, 19.4, 1), "red", 0.1)
    flat(p, p.rect(3, 14.4, 31, 15.4), "red", 0.75)
    flat(p, p.rect(7, 22, 27, 25.6), "plaster", 0.88)
    glazed(p, (3, 15, 31, 28), 0.15)
    return p.reduce()


PROPS: tuple[Prop, ...] = (
    Prop("beer taps", taps, BEHIND, looks=("in use", "leaking"), frames=(("leaking", 2),), shadow="none"),
    Prop("bar shelf", bar_shelf, "shelf", looks=("in use", "broken")),
    Prop("pub table round", lambda look, _f: pub_table("round", look), looks=("dirty",), light="candle"),
    Prop("pub table long", lambda look, _f: pub_table("long", look), looks=("dirty",)),
    Prop("stage", lambda _l, _f: stage(96, 72), shadow="none", flat=True),
    Prop("stage wide", lambda _l, _f: stage(128, 72), shadow="none", flat=True),
    Prop(
        "microphone", microphone, "microphone",
        looks=("on", "in use", "broken"), frames=(("on", 2), ("in use", 2)), shadow="oval",
    ),
    Prop("jukebox", jukebox, looks=("on",), frames=(("on", 3),), light="screen"),
    Prop("pub barrel", barrel, shadow="oval"),
    Prop("barrel rack", cask_rack, looks=("leaking",), frames=(("leaking", 2),)),
    Prop("bottle crate", bottle_crate),
)  # fmt: skip
"""What the pub has."""
