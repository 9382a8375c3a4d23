"""The little town in a window: what lies over what, and in which light, read back pixel by pixel."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import arcade
import numpy as np
import pytest

from game.view.picture import open_canvas
from game.view.stage import Stage
from tests.game.view import little_town as little

pytestmark = pytest.mark.window

SIZE = (little.WIDTH * 32, little.HEIGHT * 32)
NOON, NIGHT = 12 * 360, 2 * 360


@pytest.fixture(scope="module")
def canvas():
    window = open_canvas(SIZE)
    yield window
    window.close()


def run(tick, **bodies):
    """Give a run of the little town as the stage sees one."""
    file = little.town_file()
    return SimpleNamespace(
        scene=SimpleNamespace(maze=file.maze),
        state=SimpleNamespace(tick=tick, town=little.town(**bodies), minds={}, chats={}),
        town_file=file,
        residents={},
        thinking=lambda name: False,
    )


def drawn(canvas, session, zoom=1.0):
    """Draw the whole town and give its pixels, row 0 at the top."""
    stage = Stage(canvas, session, still=True)
    stage.camera = replace(stage.camera, zoom=zoom, x=SIZE[0] / 2, y=SIZE[1] / 2)
    stage._names._sprites.visible = False
    stage.update(0.0, 0.0, "")
    stage.draw()
    return np.asarray(arcade.get_image().convert("RGB")).astype(int)


def at(pixels, x, y):
    return tuple(pixels[y, x])


def near(found, wanted, by=6):
    return all(abs(a - b) <= by for a, b in zip(found, wanted, strict=False))


def test_by_day_everything_has_its_own_colours(canvas):
    pixels = drawn(canvas, run(NOON))
    assert near(at(pixels, 40, 40), little.GREEN)
    assert near(at(pixels, 5 * 32 + 16, 6 * 32 + 10), little.BLUE)
    assert near(at(pixels, 12 * 32 + 16, 10 * 32 + 20), little.BROWN)


def test_a_wall_hides_whoever_stands_behind_it_but_for_a_shade(canvas):
    alone = drawn(canvas, run(NOON))
    behind = drawn(canvas, run(NOON, A=("stand", 6, 9)))
    before = drawn(canvas, run(NOON, A=("stand", 6, 12)))
    wall = (slice(10 * 32 - 46, 10 * 32 - 20), slice(6 * 32, 7 * 32))
    street = (slice(13 * 32 - 46, 13 * 32 - 20), slice(6 * 32, 7 * 32))
    faint, full = np.abs(behind - alone)[wall].max(), np.abs(before - alone)[street].max()
    assert 10 < faint < 0.6 * full


def test_at_night_a_lit_room_is_bright_and_the_other_and_the_street_are_blue(canvas):
    pixels = drawn(canvas, run(NIGHT, A=("stand", 12, 8)))
    lit, dark = at(pixels, 15 * 32, 7 * 32), at(pixels, 8 * 32 + 20, 6 * 32)
    assert sum(lit) > 1.5 * sum(dark)
    assert near(
        at(pixels, 40, 40), [c * part for c, part in zip(little.GREEN, (0.31, 0.37, 0.66), strict=False)], 8
    )


def test_a_window_is_gold_when_the_room_behind_it_is_lit(canvas):
    x, y = little.WINDOW_CELL
    spot = x * 32 + 16, y * 32 + 10
    lit = at(drawn(canvas, run(NIGHT, A=("stand", 6, 7))), *spot)
    dark = at(drawn(canvas, run(NIGHT)), *spot)
    assert sum(lit) > sum(dark) + 150
    assert lit[0] > lit[2]


def test_the_overview_shows_the_same_town(canvas):
    near_by, far = drawn(canvas, run(NOON)), drawn(canvas, run(NOON), zoom=0.4)
    wide, high = round(SIZE[0] * 0.4), round(SIZE[1] * 0.4)
    left, top = (SIZE[0] - wide) // 2, (SIZE[1] - high) // 2
    shown = far[top : top + high, left : left + wide]
    assert np.abs(near_by.mean((0, 1)) - shown.mean((0, 1))).max() < 6


def test_two_pictures_of_one_moment_are_the_same(canvas):
    session = run(NIGHT, A=("stand", 12, 8))
    assert (drawn(canvas, session) == drawn(canvas, session)).all()
