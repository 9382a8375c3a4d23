"""Pack many small pictures into one large one, so that all of them can be drawn at once.

No ``arcade`` in here. What is transparent all around is cut away first: it would cost time at
every frame and show nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from PIL import Image

WIDTH = 4096
"""Pixels from side to side; the height is what is needed. Every graphics card can do that."""

GAP = 1
"""Transparent pixels around every picture, so that none bleeds into its neighbour when shrunk."""


class Cut(NamedTuple):
    """Where a picture lies in the atlas, and which part of it that is; all in pixels."""

    x: int
    y: int
    width: int
    height: int
    left: int
    """How many empty columns were cut away at the left."""
    top: int
    """How many empty rows were cut away at the top."""


EMPTY = Cut(0, 0, 0, 0, 0, 0)
"""A picture without anything on it."""


@dataclass(frozen=True, eq=False)
class Atlas:
    """All pictures in one, and where each of them is."""

    pixels: npt.NDArray[np.uint8]
    """``[y, x, channel]``, colours multiplied by alpha, row 0 at the top."""
    cuts: Mapping[str, Cut]


def pack(pictures: Mapping[str, Image.Image]) -> Atlas:
    """Put pictures into rows, the tallest first; pictures that are alike are put in once."""
    cuts: dict[str, Cut] = {}
    known: dict[tuple[tuple[int, int], bytes], str] = {}
    trimmed = []
    twins = []
    for key, picture in pictures.items():
        whole = picture.convert("RGBA")
        print_ = (whole.size, whole.tobytes())
        if print_ in known:
            twins.append((key, known[print_]))
            continue
        known[print_] = key
        box = whole.getchannel("A").getbbox()
        if box is None:
            cuts[key] = EMPTY
        else:
            trimmed.append((key, box, whole.crop(box)))
    trimmed.sort(key=lambda one: (-one[2].height, -one[2].width, one[0]))
    places, height = _places([part.size for _, _, part in trimmed])
    sheet = np.zeros((height, WIDTH, 4), dtype=np.uint8)
    for (key, box, part), (x, y) in zip(trimmed, places, strict=True):
        sheet[y : y + part.height, x : x + part.width] = premultiplied(part)
        cuts[key] = Cut(x, y, part.width, part.height, box[0], box[1])
    for key, twin in twins:
        cuts[key] = cuts[twin]
    return Atlas(sheet, cuts)


def premultiplied(picture: Image.Image) -> npt.NDArray[np.uint8]:
    """Give a picture's pixels with their colours multiplied by their alpha."""
    pixels = np.asarray(picture.convert("RGBA"), dtype=np.uint16)
    out = pixels.copy()
    out[..., :3] = (pixels[..., :3] * pixels[..., 3:] + 127) // 255
    return out.astype(np.uint8)


def _places(sizes: list[tuple[int, int]]) -> tuple[list[tuple[int, int]], int]:
    """Give the upper left corner of every picture, and how high all of them are together."""
    places = []
    x, y, row = GAP, GAP, 0
    for width, height in sizes:
        if x + width + GAP > WIDTH:
            x, y, row = GAP, y + row + GAP, 0
        places.append((x, y))
        x += width + GAP
        row = max(row, height)
    return places, y + row + GAP
