"""The picture behind the menus: a meadow under a morning sky, with the residents out for a walk."""

from __future__ import annotations

from zlib import crc32

import arcade
from PIL import Image, ImageDraw

from game import paths
from game.view import art, panels
from game.world.geometry import Facing

_SKY = ((196, 240, 238), (125, 205, 228))
_HILLS = ((63, 149, 96), (86, 143, 63), (127, 176, 69))
_WALK_PX = 48.0
"""Pixels that the walkers make in a second."""

_SCALE = 3
"""One pixel of the art is so many pixels wide on the menus."""


def draw_meadow(width: int, height: int) -> Image.Image:
    """Draw sky and hills at a third of the window's size, to be shown with large pixels."""
    image = Image.new("RGB", (width, height))
    pen = ImageDraw.Draw(image)
    for y in range(height):
        part = min(1.0, y / (height * 0.7))
        pen.line((0, y, width, y), fill=_between(_SKY[1], _SKY[0], part))
    pen.ellipse((width * 0.12, height * 0.12, width * 0.12 + 22, height * 0.12 + 22), fill=(255, 250, 234))
    for cloud, (part_x, part_y) in enumerate(((0.3, 0.2), (0.62, 0.12), (0.85, 0.26))):
        left, top = round(width * part_x), round(height * part_y)
        for puff in range(4):
            size = 14 - abs(puff - 1 - cloud % 2) * 4
            pen.ellipse(
                (left + puff * 9, top - size, left + puff * 9 + size * 2, top + size // 2),
                fill=(255, 250, 234),
            )
    for index, colour in enumerate(_HILLS):
        base = round(height * (0.62 + index * 0.12))
        step = width // (3 + index)
        for bump in range(-1, width // max(step, 1) + 2):
            left = bump * step - index * 17
            pen.ellipse((left, base - 12 + index * 3, left + step + 24, base + 60), fill=colour)
        pen.rectangle((0, base + 14, width, height), fill=colour)
    _tufts(pen, width, height)
    return image


def _tufts(pen: ImageDraw.ImageDraw, width: int, height: int) -> None:
    """Strew blades of grass and flowers over the front meadow, always the same ones."""
    low = round(height * 0.88)
    flowers = ((246, 197, 70), (251, 201, 196), (255, 250, 234), (181, 127, 196))
    for index in range(width // 3):
        mixed = crc32(index.to_bytes(4, "big"))
        x = mixed % width
        y = low + (mixed >> 12) % max(height - low, 1)
        pen.line((x, y, x, y - 2), fill=_HILLS[1])
        pen.line((x + 2, y + 1, x + 2, y), fill=(169, 203, 87))
        if index % 5 == 0:
            pen.point(((x, y - 3), (x + 1, y - 3)), fill=flowers[index // 5 % len(flowers)])


def _between(first: tuple[int, ...], second: tuple[int, ...], part: float) -> tuple[int, int, int]:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(first, second, strict=True))
    return red, green, blue


class Backdrop:
    """The meadow and the walkers, for one window size."""

    def __init__(self) -> None:
        self._sheet = art.load_people(paths.assets() / "sprites")
        self._back = arcade.SpriteList()
        self._walkers = arcade.SpriteList()
        self._rows = sorted({row for row, _ in self._sheet.drawings})
        self._width, self._clock = 1.0, 0.0

    def layout(self, width: int, height: int) -> None:
        """Fill a window of that size."""
        self._width = float(width)
        self._back.clear()
        meadow = draw_meadow(max(width // _SCALE, 8), max(height // _SCALE, 8))
        sprite = panels.sprite_in(arcade.Texture(meadow.convert("RGBA")), 0, 0)
        sprite.scale = _SCALE
        sprite.size = width, height
        sprite.position = width / 2, height / 2
        self._back.append(sprite)
        self._walkers.clear()
        for row in self._rows:
            walker = arcade.Sprite(self._sheet.drawing(row, "walk", Facing.EAST))
            walker.scale = _SCALE
            self._walkers.append(walker)
        self.update(0.0)

    def update(self, seconds: float) -> None:
        """Walk on."""
        self._clock += seconds
        for index, (row, sprite) in enumerate(zip(self._rows, self._walkers, strict=True)):
            way = self._clock * (_WALK_PX + index * 5) + index * self._width / len(self._rows) + 60
            sprite.position = round(way % (self._width + 120) - 60), 112 - index * 10
            drawing = self._sheet.drawing(row, "walk", Facing.EAST, int(way / 22) % 4)
            if sprite.texture is not drawing:
                sprite.texture = drawing

    def draw(self) -> None:
        """Draw it."""
        self._back.draw(pixelated=True)
        self._walkers.draw(pixelated=True)
