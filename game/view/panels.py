"""Panels of parchment in wooden frames, plates and bubbles: drawn once per size, shown as sprites."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING
from zlib import crc32

import arcade
import numpy as np
from PIL import Image, ImageDraw

from game.view import theme

if TYPE_CHECKING:
    import numpy.typing as npt

FRAME_PX = 8
"""Width of the wooden frame."""

_STUD_PX = 5
"""Side of the brass studs in the corners."""

_SMALLEST_STUDDED = 64
"""Panels smaller than this in either direction have no studs."""


def draw_panel(width: int, height: int) -> Image.Image:
    """Draw a sheet of parchment in a frame of four planks."""
    image = Image.new("RGBA", (width, height))
    image.paste(_wood(width, height), (0, 0), _rounded(width, height, 6))
    pen = ImageDraw.Draw(image)
    right, bottom, edge = width - 1, height - 1, FRAME_PX
    pen.rounded_rectangle((0, 0, right, bottom), 6, outline=theme.WOOD_DARK)
    pen.line((6, 1, right - 6, 1), fill=theme.WOOD_LIGHT)
    pen.line((1, 6, 1, bottom - 6), fill=theme.WOOD_LIGHT)
    pen.line((6, bottom - 1, right - 6, bottom - 1), fill=theme.WOOD_DEEP)
    pen.line((right - 1, 6, right - 1, bottom - 6), fill=theme.WOOD_DEEP)
    for x, y, dx, dy in (
        (1, 1, 1, 1),
        (right - 1, 1, -1, 1),
        (1, bottom - 1, 1, -1),
        (right - 1, bottom - 1, -1, -1),
    ):
        pen.line((x + 2 * dx, y + 2 * dy, x + (edge - 2) * dx, y + (edge - 2) * dy), fill=theme.WOOD_DEEP)
    pen.rectangle((edge - 1, edge - 1, right - edge + 1, bottom - edge + 1), outline=theme.WOOD_DARK)
    inner = width - 2 * edge, height - 2 * edge
    if min(inner) > 0:
        image.paste(draw_paper(*inner), (edge, edge))
    if min(width, height) >= _SMALLEST_STUDDED:
        for x in (2, right - 1 - _STUD_PX):
            for y in (2, bottom - 1 - _STUD_PX):
                _stud(pen, x, y)
    return image


def draw_paper(width: int, height: int) -> Image.Image:
    """Draw parchment: fibres, a shadow that the frame throws, edges gone darker with age."""
    light, dark = np.array(theme.PAPER), np.array(theme.PAPER_DARK)
    grain = _noise(width, height, 1, 7) * 0.5 + _noise(width, height, 6, 11) * 0.5
    y, x = np.mgrid[0:height, 0:width]
    rim = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y))
    age = np.clip(1 - rim / 26.0, 0, 1) ** 2 * 0.55
    cast = np.where((y < 2) | (x < 2), 0.75, 0.0)
    mixed = np.clip(age + cast + (grain - 0.5) * 0.16, 0, 1)[..., None]
    return Image.fromarray(np.round(light + (dark - light) * mixed).astype(np.uint8)).convert("RGBA")


def draw_plate(width: int, height: int, face: theme.Colour, rim: theme.Colour) -> Image.Image:
    """Draw a small raised plate: a button, the slip behind a name."""
    image = Image.new("RGBA", (width, height))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((0, 0, width - 1, height - 1), 4, fill=rim)
    pen.rounded_rectangle((1, 1, width - 2, height - 3), 3, fill=face)
    if face != rim and height > 12:
        pen.line((4, 1, width - 5, 1), fill=_towards(face, (255, 255, 255), 0.55))
        pen.line((3, height - 3, width - 4, height - 3), fill=_towards(face, rim, 0.4))
    return image


def draw_well(width: int, height: int) -> Image.Image:
    """Draw a shallow hollow in the parchment: what is typed, or a list, lies in it."""
    image = Image.new("RGBA", (width, height))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((0, 0, width - 1, height - 1), 4, fill=theme.PAPER_EDGE)
    pen.rounded_rectangle((1, 1, width - 2, height - 2), 3, fill=theme.PAPER_LIGHT)
    pen.line((3, 1, width - 4, 1), fill=theme.PAPER_DARK)
    return image


def draw_frame(side: int) -> Image.Image:
    """Draw the frame of a portrait of ``side`` pixels: dark wood, a golden line, a quiet ground."""
    whole = side + 2 * PORTRAIT_EDGE
    image = Image.new("RGBA", (whole, whole))
    image.paste(_wood(whole, whole), (0, 0), _rounded(whole, whole, 4))
    pen = ImageDraw.Draw(image)
    last = whole - 1
    pen.rounded_rectangle((0, 0, last, last), 4, outline=theme.WOOD_DARK)
    pen.line((4, 1, last - 4, 1), fill=theme.WOOD_LIGHT)
    pen.line((1, 4, 1, last - 4), fill=theme.WOOD_LIGHT)
    for rim, colour in ((PORTRAIT_EDGE - 2, theme.GOLD), (PORTRAIT_EDGE - 1, theme.WOOD_DARK)):
        pen.rectangle((rim, rim, last - rim, last - rim), fill=colour)
    for row in range(side):
        colour = _towards(theme.SKY_LIGHT, theme.SKY, row / side)
        pen.line((PORTRAIT_EDGE, PORTRAIT_EDGE + row, last - PORTRAIT_EDGE, PORTRAIT_EDGE + row), fill=colour)
    return image


def draw_board(width: int, height: int) -> Image.Image:
    """Draw a wooden sign board of planks, for the heading of a menu."""
    image = Image.new("RGBA", (width, height))
    image.paste(_wood(width, height), (0, 0), _rounded(width, height, 8))
    pen = ImageDraw.Draw(image)
    right, bottom = width - 1, height - 1
    planks = max(round(height / 30), 1)
    for index in range(1, planks):
        y = round(index * height / planks)
        pen.line((1, y, right - 1, y), fill=theme.WOOD_DARK)
        pen.line((2, y + 1, right - 2, y + 1), fill=theme.WOOD_LIGHT)
    pen.rounded_rectangle((0, 0, right, bottom), 8, outline=theme.WOOD_DARK, width=2)
    pen.line((8, 2, right - 8, 2), fill=theme.WOOD_LIGHT, width=2)
    pen.line((8, bottom - 3, right - 8, bottom - 3), fill=theme.WOOD_DEEP, width=2)
    for x in (9, right - 9 - _STUD_PX):
        for y in (9, bottom - 9 - _STUD_PX):
            _stud(pen, x, y)
    return image


def draw_bubble(size: int) -> Image.Image:
    """Draw a speech bubble with its tail, ``size`` pixels wide and 6 higher."""
    image = Image.new("RGBA", (size, size + 6))
    pen = ImageDraw.Draw(image)
    middle = size // 2
    pen.polygon(((middle - 6, size - 3), (middle + 6, size - 3), (middle, size + 5)), fill=theme.WOOD_DARK)
    pen.rounded_rectangle((0, 0, size - 1, size - 1), 9, fill=theme.WOOD_DARK)
    pen.rounded_rectangle((1, 1, size - 2, size - 2), 8, fill=theme.PAPER_LIGHT)
    pen.polygon(((middle - 4, size - 3), (middle + 4, size - 3), (middle, size + 3)), fill=theme.PAPER_LIGHT)
    return image


PORTRAIT_EDGE = 6
"""Width of a portrait's frame."""


