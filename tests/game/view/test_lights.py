"""Day, night, and the lamps of rooms, streets, windows and fires."""

from __future__ import annotations

import numpy as np
import pytest

from game.view.daylight import daylight, lamplight
from game.view.lights import Lights, lit_rooms
from game.view.rooms import Rooms, wall_cells
from tests.game.view import little_town as little

NOON, NIGHT = 12 * 3600, 2 * 3600
NOBODY = little.town()
COOK = little.town(A=("stand", 12, 8))
STANDING = tuple(piece for piece in little.pieces() if not piece.flat)
PLAIN = [""] * len(STANDING)


@pytest.fixture
def lights():
    rooms = Rooms(little.maze(), wall_cells(STANDING, little.PICTURES))
    return Lights(little.maze(), rooms, STANDING, little.PICTURES)


def test_noon_is_white_and_night_is_blue_and_can_be_seen_through():
    assert daylight(NOON) == pytest.approx((1.0, 1.0, 1.0), abs=0.02)
    red, green, blue = daylight(0)
    assert 0.25 < red < green < blue < 0.8


def test_the_light_never_jumps():
    for minute in range(1440 * 2):
        before, after = daylight(minute * 60), daylight(minute * 60 + 60)
        assert max(abs(a - b) for a, b in zip(before, after, strict=True)) < 0.02


def test_dawn_and_dusk_have_colours_of_their_own():
    for hour in (6.3, 18.2):
        red, green, blue = daylight(round(hour * 3600))
        assert red > green > 0.6
        assert red > blue + 0.1


def test_lamps_burn_from_dusk_to_dawn():
    assert lamplight(daylight(NIGHT)) == 1.0
    assert lamplight(daylight(NOON)) == 0.0
    assert 0 < lamplight(daylight(19 * 3600)) < 1


def test_noon_changes_no_colour(lights):
    lights.update(COOK, NOON, PLAIN)
    assert np.ptp(lights.map) == 0
    assert lights.at(12 * 32, 8 * 32) == pytest.approx((1.0, 1.0, 1.0), abs=0.01)


def test_a_room_is_lit_where_somebody_is_awake_and_its_light_stays_in_it(lights):
    lights.update(COOK, NIGHT, PLAIN)
    inside = lights.at(13 * 32, 7 * 32)
    assert inside[0] > 0.7
    assert inside[0] > inside[2]
    assert lights.at(7 * 32, 7 * 32) == pytest.approx(daylight(NIGHT), abs=0.02)
    assert lights.at(13 * 32, 2 * 32) == pytest.approx(daylight(NIGHT), abs=0.02)


def test_sleepers_have_the_lamp_off():
    maze = little.maze()
    assert lit_rooms(maze, little.town(A=("sleep", 5, 5))) == ()
    assert lit_rooms(maze, COOK) == (little.KITCHEN,)


def test_a_street_lamp_burns_at_night_only(lights):
    x, y = little.LAMP_FOOT
    lights.update(NOBODY, NIGHT, PLAIN)
    assert lights.at(x, y)[0] > daylight(NIGHT)[0] + 0.4
    assert [glow.x for glow in lights.glows] == [x]
    lights.update(NOBODY, NOON, PLAIN)
    assert lights.glows == []


def test_a_window_lights_the_street_when_the_room_behind_it_is_lit(lights):
    x, y = little.WINDOW_CELL
    street = (x * 32 + 16, (y + 1) * 32 + 20)
    lights.update(COOK, NIGHT, PLAIN)
    dark = lights.at(*street)
    lights.update(little.town(A=("stand", 7, 7)), NIGHT, PLAIN)
    assert lights.at(*street)[0] > dark[0] + 0.15
    assert any(lamp.outward for lamp in lights.burning)


def test_a_fire_lights_its_room_at_any_hour(lights):
    stove = next(index for index, piece in enumerate(STANDING) if piece.picture == "stove")
    burning = list(PLAIN)
    burning[stove] = "burning"
    lights.update(NOBODY, NIGHT, PLAIN)
    before = lights.at(12 * 32, 6 * 32)
    assert lights.update(NOBODY, NIGHT, burning)
    assert lights.at(12 * 32, 6 * 32)[0] > before[0] + 0.2
    assert any(glow.flickers for glow in lights.glows)


def test_the_map_is_made_anew_only_when_something_changed(lights):
    assert lights.update(COOK, NIGHT, PLAIN)
    assert not lights.update(COOK, NIGHT + 30, PLAIN)
    assert lights.update(NOBODY, NIGHT + 30, PLAIN)
    assert lights.update(NOBODY, NIGHT + 3 * 3600, PLAIN)
