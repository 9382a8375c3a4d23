"""Floors of wood: planks of several woods, and parquet."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from studio.paint import FINE, Paint

if TYPE_CHECKING:
    from PIL import Image

SIDE_PX = 128
"""Side of the macro of a floor."""

PLANK_PX = 8
"""Breadth of a plank: sixteen fit the macro."""

SPARE_PX = 80
"""Room beyond the right edge, so that a plank across the seam is painted in one piece."""


class Wood(NamedTuple):
    """How the planks of a floor look."""

    ramp: str
    tone: float
    spread: float
    """How far the tones of two planks differ."""
    joint: float
    """Tone between planks."""
    grain: float


WOODS = {
    "oak": Wood("boards", 0.57, 0.07, 0.3, 0.05),
    "walnut": Wood("boards", 0.29, 0.06, 0.08, 0.045),
    "pine": Wood("boards", 0.79, 0.06, 0.5, 0.045),
    "dark oak": Wood("walnut", 0.46, 0.03, 0.24, 0.05),
}


def planks(name: str) -> Image.Image:
    """Draw a floor of planks that butt against each other in a staggered order."""
    wood = WOODS[name]
    wide = Paint(SIDE_PX + SPARE_PX, SIDE_PX, 40 + len(name))
    wide.fill(wide.full(), wood.ramp, wood.joint, 0, edge=0)
    paint = Paint(SIDE_PX, SIDE_PX, 40)
    paint.cover[:] = 1
    grain, drawn = wide.grain(1), wide.drawn
    last = 0.0
    for row in range(SIDE_PX // PLANK_PX):
        start = last = (last + drawn.uniform(18, 40)) % 44
        left = start
        for length in _lengths(drawn):
            _plank(
                wide, wood, (left, row * PLANK_PX, length), np.roll(grain, drawn.integers(0, 800, 2), (0, 1))
            )
            left += length
        _wrap(paint, wide, row, start)
    return paint.reduce(outline=False, wrap=True, crisp=0.3)


def _lengths(drawn: np.random.Generator) -> list[float]:
    """Give three planks that fill a row."""
    parts = drawn.uniform(34, 52, 3)
    lengths = np.round(parts / parts.sum() * SIDE_PX)
    lengths[-1] = SIDE_PX - lengths[:-1].sum()
    return [float(length) for length in lengths]


def _plank(
    wide: Paint,
    wood: Wood,
    place: tuple[float, float, float],
    grain: np.ndarray[tuple[int, ...], np.dtype[np.float64]],
) -> None:
    left, top, length = place
    drawn = wide.drawn
    tone = wood.tone + drawn.choice((-1.0, -0.4, 0.0, 0.0, 0.3, 1.0)) * wood.spread
    shape = wide.rect(left + 0.3, top + 0.3, left + length - 0.3, top + PLANK_PX - 0.35, 0.5)
    wide.fill(shape, wood.ramp, tone, 0.8, 0.11, edge=0.03, texture=wood.grain * grain)
    if drawn.random() < 0.3:
        x, y = left + drawn.uniform(8, length - 8), top + 4 + drawn.uniform(-1, 1)
        wide.fill(wide.dot(x, y, 1.5, 0.9) & shape, wood.ramp, tone - 0.09, 0, edge=0)
        wide.fill(wide.dot(x, y, 0.7, 0.5) & shape, wood.ramp, tone - 0.2, 0, edge=0)
    for x in (left + 2, left + length - 2):
        wide.fill(wide.dot(x, top + PLANK_PX / 2, 0.5), wood.ramp, tone - 0.2, 0, edge=0)


def _wrap(paint: Paint, wide: Paint, row: int, start: float) -> None:
    """Bring a row whose first plank begins at ``start`` into the macro, what sticks out at the left."""
    rows = slice(row * PLANK_PX * FINE, (row + 1) * PLANK_PX * FINE)
    first = round(start * FINE)
    across = SIDE_PX * FINE
    paint.colours[rows] = wide.colours[rows, :across]
    paint.colours[rows, :first] = wide.colours[rows, across : across + first]


def parquet() -> Image.Image:
    """Draw parquet: squares of four staves, every other square turned."""
    paint = Paint(SIDE_PX, SIDE_PX, 43)
    paint.fill(paint.full(), "boards", 0.22, 0, edge=0)
    along, upright, drawn = paint.grain(1), paint.grain(2, upright=True), paint.drawn
    for top in range(0, SIDE_PX, 16):
        for left in range(0, SIDE_PX, 16):
            turned = (top + left) // 16 % 2
            base = 0.46 if turned else 0.41
            for stave in range(4):
                low, high = stave * 4 + 0.2, stave * 4 + 3.8
                box = (
                    (left + low, top + 0.2, left + high, top + 15.8)
                    if turned
                    else (left + 0.2, top + low, left + 15.8, top + high)
                )
                paint.fill(
                    paint.rect(*box, 0.3),
                    "boards",
                    base + drawn.normal(0, 0.03),
                    0.7,
                    0.1,
                    edge=0.02,
                    texture=0.035 * (upright if turned else along),
                )
    return paint.reduce(outline=False, wrap=True, crisp=0.3)