@lru_cache(maxsize=64)
def panel_texture(width: int, height: int) -> arcade.Texture:
    """Give the texture of a panel of that size."""
    return texture_of(draw_panel(max(width, 24), max(height, 24)))


@lru_cache(maxsize=192)
def plate_texture(width: int, height: int, face: theme.Colour, rim: theme.Colour) -> arcade.Texture:
    """Give the texture of a plate."""
    return texture_of(draw_plate(max(width, 12), max(height, 12), face, rim))


@lru_cache(maxsize=32)
def well_texture(width: int, height: int) -> arcade.Texture:
    """Give the texture of a hollow."""
    return texture_of(draw_well(max(width, 12), max(height, 12)))


@lru_cache(maxsize=16)
def frame_texture(side: int) -> arcade.Texture:
    """Give the texture of a portrait's frame."""
    return texture_of(draw_frame(side))


@lru_cache(maxsize=16)
def board_texture(width: int, height: int) -> arcade.Texture:
    """Give the texture of a sign board."""
    return texture_of(draw_board(width, height))


@lru_cache(maxsize=8)
def bubble_texture(size: int) -> arcade.Texture:
    """Give the texture of a bubble."""
    return texture_of(draw_bubble(size))


def texture_of(image: Image.Image) -> arcade.Texture:
    """Give a picture as a texture whose outline is its rectangle: panels never collide."""
    x, y = image.width / 2, image.height / 2
    return arcade.Texture(image, hit_box_points=((-x, -y), (x, -y), (x, y), (-x, y)))


