"""Broad-leaved trees: oaks, a round lime, birches, willows, apple, cherry and maple."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from outdoors.foliage import Billow, Leaves, crown, grow
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

    from studio.paint import Mask


class Shape(NamedTuple):
    """The measures of a tree in pixels."""

    width: int
    height: int
    radius: float
    """Of the crown."""
    trunk: float
    """Half the breadth of the trunk."""
    lift: float = 0.43
    """Where the middle of the crown lies, as a part of the height."""


OAK = {
    "large": Shape(116, 128, 46, 7),
    "medium": Shape(86, 98, 34, 5.2),
    "small": Shape(60, 70, 23.5, 3.6),
}


def trunk(paint: Paint, shape: Shape, ramp: str = "wood", tone: float = 0.44) -> Mask:
    """Paint a trunk that grows into roots, and two boughs."""
    x, foot, half = shape.width / 2, shape.height - 3, shape.trunk
    top = shape.height * (shape.lift + 0.1)
    bark = 0.13 * paint.grain(1, upright=True)
    for side in (-1, 1):
        bough = [(x + side * half * 0.3, foot - half * 3.2), (x + side * half * 2.6, top)]
        paint.fill(paint.line(bough, half * 0.8), ramp, tone - 0.06, 1.5, 0.35, texture=bark)
    body = paint.poly(
        (x - half, top),
        (x + half, top),
        (x + half * 1.05, foot - half * 1.4),
        (x + half * 1.5, foot - half * 0.5),
        (x + half * 2.5, foot + 0.5),
        (x + half * 1.2, foot - 0.2),
        (x + half * 0.5, foot + 1.6),
        (x - half * 0.2, foot),
        (x - half * 1.1, foot + 1.4),
        (x - half * 1.4, foot - 0.4),
        (x - half * 2.6, foot - 0.4),
        (x - half * 1.5, foot - half * 0.7),
        (x - half * 1.05, foot - half * 1.5),
    )
    return paint.fill(body, ramp, tone, half * 1.1, 0.45, texture=bark, edge=0.15)


def _shaded_trunk(paint: Paint, shape: Shape, ramp: str = "wood", tone: float = 0.44) -> None:
    body = trunk(paint, shape, ramp, tone)
    x, y, radius = shape.width / 2, shape.height * shape.lift, shape.radius
    paint.shade(paint.oval(x - radius, y, x + radius, y + radius * 1.1), 0.75, dy=2, blur=2.5, within=body)


def broadleaf(
    shape: Shape, leaves: Leaves, seed: int, extra: str = "", _look: str = "", _frame: int = 0
) -> Image.Image:
    """Draw a tree with a broad crown, and with ``extra`` on it: the ramp of fruit, or "petals"."""
    paint = Paint(shape.width, shape.height, seed + 3)
    _shaded_trunk(paint, shape)
    x, y = shape.width / 2, shape.height * shape.lift
    billows = crown(x, y, shape.radius, seed)
    grown = grow(paint, billows, leaves, seed)
    if extra == "petals":
        _petals(paint, grown, seed)
    elif extra:
        _fruit(paint, (x, y, shape.radius), extra, seed)
    return paint.reduce(dark=0.42)


def _fruit(paint: Paint, around: tuple[float, float, float], ramp: str, seed: int) -> None:
    x, y, radius = around
    drawn = np.random.default_rng(seed + 70)
    for number in range(int(radius * 0.55)):
        turn, away = (
            number * 2.4 + drawn.uniform(-0.4, 0.4),
            radius * np.sqrt((number + 0.7) / (radius * 0.62)) * 0.95,
        )
        left, top = x + away * np.cos(turn), y + away * 0.85 * np.sin(turn)
        paint.shade(paint.dot(left + 0.6, top + 1.2, 2.1), 0.55, blur=0.5)
        paint.fill(paint.dot(left, top, 2), ramp, 0.56, 2, 0.6, edge=0.2, gloss=0.4)


def _petals(paint: Paint, grown: Mask, seed: int) -> None:
    drawn = np.random.default_rng(seed + 71)
    rows, columns = np.nonzero(grown)
    for place in drawn.integers(0, len(rows), 60):
        shape = paint.dot(columns[place] / 4, rows[place] / 4, 0.9)
        paint.fill(shape & grown, "blossom", drawn.choice((0.8, 0.97)), 0, edge=0)


def birch(seed: int, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a birch: a slim white stem with dark marks, light leaves in hanging tufts."""
    shape = Shape(68, 118, 24, 3.4, 0.38)
    paint = Paint(shape.width, shape.height, seed)
    x, foot = shape.width / 2, shape.height - 3
    drawn = np.random.default_rng(seed)
    stem = paint.poly(
        (x - 1.6, 24),
        (x + 1.4, 24),
        (x + 3.2, foot - 5),
        (x + 5.5, foot),
        (x + 1, foot + 1),
        (x - 5.5, foot),
        (x - 3.2, foot - 6),
    )
    paint.fill(stem, "birch", 0.82, 3, 0.45, edge=0.2)
    for side, start, end in ((-1, 62, 44), (1, 56, 36), (-1, 50, 30)):
        bough = paint.line([(x, start), (x + side * 15, end)], 1.6)
        paint.fill(bough, "birch", 0.7, 1, 0.4, edge=0.15)
    for y in range(52, int(foot) - 3, 6):
        wide = drawn.uniform(1.5, 3.4)
        left = x + drawn.uniform(-3, 1)
        paint.fill(
            paint.rect(left, y + drawn.uniform(-1, 1), left + wide, y + 1.6) & stem, "steel", 0.2, 0, edge=0
        )
    paint.fill(paint.rect(x - 6, foot - 5, x + 6, foot + 2) & stem, "birch", 0.2, 1, 0.4, edge=0)
    paint.shade(paint.oval(x - 22, 40, x + 22, 74), 0.5, blur=2.5, within=stem)
    billows = [
        Billow(x + dx + drawn.uniform(-1.5, 1.5), y + drawn.uniform(-1.5, 1.5), r, 1.12)
        for dx, y, r in (
            (0, 15, 11),
            (-9, 22, 11),
            (10, 24, 11),
            (0, 30, 13),
            (-16, 36, 10),
            (17, 38, 10.5),
            (-6, 42, 12),
            (8, 47, 11),
            (-18, 52, 9),
            (19, 56, 8.5),
            (-9, 60, 9),
        )
    ]
    grow(paint, billows, Leaves("fern", 0.58, 1.9, 0.95, 0.5, 0.3, 0.5), seed)
    return paint.reduce(dark=0.42)


