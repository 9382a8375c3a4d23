"""What stands is drawn from the north to the south, with people among it."""

from __future__ import annotations

import numpy as np
import pytest

from game.content.tiled import TileLayer, TownFile
from game.view import atlas, pieces
from game.view.pieces import ALPHA, BASE, COLUMNS, LEFT, U
from tests.game.view import little_town as little

WHOLE = (0, 0, little.WIDTH * 32, little.HEIGHT * 32)
CUTS = atlas.pack(little.PICTURES).cuts


@pytest.fixture
def stand():
    return pieces.Stand(little.pieces(), little.PICTURES, CUTS)


def index_of(stand, name):
    return next(index for index, piece in enumerate(stand.pieces) if piece.picture == name)


def shown(stand, name):
    cut = CUTS[name]
    return [row[U] == cut.x and row[U + 1] == cut.y for row in stand.rows]


def figure(x, base):
    return pieces.row(x, base - 48, atlas.Cut(0, 0, 32, 48, 0, 0), base)


def test_everything_upright_is_there_once_from_the_north_to_the_south(stand):
    seen = stand.in_sight(*WHOLE)
    assert len(seen) == sum(not piece.flat for piece in little.pieces())
    assert (np.diff(stand.rows[seen][:, BASE]) >= 0).all()


def test_only_what_is_in_sight_is_picked(stand):
    seen = stand.in_sight(17 * 32, 11 * 32, 20 * 32, 16 * 32)
    assert [stand.pieces[index].picture for index in seen] == ["tree"]


def test_a_tall_thing_below_the_window_is_in_sight_by_its_top(stand):
    lamp = index_of(stand, "lamp")
    top = little.LAMP_FOOT[1] - 80
    assert lamp in stand.in_sight(0, 0, 640, top + 5)
    assert lamp not in stand.in_sight(0, 0, 640, top - 5)


def test_people_stand_between_what_is_behind_and_before_them(stand):
    people = pieces.table([figure(100, 250.0), figure(200, 500.0)])
    merged = pieces.merged(stand.rows[stand.in_sight(*WHOLE)], people)
    assert (np.diff(merged[:, BASE]) >= 0).all()
    at = np.flatnonzero(merged[:, BASE] == 250)
    assert merged[at[0] - 1, BASE] <= 250 <= merged[at[0] + 1, BASE]


def test_on_the_same_line_people_come_after_what_stands(stand):
    merged = pieces.merged(stand.rows, pieces.table([figure(130, 224.0)]))
    line = np.flatnonzero(merged[:, BASE] == 224)
    assert merged[line[-1], LEFT] == 130
    assert len(line) > 1


def test_a_thing_looks_as_its_object_has_it(stand):
    town = little.town()
    bed = index_of(stand, "bed")
    town.objects[little.BED].state = "being slept in"
    stand.follow(town)
    assert shown(stand, "bed used")[bed]
    assert stand.looks[bed] == "occupied"
    town.objects[little.BED].state = "idle"
    stand.follow(town)
    assert shown(stand, "bed")[bed]


def test_a_fire_goes_through_its_frames(stand):
    town = little.town()
    stove = index_of(stand, "stove")
    town.objects[little.STOVE].override = town.objects[little.STOVE].state = "burning"
    stand.follow(town)
    seen = set()
    for step in range(8):
        stand.animate(step * pieces.FRAME_SECONDS)
        seen |= {name for name in ("stove fire 0", "stove fire 1") if shown(stand, name)[stove]}
    assert seen == {"stove fire 0", "stove fire 1"}


def test_a_door_is_open_while_somebody_is_near(stand):
    door = index_of(stand, "door")
    x, y = little.DOOR_CELL
    stand.open_doors([(x * 32 + 16, (y + 2) * 32 - 6)])
    assert stand.looks[door] == "open"
    stand.open_doors([(x * 32 + 16, (y + 5) * 32)])
    assert stand.looks[door] == ""


def test_somebody_behind_a_wall_is_hidden_and_somebody_before_it_is_not(stand):
    seen = stand.in_sight(*WHOLE)
    people = pieces.table([figure(6 * 32, 10 * 32 - 6), figure(6 * 32, 12 * 32 - 6)])
    assert list(stand.hides(people, seen)) == [True, False]


def test_layers_over_the_people_stand_before_everybody():
    town = little.town_file()
    roof = np.zeros((little.HEIGHT, little.WIDTH), dtype=np.int32)
    roof[2, 3] = little.WATER
    changed = TownFile(town.maze, (*town.layers, TileLayer("roof", 12, roof)), town.images, b"",
                       {}, town.pieces, town.pictures)  # fmt: skip
    found, pictures = pieces.with_roofs(changed)
    roofs = [piece for piece in found if piece.prop == "roof"]
    assert [(piece.left, piece.top) for piece in roofs] == [(96, 64)]
    assert roofs[0].base > little.HEIGHT * 32
    assert pictures[roofs[0].picture] is town.images[little.WATER]


def test_a_row_has_every_column():
    assert pieces.table([]).shape == (0, COLUMNS)
    assert pieces.table([figure(0, 48)])[0, ALPHA] == 1.0
