from __future__ import annotations

import numpy as np
import pytest

from ai.calls import Choice, Failure
from ai.runtime.scripted import ScriptedOracle
from game.persist.errors import SaveError
from game.persist.records import Mark
from game.session import patience
from game.session.replay import verify
from game.session.rules import RULES_VERSION
from game.session.session import DIGEST_TICKS, Pace
from game.sim import results
from game.sim.commands import EnterVisitor, SetObjectState
from game.sim.inputs import TickInput
from game.sim.state import open_calls
from game.world.geometry import Tile
from tests.game.session.towns import MORNING, Clock, begin, live, place, recording


@pytest.fixture
def folder(tmp_path):
    begin(tmp_path)
    return tmp_path


def records(folder):
    found = recording(folder)
    return [found.record(number) for number in range(len(found))]


def test_in_attentive_pace_a_tick_waits_for_what_is_asked(folder):
    oracle = ScriptedOracle()
    oracle.silent = True
    session = live(folder, oracle=oracle)
    session.advance(1, 0.0)
    asked = session.state.tick
    assert any(session.thinking(name) for name in session.state.minds)
    session.advance(5, 0.0)
    assert session.state.tick == asked
    assert session.held
    oracle.silent = False
    session.advance(5)
    assert session.state.tick == asked + 5
    assert not session.held
    session.close()


def test_in_free_pace_the_town_goes_on_while_a_mind_waits(folder):
    oracle = ScriptedOracle()
    oracle.silent = True
    session = live(folder, pace=Pace.FREE, oracle=oracle)
    session.advance(10)
    assert session.state.tick == 9
    assert open_calls(session.state)
    session.close()


def test_in_free_pace_the_clock_stands_before_a_question_reaches_its_limit(folder):
    oracle = ScriptedOracle()
    oracle.silent = True
    session = live(folder, pace=Pace.FREE, oracle=oracle)
    events = session.advance(MORNING)
    assert session.held
    assert session.state.tick < MORNING - results.BEFORE_WAKING
    assert not [event for event in events if event.kind == "late"]
    oracle.silent = False
    session.advance(1)
    assert not session.held
    session.close()


def test_a_silent_engine_does_not_stop_the_town_for_ever(folder):
    oracle, clock = ScriptedOracle(), Clock()
    oracle.silent = True
    session = live(folder, pace=Pace.FREE, oracle=oracle, clock=clock)
    session.advance(MORNING)
    stood = session.state.tick
    clock.now += patience.SILENT_SECONDS
    events = session.advance(50)
    assert session.state.tick == stood + 50
    assert any(event.kind == "late" for event in events)
    session.close()


def test_questions_that_the_engine_lost_do_not_stop_an_attentive_town(folder):
    class Forgetful(ScriptedOracle):
        def submit(self, calls):
            self.asked.extend(calls)

    session = live(folder, oracle=Forgetful())
    session.advance(3)
    assert session.state.tick == 2
    session.close()


def test_what_the_player_does_is_in_the_journal_at_the_next_tick(folder):
    session = live(folder)
    session.advance(1)
    tile = place().scene.maze.spawns["Isabella Rodriguez"]
    session.give(EnterVisitor("Ann", "a tall visitor", tile))
    assert not session.state.town.visitor
    session.advance(1)
    assert session.state.town.visitor
    session.close()
    commands = [record for record in records(folder) if isinstance(record, TickInput) and record.commands]
    assert [(record.tick, record.round) for record in commands] == [(1, 0)]


def test_a_command_that_no_journal_can_hold_is_refused_and_takes_no_other_with_it(folder):
    session = live(folder)
    tile = place().scene.maze.spawns["Isabella Rodriguez"]
    session.give(EnterVisitor("Ann", "a tall visitor", tile))
    with pytest.raises(SaveError):
        session.give(EnterVisitor("Bob", "a visitor", Tile(2**70, 0)))
    session.advance(1)
    assert session.state.town.visitor == "Ann"
    session.close()


