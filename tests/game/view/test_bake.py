"""Layers, rugs and shadows become the ground."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PIL import Image

from game.content.tiled import TileLayer
from game.view import bake
from tests.game.view import little_town as little

RED, GLASS = Image.new("RGBA", (32, 32), (200, 0, 0, 255)), Image.new("RGBA", (32, 32), (0, 0, 200, 128))
TILES = bake.tiles_of({1: RED, 2: GLASS})
WHOLE = (0, 0, little.WIDTH, little.HEIGHT)


@pytest.fixture(scope="module")
def baker():
    return bake.Baker(little.town_file())


def layer(z, rows):
    return TileLayer(f"z{z}", z, np.array(rows, dtype=np.int32))


def test_the_highest_layer_lies_on_top_whatever_the_order():
    picture = bake.compose([layer(5, [[2, 0]]), layer(1, [[1, 1]])], TILES)
    assert picture.shape == (32, 64, 4)
    assert tuple(picture[0, 32]) == (200, 0, 0, 255)
    assert tuple(picture[0, 0]) == (99, 0, 100, 255)


def test_an_empty_cell_stays_clear():
    assert not bake.compose([layer(1, [[0, 1]])], TILES)[:, :32].any()


def test_a_part_of_a_map_can_be_painted_alone():
    layers = [layer(1, [[0, 1], [1, 2]])]
    whole = bake.compose(layers, TILES)
    assert (bake.compose(layers, TILES, (1, 0, 2, 2)) == whole[:, 32:]).all()


def test_no_layers_make_no_picture():
    assert bake.compose([], {}).size == 0


def test_boxes_cover_a_map_once():
    taken = np.zeros((16, 20), dtype=int)
    for left, top, right, bottom in bake.boxes(20, 16, 7):
        taken[top:bottom, left:right] += 1
    assert (taken == 1).all()


def test_a_rug_lies_on_the_ground_and_furniture_does_not(baker):
    ground = baker.ground(WHOLE)
    assert ground.getpixel((6 * 32 + 40, 8 * 32 + 20)) == little.RED
    assert ground.getpixel((5 * 32 + 16, 5 * 32 + 20)) != little.BLUE


def test_a_lamp_darkens_the_ground_at_its_foot_and_nothing_far_away(baker):
    ground = baker.ground(WHOLE)
    x, y = little.LAMP_FOOT
    assert ground.getpixel((x + 2, y - 3))[1] < little.GREEN[1] - 15
    assert ground.getpixel((x - 60, y)) == little.GREEN


def test_walls_darken_the_ground_before_and_beside_them(baker):
    ground = baker.ground(WHOLE)
    assert ground.getpixel((6 * 32, 11 * 32 + 1))[1] < little.GREEN[1] - 15
    assert ground.getpixel((16 * 32 + 24, 7 * 32))[1] < little.GREEN[1] - 15
    assert ground.getpixel((3 * 32 + 20, 7 * 32)) == little.GREEN


def test_shadows_do_not_add_up():
    town = little.town_file()
    lamp = next(piece for piece in town.pieces if piece.picture == "lamp")
    once = bake.Baker(replace(town, pieces=(lamp,))).ground(WHOLE)
    twice = bake.Baker(replace(town, pieces=(lamp, lamp))).ground(WHOLE)
    assert once.tobytes() == twice.tobytes()


def test_water_moves_and_grass_does_not(baker):
    pond, meadow = (14, 1, 18, 3), (0, 0, 4, 4)
    assert baker.phases == 2
    assert (baker.moves(pond), baker.moves(meadow)) == (True, False)
    assert baker.ground(pond, 0).getpixel((5, 5)) == little.BLUE
    assert baker.ground(pond, 1).getpixel((5, 5)) == little.PALE


def test_a_part_looks_as_it_does_in_the_whole(baker):
    whole, part = baker.ground(WHOLE), baker.ground((3, 9, 12, 14))
    assert part.tobytes() == whole.crop((3 * 32, 9 * 32, 12 * 32, 14 * 32)).tobytes()


def test_the_overview_shows_what_stands_at_half_its_size(baker):
    whole = baker.whole()
    small = bake.overview(whole)
    assert small.shape == (little.HEIGHT * 16, little.WIDTH * 16, 4)
    assert tuple(small[14 * 16 - 8, 18 * 16]) == little.GREEN
    assert tuple(small[5 * 16 + 8, 5 * 16 + 8]) == little.BLUE
