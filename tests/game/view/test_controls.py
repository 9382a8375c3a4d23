"""Keys, rows, the timeline: what needs no window."""

from __future__ import annotations

from arcade import key
from hypothesis import given
from hypothesis import strategies as st

from game import paths
from game.content.tiled import load_town
from game.view import controls, rows, timeline
from game.view.buttons import Rect
from game.world.geometry import Facing, Tile

BAR = Rect(100, 10, 400, 10)


def test_a_tap_is_one_step_and_a_held_key_one_each_tick():
    held = controls.Held()
    held.press(key.D)
    held.release(key.D)
    assert [held.step(), held.step()] == [Facing.EAST, None]
    held.press(key.W)
    assert [held.step(), held.step()] == [Facing.NORTH, Facing.NORTH]


def test_the_newest_key_wins_and_the_older_goes_on_after_it():
    held = controls.Held()
    held.press(key.W)
    held.press(key.A)
    assert held.step() is Facing.WEST
    held.release(key.A)
    assert held.step() is Facing.NORTH


def test_the_visitors_keys_do_not_push_the_camera():
    held = controls.Held()
    held.press(key.D)
    assert held.pan(walking=False) == (1.0, 0.0)
    assert held.pan(walking=True) == (0.0, 0.0)
    held.press(key.UP)
    assert held.pan(walking=True) == (0.0, 1.0)


def test_typing_lets_go_of_every_key():
    held = controls.Held()
    held.press(key.D)
    held.clear()
    assert held.step() is None


def test_a_visitor_enters_where_one_can_stand():
    maze = load_town(paths.assets() / "maps" / paths.TOWN).maze
    for middle in (Tile(0, 0), Tile(72, 14), Tile(-40, 9000)):
        assert maze.is_walkable(controls.entrance(maze, middle))
    tile = next(iter(maze.spawns.values()))
    assert controls.entrance(maze, tile) == tile


@given(st.integers(0, 100_000), st.integers(1, 100_000))
def test_the_knob_lies_where_its_tick_is(tick, end):
    tick = min(tick, end)
    x = timeline.place_of(BAR, tick, end)
    assert abs(timeline.tick_of(BAR, x, end) - tick) <= 1


@given(st.floats(-1e4, 1e4))
def test_no_click_leaves_the_recording(x):
    assert 0 <= timeline.tick_of(BAR, x, 500) <= 500


@given(st.integers(-100, 10_000), st.integers(0, 10_000), st.integers(0, 40))
def test_a_list_never_scrolls_past_its_ends(offset, count, shown):
    first = rows.first_row(offset, count, shown)
    assert first >= 0
    assert first + shown <= max(count, shown)
