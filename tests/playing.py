"""Somebody who plays: keys, clicks and passing time for the game in its window."""

from __future__ import annotations


class Player:
    """Somebody at the keyboard and the mouse, and the clock that runs while they play."""

    def __init__(self, window, game, launcher):
        self.window, self.game, self.launcher = window, game, launcher

    @property
    def screen(self):
        return self.window.current_view

    def wait(self, seconds=1 / 6, frames=1):
        """Let time pass: at 1x a sixth of a second is one tick."""
        for _ in range(frames):
            self.window._dispatch_updates(seconds)

    def draw(self):
        self.window.switch_to()
        self.window.dispatch_event("on_draw")

    def key(self, symbol, modifiers=0):
        self.window.dispatch_event("on_key_press", symbol, modifiers)
        self.window.dispatch_event("on_key_release", symbol, modifiers)

    def type(self, text):
        for char in text:
            self.window.dispatch_event("on_text", char)

    def click(self, x, y):
        import arcade

        self.window.dispatch_event("on_mouse_press", round(x), round(y), arcade.MOUSE_BUTTON_LEFT, 0)
        self.window.dispatch_event("on_mouse_release", round(x), round(y), arcade.MOUSE_BUTTON_LEFT, 0)

    def press(self, word):
        """Click the button of a menu whose word begins so."""
        button = next(one for one in self.screen.buttons if one.word.startswith(word))
        self.click(button.rect.left + 5, button.rect.bottom + 5)

    def choose(self, word):
        """Click a choice that opens something, and wait until it is open."""
        self.press(word)
        self.wait(1 / 30, frames=2)
        return self.screen

    def begin(self, *keys):
        """Start a new town: the first of the list, with everybody unless ``keys`` choose others."""
        from arcade import key

        self.choose("New town")
        self.key(key.ENTER)
        for symbol in keys:
            self.key(symbol)
        self.key(key.ENTER)
        self.wait(1 / 30, frames=2)
        return self.screen
