"""Small things of a kitchen, to be set on worktops and tables or beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeware.material import WOODS, still, timber
from homeware.parts import glass
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image


def fruit_bowl() -> Image.Image:
    """Give a bowl of fruit."""
    paint = Paint(24, 20, 140)
    for x, y, ramp, size in (
        (6, 8, "red", 3.6),
        (17.4, 8, "gold", 3.6),
        (12, 6, "grass", 3.8),
        (11, 10, "red", 3.4),
    ):
        paint.fill(paint.dot(x, y, size), ramp, 0.58, 2.6, 0.6, gloss=0.3)
    for x, y in ((15, 4), (17, 5.6), (16, 8), (14.4, 7)):
        paint.fill(paint.dot(x, y, 1.6), "violet", 0.5, 1.4, 0.6)
    bowl = paint.oval(2, 3, 22, 19) & ~paint.rect(0, 0, 24, 10.4)
    paint.fill(bowl, "water", 0.62, 3, 0.45)
    paint.fill(paint.rect(2, 9.8, 22, 11.2, 0.6), "white", 0.9, 0, edge=0.05)
    return paint.reduce()


def cake_stand() -> Image.Image:
    """Give a cake on a stand."""
    paint = Paint(24, 24, 141)
    paint.fill(paint.rect(10.6, 16, 13.4, 22), "white", 0.8, 1, 0.4)
    paint.fill(paint.oval(6, 20, 18, 23.6), "white", 0.8, 1, 0.4)
    paint.fill(paint.oval(1, 12, 23, 19), "white", 0.92, 1, 0.4)
    paint.fill(paint.rect(4, 7, 20, 15.6, 2.4), "gold", 0.44, 2, 0.4)
    paint.fill(paint.oval(4, 3.4, 20, 10.6), "pink", 0.86, 1.4, 0.4)
    for x, long in ((5.6, 4), (9, 6), (12.6, 4.6), (16, 6.4), (18.6, 3.6)):
        paint.fill(paint.rect(x - 1.4, 7, x + 1.4, 7 + long, 1.3), "pink", 0.82, 1, 0.4, edge=0.05)
    for x, y in ((8, 6), (12, 4.6), (16, 6), (12, 8.4)):
        paint.fill(paint.dot(x, y, 1.3), "red", 0.56, 1, 0.6, edge=0.05)
    return paint.reduce()


def microwave() -> Image.Image:
    """Give a microwave oven."""
    paint = Paint(30, 24, 142)
    paint.fill(paint.rect(1, 6, 29, 23, 1.6), "white", 0.7, 1.4, 0.4, down=(0.02, -0.1))
    paint.fill(paint.rect(1, 3, 29, 10, 1.6), "white", 0.94, 1.4, 0.3)
    pane = paint.rect(3.4, 12, 19, 20.6, 1)
    paint.fill(pane, "night glass", 0.22, 0, down=(-0.1, 0.15), edge=0.2)
    paint.fill(paint.line([(6, 20), (10, 12.6)], 1), "steel", 0.55, 0, edge=0)
    paint.fill(paint.rect(21.4, 12, 27, 14.4), "grass", 0.7, 0, edge=0.1)
    for x in (22.4, 25.6):
        for y in (16.4, 19):
            paint.fill(paint.dot(x, y, 0.9), "steel", 0.4, 0, edge=0)
    return paint.reduce()


def plates() -> Image.Image:
    """Give a stack of plates and bowls."""
    paint = Paint(20, 18, 143)
    for step, ramp in enumerate(("white", "water", "white", "white")):
        y = 14 - step * 2.4
        paint.fill(
            paint.oval(2 + step * 0.5, y - 3.4, 18 - step * 0.5, y + 3),
            ramp,
            0.86 if ramp == "white" else 0.66,
            1,
            0.4,
            edge=0.24,
        )
    paint.fill(paint.oval(5, 4.4, 15, 8.4), "white", 0.7, 1, -0.3, edge=0.05)
    return paint.reduce()


def coffee_pot() -> Image.Image:
    """Give a coffee maker with its pot."""
    paint = Paint(20, 28, 144)
    paint.fill(paint.rect(2, 5, 8, 27, 1.4), "black", 0.36, 1.6, 0.5)
    paint.fill(paint.rect(2, 2, 18, 9, 1.6), "black", 0.46, 1.6, 0.5)
    paint.fill(paint.rect(2, 23.6, 18, 27, 1), "black", 0.4, 1.2, 0.5)
    pot = paint.poly((9, 13), (17, 13), (18, 23), (8.4, 23))
    glass(paint, pot, 0.86)
    paint.fill(pot & paint.rect(0, 17, 20, 24), "wood", 0.24, 1, 0.4, edge=0)
    paint.fill(paint.rect(8.4, 11.6, 17.4, 13.6, 0.6), "black", 0.3, 0.8, 0.4)
    paint.fill(paint.dot(5, 6, 1), "red", 0.66, 0, edge=0)
    return paint.reduce()


def spice_rack() -> Image.Image:
    """Give a small rack of spices."""
    paint = Paint(28, 20, 145)
    oak = WOODS["oak"]
    timber(paint, paint.rect(1, 3, 27, 19, 0.8), oak, 0.36, 1)
    for number, ramp in enumerate(("red", "gold", "grass", "wood", "violet")):
        x = 5 + number * 4.6
        paint.fill(paint.rect(x - 1.8, 7, x + 1.8, 16, 0.8), ramp, 0.6, 1.6, 0.5, gloss=0.2)
        paint.fill(paint.rect(x - 1.5, 5, x + 1.5, 7.6, 0.6), "steel", 0.85, 0.9, 0.4)
    timber(paint, paint.rect(1, 14.6, 27, 18.6, 0.6), oak, 0.66, 0.9)
    return paint.reduce()


def bottles() -> Image.Image:
    """Give a bottle of milk, one of wine and a loaf."""
    paint = Paint(26, 26, 146)
    for x, ramp, tone, top in ((5.6, "white", 0.92, 6), (13, "grass", 0.3, 3)):
        paint.fill(paint.rect(x - 1.4, top, x + 1.4, top + 8, 0.8), ramp, tone, 1.2, 0.5)
        paint.fill(paint.rect(x - 3.2, top + 6, x + 3.2, 24, 2), ramp, tone, 2.2, 0.5, gloss=0.2)
        paint.fill(paint.rect(x - 1.6, top - 1, x + 1.6, top + 1.6, 0.6), "red", 0.56, 0.9, 0.4)
    paint.fill(paint.rect(10.4, 15, 15.6, 20), "plaster", 0.92, 0, edge=0.05)
    paint.fill(paint.oval(14, 15, 25, 25), "gold", 0.38, 3, 0.5)
    for x in (17, 20):
        paint.fill(paint.line([(x, 18.6), (x + 1.6, 16.6)], 0.9), "gold", 0.8, 0, edge=0)
    return paint.reduce()


def cleaning() -> Image.Image:
    """Give a bucket, a broom and a mop, to be leant in a corner."""
    paint = Paint(28, 56, 147)
    timber(paint, paint.line([(8, 2), (10, 40)], 1.9), WOODS["pine"], 0.56, 1)
    paint.fill(
        paint.poly((6, 38), (14, 38), (16.4, 50), (5, 51)),
        "gold",
        0.5,
        2,
        0.4,
        texture=0.16 * paint.noise(1.5, 2, stretch=(5, 1)),
    )
    paint.fill(paint.rect(5.6, 38, 14.6, 40.4), "red", 0.5, 0.8, 0.4)
    timber(paint, paint.line([(20, 6), (18.6, 42)], 1.7), WOODS["oak"], 0.6, 1)
    paint.fill(paint.poly((13, 41), (27, 41), (24.6, 55), (15.4, 55)), "water", 0.5, 3, 0.45)
    paint.fill(paint.oval(12.4, 38.4, 27.6, 44), "water", 0.76, 1.2, 0.4)
    paint.fill(paint.oval(14.4, 39.6, 25.6, 43), "glass", 0.8, 1, -0.3)
    for x, y in ((17, 40.6), (21, 41.4), (23.4, 40.4)):
        paint.fill(paint.dot(x, y, 1.2), "white", 1, 0, edge=0)
    return paint.reduce()


def bin_with_lid(ramp: str) -> Image.Image:
    """Give a bin with a lid and a pedal."""
    paint = Paint(22, 32, 148)
    paint.fill(paint.rect(3, 9, 19, 31, 2), ramp, 0.5, 3, 0.5, gloss=0.1)
    paint.fill(paint.oval(2, 3, 20, 13), ramp, 0.72, 3, 0.45)
    paint.fill(paint.rect(9, 6.4, 13, 8, 0.8), "black", 0.3, 0.8, 0.4)
    paint.fill(paint.rect(8, 28.6, 14, 31, 0.8), "black", 0.36, 0.9, 0.5)
    return paint.reduce()


def watering_can() -> Image.Image:
    """Give a watering can."""
    paint = Paint(26, 22, 149)
    ring = paint.dot(9, 10, 6.4) & ~paint.dot(9, 10, 4.6)
    paint.fill(ring, "teal", 0.44, 0.9, 0.5)
    paint.fill(paint.line([(14, 15), (22, 7)], 2.2), "teal", 0.54, 1, 0.5)
    paint.fill(paint.poly((20, 4.6), (24.6, 8), (23, 10), (19, 7)), "teal", 0.62, 1, 0.5)
    paint.fill(paint.rect(4, 9, 16, 21, 2), "teal", 0.5, 3, 0.5, gloss=0.2)
    paint.fill(paint.oval(4, 7, 16, 12), "teal", 0.34, 1, -0.3)
    return paint.reduce()


PROPS = (
    Prop("fruit bowl", still(fruit_bowl), shadow="none"),
    Prop("cake stand", still(cake_stand), shadow="none"),
    Prop("microwave", still(microwave), shadow="none"),
    Prop("plates stack", still(plates), shadow="none"),
    Prop("coffee pot", still(coffee_pot), shadow="none"),
    Prop("spice rack", still(spice_rack), shadow="none"),
    Prop("bottles", still(bottles), shadow="none"),
    Prop("bucket and broom", still(cleaning)),
    *(
        Prop(f"pedal bin {name}", still(bin_with_lid, ramp))
        for name, ramp in (("steel", "steel"), ("red", "red"))
    ),
    Prop("watering can", still(watering_can), shadow="none"),
)
"""Everything small of a kitchen."""
