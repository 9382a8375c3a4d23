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

MOST_LIFT_PX = 220
"""How far a bubble may be moved up from its speaker to be free."""


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


def placed(wanted: Sequence[tuple[str, Box]], heads: Mapping[str, Box], widest: float) -> dict[str, Box]:
    """Give each bubble a place over its speaker that covers no head and no other bubble.

    ``wanted`` are the bubbles where they would like to be, the newest line first: that one stays nearest
    to its speaker, and older ones move up. ``widest`` is how wide the window is.
    """
    found: dict[str, Box] = {}
    for name, box in wanted:
        left = min(max(box.left, MARGIN_PX), max(widest - box.width - MARGIN_PX, MARGIN_PX))
        spot = box._replace(left=left)
        taken = [*heads.values(), *found.values()]
        while hit := next((one for one in taken if spot.meets(one)), None):
            spot = spot._replace(bottom=hit.bottom + hit.height + MARGIN_PX)
            if spot.bottom - box.bottom > MOST_LIFT_PX:
                above = [one.bottom + one.height + MARGIN_PX for one in found.values() if one.meets(spot)]
                spot = spot._replace(bottom=max((box.bottom, *above)))
                break
        found[name] = spot
    return found
