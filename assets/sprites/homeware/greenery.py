"""Plants in pots, cut flowers and herbs for the rooms."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import numpy as np

from homeware.material import still
from homeware.parts import flower
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import Image

POTS = {"red": "red", "blue": "water", "yellow": "gold", "white": "white", "teal": "teal", "violet": "violet"}


def _pot(paint: Paint, x: float, foot: float, size: float, ramp: str) -> None:
    """Paint a pot, ``size`` half wide, standing on y ``foot``."""
    tall = size * 1.9
    rim = foot - tall
    lift = 0.16 if ramp == "white" else 0
    body = paint.poly(
        (x - size, rim + 2), (x + size, rim + 2), (x + size * 0.74, foot), (x - size * 0.74, foot)
    )
    paint.fill(body, ramp, 0.46 + lift, 3, 0.4)
    paint.fill(
        paint.rect(x - size - 1, rim, x + size + 1, rim + size * 0.56, 1.4), ramp, 0.62 + lift, 1.5, 0.4
    )
    paint.fill(paint.oval(x - size + 1, rim - 0.8, x + size - 1, rim + 2.2), "wood", 0.16, 0, edge=0)


def _leaf(
    paint: Paint,
    root: tuple[float, float],
    tip: tuple[float, float],
    wide: float,
    tone: float,
    *,
    ramp: str = "grass",
) -> None:
    """Paint a pointed leaf with its midrib."""
    (x0, y0), (x1, y1) = root, tip
    long = max(1.0, float(np.hypot(x1 - x0, y1 - y0)))
    side_x, side_y = -(y1 - y0) / long * wide, (x1 - x0) / long * wide
    mid_x, mid_y = x0 + (x1 - x0) * 0.55, y0 + (y1 - y0) * 0.55
    blade = paint.poly((x0, y0), (mid_x + side_x, mid_y + side_y), (x1, y1), (mid_x - side_x, mid_y - side_y))
    paint.fill(blade, ramp, tone, 1.2, 0.4, edge=0.16)
    paint.fill(paint.line([(x0, y0), (mid_x, mid_y)], 0.4), ramp, tone + 0.2, 0, edge=0)


def fern(pot: str) -> Image.Image:
    """Give a fern with fronds bending over."""
    paint = Paint(34, 46, 22)
    _pot(paint, 17, 45, 7, POTS[pot])
    drawn = paint.drawn
    for number in range(36):
        turn = -np.pi / 2 + (number % 18 - 8.5) / 8.5 * 1.85 + drawn.normal(0, 0.08)
        reach = drawn.uniform(10, 18)
        tip = 17 + np.cos(turn) * reach, 31 + np.sin(turn) * reach * 1.35 + abs(np.cos(turn)) * 5
        tone = 0.5 + 0.16 * (-np.cos(turn) * 0.5 - np.sin(turn) * 0.5) + drawn.normal(0, 0.05)
        _leaf(paint, (17, 31), tip, 2, tone)
    return paint.reduce()


def rubber_tree(pot: str) -> Image.Image:
    """Give a rubber tree with broad dark leaves."""
    paint = Paint(34, 58, 23)
    _pot(paint, 17, 57, 7, POTS[pot])
    paint.fill(paint.line([(17, 45), (16, 30), (18, 12)], 1.8), "wood", 0.4, 1, 0.4)
    for number in range(17):
        height = 40 - number * 2
        side = 1 if number % 2 else -1
        reach = 12 - abs(number - 7) * 0.45
        root = (17, height)
        tip = (17 + side * reach * (0.62 + 0.38 * ((number * 7) % 5) / 4), height - 8 + number % 3 * 2)
        _leaf(paint, root, tip, 3.1, 0.5 + (0.1 if side < 0 else -0.04) + number * 0.008, ramp="tree")
    for side in (-4, 0, 4):
        _leaf(paint, (17, 12), (17 + side, 3), 2.6, 0.72, ramp="tree")
    return paint.reduce()


def palm(pot: str) -> Image.Image:
    """Give a palm with long arching leaves."""
    paint = Paint(44, 62, 24)
    _pot(paint, 22, 61, 7, POTS[pot])
    for x in (-3, 0, 3):
        paint.fill(
            paint.line([(22 + x * 0.5, 48), (22 + x, 32), (22 + x * 1.4, 24)], 1.5), "grass", 0.4, 0.8, 0.4
        )
    for number in range(15):
        turn = -np.pi / 2 + (number - 7) / 7 * 1.9
        lift = 12 + (number * 5 % 4) * 2.4
        points = [
            (
                22 + np.cos(turn) * 19 * part,
                26 + np.sin(turn) * lift * 1.3 * part + 13 * part**2 * abs(np.cos(turn)),
            )
            for part in np.linspace(0.1, 1, 8)
        ]
        tone = 0.5 + 0.14 * (-np.cos(turn)) * 0.7 + 0.06 * (number % 3 - 1)
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            for side in (-1, 1):
                _leaf(paint, (x0, y0), (x1 + side * 1.6, y1 + 2.4), 0.9, tone)
        paint.fill(paint.line(points, 0.7), "grass", tone + 0.2, 0, edge=0)
    return paint.reduce()


def snake_plant(pot: str) -> Image.Image:
    """Give a snake plant: upright blades with light rims."""
    paint = Paint(28, 48, 25)
    _pot(paint, 14, 47, 6.6, POTS[pot])
    blades = ((-6, 12), (6, 14), (-3, 5), (4, 6), (-8, 20), (8, 22), (0, 2))
    for dx, top in blades:
        root = 14 + dx * 0.45
        blade = paint.poly(
            (root - 1.8, 36),
            (14 + dx - 1.6, (36 + top) / 2),
            (14 + dx, top),
            (14 + dx + 1.8, (36 + top) / 2),
            (root + 1.8, 36),
        )
        paint.fill(blade, "grass", 0.84, 0.6, 0.3, edge=0.2)
        inner = paint.poly(
            (root - 0.9, 36),
            (14 + dx - 0.7, (36 + top) / 2),
            (14 + dx, top + 4),
            (14 + dx + 0.9, (36 + top) / 2),
            (root + 0.9, 36),
        )
        paint.fill(inner, "fern", 0.46, 0.8, 0.4, texture=0.16 * np.sign(paint.noise(2.4, 3)), edge=0)
    return paint.reduce()


def cactus(pot: str) -> Image.Image:
    """Give a cactus in bloom."""
    paint = Paint(26, 40, 26)
    _pot(paint, 13, 39, 6.4, POTS[pot])
    for box, tone in (((9, 6, 17, 30), 0.5), ((3, 13, 8, 22), 0.46), ((18, 10, 23, 20), 0.52)):
        body = paint.rect(*box, 3.6)
        paint.fill(body, "grass", tone, 3, 0.5)
        middle = (box[0] + box[2]) / 2
        for y in np.arange(box[1] + 3, box[3], 3.4):
            for x in (middle - 2, middle + 1.6):
                paint.fill(paint.rect(x, y, x + 0.7, y + 1.3), "plaster", 0.95, 0, edge=0)
    for box in ((5, 19, 11, 23), (15, 17, 21, 21)):
        paint.fill(paint.rect(*box, 1.8), "grass", 0.46, 1.8, 0.5)
    flower(paint, 13, 5, "pink", 2)
    return paint.reduce()


def _crown(paint: Paint, lobes: Sequence[tuple[float, float, float]], ramp: str, seed: int) -> None:
    """Paint a crown of small leaves over lobes: x, y and radius."""
    drawn = np.random.default_rng(seed)
    for x, y, size in lobes:
        paint.fill(paint.dot(x, y, size), ramp, 0.3, size * 0.8, 0.45, edge=0.1)
    for x, y, size in lobes:
        for _ in range(int(size * size * 0.9)):
            turn, far = drawn.uniform(0, 2 * np.pi), size * np.sqrt(drawn.uniform(0, 1))
            dx, dy = np.cos(turn) * far, np.sin(turn) * far
            tone = 0.5 - 0.3 * (dx * 0.52 + dy * 0.68) / size + drawn.normal(0, 0.06)
            leaf = paint.dot(x + dx, y + dy, drawn.uniform(1.1, 1.9), drawn.uniform(0.8, 1.3))
            paint.fill(leaf, ramp, tone, 0.8, 0.3, edge=0.14)


def bush(pot: str, bloom: str) -> Image.Image:
    """Give a round small bush with blossoms, or an orange tree."""
    paint = Paint(32, 50, 27)
    _pot(paint, 16, 49, 7, POTS[pot])
    paint.fill(paint.rect(15, 28, 17.2, 37), "wood", 0.42, 1, 0.4)
    _crown(paint, ((11, 22, 7.4), (21, 22, 7.4), (16, 14, 9), (16, 26, 7)), "fern", 3)
    for x, y in ((10, 13), (20, 10), (8, 22), (17, 19), (24, 22), (14, 27), (22, 16)):
        if bloom == "orange":
            paint.fill(paint.dot(x, y, 1.9), "gold", 0.46, 1.6, 0.6, gloss=0.3)
        else:
            flower(paint, x, y, bloom, 1.6)
    return paint.reduce()


def small_pot(pot: str, bloom: str) -> Image.Image:
    """Give a small flower pot, for tables and boards."""
    paint = Paint(18, 22, 28)
    _pot(paint, 9, 21, 4.2, POTS[pot])
    for number in range(9):
        turn = -np.pi / 2 + (number - 4) / 4 * 1.5
        tip = (9 + np.cos(turn) * 7, 13 + np.sin(turn) * 8)
        _leaf(paint, (9, 13.6), tip, 1.4, 0.5 - 0.1 * np.cos(turn))
    for x, y in ((5, 8), (12.6, 7), (9, 4), (9, 10)):
        if bloom:
            flower(paint, x, y, bloom, 1.5)
    return paint.reduce()


def vase(colour: str, blooms: str) -> Image.Image:
    """Give a vase of cut flowers, for tables and boards."""
    paint = Paint(20, 28, 29)
    heads = {
        "roses": ("red", "red", "pink", "red", "pink"),
        "sunflowers": ("gold", "gold", "gold", "gold", "gold"),
        "mixed": ("red", "gold", "violet", "pink", "plaster"),
    }[blooms]
    for (dx, dy), ramp in zip(((-5, -4), (5, -4.6), (0, -8), (-2.6, -6.6), (3, -1.6)), heads, strict=True):
        paint.fill(paint.line([(10, 17), (10 + dx, 10 + dy)], 0.8), "grass", 0.46, 0, edge=0)
        _leaf(paint, (10 + dx * 0.4, 14), (10 + dx * 1.2, 10), 1.2, 0.56)
        flower(paint, 10 + dx, 10 + dy, ramp, 2)
    paint.fill(paint.oval(6, 15, 14, 27), POTS[colour], 0.6, 3, 0.5, gloss=0.3)
    paint.fill(paint.rect(7.4, 14, 12.6, 16.6, 1), POTS[colour], 0.75, 1, 0.4)
    return paint.reduce()


PROPS = (
    *(
        Prop(f"plant {kind} {pot}", still(draw, pot), shadow="oval")
        for kind, draw in (
            ("fern", fern),
            ("rubber tree", rubber_tree),
            ("palm", palm),
            ("snake", snake_plant),
            ("cactus", cactus),
        )
        for pot in POTS
    ),
    *(
        Prop(f"plant {bloom} {pot}", still(bush, pot, ramp), shadow="oval")
        for bloom, ramp in (("roses", "pink"), ("orange tree", "orange"), ("camellia", "red"))
        for pot in POTS
    ),
    *(
        Prop(f"flower pot {name} {pot}", still(small_pot, pot, ramp), shadow="none")
        for name, ramp in (("pink", "pink"), ("gold", "gold"), ("herbs", ""), ("violet", "violet"))
        for pot in ("red", "blue", "white")
    ),
    *(
        Prop(f"vase {blooms} {colour}", still(vase, colour, blooms), shadow="none")
        for blooms in ("roses", "sunflowers", "mixed")
        for colour in ("blue", "white", "teal")
    ),
)
"""Every plant of the rooms."""
