"""Who is the author: what share of acts, lines and insights came from bank, rule, model or own memory."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from ai.memory.node import MemoryKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ai.banks import Banks
    from game.evaluation.watch import History
    from game.sim.state import SimState

AUTHORS = ("bank", "memory", "model", "rule", "player")

OF_ENTRY = {
    "model": "bank", "goal": "memory", "want": "memory", "promise": "memory", "voice": "player",
    "react": "bank", "remedy": "bank",
}  # fmt: skip
"""Who is the author of a plan entry of this origin where nothing was written; all others are by rule.
An activity that the model chose came from the bank; one that it wrote is the model's."""

LEAST_WRITTEN = 8
"""Letters of a written text from which on finding it again is no accident."""

_SLOT = re.compile(r"\{[a-z_|]+\}")


def shares(history: History) -> dict[str, Any]:
    """Give the shares by author, and the most frequent line with its count."""
    written = {text for texts in history.calls.written.values() for text in texts}
    patterns = tuple(_patterns(history.scene.banks))
    lines = [(line.text, bool(line.tells)) for chat in history.state.chats.values() for line in chat.lines
             if line.text and line.speaker in history.state.minds]  # fmt: skip
    counted = Counter(text for text, _ in lines)
    text, count = counted.most_common(1)[0] if counted else ("", 0)
    return {
        "acts": _shares(_of_acts(history.acts)),
        "lines": _shares(Counter(_author(said, tells, written, patterns) for said, tells in lines)),
        "insights": _shares(
            Counter(_author(said, False, written, patterns) for said in _insights(history.state))
        ),
        "most_frequent_line": {"text": text, "count": count},
        "distinct_lines": len(counted),
        "lines_spoken": len(lines),
    }


def _of_acts(acts: Mapping[str, int]) -> Counter[str]:
    found = Counter[str]()
    for origin, count in acts.items():
        found[OF_ENTRY.get(origin, "rule" if origin not in AUTHORS else origin)] += count
    return found


def _shares(counts: Mapping[str, int]) -> dict[str, float]:
    total = sum(counts.values())
    return {author: round(counts.get(author, 0) / total, 4) for author in AUTHORS} if total else {}


def _insights(state: SimState) -> Iterator[str]:
    for mind in state.minds.values():
        yield from (node.text for node in mind.stream.nodes if node.kind is MemoryKind.REFLECTION)


def _author(text: str, tells: bool, written: Iterable[str], patterns: tuple[re.Pattern[str], ...]) -> str:
    """Give the author of a text: what was written is the model's, what it passes on its own memory."""
    plain = _plain(text)
    if any(len(one) >= LEAST_WRITTEN and one in plain for one in map(_plain, written)):
        return "model"
    if tells:
        return "memory"
    return "bank" if any(pattern.search(text) for pattern in patterns) else "rule"


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.lower()))


def _patterns(banks: Banks) -> Iterator[re.Pattern[str]]:
    """Give what finds each sentence of the banks again, whatever stands in its slots."""
    for text in dict.fromkeys(_texts(banks)):
        parts = [re.escape(part.strip()) for part in _SLOT.split(text)]
        if sum(len(part) for part in parts) >= LEAST_WRITTEN:
            yield re.compile(r"\s*.{1,80}?\s*".join(parts), re.IGNORECASE)


def _texts(value: object) -> Iterator[str]:
    """Give the sentences of a bank: every text that has a blank, however deep it lies."""
    if isinstance(value, str):
        if " " in value:
            yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from _texts(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _texts(getattr(value, field.name))
