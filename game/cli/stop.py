"""Ctrl-C as a wish, not as an axe: it is noted, and whoever runs the town stops between two steps."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Stop:
    """Within ``with``, note the first Ctrl-C (or SIGTERM) in ``asked``; a second one interrupts at once."""

    def __init__(self) -> None:
        self.asked = False
        self._before = [signal.getsignal(number) for number in SIGNALS]

    def __enter__(self) -> Self:
        """Begin to note."""
        for number in SIGNALS:
            signal.signal(number, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        """Put back what was done before."""
        for number, handler in zip(SIGNALS, self._before, strict=True):
            signal.signal(number, handler)

    def _note(self, number: int, frame: FrameType | None) -> None:
        del frame
        if self.asked:
            signal.signal(number, signal.SIG_DFL)
            raise KeyboardInterrupt
        self.asked = True
