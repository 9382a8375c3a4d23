"""The meadow: 256 px that wrap, with slow patches, clumps of blades and single blades."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from studio.paint import FINE, Paint
from studio.palette import ramp
from terrain.blades import Sward

if TYPE_CHECKING:
    import numpy as np
    from PIL import Image

    from studio.palette import Floats

SIDE_PX = 256
"""Side of the macro: it must be large, as the eye finds any pattern of its size again."""


@functools.cache
def macro() -> Image.Image:
    """Draw the meadow."""
    paint = Paint(SIDE_PX, SIDE_PX, 5)
    # No patch is larger than an eighth of the macro: a lone large one would show how it repeats.
    slow = paint.noise(36, 1, octaves=2)
    sward = Sward(SIDE_PX, SIDE_PX, 0.575 + 0.035 * slow + 0.03 * paint.noise(9, 3))
    drawn = paint.drawn
    for _ in range(1500):
        _tussock(sward, drawn, slow)
    for _ in range(210):
        _clump(sward, drawn, slow)
    for _ in range(130):
        x, y = drawn.uniform(0, SIDE_PX, 2)
        _clover(sward, drawn, x, y)
    paint.colours[:] = ramp("meadow", sward.tones())
    paint.cover[:] = 1
    return paint.reduce(outline=False, wrap=True, crisp=0.25)


def _at(slow: Floats, x: float, y: float) -> float:
    return float(slow[int(y * FINE) % slow.shape[0], int(x * FINE) % slow.shape[1]])


def _tussock(sward: Sward, drawn: np.random.Generator, slow: Floats) -> None:
    """Draw three to five short blades, mostly a shade off the ground: the finest of the three scales."""
    x, y = drawn.uniform(0, SIDE_PX, 2)
    high = _at(slow, x, y)
    lit = drawn.random() < 0.52 + 0.3 * high
    tone = (0.7 if lit else 0.47) + 0.04 * high + drawn.normal(0, 0.025)
    for _ in range(drawn.integers(3, 6)):
        foot_x, foot_y = x + drawn.normal(0, 2), y + drawn.normal(0, 1)
        sward.blade(
            foot_x, foot_y, drawn.uniform(-1.3, 1.3), drawn.uniform(2, 3.6), tone + drawn.normal(0, 0.02)
        )


def _clump(sward: Sward, drawn: np.random.Generator, slow: Floats) -> None:
    """Draw a clump with a dark foot and bright tips."""
    x, y = drawn.uniform(0, SIDE_PX, 2)
    high = _at(slow, x, y)
    wide = drawn.uniform(3.5, 7)
    for _ in range(int(wide * 2.2)):
        across = drawn.uniform(-1, 1)
        sward.blade(
            x + across * wide, y + drawn.normal(0, 0.8) + 1.2, across * 1.4, drawn.uniform(1, 2.4), 0.36
        )
    for _ in range(int(wide * 3)):
        across = drawn.uniform(-1, 1)
        tall = drawn.uniform(2.6, 5.2) * (1 - abs(across) * 0.45)
        tone = 0.66 + 0.04 * high + 0.12 * drawn.random() - 0.07 * across
        sward.blade(x + across * wide, y + drawn.normal(0, 0.8), across * 2, tall, tone)


def _clover(sward: Sward, drawn: np.random.Generator, x: float, y: float) -> None:
    """Draw a patch of small round leaves."""
    for _ in range(drawn.integers(2, 6)):
        left, top = x + drawn.normal(0, 3), y + drawn.normal(0, 2.2)
        sward.dot(left + 0.4, top + 0.6, 0.8, 0.4)
        sward.dot(left, top, 0.7, 0.82)
