"""The version of the simulation's rules, and a town that lives by rules alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.calls import Failure, OracleStatus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.calls import ModelCall, Result

RULES_VERSION = 4
"""Raised whenever the same inputs lead to another state: a replay is exact for equal versions only."""

NO_MODEL = "no model is there to ask"


class RuleOracle:
    """Answer nothing, at once: every question gets its kind's fail-safe, so the town lives by rules."""

    def __init__(self) -> None:
        self._open: list[ModelCall] = []
        self._failed = 0

    def submit(self, calls: Sequence[ModelCall]) -> None:
        """Take calls."""
        self._open.extend(calls)

    def cancel(self, calls: Sequence[ModelCall]) -> None:
        """Forget calls."""
        gone = {call.key for call in calls}
        self._open = [call for call in self._open if call.key not in gone]

    def poll(self, timeout: float = 0.0) -> list[Result]:
        """Give a failure for every call; never waits."""
        del timeout
        calls, self._open = self._open, []
        self._failed += len(calls)
        return [Failure(call.key, call.digest(), NO_MODEL) for call in calls]

    def status(self) -> OracleStatus:
        """Say that rules answer."""
        return OracleStatus(name="rules (no model)", waiting=len(self._open), failed=self._failed)

    def close(self) -> None:
        """Forget everything."""
        self._open.clear()
