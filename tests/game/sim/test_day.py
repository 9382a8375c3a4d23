"""A whole day in the hamlet: the same again for the same inputs, and a day whatever is answered."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai import chance
from ai.calls import CUT, Choice, Completion, Embedding, Failure, Mode
from ai.memory import schedule
from ai.memory.node import MemoryKind, Source
from ai.runtime.scripted import Fault, ScriptedOracle
from game.sim import digest
from game.sim.commands import Whisper
from game.sim.inputs import TickInput
from game.sim.state import StateError, open_calls, restore
from game.sim.step import step
from tests.game.sim.hamlet import (
    BATHROOM,
    BEDROOM,
    GREEN,
    HOUSE,
    KITCHEN,
    SALOON,
    Play,
    hamlet,
    scene,
    silent,
)

DAY = 8640


KINDS = (
    "wake_hour",
    "day_activity",
    "hour_activity",
    "sector",
    "arena",
    "object",
    "emoji",
    "steps",
    "object_state",
    "importance",
    "embed",
)
"""Every kind of question that an ordinary day asks."""


@pytest.fixture(scope="module")
def day():
    """Give a day and the first hour of the next, every question answered at once."""
    return Play(hamlet()).ticks(DAY + 360)


def test_the_same_inputs_give_the_same_digests(day):
    state = hamlet()
    for given_input in day.inputs:
        step(state, scene(), given_input)
    assert digest.parts(state) == digest.parts(day.state)


def test_another_seed_gives_another_day(day):
    other = Play(hamlet(seed=2)).ticks(DAY // 2)
    assert digest.whole(other.state) != digest.whole(day.state)


def test_everybody_sleeps_at_home_and_works_at_work(day):
    """Acts are looked up in the plan of day 1, which the first hour of day 2 has replaced."""
    play = Play(hamlet()).until(3 * 60)
    assert all(mind.act.place == f"{BEDROOM}:bed" for mind in play.state.minds.values())
    play.until(10 * 60 + 5)
    assert play.state.minds["Ana Bell"].act.place.startswith(SALOON)
    assert scene().maze.arena_at(play.state.town.bodies["Ana Bell"].tile) == SALOON
    assert not play.counts()["stuck"]


def test_every_plan_entry_is_a_memory_with_place_start_and_duration(day):
    for mind in day.state.minds.values():
        texts = [node.text for node in mind.stream.nodes if node.kind == MemoryKind.PLAN]
        assert any("minutes from 9:00 am, Monday February 13, at " in text for text in texts)
        assert all(text.startswith("for ") and ", at " in text and ": " in text for text in texts)
        rated = [
            mind.stream.importance[node.id] for node in mind.stream.nodes if node.kind == MemoryKind.PLAN
        ]
        assert set(rated) <= {2, 4, 5}


def test_the_day_is_decomposed_into_steps_just_in_time():
    mind = Play(hamlet()).until(9 * 60).state.minds["Ana Bell"]
    assert mind.plan.steps[-1].end <= 10 * 3600
    assert schedule.faults(mind.plan) == ()
    full = [entry for entry in mind.plan.steps if entry.duration_minutes]
    assert all(5 <= entry.duration_minutes <= 15 for entry in full)


def test_the_second_day_is_planned_too(day):
    for mind in day.state.minds.values():
        assert mind.plan.day == 2
        assert schedule.faults(mind.plan) == ()


def test_last_evening_goes_on_after_midnight_for_those_who_stay_up(day):
    cleo = day.state.minds["Cleo Dunn"]
    assert cleo.plan.chunks[0].activity != schedule.SLEEP
    assert cleo.plan.chunks[0].duration_minutes == 60


def test_calls_for_an_act_stay_few(day):
    acts = day.counts()["act"]
    foreground = [
        call
        for call in day.oracle.asked
        if call.kind in ("sector", "arena", "object", "emoji", "object_state", "steps")
    ]
    assert len(foreground) < 4 * acts


def test_days_with_a_silent_model_run_by_rule_without_anybody_getting_stuck():
    play = Play(hamlet(), silent()).ticks(DAY + 360)
    for mind in play.state.minds.values():
        assert schedule.faults(mind.plan) == ()
        assert mind.stuck == 0
        assert mind.failsafes["emoji"] > 10
    assert play.counts()["late"] > 0
    arenas = {
        node.place.split(":")[2]
        for node in play.state.minds["Ana Bell"].stream.nodes
        if node.place.count(":") == 2
    }
    assert {"bathroom", "kitchen", "cafe"} <= arenas


def test_a_silent_model_is_trusted_again_as_soon_as_it_answers():
    play = Play(hamlet(), silent()).until(8 * 60)
    assert play.state.minds["Ana Bell"].unanswered >= 2
    play.oracle.silent = False
    play.until(10 * 60)
    assert play.state.minds["Ana Bell"].unanswered == 0
    before = play.state.minds["Ana Bell"].failsafes["emoji"]
    play.until(11 * 60)
    assert play.state.minds["Ana Bell"].failsafes["emoji"] == before


def test_a_failing_model_leaves_a_rule_made_day():
    oracle = ScriptedOracle()
    for kind in KINDS:
        oracle.pick(kind, lambda call: Fault("the engine is on fire"))
    play = Play(hamlet(), oracle).until(10 * 60)
    for mind in play.state.minds.values():
        assert schedule.faults(mind.plan) == ()
        assert mind.act is not None
        assert "fire" not in str(mind.plan) + mind.act.activity
        assert all("fire" not in node.text for node in mind.stream.nodes)
    assert not play.counts()["late"]


def test_a_late_answer_is_ignored():
    play = Play(hamlet(), silent()).until(12 * 60 + 1)
    late = play.oracle.asked[0]
    before = digest.parts(play.state)["mind:Ana Bell"]
    other = copy.deepcopy(play.state)
    results = (Choice(late.key, late.digest(), 0, 0, (0,) * len(late.options)),)
    step(play.state, scene(), TickInput(play.state.tick, 1, results))
    assert digest.parts(play.state)["mind:Ana Bell"] == before == digest.parts(other)["mind:Ana Bell"]


def test_answers_for_unknown_residents_and_calls_are_ignored():
    play = Play(hamlet()).ticks(5)
    call = play.oracle.asked[0]
    before = digest.whole(play.state)
    strange = (
        Failure(type(call.key)("Nobody", 3), b"", "no"),
        Failure(type(call.key)("Ana Bell", 10**6), b"", "no"),
    )
    step(play.state, scene(), TickInput(play.state.tick, 1, strange))
    assert digest.whole(play.state) == before


def test_an_answer_to_another_question_is_reported_and_not_used():
    play = Play(hamlet(), silent())
    play.tick()
    call = next(call for call in open_calls(play.state) if call.kind == "wake_hour")
    out = step(
        play.state, scene(), TickInput(0, 1, (Choice(call.key, b"another", 0, 0, (0,) * len(call.options)),))
    )
    assert [(event.kind, event.text) for event in out.events if event.kind == "divergence"] == [
        ("divergence", "wake_hour")
    ]


def test_inputs_out_of_order_are_refused():
    state = hamlet()
    with pytest.raises(StateError, match="tick 0 is due"):
        step(state, scene(), TickInput(3))
    step(state, scene(), TickInput(0))
    with pytest.raises(StateError, match="tick 1 is due"):
        step(state, scene(), TickInput(0))
    with pytest.raises(StateError, match="tick 0 is due"):
        step(state, scene(), TickInput(1, 1))


def test_a_copied_and_restored_state_goes_on_alike():
    """The release forgot last access and the act's start when it loaded."""
    play = Play(hamlet()).until(9 * 60)
    twin = copy.deepcopy(play.state)
    restore(twin, scene())
    given_input = TickInput(play.state.tick + 1, 0, (), (Whisper("Ana Bell", "water the flowers"),))
    step(play.state, scene(), given_input)
    step(twin, scene(), given_input)
    assert digest.parts(twin) == digest.parts(play.state)


