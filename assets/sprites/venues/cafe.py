"""The cafe: coffee machine, pastry case, tables, and the shelf behind the counter."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from studio.paint import FINE, Paint
from studio.prop import Prop
from venues.parts import ball, board, flat, glazed, legs, puddle, repeating, solid, steam
from venues.small import bottle, cake, cup, vase

if TYPE_CHECKING:
    from PIL import Image

    from studio.palette import Floats

BEHIND = "behind the cafe counter"
"""The kind whose states the coffee machine shows."""


def coffee_machine(look: str, frame: int) -> Image.Image:
    """Draw the espresso machine, to be put on a counter."""
    p = Paint(40, 52, 2)
    top = 16.0
    p.fill(p.rect(3, top + 1, 37, 50.5, 2), "grey", 0.52, 2, 0.4, down=(0.1, -0.1))
    p.fill(p.rect(3, top, 37, top + 11, 2.4), "red", 0.56, 2.4, 0.5, gloss=0.3)
    flat(p, p.rect(5, top + 1.6, 35, top + 3), "red", 0.84)
    p.fill(p.rect(6, top + 14, 34, top + 28, 1), "black", 0.26, 0, down=(-0.1, 0.15), edge=0.2)
    dead = look == "broken"
    for x in (12.5, 27.5):
        solid(p, p.rect(x - 3.6, top + 13, x + 3.6, top + 17, 0.6), "grey", 0.84, 1)
        solid(p, p.rect(x - 5.6, top + 16.4, x + 2, top + 18.6, 0.6), "wood", 0.36, 0.8)
        if look == "brewing":
            flat(p, p.rect(x - 0.7, top + 18, x + 0.7, top + 25 - frame % 2), "wood", 0.35)
        if not (dead and x > 20):
            p.fill(p.rect(x - 2.8, top + 22.6, x + 2.8, top + 28, 0.9), "white", 0.95, 1, 0.4, edge=0.25)
    solid(p, p.rect(4, top + 28, 36, top + 33.4, 1), "grey", 0.72)
    flat(p, p.rect(6, top + 29.4, 34, top + 31), "black", 0.35)
    solid(p, p.dot(20, top + 11.6, 2), "gold", 0.8, 1)
    for x, ramp in ((9, "grass"), (31, "red")):
        lit = {"brewing": ramp == "grass", "broken": False, "leaking": ramp == "red"}.get(look, True)
        flat(p, p.dot(x, top + 11.8, 1.2), ramp if lit else "black", 0.86 if lit else 0.3)
    for x in (9, 16.4, 23.8, 31):
        tilt = 3 if dead and x > 30 else 0
        solid(
            p, p.rect(x - 2.6, top - 4.4 + tilt, x + 2.6, top + 1.4 + tilt, 0.9), "white", 0.93, 1, edge=0.25
        )
    if look == "brewing":
        steam(p, 12.5, 17, frame, 16)
        steam(p, 27.5, 17, (frame + 2) % 4, 16)
    if look == "leaking":
        _leak(p, frame)
    if dead:
        _fault(p)
    return p.reduce()


def _leak(p: Paint, frame: int) -> None:
    """Let water run down the machine into a puddle."""
    flat(p, p.rect(21, 42, 22.8, 49), "water", 0.85)
    ball(p, 21.8, 35 + 5 * frame, 1.5, "water", 0.8)
    ball(p, 28.4, 39 - 4 * frame, 1.3, "water", 0.8)
    puddle(p, 22, 48.6, wide=13, high=2.2)


def _fault(p: Paint) -> None:
    """Leave a panel hanging, a torn wire and a crossed-out note."""
    p.fill(p.rect(22, 31, 34, 43, 1), "black", 0.1, 0)
    flat(p, p.line([(24, 33), (27, 37), (25, 40), (30, 42)], 1), "gold", 0.7)
    flat(p, p.line([(31, 33), (29, 37), (32, 40)], 1), "red", 0.6)
    solid(p, p.poly((7, 29), (19, 27.5), (20, 38.5), (8, 40)), "plaster", 0.95, 0.8)
    flat(p, p.line([(10, 31), (17, 36.6)], 1.6) | p.line([(17, 30), (10.4, 37.4)], 1.6), "red", 0.55)


def pastry_case(look: str, _frame: int) -> Image.Image:
    """Draw two tiles of glass with cakes and rolls on two shelves, as high as the counter and a bit."""
    p = Paint(64, 52, 3)
    p.fill(p.rect(1, 12, 63, 51, 1), "wood", 0.48, 1, 0.3, texture=repeating(p, 1))
    inside = p.rect(3, 15, 61, 40, 1)
    p.fill(inside, "steel", 0.32, 0, down=(-0.12, 0.16), edge=0.2)
    empty = look == "closed"
    for row, y in enumerate((26, 38)):
        solid(p, p.rect(3, y, 61, y + 1.6), "grey", 0.92, 0.6, edge=0)
        if not empty:
            _pastries(p, row, y)
    p.shade(p.rect(3, 13, 61, 17), 0.4, blur=1.5, within=inside)
    glazed(p, (3, 15, 61, 40))
    if empty:
        flat(p, inside, "sand", 0.45, 0.45)
    board(p, (1, 42, 63, 43), 8, "wood", 0.62, rough=0.05)
    p.fill(p.rect(0.6, 3, 63.4, 14, 1), "cream", 0.82, 1.2, 0.3, texture=0.04 * p.noise(5, 1))
    flat(p, p.rect(1, 13, 63, 14.4), "cream", 1.0)
    return p.reduce()


def _pastries(p: Paint, row: int, y: float) -> None:
    """Set one shelf of the case with sweet things."""
    icings = (("pink", "gold", "red", "plaster", "pink"), ("gold", "violet", "plaster", "red", "gold"))[row]
    for place, icing in enumerate(icings):
        x = 9 + place * 11.6
        shape = (place + row * 2) % 3
        if shape == 0:
            p.fill(p.oval(x - 5, y - 7, x + 5, y + 0.6), "pine", 0.5, 3, 0.5, edge=0.2)
            p.fill(p.oval(x - 4.6, y - 7.4, x + 4.6, y - 1.6), icing, 0.7, 2.4, 0.5, edge=0.1, gloss=0.2)
            flat(p, p.dot(x, y - 4.6, 1.5, 1.1), "wood", 0.2)
        elif shape == 1:
            solid(p, p.rect(x - 4.4, y - 6, x + 4.4, y, 0.8), "wood", 0.45, 1)
            solid(p, p.rect(x - 4.4, y - 7.6, x + 4.4, y - 4, 1), icing, 0.78, 1.2, edge=0.1)
            flat(p, p.rect(x - 4.4, y - 2.6, x + 4.4, y - 1.8), "plaster", 0.9)
            ball(p, x, y - 8, 1.3, "red")
        else:
            p.fill(p.oval(x - 5.2, y - 6, x + 5.2, y + 0.4), "blond", 0.45, 2.4, 0.5, edge=0.2, gloss=0.25)
            for stripe in (-2.4, 0.4, 3):
                flat(p, p.line([(x + stripe, y - 5), (x + stripe - 1.4, y - 1)], 0.8), "blond", 0.85)


def checks(p: Paint, size: float, strength: float) -> Floats:
    """Give the tone field of a checked cloth."""
    y, x = np.indices((p.rows, p.columns)) // round(size * FINE)
    return strength * ((x % 2) * 0.5 + (y % 2) * 0.5 - 0.5)


def round_table(cloth: str = "", setting: str = "cups") -> Image.Image:
    """Draw a round table on one foot, laid for two."""
    p = Paint(40, 38, 4)
    solid(p, p.rect(18, 22, 22.4, 34), "wood", 0.4, 1.5)
    solid(p, p.oval(11, 31, 29, 37), "wood", 0.42, 2)
    p.fill(p.oval(2, 6, 38, 29), cloth or "wood", 0.42, 1, 0.3)
    shape = p.oval(2, 2.5, 38, 25.5)
    p.fill(
        shape, cloth or "wood", 0.68, 1.6, 0.35, texture=0.05 * p.weave(0.75) if cloth else 0.085 * p.grain(2)
    )
    if cloth:
        flat(p, p.oval(4.4, 4.2, 35.6, 23.8) & ~p.oval(5.6, 5.2, 34.4, 22.8), cloth, 0.96)
    if setting == "cups":
        cup(p, 11, 15)
        cup(p, 29, 15)
        vase(p, 20, 12)
    elif setting == "cake":
        cup(p, 12, 12)
        cake(p, 26, 17)
    return p.reduce()


def cloth_table(cloth: str) -> Image.Image:
    """Draw a square table under a checked cloth."""
    p = Paint(46, 38, 7)
    legs(p, (6, 40), 24, 36.5)
    p.shade(p.full(), 0.3)
    board(p, (2, 2.5, 44, 25), 5, "wood", 0.66, salt=3)
    shape = p.rect(5, 2.5, 41, 29.4, 0.6)
    p.fill(shape, cloth, 0.74, 0.8, 0.2, texture=checks(p, 4, 0.34) + 0.03 * p.weave(0.5), edge=0.12)
    p.shade(p.rect(5, 25, 41, 29.4), 0.35, blur=0.3, within=shape)
    cup(p, 13, 10)
    cake(p, 31, 17)
    vase(p, 22, 13, ("plaster", "gold", "plaster"))
    return p.reduce()


def back_bar(_look: str, _frame: int) -> Image.Image:
    """Draw the low cupboard behind the cafe's counter: grinder, jars, bags of coffee."""
    p = Paint(64, 58, 11)
    for row, y in enumerate((14, 28)):
        solid(p, p.rect(2, y, 62, y + 2.4), "wood", 0.7, 1, texture=repeating(p, 2))
        for place in range(7):
            x = 7 + place * 8.4
            if row == 0:
                bottle(
                    p,
                    x,
                    y,
                    ("gold", "water", "red", "grass", "violet", "pink", "teal")[place],
                    0.6,
                    height=10,
                )
            elif place % 2:
                p.fill(
                    p.poly((x - 3.2, y), (x - 2.8, y - 8), (x + 2.8, y - 8), (x + 3.2, y)),
                    "wood",
                    0.45,
                    1.4,
                    0.4,
                )
                flat(p, p.rect(x - 1.6, y - 5.4, x + 1.6, y - 2.4), "plaster", 0.85)
            else:
                cup(p, x, y - 2, ("white", "red", "teal", "white")[place // 2])
    board(p, (1, 34, 63, 41), 16, "wood", 0.62)
    for at in (2.5, 17.5, 32.5, 47.5):
        solid(
            p, p.rect(at, 43.4, at + 14, 55, 0.8), "wood", 0.5, 1.4, texture=0.05 * p.grain(2, upright=True)
        )
        ball(p, at + 7, 46, 1, "gold", 0.7)
    return p.reduce()


def mat(ramp: str) -> Image.Image:
    """Draw the rubber mat on which one stands behind a counter."""
    p = Paint(64, 24, 19)
    p.fill(p.rect(1, 1, 63, 23, 2), ramp, 0.36, 1.2, 0.25, texture=0.05 * p.weave(1))
    ring = p.rect(3.4, 3.4, 60.6, 20.6, 1) & ~p.rect(4.6, 4.6, 59.4, 19.4, 1)
    flat(p, ring, ramp, 0.56)
    return p.reduce(outline=False)


MATS = (
    ("cafe", "leaf", BEHIND),
    ("pub", "red", "behind the bar counter"),
    ("supply", "steel", "behind the supply store counter"),
    ("grocery", "leaf", "behind the grocery counter"),
    ("pharmacy", "water", "behind the pharmacy counter"),
)
"""The places behind a counter: whose, in which ramp, and the kind."""

PROPS: tuple[Prop, ...] = (
    Prop(
        "coffee machine", coffee_machine, BEHIND,
        looks=("brewing", "leaking", "broken"), frames=(("brewing", 4), ("leaking", 2)), shadow="none",
    ),
    Prop("pastry case", pastry_case, looks=("closed",)),
    Prop("cafe back shelf", back_bar),
    Prop("cafe table round", lambda _l, _f: round_table()),
    Prop("cafe table round cake", lambda _l, _f: round_table("", "cake")),
    Prop("cafe table round bare", lambda _l, _f: round_table("", "")),
    Prop("cafe table round pink", lambda _l, _f: round_table("pink", "cake")),
    Prop("cafe table red cloth", lambda _l, _f: cloth_table("red")),
    Prop("cafe table blue cloth", lambda _l, _f: cloth_table("water")),
    Prop("cafe table green cloth", lambda _l, _f: cloth_table("leaf")),
    *(
        Prop(f"counter mat {place}", lambda _l, _f, r=ramp: mat(r), kind, shadow="none", flat=True)
        for place, ramp, kind in MATS
    ),
)  # fmt: skip
"""What the cafe has, and the mats behind every counter."""
