from __future__ import annotations

import unicodedata

import pytest

from game.persist.errors import SaveError
from game.persist.names import checked


@pytest.mark.parametrize("name", ["demo", "Día 1", "町の一日", "été_2", "a-b c", "v1.2"])
def test_names_of_any_script_are_fine(name):
    assert checked(name) == name


def test_a_decomposed_accent_is_the_same_name_as_the_composed_one():
    assert checked(unicodedata.normalize("NFD", "café")) == unicodedata.normalize("NFC", "café")


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", "../x", "a/b", "a\\b", "C:", ".hidden", "end.", " x", "con", "NUL.txt", "a\nb", "a\x00b",
     "\u202egpj", "zero\u200bwidth", "\ud800", "é" * 61, "a*", "what?", "\x1b[31m"],
)  # fmt: skip
def test_names_that_some_machine_could_not_keep_are_refused_in_one_line(name):
    with pytest.raises(SaveError) as caught:
        checked(name)
    assert "\n" not in str(caught.value)
    assert str(caught.value).isprintable()
