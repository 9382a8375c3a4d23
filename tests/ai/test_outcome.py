"""The one writer of a mind."""

from ai.calls import CallKey, Choice
from ai.cognition.context import ask
from ai.memory.node import MemoryKind, Provenance, Source
from ai.mind import Thought
from ai.outcome import Memory, Outcome, apply, close, count_silence, open_asks, settle
from tests.ai.cognition.minds import mind_of

TOLD = Provenance(Source.SEEN, "Ana Bell")


def thought(mind, kind, *kinds):
    return Thought(0, kind, "asked", (), tuple(ask(mind, one, {}) for one in kinds))


def test_serials_and_keys_are_never_used_twice():
    mind = mind_of()
    keys = []
    for _ in range(3):
        outcome = Outcome(
            think=(thought(mind, "act.step", "emoji", "object"), thought(mind, "voice", "directive"))
        )
        keys += [call.key for call in apply(mind, outcome, now=0, tick=0).calls]
        apply(mind, Outcome(drop=("act", "voice")), now=0, tick=0)
    assert len(set(keys)) == len(keys) == 9
    assert keys == sorted(keys)
    assert mind.pending == {}


def test_dropping_a_kind_drops_its_chains_and_gives_the_unanswered_calls():
    mind = mind_of()
    outcome = Outcome(think=(thought(mind, "act.hour", "steps", "sector"), thought(mind, "action", "emoji")))
    steps, sector, _ = apply(mind, outcome, now=0, tick=4).calls
    (serial, hour) = next(iter(mind.pending.items()))
    assert hour.asked_tick == 4
    answered = Choice(steps.key, steps.digest(), 0, 0, ())
    settle(mind, Thought(serial, hour.kind, hour.stage, hour.notes, hour.asks, (answered,), 4))
    assert open_asks(mind.pending[serial]) == (sector,)
    assert apply(mind, Outcome(drop=("act",)), now=0, tick=5).cancelled == (sector,)
    assert [one.kind for one in mind.pending.values()] == ["action"]


def test_a_memory_without_importance_asks_for_it():
    mind = mind_of()
    rating = ask(mind, "importance", {"memory": "a"})
    memory = Memory(MemoryKind.OBSERVATION, "a", TOLD, rating=rating, perceived=True)
    (call,) = apply(mind, Outcome(remember=(memory,)), now=50, tick=5).calls
    (waiting,) = mind.pending.values()
    assert (waiting.kind, waiting.note("node"), waiting.asks) == ("notice.importance", 0, (call,))
    assert call.key == CallKey("Ana Bell", 1)
    assert mind.stream.nodes[0].created == 50


def test_a_fixed_importance_counts_at_once():
    mind = mind_of()
    memory = Memory(MemoryKind.OBSERVATION, "a", TOLD, 3, perceived=True)
    assert apply(mind, Outcome(remember=(memory,)), now=0, tick=0).calls == ()
    assert mind.importance_since_reflection == 3


def test_places_that_turned_one_away_are_forgotten_when_their_time_is_over():
    mind = mind_of()
    apply(mind, Outcome(shun=(("b", 100), ("a", 50))), now=0, tick=0)
    assert mind.shunned == (("a", 50), ("b", 100))
    apply(mind, Outcome(shun=(("c", 90),)), now=60, tick=6)
    assert mind.shunned == (("b", 100), ("c", 90))


def test_silence_is_counted_until_an_answer_comes():
    mind = mind_of()
    count_silence(mind, answered=False)
    count_silence(mind, answered=False)
    assert mind.unanswered == 2
    count_silence(mind, answered=True)
    assert mind.unanswered == 0


def test_closing_a_thought_takes_it_out():
    mind = mind_of()
    apply(mind, Outcome(think=(thought(mind, "voice", "directive"),)), now=0, tick=0)
    close(mind, 0)
    assert mind.pending == {}
