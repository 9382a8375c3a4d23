"""All floors by name: 128 px macros that wrap, quiet and warm, for busy objects to stand on."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import numpy as np

from studio.paint import FINE, Paint
from terrain import flags, planks

if TYPE_CHECKING:
    from PIL import Image

CARPETS = {
    "carpet red": ("red", 0.4),
    "carpet blue": ("pond", 0.17),
    "carpet green": ("teal", 0.4),
    "carpet violet": ("violet", 0.25),
}
"""Wall-to-wall carpets: ramp and tone."""

STEP = 0.17
"""How much lighter the woven pattern of a carpet is than its pile."""

DRAWN = {
    "parquet": planks.parquet,
    "college tile": flags.college,
    "marble": flags.marble,
    "stone": flags.ashlar,
}

NAMES = (*planks.WOODS, *DRAWN, *flags.TILINGS, *CARPETS)
"""Every floor."""


@functools.cache
def macro(name: str) -> Image.Image:
    """Draw a floor."""
    if name in planks.WOODS:
        return planks.planks(name)
    if name in flags.TILINGS:
        return flags.tiling(name)
    if name in CARPETS:
        return _carpet(*CARPETS[name])
    return DRAWN[name]()


def _carpet(ramp: str, tone: float) -> Image.Image:
    """Draw a carpet: pile, and a small woven lozenge every 16 px that one sees only up close."""
    side = planks.SIDE_PX
    paint = Paint(side, side, 70)
    y, x = (np.mgrid[: side * FINE, : side * FINE] + 0.5) / FINE
    row = (y // 8).astype(int)
    away = np.abs((x + row % 2 * 8) % 16 - 8) + np.abs(y % 8 - 4)
    lozenge = np.where(away < 1.3, STEP, 0.0)
    pile = np.where((x.astype(int) + y.astype(int)) % 2 == 0, 0.012, -0.012)
    paint.fill(paint.full(), ramp, tone, 0, edge=0, texture=lozenge + pile)
    return paint.reduce(outline=False, wrap=True, crisp=0)
