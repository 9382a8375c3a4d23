"""The screens around the town: title menu, list of saves, a moment's patience, an error."""

# ruff: noqa: ARG002  # arcade calls these methods with all it knows

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import arcade
from arcade import key
from pyglet.graphics import Batch

from ai.gametime import clock_words, day_of
from game.view import panels, text, theme
from game.view.backdrop import Backdrop
from game.view.buttons import Button, Rect, pressed

if TYPE_CHECKING:
    from game.view.launcher import SavedTown

NOTICE = (
    "The residents are computer programs: fiction, made up as you watch by a language model on this machine."
)
"""Said on the title screen, before anybody can be spoken to."""

BUTTON_HEIGHT = 40
PANEL_WIDTH = 380
LIST_WIDTH = 640
ROWS = 7
"""Saves in sight at once."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu."""

    key: str
    word: str
    do: Callable[[], None]


class MenuScreen(arcade.View):  # type: ignore[misc]
    """A heading, some lines of text and a column of choices; the wheel scrolls a long column."""

    def __init__(
        self,
        window: arcade.Window,
        heading: str,
        choices: Sequence[Choice],
        *,
        lines: Sequence[str] = (),
        back: Callable[[], None] | None = None,
        wide: bool = False,
        foot: str = "",
    ) -> None:
        super().__init__(window)
        self.heading, self.choices, self.lines, self.foot = heading, list(choices), list(lines), foot
        self._back = back
        self._width = LIST_WIDTH if wide else PANEL_WIDTH
        self._offset, self._marked = 0, 0
        self._backdrop = Backdrop()
        self._sprites, self._batch = arcade.SpriteList(), Batch()
        self.buttons: list[Button] = []
        self._labels: list[text.Label] = []
        self._layout()

    @property
    def shown(self) -> list[Choice]:
        """Give the choices in sight; leaving the screen is always the last."""
        if len(self.choices) <= ROWS + 1:
            return self.choices
        return [*self.choices[self._offset : self._offset + ROWS], self.choices[-1]]

    def _layout(self) -> None:
        width, height = self.window.width, self.window.height
        self._backdrop.layout(width, height)
        self._sprites, self._batch = arcade.SpriteList(), Batch()
        self.buttons, self._labels = [], []
        column = len(self.shown) * (BUTTON_HEIGHT + 8)
        wrapped = [part for line in self.lines for part in text.wrapped(line, self._width - 60, 12.0, 6)]
        tall = column + len(wrapped) * 20 + 44 + (10 if wrapped else 0)
        left, bottom = (width - self._width) / 2, max((height - tall) / 2 - 40, 40.0)
        self._sprites.append(
            panels.sprite_in(panels.panel_texture(round(self._width), round(tall)), left, bottom)
        )
        self._heading(width / 2, bottom + tall + 26)
        y = bottom + tall - 40
        for line in wrapped:
            self._labels.append(text.label(line, left + 30, y, self._batch, size=12.0))
            y -= 20
        for index, choice in enumerate(self.shown):
            place = Rect(
                left + 24,
                bottom + column + 14 - (index + 1) * (BUTTON_HEIGHT + 8),
                self._width - 48,
                BUTTON_HEIGHT,
            )
            self.buttons.append(Button(choice.key, choice.word, place, self._batch, self._sprites, size=12.0))
        if self.foot:
            self._footnote(width)
        self._light()

    def _heading(self, x: float, y: float) -> None:
        for dx, dy, colour in ((3, -3, theme.WOOD_DARK), (0, 0, theme.PAPER_LIGHT)):
            label = text.label(
                self.heading,
                x + dx,
                y + dy,
                self._batch,
                size=theme.TITLE_SIZE,
                font=theme.TITLE_FONT,
                bold=True,
                colour=colour,
                anchor_x="center",
            )
            self._labels.append(label)

    def _footnote(self, width: float) -> None:
        shown = text.clipped(self.foot, width - 60, theme.BODY_SIZE)
        wide = round(text.width_of(shown, theme.BODY_SIZE)) + 28
        plate = panels.plate_texture(wide, 28, theme.PAPER, theme.WOOD)
        self._sprites.append(panels.sprite_in(plate, (width - wide) / 2, self.window.height - 44))
        label = text.label(
            shown, width / 2, self.window.height - 29, self._batch, anchor_x="center", anchor_y="center"
        )
        self._labels.append(label)

    def on_update(self, delta_time: float) -> None:
        """Let the residents walk by."""
        self._backdrop.update(delta_time)

    def on_draw(self) -> None:
        """Draw it."""
        self.window.default_camera.use()
        self.clear(color=theme.NIGHT)
        self._backdrop.draw()
        self._sprites.draw(pixelated=True)
        self._batch.draw()

    def on_resize(self, width: int, height: int) -> None:
        """Lay it out anew."""
        super().on_resize(width, height)
        self._layout()

    def on_mouse_motion(self, x: int, y: int, dx: int, dy: int) -> None:
        """Light the choice under the pointer."""
        for index, button in enumerate(self.buttons):
            if button.rect.holds(x, y):
                self._marked = index
                self._light()

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> None:
        """Take the choice under the pointer."""
        chosen = pressed(self.buttons, x, y)
        if chosen and button == arcade.MOUSE_BUTTON_LEFT:
            self._take(chosen)

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """Scroll a long column."""
        most = max(len(self.choices) - 1 - ROWS, 0)
        self._offset = min(max(self._offset - round(scroll_y), 0), most)
        self._layout()

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """Walk through the choices with the arrows, take one with Enter, go back with Esc."""
        if symbol in (key.UP, key.DOWN) and self.shown:
            self._marked = (self._marked + (1 if symbol == key.DOWN else -1)) % len(self.shown)
            self._light()
        elif symbol in (key.ENTER, key.NUM_ENTER) and self.shown:
            self._take(self.shown[min(self._marked, len(self.shown) - 1)].key)
        elif symbol == key.ESCAPE and self._back:
            self._back()

    def _take(self, chosen: str) -> None:
        for choice in self.shown:
            if choice.key == chosen:
                choice.do()
                return

    def _light(self) -> None:
        for index, button in enumerate(self.buttons):
            button.light(index == self._marked)


class BusyScreen(MenuScreen):
    """Says what is being done, is drawn, and then does it."""

    def __init__(self, window: arcade.Window, words: str, work: Callable[[], None]) -> None:
        super().__init__(window, "Smallville", (), lines=(words,))
        self._work = work
        self._updates = 0

    def on_update(self, delta_time: float) -> None:
        """Do the work once the words have been on the screen."""
        super().on_update(delta_time)
        self._updates += 1
        if self._updates == 2:
            self._work()


def save_words(save: SavedTown) -> str:
    """Give the line of a save: its name, its time, who lives there."""
    names = list(save.residents)
    who = ", ".join(name.split()[0] for name in names[:3]) + (
        f" and {len(names) - 3} more" if len(names) > 3 else ""
    )
    when = f"day {day_of(save.seconds)}, {clock_words(save.seconds)}"
    return f"{save.name}   ·   {when}   ·   {who}"
