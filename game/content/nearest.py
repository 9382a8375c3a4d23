"""Find what somebody may have meant who wrote a name that nothing has."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING
from unicodedata import normalize

if TYPE_CHECKING:
    from collections.abc import Iterable


def folded(name: str) -> str:
    """Give a name without what one does not see at a glance: case, composition, double blanks."""
    return normalize("NFC", " ".join(normalize("NFC", name).split()).casefold())


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Give the question 'did you mean "bed"?', or nothing where none of ``known`` is near."""
    by_fold: dict[str, str] = {}
    for one in known:
        by_fold.setdefault(folded(one), one)
    near = get_close_matches(folded(word), by_fold, n=1, cutoff=0.7)
    return f'did you mean "{by_fold[near[0]]}"?' if near else ""
