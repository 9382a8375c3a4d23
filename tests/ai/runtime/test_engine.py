"""The batch engine on the real default model: exact scores, no leaks, grammars obeyed, cells freed.

Scores are compared on an F16 copy of the model: with int8 activations (Q8_0) another batch shape
alone moves a score by some tenths of a nat.
"""

from __future__ import annotations

import re

import numpy as np
import pytest

from ai.prompts.grammars import ACTIVITY
from ai.prompts.prompt import WrittenPrompt
from ai.runtime.batch import Engine
from ai.runtime.chat_model import SEQUENCES, ChatModel
from ai.runtime.errors import EngineError
from ai.runtime.jobs import Failed, Scored, Written
from ai.runtime.sampling import Rows, work_buffer

pytestmark = pytest.mark.model

DIARY = (
    "A diary, with a note on how much each thing mattered.\n\n"
    "Olga is washing the dishes. It was a routine chore, soon forgotten.\n"
    "Pavel lost his mother. It was a day that changed his life forever.\n"
)
MEMORIES = ("Nadia is asleep", "Bruno met the mayor", "the house burnt down", "Olga eats a plum", "rain fell")
PLACES = (" the cafe.", " the park.", " her own small apartment.", " the library.", " home")
TOLERANCE = 0.08
"""Nats; F16 arithmetic in another order."""


def importance(memory):
    return tuple(((DIARY, f"{memory}. It was"), end) for end in (" a day that changed", " a routine chore"))


def sector(activity):
    return tuple(((f"Olga wants to {activity}. She goes to",), place) for place in PLACES)


JOBS = {
    **{b"i%d" % at: importance(memory) for at, memory in enumerate(MEMORIES)},
    b"coffee": sector("drink a coffee"),
    b"sleep": sector("sleep until sunrise"),
    b"one token": tuple((("That was", " a thing that is"), word) for word in (" urgent", " normal", " good")),
}


@pytest.fixture(scope="module")
def model(exact_path):
    model = ChatModel(exact_path, threads=1)
    yield model
    model.close()


@pytest.fixture
def engine(model):
    model.clear()
    return Engine(model)


def finished(engine):
    done = {}
    while not engine.idle:
        done.update((one.job, one) for one in engine.turn())
    return done


def naive(model, parts, continuation):
    """Evaluate one text alone in an empty cache and add up the continuation's tokens."""
    context = [token for at, part in enumerate(parts) for token in model.tokens(part, first=at == 0)]
    tokens = [*context, *model.tokens(continuation, first=False)]
    count = len(tokens) - 1
    model.clear()
    model.begin()
    model.token[:count] = tokens[:-1]
    model.pos[:count] = range(count)
    model.place_run(0, count, 0, wanted=True)
    rows = Rows(model.decode(count), work_buffer(model.words))
    return sum(rows.log_p(at, tokens[at + 1]) for at in range(len(context) - 1, count))


@pytest.fixture(scope="module")
def truth(model):
    return {name: tuple(naive(model, *pair) for pair in pairs) for name, pairs in JOBS.items()}


def test_scores_of_many_calls_at_once_are_those_of_one_by_one(engine, truth):
    for name, pairs in JOBS.items():
        engine.score(name, pairs)
    done = finished(engine)
    for name, scores in truth.items():
        assert done[name].scores == pytest.approx(scores, abs=TOLERANCE)


def test_texts_written_meanwhile_do_not_leak_into_scores(engine, truth):
    engine.write(
        b"w", WrittenPrompt(("The sea was full of ships, and every ship",), "", n=6, max_tokens=12), 3
    )
    engine.turn()
    for name in (b"coffee", b"i2"):
        engine.score(name, JOBS[name])
    done = finished(engine)
    assert isinstance(done[b"w"], Written)
    for name in (b"coffee", b"i2"):
        assert done[name].scores == pytest.approx(truth[name], abs=TOLERANCE)


