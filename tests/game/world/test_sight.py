from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.world.geometry import Tile
from game.world.sight import has_line_of_sight, is_visible
from tests.game.world.drawn import maze_of

TILES = st.builds(Tile, st.integers(0, 9), st.integers(0, 9))


@given(st.lists(TILES, max_size=30), TILES, TILES)
def test_sight_is_the_same_both_ways(walls, one, other):
    rows = ["".join("#" if Tile(x, y) in walls else "." for x in range(10)) for y in range(10)]
    maze = maze_of(*rows)
    assert has_line_of_sight(maze, one, other) == has_line_of_sight(maze, other, one)


@given(TILES, TILES)
def test_everything_is_seen_on_open_ground(one, other):
    assert has_line_of_sight(maze_of(*["." * 10] * 10), one, other)


def test_a_wall_between_two_is_in_the_way():
    maze = maze_of("..#..", ".....")
    assert not has_line_of_sight(maze, Tile(0, 0), Tile(4, 0))
    assert has_line_of_sight(maze, Tile(0, 1), Tile(4, 1))


def test_one_wall_at_a_corner_hides_nothing_and_two_do():
    assert has_line_of_sight(maze_of(".#", ".."), Tile(0, 0), Tile(1, 1))
    assert not has_line_of_sight(maze_of(".#", "#."), Tile(0, 0), Tile(1, 1))


def test_within_an_arena_everything_in_the_square_is_noticed_and_nothing_outside():
    maze = maze_of("AA#AAAAAAAB.")
    assert is_visible(maze, Tile(0, 0), Tile(8, 0), radius=8)
    assert not is_visible(maze, Tile(0, 0), Tile(9, 0), radius=8)
    assert not is_visible(maze, Tile(9, 0), Tile(10, 0), radius=8)
    assert not is_visible(maze, Tile(10, 0), Tile(11, 0), radius=8)
