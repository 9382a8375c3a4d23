"""Ask every resident what it knows, and answer from its memory alone (paper, section 7.1).

A resident says yes when the model finds that one of its memories makes the claim likely. The
memories put to it are those about the fact, and the nearest others: so it can be mistaken, and
whoever says yes is held to the memories that it answered from.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence  # fields of a question
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai.calls import CallKey, Choice, Mode, ModelCall, Priority
from ai.memory.node import MemoryKind, MemoryNode, Source
from game.evaluation.asking import WHO, ask_all, closeness, vectors_of

if TYPE_CHECKING:
    from ai.mind import Mind
    from game.evaluation.facts import Fact
    from game.session.oracle import Oracle
    from game.sim.state import SimState

KIND = "aware"

NOTHING = "Somebody had a day like any other"
"""The memory of nothing, with which a memory is compared."""

STAND_INS = ("Anna", "Bob", "Carl", "Dora", "Emma", "Fritz", "Gus", "Hilda")
"""Short names that stand for others."""

NEAR_MILLINATS = 60_000
"""What the nearness of claim and memory counts: as much as their likelihood varies."""

SURE_MILLINATS = 18_000
"""By how much more than at even odds a memory must speak for a claim."""

_OPENINGS = ("The", "There", "A", "An", "Somebody", "Someone", "It", "In", "On")
"""First words of a claim that are written small within a sentence."""

_NAME = re.compile(r"[A-Z][\w-]+(?:'s)?(?: [A-Z][\w-]+)+(?:'s)?")
"""Two capitalised words or more: somebody's name, or the name of a place."""

ASKED_OF_FACT = 4
"""Memories that are put to the model for one claim."""

ASKED_OF_PERSON = 3
"""Memories that are given for knowing a person."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What one resident said to one question."""

    who: str
    about: str
    """Name of a fact, or of a person."""
    yes: bool
    memories: tuple[int, ...]
    """Ids of the memories that speak for it, the strongest first; those asked about where none does."""
    by_rule: bool = False
    """Whether the model gave no answer."""


def claim_about(person: str) -> str:
    """Give what one knows who knows of a person."""
    return f"there is somebody called {person}"


def ask(claim: str, memory: str, near: float, *, sure: bool = True) -> ModelCall:
    """Ask whether a memory makes a claim likely: the first option stands for yes.

    ``near`` is what ``nearness`` gives for the two. Names are exchanged for short ones that mean
    nothing, since a name that was met is easily said again, whatever is claimed of its bearer. One
    who is to be ``sure`` needs more than even odds: most of a town does not know most things.
    """
    said, told = renamed(_within(claim), memory.strip().rstrip("."))
    bias = round(NEAR_MILLINATS * near) - (SURE_MILLINATS if sure else 0)
    return ModelCall(
        CallKey(WHO, 0),
        KIND,
        Mode.CHOOSE,
        (("claim", said),),
        (told, NOTHING),
        bias=(bias, 0),
        priority=Priority.PLAYER,
    )


def renamed(claim: str, memory: str) -> tuple[str, str]:
    """Give a claim and a memory with the same short name for the same name in both."""
    names = list(dict.fromkeys(one.removesuffix("'s") for one in _NAME.findall(f"{claim} . {memory}")))
    for at, name in enumerate(sorted(names, key=len, reverse=True)):
        short = STAND_INS[at % len(STAND_INS)]
        alone = re.compile(rf"\b{re.escape(name.split()[0])}\b(?! [A-Z])")
        claim, memory = (alone.sub(short, text.replace(name, short)) for text in (claim, memory))
    return claim, memory


def nearness(vectors: Mapping[str, bytes], claim: str, memory: str) -> float:
    """Give how near a memory is to a claim: the mean cosine with names and with names masked."""
    pairs = ((claim, memory), (masked(claim), masked(memory)))
    found = [closeness(vectors.get(one, b""), vectors.get(other, b"")) for one, other in pairs]
    return sum(found) / len(found)


def masked(text: str) -> str:
    """Give a text with "somebody" in place of names, which make any two texts about one person alike."""
    return _NAME.sub("somebody", text)


def _within(claim: str) -> str:
    """Give a claim as it stands within a sentence."""
    first, blank, rest = claim.strip().rstrip(".").partition(" ")
    return f"{first.lower() if first in _OPENINGS else first}{blank}{rest}"


def ask_facts(oracle: Oracle, state: SimState, facts: Sequence[Fact]) -> tuple[Answer, ...]:
    """Ask everybody about every fact; ordered by fact, then by name.

    Without vectors nobody can be asked, and what is remembered decides by its words.
    """
    names = tuple(state.minds)
    vectors = vectors_of(oracle, [fact.claim for fact in facts])
    put = {
        (fact.name, name): _put(
            mind,
            state,
            fact.is_in,
            vectors.get(fact.claim, b""),
            ASKED_OF_FACT,
            _people_in(fact.claim, names),
        )
        for fact in facts
        for name, mind in state.minds.items()
    }
    texts = [text for nodes in put.values() for node in nodes for text in (node.text, masked(node.text))]
    texts += [text for fact in facts for text in (fact.claim, masked(fact.claim))]
    vectors = vectors_of(oracle, texts) if vectors else {}
    questions = []
    for fact in facts:
        for name in names:
            nodes = put[fact.name, name]
            calls = [
                ask(fact.claim, node.text, nearness(vectors, fact.claim, node.text))
                for node in nodes
                if vectors
            ]
            questions.append(_Question(name, fact.name, nodes, tuple(calls), fact.is_in))
    return _answers(oracle, questions, lambda choice: choice.index == 0)


