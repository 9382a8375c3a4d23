"""Promises as fixed blocks of the day, the choice between two that clash, and what becomes of them."""

import itertools
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from ai import gametime
from ai.calls import Choice
from ai.cognition import attend, candidates, keeping, newday, plan, promise
from ai.cognition.context import SILENT_AFTER
from ai.memory import schedule
from ai.memory.node import MemoryKind
from ai.memory.schedule import PROMISE, SLEEP
from ai.mind import Act, Promise, Relation, Want
from tests.ai.cognition.minds import context_at, failed, live, mind_of, picked
from tests.game.sim.hamlet import BEDROOM, HOUSE, KITCHEN, LAWN, SALOON

PARTY = Promise(15 * 3600, 120, "come to the garden party", LAWN, ("Bob Cane",), made=100)
CHESS = Promise(15 * 3600 + 1800, 90, "play chess with Cleo", SALOON, ("Cleo Dunn",), made=200)


def planned(minute=600, promises=(), **changes):
    """Give a mind with today's plan by rule, and the context of a minute of that day."""
    mind, context = mind_of(**changes), context_at(minute)
    live(mind, plan.begin_day(mind, context_at(0, here=BEDROOM)), context_at(0, here=BEDROOM))
    mind.pending.clear()
    for one in promises:
        live(mind, promise.accepted(mind, one, context.now), context)
    return mind, context


