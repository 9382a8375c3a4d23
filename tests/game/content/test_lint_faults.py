"""Every kind of fault planted in a good town is found, named by its rule, at its place."""

from __future__ import annotations

import re
import zlib
from base64 import b64encode
from pathlib import Path

import pytest
from PIL import Image

from game.content.lint.check import find_all
from game.content.lint.rule import Level
from game.content.lint.rules import ON_READING, RULES
from tests.game.content.good_town import KNOWN, SHEET, Draft, Region, Thing


def set_(layer, name, **said):
    """Give a change of some properties of a rectangle; None takes one away."""

    def change(draft):
        region = draft.region(layer, name)
        region.said.update(said)
        region.said = {key: value for key, value in region.said.items() if value is not None}

    return change


def box(layer, name, *sides):
    return lambda draft: setattr(draft.region(layer, name), "box", sides)


def add(layer, name, sides, **said):
    return lambda draft: draft.add(layer, name, sides, **said)


def text(old, new):
    return lambda draft: draft.replaced.append((old, new))


def props(old, new):
    return lambda draft: draft.props_replaced.append((old, new))


def sheet(old, new, who="ann"):
    return lambda draft: draft.sheet(who, old, new)


def walls(*tiles):
    return lambda draft: draft.walls.update(tiles)


def thing(prop, x, y, said=None, **more):
    return lambda draft: draft.things.append(Thing(prop, x, y, said or {}, **more))


def all_of(*changes):
    def change(draft):
        for one in changes:
            one(draft)

    return change


def person(name, **said):
    """Give a change that adds a sheet and a spawn for somebody."""

    def change(draft):
        draft.sheets["cy"] = SHEET.format(name=name, sprite="ann", other="Bo")
        draft.add("spawns", said.get("spawn", name), said.get("at", (4, 4, 1, 1)), role="resident")

    return change


def packed(cells):
    return b64encode(zlib.compress(bytes(cells))).decode()


ROOM, BATH, LAWN = "w:house:room", "w:house:bath", "w:green:lawn"
GROUND_LAYER = '<layer name="ground" width="16"'
CELLS = ",".join(["1"] * 16)