def test_a_planted_leak_shows_in_the_digest_of_its_part():
    play = Play(hamlet()).ticks(10)
    before = digest.parts(play.state)
    play.state.minds["Bob Cane"].stream.accessed[0] += 1
    moved = [part for part, value in digest.parts(play.state).items() if value != before[part]]
    assert moved == ["mind:Bob Cane"]
    play.state.town.objects[f"{KITCHEN}:refrigerator"].state = "open"
    moved = [part for part, value in digest.parts(play.state).items() if value != before[part]]
    assert moved == ["town", "mind:Bob Cane"]


def test_no_number_of_residents_is_built_in():
    alone = Play(hamlet(("Cleo Dunn",))).until(12 * 60)
    assert list(alone.state.minds) == ["Cleo Dunn"]
    assert alone.state.minds["Cleo Dunn"].act is not None


NONSENSE = (
    "",
    " ",
    "x" * 5000,
    "🎉🔥💥",
    "TOKEN LIMIT EXCEEDED",
    "go to\nthe moon",
    "sing a song",
    "I am sorry, as an AI",
    "Narnia",
)


class Liar(ScriptedOracle):
    """Answers drawn from a seed: any option, wrong indices, wrong modes, nonsense, failures, silence."""

    def __init__(self, seed):
        super().__init__()
        self.seed = seed
        for kind in (*KINDS, "directive"):
            self.pick(kind, self.lie)

    def draw(self, call, purpose, bound):
        return chance.draw(self.seed, call.key.serial, call.key.resident, purpose) % bound

    def lie(self, call):
        texts = tuple(
            NONSENSE[self.draw(call, f"text {n}", len(NONSENSE))] for n in range(self.draw(call, "n", 4))
        )
        scores = tuple(self.draw(call, f"score {n}", 9000) - 4000 for n in range(len(call.options)))
        far = self.draw(call, "far", 99) - 40
        lies = {
            0: Fault("TOKEN LIMIT EXCEEDED"),
            1: Choice(call.key, b"", far, self.draw(call, "value", 99) - 40, scores[1:]),
            2: Completion(call.key, b"", texts, (0,) * len(texts)),
            3: Embedding(call.key, b"", tuple(b"\x01" * self.draw(call, "dim", 5) for _ in texts)),
            4: Choice(call.key, b"", 0, 1, (CUT,) * len(call.options)),
        }
        return lies.get(self.draw(call, "what", 10)) or self.truth(call, texts, scores)

    def truth(self, call, texts, scores):
        if call.mode == Mode.WRITE:
            return Completion(call.key, b"", texts, (0,) * len(texts))
        if call.mode == Mode.EMBED:
            return tuple(self.vector(text) for text in call.options)
        best = scores.index(max(scores)) if scores else 0
        return Choice(call.key, b"", best, 1 + self.draw(call, "value", 10), scores)

    def vector(self, text):
        return bytes((chance.draw(self.seed, 0, text, str(n)) % 255) for n in range(8))


