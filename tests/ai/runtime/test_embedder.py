"""The real embedder: known closeness, exact bytes, accents, long texts."""

from __future__ import annotations

import numpy as np
import pytest

from ai.runtime.chat_model import ChatModel
from ai.runtime.embedder import TEXT_TOKENS, Embedder, nearest, plain, quantised
from ai.runtime.errors import EngineError


@pytest.fixture(scope="module")
def embedder(embedder_path, manifest):
    embedder = Embedder(embedder_path, scale=manifest.entry("embedder").scale, threads=1)
    yield embedder
    embedder.close()


@pytest.mark.model
def test_words_are_cut_as_the_model_was_trained(embedder):
    assert embedder.tokens("Hello world! Sleeping.") == [101, 7592, 2088, 999, 5777, 1012, 102]


@pytest.mark.model
def test_known_sentences_have_their_known_closeness(embedder):
    rows = embedder.normalised(["That is a happy person", "That is a happy dog", "That is a very happy person",
                                "Today is a sunny day"])  # fmt: skip
    assert (rows[1:] @ rows[0]).tolist() == pytest.approx([0.6946, 0.9430, 0.2569], abs=0.002)


@pytest.mark.model
def test_a_text_has_the_same_bytes_whatever_stands_beside_it(embedder):
    texts = [f"{who} is at the {where}" for who in ("Olga", "Bruno") for where in ("park", "cafe", "school")]
    together = embedder.vectors(texts)
    assert embedder.vectors(texts[::-1]) == together[::-1]
    before = embedder.evaluated
    assert embedder.vectors([texts[2]]) == [together[2]]
    assert embedder.evaluated == before


@pytest.mark.model
def test_batches_and_single_texts_agree(embedder):
    texts = [f"thing number {at} lies on the table" for at in range(40)]
    together = embedder.normalised(texts)
    alone = np.concatenate([embedder.normalised([text]) for text in texts[:5]])
    assert (together[:5] * alone).sum(axis=1).min() > 0.99999
    assert np.allclose(np.linalg.norm(together, axis=1), 1, atol=1e-5)


@pytest.mark.model
def test_rounding_to_int8_keeps_the_neighbours(embedder):
    texts = ["bake bread", "bake rolls", "feed the ducks", "write a letter", "read a book", "sleep"]
    exact = embedder.normalised(texts)
    rounded = np.array([np.frombuffer(row, np.int8) for row in embedder.vectors(texts)], float)
    rounded /= np.linalg.norm(rounded, axis=1, keepdims=True)
    assert np.abs(rounded @ rounded.T - exact @ exact.T).max() < 0.02
    assert len(embedder.vectors(["x"])[0]) == 384


@pytest.mark.model
def test_a_very_long_text_is_cut_and_does_not_end_the_process(embedder):
    tokens = embedder.tokens("word " * 5000)
    assert len(tokens) == TEXT_TOKENS
    assert tokens[-1] == 102
    assert len(embedder.vectors(["word " * 5000, "and a short one"])) == 2


@pytest.mark.model
def test_accents_and_hangul_survive(embedder):
    assert embedder.tokens("Café") == embedder.tokens("cafe")
    assert 100 not in embedder.tokens("한국어")


@pytest.mark.model
def test_odd_texts_have_vectors_too(embedder):
    for text in ("", " ", "[CLS] [SEP]", "🙂🙃", "a" * 3000, "\0x"):
        assert len(embedder.vectors([text])[0]) == 384


def test_only_combining_marks_are_taken_off():
    assert plain("plain") == "plain"
    assert plain("Müller, naïve") == "Muller, naive"
    assert plain("ΣΑΣ") == "ΣΑΣ"


def test_rounding_clips_at_127():
    assert np.frombuffer(quantised(np.array([0.5, -0.5, 0.1], np.float32), 423), np.int8).tolist() == [
        127,
        -127,
        42,
    ]


def test_the_nearest_options_come_in_their_own_order():
    rows = [quantised(np.array(v, np.float32), 100) for v in ([1, 0], [0, 1], [0.9, 0.1], [0.5, 0.5])]
    query = quantised(np.array([1, 0], np.float32), 100)
    assert nearest(query, rows, 2) == (0, 2)
    assert nearest(query, rows, 9) == (0, 1, 2, 3)


@pytest.mark.model
def test_a_chat_model_in_the_place_of_the_embedder_is_refused(chat_path):
    with pytest.raises(EngineError, match="makes no vectors of texts"):
        Embedder(chat_path, scale=100, threads=1)


@pytest.mark.model
def test_an_embedder_in_the_place_of_the_chat_model_is_refused(embedder_path):
    with pytest.raises(EngineError, match="it is an embedding model"):
        ChatModel(embedder_path, threads=1)
