"""What enters and leaves one step; an input is exactly what the journal holds."""

from __future__ import annotations

from dataclasses import dataclass

from ai.calls import ModelCall, Result
from game.sim.commands import Command


@dataclass(frozen=True, slots=True)
class TickInput:
    """Everything that may influence one round of one tick.

    ``results`` are sorted by key, ``commands`` are in the order in which they were given and
    only occur in round 0.
    """

    tick: int
    round: int = 0
    results: tuple[Result, ...] = ()
    commands: tuple[Command, ...] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """News for the view and the logs; never read back by the simulation."""

    kind: str
    who: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class StepOutput:
    """What a step wants from outside: calls to submit, keys to cancel, events to show."""

    calls: tuple[ModelCall, ...] = ()
    cancelled: tuple[ModelCall, ...] = ()
    events: tuple[Event, ...] = ()
