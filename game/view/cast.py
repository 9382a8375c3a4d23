"""Who shall live in a new town, and under which rules; no ``arcade`` in here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.view.launcher import Portrayed

if TYPE_CHECKING:
    from collections.abc import Iterable

PAPER_THREE = ("Isabella Rodriguez", "Maria Lopez", "Klaus Mueller")
"""The three whom the paper follows."""

NOBODY = "Choose at least one resident: an empty town has no story."


@dataclass(slots=True)
class Cast:
    """The choice for one town; everybody is in at first."""

    people: Sequence[Portrayed]
    norms: bool = True
    """Whether the norms of places (opening hours, privacy, capacity) hold."""
    chosen: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        """Let everybody in."""
        self.choose(self.names)

    @property
    def names(self) -> tuple[str, ...]:
        """Give everybody's name, in order."""
        return tuple(one.sheet.name for one in self.people)

    @property
    def three(self) -> tuple[str, ...]:
        """Give the paper's three; nobody where not all of them live."""
        return PAPER_THREE if set(PAPER_THREE) <= set(self.names) else ()

    @property
    def residents(self) -> tuple[str, ...]:
        """Give who is chosen, in order."""
        return tuple(name for name in self.names if name in self.chosen)

    @property
    def trouble(self) -> str:
        """Say why the town cannot begin so; empty when it can."""
        return "" if self.chosen else NOBODY

    def choose(self, names: Iterable[str]) -> None:
        """Let in these and nobody else."""
        self.chosen = set(names)

    def toggle(self, name: str) -> None:
        """Let somebody in, or out."""
        self.chosen ^= {name}

    def is_all(self) -> bool:
        """Tell whether everybody is in."""
        return self.chosen == set(self.names)

    def is_three(self) -> bool:
        """Tell whether the paper's three are in, and nobody else."""
        return bool(self.three) and self.chosen == set(self.three)


def moved(index: int, count: int, columns: int, step: tuple[int, int]) -> int:
    """Give the index a step (columns, rows) away in a grid that is read line by line, kept inside it."""
    if count == 0:
        return 0
    across, down = step
    wanted = index + across + down * columns
    if down and not 0 <= wanted < count:
        return index if wanted < 0 or index // columns == (count - 1) // columns else count - 1
    return min(max(wanted, 0), count - 1)
