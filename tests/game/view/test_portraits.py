"""Faces in panels, the frames around them, and the street behind the menus."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from game import paths
from game.view import icons, panels, theme
from game.view.backdrop import LANES, SEEN, STREET_PX, Backdrop
from game.view.portraits import LARGE_PX, SMALL_PX, PortraitBook

pytestmark = pytest.mark.window


@pytest.mark.parametrize("side", [SMALL_PX, LARGE_PX])
def test_a_face_has_the_side_that_is_asked_for_and_changes_with_the_mood(window, side):
    book = PortraitBook()
    calm, asleep = (book.face("isabella_rodriguez", mood, side).image for mood in ("calm", "asleep"))
    assert calm.size == asleep.size == (side, side)
    assert calm.tobytes() != asleep.tobytes()


def test_who_has_no_portrait_shows_the_head_of_the_figure(window):
    book = PortraitBook()
    book._faces = None
    head = np.asarray(book.face("isabella_rodriguez", "happy", LARGE_PX).image)
    assert head.shape == (LARGE_PX, LARGE_PX, 4)
    assert head[8:40, 16:48, 3].mean() > 100


def test_a_row_that_the_sheet_lacks_is_a_stranger(window):
    book = PortraitBook()
    assert book.face("nobody at all").image.tobytes() == book.face("visitor").image.tobytes()


def test_every_icon_has_straight_edges_and_known_inks():
    for name, lines in icons.DRAWINGS.items():
        assert len({len(line) for line in lines}) == 1, name
        assert set("".join(lines)) <= {*icons._INKS, "."}, name
        assert np.asarray(icons.draw(name, faint=True))[..., 3].max() < 255


@pytest.mark.parametrize("size", [(24, 24), (60, 30), (348, 516), (1120, 700)])
def test_a_panel_is_framed_all_around_and_drawn_again_alike(size):
    first, again = panels.draw_panel(*size), panels.draw_panel(*size)
    assert first.tobytes() == again.tobytes()
    pixels = np.asarray(first)
    middle = pixels[size[1] // 2, size[0] // 2, :3].astype(int)
    assert abs(middle - np.array(theme.PAPER)).max() < 40 or min(size) < 40
    assert tuple(pixels[size[1] // 2, 0, :3]) == theme.WOOD_DARK


def test_the_pictures_of_the_street_fill_a_window_and_lie_over_each_other():
    back, front = (Image.open(paths.assets() / "title" / name) for name in ("back.png", "front.png"))
    assert back.size == front.size
    assert back.width > SEEN[0]
    assert back.height >= SEEN[1]
    assert all(0 < STREET_PX + lane < back.height / 2 for lane, _ in LANES)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (2560, 1080), (900, 1200)])
def test_the_street_covers_a_window_of_any_shape_at_any_time(window, size):
    backdrop = Backdrop()
    backdrop.layout(*size)
    for _ in range(5):
        backdrop.update(17.0)
        street = backdrop._back[0]
        assert street.left <= 0
        assert street.right >= size[0]
        assert street.bottom == 0
        assert street.top >= size[1]


def test_everybody_walks_along_the_street(window):
    backdrop = Backdrop()
    backdrop.layout(1280, 720)
    before = [sprite.center_x for sprite in backdrop._walkers]
    backdrop.update(1.0)
    assert len(before) >= 25
    assert all(sprite.center_x != x for sprite, x in zip(backdrop._walkers, before, strict=True))
