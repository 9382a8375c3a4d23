"""Which waiting call runs next; pure, and the same for the same history.

The class of a call comes first (the player's conversation before talk, ..., before importance).
Within a class residents take turns, and each resident's older calls come before its newer ones. A
call that was passed over often rises, class by class, up to ``CEILING``, so none starves.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ai.calls import CallKey, ModelCall, Priority

PATIENCE = 64
"""Calls that may be served before a waiting one rises by a class."""

CEILING = Priority.ACT
"""A call does not rise above this class by waiting: conversations stay first."""


@dataclass(slots=True)
class _Waiting:
    call: ModelCall
    arrival: int
    """Running number of its arrival."""
    served_before: int
    """Calls served when it arrived."""


@dataclass(slots=True)
class Scheduler:
    """The calls that wait, by key."""

    _waiting: dict[CallKey, _Waiting] = field(default_factory=dict)
    _last_turn: dict[str, int] = field(default_factory=dict)
    """When each resident was served last, in served calls."""
    _arrivals: int = 0
    _served: int = 0

    def __len__(self) -> int:
        """Give the number of waiting calls."""
        return len(self._waiting)

    def add(self, call: ModelCall) -> None:
        """Let a call wait; one with the same key is replaced."""
        self._arrivals += 1
        self._waiting[call.key] = _Waiting(call, self._arrivals, self._served)

    def cancel(self, key: CallKey) -> ModelCall | None:
        """Take a call away unserved; None when it does not wait."""
        found = self._waiting.pop(key, None)
        return found.call if found else None

    def peek(self) -> ModelCall | None:
        """Give the call that ``pop`` would give."""
        best = min(self._waiting.values(), key=self._rank, default=None)
        return best.call if best else None

    def pop(self) -> ModelCall | None:
        """Take the next call, None when none waits."""
        call = self.peek()
        if call is None:
            return None
        del self._waiting[call.key]
        self._served += 1
        self._last_turn[call.key.resident] = self._served
        return call

    def drain(self) -> list[ModelCall]:
        """Take all calls, in the order of their keys."""
        calls = [self._waiting[key].call for key in sorted(self._waiting)]
        self._waiting.clear()
        return calls

    def level(self, key: CallKey) -> int:
        """Give the class in which a waiting call stands now. Raises: KeyError."""
        return self._level(self._waiting[key])

    def _level(self, one: _Waiting) -> int:
        risen = one.call.priority - (self._served - one.served_before) // PATIENCE
        return min(int(one.call.priority), max(int(CEILING), risen))

    def _rank(self, one: _Waiting) -> tuple[int, int, int]:
        return self._level(one), self._last_turn.get(one.call.key.resident, 0), one.arrival
