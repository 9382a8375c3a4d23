"""Check a town: refuse it at its first error, or find everything that is wrong with it."""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.content.lint.rule import Level
from game.content.lint.rules import RULES, level_of
from game.content.lint.town import Town
from game.content.residents import OPTIONAL, REQUIRED, Resident, load_residents, names_in, sheets_of
from game.content.tiled import TownFile, town_of
from game.content.town_error import AllFaults, FirstFault, MapError, TownError
from game.content.town_sheet import Sheet
from game.content.town_survey import Survey, survey

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong with a town."""

    rule: str
    level: Level
    file: str
    layer: str
    x: int | None
    y: int | None
    key: str
    reason: str
    cure: str
    sentence: str
    """All of it but rule and level, as it is told."""


@dataclass(frozen=True, slots=True)
class Known:
    """What towns are held against: the kinds of objects and the drawings of people that there are."""

    kinds: frozenset[str]
    sprites: frozenset[str]


def people_in(sprites: Path) -> frozenset[str]:
    """Give the rows of the sheet of people in a folder; none where it cannot be read."""
    try:
        rows = json.loads((sprites / "people.json").read_text("utf-8"))["rows"]
        return frozenset(str(row) for row in rows)
    except (OSError, ValueError, KeyError, TypeError):
        return frozenset()


@contextmanager
def _readable(folder: Path) -> Iterator[None]:
    """Make a fault of the town of what the disk refuses."""
    try:
        yield
    except OSError as error:
        reason = f"it cannot be read ({error.strerror or error})"
        cure = "check the disk, and who may read there"
        raise MapError("file-unreadable", str(error.filename or folder), reason, cure) from error


def find_all(folder: Path, known: Known) -> tuple[Finding, ...]:
    """Find everything that is wrong with the town in ``folder``: errors first, then warnings."""
    faults = AllFaults()
    with faults, _readable(folder):
        _find(folder, known, faults)
    found = [_finding(fault) for fault in faults.found]
    return tuple(sorted(found, key=lambda one: one.level is not Level.ERROR))


def _find(folder: Path, known: Known, faults: AllFaults) -> None:
    seen = None
    with faults:
        seen = survey(folder, faults)
    if seen is None:
        _glance_at_sheets(folder, faults)
    else:
        residents = load_residents(folder, seen.maze, faults)
        town = _town(seen, residents, known, *names_in(folder))
        for rule in RULES:
            for fault in rule.check(town):
                faults.keep(fault)
        if all(level_of(fault.rule) is not Level.ERROR for fault in faults.found):
            with faults:
                town_of(seen)


def load_checked(folder: Path, known: Known) -> tuple[TownFile, dict[str, Resident]]:
    """Give a town in which no rule finds an error. Raises: TownError: the first one."""
    with _readable(folder):
        seen, residents = _look_over(folder, known)
        return town_of(seen), residents


def glance(folder: Path, known: Known) -> tuple[str, dict[str, Resident]]:
    """Give title and residents of a town that can be played. Raises: TownError."""
    with _readable(folder):
        seen, residents = _look_over(folder, known)
        return seen.header.title, residents


def _look_over(folder: Path, known: Known) -> tuple[Survey, dict[str, Resident]]:
    """Read a town and hold it against every rule that is an error. Raises: TownError."""
    seen = survey(folder, FirstFault())
    residents = load_residents(folder, seen.maze)
    town = _town(seen, residents, known, frozenset(residents), all_named=True)
    for rule in RULES:
        if rule.level is Level.ERROR:
            for fault in rule.check(town):
                raise fault
    return seen, residents


def _town(
    seen: Survey, residents: dict[str, Resident], known: Known, names: frozenset[str], all_named: bool
) -> Town:
    return Town(seen, residents, names, all_named, known.kinds, known.sprites, seen.pieces)


def _glance_at_sheets(folder: Path, faults: AllFaults) -> None:
    """Look at the sheets of a town whose map cannot be read."""
    for file in sheets_of(folder, faults):
        with faults:
            Sheet(file).check_keys(REQUIRED, OPTIONAL, faults)


def _finding(fault: TownError) -> Finding:
    return Finding(
        fault.rule,
        level_of(fault.rule),
        fault.file,
        fault.layer,
        fault.x,
        fault.y,
        fault.key,
        fault.reason,
        fault.cure,
        str(fault),
    )
