"""The labelled sets themselves: enough cases, equal halves, and nothing to be had by guessing."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ai import tomltext
from game import paths
from game.cli.quality_ask import folder
from game.content.labels import ANSWERS, FIELDS, load_labels

FEWEST = 36
OF_THE_TOWN = ("locations",)
"""Measures the map of the town itself, so it has to speak of it."""

SETS = load_labels(folder())
ANSWERED = sorted(ANSWERS)
CHOSEN = sorted(kind for kind in SETS if "options" in FIELDS[kind])
WRITTEN_APART = ("day_activity", "steps", "object_state")
"""Sets of lists of several right options, where the place in the list says nothing."""


def halves(kind):
    return {split: [label for label in SETS[kind] if label.split == split] for split in ("dev", "held")}


def test_every_kind_that_has_a_form_has_a_set():
    assert set(SETS) == set(FIELDS)


@pytest.mark.parametrize("kind", sorted(FIELDS))
def test_a_set_is_large_enough_and_half_of_it_is_held_out(kind):
    counts = {split: len(labels) for split, labels in halves(kind).items()}
    assert sum(counts.values()) >= FEWEST
    assert counts["dev"] == counts["held"]


@pytest.mark.parametrize("kind", sorted(FIELDS))
def test_no_case_comes_twice_or_in_both_halves(kind):
    seen = Counter((label.words, label.lists) for label in SETS[kind])
    assert max(seen.values()) == 1


@pytest.mark.parametrize("kind", ANSWERED)
def test_every_answer_is_right_equally_often_in_each_half(kind):
    for labels in halves(kind).values():
        counts = Counter(label.word("answer") for label in labels)
        assert set(counts.values()) == {len(labels) // len(ANSWERS[kind])}


@pytest.mark.parametrize("kind", [kind for kind in CHOSEN if kind not in WRITTEN_APART])
@pytest.mark.parametrize("guess", ["longest", "shortest", "first", "last"])
def test_an_option_cannot_be_guessed_from_its_length_or_place(kind, guess):
    picks = {
        "longest": lambda options: max(options, key=len),
        "shortest": lambda options: min(options, key=len),
        "first": lambda options: options[0],
        "last": lambda options: options[-1],
    }
    right = [picks[guess](label.listed("options")) in label.listed("accept") for label in SETS[kind]]
    chance = [len(label.listed("accept")) / len(label.listed("options")) for label in SETS[kind]]
    assert sum(right) / len(right) <= sum(chance) / len(chance) + 0.2


def test_importance_and_waking_hours_cover_their_range_evenly():
    values = Counter(label.number("value") for label in SETS["importance"])
    assert set(values) == set(range(1, 11))
    assert len(set(values.values())) == 1
    hours = Counter(hour for label in SETS["wake_hour"] for hour in label.listed("accept"))
    assert max(hours.values()) <= len(SETS["wake_hour"]) * 0.36


def test_no_case_names_anybody_or_any_place_of_the_town():
    folders = paths.assets() / "maps" / "the_ville" / "residents"
    people = [tomltext.parse(path.read_bytes())["name"] for path in sorted(folders.glob("*.toml"))]
    words = {word for name in people for word in name.split()}
    places = {"Hobbs", "Ville", "Oak Hill", "Willows", "Rose and Crown", "Harvey", "Valentine"}
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(words | places))})\b")
    for kind, labels in SETS.items():
        if kind in OF_THE_TOWN:
            continue
        for label in labels:
            text = repr((label.words, label.lists))
            assert not pattern.search(text), f"{kind}: {text}"


@pytest.mark.parametrize("kind", sorted(FIELDS))
def test_every_set_says_that_its_author_saw_no_output(kind):
    head = (folder() / f"{kind}.toml").read_text(encoding="utf-8").split("[[item]]")[0]
    assert "saw neither prompts nor model outputs" in head