PLANTED = {
    # the file and its tilesets
    "no xml": (text("</map>", ""), "no-xml", "", None),
    "document type": (text("<map ", "<!DOCTYPE map><map "), "document-type", "", None),
    "infinite": (text('infinite="0"', 'infinite="1"'), "infinite-map", "", None),
    "isometric": (text("orthogonal", "isometric"), "orientation", "", None),
    "huge": (text('width="16" height="10" tile', 'width="99999" height="99999" tile'), "map-size", "", None),
    "tiles of 16": (text('tilewidth="32"', 'tilewidth="16"'), "tile-size", "", None),
    "world": (text('name="world"', 'name="word"'), "world", "", None),
    "title": (text("<properties>", '<properties><property name="title" value="%s"/>' % ("x" * 99)), "title", "", None),
    "tileset gone": (text("props.tsx", "prop.tsx"), "source-missing", "", None),
    "tileset outside": (text("props.tsx", "../../../../etc/hostname"), "source-outside", "", None),
    "tilesets overlap": (text('firstgid="2"', 'firstgid="1"'), "tileset-overlap", "", None),
    "shifted tileset": (props("<tile id", '<tileoffset x="3" y="0"/><tile id'), "tileset-offset", "", None),
    "picture gone": (props('"closet.png"', '"closets.png"'), "source-missing", "", None),
    # layers and cells
    "layer missing": (text('"collision"', '"colision"'), "layer-missing", "", None),
    "layer twice": (text('"furniture"', '"ground"'), "layer-name", "ground", None),
    "no depth": (text('name="z"', 'name="y"'), "layer-depth", "ground", None),
    "layer shifted": (text(GROUND_LAYER, GROUND_LAYER + ' offsetx="8"'), "layer-offset", "ground", None),
    "image layer": (text(GROUND_LAYER, '<imagelayer name="sky"/>' + GROUND_LAYER), "image-layer", "sky", None),
    "layer unread": (text('"holds"', '"hold"'), "layer-unread", "furniture", None),
    "holds what": (text('value="things"', 'value="stuff"'), "layer-holds", "furniture", None),
    "few cells": (text(CELLS + ",\n", ""), "cell-count", "ground", None),
    "unknown tile": (text(CELLS, CELLS[:-1] + "77"), "cell-unknown-tile", "ground", (15, 0)),
    "no number": (text(CELLS, CELLS[:-1] + "x"), "cell-number", "ground", (15, 0)),
    "picture as a cell": (text(CELLS, CELLS[:-1] + "3"), "cell-picture", "ground", (15, 0)),
    "zstd": (text('encoding="csv">1', 'encoding="base64" compression="zstd">1'), "cell-format", "ground", None),
    "bomb": (
        lambda draft: draft.replaced.append((
            '<data encoding="csv">' + ",\n".join([CELLS] * 10),
            '<data encoding="base64" compression="zlib">' + packed(9_000_000))),
        "cell-count", "ground", None,
    ),
    # rectangles
    "off the grid": (box("objects", "closet", 4.2, 2, 1, 1), "region-off-grid", "objects", (4, 2)),
    "off the map": (box("spawns", "Ann", 3, 30, 1, 1), "region-off-map", "spawns", (3, 30)),
    "ellipse": (text('name="bath" x', 'rotation="9" name="bath" x'), "region-shape", "arenas", (6, 2)),
    "sectors overlap": (box("sectors", "green", 8, 1, 7, 5), "sector-overlap", "sectors", (8, 1)),
    "sector twice": (add("sectors", "house", (10, 7, 1, 1), address="w:house"), "sector-twice", "sectors", (10, 7)),
    "arenas overlap": (box("arenas", "bath", 4, 2, 4, 4), "arena-overlap", "arenas", (4, 2)),
    "arena beyond": (box("arenas", "lawn", 10, 1, 5, 7), "arena-beyond-sector", "arenas", (10, 1)),
    "arena of walls": (add("arenas", "wall", (5, 5, 1, 1), address="w:house:wall"), "arena-solid", "arenas", (5, 5)),
    "arena of nowhere": (set_("arenas", "bath", address="w:hose:bath"), "arena-no-sector", "arenas", (6, 2)),
    "arena parts": (
        add("arenas", "room", (3, 6, 1, 1), address=ROOM, privacy="public"), "arena-parts-differ", "arenas", (3, 6),
    ),
    "objects overlap": (box("objects", "shower", 6, 2, 2, 1), "object-overlap", "objects", (6, 2)),
    "object elsewhere": (box("objects", "shower", 7, 7, 1, 1), "object-outside", "objects", (7, 7)),
    "object in a wall": (walls((4, 2)), "object-in-wall", "objects", (4, 2)),
    "object of nowhere": (set_("objects", "shower", address="w:house:bat:shower"), "object-no-arena", "objects", (7, 2)),
    "object parts": (
        add("objects", "bed", (3, 2, 1, 1), address=f"{ROOM}:bed", capacity=3), "object-parts-differ", "objects", (3, 2),
    ),
    "address": (set_("sectors", "green", address="green"), "address-form", "sectors", (10, 1)),
    "misspelt property": (set_("arenas", "lawn", open="07:00"), "unknown-property", "arenas", (10, 1)),
    "type": (text('name="capacity" type="int" value="1"', 'name="capacity" type="int" value="one"'),
             "property-type", "arenas", None),
    "capacity": (set_("objects", "toilet", capacity=-1), "capacity", "objects", (6, 2)),
    "privacy": (set_("arenas", "room", privacy="mine"), "privacy", "arenas", (2, 2)),
    "hours": (set_("arenas", "lawn", opens="seven"), "hours", "arenas", (10, 1)),
    "half hours": (set_("arenas", "lawn", opens=None), "half-hours", "arenas", (10, 1)),
    "never opens": (set_("arenas", "lawn", opens="20:00"), "never-opens", "arenas", (10, 1)),
    "pose": (set_("objects", "bed", pose="lie"), "pose", "objects", (2, 2)),
    "facing": (set_("objects", "bed", facing="up"), "facing", "objects", (2, 2)),
    "spawn in a wall": (box("spawns", "Ann", 5, 5, 1, 1), "spawn-in-wall", "spawns", (5, 5)),
    "spawns shared": (box("spawns", "Bo", 3, 3, 1, 1), "spawn-shared", "spawns", (3, 3)),
    "spawn role": (set_("spawns", "Bo", role="guest"), "spawn-role", "spawns", (3, 4)),
    "no visitor": (lambda draft: draft.drop("spawns", "stranger"), "visitor-spawn", "spawns", None),
    # places
    "sealed pocket": (
        walls((13, 6), (14, 6), (15, 6), (13, 7), (13, 8), (13, 9)), "sealed-pocket", "collision", (14, 7),
    ),
    "cut off object": (walls((11, 3), (13, 3), (12, 2), (12, 4)), "unreachable", "objects", (12, 3)),
    "cut off arena": (walls((5, 4)), "unreachable", "arenas", (6, 2)),
    "cut off spawn": (walls((2, 4), (4, 4), (3, 3), (3, 5)), "unreachable", "spawns", (3, 4)),
    "idle arena": (lambda draft: draft.drop("objects", "garden"), "arena-idle", "arenas", (10, 1)),
    "arena split": (walls(*((12, y) for y in range(1, 6) if y != 3), (11, 3)), "arena-split", "arenas", (13, 1)),
    "empty sector": (add("sectors", "yard", (10, 7, 2, 2), address="w:yard"), "sector-empty", "sectors", (10, 7)),
    "alike": (add("arenas", "Bath", (3, 6, 1, 1), address="w:house:Bath", activities="rest"),
              "address-clash", "arenas", None),
    "shadowed": (set_("arenas", "bath", address="w:house:green"), "name-shadowed", "arenas", (6, 2)),
    "spawn of nobody": (add("spawns", "Cy", (4, 4, 1, 1), role="resident"), "spawn-nobody", "spawns", (4, 4)),
    # objects and pictures
    "unknown kind": (set_("objects", "closet", kind="closte"), "unknown-kind", "objects", (4, 2)),
    "no picture": (lambda draft: draft.things.pop(1), "object-unseen", "objects", (4, 2)),
    "picture alone": (thing("shower", 32, 320), "picture-alone", "furniture", (1, 9)),
    "picture of nothing": (thing("door", 96, 224, {"object": "w:house:room:dor"}), "picture-object", "furniture", (3, 6)),
    "look gone": (props('value="occupied"', 'value="occupied,dirty"'), "look-missing", "furniture", (2, 3)),
    "door blocked": (thing("door", 64, 224), "door-blocked", "furniture", (2, 6)),
    "at the edge": (thing("door", 505, 224), "thing-at-edge", "furniture", (16, 6)),
    "resized": (thing("door", 96, 224, size=(40, 32)), "thing-resized", "furniture", (3, 6)),
    "turned": (thing("door", 96, 224, shape=' rotation="90"'), "thing-shape", "furniture", (3, 6)),
    "beyond": (thing("door", 5000, 224), "thing-place", "furniture", (156, 6)),
    "lift": (thing("door", 96, 224, {"lift": "high"}), "thing-lift", "furniture", (3, 6)),
    "misspelt lift": (thing("door", 96, 224, {"lfit": 3}), "thing-property", "furniture", (3, 6)),
    "no such light": (thing("door", 96, 224, {"light": "sun"}), "piece-property", "", None),
    # homes and people
    "no bed": (lambda draft: draft.drop("objects", "bed"), "home-no-bed", "", None),
    "unknown bed": (sheet(f'bed = "{ROOM}:bed"', f'bed = "{ROOM}:cot"'), "unknown-bed", "", None),
    "bed is a closet": (sheet(f'"{ROOM}:bed"', f'"{ROOM}:closet"'), "no-bed", "", None),
    "no toilet": (lambda draft: draft.drop("objects", "toilet"), "home-no-bathroom", "", None),
    "bed too full": (set_("objects", "bed", capacity=1), "bed-full", "objects", (2, 2)),
    "too few beds": (person("Cy Moss"), "too-few-beds", "objects", (2, 2)),
    "bed for all": (set_("objects", "bed", capacity=None), "capacity-missing", "objects", (2, 2)),
    "room for nobody": (set_("arenas", "bath", capacity=0), "capacity-zero", "arenas", (6, 2)),
    "work while closed": (sheet('["08:00", "16:00"]', '["21:00", "23:00"]'), "work-closed", "", None),
    "unknown home": (sheet(f'home = "{ROOM}"', 'home = "w:house:rom"'), "unknown-arena", "", None),
    "unknown workplace": (sheet(f'workplace = "{LAWN}"', 'workplace = "w:green:lake"'), "unknown-arena", "", None),
    "unknown place": (sheet('["w:green"]', '["w:greeen"]'), "unknown-place", "", None),
    "unknown friend": (sheet('"Bo" =', '"Boo" ='), "unknown-person", "", None),
    "no spawn": (lambda draft: draft.drop("spawns", "Ann"), "no-spawn", "", None),
    "names alike": (person("ANN", spawn="ANN"), "name-clash", "", None),
    "names composed": (
        all_of(
            sheet('name = "Ann"', 'name = "Zoe\u0301"'),
            lambda draft: setattr(draft.region("spawns", "Ann"), "name", "Zo\u00e9"),
            person("Zo\u00c9"),
        ),
        "name-clash", "", None,
    ),
    "no sprite": (sheet('sprite = "ann"', 'sprite = "anne"'), "sprite-unknown", "", None),
    "misspelt key": (sheet("dinner =", "diner ="), "unknown-key", "", None),
    "missing key": (sheet('role = "gardener"\n', ""), "missing-key", "", None),
    "no toml": (sheet("age = 30", "age ="), "no-toml", "", None),
    "no residents": (lambda draft: draft.sheets.clear(), "no-resident", "", None),
}  # fmt: skip
"""What is done to the town; the rule that must find it, and where: layer and tile."""


