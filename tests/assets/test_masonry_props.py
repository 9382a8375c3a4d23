"""What hangs on the walls: drawn again alike, in the palette, doors that fit their doorways."""

from __future__ import annotations

import importlib

import numpy as np
import pytest
from PIL import Image

from game import paths

SPRITES = paths.assets() / "sprites"

SAMPLE = (
    "door red", "door double oak", "awning green 3", "sign cafe", "sign hanging pub", "shop window market",
    "ivy roses", "flower box mixed", "wall lantern black", "chimney brick", "picture sea", "notice board",
    "clock pendulum", "wall shelf jars", "poster election", "map world", "dartboard", "house number 7",
)  # fmt: skip


@pytest.fixture(scope="module")
def props():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        yield {prop.name: prop for prop in importlib.import_module("masonry").PROPS}


@pytest.fixture(scope="module")
def palette():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        codes = importlib.import_module("studio.palette").CODES
    return {tuple(bytes.fromhex(code)) for code in codes}


@pytest.mark.parametrize("name", SAMPLE)
def test_a_prop_drawn_again_is_the_same(props, name):
    for file, picture in props[name].pictures().items():
        shipped = np.asarray(Image.open(SPRITES / "props" / f"{file}.png").convert("RGBA"))
        assert np.array_equal(np.asarray(picture), shipped), file


@pytest.mark.parametrize("name", SAMPLE)
def test_a_prop_has_only_colours_of_the_palette(props, palette, name):
    pixels = np.asarray(props[name].draw("", 0))
    opaque = pixels[pixels[..., 3] > 0]
    assert set(np.unique(opaque[:, 3])) == {255}
    assert set(map(tuple, np.unique(opaque[:, :3], axis=0).tolist())) <= palette


def test_all_looks_of_a_prop_have_one_size(props):
    for name in SAMPLE:
        assert len({picture.size for picture in props[name].pictures().values()}) == 1, name


def test_one_sees_through_an_open_door(props):
    opened = np.asarray(props["door green"].draw("open", 0))
    closed = np.asarray(props["door green"].draw("", 0))
    assert not opened[8:, 12:26, 3].any()
    assert closed[8:, 5:27, 3].all()


def test_a_shop_says_whether_it_is_open(props):
    sign = props["sign market"]
    assert sign.looks == ("open", "closed")
    assert not np.array_equal(np.asarray(sign.draw("open", 0)), np.asarray(sign.draw("closed", 0)))


def test_smoke_moves(props):
    frames = [np.asarray(props["chimney red"].draw("in use", frame)).tobytes() for frame in range(4)]
    assert len(set(frames)) == len(frames)