def ask_people(state: SimState) -> tuple[Answer, ...]:
    """Ask everybody about everybody else; ordered by who is asked, then by whom about.

    "Do you know of Ana Bell?" is answered from the memories that name her: yes if there is one.
    """
    names = tuple(state.minds)
    naming = {name: _naming(name, names) for name in names}
    found = []
    for name, mind in state.minds.items():
        kept = mind.stream.kept()
        for other in names:
            if other != name:
                said = [(not _is_told(node), node.id) for node in kept if naming[other](node.text)]
                memories = tuple(memory for _, memory in sorted(said)[:ASKED_OF_PERSON])
                found.append(Answer(name, other, bool(memories), memories))
    return tuple(found)


def _lead(choice: Choice) -> int:
    return choice.scores[0] - choice.scores[1] if len(choice.scores) > 1 else 0


def knows_of(mind: Mind, other: str, names: Sequence[str]) -> tuple[int, ...]:
    """Give the memories by which a resident may know of another: seeds, and talk with or about the other."""
    named = _naming(other, names)
    return tuple(node.id for node in mind.stream.kept() if _is_told(node) and named(node.text))


def knows_at_start(mind: Mind, other: str, names: Sequence[str]) -> bool:
    """Tell whether the seeds of a resident speak of another."""
    if any(other == name for name, _ in mind.sheet.relationships):
        return True
    named = _naming(other, names)
    return any(node.provenance.type == Source.SEED and named(node.text) for node in mind.stream.nodes)


def _is_told(node: MemoryNode) -> bool:
    heard = node.provenance.type in (Source.SAID, Source.SEED, Source.VOICE)
    return heard or node.kind in (MemoryKind.CHAT, MemoryKind.REFLECTION)


def _naming(other: str, names: Sequence[str]) -> Callable[[str], bool]:
    """Give what tells whether a text names somebody: in full, or by a first name that only one bears."""
    first = other.split(maxsplit=1)[0]
    alone = sum(name.split(maxsplit=1)[0] == first for name in names) == 1
    return lambda text: other in text or (alone and f" {first} " in f" {_only_words(text)} ")


def _only_words(text: str) -> str:
    return " ".join("".join(char if char.isalnum() or char == "-" else " " for char in text).split())


def _people_in(claim: str, names: Sequence[str]) -> tuple[Callable[[str], bool], ...]:
    """Give what tells for each resident whom a claim names whether a text does too."""
    return tuple(_naming(name, names) for name in names if name in claim)


def _put(  # noqa: PLR0917
    mind: Mind,
    state: SimState,
    fits: Callable[[str], bool],
    claim: bytes,
    most: int,
    needed: Sequence[Callable[[str], bool]] = (),
) -> tuple[MemoryNode, ...]:
    """Give the memories that are put to the model: those that fit, then the nearest to the claim.

    What was heard or known from the start goes before what was only seen; of equals the older. What
    lacks somebody whom the claim names says nothing about it.
    """
    near = _nearness(mind, state, claim)
    ranked = [
        (not fits(node.text), not _is_told(node), -near.get(node.id, 0), node.id)
        for node in mind.stream.kept()
        if all(names(node.text) for names in needed)
    ]
    distinct: dict[str, MemoryNode] = {}
    for *_, node_id in sorted(ranked):
        node = mind.stream.nodes[node_id]
        distinct.setdefault(node.text, node)
        if len(distinct) == most:
            break
    return tuple(distinct.values())


def _nearness(mind: Mind, state: SimState, claim: bytes) -> dict[int, int]:
    """Give the dot product of a claim with each memory that has a vector, by id."""
    if len(claim) != state.vectors.dim or not claim:
        return {}
    ids, rows = mind.stream.candidates(state.vectors)
    return dict(zip(ids.tolist(), state.vectors.dots(claim, rows).tolist(), strict=True))


@dataclass(frozen=True)
class _Question:
    """One question to one resident, with the memories that are put to the model."""

    who: str
    about: str
    nodes: tuple[MemoryNode, ...]
    calls: tuple[ModelCall, ...]
    """One a memory; none where nobody can be asked."""
    rule: Callable[[str], bool]
    """Whether a text speaks of it, where the model gives no answer."""


def _answers(
    oracle: Oracle, questions: Sequence[_Question], is_yes: Callable[[Choice], bool]
) -> tuple[Answer, ...]:
    results = iter(ask_all(oracle, [call for question in questions for call in question.calls]))
    found = []
    for question in questions:
        told = [next(results) for _ in question.calls]
        choices = [result if isinstance(result, Choice) else None for result in told]
        speaks: list[tuple[int, int]] = []
        for node, choice in zip(question.nodes, choices or [None] * len(question.nodes), strict=True):
            if choice is None:
                speaks += [(0, node.id)] if question.rule(node.text) else []
            elif is_yes(choice):
                speaks.append((-_lead(choice), node.id))
        memories = tuple(memory for _, memory in sorted(speaks))
        ids = memories or tuple(node.id for node in question.nodes)
        by_rule = not choices or None in choices
        found.append(Answer(question.who, question.about, bool(memories), ids, by_rule))
    return tuple(found)
