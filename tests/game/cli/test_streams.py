"""Whatever standard output is and whatever was typed: a sentence, never a traceback."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import streams
from game.cli.main import main

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def town(tmp_path_factory):
    """Give a home with the save "demo" of the first minutes of a night."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SMALLVILLE_HOME", str(home))
        assert main(["run", "--headless", "--save", "demo", "--until", "1 00:02", "--model", "rules"]) == 0
    return home


def command(town: Path, *arguments: str, out: object = subprocess.PIPE, **more: str):
    """Run a command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        cwd=ROOT, env={**os.environ, "SMALLVILLE_HOME": str(town), **more},
        stdout=out, stderr=subprocess.PIPE, text=True, encoding="utf-8", check=False,
    )  # fmt: skip


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_json_is_the_same_in_every_encoding(town, encoding):
    done = command(town, "inspect", "demo", "--json", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert found["residents"]["Maria Lopez"]["act"]["emoji"] == "💤"


@pytest.mark.parametrize(
    "arguments", [("inspect", "demo"), ("inspect", "nö"), ("replay", "demo", "--verify")]
)
def test_a_character_without_a_code_stops_nothing(town, arguments):
    done = command(town, *arguments, PYTHONIOENCODING="ascii")
    assert done.returncode == (2 if "nö" in arguments else 0)
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="this system has no full device")
@pytest.mark.parametrize("arguments", [("inspect", "demo", "--json"), ("models", "list")])
def test_an_output_that_takes_nothing_is_told_in_one_sentence(town, arguments):
    with Path("/dev/full").open("w") as full:
        done = command(town, *arguments, out=full)
    assert done.returncode == 2
    assert done.stderr.startswith("smallville: the output cannot be read or written")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [("inspect", "demo", "--json"), ("models", "list"), ("inspect", "demo")]
)
def test_a_reader_that_is_gone_ends_a_command_quietly(town, arguments):
    reader, writer = os.pipe()
    os.close(reader)
    done = command(town, *arguments, out=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")


def test_what_was_typed_neither_steers_the_terminal_nor_fills_it(capsys):
    with pytest.raises(SystemExit) as end:
        main(["run", "--save", "x", "--seed", "\x1b[2J\n" + "9" * 10_000])
    said = capsys.readouterr().err
    assert end.value.code == 2
    assert said.endswith("see `smallville run --help`\n")
    assert said.count("\n") == 1
    assert "\x1b" not in said
    assert len(said) < 2 * streams.LONGEST_SENTENCE


def test_an_interrupt_is_no_traceback(monkeypatch, capsys):
    def interrupted(_arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr("game.cli.doctor.run", interrupted)
    assert main(["doctor"]) == 130
    assert capsys.readouterr().err == "smallville: interrupted\n"


def test_closed_streams_are_replaced(monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    streams.prepare()
    with sys.stdout, sys.stderr:
        streams.complain("unheard")
        streams.flush()


def test_json_writes_invisible_characters_as_codes(monkeypatch):
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
    assert streams.as_json("a\u202eb\x1b é") == '"a\\u202eb\\u001b é"'
