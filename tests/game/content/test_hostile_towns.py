"""Files of a town that nobody could have meant are named in one sentence, soon, and nothing else happens."""

from __future__ import annotations

import os
import re
import struct
import sys
import zlib

import pytest
from PIL import Image

from game.content import town_reading
from game.content.lint.check import Known, find_all, load_checked
from game.content.town_error import MapError, TownError
from game.content.town_reading import Pictures
from tests.game.content.good_town import SHEET, Draft

KNOWN = Known(frozenset({"bed", "closet", "toilet", "shower", "bathroom sink", "park garden"}), frozenset())
RECTANGLE = '<object name="o{}" x="64" y="64" width="96" height="96"/>'
ONE_TILE = (
    '<tileset firstgid="{}" name="t{}" tilewidth="32" tileheight="32" tilecount="1" columns="1">'
    '<image source="ground.png" width="32" height="32"/></tileset>'
)
GROUND_IMAGE = '<image source="ground.png" width="32" height="32"/>'


def rules(folder):
    """Give the rules that a town breaks; every breach is one whole sentence."""
    found = find_all(folder, KNOWN)
    assert all(one.file and one.reason and one.cure and "\n" not in one.sentence for one in found)
    return {one.rule for one in found}


def refused(folder):
    """Give the rule for which a town is not opened."""
    with pytest.raises(TownError) as caught:
        load_checked(folder, KNOWN)
    return caught.value.rule


def rewritten(tmp_path, change):
    """Give a town whose map went through a function of bytes."""
    folder = Draft().write(tmp_path / "town")
    file = folder / "town.tmx"
    file.write_bytes(change(file.read_bytes()))
    return folder


def many(before, count, form):
    """Give a change that puts many elements before a text."""
    parts = "".join(form.format(index + 100, index) for index in range(count)).encode()
    return lambda content: content.replace(before, parts + before, 1)


def inside(layer, count, form=RECTANGLE):
    opening = f'<objectgroup name="{layer}">'.encode()
    parts = "".join(form.format(index) for index in range(count)).encode()
    return lambda content: content.replace(opening, opening + parts, 1)


@pytest.mark.parametrize(
    "change",
    [
        lambda content: content.replace(b"\n", b"\r\n"),
        lambda content: b"\xef\xbb\xbf" + content,
        lambda content: content.replace(b"UTF-8", b"ISO-8859-1"),
        many(b"</map>", 100, '<group name="g{}">' + "</group>"),
    ],
)
def test_what_other_programs_add_to_a_map_does_no_harm(tmp_path, change):
    assert rules(rewritten(tmp_path, change)) == set()


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (lambda content: content.decode().encode("utf-16"), "file-encoding"),
        (lambda content: content.replace(b'name="house"', b'name="h\xf6use"'), "file-encoding"),
        (lambda _: bytes(range(256)) * 400, "file-encoding"),
        (lambda _: bytes(100_000), "no-xml"),
        (lambda _: b"", "no-xml"),
        (lambda content: content[:-40], "no-xml"),
        (lambda _: b"<map>" + b"<a>" * 500_000, "no-xml"),
        (many(b"</map>", 3000, '<objectgroup name="g{}"/>'), "too-many"),
        (many(b'<tileset firstgid="2"', 300, ONE_TILE), "too-many"),
        (inside("sectors", 5000), "too-many"),
        (inside("arenas", 5000), "too-many"),
        (inside("objects", 5000), "too-many"),
    ],
)
def test_a_map_that_is_none_or_is_made_to_cost_time_is_named(tmp_path, change, rule):
    folder = rewritten(tmp_path, change)
    assert rule in rules(folder)
    assert refused(folder) == rule


def png(across, down):
    """Give the bytes of a picture that says how large it is and holds nothing."""

    def part(kind, content):
        return (
            struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
        )

    head = struct.pack(">IIBBBBB", across, down, 8, 6, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", zlib.compress(b"\0")) + part(b"IEND", b"")
    )


