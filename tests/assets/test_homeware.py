"""The furniture of the homes: complete, in the palette, with looks that can be told apart, drawn again alike."""

from __future__ import annotations

import importlib

import numpy as np
import pytest
from PIL import Image

from game import paths
from game.content.banks import load_banks
from game.view.looks import PLAIN, look_for

SPRITES = paths.assets() / "sprites"

HOME_KINDS = {
    "bed", "closet", "desk", "computer desk", "computer", "shelf", "bathroom sink", "shower", "toilet",
    "cooking area", "kitchen sink", "refrigerator", "toaster", "common room sofa", "common room table",
    "easel", "guitar", "harp", "game console", "lifting weight", "blackboard",
}  # fmt: skip
"""The kinds of objects that people have where they live."""

SAMPLE = (
    "bed pine blue", "bed double oak red", "bed walnut green left", "closet white", "shelf walnut", "desk oak",
    "chair pine left", "common room sofa teal right", "dining table oak red", "bathroom sink pink", "shower blue",
    "cooking area red", "kitchen sink", "refrigerator teal", "kitchen counter oak jars", "rug persian red small",
    "plant fern red", "fireplace stone", "easel sea", "harp", "game console", "cat ginger", "tea set", "aquarium",
)  # fmt: skip
"""One prop of every sort, drawn again by the tests."""

BURNING_ROWS = 12
"""Flames reach at least so many pixels above the cold stove."""


@pytest.fixture(scope="module")
def studio():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        yield importlib.import_module


@pytest.fixture(scope="module")
def props(studio):
    return {prop.name: prop for prop in studio("homeware").PROPS}


@pytest.fixture(scope="module")
def shipped(studio, props):
    """Give the pixels of every shipped picture of the homes: by prop, then by look and frame."""
    files = studio("studio.stock").files
    return {
        name: {
            file: np.asarray(Image.open(SPRITES / "props" / f"{file}.png").convert("RGBA"))
            for file in files(name, ",".join(prop.looks), ",".join(f"{look}:{n}" for look, n in prop.frames))
        }
        for name, prop in props.items()
    }


def height(pixels):
    """Give how many rows the picture reaches up from its foot."""
    return len(pixels) - int(np.argmax(pixels[..., 3].any(1)))


@pytest.mark.parametrize("name", SAMPLE)
def test_a_prop_is_drawn_again_byte_for_byte(studio, props, name):
    png = studio("studio.tileset").png
    for file, picture in props[name].pictures().items():
        assert png(picture) == (SPRITES / "props" / f"{file}.png").read_bytes(), file


def test_no_two_props_have_one_name(studio, props):
    assert len(props) == len(studio("homeware").PROPS)


def test_every_kind_of_a_home_has_a_prop(props):
    assert {prop.kind for prop in props.values()} >= HOME_KINDS


def test_every_prop_says_only_what_the_studio_knows(studio, props):
    terms = studio("studio.prop")
    for prop in props.values():
        assert set(prop.looks) <= set(terms.LOOKS), prop.name
        assert {look for look, _ in prop.frames} <= {"", *prop.looks}, prop.name
        assert prop.shadow in terms.SHADOWS, prop.name
        assert prop.light in {"", *terms.LIGHTS}, prop.name


def test_every_pixel_is_empty_or_in_the_palette(studio, shipped):
    codes = {int(code, 16) for code in studio("studio.palette").CODES}
    for pictures in shipped.values():
        for file, pixels in pictures.items():
            rgba = pixels.astype(np.int64)
            assert set(np.unique(rgba[..., 3])) <= {0, 255}, file
            drawn = rgba[rgba[..., 3] == 255]
            used = set(np.unique(drawn[:, 0] << 16 | drawn[:, 1] << 8 | drawn[:, 2]).tolist())
            assert used <= codes, file


def test_all_pictures_of_a_prop_have_one_size(shipped):
    for name, pictures in shipped.items():
        assert len({pixels.shape for pixels in pictures.values()}) == 1, name


def test_every_look_and_every_frame_differs_from_the_plain_picture(props, shipped):
    for name, pictures in shipped.items():
        plain = pictures[props[name].file]
        for file, pixels in pictures.items():
            assert file == props[name].file or (pixels != plain).any(), file


def test_the_frames_of_a_look_differ(shipped):
    for pictures in shipped.values():
        for file, pixels in pictures.items():
            if "~" in file:
                before, number = file.rsplit("~", 1)
                earlier = f"{before}~{int(number) - 1}" if int(number) > 1 else before.removesuffix("@")
                assert (pixels != pictures[earlier]).any(), file


def test_every_prop_stands_on_the_lowest_rows_of_its_picture(props, shipped):
    for name, pictures in shipped.items():
        if not props[name].flat:
            plain = pictures[props[name].file]
            assert plain[-3:, :, 3].any(), name


def test_a_stove_sink_and_worktop_side_by_side_have_one_height(studio, shipped):
    worktop = studio("homeware.worktop")
    edge = worktop.FACE + 2  # the foot has an outline, and the lit edge is the last row of the top
    for name in ("kitchen sink", "kitchen counter", "cooking area steel"):
        column = next(iter(shipped[name].values()))[:, 2, :3].astype(int).sum(1)
        assert column[-edge] > column[-edge + 1], name
        assert column[-edge] > column[-edge - 1] - 1, name


def test_a_burning_stove_is_in_high_flames(shipped):
    pictures = shipped["cooking area steel"]
    cold = height(pictures["cooking_area_steel"])
    for frame in ("", "~1", "~2"):
        assert height(pictures[f"cooking_area_steel@burning{frame}"]) >= cold + BURNING_ROWS


@pytest.mark.parametrize("wood", ["pine", "oak", "walnut", "white"])
def test_a_bed_covers_its_two_tiles(props, shipped, wood):
    for colour in ("blue", "red", "green"):
        pixels = shipped[f"bed {wood} {colour}"][f"bed_{wood}_{colour}"]
        assert pixels.shape[1] == 32
        assert 64 <= height(pixels) <= 68


def test_beds_of_all_colours_can_be_told_apart(shipped):
    seen = [
        pictures[name.replace(" ", "_")].tobytes()
        for name, pictures in shipped.items()
        if name.startswith("bed ")
    ]
    assert len(seen) == len(set(seen))


def test_every_fault_of_an_object_at_home_shows(props):
    of_kind = {kind.name: kind for kind in load_banks(paths.assets() / "banks").kinds}
    for prop in props.values():
        if prop.kind in HOME_KINDS:
            for fault in of_kind[prop.kind].faults:
                assert look_for(fault, prop.looks) != PLAIN, f"{prop.name}: {fault}"
