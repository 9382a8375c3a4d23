"""The lower left corner: which keys do what just now, and above it news for the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade
from pyglet.graphics import Batch

from game.view import panels, text, theme

if TYPE_CHECKING:
    from collections.abc import Sequence

_ALWAYS = ("Drag and wheel: look around", "Click or R: residents", "Space: pause", "1 2 4 5: speed")
_RECORDING = (*_ALWAYS[:2], "Space: play, pause", "Esc: back to the title")
_GAP = "    "

NEWS_SECONDS = 12.0
"""How long a piece of news stays."""

NEWS_WIDTH = 520
NEWS_LINES = 5


def fitting(parts: Sequence[str], room: float) -> str:
    """Give as many parts as fit into ``room`` pixels on one line; none is cut in two."""
    said = ""
    for part in parts:
        longer = f"{said}{_GAP}{part}" if said else part
        if text.width_of(longer, theme.SMALL_SIZE) > room:
            break
        said = longer
    return said


class Hints:
    """The line of keys, and one piece of news after the other."""

    def __init__(self) -> None:
        self._batch = Batch()
        self._sprites = arcade.SpriteList()
        self._said = ""
        self._room = 100.0
        self._left = 0.0
        self._waiting: list[str] = []
        self._label = text.label("", 0, 0, self._batch, size=theme.SMALL_SIZE, colour=theme.PAPER_LIGHT)
        self._news = [text.label("", 0, 0, self._batch) for _ in range(NEWS_LINES)]

    @property
    def news(self) -> str:
        """Give the news that is shown; empty for none."""
        return self._waiting[0] if self._waiting else ""

    def tell(self, sentence: str) -> None:
        """Show a piece of news after those that wait already; the same is not told twice in a row."""
        if sentence not in self._waiting:
            if not self._waiting:
                self._left = NEWS_SECONDS
            self._waiting.append(sentence)

    def layout(self, width: float) -> None:
        """Begin at the left of the lower edge, of which ``width`` pixels are free."""
        self._room = max(width - 2 * theme.MARGIN, 100.0)
        self._said = ""

    def update(self, seconds: float, *, visiting: bool, chosen: bool, recording: bool = False) -> None:
        """Say what can be done, and let news pass."""
        self._left -= seconds
        if self._waiting and self._left <= 0:
            del self._waiting[0]
            self._left = NEWS_SECONDS
        walk = ("WASD: walk", "V: leave") if visiting else ("V: visit",)
        more = ("T: whisper", "F: follow") if chosen else ("Tab: next",)
        said = fitting(_RECORDING if recording else (*_ALWAYS, *walk, *more), self._room - 24)
        if said + self.news != self._said:
            self._said = said + self.news
            self._write(said, raised=recording)

    def draw(self) -> None:
        """Draw it."""
        self._sprites.draw()
        self._batch.draw()

    def _write(self, said: str, *, raised: bool) -> None:
        self._sprites.clear()
        bottom = theme.MARGIN + (64 if raised else 0)
        text.write(self._label, said)
        wide = round(text.width_of(said, theme.SMALL_SIZE)) + 22
        plate = panels.plate_texture(wide, 24, theme.WOOD_DARK, theme.WOOD_DEEP)
        self._sprites.append(panels.sprite_in(plate, theme.MARGIN, bottom))
        self._label.position = theme.MARGIN + 10, bottom + 8
        lines = text.wrapped(self.news, NEWS_WIDTH - 40, theme.BODY_SIZE, NEWS_LINES) if self.news else []
        if lines:
            tall = len(lines) * 18 + 30
            self._sprites.append(
                panels.sprite_in(panels.panel_texture(NEWS_WIDTH, tall), theme.MARGIN, bottom + 32)
            )
        for index, label in enumerate(self._news):
            text.write(label, lines[index] if index < len(lines) else "")
            label.position = theme.MARGIN + 20, bottom + 32 + len(lines) * 18 - index * 18 - 1
