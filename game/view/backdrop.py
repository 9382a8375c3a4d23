"""The picture behind the menus: the street before the cafe, with residents out for a walk."""

from __future__ import annotations

from math import ceil, sin
from typing import TYPE_CHECKING
from zlib import crc32

import arcade
from PIL import Image

from game import paths
from game.view import art, panels, theme
from game.view.errors import ArtError
from game.world.geometry import Facing

if TYPE_CHECKING:
    from pathlib import Path

SEEN = (640, 360)
"""Pixels of the picture that a window shows at most, before it takes the next larger scale."""

STREET_PX = 74
"""Height of the middle of the street above the picture's lower edge."""

LANES = ((12, Facing.EAST), (-2, Facing.WEST), (-15, Facing.EAST))
"""Pixels above the street's middle of those who walk, the farthest first, and where they go."""

WALK_PX = 17.0
"""Pixels of the picture that the slowest makes in a second."""

STEP_PX = 7
"""Pixels of the picture from one drawing of the walk to the next."""

PAN_SECONDS = 70.0
"""How long the view takes along the street and back."""

PETALS = 26
"""How many petals drift by."""


class Backdrop:
    """The street and the walkers, for one window size."""

    def __init__(self) -> None:
        folder = paths.assets()
        self._sheet = art.load_people(folder / "sprites")
        self._pictures = [_picture(folder / "title" / name) for name in ("back.png", "front.png")]
        self._back, self._front = arcade.SpriteList(), arcade.SpriteList()
        self._walkers, self._petals = arcade.SpriteList(), arcade.SpriteList()
        self._shade = arcade.SpriteList()
        self._size, self._scale, self._clock = (1, 1), 1, 0.0
        rows = sorted({row for row, _ in self._sheet.drawings})
        self._people = sorted(rows, key=lambda row: crc32(row.encode()))

    def layout(self, width: int, height: int) -> None:
        """Fill a window of that size."""
        self._size = width, height
        self._scale = max(ceil(max(width / SEEN[0], height / SEEN[1]) - 0.05), 1)
        for sprites in (self._back, self._front, self._walkers, self._petals, self._shade):
            sprites.clear()
        for sprites, texture in zip((self._back, self._front), self._pictures, strict=True):
            sprites.append(arcade.Sprite(texture, scale=self._scale))
        for lane, facing in sorted(LANES, key=lambda one: -one[0]):
            for row in self._lane(lane):
                sprite = arcade.Sprite(self._sheet.drawing(row, "walk", facing), scale=self._scale)
                self._walkers.append(sprite)
        for index in range(PETALS):
            colour = ((246, 178, 193), (255, 226, 220), (169, 203, 87))[index % 3]
            self._petals.append(arcade.SpriteSolidColor(2 * self._scale, self._scale, color=(*colour, 255)))
        shade = arcade.SpriteSolidColor(width, height, color=(*theme.NIGHT, 46))
        shade.position = width / 2, height / 2
        self._shade.append(shade)
        self.update(0.0)

    def update(self, seconds: float) -> None:
        """Walk on, and let the view glide along the street."""
        self._clock += seconds
        texture = self._pictures[0]
        wide = texture.width * self._scale
        spare = max(wide - self._size[0], 0)
        left = -spare * (0.5 + 0.5 * sin(self._clock * 6.283 / PAN_SECONDS))
        left = round(left)
        for sprites in (self._back, self._front):
            sprites[0].position = left + wide / 2, texture.height * self._scale / 2
        self._walk(left, texture.width)
        self._drift()

    def draw(self) -> None:
        """Draw it."""
        for sprites in (self._back, self._walkers, self._front, self._petals, self._shade):
            sprites.draw(pixelated=True)

    def _lane(self, lane: int) -> list[str]:
        """Give who walks in a lane: every resident walks in one."""
        number = [height for height, _ in LANES].index(lane)
        return [row for index, row in enumerate(self._people) if index % len(LANES) == number]

    def _walk(self, left: int, length: int) -> None:
        sprites = iter(self._walkers)
        for lane, facing in sorted(LANES, key=lambda one: -one[0]):
            row_of = self._lane(lane)
            apart = (length + 80) / len(row_of)
            for index, row in enumerate(row_of):
                sprite = next(sprites)
                way = (
                    self._clock * (WALK_PX + lane % 5)
                    + index * apart
                    + crc32(row.encode()) % round(apart * 0.5)
                )
                along = way % (length + 80) - 40
                x = along if facing is Facing.EAST else length - along
                feet = STREET_PX + lane
                sprite.position = (
                    left + round(x) * self._scale,
                    (feet + self._sheet.height / 2 - 2) * self._scale,
                )
                drawing = self._sheet.drawing(row, "walk", facing, int(way / STEP_PX) % 4)
                if sprite.texture is not drawing:
                    sprite.texture = drawing

    def _drift(self) -> None:
        width, height = self._size
        for index, petal in enumerate(self._petals):
            chance = crc32(b"petal %d" % index)
            fall = 14 + chance % 13
            y = (
                height
                + 20
                - (self._clock * fall * self._scale / 2 + chance % 977 / 977 * (height + 40)) % (height + 40)
            )
            sway = sin(self._clock * 0.9 + index) * 14 * self._scale
            x = (chance // 977 % 1009 / 1009 * (width + 80) + self._clock * 9 * self._scale / 2 + sway) % (
                width + 80
            )
            petal.position = round(x - 40), round(y)


def _picture(path: Path) -> arcade.Texture:
    try:
        return panels.texture_of(Image.open(path).convert("RGBA"))
    except OSError as error:
        message = f"{path} cannot be read ({error}): put back the file that came with the game"
        raise ArtError(message) from error
