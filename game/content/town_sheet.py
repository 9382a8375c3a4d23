"""Read one TOML sheet key by key, with a sentence for everything that can be wrong with it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from unicodedata import normalize

from ai import tomltext
from game.content.nearest import did_you_mean
from game.content.town_error import FirstFault, ResidentError
from game.content.town_reading import read_at_most
from game.content.town_words import is_plain

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

MAX_SHEET_BYTES = 64 * 1024
"""Largest sheet that is read."""

MAX_TEXT = 4000
"""Most characters of one text."""

_TIME = re.compile(r"(\d{1,2}):(\d{2})")


class Sheet:
    """The keys of one file. Every fault is a ``ResidentError``."""

    def __init__(self, file: Path) -> None:
        self.file = file.name
        self._values = self._read(file)

    def _read(self, file: Path) -> dict[str, object]:
        try:
            content = read_at_most(file, MAX_SHEET_BYTES)
        except OSError as error:
            reason = f"the sheet cannot be read ({error.strerror})"
            cure = "check that it is there and that you may read it"
            raise ResidentError("sheet-unreadable", self.file, "", reason, cure) from error
        if len(content) > MAX_SHEET_BYTES:
            cure = "that is the most that is read: write less"
            raise ResidentError(
                "sheet-size", self.file, "", f"the sheet is larger than {MAX_SHEET_BYTES} bytes", cure
            )
        try:
            return tomltext.parse(content)
        except UnicodeDecodeError as error:
            cure = "save it as UTF-8"
            raise ResidentError("sheet-encoding", self.file, "", "the sheet is not UTF-8", cure) from error
        except ValueError as error:
            reason = f"this is no TOML ({error})"
            raise ResidentError("no-toml", self.file, "", reason, "mend that line") from error

    def fault(self, rule: str, key: str, reason: str, cure: str) -> ResidentError:
        """Give the error about one key."""
        return ResidentError(rule, self.file, key, reason, cure)

    def check_keys(self, required: Iterable[str], optional: Iterable[str], faults: FirstFault) -> None:
        """Refuse unknown and missing keys."""
        known = (*required, *optional)
        for key in sorted(self._values):
            with faults:
                if key not in known:
                    cure = did_you_mean(key, known) or f"known are {', '.join(known)}"
                    raise self.fault("unknown-key", key, "this key is unknown", cure)
        for key in required:
            with faults:
                self._value(key)

    def _value(self, key: str) -> object:
        """Give the value of a key that must be there."""
        if key not in self._values:
            raise self.fault("missing-key", key, "the key is missing", "add it")
        return self._values[key]

    def has(self, key: str) -> bool:
        """Tell whether the key is there."""
        return key in self._values

    def text(self, key: str, default: str = "") -> str:
        """Give a text that is not empty, its white space made single spaces, in composed form."""
        return self._clean(key, self._value(key)) if key in self._values or not default else default

    def number(self, key: str, low: int, high: int) -> int:
        """Give a whole number from ``low`` to ``high``."""
        value = self._value(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fault(
                "number", key, f"the value is {value!r}", f"write a whole number from {low} to {high}"
            )
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """Give a list of texts, none empty or double; () when the key is missing."""
        value = self._values.get(key, [])
        if not isinstance(value, list):
            raise self.fault("list", key, "this is no list", 'write ["one", "two"]')
        texts = tuple(self._clean(key, entry) for entry in value)
        for index, entry in enumerate(texts):
            if entry in texts[:index]:
                raise self.fault("twice", key, f'"{entry}" stands twice', "keep it once")
        return texts

    def minute(self, key: str) -> int:
        """Give a time of day, "07:30", in minutes; "24:00" is 1440."""
        return self._minute(key, self._value(key))

    def span(self, key: str) -> tuple[int, int]:
        """Give two times of day, the first before the second; (0, 0) when the key is missing."""
        if key not in self._values:
            return (0, 0)
        value = self._values[key]
        if not isinstance(value, list) or len(value) != 2:
            raise self.fault("time", key, "these are not two times", 'write ["08:00", "17:00"]')
        start, end = (self._minute(key, entry) for entry in value)
        if start >= end:
            raise self.fault(
                "time-order", key, "the first time is not before the second", "put them in order"
            )
        return start, end

    def pairs(self, key: str) -> tuple[tuple[str, str], ...]:
        """Give a table of texts, sorted by key; () when it is missing."""
        value = self._values.get(key, {})
        if not isinstance(value, dict):
            raise self.fault("table", key, "this is no table", f'write [{key}] and below it "Name" = "text"')
        return tuple((self._clean(key, name), self._clean(key, value[name])) for name in sorted(value))

    def _clean(self, key: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.fault("text", key, f"the value {value!r} is no text", "put it in quotation marks")
        text = normalize("NFC", " ".join(value.split()))
        if not text:
            raise self.fault("text-empty", key, "the text is empty", "write something or leave the key out")
        if len(text) > MAX_TEXT:
            raise self.fault(
                "text-long", key, f"the text has {len(text)} characters", f"{MAX_TEXT} are the most"
            )
        if not is_plain(text):
            reason = "the text holds characters that cannot be seen"
            raise self.fault("text-control", key, reason, "remove them")
        return text

    def _minute(self, key: str, value: object) -> int:
        found = _TIME.fullmatch(value) if isinstance(value, str) else None
        if found is not None:
            hour, minute = int(found.group(1)), int(found.group(2))
            if minute < 60 and hour * 60 + minute <= 1440:
                return hour * 60 + minute
        raise self.fault("time", key, f"{value!r} is no time of day", 'write it like "07:30"')
