"""Signs tell whether a place is open, windows show the night inside."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PIL import Image

from game.content.pieces import Piece
from game.view import atlas, panes, pieces
from game.view.rooms import Rooms, wall_cells
from game.view.signs import Signs
from game.world.norms import Norm
from tests.game.view import little_town as little

PICTURES = {
    **little.PICTURES,
    "sign": little.picture(little.RED, (20, 12)),
    "shut": little.picture(little.BLACK, (20, 12)),
}
ROOMS = Rooms(little.maze(), wall_cells(little.pieces(), little.PICTURES))


def sign(x, y):
    left, bottom = x * 32 + 6, (y + 1) * 32 - 20
    return Piece("sign", left, bottom - 12, (y + 1) * 32 + 1, prop="sign cafe",
                 looks={"": ("sign",), "open": ("sign",), "closed": ("shut",)})  # fmt: skip


def test_a_sign_on_the_front_of_a_house_has_the_hours_of_the_room_behind_it():
    maze = little.maze()
    bedroom = maze.arenas[little.BEDROOM]
    arenas = {**maze.arenas, little.BEDROOM: replace(bedroom, norm=Norm(opens=480, closes=1200))}
    stand = pieces.Stand((*little.pieces(), sign(6, 10)), PICTURES, atlas.pack(PICTURES).cuts)
    signs = Signs(stand, ROOMS, replace(maze, arenas=arenas))
    index = next(number for number, piece in enumerate(stand.pieces) if piece.picture == "sign")
    signs.update(600)
    assert stand.looks[index] == "open"
    signs.update(1300)
    assert stand.looks[index] == "closed"


def window(glass):
    image = Image.new("RGBA", (32, 96), (150, 120, 90, 255))
    image.paste(glass, (8, 50, 24, 70))
    return image


def test_dark_panes_are_made_of_what_differs_between_a_window_and_its_lit_twin():
    dark = np.asarray(panes.darkened(window((90, 160, 220, 255)), window((250, 210, 120, 255))))
    assert tuple(dark[10, 10]) == (150, 120, 90, 255)
    assert dark[60, 16, :3].max() < 90


def test_what_shines_is_what_a_lamp_has_more_of_than_when_it_is_out():
    shine = np.asarray(panes.shining(window((40, 40, 60, 255)), window((250, 210, 120, 255))))
    assert tuple(shine[60, 16]) == (250, 210, 120, 255)
    assert not shine[10, 10].any()


def test_every_lamp_and_lit_window_has_its_shine_right_before_it_and_shows_it_when_lit():
    found, drawn = panes.with_shine(little.pieces(), little.PICTURES)
    stand = pieces.Stand(found, drawn, atlas.pack(drawn).cuts)
    lamp = next(index for index, piece in enumerate(stand.pieces) if piece.picture == "lamp")
    assert stand.pieces[lamp + 1].kind == pieces.SHINE
    assert stand.rows[lamp + 1, pieces.WIDTH] == 0
    stand.dress(lamp, "on")
    assert stand.rows[lamp + 1, pieces.WIDTH] > 0
    assert stand.rows[lamp + 1, pieces.REACH] < 0


def test_only_windows_that_are_seen_from_inside_turn_dark():
    inside = replace(little.wall(little.WINDOW_CELL), left=7 * 32, top=5 * 32 - 96, base=5 * 32)
    found, drawn = panes.with_dark((little.wall(little.WINDOW_CELL), inside), little.PICTURES, ROOMS)
    assert [pieces.DARK in piece.looks for piece in found] == [False, True]
    assert set(drawn) - set(little.PICTURES) == {f"window|{pieces.DARK}"}
