"""The bar of a recording: where it is, play and pause, and any time at a click."""

from __future__ import annotations

import arcade
from pyglet.graphics import Batch

from ai.gametime import clock_words, day_of, seconds_at
from game.view import panels, text, theme
from game.view.buttons import Button, Rect, pressed

HEIGHT = 56
_BAR_HEIGHT = 10


def tick_of(rect: Rect, x: float, end_tick: int) -> int:
    """Give the tick under a point of the bar, kept between the first and the last."""
    part = (x - rect.left) / max(rect.width, 1.0)
    return round(min(max(part, 0.0), 1.0) * end_tick)


def place_of(rect: Rect, tick: int, end_tick: int) -> float:
    """Give where on the bar a tick lies."""
    return rect.left + rect.width * min(max(tick / max(end_tick, 1), 0.0), 1.0)


class Timeline:
    """A play button, the bar with its knob, and the time."""

    def __init__(self) -> None:
        self._batch = Batch()
        self._sprites = arcade.SpriteList()
        self._buttons: list[Button] = []
        self._words = text.label("", 0, 0, self._batch, size=theme.SMALL_SIZE, anchor_x="right")
        self._done = arcade.SpriteSolidColor(1, _BAR_HEIGHT - 2, 0, 0, theme.GOLD)
        self._knob = arcade.Sprite(panels.plate_texture(14, 22, theme.PAPER_LIGHT, theme.WOOD_DARK))
        self.panel = Rect(0, 0, 0, 0)
        self.bar = Rect(0, 0, 0, 0)

    def layout(self, width: float) -> None:
        """Put the bar at the lower edge, of which ``width`` pixels are free."""
        self._sprites.clear()
        for button in self._buttons:
            button.drop()
        wide = min(900.0, width - 2 * theme.MARGIN)
        left, bottom = (width - wide) / 2, float(theme.MARGIN)
        self.panel = Rect(left, bottom, wide, HEIGHT)
        self._sprites.append(panels.sprite_in(panels.panel_texture(round(wide), HEIGHT), left, bottom))
        place = Rect(left + 18, bottom + 14, 84, 28)
        self._buttons = [
            Button("play", "Play", place, self._batch, self._sprites, size=theme.SMALL_SIZE, icon="play")
        ]
        self.bar = Rect(left + 118, bottom + 23, wide - 118 - 236, _BAR_HEIGHT)
        groove = panels.plate_texture(round(self.bar.width), _BAR_HEIGHT, theme.PAPER_DARK, theme.WOOD)
        self._sprites.append(panels.sprite_in(groove, self.bar.left, self.bar.bottom))
        self._sprites.append(self._done)
        self._sprites.append(self._knob)
        self._words.position = left + wide - 20, bottom + 22

    def update(self, tick: int, end_tick: int, *, playing: bool) -> None:
        """Show where the recording is."""
        x = place_of(self.bar, tick, end_tick)
        self._done.width = max(1.0, x - self.bar.left)
        self._done.position = self.bar.left + self._done.width / 2, self.bar.bottom + _BAR_HEIGHT / 2
        self._knob.position = round(x), self.bar.bottom + _BAR_HEIGHT / 2
        now, end = seconds_at(max(tick, 0)), seconds_at(end_tick)
        text.write(
            self._words, f"day {day_of(now)} {clock_words(now)}  /  day {day_of(end)} {clock_words(end)}"
        )
        for button in self._buttons:
            button.light(playing)
            button.say(*(("Pause", "pause") if playing else ("Play", "play")))

    def press(self, x: float, y: float, end_tick: int) -> str | int | None:
        """Give "play" for the button, a tick for the bar, None for neither."""
        if pressed(self._buttons, x, y):
            return "play"
        if self.bar.left - 8 <= x <= self.bar.right + 8 and self.panel.holds(x, y):
            return tick_of(self.bar, x, end_tick)
        return None

    def draw(self) -> None:
        """Draw it."""
        self._sprites.draw()
        self._batch.draw()
