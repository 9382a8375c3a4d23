"""A player before the title menu of a game whose towns are answered by script."""

from __future__ import annotations

import pytest

from game import app
from game.settings import Settings
from tests.playing import Player

RESIDENTS = ("Isabella", "Klaus", "Maria")
"""Those who live in the towns of these tests: the fewer, the sooner a day has passed."""


class ScriptedLauncher(app.GameLauncher):
    """The game's own launcher, whose towns are answered by script."""

    def __init__(self, towns):
        super().__init__(Settings())
        self.opened = []
        self.towns = towns
        self.asked = None

    def list_towns(self):
        return self.towns

    def new(self, town="", residents=(), *, norms=True, name=""):
        self.asked = town, tuple(residents), norms
        town = app.new_game(name, residents=residents or RESIDENTS, seed=1, model="scripted", norms=norms)
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


@pytest.fixture(scope="session")
def towns():
    """Look once at the towns that come with the game."""
    return app.list_towns()


@pytest.fixture
def player(window, home, towns):
    """Put a player in front of the title menu of a game without saves."""
    from game.view.window import Game

    launcher = ScriptedLauncher(towns)
    game = Game(window, launcher)
    game.title()
    yield Player(window, game, launcher)
    game.leave_town()
    game.title()
