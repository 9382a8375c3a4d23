"""How long the town waits for its minds: as long as the engine makes progress, and no longer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.outcome import open_asks
from game.sim import results

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.calls import OracleStatus
    from game.sim.state import SimState

SILENT_SECONDS = 60.0
"""Real seconds without any answer after which the engine counts as silent and ticks go on; the
simulation then gives questions their fail-safe when they reach its limits."""

IDLE_LOOKS = 5
"""Waits in vain with nothing waiting or running after which open questions count as lost."""


class Patience:
    """Watch whether answers keep coming."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Begin to wait now, by ``clock`` in real seconds."""
        self._clock = clock
        self._since = clock()
        self._idle = 0

    def asked(self, *, first: bool) -> None:
        """Note that questions were asked; ``first`` when none were open before."""
        self._idle = 0
        if first:
            self._since = self._clock()

    def answered(self) -> None:
        """Note that an answer came."""
        self._since = self._clock()
        self._idle = 0

    def nothing_came(self, status: OracleStatus, *, waited: bool) -> None:
        """Note that no answer was ready, after some waiting or none."""
        if status.waiting or status.running:
            self._idle = 0
        else:
            self._idle += waited

    def is_over(self) -> bool:
        """Say whether the engine is silent: nothing it was asked will come in time."""
        return self._idle >= IDLE_LOOKS or self._clock() - self._since >= SILENT_SECONDS


def near_limit(state: SimState) -> bool:
    """Say whether the next tick would take some question past its limit."""
    return any(
        state.tick + 1 >= results.due(mind, thought, call)
        for mind in state.minds.values()
        for thought in mind.pending.values()
        for call in open_asks(thought)
    )
