"""A day of all 25 in the town as shipped: nobody breaks a norm, gets stuck, or shares a tile at rest."""

from __future__ import annotations

from collections import Counter
from functools import cache

from ai.gametime import TICKS_PER_DAY
from ai.runtime.scripted import ScriptedOracle
from game import app, paths
from game.sim.inputs import TickInput
from game.sim.start import new_state
from game.sim.step import step

PASSING = 3
"""Ticks for which two bodies at rest may be found on one tile: until one of them has made room."""


@cache
def day():
    """Give the state after a day, the counts of events, and who shared a tile at rest for longer than a pass."""
    place = app.load_place(paths.TOWN)
    state = new_state(place.scene, place.residents, 1, {})
    oracle = ScriptedOracle()
    events: Counter[str] = Counter()
    together: Counter[tuple] = Counter()
    crowded = set()
    for tick in range(TICKS_PER_DAY):
        given = TickInput(tick, 0, tuple(oracle.poll()))
        for number in range(1, 100):
            out = step(state, place.scene, given)
            events.update(event.kind for event in out.events)
            oracle.cancel(out.cancelled)
            oracle.submit(out.calls)
            answers = tuple(oracle.poll())
            if not answers:
                break
            given = TickInput(tick, number, answers)
        resting: dict = {}
        for body in state.town.bodies.values():
            if not body.path:
                resting.setdefault(body.tile, []).append(body.name)
        now = {(tile, *names) for tile, names in resting.items() if len(names) > 1}
        together = Counter({pair: together[pair] + 1 for pair in now})
        crowded |= {pair for pair, ticks in together.items() if ticks > PASSING}
    return state, events, crowded


def test_no_norm_is_broken():
    state, _, _ = day()
    assert state.town.breaches == ()
    assert all(state.town.refusals.values())


def test_nobody_gets_stuck_and_everybody_lives_a_day():
    state, events, _ = day()
    assert {name: mind.stuck for name, mind in state.minds.items() if mind.stuck} == {}
    assert events["stuck"] == 0
    for name, mind in state.minds.items():
        assert sum(entry.duration_minutes for entry in mind.plan.hours) == 1440, name
        assert len({entry.activity for entry in mind.plan.chunks}) >= 5, name


def test_two_bodies_do_not_rest_on_one_tile():
    _, _, crowded = day()
    assert crowded == set()
