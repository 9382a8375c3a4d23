"""Read the labelled sets of ``assets/labels/*.toml``: what a person found right, for measuring.

Every set is a list of ``[[item]]`` tables. ``split`` is "dev" (templates may be tuned on it) or
"held" (never looked at while tuning). A mistake is one sentence with file, item and cure.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai import tomltext
from ai.errors import SmallvilleError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

SPLITS = ("dev", "held")

FIELDS: dict[str, tuple[str, ...]] = {
    "locations": ("resident", "activity", "here", "accept"),
    "importance": ("memory", "value"),
    "emoji": ("activity", "accept", "names"),
    "object_state": ("activity", "object", "options", "accept"),
    "activities": ("role", "traits", "when", "options", "accept"),
    "steps": ("activity", "options", "accept"),
    "directive": ("voice", "accept_words", "phrasing"),
}
"""The fields of each set, by the name of its file."""

_LISTS = ("accept", "options", "names", "accept_words")
_OPTIONAL = ("names", "phrasing", "split")
_LOWEST, _HIGHEST = 1, 10


class LabelError(SmallvilleError):
    """A labelled set that cannot be used: one sentence with file, item and cure."""


@dataclass(frozen=True, slots=True)
class Label:
    """One judged item. ``words`` and ``lists`` hold its fields by name; ``value`` is 1..10 or 0."""

    split: str
    words: tuple[tuple[str, str], ...]
    lists: tuple[tuple[str, tuple[str, ...]], ...]
    value: int = 0

    def word(self, name: str) -> str:
        """Give the text of field ``name``. Raises: KeyError."""
        return dict(self.words)[name]

    def listed(self, name: str) -> tuple[str, ...]:
        """Give the list of field ``name``. Raises: KeyError."""
        return dict(self.lists)[name]


def load_labels(folder: Path) -> dict[str, tuple[Label, ...]]:
    """Read every set that is there, by name. Raises: LabelError."""
    return {name: load_set(folder / f"{name}.toml") for name in FIELDS if (folder / f"{name}.toml").is_file()}


def load_set(path: Path) -> tuple[Label, ...]:
    """Read one set; its name is the file's. Raises: LabelError."""
    names = FIELDS.get(path.stem)
    if names is None:
        raise _fail(path, f"no set is called so: there are {', '.join(FIELDS)}")
    try:
        table = tomltext.parse(path.read_bytes())
    except (OSError, ValueError) as error:
        raise _fail(path, f"cannot be read ({error}): restore the file") from error
    items = table.get("item")
    if not isinstance(items, list) or not items:
        raise _fail(path, "has no [[item]]: add one")
    return tuple(_label(path, f"item {number}", item, names) for number, item in enumerate(items, 1))


def _label(path: Path, where: str, item: Mapping[str, object], names: tuple[str, ...]) -> Label:
    unknown = [name for name in item if name not in (*names, "split")]
    if unknown:
        raise _fail(path, f'{where} has an unknown field "{unknown[0]}": there are split, {", ".join(names)}')
    missing = [name for name in names if name not in item and name not in _OPTIONAL]
    if missing:
        raise _fail(path, f'{where} lacks "{missing[0]}": add it')
    split = item.get("split", "dev")
    if split not in SPLITS:
        raise _fail(path, f'{where} has the split "{split}": write "dev" or "held"')
    present = {name: item[name] for name in names if name in item}
    lists = tuple(
        (name, _list(path, where, name, found)) for name, found in present.items() if name in _LISTS
    )
    words = tuple(
        (name, _text(path, where, name, found))
        for name, found in present.items()
        if name not in (*_LISTS, "value")
    )
    value = _value(path, where, present["value"]) if "value" in present else 0
    label = Label(str(split), words, lists, value)
    if "options" in names:
        stray = [each for each in label.listed("accept") if each not in label.listed("options")]
        if stray:
            raise _fail(path, f'{where} accepts "{stray[0]}", which is not among its options: add it there')
    return label


def _value(path: Path, where: str, found: object) -> int:
    if not isinstance(found, int) or isinstance(found, bool) or not _LOWEST <= found <= _HIGHEST:
        raise _fail(path, f'{where} has the value "{found}": write a whole number from 1 to 10')
    return found


def _list(path: Path, where: str, name: str, found: object) -> tuple[str, ...]:
    if not isinstance(found, list) or not found or not all(isinstance(each, str) for each in found):
        raise _fail(path, f'{where} has no list of texts as "{name}": write ["...", "..."]')
    return tuple(found)


def _text(path: Path, where: str, name: str, found: object) -> str:
    if not isinstance(found, str) or not found:
        raise _fail(path, f'{where} has no text as "{name}": write words in quotes')
    return found


def _fail(path: Path, what: str) -> LabelError:
    return LabelError(f"{path.name} {what}" if what.startswith(("has", "cannot")) else f"{path.name}, {what}")
