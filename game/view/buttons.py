"""Buttons: plates with a word on them, pressed by the pointer or by their key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import arcade

from game.view import icons, panels, text, theme

if TYPE_CHECKING:
    from pyglet.graphics import Batch


ICON_GAP = 7
"""Pixels between an icon and the word beside it."""


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
    """One plate with a word, an icon or both; ``key`` names what it does.

    A button with a ``reason`` cannot be pressed now: it is greyed, and the reason is told instead.
    """

    def __init__(
        self,
        key: str,
        word: str,
        rect: Rect,
        batch: Batch,
        sprites: arcade.SpriteList,
        *,
        size: float = theme.BODY_SIZE,
        icon: str = "",
        tip: str = "",
        icon_scale: int = 1,
    ) -> None:
        self.key, self.rect, self.tip, self.reason = key, rect, tip, ""
        self._icon_name, self._lit = icon, False
        self._sprite = panels.sprite_in(self._plate(), rect.left, rect.bottom)
        sprites.append(self._sprite)
        self._icon_scale = icon_scale
        self._icon = arcade.Sprite(icons.texture(icon), scale=icon_scale) if icon else None
        taken = (self._icon.width + ICON_GAP) if self._icon and word else 0.0
        self._room, self._size = rect.width - 16 - taken, size
        shown = text.clipped(word, self._room, size, bold=True)
        middle = round(rect.left + rect.width / 2), round(rect.bottom + rect.height / 2 + 1)
        whole = text.width_of(shown, size, bold=True) + taken
        start = middle[0] - whole / 2
        if self._icon:
            self._icon.position = _whole(
                self._icon, start if word else middle[0] - self._icon.width / 2, middle[1]
            )
            sprites.append(self._icon)
        self._label = text.label(
            shown,
            round(start + taken) if self._icon else middle[0],
            middle[1],
            batch,
            size=size,
            bold=True,
            anchor_x="left" if self._icon else "center",
            anchor_y="center",
        )

    @property
    def word(self) -> str:
        """Give what is written on it."""
        return str(self._label.text)

    def drop(self) -> None:
        """Take the word off the screen; the plate goes with its list."""
        self._label.batch = None

    def say(self, word: str, icon: str = "") -> None:
        """Change the word, and the icon if there is another."""
        text.write(self._label, text.clipped(word, self._room, self._size, bold=True))
        if icon and self._icon and icon != self._icon_name:
            self._icon_name = icon
            self._paint_icon()

    def light(self, on: bool) -> None:
        """Show it as chosen or under the pointer, or not."""
        self._lit = on
        self._paint()

    def forbid(self, reason: str) -> None:
        """Let it not be pressed, for a reason in one sentence, or again for none."""
        if reason == self.reason:
            return
        self.reason = reason
        self._label.color = (*(theme.PAPER_EDGE if reason else theme.INK), 255)
        self._paint()
        if self._icon:
            self._paint_icon()

    def _paint(self) -> None:
        plate = self._plate()
        if self._sprite.texture is not plate:
            self._sprite.texture = plate

    def _paint_icon(self) -> None:
        if self._icon:
            middle = self._icon.center_x, self._icon.center_y
            self._icon.texture = icons.texture(self._icon_name, faint=bool(self.reason))
            scale = self._icon_scale
            self._icon.size = self._icon.texture.width * scale, self._icon.texture.height * scale
            self._icon.position = _whole(self._icon, middle[0] - self._icon.width / 2, middle[1])

    def _plate(self) -> arcade.Texture:
        face, rim = theme.PAPER_LIGHT, theme.WOOD
        if self.reason:
            face, rim = theme.PAPER_DARK, theme.PAPER_EDGE
        elif self._lit:
            face, rim = theme.WOOD_LIGHT, theme.WOOD_DARK
        return panels.plate_texture(round(self.rect.width), round(self.rect.height), face, rim)


def pressed(buttons: list[Button], x: float, y: float) -> str:
    """Give the key of the button at a point that can be pressed; empty for none."""
    found = under(buttons, x, y)
    return found.key if found and not found.reason else ""


def under(buttons: list[Button], x: float, y: float) -> Button | None:
    """Give the button at a point, whether it can be pressed or not."""
    return next((button for button in buttons if button.rect.holds(x, y)), None)


def _whole(sprite: arcade.Sprite, left: float, middle: float) -> tuple[float, float]:
    """Give a position that puts the sprite's corners on whole pixels."""
    return round(left) + sprite.width / 2, round(middle - 1 - sprite.height / 2) + sprite.height / 2
