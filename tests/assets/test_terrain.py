"""The ground: tiles that fit side by side, in the palette, named for Tiled, drawn again alike."""

from __future__ import annotations

import importlib
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from game import paths

SPRITES = paths.assets() / "sprites"

FLOORS = {
    "oak", "walnut", "pine", "dark oak", "parquet", "checker green", "checker red", "kitchen tile", "bath blue",
    "bath rose", "terracotta", "stone", "marble", "carpet red", "carpet blue", "carpet green", "carpet violet",
    "college tile", "shop tile",
}  # fmt: skip

TERRAINS = ("pave", "dirt", "gravel", "water", "soil", "deck", "lush", "pale", "plaza")

SIDE = 5
"""Random terrains are so many tiles wide and high."""

AGREED_PX = 1.5
"""Two tiles may differ at their common side by less than this, in the distance to the edge."""


@pytest.fixture(scope="module")
def studio():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        yield importlib.import_module


@pytest.fixture(scope="module")
def numbers():
    root = ET.parse(SPRITES / "ground.tsx").getroot()
    return {tile.find("properties/property").get("value"): int(tile.get("id")) for tile in root.iter("tile")}


@pytest.fixture(scope="module")
def sheet():
    return np.asarray(Image.open(SPRITES / "ground.png").convert("RGBA"))


def shipped(sheet, numbers, name):
    row, column = divmod(numbers[name], 64)
    return sheet[row * 32 : row * 32 + 32, column * 32 : column * 32 + 32]


@pytest.mark.parametrize("terrain", TERRAINS)
def test_tiles_of_a_terrain_are_drawn_again_alike(studio, sheet, numbers, terrain):
    draw = studio("terrain.sheet").TERRAINS[terrain][1]
    for name, mask, variant in (
        (f"{terrain} 31 b", 31, 1),
        (f"{terrain} 0", 0, 0),
        (f"{terrain} 3 1", 255, 7),
    ):
        assert np.array_equal(np.asarray(draw(mask, variant)), shipped(sheet, numbers, name)), name


def test_the_frames_of_the_water_are_drawn_again_alike(studio, sheet, numbers):
    tile = studio("terrain.pool").tile
    for frame in (1, 2, 3):
        again = np.asarray(tile(124, 2, frame))
        assert np.array_equal(again, shipped(sheet, numbers, f"water 124 c ~{frame}"))


def test_a_floor_and_its_halves_are_drawn_again_alike(studio, sheet, numbers):
    macro = np.asarray(studio("terrain.floors").macro("marble"))
    tile = macro[32:64, 64:96]
    assert np.array_equal(tile, shipped(sheet, numbers, "marble 2 1"))
    left, right = (shipped(sheet, numbers, f"marble {side} 2 1") for side in ("left", "right"))
    assert np.array_equal(left[:, :16], tile[:, :16])
    assert np.array_equal(right[:, 16:], tile[:, 16:])
    assert not left[:, 16:, 3].any()
    assert not right[:, :16, 3].any()


def test_a_row_of_the_meadow_is_drawn_again_alike(studio, sheet, numbers):
    macro = np.asarray(studio("terrain.grass").macro())
    for column in range(8):
        tile = macro[96:128, column * 32 : column * 32 + 32]
        assert np.array_equal(tile, shipped(sheet, numbers, f"grass {column} 3"))


def test_the_meadow_has_three_scales_of_variation(studio):
    grey = np.asarray(studio("terrain.grass").macro().convert("L"), dtype=float)
    power = np.abs(np.fft.fft2(grey - grey.mean())) ** 2
    cycles = np.hypot(*np.meshgrid(*[np.fft.fftfreq(256, 1 / 256)] * 2))
    shares = [
        power[(cycles > low) & (cycles <= high)].sum() / power.sum()
        for low, high in ((2, 10), (10, 32), (32, 181))
    ]
    assert min(shares) > 0.08


def test_no_part_of_the_meadow_stands_out(studio):
    """A patch lighter than the rest would be found again every 256 pixels."""
    grey = np.asarray(studio("terrain.grass").macro().convert("L"), dtype=float)
    quarters = grey.reshape(4, 64, 4, 64).mean((1, 3))
    assert np.ptp(quarters) < 8


def test_every_pixel_of_the_ground_is_empty_or_in_the_palette(studio, sheet):
    codes = {int(code, 16) for code in studio("studio.palette").CODES}
    rgba = sheet.reshape(-1, 4).astype(np.int64)
    assert set(np.unique(rgba[:, 3])) <= {0, 255}
    drawn = rgba[rgba[:, 3] == 255]
    assert set(np.unique(drawn[:, 0] << 16 | drawn[:, 1] << 8 | drawn[:, 2]).tolist()) <= codes


