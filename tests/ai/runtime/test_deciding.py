"""From scores to decisions."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ai.calls import CUT, CallKey, Mode, ModelCall
from ai.prompts.prompt import ScoredPrompt, Term
from ai.runtime.deciding import Cut, decide, option_scores, pairs_of
from ai.runtime.profile import KindProfile


def call(count, bias=()):
    options = tuple(f"option {at}" for at in range(count))
    return ModelCall(CallKey("Ana", 1), "sector", Mode.CHOOSE, options=options, bias=bias)


def prompt(count, answer="best", names=None):
    return ScoredPrompt(((),) * count, names or ("",) * count, answer)


def test_the_best_option_is_chosen_and_scores_are_millinats():
    choice = decide(call(3), prompt(3), (-2.0, -0.5, -1.25), KindProfile())
    assert (choice.index, choice.value) == (1, 1)
    assert choice.scores == (-2000, -500, -1250)


def test_bias_can_tip_a_close_choice():
    assert decide(call(2, bias=(0, 600)), prompt(2), (-1.0, -1.5), KindProfile()).index == 1


def test_equal_scores_choose_the_first():
    assert decide(call(3), prompt(3), (1.0, 1.0, 1.0), KindProfile()).index == 0


def test_mean_scores_take_the_lead_from_an_option_that_always_wins():
    profile = KindProfile(means={"mirror": 5000, "cup": 1000})
    choice = decide(call(2), prompt(2, names=("mirror", "cup")), (5.5, 3.0), profile)
    assert choice.index == 1
    assert choice.scores == (500, 2000)


def test_mean_scores_are_left_alone_when_one_option_has_none():
    profile = KindProfile(means={"mirror": 5000})
    assert decide(call(2), prompt(2, names=("mirror", "cup")), (5.5, 3.0), profile).index == 0


def test_a_threshold_moves_the_zero_point():
    profile = KindProfile(threshold_millinats=-970)
    assert decide(call(2), prompt(2, "threshold"), (-1.5, -1.0), profile).index == 0
    assert decide(call(2), prompt(2, "threshold"), (-2.5, -1.0), profile).index == 1


@given(st.floats(-60, 60), st.floats(-60, 60), st.floats(-3, 3), st.floats(-20, 20))
def test_a_mapped_value_is_always_from_1_to_10(first, second, slope, offset):
    profile = KindProfile(slope=slope, offset=offset)
    assert 1 <= decide(call(0), prompt(2, "map"), (first, second), profile).value <= 10


def test_the_line_gives_the_measured_value():
    profile = KindProfile(slope=1.14, offset=4.2)
    assert decide(call(0), prompt(2, "map"), (-4.0, -6.0), profile).value == 6


def test_options_that_were_cut_have_the_mark_and_the_index_is_of_the_whole_list():
    cut = Cut((1, 4), 6)
    choice = decide(call(6, bias=(0, 10, 0, 0, 20, 0)), prompt(2), (1.0, 2.0), KindProfile(), cut)
    assert choice.index == 4
    assert choice.scores == (CUT, 1010, CUT, CUT, 2020, CUT)


def test_terms_are_weighted_and_their_neutrals_taken_off():
    terms = (Term(("a",), "x", ("n",), 2.0), Term(("b",), "x"))
    whole = ScoredPrompt((terms,), ("",))
    known = {(("a",), "x"): -3.0, (("n",), "x"): -5.0, (("b",), "x"): -1.0}
    assert set(pairs_of(whole)) == set(known)
    assert option_scores(whole, known) == (3.0,)


def test_a_pair_that_two_options_share_is_asked_once():
    term = Term(("a",), "x", ("n",))
    assert len(pairs_of(ScoredPrompt(((term,), (term,)), ("", "")))) == 2
