from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.prompts import parse

READ = {
    " bake bread for the market": "bake bread for the market",
    " To bake bread.": "bake bread",
    '"Bake bread!"': "bake bread",
    "you should call the baker": "call the baker",
    "I want to carve a spoon": "carve a spoon",
    "bake bread\nThen he sleeps": "bake bread",
    "rest": "rest",
}
REFUSED = (
    "", " ", "bread", "the bread is ready", "he bakes bread", "baking bread", "12 loaves of bread",
    "bake bread bake bread bake bread", "bake bake bread", "bake <bread>", "bake 🍞 bread",
    "bake " + "very good " * 12 + "bread", "b" * 200, "and bake bread", "nothing at all",
)  # fmt: skip


@pytest.mark.parametrize("text", sorted(READ))
def test_a_fitting_activity_is_read(text):
    for kind in ("day_activity", "hour_activity", "directive"):
        assert parse.parse(kind, text) == READ[text]


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_no_activity_is_refused(text):
    assert parse.parse("directive", text) is None


def test_steps_are_read_from_one_line():
    text = " measure the cloth; cut the pieces; the thread; cut the pieces; pin the seams."
    assert parse.parse("steps", text) == ("measure the cloth", "cut the pieces", "pin the seams")


def test_too_few_steps_are_none():
    assert parse.parse("steps", "measure the cloth; nothing; nothing") is None


def test_many_steps_are_cut_to_the_most_an_hour_holds():
    text = "; ".join(f"sew seam number {number}" for number in range(30))
    found = parse.parse("steps", text)
    assert found is not None
    assert len(found) == parse.MAX_STEPS


@pytest.mark.parametrize(
    "kind", ["importance", "wake_hour", "sector", "arena", "object", "object_state", "emoji"]
)
def test_kinds_that_are_never_written_are_never_read(kind):
    assert parse.parse(kind, "bake bread") is None


@given(st.sampled_from(["day_activity", "hour_activity", "directive", "steps"]), st.text(max_size=300))
def test_whatever_is_written_only_activities_come_out(kind, text):
    found = parse.parse(kind, text)
    for each in () if found is None else (found,) if isinstance(found, str) else found:
        assert re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9 ,'’:-]*", each)
        assert len(each) <= parse.MAX_LETTERS
        assert each == each.strip()
        assert parse.parse("directive", each) == each


@given(
    st.lists(
        st.sampled_from(
            [
                "bake",
                "carve",
                "the",
                "a",
                "Bo",
                "wood",
                "bread",
                "to",
                "and",
                "you",
                "should",
                "3",
                ";",
                ",",
                ".",
                "'",
                "I",
            ]
        ),
        max_size=12,
    )
)
def test_reading_twice_changes_nothing(words):
    found = parse.parse("directive", " ".join(words))
    if isinstance(found, str):
        assert parse.parse("directive", found) == found
