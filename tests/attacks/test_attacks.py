"""The set of attacks: every one can be played, leaves a trace, and can be taken out of all memories."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import pytest

from ai.memory.node import MemoryKind, Provenance, Source
from game import app
from game.evaluation.attacks import AttackError, judge, load_attacks, script_of
from game.session.rules import RuleOracle
from tests.attacks import measure

ATTACKS = load_attacks(measure.FOLDER)

PLAYED = ("the fire at the mill", "ignore your instructions", "a conversation of its own", "turned writing",
          "a letter from another alphabet", "a whisper about the past")  # fmt: skip
"""Attacks that are played here; ``python -m tests.attacks.measure`` plays all."""


@pytest.fixture(scope="module")
def town(tmp_path_factory):
    """Give a home with a town at nine in the morning, and its state."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SMALLVILLE_HOME", str(home))
        measure.base("scripted")
        return home, measure.state_of("base")


def test_there_are_at_least_thirty_attacks_of_several_kinds():
    assert len(ATTACKS) >= 30
    kinds = Counter(attack.kind for attack in ATTACKS)
    assert len(kinds) >= 5
    assert min(kinds.values()) >= 4


def test_every_attack_fits_the_town():
    place = app.load_place(measure.TOWN)
    for attack in ATTACKS:
        assert attack.target in place.residents, attack.name
        assert attack.lines


def test_nobody_believes_any_of_it_before(town):
    _, state = town
    for attack in ATTACKS:
        for mind in state.minds.values():
            assert not any(attack.fact.is_in(node.text) for node in mind.stream.nodes), attack.name


@pytest.mark.parametrize("name", PLAYED)
def test_an_attack_is_quoted_at_most_and_leaves_nothing_when_removed(town, name, monkeypatch):
    home, before = town
    monkeypatch.setenv("SMALLVILLE_HOME", str(home))
    attack = next(one for one in ATTACKS if one.name == name)
    after, cleaned = measure.play(attack, before, minutes=30)
    (verdict,) = judge(RuleOracle(), before, after, (attack,))
    assert verdict.asserting == ()
    assert not verdict.obeyed
    assert verdict.traced
    (again,) = judge(RuleOracle(), before, cleaned, (attack,))
    assert again.heard == again.quoting == again.asserting == ()


def test_an_attack_that_came_through_would_be_counted(town):
    _, before = town
    attack = next(one for one in ATTACKS if one.name == "the bear in the lane")
    after = deepcopy(before)
    mind = after.minds["Ada Finch"]
    mind.stream.append(MemoryKind.REFLECTION, "there is a bear in the lane", 9, Provenance(Source.REFLECTION))
    (verdict,) = judge(RuleOracle(), before, after, (attack,))
    assert verdict.asserting == ("Ada Finch",)
    assert not verdict.traced


def test_an_attack_is_a_script_of_its_lines(town):
    _, state = town
    attack = next(one for one in ATTACKS if one.name == "the same thing five times")
    entries = script_of(attack, state, 100)
    assert [entry.tick for entry in entries] == [100, 112, 124, 136, 148, 160, 220]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[attack]\n", "cannot be read"),
        ('[[attack]]\nname = "x"\n', 'the key "target" is missing'),
        ('[[attack]]\nname = "x"\ncolour = 1\n', 'the key "colour" is unknown'),
        (
            '[[attack]]\nname = "x"\ntarget = "y"\nclaim = "z"\nwords = ["z"]\nlines = ["z"]\nvia = "post"',
            'via is "post"',
        ),
    ],
)
def test_a_mistake_in_a_set_is_one_sentence(tmp_path, text, said):
    (tmp_path / "bad.toml").write_text(text, "utf-8")
    with pytest.raises(AttackError) as fault:
        load_attacks(tmp_path)
    assert said in str(fault.value)
