"""A slip beside the pointer: what a button does, or why it cannot be pressed now."""

from __future__ import annotations

import arcade
from pyglet.graphics import Batch

from game.view import panels, text, theme

WIDEST = 300
"""Pixels of the longest line."""

LINE_PX = 17
_LINES = 3


class Tip:
    """The one slip of a screen."""

    def __init__(self) -> None:
        self._batch = Batch()
        self._sprites = arcade.SpriteList()
        self._labels = [
            text.label("", 0, 0, self._batch, size=theme.SMALL_SIZE, colour=theme.PAPER_LIGHT)
            for _ in range(_LINES)
        ]
        self.said = ""

    def show(self, said: str, x: float, y: float, room: tuple[float, float]) -> None:
        """Say something beside a point of a window of the size ``room``; nothing for an empty ``said``."""
        self.said = said
        self._sprites.clear()
        if not said:
            return
        lines = text.wrapped(said, WIDEST, theme.SMALL_SIZE, _LINES)
        wide = round(max(text.width_of(line, theme.SMALL_SIZE) for line in lines)) + 22
        tall = len(lines) * LINE_PX + 12
        left = min(max(x + 12, 4.0), room[0] - wide - 4)
        bottom = y - tall - 14 if y - tall - 14 > 4 else y + 16
        plate = panels.plate_texture(wide, tall, theme.WOOD_DARK, theme.WOOD_DEEP)
        self._sprites.append(panels.sprite_in(plate, left, bottom))
        for index, label in enumerate(self._labels):
            text.write(label, lines[index] if index < len(lines) else "")
            label.position = round(left + 11), round(bottom + tall - 18 - index * LINE_PX)

    def draw(self) -> None:
        """Draw it if there is something to say."""
        if self.said:
            self._sprites.draw()
            self._batch.draw()
