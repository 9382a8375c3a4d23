"""The screens around the town: title menu, list of saves, a moment's patience, an error."""

# ruff: noqa: ARG002  # arcade calls these methods with all it knows

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import arcade
from arcade import key
from pyglet.graphics import Batch

from ai.gametime import clock_words, day_of
from game.view import panels, text, theme
from game.view.buttons import Button, Rect, pressed, under
from game.view.portraits import Portrait
from game.view.tips import Tip

if TYPE_CHECKING:
    from game.view.backdrop import Backdrop
    from game.view.launcher import SavedTown
    from game.view.portraits import PortraitBook

NOTICE = (
    "The residents are computer programs: fiction, made up as you watch by a language model on this machine."
)
"""Said on the title screen, before anybody can be spoken to."""

BUTTON_HEIGHT = 40
PANEL_WIDTH = 380
LIST_WIDTH = 680
ROWS = 7
"""Saves in sight at once, at most."""

BOARD_PX, SMALL_BOARD_PX = 104, 74
"""Height of the sign board of the title, and of every other heading."""

_GAP = 10
"""Pixels between the board and the panel under it."""

_LINE_PX = 20


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu."""

    key: str
    word: str
    do: Callable[[], None]
    icon: str = ""


class Scene(arcade.View):  # type: ignore[misc]
    """A screen before the street: what every menu has in common. ``_layout`` makes its parts."""

    def __init__(self, window: arcade.Window, backdrop: Backdrop) -> None:
        super().__init__(window)
        self._backdrop = backdrop
        self._sprites, self._batch = arcade.SpriteList(), Batch()
        self._labels: list[text.Label] = []
        self.buttons: list[Button] = []
        self.tip = Tip()

    def clear_parts(self) -> None:
        """Begin to lay out: nothing is on the screen but the street."""
        self._backdrop.layout(self.window.width, self.window.height)
        self._sprites, self._batch = arcade.SpriteList(), Batch()
        self.buttons, self._labels = [], []

    def add_panel(self, rect: Rect) -> None:
        """Put a panel of parchment there."""
        texture = panels.panel_texture(round(rect.width), round(rect.height))
        self._sprites.append(panels.sprite_in(texture, rect.left, rect.bottom))

    def add_board(self, heading: str, x: float, bottom: float, height: int) -> None:
        """Hang a sign board with the heading, its middle at ``x``."""
        size = theme.TITLE_SIZE if height == BOARD_PX else theme.TITLE_SIZE * 0.5
        most = self.window.width - 160
        while text.width_of(heading, size, bold=True, title=True) > most and size > theme.HEAD_SIZE:
            size -= 2
        wide = round(text.width_of(heading, size, bold=True, title=True)) + 96
        board = panels.board_texture(wide, height)
        self._sprites.append(panels.sprite_in(board, x - wide / 2, bottom))
        for dx, dy, colour in ((3, -3, theme.WOOD_DARK), (0, 0, theme.PAPER_LIGHT)):
            self.add_words(
                heading,
                round(x) + dx,
                round(bottom + height / 2) + dy,
                size=size,
                font=theme.TITLE_FONT,
                bold=True,
                colour=colour,
                anchor_x="center",
                anchor_y="center",
            )

    def add_words(self, said: str, x: float, y: float, **style: Any) -> text.Label:  # noqa: ANN401
        """Write a line; ``style`` as ``text.label`` takes it."""
        label = text.label(said, round(x), round(y), self._batch, **style)
        self._labels.append(label)
        return label

    def add_face(self, book: PortraitBook, side: int) -> Portrait:
        """Make a framed portrait, to be placed."""
        return Portrait(book, self._sprites, side)

    def add_sprite(self, sprite: arcade.Sprite) -> arcade.Sprite:
        """Put a sprite over those that are there, and give it."""
        self._sprites.append(sprite)
        return sprite

    def add_foot(self, said: str) -> None:
        """Write a line on a slip at the lower edge."""
        width = self.window.width
        shown = text.clipped(said, width - 60, theme.BODY_SIZE)
        wide = round(text.width_of(shown, theme.BODY_SIZE)) + 28
        plate = panels.plate_texture(wide, 30, theme.WOOD_DARK, theme.WOOD_DEEP)
        self._sprites.append(panels.sprite_in(plate, (width - wide) / 2, 12))
        self.add_words(shown, width / 2, 28, colour=theme.PAPER_LIGHT, anchor_x="center", anchor_y="center")

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
        self.tip.draw()

    def on_resize(self, width: int, height: int) -> None:
        """Lay it out anew."""
        super().on_resize(width, height)
        self._layout()

    def on_mouse_motion(self, x: int, y: int, dx: int, dy: int) -> None:
        """Tell what the button under the pointer does, or why it cannot."""
        button = under(self.buttons, x, y)
        said = (button.reason or button.tip) if button else ""
        if said or self.tip.said:
            self.tip.show(said, x, y, (self.window.width, self.window.height))

    def _layout(self) -> None:
        raise NotImplementedError


class MenuScreen(Scene):
    """A heading, some lines of text and a column of choices; the wheel scrolls a long column."""

    def __init__(
        self,
        window: arcade.Window,
        backdrop: Backdrop,
        heading: str,
        choices: Sequence[Choice],
        *,
        lines: Sequence[str] = (),
        back: Callable[[], None] | None = None,
        wide: bool = False,
        foot: str = "",
        large: bool = False,
    ) -> None:
        super().__init__(window, backdrop)
        self.heading, self.choices, self.lines, self.foot = heading, list(choices), list(lines), foot
        self._back, self._board = back, BOARD_PX if large else SMALL_BOARD_PX
        self._width = LIST_WIDTH if wide else PANEL_WIDTH
        self._offset, self._marked = 0, 0
        self._layout()

    @property
    def rows(self) -> int:
        """Give how many choices of a long column are in sight beside the last one."""
        room = self.window.height - self._board - _GAP - 60
        return max(min(ROWS, int(room // (BUTTON_HEIGHT + 8)) - 1), 1)

    @property
    def shown(self) -> list[Choice]:
        """Give the choices in sight; leaving the screen is always the last."""
        if len(self.choices) <= self.rows + 1:
            return self.choices
        return [*self.choices[self._offset : self._offset + self.rows], self.choices[-1]]

    def _layout(self) -> None:
        self.clear_parts()
        width, height = self.window.width, self.window.height
        column = len(self.shown) * (BUTTON_HEIGHT + 8)
        wrapped = [part for line in self.lines for part in text.wrapped(line, self._width - 60, 12.0, 6)]
        tall = column + 40 + (len(wrapped) * _LINE_PX + 10 if wrapped else 0)
        left = (width - self._width) / 2
        bottom = max((height - tall - _GAP - self._board) / 2, 8.0)
        self.add_panel(Rect(left, bottom, self._width, tall))
        self.add_board(self.heading, width / 2, bottom + tall + _GAP, self._board)
        y = bottom + tall - 38
        for line in wrapped:
            self.add_words(line, left + 30, y, size=12.0)
            y -= _LINE_PX
        for index, choice in enumerate(self.shown):
            place = Rect(
                left + 24,
                bottom + column + 24 - (index + 1) * (BUTTON_HEIGHT + 8),
                self._width - 48,
                BUTTON_HEIGHT,
            )
            self.buttons.append(
                Button(
                    choice.key,
                    choice.word,
                    place,
                    self._batch,
                    self._sprites,
                    size=12.0,
                    icon=choice.icon,
                    icon_scale=2,
                )
            )
        self._hint_of_more(left, bottom, tall)
        if self.foot:
            self.add_foot(self.foot)
        self._light()

    def _hint_of_more(self, left: float, bottom: float, tall: float) -> None:
        """Show with a bar how far a long column is scrolled."""
        count = len(self.choices) - 1
        if count <= self.rows:
            return
        room = self.rows * (BUTTON_HEIGHT + 8) - 8
        high = max(24.0, room * self.rows / count)
        knob = arcade.SpriteSolidColor(5, round(high), color=(*theme.WOOD, 255))
        part = self._offset / (count - self.rows)
        knob.position = left + self._width - 15.5, bottom + tall - 16 - high / 2 - part * (room - high)
        self._sprites.append(knob)

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
        self._scroll(-round(scroll_y))

    def _scroll(self, rows: int) -> None:
        most = max(len(self.choices) - 1 - self.rows, 0)
        self._offset = min(max(self._offset + rows, 0), most)
        self._layout()

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """Walk through the choices with the arrows, take one with Enter, go back with Esc."""
        if symbol in (key.UP, key.DOWN) and self.shown:
            self._step(1 if symbol == key.DOWN else -1)
        elif symbol in (key.ENTER, key.NUM_ENTER) and self.shown:
            self._take(self.shown[min(self._marked, len(self.shown) - 1)].key)
        elif symbol == key.ESCAPE and self._back:
            self._back()

    def _step(self, step: int) -> None:
        """Mark the next choice; at the end of what is in sight a long column scrolls first."""
        last = len(self.shown) - 2
        hidden = len(self.choices) - 1 - self.rows
        if hidden > 0 and step > 0 and self._marked == last and self._offset < hidden:
            self._scroll(1)
        elif hidden > 0 and step < 0 and self._marked == 0 and self._offset > 0:
            self._scroll(-1)
        else:
            self._marked = (self._marked + step) % len(self.shown)
            self._light()

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

    def __init__(
        self, window: arcade.Window, backdrop: Backdrop, words: str, work: Callable[[], None]
    ) -> None:
        super().__init__(window, backdrop, "Smallville", (), lines=(words,), large=True)
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
