"""What memories are about: people, what one does, news, oneself; and sentences filled with them.

All by rule and from the resident's own records, so that nobody reflects on what it does not know.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ai import chance
from ai.cognition import candidates, news, relate
from ai.memory.node import MemoryKind, Source
from ai.prompts import placing, wording

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ai.cognition.context import Context
    from ai.memory.node import MemoryNode
    from ai.mind import Mind

MOST_PEOPLE = 3
MOST_TOPICS = 3
MOST_NEWS = 2
"""Subjects of each sort that are weighed against each other."""

NEWS_IMPORTANCE = 5
"""Importance from which on what was told is news to think about."""

QUARTER = 15 * 60
"""Game seconds of a day's part that weigh one."""

WISH_WEIGHT = 6
"""What a goal that the records speak of is worth beside them, in importance."""

LONGEST_TOPIC = 60
LONGEST_NEWS = 90
"""Letters of a subject; longer ones make no sentence."""

_PLANNED = re.compile(r"^for \d+ minutes from .+: (?P<activity>[^:]+)$")
_SOMEBODY = re.compile(r"^(?P<name>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)+) (?:is|was|told|said)\b")
_CLAIM = re.compile(
    r"^[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)+ (?:is|was|has|had|will|would|wants|plans|hopes|invited|invites)\b"
)
_EVERYDAY = re.compile(
    r"\b(?:sleep\w*|talking with|on the way|wait\w*|shower\w*|teeth|get\w* ready|get\w* dressed|tidy\w*"
    r"|breakfast|lunch|dinner|break|bed|rest\w*|looking around|walking by|standing"
    r"|washing (?:hands|face|hair)|toilet)\b"
)
"""What everybody does every day, about which there is nothing to think."""

_IDLE = re.compile(r" is (?:sleeping|on the way to|walking by|standing around|waiting)\b|\bwashing hands\b")
"""What says nothing about anybody."""


class Subject(NamedTuple):
    """Whom or what some records are about."""

    about: str
    """One of ``ai.banks.SUBJECTS``."""
    text: str = ""
    """A name, an activity in the -ing form, or a clause with "that"; empty for oneself."""
    weight: int = 0
    """The importance of the records that speak of it."""


def worth(mind: Mind, nodes: Iterable[MemoryNode]) -> list[MemoryNode]:
    """Give the records that are worth a thought: nothing at rest, nobody on the way, no step of minutes."""
    found = []
    for node in nodes:
        rated = mind.stream.importance[node.id]
        thing = node.provenance.type == Source.SEEN and node.place.count(":") == 3 and rated <= 1
        idle = node.provenance.type == Source.SEEN and _IDLE.search(node.text) is not None
        if thing or idle or not _statement(mind, node) or (node.kind == MemoryKind.PLAN and rated <= 2):
            continue
        found.append(node)
    return found


def statement(mind: Mind, node: MemoryNode) -> str:
    """Give a record as a sentence without its mark; a plan says what was planned, not when and where."""
    return _statement(mind, node) or node.text


def _statement(mind: Mind, node: MemoryNode) -> str:
    text = " ".join(node.text.split()).rstrip(".")
    if node.kind != MemoryKind.PLAN:
        return text
    match = _PLANNED.match(text)
    if match is None or _EVERYDAY.search(match["activity"]):
        return ""
    return f"{mind.sheet.name} plans to {match['activity']}"


def distinct(mind: Mind, nodes: Iterable[MemoryNode], most: int) -> list[tuple[str, int]]:
    """Give up to ``most`` different statements with the id of a record of each, in the given order."""
    found: dict[str, int] = {}
    for node in nodes:
        if len(found) == most:
            break
        found.setdefault(statement(mind, node), node.id)
    return list(found.items())


def subjects(mind: Mind, nodes: Sequence[MemoryNode], now: int) -> tuple[Subject, ...]:
    """Give what records are about, of each sort the weightiest, oneself at last."""
    return (
        *_people(mind, nodes)[:MOST_PEOPLE],
        *_topics(mind, nodes, now)[:MOST_TOPICS],
        *_news(mind, nodes)[:MOST_NEWS],
        Subject("self", "", 1),
    )


def mentions(text: str, subject: Subject) -> bool:
    """Tell whether a statement speaks of a subject; of oneself everything does."""
    match subject.about:
        case "person":
            return subject.text in text
        case "news":
            return subject.text.removeprefix("that ") in text
        case "topic":
            said = placing.content(text)
            words = placing.content(subject.text)
            return sum(word in said for word in words) * 2 >= len(words)
        case _:
            return True


def fill(text: str, mind: Mind, subject: Subject) -> str:
    """Put names and words into the blanks of a pattern."""
    words = {
        "name": mind.sheet.name,
        "their": wording.pronouns(mind.sheet.pronoun).possessive,
        "person": subject.text,
        "topic": subject.text,
        "fact": subject.text,
    }
    return re.sub(r"\{(\w+)\}", lambda match: words[match[1]], text)


class Filled(NamedTuple):
    """A pattern's sentence about a subject."""

    text: str
    level: int
    signs: tuple[str, ...]


