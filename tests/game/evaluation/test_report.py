"""The report on towns of which the truth is known: what was told is traced, what was not is counted."""

from __future__ import annotations

import pytest

from ai.memory.node import MemoryKind, Source
from ai.mind import Promise
from game.evaluation import drift
from game.evaluation.diffusion import Root, Talk, best_trace, trace_of
from game.evaluation.page import page
from game.evaluation.report import report
from game.session.rules import RuleOracle
from tests.game.evaluation.gossip import ANA, BOB, CLEO, FAIR, FLOOD, Reader, Town, Yesman
from tests.game.sim.hamlet import SALOON


@pytest.fixture
def town():
    return Town()


def test_what_was_told_and_told_on_is_traced_to_who_knew_it_first(town):
    town.tell_on()
    fair = town.report(FAIR)["facts"]["fair"]
    assert (fair["known_start"], fair["known_end"], fair["traced"]) == (1, 3, 2)
    way = fair["ways"][CLEO]
    assert [step["who"] for step in way[:-1]] == [CLEO, BOB, ANA]
    assert [step.get("from") for step in way[:-1]] == [BOB, ANA, None]
    assert way[-1] == {"root": "seed"}
    assert way[0]["said"] == "Ana is planning a summer fair."


def test_the_same_is_found_without_any_model(town):
    town.tell_on()
    found = town.report(FAIR, oracle=RuleOracle())
    assert found["facts"]["fair"]["known_end"] == 3
    assert found["hallucinations"] == []


def test_another_fact_spreads_in_the_report_as_well(town):
    first = town.say(ANA, "I want to learn a new song.", [BOB], tells=(town.seed(ANA, "song"),))
    town.say(BOB, "Ana wants to learn a new song.", [CLEO], tells=(first[BOB],))
    from game.evaluation.facts import Fact

    song = Fact("song", "Ana Bell wants to learn a new song", (("song",), ("ana",)), (ANA,))
    assert town.report(song)["facts"]["song"]["known_end"] == 3


def test_who_claims_what_nobody_told_it_is_counted(town):
    town.remember(BOB, "Ana is planning a summer fair", Source.PLAN, kind=MemoryKind.PLAN)
    found = town.report(FAIR)
    assert found["facts"]["fair"]["known_end"] == 1
    assert found["facts"]["fair"]["untraced"] == [BOB]
    made_up = [(one["who"], one["claim"]) for one in found["hallucinations"]]
    assert made_up == [(BOB, FAIR.claim), (BOB, f"there is somebody called {ANA}")]
    assert found["hallucination_rate"] == round(2 / found["awareness_answers"], 4)
    assert found["awareness_answers"] == 3 + 3 * 2


def test_a_line_that_rests_on_nothing_makes_its_hearers_mistaken(town):
    town.say(BOB, "Ana is planning a summer fair.", [CLEO])
    found = town.report(FAIR)
    assert found["facts"]["fair"]["known_end"] == 1
    assert CLEO in found["facts"]["fair"]["untraced"]


def test_who_says_yes_to_everything_is_mistaken_where_nothing_was_told(town):
    town.tell_on()
    found = town.report(FAIR, FLOOD, oracle=Yesman())
    assert found["facts"]["fair"]["known_end"] == 3
    assert sorted(one["who"] for one in found["hallucinations"]) == [ANA, BOB, CLEO]
    assert found["hallucination_rate_facts"] == 0.5


def test_a_false_thing_that_was_heard_is_quoted_and_one_that_was_not_is_made_up(town):
    town.say("Zoe", "The cellar is under water.", [BOB])
    town.remember(CLEO, "the cellar is full of water", Source.SEEN)
    found = town.report(FLOOD)
    assert sorted(found["facts"]["flood"]["claimed"]) == [BOB, CLEO]
    assert [one["who"] for one in found["hallucinations"]] == [CLEO]
    assert found["facts"]["flood"]["known_end"] == 0


def test_what_was_only_seen_is_no_news(town):
    town.remember(BOB, "Ana Bell is planning the summer fair", Source.SEEN)
    found = town.report(FAIR)["facts"]["fair"]
    assert (found["known_end"], found["seen_only"], found["untraced"]) == (1, [BOB], [])


def test_the_visitor_and_the_inner_voice_end_a_trace(town):
    heard = town.say("Zoe", "Ana plans a summer fair.", [BOB])
    town.remember(CLEO, "Cleo's inner voice said: go to Ana's summer fair", Source.VOICE)
    talk = Talk(town.state)
    assert best_trace(talk, BOB, FAIR, (heard[BOB],)).root is Root.VISITOR
    assert best_trace(talk, CLEO, FAIR).root is Root.VOICE


def test_the_steps_of_an_hour_that_the_inner_voice_asked_for_lead_to_it(town):
    voice = town.remember(CLEO, "Cleo's inner voice said: go to Ana's summer fair", Source.VOICE)
    plan = {"source": Source.PLAN, "kind": MemoryKind.PLAN}
    town.remember(CLEO, "plan for 60 minutes from 9 am: go to Ana's summer fair", of=(voice,), **plan)
    step = town.remember(CLEO, "plan for 15 minutes from 9 am: go to Ana's summer fair", **plan)
    other = town.remember(CLEO, "plan for 15 minutes from 8 am: think of Ana's summer fair", **plan)
    talk = Talk(town.state)
    assert [trace_of(talk, CLEO, one, FAIR).root for one in (step, other)] == [Root.VOICE, Root.NONE]


