"""What else stands in the shops: coolers, crates, trolleys, racks, displays, and the pharmacist's scales."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from studio.paint import Paint
from studio.prop import Prop
from venues import goods
from venues.parts import ball, board, flat, glazed, legs, puddle, solid, writing

if TYPE_CHECKING:
    from PIL import Image

CRATES = (
    ("apples", "red", 0.55),
    ("oranges", "gold", 0.4),
    ("lemons", "gold", 0.72),
    ("pears", "grass", 0.66),
    ("plums", "violet", 0.42),
    ("cabbage", "grass", 0.5),
)
"""Crates of fruit: what, its ramp and tone."""


def cooler(look: str, _frame: int) -> Image.Image:
    """Draw a cooler with two glass doors and a light inside; a door stands open, or it leaks, or is dark."""
    p = Paint(64, 78, 4)
    dead = look == "broken"
    p.fill(p.rect(1, 10, 63, 77, 2), "water", 0.5, 1.6, 0.35, down=(0.05, -0.12))
    p.fill(p.rect(1, 2.5, 63, 16, 2), "water", 0.62, 2, 0.4, gloss=0.2)
    flat(p, p.rect(16, 6.6, 48, 12.4, 1), "black" if dead else "white", 0.3 if dead else 1.0)
    writing(p, (20, 8.4, 44, 11.6), "water", 0.4, pitch=2.2)
    inside = p.fill(
        p.rect(5, 18, 59, 68, 1), "steel" if dead else "glass", 0.25 if dead else 0.98, 0, edge=0.2
    )
    makers = ((goods.drink,), (goods.carton, goods.jar), (goods.drink, goods.carton))
    for number, foot in enumerate((33, 49.4, 65.6)):
        goods.row(p, (6.4, 57.6), foot, makers[number], pitch=6.2, salt=number)
        solid(p, p.rect(5, foot, 59, foot + 1.6), "steel", 0.7, 0.6)
    if dead:
        p.shade(inside, 0.5, blur=0.5)
    for x in (4, 33):
        frame = p.rect(x, 17, x + 27, 69, 1) & ~p.rect(x + 2, 19, x + 25, 67)
        if look == "open" and x > 30:
            _open_door(p)
            continue
        solid(p, frame, "steel", 0.82, 0.8)
        glazed(p, (x + 2, 19, x + 25, 67), 0.26)
        handle = x + 24 if x < 30 else x + 1.4
        solid(p, p.rect(handle, 38, handle + 1.8, 50, 0.6), "steel", 0.4, 0.8)
    flat(p, p.rect(5, 72, 59, 74.6), "water", 0.15)
    if look == "leaking":
        puddle(p, 38, 73.4, wide=23, high=3)
        ball(p, 30, 68, 1.6, "water", 0.85)
    if dead:
        solid(p, p.poly((11, 34), (24, 32.6), (25, 44), (12, 45.4)), "plaster", 0.95, 0.8)
        flat(p, p.line([(14, 36), (22, 42.6)], 1.6) | p.line([(21.6, 35), (14.6, 43)], 1.6), "red", 0.55)
    return p.reduce()


def _open_door(p: Paint) -> None:
    """Paint the right door of the cooler swung out towards who looks."""
    frame = p.poly((60, 17), (49, 24), (49, 77), (60, 69))
    pane = p.poly((58.4, 21), (51, 26), (51, 73), (58.4, 67))
    solid(p, frame, "steel", 0.8, 1)
    p.fill(pane, "glass", 0.75, 0, down=(0.15, -0.15), edge=0.1)
    flat(p, p.poly((51, 40), (58.4, 26), (58.4, 31), (51, 46)), "glass", 1.0)


def freezer(look: str, _frame: int) -> Image.Image:
    """Draw a chest of ice cream under sliding glass."""
    p = Paint(64, 52, 5)
    p.fill(p.rect(1, 22, 63, 51, 2), "white", 0.74, 1.4, 0.3, down=(0.05, -0.12))
    flat(p, p.rect(1, 34, 63, 40), "pink", 0.5)
    for x in (10, 26, 42):
        solid(p, p.poly((x, 33), (x + 8, 33), (x + 4, 43)), "pine", 0.55, 1)
        ball(p, x + 4, 31.6, 4.2, ("pink", "plaster", "wood")[x // 16], 0.75)
    p.fill(p.rect(1, 5, 63, 24, 2), "white", 0.92, 1.6, 0.3)
    inside = p.fill(p.rect(5, 8, 59, 21, 1), "glass", 0.5, 1, -0.3, edge=0.2)
    for row in range(2):
        for place in range(8):
            x, y = 8.4 + place * 6.7, 11.6 + row * 6
            ramp = ("pink", "gold", "leaf", "red", "violet", "plaster")[(place + row * 2) % 6]
            solid(p, p.rect(x - 2.6, y - 2, x + 2.6, y + 2.4, 0.6), ramp, 0.7, 0.9)
    if look != "open":
        flat(p, inside & p.rect(32, 0, 64, 30), "glass", 0.95, 0.4)
        glazed(p, (5, 8, 59, 21), 0.4)
        solid(p, p.rect(31, 7, 33, 22, 0.5), "steel", 0.7, 0.8)
    else:
        solid(p, p.rect(44, 6, 60, 23, 1), "glass", 0.85, 1)
    return p.reduce()


def crate(ramp: str, tone: float) -> Image.Image:
    """Draw a slatted crate heaped with fruit, tilted towards who looks."""
    p = Paint(34, 34, 6)
    p.fill(p.rect(2, 8, 32, 26, 1), "wood", 0.5, 1, 0.3)
    p.fill(p.rect(4, 9, 30, 24), "wood", 0.1, 0)
    drawn = np.random.default_rng(7)
    for row in range(4):
        for place in range(5):
            x = 6.4 + place * 5.2 + (row % 2) * 1.6
            ball(p, x, 7 + row * 4.6 + drawn.uniform(-0.7, 0.7), 3, ramp, tone + drawn.uniform(-0.06, 0.06))
    for y in (22, 27.4):
        slat = p.rect(1.4, y, 32.6, y + 4.8, 0.6)
        p.fill(slat, "pine", 0.46, 1, 0.4, texture=0.08 * p.grain(int(y)))
    for x in (1.4, 29.4):
        solid(p, p.rect(x, 20, x + 3.2, 32.6, 0.6), "pine", 0.52, 1)
    solid(p, p.rect(11, 21, 23, 27.4, 0.6), "plaster", 0.95, 0.8)
    flat(p, p.rect(13, 23, 17, 25) | p.rect(18, 23, 21, 25), "red", 0.6)
    return p.reduce()


def baskets(_look: str, _frame: int) -> Image.Image:
    """Draw a stack of shopping baskets."""
    p = Paint(34, 42, 7)
    for number in range(4):
        y = 34 - number * 6
        p.fill(p.poly((3, y - 6), (31, y - 6), (28, y + 6), (6, y + 6)), "red", 0.48, 1.4, 0.35)
        flat(p, p.rect(5, y - 1, 29, y), "red", 0.2)
        solid(p, p.rect(2, y - 8, 32, y - 4.6, 1.2), "red", 0.66, 1.2)
    p.fill(p.oval(5, 5, 29, 13), "red", 0.14, 0)
    arc = p.dot(17, 8, 12, 6) & ~p.dot(17, 8, 10, 4.4) & p.rect(0, 0, 34, 8)
    flat(p, arc, "steel", 0.7)
    return p.reduce()


def trolley(look: str, _frame: int) -> Image.Image:
    """Draw a shopping trolley, full while it is in use."""
    p = Paint(42, 46, 8)
    for x in (10, 32):
        solid(p, p.dot(x, 42, 2.6), "black", 0.4, 1.2)
    solid(p, p.line([(8, 14), (12, 36), (34, 36)], 1.6), "steel", 0.6, 0.8)
    basket = p.poly((6, 13), (39, 17), (35, 32), (11, 32))
    p.fill(basket, "steel", 0.34, 0.8, 0.3)
    if look == "in use":
        for x, maker, number in (
            (14, goods.carton, 0),
            (21, goods.loaf, 1),
            (28, goods.drink, 0),
            (33, goods.fruit, 0),
        ):
            maker(p, x, 20 + (x % 3), number)
    for x in np.arange(8, 38, 3.6):
        flat(p, p.rect(x, 12, x + 0.9, 32) & basket, "steel", 0.85)
    for y in (20, 25.4, 30.6):
        flat(p, p.rect(5, y, 40, y + 0.9) & basket, "steel", 0.8)
    solid(p, p.line([(6, 13), (39, 17)], 1.7), "steel", 0.85, 0.8)
    solid(p, p.line([(2.6, 10), (9, 14)], 2.6), "red", 0.6, 1)
    return p.reduce()


def scales(look: str, _frame: int) -> Image.Image:
    """Draw the brass scales of a counter; weighing while in use."""
    p = Paint(34, 34, 9)
    tilt = 3 if look == "in use" else 0
    solid(p, p.oval(10, 27, 24, 32.6), "mahogany", 0.6, 1.6)
    solid(p, p.rect(15.8, 6, 18.2, 29), "gold", 0.6, 1)
    solid(p, p.line([(5, 8 + tilt), (29, 8 - tilt)], 1.8), "gold", 0.74, 0.9)
    ball(p, 17, 5.4, 2.2, "gold", 0.75)
    for x, y in ((6, 8 + tilt), (28, 8 - tilt)):
        flat(p, p.line([(x, y), (x - 4, y + 10)], 0.6) | p.line([(x, y), (x + 4, y + 10)], 0.6), "gold", 0.4)
        solid(p, p.oval(x - 5, y + 8, x + 5, y + 13) & ~p.rect(0, 0, 34, y + 9.6), "gold", 0.66, 1.2)
    if tilt:
        ball(p, 6, 18, 2.6, "leaf", 0.8)
    return p.reduce()


def mortar(_look: str, _frame: int) -> Image.Image:
    """Draw a pharmacist's mortar beside a bottle with a green cross."""
    p = Paint(30, 26, 10)
    solid(p, p.line([(14, 12), (20, 3)], 2.4), "plaster", 0.85, 1)
    p.fill(p.poly((4, 10), (19, 10), (16, 22), (7, 22)), "plaster", 0.8, 2.4, 0.4)
    solid(p, p.rect(3, 8.6, 20, 12, 1.4), "plaster", 0.92, 1.2)
    solid(p, p.rect(6, 20.6, 17, 24.4, 1), "plaster", 0.75, 1)
    goods.pill_jar(p, 24.4, 24.4, 2)
    return p.reduce()


