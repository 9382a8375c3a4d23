"""The generator of the map: it builds what is shipped, leaves edits alone, and names what does not fit."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module

import pytest

from game import paths

MAPS = paths.assets() / "maps"
sys.path[:0] = [str(paths.assets() / "sprites"), str(MAPS)]


@cache
def generator():
    return import_module("build_the_ville")


@cache
def built():
    return generator().build()


def module(name):
    return import_module(name)


def test_the_shipped_map_is_what_the_generator_builds():
    text, _ = built()
    assert (MAPS / "the_ville" / "the_ville.tmx").read_text("utf-8") == text
    assert generator().is_untouched(text)


def test_the_map_comes_out_the_same_each_time():
    assert generator().build()[0] == built()[0]


def test_an_edited_map_is_left_alone_unless_forced(tmp_path):
    build, target = generator(), tmp_path / "the_ville.tmx"
    edited = built()[0].replace("08:00", "07:00", 1)
    target.write_text(edited, "utf-8")
    assert "left alone" in build.write(tmp_path)
    assert target.read_text("utf-8") == edited
    assert "19 sectors" in build.write(tmp_path, force=True)
    assert build.is_untouched(target.read_text("utf-8"))


def test_a_map_as_built_is_built_again(tmp_path):
    target = tmp_path / "the_ville.tmx"
    target.write_text(built()[0], "utf-8")
    assert "19 sectors" in generator().write(tmp_path)


def test_a_map_without_a_recorded_digest_counts_as_edited(tmp_path):
    (tmp_path / "the_ville.tmx").write_text("<map/>", "utf-8")
    assert "left alone" in generator().write(tmp_path)


def test_every_room_is_as_high_as_its_northern_wall_needs():
    for building in generator().BUILDINGS:
        for sign, room in building.rooms.items():
            rows = {spot.y for spot in building.area_of(sign)}
            assert len(rows) >= 4, f"{building.name}, {room.name}"


def test_doors_are_one_or_two_tiles_wide():
    for building in generator().BUILDINGS:
        lines = [*building.rows, *("".join(column) for column in zip(*building.rows, strict=True))]
        assert not any("+++" in line for line in lines), building.name


def test_nobody_uses_an_object_from_a_doorway():
    _, canvas = built()
    signs = {spot: sign for b in generator().BUILDINGS for spot, sign in b.cells.items()}
    assert not [seat for seat in canvas.seats if signs[seat.spot] in "+:"]


def test_the_doorways_are_free():
    _, canvas = built()
    for building in generator().BUILDINGS:
        for spot, sign in building.cells.items():
            if sign in "+:":
                assert spot not in canvas.blocked, f"{building.name} at {spot.x},{spot.y}"


def test_nobody_has_to_cross_what_belongs_to_others_to_leave_home():
    _, canvas = built()
    owner = {spot: b.name for b in generator().BUILDINGS for s in b.rooms for spot in b.area_of(s)}
    visitor = module("ville_outdoors").VISITOR
    for name, start in canvas.spawns.items():
        seen, ahead = {start}, [start]
        while ahead:
            x, y = ahead.pop()
            for spot in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
                here = type(start)(*spot)
                if (
                    here not in seen
                    and canvas.is_free(here)
                    and owner.get(here, owner[start]) == owner[start]
                ):
                    seen.add(here)
                    ahead.append(here)
        assert visitor in seen, name


def test_every_home_has_colours_of_its_own():
    homes = [b for b in generator().BUILDINGS if any("bed" in r.kinds for r in b.rooms.values())]
    looks = {
        (b.face, *(f"{r.floor} {r.paper}" for r in b.rooms.values() if "bed" in r.kinds)): b.name
        for b in homes
    }
    assert len(looks) == len(homes)


def test_every_object_has_as_much_room_as_tiles_for_its_users():
    _, canvas = built()
    assert len({seat.spot for seat in canvas.seats}) == len(canvas.seats)


def test_users_look_at_what_they_use():
    _, canvas = built()
    north = {seat.kind for seat in canvas.seats if seat.pose == "cook" and seat.facing != "north"}
    assert not north
    assert {seat.pose for seat in canvas.seats if seat.kind == "bed"} == {"sleep"}


def test_no_picture_reaches_far_beyond_the_map():
    _, canvas = built()
    for thing in canvas.things:
        drawn = canvas.art.tiles["props"][thing.name]
        assert thing.left >= -32, thing
        assert thing.left + drawn.width <= 32 * (canvas.width + 1), thing
        assert 0 < thing.bottom <= 32 * (canvas.height + 1), thing


def test_the_forest_has_no_grid():
    woods, canvas = module("ville_woods"), built()[1]
    trunks = [t for t in canvas.things if t.name.startswith(("oak", "conifer", "birch"))]
    assert len(trunks) > 400
    assert len({(t.left % 32, t.bottom % 32) for t in trunks}) > 100
    assert woods.is_forest(module("ville_plan").Spot(0, 50))


def test_a_name_that_nobody_drew_is_refused_with_similar_ones():
    art, error = module("ville_art").read_art(), module("ville_art").UnknownNameError
    with pytest.raises(error, match="bed oak blue"):
        art.find("props", "bed oak bleu")


def test_a_sketch_lets_such_a_name_pass_and_lists_it():
    art = module("ville_art").read_art(sketch=True)
    assert art.find("props", "time machine") is None
    assert art.lacking == {"props: time machine"}


def test_overlapping_sectors_are_refused():
    plan = module("ville_plan")
    room = plan.Room("hut", "", "oak", "cafe")
    huts = tuple(plan.plan(name, (3, 3), "brick", "##\n#A", A=room) for name in ("one", "two"))
    with pytest.raises(ValueError, match="two overlaps one at 3,3"):
        module("ville_walls").cells_of(huts)


def test_a_plan_with_a_ragged_edge_is_refused():
    plan = module("ville_plan")
    with pytest.raises(ValueError, match="no rectangle"):
        plan.plan("hut", (0, 0), "brick", "###\n#A", A=plan.Room("hut", "", "oak", "cafe"))


def test_a_plan_with_a_letter_that_is_no_room_is_refused():
    plan = module("ville_plan")
    with pytest.raises(ValueError, match="without a room"):
        plan.plan("hut", (0, 0), "brick", "##\n#Z")
