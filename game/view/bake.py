"""Put tile layers together into a few large pictures; no ``arcade`` in here.

Which layers lie over the people is ``ground``'s business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from PIL import Image

from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.content.tiled import TileLayer

Pixels = npt.NDArray[np.uint8]
"""``[y, x, channel]``, red green blue alpha, row 0 at the top."""

OVERVIEW_PART = 2
"""The picture used when zoomed out has one pixel for so many, in both directions."""


def compose(layers: Sequence[TileLayer], images: Mapping[int, Image.Image]) -> Pixels:
    """Paint ``layers`` over each other, lowest ``z`` first; empty where no layer has a tile.

    Every pile of tiles that occurs is painted once and then put wherever it occurs.
    """
    if not layers:
        return np.zeros((0, 0, 4), dtype=np.uint8)
    height, width = layers[0].gids.shape
    ordered = sorted(layers, key=lambda each: each.z)
    cells = np.stack([layer.gids.ravel() for layer in ordered], axis=1)
    piles, where = np.unique(cells, axis=0, return_inverse=True)
    tiles = {gid: np.asarray(image.convert("RGBA"), dtype=np.uint8) for gid, image in images.items()}
    painted = np.stack([_pile(pile, tiles) for pile in piles])
    grid = painted[where.reshape(height, width)]
    return np.ascontiguousarray(grid.swapaxes(1, 2).reshape(height * TILE_PX, width * TILE_PX, 4))


def _pile(gids: npt.NDArray[np.int32], tiles: Mapping[int, Pixels]) -> Pixels:
    """Paint the tiles that lie on one cell, lowest first."""
    below = np.zeros((TILE_PX, TILE_PX, 4), dtype=np.uint8)
    for gid in gids:
        if int(gid) in tiles:
            _over(below, tiles[int(gid)])
    return below


def _over(below: Pixels, tile: Pixels) -> None:
    """Paint ``tile`` over ``below``, in place."""
    alpha = tile[..., 3:]
    if int(alpha.min()) == 255 or not below[..., 3].any():
        below[...] = tile
        return
    cover = alpha.astype(np.uint16)
    mixed = (tile[..., :3] * cover + below[..., :3] * (255 - cover)) // 255
    np.copyto(below[..., :3], mixed.astype(np.uint8), where=alpha > 0)
    np.maximum(below[..., 3:], alpha, out=below[..., 3:])


def chunks(picture: Pixels, side: int) -> list[tuple[int, int, Pixels]]:
    """Cut a picture: (left, top, pixels) of every square that is not empty, in reading order."""
    found = []
    for top in range(0, picture.shape[0], side):
        for left in range(0, picture.shape[1], side):
            part = picture[top : top + side, left : left + side]
            if part[..., 3].any():
                found.append((left, top, np.ascontiguousarray(part)))
    return found


def laid_over(below: Pixels, above: Pixels) -> Pixels:
    """Give one picture with another over it; an empty one changes nothing."""
    if not above.size:
        return below
    whole = Image.fromarray(below)
    whole.alpha_composite(Image.fromarray(above))
    return np.asarray(whole, dtype=np.uint8)


def overview(picture: Pixels) -> Pixels:
    """Give the picture at a part of its size, each pixel the mean of those it stands for."""
    return np.asarray(Image.fromarray(picture).reduce(OVERVIEW_PART), dtype=np.uint8)
