"""How far an answer is trusted."""

import pytest

from ai.calls import CUT, CallKey, Choice, Mode, ModelCall
from ai.cognition.context import activity_of, chosen, ranking, written
from tests.ai.cognition.minds import failed, picked, texts

CALL = ModelCall(CallKey("Ana Bell", 1), "sector", Mode.CHOOSE, options=("a", "b", "c"))


@pytest.mark.parametrize(
    ("raw", "activity"),
    [
        ("to bake bread.", "bake bread"),
        ('"Walk the dog"', "walk the dog"),
        ("  read \n a book ", "read a book"),
        ("TV is watched", "TV is watched"),
        ("", ""),
        ("no", ""),
        ("🎉🎉🎉 party", ""),
        ("TOKEN LIMIT EXCEEDED", ""),
        ("I'm sorry, I cannot do that", ""),
        ("As an AI language model", ""),
        ("Error: undefined", ""),
        ("x" * 101, ""),
        ("http colon slash", ""),
    ],
)
def test_only_what_can_be_an_activity_becomes_one(raw, activity):
    assert activity_of(raw) == activity


def test_an_index_out_of_the_list_is_no_answer():
    for index in (-1, 3, 99):
        assert chosen(CALL, Choice(CALL.key, b"", index, 0, (0, 0, 0))) is None
    assert chosen(CALL, picked(CALL, 2)) == 2


def test_a_failure_and_a_text_are_no_choice():
    assert chosen(CALL, failed(CALL)) is None
    assert ranking(CALL, failed(CALL)) is None
    assert chosen(CALL, texts(CALL, "a")) is None
    assert written(picked(CALL, 0)) is None


def test_the_ranking_is_by_score_then_by_place_and_leaves_out_what_was_cut():
    assert ranking(CALL, Choice(CALL.key, b"", 1, 1, (5, 9, 5))) == (1, 0, 2)
    assert ranking(CALL, Choice(CALL.key, b"", 1, 1, (CUT, 9, 5))) == (1, 2)
    assert ranking(CALL, Choice(CALL.key, b"", 1, 1, (CUT,) * 3)) == (1,)
    assert ranking(CALL, Choice(CALL.key, b"", 1, 1, ())) == (1,)


def test_written_texts_are_cleaned_and_told_once():
    assert written(texts(CALL, "to sing.", "Sing", "", "dance")) == ("sing", "dance")
    assert written(texts(CALL, "", "🎉")) is None
