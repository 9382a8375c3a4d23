"""Telling one person of another: who is not news but somebody to know, "Bo bakes bread, do you know him?".

In a small town one hears of most people before one meets them. Only what is kind or plain is passed on,
and only of somebody whom, as far as the speaker knows, the other has never heard named.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ai.cognition import relate
from ai.memory.node import MemoryKind, Source

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.memory.node import MemoryNode
    from ai.mind import Mind
    from ai.prompts.person import Person

_UNKIND = re.compile(
    r"\b(?:secret\w*|in love|crush|rival\w*|pushy|hard to|uneasy|dislikes?|hates?|rude|annoying|strange|"
    r"lonely|sick|ill|poor|dead|died|divorced|avoids?|quarrel\w*|not get on|cannot stand)\b"
)
"""Words of what is not told of others behind their backs."""

_ASIDE = re.compile(
    r"(?: (?:of (?:his|hers|theirs)|who|whom|whose|where|with whom|that|he|she|they|always|at times|since|"
    r"from (?:next|the same|across|the house)|"
    r"for (?:about |over )?(?:a|an|some|two|three|four|five|six|ten|many|\d+)) ?\b| (?:his|her|their) ).*$"
)
"""What says more of the speaker, or of how the two stand, than of the other."""

_LOOSE = re.compile(r"(?: (?:and|or|but|a|an|the|with|of|to|in|at|for|from))+$")
"""Small words that join nothing any more once the aside behind them is gone."""

_KIN = re.compile(r" is (?:his|her|their) ")
_RELATIVE = re.compile(
    r" is an? (?P<what>(?:\w+ )?(?:neighbour|friend|housemate|flatmate|roommate|colleague|customer|guest|"
    r"client|classmate|fellow student|acquaintance|pupil|student(?= of (?:his|hers|theirs)))\b)"
)
"""Words that say how two stand to each other: whose neighbour has to be said."""

_TOGETHER = ("housemate", "flatmate", "roommate", "from the dorm", "colleague")
"""Words for those who live or work together, and so know each other."""

_ABOUT = re.compile(
    r"^(?P<name>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)+) (?:is|works|owns|keeps|runs|studies|writes|has decided)\b"
)
"""How a fact about a person begins."""


class Introduced(NamedTuple):
    """Somebody to tell of."""

    name: str
    fact: str
    """In the third person: "Bo Cane is a baker"."""
    of: int
    """Id of the memory."""
    source: str
    """Who told it; empty where one knows it oneself."""


def introductions(mind: Mind, names: Sequence[str], people: Sequence[Person]) -> tuple[Introduced, ...]:
    """Give those of ``people`` whom a resident can tell these others about, the least told of first.

    ``people`` is everybody of the town; the resident tells only of those that it knows something of.
    """
    named = _named_between(mind, names)
    told = _told_of(mind, [one.name for one in people])
    found: dict[str, Introduced] = {}
    for node in mind.stream.kept():
        one = _introduced(mind, node)
        if one is None or one.name in names or one.name in named or one.source in names:
            continue
        if all(_know_each_other(mind, one.name, name) for name in names):
            continue
        if any(person.name == one.name for person in people):
            found.setdefault(one.name, one)
    return tuple(sorted(found.values(), key=lambda one: (told.get(one.name, 0), one.of)))


def _know_each_other(mind: Mind, one: str, other: str) -> bool:
    """Tell whether two are bound to know each other: of one family, house or place of work with oneself."""
    if relate.closeness(mind, one) == relate.closeness(mind, other) == relate.FAMILY:
        return True
    first, second = relate.seed_words(mind, one), relate.seed_words(mind, other)
    return any(word in first and word in second for word in _TOGETHER)


def _introduced(mind: Mind, node: MemoryNode) -> Introduced | None:
    """Give whom a memory tells something of; None for nobody, or for nothing to pass on."""
    if node.kind != MemoryKind.OBSERVATION or _UNKIND.search(node.text):
        return None
    told = relate.told_by(node)
    source, fact = ("", node.text) if told is None else (told[0], told[2])
    if told is None and node.provenance.type != Source.SEED:
        return None
    match = _ABOUT.match(fact)
    if match is None or mind.sheet.name in (source, match["name"]) or mind.sheet.name in fact:
        return None
    plain = fact.split(", and that ", 1)[0].split("; ", 1)[0].rstrip(".")
    if not source:
        plain = _said_of(plain, mind.sheet.name)
    return Introduced(match["name"], plain, node.id, source)


def _said_of(fact: str, me: str) -> str:
    """Give the first part of what one knows of somebody, as far as it is about it: "Bo is Ana's son"."""
    first = _KIN.sub(f" is {me}'s ", fact.split(", ", 1)[0])
    first = _RELATIVE.sub(lambda found: f" is {me}'s {found['what']}", first)
    return _LOOSE.sub("", _ASIDE.sub("", first))


def _named_between(mind: Mind, names: Sequence[str]) -> frozenset[str]:
    """Give everybody who was named between a resident and one of these others, in full names."""
    found: set[str] = set()
    for name in names:
        _, facts = relate.has_told(mind, name)
        for fact in (*facts, *relate.has_heard(mind, name)):
            found.update(re.findall(r"[A-Z][\w'’-]+ [A-Z][\w'’-]+", fact))
    return frozenset(found)


def _told_of(mind: Mind, names: Sequence[str]) -> dict[str, int]:
    """Give how often a resident has told of each person."""
    counts: dict[str, int] = {}
    for node in mind.stream.kept():
        told = relate.told_by(node)
        if told is not None and told[0] == mind.sheet.name:
            for name in relate.people_named(told[2], names):
                counts[name] = counts.get(name, 0) + 1
    return counts
