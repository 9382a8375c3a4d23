from __future__ import annotations

import pytest

from ai.runtime.scripted import ScriptedOracle
from game.session.synctest import SyncError, sync_test
from game.sim.step import step
from tests.game.session.towns import MORNING, fresh, place


def test_saving_and_loading_changes_nothing_on_a_morning():
    state = fresh()
    sync_test(place().scene, state, ScriptedOracle(), ticks=MORNING + 360, every=90)
    assert state.tick == MORNING + 359


def test_saving_and_loading_changes_nothing_at_any_single_tick_of_waking_up():
    state, oracle = fresh(), ScriptedOracle()
    sync_test(place().scene, state, oracle, ticks=MORNING - 40, every=MORNING)
    sync_test(place().scene, state, oracle, ticks=80, every=1)


def test_what_is_kept_outside_the_state_is_caught():
    steps = []

    def leaky(state, scene, given):
        steps.append(given)
        output = step(state, scene, given)
        state.minds["Maria Lopez"].importance_since_reflection += len(steps) > 60
        return output

    with pytest.raises(SyncError, match=r"minds\.Maria Lopez\.importance_since_reflection"):
        sync_test(place().scene, fresh(), ScriptedOracle(), ticks=100, every=20, stepper=leaky)
