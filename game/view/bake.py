"""Paint the ground of a map: its layers, what lies flat on it and the shadows; no ``arcade`` in here.

The ground never changes but for water and the like, which has a few phases: ``Baker`` paints any
rectangle of it in any phase. What stands on the ground is painted here for the overview only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from PIL import Image

from game.view import shadows
from game.view.rooms import wall_cells
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.content.pieces import Piece
    from game.content.tiled import TileLayer, TownFile

Pixels = npt.NDArray[np.uint8]
"""``[y, x, channel]``, red green blue alpha, row 0 at the top."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom of a rectangle, in tiles; the last two are outside."""

OVERVIEW_PART = 2
"""The picture used when zoomed out has one pixel for so many, in both directions."""

PEOPLE_Z = 10
"""Layers with a larger ``z`` are no ground: they cover the people."""


Tiles = Mapping[int, Pixels]
"""The pixels of every tile, by gid."""


def tiles_of(images: Mapping[int, Image.Image]) -> dict[int, Pixels]:
    """Give the pixels of tile pictures."""
    return {gid: np.asarray(image.convert("RGBA"), dtype=np.uint8) for gid, image in images.items()}


def compose(layers: Sequence[TileLayer], tiles: Tiles, box: Box | None = None) -> Pixels:
    """Paint ``layers`` over each other, lowest ``z`` first; empty where no layer has a tile.

    Every pile of tiles that occurs is painted once and then put wherever it occurs.
    """
    if not layers:
        return np.zeros((0, 0, 4), dtype=np.uint8)
    left, top, right, bottom = box or (0, 0, layers[0].gids.shape[1], layers[0].gids.shape[0])
    ordered = sorted(layers, key=lambda each: each.z)
    cells = np.stack([layer.gids[top:bottom, left:right].ravel() for layer in ordered], axis=1)
    piles, where = np.unique(cells, axis=0, return_inverse=True)
    painted = np.stack([_pile(pile, tiles) for pile in piles])
    width, height = right - left, bottom - top
    grid = painted[where.reshape(height, width)]
    return np.ascontiguousarray(grid.swapaxes(1, 2).reshape(height * TILE_PX, width * TILE_PX, 4))


def _pile(gids: npt.NDArray[np.int32], tiles: Tiles) -> Pixels:
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


class Baker:
    """Paints the ground of one town."""

    def __init__(self, town: TownFile) -> None:
        self._town = town
        self._layers = [layer for layer in town.layers if layer.z <= PEOPLE_Z]
        self.width, self.height = town.maze.width, town.maze.height
        size = self.width * TILE_PX, self.height * TILE_PX
        self._flat = [piece for piece in town.pieces if piece.flat]
        self._shade = shadows.cast(size, town.pieces, town.pictures)
        shadows.walls(self._shade, wall_cells(town.pieces, town.pictures))
        self._tiles = tiles_of(town.images)
        self._still = self._paint((0, 0, self.width, self.height), 0)
        self.phases = max((len(frames) for frames in town.animations.values()), default=1)

    def moves(self, box: Box) -> bool:
        """Tell whether anything in a rectangle changes from phase to phase."""
        left, top, right, bottom = box
        moving = list(self._town.animations)
        return any(np.isin(layer.gids[top:bottom, left:right], moving).any() for layer in self._layers)

    def ground(self, box: Box, phase: int = 0) -> Image.Image:
        """Give a rectangle of the ground."""
        if phase:
            return self._paint(box, phase)
        left, top, right, bottom = (side * TILE_PX for side in box)
        return self._still.crop((left, top, right, bottom))

    def _paint(self, box: Box, phase: int) -> Image.Image:
        left, top, right, bottom = box
        layers = [_in_phase(layer, self._town.animations, phase) for layer in self._layers]
        pixels = compose(layers, self._tiles, box)
        if not pixels.size:
            pixels = np.zeros(((bottom - top) * TILE_PX, (right - left) * TILE_PX, 4), dtype=np.uint8)
        picture = Image.fromarray(pixels)
        for piece in self._flat:
            lay(picture, self._town.pictures[piece.picture], piece, (left * TILE_PX, top * TILE_PX))
        shade = self._shade[top * TILE_PX : bottom * TILE_PX, left * TILE_PX : right * TILE_PX]
        alpha = picture.getchannel("A")
        picture.paste(shadows.COLOUR, (0, 0), Image.fromarray(np.ascontiguousarray(shade)))
        picture.putalpha(alpha)
        return picture

    def whole(self) -> Image.Image:
        """Paint all of the ground and everything that stands on it."""
        picture = self._still.copy()
        standing = [piece for piece in self._town.pieces if not piece.flat]
        for piece in sorted(standing, key=lambda one: one.base):
            lay(picture, self._town.pictures[piece.picture], piece, (0, 0))
        return picture


def lay(picture: Image.Image, image: Image.Image, piece: Piece, corner: tuple[int, int]) -> None:
    """Paint a piece over a picture whose upper left corner is a point of the map, as far as it is on it."""
    x, y = piece.left - corner[0], piece.top - corner[1]
    if x >= picture.width or y >= picture.height or x + image.width <= 0 or y + image.height <= 0:
        return
    picture.alpha_composite(image, (max(x, 0), max(y, 0)), (max(-x, 0), max(-y, 0)))


def _in_phase(
    layer: TileLayer, animations: Mapping[int, tuple[tuple[int, int], ...]], phase: int
) -> TileLayer:
    """Give a layer with every moving tile replaced by the one that is due."""
    if not phase or not animations:
        return layer
    gids = layer.gids.copy()
    for gid, frames in animations.items():
        gids[layer.gids == gid] = frames[phase % len(frames)][0]
    return type(layer)(layer.name, layer.z, gids)


def boxes(width: int, height: int, side: int) -> list[Box]:
    """Cut a map into squares of ``side`` tiles, in reading order."""
    return [
        (left, top, min(left + side, width), min(top + side, height))
        for top in range(0, height, side)
        for left in range(0, width, side)
    ]


def surrounded(picture: Pixels, margin: int, strip: int) -> Pixels:
    """Give a picture with ``margin`` pixels more on every side, made of its own outermost ``strip``.

    The strip is mirrored again and again, so that a forest goes on as forest and a road as a road.
    """
    rows = _mirrored(picture.shape[0], margin, strip)
    columns = _mirrored(picture.shape[1], margin, strip)
    return np.ascontiguousarray(picture[rows][:, columns])


def _mirrored(length: int, margin: int, strip: int) -> npt.NDArray[np.intp]:
    """Give which pixel of a line stands at each place of the longer line."""
    strip = max(min(strip, length // 2), 1)
    away = np.arange(margin) % (2 * strip)
    inward = np.where(away < strip, away, 2 * strip - 1 - away)
    return np.concatenate((inward[::-1], np.arange(length), length - 1 - inward))


def overview(picture: Image.Image) -> Pixels:
    """Give the picture at a part of its size, each pixel the mean of those it stands for."""
    return np.asarray(picture.reduce(OVERVIEW_PART), dtype=np.uint8)
