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
    from collections.abc import Sequence

    from game.view.art import EmojiAtlas
    from game.view.sprites import People

SIZES = ((1.4, 34, 24), (0.7, 30, 21), (0.45, 24, 17), (0.0, 20, 14))
"""From which zoom a bubble, and the emoji in it, has which side in the window's pixels."""

PLATE_PX = 19
"""How high the plate of a name is."""

PLATE_ROWS = 3
"""Over so many rows the names of people who stand together are spread."""

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
        self._plates = arcade.SpriteList()
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
        spots = {}
        for saying in sayings:
            if saying.name not in self._parts:
                self._parts[saying.name] = _Parts(
                    saying.name, self._atlas, (self._sprites, self._plates), self._batch
                )
            spots[saying.name] = on_window(camera, *people.feet(saying.name, camera))
        named = [
            (saying.name, *spots[saying.name], self._parts[saying.name].plate_px)
            for saying in sayings
            if camera.zoom >= NAMES_FROM_ZOOM or saying.chosen
        ]
        lowered = spread(named)
        mark = self._marks[int(self._clock / DOT_SECONDS) % 3]
        for saying in sayings:
            low = lowered.get(saying.name)
            self._parts[saying.name].place(
                saying, self._atlas, spots[saying.name], camera.zoom, mark=mark, lowered=low
            )

    def draw(self) -> None:
        """Draw them all."""
        self._sprites.draw()
        self._plates.draw()
        self._batch.draw()


def spread(plates: Sequence[tuple[str, float, float, float]]) -> dict[str, int]:
    """Give how many pixels each name is moved down so that no two lie on each other.

    ``plates`` has name, middle, height above the window's edge and width of each. Where people
    stand in a crowd the last row is shared.
    """
    lowered: dict[str, int] = {}
    taken: list[tuple[float, float, float]] = []
    for name, x, y, width in sorted(plates, key=lambda one: (-one[2], one[1], one[0])):
        for step in range(PLATE_ROWS):
            down = step * PLATE_PX
            free = not any(
                abs(x - other_x) < (width + other_width) / 2 and abs(y - down - other_y) < PLATE_PX
                for other_x, other_y, other_width in taken
            )
            if free or step == PLATE_ROWS - 1:
                lowered[name] = down
                taken.append((x, y - down, width))
                break
    return lowered


class _Parts:
    """The sprites and the label of one figure."""

    def __init__(
        self, name: str, atlas: EmojiAtlas, lists: tuple[arcade.SpriteList, arcade.SpriteList], batch: Batch
    ) -> None:
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
        self.plate_px = wide = round(text.width_of(shown, theme.SMALL_SIZE, bold=True)) + 14
        self._slips = {
            chosen: panels.plate_texture(
                wide, PLATE_PX, theme.RED if chosen else theme.WOOD_DARK, theme.WOOD_DARK
            )
            for chosen in (False, True)
        }
        self._slip = arcade.Sprite(self._slips[False])
        self._bubble = arcade.Sprite(panels.bubble_texture(SIZES[0][1]))
        self._emoji = arcade.Sprite(atlas.drawing("💭"))
        self._mark = arcade.Sprite(arcade.Texture(_draw_dots(3)))
        self._all = (self._slip, self._bubble, self._emoji, self._mark)
        for sprite in self._all:
            lists[sprite is self._slip].append(sprite)

    def remove(self) -> None:
        """Take the figure's parts away."""
        for sprite in self._all:
            sprite.remove_from_sprite_lists()
        self._name.batch = None

    def place(
        self,
        saying: Saying,
        atlas: EmojiAtlas,
        feet: tuple[float, float],
        zoom: float,
        *,
        mark: arcade.Texture,
        lowered: int | None,
    ) -> None:
        """Put everything around the feet at a point of the window; no name for ``lowered`` None."""
        x, y = round(feet[0]), round(feet[1])
        side, emoji = next((side, emoji) for least, side, emoji in SIZES if zoom >= least)
        head = y + round(46 * zoom)
        middle = head + 8 + side // 2
        bubble = panels.bubble_texture(side)
        if self._bubble.texture is not bubble:
            self._bubble.texture = bubble
            self._bubble.size = bubble.width, bubble.height
        self._bubble.visible = self._emoji.visible = bool(saying.emoji)
        self._bubble.position = x, middle - 3
        drawing = atlas.drawing(saying.emoji)
        if self._emoji.texture is not drawing:
            self._emoji.texture = drawing
        if self._emoji.width != emoji:
            self._emoji.size = emoji, emoji
        self._emoji.position = x, middle
        self._mark.visible = saying.thinking
        if self._mark.texture is not mark:
            self._mark.texture = mark
        self._mark.position = x + side // 2 + 4, middle + side // 2 - 2
        self._slip.visible = self._name.visible = lowered is not None
        if self._slip.texture is not self._slips[saying.chosen]:
            self._slip.texture = self._slips[saying.chosen]
        self._slip.position = x, y - 13 - (lowered or 0)
        self._name.position = x, y - 12 - (lowered or 0)


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
