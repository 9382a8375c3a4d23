from __future__ import annotations

from ai.banks import DAY_MINUTES, PLACES, Banks, ObjectKind
from ai.prompts import placing
from game import paths
from game.content.banks import load_banks

BANKS = load_banks(paths.assets() / "banks")

KINDS = (
    "bed", "closet", "desk", "shower", "bathroom sink", "toilet", "refrigerator", "cooking area", "kitchen sink",
    "shelf", "common room table", "guitar", "blackboard", "easel", "common room sofa", "house garden", "toaster",
    "game console", "computer desk", "bar customer seating", "behind the bar counter", "microphone",
    "behind the cafe counter", "cafe customer seating", "piano", "classroom podium", "classroom student seating",
    "bookshelf", "library sofa", "library table", "park garden", "supply store product shelf",
    "behind the supply store counter", "supply store counter", "behind the pharmacy counter",
    "behind the grocery counter", "pharmacy store shelf", "grocery store shelf", "pharmacy store counter",
    "grocery store counter", "harp", "garden chair", "computer", "lifting weight", "pool table", "dorm garden",
)  # fmt: skip


def test_the_banks_are_large_enough_for_a_town():
    assert len(BANKS.activities) >= 150
    assert len(BANKS.steps) >= 60
    assert len(BANKS.emoji) >= 100


def test_every_kind_of_object_of_the_town_is_known():
    assert {kind.name for kind in BANKS.kinds} == set(KINDS)
    assert len(KINDS) == 46


def test_a_kind_is_found_by_name_and_an_unknown_one_is_none():
    kind = ObjectKind("bed", "made", ("slept in",), ("sleep",), ())
    banks = Banks((), (), (), (kind,))
    assert banks.kind("bed") is kind
    assert banks.kind("tent") is None


def test_activities_cover_every_place_and_every_hour_from_six_to_midnight():
    assert {place for activity in BANKS.activities for place in activity.places} == set(PLACES)
    for minute in range(6 * 60, DAY_MINUTES, 30):
        usual = [one for one in BANKS.activities if one.hours[0] <= minute < one.hours[1]]
        assert len(usual) >= 10


def test_an_idle_state_is_none_of_the_states_in_use_or_broken():
    for kind in BANKS.kinds:
        assert kind.idle not in (*kind.in_use, *kind.faults)


def test_the_steps_of_most_activities_are_known():
    def served(text):
        said = placing.content(text)
        keys = [placing.content(key) for entry in BANKS.steps for key in entry.key]
        return any(key and all(word in said for word in key) for key in keys)

    finer = [text for activity in BANKS.activities for text in activity.finer]
    assert sum(served(text) for text in finer) / len(finer) >= 0.6
