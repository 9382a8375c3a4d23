"""How a line is broken into what one font can draw."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.view import runs as writing
from game.view.runs import EMOJI, Run, clusters, runs

LATIN = frozenset(map(ord, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789é.,:;!?-·() "))
WIDE = LATIN | frozenset(map(ord, "Привет"))
HAN = frozenset(map(ord, "日本語。"))
PICTURES = {"😀", "👩", "❤", "🇫🇷"}


def split(text):
    return runs(text, (LATIN, WIDE, HAN), PICTURES)


def test_every_script_takes_the_first_font_that_has_it():
    assert split("go Привет 日本") == [Run("go ", 0), Run("Привет ", 1), Run("日本", 2)]


def test_a_word_is_not_torn_between_two_fonts_when_one_has_all_of_it():
    assert split("abcПри") == [Run("abcПри", 1)]


def test_letters_with_marks_are_put_together():
    assert split("cafe\u0301") == [Run("café", 0)]


def test_an_emoji_is_a_run_of_its_own_without_selectors_skin_or_partners():
    assert split("❤\ufe0f") == [Run("❤", EMOJI)]
    assert split("👩\U0001f3fd\u200d🍳") == [Run("👩", EMOJI)]
    assert split("a😀b")[1] == Run("😀", EMOJI)
    assert split("🇫🇷") == [Run("🇫🇷", EMOJI)]


def test_an_emoji_without_a_drawing_is_named():
    assert split("🦩") == [Run(":flamingo:", 0)]
    assert split("🇩🇪") == [Run("DE", 0)]


def test_what_no_font_has_is_a_quiet_dot():
    assert split("a\u1234b") == [Run("a·b", 0)]


def test_line_breaks_become_spaces_and_control_characters_go():
    assert split("a\nb\tc\x1b[31m\u202e!")[0].text.startswith("a b c")
    assert "\x1b" not in writing.cleaned("\x1b[31m\u202e!")


def test_characters_are_counted_as_a_reader_counts_them():
    assert clusters("a👩\u200d🍳e\u0301🇫🇷🇩🇪") == ["a", "👩\u200d🍳", "e\u0301", "🇫🇷", "🇩🇪"]


@given(st.text(max_size=60))
def test_whatever_is_said_every_run_can_be_drawn(text):
    for run in split(text):
        if run.font == EMOJI:
            assert run.text in PICTURES
        else:
            assert set(map(ord, run.text)) <= (LATIN, WIDE, HAN)[run.font] | {ord("·")}
