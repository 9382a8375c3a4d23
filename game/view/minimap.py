"""The small map in the corner: the whole town, what the window shows of it, and where everybody is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade
import numpy as np
from PIL import Image, ImageDraw

from game.view import panels, theme
from game.view.buttons import Rect

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.view.bake import Pixels
    from game.view.camera import Camera
    from game.view.daylight import Tint

LONGEST_PX = 196
"""The longer side of the map in the window's pixels."""

EDGE_PX = panels.FRAME_PX + 2
"""Width of its frame."""

DOT_PX, CHOSEN_DOT_PX = 7, 11

DARKEST = 0.55
"""At night the small map is no darker than this: it is to be read."""


class MiniMap:
    """The small map of one town, for one window."""

    def __init__(self, overview: Pixels, map_size: tuple[float, float]) -> None:
        self._map_size = map_size
        scale = LONGEST_PX / max(map_size)
        self._size = max(round(map_size[0] * scale), 8), max(round(map_size[1] * scale), 8)
        self.rect = Rect(0, 0, self._size[0] + 2 * EDGE_PX, self._size[1] + 2 * EDGE_PX)
        self.shown = True
        small = Image.fromarray(np.ascontiguousarray(overview[..., :3])).resize(
            self._size, Image.Resampling.LANCZOS
        )
        frame = panels.panel_texture(round(self.rect.width), round(self.rect.height))
        self._frame = arcade.Sprite(frame)
        self._picture = arcade.Sprite(arcade.Texture(small.convert("RGBA")))
        self._sides = [arcade.SpriteSolidColor(1, 1, color=(*theme.PAPER_LIGHT, 255)) for _ in range(4)]
        self._back, self._front = arcade.SpriteList(), arcade.SpriteList()
        self._back.extend([self._frame, self._picture])
        self._front.extend(self._sides)
        self._marks = {
            False: arcade.Texture(_draw_dot(DOT_PX, theme.GOLD)),
            True: arcade.Texture(_draw_dot(CHOSEN_DOT_PX, theme.RED)),
        }
        self._dots: dict[str, arcade.Sprite] = {}

    def layout(self, right: float, top: float) -> None:
        """Put its upper right corner at a point of the window."""
        left, bottom = right - self.rect.width, top - self.rect.height
        if (left, bottom) != (self.rect.left, self.rect.bottom):
            self.rect = Rect(left, bottom, self.rect.width, self.rect.height)
            middle = round(left) + self.rect.width / 2, round(bottom) + self.rect.height / 2
            self._frame.position = self._picture.position = middle

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point of the window lies on it."""
        return self.shown and self.rect.holds(x, y)

    def on_map(self, x: float, y: float) -> tuple[float, float]:
        """Give the point of the town (upward) that lies under a point of the window."""
        return (
            (x - self.rect.left - EDGE_PX) / self._size[0] * self._map_size[0],
            (y - self.rect.bottom - EDGE_PX) / self._size[1] * self._map_size[1],
        )

    def update(
        self, camera: Camera, feet: Mapping[str, tuple[float, float]], chosen: str, tint: Tint
    ) -> None:
        """Show the rectangle of ``camera``, a dot for everybody, and the hour's light."""
        if not self.shown:
            return
        light = [round(255 * max(part, DARKEST)) for part in tint]
        self._picture.color = (light[0], light[1], light[2], 255)
        self._outline(camera)
        for name in [name for name in self._dots if name not in feet]:
            self._dots.pop(name).remove_from_sprite_lists()
        for name, (x, y) in feet.items():
            if name not in self._dots:
                self._dots[name] = arcade.Sprite(self._marks[False])
                self._front.append(self._dots[name])
            dot, mark = self._dots[name], self._marks[name == chosen]
            if dot.texture is not mark:
                dot.texture = mark
                dot.size = mark.width, mark.height
            dot.position = self._spot(x, y)

    def draw(self) -> None:
        """Draw it."""
        if self.shown:
            self._back.draw()
            self._front.draw()

    def _spot(self, x: float, y: float) -> tuple[float, float]:
        """Give the point of the window for a point of the town."""
        part_x = min(max(x / self._map_size[0], 0.0), 1.0)
        part_y = min(max(y / self._map_size[1], 0.0), 1.0)
        return (
            round(self.rect.left + EDGE_PX + part_x * self._size[0]),
            round(self.rect.bottom + EDGE_PX + part_y * self._size[1]),
        )

    def _outline(self, camera: Camera) -> None:
        half_x, half_y = camera.width / camera.zoom / 2, camera.height / camera.zoom / 2
        left, bottom = self._spot(camera.x - half_x, camera.y - half_y)
        right, top = self._spot(camera.x + half_x, camera.y + half_y)
        width, height = max(right - left, 2), max(top - bottom, 2)
        places = (
            (left + width / 2, bottom + 0.5, width, 1),
            (left + width / 2, top - 0.5, width, 1),
            (left + 0.5, bottom + height / 2, 1, height),
            (right - 0.5, bottom + height / 2, 1, height),
        )
        for side, (x, y, wide, high) in zip(self._sides, places, strict=True):
            side.position = x, y
            side.size = wide, high


def _draw_dot(size: int, colour: theme.Colour) -> Image.Image:
    large = Image.new("RGBA", (size * 4, size * 4), (*theme.WOOD_DARK, 0))
    pen = ImageDraw.Draw(large)
    pen.ellipse((0, 0, size * 4 - 1, size * 4 - 1), fill=(*theme.WOOD_DARK, 255))
    pen.ellipse((4, 4, size * 4 - 5, size * 4 - 5), fill=(*colour, 255))
    return large.reduce(4)
