from __future__ import annotations

import numpy as np
import pytest

from game.world import address as addresses
from game.world.geometry import Tile
from game.world.maze import Arena, GameObject, Maze
from game.world.norms import Norm, Privacy
from tests.game.world.drawn import maze_of


def test_nothing_off_the_map_is_walkable():
    maze = maze_of("..", "..")
    assert maze.is_walkable(Tile(1, 1))
    assert not any(maze.is_walkable(tile) for tile in (Tile(-1, 0), Tile(0, -1), Tile(2, 0), Tile(0, 2)))


def test_the_collision_map_cannot_be_written_to():
    with pytest.raises(ValueError, match="read-only"):
        maze_of("..").blocked[0, 0] = True


def test_tiles_know_their_arena_and_object():
    maze = maze_of("AoB.")
    assert [maze.arena_at(Tile(x, 0)) for x in range(4)] == ["w:s:A", "w:s:A", "w:s:B", ""]
    assert [maze.object_at(Tile(x, 0)) for x in range(4)] == ["", "w:s:A:thing", "", ""]


def test_places_are_listed_below_their_parents_in_order():
    maze = maze_of("BoA")
    assert maze.sectors() == ("w:s",)
    assert maze.arenas_in("w:s") == ("w:s:A", "w:s:B")
    assert maze.objects_in("w:s:A") == ("w:s:A:thing",)
    assert maze.objects_in("w:s:B") == ()
    assert maze.tiles_of("w:s") == (Tile(0, 0), Tile(1, 0), Tile(2, 0))
    assert maze.tiles_of("w:nowhere") == ()


def test_an_object_has_the_hours_of_its_arena_and_its_own_capacity_and_privacy():
    norm = Norm(480, 1200, 9, Privacy.PUBLIC, ("eat",))
    arena = Arena("w:s:a", (Tile(0, 0), Tile(1, 0)), norm)
    bench = GameObject("w:s:a:bench", "bench", "bench", (Tile(0, 0),), 2)
    till = GameObject("w:s:a:till", "till", "till", (Tile(1, 0),), 1, Privacy.STAFF)
    things = {thing.address: thing for thing in (bench, till)}
    maze = Maze("w", 2, 1, np.zeros((1, 2), dtype=bool), {"w:s:a": arena}, things, {})
    assert maze.norm_of("w:s:a") == norm
    assert maze.norm_of("w:s:a:bench") == Norm(480, 1200, 2, Privacy.PUBLIC, ("eat",))
    assert maze.norm_of("w:s:a:till").privacy == Privacy.STAFF
    assert maze.norm_of("w:s") == Norm()


@pytest.mark.parametrize(
    ("norm", "minute", "is_open"),
    [
        (Norm(), 0, True),
        (Norm(480, 1200), 479, False),
        (Norm(480, 1200), 480, True),
        (Norm(480, 1200), 1200, False),
        (Norm(1020, 60), 1439, True),
        (Norm(1020, 60), 59, True),
        (Norm(1020, 60), 60, False),
    ],
)
def test_hours_begin_with_the_first_minute_and_may_pass_midnight(norm, minute, is_open):
    assert norm.is_open(minute) is is_open


def test_capacity_zero_means_any_number():
    assert Norm().has_room(1000)
    assert Norm(capacity=2).has_room(1)
    assert not Norm(capacity=2).has_room(2)


def test_addresses_come_apart_and_together():
    piano = "the Ville:Hobbs Cafe:cafe:piano"
    assert addresses.join(*addresses.split(piano)) == piano
    assert addresses.depth(piano) == addresses.OBJECT
    assert addresses.parent(piano) == "the Ville:Hobbs Cafe:cafe"
    assert addresses.arena_of(piano) == "the Ville:Hobbs Cafe:cafe"
    assert addresses.sector_of(piano) == "the Ville:Hobbs Cafe"
    assert addresses.name_of(piano) == "piano"
    assert addresses.is_within(piano, "the Ville:Hobbs Cafe")
    assert not addresses.is_within("the Ville:Hobbs Cafeteria", "the Ville:Hobbs Cafe")
    assert addresses.split("") == ()
    assert addresses.depth("") == 0
    assert addresses.arena_of("the Ville") == addresses.sector_of("the Ville") == ""
