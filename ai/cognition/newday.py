"""The morning after: what yesterday was, which promises stand, and what has had its turn already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai import gametime
from ai.cognition import attend, candidates, keeping, promise, spoken
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.schedule import PROMISE, SLEEP
from ai.outcome import Memory
from ai.prompts import wording

if TYPE_CHECKING:
    from ai.banks import Banks
    from ai.mind import Mind, Promise

YESTERDAY_IMPORTANCE = 5
"""Importance of the summary of a day."""

MOST_TOLD = 6
"""Activities that the summary of a day names."""

MOST_EVIDENCE = 12
"""Records that the summary of a day points to."""

KEPT_SECONDS = gametime.DAY
"""Game seconds for which a promise is known after it is over."""

_EVERYDAY = ("get ready", "have lunch", "have dinner", "have breakfast", "take a shower", "get dressed")
"""Beginnings of what goes without saying when a day is told."""


def promises(mind: Mind, now: int) -> tuple[Promise, ...]:
    """Give the promises of a new day: those that are not long over, and one's own plans with a date."""
    standing = [one for one in mind.promises if keeping.end_of(one) + KEPT_SECONDS > now]
    settled = dict(mind.heeded)
    own = [
        one
        for one in promise.own_plans(mind, now)
        if keeping.noted(one, keeping.GIVEN_UP) not in settled
        and not any(keeping.is_same(one, other) for other in mind.promises)
    ]
    return (*standing, *own)


def had_their_turn(mind: Mind, wishes: tuple[str, ...], banks: Banks) -> tuple[str, ...]:
    """Give those of the wishes that the last planned day had an hour for: today they give way.

    The hours of a wish may have the names of what it consists of.
    """
    whole = [entry.activity for entry in (*mind.plan.chunks, *mind.plan.hours)]
    parts = [entry.activity for entry in mind.plan.hours if entry.origin == "goal"]
    return tuple(
        wish
        for wish in wishes
        if wish in whole or any(part in parts for part in candidates.finer(wish, banks))
    )


def summary(mind: Mind, now: int) -> Memory | None:
    """Give what yesterday was as a memory, with the records that it is drawn from; None for the first day."""
    day = mind.plan.day
    if day == 0 or day != gametime.day_of(now) - 1:
        return None
    told: dict[str, int] = {}
    for entry in mind.plan.hours:
        if entry.activity == SLEEP or entry.origin == PROMISE or entry.activity.startswith(_EVERYDAY):
            continue
        told[entry.activity] = told.get(entry.activity, 0) + entry.duration_minutes
    longest = sorted(told, key=lambda activity: -told[activity])[:MOST_TOLD]
    chosen = [activity for activity in told if activity in longest]
    if not chosen:
        return None
    name = mind.sheet.name
    date = gametime.date_words(gametime.day_start(day))
    sentence = f"On {date}, {name} was {_listed([wording.ing(one) for one in chosen])}"
    for one in mind.promises:
        if gametime.day_of(one.start) != day or keeping.end_of(one) > now:
            continue
        event = f"{keeping.event_words(one)}{keeping.at_place(one)}"
        sentence += f", and {'was at' if attend.was_there(mind, one) else 'missed'} {event}"
    told_by = Provenance(Source.REFLECTION, name)
    return Memory(
        MemoryKind.REFLECTION,
        sentence,
        told_by,
        YESTERDAY_IMPORTANCE,
        evidence=_evidence(mind, gametime.day_start(day)),
    )


def currently(mind: Mind, promises: tuple[Promise, ...], now: int) -> str | None:
    """Give what occupies the resident on a new day, by rule; None where nothing has come up.

    What comes next of what it promised, then what it has come to want, then the words of its sheet
    as far as they do not speak of a day that is over.
    """
    name = mind.sheet.name
    ahead = [one for one in promises if one.start > now]
    told = [f"{name} is going to {keeping.in_words(one)}." for one in ahead[:1]]
    told += [f"{name} wants to {want.text.rstrip('.')}." for want in mind.wants[-1:]]
    if not told and not _is_over(mind, promises, now):
        return None
    if not _is_over(mind, promises, now):
        told.append(" ".join(mind.sheet.currently.split()))
    return " ".join(told) or f"{name} wants to {mind.sheet.goals[-1]}." if told or mind.sheet.goals else None


def _is_over(mind: Mind, promises: tuple[Promise, ...], now: int) -> bool:
    """Tell whether what the sheet is busy with has had its day."""
    return any(
        one.host and one.start <= now and spoken.thing_of(one.activity) in mind.sheet.currently.lower()
        for one in promises
    )


def _evidence(mind: Mind, since: int) -> tuple[int, ...]:
    """Give the most important records of the day that were lived or agreed on, in the order of the day."""
    lived = [
        node.id
        for node in mind.stream.nodes
        if node.created >= since and node.kind in (MemoryKind.OBSERVATION, MemoryKind.CHAT)
    ]
    best = sorted(lived, key=lambda number: (-mind.stream.importance[number], number))[:MOST_EVIDENCE]
    return tuple(sorted(best))


def wishes(mind: Mind, remembered: tuple[str, ...], met: tuple[str, ...]) -> tuple[str, ...]:
    """Give what fills free time by choice, what has not had its turn first.

    Left out is what has a fixed time today or later anyway.
    """
    fixed = [one.activity for one in mind.promises]
    every = [
        wish
        for wish in candidates.wishes(mind, remembered)
        if not any(candidates.is_same(wish, one) and wish not in mind.sheet.goals for one in fixed)
    ]
    late = [wish for wish in every if wish in met]
    return tuple([wish for wish in every if wish not in met] + late)[: candidates.MOST_GOALS]


def _listed(parts: list[str]) -> str:
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else parts[0]
