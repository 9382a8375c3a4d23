"""How long a tick of the simulation takes: three residents on the real map, answered by script.

Only ``step`` is on the clock. All rounds of one tick count as that tick, for game time stands
still between them; every ask is answered at once, so the minds are as busy as they can be.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from ai.gametime import HOUR, TICK_SECONDS
from ai.runtime.scripted import ScriptedOracle
from game import paths
from game.content.banks import load_banks
from game.content.residents import load_residents
from game.content.tiled import load_town
from game.sim.inputs import TickInput
from game.sim.start import new_state
from game.sim.state import Scene
from game.sim.step import step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.sim.state import SimState

RESIDENTS = ("Isabella Rodriguez", "Klaus Mueller", "Maria Lopez")
SEED = 1

FIRST_HOUR = 8
"""The night before it is stepped but not measured: sleepers cost nothing and would flatter."""

TICKS_PER_HOUR = HOUR // TICK_SECONDS

MOST_ROUNDS = 200
"""A tick that asks more often than this never ends; far above what a chain of thoughts needs."""


def tick_figures(hours: int = 6) -> dict[str, float | int]:
    """Measure ``hours`` of a day from eight in the morning; milliseconds a tick."""
    state, scene = _town()
    oracle = ScriptedOracle()
    took = [_tick(state, scene, oracle) for _ in range((FIRST_HOUR + hours) * TICKS_PER_HOUR)]
    measured = took[FIRST_HOUR * TICKS_PER_HOUR :]
    return {
        "tick_ms_median": percentile(measured, 50),
        "tick_ms_p99": percentile(measured, 99),
        "tick_ms_max": max(measured),
        "ticks": len(measured),
        "tick_residents": len(RESIDENTS),
        "tick_calls": len(oracle.asked),
    }


def percentile(values: Sequence[float], percent: int) -> float:
    """Give the smallest value that at least ``percent`` of all values do not exceed."""
    ranked = sorted(values)
    return ranked[max(0, -(-len(ranked) * percent // 100) - 1)]


def _town() -> tuple[SimState, Scene]:
    folder = paths.assets() / "maps" / paths.TOWN
    maze = load_town(folder).maze
    everybody = load_residents(folder / "residents", maze)
    scene = Scene(maze, load_banks(paths.assets() / "banks"))
    return new_state(scene, {name: everybody[name] for name in RESIDENTS}, SEED, {}), scene


def _tick(state: SimState, scene: Scene, oracle: ScriptedOracle) -> float:
    """Step one tick with all its rounds; give the milliseconds spent in ``step``, to the microsecond."""
    spent = 0.0
    tick, results = state.tick + 1, oracle.poll()
    for number in range(MOST_ROUNDS):
        given = TickInput(tick, number, tuple(results))
        began = perf_counter()
        output = step(state, scene, given)
        spent += perf_counter() - began
        oracle.cancel(output.cancelled)
        oracle.submit(output.calls)
        results = oracle.poll()
        if not results:
            break
    return round(spent * 1000, 3)
