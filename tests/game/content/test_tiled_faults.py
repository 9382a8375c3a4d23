"""Every kind of malformed map is refused with file, layer, tile, reason and cure."""

from __future__ import annotations

import base64
import gzip
import struct
import zlib

import pytest
from PIL import Image

from game.content import town_tilesets, town_tsx
from game.content.tiled import load_town
from game.content.town_error import MapError
from tests.game.content.small_town import GROUND, MAP, TILESET, WALLS, changed, region, write_town

CSV = f'<data encoding="csv">\n{GROUND}\n</data>'


def with_data(data):
    return changed(CSV, data)


def zlib_data(raw, packing="zlib"):
    packed = {"zlib": zlib.compress, "gzip": gzip.compress}[packing](raw)
    return f'<data encoding="base64" compression="{packing}">{base64.b64encode(packed).decode()}</data>'


def cells(first="1", count=48):
    return ",".join([first] + ["1"] * (count - 1))


def with_cells(text):
    return with_data(f'<data encoding="csv">{text}</data>')


def added(layer_name, thing):
    start = MAP.index(f'name="{layer_name}"')
    end = MAP.index("</objectgroup>", start)
    return MAP[:end] + thing + MAP[end:]


SECTOR = region(1, "home", (4, 0, 4, 4), address="w:home")
FAULTS = {
    "no xml": (MAP[:-20], "", None, "no complete XML"),
    "empty": ("", "", None, "no complete XML"),
    "other root": ("<svg/>", "", None, "root element is <svg>"),
    "document type": (MAP.replace("<map ", "<!DOCTYPE x><map ", 1), "", None, "document type"),
    "infinite": (changed('infinite="0"', 'infinite="1"'), "", None, "infinite"),
    "isometric": (changed("orthogonal", "isometric"), "", None, "isometric"),
    "huge": (changed('width="8" height="6" tile', 'width="100000" height="100000" tile'), "", None, "100000 x"),
    "no width": (changed('width="8" height="6" tile', 'height="6" tile'), "", None, "whole number"),
    "zero wide": (changed('width="8" height="6" tile', 'width="0" height="6" tile'), "", None, "0 x 6"),
    "small tiles": (changed('tilewidth="32"', 'tilewidth="16"'), "", None, "another size"),
    "few cells": (with_cells(cells(count=47)), "ground", None, "47 cells"),
    "many cells": (with_cells(cells(count=50)), "ground", None, "50 cells"),
    "gid beyond": (with_cells(cells("999")), "ground", (0, 0), "tile 999"),
    "gid negative": (with_cells(cells("-1")), "ground", (0, 0), "-1"),
    "gid too large": (with_cells(cells(str(1 << 40))), "ground", (0, 0), "is no tile"),
    "hexagonal flag": (with_cells(cells(str((1 << 28) | 1))), "ground", (0, 0), "which no tileset has"),
    "no number": (with_cells(cells() .replace("1,1", "1,x", 1)), "ground", (1, 0), '"x" is no number'),
    "xml cells": (with_data('<data><tile gid="1"/></data>'), "ground", None, "form that is not read"),
    "chunks": (with_data('<data encoding="csv"><chunk x="0"/></data>'), "ground", None, "form that is not read"),
    "no data": (with_data(""), "ground", None, "form that is not read"),
    "zstd": (with_data('<data encoding="base64" compression="zstd">AA==</data>'), "ground", None, "zstd"),
    "no base64": (with_data('<data encoding="base64">?!</data>'), "ground", None, "cannot be unpacked"),
    "broken zlib": (with_data('<data encoding="base64" compression="zlib">AAAA</data>'), "ground", None, "unpacked"),
    "short zlib": (with_data(zlib_data(bytes(100))), "ground", None, "100 bytes"),
    "bomb": (with_data(zlib_data(bytes(50_000_000))), "ground", None, "more than 192 bytes"),
    "gzip bomb": (with_data(zlib_data(bytes(50_000_000), "gzip")), "ground", None, "more than 192 bytes"),
    "layer size": (changed('name="roof" width="8"', 'name="roof" width="9"'), "roof", None, "another size"),
    "no z": (changed('<properties><property name="z" type="int" value="0"/></properties>', ""), "ground", None, "drawn"),
    "z no number": (changed('name="z" type="int" value="0"', 'name="z" value="low"'), "ground", None, "whole number"),
    "no collision": (changed('name="collision"', 'name="walls"'), "walls", None, "drawn"),
    "no spawn layer": (changed('name="spawns"', 'name="starts"'), "", None, '"spawns" is missing'),
    "double layer": (changed('name="roof"', 'name="ground"'), "ground", None, "used twice"),
    "image layer": (changed("<layer id", '<imagelayer name="sky"/><layer id'), "sky", None, "image layers"),
    "no world": (changed('<property name="world" value="w"/>', ""), "", None, "name its world"),
    "no tileset": (changed('<tileset firstgid="1" source="tiles.tsx"/>', ""), "", None, "no tileset"),
    "tileset gone": (changed("tiles.tsx", "other.tsx"), "", None, '"other.tsx" is missing'),
    "tileset outside": (changed("tiles.tsx", "../../../../etc/hostname"), "", None, "outside the game"),
    "tileset absolute": (changed("tiles.tsx", "/etc/hostname"), "", None, "outside the game"),
    "tilesets overlap": (
        changed("<layer id", '<tileset firstgid="3" source="tiles.tsx"/><layer id'), "", None, "overlaps another",
    ),
    "no address": (changed(SECTOR, region(1, "", (4, 0, 4, 4))), "sectors", (4, 0), "has no name"),
    "colon in a name": (changed(SECTOR, region(1, "a:b", (4, 0, 4, 4))), "sectors", (4, 0), "has a colon in its name"),
    "arena in no sector": (added("arenas", region(9, "yard", (0, 0, 1, 1))), "arenas", (0, 0), "in no sector"),
    "object in no arena": (added("objects", region(9, "tub", (0, 0, 1, 1))), "objects", (0, 0), "in no arena"),
    "other world": (changed('value="w:home"', 'value="v:home"'), "sectors", (4, 0), "v:home"),
    "empty part": (changed('value="w:home:room"', 'value="w::room"'), "arenas", (4, 0), "w::room"),
    "unknown property": (changed('name="opens"', 'name="open"'), "arenas", (4, 0), 'unknown property "open"'),
    "hours": (changed("08:00", "8 am"), "arenas", (4, 0), "8 am"),
    "hour of 25": (changed("08:00", "25:00"), "arenas", (4, 0), "25:00"),
    "one hour": (changed('<property name="closes" value="20:00"/>', ""), "arenas", (4, 0), "only one of"),
    "capacity": (changed('type="int" value="3"', 'value="three"'), "arenas", (4, 0), "three"),
    "privacy": (changed('value="private"', 'value="secret"'), "arenas", (4, 3), "secret"),
    "off the grid": (changed('x="160" y="32"', 'x="161.5" y="32"'), "objects", (5, 1), "grid"),
    "off the map": (changed('x="160" y="32"', 'x="160" y="320"'), "objects", (5, 10), "beyond the map"),
    "no size": (changed('width="32" height="64"', 'width="0" height="64"'), "objects", (5, 1), "no rectangle"),
    "sector twice": (added("sectors", region(9, "home", (0, 5, 1, 1), address="w:home")), "sectors", (0, 5), "twice"),
    "sectors overlap": (added("sectors", region(9, "hut", (5, 3, 3, 3), address="w:hut")), "sectors", (5, 3), "overlaps"),
    "arena of nowhere": (
        added("arenas", region(9, "den", (0, 5, 1, 1), address="w:hut:den")), "arenas", (0, 5), "not on the map",
    ),
    "arena outside": (
        added("arenas", region(9, "den", (0, 5, 1, 1), address="w:home:den")), "arenas", (0, 5), "beyond its sector",
    ),
    "arenas overlap": (
        added("arenas", region(9, "den", (4, 3, 1, 1), address="w:home:den")), "arenas", (4, 3), "overlaps",
    ),
    "object of nowhere": (changed("w:home:room:bed", "w:home:attic:bed"), "objects", (5, 1), "not on the map"),
    "object elsewhere": (changed("w:home:room:bed", "w:home:hall:bed"), "objects", (5, 1), "outside its arena"),
    "objects overlap": (
        added("objects", region(9, "rug", (5, 2, 1, 1), address="w:home:room:rug")), "objects", (5, 2), "overlaps",
    ),
    "pieces differ": (
        added("objects", region(9, "bed", (7, 0, 1, 1), address="w:home:room:bed", kind="cot")),
        "objects", (7, 0), "other properties",
    ),
    "object in a wall": (
        changed(WALLS, WALLS.replace("0,0,0,4,0,0,0,0", "0,0,0,4,0,4,0,0").replace("4,0,4", "4,0,0", 1)),
        "objects", (5, 1), "collision tile",
    ),
    "spawn in a wall": (changed('x="192" y="64"', 'x="96" y="64"'), "spawns", (3, 2), "collision tile"),
    "spawn role": (changed('value="visitor"', 'value="tourist"'), "spawns", (1, 1), "tourist"),
    "no visitor": (changed('value="visitor"', 'value="resident"'), "spawns", None, "no spawns for the visitor"),
    "spawn twice": (changed('name="Bo"', 'name="Ann"'), "spawns", (6, 1), "used twice"),
    "tile object": (changed('name="Ann" x', 'name="Ann" gid="1" x'), "spawns", (6, 2), "upright rectangle"),
    "ellipse": (changed('name="bed" x="160" y="32" width="32" height="64">',
                        'name="bed" x="160" y="32" width="32" height="64"><ellipse/>'), "objects", (5, 1), "upright"),
    "no place": (changed('name="bed" x="160"', 'name="bed" x="here"'), "objects", None, "has no place"),
    "point": (changed('width="32" height="64">', "><point/>"), "objects", (5, 1), "upright"),
    "polygon": (changed('width="32" height="64">', '><polygon points="0,0 9,9 0,9"/>'), "objects", (5, 1), "upright"),
    "template": (changed('name="bed" x', 'name="bed" template="bed.tx" x'), "objects", (5, 1), "upright"),
    "rotated": (changed('name="bed" x', 'name="bed" rotation="45" x'), "objects", (5, 1), "upright rectangle"),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(FAULTS))