@pytest.mark.parametrize("name", ["closet.png", "ground.png"])
@pytest.mark.parametrize(
    ("content", "rule"),
    [
        (b"no picture", "picture-unreadable"),
        (b"", "picture-unreadable"),
        (b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 32 32\n", "picture-unreadable"),
        (png(32, 32), "picture-unreadable"),
        (png(0, 0), "picture-unreadable"),
        (png(8000, 8000), "picture-size"),
        (png(60_000, 60_000), "picture-size"),
        (png(2**31 - 1, 2**31 - 1), "picture-size"),
    ],
)
def test_a_picture_that_is_none_is_named_without_a_warning_of_the_library(
    tmp_path, name, content, rule, recwarn
):
    folder = Draft().write(tmp_path / "town")
    (folder / name).write_bytes(content)
    assert rule in rules(folder)
    assert refused(folder) == rule
    assert not recwarn.list


@pytest.mark.parametrize("told", ['width="2000000000" height="2000000000"', "", 'width="64" height="32"'])
def test_a_tileset_that_is_wrong_about_its_picture_is_named_before_anybody_cuts_it(tmp_path, told):
    draft = Draft()
    draft.replaced.append((GROUND_IMAGE, f'<image source="ground.png" {told}/>'))
    assert refused(draft.write(tmp_path / "town")) == "tileset-picture"


@pytest.mark.parametrize("width", ["nan", "inf", "abc", "-32", "1e999"])
def test_a_picture_of_an_impossible_width_is_named(tmp_path, width):
    draft = Draft()
    draft.replaced.append(('gid="2" x="64" y="128" width="32"', f'gid="2" x="64" y="128" width="{width}"'))
    assert refused(draft.write(tmp_path / "town")) == "thing-resized"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes in folders")
@pytest.mark.parametrize("name", ["town.tmx", "residents/ann.toml", "props.tsx", "closet.png"])
def test_a_pipe_or_a_folder_in_the_place_of_a_file_is_named_and_not_waited_for(tmp_path, name):
    folder = Draft().write(tmp_path / "town")
    (folder / name).unlink()
    os.mkfifo(folder / name)
    expected = {"file-unreadable", "sheet-unreadable", "source-missing"}
    assert refused(folder) in expected
    (folder / name).unlink()
    (folder / name).mkdir()
    assert refused(folder) in expected


@pytest.mark.skipif(sys.platform == "win32", reason="there is no endless file")
def test_an_endless_file_is_not_read_to_its_end(tmp_path):
    folder = Draft().write(tmp_path / "town")
    (folder / "residents" / "z.toml").symlink_to("/dev/zero")
    assert refused(folder) == "sheet-unreadable"


def test_a_disk_that_refuses_is_a_fault_of_the_town(tmp_path, monkeypatch):
    folder = Draft().write(tmp_path / "town")

    def deny(*_):
        raise PermissionError(13, "Permission denied", str(folder / "residents"))

    monkeypatch.setattr("game.content.residents.files_in", deny)
    assert "no-resident" in rules(folder)
    monkeypatch.setattr("game.content.lint.check.survey", deny)
    assert refused(folder) == "file-unreadable"
    (one,) = find_all(folder, KNOWN)
    assert "Permission denied" in one.sentence


def test_what_systems_hide_beside_files_is_not_read(tmp_path):
    folder = Draft().write(tmp_path / "town")
    (folder / "._town.tmx").write_bytes(b"\0\5")
    (folder / "residents" / "._ann.toml").write_bytes(b"\0\5")
    assert rules(folder) == set()


def test_two_maps_are_told_apart_by_the_name_of_the_folder(tmp_path):
    folder = Draft().write(tmp_path / "town")
    (folder / "town.tmx").rename(folder / "old.tmx")
    (folder / "other.tmx").write_bytes((folder / "old.tmx").read_bytes())
    with pytest.raises(MapError, match="holds 2 TMX files, and none is called town"):
        load_checked(folder, KNOWN)
    (folder / "other.tmx").rename(folder / "town.tmx")
    assert rules(folder) == set()


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("👩\u200d🎨 Zoë", True),
        ("می\u200cخواهم", True),
        ("محمد علي", True),
        ("a" * 60, True),
        ("a" * 61, False),
        ("Ann, Bo", False),
        ("A:B", False),
        ("\u202eabc", False),
    ],
)
def test_a_name_may_be_in_any_script_and_must_be_one_that_can_be_seen_and_typed(tmp_path, name, fits):
    draft = Draft()
    draft.sheets["ann"] = draft.sheets["ann"].replace("Ann", name)
    draft.sheets["bo"] = draft.sheets["bo"].replace('"Ann"', f'"{name}"')
    draft.region("spawns", "Ann").name = name
    folder = draft.write(tmp_path / "town")
    assert (not rules(folder)) is fits


@pytest.mark.parametrize("name", ["h\u202eouse", "h" * 61])
def test_a_place_has_a_name_that_can_be_seen(tmp_path, name):
    draft = Draft()
    draft.region("sectors", "green").said["address"] = f"w:{name}"
    assert refused(draft.write(tmp_path / "town")) == "address-form"