def test_a_circle_of_talk_has_no_beginning(town):
    one = town.say(BOB, "Ana plans a summer fair.", [CLEO])
    two = town.say(CLEO, "Ana plans a summer fair.", [BOB], tells=(one[CLEO],))
    chat = town.state.chats[1]
    from dataclasses import replace

    chat.lines = (replace(chat.lines[0], tells=(two[BOB],)),)
    assert best_trace(Talk(town.state), CLEO, FAIR).root is Root.NONE


def test_what_is_forgotten_is_not_known(town):
    town.tell_on()
    cleo = town.state.minds[CLEO].stream
    cleo.forget([node.id for node in cleo.nodes if "fair" in node.text])
    found = town.report(FAIR)["facts"]["fair"]
    assert found["known_end"] == 2
    assert found["chain"]["lost"]["told -> remembered"] == [CLEO]


def test_the_chain_says_where_each_was_lost(town):
    town.tell_on()
    for name in (BOB, CLEO):
        town.state.minds[name].promises = (Promise(17 * 3600, 60, "come to the fair", SALOON),)
    history = town.history(FAIR)
    seen = history.attendance["fair"]
    seen.promised, seen.planned = {BOB: 3600, CLEO: 3600}, {BOB: 3600, CLEO: 3600}
    seen.ticks[BOB], seen.arrived[BOB] = 600, 17 * 3600
    seen.ticks[ANA], seen.arrived[ANA] = 600, 17 * 3600
    seen.instead[CLEO] = ("watching birds", "the Dell:Common:park")
    found = report(town.examined(FAIR, history=history), {})
    chain = found["facts"]["fair"]["chain"]
    assert chain["counts"] == {"told": 2, "remembered": 2, "retrieved": 2, "planned": 2, "gone": 1}
    assert chain["weakest"] == "planned -> gone"
    assert {key: found["party"][key] for key in ("invited", "accepted", "planned", "came")} == {
        "invited": 2, "accepted": 2, "planned": 2, "came": 1,
    }  # fmt: skip
    assert found["party"]["why_not"] == {
        CLEO: "planned it, but did not go; was watching birds (park, Common)"
    }
    assert found["events"]["fair"]["hosts_there"] == [ANA]


def test_an_event_that_has_not_begun_has_no_guests(town):
    town.tell_on()
    history = town.history(FAIR)
    town.state.tick = 3600
    found = report(town.examined(FAIR, history=history), {})
    assert found["events"]["fair"]["took_place"] is False
    assert found["party"]["why_not"] == {}
    assert "gone" not in found["facts"]["fair"]["chain"]["counts"]


def test_a_pair_counts_when_both_know_each_other(town):
    before = town.report(FAIR)
    assert (before["density_start"], before["density_end"]) == (0.0, 0.0)
    town.say(BOB, "Good day, Cleo.", [CLEO])
    assert town.report(FAIR)["density_end"] == 0.0
    town.say(CLEO, "Good day, Bob.", [BOB])
    after = town.report(FAIR)
    assert after["density_end"] == round(1 / 3, 4)
    assert after["pairs"] == {"start": 0, "end": 1}


def test_identity_drifts_only_as_far_as_it_was_revised(town):
    history = town.history(FAIR)
    assert set(drift.drifts(Reader(), history).values()) == {0.0}
    town.state.minds[BOB].currently = "Bob Cane breeds pigeons on the roof."
    found = drift.drifts(Reader(), history)
    assert found[ANA] == 0.0 < found[BOB]
    assert drift.drifts(RuleOracle(), history) == {}


def test_every_key_of_the_report_is_there(town):
    town.tell_on()
    found = town.report(FAIR, FLOOD)
    wanted = {
        "facts", "density_start", "density_end", "hallucination_rate", "awareness_answers", "party", "violations",
        "failsafe_rate", "identity_drift", "calls", "tokens", "game_days", "wall_s", "authored", "paper",
    }  # fmt: skip
    assert wanted <= set(found)
    assert {"known_start", "known_end", "of", "traced"} <= set(found["facts"]["fair"])
    assert {"invited", "accepted", "planned", "came", "why_not"} <= set(found["party"])
    assert (found["tokens"], found["wall_s"], found["game_days"]) == (5, 7, 1.0)


def test_the_most_frequent_line_is_named_with_its_count(town):
    for _ in range(3):
        town.say(BOB, "Lovely weather.", [CLEO])
    town.tell_on()
    authored = town.report(FAIR)["authored"]
    assert authored["most_frequent_line"] == {"text": "Lovely weather.", "count": 3}
    assert authored["lines"]["memory"] == 0.4


def test_the_page_holds_everything_in_one_file(town):
    town.tell_on()
    found = town.examined(FAIR, FLOOD)
    told = report(found, {})
    text = page("a <town>", found, told)
    assert text.startswith("<!doctype html>")
    assert text.count("<svg") == text.count("</svg>") >= 3
    assert "a &lt;town&gt;" in text
    assert "Ana is planning a summer fair." in text
    for outside in ("<script", "<link", "src=", "@import", "url("):
        assert outside not in text