def test_a_malformed_map_is_refused_with_place_reason_and_cure(tmp_path, name):
    text, layer, tile, reason = FAULTS[name]
    with pytest.raises(MapError) as caught:
        load_town(write_town(tmp_path / "town", text))
    error = caught.value
    assert error.file in {"town.tmx", "tiles.tsx"}
    assert error.layer == layer
    assert (error.x, error.y) == (tile or (None, None))
    assert reason in error.reason
    assert error.cure
    assert str(error).count("\n") == 0


def test_there_are_more_than_twenty_kinds_of_fault():
    assert len(FAULTS) > 20


def test_a_sealed_pocket_is_named_with_its_tile(tmp_path):
    rows = ["0,0,0,4,0,0,0,0"] * 3 + ["0,0,0,0,0,0,0,0", "0,0,0,0,0,0,4,4", "0,0,0,0,0,0,4,0"]
    with pytest.raises(MapError, match="cut off from the rest") as caught:
        load_town(write_town(tmp_path / "town", changed(WALLS, ",\n".join(rows))))
    assert (caught.value.layer, caught.value.x, caught.value.y) == ("collision", 7, 5)


def test_an_arena_made_of_walls_is_refused(tmp_path):
    rows = ["0,0,0,4,0,0,0,0"] * 3 + ["0,0,0,0,4,4,4,4", "0,0,0,0,0,0,0,0", "0,0,0,0,0,0,0,4"]
    text = changed(WALLS, ",\n".join(rows))
    start = text.index('<object id="5"')
    end = text.index("</object>", start) + len("</object>")
    with pytest.raises(MapError, match="nobody can stand anywhere"):
        load_town(write_town(tmp_path / "town", text[:start] + text[end:]))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('tilecount="4"', 'tilecount="400"', "400 tiles"),
        ('tilewidth="32"', 'tilewidth="16"', "16 x 32"),
        ("<tileset ", '<tileset spacing="1" ', "spacing"),
        ("tiles.png", "gone.png", "missing"),
        ("tiles.png", "../../../../etc/hostname", "outside the game"),
        ("tiles.png", "tiles.tsx", "cannot be read"),
        ('<image source="tiles.png" width="128" height="32"/>', "", "not made of one picture"),
        ("<tileset ", "<tiles ", ""),
    ],
)
def test_a_malformed_tileset_is_refused(tmp_path, old, new, reason):
    assert old in TILESET
    with pytest.raises(MapError, match=r"tiles\.tsx") as caught:
        load_town(write_town(tmp_path / "town", tileset=TILESET.replace(old, new, 1)))
    assert reason in caught.value.reason


