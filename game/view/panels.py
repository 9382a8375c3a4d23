"""Panels of paper in wooden frames, drawn once per size with Pillow and shown as sprites."""

from __future__ import annotations

from functools import lru_cache

import arcade
from PIL import Image, ImageDraw

from game.view import theme

FRAME_PX = 5
"""Width of the wooden frame."""


def draw_panel(width: int, height: int) -> Image.Image:
    """Draw a framed sheet of paper."""
    image = Image.new("RGBA", (width, height))
    pen = ImageDraw.Draw(image)
    right, bottom = width - 1, height - 1
    pen.rounded_rectangle((0, 0, right, bottom), 7, fill=theme.WOOD_DARK)
    pen.rounded_rectangle((1, 1, right - 1, bottom - 1), 6, fill=theme.WOOD)
    pen.line((7, 1, right - 7, 1), fill=theme.WOOD_LIGHT)
    pen.line((1, 7, 1, bottom - 7), fill=theme.WOOD_LIGHT)
    inner = FRAME_PX
    pen.rounded_rectangle(
        (inner - 1, inner - 1, right - inner + 1, bottom - inner + 1), 4, fill=theme.WOOD_DARK
    )
    pen.rounded_rectangle((inner, inner, right - inner, bottom - inner), 3, fill=theme.PAPER)
    pen.line((inner + 3, inner, right - inner - 3, inner), fill=theme.PAPER_DARK)
    pen.line((inner, inner + 3, inner, bottom - inner - 3), fill=theme.PAPER_DARK)
    for x, y in ((3, 3), (right - 3, 3), (3, bottom - 3), (right - 3, bottom - 3)):
        if width > 60 and height > 36:
            pen.point(((x, y), (x - 1, y), (x, y - 1)), fill=theme.WOOD_LIGHT)
    return image


def draw_plate(width: int, height: int, face: theme.Colour, rim: theme.Colour) -> Image.Image:
    """Draw a small raised plate: a button, a bubble, the slip behind a name."""
    image = Image.new("RGBA", (width, height))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((0, 0, width - 1, height - 1), 5, fill=rim)
    pen.rounded_rectangle((1, 1, width - 2, height - 3), 4, fill=face)
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


@lru_cache(maxsize=64)
def panel_texture(width: int, height: int) -> arcade.Texture:
    """Give the texture of a panel of that size."""
    return arcade.Texture(draw_panel(max(width, 24), max(height, 24)))


@lru_cache(maxsize=128)
def plate_texture(width: int, height: int, face: theme.Colour, rim: theme.Colour) -> arcade.Texture:
    """Give the texture of a plate."""
    return arcade.Texture(draw_plate(max(width, 12), max(height, 12), face, rim))


@lru_cache(maxsize=8)
def bubble_texture(size: int) -> arcade.Texture:
    """Give the texture of a bubble."""
    return arcade.Texture(draw_bubble(size))


def sprite_in(texture: arcade.Texture, left: float, bottom: float) -> arcade.Sprite:
    """Give a sprite whose lower left corner lies there, on whole pixels."""
    sprite = arcade.Sprite(texture)
    sprite.position = (round(left) + texture.width / 2, round(bottom) + texture.height / 2)
    return sprite
