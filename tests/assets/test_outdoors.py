"""What stands outside: complete, in the palette, told to Tiled as it is, drawn again alike."""

from __future__ import annotations

import importlib

import numpy as np
import pytest
from PIL import Image

from game import paths

SPRITES = paths.assets() / "sprites"

SAMPLE = (
    "oak medium 1", "birch 2", "conifer small 1", "willow 1", "bush roses", "hedge middle", "daisies medium", "reeds 1",
    "fence white se", "fence iron gate", "street lamp", "bench left", "picnic blanket red", "vegetable bed pumpkin",
    "laundry line", "fountain", "duck brown left", "campfire", "market stall red", "rock medium 1", "stepping stones 1",
)  # fmt: skip
"""Props of every module, drawn again by the tests."""

WANTED = (
    "oak large", "oak medium", "oak small", "birch", "conifer large", "conifer medium", "willow", "blossom tree",
    "apple tree", "autumn tree", "bush", "hedge", "tuft", "daisies", "poppies", "bluebells", "tulips", "reeds", "rock",
    "stump", "log", "mushrooms", "fence white h", "fence white v", "fence white ne", "fence white gate", "fence wood h",
    "street lamp", "bench down", "bench up", "bench left", "bench right", "picnic table", "picnic blanket", "fountain",
    "signpost", "mailbox", "bin", "well", "market stall", "crate", "barrel", "vegetable bed carrot",
    "vegetable bed cabbage", "vegetable bed tomato", "vegetable bed pumpkin", "flower garden rose",
    "flower garden mixed", "garden chair", "garden table", "parasol", "statue", "bird bath", "swing", "slide",
    "sandpit", "bicycle", "flower cart", "hydrant", "laundry line", "scarecrow", "beehive", "duck", "lilies",
    "campfire", "lantern post", "bridge railing",
)  # fmt: skip
"""What a town may count on: these, or names that begin so."""


@pytest.fixture(scope="module")
def studio():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        yield importlib.import_module


@pytest.fixture(scope="module")
def props(studio):
    return {prop.name: prop for prop in studio("outdoors").PROPS}


def files_of(studio, prop):
    frames = ",".join(f"{look}:{count}" for look, count in prop.frames)
    return studio("studio.stock").files(prop.name, ",".join(prop.looks), frames)


def pixels(file):
    return np.asarray(Image.open(SPRITES / "props" / f"{file}.png").convert("RGBA"))


@pytest.mark.parametrize("name", SAMPLE)
def test_a_prop_is_drawn_again_byte_for_byte(studio, props, name):
    png = studio("studio.tileset").png
    for file, picture in props[name].pictures().items():
        assert png(picture) == (SPRITES / "props" / f"{file}.png").read_bytes(), file


@pytest.mark.parametrize("wanted", WANTED)
def test_what_a_town_counts_on_is_there(props, wanted):
    assert any(name == wanted or name.startswith(f"{wanted} ") for name in props)


def test_every_pixel_is_empty_or_in_the_palette(studio, props):
    codes = {int(code, 16) for code in studio("studio.palette").CODES}
    for prop in props.values():
        for file in files_of(studio, prop):
            rgba = pixels(file).astype(np.int64)
            assert set(np.unique(rgba[..., 3])) <= {0, 255}, file
            drawn = rgba[rgba[..., 3] == 255]
            used = set(np.unique(drawn[:, 0] << 16 | drawn[:, 1] << 8 | drawn[:, 2]).tolist())
            assert used <= codes, file


def test_all_pictures_of_a_prop_have_one_size_and_differ(studio, props):
    for prop in props.values():
        drawn = [pixels(file) for file in files_of(studio, prop)]
        assert len({picture.shape for picture in drawn}) == 1, prop.name
        looks = [picture.tobytes() for picture in drawn if picture is not drawn[0]]
        assert drawn[0].tobytes() not in looks or ("", 4) in prop.frames, prop.name


def test_every_prop_says_only_what_the_studio_knows(studio, props):
    terms = studio("studio.prop")
    for prop in props.values():
        assert set(prop.looks) <= set(terms.LOOKS), prop.name
        assert {look for look, _ in prop.frames} <= {"", *prop.looks}, prop.name
        assert prop.shadow in terms.SHADOWS, prop.name
        assert prop.light in {"", *terms.LIGHTS}, prop.name


def test_trees_sway_and_what_lies_does_not(props):
    for name, prop in props.items():
        if " tree " in name or name.startswith(("oak", "birch", "conifer", "willow")):
            assert prop.sways, name
        assert not (prop.flat and prop.sways), name


def test_the_large_oak_towers_over_people(props):
    for seed in (1, 2, 3):
        picture = pixels(f"oak_large_{seed}")
        rows, columns = picture[..., 3].any(1).sum(), picture[..., 3].any(0).sum()
        assert columns >= 90
        assert rows >= 110


def test_pieces_of_fences_join_at_the_sides_of_their_tile(props):
    for kind in ("white", "wood", "iron", "rustic"):
        level = pixels(f"fence_{kind}_h")
        assert level[..., 3][:, 0].any()
        assert level[..., 3][:, -1].any()
        end = pixels(f"fence_{kind}_end_e")
        assert end[..., 3][:, 0].any()
        assert not end[..., 3][:, -4:].any()
