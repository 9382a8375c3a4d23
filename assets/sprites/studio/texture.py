"""Textures as tone fields in -1..1, the same on every run; they wrap at the edges of the canvas."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import numpy as np
from scipy import ndimage

if TYPE_CHECKING:
    from studio.palette import Floats


@functools.lru_cache(400)
def noise(  # noqa: PLR0917 - height, width, scale and seed are given every time
    height: int, width: int, scale: float, seed: int = 0, octaves: int = 3, stretch: tuple[int, int] = (1, 1)
) -> Floats:
    """Give wrapping value noise; ``scale`` is the size of its blobs in pixels, ``stretch`` is (y, x)."""
    total, weight, weights = np.zeros((height, width)), 1.0, 0.0
    drawn = np.random.default_rng(seed)
    for _ in range(octaves):
        down, across = (
            max(1, round(side / (scale * stretched)))
            for side, stretched in zip((height, width), stretch, strict=True)
        )
        grid = drawn.uniform(-1, 1, (down, across))
        rows = (np.arange(height) + 0.5) / height * down - 0.5
        columns = (np.arange(width) + 0.5) / width * across - 0.5
        places = np.meshgrid(rows, columns, indexing="ij")
        total += weight * ndimage.map_coordinates(grid, places, order=3, mode="grid-wrap")
        weights += weight
        weight, scale = weight * 0.55, max(1.0, scale / 2)
    blended: Floats = np.clip(total / weights * 1.5, -1, 1).round(9)
    return blended


@functools.lru_cache(200)
def grain(height: int, width: int, seed: int = 0, *, upright: bool = False) -> Floats:
    """Give the grain of wood: long streaks, bent by slow noise; along x, or along y if ``upright``."""
    if upright:
        return grain(width, height, seed).T
    bent = np.arange(height)[:, None] + 9 * noise(height, width, 40, seed, 2, (1, 4))
    streaks = np.sin(bent * 0.55 + 3 * noise(height, width, 60, seed + 1, 1, (1, 3)))
    mixed: Floats = 0.45 * streaks + 0.75 * noise(height, width, 5, seed + 2, 2, (1, 14))
    return mixed


@functools.lru_cache(100)
def weave(height: int, width: int, period: int = 4) -> Floats:
    """Give the weave of a cloth with threads ``period`` pixels wide."""
    y, x = np.mgrid[:height, :width]
    over = np.sin(x % period / period * np.pi)
    under = np.sin(y % period / period * np.pi)
    woven: Floats = np.where((x // period + y // period) % 2, over, under) * 2 - 1.2
    return woven
