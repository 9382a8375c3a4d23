"""Facts come from a file that is held against the town."""

from __future__ import annotations

import pytest

from game.evaluation.facts import Event, FactError, load_facts
from tests.game.sim.hamlet import SALOON, hamlet, scene

WHOLE = f"""
lines = ["The bridge over the mill stream is closed."]

[[fact]]
name = "fair"
claim = "Ana Bell is planning a summer fair."
words = ["fair", "ana|summer"]
of = ["Ana Bell", "Somebody Else"]

[fact.event]
place = "{SALOON}"
from = "1 17:00"
to = "1 19:00"
"""


def load(folder, text):
    """Read facts from a file of this text."""
    file = folder / "facts.toml"
    file.write_text(text, "utf-8")
    return load_facts(file, scene().maze, tuple(hamlet().minds))


def test_a_fact_is_a_line_or_a_table(tmp_path):
    bridge, fair = load(tmp_path, WHOLE)
    assert bridge.claim == "The bridge over the mill stream is closed"
    assert fair.of == ("Ana Bell",)
    assert fair.event == Event(SALOON, 17 * 3600, 19 * 3600)


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("Bob told Cleo that the bridge over the mill stream is closed", True),
        ("The mill stream's bridge was closed yesterday", True),
        ("Bob crossed the bridge", False),
        ("", False),
    ],
)
def test_a_line_is_recognised_by_most_of_its_words(tmp_path, text, about):
    assert load(tmp_path, WHOLE)[0].is_in(text) is about


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("Ana's fair", True),
        ("the summer fair", True),
        ("the fair", False),
        ("Diana finds it unfair", False),
    ],
)
def test_a_table_says_by_which_words(tmp_path, text, about):
    assert load(tmp_path, WHOLE)[1].is_in(text) is about


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[fact", "is no TOML"),
        ("pace = 1", 'unknown key "pace"'),
        ("lines = [3]", "lines is no list of texts"),
        ('[[fact]]\nname = "x"', '"claim" is missing'),
        ('[[fact]]\nname = "x"\nclaim = "y"\ncolour = "red"', 'the key "colour" is unknown'),
        ('[[fact]]\nname = "x"\nclaim = "y"\nfalse = 1', "false is neither true nor false"),
        ('[[fact]]\nname = "x"\nclaim = "y"\n[[fact]]\nname = "x"\nclaim = "z"', 'names "x" twice'),
        (WHOLE.replace(SALOON, "the moon"), 'the town has no place "the moon"'),
        (WHOLE.replace("1 19:00", "1 16:00"), "ends before it begins"),
        (WHOLE.replace("1 19:00", "soon"), "is not of the form"),
    ],
)
def test_a_mistake_is_one_sentence(tmp_path, text, said):
    with pytest.raises(FactError) as fault:
        load(tmp_path, text)
    assert said in str(fault.value)
    assert "facts.toml" in str(fault.value)


@pytest.mark.parametrize("town", ["the_ville", "two_houses"])
def test_the_facts_of_every_town_can_be_followed(town):
    from game import app

    place = app.load_place(town)
    facts = load_facts(place.folder / "facts.toml", place.scene.maze, tuple(place.residents))
    assert [fact for fact in facts if not fact.false and not fact.of] == []
    for fact in facts:
        for name in fact.of:
            sheet = place.residents[name].sheet
            assert fact.is_in(f"{sheet.learned} {sheet.currently}")
