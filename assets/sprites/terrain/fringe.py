"""The soft edge of a terrain: shadow of the sod on it, and tufts of grass that hang over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from scipy import ndimage

from studio.paint import FINE, TILE_PX
from studio.palette import ramp
from terrain.blades import Sward

if TYPE_CHECKING:
    import numpy.typing as npt

    from studio.paint import Paint
    from studio.palette import Floats

EVERY_PX = 2.4
"""About one tuft stands on so many pixels of edge."""


REACH_PX = 0.2
"""How far outside the edge tufts stand."""


def shade(paint: Paint, bed: npt.NDArray[np.bool_], strength: float = 0.42) -> None:
    """Let the sod around throw its shadow on the terrain: wide from the north and west, else narrow."""
    outside = np.pad(~bed, 8, mode="edge").astype(np.float64)
    cast = ndimage.shift(outside, (1.6 * FINE, 1.2 * FINE), order=0, mode="nearest")
    dark = ndimage.gaussian_filter(np.maximum(cast, outside), 1.1 * FINE, mode="nearest")[8:-8, 8:-8]
    paint.colours *= 1 - (dark * strength * bed)[..., None] * np.array([0.95, 0.88, 0.72])


def tufts(
    paint: Paint, mask: int, deep: Floats, seed: int, tall: float = 1.0, *, reach: float = REACH_PX
) -> None:
    """Plant tufts along the edge: low ones where the grass lies beyond, hanging ones where it lies above."""
    if mask == 255:
        return
    drawn = np.random.default_rng(mask * 31 + seed)
    rows, columns = np.nonzero(np.abs(deep + reach) < 0.4)
    if not len(rows):
        return
    count = int(len(rows) / FINE / EVERY_PX)
    slope_y, slope_x = np.gradient(ndimage.gaussian_filter(deep, 4, mode="nearest"))
    sward = Sward(TILE_PX, TILE_PX, np.zeros((TILE_PX * FINE, TILE_PX * FINE)), wraps=False)
    picked = drawn.integers(0, len(rows), count)
    for place in picked[np.argsort(rows[picked], kind="stable")]:
        x, y = columns[place] / FINE, rows[place] / FINE
        if not (_free(mask, x, y)):
            continue
        across, down = slope_x[rows[place], columns[place]], slope_y[rows[place], columns[place]]
        _tuft(sward, drawn, (x, y), (across * FINE, down * FINE), tall)
    tones = sward.tones()
    grown = tones > 0.05
    paint.colours[grown] = ramp("meadow", tones)[grown]
    paint.cover[grown] = 1


def _free(mask: int, x: float, y: float) -> bool:
    """Tell whether a tuft here stays within the tile where another tile of the terrain follows."""
    near = {1: y, 4: TILE_PX - x, 16: TILE_PX - y, 64: x}
    return all(distance > 2.5 for bit, distance in near.items() if mask & bit)


def _tuft(
    sward: Sward,
    drawn: np.random.Generator,
    place: tuple[float, float],
    into: tuple[float, float],
    tall: float,
) -> None:
    """Draw some blades that lean towards the terrain; those above it fall down over its rim."""
    x, y = place
    across, down = into
    lush = drawn.random() ** 2
    for number in range(int(5 + 5 * lush)):
        left = x + drawn.normal(0, 1.5 + lush)
        # Beside an upright edge blades only sway: leaning in, they would cut it into teeth.
        lean = across * 2.2 + drawn.uniform(-1.6, 1.6) if abs(down) > 0.5 else across + drawn.uniform(-1, 1)
        high = drawn.uniform(2.2, 4 + 2.2 * lush) * tall
        tone = 0.3 + 0.06 * drawn.random() if number < 3 else 0.5 + 0.32 * drawn.random()
        if down > 0.3:  # the terrain lies below: blades hang over it
            sward.blade(left, y - 0.4, lean, -high * 0.85 if number % 2 else high * 0.6, tone)
        else:
            sward.blade(left, y + 1.4, lean, high, tone)