@pytest.mark.parametrize("name", sorted(PLANTED))
def test_a_planted_fault_is_found_with_rule_layer_and_tile(tmp_path, name):
    change, rule, layer, tile = PLANTED[name]
    draft = Draft()
    change(draft)
    found = find_all(draft.write(tmp_path / "town"), KNOWN)
    hits = [one for one in found if one.rule == rule and one.layer == layer]
    assert hits, [one.sentence for one in found]
    if tile is not None:
        assert tile in {(one.x, one.y) for one in hits}
    for one in found:
        assert one.reason
        assert one.cure
        assert one.file
        assert "\n" not in one.sentence


def test_at_least_twenty_five_kinds_of_fault_are_planted():
    assert len({rule for _, rule, _, _ in PLANTED.values()}) >= 25


def test_a_good_town_has_no_fault_and_no_warning(tmp_path):
    assert find_all(Draft().write(tmp_path / "town"), KNOWN) == ()


def test_many_faults_are_all_found_at_once_errors_first(tmp_path):
    draft = Draft()
    planted = (
        "misspelt property",
        "spawn role",
        "unknown kind",
        "no picture",
        "unknown place",
        "misspelt lift",
    )
    for name in planted:
        PLANTED[name][0](draft)
    found = find_all(draft.write(tmp_path / "town"), KNOWN)
    assert {PLANTED[name][1] for name in planted} <= {one.rule for one in found}
    levels = [one.level for one in found]
    assert levels == sorted(levels, key=lambda level: level is not Level.ERROR)


