"""What stands along the streets: lamps, signposts, mailboxes, bins, a hydrant, bicycles, carts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image


def street_lamp(look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a cast-iron lamp with a lantern of two panes; its lantern is lit when it is on."""
    paint = Paint(26, 82, 27)
    lit = look == "on"
    paint.fill(paint.rect(11.4, 24, 14.6, 78), "black", 0.5, 1.6, 0.6)
    paint.fill(paint.poly((7.5, 81), (9, 75.5), (17, 75.5), (18.5, 81)), "black", 0.42, 2, 0.5)
    paint.fill(paint.rect(9.6, 70, 16.4, 76, 1), "black", 0.5, 1.6, 0.5)
    paint.fill(paint.rect(10.3, 49, 15.7, 52, 1), "black", 0.56, 1.2, 0.5)
    paint.fill(paint.rect(7, 27, 19, 29, 0.8), "black", 0.52, 0.8, 0.5)
    paint.fill(paint.dot(7, 28, 1.3) | paint.dot(19, 28, 1.3), "gold", 0.55, 1, 0.5)
    pane = paint.poly((7.6, 10), (18.4, 10), (16.2, 25), (9.8, 25))
    paint.fill(pane, "lit glass" if lit else "gold", 0.9 if lit else 0.7, 1.5, 0.2, down=(0.05, -0.1))
    paint.fill(paint.poly((10.4, 11.5), (12, 11.5), (11.8, 23), (10.8, 23)), "plaster", 1, 0, edge=0)
    paint.fill(paint.rect(12.6, 10, 13.4, 25), "black", 0.3, 0, edge=0)
    paint.fill(paint.poly((5.6, 10.8), (20.4, 10.8), (15.2, 4.4), (10.8, 4.4)), "black", 0.52, 1.6, 0.6)
    paint.fill(paint.dot(13, 3.4, 1.5), "gold", 0.6, 1, 0.5)
    paint.fill(paint.rect(9, 24, 17, 26.4, 0.6), "black", 0.5, 1, 0.5)
    return paint.reduce(dark=0.4)


