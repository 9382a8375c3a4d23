"""One window for all tests that need one, driven by events; towns in a home of their own."""

from __future__ import annotations

import pytest

from game import app
from game.settings import Settings


class ScriptedLauncher(app.GameLauncher):
    """The game's own launcher, whose towns are answered by script."""

    def __init__(self):
        super().__init__(Settings())
        self.opened = []

    def new(self):
        town = app.new_game(f"town-{len(self.list_saves()) + 1}", seed=1, model="scripted")
        self.opened.append(town)
        return town

    def open(self, name):
        town = app.open_game(name)
        self.opened.append(town)
        return town

    def replay(self, name):
        recording = super().replay(name)
        self.opened.append(recording)
        return recording


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


@pytest.fixture(scope="session")
def window():
    """Open the window, with its event queue off: events reach the views at once."""
    from game.view.window import open_window

    window = open_window((1280, 720))
    window._enable_event_queue = False
    yield window
    window.close()


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Give an empty home: saves lie there, assets come from the checkout."""
    monkeypatch.setenv("SMALLVILLE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def player(window, home):
    """Put a player in front of the title menu of a game without saves."""
    from game.view.window import Game

    launcher = ScriptedLauncher()
    game = Game(window, launcher)
    game.title()
    yield Player(window, game, launcher)
    game.leave_town()
    game.title()
