"""What others are to a resident: how close, how warm, and a running summary of what is remembered.

A relation is brought up to date from memories that it has not taken in yet (paper, section 4.4:
the summary of the relationship that a speaker is conditioned on).
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from ai.cognition import perceive
from ai.memory.node import MemoryKind, Source
from ai.mind import Relation
from ai.prompts import placing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.memory.node import MemoryNode
    from ai.mind import Mind

FAMILY, CLOSE, FRIEND, KNOWN, COOL, STRANGER = "family", "close", "friend", "known", "cool", "stranger"
"""How close two people are, as the banks of phrases call it."""

DATED_NUMBERS = 2
"""Two facts with the same day and hours, or so many other numbers, are about the same event."""

MOST_WARMTH = 10

KIN_WARMTH = 7
"""Warmth towards relatives, unless something else is known."""

SUMMARY_FACTS = 4
"""Told facts that a running summary holds, newest last."""

_KIN = re.compile(
    r"\b(?:wife|husband|spouse|partner|son|daughter|child|mother|father|parent|sister|brother|sibling|twin|"
    r"grand\w+|aunt|uncle|niece|nephew|cousin|fianc\w+)\b(?! of (?!\d))"
)
_CALLED = (("mother", "Mom"), ("father", "Dad"), ("grandmother", "Grandma"), ("grandfather", "Grandpa"))
"""What one's elders are called to the face."""

_WARM = (
    (re.compile(r"\b(?:loves?|in love|adores?|dear)\b"), 8),
    (re.compile(r"\b(?:close|best|good|old|dear) friends?\b|\blike a (?:son|daughter|sister|brother)\b"), 6),
    (re.compile(r"\bfriends?\b"), 5),
    (re.compile(r"\b(?:admire[sd]?|likes?|liked|trusts?|fond|helps?)\b"), 3),
    (re.compile(r"\b(?:dislikes?|hates?|cannot stand|enemy|enemies|rivals?|despises?)\b"), -6),
    (re.compile(r"\b(?:pushy|overbearing|rude|annoying|loud|arrogant|boring|distrusts?|quarrel\w*)\b"), -4),
)
"""What the words for a person say about warmth, the first that fits."""

_TOLD = re.compile(r"^(?P<speaker>[^\":]+?) told (?P<listeners>[^\":]+?) that (?P<fact>.+)$", re.DOTALL)
_EMPTY = frozenset(("is", "are", "was", "were", "am", "has", "have", "had", "will", "told", "would", "can"))
"""Words that two facts may share without saying the same."""

_INVITED = re.compile(r", and invited .+$")


def seed_words(mind: Mind, name: str) -> str:
    """Give what the sheet says of a person; empty where it says nothing."""
    return dict(mind.sheet.relationships).get(name, "")


def address(mind: Mind, name: str) -> str:
    """Give what a resident calls somebody to the face: "Mom", or the first name."""
    words = seed_words(mind, name).split(";")[0].split(",")[0]
    kin = next((said for word, said in _CALLED if re.search(rf"\b(?:his|her|their) {word}\b", words)), "")
    return kin or name.split(" ", 1)[0]


def knows(mind: Mind, name: str) -> bool:
    """Tell whether a person is known by name, from the start or from a talk."""
    return name in mind.relations or perceive.knows(mind, name)


def warmth(mind: Mind, name: str) -> int:
    """Give how warmly a resident feels for somebody, -10..10."""
    if name in mind.relations:
        return mind.relations[name].warmth
    return first_warmth(mind, name)


def first_warmth(mind: Mind, name: str) -> int:
    """Give the warmth that the sheet's words speak of."""
    words = (
        seed_words(mind, name)
        + " "
        + " ".join(
            node.text
            for node in mind.stream.kept()
            if node.provenance.type == Source.SEED
            and name in node.text
            and node.text.startswith(mind.sheet.name)
        )
    )
    return KIN_WARMTH if _KIN.search(seed_words(mind, name)) else _felt(words)


def warmth_of(words: str) -> int:
    """Give the warmth that words about somebody speak of: 0 for none, 1 for words that tell nothing of it."""
    return KIN_WARMTH if _KIN.search(words) else _felt(words)


def _felt(words: str) -> int:
    return next((value for pattern, value in _WARM if pattern.search(words)), 1 if words.strip() else 0)


def closeness(mind: Mind, name: str) -> str:
    """Give how close somebody is: "family", "close", "friend", "known", "cool" or "stranger"."""
    if not knows(mind, name):
        return STRANGER
    if _KIN.search(seed_words(mind, name)) and "like a " not in seed_words(mind, name):
        return FAMILY
    felt = warmth(mind, name)
    if felt <= -2:
        return COOL
    return CLOSE if felt >= 6 else FRIEND if felt >= 4 else KNOWN


