"""Trodden earth, gravel and tilled soil."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from studio.paint import FINE, TILE_PX, Paint
from studio.palette import ramp
from terrain import fringe, shape

if TYPE_CHECKING:
    import numpy.typing as npt
    from PIL import Image

    from studio.palette import Floats

BORDER_PX = 3.0
"""What lies nearer than this to a side of its tile is the same in all tiles of the kind."""


GROWN = 0.4
"""The part of the tiles of trodden earth on which a tuft of grass has come through."""


def _tuft(paint: Paint, x: float, y: float) -> None:
    """Paint a tuft of grass whose foot is at x, y."""
    for number in range(8):
        left = x + paint.drawn.uniform(-2.6, 2.6)
        high, lean = paint.drawn.uniform(2, 4.5), (left - x) * 0.5
        shade = 0.32 if number < 2 else 0.62 + paint.drawn.normal(0, 0.08)
        paint.fill(
            paint.poly((left - 0.7, y), (left + lean, y - high), (left + 0.7, y)), "meadow", shade, 0, edge=0
        )


def dirt(mask: int, variant: int) -> Image.Image:
    """Draw trodden earth: worn paler in the middle, a few pebbles."""
    cloud = 0.05 * shape.cloud(variant, 10.0) + 0.045 * shape.cloud(100 + variant, 2.2)
    paint, deep, bed = _ground(mask, variant, "boards", 0.715 + cloud)
    drawn = np.random.default_rng(500 + variant)
    for x, y in drawn.uniform(BORDER_PX, TILE_PX - BORDER_PX - 5, (9, 2)):
        tone, long = drawn.choice((0.6, 0.64, 0.84)), drawn.uniform(2, 5)
        streak = paint.line([(x, y), (x + long * 0.5, y + drawn.uniform(-0.6, 0.6)), (x + long, y)], 0.9)
        paint.fill(streak & bed, "boards", tone, 0, edge=0)
    if drawn.random() < GROWN:
        x, y = drawn.uniform(8, TILE_PX - 8, 2)
        _tuft(paint, x, y)
    for x, y in drawn.uniform(BORDER_PX, TILE_PX - BORDER_PX, (7, 2)):
        radius = drawn.uniform(0.5, 1.3)
        paint.fill(paint.dot(x + 0.4, y + 0.5, radius, radius * 0.75) & bed, "boards", 0.5, 0, edge=0)
        paint.fill(
            paint.dot(x, y, radius, radius * 0.7) & bed,
            "flagstone",
            drawn.uniform(0.5, 0.8),
            0.8,
            0.3,
            edge=0,
        )
    return _edged(paint, mask, deep, bed, variant)


def gravel(mask: int, variant: int) -> Image.Image:
    """Draw raked gravel: pebbles side by side."""
    cloud = 0.05 * shape.cloud(20 + variant, 8.0)
    paint, deep, bed = _ground(mask, variant, "flagstone", 0.52 + cloud)
    shared = np.random.default_rng(600)
    for x, y, tone in shared.uniform(0, 1, (90, 3)):
        left, top = x * TILE_PX, y * TILE_PX
        if min(left, top, TILE_PX - left, TILE_PX - top) < BORDER_PX:
            for across in (-TILE_PX, 0, TILE_PX):
                for down in (-TILE_PX, 0, TILE_PX):
                    _pebble(paint, bed, left + across, top + down, tone)
    drawn = np.random.default_rng(601 + variant)
    for x, y, tone in drawn.uniform(0, 1, (70, 3)):
        inner = TILE_PX - 2 * BORDER_PX
        _pebble(paint, bed, BORDER_PX + x * inner, BORDER_PX + y * inner, tone)
    return _edged(paint, mask, deep, bed, variant)


def _pebble(paint: Paint, bed: npt.NDArray[np.bool_], x: float, y: float, tone: float) -> None:
    if not -2 < x < TILE_PX + 2 or not -2 < y < TILE_PX + 2:
        return
    radius = 0.8 + 0.8 * tone
    paint.fill(paint.dot(x + 0.3, y + 0.6, radius, radius * 0.8) & bed, "flagstone", 0.3, 0, edge=0)
    paint.fill(
        paint.dot(x, y, radius, radius * 0.75) & bed, "flagstone", 0.48 + 0.36 * tone, 0.8, 0.3, edge=0
    )


def soil(mask: int, variant: int) -> Image.Image:
    """Draw a tilled bed with furrows along it."""
    y = (np.mgrid[: TILE_PX * FINE, : TILE_PX * FINE][0] + 0.5) / FINE
    bent = y + 0.9 * shape.wobble(255, 90 + variant, 9.0)
    ridge = np.sin(bent * 2 * np.pi / 8)
    clods = 0.07 * shape.wobble(255, 91 + variant, 2.0)
    paint, deep, bed = _ground(mask, variant, "walnut", 0.42 + 0.12 * ridge + clods, 8.0)
    drawn = np.random.default_rng(700 + variant)
    for x, top in drawn.uniform(BORDER_PX, TILE_PX - BORDER_PX, (9, 2)):
        paint.fill(paint.dot(x, top, 1, 0.7) & bed, "walnut", drawn.uniform(0.3, 0.68), 0.7, 0.3, edge=0)
    return _edged(paint, mask, deep, bed, variant, tall=0.8)


def _ground(
    mask: int, variant: int, name: str, tones: Floats, wide: float = shape.WIDE_PX
) -> tuple[Paint, Floats, npt.NDArray[np.bool_]]:
    """Lay the ground of a tile up to its edge, darker and damp towards it."""
    paint = Paint(TILE_PX, TILE_PX, 400 + variant)
    deep = shape.inside(mask, wide=wide) + 2.2 * shape.wobble(mask, variant)
    bed = deep > -0.8
    damp = 0.13 * np.exp(-np.maximum(deep + 0.8, 0) / 1.8)
    paint.colours[bed] = ramp(name, np.clip(tones - damp, 0.02, 0.98))[bed]
    paint.cover[bed] = 1
    return paint, deep, bed


def _edged(
    paint: Paint, mask: int, deep: Floats, bed: npt.NDArray[np.bool_], variant: int, *, tall: float = 1.0
) -> Image.Image:
    fringe.shade(paint, bed, 0.34)
    fringe.tufts(paint, mask, deep, variant, tall)
    return paint.reduce(outline=False, crisp=0.3, cut=0.4)
