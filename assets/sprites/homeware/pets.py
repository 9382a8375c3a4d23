"""Animals of the house and what is theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import CLOTHS, WOODS, still
from homeware.parts import (
    cupboard,
    knob,
    panel,
)
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image


COATS = ("ginger", "grey", "black")
"""The furs of the cats."""


def aquarium(frame: int) -> Image.Image:
    """Give an aquarium on a stand; its fish swim."""
    paint = Paint(44, 52, 84)
    cupboard(paint, (2, 26, 42, 51), 8, WOODS["walnut"])
    for number, x in enumerate((4, 22.4)):
        panel(paint, (x, 37, x + 17.4, 47), WOODS["walnut"], salt=number)
        knob(paint, x + (14.6 if number == 0 else 2.8), 41, WOODS["walnut"])
    tank = paint.rect(4, 6, 40, 33, 1)
    paint.fill(tank, "water", 0.6, 0, down=(0.2, -0.24), edge=0.2)
    paint.fill(
        paint.rect(5, 28, 39, 32) & tank, "sand", 0.7, 1, 0.3, texture=0.12 * paint.noise(1.5, 2), edge=0
    )
    for x, tall, ramp in ((9, 15, "grass"), (12, 10, "fern"), (34, 13, "grass"), (31, 8, "leaf")):
        sway = 1.2 * np.sin(frame * 1.57 + x)
        paint.fill(
            paint.line([(x, 29), (x + sway, 29 - tall / 2), (x - sway, 29 - tall)], 1.8),
            ramp,
            0.6,
            0.8,
            0.4,
            edge=0,
        )
    paint.fill(paint.oval(19, 23, 28, 31), "steel", 0.5, 2.4, 0.5)
    paint.fill(paint.oval(21.4, 26, 25.4, 31), "black", 0.1, 0, edge=0)
    for x, y, ramp, way in ((14, 14, "gold", 1), (27, 18, "red", -1), (33, 11, "pink", -1)):
        _fish(paint, x + way * 2 * frame, y + np.sin(frame * 1.57 + x), ramp, way)
    for step in range(3):
        paint.fill(paint.dot(23.6 + step % 2, 21 - step * 5 - frame, 0.9), "white", 1, 0, edge=0)
    paint.fill(paint.rect(4.6, 8, 39.4, 9), "glass", 1, 0, edge=0)
    paint.fill(paint.poly((6, 26), (6, 15), (12, 9), (16, 9)) & tank, "white", 1, 0, edge=0, alpha=0.22)
    paint.fill(paint.rect(3, 3, 41, 7.4, 1), "black", 0.4, 1.2, 0.5)
    paint.fill(paint.rect(3.4, 31.6, 40.6, 33.6), "black", 0.4, 0.8, 0.4)
    return paint.reduce()


def _fish(paint: Paint, x: float, y: float, ramp: str, way: int) -> None:
    tail = paint.poly((x - way * 2, y), (x - way * 5, y - 2.2), (x - way * 5, y + 2.2))
    paint.fill(tail | paint.dot(x, y, 3, 1.9), ramp, 0.62, 1.2, 0.4, edge=0)
    paint.fill(paint.dot(x + way * 1.5, y - 0.4, 0.6), "black", 0.05, 0, edge=0)


def cat(fur: str, frame: int) -> Image.Image:
    """Give a cat curled up; it breathes and its tail twitches."""
    paint = Paint(28, 20, 85)
    ramp, tone = {"ginger": ("gold", 0.42), "grey": ("steel", 0.6), "black": ("steel", 0.22)}[fur]
    high = 0.5 if frame == 1 else 0.0
    tail = [(22, 15), (25.6, 13), (25, 9.4 - (frame == 2) * 1.6)]
    paint.fill(paint.line(tail, 2.6), ramp, tone - 0.04, 1.2, 0.4)
    stripes = (
        0.1 * np.sign(np.sin(np.mgrid[: paint.rows, : paint.columns][1] / 4.2)) if fur != "black" else 0.0
    )
    paint.fill(paint.oval(7, 5 - high, 25, 19), ramp, tone, 5, 0.5, texture=stripes)
    paint.fill(paint.oval(9, 14, 18, 19), ramp, tone + 0.16, 2, 0.4, edge=0.05)
    for x in (3.6, 10):
        paint.fill(paint.poly((x, 10), (x + 1, 4.4), (x + 4, 8)), ramp, tone, 1, 0.4)
    paint.fill(paint.oval(2.4, 6.4, 14, 16.4), ramp, tone + 0.08, 3, 0.45)
    for x in (5.4, 9.6):
        paint.fill(paint.line([(x, 11.4), (x + 1.7, 11.4)], 0.8), "black", 0.05, 0, edge=0)
    paint.fill(paint.dot(8.3, 13, 0.8, 0.6), "pink", 0.5, 0, edge=0)
    return paint.reduce()


def pet_basket(colour: str) -> Image.Image:
    """Give a basket with a cushion, for a cat or a dog."""
    paint = Paint(34, 24, 86)
    paint.fill(paint.oval(2, 4, 32, 23), "sand", 0.44, 3, 0.4, texture=0.18 * paint.weave(1))
    paint.fill(paint.oval(2, 2, 32, 19), "sand", 0.7, 2, 0.4, texture=0.18 * paint.weave(1))
    paint.fill(paint.oval(5, 4.4, 29, 17), CLOTHS[colour], 0.46, 3, -0.3)
    paint.fill(paint.oval(7, 6, 27, 16), CLOTHS[colour], 0.66, 4, 0.4, texture=0.05 * paint.weave(0.5))
    return paint.reduce()


def bowls() -> Image.Image:
    """Give two bowls with food and water for a pet."""
    paint = Paint(26, 13, 87)
    for x, ramp, filling in ((7, "red", "wood"), (19, "water", "glass")):
        paint.fill(paint.oval(x - 5.6, 3, x + 5.6, 12), ramp, 0.46, 2, 0.4)
        paint.fill(paint.oval(x - 5, 1.4, x + 5, 8), ramp, 0.72, 1, 0.4)
        paint.fill(paint.oval(x - 3.6, 2.6, x + 3.6, 7), filling, 0.5 if filling == "wood" else 0.76, 1, -0.2)
    return paint.reduce()


PROPS = (
    Prop("aquarium", lambda _look, frame: aquarium(frame), frames=(("", 4),), light="screen"),
    *(
        Prop(f"cat {fur}", lambda _look, frame, f=fur: cat(f, frame), frames=(("", 3),), shadow="oval")
        for fur in COATS
    ),
    *(
        Prop(f"pet basket {colour}", still(pet_basket, colour), shadow="oval")
        for colour in ("red", "blue", "green")
    ),
    Prop("pet bowls", still(bowls), shadow="none"),
)
"""Every animal, and where it sleeps and eats."""
