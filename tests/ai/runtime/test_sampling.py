"""Log-probabilities and draws in numpy."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ai.runtime.sampling import MIN_P, TOP_K, Rows, draw, work_buffer


def rows(count=7, words=500, spread=4.0):
    logits = np.random.default_rng(3).normal(0, spread, (count, words)).astype(np.float32)
    return logits, Rows(logits, work_buffer(words))


def test_probabilities_of_all_tokens_add_up_to_one():
    logits, found = rows()
    for row in range(len(logits)):
        whole = np.exp(found.log_ps(np.full(500, row), np.arange(500, dtype=np.int32))).sum()
        assert abs(whole - 1) < 1e-5
        assert abs(found.log_p(row, 3) - found.log_ps(np.array([row]), np.array([3]))[0]) < 1e-6


def test_likely_tokens_hold_the_peak_and_nothing_far_below_it():
    logits, found = rows(spread=1.0)
    for row, line in enumerate(logits):
        likely = found.likely(row)
        assert line.argmax() in likely
        assert len(likely) <= TOP_K
        assert np.exp(line[likely].min() - line.max()) >= MIN_P * 0.999


@given(st.lists(st.floats(-9, 9, width=32), min_size=1, max_size=30), st.floats(0, 1, exclude_max=True))
def test_a_draw_is_always_one_of_the_candidates(values, chance):
    line = np.array(values, np.float32)
    assert 0 <= draw(line, 0.7, chance) < len(line)
    assert draw(line, 0.0, chance) == int(line.argmax())


def test_draws_follow_the_probabilities():
    line = np.log(np.array([0.5, 0.3, 0.2], np.float32))
    counts = np.bincount([draw(line, 1.0, (at + 0.5) / 1000) for at in range(1000)], minlength=3)
    assert np.allclose(counts / 1000, [0.5, 0.3, 0.2], atol=0.005)
