"""Stones laid by hand: the pattern of a paved tile.

Every tile has nine stones or fewer. Five of them lie on its northern and western sides, always at
the same place, so that any two tiles fit; the inner ones differ from tile to tile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from studio.paint import FINE, TILE_PX

if TYPE_CHECKING:
    from studio.palette import Floats

SHARED = ((0.6, 1.2), (11.6, -1.4), (21.4, 1.6), (-1.2, 11.8), (1.4, 22.0))
"""Places of the stones that lie across the northern and the western side."""

INNER = ((11.0, 10.6), (21.6, 11.4), (10.2, 21.6), (21.0, 21.2))
"""Places of the others, before chance moves them."""

SIDES_POWER = 3.2
"""How angular stones are: 2 gives plain polygons, more gives squarer ones."""


class Stone(NamedTuple):
    """One stone: its middle, its tone 0..1 beside the middle tone, and where its presence is judged."""

    x: float
    y: float
    tone: float
    anchor: tuple[float, float]


def stones(variant: int) -> list[Stone]:
    """Give the stones of a tile and those of its neighbours that reach into it."""
    drawn = np.random.default_rng(7000 + variant)
    found = []
    for number, (x, y) in enumerate(SHARED):
        tone = (-0.2, 0.25, -0.35, 0.3, 0.0)[number]
        for across in (0, TILE_PX):
            for down in (0, TILE_PX):
                anchor = (across if x < 6 else x, down if y < 6 else y)
                upright, level = x < 6, y < 6
                if (across and not upright) or (down and not level):
                    continue
                found.append(Stone(x + across, y + down, tone, anchor))
    inner = [
        Stone(x + drawn.uniform(-2.8, 2.8), y + drawn.uniform(-2.6, 2.6), drawn.uniform(-1, 1), (x, y))
        for x, y in INNER
    ]
    return found + _joined(inner, drawn)


def _joined(inner: list[Stone], drawn: np.random.Generator) -> list[Stone]:
    """Sometimes let one long slab lie where two stones would."""
    pairs = ((0, 1), (2, 3), (0, 2), (1, 3))
    chosen = drawn.integers(0, 6)
    if chosen >= len(pairs):
        return inner
    one, other = pairs[chosen]
    tone = inner[one].tone
    return [
        stone._replace(tone=tone, anchor=inner[one].anchor) if place in {one, other} else stone
        for place, stone in enumerate(inner)
    ]


def cells(laid: list[Stone]) -> tuple[Floats, Floats]:
    """Give for every point of the canvas the number of its stone, and its distance to the next one.

    Stones with one tone and one anchor are the two halves of a slab: no joint runs between them.
    """
    side = TILE_PX * FINE
    y, x = (np.mgrid[:side, :side] + 0.5) / FINE
    slabs: dict[tuple[float, tuple[float, float]], int] = {}
    owner = [slabs.setdefault((stone.tone, stone.anchor), len(slabs)) for stone in laid]
    away = np.full((len(slabs), side, side), np.inf)
    for stone, number in zip(laid, owner, strict=True):
        across, down = np.abs(x - stone.x), np.abs(y - stone.y) * 1.06
        far = (across**SIDES_POWER + down**SIDES_POWER) ** (1 / SIDES_POWER)
        away[number] = np.minimum(away[number], far)
    order = np.sort(away, 0)
    first_of = {number: place for place, number in reversed(list(enumerate(owner)))}
    nearest = np.vectorize(first_of.get)(away.argmin(0))
    return nearest, order[1] - order[0]
