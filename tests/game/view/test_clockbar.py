"""The line about the minds."""

from __future__ import annotations

import pytest

from ai.calls import OracleStatus
from game.view.clockbar import status_words
from game.view.pace import Pacer, Speed
from game.view.window import is_software

BUSY = OracleStatus("SmolLM2", waiting=5, running=2, tokens_per_second=31.4)


def test_it_counts_thoughts_and_words():
    assert status_words(BUSY, Pacer(), quiet=False) == "thinking 2, waiting 5, 31 tok/s"


def test_a_clock_that_waits_for_the_minds_says_so():
    assert status_words(BUSY, Pacer(), quiet=False, held=True).endswith("the clock waits")


def test_a_clock_that_lags_says_how_fast_it_runs():
    pacer = Pacer(Speed.FOUR)
    pacer.note(12, 2.0)
    assert status_words(BUSY, pacer, quiet=False).endswith("at 1.0x")


def test_pause_and_sleep_are_told_first():
    assert status_words(BUSY, Pacer(Speed.PAUSE), quiet=False) == "paused"
    assert status_words(OracleStatus("SmolLM2"), Pacer(), quiet=True) == "everyone sleeps"


def test_an_idle_mind_shows_who_would_answer():
    assert status_words(OracleStatus("rules (no model)"), Pacer(), quiet=False) == "rules (no model)"


@pytest.mark.parametrize(
    ("renderer", "software"), [("llvmpipe (LLVM 15.0.6, 256 bits)", True), ("NVIDIA H200/PCIe/SSE2", False)]
)
def test_renderers_on_the_processor_are_known(renderer, software):
    assert is_software(renderer) is software