def hours(mind, first, last):
    """Give what is planned between two minutes of day 1."""
    return [
        (entry.activity, entry.start // 60, entry.end // 60)
        for entry in mind.plan.hours
        if entry.end > first * 60 and entry.start < last * 60
    ]


def plans(mind):
    return [node.text for node in mind.stream.nodes if node.kind == MemoryKind.PLAN]


def busy(first, last, activity="reading", origin="plan"):
    """Give an act between two minutes of the day."""
    return Act(activity, BEDROOM, first * 60, last * 60, origin=origin)


def at(minute, mind, *, here=LAWN, beside=()):
    """Let a mind look after its promises at a minute, and give what it notes in words."""
    context = context_at(minute, here=here)
    known = len(mind.stream)
    noticed = attend.watch(mind, context, beside)
    if noticed is not None:
        live(mind, noticed, context)
    return [node.text for node in mind.stream.nodes[known:]]


def test_what_is_agreed_on_for_today_is_in_the_plan_at_once_with_the_way_before():
    mind, _ = planned(promises=[PARTY])
    assert hours(mind, 870, 1020) == [
        ("go to the garden party", 870, 900),
        ("attend the garden party", 900, 1020),
    ]
    assert {entry.place for entry in mind.plan.hours if entry.origin == PROMISE} == {LAWN}
    assert schedule.faults(mind.plan) == ()


def test_what_is_agreed_on_for_tomorrow_is_in_tomorrows_plan():
    mind, context = planned()
    tomorrow = replace(PARTY, start=PARTY.start + gametime.DAY)
    live(mind, promise.accepted(mind, tomorrow, context.now), context)
    assert not any(entry.origin == PROMISE for entry in mind.plan.hours)
    morning = context_at(24 * 60, here=BEDROOM)
    live(mind, plan.begin_day(mind, morning), morning)
    assert schedule.entry_at(mind.plan.hours, tomorrow.start).activity == "attend the garden party"


def test_the_act_that_is_under_way_ends_when_it_is_time_to_go():
    mind, context = planned(14 * 60 + 40)
    mind.act = busy(840, 960)
    live(mind, promise.accepted(mind, PARTY, context.now), context)
    assert mind.act.end == context.now


def test_a_talk_is_broken_off_shortly_before_and_an_emergency_is_not():
    mind, _ = planned(promises=[PARTY])
    mind.chat, mind.act = 1, busy(860, 920, "talking with Cleo", "talk")
    at(875, mind, here=SALOON)
    assert mind.act.end == 920 * 60
    at(886, mind, here=SALOON)
    assert mind.act.end == 886 * 60
    mind.chat, mind.act = 0, busy(880, 920, "putting out the fire", "react")
    at(887, mind, here=SALOON)
    assert mind.act.end == 920 * 60


def test_one_gets_up_for_an_early_promise():
    mind, _ = planned(0, [replace(PARTY, start=5 * 3600, minutes=30)])
    assert hours(mind, 240, 330)[0] == (SLEEP, 0, 270)
    assert hours(mind, 270, 330)[0] == ("go to the garden party", 270, 300)


def test_a_host_prepares_before_the_guests_come():
    mind, _ = planned(promises=[replace(PARTY, host=True, activity="host the garden party")])
    assert hours(mind, 840, 1020) == [
        ("get ready for the garden party", 840, 900),
        ("host the garden party", 900, 1020),
    ]


def test_the_dated_plans_of_the_sheet_are_the_hosts_own_promises_from_the_first_day():
    mind, _ = planned(
        currently="Ana Bell is giving a lantern feast at the Corner Cafe on February 13 from 5 pm to 7 pm."
    )
    (feast,) = mind.promises
    assert feast.host
    assert feast.place == SALOON
    assert hours(mind, 960, 1140) == [
        ("get ready for the lantern feast", 960, 1020),
        ("host the lantern feast", 1020, 1140),
    ]


def test_two_promises_one_after_the_other_are_both_kept():
    later = replace(CHESS, start=17 * 3600, minutes=60)
    mind, _ = planned(promises=[PARTY, later])
    assert hours(mind, 900, 1080) == [
        ("attend the garden party", 900, 1020),
        ("play chess with Cleo", 1020, 1080),
    ]
    assert not mind.pending


def test_a_double_booking_is_noticed_and_the_older_one_stands_until_it_is_decided():
    mind, _ = planned(promises=[PARTY, CHESS])
    (thought,) = mind.pending.values()
    (call,) = thought.asks
    assert call.kind == "keep"
    assert call.options == ("come to the garden party at Common", "play chess with Cleo at Corner Cafe")
    assert hours(mind, 930, 1020) == [("attend the garden party", 900, 1020)]


def test_the_chosen_promise_is_kept_and_the_reason_is_remembered():
    mind, context = planned(promises=[PARTY, CHESS])
    decide(mind, context, 1)
    assert mind.promises == (CHESS,)
    assert hours(mind, 900, 1020)[-1] == ("play chess with Cleo", 930, 1020)
    (why,) = [text for text in plans(mind) if "decided not to" in text]
    assert why == (
        "Ana Bell decided not to come to the garden party at Common, Monday February 13 from 3:00 pm to 5:00 pm, "
        "with Bob Cane, but to play chess with Cleo at Corner Cafe at that time, because it matters more to her"
    )


def decide(mind, context, index):
    """Answer the open question which promise is kept; without an index nobody answers."""
    ((serial, thought),) = [(one.serial, one) for one in mind.pending.values() if one.kind == "plan.keep"]
    result = failed(thought.asks[0]) if index is None else picked(thought.asks[0], index)
    del mind.pending[serial]
    live(mind, keeping.answer_keep(mind, context, replace(thought, results=(result,))), context)


def test_the_reasons_are_the_real_ones():
    mind, context = planned(promises=[PARTY, CHESS])
    decide(mind, context, 0)
    assert plans(mind)[-1].endswith("because she had agreed to it first")
    mind, context = planned(promises=[PARTY])
    mind.relations["Cleo Dunn"] = Relation("Cleo Dunn", warmth=6)
    live(mind, promise.accepted(mind, CHESS, context.now), context)
    decide(mind, context, 1)
    assert any(text.endswith("because Cleo Dunn is closer to her") for text in plans(mind))


def test_who_invites_stays_with_its_guests_when_nobody_answers():
    feast = replace(CHESS, host=True, activity="host the lantern feast", made=300)
    mind, context = planned(promises=[PARTY, feast])
    assert schedule.entry_at(mind.plan.hours, feast.start).activity == "host the lantern feast"
    decide(mind, context, None)
    assert mind.promises == (feast,)
    assert mind.failsafes["keep"] == 1
    assert plans(mind)[-1].endswith("because she gives it")


def test_a_silent_model_leaves_the_choice_to_the_rule_at_once():
    mind, context = planned()
    mind.unanswered = SILENT_AFTER
    for one in (PARTY, CHESS):
        live(mind, promise.accepted(mind, one, context.now), context)
    assert mind.promises == (PARTY,)
    assert not mind.pending
    assert mind.failsafes["keep"] == 1


def test_what_was_given_up_does_not_come_back_with_the_next_day():
    told = "Ana Bell is giving a lantern feast at the Corner Cafe on February 14 from 3 pm to 5 pm."
    mind, context = planned(currently=told)
    tomorrow = replace(PARTY, start=PARTY.start + gametime.DAY)
    live(mind, promise.accepted(mind, tomorrow, context.now), context)
    call = next(one for one in mind.pending.values() if one.kind == "plan.keep").asks[0]
    decide(mind, context, call.options.index("come to the garden party at Common"))
    assert mind.promises == (tomorrow,)
    assert newday.promises(mind, context.now + gametime.DAY) == (tomorrow,)


def test_an_answer_about_a_promise_that_is_gone_changes_nothing():
    mind, context = planned(promises=[PARTY, CHESS])
    (thought,) = mind.pending.values()
    mind.promises = (PARTY,)
    result = picked(thought.asks[0], 1)
    assert isinstance(result, Choice)
    outcome = keeping.answer_keep(mind, context, replace(thought, results=(result,)))
    assert (outcome.promises, outcome.plan, outcome.remember) == (None, None, ())


def test_one_is_there_in_time_and_waits():
    mind, _ = planned(promises=[PARTY])
    mind.act = busy(870, 900, "going to the garden party", PROMISE)
    assert at(880, mind, here=SALOON) == []
    assert at(890, mind) == ["Ana Bell is there in time for the garden party at Common"]
    assert at(891, mind) == []
    assert mind.act.activity == "waiting for the garden party to begin"
    assert at(900, mind) == []
    assert at(1030, mind) == []
    assert attend.was_there(mind, PARTY)


def test_one_waits_for_whom_one_is_to_meet():
    mind, _ = planned(promises=[CHESS])
    mind.act = busy(930, 1020, "playing chess with Cleo", PROMISE)
    at(930, mind, here=SALOON, beside=("Ana Bell",))
    at(931, mind, here=SALOON, beside=("Ana Bell",))
    assert mind.act.activity == "waiting for Cleo Dunn"
    at(940, mind, here=SALOON, beside=("Ana Bell", "Cleo Dunn"))
    assert mind.act.activity == "playing chess with Cleo"


def test_being_late_and_having_missed_it_are_said_in_words():
    mind, _ = planned(promises=[PARTY])
    mind.act = busy(800, 1200)
    assert at(903, mind, here=SALOON) == []
    assert at(906, mind, here=SALOON) == ["Ana Bell is late for the garden party at Common"]
    assert at(907, mind, here=SALOON) == []
    assert at(925, mind) == ["Ana Bell came 25 minutes late to the garden party at Common"]
    other, _ = planned(promises=[PARTY])
    other.act = busy(800, 1200)
    at(906, other, here=SALOON)
    assert at(1021, other, here=SALOON) == [
        "Ana Bell missed the garden party at Common, although she had agreed to come to the garden party"
    ]
    assert at(1022, other, here=SALOON) == []


def test_who_would_stand_before_a_closed_door_waits_until_it_opens():
    early = replace(CHESS, start=8 * 3600, minutes=60)
    mind, _ = planned(7 * 60, [early], workplace="", work_hours=(0, 0))
    context = context_at(7 * 60 + 30, here=LAWN)
    hour = schedule.entry_at(mind.plan.hours, context.now)
    waiting = attend.held_back(mind, context, hour)
    assert waiting.activity == "waiting for Corner Cafe to open"
    assert (waiting.place, waiting.end) == (LAWN, 8 * 3600)
    assert attend.held_back(mind, context_at(8 * 60), schedule.entry_at(mind.plan.hours, 8 * 3600)) is None


def test_goals_that_had_their_turn_yesterday_give_way_today():
    mind, _ = planned(
        goals=("plan the summer fair", "paint the fence", "write to an aunt", "sort the buttons")
    )
    met = newday.had_their_turn(mind, candidates.wishes(mind, ()), context_at(0).banks)
    assert met
    today = newday.wishes(mind, (), met)
    assert not set(met) & set(today) or today.index("sort the buttons") < min(
        today.index(one) for one in met if one in today
    )


def test_wants_come_before_goals_and_what_has_its_hour_is_no_wish_any_more():
    mind, _ = planned(goals=("plan the summer fair",))
    mind.wants = (Want("learn to sail"), Want("come to the big garden party"))
    mind.promises = (replace(PARTY, activity="come to the big garden party"),)
    assert newday.wishes(mind, (), ()) == ("learn to sail", "plan the summer fair")


def test_yesterday_is_remembered_with_what_was_kept_and_missed():
    mind, _ = planned(promises=[PARTY, replace(CHESS, start=18 * 3600)])
    mind.act = busy(870, 1020, origin=PROMISE)
    at(900, mind)
    at(1180, mind, here=HOUSE)
    told = newday.summary(mind, gametime.DAY)
    assert told.text.startswith("On Monday February 13, Ana Bell was ")
    assert "was at the garden party at Common" in told.text
    assert "missed playing chess with Cleo" in told.text
    assert told.evidence
    assert all(number < len(mind.stream) for number in told.evidence)


def test_what_occupies_one_goes_with_what_comes_next_and_what_is_over():
    told = (
        "Ana Bell is getting ready for a lantern feast at the Corner Cafe on February 13 from 5 pm to 7 pm."
    )
    mind, _ = planned(currently=told, goals=("plan the summer fair", "learn to sail"))
    feast, morning = mind.promises, gametime.DAY
    tomorrow = replace(PARTY, start=PARTY.start + morning)
    assert newday.currently(mind, (), morning) is None
    assert newday.currently(mind, (*feast, tomorrow), morning) == (
        "Ana Bell is going to come to the garden party at Common, Tuesday February 14 from 3:00 pm to 5:00 pm, "
        "with Bob Cane."
    )
    assert newday.currently(mind, feast, morning) == "Ana Bell wants to learn to sail."
    mind.wants = (Want("paint the shed"),)
    assert newday.currently(mind, (), morning) == f"Ana Bell wants to paint the shed. {told}"


def test_the_same_invitation_from_another_adds_a_name_and_nothing_else():
    mind, context = planned(promises=[PARTY])
    before = mind.plan, len(mind.stream)
    live(mind, promise.accepted(mind, replace(PARTY, people=("Cleo Dunn",)), context.now), context)
    assert mind.promises == (replace(PARTY, people=("Bob Cane", "Cleo Dunn")),)
    assert (mind.plan, len(mind.stream)) == before


def test_a_place_that_was_not_known_is_known_from_the_invitation():
    mind, context = planned()
    barn = "the Dell:barn:threshing floor"
    live(mind, promise.accepted(mind, replace(PARTY, place=barn), context.now), context)
    assert barn in mind.places.arenas


starts = st.integers(0, 47 * 60 + 59)
several = st.lists(
    st.builds(
        lambda start, minutes, place, host: Promise(start * 60, minutes, f"host the {start}" if host else "meet Bob", place, host=host),
        starts, st.integers(5, 300), st.sampled_from(("", LAWN, SALOON, KITCHEN)), st.booleans(),
    ),
    max_size=6,
)  # fmt: skip


@given(several, st.integers(0, 23 * 60))
def test_a_day_with_any_promises_is_a_whole_day(promises, minute):
    mind, context = planned(minute)
    made = keeping.with_promises(mind, mind.plan, promises, context.now)
    for level in (made.chunks, made.hours):
        assert level[0].start == 0
        assert level[-1].end == gametime.DAY
        assert all(one.end == other.start for one, other in itertools.pairwise(level))
    assert schedule.before(made.hours, context.now) == schedule.before(mind.plan.hours, context.now)
    kept = keeping.standing(mind, promises)
    assert not any(keeping.clashes(one, other) for one in kept for other in kept if one is not other)
