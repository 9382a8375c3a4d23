"""Read the banks of activities, steps, emoji, object kinds and remedies from ``assets/banks/*.toml``.

Every TOML file of the folder is read, by name, and may hold any of these tables, so that a mod
is one more file:

- ``[[activity]]``: text, tags, places, hours = ["9:00", "17:00"], finer
- ``[[steps]]``: key, steps
- ``[emoji]``: name = "character"
- ``[[kind]]``: name, idle, in_use, uses, faults
- ``[[remedy]]``: text, signs, and any of things, emoji, minutes, tools, fetch, after, loud
- ``[[phrases]]``: use, texts, and tones (``game.content.phrases``)
- ``[[questions]]``, ``[[insights]]``, ``[[wants]]``: about, texts, signs, level (``game.content.patterns``)

Everything is checked; a mistake is one sentence with file, entry and cure.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from ai import tomltext
from ai.banks import (
    DAY_MINUTES,
    PLACES,
    Activity,
    Banks,
    Emoji,
    ObjectKind,
    Patterns,
    Phrases,
    Remedy,
    StepSet,
)
from ai.errors import SmallvilleError
from ai.prompts import wording
from game.content import patterns as reading_patterns
from game.content.phrases import read as read_phrases

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence
    from pathlib import Path

T = TypeVar("T")

FINER = range(4, 9)
"""How many hour-long activities an activity may consist of."""
STEPS = range(6, 11)
"""How many steps a set may have."""
USUAL_MINUTES = 10
"""How long it takes to deal with a fault for which the bank names no time."""
REMEDY_MINUTES = range(2, 61)
"""How long it may take to deal with a fault."""

_CLOCK = re.compile(r"(\d{1,2}):(\d{2})")
_PHRASE = re.compile(r"[a-z][A-Za-z0-9 ,'’:-]{2,89}")
_TABLES = ("activity", "steps", "emoji", "kind", "remedy", "phrases", *reading_patterns.TABLES)
_EMOJI_MAX = 8
"""Code points in one picture: joined emoji have several."""


class BankError(SmallvilleError):
    """A bank that cannot be used: one sentence with file, entry and cure."""


def load_banks(folder: Path) -> Banks:
    """Read and check every bank in ``folder``. Raises: BankError."""
    files = sorted(folder.glob("*.toml"))
    if not files:
        message = f"{folder} holds no *.toml: restore the banks of activities, steps, emoji and kinds"
        raise BankError(message)
    activities: list[Activity] = []
    steps: list[StepSet] = []
    emoji: list[Emoji] = []
    kinds: list[ObjectKind] = []
    remedies: list[Remedy] = []
    phrases: list[Phrases] = []
    patterns: list[Patterns] = []
    for path in files:
        reader = _Reader(path.name)
        tables = reader.tables(path)
        activities += reader.entries(tables, "activity", reader.activity)
        steps += reader.entries(tables, "steps", reader.steps)
        kinds += reader.entries(tables, "kind", reader.kind)
        remedies += reader.entries(tables, "remedy", reader.remedy)
        phrases += reader.entries(tables, "phrases", reader.phrases)
        for table, use in reading_patterns.TABLES.items():
            patterns += reader.entries(tables, table, partial(reader.patterns, use=use))
        emoji += reader.emoji(tables.get("emoji", {}))
        for each, name in ((activities, "activity"), (steps, "steps"), (emoji, "emoji"), (kinds, "kind")):
            reader.distinct([_identity(entry) for entry in each], name)
    for found, name in ((activities, "activity"), (steps, "steps"), (emoji, "emoji"), (kinds, "kind")):
        if not found:
            message = f"{folder} holds no {name}: add at least one to a *.toml there"
            raise BankError(message)
    return Banks(
        tuple(activities),
        tuple(steps),
        tuple(emoji),
        tuple(kinds),
        tuple(remedies),
        tuple(phrases),
        tuple(patterns),
    )


def _identity(entry: Activity | StepSet | Emoji | ObjectKind) -> Hashable:
    """Give what may occur only once."""
    match entry:
        case Activity(text=text):
            return text
        case StepSet(steps=steps):
            return steps
        case Emoji(name=name) | ObjectKind(name=name):
            return name


class _Reader:
    """Reads one file; knows its name for messages."""

    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, where: str, what: str) -> BankError:
        """Give the error for one entry."""
        return BankError(f"{self.file}, {where}: {what}")

    def tables(self, path: Path) -> dict[str, object]:
        """Read the file and refuse tables that nobody would read."""
        try:
            tables: dict[str, object] = tomltext.parse(path.read_bytes())
        except OSError as error:
            raise BankError(f"{path} cannot be read ({error.strerror}): restore the file") from error
        except ValueError as error:
            message = f"{self.file} is no TOML: {error}"
            raise BankError(message) from error
        unknown = [name for name in tables if name not in _TABLES]
        if unknown:
            known = ", ".join(_TABLES)
            raise self.fail(unknown[0], f"no bank has this name: use one of {known}")
        return tables

    def entries(
        self,
        tables: Mapping[str, object],
        name: str,
        read: Callable[[str, Mapping[str, object]], T],
    ) -> list[T]:
        """Read every entry of the list ``name``."""
        found = tables.get(name, [])
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            raise self.fail(name, f'this is no list of tables: head each with "[[{name}]]"')
        return [read(f"{name} {number}", entry) for number, entry in enumerate(found, 1)]

    def distinct(self, identities: Sequence[Hashable], name: str) -> None:
        """Refuse an entry that is there already, in this file or one before it."""
        if len(set(identities)) < len(identities):
            twice = next(entry for entry in identities if identities.count(entry) > 1)
            raise self.fail(f'{name} "{twice}"', "this is there twice: take one away")

    def activity(self, where: str, entry: Mapping[str, object]) -> Activity:
        """Read one activity."""
        self._keys(where, entry, ("text", "tags", "places", "hours", "finer"))
        text = self._phrase(where, "text", entry["text"])
        where = f'{where} "{text}"'
        finer = tuple(self._phrase(where, "finer", each) for each in self._words(where, entry, "finer"))
        self._count(where, "finer", finer, FINER)
        places = self._words(where, entry, "places")
        for place in places:
            if place not in PLACES:
                raise self.fail(where, f'the place "{place}" is unknown: write one of {", ".join(PLACES)}')
        tags = self._words(where, entry, "tags")
        return Activity(text, tags, places, self._hours(where, entry["hours"]), finer)

    def steps(self, where: str, entry: Mapping[str, object]) -> StepSet:
        """Read one set of steps."""
        self._keys(where, entry, ("key", "steps"))
        key = self._words(where, entry, "key")
        where = f'{where} "{" ".join(key)}"'
        steps = tuple(self._phrase(where, "steps", each) for each in self._words(where, entry, "steps"))
        self._count(where, "steps", steps, STEPS)
        return StepSet(key, steps)

    def kind(self, where: str, entry: Mapping[str, object]) -> ObjectKind:
        """Read one kind of object."""
        self._keys(where, entry, ("name", "idle", "in_use", "uses", "faults"))
        name = self._text(where, "name", entry["name"])
        where = f'{where} "{name}"'
        uses = tuple(self._phrase(where, "uses", each) for each in self._words(where, entry, "uses"))
        return ObjectKind(
            name=name,
            idle=self._text(where, "idle", entry["idle"]),
            in_use=self._words(where, entry, "in_use"),
            uses=uses,
            faults=self._words(where, entry, "faults"),
        )

    def patterns(self, where: str, entry: Mapping[str, object], *, use: str) -> Patterns:
        """Read one set of questions, insights or wants."""
        return reading_patterns.read(where, entry, use, self.fail)

    def phrases(self, where: str, entry: Mapping[str, object]) -> Phrases:
        """Read one table of phrases."""
        return read_phrases(where, entry, self.fail)

    def remedy(self, where: str, entry: Mapping[str, object]) -> Remedy:
        """Read one way to deal with a fault."""
        optional = ("things", "emoji", "minutes", "tools", "fetch", "after", "loud")
        self._keys(where, entry, ("text", "signs"), optional)
        text = self._text(where, "text", entry["text"])
        where = f'{where} "{text}"'
        if text.count("{thing}") != 1:
            raise self.fail(where, '"text" names no thing: write "{thing}" where its name belongs')
        self._phrase(where, "text", text.replace("{thing}", "the thing"))
        texts = {name: self._text(where, name, entry[name]) for name in ("emoji", "tools") if name in entry}
        after = self._phrase(where, "after", entry["after"]) if "after" in entry else ""
        if ("tools" in entry) != ("fetch" in entry):
            raise self.fail(where, '"tools" and "fetch" belong together: say what is fetched and from where')
        minutes = entry.get("minutes", USUAL_MINUTES)
        if not isinstance(minutes, int) or isinstance(minutes, bool) or minutes not in REMEDY_MINUTES:
            raise self.fail(where, '"minutes" is no whole number from 2 to 60')
        loud = entry.get("loud", False)
        if not isinstance(loud, bool):
            raise self.fail(where, '"loud" is neither true nor false')
        lists = {
            name: self._words(where, entry, name) for name in ("things", "signs", "fetch") if entry.get(name)
        }
        return Remedy(
            text,
            lists.get("things", ()),
            lists.get("signs", ()),
            texts.get("emoji", ""),
            minutes,
            texts.get("tools", ""),
            lists.get("fetch", ()),
            after,
            loud,
        )

    def emoji(self, table: object) -> list[Emoji]:
        """Read the table from names to characters."""
        if not isinstance(table, dict):
            raise self.fail("emoji", 'this is no table: head it with "[emoji]"')
        found = []
        for name, char in table.items():
            if not isinstance(char, str) or not 1 <= len(char) <= _EMOJI_MAX or char.isascii():
                raise self.fail(f'emoji "{name}"', "its value is no single emoji character")
            found.append(Emoji(char, name))
        return found

    def _keys(
        self, where: str, entry: Mapping[str, object], names: tuple[str, ...], optional: tuple[str, ...] = ()
    ) -> None:
        missing = [name for name in names if name not in entry]
        if missing:
            raise self.fail(where, f'"{missing[0]}" is missing: add it')
        unknown = [name for name in entry if name not in (*names, *optional)]
        if unknown:
            there = ", ".join((*names, *optional))
            raise self.fail(where, f'"{unknown[0]}" is unknown: there are {there}')

    def _count(self, where: str, name: str, found: Sequence[str], allowed: range) -> None:
        if len(found) not in allowed:
            wanted = f"{allowed.start} to {allowed.stop - 1}"
            raise self.fail(where, f'"{name}" has {len(found)} entries: write {wanted}')

    def _text(self, where: str, name: str, value: object) -> str:
        if not isinstance(value, str) or not value.strip() or value != value.strip():
            raise self.fail(where, f'"{name}" is no text without spaces around it: write words in quotes')
        return value

    def _words(self, where: str, entry: Mapping[str, object], name: str) -> tuple[str, ...]:
        value = entry[name]
        if not isinstance(value, list) or not value:
            raise self.fail(where, f'"{name}" is no list with at least one text: write ["...", "..."]')
        words = tuple(self._text(where, name, each) for each in value)
        twice = [word for word in words if words.count(word) > 1]
        if twice:
            raise self.fail(where, f'"{name}" holds "{twice[0]}" twice: take one away')
        return words

    def _phrase(self, where: str, name: str, value: object) -> str:
        text = self._text(where, name, value)
        bad_form = not _PHRASE.fullmatch(text) or text.startswith("to ")
        if bad_form or wording.ing(text).split(" ")[0] == text.split(" ")[0]:
            raise self.fail(
                where,
                f'"{text}" in "{name}" is no activity: write an infinitive without "to" ("bake bread")',
            )
        return text

    def _hours(self, where: str, value: object) -> tuple[int, int]:
        hint = 'write "hours" as two times of day in order, such as ["9:00", "17:30"]'
        if not isinstance(value, list) or len(value) != 2:
            raise self.fail(where, hint)
        minutes = []
        for each in value:
            match = _CLOCK.fullmatch(each) if isinstance(each, str) else None
            if match is None or int(match.group(2)) > 59:
                raise self.fail(where, hint)
            minutes.append(int(match.group(1)) * 60 + int(match.group(2)))
        if not 0 <= minutes[0] < minutes[1] <= DAY_MINUTES:
            raise self.fail(where, hint)
        return minutes[0], minutes[1]
