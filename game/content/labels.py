"""Read the labelled sets of ``tests/quality/*.toml``: what a person found right, for measuring.

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

_WHO = ("name", "pronoun", "role")

FIELDS: dict[str, tuple[str, ...]] = {
    "importance": ("memory", "value"),
    "wake_hour": (*_WHO, "age", "habits", "accept"),
    "day_activity": ("role", "traits", "when", "options", "accept"),
    "hour_activity": (*_WHO, "traits", "hour", "plan", "options", "accept"),
    "steps": ("activity", "options", "accept"),
    "sector": (*_WHO, "activity", "home", "here", "options", "accept"),
    "arena": (*_WHO, "activity", "here", "options", "accept"),
    "object": (*_WHO, "activity", "options", "accept"),
    "locations": ("resident", "activity", "here", "accept"),
    "object_state": ("activity", "object", "options", "accept"),
    "emoji": ("activity", "accept", "names"),
    "directive": ("voice", "accept_words", "phrasing"),
    "urgent": (*_WHO, "doing", "event", "answer"),
    "remedy": ("name", "pronoun", "object", "state", "options", "accept"),
    "talk": (*_WHO, "traits", "activity", "other", "other_activity", "between", "answer"),
    "accept": ("line", "reply", "answer"),
    "news": ("line", "answer"),
    "stance": ("name", "pronoun", "traits", "closeness", "time", "line", "answer"),
    "pick": ("line", "options", "accept"),
    "line": ("name", "pronoun", "other", "fact", "words", "avoid"),
    "keep": (*_WHO, "options", "accept"),
    "question": ("name", "pronoun", "memories", "options", "accept"),
    "insight": ("memories", "options", "accept"),
    "evidence": ("insight", "options", "accept"),
    "currently": ("name", "pronoun", "memories", "options", "accept"),
    "want": ("name", "pronoun", "memories", "options", "accept"),
    "aware": ("claim", "memory", "answer"),
}
"""The fields of each set, by the name of its file."""

YES_OR_NO = ("yes", "no")

ANSWERS: dict[str, tuple[str, ...]] = {
    "urgent": ("urgent", "normal"),
    "talk": YES_OR_NO,
    "accept": YES_OR_NO,
    "news": YES_OR_NO,
    "aware": YES_OR_NO,
    "stance": ("agree", "hesitate", "decline"),
}
"""What ``answer`` may be, in the order in which a call offers it."""

HOURS = tuple(f"{hour} am" for hour in range(4, 12))
"""What ``accept`` of a waking hour is chosen from."""

NUMBERS = {"value": (1, 10), "age": (1, 120)}
"""Fields that hold a whole number, with its range."""

_LISTS = ("accept", "options", "names", "accept_words", "memories", "words", "avoid")
_OPTIONAL = ("names", "phrasing", *_WHO)
_PRONOUNS = ("she", "he", "they")


class LabelError(SmallvilleError):
    """A labelled set that cannot be used: one sentence with file, item and cure."""


@dataclass(frozen=True, slots=True)
class Label:
    """One judged item: its fields by name, texts, lists of texts and whole numbers apart."""

    split: str
    words: tuple[tuple[str, str], ...]
    lists: tuple[tuple[str, tuple[str, ...]], ...]
    numbers: tuple[tuple[str, int], ...] = ()

    def word(self, name: str, default: str | None = None) -> str:
        """Give the text of field ``name``. Raises: KeyError (where there is no default)."""
        found = dict(self.words)
        return found[name] if default is None else found.get(name, default)

    def listed(self, name: str) -> tuple[str, ...]:
        """Give the list of field ``name``. Raises: KeyError."""
        return dict(self.lists)[name]

    def number(self, name: str) -> int:
        """Give the number of field ``name``. Raises: KeyError."""
        return dict(self.numbers)[name]


def load_labels(folder: Path) -> dict[str, tuple[Label, ...]]:
    """Read every set that is there, by name. Raises: LabelError."""
    return {name: load_set(folder / f"{name}.toml") for name in FIELDS if (folder / f"{name}.toml").is_file()}


def load_set(path: Path) -> tuple[Label, ...]:
    """Read one set; its name is the file's. Raises: LabelError."""
    if path.stem not in FIELDS:
        raise _fail(path, f"no set is called so: there are {', '.join(FIELDS)}")
    try:
        table = tomltext.parse(path.read_bytes())
    except (OSError, ValueError) as error:
        raise _fail(path, f"cannot be read ({error}): restore the file") from error
    items = table.get("item")
    if not isinstance(items, list) or not items:
        raise _fail(path, "has no [[item]]: add one")
    return tuple(_label(path, f"item {number}", item) for number, item in enumerate(items, 1))


def _label(path: Path, where: str, item: Mapping[str, object]) -> Label:
    names = FIELDS[path.stem]
    unknown = [name for name in item if name not in (*names, "split")]
    if unknown:
        raise _fail(path, f'{where} has an unknown field "{unknown[0]}": there are split, {", ".join(names)}')
    missing = [name for name in names if name not in item and name not in _OPTIONAL]
    if missing:
        raise _fail(path, f'{where} lacks "{missing[0]}": add it')
    split = item.get("split", "dev")
    if split not in SPLITS:
        raise _fail(path, f'{where} has the split "{split}": write "dev" or "held"')
    words, lists, numbers = [], [], []
    for name in names:
        if name not in item:
            continue
        if name in NUMBERS:
            numbers.append((name, _number(path, where, name, item[name])))
        elif name in _LISTS:
            lists.append((name, _list(path, where, name, item[name])))
        else:
            words.append((name, _text(path, where, name, item[name])))
    label = Label(str(split), tuple(words), tuple(lists), tuple(numbers))
    _check(path, where, label)
    return label


def _check(path: Path, where: str, label: Label) -> None:
    """Refuse what is well formed and still cannot be right."""
    answers, answer = ANSWERS.get(path.stem), dict(label.words).get("answer")
    if answers and answer not in answers:
        raise _fail(path, f'{where} has the answer "{answer}": write one of {", ".join(answers)}')
    pronoun = label.word("pronoun", "she")
    if pronoun not in _PRONOUNS:
        raise _fail(path, f'{where} has the pronoun "{pronoun}": write one of {", ".join(_PRONOUNS)}')
    lists = dict(label.lists)
    offered = HOURS if path.stem == "wake_hour" else lists.get("options")
    if offered is None:
        return
    if len(set(offered)) < len(offered):
        raise _fail(path, f"{where} offers an option twice: change one")
    stray = [each for each in lists["accept"] if each not in offered]
    if stray:
        raise _fail(path, f'{where} accepts "{stray[0]}", which is not among its options: add it there')


def _number(path: Path, where: str, name: str, found: object) -> int:
    low, high = NUMBERS[name]
    if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
        raise _fail(path, f'{where} has the {name} "{found}": write a whole number from {low} to {high}')
    return found


def _list(path: Path, where: str, name: str, found: object) -> tuple[str, ...]:
    if not isinstance(found, list) or not found or not all(isinstance(each, str) and each for each in found):
        raise _fail(path, f'{where} has no list of texts as "{name}": write ["...", "..."]')
    return tuple(found)


def _text(path: Path, where: str, name: str, found: object) -> str:
    if not isinstance(found, str) or not found:
        raise _fail(path, f'{where} has no text as "{name}": write words in quotes')
    return found


def _fail(path: Path, what: str) -> LabelError:
    return LabelError(f"{path.name} {what}" if what.startswith(("has", "cannot")) else f"{path.name}, {what}")
