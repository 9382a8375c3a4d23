from __future__ import annotations

import pytest

from ai.banks import Activity, Emoji, ObjectKind, StepSet
from game.content.banks import BankError, load_banks

GOOD = """
[[activity]]
text = "mend the nets"
tags = ["fishing"]
places = ["home", "park"]
hours = ["6:30", "24:00"]
finer = ["wash the nets", "tie the knots", "cut new rope", "hang up the nets"]

[[steps]]
key = ["net", "rope"]
steps = ["fetch the rope", "measure it", "cut it", "tie a knot", "pull it tight", "trim the ends"]

[emoji]
"fish" = "🐟"

[[kind]]
name = "boat"
idle = "tied up"
in_use = ["out at sea"]
uses = ["go fishing"]
faults = ["leaking"]
"""


def bank(folder, text=GOOD, name="sea.toml"):
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_a_good_bank_is_read_completely(tmp_path):
    banks = load_banks(bank(tmp_path))
    assert banks.activities == (
        Activity(
            "mend the nets",
            ("fishing",),
            ("home", "park"),
            (390, 1440),
            ("wash the nets", "tie the knots", "cut new rope", "hang up the nets"),
        ),
    )
    assert banks.steps[0] == StepSet(
        ("net", "rope"),
        ("fetch the rope", "measure it", "cut it", "tie a knot", "pull it tight", "trim the ends"),
    )
    assert banks.emoji == (Emoji("🐟", "fish"),)
    assert banks.kinds == (ObjectKind("boat", "tied up", ("out at sea",), ("go fishing",), ("leaking",)),)


def test_a_mod_is_one_more_file(tmp_path):
    bank(tmp_path)
    bank(tmp_path, '[emoji]\n"anchor" = "⚓"\n', "more.toml")
    assert [picture.name for picture in load_banks(tmp_path).emoji] == ["anchor", "fish"]


FAULTS = {
    "no toml": ("text = [", "is no TOML"),
    "unknown table": ('[[songs]]\nname = "a"\n' + GOOD, "songs: no bank has this name"),
    "missing key": (GOOD.replace('tags = ["fishing"]\n', ""), '"tags" is missing'),
    "unknown key": (GOOD.replace("tags =", 'mood = "calm"\ntags ='), '"mood" is unknown'),
    "ing form": (
        GOOD.replace('"mend the nets"', '"mending the nets"'),
        '"mending the nets" in "text" is no activity',
    ),
    "with to": (GOOD.replace('"mend the nets"', '"to mend the nets"'), "is no activity"),
    "capital": (
        GOOD.replace('"wash the nets"', '"Wash the nets"'),
        '"Wash the nets" in "finer" is no activity',
    ),
    "full stop": (GOOD.replace('"measure it"', '"measure it."'), '"measure it." in "steps" is no activity'),
    "unknown place": (
        GOOD.replace('"park"', '"moon"'),
        'the place "moon" is unknown: write one of workplace',
    ),
    "wrong hour": (GOOD.replace('"6:30"', '"6.30"'), 'write "hours" as two times of day'),
    "hours backwards": (
        GOOD.replace('"6:30", "24:00"', '"20:00", "6:00"'),
        'write "hours" as two times of day',
    ),
    "too late": (GOOD.replace('"24:00"', '"24:30"'), 'write "hours" as two times of day'),
    "one hour": (GOOD.replace('"6:30", "24:00"', '"6:30"'), 'write "hours" as two times of day'),
    "few finer": (GOOD.replace('"wash the nets", ', ""), '"finer" has 3 entries: write 4 to 8'),
    "few steps": (GOOD.replace('"measure it", ', ""), '"steps" has 5 entries: write 6 to 10'),
    "twice in a list": (GOOD.replace('"cut it"', '"measure it"'), 'holds "measure it" twice'),
    "no list": (GOOD.replace('["fishing"]', '"fishing"'), '"tags" is no list'),
    "empty list": (GOOD.replace('["leaking"]', "[]"), '"faults" is no list'),
    "spaces": (GOOD.replace('"tied up"', '" tied up"'), '"idle" is no text without spaces around it'),
    "word for emoji": (GOOD.replace('"🐟"', '"fish"'), 'emoji "fish": its value is no single emoji'),
    "emoji list": ("emoji = []\n" + GOOD.replace('[emoji]\n"fish" = "🐟"\n', ""), 'head it with "[emoji]"'),
    "table for list": (GOOD.replace("[[kind]]", "[kind]"), 'head each with "[[kind]]"'),
    "twice": (GOOD + GOOD[GOOD.index("[[kind]]") :], 'kind "boat": this is there twice'),
    "no emoji": (GOOD.replace('[emoji]\n"fish" = "🐟"\n', ""), "holds no emoji"),
}


@pytest.mark.parametrize("fault", sorted(FAULTS))
def test_a_planted_fault_is_one_sentence_with_its_cure(fault, tmp_path):
    text, words = FAULTS[fault]
    with pytest.raises(BankError) as found:
        load_banks(bank(tmp_path, text))
    message = str(found.value)
    assert words in message
    assert "sea.toml" in message or str(tmp_path) in message
    assert ":" in message
    assert "\n" not in message


def test_a_folder_without_banks_is_refused(tmp_path):
    with pytest.raises(BankError, match=r"holds no \*.toml: restore"):
        load_banks(tmp_path)


def test_the_same_entry_in_two_files_is_refused(tmp_path):
    bank(tmp_path)
    bank(tmp_path, '[emoji]\n"fish" = "🎣"\n', "z.toml")
    with pytest.raises(BankError, match=r'z.toml, emoji "fish": this is there twice'):
        load_banks(tmp_path)
