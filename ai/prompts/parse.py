"""Read what the model wrote; strict, since a text that does not fit is no answer.

Whatever was written, nothing gets out of here but activities in the infinitive (lower case, no
mark at the end) and lines of talk, of a sensible length.
"""

from __future__ import annotations

import re
from itertools import pairwise

from ai.prompts import wording

MAX_WORDS = 14
"""Longer activities are rambling."""
MAX_LETTERS = 90
MAX_SPOKEN = 220
"""Letters of something said."""
MIN_STEPS = 3
MAX_STEPS = 10

_FITTING = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ,'’:-]*")
_SPOKEN = re.compile(r"[A-Za-z0-9 ,.!?;'’:-]+")
_NO_VERB = frozenset(
    """
    a about after all an and any are as at be because been before but by did does each every for from had
    has he her here him his how i if in is it its my no nobody none nothing of off on one or our out over
    she so some something that the their them then there these they this those to today tomorrow under
    until up us was we were what when where which who why will with would yes you your
    """.split()  # noqa: SIM905  (a list of words reads best as text)
)
"""Words with which no activity begins."""
_LEAD = re.compile(
    r"(?:(?:i|you|we)(?:'d| would| should| must| will| could| can| need to| have to| want to| had better|'ll)"
    r"|(?:she|he|they) (?:should|must|will|needs to|has to|wants to)|please|to)\s+(?:like to\s+|better\s+)?",
    re.IGNORECASE,
)


def activity(text: str) -> str | None:
    """Read one activity: " To bake bread." -> "bake bread"; None where it is not one."""
    line = text.strip().strip("\"'“”").split("\n", 1)[0]
    line = re.sub(r"\s+", " ", line).strip().rstrip(".!?,;: ")
    while match := _LEAD.match(line):
        line = line[match.end() :]
    if not _FITTING.fullmatch(line) or len(line) > MAX_LETTERS:
        return None
    words = line.split(" ")
    first = words[0].lower()
    if not 2 <= len(words) <= MAX_WORDS and first not in ("sleep", "relax", "rest", "read", "study", "work"):
        return None
    if len(words) > MAX_WORDS or first in _NO_VERB or not first[0].isalpha():
        return None
    if wording.ing(first) == first and first.endswith("ing"):
        return None
    return None if _stutters(words) else wording.lower_first(line)


def steps(text: str) -> tuple[str, ...] | None:
    """Read "sift the flour; knead the dough; ..."; repeated and unfit steps fall out."""
    found: list[str] = []
    for part in re.split(r"[;\n]", text.strip()):
        step = activity(part)
        if step is not None and step not in found:
            found.append(step)
    return tuple(found[:MAX_STEPS]) if len(found) >= MIN_STEPS else None


def speech(text: str) -> str | None:
    """Read the rest of something said: one to three sentences without the closing quotation mark."""
    line = re.sub(r"\s+", " ", text.strip().split("\n", 1)[0]).rstrip('"”').strip()
    words = line.split(" ")
    if not line or len(line) > MAX_SPOKEN or line[-1] not in ".!?" or _stutters(words):
        return None
    return line if _SPOKEN.fullmatch(line) else None


def parse(kind: str, text: str) -> str | tuple[str, ...] | None:
    """Read what was written for a call of ``kind``; None where it does not fit or is never written."""
    if kind == "steps":
        return steps(text)
    if kind == "line":
        return speech(text)
    if kind in ("day_activity", "hour_activity", "directive"):
        return activity(text)
    return None


def _stutters(words: list[str]) -> bool:
    """Say whether the same two words follow each other twice."""
    pairs = list(pairwise(words))
    return len(set(pairs)) < len(pairs) or any(a.lower() == b.lower() for a, b in pairs)
