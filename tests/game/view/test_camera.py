"""The camera's mathematics."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.view import camera
from game.world.geometry import Tile

SIZE = (1280.0, 720.0)
MAP = (140, 100)
zooms = st.floats(0.3, 4.0)
places = st.tuples(st.floats(0, 140 * 32), st.floats(0, 100 * 32))
points = st.tuples(st.floats(0, 1280), st.floats(0, 720))


def looking(x, y, zoom):
    return camera.centred(camera.framing(SIZE, MAP, Tile(0, 0), zoom), x, y)


@given(places, zooms, points)
def test_window_and_map_points_turn_into_each_other(place, zoom, point):
    view = looking(*place, zoom)
    assert camera.on_window(view, *camera.on_map(view, *point)) == pytest.approx(point)


@given(zooms, points, st.floats(0.3, 4.0))
def test_zooming_keeps_what_is_under_the_pointer_away_from_the_edges(zoom, point, wanted):
    view = looking(70 * 32, 50 * 32, zoom)
    after = camera.zoomed(view, wanted, *point)
    half_x, half_y = SIZE[0] / after.zoom / 2, SIZE[1] / after.zoom / 2
    at_edge = not (half_x < after.x < 140 * 32 - half_x and half_y < after.y < 100 * 32 - half_y)
    if not at_edge:
        assert camera.on_map(after, *point) == pytest.approx(camera.on_map(view, *point))


def test_the_wheel_stops_at_zooms_at_which_the_art_is_sharp():
    assert camera.stop_after(1.0, 1, 0.2) == 1.5
    assert camera.stop_after(2.0, -1, 0.2) == 1.5
    assert camera.stop_after(1.0, 2, 0.2) == 2.0
    assert camera.stop_after(0.26, -1, 0.225) == 0.25
    assert camera.stop_after(0.25, -5, 0.225) == 0.225
    assert camera.stop_after(4.0, 3, 0.2) == camera.CLOSEST


def settled(glide, seconds=2.0):
    for _ in range(round(seconds * 60)):
        glide.update(1 / 60)
    return glide.view


def test_the_camera_zooms_softly_and_arrives_with_the_pointer_where_it_was():
    glide = camera.Glide(looking(70 * 32, 50 * 32, 1.0))
    under = camera.on_map(glide.view, 900, 300)
    glide.wheel(2, 900, 300)
    glide.update(1 / 60)
    assert 1.0 < glide.view.zoom < 1.5
    assert settled(glide).zoom == 2.0
    assert camera.on_map(glide.view, 900, 300) == pytest.approx(under)


def test_the_camera_flies_to_what_is_near_and_jumps_to_what_is_far():
    glide = camera.Glide(looking(70 * 32, 50 * 32, 2.0))
    glide.go(72 * 32, 50 * 32)
    glide.update(1 / 60)
    assert 70 * 32 < glide.view.x < 71 * 32
    assert settled(glide).x == pytest.approx(72 * 32, abs=1)
    glide.go(20 * 32, 20 * 32)
    assert (glide.view.x, glide.view.y) == (20 * 32, 20 * 32)


def test_a_drag_ends_every_flight():
    glide = camera.Glide(looking(70 * 32, 50 * 32, 2.0))
    glide.go(75 * 32, 50 * 32)
    glide.drag(-64, 0)
    assert settled(glide).x == 70 * 32 + 32


def test_without_time_the_camera_stays():
    glide = camera.Glide(looking(70 * 32, 50 * 32, 2.0))
    glide.wheel(1, 10, 10)
    glide.go(71 * 32, 50 * 32)
    before = glide.view
    glide.update(0.0)
    assert (glide.view.x, glide.view.zoom) == (before.x, before.zoom)


@given(places, st.floats(0.01, 50.0))
def test_the_window_never_shows_what_lies_beyond_the_map(place, zoom):
    view = looking(*place, zoom)
    assert view.farthest <= view.zoom <= camera.CLOSEST
    for wide, length, middle in ((SIZE[0], 140 * 32, view.x), (SIZE[1], 100 * 32, view.y)):
        half = wide / view.zoom / 2
        if half * 2 >= length:
            assert middle == pytest.approx(length / 2)
        else:
            assert half - 1e-6 <= middle <= length - half + 1e-6


@given(places, zooms, st.floats(-300, 300), st.floats(-300, 300))
def test_a_drag_moves_the_map_with_the_pointer(place, zoom, dx, dy):
    view = looking(*place, zoom)
    after = camera.dragged(view, dx, dy)
    free = looking(view.x - dx / view.zoom, view.y - dy / view.zoom, zoom)
    assert (after.x, after.y) == pytest.approx((free.x, free.y))


def test_the_tile_in_the_middle_is_the_tile_that_is_framed():
    view = camera.framing(SIZE, MAP, Tile(72, 41), 2.0)
    assert camera.tile_at(view, view.x, view.y) == Tile(72, 41)


def test_row_0_is_at_the_top():
    view = camera.framing(SIZE, MAP, Tile(0, 0), 2.0)
    assert camera.tile_at(view, *camera.on_map(view, 1.0, 719.0)) == Tile(0, 0)


def test_a_smaller_window_still_looks_at_the_same_point():
    view = looking(70 * 32, 50 * 32, 2.0)
    after = camera.resized(view, 640, 360)
    assert (after.x, after.y, after.zoom) == (view.x, view.y, view.zoom)


def test_what_is_out_of_sight_is_not_seen():
    view = looking(70 * 32, 50 * 32, 2.0)
    assert camera.sees(view, view.x - 1, view.y - 1, view.x + 1, view.y + 1)
    assert not camera.sees(view, view.x + 321, 0, view.x + 900, 3200)