def test_a_parked_prefix_comes_back_with_the_same_scores(model, truth):
    model.clear()
    engine = Engine(model, live_cells=40)
    engine.remember = False
    for name in (b"i0", b"one token", b"i1", b"i2"):
        engine.score(name, JOBS[name])
        found = finished(engine)[name]
        assert found.scores == pytest.approx(truth[name], abs=TOLERANCE)
        engine.prefixes.shrink(0)
    assert engine.prefixes.parkings >= 2
    assert engine.prefixes.returns >= 1
    assert engine.counters.shared > 0


def test_a_prompt_longer_than_a_batch_goes_through_in_pieces(engine, model):
    long = " ".join(f"On day {at} it rained." for at in range(70))
    pair = ((long,), " Then the sun came out.")
    engine.score(b"long", (pair,))
    assert len(model.tokens(long, first=True)) > 1.5 * model.capacity
    found = finished(engine)[b"long"].scores[0]
    context = model.tokens(long, first=True)
    tokens = [*context, *model.tokens(pair[1], first=False)]
    model.clear()
    total = 0.0
    for start in range(0, len(tokens) - 1, 100):
        piece = tokens[start : min(start + 100, len(tokens) - 1)]
        model.begin()
        model.token[: len(piece)] = piece
        model.pos[: len(piece)] = range(start, start + len(piece))
        model.place_run(0, len(piece), 0, wanted=True)
        rows = Rows(model.decode(len(piece)), work_buffer(model.words))
        for at in range(len(piece)):
            if start + at >= len(context) - 1:
                total += rows.log_p(at, tokens[start + at + 1])
    assert found == pytest.approx(total, abs=TOLERANCE)


def test_everything_taken_is_given_back(engine):
    for name, pairs in JOBS.items():
        engine.score(name, pairs)
    engine.write(b"w", WrittenPrompt((DIARY, "Bruno"), ACTIVITY, n=5, max_tokens=8), 1)
    finished(engine)
    engine.prefixes.shrink(0)
    assert engine._layout.promised == 0
    assert sorted(engine._layout.free) == list(range(SEQUENCES))
    assert engine.open_texts == 0


def test_cancelling_frees_a_job_in_any_state(engine):
    engine.write(b"running", WrittenPrompt((DIARY, "Bruno will"), "", n=8, max_tokens=40, stop=""), 1)
    engine.turn()
    engine.write(b"waiting", WrittenPrompt((DIARY, "Olga will"), "", n=16, max_tokens=40, stop=""), 1)
    engine.score(b"choice", JOBS[b"coffee"])
    engine.turn()
    for name in (b"running", b"waiting", b"choice"):
        engine.cancel(name)
    assert engine.idle
    engine.prefixes.shrink(0)
    assert engine._layout.promised == 0
    assert len(engine._layout.free) == SEQUENCES
    engine.score(b"after", JOBS[b"sleep"])
    assert isinstance(finished(engine)[b"after"], Scored)


def test_every_text_obeys_its_grammar_even_when_the_model_would_not(engine):
    grammar = 'root ::= " the number " [0-9]{2,3} " in " ("red" | "blue") "\\n"'
    prompt = WrittenPrompt(
        ("Once upon a time there was a princess who",), grammar, n=8, max_tokens=24, temperature=1.2
    )
    for at in range(3):
        engine.write(b"%d" % at, prompt, at)
    done = finished(engine)
    texts = [text for one in done.values() for text, _ in one.texts]
    assert len(texts) > 10
    for text in texts:
        assert re.fullmatch(r" the number \d{2,3} in (red|blue)", text)
    assert engine.writer.rejected > 0
    assert engine.writer.filtered > 0


def test_a_text_cut_off_in_the_middle_of_its_grammar_is_no_text(engine):
    grammar = 'root ::= [a-z ]{60,80} "\\n"'
    engine.write(b"w", WrittenPrompt(("Once upon a time",), grammar, n=2, max_tokens=4), 0)
    assert isinstance(finished(engine)[b"w"], Failed)


def test_a_text_ends_before_its_stop(engine):
    engine.write(
        b"w", WrittenPrompt(("One, two, three,",), "", n=2, max_tokens=30, temperature=0.0, stop=" seven"), 0
    )
    ((text, score),) = finished(engine)[b"w"].texts
    assert text.startswith(" four, five, six")
    assert "seven" not in text
    assert score < 0