@settings(max_examples=4)
@given(st.integers(0, 2**32), st.sampled_from(["choose", "write"]))
def test_a_day_is_1440_minutes_under_any_answers(seed, method):
    """Nothing that the model says can be an activity, a place or an object that does not exist."""
    methods = dict.fromkeys(("day_activity", "hour_activity", "steps"), method)
    play = Play(hamlet(seed=seed % 7, **methods), Liar(seed)).until(15 * 60)
    objects = scene().maze.objects
    arenas = scene().maze.arenas
    for mind in play.state.minds.values():
        assert schedule.faults(mind.plan) == ()
        assert mind.act.place in objects or mind.act.place in arenas or mind.act.place == ""
        assert all(1 <= value <= 10 for value in mind.stream.importance if value)
        words = " ".join([entry.activity for entry in (*mind.plan.hours, *mind.plan.steps)])
        assert "TOKEN" not in words
        assert "🎉" not in words
        assert "sorry" not in words
        assert all(len(entry.activity) <= 130 for entry in (*mind.plan.hours, *mind.plan.steps))
    assert play.counts()["malformed"] > 0


def test_written_methods_fill_the_plan_with_what_was_written():
    oracle = ScriptedOracle()
    oracle.pick("day_activity", lambda call: ("to fly a kite on the common.", "TOKEN LIMIT EXCEEDED"))
    oracle.pick("hour_activity", lambda call: ("untangle the string", "run against the wind"))
    oracle.pick("steps", lambda call: ("look", "look at the sky; let out more string; cheer loudly"))
    methods = dict.fromkeys(("day_activity", "hour_activity", "steps"), "write")
    play = Play(hamlet(**methods), oracle).until(10 * 60)
    mind = play.state.minds["Cleo Dunn"]
    asked = [call.slot("activity") for call in oracle.asked if call.kind == "hour_activity"]
    assert "fly a kite on the common" in asked
    assert "untangle the string" in [entry.activity for entry in mind.plan.hours]
    assert "look at the sky" in [entry.activity for entry in mind.plan.steps]


def test_a_goal_has_its_place_in_the_day():
    play = Play(hamlet())
    play.oracle.pick("day_activity", lambda call: 0)
    play.ticks(60)
    for name, goal in (("Ana Bell", "plan the summer fair"), ("Cleo Dunn", "walk around the green")):
        texts = [node.text for node in play.state.minds[name].stream.nodes if node.kind == MemoryKind.PLAN]
        assert any(text.endswith(goal) for text in texts), name


def test_seed_memories_are_the_clauses_of_the_sheet(day):
    seeds = [n.text for n in day.state.minds["Ana Bell"].stream.nodes if n.provenance.type == Source.SEED]
    assert seeds == [
        "Ana Bell keeps the Corner Cafe",
        "Ana Bell wants to learn a new song",
        "Ana Bell is planning a summer fair",
        "Cleo Dunn is a friend",
        "Corner Cafe is open from 8 am to 8 pm",
    ]


def test_the_whole_home_is_known_from_the_start():
    """The release's trees lacked kitchens, so that naming one was a crash."""
    places = hamlet().minds["Ana Bell"].places
    assert {BEDROOM, BATHROOM, KITCHEN, SALOON, f"{GREEN}:park"} == set(places.arenas)
    assert set(places.arenas[KITCHEN]) == {"cooking area", "refrigerator"}
    assert all(arena.startswith(HOUSE) or arena in (SALOON, f"{GREEN}:park") for arena in places.arenas)
