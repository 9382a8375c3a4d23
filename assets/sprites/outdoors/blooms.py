"""Small things that grow in the grass: tufts, flowers in drifts, mushrooms, reeds, lilies."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

FLOWERS = {
    "daisies": ("white", 0.95),
    "poppies": ("red", 0.62),
    "bluebells": ("violet", 0.62),
    "buttercups": ("gold", 0.8),
    "cornflowers": ("water", 0.6),
    "asters": ("pink", 0.55),
}
"""Ramp and tone of the flowers that grow wild."""

DRIFTS = {"small": (24, 20, 5), "medium": (48, 36, 14), "large": (88, 56, 34)}
"""Width and height of a drift in pixels, and how many flowers it has."""


def blossom(  # noqa: PLR0917 - a place is x and y everywhere in the studio
    paint: Paint, x: float, y: float, name: str, radius: float = 1.3, tone: float = 0.0
) -> None:
    """Paint one open flower with five petals and a little shadow below it."""
    paint.shade(paint.dot(x + 0.5, y + 0.9, radius * 1.5), 0.42, blur=0.4)
    shine = tone or {"white": 0.95, "gold": 0.8, "pink": 0.78}.get(name, 0.66)
    for number in range(5):
        turn = number * 1.2566 + 0.3
        left, top = x + radius * np.cos(turn), y + radius * 0.9 * np.sin(turn)
        paint.fill(paint.dot(left, top, radius * 0.75), name, shine, 0.8, 0.3, edge=0.04)
    paint.fill(paint.dot(x, y, radius * 0.6), "wood" if name == "gold" else "gold", 0.7, 0, edge=0)


def blades(  # noqa: PLR0917 - a place is x and y everywhere in the studio
    paint: Paint, x: float, y: float, spread: float, tall: tuple[float, float], count: int, tone: float
) -> None:
    """Paint a tuft of grass whose foot is at x, y."""
    drawn = paint.drawn
    for number in range(count):
        left = x + drawn.uniform(-spread, spread)
        high = drawn.uniform(*tall)
        lean = (left - x) * 0.5 + drawn.uniform(-1, 1)
        shape = paint.poly((left - 0.8, y), (left + lean, y - high), (left + 0.8, y))
        shade = 0.32 if number < count // 4 else tone + drawn.normal(0, 0.08)
        paint.fill(shape, "meadow", shade, 0, down=(0.1, -0.14), edge=0)


def tuft(seed: int, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a tuft of grass."""
    paint = Paint(20, 16, 500 + seed)
    blades(paint, 10, 14, 4.5, (4, 10), 15, 0.76)
    return paint.reduce(outline=False, cut=0.3)


