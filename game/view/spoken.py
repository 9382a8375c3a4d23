"""Which lines of conversations are shown, for how long, and where; no ``arcade`` in here.

Game time runs faster than one reads, so a line stays for a time that depends on its length, until its
speaker says the next. While the town stands still, nothing goes away.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.sim.state import SimState

LEAST_SECONDS, LETTERS_A_SECOND, MOST_SECONDS = 2.0, 22.0, 7.0
"""Real seconds for which a line stays: so many, and the time to read it."""

FRESH_TICKS = 12
"""A line is new for so many ticks; older ones, as in a save that is opened, are not shown."""

STILL_SECONDS = 0.5
"""Real seconds without a tick after which the town counts as standing still."""

MARGIN_PX = 3
"""Free pixels between two bubbles, and between a bubble and a head."""

MOST_LIFT_PX, STEP_PX = 176, 11
"""How far a bubble may be moved up from its speaker to be free, and in which steps."""

SIDE_COST, STEM_COST, COVER_COST = 0.4, 60.0, 1000.0
"""What a pixel to the side costs, one head on the way down to the speaker, and one that is covered."""

ROOM_PX = 24
"""A bubble no higher than that has no long way down."""


@dataclass(frozen=True, slots=True)
class Said:
    """A line that is shown now."""

    speaker: str
    text: str
    number: int
    """Order of the lines: a larger one was said later."""
    left: float
    """Real seconds for which it stays."""


class Spoken:
    """The lines that are in the air."""

    def __init__(self) -> None:
        self.lines: dict[str, Said] = {}
        """By speaker."""
        self._known: dict[int, int] = {}
        """Lines of each conversation that were taken up."""
        self._tick = -1
        self._still = 0.0
        self._number = 0

    def update(self, state: SimState, seconds: float) -> None:
        """Take up what has been said since, and let go of what was shown for long enough."""
        if state.tick < self._tick:
            self.lines, self._known = {}, {}
        self._still = 0.0 if state.tick != self._tick else self._still + seconds
        self._tick = state.tick
        if self._still < STILL_SECONDS:
            later = ((name, replace(one, left=one.left - seconds)) for name, one in self.lines.items())
            self.lines = {name: one for name, one in later if one.left > 0 and name in state.town.bodies}
        for chat in state.chats.values():
            known = self._known.get(chat.number, 0)
            if len(chat.lines) == known:
                continue
            for line in chat.lines[known:]:
                if state.tick - line.tick <= FRESH_TICKS and line.speaker in state.town.bodies:
                    self._number += 1
                    self.lines[line.speaker] = Said(
                        line.speaker, line.text, self._number, seconds_for(line.text)
                    )
            self._known[chat.number] = len(chat.lines)


def seconds_for(text: str) -> float:
    """Give the real seconds for which a line stays."""
    return min(LEAST_SECONDS + len(text) / LETTERS_A_SECOND, MOST_SECONDS)


class Box(NamedTuple):
    """A rectangle of the window."""

    left: float
    bottom: float
    width: float
    height: float

    def meets(self, other: Box) -> bool:
        """Tell whether two rectangles come too near to each other."""
        return (
            self.left < other.left + other.width + MARGIN_PX
            and other.left < self.left + self.width + MARGIN_PX
            and self.bottom < other.bottom + other.height + MARGIN_PX
            and other.bottom < self.bottom + self.height + MARGIN_PX
        )


def placed(
    wanted: Sequence[tuple[str, Box]],
    heads: Mapping[str, Box],
    size: tuple[float, float],
    last: Mapping[str, tuple[float, float]] | None = None,
) -> dict[str, Box]:
    """Give each bubble a place near its speaker that covers as little as may be.

    ``wanted`` are the bubbles where they would like to be, the newest line first: it has the first choice,
    others give way, and what could only lie on a newer one or on a head is left out, but for the newest
    (a crowd is read at its edge).
    ``heads`` are everybody's heads with what hovers over them, ``size`` is the window's.
    A bubble stays at its ``last`` distance from where it would like to be while that is free.
    """
    found: dict[str, Box] = {}
    for name, box in wanted:
        near = [one for one in heads.values() if abs(one.left - box.left) < box.width + 2 * MOST_LIFT_PX]
        best: tuple[float, Box] | None = None
        for dx, up in _offsets(box, (last or {}).get(name)):
            left = min(max(box.left + dx, MARGIN_PX), max(size[0] - box.width - MARGIN_PX, MARGIN_PX))
            spot = box._replace(left=left, bottom=box.bottom + up)
            cost = up + abs(spot.left - box.left) * SIDE_COST
            if best is not None and cost >= best[0]:
                continue
            cost += COVER_COST * sum(spot.meets(one) for one in near)
            cost += 2 * COVER_COST * sum(spot.meets(one) for one in found.values())
            cost += COVER_COST * (spot.bottom + spot.height > size[1])
            stem = Box(box.left + box.width / 2 - 3, box.bottom - MARGIN_PX, 6, max(up - MARGIN_PX, 0.0))
            cost += STEM_COST * sum(stem.meets(one) for one in near) if up > ROOM_PX else 0
            if best is None or cost < best[0]:
                best = cost, spot
            if (dx, up) == (last or {}).get(name) and cost < COVER_COST:
                break
        assert best is not None, "there is always a place, if a bad one"
        if not found or not any(best[1].meets(one) for one in (*found.values(), *near)):
            found[name] = best[1]
    return found


def _offsets(box: Box, last: tuple[float, float] | None) -> list[tuple[float, float]]:
    """Give the distances from the wanted place that are tried: the last one, straight up, then sideways."""
    half = box.width / 2
    aside = (0.0, -half * 0.45, half * 0.45, -half * 0.85, half * 0.85, -half - 34, half + 34)
    lifts = range(0, MOST_LIFT_PX + 1, STEP_PX)
    grid = [(dx, float(up)) for dx in aside for up in lifts]
    low = [(dx, -float(down)) for dx in aside[5:] for down in (24, 48)]
    return [*([last] if last is not None else []), *grid, *low]
