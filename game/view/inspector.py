"""The panel at the right: what a chosen resident does, its plan, who it is, its thoughts and memories."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade
from pyglet.graphics import Batch

from ai.gametime import clock_words, day_of
from game.view import moods, panels, selfhood, telling, text, theme
from game.view.buttons import Button, Rect, pressed
from game.view.portraits import Portrait, PortraitBook
from game.view.rows import LEAD_PX, Row, RowList, Style

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ai.mind import Mind
    from game.sim.state import Body, Chat
    from game.view.selfhood import Told

WIDTH = 348
_HEAD_PX = 146
_FACE_PX = 106
"""From the panel's left edge to the words beside the portrait."""

_MEMORY_ROWS = 1 + telling.MEMORY_LINES

NO_WHISPER = "A recording has happened already: nobody in it hears you."

PLAN, SELF, THOUGHTS, MEMORIES = "plan", "self", "thoughts", "memories"
TABS = (PLAN, SELF, THOUGHTS, MEMORIES)
CLOSE, WHISPER, FOLLOW = "close", "whisper", "follow"
"""The keys of its buttons."""

DEPTH_PX = 12
"""How far in a level of evidence begins."""

PARAGRAPH_LINES = 40
"""Lines that one paragraph may take."""


class Inspector:
    """Shows one mind; ``name`` is empty while nobody is chosen."""

    def __init__(self, rows: Mapping[str, str] | None = None, book: PortraitBook | None = None) -> None:
        """``rows`` gives everybody's row of the sheet of portraits."""
        self.name = ""
        self._rows = rows or {}
        self._book = book or PortraitBook()
        self.tab = PLAN
        self.rect = Rect(0, 0, 0, 0)
        self.list = RowList()
        self._batch = Batch()
        self._sprites = arcade.SpriteList()
        self._portrait = Portrait(self._book, self._sprites)
        self.buttons: list[Button] = []
        self._title = text.label("", 0, 0, self._batch, size=theme.HEAD_SIZE, bold=True)
        self._lines = [
            text.label("", 0, 0, self._batch, size=size, colour=colour)
            for size, colour in (
                (theme.SMALL_SIZE, theme.INK),
                (theme.SMALL_SIZE, theme.FADED),
                (theme.BODY_SIZE, theme.INK),
                (theme.BODY_SIZE, theme.INK),
            )
        ]
        self._plan_rows: list[Row] = []
        self._plan_key: tuple[object, int] = (None, -1)
        self.meanwhile: dict[str, str] = {}
        """What residents did while the player looked elsewhere, by name."""
        self._told_key: object = None
        self._told_rows: list[Row] = []

    def layout(self, width: float, height: float, *, live: bool) -> None:
        """Put the panel at the right edge; a recording takes no whispers."""
        self._sprites.clear()
        for button in self.buttons:
            button.drop()
        tall = height - 2 * theme.MARGIN
        left, bottom = width - WIDTH - theme.MARGIN, float(theme.MARGIN)
        self.rect = Rect(left, bottom, WIDTH, tall)
        self._sprites.append(panels.sprite_in(panels.panel_texture(WIDTH, round(tall)), left, bottom))
        top = self.rect.top
        self._portrait.place(left + 18, top - 18 - self._portrait.whole_px)
        self._title.position = left + _FACE_PX, top - 40
        for line, x, down in zip(self._lines, (_FACE_PX, _FACE_PX, 20, 20), (59, 78, 117, 135), strict=True):
            line.position = left + x, top - down
        half = (WIDTH - 44) / 2
        low, high = bottom + 18, top - _HEAD_PX - 24
        places = [
            (CLOSE, "", "close", Rect(left + WIDTH - 42, top - 42, 24, 24), "Close  [Esc]"),
            *((tab, word, "", place, "") for tab, word, place in _tabs(left + 18, high)),
            (
                FOLLOW,
                "Follow  [F]",
                "follow",
                Rect(left + 18, low, half, 28),
                "Keep the view on this resident",
            ),
            (
                WHISPER,
                "Whisper  [T]",
                "whisper",
                Rect(left + 26 + half, low, half, 28),
                "Speak as an inner voice",
            ),
        ]
        self.buttons = [
            Button(
                key,
                word,
                place,
                self._batch,
                self._sprites,
                icon=icon,
                tip=tip,
                size=theme.SMALL_SIZE if key in TABS else theme.BODY_SIZE,
            )
            for key, word, icon, place, tip in places
        ]
        if not live:
            self.buttons[-1].forbid(NO_WHISPER)
        self.list.layout(Rect(left + 20, bottom + 52, WIDTH - 44, tall - _HEAD_PX - 84))

    def show(self, name: str) -> None:
        """Choose whom to show; nobody for an empty name."""
        if name != self.name:
            self.name = name
            self._plan_key, self._told_key = (None, -1), None
            self.list.to_top()

    def choose_tab(self, tab: str) -> None:
        """Show the plan, the self, the thoughts or the memories."""
        self.tab = tab
        self.list.to_top()
        self._plan_key, self._told_key = (None, -1), None

    def update(self, mind: Mind, body: Body, now: int, *, following: bool, talk: Chat | None = None) -> None:
        """Write everything anew; labels that stay the same cost nothing. ``talk`` is the newest one."""
        inner, beside = WIDTH - 40, WIDTH - _FACE_PX - 20
        self._portrait.show(self._rows.get(mind.sheet.name, ""), moods.mood(mind, body))
        text.write(self._title, text.clipped(mind.sheet.name, beside - 28, theme.HEAD_SIZE, bold=True))
        emoji = f"{mind.act.emoji} " if mind.act else ""
        doing = text.wrapped(emoji + telling.act_words(mind.act), inner, theme.BODY_SIZE, 2)
        place = telling.place_words(body.using or (mind.act.place if mind.act else ""))
        where = f"{'on the way to ' if body.path else ''}{place}" if place else ""
        who = text.clipped(f"{mind.sheet.role}, {mind.sheet.age}", beside, theme.SMALL_SIZE)
        said = [who, text.clipped(where, beside, theme.SMALL_SIZE), *doing, *[""] * (2 - len(doing))]
        for line, words in zip(self._lines, said, strict=True):
            text.write(line, text.clipped(words, inner, line.font_size))
        for button in self.buttons:
            button.light(button.key == self.tab or (button.key == FOLLOW and following))
        if self.tab == PLAN:
            rows = self._rows_of_plan(mind, now)
            self.list.update(len(rows), rows.__getitem__)
        elif self.tab == MEMORIES:
            self._show_memories(mind, now)
        else:
            rows = self._rows_told(mind, talk)
            self.list.update(len(rows), rows.__getitem__)

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

    def _rows_told(self, mind: Mind, talk: Chat | None) -> list[Row]:
        """Give who somebody is, or its thoughts, as rows; wrapped again only when something is new."""
        said = (talk.number, len(talk.lines), talk.ended) if talk is not None else None
        meanwhile = self.meanwhile.get(mind.sheet.name, "")
        key: object = (
            (len(mind.stream), len(mind.stream.forgotten))
            if self.tab == THOUGHTS
            else (
                mind.summary,
                mind.currently,
                mind.wants,
                mind.promises,
                tuple(mind.relations.values()),
                said,
                meanwhile,
            )
        )
        if key != self._told_key:
            self._told_key = key
            told = (
                selfhood.of_thoughts(mind)
                if self.tab == THOUGHTS
                else selfhood.of_self(mind, talk, meanwhile)
            )
            self._told_rows = [row for one in told for row in self._wrapped(one)]
        return self._told_rows

    def _wrapped(self, one: Told) -> list[Row]:
        """Give a paragraph as rows, those of a deeper level further in."""
        width = self.list.rect.width - 6 - one.depth * DEPTH_PX
        style = Style.HEAD if one.head else Style.FAINT if one.depth > 1 else Style.BODY
        lines = text.wrapped(one.text, width, theme.BODY_SIZE, PARAGRAPH_LINES)
        return [Row(line, style, inset=one.depth * DEPTH_PX) for line in lines]

    def _show_memories(self, mind: Mind, now: int) -> None:
        nodes = mind.stream.kept()
        count = len(nodes)
        width, today = self.list.rect.width - 6, day_of(now)
        wraps: dict[int, list[str]] = {}

        def row_at(index: int) -> Row:
            node = nodes[count - 1 - index // _MEMORY_ROWS]
            node_id = node.id
            line = index % _MEMORY_ROWS
            if line == 0:
                return Row(telling.memory_head(mind, node_id, today), Style.HEAD)
            if node_id not in wraps:
                wraps[node_id] = text.wrapped(node.text, width, theme.BODY_SIZE, telling.MEMORY_LINES)
            lines = wraps[node_id]
            return Row(lines[line - 1] if line <= len(lines) else "")

        self.list.update(count * _MEMORY_ROWS, row_at)

    def press(self, x: float, y: float) -> str:
        """Give the key of the button at a point; empty for none."""
        return pressed(self.buttons, x, y) if self.name else ""

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point lies on the panel."""
        return bool(self.name) and self.rect.holds(x, y)

    def draw(self) -> None:
        """Draw it if somebody is chosen."""
        if self.name:
            self._sprites.draw(pixelated=True)
            self._batch.draw()
            self.list.draw()


def _tabs(left: float, bottom: float) -> list[tuple[str, str, Rect]]:
    """Give the key, word and place of each tab, side by side; longer words have more room."""
    words = [(PLAN, "Plan", 62), (SELF, "Self", 62), (THOUGHTS, "Thoughts", 88), (MEMORIES, "Memories", 88)]
    found = []
    for key, word, width in words:
        found.append((key, word, Rect(left, bottom, width, 26)))
        left += width + 4
    return found
