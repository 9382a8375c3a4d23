"""What a rule is: a name that never changes, how grave a breach is, and a look at the town."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from game.content.lint.town import Town
from game.content.town_error import TownError


class Level(StrEnum):
    """How grave a breach is."""

    ERROR = "error"
    """The town is not opened."""
    WARNING = "warning"
    """The town can be played; its author most likely meant something else."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule about a town that could be read."""

    name: str
    level: Level
    finds: str
    """What it finds, in a few words."""
    check: Callable[[Town], Iterator[TownError]]
    """Gives every breach, each an error with the rule's name."""
