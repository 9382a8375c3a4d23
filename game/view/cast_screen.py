"""The second step of a new town: who lives there, whether norms hold, and how the save is called."""

# ruff: noqa: ARG002  # arcade calls these methods with all it knows

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade
from arcade import key

from game.view import icons, panels, text, theme
from game.view.buttons import Button, Rect, pressed
from game.view.cast import Cast, moved
from game.view.entry import TypedLine
from game.view.portraits import SMALL_PX, PortraitBook
from game.view.rows import first_row
from game.view.screens import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.view.backdrop import Backdrop
    from game.view.launcher import Portrayed

WIDEST, TALLEST, LOWEST = 1120, 720, 470
SIDE_PX = 292
"""Width of the column with everything but the people."""

CARD_PX, CARD_WIDTH = 52, 206
"""Height of somebody's card, and its least width."""

_EDGE = 24
_HEAD_PX = 64
_NAME_SIZE = 12.0

ALL, THREE, NONE, NORMS, BEGIN, BACK = "all", "three", "none", "norms", "begin", "back"
"""The keys of its buttons."""

NO_THREE = "Isabella, Maria and Klaus do not all live in this town."

NORMS_ON = (
    "Shops keep their hours, bathrooms are for one, bedrooms are private. Residents learn it and plan so."
)
NORMS_OFF = "As in the paper: closed shops and occupied bathrooms stop nobody."

STEPS = {key.UP: (0, -1), key.DOWN: (0, 1), key.LEFT: (-1, 0), key.RIGHT: (1, 0)}


