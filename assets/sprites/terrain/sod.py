"""Patches of other grass on the meadow: lush and dark, or dry and pale, and single tufts to strew.

They break up the meadow where it is wide, on a scale that its own macro cannot have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from studio.paint import FINE, TILE_PX, Paint
from studio.palette import ramp
from terrain import shape
from terrain.blades import Sward

if TYPE_CHECKING:
    from PIL import Image

MEADOWS = 16
"""How many tiles with single tufts there are: four each of pale blades, dark tufts, clover and flowers."""


class Grass(NamedTuple):
    """How a patch looks."""

    ground: float
    blades: tuple[float, float]
    """Tones of the dark and of the bright ones."""
    tall: float
    count: int


KINDS = {"lush": Grass(0.47, (0.3, 0.66), 4.2, 46), "pale": Grass(0.625, (0.5, 0.8), 2.6, 34)}


def tile(kind: str, mask: int, variant: int) -> Image.Image:
    """Draw the tile of a mask of a patch."""
    look = KINDS[kind]
    ragged = 2.6 * shape.wobble(mask, 30 + variant, 2.2)
    deep = shape.inside(mask, 6.0, 24.0) + 5.5 * shape.wobble(mask, variant, 8.0) + ragged
    tones = look.ground + 0.05 * shape.cloud(40 + variant, 8.0) + 0.02 * shape.wobble(255, 111, 3.0)
    sward = Sward(TILE_PX, TILE_PX, tones)
    shared, own = np.random.default_rng(1100), np.random.default_rng(1101 + variant)
    # The tufts on the border are the same in all tiles: none of them may catch the eye.
    plain = look._replace(blades=(look.blades[1] - 0.16, look.blades[1] - 0.06))
    for drawn, inner in ((shared, False), (own, True)):
        for x, y, chance in drawn.uniform(0, 1, (look.count, 3)):
            left, foot = x * TILE_PX, y * TILE_PX
            if (min(left, foot, TILE_PX - left, TILE_PX - foot) > 5) == inner:
                _tussock(sward, drawn, (left, foot), look if inner else plain, chance)
    paint = Paint(TILE_PX, TILE_PX, 1)
    paint.colours[:] = ramp("meadow", sward.tones())
    paint.cover[:] = deep > 0
    return paint.reduce(outline=False, crisp=0.25)


def _tussock(
    sward: Sward, drawn: np.random.Generator, foot: tuple[float, float], look: Grass, chance: float
) -> None:
    dark, bright = look.blades
    for number in range(4):
        tone = dark + 0.05 * chance if number == 0 else bright - 0.1 * chance
        sward.blade(
            foot[0] + drawn.normal(0, 1.7),
            foot[1] + drawn.normal(0, 0.7),
            drawn.uniform(-1.5, 1.5),
            look.tall * drawn.uniform(0.6, 1.1),
            tone,
        )


def meadow(number: int) -> Image.Image:
    """Draw a tile that is empty but for some tufts, clover or small flowers."""
    paint = Paint(TILE_PX, TILE_PX, 1)
    drawn = np.random.default_rng(1200 + number)
    sward = Sward(TILE_PX, TILE_PX, np.zeros((TILE_PX * FINE, TILE_PX * FINE)), wraps=False)
    group = number // 4
    places = drawn.uniform(6, TILE_PX - 6, (3 + number % 3, 2))
    for x, y in places[np.argsort(places[:, 1])]:
        if group == 2:
            for left, top in drawn.normal((x, y), (3, 2.4), (8, 2)):
                sward.dot(left + 0.3, top + 0.6, 0.9, 0.3)
                sward.dot(left, top, 0.8, 0.66)
        else:
            _tussock(sward, drawn, (x, y), KINDS["pale" if group == 0 else "lush"], drawn.random())
            _tussock(sward, drawn, (x + 1, y), KINDS["pale" if group == 0 else "lush"], drawn.random())
    tones = sward.tones()
    grown = tones > 0.05
    paint.colours[grown] = ramp("meadow", tones)[grown]
    paint.cover[grown] = 1
    if group == 3:
        petals, heart = (("plaster", "gold"), ("gold", "wood"), ("violet", "gold"), ("pink", "plaster"))[
            number % 4
        ]
        for x, y in places:
            for left, top in drawn.normal((x, y - 2.5), (2.5, 1.5), (2, 2)):
                for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                    paint.fill(paint.dot(left + across, top + down, 0.75), petals, 0.85, 0, edge=0)
                paint.fill(paint.dot(left, top, 0.6), heart, 0.7, 0, edge=0)
    return paint.reduce(outline=False, crisp=0.3, cut=0.35)
