"""Measuring: every key is there, whatever could be measured."""

from __future__ import annotations

import argparse
import json
import shutil

import pytest

from ai.errors import SmallvilleError
from game import paths
from game.cli import bench, townbench
from game.cli.bench import Part, gather
from game.cli.tickbench import percentile, tick_figures
from game.view import framebench


def broken():
    raise SmallvilleError("there is no model: install one")


def test_a_part_that_cannot_be_measured_gives_null_and_a_sentence():
    said = []
    parts = (
        Part("ticks", ("a", "b"), lambda: {"a": 1.00049, "b": 2, "more": "x"}),
        Part("engine", ("c",), broken),
    )
    figures, failed = gather(parts, said.append)
    assert figures == {"a": 1.0, "b": 2, "more": "x", "c": None}
    assert failed == 1
    assert said == [
        "smallville bench: measuring the ticks, some seconds\n",
        "smallville bench: measuring the engine, some seconds\n",
        "smallville bench: the engine could not be measured: there is no model: install one\n",
    ]


def test_every_key_of_the_benchmark_is_owed_by_a_part():
    owed = {key for part in bench.parts(None) for key in part.keys}
    assert owed >= {
        "engine_vs_loop", "engine_vs_raw", "prefix_share", "prefill_tok_s", "write_tok_s",
        "tick_ms_median", "tick_ms_p99", "frame_ms_median", "frame_ms_p99", "gpu",
    }  # fmt: skip


def test_json_is_one_object(monkeypatch, capsys):
    monkeypatch.setattr(bench, "parts", lambda _model: (Part("ticks", ("a",), lambda: {"a": 1.5}),))
    assert bench.run(argparse.Namespace(json=True, model=None)) == 0
    assert json.loads(capsys.readouterr().out) == {"a": 1.5}


def test_percentiles_are_measured_values():
    assert percentile([3, 1, 2], 50) == 2
    assert percentile(list(range(1, 101)), 99) == 99
    assert percentile([5], 99) == 5


def test_ticks_of_the_real_town_are_measured():
    figures = tick_figures(hours=1)
    assert figures["ticks"] == 360
    assert figures["tick_residents"] == 3
    assert 0 < figures["tick_ms_median"] <= figures["tick_ms_p99"]


@pytest.mark.model
@pytest.mark.window
def test_frames_are_measured_while_the_model_thinks(tmp_path, monkeypatch):
    monkeypatch.setenv("SMALLVILLE_HOME", str(tmp_path))
    monkeypatch.setattr(framebench, "FRAMES", framebench.WARM + 5)
    figures = townbench.thinking_figures(None)
    assert 0 < figures["thinking_frame_ms_median"] <= figures["thinking_frame_ms_p99"]
    assert not (paths.saves() / townbench.SAVE).exists()


def test_the_frames_of_a_machine_without_a_model_are_null_with_a_sentence(tmp_path, monkeypatch):
    (tmp_path / "models").mkdir()
    shutil.copy(paths.checkout() / "models" / "manifest.toml", tmp_path / "models")
    monkeypatch.setenv("SMALLVILLE_HOME", str(tmp_path))
    said = []
    (part,) = [part for part in bench.parts("chat") if part.name.startswith("frames with")]
    figures, failed = gather([part], said.append)
    assert failed == 1
    assert set(figures.values()) == {None}
    assert "is not installed" in said[-1]
