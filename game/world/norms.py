"""What is usual at a place: hours, how many at once, for whom, and what one does there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

MINUTES_PER_DAY = 1440
"""Minutes in a day; the largest closing minute."""


class Privacy(StrEnum):
    """For whom a place is."""

    PUBLIC = "public"
    """Anyone."""
    STAFF = "staff"
    """Those who work there: behind a counter."""
    HOUSEHOLD = "household"
    """Those who live there and their guests: a kitchen, a garden."""
    PRIVATE = "private"
    """Its owner, and one at a time: a bedroom, a bathroom."""


@dataclass(frozen=True, slots=True)
class Norm:
    """The norms of an arena or an object. Times of day are minutes since 00:00."""

    opens: int | None = None
    """First minute in which the place is open; None when it never closes."""
    closes: int | None = None
    """First minute in which it is closed again; before ``opens`` when it closes after midnight."""
    capacity: int = 0
    """How many may use it at once; 0 for any number."""
    privacy: Privacy = Privacy.PUBLIC
    activities: tuple[str, ...] = ()
    """What people do there, as activities: "drink coffee"."""

    def is_open(self, minute: int) -> bool:
        """Tell whether the place is open in ``minute`` of the day."""
        if self.opens is None or self.closes is None:
            return True
        if self.opens <= self.closes:
            return self.opens <= minute < self.closes
        return minute >= self.opens or minute < self.closes

    def has_room(self, users: int) -> bool:
        """Tell whether one more may come where ``users`` are already."""
        return self.capacity == 0 or users < self.capacity
