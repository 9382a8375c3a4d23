"""Residents whom nobody watches live whole hours as one act; they keep what matters, and are told of later."""

from __future__ import annotations

import copy
from collections import Counter
from functools import cache

import pytest

from ai import outcome
from ai.cognition.act import WIDE
from ai.mind import Promise
from ai.outcome import Outcome
from game.persist.codec import pack, unpack
from game.sim import digest
from game.sim.commands import Command, SetObjectState, Watch, Whisper
from game.sim.state import SimState
from game.sim.step import step
from tests.game.sim.hamlet import CAFE, KITCHEN, SALOON, Play, hamlet, scene

ANA, BOB, CLEO = "Ana Bell", "Bob Cane", "Cleo Dunn"
DAWN, NOON, THREE = 5 * 60, 12 * 60, 15 * 60


@cache
def _night() -> Play:
    """Give the hamlet before anybody gets up on the first day."""
    return Play(hamlet()).until(DAWN)


@cache
def _lived(far: bool) -> Play:
    """Give the hamlet at noon, watched or not since before dawn."""
    play = copy.deepcopy(_night())
    play.tick(*((Watch(()),) if far else ()))
    return play.until(NOON)


def lived(*, far):
    return copy.deepcopy(_lived(far))


def asked(play):
    """Count the questions that wait for a model to choose, by kind."""
    return Counter(call.kind for call in play.oracle.asked)


def test_far_from_everybody_fewer_questions_are_asked_and_none_about_steps():
    near, far = asked(_lived(False)), asked(_lived(True))
    night = asked(_night())
    assert far.total() < near.total() / 2
    assert near["steps"] > night["steps"] == far["steps"]
    assert far["emoji"] < near["emoji"] / 2


def test_an_hour_is_one_act_and_one_memory():
    play = _lived(True)
    ana = play.state.minds[ANA]
    lengths = [entry.duration_minutes for entry in ana.plan.steps if entry.start >= 8 * 3600]
    assert lengths
    assert max(lengths) == 60
    assert ana.act.origin == WIDE
    assert not any(mind.stuck for mind in play.state.minds.values())


def test_a_run_with_everybody_watched_is_a_run_without_the_setting():
    plain, watched = Play(hamlet()), Play(hamlet())
    watched.tick(Watch((ANA, BOB, CLEO)))
    plain.tick()
    assert digest.whole(plain.ticks(40).state) == digest.whole(watched.ticks(40).state)


def test_the_same_inputs_give_the_same_state_and_a_save_keeps_who_is_far():
    play = copy.deepcopy(_night())
    begun = copy.deepcopy(play.state)
    play.inputs.clear()
    play.tick(Watch((BOB,)))
    play.until(8 * 60)
    play.tick(Watch((ANA, CLEO)))
    play.ticks(60)
    for given in play.inputs:
        step(begun, scene(), given)
    assert digest.whole(begun) == digest.whole(play.state)
    loaded = unpack(pack(play.state, SimState), SimState, "here", "the state")
    assert loaded.far == play.state.far
    assert list(loaded.far) == [BOB]


def test_the_command_survives_the_journal():
    command = Watch((ANA, BOB))
    assert unpack_command(pack(command, Command)) == command


def unpack_command(data):
    from game.persist.codec import unpack_any

    return unpack_any(data, Command, "here", "the command")


def test_a_promise_is_kept_by_one_whom_nobody_watches():
    play = lived(far=True)
    bob = play.state.minds[BOB]
    two = 14 * 3600
    promise = Promise(two, 60, "come to the garden party", CAFE, (ANA,), made=NOON * 60)
    from ai.cognition import promise as promises
    from game.sim.turn import Turn

    turn = Turn(play.state, scene())
    turn.apply(bob, promises.accepted(bob, promise, turn.now))
    play.oracle.submit(turn.calls)
    play.until(14 * 60 + 20)
    assert scene().maze.arena_at(play.state.town.bodies[BOB].tile) == SALOON
    assert any("garden party" in node.text for node in bob.stream.kept() if node.created >= two - 600)


def test_a_whisper_is_heard_at_once():
    play = lived(far=True)
    play.ticks(30)
    play.tick(Whisper(ANA, "bake a cake for everybody"))
    play.ticks(3)
    ana = play.state.minds[ANA]
    assert ana.act.origin == "voice"
    assert "cake" in ana.act.activity


def test_a_danger_in_sight_is_seen_to_at_once():
    play = lived(far=True)
    play.oracle.pick("urgent", lambda _call: 0)
    body = play.state.town.bodies[CLEO]
    kitchen = scene().maze.arenas[KITCHEN].tiles
    body.tile, body.path = kitchen[1], ()
    play.tick(SetObjectState(f"{KITCHEN}:cooking area", "burning"))
    play.ticks(3)
    assert any(step.origin == "react" for step in play.state.minds[CLEO].plan.steps)


@pytest.fixture(scope="module")
def back():
    """Give the hamlet a moment after Ana came into sight again at three, and its state before."""
    play = lived(far=True)
    ana = play.state.minds[ANA]
    agreed = Promise(16 * 3600, 60, "come to the garden party", CAFE, (BOB,), of=0, made=NOON * 60 + 600)
    outcome.apply(ana, Outcome(promises=(agreed,)), now=NOON * 60, tick=play.state.tick)
    play.until(THREE)
    before = copy.deepcopy(play.state)
    play.tick(Watch((ANA,)))
    return play, before


def test_who_comes_back_is_told_of(back):
    play, before = back
    (who, text), *others = [(one.who, one.text) for _, one in play.events if one.kind == "meanwhile"]
    assert who == ANA
    assert not others
    assert text.startswith("In 10 hours Ana was ")
    done = [entry.activity for entry in before.minds[ANA].plan.hours]
    assert "Ana agreed to come to the garden party at Corner Cafe" in text
    met = {name for chat in before.chats.values() if ANA in chat.everybody for name in chat.everybody} - {ANA}
    assert all(name in text for name in met)
    assert any(word in text for activity in done for word in activity.split()[1:2])


def test_who_comes_back_thinks_its_hour_out_again_and_loses_nothing(back):
    play, before = back
    ana = play.state.minds[ANA]
    kept = [node.text for node in ana.stream.kept()]
    assert kept[: len(before.minds[ANA].stream.nodes)] == [one.text for one in before.minds[ANA].stream.nodes]
    play.ticks(3)
    step_now = next(one for one in ana.plan.steps if one.start <= play.state.tick * 10 < one.end)
    assert step_now.duration_minutes <= 15
    assert ana.act.origin != WIDE
    assert ANA not in play.state.far
    assert set(play.state.far) == {BOB, CLEO}


def test_a_short_absence_is_not_told_of():
    play = lived(far=False)
    play.tick(Watch((BOB, CLEO)))
    play.ticks(60)
    play.tick(Watch((ANA, BOB, CLEO)))
    assert "meanwhile" not in play.counts()