def test_a_picture_of_too_many_pixels_is_refused(tmp_path, monkeypatch):
    folder = write_town(tmp_path / "town")
    monkeypatch.setattr(town_tilesets, "MAX_PICTURE_PIXELS", 1000)
    with pytest.raises(MapError, match="128 x 32 pixels"):
        load_town(folder)


def test_a_picture_cut_short_is_refused(tmp_path):
    folder = write_town(tmp_path / "town")
    Image.effect_noise((128, 32), 90).save(folder / "tiles.png")
    whole = (folder / "tiles.png").read_bytes()
    (folder / "tiles.png").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(MapError, match=r"tiles\.png"):
        load_town(folder)


def test_a_file_beyond_the_size_cap_is_not_read(tmp_path):
    text = MAP + "<!--" + "x" * town_tsx.MAX_FILE_BYTES + "-->"
    with pytest.raises(MapError, match="more than 4194304 bytes"):
        load_town(write_town(tmp_path / "town", text))


def test_a_folder_without_a_map_is_refused(tmp_path):
    with pytest.raises(MapError, match="holds no TMX file"):
        load_town(tmp_path)


def test_a_link_that_leads_out_of_the_folder_is_refused(tmp_path):
    folder = write_town(tmp_path / "town")
    outside = tmp_path / "elsewhere.tsx"
    outside.write_text(TILESET, "utf-8")
    (folder / "tiles.tsx").unlink()
    (folder / "tiles.tsx").symlink_to(outside)
    with pytest.raises(MapError, match="outside the game"):
        load_town(folder)


def test_a_cell_with_all_flip_flags_is_no_fault(tmp_path):
    raw = struct.pack("<48I", *([1 | (7 << 29)] + [1] * 47))
    assert load_town(write_town(tmp_path / "town", with_data(zlib_data(raw)))).images
