"""Scripts are held against the town before anything happens; a mistake is one sentence."""

from __future__ import annotations

import pytest

from game.content.script import Enter, Forget, March, ScriptError, Spot, Walk, read_script
from game.sim.commands import LeaveVisitor, SetObjectState, VisitorSay, Whisper
from game.world.geometry import Facing, Tile
from tests.game.sim.hamlet import LAWN, SALOON, hamlet, scene

PIANO = f"{SALOON}:piano"


def read(folder, text):
    """Read a script of this text for the hamlet."""
    file = folder / "script.toml"
    file.write_text(text, "utf-8")
    return read_script(file, scene().maze, hamlet().minds)


def entry(**keys: object) -> str:
    """Write one entry."""
    rows = {"at": "1 09:00", **keys}
    return "[[entry]]\n" + "\n".join(
        f"{key} = {value}" if isinstance(value, (int, list)) else f'{key} = "{value}"'
        for key, value in rows.items()
    )


@pytest.mark.parametrize(
    ("keys", "deed"),
    [
        ({"do": "whisper", "to": "Ana Bell", "text": "sing"}, Whisper("Ana Bell", "sing")),
        ({"do": "whisper", "to": "ana", "text": "sing"}, Whisper("Ana Bell", "sing")),
        ({"do": "set-object", "object": PIANO, "state": "burning"}, SetObjectState(PIANO, "burning")),
        ({"do": "set-object", "object": PIANO, "state": ""}, SetObjectState(PIANO, "")),
        ({"do": "enter", "name": "Zoe", "looks": "a woman in red", "tile": [12, 6]},
         Enter("Zoe", "a woman in red", Spot((Tile(12, 6),)))),
        ({"do": "enter", "name": "Zoe", "looks": "tall", "beside": "Bob"},
         Enter("Zoe", "tall", Spot(beside="Bob Cane"))),
        ({"do": "walk", "beside": "Cleo"}, Walk(Spot(beside="Cleo Dunn"))),
        ({"do": "walk", "facing": "east", "steps": 3}, March(Facing.EAST, 3)),
        ({"do": "say", "text": "Good day."}, VisitorSay("Good day.")),
        ({"do": "leave"}, LeaveVisitor()),
        ({"do": "forget", "resident": "Ana", "memory": 2}, Forget("Ana Bell", memory=2)),
        ({"do": "forget", "resident": "Ana", "text": "fair"}, Forget("Ana Bell", text="fair")),
    ],
)  # fmt: skip
def test_every_deed_can_be_written(tmp_path, keys, deed):
    (found,) = read(tmp_path, entry(**keys))
    assert found.deed == deed
    assert found.tick == 9 * 360


def test_a_place_stands_for_its_free_tiles(tmp_path):
    (found,) = read(tmp_path, entry(do="walk", place=LAWN))
    assert set(found.deed.spot.tiles) == set(scene().maze.tiles_of(LAWN))


def test_entries_are_sorted_by_time_and_keep_their_order_within_a_tick(tmp_path):
    parts = [
        entry(do="say", text="third", at="1 10:00"),
        entry(do="say", text="one"),
        entry(do="say", text="two"),
    ]
    assert [one.deed.text for one in read(tmp_path, "\n".join(parts))] == ["one", "two", "third"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "holds no [[entry]]"),
        ("entry = 3", "holds no [[entry]]"),
        ("[[entry]", "is no TOML"),
        ("pace = 1\n" + entry(do="leave"), 'unknown key "pace"'),
        (entry(do="dance"), 'entry 1: "dance" cannot be done'),
        (entry(do="whispr", to="Ana", text="x"), 'did you mean "whisper"?'),
        (entry(do="leave", text="x"), '"leave" has no key "text"'),
        (entry(do="leave", at="9 o'clock"), "is not of the form"),
        (entry(do="leave", at=7), '"at" is no text'),
        (entry(do="whisper", to="Ana"), 'the key "text" is missing'),
        (entry(do="whisper", to="Anna Bell", text="x"), 'did you mean "Ana Bell"?'),
        (entry(do="set-object", object=f"{SALOON}:pianos", state="x"), f'did you mean "{PIANO}"?'),
        (entry(do="enter", name="Zoe", looks="tall"), "it must say where"),
        (entry(do="enter", name="Zoe", looks="tall", tile=[0, 0]), "nobody can stand on the tile"),
        (entry(do="enter", name="Zoe", looks="tall", tile=[1]), "tile is no pair of numbers"),
        (entry(do="walk", place="the moon"), 'the town has no place "the moon"'),
        (entry(do="walk", facing="up", steps=2), '"up" is no direction'),
        (entry(do="walk", facing="east", steps=0), '"steps" is no number from 1'),
        (entry(do="walk", facing="east", steps=1, beside="Ana"), "keep one of the two"),
        (entry(do="forget", resident="Ana"), "write either memory (an id) or text"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_sentence_with_place_and_cure(tmp_path, text, said):
    with pytest.raises(ScriptError) as fault:
        read(tmp_path, text)
    assert said in str(fault.value)
    assert "script.toml" in str(fault.value)
    assert "\n" not in str(fault.value).replace("\\n", "")


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(ScriptError, match=r"none\.toml cannot be read"):
        read_script(tmp_path / "none.toml", scene().maze, hamlet().minds)
