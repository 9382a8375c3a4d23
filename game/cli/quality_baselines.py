"""What somebody would reach who never looks at the question, to hold every accuracy against.

The *baseline* of a set is the best share of right answers that any unchanging answer has: the same
answer, the same option in words, the same place in the list or the same value for every item; or, where
that is more, what picking blindly gives on average. The *balanced* accuracy is the mean over the
answers of how often each is found where it is right; an unchanging answer has one divided by their
number, however often one of them is right.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from game.content.labels import ANSWERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.content.labels import Label

BASELINE, BALANCED = "baseline", "balanced"
"""The names of the figures."""

VALUES = range(1, 11)
"""What importance may be."""


def baseline(kind: str, labels: Sequence[Label], near: int = 1) -> float:
    """Give the best that an unchanging answer or blind picking has on a set; 0 where texts are written.

    ``near`` is how far off a value may be and still count as right.
    """
    if kind in ANSWERS:
        return _most(([label.word("answer")] for label in labels), len(labels))
    if kind == "importance":
        values = [label.number("value") for label in labels]
        return max(sum(abs(value - one) <= near for value in values) for one in VALUES) / len(values)
    if not labels or not _has(labels[0], "accept"):
        return 0.0
    same = _most((label.listed("accept") for label in labels), len(labels))
    if not _has(labels[0], "options"):
        return same
    if kind in BLIND:
        return _blind(labels)
    places = _most((_places(label) for label in labels), len(labels))
    return max(same, places, _blind(labels))


BLIND = ("steps", "evidence")
"""Sets of which the share of right ones among several picks is measured."""


def balanced(pairs: Iterable[tuple[str, str]]) -> float:
    """Give the mean over the right answers of how often each was given, from (right, given) pairs."""
    found: dict[str, list[bool]] = defaultdict(list)
    for right, given in pairs:
        found[right].append(given == right)
    return sum(sum(each) / len(each) for each in found.values()) / len(found)


def _has(label: Label, name: str) -> bool:
    return any(name == known for known, _ in label.lists)


def _most(right: Iterable[Iterable[str]], count: int) -> float:
    """Give the share of items that the most frequent right answer is right for."""
    counts = Counter(answer for each in right for answer in set(each))
    return max(counts.values(), default=0) / count


def _places(label: Label) -> list[str]:
    accepted = label.listed("accept")
    return [str(at) for at, option in enumerate(label.listed("options")) if option in accepted]


def _blind(labels: Sequence[Label]) -> float:
    """Give the share that is right when options are drawn from a hat."""
    shares = [len(_places(label)) / len(label.listed("options")) for label in labels]
    return sum(shares) / len(shares)