def sprite_in(texture: arcade.Texture, left: float, bottom: float) -> arcade.Sprite:
    """Give a sprite whose lower left corner lies there, on whole pixels."""
    sprite = arcade.Sprite(texture)
    sprite.position = (round(left) + texture.width / 2, round(bottom) + texture.height / 2)
    return sprite


def _wood(width: int, height: int) -> Image.Image:
    """Draw planks whose grain runs along the nearer edge."""
    along = _noise(width, height, 22, 3, tall=1)
    down = _noise(width, height, 1, 5, tall=22)
    y, x = np.mgrid[0:height, 0:width]
    sides = np.minimum(x, width - 1 - x) < np.minimum(y, height - 1 - y)
    framed = (np.minimum(x, width - 1 - x) < FRAME_PX) & sides
    grain = np.where(framed, down, along)[..., None]
    ramp = np.array((theme.WOOD_DEEP, theme.WOOD, theme.WOOD_WARM), dtype=np.float64)
    place = np.clip(grain * 2.4 - 0.2, 0, 2)
    low = np.minimum(place.astype(int)[..., 0], 1)
    part = np.round((place - low[..., None]) * 4) / 4
    mixed = ramp[low] + (ramp[low + 1] - ramp[low]) * part
    return Image.fromarray(np.round(mixed).astype(np.uint8)).convert("RGBA")


def _noise(width: int, height: int, wide: int, seed: int, *, tall: int = 0) -> npt.NDArray[np.float64]:
    """Give smooth chance values 0..1, ``[y, x]``, spots of ``wide`` by ``tall`` pixels; always the same."""
    tall = tall or wide
    columns, rows = width // wide + 2, height // tall + 2
    start = crc32(f"{seed}".encode())
    spots = np.random.default_rng(start).random((rows, columns))
    small = Image.fromarray((spots * 255).astype(np.uint8))
    image = small.resize((columns * wide, rows * tall), Image.Resampling.BILINEAR)
    return np.asarray(image, dtype=np.float64)[:height, :width] / 255


def _rounded(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width, height))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), radius, fill=255)
    return mask


def _stud(pen: ImageDraw.ImageDraw, x: int, y: int) -> None:
    last = _STUD_PX - 1
    pen.rounded_rectangle((x, y, x + last, y + last), 1, fill=theme.WOOD_DARK)
    pen.rectangle((x + 1, y + 1, x + last - 1, y + last - 1), fill=theme.GOLD)
    pen.point((x + 1, y + 1), fill=theme.PAPER_LIGHT)


def _towards(first: theme.Colour, second: theme.Colour, part: float) -> theme.Colour:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(first, second, strict=True))
    return red, green, blue
