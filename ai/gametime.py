"""The game clock, in whole game seconds since day 1, 00:00, and its words.

Day 1 is Monday 13 February 2023. Nothing here reads a real clock, and no ``strftime``: its
words depend on the machine's locale.
"""

from __future__ import annotations

import re
from datetime import date, timedelta

from ai.errors import SmallvilleError

TICK_SECONDS = 10
"""Game seconds in one tick: one tile of walking (the released code's sec_per_step)."""

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
TICKS_PER_MINUTE = MINUTE // TICK_SECONDS
TICKS_PER_DAY = DAY // TICK_SECONDS

FIRST_DATE = date(2023, 2, 13)
"""The date of day 1, a Monday; the Valentine's Day party is on day 2."""

_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip

_WHEN = re.compile(r"\s*([0-9]{1,5})\s+([0-9]{1,2}):([0-9]{2})\s*")


class TimeError(SmallvilleError):
    """A time that cannot be read."""


def seconds_at(tick: int) -> int:
    """Give the game second at which ``tick`` begins."""
    return tick * TICK_SECONDS


def day_of(seconds: int) -> int:
    """Give the day, counted from 1."""
    return seconds // DAY + 1


def day_start(day: int) -> int:
    """Give the game second of 00:00 of ``day`` (counted from 1)."""
    return (day - 1) * DAY


def minute_of_day(seconds: int) -> int:
    """Give the minute of the day, 0..1439."""
    return seconds % DAY // MINUTE


def date_of(day: int) -> date:
    """Give the calendar date of ``day`` (counted from 1)."""
    return FIRST_DATE + timedelta(days=day - 1)


def clock_words(seconds: int) -> str:
    """Give the time of day as people say it: "7:05 am"."""
    minute = minute_of_day(seconds)
    hour = minute // 60
    return f"{(hour + 11) % 12 + 1}:{minute % 60:02d} {'am' if hour < 12 else 'pm'}"


def date_words(seconds: int) -> str:
    """Give the date as people say it: "Monday February 13"."""
    when = date_of(day_of(seconds))
    return f"{_WEEKDAYS[when.weekday()]} {_MONTHS[when.month - 1]} {when.day}"


def format_when(seconds: int) -> str:
    """Give a time as the command line writes it: "1 07:05"."""
    minute = minute_of_day(seconds)
    return f"{day_of(seconds)} {minute // 60:02d}:{minute % 60:02d}"


def parse_when(text: str) -> int:
    """Read "D HH:MM" into game seconds; "1 24:00" is the end of day 1.

    Raises:
        TimeError: the text is not a day and a time of day.
    """
    match = _WHEN.fullmatch(text)
    if match is None:
        message = f'the time "{text}" is not of the form "D HH:MM": write for example "1 12:00"'
        raise TimeError(message)
    day, hour, minute = (int(part) for part in match.groups())
    if day < 1 or minute > 59 or hour * 60 + minute > 24 * 60:
        message = f'the time "{text}" does not exist: days count from 1, hours run from 00:00 to 24:00'
        raise TimeError(message)
    return day_start(day) + hour * HOUR + minute * MINUTE
