"""Promises: what was agreed on in talk or is planned for a date becomes part of the day at once.

The paper lost four of seven guests between knowing of the party and planning to go (section 7.1.2);
here an accepted invitation is an entry with a time and a place before the talk is over.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from ai import gametime
from ai.cognition import keeping, rules, spoken
from ai.cognition.dates import read_when
from ai.memory import places as known
from ai.memory.node import MemoryKind, Provenance, Source
from ai.mind import Promise
from ai.outcome import Memory, Outcome, Sight

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ai.mind import Mind, PersonaSheet

AGREED_IMPORTANCE = 8
"""Importance of having agreed to something: it is meant to be kept."""

_SENTENCE = re.compile(r"(?<=[.!?;])(?<!a\.m\.)(?<!p\.m\.)(?<!\bMr\.)(?<!\bMs\.)(?<!\bDr\.)\s+")
_CLAUSE = re.compile(r";|(?<=[.!?])(?<!a\.m\.)(?<!p\.m\.)\s")


def from_line(text: str, speaker: str, now: int, places: Mapping[str, str]) -> Promise | None:
    """Give what the listener would promise by agreeing to ``text``, said by ``speaker``.

    ``places`` maps what places are called, in lower case, to their addresses. None where the line
    names no time, or neither an event nor anything to be done.
    """
    line = " ".join(text.split())
    sentences = [one for one in _SENTENCE.split(line) if one.strip()]
    for number, sentence in enumerate(sentences):
        when = read_when(sentence, now)
        if when is None:
            continue
        rest = (*sentences[number + 1 :], *reversed(sentences[:number]))
        asked = spoken.asked_of((when.bare, *rest), speaker, places)
        if asked is None or (asked.event and not when.dated and not _is_soon(when.start, now)):
            continue
        place = spoken.place_in(when.bare, places) or spoken.place_in(line, places)
        place = place or _home_of(line, speaker, places)
        return Promise(when.start, when.minutes, asked.activity, place, (speaker,), made=now)
    return None


def _home_of(line: str, speaker: str, places: Mapping[str, str]) -> str:
    """Give the speaker's home where a line speaks of "my house"; empty for anything else."""
    if not re.search(r"\bmy (?:house|home|flat|apartment|place|room)\b", line, re.IGNORECASE):
        return ""
    owner = speaker.lower()
    return next((address for name, address in places.items() if name.startswith(f"{owner}'s ")), "")


def of_sheet(sheet: PersonaSheet, now: int, places: Mapping[str, str]) -> tuple[Promise, ...]:
    """Give the dated plans of its own that a sheet speaks of, ordered by start: its host's promises."""
    found: list[Promise] = []
    for text in (sheet.currently, sheet.learned):
        for clause in _CLAUSE.split(" ".join(text.split())):
            one = own_plan(clause, sheet, now, places)
            if one is not None and not any(keeping.is_same(one, other) for other in found):
                found.append(one)
    return tuple(sorted(found, key=lambda one: (one.start, one.activity)))


def own_plans(mind: Mind, now: int) -> tuple[Promise, ...]:
    """Give the dated plans of its own that a mind knows of: its sheet's, and what now occupies it."""
    sheet = replace(mind.sheet, learned=f"{mind.sheet.learned};{mind.currently}")
    return of_sheet(sheet, now, spoken_places(mind))


def own_plan(clause: str, sheet: PersonaSheet, now: int, places: Mapping[str, str]) -> Promise | None:
    """Give the plan with a date that one clause tells of its own subject; None for anything else."""
    text = clause.strip().strip(".!? ")
    starts = (*(f"{name} " for name in (sheet.name, sheet.first_name)), "She ", "He ", "They ")
    start = next((one for one in starts if text.startswith(one)), None)
    when = read_when(text, now)
    if when is None or not when.dated:
        return None
    place = spoken.place_in(when.bare, places)
    if start is None:
        return _own_event(when.bare, sheet, Promise(when.start, when.minutes, "", place, host=True, made=now))
    asked = spoken.own_plan(when.bare.strip()[len(start) :], places)
    if asked is None:
        return None
    people = tuple(sorted(name for name, _ in sheet.relationships if name in asked.activity))
    return Promise(when.start, when.minutes, asked.activity, place, people, made=now, host=asked.event)


