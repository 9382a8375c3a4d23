"""The scripted oracle: script, then rule, then digest."""

from __future__ import annotations

import numpy as np

from ai.calls import CallKey, Choice, Completion, Embedding, Failure, Mode, ModelCall
from ai.runtime.scripted import Fault, ScriptedOracle, vector_of


def call(serial=0, kind="sector", options=("the cafe", "the park"), mode=Mode.CHOOSE, **more):
    return ModelCall(CallKey("Ana", serial), kind, mode, options=options, **more)


def test_an_enqueued_index_is_the_choice():
    oracle = ScriptedOracle()
    oracle.enqueue("sector", 1)
    oracle.submit([call()])
    (result,) = oracle.poll()
    assert isinstance(result, Choice)
    assert result.index == 1
    assert max(result.scores) == result.scores[1]
    assert oracle.poll() == []


def test_without_a_script_the_same_question_gets_the_same_answer():
    first, second = ScriptedOracle(), ScriptedOracle()
    first.submit([call(1), call(2, options=("a", "b", "c"))])
    second.submit([call(2, options=("a", "b", "c"))])
    second.submit([call(1)])
    assert first.poll() == second.poll()


def test_a_rule_answers_when_the_queue_is_empty():
    oracle = ScriptedOracle()
    oracle.pick("sector", lambda asked: asked.options.index("the park"))
    oracle.submit([call()])
    assert oracle.poll()[0].index == 1


def test_a_question_without_options_gives_a_value_from_1_to_10():
    oracle = ScriptedOracle()
    for serial in range(50):
        oracle.submit([call(serial, "importance", (), slots=(("memory", f"thing {serial}"),))])
    assert {result.value for result in oracle.poll()} <= set(range(1, 11))


def test_unscripted_writing_fails_and_is_counted():
    oracle = ScriptedOracle()
    oracle.submit([call(mode=Mode.WRITE)])
    assert isinstance(oracle.poll()[0], Failure)
    assert oracle.status().failed == 1


def test_scripted_texts_and_faults_come_back_under_the_calls_key():
    oracle = ScriptedOracle()
    oracle.enqueue("directive", ("be kind", "be bold"), Fault("no idea"))
    asked = [call(n, "directive", (), Mode.WRITE, n=2) for n in (3, 4)]
    oracle.submit(asked)
    first, second = oracle.poll()
    assert first == Completion(asked[0].key, asked[0].digest(), ("be kind", "be bold"), (0, 0))
    assert second == Failure(asked[1].key, asked[1].digest(), "no idea")


def test_texts_that_share_words_have_closer_vectors():
    oracle = ScriptedOracle(dimension=128)
    texts = ("bake bread in the kitchen", "bake bread in the cafe", "repair an old motorbike")
    oracle.submit([call(kind="embed", options=texts, mode=Mode.EMBED)])
    (result,) = oracle.poll()
    assert isinstance(result, Embedding)
    near, same, far = (np.frombuffer(v, np.int8).astype(int) for v in result.vectors)
    assert len(result.vectors[0]) == 128
    assert near @ same > 2 * abs(near @ far)
    assert vector_of("", 16) != bytes(16)


def test_a_silent_oracle_keeps_its_calls_until_it_speaks_again():
    oracle = ScriptedOracle()
    oracle.silent = True
    oracle.submit([call(1), call(2)])
    oracle.cancel([call(1)])
    assert oracle.poll() == []
    assert oracle.status().waiting == 1
    oracle.silent = False
    assert [result.key.serial for result in oracle.poll()] == [2]
