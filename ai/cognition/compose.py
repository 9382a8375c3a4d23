"""Put a day together from its blocks and what was decided for each; and put plans into words."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai import gametime
from ai.memory import schedule
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.schedule import SLEEP, Plan, PlanEntry
from ai.memory.skeleton import Slot, broad_strokes
from ai.outcome import Memory

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.memory.skeleton import Block
    from ai.mind import Mind

CHUNK_IMPORTANCE = 5
"""Importance of a part of the day as a plan memory (fixed: the release's number)."""

HOUR_IMPORTANCE = 4
"""Importance of an hour's plan: the part of the day it belongs to is remembered above it."""

STEP_IMPORTANCE = 2
"""Importance of a step of a few minutes."""

SHORTEST_HOUR = 20
"""Minutes: a shorter rest at the edge of a clock hour belongs to its neighbour."""

FIXED = {
    Slot.SLEEP: SLEEP,
    Slot.MORNING: "get ready for the day",
    Slot.LUNCH: "have lunch",
    Slot.DINNER: "have dinner",
}
"""What fills the blocks that nobody has to decide."""

WASH, BREAKFAST, TIDY = "take a shower and brush teeth", "have breakfast", "get dressed and tidy the room"
"""The three parts of a morning."""

ONE_PIECE = 75
"""Minutes: what is no longer than this, a meal for instance, is not cut at the full hour."""


@dataclass(frozen=True, slots=True)
class Filling:
    """What was decided for one block: the activity, where, its hours, and who decided it."""

    activity: str
    place: str
    finer: tuple[str, ...] = ()
    origin: str = "rule"


def day(number: int, blocks: Sequence[Block], fillings: Sequence[Filling]) -> Plan:
    """Give the plan of day ``number``: its broad strokes, and the hours of every block; no steps yet."""
    opens = gametime.day_start(number)
    chunks = []
    for group in broad_strokes(blocks):
        first, filling = blocks[group[0]], fillings[group[0]]
        minutes = sum(blocks[place].minutes for place in group)
        start = opens + first.start * 60
        chunks.append(PlanEntry(start, minutes, filling.activity, filling.place, _origin(first, filling)))
    hours = [
        PlanEntry(opens + start * 60, end - start, name, filling.place, _origin(block, filling))
        for block, filling in zip(blocks, fillings, strict=True)
        for start, end, name in _pieces(block, filling)
    ]
    return Plan(number, tuple(chunks), tuple(hours))


def _origin(block: Block, filling: Filling) -> str:
    return SLEEP if block.slot == Slot.SLEEP else filling.origin


def _pieces(block: Block, filling: Filling) -> list[tuple[int, int, str]]:
    """Cut a block into hours: (start, end, what fills it), in minutes of the day."""
    if block.slot == Slot.SLEEP:
        return [(block.start, block.end, filling.activity)]
    if block.slot == Slot.MORNING:
        thirds = zip(_thirds(block.start, block.end), (WASH, BREAKFAST, TIDY), strict=False)
        return [(start, end, name) for (start, end), name in thirds]
    cuts = [(block.start, block.end)] if block.minutes <= ONE_PIECE else _clock_hours(block.start, block.end)
    names = filling.finer or (filling.activity,)
    return [(start, end, names[place % len(names)]) for place, (start, end) in enumerate(cuts)]


def words(entry: PlanEntry) -> str:
    """Give a plan entry as its memory says it.

    "for 60 minutes from 9:00 am, Monday February 13, at Hobbs Cafe: cafe: serve customers".
    """
    place = entry.place.partition(":")[2].replace(":", ": ") or "no place in particular"
    when = f"{gametime.clock_words(entry.start)}, {gametime.date_words(entry.start)}"
    return f"for {entry.duration_minutes} minutes from {when}, at {place}: {entry.activity}"


def memories(mind: Mind, entries: Sequence[PlanEntry], importance: int) -> tuple[Memory, ...]:
    """Give the plan memories of entries; one whose words are among the newest records is not repeated."""
    known = {node.text for node in mind.stream.newest(128) if node.kind == MemoryKind.PLAN}
    found = []
    for entry in entries:
        text = words(entry)
        if text in known:
            continue
        known.add(text)
        told = Provenance(Source.PLAN, mind.sheet.name)
        found.append(Memory(MemoryKind.PLAN, text, told, importance, entry.place))
    return tuple(found)


def remembered(mind: Mind, plan: Plan, now: int) -> tuple[Memory, ...]:
    """Give the plan memories of what of a day still lies ahead: its parts, then its hours."""
    chunks = [entry for entry in plan.chunks if entry.end > now]
    hours = [entry for entry in plan.hours if entry.end > now]
    first = memories(mind, chunks, CHUNK_IMPORTANCE)
    told = {memory.text for memory in first}
    second = [entry for entry in hours if words(entry) not in told]
    return (*first, *memories(mind, second, HOUR_IMPORTANCE))


def with_voices(plan: Plan, old: Plan, now: int) -> Plan:
    """Give the plan with what the inner voice told for the rest of the day put in again."""
    for entry in old.hours:
        if entry.origin == "voice" and entry.end > now:
            plan = schedule.inserted(plan, entry)
    return plan


def _clock_hours(start: int, end: int) -> list[tuple[int, int]]:
    """Cut a stretch at the full hours; a short piece at an edge joins its neighbour."""
    cuts = [start, *range(start - start % 60 + 60, end, 60), end]
    if len(cuts) > 2 and cuts[1] - cuts[0] < SHORTEST_HOUR:
        del cuts[1]
    if len(cuts) > 2 and cuts[-1] - cuts[-2] < SHORTEST_HOUR:
        del cuts[-2]
    return list(itertools.pairwise(cuts))


def _thirds(start: int, end: int) -> list[tuple[int, int]]:
    """Cut the morning: half an hour to wash, half an hour for breakfast, the rest to get going."""
    cuts = [start, min(start + 30, end), min(start + 60, end)]
    if end - cuts[-1] >= SHORTEST_HOUR:
        cuts.append(end)
    else:
        cuts[-1] = end
    return [(first, last) for first, last in itertools.pairwise(cuts) if last > first]
