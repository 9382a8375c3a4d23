"""A line that is typed."""

from __future__ import annotations

from arcade import key
from hypothesis import given
from hypothesis import strategies as st

from game.view.entry import LONGEST, TypedLine

MOTIONS = (key.MOTION_LEFT, key.MOTION_RIGHT, key.MOTION_BACKSPACE, key.MOTION_DELETE,
           key.MOTION_BEGINNING_OF_LINE, key.MOTION_END_OF_LINE)  # fmt: skip


def test_letters_go_in_at_the_caret():
    line = TypedLine()
    line.insert("Hllo")
    for _ in range(3):
        line.motion(key.MOTION_LEFT)
    line.insert("a")
    assert line.text == "Hallo"


def test_any_language_can_be_typed_and_an_emoji_is_deleted_as_one():
    line = TypedLine()
    line.insert("Привет 日本 😀")
    line.motion(key.MOTION_BACKSPACE)
    assert line.text == "Привет 日本 "


def test_pasted_line_breaks_become_spaces():
    line = TypedLine()
    line.insert("one\ntwo")
    assert line.take() == "one two"
    assert line.text == ""


@given(st.lists(st.one_of(st.text(max_size=30), st.sampled_from(MOTIONS)), max_size=40))
def test_the_caret_never_leaves_the_line_and_the_line_its_length(keys):
    line = TypedLine()
    for one in keys:
        if isinstance(one, str):
            line.insert(one)
        else:
            line.motion(one)
        assert 0 <= line.caret <= len(line.text) <= LONGEST
        assert "\n" not in line.text
