"""Write with Pillow: which fonts there are, how wide a line is, and a picture of it in every script."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import bidirectional

import arcade
from PIL import Image, ImageChops, ImageDraw, ImageFont, features

from game import paths
from game.view import theme
from game.view.errors import ArtError
from game.view.fonts import coverage
from game.view.runs import EMOJI, Run, runs

if TYPE_CHECKING:
    from collections.abc import Mapping

DPI = 96
"""How many pixels an inch of letters takes in a window."""

EMOJI_SIZE = 1.18
"""The side of an emoji, as a part of the letters' size."""

_GRID_PX = 16
"""Unifont is drawn on a grid of so many pixels: only multiples of it are sharp."""


@dataclass(frozen=True)
class Face:
    """One font of a chain; ``family`` is empty for one that only Pillow draws."""

    family: str
    plain: Path
    bold: Path
    codes: frozenset[int]
    grid: bool = False
    """Made of pixels: drawn at whole multiples of its grid."""

    @property
    def thickened(self) -> bool:
        """Tell whether bold letters must be made by drawing them twice."""
        return self.plain == self.bold and not self.grid


@cache
def faces(title: bool = False) -> tuple[Face, ...]:
    """Give the fonts in the order in which they are tried.

    Raises:
        ArtError: one of the files is missing or no font.
    """
    folder = paths.assets() / "fonts"
    wide = Path(arcade.resources.resolve(":system:fonts/ttf/Liberation/Liberation_Sans_Regular.ttf"))
    chain = [
        _face(theme.BODY_FONT, folder / "Nunito-Regular.ttf", folder / "Nunito-Bold.ttf"),
        _face(theme.WIDE_FONT, wide, wide.with_name("Liberation_Sans_Bold.ttf")),
        _face("", folder / theme.HAN_FILE, folder / theme.HAN_FILE),
        _face("", folder / theme.REST_FILE, folder / theme.REST_FILE, grid=True),
    ]
    if title:
        bold = folder / "PixelifySans-Bold.ttf"
        chain.insert(0, _face(theme.TITLE_FONT, folder / "PixelifySans-Regular.ttf", bold))
    return tuple(chain)


@cache
def emoji() -> Mapping[str, Image.Image]:
    """Give the picture of every emoji of the atlas by its characters; none for an atlas that is gone."""
    folder = paths.assets() / "sprites"
    try:
        about = json.loads((folder / "emoji.json").read_text(encoding="utf-8"))
        sheet = Image.open(folder / "emoji.png").convert("RGBA")
        cell, columns, chars = int(about["cell"]), int(about["columns"]), list(about["emoji"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        message = f"{folder / 'emoji.png'} or emoji.json cannot be read ({error}): put back the game's files"
        raise ArtError(message) from error
    found = {}
    for index, char in enumerate(chars):
        left, top = index % columns * cell, index // columns * cell
        found[str(char).replace("\ufe0f", "")] = sheet.crop((left, top, left + cell, top + cell))
    return found


@lru_cache(maxsize=4096)
def split(text: str, title: bool = False) -> tuple[Run, ...]:
    """Break a line into runs, each of one font of the chain or an emoji."""
    return tuple(runs(text, [face.codes for face in faces(title)], emoji()))


@lru_cache(maxsize=8192)
def width_of(text: str, size: float, bold: bool = False, title: bool = False) -> float:
    """Give the width of a line in pixels; ``size`` in points."""
    return sum(_run_width(run, size, bold, title) for run in split(text, title))


def heights(size: float, bold: bool = False, title: bool = False) -> tuple[int, int]:
    """Give how many pixels a line reaches above its base line, and below it."""
    above, below = font(faces(title)[0], size, bold).getmetrics()
    return above, below


@lru_cache(maxsize=512)
def draw_line(
    text: str, size: float, colour: tuple[int, int, int, int], *, bold: bool = False, title: bool = False
) -> Image.Image:
    """Draw a line in every script it needs; as high as ``heights`` says, its base line at the first."""
    above, below = heights(size, bold, title)
    image = Image.new("RGBA", (max(ceil(width_of(text, size, bold, title)) + 2, 1), above + below))
    x = 0.0
    for run in split(text, title):
        wide = _run_width(run, size, bold, title)
        if run.font == EMOJI:
            side = _emoji_side(size)
            picture = emoji()[run.text].resize((side, side), Image.Resampling.LANCZOS)
            middle = above - round(size * DPI / 72 * 0.36)
            image.alpha_composite(picture, (round(x + (wide - side) / 2), max(middle - side // 2, 0)))
        else:
            _write_run(image, run, (x, above), faces(title)[run.font], size=size, colour=colour, bold=bold)
        x += wide
    return image


def font(face: Face, size: float, bold: bool = False, said: str = "") -> ImageFont.FreeTypeFont:
    """Give a font of the chain, opened in a size in points, with the layout that ``said`` needs.

    What the window system can write too is laid out as simply as it does, so that both are as wide.
    """
    pixels = size * DPI / 72
    if face.grid:
        pixels = max(round(pixels / _GRID_PX), 1) * _GRID_PX
    return _opened(face.bold if bold else face.plain, pixels, not face.family or is_right_to_left(said))


def is_right_to_left(said: str) -> bool:
    """Tell whether a line has letters that are written from right to left."""
    return any(bidirectional(char) in ("R", "AL") for char in said)


def _write_run(
    image: Image.Image,
    run: Run,
    at: tuple[float, float],
    face: Face,
    *,
    size: float,
    colour: tuple[int, int, int, int],
    bold: bool,
) -> None:
    mask = Image.new("L", image.size)
    pen = ImageDraw.Draw(mask)
    if face.grid:
        pen.fontmode = "1"
    at = (round(at[0]), at[1]) if face.grid else at
    pen.text(at, run.text, fill=255, font=font(face, size, bold, run.text), anchor="ls")
    if bold and face.thickened:
        again = Image.new("L", image.size)
        again.paste(mask, (1, 0))
        mask = ImageChops.lighter(mask, again.point(lambda value: value * 5 // 8))
    ink = Image.new("RGBA", image.size, colour[:3])
    ink.putalpha(mask.point(lambda value: value * colour[3] // 255))
    image.alpha_composite(ink)


def _run_width(run: Run, size: float, bold: bool, title: bool) -> float:
    if run.font == EMOJI:
        return _emoji_side(size) + 2.0
    face = faces(title)[run.font]
    return font(face, size, bold, run.text).getlength(run.text) + (1.0 if bold and face.thickened else 0.0)


def _emoji_side(size: float) -> int:
    return round(size * DPI / 72 * EMOJI_SIZE)


def _face(family: str, plain: Path, bold: Path, *, grid: bool = False) -> Face:
    return Face(family, plain, bold if bold.is_file() else plain, coverage(plain), grid)


@cache
def _opened(path: Path, pixels: float, shaped: bool) -> ImageFont.FreeTypeFont:
    shapes = shaped and features.check("raqm")
    layout = ImageFont.Layout.RAQM if shapes else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(path), pixels, layout_engine=layout)
