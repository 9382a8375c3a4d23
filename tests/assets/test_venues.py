"""The props of cafe, pub, college, shops and dorm: complete, in the palette, the same on every draw."""

from __future__ import annotations

import importlib

import numpy as np
import pytest
from PIL import Image

from game import paths

SPRITES = paths.assets() / "sprites"

SAMPLE = (
    "cafe counter mid", "counter mat pub", "cafe chair red up", "coffee machine", "beer taps", "till",
    "microphone", "student desk", "library sofa green left", "pharmacy low shelf care", "fruit crate plums",
    "table football", "cake dome",
)  # fmt: skip
"""Props that are drawn again: one of every module at least, and a few with looks and frames."""

KINDS = {
    "behind the cafe counter", "cafe customer seating", "piano", "bar customer seating",
    "behind the bar counter", "microphone", "shelf", "blackboard", "classroom podium",
    "classroom student seating", "bookshelf", "library sofa", "library table",
    "supply store product shelf", "supply store counter", "behind the supply store counter",
    "pharmacy store shelf", "pharmacy store counter", "behind the pharmacy counter",
    "grocery store shelf", "grocery store counter", "behind the grocery counter", "pool table",
}  # fmt: skip
"""The kinds of the public places of the town."""


@pytest.fixture(scope="module")
def studio():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        yield importlib.import_module


@pytest.fixture(scope="module")
def props(studio):
    return {prop.name: prop for prop in studio("venues").PROPS}


@pytest.fixture(scope="module")
def names(studio):
    def pictures(prop):
        frames = ",".join(f"{look}:{count}" for look, count in prop.frames)
        return studio("studio.stock").files(prop.name, ",".join(prop.looks), frames)

    return pictures


def committed(file):
    return Image.open(SPRITES / "props" / f"{file}.png").convert("RGBA")


@pytest.mark.parametrize("name", SAMPLE)
def test_a_prop_drawn_again_equals_its_picture_byte_for_byte(props, name):
    for file, picture in props[name].pictures().items():
        assert picture.tobytes() == committed(file).tobytes(), file


def test_every_picture_is_there_and_only_of_palette_colours(studio, props, names):
    palette = {tuple(bytes.fromhex(code)) for code in studio("studio.palette").CODES}
    for prop in props.values():
        for file in names(prop):
            pixels = np.asarray(committed(file))
            assert set(np.unique(pixels[..., 3])) <= {0, 255}, file
            colours = np.unique(pixels[pixels[..., 3] == 255][:, :3], axis=0)
            assert {tuple(map(int, colour)) for colour in colours} <= palette, file


def test_every_kind_of_the_public_places_has_a_prop(props):
    assert {prop.kind for prop in props.values()} - {""} == KINDS


def test_every_look_and_every_frame_differs_from_the_plain_picture_and_keeps_its_size(props, names):
    for prop in props.values():
        plain, *others = [committed(file) for file in names(prop)]
        for other in others:
            assert other.size == plain.size, prop.name
        drawn = {picture.tobytes() for picture in (plain, *others)}
        twins = sum(count for look, count in prop.frames if prop.name == "microphone" and look == "in use")
        assert len(drawn) == len(others) + 1 - twins, prop.name


def test_what_props_say_of_themselves_is_known_to_the_game(studio, props):
    known = studio("studio.prop")
    for prop in props.values():
        assert set(prop.looks) <= set(known.LOOKS), prop.name
        assert prop.shadow in known.SHADOWS, prop.name
        assert prop.light in {"", *known.LIGHTS}, prop.name
        assert {look for look, _ in prop.frames} <= {"", *prop.looks}, prop.name


def test_names_are_unique(studio, props):
    assert len(props) == len(studio("venues").PROPS)


@pytest.mark.parametrize("counter", ["cafe counter", "bar counter", "pharmacy counter"])
def test_pieces_of_a_counter_side_by_side_join_without_a_seam(counter):
    left, mid, right = (
        np.asarray(committed(f"{counter} {part}".replace(" ", "_"))) for part in ("left", "mid", "right")
    )
    for one, other in ((left, mid), (mid, mid), (mid, right)):
        assert (one[:, -1, 3] == other[:, 0, 3]).all()
    run = np.concatenate([left, mid, mid, right], axis=1)
    assert (run[:, 20:40] == run[:, 52:72]).all(), "the same every tile"


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_side_reaches_over_the_edge_of_the_piece_north_of_it(side):
    for below in (f"side {side}", f"corner {side}"):
        piece = np.asarray(committed(f"cafe_counter_{below}".replace(" ", "_")))
        top = piece[:, 4:20] if side == "left" else piece[:, 12:28]
        assert (top[0] == top[6]).all(), "no outline where the next piece joins"
        assert piece.shape[0] > 32 + 26, "higher than a tile and a front, so it covers the lit edge"


@pytest.mark.parametrize("facing", ["down", "up", "left", "right"])
def test_every_chair_comes_in_four_facings(props, facing):
    for chair in ("cafe chair red", "pub chair", "school chair", "library sofa green", "pub bench"):
        assert f"{chair} {facing}" in props
