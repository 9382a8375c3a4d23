from __future__ import annotations

from collections import deque

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from game.world.geometry import STEP, Tile
from game.world.maze import Maze
from game.world.path import BLOCKED, OFF_MAP, WALLED, NoPath, distance, find_path
from tests.game.world.drawn import maze_of


def steps_by_flood(maze, start, goals, avoid=()):
    """Give the number of steps of the shortest way, by a plain flood; None for no way."""
    reached = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if here in goals:
            return reached[here]
        for step in STEP.values():
            there = Tile(here.x + step.x, here.y + step.y)
            if maze.is_walkable(there) and there not in avoid and there not in reached:
                reached[there] = reached[here] + 1
                queue.append(there)
    return None


@st.composite
def questions(draw):
    """Draw a maze, a start, one to four goals and tiles to avoid."""
    width, height = draw(st.integers(1, 14)), draw(st.integers(1, 14))
    walls = draw(st.lists(st.integers(0, 3), min_size=width * height, max_size=width * height))
    blocked = (np.array(walls) == 0).reshape(height, width)
    tile = st.builds(Tile, st.integers(0, width - 1), st.integers(0, height - 1))
    start = draw(tile)
    blocked[start.y, start.x] = False
    maze = Maze("w", width, height, blocked, {}, {}, {})
    return maze, start, draw(st.lists(tile, min_size=1, max_size=4)), draw(st.lists(tile, max_size=5))


@given(questions())
def test_a_path_is_connected_free_and_as_short_as_a_flood_finds(question):
    maze, start, goals, avoid = question
    way = find_path(maze, start, goals, avoid)
    free = [goal for goal in goals if goal not in avoid or goal == start]
    shortest = steps_by_flood(maze, start, free, avoid)
    if isinstance(way, NoPath):
        assert shortest is None
        return
    assert len(way) == shortest
    here = start
    for there in way:
        assert abs(here.x - there.x) + abs(here.y - there.y) == 1
        assert maze.is_walkable(there)
        assert there not in avoid
        here = there
    assert here in goals


@given(questions())
def test_the_same_question_has_the_same_answer_in_any_order_of_goals(question):
    maze, start, goals, avoid = question
    way = find_path(maze, start, goals, avoid)
    assert way == find_path(maze, start, goals, avoid)
    assert way == find_path(maze, start, goals[::-1], avoid[::-1])


def test_the_path_is_empty_where_one_stands_at_the_goal():
    maze = maze_of("....", "....")
    assert find_path(maze, Tile(1, 1), [Tile(3, 0), Tile(1, 1)]) == ()


def test_equal_ways_prefer_free_floor_to_furniture():
    maze = maze_of("AAAAA", "AoooA", "AAAAA")
    way = find_path(maze, Tile(0, 0), [Tile(4, 2)])
    assert not any(maze.object_at(tile) for tile in way)
    assert len(way) == 6


def test_a_shorter_way_over_furniture_is_taken():
    maze = maze_of("AoA", "A#A", "A#A", "AAA")
    assert find_path(maze, Tile(0, 0), [Tile(2, 0)]) == (Tile(1, 0), Tile(2, 0))


def test_the_nearest_of_several_goals_is_chosen():
    maze = maze_of(".........")
    assert find_path(maze, Tile(3, 0), [Tile(8, 0), Tile(1, 0)])[-1] == Tile(1, 0)


def test_a_blocked_nearest_goal_leaves_the_next():
    maze = maze_of(".#.......")
    assert find_path(maze, Tile(3, 0), [Tile(0, 0), Tile(8, 0)])[-1] == Tile(8, 0)


def test_every_kind_of_failure_has_its_reason():
    maze = maze_of("..#.", "..##", "....")
    assert find_path(maze, Tile(0, 0), [Tile(9, 9)]) == OFF_MAP
    assert find_path(maze, Tile(-1, 0), [Tile(0, 0)]) == OFF_MAP
    assert find_path(maze, Tile(0, 0), []) == OFF_MAP
    assert find_path(maze, Tile(0, 0), [Tile(2, 0)]) == WALLED
    assert find_path(maze, Tile(0, 0), [Tile(3, 0)]) == BLOCKED


def test_avoided_tiles_are_gone_around_and_the_start_may_be_one():
    maze = maze_of("...", "...")
    way = find_path(maze, Tile(0, 0), [Tile(2, 0)], avoid=[Tile(0, 0), Tile(1, 0)])
    assert way == (Tile(0, 1), Tile(1, 1), Tile(2, 1), Tile(2, 0))


def test_a_way_of_any_length_is_found():
    rows = [
        ("." * 61) if y % 2 == 0 else ("#" * 60 + "." if y % 4 == 1 else "." + "#" * 60) for y in range(61)
    ]
    way = find_path(maze_of(*rows), Tile(0, 0), [Tile(60, 60)])
    assert len(way) == 60 * 31 + 60


def test_distance_counts_steps_and_gives_none_for_no_way():
    maze = maze_of("...#.")
    assert distance(maze, Tile(0, 0), [Tile(2, 0)]) == 2
    assert distance(maze, Tile(0, 0), [Tile(4, 0)]) is None
