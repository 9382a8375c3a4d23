"""The people of the sheet: drawn again alike, in the palette, complete, and told apart at a glance."""

from __future__ import annotations

import importlib
import io
import itertools
import json

import numpy as np
import pytest
from PIL import Image

from game import paths

SPRITES = paths.assets() / "sprites"
APART = 0.3
"""The least share of the pixels of two people, standing, that differ."""


@pytest.fixture(scope="module")
def figures():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        yield lambda name: importlib.import_module(f"figures.{name}")


@pytest.fixture(scope="module")
def people():
    return Cut("people")


class Cut:
    """A shipped sheet, cut into its drawings."""

    def __init__(self, name):
        about = json.loads((SPRITES / f"{name}.json").read_text("utf-8"))
        self.rows, self.columns = about["rows"], about["columns"]
        self.width, self.height = about["width"], about["height"]
        self.pixels = np.asarray(Image.open(SPRITES / f"{name}.png").convert("RGBA"))

    def drawing(self, row, column):
        top, left = self.rows.index(row) * self.height, self.columns.index(column) * self.width
        return self.pixels[top : top + self.height, left : left + self.width]


def apart(one, other):
    """Give the share of the pixels covered by either that differ."""
    covered = (one[..., 3] > 0) | (other[..., 3] > 0)
    return float(((one != other).any(-1) & covered).sum() / covered.sum())


def test_a_person_is_drawn_again_pixel_for_pixel(figures, people):
    look = figures("cast").CAST[1]
    strip = np.asarray(figures("sheet").row(look))
    top = people.rows.index(look.slug) * people.height
    assert np.array_equal(strip, people.pixels[top : top + people.height])


def test_everybody_standing_is_drawn_again_pixel_for_pixel(figures, people):
    look_module, draw = figures("look"), figures("figure").draw
    stance = look_module.Stance("idle", "north")
    for look in figures("cast").CAST:
        drawn = np.asarray(draw(look, stance))
        assert np.array_equal(drawn, people.drawing(look.slug, stance.column)), look.slug


def test_the_people_keep_to_the_palette(figures, people):
    palette = importlib.import_module("studio.palette")
    allowed = {tuple(bytes.fromhex(code)) for code in palette.CODES}
    used = np.unique(people.pixels.reshape(-1, 4), axis=0)
    assert {tuple(colour[:3].tolist()) for colour in used if colour[3]} <= allowed
    assert set(used[:, 3].tolist()) == {0, 255}


def test_the_sheet_has_every_person_and_every_stance(figures, people):
    assert people.rows == [look.slug for look in figures("cast").CAST]
    assert people.columns == [stance.column for stance in figures("look").STANCES]
    assert people.pixels.shape == (len(people.rows) * people.height, len(people.columns) * people.width, 4)
    assert len(people.rows) == 28
    for row, column in itertools.product(people.rows, people.columns):
        assert (people.drawing(row, column)[..., 3] > 0).mean() > 0.15, f"{row}: {column}"


@pytest.mark.parametrize("facing", ["south", "north", "east", "west"])
def test_every_two_people_differ_clearly(people, facing):
    drawn = {row: people.drawing(row, f"idle {facing} 0") for row in people.rows}
    alike = {(a, b): apart(drawn[a], drawn[b]) for a, b in itertools.combinations(people.rows, 2)}
    closest = min(alike, key=alike.get)
    assert alike[closest] > APART, f"{closest}: {alike[closest]:.2f}"


@pytest.mark.parametrize("pose", ["walk", "carry"])
def test_every_frame_of_a_walk_moves_the_legs(people, pose):
    for row, facing in itertools.product(people.rows, ("south", "north", "east", "west")):
        legs = [people.drawing(row, f"{pose} {facing} {frame}")[32:] for frame in range(4)]
        for one, other in itertools.combinations(legs, 2):
            assert apart(one, other) > 0.04, f"{row} {facing}"


def test_the_east_is_not_the_west_mirrored(people):
    for row in people.rows:
        east, west = people.drawing(row, "idle east 0"), people.drawing(row, "idle west 0")
        assert apart(east, west[:, ::-1]) > 0.1, row


def test_feet_stand_two_pixels_above_the_lower_edge(people):
    for row in people.rows:
        for facing in ("south", "north", "east", "west"):
            lowest = np.where((people.drawing(row, f"idle {facing} 0")[..., 3] > 0).any(1))[0].max()
            assert lowest in (people.height - 2, people.height - 3), f"{row} {facing}: {lowest}"


def test_nothing_is_cut_off_at_the_edge_of_a_drawing(people):
    for row, column in itertools.product(people.rows, people.columns):
        drawing = people.drawing(row, column)
        assert (drawing[0, :, 3] > 0).sum() <= 6, f"{row}: {column} at the top"
        for edge in (drawing[:, 0, 3], drawing[:, -1, 3]):
            assert (edge > 0).sum() <= 6, f"{row}: {column} at a side"


@pytest.fixture(scope="module")
def portraits():
    return Cut("portraits")


def test_portraits_are_drawn_again_pixel_for_pixel(figures, portraits):
    for look in figures("cast").CAST[:4]:
        strip = np.asarray(figures("sheet").moods(look))
        top = portraits.rows.index(look.slug) * portraits.height
        assert np.array_equal(strip, portraits.pixels[top : top + portraits.height]), look.slug


def test_portraits_are_complete_full_and_in_the_palette(figures, people, portraits):
    assert portraits.rows == people.rows
    assert portraits.columns == ["calm", "happy", "sad", "angry", "surprised", "asleep"]
    assert portraits.pixels.shape == (28 * 64, 6 * 64, 4)
    allowed = {tuple(bytes.fromhex(code)) for code in importlib.import_module("studio.palette").CODES}
    used = np.unique(portraits.pixels.reshape(-1, 4), axis=0)
    assert {tuple(colour[:3].tolist()) for colour in used} <= allowed
    assert (used[:, 3] == 255).all()


def test_heads_and_eyes_come_in_four_shapes(figures):
    cast = figures("cast").CAST
    assert len({look.head for look in cast}) >= 4
    assert len({look.gaze for look in cast}) >= 4


def test_the_same_drawings_give_the_same_files(figures):
    sheet, picture = figures("sheet"), Image.new("RGBA", (4, 4), "red")
    assert sheet._png(picture) == sheet._png(picture)
    assert Image.open(io.BytesIO(sheet._png(picture))).size == (4, 4)
