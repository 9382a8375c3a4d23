"""Facts whose way through a town is followed, read from a TOML file beside the town.

A fact is either a line of the list ``lines``, or a table ``[[fact]]`` with

- ``name`` and ``claim``: what residents are asked to know ("the bridge is closed")
- ``words``: every one must stand in a memory or line that is about the fact; "a|b" is either
- ``of``: who knows it from the start (full names)
- ``false``: true for what never happened; whoever asserts it as its own knowledge is mistaken
- ``[fact.event]`` with ``place``, ``from`` and ``to``: something that one can come to

None of this reaches a prompt of the simulation.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ai import tomltext
from ai.errors import SmallvilleError
from ai.gametime import TimeError, parse_when

if TYPE_CHECKING:
    from pathlib import Path

    from game.world.maze import Maze

FILE = "facts.toml"
"""Name of the file in a town's folder."""

KEYS = ("name", "claim", "words", "of", "false", "event")
EVENT_KEYS = ("place", "from", "to")

STEM = 5
"""Letters of a word that count when a line names no words of its own: invite, invited."""

ENOUGH = 0.6
"""Share of the words of a line that a text about it holds."""

_WORD = re.compile(r"[^\W_]+(?:'\w+)?")

_COMMON = frozenset((
    "a", "about", "after", "all", "also", "am", "an", "and", "are", "as", "at", "be", "been", "but", "by",
    "did", "do", "does", "for", "from", "had", "has", "have", "he", "her", "his", "i", "in", "into", "is",
    "it", "its",
    "last", "me", "my", "near", "next", "of", "on", "or", "our", "she", "so", "some", "somebody", "someone",
    "that", "the", "their", "them", "there", "they", "this", "to", "was", "we", "were", "who", "will", "with",
    "you", "your",
))  # fmt: skip
"""Words that say nothing about what a line is about."""


class FactError(SmallvilleError):
    """A file of facts that cannot be used: one sentence with file, fact and cure."""


@dataclass(frozen=True, slots=True)
class Event:
    """When and where something takes place that one can come to. Times in game seconds."""

    place: str
    """Address of a sector or an arena."""
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that residents may know."""

    name: str
    claim: str
    words: tuple[tuple[str, ...], ...] = ()
    """Groups of alternatives, in small letters; a text about the fact holds one of each group."""
    of: tuple[str, ...] = ()
    false: bool = False
    event: Event | None = None

    def is_in(self, text: str) -> bool:
        """Tell whether a text is about the fact."""
        if self.words:
            small = f" {' '.join(_WORD.findall(text.lower()))}"
            return all(any(f" {word}" in small for word in group) for group in self.words)
        wanted = _stems(self.claim)
        return bool(wanted) and len(wanted & _stems(text)) >= ENOUGH * len(wanted)


def _stems(text: str) -> frozenset[str]:
    words = (word.removesuffix("'s") for word in _WORD.findall(text.lower()))
    return frozenset(word[:STEM] for word in words if word not in _COMMON)


def load_facts(path: Path, maze: Maze, residents: tuple[str, ...]) -> tuple[Fact, ...]:
    """Read a file of facts, held against the town. Raises: FactError."""
    try:
        table = tomltext.parse(path.read_bytes())
    except OSError as error:
        raise FactError(f"{path} cannot be read ({error.strerror or error}): check its name") from error
    except ValueError as error:
        raise FactError(f"{path} is no TOML ({error}): mend that place") from error
    if odd := sorted(set(table) - {"fact", "lines"}):
        raise FactError(f'{path} has the unknown key "{odd[0]}": write lines = [...] or [[fact]]')
    lines, rows = table.get("lines", []), table.get("fact", [])
    if not isinstance(lines, list) or not all(isinstance(line, str) and line.strip() for line in lines):
        raise FactError(f"{path}: lines is no list of texts: write each fact as one sentence in quotes")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise FactError(f"{path}: fact is no list of tables: write [[fact]] above each")
    found = [_of_line(line) for line in lines]
    found += [_Reader(row, f"{path}, fact {at}", maze, residents).fact() for at, row in enumerate(rows, 1)]
    names = [fact.name for fact in found]
    if twice := [name for name in names if names.count(name) > 1]:
        raise FactError(f'{path} names "{twice[0]}" twice: give each fact a name of its own')
    return tuple(found)


def _of_line(line: str) -> Fact:
    claim = " ".join(line.split()).rstrip(".")
    words = [word for word in _WORD.findall(claim.lower()) if word not in _COMMON]
    return Fact(" ".join(words[:4]) or claim, claim)


class _Reader:
    """One table while it is read."""

    def __init__(self, row: dict[str, Any], where: str, maze: Maze, residents: tuple[str, ...]) -> None:
        self._row = row
        self._where = where
        self._maze = maze
        self._residents = residents

    def fact(self) -> Fact:
        """Give the checked fact; originators who do not live here are left out. Raises: FactError."""
        self._check_keys(self._row, KEYS)
        words = tuple(
            tuple(part.strip().lower() for part in group.split("|") if part.strip())
            for group in self._texts("words")
        )
        false = self._row.get("false", False)
        if not isinstance(false, bool):
            raise self._fault("false is neither true nor false", "write one of the two")
        of = tuple(name for name in self._texts("of") if name in self._residents)
        claim = self._text("claim").rstrip(".")
        return Fact(self._text("name"), claim, words, of, false, self._event())

    def _event(self) -> Event | None:
        row = self._row.get("event")
        if row is None:
            return None
        if not isinstance(row, dict):
            raise self._fault("event is no table", "write [fact.event] above place, from and to")
        self._check_keys(row, EVENT_KEYS)
        place = row.get("place")
        if place not in self._maze.arenas and place not in self._maze.sectors():
            raise self._fault(f'the town has no place "{place}"', "write the address of a sector or arena")
        try:
            start, end = (parse_when(str(row.get(key, ""))) for key in ("from", "to"))
        except TimeError as error:
            raise FactError(f"{self._where}: {error}") from error
        if end <= start:
            raise self._fault("the event ends before it begins", "mend from and to")
        return Event(str(place), start, end)

    def _check_keys(self, row: dict[str, Any], allowed: tuple[str, ...]) -> None:
        if odd := sorted(set(row) - set(allowed)):
            raise self._fault(f'the key "{odd[0]}" is unknown', f"write only {', '.join(allowed)}")

    def _text(self, key: str) -> str:
        value = self._row.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self._fault(f'"{key}" is missing or no text', f'write {key} = "..."')
        return " ".join(value.split())

    def _texts(self, key: str) -> tuple[str, ...]:
        value = self._row.get(key, [])
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise self._fault(f'"{key}" is no list of texts', f'write {key} = ["..."]')
        return tuple(value)

    def _fault(self, reason: str, cure: str) -> FactError:
        return FactError(f"{self._where}: {reason}: {cure}")
