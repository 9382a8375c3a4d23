"""Read what residents reflect with: ``[[questions]]``, ``[[insights]]`` and ``[[wants]]``.

Each table has about, texts and, where they are needed, signs, level and closeness.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ai.banks import SUBJECTS, TONES, Patterns
from ai.prompts import wording

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

TABLES = {"questions": "question", "insights": "insight", "wants": "want"}
"""The tables and the use of what is in them."""

SLOTS = {
    "person": ("name", "their", "person"),
    "topic": ("name", "their", "topic"),
    "news": ("name", "their", "fact"),
    "self": ("name", "their"),
}
"""The blanks that a text may have, by what it is about."""

MUST = {"person": "person", "news": "fact"}
"""The blank without which a text is not about its subject; a topic may go without saying."""

LEVELS = (1, 2)

KEYS = ("about", "texts", "signs", "level", "closeness")

_SLOT = re.compile(r"\{([^{}]*)\}")
_TEXT = re.compile(r"[A-Za-z{][A-Za-z0-9 ,'{}-]{5,99}\??")


def read(
    where: str, entry: Mapping[str, object], use: str, fail: Callable[[str, str], Exception]
) -> Patterns:
    """Read one table of patterns for ``use``; ``fail`` makes the error for a mistake in it."""
    unknown = [name for name in entry if name not in KEYS]
    if unknown:
        raise fail(where, f'"{unknown[0]}" is unknown: there are {", ".join(KEYS)}')
    about = entry.get("about")
    if about not in SUBJECTS:
        raise fail(where, f'about is "{about}": write one of {", ".join(SUBJECTS)}')
    where = f'{where} about "{about}"'
    texts = _list(where, "texts", entry.get("texts"), fail)
    if not texts:
        raise fail(where, '"texts" is empty: write at least one')
    for text in texts:
        _check(where, text, use, str(about), fail)
    twice = [text for text in texts if texts.count(text) > 1]
    if twice:
        raise fail(where, f'"{twice[0]}" is there twice: take one away')
    level = entry.get("level", 1)
    if level not in LEVELS:
        raise fail(where, f'"level" is {level}: write 1, or 2 for what follows from conclusions')
    signs = _list(where, "signs", entry.get("signs", []), fail)
    closeness = _list(where, "closeness", entry.get("closeness", []), fail)
    strange = [one for one in closeness if one not in TONES["closeness"]]
    if strange or (closeness and about != "person"):
        raise fail(where, f'"closeness" is of people only, and one of {", ".join(TONES["closeness"])}')
    return Patterns(use, str(about), texts, signs, 2 if level == LEVELS[1] else 1, closeness)


def _check(where: str, text: str, use: str, about: str, fail: Callable[[str, str], Exception]) -> None:
    slots = _SLOT.findall(text)
    wrong = [name for name in slots if name not in SLOTS[about]]
    if wrong:
        raise fail(where, f'"{text}" has the slot "{wrong[0]}": there are {", ".join(SLOTS[about])}')
    must = MUST.get(about, "")
    if must and must not in slots:
        raise fail(where, f'"{text}" does not say whom or what it is about: write "{{{must}}}" in it')
    if not _TEXT.fullmatch(text) or text.endswith("?") != (use == "question"):
        raise fail(where, f'"{text}" is no short {use}: only questions end with a mark, which is "?"')
    if use == "want" and wording.ing(text).split(" ")[0] == text.split(" ", maxsplit=1)[0]:
        raise fail(where, f'"{text}" is no activity: write an infinitive without "to" ("take a walk")')


def _list(where: str, name: str, value: object, fail: Callable[[str, str], Exception]) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) and one.strip() == one for one in value):
        raise fail(where, f'"{name}" is no list of texts: write ["...", "..."]')
    return tuple(value)
