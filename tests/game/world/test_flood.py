from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.world.flood import LANDMARKS, UNREACHED, flood, landmark_fields
from game.world.geometry import Tile
from tests.game.world.drawn import maze_of

DRAWINGS = st.integers(1, 12).flatmap(
    lambda width: st.lists(st.text("..#", min_size=width, max_size=width), min_size=1, max_size=12)
)


def test_a_flood_counts_steps_around_walls_and_marks_what_it_misses():
    maze = maze_of("...#.", ".##..", ".....")
    field = flood(maze.flat_open, maze.width, Tile(2, 0)).reshape(3, 5)
    assert field[0, 2] == 0
    assert field[0, 4] == 10
    assert field[1, 1] == UNREACHED
    assert (maze_of("..#.").landmarks[0] == [0, 1, UNREACHED, UNREACHED]).all()


@given(DRAWINGS)
def test_neighbours_differ_by_one_step_or_none_reaches_either(rows):
    maze = maze_of(*rows)
    for field in maze.landmarks:
        grid = field.reshape(maze.height, maze.width)
        for y, x in zip(*(~maze.blocked).nonzero(), strict=True):
            for there in (Tile(int(x) + 1, int(y)), Tile(int(x), int(y) + 1)):
                if maze.is_walkable(there):
                    assert abs(grid[y, x] - grid[there.y, there.x]) <= 1
                    assert (grid[y, x] == UNREACHED) == (grid[there.y, there.x] == UNREACHED)


def test_landmarks_lie_apart_and_are_few():
    maze = maze_of(*["." * 20] * 20)
    starts = [int(field.argmin()) for field in maze.landmarks]
    assert len(starts) == len(set(starts)) == LANDMARKS
    assert {0, 399} <= set(starts)
    assert landmark_fields(bytes(9), 3) == ()