def in_words(mind: Mind, name: str, looks: str = "a stranger") -> str:
    """Give who somebody is to the resident, as an apposition: "a good friend"."""
    said = re.split(r"[;,.]", seed_words(mind, name))[0].strip()
    if said:
        return said
    if not knows(mind, name):
        return looks
    near = {CLOSE: "a close friend", FRIEND: "a friend", COOL: "somebody she would rather avoid"}
    words = near.get(closeness(mind, name), "an acquaintance")
    return words.replace("she", mind.sheet.pronoun) if words.startswith("somebody") else words


def told_by(node: MemoryNode) -> tuple[str, str, str] | None:
    """Give speaker, listeners and fact of a memory of something said; None for any other."""
    said = node.provenance.type == Source.SAID and node.kind == MemoryKind.OBSERVATION
    match = _TOLD.match(node.text) if said else None
    if match is None:
        return None
    fact = _INVITED.sub("", match["fact"]).replace(", and that ", ", and ")
    return match["speaker"], match["listeners"], fact


def is_told(text: str) -> bool:
    """Tell whether a memory of a line holds a claim, not a question or a mere phrase."""
    return _TOLD.match(text) is not None and '"' not in text.split(" told ", 1)[0]


def has_told(mind: Mind, name: str) -> tuple[frozenset[int], tuple[str, ...]]:
    """Give what a person was told by the resident: ids of memories passed on, and the facts."""
    ids: list[int] = []
    facts: list[str] = []
    for node in mind.stream.kept():
        if node.provenance.type == Source.SAID and node.provenance.by == mind.sheet.name:
            told = told_by(node)
            if told is not None and name in told[1]:
                ids += node.provenance.of
                facts.append(told[2])
    return frozenset(ids), tuple(facts)


def has_heard(mind: Mind, name: str) -> tuple[str, ...]:
    """Give the facts that a person told in the resident's hearing: it knows those itself."""
    found = (told_by(node) for node in mind.stream.kept() if node.provenance.by == name)
    return tuple(told[2] for told in found if told is not None)


@lru_cache(maxsize=8192)
def telling_words(text: str) -> frozenset[str]:
    """Give the telling words of a text, whatever their endings; names tell nothing by themselves."""
    words = " ".join(word for word in text.split() if not word[:1].isupper())
    return frozenset(placing.content(words)) - _EMPTY


def is_same_fact(one: str, other: str) -> bool:
    """Tell whether two facts say the same, whatever their form: most telling words are shared."""
    first, second = telling_words(one), telling_words(other)
    numbers = re.findall(r"\d+", one)
    if len(numbers) >= DATED_NUMBERS and numbers == re.findall(r"\d+", other) and first & second:
        return True
    if not first or not second:
        return one == other
    return 10 * len(first & second) >= 7 * min(len(first), len(second)) and bool(first & second)


def after_talk(mind: Mind, name: str, now: int, change: int) -> Relation:
    """Give the relation to somebody after a talk: unseen memories taken in, warmth moved by ``change``."""
    old = mind.relations.get(name) or Relation(name, warmth=first_warmth(mind, name))
    felt = max(-MOST_WARMTH, min(MOST_WARMTH, old.warmth + change))
    summary, seen = summarised(mind, name, old)
    return replace(old, summary=summary, seen=seen, warmth=felt, talked=now)


def summarised(mind: Mind, name: str, old: Relation) -> tuple[str, int]:
    """Give the running summary with what is new in memory, and the id of the newest memory taken in.

    Nothing that was taken in before is read again.
    """
    facts = [part for part in old.summary.split("; ") if part]
    if not facts:
        facts = [f"{name} is {in_words(mind, name)}"]
    fresh: list[tuple[int, int, str]] = []
    newest = old.seen
    for node in mind.stream.kept():
        if node.id <= old.seen or name not in node.text:
            continue
        newest = node.id
        told = told_by(node)
        if told is not None and told[0] == name:
            fresh.append((mind.stream.importance[node.id], node.id, f"told that {told[2]}"))
        elif node.kind == MemoryKind.REFLECTION:
            fresh.append((mind.stream.importance[node.id], node.id, node.text))
    chosen = sorted(sorted(fresh, reverse=True)[:SUMMARY_FACTS], key=lambda one: one[1])
    for _, _, text in chosen:
        if not any(is_same_fact(text, known) for known in facts[1:]):
            facts.append(text)
    return "; ".join((facts[0], *facts[1:][-SUMMARY_FACTS:])), newest


def people_named(text: str, names: Sequence[str]) -> tuple[str, ...]:
    """Give those of ``names`` that a text speaks of."""
    return tuple(name for name in names if re.search(rf"\b{re.escape(name)}\b", text))
