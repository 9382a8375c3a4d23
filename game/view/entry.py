"""A line to type in. While it is open every key belongs to it, so no letter fires a hotkey."""

from __future__ import annotations

from dataclasses import dataclass

import arcade
from arcade import key
from pyglet.graphics import Batch

from game.view import panels, text, theme
from game.view.art import CALM
from game.view.portraits import SMALL_PX, Portrait, PortraitBook
from game.view.runs import clusters

LONGEST = 200
"""Characters that one line may have."""

HEIGHT = 84
_FACE_PX = 74
"""From the panel's left edge to the words beside the portrait."""


@dataclass(slots=True)
class TypedLine:
    """What has been typed, and where the caret stands (in characters)."""

    text: str = ""
    caret: int = 0

    def insert(self, typed: str) -> None:
        """Put characters in at the caret; line breaks become spaces, what is too long is left out."""
        clean = "".join(
            " " if char in "\n\r\t" else char
            for char in typed
            if char.isprintable() or char in "\n\r\t\u200d\ufe0f"
        )
        room = LONGEST - len(self.text)
        clean = clean[:room]
        self.text = self.text[: self.caret] + clean + self.text[self.caret :]
        self.caret += len(clean)

    def motion(self, motion: int) -> None:
        """Move the caret or delete, as the window system names it."""
        if motion == key.MOTION_LEFT:
            self.caret -= self._behind()
        elif motion == key.MOTION_RIGHT:
            self.caret += self._ahead()
        elif motion in (key.MOTION_BEGINNING_OF_LINE, key.MOTION_UP, key.MOTION_BEGINNING_OF_FILE):
            self.caret = 0
        elif motion in (key.MOTION_END_OF_LINE, key.MOTION_DOWN, key.MOTION_END_OF_FILE):
            self.caret = len(self.text)
        elif motion == key.MOTION_BACKSPACE and self.caret > 0:
            gone = self._behind()
            self.text = self.text[: self.caret - gone] + self.text[self.caret :]
            self.caret -= gone
        elif motion == key.MOTION_DELETE:
            self.text = self.text[: self.caret] + self.text[self.caret + self._ahead() :]

    def _behind(self) -> int:
        """Give how many characters the one before the caret is made of; an emoji may have many."""
        parts = clusters(self.text[: self.caret])
        return len(parts[-1]) if parts else 0

    def _ahead(self) -> int:
        parts = clusters(self.text[self.caret :])
        return len(parts[0]) if parts else 0

    def take(self) -> str:
        """Give what was typed, trimmed, and begin anew."""
        said = " ".join(self.text.split())
        self.text, self.caret = "", 0
        return said


class Entry:
    """The line in its panel at the bottom of the window."""

    def __init__(self, book: PortraitBook | None = None) -> None:
        self.line = TypedLine()
        self._book = book or PortraitBook()
        self.is_open = False
        self._left = 0.0
        self._width = 0.0
        self._batch = Batch()
        self._sprites = arcade.SpriteList()
        self._portrait = Portrait(self._book, self._sprites, SMALL_PX)
        self._title = text.label("", 0, 0, self._batch, size=theme.SMALL_SIZE, colour=theme.FADED)
        self._typed = text.label("", 0, 0, self._batch, size=13.0)
        self._caret = arcade.SpriteSolidColor(2, 18, 0, 0, theme.RED)
        self._blink = 0.0

    def layout(self, width: float) -> None:
        """Put the panel in the middle of the lower edge, of which ``width`` pixels are free."""
        self._sprites.clear()
        self._width = min(640.0, width - 2 * theme.MARGIN)
        self._left = (width - self._width) / 2
        self._sprites.append(
            panels.sprite_in(panels.panel_texture(round(self._width), HEIGHT), self._left, theme.MARGIN)
        )
        well = panels.well_texture(round(self._width) - _FACE_PX - 18, 32)
        self._sprites.append(panels.sprite_in(well, self._left + _FACE_PX, theme.MARGIN + 16))
        self._sprites.append(self._caret)
        self._portrait.place(self._left + 20, theme.MARGIN + 20)
        self._title.position = self._left + _FACE_PX + 2, theme.MARGIN + 57
        self._typed.position = self._left + _FACE_PX + 10, theme.MARGIN + 27

    def open(self, title: str, row: str = "", mood: str = CALM) -> None:
        """Begin to type, to whom ``row`` of the sheet of portraits shows."""
        self._portrait.show(row, mood)
        self.is_open = True
        self.line.take()
        text.write(self._title, text.clipped(title, self._width - _FACE_PX - 20, theme.SMALL_SIZE))

    def close(self) -> str:
        """Give what was typed and put the line away."""
        self.is_open = False
        return self.line.take()

    def update(self, seconds: float) -> None:
        """Show what was typed; of a long line the part around the caret."""
        self._blink = (self._blink + seconds) % 1.0
        room = self._width - _FACE_PX - 44
        start = 0
        while text.width_of(self.line.text[start : self.line.caret], 13.0) > room:
            start += 1
        text.write(self._typed, text.clipped(self.line.text[start:], room, 13.0))
        behind = text.width_of(self.line.text[start : self.line.caret], 13.0)
        self._caret.position = round(self._left + _FACE_PX + 11 + behind), theme.MARGIN + 32
        self._caret.visible = self._blink < 0.6

    def draw(self) -> None:
        """Draw it if it is open."""
        if self.is_open:
            self._sprites.draw(pixelated=True)
            self._batch.draw()
