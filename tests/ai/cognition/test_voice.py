"""Whispers in plain words: what they ask for, and when."""

from dataclasses import replace

import pytest

from ai import gametime
from ai.cognition import voice
from ai.cognition.plan import begin_day
from ai.cognition.thoughts import go_on
from ai.memory import schedule
from ai.memory.places import sector_of
from tests.ai.cognition.minds import context_at, live, mind_of, picked, texts
from tests.game.sim.hamlet import LAWN, SALOON


@pytest.mark.parametrize(
    ("said", "activity"),
    [
        ("You should water the plants.", "water the plants"),
        ("Please, go and feed the ducks! They are hungry.", "feed the ducks"),
        ("Why not paint the fence?", "paint the fence"),
        ("You are going to run for mayor", "run for mayor"),
        ("I want you to try to sing louder", "sing louder"),
        ("it's time to bake bread", "bake bread"),
        ("You should really just rest", "rest"),
        ("You should begin to paint the lake.", "paint the lake"),
        ("Dance", "dance"),
        ("🎉🎉🎉", "think about what the inner voice said"),
        ("!", "think about what the inner voice said"),
    ],
)
def test_a_voice_is_turned_into_an_activity_by_rule(said, activity):
    assert voice.by_rule(said) == activity


@pytest.mark.parametrize(
    ("said", "when"),
    [
        ("Bake bread at 3 pm", "1 15:00"),
        ("Bake bread from 11:30 am on", "1 11:30"),
        ("Bake bread at noon", "1 12:00"),
        ("Bake bread at 12 am", "1 10:00"),
        ("Bake bread at 9 am", "1 10:00"),
        ("Bake bread at 11:75 am", "1 10:00"),
        ("Bake 3 pies", "1 10:00"),
    ],
)
def test_a_voice_may_name_an_hour_that_is_still_to_come(said, when):
    now = gametime.parse_when("1 10:00")
    assert voice.starts_at(said, now) == gametime.parse_when(when)


def test_an_endless_whisper_is_cut():
    mind, context = mind_of(), context_at(600)
    live(mind, begin_day(mind, context), context)
    live(mind, voice.hear(mind, context, "sing " * 500), context)
    assert len(mind.stream.nodes[-1].text) < 400


def test_a_silent_model_leaves_the_rule_to_follow_the_voice_at_once():
    mind, context = mind_of(), context_at(600)
    mind.unanswered = 2
    live(mind, begin_day(mind, context), context)
    calls = live(mind, voice.hear(mind, context, "You should water the plants."), context)
    assert calls == ()
    assert schedule.entry_at(mind.plan.hours, context.now).activity == "water the plants"
    assert mind.failsafes["directive"] == 1
    assert schedule.faults(mind.plan) == ()


def whispered(said, *written_texts, minute=600):
    """Give the entry of today's plan that a whisper makes when the model writes these texts for it."""
    mind, context = mind_of(), context_at(minute)
    live(mind, begin_day(mind, context), context)
    live(mind, voice.hear(mind, context, said), context)
    for _ in range(2):
        thought = next((one for one in mind.pending.values() if one.kind == "voice"), None)
        if thought is not None:
            del mind.pending[thought.serial]
            (call,) = thought.asks
            result = texts(call, *written_texts) if call.mode == "write" else picked(call, 0)
            live(mind, go_on(mind, context, replace(thought, results=(result,))), context)
    (entry,) = [entry for entry in mind.plan.hours if entry.origin == "voice"]
    return entry


def test_what_a_later_sentence_asks_for_may_be_what_is_done():
    said = "You are so hungry. You could eat a huge plate of pancakes right now."
    assert whispered(said, "find a job", "eat a plate of pancakes").activity == "eat a plate of pancakes"


@pytest.mark.parametrize(
    ("written_text", "planned"),
    [("start painting the lake", "paint the lake"), ("paint the blue lake", "paint the blue lake")],
)
def test_to_begin_something_is_to_do_it(written_text, planned):
    assert whispered("You should begin to paint the lake.", written_text).activity == planned


def test_a_place_that_the_voice_names_is_kept_when_the_written_activity_loses_it():
    said = "You should go to the park and feed the ducks."
    for written_text in ("feed the ducks", "feed the ducks in the park"):
        entry = whispered(said, written_text)
        assert (entry.activity, entry.place) == (written_text, sector_of(LAWN))


def test_a_place_of_the_written_activity_is_not_overruled():
    entry = whispered("Go to the park, or play the piano in the cafe.", "play the piano in the cafe")
    assert entry.place == sector_of(SALOON)
