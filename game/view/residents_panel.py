"""Everybody at a glance: portrait, name, what each does now; one is chosen by a click or with Tab."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import arcade
from pyglet.graphics import Batch

from game.view import moods, panels, telling, text, theme
from game.view.buttons import Button, Rect, pressed
from game.view.portraits import SMALL_PX, Portrait, PortraitBook
from game.view.rows import first_row

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.sim.state import SimState

WIDTH = 308
ROW_PX = 50
_HEAD_PX = 46
_EDGE = panels.FRAME_PX + 4

CLOSE = "close"
"""The key of its button."""


@dataclass(frozen=True, slots=True)
class Line:
    """What is shown of one resident."""

    name: str
    doing: str
    mood: str


def lines_of(state: SimState) -> list[Line]:
    """Give everybody's line, those who are awake first, then by name."""
    lines = []
    for name, mind in state.minds.items():
        body = state.town.bodies.get(name)
        mood = moods.mood(mind, body)
        emoji = f"{mind.act.emoji} " if mind.act else ""
        lines.append(Line(name, emoji + telling.act_words(mind.act), mood))
    return sorted(lines, key=lambda line: (line.mood == moods.ASLEEP, line.name))


class ResidentsPanel:
    """The list at the left, under the clock."""

    def __init__(self, book: PortraitBook, rows: Mapping[str, str]) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.is_open = False
        self._book, self._rows = book, rows
        self._batch, self._sprites = Batch(), arcade.SpriteList()
        self._pool: list[_Slot] = []
        self._buttons: list[Button] = []
        self._lines: Sequence[Line] = ()
        self._offset = 0
        self._knob = arcade.SpriteSolidColor(5, 20, 0, 0, theme.WOOD)
        self._title = text.label("", 0, 0, self._batch)

    def layout(self, top: float, bottom: float) -> None:
        """Lie at the left edge between two heights, with as many rows as are needed and fit."""
        needed = _HEAD_PX + max(len(self._rows), 1) * ROW_PX + _EDGE + 4
        tall = min(max(top - bottom, _HEAD_PX + ROW_PX + 2 * _EDGE), needed)
        self.rect = Rect(theme.MARGIN, top - tall, WIDTH, tall)
        self._batch, self._sprites = Batch(), arcade.SpriteList()
        left = self.rect.left
        self._sprites.append(
            panels.sprite_in(panels.panel_texture(WIDTH, round(tall)), left, self.rect.bottom)
        )
        self._title = text.label("Residents", left + 18, top - 33, self._batch, size=13.0, bold=True)
        place = Rect(left + WIDTH - 40, top - 38, 24, 24)
        self._buttons = [
            Button(CLOSE, "", place, self._batch, self._sprites, icon="close", tip="Put away  [R]")
        ]
        count = int((tall - _HEAD_PX - _EDGE) // ROW_PX)
        self._pool = []
        for index in range(count):
            spot = Rect(left + 12, top - _HEAD_PX - (index + 1) * ROW_PX, WIDTH - 30, ROW_PX - 2)
            self._pool.append(_Slot(spot, self._book, self._batch, self._sprites))
        self._sprites.append(self._knob)

    @property
    def shown(self) -> list[str]:
        """Give the names in sight, from the top."""
        first = first_row(self._offset, len(self._lines), len(self._pool))
        return [line.name for line in self._lines[first : first + len(self._pool)]]

    def update(self, state: SimState, chosen: str) -> None:
        """Write the rows in sight anew."""
        if not self.is_open:
            return
        self._lines = lines_of(state)
        awake = sum(line.mood != moods.ASLEEP for line in self._lines)
        text.write(self._title, f"Residents · {awake} of {len(self._lines)} awake")
        first = first_row(self._offset, len(self._lines), len(self._pool))
        for index, slot in enumerate(self._pool):
            line = self._lines[first + index] if first + index < len(self._lines) else None
            row = self._rows.get(line.name, "") if line else ""
            slot.show(line, row, chosen=line is not None and line.name == chosen)
        self._place_knob(first)

    def reveal(self, name: str) -> None:
        """Scroll so that somebody is in sight."""
        names = [line.name for line in self._lines]
        if name in names and name not in self.shown:
            self._offset = first_row(names.index(name) - len(self._pool) // 2, len(names), len(self._pool))

    def scroll(self, notches: float) -> None:
        """Scroll by notches of the wheel; up is positive."""
        first = first_row(self._offset, len(self._lines), len(self._pool))
        self._offset = first_row(first - round(notches), len(self._lines), len(self._pool))

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point lies on the panel."""
        return self.is_open and self.rect.holds(x, y)

    def press(self, x: float, y: float) -> str:
        """Give the name at a point, or the key of the button; empty for neither."""
        key = pressed(self._buttons, x, y)
        if key:
            return key
        names = self.shown
        for slot, name in zip(self._pool, names, strict=False):
            if slot.rect.holds(x, y):
                return name
        return ""

    def draw(self) -> None:
        """Draw it if it is open."""
        if self.is_open:
            self._sprites.draw(pixelated=True)
            self._batch.draw()

    def _place_knob(self, first: int) -> None:
        count, shown = len(self._lines), len(self._pool)
        self._knob.visible = count > shown > 0
        if self._knob.visible:
            room = shown * ROW_PX - 6
            height = max(24.0, room * shown / count)
            top = self.rect.top - _HEAD_PX - 2
            self._knob.height = height
            middle = top - height / 2 - first / (count - shown) * (room - height)
            self._knob.position = self.rect.right - 13.5, middle


class _Slot:
    """One row of the list."""

    def __init__(self, rect: Rect, book: PortraitBook, batch: Batch, sprites: arcade.SpriteList) -> None:
        self.rect = rect
        width, height = round(rect.width), round(rect.height)
        self._plain = panels.plate_texture(width, height, theme.PAPER_LIGHT, theme.PAPER_EDGE)
        self._chosen = panels.plate_texture(width, height, theme.WOOD_LIGHT, theme.WOOD_DARK)
        self._plate = panels.sprite_in(self._plain, rect.left, rect.bottom)
        sprites.append(self._plate)
        self._portrait = Portrait(book, sprites, SMALL_PX)
        self._portrait.place(rect.left + 3, rect.bottom + 3)
        x = rect.left + 54
        self._name = text.label("", x, rect.bottom + 28, batch, size=theme.BODY_SIZE, bold=True)
        self._doing = text.label("", x, rect.bottom + 10, batch, size=theme.SMALL_SIZE, colour=theme.FADED)

    def show(self, line: Line | None, row: str, *, chosen: bool) -> None:
        """Show a resident; an empty row for none."""
        self._plate.visible = line is not None
        self._portrait.hide(line is None)
        room = self.rect.width - 62
        text.write(self._name, text.clipped(line.name, room, theme.BODY_SIZE, bold=True) if line else "")
        text.write(self._doing, text.clipped(line.doing, room, theme.SMALL_SIZE) if line else "")
        colour = (*(theme.INK if chosen else theme.FADED), 255)
        if tuple(self._doing.color) != colour:
            self._doing.color = colour
        if line:
            self._portrait.show(row, line.mood)
        plate = self._chosen if chosen else self._plain
        if self._plate.texture is not plate:
            self._plate.texture = plate
