"""Ask every resident what it knows, and answer from its memory alone (paper, section 7.1).

A resident says yes when the model finds that one of its memories makes the claim likely. The
memories put to it are those about the fact, and the nearest others: so it can be mistaken, and
whoever says yes is held to the memories that it answered from.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai.calls import CallKey, Choice, Failure, Mode, ModelCall, Priority
from ai.memory.node import MemoryKind, Source
from game.evaluation.asking import WHO, ask_all, vectors_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ai.memory.node import MemoryNode
    from ai.mind import Mind
    from game.evaluation.facts import Fact
    from game.session.oracle import Oracle
    from game.sim.state import SimState

KIND = "aware"

NOTHING = "It is a day like any other"
"""The memory of nothing, with which a memory is compared."""

_OPENINGS = ("The", "There", "A", "An", "Somebody", "Someone", "It", "In", "On")
"""First words of a claim that are written small within a sentence."""

ASKED_OF_FACT = 4
"""Memories that are put to the model for one claim."""

ASKED_OF_PERSON = 2
"""The same for "Do you know of ...?", which is asked of everybody about everybody."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What one resident said to one question."""

    who: str
    about: str
    """Name of a fact, or of a person."""
    yes: bool
    memories: tuple[int, ...]
    """Ids of the memories that speak for it, the strongest first; of those asked where none does."""
    by_rule: bool = False
    """Whether the model gave no answer."""


def claim_about(person: str) -> str:
    """Give what one knows who knows of a person."""
    return f"there is somebody called {person}"


def ask(claim: str, memory: str) -> ModelCall:
    """Ask whether a memory makes a claim likely: the first option stands for yes."""
    first, blank, rest = claim.strip().rstrip(".").partition(" ")
    said = f"{first.lower() if first in _OPENINGS else first}{blank}{rest}"
    options = (memory.strip().rstrip("."), NOTHING)
    return ModelCall(
        CallKey(WHO, 0), KIND, Mode.CHOOSE, (("claim", said),), options, priority=Priority.PLAYER
    )


def ask_facts(oracle: Oracle, state: SimState, facts: Sequence[Fact]) -> tuple[Answer, ...]:
    """Ask everybody about every fact; ordered by fact, then by name."""
    vectors = vectors_of(oracle, [fact.claim for fact in facts])
    asked = [
        (
            name,
            fact.name,
            fact.claim,
            _put(mind, state, fact.is_in, vectors.get(fact.claim, b""), ASKED_OF_FACT),
        )
        for fact in facts
        for name, mind in state.minds.items()
    ]
    rules = {fact.name: fact.is_in for fact in facts}
    return _answers(oracle, asked, lambda about, text: rules[about](text))


def ask_people(oracle: Oracle, state: SimState) -> tuple[Answer, ...]:
    """Ask everybody about everybody else; ordered by who is asked, then by whom about."""
    names = tuple(state.minds)
    vectors = vectors_of(oracle, [claim_about(name) for name in names])
    asked = []
    for name, mind in state.minds.items():
        for other in names:
            if other != name:
                claim = claim_about(other)
                put = _put(mind, state, _naming(other, names), vectors.get(claim, b""), ASKED_OF_PERSON)
                asked.append((name, other, claim, put))
    return _answers(oracle, asked, lambda about, text: _naming(about, names)(text))


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


def _put(
    mind: Mind, state: SimState, fits: Callable[[str], bool], claim: bytes, most: int
) -> tuple[MemoryNode, ...]:
    """Give the memories that are put to the model: those that fit, then the nearest to the claim.

    What was heard or known from the start goes before what was only seen; of equals the older.
    """
    near = _nearness(mind, state, claim)
    ranked = [
        (not fits(node.text), not _is_told(node), -near.get(node.id, 0), node.id)
        for node in mind.stream.kept()
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


def _answers(
    oracle: Oracle,
    asked: Sequence[tuple[str, str, str, tuple[MemoryNode, ...]]],
    rule: Callable[[str, str], bool],
) -> tuple[Answer, ...]:
    calls = [ask(claim, node.text) for _, _, claim, nodes in asked for node in nodes]
    results = iter(ask_all(oracle, calls))
    found = []
    for who, about, _, nodes in asked:
        speaks: list[tuple[int, int]] = []
        by_rule = False
        for node in nodes:
            result = next(results)
            if isinstance(result, Choice):
                lead = result.scores[0] - result.scores[1] if len(result.scores) > 1 else 0
                speaks += [(-lead, node.id)] if result.index == 0 else []
            elif isinstance(result, Failure):
                by_rule = True
                speaks += [(0, node.id)] if rule(about, node.text) else []
        memories = tuple(memory for _, memory in sorted(speaks))
        ids = memories or tuple(node.id for node in nodes)
        found.append(Answer(who, about, bool(memories), ids, by_rule))
    return tuple(found)
