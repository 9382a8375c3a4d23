"""How bodies are drawn where they are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.view import atlas, pieces, poses
from game.world.geometry import Facing, Tile
from game.world.maze import Stance
from tests.game.view import little_town as little

MAZE = little.maze()


@pytest.fixture
def places():
    cuts = atlas.pack(little.PICTURES).cuts
    return poses.Places(pieces.Stand(little.pieces(), little.PICTURES, cuts))


def drawn(places, pose, x, y, using="", *, activity=""):
    body = little.town(A=(pose, x, y, using)).bodies["A"]
    return poses.posture(body, MAZE, places, activity)


def test_somebody_asleep_lies_with_the_head_on_the_pillow_over_the_blanket(places):
    stood = drawn(places, "sleep", 5, 6, little.BED)
    bed = next(piece for piece in little.pieces() if piece.picture == "bed")
    assert (stood.pose, stood.x) == ("sleep", bed.left + 16)
    assert bed.top < stood.y < bed.top + 24
    assert stood.base > bed.base
    assert not stood.shadow


def test_somebody_asleep_without_a_bed_sits(places):
    assert drawn(places, "sleep", 2, 2).pose == "sit"


def test_a_guest_sits_in_the_middle_of_the_chair_turned_as_the_place_has_it(places):
    stood = drawn(places, "sit", 13, 8, little.TABLE)
    chair = next(piece for piece in little.pieces() if piece.picture == "chair")
    assert (stood.pose, stood.facing, stood.x) == ("sit", Facing.EAST, chair.left + 12)
    assert stood.base > chair.base


def test_the_back_of_a_chair_hides_who_sits_turned_away(places):
    turned = replace(MAZE.objects[little.TABLE], stances={Tile(13, 8): Stance("sit", "north")})
    maze = replace(MAZE, objects={**MAZE.objects, little.TABLE: turned})
    body = little.town(A=("sit", 13, 8)).bodies["A"]
    chair = next(piece for piece in little.pieces() if piece.picture == "chair")
    assert poses.posture(body, maze, places).base < chair.base


def test_a_reader_sits_where_there_is_a_seat_and_stands_where_there_is_none(places):
    reading = replace(
        MAZE.objects[little.TABLE],
        stances={tile: Stance("read", "east") for tile in (Tile(13, 8), Tile(2, 2))},
    )
    maze = replace(MAZE, objects={**MAZE.objects, little.TABLE: reading})
    seated, upright = (little.town(A=("stand", x, y, little.TABLE)).bodies["A"] for x, y in ((13, 8), (2, 2)))
    assert poses.posture(seated, maze, places).pose == "type"
    assert poses.posture(upright, maze, places).pose == "read"


def test_a_cook_stands_before_the_stove_and_faces_it(places):
    stood = drawn(places, "stand", 11, 6, little.STOVE)
    assert (stood.pose, stood.facing) == ("cook", Facing.NORTH)
    assert stood.base > 6 * 32


def test_somebody_who_chats_is_drawn_talking(places):
    assert drawn(places, "stand", 2, 2, activity="chatting with a neighbour").pose == "talk"
    assert drawn(places, "stand", 2, 2, activity="watching the ducks").pose == "idle"


def test_a_figure_between_two_tiles_walks():
    stood = poses.walking(3.5, 4.0, Facing.WEST)
    assert (stood.pose, stood.x, stood.y) == ("walk", 128.0, 5 * 32 - poses.FEET_PX)


def test_somebody_awake_on_a_bed_sits_at_its_foot(places):
    stood = drawn(places, "stand", 5, 6, little.BED)
    bed = next(piece for piece in little.pieces() if piece.picture == "bed")
    assert (stood.pose, stood.facing) == ("sit", Facing.SOUTH)
    assert bed.base - 16 < stood.y < bed.base < stood.base
