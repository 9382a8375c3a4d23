"""Figures walk while bodies jump."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.view import walk
from game.world.geometry import STEP, Facing, Tile

facings = st.sampled_from(list(Facing))


@given(st.lists(facings, max_size=30), st.floats(0.01, 3.0))
def test_a_figure_ends_where_the_body_is(steps, tiles):
    tile = Tile(50, 50)
    figure = walk.placed(tile, Facing.SOUTH)
    for facing in steps:
        tile = Tile(tile.x + STEP[facing].x, tile.y + STEP[facing].y)
        walk.follow(figure, tile, facing)
        walk.move(figure, tiles)
    for _ in range(5000):
        walk.move(figure, tiles)
    assert (figure.x, figure.y) == (tile.x, tile.y)
    assert not figure.moving


@given(st.lists(facings, min_size=1, max_size=12), st.floats(0.05, 0.9))
def test_a_figure_never_leaves_the_line_between_the_tiles_it_walks(steps, tiles):
    tile = Tile(50, 50)
    figure = walk.placed(tile, Facing.SOUTH)
    for facing in steps:
        tile = Tile(tile.x + STEP[facing].x, tile.y + STEP[facing].y)
        walk.follow(figure, tile, facing)
        walk.move(figure, tiles)
        off = min(abs(figure.x - round(figure.x)), abs(figure.y - round(figure.y)))
        assert off == pytest.approx(0.0, abs=1e-9)


def test_half_a_tick_is_half_a_tile():
    figure = walk.placed(Tile(3, 3), Facing.SOUTH)
    walk.follow(figure, Tile(4, 3), Facing.EAST)
    walk.move(figure, 0.5)
    assert (figure.x, figure.y, figure.facing) == (3.5, 3.0, Facing.EAST)
    assert figure.frame == 2


def test_a_body_that_is_suddenly_far_away_is_followed_without_a_walk():
    figure = walk.placed(Tile(3, 3), Facing.SOUTH)
    walk.follow(figure, Tile(90, 40), Facing.NORTH)
    assert (figure.x, figure.y, figure.facing, figure.moving) == (90.0, 40.0, Facing.NORTH, False)


def test_a_standing_body_that_turns_turns_its_figure():
    figure = walk.placed(Tile(3, 3), Facing.SOUTH)
    walk.follow(figure, Tile(3, 3), Facing.WEST)
    assert figure.facing is Facing.WEST
