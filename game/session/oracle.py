"""What turns calls into results: the one object in which live play, tests and replay differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.calls import ModelCall, OracleStatus, Result


class Oracle(Protocol):
    """Answer calls some time after they were submitted, in any order, each exactly once."""

    def submit(self, calls: Sequence[ModelCall]) -> None:
        """Take calls to be answered; never blocks."""

    def cancel(self, calls: Sequence[ModelCall]) -> None:
        """Forget calls whose answers nobody waits for; a late answer may still come."""

    def poll(self, timeout: float = 0.0) -> list[Result]:
        """Give the answers that are ready, waiting at most ``timeout`` real seconds for a first."""

    def status(self) -> OracleStatus:
        """Say what is going on."""

    def close(self) -> None:
        """Stop, and come back when nothing runs any more."""
