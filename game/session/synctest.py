"""Heavy mode: save, load and step again every few ticks, and compare with the straight run.

Whatever the simulation keeps outside its state, or its state keeps outside the save, shows up as
a difference between a state that went on and one that was loaded and went the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ai.errors import SmallvilleError
from game.persist.codec import pack, unpack
from game.persist.plain import difference, unpack_plain
from game.sim.inputs import TickInput
from game.sim.state import SimState, restore
from game.sim.step import step

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.session.oracle import Oracle
    from game.sim.inputs import StepOutput
    from game.sim.state import Scene

    Stepper: TypeAlias = Callable[[SimState, Scene, TickInput], StepOutput]

MOST_ROUNDS = 500
"""A tick that asks more often than this never ends."""


class SyncError(SmallvilleError):
    """A state that was saved and loaded goes another way than the one that was not."""


def sync_test(
    scene: Scene, state: SimState, oracle: Oracle, *, ticks: int, every: int, stepper: Stepper = step
) -> None:
    """Run ``state`` for ``ticks``; every ``every`` ticks go the same way again from the last save.

    Raises:
        SyncError: the second way led to another state; says where they first differ.
    """
    saved, taken = pack(state, SimState), list[TickInput]()
    for done in range(1, ticks + 1):
        taken += _tick(scene, state, oracle, stepper)
        if done % every == 0:
            _again(scene, state, saved, taken, stepper)
            saved, taken = pack(state, SimState), []


def _tick(scene: Scene, state: SimState, oracle: Oracle, stepper: Stepper) -> list[TickInput]:
    """Step one tick with all its rounds, and give the inputs."""
    inputs: list[TickInput] = []
    tick = state.tick + 1
    for number in range(MOST_ROUNDS):
        results = tuple(sorted(oracle.poll(), key=lambda result: result.key))
        if number and not results:
            break
        inputs.append(TickInput(tick, number, results))
        output = stepper(state, scene, inputs[-1])
        oracle.cancel(output.cancelled)
        oracle.submit(output.calls)
    return inputs


def _again(scene: Scene, state: SimState, saved: bytes, inputs: list[TickInput], stepper: Stepper) -> None:
    """Load ``saved``, give it ``inputs`` and compare it with ``state``."""
    other = unpack(saved, SimState, "the save in memory", "the state")
    restore(other, scene)
    first = other.tick + 1
    for given in inputs:
        stepper(other, scene, given)
    live, loaded = pack(state, SimState), pack(other, SimState)
    if live != loaded:
        found = difference(unpack_plain(live), unpack_plain(loaded))
        message = (
            f"ticks {first} to {state.tick} led to another state after loading: {found}; keep it in the state"
        )
        raise SyncError(message)
