"""One quiet line at the lower edge: which keys do what just now."""

from __future__ import annotations

import arcade
from pyglet.graphics import Batch

from game.view import panels, text, theme

_ALWAYS = "Drag and wheel: look around    Click: resident    Space: pause    1 2 4 5: speed"


class Hints:
    """The line and the slip that it stands on."""

    def __init__(self) -> None:
        self._batch = Batch()
        self._sprites = arcade.SpriteList()
        self._said = ""
        self._label = text.label("", 0, 0, self._batch, size=theme.SMALL_SIZE, colour=theme.PAPER_LIGHT)

    def layout(self, width: float) -> None:
        """Begin at the left of the lower edge, whatever the window's width."""
        self._room = max(width - 2 * theme.MARGIN, 100.0)
        self._said = ""

    def update(self, *, visiting: bool, chosen: bool) -> None:
        """Say what can be done."""
        walk = "WASD: walk    V: leave" if visiting else "V: visit the town"
        said = f"{_ALWAYS}    {walk}" + (
            "    T: whisper    F: follow" if chosen else "    Tab: next resident"
        )
        if said == self._said:
            return
        self._said = said
        shown = text.clipped(said, self._room - 24, theme.SMALL_SIZE)
        text.write(self._label, shown)
        wide = round(text.width_of(shown, theme.SMALL_SIZE)) + 20
        self._sprites.clear()
        plate = panels.plate_texture(wide, 24, theme.WOOD_DARK, theme.WOOD_DARK)
        self._sprites.append(panels.sprite_in(plate, theme.MARGIN, theme.MARGIN))
        self._label.position = theme.MARGIN + 10, theme.MARGIN + 8

    def draw(self) -> None:
        """Draw it."""
        self._sprites.draw()
        self._batch.draw()
