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
    from collections.abc import Collection

    from ai.calls import OracleStatus

WIDTH, HEIGHT = 500, 84
_SPEEDS = {
    Speed.PAUSE: ("pause", "Pause  [Space]"),
    Speed.ONE: ("play", "One game minute a second  [1]"),
    Speed.TWO: ("fast", "Twice as fast  [2]"),
    Speed.FOUR: ("faster", "Four times as fast  [4]"),
    Speed.FASTEST: ("fastest", "As fast as the minds can think  [5]"),
}
"""Icon and tip of every speed."""

PEOPLE, MAP, VISIT, TITLE = "people", "map", "visit", "title"
"""The keys of the other buttons."""

_OTHERS = (
    (PEOPLE, "people", "Everybody in town  [R]"),
    (MAP, "map", "The small map  [M]"),
    (VISIT, "visit", "Visit the town, or leave it  [V]"),
    (TITLE, "home", "Save, and back to the title  [Esc]"),
)

NO_VISIT = "A recording has happened already: nobody can visit it."


class ClockBar:
    """Date, clock, speed buttons and the status line, in one panel at the top left."""

    def __init__(self) -> None:
        self._batch = Batch()
        self._sprites = arcade.SpriteList()
        self.rect = Rect(0, 0, 0, 0)
        self.buttons: list[Button] = []
        self._clock = text.label("", 0, 0, self._batch, size=18.0, bold=True)
        self._date = text.label("", 0, 0, self._batch, size=theme.BODY_SIZE, colour=theme.FADED)
        self._status = text.label("", 0, 0, self._batch, size=theme.SMALL_SIZE, colour=theme.FADED)

    def layout(self, height: float) -> None:
        """Put everything into the upper left corner of a window of that height."""
        self._sprites.clear()
        for button in self.buttons:
            button.drop()
        left, bottom = theme.MARGIN, height - theme.MARGIN - HEIGHT
        self.rect = Rect(left, bottom, WIDTH, HEIGHT)
        self._sprites.append(panels.sprite_in(panels.panel_texture(WIDTH, HEIGHT), left, bottom))
        self._clock.position = left + 20, bottom + 47
        self._date.position = left + 134, bottom + 49
        self._status.position = left + 20, bottom + 23
        self.buttons = []
        x = left + WIDTH - 16.0
        for speed in reversed(Speed):
            x -= 36
            icon, tip = _SPEEDS[speed]
            self._add(speed.value, icon, tip, Rect(x, bottom + 16, 32, 26))
        x = left + WIDTH - 16.0
        for key, icon, tip in reversed(_OTHERS):
            x -= 36
            self._add(key, icon, tip, Rect(x, bottom + 46, 32, 26))

    def _add(self, key: str, icon: str, tip: str, place: Rect) -> None:
        self.buttons.insert(0, Button(key, "", place, self._batch, self._sprites, icon=icon, tip=tip))

    def update(
        self,
        seconds: int,
        status: OracleStatus,
        pacer: Pacer,
        *,
        quiet: bool,
        held: bool = False,
        note: str = "",
        on: Collection[str] = (),
        visit: str = "",
    ) -> None:
        """Show the time, the chosen speed and the status.

        ``on`` are the keys of the other buttons that are on; ``visit`` says why nobody can visit.
        """
        text.write(self._clock, clock_words(seconds))
        text.write(self._date, f"{date_words(seconds)}, day {day_of(seconds)}")
        said = note or status_words(status, pacer, quiet=quiet, held=held)
        text.write(self._status, text.clipped(said, WIDTH - 226, theme.SMALL_SIZE))
        for button in self.buttons:
            button.light(button.key == pacer.speed.value or button.key in on)
            if button.key == VISIT:
                button.forbid(visit)

    def press(self, x: float, y: float) -> Speed | str | None:
        """Give the speed whose button is at a point, or the key of another button."""
        key = pressed(self.buttons, x, y)
        return next((speed for speed in Speed if speed.value == key), key) or None

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
