"""Garden beds with vegetables and flowers, and what stands beside them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from outdoors.blooms import blades, blossom
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

WIDTH_PX, HEIGHT_PX = 64, 44
"""A bed covers two tiles side by side."""

CROPS = ("carrot", "cabbage", "tomato", "pumpkin", "corn", "strawberry")
FLOWERS = ("rose", "mixed", "lavender", "sunflower")


def bed(crop: str, look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a bed in a frame of boards: dark soil when watered, weeds when neglected."""
    paint = Paint(WIDTH_PX, HEIGHT_PX, 31)
    grain = 0.07 * paint.grain(1)
    paint.fill(paint.rect(0.5, 4, WIDTH_PX - 0.5, HEIGHT_PX - 0.5, 1.6), "wood", 0.5, 1.4, 0.4, texture=grain)
    paint.fill(
        paint.rect(0.5, HEIGHT_PX - 6, WIDTH_PX - 0.5, HEIGHT_PX - 0.5, 1),
        "wood",
        0.4,
        1.2,
        0.4,
        texture=grain,
    )
    soil = paint.rect(3.5, 7, WIDTH_PX - 3.5, HEIGHT_PX - 7, 1)
    rows = (np.mgrid[: paint.rows, : paint.columns][0] + 0.5) / 4
    furrow = 0.07 * np.sin(rows * 2 * np.pi / 11) + 0.07 * paint.noise(2, 2)
    wet = look in {"wet", "in use"}
    paint.fill(soil, "walnut", 0.34 if wet else 0.52, 0, edge=0.1, texture=furrow)
    paint.shade(paint.rect(3, 4, WIDTH_PX - 3, 9), 0.4, blur=1.2, within=soil)
    if wet:
        for x, y in ((12, 20), (30, 31), (47, 18), (54, 33)):
            paint.fill(paint.dot(x, y, 2.6, 0.9) & soil, "pond", 0.5, 0, edge=0)
    plants = _plants(crop)
    for y, x in plants:
        _plant(paint, crop, x, y)
    if look == "dirty":
        for x, y in ((9, 17), (20, 29), (33, 19), (42, 35), (55, 26), (27, 38)):
            blades(paint, x, y, 3.4, (3, 8), 9, 0.66)
        blossom(paint, 21, 23, "gold", 1.1)
        blossom(paint, 54, 20, "gold", 1.1)
    if look == "in use":
        _can(paint, 52, 33)
    return paint.reduce()


def _plants(crop: str) -> list[tuple[float, float]]:
    drawn = np.random.default_rng(len(crop))
    across = {"pumpkin": 4, "sunflower": 6, "corn": 7}.get(crop, 6)
    rows = (16, 27, 37) if crop not in {"pumpkin", "corn", "sunflower"} else (20, 34)
    return [
        (y + drawn.uniform(-0.6, 0.6), 8 + (WIDTH_PX - 16) * number / (across - 1) + drawn.uniform(-1, 1))
        for y in rows
        for number in range(across)
    ]


def _plant(paint: Paint, crop: str, x: float, y: float) -> None:
    """Paint one plant whose foot is at x, y."""
    paint.shade(paint.dot(x + 1, y + 0.6, 4.2, 1.8), 0.5, blur=0.6)
    if crop == "cabbage":
        for radius, tone in ((5, 0.4), (3.8, 0.6), (2.2, 0.78)):
            paint.fill(paint.dot(x, y - 3, radius, radius * 0.82), "fern", tone, radius * 0.6, 0.4, edge=0.12)
    elif crop == "pumpkin":
        _leaf_tuft(paint, x - 4, y, 5, 0.5)
        for across in (-2.4, 2.4, 0):
            paint.fill(paint.dot(x + 1.5 + across, y - 3, 3.2, 3.8), "gold", 0.42, 2.4, 0.5, edge=0.14)
        paint.fill(paint.rect(x + 0.9, y - 8, x + 2.1, y - 5.4), "meadow", 0.4, 0)
    elif crop in {"corn", "sunflower"}:
        _tall(paint, crop, x, y)
    elif crop in FLOWERS:
        _flower(paint, crop, x, y)
    else:
        _leaf_tuft(paint, x, y, {"carrot": 7.5, "tomato": 8.5, "strawberry": 4.5}[crop], 0.56)
        fruit = {
            "carrot": [(0, 0.4)],
            "tomato": [(-2.4, -3), (2, -5), (0.4, -1.4)],
            "strawberry": [(-2.4, -0.4), (2.2, 0)],
        }
        for across, down in fruit[crop]:
            name, tone = ("gold", 0.4) if crop == "carrot" else ("red", 0.56)
            paint.fill(paint.dot(x + across, y + down, 1.7, 1.5), name, tone, 1.2, 0.5, edge=0.1, gloss=0.3)


