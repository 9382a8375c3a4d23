"""Dates and times of day as people say them, read by rule: "tomorrow from 5 pm to 7 pm".

What is read is a stretch of the game clock, and where in the text it was said.
"""

from __future__ import annotations

import re
from datetime import date
from typing import NamedTuple

from ai import gametime

DEFAULT_MINUTES = 60
"""How long something takes of which only the beginning is said."""

LONGEST_MINUTES = 12 * 60
"""A longer stretch is a misreading."""

FARTHEST_DAYS = 60
"""Nobody in the town makes appointments farther ahead."""

PARTS = {"morning": 9, "afternoon": 15, "evening": 19, "night": 19}
"""Hours meant by a part of the day of which no hour is said."""

_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_MONTHS = (
    "january", "february", "march", "april", "may", "june",
    "july", "august", "september", "october", "november", "december",
)  # fmt: skip
_NUMBERS = (
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
_EARLY, _LATE = 1, 7
"""Hours that mean the afternoon where no half of the day is said: five is 5 pm, nine is 9 am."""

_HALF = r"(?:\s*(?:a\.m\.|p\.m\.|am\b|pm\b))"
_HOUR = rf"(?:[0-9]{{1,2}}(?::[0-9]{{2}})?|{'|'.join(_NUMBERS)})"
_CLOCK = rf"(?:noon|midday|midnight|half past {_HOUR}|{_HOUR}{_HALF}|{_HOUR}(?:\s*o'clock)?)"
_SURE = (
    rf"(?:noon|midday|midnight|half past {_HOUR}|{_HOUR}{_HALF}|{_HOUR}\s*o'clock|[0-9]{{1,2}}:[0-9]{{2}})"
)
"""A time of day that needs no preposition to be one."""

_RANGE = re.compile(
    rf"\b(?:(?:from|between)\s+({_CLOCK})\s*(?:to|until|till|and|-|–)\s*({_CLOCK})"
    rf"|({_SURE})\s*(?:to|until|till|-|–)\s*({_CLOCK})"
    rf"|([0-9]{{1,2}})\s*(?:to|-|–)\s*([0-9]{{1,2}}{_HALF}))(?!\w)",
    re.IGNORECASE,
)
_AT = re.compile(
    rf"\b(?:(?:at|from|by|around|about)\s+(?:about\s+|around\s+)?({_CLOCK})(?!\w)(?!\s*(?:\w+'s|percent))"
    rf"|({_SURE})(?!\w))",
    re.IGNORECASE,
)
_UNTIL = re.compile(rf"\b(?:until|till)\s+({_CLOCK})(?!\w)", re.IGNORECASE)
_FOR = re.compile(
    rf"\bfor\s+(?:about\s+)?(half an|an?|[0-9]{{1,3}}|{'|'.join(_NUMBERS)})\s+(hours?|minutes?)\b",
    re.IGNORECASE,
)
_IN = re.compile(
    rf"\bin\s+(?:about\s+)?(half an|an?|[0-9]{{1,3}}|{'|'.join(_NUMBERS)})\s+(hours?|minutes?)\b",
    re.IGNORECASE,
)
_MONTH_DAY = re.compile(
    rf"\b(?:(?:on\s+)?(?:{'|'.join(_WEEKDAYS)}),?\s+)?(?:on\s+)?(?:the\s+)?"
    rf"(?:({'|'.join(_MONTHS)})\s+([0-9]{{1,2}})(?:st|nd|rd|th)?"
    rf"|([0-9]{{1,2}})(?:st|nd|rd|th)?\s+(?:of\s+)?({'|'.join(_MONTHS)}))\b(?!\s*(?:am|pm|:))",
    re.IGNORECASE,
)
_DAY = re.compile(
    rf"\b(?:on\s+)?(?:(the day after tomorrow)|(tomorrow)|(today|tonight|this)"
    rf"|((?:next|this|coming)\s+)?({'|'.join(_WEEKDAYS)}))(?:\s+(morning|afternoon|evening|night))?\b(?!s\b)",
    re.IGNORECASE,
)
_PART = re.compile(r"\b(?:in the (morning|afternoon|evening)|at (night))\b", re.IGNORECASE)
_NO_DATE = re.compile(
    r"\b(?:every|each|daily|usually|always|often|yesterday|ago"
    rf"|last (?:week|night|month|{'|'.join(_WEEKDAYS)})"
    rf"|(?:{'|'.join(_WEEKDAYS)})s)\b",
    re.IGNORECASE,
)
"""Words of what is a habit, or over."""


class When(NamedTuple):
    """A stretch of the game clock that a text speaks of."""

    start: int
    """Game second."""
    minutes: int
    dated: bool
    """Whether a day was said; else the next time that the clock shows the hour."""
    bare: str
    """The text without the words about day and time."""


def read_when(text: str, now: int) -> When | None:
    """Give when something is that ``text`` speaks of at game second ``now``.

    None where no time of day is said, where it is a habit ("every day at noon"), or over.
    """
    if _NO_DATE.search(text):
        return None
    taken: list[tuple[int, int]] = []
    day, part, dated, weekly = _day_of(text, now, taken)
    if day is None:
        return None
    found = _relative(text, now, taken) if not dated else None
    if found is None:
        found = _hours_of(text, part, taken)
        if found is None:
            return None
        first, minutes = found
        start = gametime.day_start(day) + first * gametime.MINUTE
        if weekly and start + minutes * gametime.MINUTE <= now:
            start += 7 * gametime.DAY
        if not dated and start <= now:
            start += gametime.DAY
    else:
        start, minutes = found
    if start + minutes * gametime.MINUTE <= now or start > now + FARTHEST_DAYS * gametime.DAY:
        return None
    return When(start, minutes, dated, _without(text, taken))


def _day_of(text: str, now: int, taken: list[tuple[int, int]]) -> tuple[int | None, str, bool, bool]:
    """Give the day, the part of it that was said, whether one was said, and whether as a weekday of today.

    The day is None where the said one does not exist.
    """
    today = gametime.day_of(now)
    part_said = _PART.search(text)
    part = "" if part_said is None else (part_said.group(1) or part_said.group(2)).lower()
    if part_said is not None:
        taken.append(part_said.span())
    match = _MONTH_DAY.search(text)
    if match is not None:
        taken.append(match.span())
        month, number = (
            (match.group(1), match.group(2)) if match.group(1) else (match.group(4), match.group(3))
        )
        return _calendar_day(today, _MONTHS.index(month.lower()) + 1, int(number)), part, True, False
    for match in _DAY.finditer(text):
        after, tomorrow, this, ahead, weekday, of_day = match.groups()
        if this and this.lower() == "this" and not of_day:
            continue
        taken.append(match.span())
        part = part or (of_day or "").lower() or ("night" if this and this.lower() == "tonight" else "")
        if after or tomorrow:
            return today + (2 if after else 1), part, True, False
        if this:
            return today, part, True, False
        days = (_WEEKDAYS.index(weekday.lower()) - gametime.date_of(today).weekday()) % 7
        if days == 0 and ahead and ahead.strip().lower() == "next":
            days = 7
        return today + days, part, True, days == 0
    return today, part, bool(part), False


def _calendar_day(today: int, month: int, number: int) -> int | None:
    """Give the day of the run with this date, this year or, where that is long over, the next."""
    here = gametime.date_of(today)
    try:
        days = (date(here.year, month, number) - here).days
        if days < -180:
            days = (date(here.year + 1, month, number) - here).days
    except ValueError:
        return None
    return today + days if days >= 0 else None


def _relative(text: str, now: int, taken: list[tuple[int, int]]) -> tuple[int, int] | None:
    """Give the beginning and the minutes of what is "in two hours"."""
    match = _IN.search(text)
    if match is None:
        return None
    taken.append(match.span())
    start = now + _length(match.group(1), match.group(2)) * gametime.MINUTE
    return start - start % gametime.MINUTE, _said_length(text, taken) or DEFAULT_MINUTES


def _hours_of(text: str, part: str, taken: list[tuple[int, int]]) -> tuple[int, int] | None:
    """Give the first minute of the day and the minutes; None where no hour can be read."""
    match = _RANGE.search(text)
    if match is not None:
        first, last = [one for one in match.groups() if one]
        opens, closes = _stretch(first, last, part)
        if opens is not None and closes is not None and 0 < closes - opens <= LONGEST_MINUTES:
            taken.append(match.span())
            return opens, closes - opens
    match = _AT.search(text)
    if match is not None:
        said = match.group(1) or match.group(2)
        begins = _minute(said, part)
        if begins is not None:
            taken.append(match.span())
            until = _UNTIL.search(text)
            if until is not None:
                opens, closes = _stretch(said, until.group(1), part)
                if opens is not None and closes is not None and 0 < closes - opens <= LONGEST_MINUTES:
                    taken.append(until.span())
                    return opens, closes - opens
            return begins, _said_length(text, taken) or DEFAULT_MINUTES
    if part:
        return PARTS[part] * 60, _said_length(text, taken) or DEFAULT_MINUTES
    return None


def _said_length(text: str, taken: list[tuple[int, int]]) -> int:
    """Give the minutes of "for two hours"; 0 where nothing of the kind is said."""
    match = _FOR.search(text)
    if match is None:
        return 0
    taken.append(match.span())
    return _length(match.group(1), match.group(2))


def _length(number: str, unit: str) -> int:
    """Give a length in minutes, at most the longest."""
    whole = 60 if unit.lower().startswith("hour") else 1
    said = number.lower()
    if said == "half an":
        return max(1, whole // 2)
    count = 1 if said in ("a", "an") else _NUMBERS.index(said) + 1 if said in _NUMBERS else int(said)
    return min(max(1, count * whole), LONGEST_MINUTES)


def _stretch(first: str, last: str, part: str) -> tuple[int | None, int | None]:
    """Give both ends in minutes of the day; the half of the day that one says holds for both.

    The end may lie after midnight.
    """
    opens, closes = _minute(first, part), _minute(last, part)
    if opens is None or closes is None:
        return None, None
    if _is_vague(first) and not _is_vague(last):
        opens = max((minute for minute in _either(opens) if minute < closes), default=opens)
    elif _is_vague(last):
        closes = min((minute for minute in _either(closes) if minute > opens), default=closes)
    return opens, closes if closes > opens else closes + 24 * 60


def _either(minute: int) -> tuple[int, int]:
    """Give what a clock face may mean."""
    return minute % 720, minute % 720 + 720


def _is_vague(said: str) -> bool:
    """Tell whether a time does not say which half of the day it lies in."""
    text = said.lower()
    if text in ("noon", "midday", "midnight") or re.search(r"[ap]\.?m\.?$", text):
        return False
    hour = re.match(r"([0-9]{1,2}):", text)
    return hour is None or 1 <= int(hour.group(1)) <= 12


def _minute(said: str, part: str) -> int | None:
    """Give the minute of the day of one time; None for one that no clock shows."""
    text = said.lower().replace("o'clock", "").strip()
    if text in ("noon", "midday"):
        return 720
    if text == "midnight":
        return 1440
    late = text.startswith("half past ")
    match = re.fullmatch(r"(?:half past )?([a-z]+|[0-9]{1,2})(?::([0-9]{2}))?\s*(a\.?m\.?|p\.?m\.?)?", text)
    if match is None:
        return None
    word, minutes, half = match.groups()
    hour = _NUMBERS.index(word) + 1 if word in _NUMBERS else int(word) if word.isdigit() else -1
    minute = int(minutes or 0) + 30 * late
    if not 0 <= hour <= 24 or minute > 59 or (half and not 1 <= hour <= 12):
        return None
    if half:
        hour = hour % 12 + 12 * half.startswith("p")
    elif 1 <= hour <= 11 and _is_vague(said):
        afternoon = _EARLY <= hour <= _LATE if not part else part != "morning"
        hour += 12 * afternoon
    return hour * 60 + minute if hour * 60 + minute <= 1440 else None


def _without(text: str, taken: list[tuple[int, int]]) -> str:
    """Give the text with these stretches cut out and the blanks tidied."""
    kept, at = [], 0
    for start, end in sorted(taken):
        kept.append(text[at : max(at, start)])
        at = max(at, end)
    kept.append(text[at:])
    return re.sub(r"\s+([,.!?;])", r"\1", " ".join(" ".join(kept).split()))