def _own_event(bare: str, sheet: PersonaSheet, promise: Promise) -> Promise | None:
    """Give the promise behind "Ana Bell's exhibition opens at the gallery"."""
    owned = re.match(rf"(?:{re.escape(sheet.name)}|{re.escape(sheet.first_name)})'s ([a-z][\w' -]+?) "
                     r"(?:is|opens|starts|begins|takes place|will)\b", bare)  # fmt: skip
    return None if owned is None else replace(promise, activity=f"{spoken.HOST} the {owned.group(1)}")


def spoken_places(mind: Mind) -> dict[str, str]:
    """Give the places that a mind knows by what they are called, in lower case, sorted.

    A building is known by its whole name, and by the last word of it where that tells it apart
    from all others; what it stands for is its main room.
    """
    sectors = known.sectors(mind.places)
    named: dict[str, str] = {}
    short: dict[str, list[str]] = {}
    for sector in sectors:
        address = main_room(mind, sector)
        name = known.sector_of(sector).partition(":")[2].lower().removeprefix("the ")
        named[name] = address
        for word in dict.fromkeys((name.split()[-1], *(part for part in name.split() if part in _CALLED))):
            short.setdefault(word, []).append(address)
    named.update({word: found[0] for word, found in short.items() if len(found) == 1 and word not in named})
    return dict(sorted(named.items()))


_CALLED = frozenset(
    ("cafe", "pub", "park", "college", "school", "market", "store", "library", "dorm", "green")
)
"""Words for kinds of buildings by which people call the only one of that kind."""


def main_room(mind: Mind, sector: str) -> str:
    """Give the arena that a building is there for, as far as it is known; the building for several."""
    arenas = known.arenas(mind.places, sector)
    if len(arenas) == 1:
        return arenas[0]
    name = sector.partition(":")[2]
    told = [arena for arena in arenas if rules.overlap(arena.rpartition(":")[2], name)]
    return told[0] if len(told) == 1 else sector


def accepted(mind: Mind, promise: Promise, now: int) -> Outcome:
    """Give what follows from agreeing to something: it is an entry of the plan from now on.

    Where it clashes with another promise, the choice between them is asked for at once; until then
    the day stays with the earlier agreement. Nothing changes for what is agreed already.
    """
    other = next((one for one in mind.promises if keeping.is_same(one, promise)), None)
    if other is not None:
        people = tuple(sorted({*other.people, *promise.people} - {mind.sheet.name}))
        if people == other.people:
            return Outcome()
        merged = replace(other, people=people)
        return Outcome(promises=tuple(merged if one is other else one for one in mind.promises))
    text = f"{mind.sheet.name} has agreed to {keeping.in_words(promise)}"
    told = Provenance(Source.PLAN, promise.people[0] if promise.people else mind.sheet.name, _of(promise))
    memory = Memory(MemoryKind.PLAN, text, told, AGREED_IMPORTANCE, promise.place)
    sights: tuple[Sight, ...] = ()
    if known.arena_of(promise.place) and not known.knows(mind.places, promise.place):
        sights = (Sight(known.arena_of(promise.place), ()),)
    outcome = keeping.taken_in(mind, (*mind.promises, promise), now)
    return replace(outcome, remember=(memory, *outcome.remember), sights=sights)


def _of(promise: Promise) -> tuple[int, ...]:
    return (promise.of,) if promise.of >= 0 else ()


def _is_soon(start: int, now: int) -> bool:
    """Tell whether an event of which no day was said is meant for today."""
    return gametime.day_of(start) == gametime.day_of(now)
