"""The bar at the top: date and time, the speeds, and how the minds are getting on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade
from pyglet.graphics import Batch

from ai.gametime import clock_words, date_words, day_of
from game.view import panels, text, theme
from game.view.buttons import Button, Rect, pressed
from game.view.pace import Pacer, Speed

if TYPE_CHECKING:
    from ai.calls import OracleStatus

WIDTH, HEIGHT = 440, 74
_WORDS = {Speed.PAUSE: "II", Speed.ONE: "1x", Speed.TWO: "2x", Speed.FOUR: "4x", Speed.FASTEST: "max"}


class ClockBar:
    """Date, clock, speed buttons and the status line, in one panel at the top left."""

    def __init__(self) -> None:
        self._batch = Batch()
        self._sprites = arcade.SpriteList()
        self.rect = Rect(0, 0, 0, 0)
        self._buttons: list[Button] = []
        self._clock = text.label("", 0, 0, self._batch, size=18.0, bold=True)
        self._date = text.label("", 0, 0, self._batch, size=theme.BODY_SIZE, colour=theme.FADED)
        self._status = text.label("", 0, 0, self._batch, size=theme.SMALL_SIZE, colour=theme.FADED)

    def layout(self, height: float) -> None:
        """Put everything into the upper left corner of a window of that height."""
        self._sprites.clear()
        for button in self._buttons:
            button.drop()
        left, bottom = theme.MARGIN, height - theme.MARGIN - HEIGHT
        self.rect = Rect(left, bottom, WIDTH, HEIGHT)
        self._sprites.append(panels.sprite_in(panels.panel_texture(WIDTH, HEIGHT), left, bottom))
        self._clock.position = left + 16, bottom + 40
        self._date.position = left + 140, bottom + 43
        self._status.position = left + 16, bottom + 16
        self._buttons = []
        x = left + WIDTH - 14.0
        for speed in reversed(Speed):
            wide = 44 if speed is Speed.FASTEST else 34
            x -= wide
            place = Rect(x, bottom + 13, wide - 4, 26)
            self._buttons.insert(0, Button(speed.value, _WORDS[speed], place, self._batch, self._sprites))

    def update(
        self,
        seconds: int,
        status: OracleStatus,
        pacer: Pacer,
        *,
        quiet: bool,
        held: bool = False,
        note: str = "",
    ) -> None:
        """Show the time, the chosen speed and the status."""
        text.write(self._clock, clock_words(seconds))
        text.write(self._date, f"{date_words(seconds)}, day {day_of(seconds)}")
        said = note or status_words(status, pacer, quiet=quiet, held=held)
        text.write(self._status, text.clipped(said, WIDTH - 222, theme.SMALL_SIZE))
        for button in self._buttons:
            button.light(button.key == pacer.speed.value)

    def press(self, x: float, y: float) -> Speed | None:
        """Give the speed whose button is at a point."""
        key = pressed(self._buttons, x, y)
        return Speed(key) if key else None

    def draw(self) -> None:
        """Draw it."""
        self._sprites.draw()
        self._batch.draw()


def status_words(status: OracleStatus, pacer: Pacer, *, quiet: bool, held: bool = False) -> str:
    """Give the line about the minds: "thinking 2, waiting 5, 31 tok/s"."""
    if pacer.speed is Speed.PAUSE:
        return "paused"
    if quiet and not status.running and not status.waiting:
        return "everyone sleeps"
    if not status.tokens_per_second and not status.running and not status.waiting:
        return status.name or "nobody answers"
    busy = f"thinking {status.running}, waiting {status.waiting}, {status.tokens_per_second:.0f} tok/s"
    if held:
        return f"{busy}, the clock waits"
    if pacer.slowed(quiet):
        return f"{busy}, at {pacer.measured or 0.0:.1f}x"
    return busy