def test_open_questions_are_asked_again_after_resuming(folder):
    oracle = ScriptedOracle()
    oracle.silent = True
    session = live(folder, pace=Pace.FREE, oracle=oracle)
    session.advance(5)
    waiting = open_calls(session.state)
    assert waiting
    session.close()
    again = ScriptedOracle()
    session = live(folder, oracle=again)
    assert tuple(again.asked) == waiting
    session.advance(5)
    session.close()


def test_an_answer_that_no_journal_can_hold_becomes_a_failure(folder):
    class Sloppy(ScriptedOracle):
        def poll(self, timeout=0.0):
            return [
                Choice(one.key, one.digest, np.int64(one.index), one.value, one.scores)
                if isinstance(one, Choice)
                else one
                for one in super().poll(timeout)
            ]

    session = live(folder, oracle=Sloppy())
    session.advance(3)
    session.close()
    failed = [one for record in records(folder) if isinstance(record, TickInput) for one in record.results]
    assert any(isinstance(one, Failure) and one.reason.startswith("unfit answer") for one in failed)


def test_results_are_journalled_sorted_by_key(folder):
    class Backwards(ScriptedOracle):
        def poll(self, timeout=0.0):
            return super().poll(timeout)[::-1]

    session = live(folder, oracle=Backwards())
    session.advance(3)
    session.close()
    inputs = [record for record in records(folder) if isinstance(record, TickInput)]
    assert any(len(record.results) > 1 for record in inputs)
    assert all(list(record.results) == sorted(record.results, key=lambda one: one.key) for record in inputs)


def test_every_game_hour_has_the_digests_of_all_parts(folder):
    session = live(folder)
    session.advance(2 * DIGEST_TICKS + 1)
    session.close()
    marks = [record for record in records(folder) if isinstance(record, Mark) and record.parts]
    assert [mark.tick for mark in marks] == [0, DIGEST_TICKS, 2 * DIGEST_TICKS, 2 * DIGEST_TICKS]
    assert "mind:Klaus Mueller" in dict(marks[0].parts)


def test_the_night_is_quiet_and_the_day_is_not(folder):
    session = live(folder)
    session.advance(2 * 360)
    assert session.quiet
    session.give(SetObjectState(next(iter(session.state.town.objects)), "burning"))
    assert not session.quiet
    session.advance(MORNING - 2 * 360)
    session.close()


def test_how_far_an_eventless_stretch_came_is_noted_in_real_time(folder):
    clock = Clock()
    session = live(folder, clock=clock)
    session.advance(400)
    before = session._slot.count
    clock.now += 0.5
    session.advance(1)
    session.advance(1)
    assert session._slot.count > before
    session.close()


def test_snapshots_are_taken_by_the_clock_and_by_ticks(folder):
    clock = Clock()
    session = live(folder, clock=clock)
    session.advance(5)
    clock.now += 31
    session.advance(1)
    session._slot._writer.flush()
    assert (folder / "demo" / "snapshot-000000006.save").exists()
    session.close()


def test_the_same_run_gives_the_same_journal(tmp_path):
    journals = []
    for name in ("one", "two"):
        begin(tmp_path, name)
        session = live(tmp_path, name=name)
        session.advance(MORNING)
        session.close()
        journals.append((tmp_path / name / "journal.log").read_bytes())
    assert journals[0] == journals[1]


def test_a_step_that_was_cut_short_is_done_again_and_never_saved(folder, monkeypatch):
    session = live(folder)
    session.advance(3)

    def cut(state, scene, given):
        state.town.bodies.clear()
        raise KeyboardInterrupt

    monkeypatch.setattr("game.session.session.step", cut)
    with pytest.raises(KeyboardInterrupt):
        session.advance(1)
    session.close()
    monkeypatch.undo()
    session = live(folder)
    assert session.state.town.bodies
    session.advance(3)
    session.close()
    verdict = verify(place().scene, recording(folder), RULES_VERSION)
    assert verdict.divergence is None