def _leaf_tuft(paint: Paint, x: float, y: float, tall: float, tone: float) -> None:
    for number in range(7):
        turn = -np.pi / 2 + (number - 3) * 0.4
        tip = (x + tall * 0.8 * np.cos(turn), y + tall * np.sin(turn))
        paint.fill(paint.line([(x, y), tip], 1.5), "meadow", tone - 0.05 * abs(number - 3) + 0.1, 0, edge=0)


def _tall(paint: Paint, crop: str, x: float, y: float) -> None:
    paint.fill(paint.rect(x - 0.7, y - 15, x + 0.7, y), "meadow", 0.42, 0, edge=0)
    for side, high in ((-1, 5), (1, 8), (-1, 11)):
        leaf = paint.poly(
            (x, y - high), (x + side * 4.5, y - high - 3), (x + side * 4, y - high - 0.6), (x, y - high + 1.4)
        )
        paint.fill(leaf, "meadow", 0.58, 0.5, 0.3, edge=0.05)
    if crop == "corn":
        paint.fill(paint.oval(x + 0.4, y - 12, x + 3.4, y - 5), "gold", 0.7, 1.2, 0.4)
        paint.fill(paint.poly((x - 1.6, y - 14), (x, y - 19), (x + 1.6, y - 14)), "gold", 0.5, 0, edge=0)
    else:
        paint.fill(paint.dot(x, y - 16, 3.6, 3.2), "gold", 0.74, 1, 0.3, edge=0.18)
        paint.fill(paint.dot(x, y - 16, 1.7), "wood", 0.34, 1, 0.3, edge=0)


def _flower(paint: Paint, crop: str, x: float, y: float) -> None:
    if crop == "lavender":
        for across in (-2.4, -0.8, 0.8, 2.4):
            paint.fill(paint.line([(x, y), (x + across, y - 6)], 0.9), "meadow", 0.46, 0, edge=0)
            paint.fill(
                paint.oval(x + across - 1, y - 10, x + across + 1, y - 4), "violet", 0.62, 1, 0.3, edge=0.05
            )
        return
    for across, down in ((-2.6, -1.6), (2.4, -1.8), (0, -4)):
        paint.fill(paint.dot(x + across, y + down, 3, 2.6), "meadow", 0.4 - 0.04 * down, 1.4, 0.4, edge=0.1)
    name = "red" if crop == "rose" else ("red", "gold", "pink", "white", "violet")[int(x * 3 + y) % 5]
    for across, down in ((-2.2, -3.4), (2, -3), (0.2, -6)):
        paint.fill(
            paint.dot(x + across, y + down, 1.9), name, 0.62 if name != "white" else 0.9, 1.4, 0.5, edge=0.12
        )
        paint.fill(paint.dot(x + across - 0.3, y + down - 0.3, 0.6), name, 0.86, 0, edge=0)


def _can(paint: Paint, x: float, y: float) -> None:
    """Paint a watering can that somebody has put down."""
    paint.fill(paint.line([(x - 3, y + 1), (x - 9, y - 5)], 1.6), "steel", 0.66, 0.8, 0.4)
    paint.fill(paint.rect(x - 4, y - 4, x + 4, y + 4, 1), "steel", 0.62, 2.4, 0.45)
    paint.fill(paint.oval(x - 4, y - 5.6, x + 4, y - 2.4), "steel", 0.36, 0.8, 0.3)
    paint.fill(paint.dot(x - 9.4, y - 5.4, 1.8), "steel", 0.8, 1, 0.3)


