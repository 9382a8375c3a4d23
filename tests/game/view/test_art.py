"""The sheets are what their generators draw, and whoever is damaged is named."""

from __future__ import annotations

import importlib
import json

import pytest
from PIL import Image

from game import paths
from game.content.banks import load_banks
from game.content.residents import load_residents
from game.content.tiled import load_town
from game.view import art
from game.view.errors import ArtError
from game.world.geometry import Facing

SPRITES = paths.assets() / "sprites"


@pytest.fixture
def generator(monkeypatch):
    monkeypatch.syspath_prepend(str(SPRITES))
    return importlib.import_module


def test_every_person_looks_different_from_every_side():
    sheet = art.load_people(SPRITES)
    rows = sorted({row for row, _ in sheet.drawings})
    for facing in Facing:
        looks = {sheet.drawing(row, "idle", facing).image.tobytes() for row in rows}
        assert len(looks) == len(rows)


def test_every_frame_of_a_walk_moves():
    sheet = art.load_people(SPRITES)
    for facing in Facing:
        frames = [sheet.drawing("klaus_mueller", "walk", facing, frame).image.tobytes() for frame in range(4)]
        assert len(set(frames)) >= 3


def test_every_resident_of_the_town_has_a_row():
    maze = load_town(paths.assets() / "maps" / paths.TOWN).maze
    residents = load_residents(paths.assets() / "maps" / paths.TOWN / "residents", maze)
    rows = {row for row, _ in art.load_people(SPRITES).drawings}
    assert {resident.sprite for resident in residents.values()} <= rows


def test_somebody_without_a_row_or_a_pose_is_still_drawn():
    sheet = art.load_people(SPRITES)
    assert sheet.drawing("nobody", "idle", Facing.WEST) is sheet.drawing(art.STRANGER, "idle", Facing.WEST)
    assert sheet.drawing("maria_lopez", "juggle", Facing.WEST) is sheet.drawing(
        "maria_lopez", "idle", Facing.WEST
    )


def test_everybody_of_the_sheet_has_a_portrait_in_every_mood():
    portraits = art.load_portraits(SPRITES)
    rows = {row for row, _ in art.load_people(SPRITES).drawings}
    assert {row for row, _ in portraits.drawings} == rows
    for row in rows:
        moods = ("calm", "happy", "sad", "angry", "surprised", "asleep")
        assert len({portraits.drawing(row, mood).image.tobytes() for mood in moods}) == len(moods)


def test_an_unknown_mood_or_person_still_has_a_portrait():
    portraits = art.load_portraits(SPRITES)
    assert portraits.drawing("nobody", "happy") is portraits.drawing(art.STRANGER, "happy")
    assert portraits.drawing("maria_lopez", "hungry") is portraits.drawing("maria_lopez", "calm")


def test_damaged_portraits_are_named(tmp_path):
    (tmp_path / "portraits.json").write_bytes((SPRITES / "portraits.json").read_bytes())
    Image.new("RGBA", (64, 64)).save(tmp_path / "portraits.png")
    with pytest.raises(ArtError, match=r"portraits\.png"):
        art.load_portraits(tmp_path)


def test_every_emoji_of_the_banks_is_in_the_atlas():
    atlas = art.load_emoji(SPRITES)
    banks = load_banks(paths.assets() / "banks")
    missing = [one.char for one in banks.emoji if one.char.replace("\ufe0f", "") not in atlas.drawings]
    assert not missing, f"draw the atlas again with assets/sprites/emoji.py: {missing}"


def test_no_two_emoji_share_a_drawing():
    drawings = art.load_emoji(SPRITES).drawings
    assert len({texture.image.tobytes() for texture in drawings.values()}) == len(drawings)


@pytest.mark.parametrize("odd", ["", "abc", "🛁🧖\u200d♀️", "\U0001faff"])
def test_an_emoji_without_a_drawing_falls_back(odd):
    atlas = art.load_emoji(SPRITES)
    assert atlas.drawing(odd) in atlas.drawings.values()


def test_selectors_and_skin_colours_do_not_matter():
    atlas = art.load_emoji(SPRITES)
    plain = next(char for char in atlas.drawings if char == "👏")
    assert atlas.drawing(plain + "\U0001f3fd") is atlas.drawing(plain)
    assert atlas.drawing("☕\ufe0f") is atlas.drawing("☕")


FAULTS = {
    "no json": lambda folder: (folder / "people.json").unlink(),
    "no picture": lambda folder: (folder / "people.png").unlink(),
    "broken json": lambda folder: (folder / "people.json").write_text("{", "utf-8"),
    "a list": lambda folder: (folder / "people.json").write_text("[]", "utf-8"),
    "a key is missing": lambda folder: (folder / "people.json").write_text('{"width": 32}', "utf-8"),
    "wrong size": lambda folder: Image.new("RGBA", (32, 32)).save(folder / "people.png"),
    "no picture at all": lambda folder: (folder / "people.png").write_bytes(b"PNG"),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_damaged_people_are_named(tmp_path, fault):
    for name in ("people.png", "people.json"):
        (tmp_path / name).write_bytes((SPRITES / name).read_bytes())
    fault(tmp_path)
    with pytest.raises(ArtError, match="people"):
        art.load_people(tmp_path)


def test_an_atlas_that_is_too_small_is_named(tmp_path):
    about = json.loads((SPRITES / "emoji.json").read_text("utf-8"))
    (tmp_path / "emoji.json").write_text(json.dumps(about), "utf-8")
    Image.new("RGBA", (48, 48)).save(tmp_path / "emoji.png")
    with pytest.raises(ArtError, match=r"emoji\.png"):
        art.load_emoji(tmp_path)


def test_the_atlas_holds_what_its_generator_would_draw(generator):
    emoji = generator("emoji")
    about = json.loads((SPRITES / "emoji.json").read_text("utf-8"))
    assert about == {
        "cell": emoji.CELL,
        "columns": emoji.COLUMNS,
        "emoji": emoji.wanted(paths.assets() / "banks"),
    }


def test_every_bundled_drawing_and_font_is_credited():
    credits_text = (paths.assets() / "CREDITS.md").read_text("utf-8")
    for word in ("people.png", "emoji.png", "Noto Color Emoji", "Nunito", "Pixelify Sans", "Liberation Sans"):
        assert word in credits_text
    assert "SIL OPEN FONT LICENSE" in (SPRITES / "emoji-OFL.txt").read_text("utf-8")
