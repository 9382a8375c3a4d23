"""The town of the paper, as shipped: complete and connected."""

from __future__ import annotations

from collections import Counter
from functools import cache

from game import paths
from game.content.tiled import load_town
from game.content.town_checks import reachable
from game.world import address as addresses
from game.world.path import NoPath, find_path

FOLDER = paths.assets() / "maps" / "the_ville"

KINDS = {
    "bed": 23, "closet": 23, "desk": 18, "shower": 18, "bathroom sink": 18, "toilet": 18, "refrigerator": 15,
    "cooking area": 13, "kitchen sink": 13, "shelf": 10, "common room table": 5, "guitar": 4,
    "blackboard": 3, "easel": 3, "common room sofa": 3, "house garden": 3, "toaster": 2, "game console": 2,
}  # fmt: skip
"""How many objects there are of each kind that is there more than once."""


@cache
def town():
    return load_town(FOLDER)


def test_the_town_has_every_sector_arena_object_and_kind():
    maze = town().maze
    assert (maze.width, maze.height, maze.name) == (140, 100, "the Ville")
    assert (len(maze.sectors()), len(maze.arenas), len(maze.objects)) == (19, 63, 222)
    counts = Counter(thing.kind for thing in maze.objects.values())
    assert len(counts) == 46
    assert {kind: number for kind, number in counts.items() if number > 1} == KINDS


def test_only_the_hallway_has_no_object():
    maze = town().maze
    empty = [arena for arena in maze.arenas if not maze.objects_in(arena)]
    assert empty == ["the Ville:Oak Hill College:hallway"]


def test_every_open_tile_can_be_reached_from_every_other():
    maze = town().maze
    assert (reachable(maze, maze.visitor_spawn) == ~maze.blocked).all()


def test_there_is_a_way_from_every_spawn_to_every_object():
    maze = town().maze
    starts = (maze.spawns["Isabella Rodriguez"], maze.spawns["Wolfgang Schulz"], maze.visitor_spawn)
    for start in starts:
        for thing in maze.objects.values():
            assert not isinstance(find_path(maze, start, thing.tiles), NoPath), thing.address


def test_twenty_five_people_begin_at_home_each_on_a_free_tile_of_its_own():
    maze = town().maze
    assert len(maze.spawns) == 25
    assert len(set(maze.spawns.values())) == 25
    for name, tile in maze.spawns.items():
        assert maze.is_walkable(tile), name
        assert not maze.object_at(tile), name
        arena = maze.arena_at(tile)
        assert any(maze.objects[thing].kind == "bed" for thing in maze.objects_in(arena)), name


def test_a_visitor_begins_in_the_street():
    maze = town().maze
    assert maze.is_walkable(maze.visitor_spawn)
    assert maze.arena_at(maze.visitor_spawn) == ""


def test_sectors_and_arenas_are_apart_and_arenas_lie_in_their_sector():
    maze = town().maze
    owners = Counter(tile for arena in maze.arenas.values() for tile in arena.tiles)
    assert max(owners.values()) == 1
    for arena in maze.arenas.values():
        box = maze.sector_boxes[addresses.sector_of(arena.address)]
        assert all(box.left <= t.x <= box.right and box.top <= t.y <= box.bottom for t in arena.tiles)


def test_shops_open_and_close_and_homes_do_not():
    maze = town().maze
    hours = {
        "Hobbs Cafe:cafe": (480, 1200), "The Rose and Crown Pub:pub": (1020, 1320),
        "Harvey Oak Supply Store:supply store": (480, 1080),
        "The Willows Market and Pharmacy:store": (480, 1080),
    }  # fmt: skip
    for place, (opens, closes) in hours.items():
        norm = maze.norm_of(f"the Ville:{place}")
        assert (norm.opens, norm.closes) == (opens, closes)
    assert maze.norm_of("the Ville:Adam Smith's house:main room").opens is None


def test_beds_and_toilets_have_the_room_they_have():
    maze = town().maze
    beds = {a: thing.capacity for a, thing in maze.objects.items() if thing.kind == "bed"}
    double = {a.split(":")[1] for a, capacity in beds.items() if capacity == 2}
    assert double == {"Lin family's house", "Moreno family's house", "Moore family's house"}
    assert sum(beds.values()) == 26
    assert {t.capacity for t in maze.objects.values() if t.kind in {"toilet", "shower", "bathroom sink"}} == {
        1
    }


def test_the_staff_side_of_a_counter_is_for_staff():
    maze = town().maze
    behind = [a for a, thing in maze.objects.items() if thing.kind.startswith("behind the ")]
    assert len(behind) == 5
    assert {maze.norm_of(address).privacy for address in behind} == {"staff"}
