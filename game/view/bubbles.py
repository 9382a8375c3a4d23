"""Above every head: the emoji of what it does, the mark of thinking, and the name below the feet.

They keep their size whatever the zoom, on a panel of their own, so that they read over anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import arcade
from PIL import Image, ImageDraw
from pyglet.graphics import Batch

from game.view import panels, text, theme
from game.view.camera import Camera, on_window

if TYPE_CHECKING:
    from game.view.art import EmojiAtlas
    from game.view.sprites import People

BUBBLE_PX = 34
"""Side of the bubble in the window's pixels."""

EMOJI_PX = 24
"""Side of the emoji in it."""

NAMES_FROM_ZOOM = 0.7
"""Zoom from which names are shown (a chosen resident's name always is)."""

DOT_SECONDS = 0.3
"""How long the mark of thinking takes from dot to dot."""


@dataclass(frozen=True, slots=True)
class Saying:
    """What is shown above and below one figure."""

    name: str
    emoji: str
    """Empty for no bubble (the visitor)."""
    thinking: bool
    chosen: bool


class Bubbles:
    """The bubbles of all figures, in window coordinates."""

    def __init__(self, atlas: EmojiAtlas) -> None:
        self._atlas = atlas
        self._sprites = arcade.SpriteList()
        self._batch = Batch()
        self._marks = [arcade.Texture(_draw_dots(count)) for count in (1, 2, 3)]
        self._parts: dict[str, _Parts] = {}
        self._clock = 0.0

    def update(self, sayings: list[Saying], people: People, camera: Camera, seconds: float) -> None:
        """Place every bubble over its figure."""
        self._clock += seconds
        known = {saying.name for saying in sayings}
        for name in [name for name in self._parts if name not in known]:
            self._parts.pop(name).remove()
        for saying in sayings:
            if saying.name not in self._parts:
                self._parts[saying.name] = _Parts(saying.name, self._atlas, self._sprites, self._batch)
            feet = people.feet(saying.name, camera)
            mark = self._marks[int(self._clock / DOT_SECONDS) % 3]
            self._parts[saying.name].place(saying, self._atlas, on_window(camera, *feet), camera.zoom, mark)

    def draw(self) -> None:
        """Draw them all."""
        self._sprites.draw()
        self._batch.draw()


class _Parts:
    """The sprites and the label of one figure."""

    def __init__(self, name: str, atlas: EmojiAtlas, sprites: arcade.SpriteList, batch: Batch) -> None:
        shown = text.clipped(name.split(maxsplit=1)[0], 110, theme.SMALL_SIZE, bold=True)
        self._name = text.label(
            shown,
            0,
            0,
            batch,
            size=theme.SMALL_SIZE,
            bold=True,
            colour=theme.PAPER_LIGHT,
            anchor_x="center",
            anchor_y="center",
        )
        wide = round(text.width_of(shown, theme.SMALL_SIZE, bold=True)) + 14
        self._slips = {
            chosen: panels.plate_texture(wide, 19, theme.RED if chosen else theme.WOOD_DARK, theme.WOOD_DARK)
            for chosen in (False, True)
        }
        self._slip = arcade.Sprite(self._slips[False])
        self._bubble = arcade.Sprite(panels.bubble_texture(BUBBLE_PX))
        self._emoji = arcade.Sprite(atlas.drawing("💭"))
        self._emoji.size = EMOJI_PX, EMOJI_PX
        self._mark = arcade.Sprite(arcade.Texture(_draw_dots(3)))
        self._all = (self._slip, self._bubble, self._emoji, self._mark)
        for sprite in self._all:
            sprites.append(sprite)

    def remove(self) -> None:
        """Take the figure's parts away."""
        for sprite in self._all:
            sprite.remove_from_sprite_lists()
        self._name.batch = None

    def place(
        self, saying: Saying, atlas: EmojiAtlas, feet: tuple[float, float], zoom: float, mark: arcade.Texture
    ) -> None:
        """Put everything around the feet at a point of the window."""
        x, y = round(feet[0]), round(feet[1])
        head = y + round(46 * zoom)
        middle = head + 8 + BUBBLE_PX // 2
        self._bubble.visible = self._emoji.visible = bool(saying.emoji)
        self._bubble.position = x, middle - 3
        drawing = atlas.drawing(saying.emoji)
        if self._emoji.texture is not drawing:
            self._emoji.texture = drawing
            self._emoji.size = EMOJI_PX, EMOJI_PX
        self._emoji.position = x, middle
        self._mark.visible = saying.thinking
        if self._mark.texture is not mark:
            self._mark.texture = mark
        self._mark.position = x + BUBBLE_PX // 2 + 4, middle + BUBBLE_PX // 2 - 2
        named = zoom >= NAMES_FROM_ZOOM or saying.chosen
        self._slip.visible = self._name.visible = named
        if self._slip.texture is not self._slips[saying.chosen]:
            self._slip.texture = self._slips[saying.chosen]
        self._slip.position = x, y - 13
        self._name.position = x, y - 12


def _draw_dots(count: int) -> Image.Image:
    """Draw the mark of thinking: a small cloud with ``count`` of three dots."""
    image = Image.new("RGBA", (28, 18))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((0, 0, 27, 17), 8, fill=theme.WOOD_DARK)
    pen.rounded_rectangle((1, 1, 26, 16), 7, fill=theme.PAPER_LIGHT)
    for index in range(count):
        left = 5 + index * 7
        pen.ellipse((left, 6, left + 4, 10), fill=theme.RED)
    return image
