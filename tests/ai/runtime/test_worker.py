"""The live oracle with the real models: everything is answered once, and it stops when told."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from ai.calls import CUT, CallKey, Choice, Completion, Embedding, Failure, Mode, ModelCall, Priority
from ai.prompts import catalog
from ai.runtime import profile
from ai.runtime.answering import Features
from ai.runtime.errors import ModelError
from ai.runtime.worker import LiveOracle

WAIT = 120.0
"""Most seconds for one answer on a busy machine."""


def call(serial, kind, mode=Mode.CHOOSE, options=(), *, priority=Priority.ACT, n=1, **slots):
    words = tuple(sorted(slots.items()))
    return ModelCall(CallKey("Olga Brandt", serial), kind, mode, words, options, n=n, priority=priority)


def place(serial, activity, options=("her house", "the park", "the bakery"), **more):
    return call(
        serial, "sector", options=options, name="Olga Brandt", pronoun="she", role="baker", activity=activity,
        here="her house", home="her house", work="the bakery", **more,
    )  # fmt: skip


def voice(serial, words="You should call your aunt.", **more):
    return call(
        serial,
        "directive",
        Mode.WRITE,
        identity="Olga Brandt is a 51-year-old cook.",
        name="Olga Brandt",
        pronoun="she",
        voice=words,
        n=4,
        **more,
    )


def answers(oracle, count):
    found = []
    while len(found) < count:
        ready = oracle.poll(WAIT)
        assert ready, "no answer"
        found += ready
    return {result.key.serial: result for result in found}


@pytest.fixture
def make(chat_path, embedder_path):
    made = []

    def build(**more):
        templates = more.pop("templates", catalog.load())
        oracle = LiveOracle(
            chat_path, embedder_path, profile.Profile(chat_path.name), templates, threads=1, **more
        )
        made.append(oracle)
        return oracle

    yield build
    for oracle in made:
        oracle.close()


@pytest.mark.model
def test_calls_of_every_mode_are_answered(make):
    oracle = make()
    calls = [
        place(1, "bake rolls"),
        call(2, "importance", memory="Olga Brandt lost her house in a fire"),
        voice(3),
        call(4, "embed", Mode.EMBED, ("bake rolls", "sleep")),
    ]
    oracle.submit(calls)
    found = answers(oracle, 4)
    assert found[1].index == 2
    assert found[1].digest == calls[0].digest()
    assert 1 <= found[2].value <= 10
    assert isinstance(found[3], Completion)
    assert all("\n" not in text for text in found[3].texts)
    assert [len(vector) for vector in found[4].vectors] == [384, 384]
    assert isinstance(found[4], Embedding)
    status = oracle.status()
    assert (status.answered, status.waiting, status.running) == (4, 0, 0)


@pytest.mark.model
def test_an_equal_question_is_remembered_for_another_resident(make):
    oracle = make()
    oracle.submit([place(1, "bake rolls"), replace(place(2, "bake rolls"), key=CallKey("Nadia", 2))])
    first = answers(oracle, 2)
    oracle.submit([place(3, "bake rolls")])
    third = answers(oracle, 1)[3]
    assert first[1].scores == first[2].scores == third.scores
    counters = oracle.counters()
    assert counters["answers_joined"] + counters["answers_remembered"] == 2


@pytest.mark.model
def test_remembering_can_be_switched_off(make):
    oracle = make(features=Features(remember_answers=False, remember_scores=False))
    oracle.submit([place(1, "bake rolls")])
    answers(oracle, 1)
    before = oracle.counters()["scored_tokens"]
    oracle.submit([place(2, "bake rolls")])
    answers(oracle, 1)
    assert oracle.counters()["scored_tokens"] > before
    assert oracle.counters()["answers_remembered"] == 0


@pytest.mark.model
def test_a_long_list_is_cut_before_it_is_scored(make):
    oracle = make()
    names = ("bread", "rocket", "whale", "guitar", "volcano", "violin", "tractor", "pearl", "anchor", "comet",
             "castle", "desert", "engine", "forest", "oven", "harbor", "island", "jungle")  # fmt: skip
    oracle.submit([call(1, "emoji", options=names, activity="bake bread")])
    result = answers(oracle, 1)[1]
    kept = [name for name, score in zip(names, result.scores, strict=True) if score != CUT]
    assert len(result.scores) == len(names)
    assert len(kept) == catalog.load().spec("emoji").cut_to
    assert "bread" in kept
    assert names[result.index] in kept


@pytest.mark.model
def test_a_call_that_cannot_be_rendered_fails_alone(make):
    oracle = make()
    oracle.submit([call(1, "sector", options=("a", "b")), call(2, "nonsense"), place(3, "sleep")])
    found = answers(oracle, 3)
    assert isinstance(found[1], Failure)
    assert "lacks the slot" in found[1].reason
    assert isinstance(found[2], Failure)
    assert isinstance(found[3], Choice)
    assert oracle.status().failed == 2


@pytest.mark.model
def test_a_cancelled_call_is_not_answered(make):
    oracle = make()
    oracle.submit([voice(1), place(2, "bake rolls")])
    oracle.cancel([voice(1)])
    found = answers(oracle, 1)
    assert set(found) == {2}
    assert oracle.poll() == []
    assert oracle.status().waiting == 0


@pytest.mark.model
def test_closing_while_texts_are_written_ends_the_thread(make):
    oracle = make()
    oracle.submit([voice(at, f"You should visit aunt number {at} and stay for supper.") for at in range(40)])
    assert oracle.poll(WAIT)
    oracle.close()
    assert not oracle._thread.is_alive()
    oracle.submit([place(99, "sleep")])
    assert isinstance(oracle.poll()[-1], Failure)
    oracle.close()


@pytest.mark.model
def test_the_players_conversation_overtakes_what_waits(make):
    oracle = make()
    background = [
        call(
            at,
            "importance",
            priority=Priority.NOTICE,
            memory=f"Olga Brandt saw {at} geese on the way to work",
        )
        for at in range(120)
    ]
    oracle.submit([*background, replace(place(500, "sleep"), priority=Priority.PLAYER)])
    order = []
    while len(order) < 121:
        order += [result.key.serial for result in oracle.poll(WAIT)]
    assert order.index(500) < 60


class _Breaking(catalog.Catalog):
    """A catalog whose bug shows only when it is asked."""

    def spec(self, kind):
        if kind == "sector":
            raise ZeroDivisionError("planted")
        return super().spec(kind)


@pytest.mark.model
def test_a_crashed_thread_answers_everything_with_failures_and_says_so(make):
    real = catalog.load()
    oracle = make(templates=_Breaking(real.specs, real.text_digest))
    oracle.submit([voice(1), place(2, "sleep"), voice(3)])
    found = answers(oracle, 3)
    assert isinstance(found[2], Failure)
    assert "planted" in found[2].reason
    assert "stopped: ZeroDivisionError: planted" in oracle.status().name
    oracle.submit([place(4, "sleep")])
    assert isinstance(answers(oracle, 1)[4], Failure)


@pytest.mark.model
def test_a_file_that_is_no_model_is_one_sentence(tmp_path, embedder_path):
    broken = tmp_path / "broken.gguf"
    broken.write_bytes(b"GGUF" + bytes(100))
    with pytest.raises(ModelError, match=r"broken.gguf cannot be loaded"):
        LiveOracle(broken, embedder_path, profile.Profile("broken"), catalog.load(), threads=1)
    assert not any(thread.name == "model" for thread in threading.enumerate())