def cross_stand(_look: str, _frame: int) -> Image.Image:
    """Draw the pharmacy's green cross on a stand, lit."""
    p = Paint(34, 56, 11)
    solid(p, p.oval(8, 48, 26, 54.6), "steel", 0.56, 1.6)
    solid(p, p.rect(15.6, 28, 18.4, 52), "steel", 0.7, 1)
    solid(p, p.dot(17, 17, 15), "white", 0.9, 1.6)
    flat(p, p.dot(17, 17, 12.4), "leaf", 0.55)
    cross = p.rect(13.4, 7.6, 20.6, 26.4) | p.rect(7.6, 13.4, 26.4, 20.6)
    solid(p, cross, "leaf", 0.98, 1)
    flat(p, p.rect(15.6, 9.6, 18.4, 24.4) | p.rect(9.6, 15.6, 24.4, 18.4), "white", 1.0)
    return p.reduce()


def paint_pyramid(_look: str, _frame: int) -> Image.Image:
    """Draw tins of paint piled up, the display of the supply store."""
    p = Paint(50, 50, 12)
    for row, count in enumerate((5, 4, 3, 2)):
        for place in range(count):
            x = 25 + (place - (count - 1) / 2) * 9
            goods.paint_can(p, x, 48 - row * 9.4, place * 2 + row)
    solid(p, p.rect(18, 3, 32, 11, 0.8), "plaster", 0.95, 0.8)
    writing(p, (20, 4.6, 30, 10), "red", 0.5, pitch=2.4)
    return p.reduce()


