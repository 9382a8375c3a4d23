"""A resident's plan: the day in chunks, hours and steps of 5 to 15 minutes (paper, section 4.3)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlanEntry:
    """One planned activity: what, where, from when, for how long; each is a memory too.

    ``start`` in game seconds, ``duration_minutes`` at least 1. ``place`` is an address as deep
    as decided so far, or empty. ``origin`` is "rule", "model", "goal", "voice", "sleep".
    """

    start: int
    duration_minutes: int
    activity: str
    place: str = ""
    origin: str = "model"

    @property
    def end(self) -> int:
        """Give the game second at which the entry is over."""
        return self.start + self.duration_minutes * 60


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of one day, three levels deep; each level ordered by start.

    ``chunks`` and ``hours`` tile the day 00:00-24:00 exactly (1440 minutes); ``steps`` cover
    only what was decomposed so far, just in time. ``day`` 0 means that there is no plan yet.
    """

    day: int = 0
    chunks: tuple[PlanEntry, ...] = ()
    hours: tuple[PlanEntry, ...] = ()
    steps: tuple[PlanEntry, ...] = ()
