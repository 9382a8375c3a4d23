"""What all tests share: the same examples each time, and honest reasons for what cannot run here."""

from __future__ import annotations

from importlib.util import find_spec

import pytest
from hypothesis import HealthCheck, settings

from game import paths
from game.view.display import has_screen

settings.register_profile(
    "suite", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("suite")


def missing_model() -> str:
    """Say what the tests that need a model lack; empty when they can run."""
    if find_spec("llama_cpp") is None:
        return "llama-cpp-python is not installed"
    if not list(paths.models().glob("*.gguf")):
        return "no model is installed: `smallville models install`"
    return ""


def pytest_collection_modifyitems(items):
    lacks = {"model": missing_model(), "window": "" if has_screen() else "there is no display"}
    for item in items:
        for mark, reason in lacks.items():
            if reason and item.get_closest_marker(mark):
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def one_window():
    """Open the window, with its event queue off: events reach the views at once."""
    from game.view.window import open_window

    window = open_window((1280, 720))
    window._enable_event_queue = False
    yield window
    window.close()


@pytest.fixture
def window(one_window):
    """Give the window, in use again where a test before has opened and closed another one."""
    import arcade

    arcade.set_window(one_window)
    one_window.switch_to()
    return one_window


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Give an empty home: saves lie there, assets come from the checkout."""
    monkeypatch.setenv("SMALLVILLE_HOME", str(tmp_path))
    return tmp_path