def lumber(_look: str, _frame: int) -> Image.Image:
    """Draw boards and beams leaning in a rack."""
    p = Paint(50, 80, 13)
    for number, x in enumerate(np.arange(6, 40, 5)):
        top = 4 + (number * 7) % 13
        shape = p.rect(x, top, x + 4.6, 74, 0.5)
        p.fill(
            shape,
            ("pine", "wood", "pine", "birch")[number % 4],
            0.56,
            1,
            0.4,
            texture=0.1 * p.grain(0, upright=True),
        )
        flat(p, p.rect(x, top, x + 4.6, top + 1.6), "pine", 0.9)
    for y in (32, 62):
        solid(p, p.rect(2, y, 48, y + 5, 0.8), "steel", 0.5, 1.2)
        flat(p, p.rect(3, y, 47, y + 1), "steel", 0.85)
    for x in (2, 44.4):
        solid(p, p.rect(x, 26, x + 3.6, 78.6, 0.8), "steel", 0.46, 1.2)
    return p.reduce()


def tool_wall(_look: str, _frame: int) -> Image.Image:
    """Draw spades, rakes and brooms in a stand."""
    p = Paint(48, 68, 14)
    for number, (x, ramp) in enumerate(
        ((8, "steel"), (16, "leaf"), (24, "steel"), (32, "gold"), (40, "red"))
    ):
        top = 12.0 + (number * 5) % 7
        solid(p, p.rect(x - 1, top, x + 1, 62), "pine", 0.5, 0.8)
        if number % 2 == 0:
            blade = p.poly(
                (x - 4, top - 1), (x + 4, top - 1), (x + 3.4, top + 8), (x, top + 11), (x - 3.4, top + 8)
            )
            solid(p, blade, ramp, 0.66, 1.4)
        else:
            solid(p, p.rect(x - 4.6, top - 4, x + 4.6, top - 1.6, 0.6), ramp, 0.6, 0.9)
            for tooth in np.arange(-4, 5, 2):
                flat(p, p.rect(x + tooth - 0.5, top - 8, x + tooth + 0.5, top - 3), ramp, 0.7)
    p.fill(p.rect(2, 46, 46, 66.6, 1.4), "leaf", 0.4, 1.4, 0.35)
    board(p, (1.4, 42, 46.6, 46), 2, "leaf", 0.62, rough=0)
    solid(p, p.rect(12, 52, 36, 61, 1), "plaster", 0.92, 0.8)
    writing(p, (15, 54, 33, 60), "leaf", 0.3, pitch=2.4)
    return p.reduce()


