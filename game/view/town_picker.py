"""The first step of a new town: which one. A town that cannot be played says why."""

# ruff: noqa: ARG002  # arcade calls these methods with all it knows

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade
from arcade import key

from game.view import panels, text, theme
from game.view.buttons import Button, Rect, pressed
from game.view.portraits import SMALL_PX, PortraitBook
from game.view.rows import first_row
from game.view.screens import SMALL_BOARD_PX, Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.view.backdrop import Backdrop
    from game.view.launcher import TownOnOffer

WIDTH = 720
CARD_PX = 104
_FACE_STEP = SMALL_PX + 4
_EDGE = 24

MORE = "Any folder with a map is a town: start the game with --town and its path."
"""Told under the list."""


class TownPicker(Scene):
    """A card for every town."""

    def __init__(
        self,
        window: arcade.Window,
        backdrop: Backdrop,
        towns: Sequence[TownOnOffer],
        *,
        take: Callable[[TownOnOffer], None],
        back: Callable[[], None],
    ) -> None:
        super().__init__(window, backdrop)
        self.towns = list(towns)
        self._take_town, self._back = take, back
        self._book = PortraitBook()
        self._offset = 0
        self.marked = next((index for index, town in enumerate(self.towns) if not town.trouble), 0)
        self._cards: list[tuple[int, Rect, arcade.Sprite]] = []
        self._layout()

    @property
    def rows(self) -> int:
        """Give how many cards are in sight."""
        room = self.window.height - SMALL_BOARD_PX - 160
        return max(min(int(room // (CARD_PX + 8)), len(self.towns)), 1)

    def take(self, index: int) -> None:
        """Go on with a town; one that cannot be played only tells why."""
        if 0 <= index < len(self.towns) and not self.towns[index].trouble:
            self._take_town(self.towns[index])

    def _layout(self) -> None:
        self.clear_parts()
        width, height = self.window.width, self.window.height
        wide = min(WIDTH, width - 40)
        tall = self.rows * (CARD_PX + 8) + 2 * _EDGE + 44
        left, bottom = (width - wide) / 2, max((height - tall - SMALL_BOARD_PX - 10) / 2, 8.0)
        self.add_panel(Rect(left, bottom, wide, tall))
        self.add_board("Choose a town", width / 2, bottom + tall + 10, SMALL_BOARD_PX)
        self._cards = []
        first = first_row(self._offset, len(self.towns), self.rows)
        for row in range(self.rows):
            top = bottom + tall - _EDGE - row * (CARD_PX + 8)
            self._add_card(first + row, Rect(left + _EDGE, top - CARD_PX, wide - 2 * _EDGE, CARD_PX))
        place = Rect(left + _EDGE, bottom + _EDGE - 4, 130, 36)
        self.buttons.append(Button("back", "Back", place, self._batch, self._sprites, icon="back"))
        for index, line in enumerate(text.wrapped(MORE, wide - 230, theme.SMALL_SIZE, 2)):
            y = bottom + _EDGE + 18 - index * 17
            self.add_words(line, place.right + 18, y, size=theme.SMALL_SIZE, colour=theme.FADED)
        self._light()

    def _add_card(self, index: int, rect: Rect) -> None:
        town = self.towns[index]
        plate = panels.sprite_in(_plate(rect, marked=False, dead=bool(town.trouble)), rect.left, rect.bottom)
        self._sprites.append(plate)
        self._cards.append((index, rect, plate))
        ink = theme.FADED if town.trouble else theme.INK
        inner = rect.width - 36
        title = text.clipped(town.title, inner - 130, 15.0, bold=True)
        self.add_words(title, rect.left + 18, rect.top - 30, size=15.0, bold=True, colour=ink)
        if town.trouble:
            for number, line in enumerate(text.wrapped(town.trouble, inner, theme.SMALL_SIZE, 3)):
                y = rect.top - 52 - number * 17
                self.add_words(line, rect.left + 18, y, size=theme.SMALL_SIZE, colour=theme.RED)
            return
        count = len(town.people)
        said = f"{count} resident{'s' if count != 1 else ''}"
        self.add_words(said, rect.right - 18, rect.top - 29, anchor_x="right")
        room = int(inner // _FACE_STEP)
        seen = town.people if count <= room else town.people[: room - 1]
        for number, one in enumerate(seen):
            face = self._book.face(one.sprite, side=SMALL_PX)
            self._sprites.append(
                panels.sprite_in(face, rect.left + 18 + number * _FACE_STEP, rect.bottom + 16)
            )
        if count > len(seen):
            x = rect.left + 22 + len(seen) * _FACE_STEP
            self.add_words(f"+{count - len(seen)}", x, rect.bottom + 26, bold=True)

    def on_mouse_motion(self, x: int, y: int, dx: int, dy: int) -> None:
        """Light the card under the pointer."""
        super().on_mouse_motion(x, y, dx, dy)
        for index, rect, _ in self._cards:
            if rect.holds(x, y):
                self.marked = index
                self._light()

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> None:
        """Take the town under the pointer, or go back."""
        if button != arcade.MOUSE_BUTTON_LEFT:
            return
        if pressed(self.buttons, x, y):
            self._back()
            return
        for index, rect, _ in self._cards:
            if rect.holds(x, y):
                self.take(index)
                return

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """Scroll the cards."""
        self._offset = first_row(self._offset - round(scroll_y), len(self.towns), self.rows)
        self._layout()

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """Walk through the towns with the arrows, take one with Enter, go back with Esc."""
        if symbol in (key.UP, key.DOWN):
            step = 1 if symbol == key.DOWN else -1
            self.marked = min(max(self.marked + step, 0), len(self.towns) - 1)
            if not self._offset <= self.marked < self._offset + self.rows:
                self._offset = first_row(self._offset + step, len(self.towns), self.rows)
                self._layout()
            self._light()
        elif symbol in (key.ENTER, key.NUM_ENTER):
            self.take(self.marked)
        elif symbol == key.ESCAPE:
            self._back()

    def _light(self) -> None:
        for index, rect, plate in self._cards:
            texture = _plate(rect, marked=index == self.marked, dead=bool(self.towns[index].trouble))
            if plate.texture is not texture:
                plate.texture = texture


def _plate(rect: Rect, *, marked: bool, dead: bool) -> arcade.Texture:
    if dead:
        face, rim = theme.PAPER_DARK, theme.RED if marked else theme.PAPER_EDGE
    elif marked:
        face, rim = theme.WOOD_LIGHT, theme.WOOD_DARK
    else:
        face, rim = theme.PAPER_LIGHT, theme.WOOD
    return panels.plate_texture(round(rect.width), round(rect.height), face, rim)
