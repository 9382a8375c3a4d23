from __future__ import annotations

import json

import pytest

from ai.calls import CUT, CallKey, Choice
from ai.prompts import catalog
from ai.runtime.scripted import Fault, ScriptedOracle
from game import paths
from game.app import load_place
from game.cli import (
    calibration_set,
    quality_ask,
    quality_cases,
    quality_places,
    quality_sets,
    quality_texts,
)
from game.cli.main import main
from game.content.labels import Label
from game.sim.start import new_state

CAFE = "the Ville:Hobbs Cafe:cafe"


def label(split="dev", lists=(), **words):
    return Label(split, tuple(words.items()), tuple(lists))


def place_label(activity, accept, resident="Isabella Rodriguez", here=CAFE):
    return label(resident=resident, activity=activity, here=here, lists=(("accept", accept),))


def test_an_address_fits_itself_and_everything_in_an_accepted_arena():
    assert quality_places.fits(f"{CAFE}:piano", [CAFE])
    assert quality_places.fits(f"{CAFE}:piano", [f"{CAFE}:piano"])
    assert not quality_places.fits(CAFE, [f"{CAFE}:piano"])
    assert not quality_places.fits(f"{CAFE}teria", [CAFE])


def test_a_word_is_kept_in_any_inflection_and_missed_when_it_is_gone():
    assert quality_texts.keeps("go to the pond and feed the ducks", ["feeding", "duck"])
    assert not quality_texts.keeps("go to the pond", ["ducks"])
    assert not quality_texts.keeps("", [])


def test_options_that_were_cut_are_not_ranked():
    choice = Choice(CallKey("a", 1), b"", 2, 2, (-5, CUT, 7))
    assert quality_ask.ranked(choice) == (2, 0)


def test_a_right_and_a_wrong_place_are_counted(monkeypatch):
    right = place_label("play the piano", (f"{CAFE}:piano",))
    wrong = place_label("play the piano", ("the Ville:Johnson Park:park",))
    found = quality_sets.measure(ScriptedOracle(), quality_ask.LabelSet("locations", "dev", (right, wrong)))
    assert found.values == {"accuracy": 0.5, "baseline": 0.5}
    assert found.misses == (f"Isabella: play the piano -> {CAFE}:piano",)


def test_a_place_is_found_by_the_questions_that_minds_ask():
    place = load_place(paths.TOWN)
    mind = new_state(place.scene, place.residents, 0, {}).minds["Klaus Mueller"]
    oracle = ScriptedOracle()
    found = quality_places.locate(oracle, mind, place, "eat lunch", here="")
    assert found.count(":") == 3
    assert "sector" in {call.kind for call in oracle.asked}


def test_a_stranger_to_the_town_is_refused_by_name():
    sets = quality_ask.LabelSet("locations", "dev", (place_label("sleep", (CAFE,), resident="Olga Nobody"),))
    with pytest.raises(quality_ask.QualityError, match="Olga Nobody"):
        quality_sets.measure(ScriptedOracle(), sets)


@pytest.mark.parametrize("kind", [kind for kind in quality_cases.CASES if quality_cases.has_template(kind)])
def test_every_set_of_choices_gives_figures_between_nought_and_one(kind):
    (one,) = quality_sets.wanted((kind,), ("dev",))
    found = quality_sets.measure(ScriptedOracle(), one)
    assert found.items == len(one.labels)
    assert 0 <= found.accuracy <= 1
    free = ("mean error", "rank correlation")
    assert all(0 <= value <= 1 for name, value in found.values.items() if name not in free)


@pytest.mark.parametrize("kind", [kind for kind in quality_cases.CASES if quality_cases.has_template(kind)])
def test_every_case_fills_all_slots_of_its_template(kind):
    (one,) = quality_sets.wanted((kind,), ("dev",))
    slots = catalog.load().spec(kind).slots
    for example in quality_cases.examples_of(kind, one.labels):
        assert set(slots) <= dict(example.call.slots).keys()
        assert example.accepted or example.value


def test_a_kind_without_template_is_reported_and_does_not_fail(monkeypatch, capsys):
    monkeypatch.setattr(quality_ask, "open_oracle", lambda _model: (ScriptedOracle(), "a script"))
    monkeypatch.setattr(quality_sets, "has_template", lambda _kind: False)
    assert main(["quality", "--kind", "news", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["news"]
    assert told["n"] == 40
    assert told["accuracy"] is None
    assert told["note"] == "no template"


def test_calibration_learns_from_the_halves_for_development_only():
    examples = calibration_set.calibration_labels().examples
    assert examples
    assert not any(example.held for example in examples)


def test_a_failing_model_is_reported_in_one_sentence():
    oracle = ScriptedOracle()
    (one,) = quality_sets.wanted(("directive",), ("dev",))
    with pytest.raises(quality_ask.QualityError, match="the model failed at a question"):
        quality_sets.measure(oracle, one)


def test_both_halves_are_reported_apart(monkeypatch, capsys):
    monkeypatch.setattr(quality_ask, "open_oracle", lambda _model: (ScriptedOracle(), "a script"))
    assert main(["quality", "--kind", "steps", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["model"] == "a script"
    assert set(told["steps"]) == {"n", "accuracy", "baseline", "dev", "held"}
    assert told["steps"]["n"] == 36
    assert told["steps"]["dev"]["n"] == 18


def test_only_dev_items_are_ever_shown(monkeypatch, capsys):
    monkeypatch.setattr(quality_ask, "open_oracle", lambda _model: (ScriptedOracle(), "a script"))
    assert main(["quality", "--kind", "steps", "--split", "held", "--misses"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("steps")


@pytest.mark.model
def test_the_default_model_finds_nine_of_ten_places(capsys):
    assert main(["quality", "--kind", "locations", "--split", "dev", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["locations"]["dev"]["accuracy"] >= 0.9


def test_a_fact_is_told_right_when_the_rule_has_the_word():
    (one,) = quality_sets.wanted(("line",), ("dev",))
    oracle = ScriptedOracle()
    oracle.pick("line", lambda call: 0 if call.options else Fault("nothing fits"))
    found = quality_sets.measure(oracle, one)
    assert found.values["said as written"] == 0
    assert found.accuracy == found.values["by rule right"]


def test_a_line_that_names_its_own_speaker_is_wrong():
    assert quality_texts.avoids("I'm selling my boat on Friday.", ("Marta", "Sunday"))
    assert not quality_texts.avoids("Marta's boat is for sale.", ("Marta",))
