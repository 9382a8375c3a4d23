"""Rooms as the light knows them."""

from __future__ import annotations

import pytest

from game.view.rooms import SPOTS, Rooms, wall_cells
from tests.game.view import little_town as little


@pytest.fixture
def rooms():
    return Rooms(little.maze(), wall_cells(little.pieces(), little.PICTURES))


def test_walls_are_the_tall_tiles_that_are_called_so():
    assert wall_cells(little.pieces(), little.PICTURES) == frozenset(little.ring())


def test_every_cell_indoors_belongs_to_a_room_also_under_furniture(rooms):
    assert rooms.at(11, 5) == little.KITCHEN
    assert rooms.at(5, 5) == little.BEDROOM
    assert (rooms.at(2, 2), rooms.at(10, 6), rooms.at(19, 15)) == ("", "", "")


def spot(cell_x, cell_y, row=2, column=2):
    return cell_y * SPOTS + row, cell_x * SPOTS + column


def test_a_rooms_light_takes_in_the_face_of_its_northern_wall(rooms):
    mask = rooms.mask(little.BEDROOM)
    assert mask[spot(7, 4)]
    assert mask[spot(7, 3, row=3)]
    assert not mask[spot(7, 2)]


def test_a_rooms_light_ends_where_the_southern_wall_hides_the_floor(rooms):
    mask = rooms.mask(little.BEDROOM)
    assert mask[spot(7, 8)]
    assert not mask[spot(7, 9)]
    assert not mask[spot(7, 10)]


def test_a_rooms_light_goes_to_the_middle_of_its_side_walls(rooms):
    mask = rooms.mask(little.BEDROOM)
    assert mask[spot(4, 7, column=2)]
    assert not mask[spot(4, 7, column=1)]
    assert mask[spot(10, 7, column=1)]
    assert not mask[spot(10, 7, column=2)]


def test_no_spot_belongs_to_two_rooms(rooms):
    both = rooms.mask(little.BEDROOM) & rooms.mask(little.KITCHEN)
    assert not both.any()


def test_a_town_without_upright_walls_has_rooms_where_tiles_are_fenced_in():
    rooms = Rooms(little.maze(), ())
    assert rooms.at(7, 7) == little.BEDROOM
    assert rooms.at(2, 2) == ""


def test_a_doorway_in_a_wall_that_runs_north_parts_the_light_of_two_rooms():
    cells = wall_cells(little.pieces(), little.PICTURES) - {(10, 7)}
    rooms = Rooms(little.maze(), cells)
    assert (10, 7) in rooms.walls
    assert rooms.mask(little.BEDROOM)[spot(10, 7, column=1)]
    assert not rooms.mask(little.BEDROOM)[spot(10, 7, column=2)]