@pytest.mark.parametrize("world", ["w" * 61, "a&#10;b", "\u202ew", "a:b", " "])
def test_a_world_without_a_name_is_one_fault_not_one_for_each_place(tmp_path, world):
    draft = Draft()
    draft.replaced.append(('name="world" value="w"', f'name="world" value="{world}"'))
    assert rules(draft.write(tmp_path / "town")) == {"world"}


@pytest.mark.parametrize("age", ["9" * 5000, "[" * 5000 + "]" * 5000])
def test_a_sheet_beyond_measure_is_named_and_its_owner_is_not_said_to_be_missing(tmp_path, age):
    draft = Draft()
    draft.sheet("ann", "age = 30", f"age = {age}")
    assert rules(draft.write(tmp_path / "town")) == {"no-toml"}


def crowd(count):
    """Give a town of many residents who sleep in one bed."""
    draft = Draft()
    draft.sheets.clear()
    draft.layers["spawns"] = [one for one in draft.layers["spawns"] if one.name == "stranger"]
    draft.region("objects", "bed").said["capacity"] = count
    free = [(x, y) for y in (0, 7, 8, 9) for x in range(16) if (x, y) != (9, 8)]
    for index in range(count):
        name = f"Person {index:02d}"
        draft.sheets[f"p{index}"] = SHEET.format(
            name=name, sprite="a", other=f"Person {(index + 1) % count:02d}"
        )
        draft.add("spawns", name, (*free[index], 1, 1), role="resident")
    return draft


def test_a_town_may_have_sixty_residents_or_one(tmp_path):
    assert rules(crowd(60).write(tmp_path / "sixty")) == set()
    alone = crowd(1)
    alone.sheets["p0"] = alone.sheets["p0"].partition("[relationships]")[0]
    assert rules(alone.write(tmp_path / "one")) == set()


def test_more_sheets_than_a_town_can_have_are_not_read(tmp_path):
    folder = Draft().write(tmp_path / "town")
    for index in range(300):
        (folder / "residents" / f"x{index}.toml").write_text("", "utf-8")
    assert refused(folder) == "too-many"


def sized(folder, width, height):
    """Make the map of a town larger: grass all around."""
    file = folder / "town.tmx"

    def layer(found):
        rows = [row.split(",") for row in found[3].split(",\n")]
        fill = "1" if found[1] == "ground" else "0"
        rows = [row + [fill] * (width - len(row)) for row in rows]
        rows += [[fill] * width] * (height - len(rows))
        cells = ",\n".join(map(",".join, rows))
        return (
            f'<layer name="{found[1]}" width="{width}" height="{height}">{found[2]}'
            f'<data encoding="csv">{cells}</data></layer>'
        )

    text = file.read_text("utf-8").replace(
        'width="16" height="10" tile', f'width="{width}" height="{height}" tile'
    )
    shape = r'<layer name="(\w+)" width="16" height="10">(.*?)<data encoding="csv">(.*?)</data></layer>'
    file.write_text(re.sub(shape, layer, text, flags=re.DOTALL), "utf-8")
    return folder


def test_a_map_may_have_512_x_512_tiles(tmp_path):
    folder = sized(Draft().write(tmp_path / "town"), 512, 512)
    town, _ = load_checked(folder, KNOWN)
    assert (town.maze.width, town.maze.height) == (512, 512)


def test_a_picture_is_decoded_once_until_its_file_changes(tmp_path, monkeypatch):
    file = tmp_path / "a.png"
    Image.new("RGBA", (8, 8), "red").save(file)
    shelf, decoded = Pictures(), []
    plain = town_reading._decoded
    monkeypatch.setattr(town_reading, "_decoded", lambda *about: decoded.append(about) or plain(*about))
    assert shelf.read("a", file, 99) is shelf.read("a", file, 99)
    assert len(decoded) == 1
    Image.new("RGBA", (8, 9), "blue").save(file)
    os.utime(file, ns=(1, 1))
    assert shelf.read("a", file, 99).size == (8, 9)
    with pytest.raises(MapError):
        shelf.read("a", file, 10)


def test_no_more_pictures_are_kept_than_there_is_room_for(tmp_path):
    shelf = Pictures(most=100)
    for index in range(3):
        Image.new("RGBA", (8, 8)).save(tmp_path / f"{index}.png")
        first = shelf.read("a", tmp_path / f"{index}.png", 99)
    assert shelf.read("a", tmp_path / "2.png", 99) is first
    assert len(shelf._kept) == 1
