"""Above every head: who it is, the emoji of what it does, and the mark of thinking.

They keep their size whatever the zoom, on paper of their own, so that they read over anything.
From afar the names go and the bubbles become small.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import arcade
from PIL import Image, ImageDraw

from game.view import panels, tags, theme
from game.view.camera import Camera, on_window
from game.view.spoken import Box

if TYPE_CHECKING:
    from game.view.art import EmojiAtlas
    from game.view.sprites import People

NAMES_FROM_ZOOM = 0.9
"""Zoom from which names are shown (a chosen resident's name always is)."""

SIZES = ((0.6, 28, 20), (0.45, 24, 17), (0.0, 20, 14))
"""Without a name: from which zoom a bubble, and the emoji in it, has which side in pixels."""

TAG_EMOJI_PX = 19
"""Side of the emoji beside a name."""

HEAD_PX = 45
"""How far above the feet the head ends, in pixels of the map."""

FACE_PX = 18
"""Side of a head, in pixels of the map."""

GAP_PX = 4
"""Pixels of the window between a head and what hovers over it."""

DOT_SECONDS = 0.3
"""How long the mark of thinking takes from dot to dot."""


@dataclass(frozen=True, slots=True)
class Saying:
    """What is shown above one figure."""

    name: str
    emoji: str
    """Empty for no picture (the visitor)."""
    thinking: bool
    chosen: bool


class Bubbles:
    """The tags and bubbles of all figures, in window coordinates."""

    def __init__(self, atlas: EmojiAtlas) -> None:
        self._atlas = atlas
        self._sprites = arcade.SpriteList()
        self._marks = [arcade.Texture(_draw_dots(count)) for count in (1, 2, 3)]
        self._parts: dict[str, _Parts] = {}
        self._order: list[str] = []
        self._clock = 0.0
        self.heads: dict[str, Box] = {}
        """Where everybody's head is in the window, with what hovers over it."""

    def update(self, sayings: list[Saying], people: People, camera: Camera, seconds: float) -> None:
        """Place everything over its figure."""
        self._clock += seconds
        known = {saying.name for saying in sayings}
        for name in [name for name in self._parts if name not in known]:
            del self._parts[name]
        heads = {}
        self.heads = {}
        for saying in sayings:
            if saying.name not in self._parts:
                self._parts[saying.name] = _Parts(self._atlas)
            x, y = on_window(camera, *people.feet(saying.name, camera))
            heads[saying.name] = round(x), round(y + HEAD_PX * camera.zoom) + GAP_PX
            named = camera.zoom >= NAMES_FROM_ZOOM or saying.chosen
            self._parts[saying.name].dress(saying, self._atlas, camera.zoom, named=named)
        mark = self._marks[int(self._clock / DOT_SECONDS) % 3]
        lifted = tags.lifted(
            [tags.Place(name, *heads[name], part.width) for name, part in self._parts.items() if part.named]
        )
        for saying in sayings:
            x, y = heads[saying.name]
            part = self._parts[saying.name]
            part.place(x, y + lifted.get(saying.name, 0), mark)
            face = FACE_PX * camera.zoom
            wide = max(part.width if part.shown else 0.0, face)
            top = y + lifted.get(saying.name, 0) + (part.height if part.shown else 0.0)
            self.heads[saying.name] = Box(x - wide / 2, y - face, wide, top - y + face)
        self._arrange(sorted(known, key=lambda name: (-heads[name][1], name)))

    def draw(self) -> None:
        """Draw them all."""
        self._sprites.draw()

    def _arrange(self, order: list[str]) -> None:
        """Draw those in the north first, so that the nearer ones cover them."""
        if order != self._order:
            self._order = order
            self._sprites.clear()
            for name in order:
                self._sprites.extend(self._parts[name].sprites)


class _Parts:
    """The sprites of one figure."""

    def __init__(self, atlas: EmojiAtlas) -> None:
        self._paper = arcade.Sprite(panels.bubble_texture(SIZES[0][1]))
        self._emoji = arcade.Sprite(atlas.drawing("💭"))
        self._mark = arcade.Sprite(arcade.Texture(_draw_dots(3)))
        self.sprites = (self._paper, self._emoji, self._mark)
        self.named = False

    @property
    def width(self) -> float:
        """Give how wide the tag or bubble is."""
        return float(self._paper.width)

    @property
    def height(self) -> float:
        """Give how high it is, with its tail."""
        return float(self._paper.height)

    @property
    def shown(self) -> bool:
        """Tell whether there is a tag or bubble at all."""
        return bool(self._paper.visible)

    def dress(self, saying: Saying, atlas: EmojiAtlas, zoom: float, *, named: bool) -> None:
        """Show the name with the emoji, or only the emoji."""
        self.named = named
        shown = bool(saying.emoji)
        side, emoji = next((side, emoji) for least, side, emoji in SIZES if zoom >= least)
        if named:
            emoji = TAG_EMOJI_PX
            first = saying.name.split(maxsplit=1)[0]
            paper = tags.tag_texture(first, picture=shown, chosen=saying.chosen)
        else:
            paper = panels.bubble_texture(side)
        if self._paper.texture is not paper:
            self._paper.texture = paper
            self._paper.size = paper.width, paper.height
        drawing = atlas.drawing(saying.emoji)
        if self._emoji.texture is not drawing:
            self._emoji.texture = drawing
        if self._emoji.width != emoji:
            self._emoji.size = emoji, emoji
        self._paper.visible = shown or named
        self._emoji.visible = shown
        self._mark.visible = saying.thinking

    def place(self, x: int, y: int, mark: arcade.Texture) -> None:
        """Put everything over a point of the window, the tail's end there."""
        wide, high = round(self._paper.width), round(self._paper.height)
        left, bottom = x - wide // 2, y
        self._paper.position = left + wide / 2, bottom + high / 2
        if self.named:
            self._emoji.position = left + 4 + tags.PICTURE_PX / 2, bottom + tags.TAIL_PX + tags.TAG_PX / 2
        else:
            self._emoji.position = left + wide / 2, bottom + 6 + (high - 6) / 2
        if self._mark.texture is not mark:
            self._mark.texture = mark
        self._mark.position = left + wide + 2, bottom + high - 3


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
