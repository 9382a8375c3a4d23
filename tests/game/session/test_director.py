"""A script acts in a living town as a player does, and a replay needs no script."""

from __future__ import annotations

import pytest

from game import app
from game.cli.main import main
from game.session.replay import verify
from game.session.rules import RULES_VERSION
from game.sim.commands import EnterVisitor, ForgetMemory, LeaveVisitor, MoveVisitor, VisitorSay, Whisper
from game.sim.inputs import TickInput

SCRIPT = """
[[entry]]
at = "1 07:10"
do = "whisper"
to = "Ada"
text = "You should sing to the beans."

[[entry]]
at = "1 07:20"
do = "enter"
name = "Zoe"
looks = "a tall woman in red"
beside = "Ada"

[[entry]]
at = "1 07:21"
do = "say"
text = "Good morning."

[[entry]]
at = "1 07:22"
do = "walk"
place = "Two Houses:the Green"

[[entry]]
at = "1 07:50"
do = "forget"
resident = "Ada"
text = "inner voice"

[[entry]]
at = "1 07:55"
do = "leave"
"""

RUN = ("run", "--headless", "--model", "scripted", "--town", "two_houses", "--save")


@pytest.fixture
def script(home):
    file = home / "script.toml"
    file.write_text(SCRIPT, "utf-8")
    return str(file)


def commands(name):
    """Give every command of a save with its tick."""
    recording, _ = app.open_recording(name)
    records = [recording.record(number) for number in range(len(recording))]
    return [(one.tick, command) for one in records if isinstance(one, TickInput) for command in one.commands]


def test_a_script_happens_at_its_times_and_replays_exactly(script):
    assert main([*RUN, "one", "--until", "1 08:00", "--script", script]) == 0
    given = commands("one")
    assert [tick for tick, one in given if isinstance(one, Whisper)] == [7 * 360 + 60]
    assert [tick for tick, one in given if isinstance(one, EnterVisitor)] == [7 * 360 + 120]
    assert [tick for tick, one in given if isinstance(one, VisitorSay)] == [7 * 360 + 126]
    assert [tick for tick, one in given if isinstance(one, LeaveVisitor)] == [7 * 360 + 330]
    assert len([one for _, one in given if isinstance(one, MoveVisitor)]) > 3
    assert any(isinstance(one, ForgetMemory) for _, one in given)
    recording, place = app.open_recording("one")
    verdict = verify(place.scene, recording, RULES_VERSION)
    assert verdict.divergence is None


def test_a_walk_ends_where_it_was_to_lead(script):
    assert main([*RUN, "one", "--until", "1 07:45", "--script", script]) == 0
    session = app.open_replay("one")
    session.seek(session.end_tick)
    zoe = session.state.town.bodies["Zoe"]
    assert session.scene.maze.arena_at(zoe.tile).startswith("Two Houses:the Green")


def test_an_interrupted_script_goes_on_and_nothing_happens_twice(script):
    assert main([*RUN, "whole", "--until", "1 08:00", "--script", script]) == 0
    for until in ("1 07:15", "1 07:23", "1 08:00"):
        assert main([*RUN, "parts", "--until", until, "--script", script]) == 0
    assert commands("parts") == commands("whole")


def test_a_wrong_script_is_told_before_a_town_is_made(script, home, capsys):
    (home / "script.toml").write_text(SCRIPT.replace('to = "Ada"', 'to = "Adam"'), "utf-8")
    assert main([*RUN, "never", "--until", "1 08:00", "--script", script]) == 2
    assert 'entry 1: nobody here is called "Adam"' in capsys.readouterr().err
    assert not app.is_saved("never")
