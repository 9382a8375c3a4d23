"""Buttons: plates with a word on them, pressed by the pointer or by their key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.view import panels, text, theme

if TYPE_CHECKING:
    import arcade
    from pyglet.graphics import Batch


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle of the window: lower left corner and size."""

    left: float
    bottom: float
    width: float
    height: float

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point lies inside."""
        return self.left <= x < self.left + self.width and self.bottom <= y < self.bottom + self.height

    @property
    def right(self) -> float:
        """Give the first column right of it."""
        return self.left + self.width

    @property
    def top(self) -> float:
        """Give the first row above it."""
        return self.bottom + self.height


class Button:
    """One plate with a word; ``key`` names what it does."""

    def __init__(
        self,
        key: str,
        word: str,
        rect: Rect,
        batch: Batch,
        sprites: arcade.SpriteList,
        *,
        size: float = theme.BODY_SIZE,
    ) -> None:
        self.key, self.rect = key, rect
        width, height = round(rect.width), round(rect.height)
        self._plates = {
            False: panels.plate_texture(width, height, theme.PAPER_LIGHT, theme.WOOD),
            True: panels.plate_texture(width, height, theme.WOOD_LIGHT, theme.WOOD_DARK),
        }
        self._sprite = panels.sprite_in(self._plates[False], rect.left, rect.bottom)
        sprites.append(self._sprite)
        shown = text.clipped(word, rect.width - 10, size, bold=True)
        self._label = text.label(
            shown,
            round(rect.left + rect.width / 2),
            round(rect.bottom + rect.height / 2 + 1),
            batch,
            size=size,
            bold=True,
            anchor_x="center",
            anchor_y="center",
        )

    @property
    def word(self) -> str:
        """Give what is written on it."""
        return str(self._label.text)

    def drop(self) -> None:
        """Take the word off the screen; the plate goes with its list."""
        self._label.batch = None

    def say(self, word: str) -> None:
        """Change the word."""
        text.write(self._label, word)

    def light(self, on: bool) -> None:
        """Show it as chosen or under the pointer, or not."""
        if self._sprite.texture is not self._plates[on]:
            self._sprite.texture = self._plates[on]


def pressed(buttons: list[Button], x: float, y: float) -> str:
    """Give the key of the button at a point; empty for none."""
    for button in buttons:
        if button.rect.holds(x, y):
            return button.key
    return ""