def scarecrow(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a scarecrow in a straw hat and a red checked shirt."""
    paint = Paint(44, 58, 41)
    paint.fill(paint.rect(20.5, 30, 23.5, 56), "wood", 0.44, 1, 0.4)
    paint.fill(paint.rect(3, 25, 41, 28), "wood", 0.5, 1, 0.4)
    shirt = paint.poly((8, 23), (36, 23), (36, 29), (29, 30), (29, 44), (15, 44), (15, 30), (8, 29))
    paint.fill(shirt, "red", 0.5, 2, 0.35)
    for x in range(8, 38, 5):
        paint.fill(paint.rect(x, 20, x + 1.2, 46) & shirt, "red", 0.26, 0, edge=0)
    for y in range(24, 46, 5):
        paint.fill(paint.rect(6, y, 38, y + 1) & shirt, "red", 0.3, 0, edge=0)
    for x in (4, 40, 17, 22, 27):
        for lean in (-1.5, 0, 1.5):
            top = 27 if x in {4, 40} else 43
            paint.fill(paint.line([(x, top - 2), (x + lean, top + 5)], 1), "gold", 0.6, 0, edge=0)
    paint.fill(paint.dot(22, 15.5, 6.4, 6.8), "sand", 0.78, 3, 0.35)
    paint.fill(paint.oval(9, 8, 35, 14), "gold", 0.46, 1.4, 0.4)
    paint.fill(paint.oval(14.5, 1.6, 29.5, 14) & paint.rect(0, 0, 44, 11), "gold", 0.62, 2.4, 0.4)
    paint.fill(paint.rect(14.6, 8.4, 29.4, 10.6), "red", 0.4, 0, edge=0)
    for x in (19.6, 24.4):
        paint.fill(paint.dot(x, 15.6, 0.9), "steel", 0.1, 0, edge=0)
    paint.fill(paint.line([(19, 19), (22, 20.2), (25, 19)], 0.8), "wood", 0.2, 0, edge=0)
    return paint.reduce()


def beehive(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a beehive of painted boxes."""
    paint = Paint(30, 40, 42)
    for x in (5, 23):
        paint.fill(paint.rect(x, 33, x + 3, 39), "wood", 0.4, 1, 0.3)
    for number, (y, name) in enumerate(((24, "white paint"), (14, "blue paint"), (6, "white paint"))):
        paint.fill(paint.rect(3, y, 27, y + 11, 0.8), name, 0.66 - 0.04 * number, 1.6, 0.35)
        paint.fill(paint.rect(11, y + 4, 19, y + 6, 0.6), name, 0.36, 0, edge=0)
    paint.fill(paint.rect(9, 31.4, 21, 33.4), "wood", 0.1, 0, edge=0)
    paint.fill(paint.rect(1.4, 2.4, 28.6, 7, 1), "gold", 0.5, 1.2, 0.4)
    for x, y in ((6, 22), (23, 30), (15, 12)):
        paint.fill(paint.dot(x, y, 1.2, 0.9), "gold", 0.8, 0, edge=0.3)
    return paint.reduce()


def laundry(_look: str = "", frame: int = 0) -> Image.Image:
    """Draw a washing line with shirts and a sheet that stir in the wind."""
    paint = Paint(96, 56, 43)
    for x in (4, 90):
        paint.fill(paint.rect(x - 1.6, 6, x + 2, 54, 0.8), "wood", 0.5, 1.4, 0.4)
        paint.fill(paint.rect(x - 5, 8, x + 5.4, 10.6, 0.8), "wood", 0.6, 1, 0.4)
    paint.fill(paint.line([(4, 10), (47, 14), (90, 10)], 0.8), "plaster", 0.6, 0, edge=0)
    sway = (0, 1.4, 0, -1.4)[frame]
    for left, right, long, name, tone in (
        (10, 26, 20, "water", 0.66),
        (30, 52, 27, "plaster", 0.92),
        (56, 70, 19, "red", 0.58),
        (74, 86, 15, "gold", 0.76),
    ):
        cloth = paint.poly((left, 13), (right, 13.4), (right + sway, 13 + long), (left + sway, 12.4 + long))
        fold = 0.07 * np.sin(np.arange(paint.columns) / 7.0 + frame)[None, :] * np.ones((paint.rows, 1))
        paint.fill(cloth, name, tone, 1.4, 0.25, down=(0.04, -0.1), texture=fold)
        for x in (left + 2, right - 2):
            paint.fill(paint.rect(x - 0.7, 11, x + 0.7, 15), "wood", 0.7, 0, edge=0)
    return paint.reduce()


PROPS = (
    *(
        Prop(
            f"vegetable bed {crop}",
            partial(bed, crop),
            kind="house garden",
            looks=("in use", "wet", "dirty"),
            shadow="none",
        )
        for crop in CROPS
    ),
    *(
        Prop(
            f"flower garden {flower}",
            partial(bed, flower),
            kind="park garden",
            looks=("in use", "wet", "dirty"),
            shadow="none",
        )
        for flower in FLOWERS
    ),
    Prop(
        "dorm garden bed",
        partial(bed, "strawberry"),
        kind="dorm garden",
        looks=("in use", "wet", "dirty"),
        shadow="none",
    ),
    Prop("scarecrow", scarecrow, shadow="oval"),
    Prop("beehive", beehive),
    Prop("laundry line", laundry, frames=(("", 4),), shadow="none"),
)
"""Every prop of this module."""
