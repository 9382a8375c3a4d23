"""How dark the ground is at the foot of everything that stands on it; no ``arcade`` in here.

The light comes from the top left, so shadows fall to the right and a little down. Where two
overlap the darker one counts: shadows do not add up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from game.content.pieces import Piece

Shade = npt.NDArray[np.uint8]
"""``[y, x]``, how much of the shadow's colour covers the ground, 0..255."""

COLOUR = (28, 18, 48)
"""A dark violet: shadows are never grey."""

DEPTH = 95
"""How dark the middle of a shadow is."""

FOOT_PX = 10
"""Rows at the foot of a picture that make its shadow."""

REACH_PX = 5
"""How far a box throws its shadow to the right."""

MARGIN = 8
"""Pixels around a picture that its shadow may take."""

WALL_SOUTH_PX, WALL_EAST_PX = 13, 15
"""How far walls darken the ground in front of them and beside them."""

WALL_DEPTH = 105


def box_shadow(picture: Image.Image) -> Image.Image:
    """Give the shadow of something with a flat foot, ``MARGIN`` larger all around than the picture."""
    alpha = picture.getchannel("A")
    box = alpha.getbbox()
    out = Image.new("L", (picture.width + 2 * MARGIN, picture.height + 2 * MARGIN))
    if box is None:
        return out
    bottom = box[3]
    top = max(box[1], bottom - FOOT_PX)
    foot = alpha.crop((0, top, picture.width, bottom)).point(lambda value: 255 if value > 127 else 0)
    columns = np.asarray(foot, dtype=np.uint8).max(axis=0)
    stripe = Image.fromarray(np.repeat(columns[None, :], bottom - top, axis=0))
    for step in range(REACH_PX):
        moved = Image.new("L", out.size)
        moved.paste(stripe, (MARGIN + step, MARGIN + top + 3))
        out = ImageChops.lighter(out, moved)
    soft = out.filter(ImageFilter.GaussianBlur(1.3))
    return soft.point(lambda value: round(value / 255 * 4) * DEPTH // 4)


def oval_shadow(width: int) -> Image.Image:
    """Give the shadow of something round that is ``width`` pixels wide."""
    wide = max(width, 6)
    tall = max(round(wide * 0.42), 4)
    large = Image.new("L", (wide * 4, tall * 4))
    pen = ImageDraw.Draw(large)
    pen.ellipse((0, 0, wide * 4 - 1, tall * 4 - 1), fill=round(DEPTH * 0.55))
    pen.ellipse((wide * 0.3, tall * 0.3, wide * 3.7, tall * 3.7), fill=DEPTH)
    return large.reduce(4)


def cast(size: tuple[int, int], pieces: Sequence[Piece], pictures: Mapping[str, Image.Image]) -> Shade:
    """Give the shadows of all pieces on a map of ``size`` pixels."""
    shade = np.zeros((size[1], size[0]), dtype=np.uint8)
    stamps: dict[tuple[str, str], tuple[Shade, int, int]] = {}
    for piece in pieces:
        if piece.shadow == "none" or piece.flat:
            continue
        key = piece.picture, piece.shadow
        if key not in stamps:
            stamps[key] = _stamp(pictures[piece.picture], piece.shadow)
        stamp, left, top = stamps[key]
        foot = min(piece.base, piece.top + pictures[piece.picture].height)
        _darken(shade, stamp, piece.left + left, foot + top)
    return shade


def _stamp(picture: Image.Image, kind: str) -> tuple[Shade, int, int]:
    """Give a shadow and where it lies: right of the picture's left edge, below its foot."""
    if kind == "oval":
        box = picture.getchannel("A").getbbox() or (0, 0, picture.width, picture.height)
        trunk = picture.crop((0, max(box[3] - FOOT_PX, 0), picture.width, box[3])).getchannel("A").getbbox()
        middle = (trunk[0] + trunk[2]) / 2 if trunk else picture.width / 2
        oval = oval_shadow(min(box[2] - box[0], round((box[2] - box[0]) * 0.55) + 14))
        return np.asarray(oval, dtype=np.uint8), round(middle - oval.width / 2) + 3, -oval.height // 2 - 2
    box_ = box_shadow(picture)
    return np.asarray(box_, dtype=np.uint8), -MARGIN, -MARGIN - picture.height


def walls(shade: Shade, cells: Iterable[tuple[int, int]]) -> None:
    """Darken the ground in front of walls and at their right, in place."""
    taken = set(cells)
    south = _ramp(WALL_SOUTH_PX)[:, None]
    east = _ramp(WALL_EAST_PX)[None, :]
    for x, y in taken:
        left, top = x * TILE_PX, y * TILE_PX
        west_end = left if (x - 1, y) in taken else left + 10
        east_end = left + TILE_PX if (x + 1, y) in taken else left + 22
        if (x, y + 1) not in taken:
            strip = np.repeat(south, east_end - west_end, axis=1)
            _darken(shade, strip, west_end, top + TILE_PX)
        upright = (x, y - 1) in taken or (x, y + 1) in taken
        if upright and (x + 1, y) not in taken:
            _darken(shade, np.repeat(east, TILE_PX, axis=0), left + 22, top)


def _ramp(length: int) -> Shade:
    """Give a fall from dark to nothing, in a few steps."""
    part = 1 - (np.arange(length) + 0.5) / length
    return (np.round(part * 6) / 6 * WALL_DEPTH).astype(np.uint8)


def _darken(shade: Shade, stamp: Shade, left: int, top: int) -> None:
    """Let a shadow fall on the map, as far as it lies on it."""
    height, width = shade.shape
    x0, y0, x1, y1 = (
        max(left, 0), max(top, 0), min(left + stamp.shape[1], width), min(top + stamp.shape[0], height),
    )  # fmt: skip
    if x0 < x1 and y0 < y1:
        place = shade[y0:y1, x0:x1]
        np.maximum(place, stamp[y0 - top : y1 - top, x0 - left : x1 - left], out=place)
