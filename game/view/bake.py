"""Put tile layers together into a few large pictures; no ``arcade`` in here.

Which layers lie over the people is ``ground``'s business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PIL import Image

    from game.content.tiled import TileLayer

Pixels = npt.NDArray[np.uint8]
"""``[y, x, channel]``, red green blue alpha, row 0 at the top."""

CHUNK_PX = 512
"""Pixels along one side of a chunk."""

OVERVIEW_PART = 2
"""The picture used when zoomed out has one pixel for so many, in both directions."""


def compose(layers: Sequence[TileLayer], images: Mapping[int, Image.Image]) -> Pixels:
    """Paint ``layers`` over each other, lowest ``z`` first; empty where no layer has a tile."""
    height, width = layers[0].gids.shape
    canvas = np.zeros((height * TILE_PX, width * TILE_PX, 4), dtype=np.uint8)
    tiles = {gid: np.asarray(image.convert("RGBA"), dtype=np.uint8) for gid, image in images.items()}
    for layer in sorted(layers, key=lambda each: each.z):
        for y, x in np.argwhere(layer.gids != 0):
            tile = tiles.get(int(layer.gids[y, x]))
            if tile is not None:
                top, left = int(y) * TILE_PX, int(x) * TILE_PX
                _over(canvas[top : top + TILE_PX, left : left + TILE_PX], tile)
    return canvas


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


def chunks(picture: Pixels) -> list[tuple[int, int, Pixels]]:
    """Cut a picture: (left, top, pixels) of every chunk that is not empty, in reading order."""
    found = []
    for top in range(0, picture.shape[0], CHUNK_PX):
        for left in range(0, picture.shape[1], CHUNK_PX):
            part = picture[top : top + CHUNK_PX, left : left + CHUNK_PX]
            if part[..., 3].any():
                found.append((left, top, np.ascontiguousarray(part)))
    return found


def overview(picture: Pixels) -> Pixels:
    """Give the picture at a part of its size, each pixel the mean of those it stands for."""
    part = OVERVIEW_PART
    height, width = picture.shape[0] // part * part, picture.shape[1] // part * part
    fine = picture[:height, :width].astype(np.uint16)
    alpha = fine[..., 3:]
    shape = (height // part, part, width // part, part)
    weight = alpha.reshape(*shape, 1).sum((1, 3))
    colour = (fine[..., :3].astype(np.uint32) * alpha).reshape(*shape, 3).sum((1, 3))
    out = np.zeros((height // part, width // part, 4), dtype=np.uint8)
    out[..., :3] = colour // np.maximum(weight, 1)
    out[..., 3:] = weight // (part * part)
    return out
