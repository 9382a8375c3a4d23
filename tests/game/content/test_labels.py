from __future__ import annotations

import pytest

from game import paths
from game.content.labels import FIELDS, LabelError, load_labels, load_set

ITEM = """[[item]]
split = "held"
activity = "mend a net"
object = "boat"
options = ["tied up", "upside down"]
accept = ["upside down"]
"""


def write(folder, text, name="object_state"):
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_set_is_read(tmp_path):
    (label,) = load_set(write(tmp_path, ITEM))
    assert label.split == "held"
    assert label.word("object") == "boat"
    assert label.listed("accept") == ("upside down",)
    assert set(load_labels(tmp_path)) == {"object_state"}


def test_the_sets_of_the_game_are_sound_and_half_held_out():
    sets = load_labels(paths.assets() / "labels")
    assert set(sets) == set(FIELDS)
    assert len(sets["locations"]) == 40
    for name, labels in sets.items():
        held = sum(label.split == "held" for label in labels)
        assert held * 2 == len(labels), name


FAULTS = {
    "no toml": ("[[", "object_state", "cannot be read"),
    "no items": ("x = 1", "object_state", "has no [[item]]"),
    "unknown set": (ITEM, "weather", "no set is called so"),
    "unknown field": (ITEM + 'mood = "calm"\n', "object_state", 'unknown field "mood"'),
    "missing field": (ITEM.replace('object = "boat"\n', ""), "object_state", 'lacks "object"'),
    "wrong split": (ITEM.replace("held", "later"), "object_state", 'split "later"'),
    "no list": (ITEM.replace('["upside down"]', '"upside down"'), "object_state", "no list of texts"),
    "empty text": (ITEM.replace('"boat"', '""'), "object_state", 'no text as "object"'),
    "stray accept": (
        ITEM.replace('accept = ["upside', 'accept = ["over', 1),
        "object_state",
        'accepts "over down"',
    ),
    "value": ('[[item]]\nmemory = "Ana fell"\nvalue = 11\n', "importance", "a whole number from 1 to 10"),
    "value in words": (
        '[[item]]\nmemory = "Ana fell"\nvalue = true\n',
        "importance",
        "a whole number from 1 to 10",
    ),
}


@pytest.mark.parametrize("fault", sorted(FAULTS))
def test_a_planted_fault_is_one_sentence_with_file_and_cure(fault, tmp_path):
    text, name, words = FAULTS[fault]
    with pytest.raises(LabelError) as found:
        load_set(write(tmp_path, text, name))
    message = str(found.value)
    assert words in message
    assert message.startswith(f"{name}.toml")
    assert ":" in message
    assert "\n" not in message