class CastScreen(Scene):
    """Everybody with a tick, and beside them the rest of the choice."""

    def __init__(
        self,
        window: arcade.Window,
        backdrop: Backdrop,
        title: str,
        cast: Cast,
        *,
        name: str,
        name_trouble: Callable[[str], str],
        begin: Callable[[Cast, str], None],
        back: Callable[[], None],
    ) -> None:
        super().__init__(window, backdrop)
        self.heading, self.cast = title, cast
        self._name_trouble, self._begin, self._back = name_trouble, begin, back
        self.line = TypedLine(name, len(name))
        self.is_typing = False
        self._swallow, self._blink = False, 0.0
        self._trouble_of = ("", "")
        self._book = PortraitBook()
        self._offset, self.marked = 0, 0
        self._cards: list[_Card] = []
        self._layout()

    @property
    def trouble(self) -> str:
        """Say why the town cannot begin so; empty when it can."""
        said = " ".join(self.line.text.split())
        if self._trouble_of[0] != said or not said:
            self._trouble_of = said, self._name_trouble(said)
        return self.cast.trouble or self._trouble_of[1]

    def begin(self) -> None:
        """Begin the town, if nothing speaks against it."""
        if not self.trouble:
            self._begin(self.cast, " ".join(self.line.text.split()))

    # -- parts ----------------------------------------------------------------------------------

    def _layout(self) -> None:
        self.clear_parts()
        width, height = self.window.width, self.window.height
        wide, tall = min(WIDEST, width - 32), min(TALLEST, height - 24)
        columns = max(int((wide - SIDE_PX - 3 * _EDGE - 10) // CARD_WIDTH), 1)
        needed = -(-len(self.cast.people) // columns) * (CARD_PX + 4) + _HEAD_PX + 2 * _EDGE
        tall = min(tall, max(needed, LOWEST))
        panel = Rect((width - wide) // 2, (height - tall) // 2, wide, tall)
        self.add_panel(panel)
        heading = text.clipped(self.heading, wide - SIDE_PX - 3 * _EDGE - 150, 17.0, bold=True)
        self.add_words(heading, panel.left + _EDGE, panel.top - 46, size=17.0, bold=True)
        self._count = self.add_words(
            "", panel.right - SIDE_PX - 2 * _EDGE, panel.top - 45, colour=theme.FADED, anchor_x="right"
        )
        self._add_people(
            Rect(
                panel.left + _EDGE, panel.bottom + _EDGE, wide - SIDE_PX - 3 * _EDGE, tall - _EDGE - _HEAD_PX
            )
        )
        self._add_side(Rect(panel.right - SIDE_PX - _EDGE, panel.bottom + _EDGE, SIDE_PX, tall - 2 * _EDGE))
        self._show()

    def _add_people(self, room: Rect) -> None:
        self._room = room
        self.columns = max(int((room.width - 10) // CARD_WIDTH), 1)
        self.rows = max(int(room.height // (CARD_PX + 4)), 1)
        card_width = (room.width - 12) / self.columns
        self._cards = []
        for index in range(self.columns * self.rows):
            row, column = divmod(index, self.columns)
            left = room.left + column * card_width
            rect = Rect(round(left), room.top - (row + 1) * (CARD_PX + 4) + 4, round(card_width) - 6, CARD_PX)
            self._cards.append(_Card(self, rect, self._book))
        self._knob = arcade.SpriteSolidColor(5, 24, color=(*theme.WOOD, 255))
        self._sprites.append(self._knob)

    def _add_side(self, room: Rect) -> None:
        top = room.top
        for key_, word, icon in (
            (ALL, "Everybody  [A]", "people"),
            (THREE, "The paper's three  [P]", "book"),
            (NONE, "Nobody  [C]", "close"),
        ):
            top -= 36
            self._add_button(key_, word, Rect(room.left, top, room.width, 32), icon)
        top -= 54
        self._add_button(NORMS, _norms_word(on=False), Rect(room.left, top, room.width, 32), "lock")
        self._norm_words = [
            self.add_words(
                "", room.left + 2, top - 18 - index * 16, size=theme.SMALL_SIZE, colour=theme.FADED
            )
            for index in range(3)
        ]
        top -= 96
        self.add_words("Name of the save  [Tab]", room.left + 2, top + 6, size=theme.BODY_SIZE, bold=True)
        self._field = Rect(room.left, top - 34, room.width, 34)
        well = panels.well_texture(round(room.width), 34)
        self._sprites.append(panels.sprite_in(well, self._field.left, self._field.bottom))
        self._typed = self.add_words("", room.left + 12, top - 23, size=_NAME_SIZE)
        self._caret = arcade.SpriteSolidColor(2, 18, color=(*theme.RED, 255))
        self._sprites.append(self._caret)
        self._why = [
            self.add_words("", room.left + 2, top - 54 - index * 16, size=theme.SMALL_SIZE, colour=theme.RED)
            for index in range(3)
        ]
        half = (room.width - 8) // 2
        self._add_button(BACK, "Back", Rect(room.left, room.bottom, half, 42), "back")
        self._add_button(
            BEGIN, "Begin", Rect(room.left + half + 8, room.bottom, half, 42), "sprout", size=13.0
        )

    def _add_button(self, key_: str, word: str, rect: Rect, icon: str, size: float = theme.BODY_SIZE) -> None:
        button = Button(key_, word, rect, self._batch, self._sprites, icon=icon, size=size)
        self.buttons.append(button)

    def _show(self) -> None:
        """Bring everything up to date with the choice."""
        people = self.cast.people
        first = first_row(self._offset, self._lines, self.rows)
        for index, card in enumerate(self._cards):
            at = first * self.columns + index
            card.show(people[at] if at < len(people) else None, self.cast, marked=at == self.marked)
        text.write(self._count, f"{len(self.cast.chosen)} of {len(people)} live here")
        trouble = self.trouble
        lit = {
            ALL: self.cast.is_all(),
            THREE: self.cast.is_three(),
            NONE: not self.cast.chosen,
            NORMS: self.cast.norms,
            BEGIN: not trouble,
        }
        for button in self.buttons:
            button.light(lit.get(button.key, False))
            if button.key == THREE:
                button.forbid("" if self.cast.three else NO_THREE)
            elif button.key == BEGIN:
                button.forbid(trouble)
            elif button.key == NORMS:
                button.say(_norms_word(on=self.cast.norms))
        _write(self._norm_words, NORMS_ON if self.cast.norms else NORMS_OFF)
        _write(self._why, trouble)
        self._show_name()
        self._place_knob(first)

    @property
    def _lines(self) -> int:
        return -(-len(self.cast.people) // self.columns)

    def _show_name(self) -> None:
        room = self._field.width - 26
        start = 0
        while text.width_of(self.line.text[start : self.line.caret], _NAME_SIZE) > room:
            start += 1
        text.write(self._typed, text.clipped(self.line.text[start:], room, _NAME_SIZE))
        behind = text.width_of(self.line.text[start : self.line.caret], _NAME_SIZE)
        self._caret.position = round(self._field.left + 13 + behind), self._field.bottom + 17
        self._caret.visible = self.is_typing and self._blink < 0.6

    def _place_knob(self, first: int) -> None:
        self._knob.visible = self._lines > self.rows
        if self._knob.visible:
            room = self.rows * (CARD_PX + 4) - 4
            high = max(24.0, room * self.rows / self._lines)
            part = first / (self._lines - self.rows)
            self._knob.height = high
            self._knob.position = self._room.right - 5, self._room.top - high / 2 - part * (room - high)

    # -- what the player does ---------------------------------------------------------------------

    def on_update(self, delta_time: float) -> None:
        """Let the caret blink and the residents walk by."""
        super().on_update(delta_time)
        self._swallow = False
        self._blink = (self._blink + delta_time) % 1.0
        self._show_name()

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> None:
        """Tick somebody, or press a button."""
        if button != arcade.MOUSE_BUTTON_LEFT:
            return
        self.is_typing = self._field.holds(x, y)
        found = pressed(self.buttons, x, y)
        if found:
            self._press(found)
            return
        for index, card in enumerate(self._cards):
            at = first_row(self._offset, self._lines, self.rows) * self.columns + index
            if card.rect.holds(x, y) and at < len(self.cast.people):
                self.marked = at
                self.cast.toggle(self.cast.names[at])
        self._show()

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """Scroll the people."""
        first = first_row(self._offset, self._lines, self.rows)
        self._offset = first_row(first - round(scroll_y), self._lines, self.rows)
        self._show()

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """Move the mark, tick, choose; while the name is typed, only what belongs to typing."""
        letters = {key.A: ALL, key.P: THREE, key.C: NONE, key.N: NORMS}
        if symbol in (key.ENTER, key.NUM_ENTER):
            self.begin()
        elif symbol == key.TAB:
            self.is_typing = not self.is_typing
        elif symbol == key.ESCAPE:
            self._leave()
        elif self.is_typing:
            if symbol == key.V and modifiers & (key.MOD_CTRL | key.MOD_COMMAND):
                self.line.insert(self.window.get_clipboard_text())
                self._show()
        elif symbol in STEPS:
            self._step(STEPS[symbol])
        elif symbol == key.SPACE and self.cast.names:
            self.cast.toggle(self.cast.names[self.marked])
            self._show()
        elif symbol in letters:
            self._press(letters[symbol])

    def on_text(self, said: str) -> None:
        """Type the name."""
        if self.is_typing:
            self.line.insert(said.replace("\r", "").replace("\t", ""))
            self._show()

    def on_text_motion(self, motion: int) -> None:
        """Move the caret, delete."""
        if self.is_typing:
            self.line.motion(motion)
            self._show()

    def _press(self, found: str) -> None:
        names = {ALL: self.cast.names, THREE: self.cast.three, NONE: ()}
        if found == BEGIN:
            self.begin()
            return
        if found == BACK:
            self._back()
            return
        if found == NORMS:
            self.cast.norms = not self.cast.norms
        elif names[found] or found == NONE:
            self.cast.choose(names[found])
        self._show()

    def _leave(self) -> None:
        """Stop typing, or go back."""
        if self.is_typing:
            self.is_typing = False
        else:
            self._back()

    def _step(self, step: tuple[int, int]) -> None:
        self.marked = moved(self.marked, len(self.cast.people), self.columns, step)
        row = self.marked // self.columns
        first = first_row(self._offset, self._lines, self.rows)
        if row < first:
            self._offset = row
        elif row >= first + self.rows:
            self._offset = row - self.rows + 1
        self._show()


class _Card:
    """One resident with a tick."""

    def __init__(self, screen: CastScreen, rect: Rect, book: PortraitBook) -> None:
        self.rect = rect
        width, height = round(rect.width), round(rect.height)
        self._plates = {
            (chosen, marked): panels.plate_texture(
                width,
                height,
                theme.PAPER_LIGHT if chosen else theme.PAPER_DARK,
                theme.RED if marked else theme.WOOD if chosen else theme.PAPER_EDGE,
            )
            for chosen in (False, True)
            for marked in (False, True)
        }
        self._plate = panels.sprite_in(self._plates[True, False], rect.left, rect.bottom)
        screen.add_sprite(self._plate)
        self._portrait = screen.add_face(book, SMALL_PX)
        self._portrait.place(rect.left + 4, rect.bottom + 4)
        box = panels.well_texture(18, 18)
        self._box = panels.sprite_in(box, rect.right - 27, rect.bottom + 17)
        self._tick = arcade.Sprite(icons.texture("tick"))
        self._tick.position = rect.right - 17.5, rect.bottom + 26.5
        screen.add_sprite(self._box)
        screen.add_sprite(self._tick)
        left = rect.left + 55
        self._name = screen.add_words("", left, rect.bottom + 29, size=theme.BODY_SIZE, bold=True)
        self._role = screen.add_words("", left, rect.bottom + 12, size=theme.SMALL_SIZE, colour=theme.FADED)

    def show(self, one: Portrayed | None, cast: Cast, *, marked: bool) -> None:
        """Show somebody; an empty place for nobody."""
        gone = one is None
        self._portrait.hide(gone)
        self._plate.visible = self._box.visible = not gone
        name = one.sheet.name if one else ""
        chosen = name in cast.chosen
        self._tick.visible = chosen
        room = self.rect.width - 90
        text.write(self._name, text.clipped(name, room, theme.BODY_SIZE, bold=True))
        text.write(self._role, text.clipped(one.sheet.role, room, theme.SMALL_SIZE) if one else "")
        if one is None:
            return
        self._portrait.show(one.sprite)
        plate = self._plates[chosen, marked]
        if self._plate.texture is not plate:
            self._plate.texture = plate


def _norms_word(*, on: bool) -> str:
    return f"Norms of places: {'on' if on else 'off'}  [N]"


def _write(labels: list[text.Label], said: str) -> None:
    lines = text.wrapped(said, SIDE_PX - 6, theme.SMALL_SIZE, len(labels)) if said else []
    for index, label in enumerate(labels):
        text.write(label, lines[index] if index < len(lines) else "")