def test_every_floor_has_its_tiles_and_halves(numbers):
    for floor in FLOORS:
        for kind in (floor, f"{floor} left", f"{floor} right"):
            assert {f"{kind} {x} {y}" for x in range(4) for y in range(4)} <= numbers.keys()


def test_the_listing_is_what_the_sheet_says(studio, sheet, numbers):
    ground = studio("terrain.sheet")
    names = sorted(numbers, key=numbers.get)
    size = (sheet.shape[1], sheet.shape[0])
    assert ground.listing(names, size) == (SPRITES / "ground.tsx").read_text("utf-8")


def test_every_terrain_has_a_brush_with_all_its_masks(studio):
    root = ET.parse(SPRITES / "ground.tsx").getroot()
    brushes = {brush.get("name"): brush for brush in root.iter("wangset")}
    assert set(brushes) == set(TERRAINS)
    for brush in brushes.values():
        fitting = {tile.get("wangid") for tile in brush.iter("wangtile")}
        assert len(fitting) == len(studio("terrain.masks").ALL) - 1  # all but the lonely tile


def test_water_moves_in_four_frames(numbers):
    root = ET.parse(SPRITES / "ground.tsx").getroot()
    by_number = {int(tile.get("id")): tile for tile in root.iter("tile")}
    for name in ("water 0 0", "water 31", "water 199 d"):
        frames = [int(frame.get("tileid")) for frame in by_number[numbers[name]].iter("frame")]
        assert frames[0] == numbers[name]
        assert len(set(frames)) == 4


def test_there_are_47_masks(studio):
    masks = studio("terrain.masks")
    assert len(masks.ALL) == 47
    assert all(masks.reduce(mask) == mask for mask in masks.ALL)


@settings(deadline=None, max_examples=60)
@given(bits=st.integers(0, 2**25 - 1))
def test_edges_meet_where_two_tiles_of_a_terrain_touch(studio, bits):
    masks, shape = studio("terrain.masks"), studio("terrain.shape")
    cells = {(place % SIDE, place // SIDE) for place in range(SIDE * SIDE) if bits >> place & 1}
    deep = {cell: shape.inside(masks.blob(cells, *cell)) for cell in cells}
    for x, y in cells:
        if (x + 1, y) in cells:
            assert np.abs(deep[x, y][:, -1] - deep[x + 1, y][:, 0]).max() < AGREED_PX
        if (x, y + 1) in cells:
            assert np.abs(deep[x, y][-1] - deep[x, y + 1][0]).max() < AGREED_PX


@settings(deadline=None, max_examples=40)
@given(data=st.data())
def test_an_edge_wanders_nowhere_where_tiles_meet(studio, data):
    masks, shape = studio("terrain.masks"), studio("terrain.shape")
    one, other = (data.draw(st.sampled_from(masks.ALL)) for _ in range(2))
    west, east = (
        shape.wobble(mask | side, data.draw(st.integers(0, 3))) for mask, side in ((one, 4), (other, 64))
    )
    # The two samples lie a quarter of a pixel to either side of the line between the tiles.
    open_above = one & 1 == other & 1 and one & 16 == other & 16
    if open_above:
        assert np.abs(west[:, -1] - east[:, 0]).max() < 0.35


@settings(deadline=None, max_examples=25)
@given(one=st.integers(0, 15), other=st.integers(0, 15))
def test_stones_on_the_side_of_a_tile_go_on_in_any_next_tile(studio, one, other):
    cobbles = studio("terrain.cobbles")

    def along(variant, edge):
        laid = cobbles.stones(variant)
        owner, _ = cobbles.cells(laid)
        column = owner[:, 0] if edge == "west" else owner[:, -1]
        return np.array([laid[number].tone for number in column])

    assert (along(one, "east") == along(other, "west")).mean() > 0.93


@settings(max_examples=50)
@given(x=st.integers(-500, 500), y=st.integers(-500, 500), bits=st.integers(0, 255))
def test_every_cell_gets_a_tile_that_exists(studio, numbers, x, y, bits):
    masks = studio("terrain.masks")
    around = {(x + dx, y + dy) for bit, (dx, dy) in enumerate(masks.AROUND) if bits >> bit & 1} | {(x, y)}
    assert masks.tile("pave", around, x, y) in numbers
