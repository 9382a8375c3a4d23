"""Yes, maybe, no: traits, warmth, free time and other promises decide, and the words fit the reason."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from ai import gametime
from ai.cognition import lines, phrasing, stances
from ai.cognition.talking import Heard, Partner, Talk
from ai.memory.schedule import SLEEP, Plan, PlanEntry
from ai.mind import Act, EventTriple, Promise, Relation
from ai.prompts.person import Person
from game import paths
from game.content.banks import load_banks
from tests.ai.cognition.minds import LAWN, SALOON, context_at, live, mind_of

NOON = 12 * 60
ANA, BO, CLEO = Person("Ana Bell", "she"), Person("Bo Cane", "he"), Person("Cleo Dunn", "she")
FAIR = "I'm planning a summer fair at the Corner Cafe on February 14 from 5 pm to 7 pm. Will you come?"
LATE = "I'm planning a dance at the Corner Cafe on February 14 from 11 pm to 12 pm. Will you come?"
EARLY = "I'm planning a picnic at the Common on February 14 from 10 am to 11 am. Will you come?"


@cache
def phrases():
    return load_banks(paths.assets() / "banks")


def context(now=NOON, here=SALOON):
    return replace(context_at(now, here=here), banks=phrases())


def ana(**changes):
    mind = mind_of(**changes)
    hours = (PlanEntry(0, 24 * 60, "mend her nets", SALOON),)
    mind.plan = Plan(1, hours, hours)
    return mind


def asked(text=FAIR):
    return Talk(1, (Partner(CLEO),), (Heard("Cleo Dunn", text),), (ANA, BO, CLEO))


def seen(mind, text=FAIR):
    return stances.view(mind, context(), asked(text))


def proposed(mind, text=FAIR):
    return lines.invited(mind, context(), asked(text), "Cleo Dunn")


def test_who_has_time_and_likes_the_other_agrees():
    view = seen(ana())
    assert (view.lean, view.tone, view.reason) == ("agrees", "free", "She likes her and is free then.")


def test_who_works_then_hesitates_unless_it_is_where_it_works():
    mind = ana(work_hours=(480, 1100))
    assert (seen(mind, EARLY).lean, seen(mind, EARLY).tone) == ("hesitates", "work")
    assert seen(mind).lean == "agrees"


def test_who_is_in_bed_then_declines():
    view = seen(ana(), LATE)
    assert (view.lean, view.tone) == ("declines", "late")


def test_who_is_shy_hesitates_with_all_but_friends():
    shy = ("shy", "quiet")
    assert seen(ana(innate=shy, relationships=(("Cleo Dunn", "a customer"),))).tone == "shy_of"
    assert seen(ana(innate=shy, relationships=(("Cleo Dunn", "a good friend"),))).lean == "agrees"


def test_another_promise_at_the_same_hour_stands_against_it():
    mind = ana()
    start = proposed(mind).start
    for begin in (start, start - 1800, start + 1800):
        mind.promises = (Promise(begin, 60, "meet the mayor", LAWN, ("Bo Cane",)),)
        assert (seen(mind).lean, seen(mind).tone) == ("declines", "busy"), begin
    mind.promises = (Promise(start - 7200, 60, "meet the mayor", LAWN, ("Bo Cane",)),)
    assert seen(mind).lean == "agrees"


def test_what_one_has_promised_before_does_not_stand_against_itself():
    mind = ana()
    proposal = proposed(mind)
    for place in (proposal.place, ""):
        mind.promises = (replace(proposal, place=place),)
        assert seen(mind).lean == "agrees"
    mind.promises = (proposal,)
    assert stances.has_agreed(mind, proposal)


def test_dislike_outweighs_free_time():
    view = seen(ana(relationships=(("Cleo Dunn", "a rival she cannot stand"),)))
    assert (view.lean, view.tone) == ("declines", "cool_to")
    assert view.bias[2] > view.bias[0]


@pytest.mark.parametrize("stance", stances.STANCES)
@pytest.mark.parametrize("tone", ["free", "busy", "late", "work", "cool_to", "shy_of"])
def test_there_are_words_for_every_stance_and_reason_and_they_are_known_as_such(stance, tone):
    view = stances.View(stance, tone, "", (0, 0, 0))
    said = stances.words(ana(), context(), asked(), stance, view)
    assert said
    assert stance in phrasing.uses_of(said, phrases().phrases)


def test_who_has_to_go_declines_to_talk_and_who_is_there_already_does_not():
    mind, now = ana(), NOON * 60
    assert stances.reason_to_refuse(mind, context(), asked("Hi!")) == ""
    mind.promises = (Promise(now + 600, 60, "come to the fair", SALOON, ("Bo Cane",)),)
    assert stances.reason_to_refuse(mind, context(here=LAWN), asked("Hi!")) == "late"
    assert stances.reason_to_refuse(mind, context(here=SALOON), asked("Hi!")) == ""


def test_at_bedtime_one_is_too_tired_to_talk():
    mind = ana()
    hours = (PlanEntry(0, 24 * 60, SLEEP, SALOON),)
    mind.plan = Plan(1, hours, hours)
    assert stances.reason_to_refuse(mind, context(), asked("Hi!")) == "tired"


def test_the_reason_of_a_refusal_is_dislike_shyness_or_something_to_do():
    cool = ana(relationships=(("Cleo Dunn", "a rival she cannot stand"),))
    assert stances.plain_refusal(cool, Partner(CLEO)) == "cool_to"
    assert stances.plain_refusal(ana(innate=("shy",)), Partner(CLEO)) == "shy_of"
    assert stances.plain_refusal(ana(), Partner(CLEO)) == "busy"
    assert stances.reason_to_answer(cool, Partner(CLEO)) == "Ana does not like Cleo."
    assert stances.reason_to_answer(ana(), Partner(CLEO)).startswith("Cleo greets Ana")


def test_nobody_stops_to_talk_shortly_before_a_promise():
    mind, now = ana(), NOON * 60
    mind.act = Act("mending her nets", SALOON, 0, 24 * 3600, "", EventTriple("Ana Bell", "mends", "nets"))
    assert not stances.hurry(mind, context())
    mind.promises = (Promise(now + 600, 60, "come to the fair", LAWN),)
    assert stances.hurry(mind, context())
    mind.promises = (Promise(now + 7200, 60, "come to the fair", LAWN),)
    assert not stances.hurry(mind, context())
    mind.act = replace(mind.act, origin="react")
    assert stances.hurry(mind, context())


def test_who_agrees_is_counted_in_by_the_host_once():
    mind = ana()
    start = gametime.parse_when("2 17:00")
    mind.promises = (Promise(start, 120, "host the summer fair", SALOON.rpartition(":")[0], host=True),)
    yes = "Count me in!"
    assert "agrees" in phrasing.uses_of(yes, phrases().phrases)
    said = (Heard("Ana Bell", FAIR), Heard("Cleo Dunn", yes), Heard("Bo Cane", yes))
    talk = Talk(1, (Partner(CLEO), Partner(BO)), said, (ANA, BO, CLEO))
    live(mind, stances.counted_in(mind, context(), talk), context())
    assert mind.promises[0].people == ("Bo Cane", "Cleo Dunn")
    assert stances.counted_in(mind, context(), talk).promises is None
    no = "I'm sorry, I can't."
    declined = Talk(1, (Partner(CLEO),), (Heard("Ana Bell", FAIR), Heard("Cleo Dunn", no)), (ANA, CLEO))
    mind.promises = (replace(mind.promises[0], people=()),)
    assert stances.counted_in(mind, context(), declined).promises is None


def test_somebody_met_today_is_known_to_have_been_talked_to():
    mind = ana()
    assert stances.reason_to_talk(mind, context(), Partner(CLEO), ()) == "Cleo is a friend. Ana has time."
    mind.relations = {"Cleo Dunn": Relation("Cleo Dunn", warmth=5, talked=NOON * 60 - 60)}
    assert (
        stances.reason_to_talk(mind, context(), Partner(CLEO), ()) == "Ana has talked to Cleo already today."
    )
    stranger = Partner(BO, looks="a man in a green coat")
    assert "a man in a green coat" in stances.reason_to_talk(ana(), context(), stranger, ())


@pytest.mark.parametrize(
    ("closeness", "time", "lean"),
    [
        ("her good friend", "has no plans for the day", 0),
        ("her good friend", "has to work all day", 2),
        ("a rival", "is free all day long", 1),
        ("a customer", "is sitting around", 0),
    ],
)
def test_words_for_closeness_and_time_lean_as_people_would(closeness, time, lean):
    bias = stances.leaning(closeness, time)
    assert bias.index(max(bias)) == lean