def sacks(_look: str, _frame: int) -> Image.Image:
    """Draw sacks of soil and seed, piled."""
    p = Paint(50, 42, 15)
    for x, y, ramp in ((4, 24, "sand"), (25, 24, "grass"), (14, 9, "sand")):
        p.fill(p.rect(x, y, x + 22, y + 16.6, 5), ramp, 0.58, 5, 0.4, texture=0.12 * p.weave(0.75))
        solid(p, p.rect(x + 7, y + 5, x + 15, y + 12, 0.8), "plaster", 0.9, 0.8)
        flat(p, p.dot(x + 11, y + 8.4, 2.2, 2.6), "grass" if ramp == "sand" else "wood", 0.45)
    return p.reduce()


def ladder(_look: str, _frame: int) -> Image.Image:
    """Draw a step ladder for sale."""
    p = Paint(34, 68, 16)
    for foot, head in ((31, 22), (5, 13)):
        solid(p, p.line([(head, 5), (foot, 65)], 2.4), "gold", 0.4, 1)
    for y in np.arange(14, 62, 9):
        reach = 4 + (y - 5) / 60 * 9
        solid(p, p.rect(17 - reach, y, 17 + reach, y + 3), "gold", 0.6, 0.9)
    solid(p, p.rect(10, 2.6, 25, 7, 1), "red", 0.56, 1.2)
    return p.reduce()


def magazine_rack(_look: str, _frame: int) -> Image.Image:
    """Draw a rack of papers and magazines."""
    p = Paint(46, 54, 17)
    p.fill(p.rect(2, 4, 44, 52.6, 1), "steel", 0.4, 1.2, 0.3)
    for row, y in enumerate((7, 21, 35)):
        for place in range(4):
            x = 4.6 + place * 9.6
            ramp = ("red", "gold", "water", "pink", "leaf", "violet", "plaster")[(place * 3 + row * 2) % 7]
            solid(p, p.rect(x, y, x + 8.4, y + 11, 0.4), ramp, 0.66, 0.8)
            flat(p, p.rect(x + 1, y + 1.2, x + 7.4, y + 3), "plaster", 1.0)
            ball(p, x + 4.2, y + 6.4, 2.1, "skin", 0.7)
        solid(p, p.rect(2, y + 10, 44, y + 13), "steel", 0.7, 0.9)
    return p.reduce()


def waiting_chairs(_look: str, _frame: int) -> Image.Image:
    """Draw three shells on a bar, where one waits for medicine."""
    p = Paint(64, 42, 18)
    legs(p, (12, 52), 26, 40, "steel", tone=0.55)
    solid(p, p.rect(4, 26, 60, 29), "steel", 0.6, 1)
    for x in (3, 22.4, 41.8):
        p.fill(p.rect(x, 4, x + 18, 22, 4), "teal", 0.56, 3, 0.4)
        p.fill(p.rect(x, 17, x + 18, 28, 4), "teal", 0.68, 3, 0.4, gloss=0.1)
    return p.reduce()


PROPS: tuple[Prop, ...] = (
    Prop("cooler", cooler, looks=("open", "leaking", "broken"), light="screen"),
    Prop("freezer chest", freezer, looks=("open",)),
    *(Prop(f"fruit crate {what}", lambda _l, _f, r=ramp, t=tone: crate(r, t)) for what, ramp, tone in CRATES),
    Prop("shopping baskets", baskets),
    Prop("shopping trolley", trolley, looks=("in use",)),
    Prop("scales", scales, looks=("in use",), shadow="none"),
    Prop("mortar", mortar, shadow="none"),
    Prop("pharmacy cross", cross_stand, shadow="oval", light="screen"),
    Prop("paint display", paint_pyramid),
    Prop("lumber rack", lumber),
    Prop("garden tools", tool_wall),
    Prop("soil sacks", sacks),
    Prop("step ladder", ladder),
    Prop("magazine rack", magazine_rack),
    Prop("waiting chairs", waiting_chairs),
)
"""What else the shops have."""