def lantern_post(look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a low wooden post with a lantern that hangs from an arm."""
    paint = Paint(26, 54, 26)
    grain = 0.08 * paint.grain(1, upright=True)
    paint.fill(paint.rect(6, 6, 10.4, 52, 1), "wood", 0.5, 1.6, 0.4, texture=grain)
    paint.fill(paint.poly((4, 53), (5, 47), (11.4, 47), (12.4, 53)), "wood", 0.4, 1.4, 0.4)
    paint.fill(paint.rect(5, 8, 21, 11.4, 1), "wood", 0.58, 1.2, 0.4)
    paint.fill(paint.line([(10, 19), (15, 11)], 2), "wood", 0.42, 1, 0.3)
    paint.fill(paint.rect(17.6, 11, 18.4, 15), "black", 0.4, 0)
    paint.fill(
        paint.rect(14.4, 17, 21.6, 26, 1),
        "lit glass" if look == "on" else "gold",
        0.9 if look == "on" else 0.7,
        1,
        0.3,
    )
    paint.fill(paint.rect(17.5, 17, 18.5, 26), "black", 0.4, 0, edge=0)
    paint.fill(paint.poly((13, 17.6), (23, 17.6), (19.6, 14), (16.4, 14)), "black", 0.5, 1, 0.5)
    paint.fill(paint.rect(13.8, 25.4, 22.2, 27.6, 0.6), "black", 0.5, 1, 0.5)
    return paint.reduce(dark=0.4)


def signpost(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a signpost with two arms."""
    paint = Paint(42, 52, 25)
    grain = 0.08 * paint.grain(1, upright=True)
    paint.fill(paint.rect(18.6, 4, 23.4, 50, 1), "wood", 0.46, 1.6, 0.4, texture=grain)
    paint.fill(paint.dot(21, 4.4, 3), "wood", 0.6, 2, 0.4)
    along = 0.07 * paint.grain(2)
    for y, right in ((9, True), (21, False)):
        arm = (
            paint.poly((14, y), (34, y), (39, y + 5), (34, y + 10), (14, y + 10))
            if right
            else paint.poly((28, y), (8, y), (3, y + 5), (8, y + 10), (28, y + 10))
        )
        paint.fill(arm, "wood", 0.7, 1.2, 0.35, texture=along)
        for left, long in ((16, 6), (24, 5)) if right else ((11, 7), (20, 5)):
            paint.fill(paint.rect(left, y + 4, left + long, y + 5.6), "wood", 0.2, 0, edge=0)
    paint.fill(paint.poly((13, 51), (17, 46), (26, 46), (30, 51)), "meadow", 0.5, 1, 0.4)
    return paint.reduce()


def mailbox(colour: str, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a mailbox on a post, its flag up."""
    paint = Paint(24, 42, 24)
    paint.fill(
        paint.rect(10, 18, 14, 40, 0.8), "wood", 0.48, 1.4, 0.4, texture=0.08 * paint.grain(1, upright=True)
    )
    body = paint.rect(2.5, 12, 20, 22) | paint.oval(2.5, 5, 20, 20)
    paint.fill(body, colour, 0.58, 3, 0.45, gloss=0.2)
    paint.fill(paint.rect(3, 20.4, 19.6, 22.6, 0.6), colour, 0.3, 0.8, 0.3)
    paint.fill(paint.rect(5.5, 13.4, 15, 15, 0.5), colour, 0.16, 0, edge=0)
    paint.fill(paint.rect(20, 6, 21.4, 15), "steel", 0.5, 0.6, 0.3)
    paint.fill(paint.rect(20, 4, 23.4, 8, 0.4), "gold", 0.7, 0.8, 0.3)
    return paint.reduce()


def bin_(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a green litter bin with hoops."""
    paint = Paint(22, 32, 23)
    paint.fill(paint.poly((3, 9), (19, 9), (17.4, 31), (4.6, 31)), "green paint", 0.48, 3, 0.4)
    for x in (6, 9.4, 12.8, 16):
        paint.fill(paint.rect(x - 0.5, 11, x + 0.5, 30), "green paint", 0.24, 0, edge=0)
    paint.fill(paint.rect(2, 7, 20, 11, 1.4), "green paint", 0.66, 1.4, 0.4)
    paint.fill(paint.oval(3.6, 4, 18.4, 10), "green paint", 0.12, 1, 0.3)
    paint.fill(paint.rect(4, 24, 18, 25.6), "green paint", 0.6, 0.6, 0.3)
    return paint.reduce()


def hydrant(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a red fire hydrant."""
    paint = Paint(20, 30, 22)
    paint.fill(paint.rect(6, 9, 14, 28, 1), "red", 0.52, 3, 0.45, gloss=0.2)
    paint.fill(paint.rect(4, 26, 16, 29.4, 1), "red", 0.42, 1.4, 0.4)
    paint.fill(paint.oval(5, 4, 15, 14) & paint.rect(0, 0, 20, 10), "red", 0.6, 2.4, 0.45)
    paint.fill(paint.rect(4.6, 9, 15.4, 11, 0.6), "red", 0.66, 0.8, 0.3)
    paint.fill(paint.rect(8.6, 1.6, 11.4, 5, 0.6), "gold", 0.6, 1, 0.4)
    for x in (3.6, 16.4):
        paint.fill(paint.dot(x, 16, 2.6), "red", 0.46, 1.6, 0.4)
        paint.fill(paint.dot(x, 16, 1.2), "gold", 0.62, 0.8, 0.3)
    paint.fill(paint.dot(10, 18, 2.4), "red", 0.66, 1.4, 0.4)
    return paint.reduce()


def bicycle(colour: str, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a bicycle on its stand, with a basket."""
    paint = Paint(52, 40, 21)
    for x in (12, 40):
        rim = paint.dot(x, 27, 10.5) & ~paint.dot(x, 27, 8.4)
        for turn in np.linspace(0, np.pi, 5, endpoint=False):
            spoke = paint.line(
                [
                    (x - 9 * np.cos(turn), 27 - 9 * np.sin(turn)),
                    (x + 9 * np.cos(turn), 27 + 9 * np.sin(turn)),
                ],
                0.5,
            )
            paint.fill(spoke, "steel", 0.7, 0, edge=0)
        paint.fill(rim, "black", 0.34, 1, 0.4)
        paint.fill(paint.dot(x, 27, 1.6), "steel", 0.7, 0.8, 0.3)
    for points in (
        [(12, 27), (20, 13), (35, 13), (26, 27), (12, 27)],
        [(20, 13), (26, 27)],
        [(40, 27), (34, 9)],
        [(19, 15), (18, 9)],
    ):
        paint.fill(paint.line(points, 2), colour, 0.56, 1, 0.4)
    paint.fill(paint.rect(13, 6.6, 22, 9.6, 1.4), "wood", 0.4, 1.2, 0.4)
    paint.fill(paint.line([(34, 9), (34, 5.4), (30, 4)], 1.6), "black", 0.5, 0.8, 0.4)
    paint.fill(paint.rect(36, 8, 47, 16, 1.4), "gold", 0.36, 1.6, 0.4, texture=0.1 * paint.weave(1.4))
    paint.fill(paint.dot(26, 27, 2.6), "black", 0.5, 1.2, 0.4)
    paint.fill(paint.line([(26, 28), (30, 38)], 1.2), "black", 0.4, 0.6, 0.3)
    return paint.reduce(cut=0.4)


def cart(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a handcart with flowers in it."""
    paint = Paint(60, 46, 20)
    paint.fill(paint.line([(44, 24), (58, 17)], 2.4), "wood", 0.42, 1.2, 0.4)
    paint.fill(paint.rect(6, 14, 46, 22), "wood", 0.24, 0)
    drawn = paint.drawn
    for number in range(26):
        x, y = drawn.uniform(8, 44), drawn.uniform(6, 19)
        paint.fill(paint.dot(x, y + 2, 2.6, 2), "meadow", 0.36 + 0.2 * drawn.random(), 1, 0.4, edge=0.1)
        if number % 2:
            name = ("pink", "gold", "red", "white", "violet")[number % 5]
            paint.fill(paint.dot(x, y, 2), name, 0.72, 1.4, 0.4, edge=0.1)
    grain = 0.08 * paint.grain(1)
    paint.fill(paint.poly((4, 19), (48, 19), (45, 34), (7, 34)), "wood", 0.58, 1.4, 0.4, texture=grain)
    for y in (24, 29):
        paint.fill(paint.rect(5, y, 47, y + 0.9), "wood", 0.3, 0, edge=0)
    paint.fill(paint.rect(3, 17.6, 49, 21, 0.8), "wood", 0.72, 1, 0.4)
    for x in (14, 38):
        paint.fill(paint.dot(x, 35, 9), "wood", 0.32, 1.4, 0.4)
        paint.fill(paint.dot(x, 35, 7), "wood", 0.6, 1, 0.3)
        for turn in (0.2, 1.25, 2.3):
            across, down = 7 * np.cos(turn), 7 * np.sin(turn)
            paint.fill(
                paint.line([(x - across, 35 - down), (x + across, 35 + down)], 1.4), "wood", 0.3, 0, edge=0
            )
        paint.fill(paint.dot(x, 35, 2.2), "black", 0.5, 1.2, 0.5)
    return paint.reduce()


PAINTS = {"red": "red", "blue": "water", "green": "green paint", "yellow": "gold", "white": "white paint"}

PROPS = (
    Prop("street lamp", street_lamp, looks=("on",), shadow="oval", light="street lamp"),
    Prop("lantern post", lantern_post, looks=("on",), shadow="oval", light="lamp"),
    Prop("signpost", signpost, shadow="oval"),
    *(Prop(f"mailbox {colour}", partial(mailbox, ramp), shadow="oval") for colour, ramp in PAINTS.items()),
    Prop("bin", bin_, shadow="oval"),
    Prop("hydrant", hydrant, shadow="oval"),
    *(
        Prop(f"bicycle {colour}", partial(bicycle, PAINTS[colour]), shadow="oval")
        for colour in ("red", "blue", "green")
    ),
    Prop("flower cart", cart),
)
"""Every prop of this module."""
