"""Day, night, and the rooms where somebody is awake."""

from __future__ import annotations

from functools import cache

import pytest

from game import paths
from game.content.tiled import load_town
from game.sim.state import Body, Town
from game.view.daylight import daylight
from game.view.lights import LAMP, Lights, lit_rooms
from game.world.geometry import Tile

CAFE = "the Ville:Hobbs Cafe:cafe"


@cache
def maze():
    return load_town(paths.assets() / "maps" / paths.TOWN).maze


def town(pose="stand"):
    return Town({"A": Body("A", maze().arenas[CAFE].tiles[0], pose=pose)})


def test_noon_is_white_and_night_is_blue_and_dark():
    assert daylight(12 * 3600) == pytest.approx((1.0, 1.0, 1.0), abs=0.02)
    red, _, blue = daylight(0)
    assert red < 0.5 < blue


def test_the_light_never_jumps():
    for minute in range(1440 * 2):
        before, after = daylight(minute * 60), daylight(minute * 60 + 60)
        assert max(abs(a - b) for a, b in zip(before, after, strict=True)) < 0.02


def test_a_lamp_burns_where_somebody_is_awake():
    lights = Lights(maze())
    assert lights.update(town(), 2 * 3600)
    assert lights.at(maze().arenas[CAFE].tiles[0])[:2] == LAMP[:2]
    assert lights.at(Tile(2, 2))[0] < 128


def test_sleepers_have_the_lamp_off():
    assert lit_rooms(maze(), town("sleep")) == ()
    assert lit_rooms(maze(), town()) == (CAFE,)


def test_the_map_is_made_anew_only_when_something_changed():
    lights = Lights(maze())
    lights.update(town(), 3600)
    assert not lights.update(town(), 3630)
    assert lights.update(town(), 3660)
    assert lights.update(town("sleep"), 3660)


def test_a_lamp_never_makes_the_day_darker():
    lights = Lights(maze())
    lights.update(town(), 12 * 3600)
    assert int(lights.map.min()) >= 250
