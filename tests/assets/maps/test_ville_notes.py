"""The notation for what stands where, and how things are put up by it."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from game import paths

sys.path[:0] = [str(paths.assets() / "sprites"), str(paths.assets() / "maps")]

notes, stand, plan, canvas_of, art_of, tmx = (
    import_module(name)
    for name in ("ville_notes", "ville_stand", "ville_plan", "ville_canvas", "ville_art", "ville_tmx")
)

HUT = """
    ####
    #AA#
    #AA#
    ####
    """


def furnished(text):
    """Give a canvas with one small room furnished by a text."""
    room = plan.Room("room", "bed, desk, cafe customer seating", "oak", "rose")
    hut = plan.plan("hut", (10, 10), "brick", HUT, A=room)
    canvas = canvas_of.Canvas(art_of.read_art())
    stand.furnish(canvas, text, stand.Scope(hut.corner_of("A"), "the hut", hut, room, hut.cells))
    return canvas


def test_an_entry_has_a_name_places_and_marks():
    (entry,) = notes.read("chair oak up 3,1 5,1.5 free")
    assert (entry.name, entry.marks) == ("chair oak up", ("free",))
    assert [(place.x, place.y) for place in entry.places] == [(3, 1), (5, 1.5)]


def test_an_entry_may_name_its_kind_its_lift_and_its_users():
    (entry,) = notes.read("piano: piano upright 2,0+14 @2,1 @3,1")
    assert (entry.kind, entry.places[0].lift) == ("piano", 14)
    assert [(user.x, user.y) for user in entry.users] == [(2, 1), (3, 1)]


def test_what_follows_a_hash_is_a_remark():
    assert [entry.name for entry in notes.read("# by the fire\ncat ginger 1,1 # asleep")] == ["cat ginger"]


@pytest.mark.parametrize("text", ["bed oak blue", "1,1", "bed oak blue 1,1 soft"])
def test_what_cannot_be_read_is_told(text):
    with pytest.raises(ValueError, match=r"bed|1,1"):
        notes.read(text)


def test_furniture_blocks_its_footprint_but_not_the_seat():
    canvas = furnished("desk oak 0,0; chair oak up 0,1")
    assert canvas.blocked == {(11, 11), (12, 11)}
    (seat,) = canvas.seats
    assert (seat.spot, seat.kind, seat.pose, seat.facing) == ((11, 12), "desk", "read", "north")


def test_one_sleeps_on_the_pillow():
    (seat,) = furnished("bed oak blue 0,0").seats
    assert (seat.spot, seat.pose) == ((11, 11), "sleep")


def test_one_sits_on_a_chair_as_it_is_turned():
    (seat,) = furnished("cafe chair red right 0,1").seats
    assert (seat.spot, seat.facing) == ((11, 12), "east")


def test_what_is_put_on_a_wall_hangs_and_blocks_nobody():
    canvas = furnished("picture sea 0,-1")
    (thing,) = canvas.things
    assert not canvas.blocked
    assert thing.bottom + thing.lift > 11 * 32 > thing.bottom


def test_two_things_on_one_tile_are_told_by_place():
    canvas = furnished("closet oak 0,0; nightstand oak 0,0")
    assert canvas.wrong == ["the hut: nightstand oak: stands at 11,11, where closet oak is"]


def test_an_unknown_name_is_told_with_its_room():
    (wrong,) = furnished("closet oack 0,0").wrong
    assert wrong.startswith('the hut: closet oack: props has no "closet oack"')
    assert "closet oak" in wrong


def test_an_area_is_cut_into_few_rectangles():
    spots = [plan.Spot(x, y) for y in range(3) for x in range(4)] + [plan.Spot(0, 3)]
    assert tmx.rectangles(spots) == [(0, 0, 3, 2), (0, 3, 0, 3)]
