from __future__ import annotations

import pytest

from game.content.labels import LabelError, load_labels, load_set

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
    "option twice": (
        ITEM.replace('["tied up",', '["upside down",'),
        "object_state",
        "offers an option twice",
    ),
    "wrong answer": (
        '[[item]]\nline = "The pier is gone"\nanswer = "maybe"\n',
        "news",
        "write one of yes, no",
    ),
    "wrong pronoun": (
        '[[item]]\npronoun = "it"\ndoing = "rowing"\nevent = "the oar is broken"\nanswer = "urgent"\n',
        "urgent",
        'the pronoun "it"',
    ),
    "no such hour": (
        '[[item]]\nage = 40\nhabits = "Ana rises late."\naccept = ["noon"]\n',
        "wake_hour",
        'accepts "noon"',
    ),
    "too old": (
        '[[item]]\nage = 400\nhabits = "Ana rises late."\naccept = ["9 am"]\n',
        "wake_hour",
        "from 1 to 120",
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
