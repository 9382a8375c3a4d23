"""What a town is first looked at."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np

from game.view.opening import brightest, first_look
from game.view.rooms import SPOTS
from game.world.geometry import Tile
from tests.game.view import little_town as little

DARK = np.full((little.HEIGHT * SPOTS, little.WIDTH * SPOTS, 3), 60, dtype=np.uint8)
VIEW = (6, 4)


def looking(**bodies):
    state = SimpleNamespace(town=little.town(**bodies), minds={})
    return first_look(state, DARK, VIEW)


def test_somebody_awake_is_looked_at_rather_than_a_sleeper():
    assert looking(A=("sleep", 5, 5), B=("stand", 12, 8)) == Tile(12, 8)


def test_somebody_in_company_is_looked_at_rather_than_somebody_alone():
    found = looking(A=("stand", 1, 1), B=("stand", 15, 14), C=("stand", 16, 14), D=("stand", 14, 13))
    assert found.x > 10


def test_while_all_sleep_the_brightest_part_of_the_town_is_looked_at():
    light = DARK.copy()
    light[12 * SPOTS : 14 * SPOTS, 3 * SPOTS : 6 * SPOTS] = 220
    found = brightest(light, VIEW)
    assert abs(found.x - 4) <= 2
    assert abs(found.y - 13) <= 2
    state = SimpleNamespace(town=little.town(A=("sleep", 5, 5)), minds={})
    assert first_look(state, light, VIEW) == found


def test_a_view_larger_than_the_town_looks_at_its_middle():
    assert brightest(DARK, (400, 300)) == Tile(little.WIDTH // 2, little.HEIGHT // 2)


def test_a_new_town_shows_somebody_who_is_up_past_midnight():
    """A town opens before its first tick, when nobody has done anything yet."""
    from game import app, paths
    from game.sim.start import new_state

    place = app.load_place(paths.TOWN)
    state = new_state(place.scene, place.residents, 1, {})
    maze = place.scene.maze
    light = np.full((maze.height * SPOTS, maze.width * SPOTS, 3), 60, dtype=np.uint8)
    up = {state.town.bodies[name].tile for name in ("Hailey Johnson", "Ryan Park")}
    assert first_look(state, light, (20, 11)) in up
