"""A list of any length with a pool of labels only as large as what is in sight."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import arcade
from pyglet.graphics import Batch

from game.view import text, theme
from game.view.buttons import Rect

if TYPE_CHECKING:
    from collections.abc import Callable

ROW_PX = 18
"""Height of one row in pixels."""

WHEEL_ROWS = 3
"""Rows per notch of the wheel."""


class Style(StrEnum):
    """How a row is written."""

    HEAD = "head"
    BODY = "body"
    FAINT = "faint"
    CURRENT = "current"


_COLOURS = {
    Style.HEAD: theme.GREEN,
    Style.BODY: theme.INK,
    Style.FAINT: theme.FADED,
    Style.CURRENT: theme.RED,
}


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the list: ``lead`` stands in a column of its own at the left, ``text`` after it."""

    text: str
    style: Style = Style.BODY
    lead: str = ""
    indent: bool = False
    """Leave the lead's column free even without a lead."""
    inset: int = 0
    """Pixels by which the line begins further to the right."""


LEAD_PX = 66
"""Width of the column of times."""


def first_row(offset: int, count: int, shown: int) -> int:
    """Give the first row in sight, kept so that the list's end is never above the lower edge."""
    return min(max(offset, 0), max(count - shown, 0))


class RowList:
    """The rows in a rectangle, with a scroll bar when there are more than fit."""

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self._batch = Batch()
        self._sprites = arcade.SpriteList()
        self._pool: list[tuple[text.Label, text.Label]] = []
        self._marks: list[arcade.Sprite] = []
        self._knob = arcade.SpriteSolidColor(5, 20, 0, 0, theme.WOOD)
        self._offset = 0
        self._count = 0

    @property
    def shown(self) -> int:
        """Give how many rows fit."""
        return len(self._pool)

    @property
    def first(self) -> int:
        """Give the first row in sight."""
        return first_row(self._offset, self._count, self.shown)

    def words(self) -> list[str]:
        """Give what is written, row by row, for tests and readers of the screen."""
        return [f"{lead.text} {body.text}".strip() for lead, body in self._pool]

    def layout(self, rect: Rect) -> None:
        """Take over a rectangle and make as many labels as rows fit into it."""
        if rect == self.rect:
            return
        self.rect = rect
        self._batch = Batch()
        self._sprites.clear()
        self._pool, self._marks = [], []
        for index in range(int(rect.height // ROW_PX)):
            y = round(rect.top - (index + 1) * ROW_PX + 5)
            lead = text.label("", rect.left, y, self._batch, size=theme.SMALL_SIZE, colour=theme.FADED)
            body = text.label("", rect.left, y, self._batch, size=theme.BODY_SIZE)
            mark = arcade.SpriteSolidColor(int(rect.width), ROW_PX, 0, 0, theme.PAPER_LIGHT)
            mark.position = rect.left - 4 + rect.width / 2, y - 5 + ROW_PX / 2
            mark.visible = False
            self._sprites.append(mark)
            self._marks.append(mark)
            self._pool.append((lead, body))
        self._sprites.append(self._knob)

    def to_top(self) -> None:
        """Scroll to the first row."""
        self._offset = 0

    def reveal(self, row: int, count: int) -> None:
        """Scroll so that a row stands in the upper part of the list, if it is not in sight."""
        self._count = count
        if not self.first + 1 <= row < self.first + self.shown - 3:
            self._offset = first_row(row - self.shown // 4, count, self.shown)

    def scroll(self, notches: float) -> None:
        """Scroll by notches of the wheel; up is positive."""
        self._offset = first_row(self.first - round(notches * WHEEL_ROWS), self._count, self.shown)

    def update(self, count: int, row_at: Callable[[int], Row]) -> None:
        """Write the rows in sight; ``row_at`` is asked for those alone."""
        self._count = count
        first = self.first
        for index, (lead, body) in enumerate(self._pool):
            row = row_at(first + index) if first + index < count else Row("")
            text.write(lead, row.lead)
            x = round(self.rect.left + (LEAD_PX if row.lead or row.indent else row.inset))
            if body.x != x:
                body.x = x
            colour = (*_COLOURS[row.style], 255)
            if tuple(body.color) != colour:
                body.color = colour
            text.write(body, row.text)
            self._marks[index].visible = row.style in (Style.CURRENT, Style.HEAD)
        self._place_knob(first)

    def draw(self) -> None:
        """Draw the rows in sight."""
        self._sprites.draw()
        self._batch.draw()

    def _place_knob(self, first: int) -> None:
        room = self.rect.height
        self._knob.visible = self._count > self.shown > 0
        if not self._knob.visible:
            return
        height = max(24.0, room * self.shown / self._count)
        part = first / (self._count - self.shown)
        self._knob.height = height
        self._knob.position = self.rect.right + 2, self.rect.top - height / 2 - part * (room - height)
