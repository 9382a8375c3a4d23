"""How somebody looks in a portrait."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.view import lettering, moods


def mind(emoji, activity="reading"):
    return SimpleNamespace(act=SimpleNamespace(emoji=emoji, activity=activity))


@pytest.mark.parametrize(
    ("emoji", "mood"),
    [
        ("🎉", "happy"),
        ("❤️", "happy"),
        ("😢", "sad"),
        ("😠", "angry"),
        ("😮", "surprised"),
        ("📚", "calm"),
        ("", "calm"),
    ],
)
def test_the_emoji_of_an_act_shows_the_mood(emoji, mood):
    assert moods.mood(mind(emoji), SimpleNamespace(pose="stand")) == mood


def test_who_lies_in_bed_sleeps_whatever_the_emoji():
    assert moods.mood(mind("🎉"), SimpleNamespace(pose="sleep")) == moods.ASLEEP


def test_who_is_on_the_way_to_bed_has_open_eyes():
    assert moods.mood(mind("😴", "sleeping"), SimpleNamespace(pose="walk")) == "calm"
    assert moods.mood(mind("🥱"), SimpleNamespace(pose="stand")) == "calm"


def test_nobody_known_is_calm():
    assert moods.mood(None, None) == "calm"


def test_every_mood_has_an_emoji_that_is_drawn():
    drawn = {mood for char, mood in moods.MOOD_OF.items() if char in lettering.emoji()}
    assert drawn == {moods.HAPPY, moods.SAD, moods.ANGRY, moods.SURPRISED, moods.ASLEEP}
