"""Bring a slot back to life: the newest snapshot, then the journal after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.persist.banksfile import digest_of
from game.session.rules import RULES_VERSION
from game.session.tape import Tape
from game.sim.state import SimState

if TYPE_CHECKING:
    from game.persist.savefile import Slot
    from game.sim.inputs import StepOutput, TickInput
    from game.sim.state import Scene


@dataclass(frozen=True, slots=True)
class Resumed:
    """Where a slot had come to."""

    state: SimState
    round: int


def resume(slot: Slot, scene: Scene) -> Resumed:
    """Play what the journal holds beyond the newest snapshot, and give the state.

    When the rules or the banks have changed since, a new stretch begins here. Raises: SaveError.
    """
    recording, loaded = slot.recording, slot.loaded
    assert recording is not None
    assert loaded is not None
    tape = Tape(scene, recording, loaded)

    def log(given: TickInput, output: StepOutput) -> None:
        slot.audit.catch_up(recording, tape.number)
        slot.audit.add(given.tick, given.round, output)

    tape.watch = log
    tape.play_to(recording.end_tick)
    slot.go_on()
    newest = slot.header.stretches[-1]
    same_law = (newest.rules, newest.banks) == (RULES_VERSION, digest_of(scene.banks))
    if not same_law or tape.divergence is not None:
        if same_law:
            slot.notices.append(f"the journal did not lead to the same state again: {tape.divergence}")
        else:
            slot.notices.append(
                "the rules or the banks have changed: from here on the run follows the new ones"
            )
        slot.new_stretch(tape.state.tick, tape.round, tape.state, RULES_VERSION, scene.banks)
    return Resumed(tape.state, tape.round)
