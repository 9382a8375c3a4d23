"""The next act: its steps, its place, its picture, and what a thing looks like while used."""

from dataclasses import replace

from ai.cognition import act, candidates, rules
from ai.cognition.plan import begin_day
from ai.cognition.thoughts import go_on
from ai.memory import schedule
from ai.memory.places import arena_of
from ai.memory.schedule import PlanEntry
from ai.mind import EventTriple
from ai.outcome import Outcome
from tests.ai.cognition.minds import banks, context_at, failed, live, mind_of, picked, texts
from tests.game.sim.hamlet import BEDROOM, SALOON


def answer(mind, context, rule):
    """Answer every open call of the act's chains until none is left."""
    for _ in range(9):
        open_thoughts = [thought for thought in mind.pending.values() if thought.kind.startswith("act.")]
        if not open_thoughts:
            return
        (thought,) = open_thoughts
        del mind.pending[thought.serial]
        results = tuple(rule(call) for call in thought.asks)
        live(mind, go_on(mind, context, replace(thought, results=results)), context)


def at_work(**changes):
    mind, context = mind_of(**changes), context_at(9 * 60)
    live(mind, begin_day(mind, context), context)
    return mind, context


def test_a_sleeper_asks_nothing():
    mind, context = mind_of(), context_at(0, here=BEDROOM)
    live(mind, begin_day(mind, context), context)
    assert live(mind, act.begin_act(mind, context), context) == ()
    assert (mind.act.activity, mind.act.place) == ("sleeping", f"{BEDROOM}:bed")
    assert mind.act.object_state == "being slept in"
    assert mind.act.end == 6 * 3600


def test_an_act_has_place_picture_event_and_state():
    mind, context = at_work()
    live(mind, act.begin_act(mind, context), context)
    answer(mind, context, lambda call: picked(call, 0))
    assert arena_of(mind.act.place) == SALOON
    assert mind.act.start == context.now
    assert mind.act.end > context.now
    assert mind.act.emoji in {picture.char for picture in banks().emoji}
    assert mind.act.event.subject == "Ana Bell"
    assert mind.act.activity.split()[0].endswith("ing")
    assert mind.plan.steps[0].start <= context.now < mind.plan.steps[0].end


def test_every_failure_has_its_fail_safe_and_is_counted():
    mind, context = at_work()
    live(mind, act.begin_act(mind, context), context)
    answer(mind, context, failed)
    assert mind.act is not None
    assert arena_of(mind.act.place) == SALOON
    assert mind.failsafes["emoji"] == 1
    assert mind.failsafes["steps"] == 1


def test_deciding_alone_asks_nothing():
    mind, context = at_work()
    assert live(mind, act.begin_act(mind, context, alone=True), context) == ()
    assert mind.act is not None


def test_the_place_is_asked_for_once_an_hour():
    mind, context = at_work()
    kinds = []

    def rule(call):
        kinds.append(call.kind)
        return picked(call, 0)

    for minute in range(9 * 60, 10 * 60, 10):
        context = context_at(minute)
        live(mind, act.begin_act(mind, context), context)
        answer(mind, context, rule)
    assert kinds.count("steps") == 1
    assert kinds.count("sector") + kinds.count("arena") <= 2
    assert kinds.count("emoji") == 6


def test_the_model_chooses_among_the_steps_and_their_usual_order_stays():
    mind, context = at_work()
    live(mind, act.begin_act(mind, context), context)
    (thought,) = [thought for thought in mind.pending.values() if thought.kind == "act.hour"]
    (call,) = [call for call in thought.asks if call.kind == "steps"]
    answer(mind, context, lambda asked: picked(asked, len(asked.options) - 1))
    done = [entry.activity for entry in mind.plan.steps]
    assert call.options[-1] in done
    assert done == [option for option in call.options if option in done]


def test_two_hours_of_the_same_work_are_not_the_same_hour_twice():
    known = banks()
    first = candidates.steps("make coffee for the guests", known)
    second = candidates.steps("make coffee for the family", known, first[:6])
    assert second == ("make coffee for the family", "grind the beans", "heat the water", "dry the cups")
    third = candidates.steps("make coffee at noon", known, (*first[:6], *second))
    assert third == ("make coffee at noon", "fill the cups", "carry the tray", "take the money")
    assert candidates.steps("dance a waltz", known, first) == ()


def test_a_written_line_of_steps_becomes_single_steps():
    mind, _ = at_work()
    context = context_at(9 * 60, steps="write")
    live(mind, act.begin_act(mind, context), context)
    line = "sift the flour; knead the dough; shape the loaves; bake the bread"

    def rule(asked):
        return texts(asked, "no steps at all", line) if asked.mode == "write" else picked(asked, 0)

    answer(mind, context, rule)
    done = dict.fromkeys(entry.activity for entry in mind.plan.steps)
    assert list(done) == line.split("; ")


def test_a_thing_with_one_state_in_use_is_decided_by_rule():
    kinds = [kind for kind in banks().kinds if len(kind.in_use) == 1]
    assert kinds
    assert all(rules.state_by_rule(kind, "do anything") == kind.in_use[0] for kind in kinds)
    assert rules.state_by_rule(None, "do anything") == "in use"


def test_event_triples_stop_at_the_preposition():
    assert rules.event_of("Ana Bell", "make espresso for customers") == EventTriple(
        "Ana Bell", "make", "espresso"
    )
    assert rules.event_of("Ana Bell", "set up the chairs").predicate == "set up"
    assert rules.event_of("Ana Bell", "sleep") == EventTriple("Ana Bell", "sleep", "")
    assert rules.event_of("Ana Bell", "") == EventTriple("Ana Bell", "be", "here")


def test_pictures_by_rule_come_from_the_bank_or_say_that_nothing_fits():
    chars = {picture.char for picture in banks().emoji} | {rules.PLAIN_EMOJI}
    for activity in ("take a shower", "play the piano", "zzz", "brush teeth"):
        assert rules.emoji_of(activity, banks().emoji) in chars
    assert rules.emoji_of("take a shower", banks().emoji) == "🚿"
    assert rules.emoji_of("zzz", banks().emoji) == rules.PLAIN_EMOJI


def test_an_hour_that_is_over_when_its_answers_come_gives_way_to_the_next():
    mind, context = at_work()
    live(mind, act.begin_act(mind, context), context)
    later = context_at(13 * 60 + 5)
    answer(mind, later, lambda call: picked(call, 0))
    assert mind.act.start == later.now
    assert all(entry.start >= later.now - later.now % 60 for entry in mind.plan.steps)


def test_what_the_inner_voice_asked_for_is_done_itself_and_not_what_goes_with_its_words():
    mind, context = at_work()
    entry = PlanEntry(context.now, 60, "spill coffee on the floor", SALOON, "voice")
    live(mind, Outcome(plan=schedule.inserted(mind.plan, entry)), context)
    calls = live(mind, act.begin_act(mind, context), context)
    assert "steps" not in {call.kind for call in calls}
    answer(mind, context, lambda call: picked(call, 0))
    assert (mind.act.activity, mind.act.origin) == ("spilling coffee on the floor", "voice")
    assert mind.plan.steps[0].activity == "spill coffee on the floor"
