"""The benchmark's calls are all different, and a small run gives every figure."""

from __future__ import annotations

import pytest

from ai.runtime.bench import engine_figures
from ai.runtime.bench_calls import choose_calls, write_calls


def test_no_two_calls_of_the_benchmark_ask_the_same():
    calls = choose_calls(64) + write_calls(64)
    assert len({call.digest() for call in calls}) == 128
    assert len({call.kind for call in calls}) == 8


@pytest.mark.model
def test_a_small_run_gives_every_figure(chat_path):
    figures = engine_figures(chat_path, calls=1, threads=1, rounds=1)
    for name in ("engine_vs_loop", "engine_vs_raw", "prefill_tok_s", "write_tok_s", "grammar_cost"):
        assert figures[name] > 0
    assert 0 <= figures["prefix_share"] < 1
