"""The walls: drawn again alike, in the palette, and joining whatever stands beside them."""

from __future__ import annotations

import importlib
import itertools
import re

import numpy as np
import pytest
from PIL import Image

from game import paths

SPRITES = paths.assets() / "sprites"
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
TALL, CELL = 96, 32
FACE_TOP = 44
"""The row of a tile's picture under its cap."""


@pytest.fixture(scope="module")
def atlas():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        yield importlib.import_module("masonry.atlas")


@pytest.fixture(scope="module")
def sheet():
    return np.asarray(Image.open(SPRITES / "walls.png").convert("RGBA"))


@pytest.fixture(scope="module")
def cells(atlas, sheet):
    """Give what cuts the picture of a tile out of the shipped sheet."""
    places = {tile: place for place, tile in enumerate(atlas.all_tiles())}

    def cell(tile):
        row, column = divmod(places[tile], atlas.COLUMNS)
        return sheet[row * TALL : (row + 1) * TALL, column * CELL : (column + 1) * CELL]

    return cell


@pytest.fixture(scope="module")
def faces(atlas):
    return [(cap, face) for cap, faces in atlas.CAPPED.items() for face in faces]


@pytest.mark.parametrize(("cap", "face"), [("oak", "brick"), ("white", "lilac"), ("stone", "school green")])
def test_walls_drawn_again_are_the_same(atlas, cells, cap, face):
    tiles = atlas.tiles_of(cap, face)
    for tile in tiles[::3]:
        assert np.array_equal(np.asarray(atlas.picture(tile)), cells(tile)), tile.name


def test_the_list_of_walls_is_what_is_shipped(atlas):
    assert (SPRITES / "walls.tsx").read_text("utf-8") == atlas.tsx()


def test_packing_into_palette_indices_keeps_every_pixel(atlas):
    picture = atlas.picture(atlas.Wall("oak", "timber", "window", EAST | WEST))
    packed = atlas.indexed(picture)
    packed.info["transparency"] = len(atlas.CODES)
    assert np.array_equal(np.asarray(packed.convert("RGBA")), np.asarray(picture))


def test_walls_have_only_colours_of_the_palette(atlas, sheet):
    assert set(np.unique(sheet[..., 3])) == {0, 255}
    parts = sheet[sheet[..., 3] > 0].astype(np.uint32)
    found = np.unique(parts[:, 0] << 16 | parts[:, 1] << 8 | parts[:, 2])
    assert set(found.tolist()) <= {int(code, 16) for code in atlas.CODES}


def test_names_of_walls_are_unique(atlas):
    names = [tile.name for tile in atlas.all_tiles()]
    assert len(set(names)) == len(names)


def test_every_window_has_a_twin_for_the_night(atlas):
    text = (SPRITES / "walls.tsx").read_text("utf-8")
    tiles = atlas.all_tiles()
    windows = re.findall(r'id="(\d+)">\s*<properties>\s*<property name="lit" type="int" value="(\d+)"', text)
    assert {int(plain) for plain, _ in windows} == {
        place for place, tile in enumerate(tiles) if "window" in tile.kind and not tile.night
    }
    for plain, twin in windows:
        assert tiles[int(twin)] == tiles[int(plain)]._replace(night=True)


def test_a_wall_that_goes_on_in_the_east_always_ends_in_the_same_column(atlas, cells, faces):
    for (cap, face), (side, column) in itertools.product(faces, ((EAST, CELL - 1), (WEST, 0))):
        ends = {
            cells(atlas.Wall(cap, face, "wall", mask))[:, column].tobytes()
            for mask in range(16)
            if mask & side
        }
        assert len(ends) == 1, (cap, face, side)


def test_where_two_walls_meet_no_seam_shows(atlas, cells, faces):
    for cap, face in faces:
        wall = cells(atlas.Wall(cap, face, "wall", EAST | WEST))[..., :3].astype(int)
        steps = np.abs(np.diff(np.hstack([wall, wall[:, :1]]), axis=1)).sum(2)
        for part in (steps[:FACE_TOP].sum(0), steps[FACE_TOP:].sum(0)):
            assert part[-1] <= part[:-1].max(), (cap, face)


def test_a_cap_that_goes_on_in_the_north_reaches_the_upper_edge(atlas, cells):
    for mask in range(16):
        top = cells(atlas.Wall("oak", "brick", "wall", mask))[TALL - 84]
        assert (top[10:22, 3] > 0).all() == bool(mask & NORTH)


def test_an_open_doorway_is_empty_down_to_the_ground(atlas, cells, faces):
    for cap, face in faces:
        opening = cells(atlas.Wall(cap, face, "arch", EAST | WEST))[TALL - 42 :, 5:27, 3]
        assert not opening.any(), (cap, face)


def test_the_eastern_half_covers_nothing_of_the_western_one(atlas, cells):
    for mask in (mask for mask in range(16) if mask & EAST):
        half = cells(atlas.Wall("oak", "rose", "right", mask))
        assert not half[:, : CELL // 2, 3].any()
        assert not half[:FACE_TOP, :, 3].any()
        whole = cells(atlas.Wall("oak", "rose", "wall", mask))
        seen = half[..., 3] > 0
        assert np.array_equal(half[seen], whole[seen])
