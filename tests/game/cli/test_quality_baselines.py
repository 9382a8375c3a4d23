"""What an unchanging answer has, and that no set rewards one."""

from __future__ import annotations

import pytest

from ai.prompts import catalog
from ai.runtime.scripted import ScriptedOracle
from game import paths
from game.cli import quality_sets
from game.cli.quality_baselines import BALANCED, BASELINE, balanced, baseline
from game.content.labels import ANSWERS, FIELDS, SPLITS, Label

ASKED_OF_NOBODY = ("embed",)
"""Calls that are no question: a text becomes a vector."""

OF_SEVERAL = ("day_activity", "steps", "object_state")
"""Sets in which about half of the options fit, as there is more than one way to do a thing."""


def label(lists=(), numbers=(), **words):
    return Label("dev", tuple(words.items()), tuple(lists), tuple(numbers))


def options(accept, *listed):
    return label(lists=(("options", listed), ("accept", accept)))


def test_the_baseline_of_answers_is_the_share_of_the_most_frequent_one():
    labels = [label(answer=word) for word in ("yes", "yes", "yes", "no")]
    assert baseline("news", labels) == 0.75


def test_the_baseline_of_importance_is_the_best_single_value_with_its_neighbours():
    labels = [label(numbers=(("value", value),)) for value in (1, 2, 3, 9)]
    assert baseline("importance", labels) == 0.75
    assert baseline("importance", labels, near=0) == 0.25


def test_the_baseline_of_options_is_the_best_place_where_one_place_is_often_right():
    labels = [options(("a",), "a", "b", "c"), options(("d",), "d", "e", "f"), options(("i",), "g", "h", "i")]
    assert baseline("pick", labels) == pytest.approx(2 / 3)


def test_the_baseline_of_options_is_the_best_words_where_the_same_words_are_often_right():
    labels = [options(("a",), "a", "b"), options(("a",), "c", "a"), options(("a",), "d", "a")]
    assert baseline("want", labels) == 1.0


def test_the_baseline_of_several_picks_is_what_blind_picking_finds():
    labels = [options(("a", "b"), "a", "b", "c", "d"), options(("a",), "a", "b", "c", "d")]
    assert baseline("steps", labels) == pytest.approx(0.375)


def test_a_written_text_has_no_unchanging_answer():
    assert baseline("line", [label(lists=(("words", ("boat",)),))]) == 0.0


def test_one_that_always_says_the_same_is_balanced_at_one_divided_by_the_answers():
    assert balanced([("yes", "yes")] * 9 + [("no", "yes")]) == 0.5
    assert balanced([(right, "agree") for right in ANSWERS["stance"] * 3]) == pytest.approx(1 / 3)
    assert balanced([("yes", "yes"), ("no", "no")]) == 1.0


def test_every_question_of_the_game_has_at_least_thirty_cases_in_two_equal_halves():
    for kind in catalog.KINDS:
        if kind not in ASKED_OF_NOBODY:
            halves = [len(one.labels) for one in quality_sets.wanted((kind,), SPLITS)]
            assert len(halves) == 2, kind
            assert halves[0] == halves[1] >= 15, kind


@pytest.mark.parametrize("kind", sorted(FIELDS))
def test_no_unchanging_answer_matches_a_set(kind):
    for one in quality_sets.wanted((kind,), SPLITS):
        assert baseline(kind, one.labels) <= (0.62 if kind in OF_SEVERAL else 0.5), one.split


@pytest.mark.parametrize("kind", sorted(ANSWERS))
def test_a_model_that_always_gives_the_same_answer_is_seen_by_the_figures(kind):
    (one,) = quality_sets.wanted((kind,), ("dev",))
    oracle = ScriptedOracle()
    oracle.pick(kind, lambda _call: 0)
    found = quality_sets.measure(oracle, one)
    assert found.values[BALANCED] == pytest.approx(1 / len(ANSWERS[kind]))
    assert found.accuracy == pytest.approx(found.values[BASELINE])


def rows_of_the_page():
    page = (paths.checkout() / "docs" / "quality.md").read_text("utf-8")
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| `")]
    return {cells[0].strip("`"): cells[2:] for cells in rows}


def test_the_page_of_measurements_has_every_set_as_it_is_now():
    rows = rows_of_the_page()
    assert set(rows) == set(FIELDS)
    for kind, cells in rows.items():
        (held,) = quality_sets.wanted((kind,), ("held",))
        assert int(cells[0]) == 2 * len(held.labels), kind
        assert float(cells[-1]) == pytest.approx(baseline(kind, held.labels), abs=0.0051), kind
