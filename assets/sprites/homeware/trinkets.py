"""Small things to be set on boards, desks, tables and worktops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeware.material import WOODS, still, timber
from homeware.parts import (
    cup,
    handle,
)
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image


def radio() -> Image.Image:
    """Give an old radio, to be set on a board."""
    paint = Paint(24, 20, 83)
    timber(paint, paint.rect(1, 3, 23, 19, 3), WOODS["oak"], 0.56, 2, relief=0.45)
    paint.fill(paint.rect(3, 6, 14, 16, 1.4), "cream", 0.6, 1, 0.3, texture=0.2 * paint.weave(0.75))
    paint.fill(paint.dot(18, 8.6, 2.8), "lit glass", 0.8, 1, 0.3)
    paint.fill(paint.line([(18, 8.6), (19.6, 7)], 0.6), "red", 0.5, 0, edge=0)
    for x in (16.4, 19.8):
        paint.fill(paint.dot(x, 14.4, 1.3), "gold", 0.7, 1.1, 0.6)
    return paint.reduce()


def model_ship() -> Image.Image:
    """Give a model of a sailing ship on a stand, to be set on a board."""
    paint = Paint(34, 34, 95)
    paint.fill(paint.rect(9, 30, 25, 33, 1), "wood", 0.4, 1, 0.4)
    for x in (12, 22):
        paint.fill(paint.rect(x - 0.8, 26, x + 0.8, 31), "gold", 0.6, 0, edge=0)
    for x, top in ((11, 5), (18, 2), (25, 7)):
        paint.fill(paint.rect(x - 0.6, top, x + 0.6, 24), "wood", 0.5, 0.8, 0.4)
        for y, half in ((top + 2, 3), (top + 8, 4)):
            paint.fill(
                paint.poly((x - half, y), (x + half, y), (x + half + 1, y + 5), (x - half + 0.4, y + 5)),
                "plaster",
                0.94,
                1.4,
                0.4,
            )
    hull = paint.poly((3, 20), (30, 20), (32, 18), (29, 26), (24, 28), (9, 28), (5, 26))
    timber(paint, hull, WOODS["oak"], 0.5, 1.8, relief=0.45)
    paint.fill(paint.rect(5, 22, 29, 23), "gold", 0.8, 0, edge=0)
    return paint.reduce()


def solids() -> Image.Image:
    """Give geometric solids on a stand, to be set on a board."""
    paint = Paint(34, 22, 96)
    paint.fill(paint.poly((2, 20), (8, 6), (14, 20)), "red", 0.56, 1, 0.4)
    paint.fill(paint.poly((8, 6), (14, 20), (9.4, 20)), "red", 0.34, 0, edge=0)
    paint.fill(paint.dot(19, 14.6, 5.6), "gold", 0.6, 4, 0.5, gloss=0.3)
    paint.fill(paint.rect(24.6, 10, 32.4, 20.4, 0.4), "water", 0.5, 1, 0.4)
    paint.fill(paint.poly((24.6, 10), (26.8, 7), (33.4, 7), (32.4, 10)), "water", 0.8, 0.8, 0.3)
    return paint.reduce()


def trophy() -> Image.Image:
    """Give a cup that somebody won, to be set on a board."""
    paint = Paint(18, 26, 97)
    for x in (3.6, 14.4):
        paint.fill(paint.dot(x, 8, 3) & ~paint.dot(x, 8, 1.7), "gold", 0.5, 0.8, 0.5)
    paint.fill(
        paint.poly((4, 2), (14, 2), (12.6, 11), (9.8, 15), (8.2, 15), (5.4, 11)),
        "gold",
        0.64,
        3,
        0.6,
        gloss=0.3,
    )
    paint.fill(paint.rect(8, 14, 10, 20), "gold", 0.5, 0.8, 0.5)
    paint.fill(paint.rect(4, 19, 14, 25, 1), "black", 0.34, 1.2, 0.5)
    paint.fill(paint.rect(6.4, 21, 11.6, 23), "gold", 0.75, 0, edge=0)
    return paint.reduce()


def photo() -> Image.Image:
    """Give two framed photographs, to be set on a board."""
    paint = Paint(24, 18, 98)
    for box, ramp in (((2, 3, 13, 17), "water"), ((13, 6, 22.4, 17), "pink")):
        x0, y0, x1, y1 = box
        paint.fill(paint.rect(*box, 0.8), "gold", 0.56, 1.2, 0.5)
        paint.fill(paint.rect(x0 + 1.8, y0 + 1.8, x1 - 1.8, y1 - 1.8), ramp, 0.8, 0, edge=0.1)
        paint.fill(paint.dot((x0 + x1) / 2, y0 + 5.4, 2), "skin", 0.7, 1, 0.3, edge=0)
        paint.fill(
            paint.rect((x0 + x1) / 2 - 2.4, y0 + 7.4, (x0 + x1) / 2 + 2.4, y1 - 1.8, 1),
            "red",
            0.5,
            1,
            0.3,
            edge=0,
        )
    return paint.reduce()


def tea_set() -> Image.Image:
    """Give a tray with a teapot and two cups, to be set on a table."""
    paint = Paint(30, 22, 99)
    paint.fill(paint.oval(1, 5, 29, 21), "wood", 0.5, 1.4, 0.4)
    paint.fill(paint.oval(2.6, 5.6, 27.4, 18.6), "wood", 0.66, 1, -0.2)
    paint.fill(paint.line([(17, 9), (20.4, 5.4)], 1.8), "pink", 0.6, 0.8, 0.4)
    paint.fill(paint.dot(13, 8.4, 4.6, 4.2), "pink", 0.7, 3, 0.5, gloss=0.3)
    paint.fill(paint.dot(13, 4.6, 2.2, 1.2), "pink", 0.85, 1, 0.4)
    paint.fill(paint.dot(13, 3.2, 0.9), "gold", 0.8, 0, edge=0)
    cup(paint, 7, 15, "pink")
    cup(paint, 20, 14.6, "pink")
    return paint.reduce()


def bread_box() -> Image.Image:
    """Give a bread box, to be set on a worktop."""
    paint = Paint(30, 20, 100)
    timber(paint, paint.rect(1, 3, 29, 19, 4), WOODS["pine"], 0.5, 3, relief=0.45)
    timber(paint, paint.rect(1, 2, 29, 9, 3), WOODS["pine"], 0.66, 2.4, relief=0.4)
    for y in (11, 13.4, 15.8):
        paint.fill(paint.rect(3, y, 27, y + 0.7), "wood", 0.3, 0, edge=0)
    handle(paint, (12, 9, 18, 10.6), WOODS["oak"])
    return paint.reduce()


def knife_block() -> Image.Image:
    """Give a block with knives, to be set on a worktop."""
    paint = Paint(16, 24, 101)
    for x, y in ((4, 4), (7, 2.4), (10, 3.4)):
        paint.fill(paint.line([(x, y), (x + 1.6, y + 6)], 2), "black", 0.3, 1, 0.5)
    timber(paint, paint.poly((3, 9), (12, 7), (14.6, 22), (5, 23)), WOODS["oak"], 0.58, 1.4)
    return paint.reduce()


def printer() -> Image.Image:
    """Give a printer, to be set on a desk."""
    paint = Paint(26, 22, 106)
    paint.fill(paint.rect(7, 1, 19, 9), "plaster", 0.96, 0.6, 0.2, edge=0.1)
    paint.fill(paint.rect(2, 6, 24, 21, 1.6), "white", 0.62, 1.4, 0.4)
    paint.fill(paint.rect(2, 5, 24, 13, 1.6), "white", 0.86, 1.4, 0.4)
    paint.fill(paint.rect(5, 14.6, 21, 17), "black", 0.1, 0, edge=0)
    paint.fill(paint.rect(7, 15.4, 19, 20.4), "plaster", 0.98, 0, edge=0.1)
    paint.fill(paint.rect(18, 8, 21, 9.4), "grass", 0.75, 0, edge=0)
    return paint.reduce()


def microphone_desk() -> Image.Image:
    """Give a microphone on an arm and headphones, to be set on a desk."""
    paint = Paint(28, 30, 107)
    paint.fill(paint.oval(3, 24, 13, 29), "black", 0.4, 1.4, 0.5)
    paint.fill(paint.line([(8, 26), (6, 14), (15, 6)], 1.4), "steel", 0.5, 0.8, 0.5)
    paint.fill(paint.rect(13.6, 3, 20, 14, 3), "black", 0.34, 2.4, 0.6)
    paint.fill(paint.rect(13.6, 3, 20, 9, 3), "steel", 0.7, 2, 0.5, texture=0.2 * paint.weave(0.5))
    band = paint.dot(20, 22, 6) & ~paint.dot(20, 22, 4.4) & paint.rect(10, 14, 28, 23)
    paint.fill(band, "red", 0.5, 0.8, 0.5)
    for x in (14.6, 25.4):
        paint.fill(paint.oval(x - 2, 21, x + 2, 28), "red", 0.56, 1.6, 0.5)
    return paint.reduce()


PROPS = (
    Prop("radio", still(radio), shadow="none"),
    Prop("model ship", still(model_ship), shadow="none"),
    Prop("solids", still(solids), shadow="none"),
    Prop("trophy", still(trophy), shadow="none"),
    Prop("photographs", still(photo), shadow="none"),
    Prop("tea set", still(tea_set), shadow="none"),
    Prop("bread box", still(bread_box), shadow="none"),
    Prop("knife block", still(knife_block), shadow="none"),
    Prop("printer", still(printer), shadow="none"),
    Prop("podcast microphone", still(microphone_desk), shadow="none"),
)
"""Every small thing; none has a shadow of its own on the floor."""
