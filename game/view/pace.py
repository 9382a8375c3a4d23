"""How many ticks a frame owes at each speed; real seconds go in, ticks come out."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from ai.gametime import TICKS_PER_MINUTE

if TYPE_CHECKING:
    from game.sim.state import Town


class Speed(StrEnum):
    """What the player chose; at 1x one real second is one game minute."""

    PAUSE = "pause"
    ONE = "1x"
    TWO = "2x"
    FOUR = "4x"
    FASTEST = "max"


TIMES = {Speed.PAUSE: 0, Speed.ONE: 1, Speed.TWO: 2, Speed.FOUR: 4}
"""Game minutes a real second; ``FASTEST`` has no number."""

FRAME_TICKS = 6
"""At most so many ticks a frame below ``FASTEST``: after a hitch the clock is late, not the frame."""

FASTEST_TICKS = 400
"""At most so many ticks a frame at ``FASTEST``; the budget of time ends it earlier."""

BUDGET_S = 0.008
"""Real seconds of a frame that ticks may take."""

FASTEST_BUDGET_S = 0.022
"""The same at ``FASTEST``, where the frame rate may suffer a little."""

MEASURED_SECONDS = 2.0
"""Over how long the real pace of the clock is measured."""


@dataclass(slots=True)
class Pacer:
    """Turn passing time into ticks, and measure how fast the clock really runs."""

    speed: Speed = Speed.ONE
    before_pause: Speed = Speed.ONE
    """Where Space goes back to."""
    _owed: float = 0.0
    _seconds: float = 0.0
    _ticks: int = 0
    measured: float | None = field(default=None)
    """Game minutes a real second lately; None until there is something to tell."""

    def choose(self, speed: Speed) -> None:
        """Set the speed."""
        if speed is not Speed.PAUSE:
            self.before_pause = speed
        elif self.speed is not Speed.PAUSE:
            self.before_pause = self.speed
        self.speed = speed
        self._owed = 0.0
        self._restart()

    def toggle_pause(self) -> None:
        """Pause, or go on as before."""
        self.choose(self.before_pause if self.speed is Speed.PAUSE else Speed.PAUSE)

    def due(self, seconds: float, quiet: bool = False) -> tuple[int, float]:
        """Give (ticks, budget in real seconds) for a frame that took ``seconds``.

        A ``quiet`` town, in which all sleep, runs as fast as it can whatever the speed.
        """
        if self.speed is Speed.PAUSE:
            return 0, 0.0
        if quiet or self.speed is Speed.FASTEST:
            self._owed = 0.0
            return FASTEST_TICKS, FASTEST_BUDGET_S
        self._owed += seconds * TIMES[self.speed] * TICKS_PER_MINUTE
        ticks = min(int(self._owed), FRAME_TICKS)
        self._owed = min(self._owed - ticks, 1.0)
        return ticks, BUDGET_S

    def tiles_per_second(self, quiet: bool = False) -> float:
        """Give how fast figures walk on the screen."""
        if quiet or self.speed is Speed.FASTEST:
            return 240.0
        return float(max(TIMES[self.speed], 1) * TICKS_PER_MINUTE)

    def note(self, ticks: int, seconds: float) -> None:
        """Count what was really run in a frame."""
        self._ticks += ticks
        self._seconds += seconds
        if self._seconds >= MEASURED_SECONDS:
            self.measured = self._ticks / self._seconds / TICKS_PER_MINUTE
            self._ticks, self._seconds = 0, 0.0

    def slowed(self, quiet: bool = False) -> bool:
        """Tell whether the clock lags clearly behind the chosen speed."""
        wanted = TIMES.get(self.speed, 0)
        return not quiet and wanted > 0 and self.measured is not None and self.measured < wanted * 0.8

    def _restart(self) -> None:
        self.measured, self._ticks, self._seconds = None, 0, 0.0


def all_asleep(town: Town) -> bool:
    """Tell whether every resident sleeps and nobody visits."""
    return (
        bool(town.bodies) and not town.visitor and all(body.pose == "sleep" for body in town.bodies.values())
    )