def willow(seed: int, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a weeping willow: a dome from which long strands of leaves hang."""
    shape = Shape(118, 118, 40, 6.5, 0.36)
    paint = Paint(shape.width, shape.height, seed)
    _shaded_trunk(paint, shape)
    x, y = shape.width / 2, shape.height * 0.34
    drawn = np.random.default_rng(seed)
    leaves = Leaves("fern", 0.5, 2.0, 1.1, 0.45, 0.3, 0.7)
    grow(paint, [Billow(x, y + 6, 33, 0.8)], leaves, seed)
    strands: list[Billow] = []
    for number in range(44):
        turn = np.pi * (0.02 + 0.96 * number / 43)
        away = 40 * drawn.uniform(0.4, 1.0)
        left, top = x - away * np.cos(turn), y - 8 - 8 * np.sin(turn) + abs(away) * 0.2 + drawn.uniform(0, 6)
        bottom = shape.height - drawn.uniform(16, 42) - 10 * np.sin(turn)
        steps = int((bottom - top) / 3.4)
        for step in range(steps):
            part = step / steps
            bent = left + (left - x) * 0.16 * np.sin(part * 1.5) + drawn.uniform(-0.4, 0.4)
            strands.append(Billow(bent, top + part * (bottom - top), 2.9 - 1.2 * part, 1.5))
    strands.sort(key=lambda billow: (round(billow.y / 12), billow.x))
    grow(paint, strands, leaves._replace(dense=1.5, size=1.8, contrast=0.36), seed)
    grow(
        paint,
        [Billow(x + dx, y + dy, r) for dx, dy, r in ((-18, -5, 14), (17, -4, 14), (0, -14, 15), (-3, 0, 15))],
        leaves,
        seed,
    )
    return paint.reduce(dark=0.42)


GREEN = Leaves("tree", 0.56, 2.6)
FRESH = Leaves("fern", 0.54, 2.4)


def _tree(name: str, draw: partial[Image.Image]) -> Prop:
    return Prop(name, draw, shadow="oval", sways=True)


PROPS = (
    *(
        _tree(f"oak {size} {seed}", partial(broadleaf, OAK[size], GREEN, seed + 10 * len(size)))
        for size in OAK
        for seed in (1, 2, 3)
    ),
    *(
        _tree(f"lime tree {seed}", partial(broadleaf, Shape(74, 96, 29, 4.4, 0.4), FRESH, 40 + seed))
        for seed in (1, 2)
    ),
    *(
        _tree(f"apple tree {seed}", partial(broadleaf, Shape(80, 92, 31, 4.8, 0.42), FRESH, 50 + seed, "red"))
        for seed in (1, 2)
    ),
    *(
        _tree(
            f"blossom tree {seed}",
            partial(
                broadleaf,
                Shape(88, 98, 34, 4.6, 0.41),
                Leaves("blossom", 0.62, 2.2, 1.3, 0.75, 0.38),
                60 + seed,
                "petals",
            ),
        )
        for seed in (1, 2)
    ),
    *(
        _tree(
            f"autumn tree {seed}",
            partial(
                broadleaf, Shape(88, 102, 34, 5, 0.41), Leaves("autumn", 0.52, 2.4, 1.25, 0.6, 0.4), 80 + seed
            ),
        )
        for seed in (1, 2)
    ),
    *(_tree(f"birch {seed}", partial(birch, 90 + seed)) for seed in (1, 2)),
    *(_tree(f"willow {seed}", partial(willow, 100 + seed)) for seed in (1, 2)),
)
"""Every prop of this module."""
