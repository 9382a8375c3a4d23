"""Layers become pictures."""

from __future__ import annotations

import numpy as np
from PIL import Image

from game.content.tiled import TileLayer
from game.view import bake

RED, GLASS = Image.new("RGBA", (32, 32), (200, 0, 0, 255)), Image.new("RGBA", (32, 32), (0, 0, 200, 128))


def layer(z, rows):
    return TileLayer(f"z{z}", z, np.array(rows, dtype=np.int32))


def test_the_highest_layer_lies_on_top_whatever_the_order():
    picture = bake.compose([layer(5, [[2, 0]]), layer(1, [[1, 1]])], {1: RED, 2: GLASS})
    assert picture.shape == (32, 64, 4)
    assert tuple(picture[0, 32]) == (200, 0, 0, 255)
    assert tuple(picture[0, 0]) == (99, 0, 100, 255)


def test_an_empty_cell_stays_clear():
    assert not bake.compose([layer(1, [[0, 1]])], {1: RED})[:, :32].any()


def test_no_layers_make_no_picture():
    assert bake.compose([], {}).size == 0
    assert bake.chunks(bake.compose([], {}), 64) == []


def test_chunks_leave_out_what_is_empty_and_know_where_they_lie():
    picture = bake.compose([layer(1, [[0, 0, 0, 1]])], {1: RED})
    assert [(left, top) for left, top, _ in bake.chunks(picture, 64)] == [(64, 0)]


def test_the_overview_is_half_as_wide_and_keeps_colours_beside_clear_pixels():
    picture = bake.compose([layer(1, [[1, 0]])], {1: RED})
    small = bake.overview(picture)
    assert small.shape == (16, 32, 4)
    assert tuple(small[0, 0]) == (200, 0, 0, 255)
    assert small[0, 16, 3] == 0


def test_a_picture_laid_over_another_hides_it():
    below, above = bake.compose([layer(1, [[2]])], {2: GLASS}), bake.compose([layer(1, [[1]])], {1: RED})
    assert tuple(bake.laid_over(below, above)[0, 0]) == (200, 0, 0, 255)
    assert bake.laid_over(below, bake.compose([], {})) is below
