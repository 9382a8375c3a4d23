"""The skeleton of a day by rule: sleep, meals and hours of work, with free time in between.

The model decides what fills it; without any answer it is filled from the sheet (paper, section
4.3: five to eight broad strokes). Minutes are minutes of the day.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from ai.memory.schedule import DAY_MINUTES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.mind import PersonaSheet

MOST_BLOCKS = 8
"""A day in broad strokes has five to eight entries."""

MEAL_MINUTES = 60
MORNING_MINUTES = 60
"""Minutes to get ready and have breakfast."""

SHORTEST_BLOCK = 31
"""A gap shorter than this many minutes belongs to what is before it."""

SHORTEST_AWAKE = 8 * 60
"""Minutes that everybody is awake at least: less leaves no day to plan."""

EARLIEST_WAKE = 3 * 60
NOON = 12 * 60
LATEST_LUNCH = 15 * 60
"""One who gets up so late that lunch would be later than this goes without."""

USUAL_DINNER = 18 * 60
"""Minute of dinner for one whose sheet names none."""


class Slot(StrEnum):
    """What a block of the day is for."""

    TAIL = "tail"
    """The end of last evening, after midnight."""
    SLEEP = "sleep"
    MORNING = "morning"
    WORK = "work"
    LUNCH = "lunch"
    FREE = "free"
    DINNER = "dinner"


LONGEST = {Slot.FREE: 180, Slot.WORK: 270}
"""Minutes after which one activity is enough and a second one follows."""


@dataclass(frozen=True, slots=True)
class Block:
    """One stretch of the day; ``start`` and ``end`` in minutes of the day."""

    slot: Slot
    start: int
    end: int

    @property
    def minutes(self) -> int:
        """Give the length in minutes."""
        return self.end - self.start


def part_of_day(minute: int) -> str:
    """Give the part of the day in words: "in the morning"."""
    if minute < EARLIEST_WAKE + 60 or minute >= 22 * 60:
        return "late in the evening"
    if minute < NOON:
        return "in the morning"
    return "in the afternoon" if minute < 17 * 60 + 30 else "in the evening"


def waking_hours(sheet: PersonaSheet, wake: int) -> tuple[int, int, int]:
    """Give until when last evening lasts, when the day begins and when it ends, all clamped.

    The first is 0 for those who are in bed by midnight; the last is 1440 for the others.
    """
    wake = min(max(wake, EARLIEST_WAKE), DAY_MINUTES - SHORTEST_AWAKE)
    bed = sheet.bed_minute % DAY_MINUTES
    if bed == 0:
        return 0, wake, DAY_MINUTES
    if bed <= wake:
        return min(bed, wake - 60), wake, DAY_MINUTES
    return 0, wake, max(bed, wake + SHORTEST_AWAKE)


def skeleton(sheet: PersonaSheet, wake: int) -> tuple[Block, ...]:
    """Give the blocks of a day on which ``sheet`` gets up at minute ``wake``.

    They tile 00:00-24:00; there are five or more of them (``broad_strokes`` makes them eight at most).
    """
    tail, opens, closes = waking_hours(sheet, wake)
    fixed = [Block(Slot.MORNING, opens, opens + MORNING_MINUTES)]
    lunch = max(NOON, opens + MORNING_MINUTES + 90)
    dinner = _dinner(sheet, opens, closes)
    if lunch <= min(LATEST_LUNCH, dinner - MEAL_MINUTES - SHORTEST_BLOCK):
        fixed.append(Block(Slot.LUNCH, lunch, lunch + MEAL_MINUTES))
    fixed.append(Block(Slot.DINNER, dinner, dinner + MEAL_MINUTES))
    filled = _filled(fixed, sheet.work_hours, closes)
    night = [Block(Slot.TAIL, 0, tail)] if tail else []
    night.append(Block(Slot.SLEEP, tail, opens))
    evening = [Block(Slot.SLEEP, closes, DAY_MINUTES)] if closes < DAY_MINUTES else []
    return (*night, *filled, *evening)


def _dinner(sheet: PersonaSheet, opens: int, closes: int) -> int:
    """Give the minute of dinner: the sheet's, after work where it would fall inside of it."""
    dinner = sheet.dinner_minute or USUAL_DINNER
    first, last = opens + 4 * 60, closes - MEAL_MINUTES - SHORTEST_BLOCK
    start, end = sheet.work_hours
    if start < dinner < end <= last:
        dinner = end
    return min(max(dinner, first), last)


def _filled(fixed: Sequence[Block], work: tuple[int, int], closes: int) -> list[Block]:
    """Put work and free time into the gaps between the fixed blocks, up to minute ``closes``."""
    blocks: list[Block] = []
    ends = [block.start for block in fixed[1:]] + [closes]
    for block, gap_end in zip(fixed, ends, strict=True):
        blocks.append(block)
        for piece in _gap(block.end, gap_end, work):
            if piece.minutes < SHORTEST_BLOCK:
                blocks[-1] = replace(blocks[-1], end=piece.end)
            else:
                blocks.append(piece)
    return blocks


def _gap(start: int, end: int, work: tuple[int, int]) -> list[Block]:
    """Split one gap at the hours of work."""
    first, last = min(max(work[0], start), end), min(max(work[1], start), end)
    if last - first < SHORTEST_BLOCK:
        first = last = end
    pieces = [Block(Slot.FREE, start, first), Block(Slot.WORK, first, last), Block(Slot.FREE, last, end)]
    return [half for piece in pieces if piece.minutes > 0 for half in _halves(piece)]


def _halves(block: Block) -> list[Block]:
    """Cut a long stretch at the full hour before its middle, so that it holds two activities."""
    middle = (block.start + block.end) // 2
    middle -= middle % 60
    if block.minutes <= LONGEST[block.slot] or middle - block.start < SHORTEST_BLOCK:
        return [block]
    return [replace(block, end=middle), replace(block, start=middle)]


def broad_strokes(blocks: Sequence[Block]) -> tuple[tuple[int, ...], ...]:
    """Give the blocks' positions in groups, so that the day in broad strokes has at most eight.

    A group is told by its first block. First a lunch joins the work before it, then short free
    time joins what comes before it; the hours of the day keep them all.
    """
    groups = [[place] for place in range(len(blocks))]
    while len(groups) > MOST_BLOCKS:
        least = min(
            (_weight(blocks, groups[place - 1], groups[place]), place) for place in range(1, len(groups))
        )[1]
        groups[least - 1] += groups.pop(least)
    return tuple(tuple(group) for group in groups)


def _weight(blocks: Sequence[Block], before: Sequence[int], group: Sequence[int]) -> tuple[int, int]:
    """Give how much is lost when a group joins the one before it: kind first, then minutes."""
    slot, minutes = blocks[group[0]].slot, sum(blocks[place].minutes for place in group)
    first = blocks[before[0]].slot
    if slot == Slot.LUNCH and first == Slot.WORK:
        return 0, minutes
    if slot == Slot.FREE and first not in (Slot.SLEEP, Slot.TAIL):
        return 1, minutes
    return 2 + (Slot.SLEEP in (slot, first)), minutes
