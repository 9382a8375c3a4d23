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

    def hours_in_words(self) -> str:
        """Give the posted hours: "open from 8 am to 8 pm"; empty for a place that never closes."""
        if self.opens is None or self.closes is None:
            return ""
        return f"open from {_clock(self.opens)} to {_clock(self.closes)}"

    def room_in_words(self) -> str:
        """Give for how many it is: "for one person"; empty for any number."""
        if self.capacity == 0:
            return ""
        return "for one person" if self.capacity == 1 else f"for {self.capacity} people"

    def in_words(self, *, open_now: bool = True, occupied: bool = False) -> str:
        """Give everything that is usual at the place as one clause: "for one person, occupied".

        Empty for a place where nothing is to be minded.
        """
        told = [
            _FOR_WHOM[self.privacy],
            self.room_in_words(),
            self.hours_in_words(),
            "" if open_now else "closed now",
            "occupied" if occupied else "",
        ]
        return ", ".join(part for part in told if part)


_FOR_WHOM = {
    Privacy.PUBLIC: "",
    Privacy.STAFF: "for those who work there",
    Privacy.HOUSEHOLD: "for those who live there and their guests",
    Privacy.PRIVATE: "private",
}


def _clock(minute: int) -> str:
    """Give a time of day as people say it: "8 am", "5:30 pm", "midnight"."""
    if minute % MINUTES_PER_DAY == 0:
        return "midnight"
    hour, rest = divmod(minute, 60)
    said = f"{(hour - 1) % 12 + 1}" + (f":{rest:02}" if rest else "")
    return f"{said} {'am' if hour < 12 else 'pm'}"
