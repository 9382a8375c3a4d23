"""The player's settings reach the window that ``play`` and ``replay`` open."""

from __future__ import annotations

import pytest

from game import answerers, app, paths
from game import settings as settings_file
from game.cli.main import main
from game.settings import Settings
from game.view import display, window


@pytest.fixture
def opened(home, monkeypatch):
    """Give how windows are opened, in a home whose settings want another one than usual."""
    calls = []
    settings_file.save(settings_file.path(), Settings(frame_limit=24, fullscreen=True))
    monkeypatch.setattr(display, "has_screen", lambda: True)
    monkeypatch.setattr(window, "play", lambda launcher, **wish: calls.append((type(launcher), wish)))
    return calls


WISH = {"fps": 24, "fullscreen": True}


def test_play_opens_the_window_as_the_settings_want_it(opened):
    assert main(["play"]) == 0
    assert opened == [(app.GameLauncher, WISH)]


def test_a_replay_opens_the_window_as_the_settings_want_it(opened):
    town = app.new_game("demo", seed=1, model=answerers.SCRIPTED)
    town.advance(3)
    town.close()
    assert paths.saves().is_dir()
    assert main(["replay", "demo"]) == 0
    assert opened == [(app.OneReplay, WISH)]
