"""The panel at the right: what a chosen resident does, its plan of the day, its newest memories."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade
from pyglet.graphics import Batch

from ai.gametime import clock_words, day_of
from game.view import panels, telling, text, theme
from game.view.buttons import Button, Rect, pressed
from game.view.rows import LEAD_PX, Row, RowList, Style

if TYPE_CHECKING:
    from ai.mind import Mind
    from game.sim.state import Body

WIDTH = 348
_HEAD_PX = 132
_MEMORY_ROWS = 1 + telling.MEMORY_LINES

PLAN, MEMORIES, CLOSE, WHISPER, FOLLOW = "plan", "memories", "close", "whisper", "follow"
"""The keys of its buttons."""


class Inspector:
    """Shows one mind; ``name`` is empty while nobody is chosen."""

    def __init__(self) -> None:
        self.name = ""
        self.tab = PLAN
        self.rect = Rect(0, 0, 0, 0)
        self.list = RowList()
        self._batch = Batch()
        self._sprites = arcade.SpriteList()
        self._buttons: list[Button] = []
        self._title = text.label("", 0, 0, self._batch, size=theme.HEAD_SIZE, bold=True)
        self._lines = [
            text.label("", 0, 0, self._batch, size=size, colour=colour)
            for size, colour in (
                (theme.SMALL_SIZE, theme.FADED),
                (theme.BODY_SIZE, theme.INK),
                (theme.BODY_SIZE, theme.INK),
                (theme.SMALL_SIZE, theme.FADED),
            )
        ]
        self._plan_rows: list[Row] = []
        self._plan_key: tuple[object, int] = (None, -1)

    def layout(self, width: float, height: float, *, live: bool) -> None:
        """Put the panel at the right edge; a recording has no whisper button."""
        self._sprites.clear()
        for button in self._buttons:
            button.drop()
        tall = height - 2 * theme.MARGIN
        left, bottom = width - WIDTH - theme.MARGIN, float(theme.MARGIN)
        self.rect = Rect(left, bottom, WIDTH, tall)
        self._sprites.append(panels.sprite_in(panels.panel_texture(WIDTH, round(tall)), left, bottom))
        top = self.rect.top
        self._title.position = left + 16, top - 32
        for line, down in zip(self._lines, (50, 72, 90, 110), strict=True):
            line.position = left + 16, top - down
        half = (WIDTH - 40) / 2
        places = [
            (CLOSE, "x", Rect(left + WIDTH - 38, top - 36, 24, 24)),
            (PLAN, "Plan", Rect(left + 16, top - _HEAD_PX - 20, half, 26)),
            (MEMORIES, "Memories", Rect(left + 24 + half, top - _HEAD_PX - 20, half, 26)),
            (FOLLOW, "Follow  [F]", Rect(left + 16, bottom + 14, half, 28)),
        ]
        if live:
            places.append((WHISPER, "Whisper  [T]", Rect(left + 24 + half, bottom + 14, half, 28)))
        self._buttons = [Button(key, word, place, self._batch, self._sprites) for key, word, place in places]
        self.list.layout(Rect(left + 16, bottom + 48, WIDTH - 36, tall - _HEAD_PX - 76))

    def show(self, name: str) -> None:
        """Choose whom to show; nobody for an empty name."""
        if name != self.name:
            self.name = name
            self._plan_key = (None, -1)
            self.list.to_top()

    def choose_tab(self, tab: str) -> None:
        """Show the plan or the memories."""
        self.tab = tab
        self.list.to_top()
        self._plan_key = (None, -1)

    def update(self, mind: Mind, body: Body, now: int, *, following: bool) -> None:
        """Write everything anew; labels that stay the same cost nothing."""
        inner = WIDTH - 32
        text.write(self._title, text.clipped(mind.sheet.name, inner - 30, theme.HEAD_SIZE, bold=True))
        doing = text.wrapped(telling.act_words(mind.act), inner, theme.BODY_SIZE, 2)
        place = telling.place_words(body.using or (mind.act.place if mind.act else ""))
        where = f"{'on the way to ' if body.path else ''}{place}" if place else ""
        said = [f"{mind.sheet.role}, {mind.sheet.age}", *doing, *[""] * (2 - len(doing)), where]
        for line, words in zip(self._lines, said, strict=True):
            text.write(line, text.clipped(words, inner, line.font_size))
        for button in self._buttons:
            button.light(button.key == self.tab or (button.key == FOLLOW and following))
        if self.tab == PLAN:
            rows = self._rows_of_plan(mind, now)
            self.list.update(len(rows), rows.__getitem__)
        else:
            self._show_memories(mind, now)

    def _rows_of_plan(self, mind: Mind, now: int) -> list[Row]:
        entries = telling.plan_entries(mind.plan)
        current = telling.current_index(entries, now)
        key = (mind.plan, current)
        if key == self._plan_key:
            return self._plan_rows
        self._plan_key = key
        rows = [] if entries else [Row("No plan for today yet", Style.FAINT)]
        width = self.list.rect.width - LEAD_PX - 6
        for index, (entry, depth) in enumerate(entries):
            words = "– " + entry.activity if depth else entry.activity
            style = Style.CURRENT if index == current else Style.BODY
            for number, line in enumerate(text.wrapped(words, width, theme.BODY_SIZE, 2)):
                rows.append(Row(line, style, clock_words(entry.start) if number == 0 else "", indent=True))
        self._plan_rows = rows
        at = next((number for number, row in enumerate(rows) if row.style is Style.CURRENT), 0)
        self.list.reveal(at, len(rows))
        return rows

    def _show_memories(self, mind: Mind, now: int) -> None:
        count = len(mind.stream.nodes)
        width, today = self.list.rect.width - 6, day_of(now)
        wraps: dict[int, list[str]] = {}

        def row_at(index: int) -> Row:
            node_id = count - 1 - index // _MEMORY_ROWS
            line = index % _MEMORY_ROWS
            if line == 0:
                return Row(telling.memory_head(mind, node_id, today), Style.HEAD)
            if node_id not in wraps:
                words = mind.stream.nodes[node_id].text
                wraps[node_id] = text.wrapped(words, width, theme.BODY_SIZE, telling.MEMORY_LINES)
            lines = wraps[node_id]
            return Row(lines[line - 1] if line <= len(lines) else "")

        self.list.update(count * _MEMORY_ROWS, row_at)

    def press(self, x: float, y: float) -> str:
        """Give the key of the button at a point; empty for none."""
        return pressed(self._buttons, x, y) if self.name else ""

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point lies on the panel."""
        return bool(self.name) and self.rect.holds(x, y)

    def draw(self) -> None:
        """Draw it if somebody is chosen."""
        if self.name:
            self._sprites.draw()
            self._batch.draw()
            self.list.draw()