def drift(kind: str, size: str, seed: int, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw wild flowers of one kind in a loose patch, thickest in its middle."""
    width, height, count = DRIFTS[size]
    paint = Paint(width, height, 520 + seed)
    name, tone = FLOWERS[kind]
    drawn = paint.drawn
    places = drawn.normal((width / 2, height / 2 + 2), (width / 6, height / 6), (count, 2))
    places = places[np.argsort(places[:, 1])]
    for x, y in places:
        left, top = np.clip(x, 4, width - 4), np.clip(y, 6, height - 4)
        blades(paint, left, top + 3, 2.6, (2.4, 5), 4, 0.55)
        if drawn.random() < 0.85:
            blossom(
                paint,
                left + drawn.uniform(-1, 1),
                top - drawn.uniform(0, 1.5),
                name,
                drawn.uniform(0.95, 1.35),
                tone,
            )
    return paint.reduce(outline=False, cut=0.35)


def tulips(colour: str, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a row of tulips, a tile long."""
    paint = Paint(32, 24, 540)
    for number, x in enumerate((4, 10, 16, 22, 28)):
        name = ("red", "gold", "pink", "violet")[number % 4] if colour == "mixed" else colour
        y = 9 + number % 2 * 2.5
        paint.fill(paint.rect(x - 0.6, y, x + 0.7, 22), "meadow", 0.3, 0, edge=0)
        for side in (-1, 1):
            leaf = paint.poly((x, 22.5), (x + side * 3.2, 13.5), (x + side * 1.6, 20))
            paint.fill(leaf, "meadow", 0.58, 0, edge=0.05)
        paint.fill(paint.oval(x - 2.3, y - 4, x + 2.3, y + 1.8), name, 0.62, 2, 0.5, edge=0.2)
        paint.fill(paint.poly((x - 1, y - 4.4), (x, y - 1.6), (x + 1, y - 4.4)), name, 0.25, 0, edge=0)
    return paint.reduce(outline=False, cut=0.4)


def mushrooms(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw three toadstools."""
    paint = Paint(24, 20, 550)
    for x, y, radius in ((9, 11, 4.4), (17, 14, 3), (4, 15.5, 2.2)):
        paint.fill(paint.rect(x - 1.2, y, x + 1.2, y + 4.4, 1), "plaster", 0.85, 1, 0.4)
        paint.fill(paint.oval(x - radius, y - radius, x + radius, y + radius * 0.5), "red", 0.55, 3, 0.5)
        for across in (-0.45, 0.1, 0.5):
            spot = paint.dot(x + across * radius, y - radius * (0.5 - abs(across) * 0.4), 0.7)
            paint.fill(spot, "plaster", 0.97, 0, edge=0)
    return paint.reduce()


def reeds(seed: int, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw reeds with brown heads."""
    paint = Paint(26, 34, 560 + seed)
    drawn = paint.drawn
    for number in range(11):
        x, top = 4 + number * 1.8, drawn.uniform(3, 13)
        tip = x + drawn.uniform(-2.5, 2.5)
        tone = drawn.choice((0.34, 0.5, 0.62))
        paint.fill(paint.poly((x - 0.8, 33), (tip, top), (x + 0.8, 33)), "meadow", tone, 0, edge=0)
        if number % 3 == 1:
            paint.fill(paint.oval(tip - 1.2, top - 1, tip + 1.2, top + 6), "wood", 0.45, 1, 0.4, edge=0.1)
    return paint.reduce(outline=False, cut=0.3)


def lilies(blooming: bool, seed: int, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw lily pads that float."""
    paint = Paint(36, 24, 570 + seed)
    for x, y, radius, gap in ((11, 9, 7, 0.4), (25, 13, 6, 2.4), (13, 18, 4.6, 4.0))[: 2 + seed % 2]:
        notch = paint.poly(
            (x, y),
            (x + 9 * np.cos(gap), y + 6 * np.sin(gap)),
            (x + 9 * np.cos(gap + 0.6), y + 6 * np.sin(gap + 0.6)),
        )
        paint.fill(
            paint.dot(x, y, radius, radius * 0.68) & ~notch, "meadow", 0.56, 2, 0.3, down=(0.08, -0.08)
        )
        if blooming:
            for number in range(7):
                turn = number * 0.9
                petal = paint.dot(x - 1 + 2.2 * np.cos(turn), y - 1.5 + 1.4 * np.sin(turn), 1.5, 1.1)
                paint.fill(petal, "pink", 0.8, 1, 0.4, edge=0.06)
            paint.fill(paint.dot(x - 1, y - 1.8, 1), "gold", 0.8, 0)
    return paint.reduce(dark=0.5)


def _flat(name: str, draw: partial[Image.Image]) -> Prop:
    return Prop(name, draw, shadow="none", flat=True)


PROPS = (
    *(_flat(f"tuft {seed}", partial(tuft, seed)) for seed in (1, 2, 3)),
    *(
        _flat(f"{kind} {size}", partial(drift, kind, size, 10 * place))
        for place, kind in enumerate(FLOWERS)
        for size in DRIFTS
    ),
    *(
        _flat(f"tulips {colour}", partial(tulips, colour))
        for colour in ("red", "gold", "pink", "violet", "mixed")
    ),
    _flat("mushrooms", partial(mushrooms)),
    *(Prop(f"reeds {seed}", partial(reeds, seed), shadow="none", sways=True) for seed in (1, 2)),
    *(_flat(f"lilies {seed}", partial(lilies, seed != 2, seed)) for seed in (1, 2, 3)),
)
"""Every prop of this module."""
