"""How far inside its terrain each point of a tile lies, so that tiles side by side agree.

Tiles know only their mask. Therefore an edge leaves a tile at a fixed distance from its corner, and
in between it may wander as it likes.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import numpy as np

from studio import texture
from studio.paint import FINE, TILE_PX

if TYPE_CHECKING:
    from studio.palette import Floats

MARGIN_PX = 4.0
"""How far from the side of its tile an edge runs."""

ROUND_PX = 11.0
"""Radius of an outer corner where the tile has room for no more: an end, a lonely tile."""

WIDE_PX = 16.0
"""Radius of an outer corner of an area at least two tiles wide, unless a terrain wants another."""

DEEP_PX = 11.0
"""Nothing is told about points deeper inside: there a tile cannot know the cells beyond."""

_ACROSS = {1: 16, 4: 64, 16: 1, 64: 4}
"""The bit of the side that lies across from a side."""

_FINE_PX = TILE_PX * FINE


def _grid() -> tuple[Floats, Floats]:
    y, x = (np.mgrid[:_FINE_PX, :_FINE_PX] + 0.5) / FINE
    return y, x


@functools.cache
def inside(mask: int, margin: float = MARGIN_PX, wide: float = WIDE_PX) -> Floats:
    """Give the distance to the edge in pixels for the points of the canvas, negative outside."""
    y, x = _grid()
    return at(mask, x, y, margin, wide)


def at(mask: int, x: Floats, y: Floats, margin: float = MARGIN_PX, wide: float = WIDE_PX) -> Floats:
    """Give the distance to the edge at points of a tile, in pixels of the picture.

    ``wide`` is the radius of the outer corners of large areas.
    """
    away = {1: y - margin, 4: TILE_PX - x - margin, 16: TILE_PX - y - margin, 64: x - margin}
    deep = np.full(np.shape(x), DEEP_PX)
    for bit, distance in away.items():
        if not mask & bit:
            deep = np.minimum(deep, distance)
    corners = (
        (2, 1, 4, TILE_PX, 0),
        (8, 16, 4, TILE_PX, TILE_PX),
        (32, 16, 64, 0, TILE_PX),
        (128, 1, 64, 0, 0),
    )
    for bit, vertical, horizontal, corner_x, corner_y in corners:
        has_vertical, has_horizontal = mask & vertical, mask & horizontal
        if not has_vertical and not has_horizontal:
            opposite = mask & _ACROSS[vertical] and mask & _ACROSS[horizontal]
            radius = wide if opposite else min(wide, ROUND_PX)
            rest = np.hypot(np.maximum(radius - away[vertical], 0), np.maximum(radius - away[horizontal], 0))
            deep = np.minimum(deep, np.where(rest > 0, radius - rest, deep))
        elif has_vertical and has_horizontal and not mask & bit:
            deep = np.minimum(deep, np.hypot(x - corner_x, y - corner_y) - margin)
    return deep


@functools.cache
def wobble(mask: int, seed: int, scale: float = 7.0) -> Floats:
    """Give -1..1, by which an edge may wander: different for every seed, still where tiles meet."""
    y, x = _grid()
    still = np.ones((_FINE_PX, _FINE_PX))
    for bit, distance in ((1, y), (4, TILE_PX - x), (16, TILE_PX - y), (64, x)):
        if mask & bit:
            still = still * np.clip((distance - 1) / 6, 0, 1)
    shared = texture.noise(_FINE_PX, _FINE_PX, scale * FINE, 900, 2)
    own = texture.noise(_FINE_PX, _FINE_PX, scale * FINE, 901 + seed, 2)
    return shared * (1 - still) + own * still


@functools.cache
def cloud(seed: int, scale: float = 9.0) -> Floats:
    """Give -1..1 for the inside of a terrain: nothing at the sides of a tile, so that no border repeats."""
    y, x = _grid()
    away = np.minimum(np.minimum(x, TILE_PX - x), np.minimum(y, TILE_PX - y))
    own = texture.noise(_FINE_PX, _FINE_PX, scale * FINE, 950 + seed, 2)
    faded: Floats = own * np.clip((away - 0.5) / 7, 0, 1)
    return faded
