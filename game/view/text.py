"""Every word in the window goes through ``label`` and ``write``: fitted fonts, no emoji, no surprise."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import arcade
from arcade import Text as Label
from PIL import ImageFont

from game import paths
from game.view import theme
from game.view.fonts import coverage, drawable

if TYPE_CHECKING:
    from pyglet.graphics import Batch

_DPI = 96
"""How many pixels an inch of letters takes in a window."""


@cache
def load_fonts() -> tuple[tuple[str, frozenset[int]], ...]:
    """Make the bundled fonts known, and give (family, what it can draw), the preferred first."""
    folder = paths.assets() / "fonts"
    for name in theme.FONT_FILES:
        arcade.load_font(folder / name)
    arcade.resources.load_liberation_fonts()
    return (
        (theme.BODY_FONT, coverage(folder / "Nunito-Regular.ttf")),
        (theme.WIDE_FONT, coverage(_wide_file())),
    )


@cache
def _wide_file() -> Path:
    return Path(arcade.resources.resolve(":system:fonts/ttf/Liberation/Liberation_Sans_Regular.ttf"))


def fitted(text: str) -> tuple[str, str]:
    """Give ``text`` as it can be drawn, and the family that draws it."""
    fonts = load_fonts()
    shown, index = drawable(text, *(codes for _, codes in fonts))
    return shown, fonts[index][0]


def label(text: str, x: float, y: float, batch: Batch | None, **style: Any) -> Label:  # noqa: ANN401
    """Make a label; ``style`` takes ``size``, ``colour``, ``font`` and what ``arcade.Text`` takes."""
    colour = style.pop("colour", theme.INK)
    size = style.pop("size", theme.BODY_SIZE)
    font = style.pop("font", "")
    shown, family = fitted(text)
    return Label(shown, x, y, colour, size, font_name=font or family, batch=batch, **style)


def write(target: Label, text: str) -> None:
    """Change what a label says; costs nothing when it says that already."""
    shown, family = fitted(text)
    if target.text == shown:
        return
    if target.font_name in (theme.BODY_FONT, theme.WIDE_FONT) and target.font_name != family:
        target.font_name = family
    target.text = shown


@cache
def _measure(size: float, bold: bool, wide: bool) -> ImageFont.FreeTypeFont:
    name = "Nunito-Bold.ttf" if bold else "Nunito-Regular.ttf"
    path = _wide_file() if wide else paths.assets() / "fonts" / name
    return ImageFont.truetype(str(path), size * _DPI / 72, layout_engine=ImageFont.Layout.BASIC)


def width_of(text: str, size: float, bold: bool = False) -> float:
    """Give the width of a line in pixels, without making a label of it."""
    shown, family = fitted(text)
    return _measure(size, bold, family == theme.WIDE_FONT).getlength(shown)


def pen_font(text: str, size: float, *, bold: bool = False) -> tuple[str, ImageFont.FreeTypeFont]:
    """Give ``text`` as it can be drawn, and the font for Pillow to draw it with."""
    shown, family = fitted(text)
    return shown, _measure(size, bold, family == theme.WIDE_FONT)


def wrapped(text: str, width: float, size: float, lines: int) -> list[str]:
    """Break ``text`` into at most ``lines`` lines of ``width`` pixels; what is too much ends in "…"."""
    words = text.split()
    out: list[str] = []
    line = ""
    for index, word in enumerate(words):
        longer = f"{line} {word}".strip()
        if not line or width_of(longer, size) <= width:
            line = longer
            continue
        if len(out) == lines - 1:
            return [*out, clipped(" ".join([line, *words[index:]]), width, size)]
        out.append(line)
        line = word
    return [*out, clipped(line, width, size)] if line else out


def clipped(text: str, width: float, size: float, bold: bool = False) -> str:
    """Give ``text``, or as much of its beginning as fits into ``width`` pixels and "…"."""
    if width_of(text, size, bold) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of(text[:middle].rstrip() + "…", size, bold) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"