def filled(
    mind: Mind,
    context: Context,
    use: str,
    subject: Subject,
    *,
    told: Sequence[str] = (),
    level: int = 1,
    most: int = 24,
) -> tuple[Filled, ...]:
    """Give up to ``most`` sentences for a use about a subject, in an order drawn for this moment.

    Left out is what ``told`` gives no sign of where it speaks of the subject; what it does comes first,
    and of each set of patterns one after the other, so that no set crowds out the others.
    """
    said = " ".join((subject.text, *(text for text in told if mentions(text, subject))))
    found = []
    for number, group in enumerate(context.banks.patterns):
        if group.use != use or group.about != subject.about or group.level > level:
            continue
        if group.signs and not has_sign(said, group.signs):
            continue
        if group.closeness and relate.closeness(mind, subject.text) not in group.closeness:
            continue
        drawn = chance.shuffled(
            group.texts, seed=context.seed, tick=context.tick, who=mind.sheet.name, purpose=f"{use} {number}"
        )
        rank = (0 if group.level == level > 1 else 1, 0 if group.signs else 1)
        found += [(place, *rank, number, text, group) for place, text in enumerate(drawn)]
    found.sort(key=lambda one: one[:4])
    return tuple(
        Filled(fill(text, mind, subject), group.level, group.signs) for *_, text, group in found[:most]
    )


def of_oneself(mind: Mind, context: Context) -> frozenset[str]:
    """Give every conclusion that the bank has about oneself, whatever its signs."""
    groups = (one for one in context.banks.patterns if one.use == "insight" and one.about == "self")
    return frozenset(fill(text, mind, Subject("self")) for group in groups for text in group.texts)


def has_sign(text: str, signs: Iterable[str]) -> bool:
    """Tell whether one of the signs occurs in a text in lower case, as whole words."""
    plain = f" {re.sub(r'[^a-z0-9]+', ' ', text.lower())} "
    return any(f" {sign} " in plain for sign in signs)


def is_alike(mind: Mind, text: str, other: str) -> bool:
    """Tell whether two sentences about the resident say the same, its name aside."""
    return candidates.is_same(text.replace(mind.sheet.name, ""), other.replace(mind.sheet.name, ""))


def _people(mind: Mind, nodes: Sequence[MemoryNode]) -> list[Subject]:
    """Give the known people whom records speak of, weightiest first."""
    named = [match["name"] for node in nodes if (match := _SOMEBODY.match(node.text))]
    told = [name for name, _ in mind.sheet.relationships]
    known = sorted(dict.fromkeys((*told, *mind.relations, *named)))
    found = []
    for name in known:
        if name == mind.sheet.name or not relate.knows(mind, name):
            continue
        weight = sum(max(1, mind.stream.importance[node.id]) for node in nodes if name in node.text)
        if weight:
            found.append(Subject("person", name, weight))
    return sorted(found, key=lambda one: (-one.weight, one.text))


def _topics(mind: Mind, nodes: Sequence[MemoryNode], now: int) -> list[Subject]:
    """Give what fills the resident's day and what it aims at, weightiest first.

    A part of the day weighs as much as it takes, a goal as often as records speak of it.
    """
    weights: dict[str, int] = {}
    for entry in (*mind.plan.chunks, *mind.plan.hours):
        activity = wording.ing(entry.activity)
        if entry.start < now and len(activity) <= LONGEST_TOPIC and not _EVERYDAY.search(activity):
            weights[activity] = weights.get(activity, 0) + (min(entry.end, now) - entry.start) // QUARTER
    for goal in mind.sheet.goals:
        activity = wording.ing(goal)
        speaking = [node for node in nodes if _speaks(node.text, activity)]
        known = speaking or activity in weights or not weights
        if known and len(activity) <= LONGEST_TOPIC and not _EVERYDAY.search(activity):
            weights[activity] = weights.get(activity, 0) + WISH_WEIGHT + len(speaking)
    found: list[Subject] = []
    for activity in sorted(weights, key=lambda one: (-weights[one], one)):
        if not any(candidates.is_same(activity, other.text) for other in found):
            found.append(Subject("topic", activity, weights[activity]))
    return found


def _speaks(text: str, activity: str) -> bool:
    """Tell whether a record shares two telling words with a goal."""
    said = placing.content(text)
    return sum(word in said for word in placing.content(activity)) >= 2


def _news(mind: Mind, nodes: Sequence[MemoryNode]) -> list[Subject]:
    """Give what others told that matters, weightiest first."""
    found: dict[str, int] = {}
    for node in nodes:
        told = relate.told_by(node)
        rated = mind.stream.importance[node.id]
        if told is None or told[0] == mind.sheet.name or rated < NEWS_IMPORTANCE:
            continue
        fact = told[2].split(", and that ")[0].rstrip(".")
        if len(fact) > LONGEST_NEWS or _EVERYDAY.search(fact) or fact.startswith(mind.sheet.name):
            continue
        if _CLAIM.match(fact) and news.spreads(fact, node.created) and not news.is_answer(fact):
            found[fact] = found.get(fact, 0) + rated
    ranked = sorted(found, key=lambda fact: (-found[fact], fact))
    return [Subject("news", f"that {fact}", found[fact]) for fact in ranked]