def test_who_has_a_faulty_sheet_is_still_somebody(tmp_path):
    draft = Draft()
    PLANTED["misspelt key"][0](draft)
    assert {one.rule for one in find_all(draft.write(tmp_path / "town"), KNOWN)} == {
        "unknown-key",
        "missing-key",
    }


def test_two_faults_of_one_rectangle_are_both_found(tmp_path):
    draft = Draft()
    set_("arenas", "lawn", open="07:00", privacy="mine")(draft)
    found = find_all(draft.write(tmp_path / "town"), KNOWN)
    assert [one.rule for one in found] == ["unknown-property", "privacy"]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("misspelt property", 'did you mean "opens"?'),
        ("unknown kind", 'did you mean "closet"?'),
        ("unknown place", 'did you mean "w:green"?'),
        ("unknown friend", 'did you mean "Bo"?'),
        ("arena of nowhere", 'did you mean "w:house"?'),
        ("misspelt key", 'did you mean "dinner"?'),
        ("layer missing", 'did you mean "colision"?'),
        ("no sprite", 'did you mean "ann"?'),
    ],
)
def test_what_was_misspelt_is_suggested(tmp_path, name, meant):
    draft = Draft()
    PLANTED[name][0](draft)
    found = find_all(draft.write(tmp_path / "town"), KNOWN)
    assert any(meant in one.cure for one in found), [one.sentence for one in found]


def test_sheets_are_looked_at_even_where_the_map_cannot_be_read(tmp_path):
    draft = Draft()
    for name in ("infinite", "misspelt key"):
        PLANTED[name][0](draft)
    found = find_all(draft.write(tmp_path / "town"), KNOWN)
    assert {"infinite-map", "unknown-key", "missing-key"} == {one.rule for one in found}


def test_a_picture_cut_short_is_found(tmp_path):
    folder = Draft().write(tmp_path / "town")
    Image.effect_noise((32, 32), 90).convert("RGBA").save(folder / "closet.png")
    whole = (folder / "closet.png").read_bytes()
    (folder / "closet.png").write_bytes(whole[: len(whole) // 2])
    assert "picture-unreadable" in {one.rule for one in find_all(folder, KNOWN)}


def test_every_rule_that_is_raised_is_listed_and_every_listed_one_is_raised():
    source = Path(find_all.__code__.co_filename).parent.parent
    text_ = "".join(
        path.read_text("utf-8") for path in sorted(source.rglob("*.py")) if path.name != "rules.py"
    )
    listed = set(ON_READING) | {rule.name for rule in RULES}
    assert not [name for name in sorted(listed) if f'"{name}"' not in text_]
    raised = set(re.findall(r'(?:MapError|ResidentError|fault)\(\s*"([a-z-]+)"', text_))
    assert raised - listed == set()
    assert len(set(ON_READING) & {rule.name for rule in RULES}) == 0


def test_a_region_of_the_draft_is_changed_in_place():
    draft = Draft()
    set_("arenas", "bath", capacity=None)(draft)
    assert draft.region("arenas", "bath") == Region("bath", (6, 2, 2, 4), {"address": BATH})
