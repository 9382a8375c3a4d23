"""What the bundled fonts can draw, and what is done about the rest."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import paths
from game.view import fonts, theme
from game.view.errors import ArtError

FOLDER = paths.assets() / "fonts"
NUNITO = fonts.coverage(FOLDER / "Nunito-Regular.ttf")
WIDE = NUNITO | frozenset(map(ord, "Клаус"))


def test_the_bundled_font_has_what_the_screens_say():
    assert set(map(ord, "Isabella, 7:05 am · importance 4 – “Grüße” … é ñ")) <= NUNITO


def test_every_named_font_is_there_with_its_licence():
    for name in theme.FONT_FILES:
        assert fonts.coverage(FOLDER / name)
        licence = FOLDER / f"{name.split('-')[0]}-OFL.txt"
        assert "SIL Open Font License" in licence.read_text("utf-8")


def test_a_letter_that_only_the_second_font_has_takes_the_second_font():
    assert fonts.drawable("Клаус", NUNITO, WIDE) == ("Клаус", 1)
    assert fonts.drawable("Klaus", NUNITO, WIDE) == ("Klaus", 0)


def test_emoji_and_unknown_letters_become_boxes_and_never_reach_a_label():
    said, _ = fonts.drawable("a 😀 日本 ❤️", NUNITO)
    assert said == f"a {fonts.MISSING} {fonts.MISSING * 2} {fonts.MISSING}"


def test_line_breaks_become_spaces_and_control_characters_go():
    assert fonts.drawable("a\nb\tc\x1b[31m\u202e!", NUNITO)[0] == "a b c[31m!"


@given(st.text(max_size=60))
def test_whatever_is_said_can_be_drawn(text):
    said, _ = fonts.drawable(text, NUNITO)
    assert all(ord(char) in NUNITO or char == fonts.MISSING for char in said)


@pytest.mark.parametrize("data", [b"", b"\0\1\0\0", b"\0\1\0\0\0\1" + bytes(40)])
def test_a_damaged_font_is_named(tmp_path, data):
    (tmp_path / "x.ttf").write_bytes(data)
    with pytest.raises(ArtError, match=r"x\.ttf"):
        fonts.coverage(tmp_path / "x.ttf")