def test_neutral_scores_are_asked_of_the_model_once(engine):
    engine.score(b"a", JOBS[b"coffee"])
    finished(engine)
    before = engine.counters.evaluated
    engine.score(b"b", JOBS[b"coffee"])
    assert finished(engine)[b"b"].scores
    assert engine.counters.evaluated == before
    engine.remember = False
    engine.score(b"c", JOBS[b"coffee"])
    finished(engine)
    assert engine.counters.evaluated > before


def test_a_prompt_that_cannot_fit_fails_in_words(engine):
    engine.score(b"x", ((("word " * 6000,), " end"),))
    assert "longer than the model's cache" in finished(engine)[b"x"].reason
    engine.score(b"y", ((("a",), " b" * 300),))
    assert "longer than a batch" in finished(engine)[b"y"].reason
    engine.score(b"z", (((), ""),))
    assert finished(engine)[b"z"] == Scored(b"z", (0.0,))


def test_more_texts_than_slots_wait_their_turn(engine):
    for at in range(6):
        engine.write(
            b"%d" % at, WrittenPrompt((DIARY, f"Bruno number {at} will"), ACTIVITY, n=6, max_tokens=6), at
        )
    done = finished(engine)
    assert len(done) == 6


def test_an_unreadable_grammar_is_refused_at_once(engine):
    with pytest.raises(EngineError, match="grammar"):
        engine.compile("root ::= (")


def test_a_reset_engine_works_on(engine, truth):
    engine.write(b"w", WrittenPrompt((DIARY, "Bruno will"), "", n=4, max_tokens=40, stop=""), 1)
    engine.turn()
    assert engine.reset() == [b"w"]
    assert engine.idle
    engine.score(b"i0", JOBS[b"i0"])
    assert finished(engine)[b"i0"].scores == pytest.approx(truth[b"i0"], abs=TOLERANCE)


def test_the_same_seed_in_the_same_batch_gives_the_same_texts(model):
    texts = []
    for _ in range(2):
        model.clear()
        engine = Engine(model)
        engine.write(b"w", WrittenPrompt((DIARY, "Bruno will"), ACTIVITY, n=4, max_tokens=10), 5)
        texts.append(finished(engine)[b"w"])
    assert texts[0] == texts[1]


def test_saved_cells_are_the_same_cells(model):
    tokens = model.tokens(DIARY, first=True)
    model.clear()
    model.begin()
    model.token[: len(tokens)] = tokens
    model.pos[: len(tokens)] = range(len(tokens))
    model.place_run(0, len(tokens), 3, wanted=False)
    model.want(len(tokens) - 1)
    model.decode(len(tokens))
    data = model.save(3)
    model.drop(3)
    assert model.load(3, data)
    assert np.array_equal(model.save(3), data)


def test_a_text_that_waits_for_slots_does_not_hold_up_choices(engine):
    engine.write(b"first", WrittenPrompt((DIARY, "Bruno will"), "", n=12, max_tokens=60, stop=""), 1)
    engine.turn()
    engine.write(b"second", WrittenPrompt((DIARY, "Olga will"), "", n=12, max_tokens=4, stop=""), 1)
    engine.write(b"third", WrittenPrompt((DIARY, "Pavel will"), "", n=1, max_tokens=4, stop=""), 1)
    engine.score(b"choice", JOBS[b"coffee"])
    assert [one.job for one in engine.turn()] == [b"choice"]
    assert not any(slot.job.name == b"third" for slot in engine._writing)


def test_a_cache_filled_by_prefixes_makes_room_for_writing(chat_path):
    engine = Engine(ChatModel(chat_path, threads=1, cells=512), live_cells=512)
    for at in range(5):
        opening = f"Chapter {at}. " + " ".join(f"On day {day} of year {at} it rained." for day in range(8))
        engine.score(b"%d" % at, (((opening, " And then"), " the sun came out."),))
        finished(engine)
    held = engine.prefixes.live_cells
    assert held > 256
    engine.write(b"w", WrittenPrompt(("Bruno will",), "", n=16, max_tokens=20, stop=""), 1)
    assert isinstance(finished(engine)[b"w"], Written)
    assert engine.prefixes.live_cells < held
    engine.close()
