"""Where a piece of knowledge comes from: every claim is followed from memory to line to memory.

A trace begins at the memory on which a claim rests and ends at a seed, at something seen, at the
inner voice or at the visitor. Each link must itself be about the fact. What has no such trace was
made up.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

from ai.gametime import seconds_at
from ai.memory.node import MemoryKind, Source
from game.sim.state import SimState  # a field of Talk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.memory.node import MemoryNode
    from game.evaluation.facts import Fact
    from game.sim.state import Chat, Line


class Root(StrEnum):
    """Where a trace ends; ordered from the best to the worst that can be said of a claim."""

    SEED = "seed"
    """Somebody's seed memory: it was there from the start."""
    VOICE = "voice"
    """The player's inner voice."""
    VISITOR = "visitor"
    """What the player's avatar said."""
    SEEN = "seen"
    """Something that was seen, not heard."""
    NONE = "none"
    """Nothing: it was made up on the way."""


@dataclass(frozen=True, slots=True)
class Step:
    """One link of a trace, from the claimant backwards."""

    who: str
    memory: int
    """Id; -1 where the visitor speaks, who has no memories."""
    text: str
    at: int
    """Game second at which the memory was made."""
    chat: int = 0
    """Number of the conversation in which it was heard; 0 for none."""
    line: int = -1
    """Which line of it."""
    speaker: str = ""
    said: str = ""
    """The words that were heard."""


@dataclass(frozen=True, slots=True)
class Trace:
    """The whole way of a claim. ``steps`` begin with the claimant's own memory."""

    root: Root
    steps: tuple[Step, ...]

    @property
    def heard(self) -> bool:
        """Tell whether the claimant heard it in a line."""
        return bool(self.steps) and any(step.who == self.steps[0].who and step.chat for step in self.steps)

    @property
    def since(self) -> int:
        """Give the game second since which the claimant knows."""
        return self.steps[0].at if self.steps else 0


ENDS = {Source.SEED: Root.SEED, Source.VOICE: Root.VOICE}
"""Kinds of memory behind which there is no other."""

NOWHERE = Trace(Root.NONE, ())

_RANK = {root: rank for rank, root in enumerate(Root)}


@dataclass(frozen=True)
class Talk:
    """All that was said in a town, looked up by what was made of it."""

    state: SimState

    @cached_property
    def by_memory(self) -> dict[tuple[str, int], tuple[Chat, int, Line]]:
        """Give the line behind each memory of something heard, by (resident, id)."""
        return {
            (name, memory): (chat, at, line)
            for chat in self.state.chats.values()
            for at, line in enumerate(chat.lines)
            for name, memory in line.heard
        }

    def passes_on(self, fact: Fact, line: Line) -> bool:
        """Tell whether a line says the fact: by its own words, or by the memories that it passes on."""
        if fact.is_in(line.text):
            return True
        mind = self.state.minds.get(line.speaker)
        return mind is not None and any(
            told < len(mind.stream.nodes) and fact.is_in(mind.stream.nodes[told].text) for told in line.tells
        )

    def told(self, fact: Fact) -> dict[str, int]:
        """Give everybody in whose hearing the fact was said, with the game second of the first time.

        Who says it tells nobody new; members of the conversation count even if they kept no memory.
        """
        found: dict[str, int] = {}
        for chat in self.state.chats.values():
            for line in chat.lines:
                if not self.passes_on(fact, line):
                    continue
                hearers = {name for name, _ in line.heard} | {
                    name for name in chat.everybody if line.heard == ()
                }
                for name in sorted(hearers - {line.speaker}):
                    if name in self.state.minds:
                        found[name] = min(found.get(name, 2**62), seconds_at(line.tick))
        return found


def about(state: SimState, name: str, fact: Fact) -> list[MemoryNode]:
    """Give what a resident remembers of a fact, oldest first; what is forgotten is left out."""
    return [node for node in state.minds[name].stream.kept() if fact.is_in(node.text)]


def best_trace(talk: Talk, name: str, fact: Fact, memories: tuple[int, ...] = ()) -> Trace:
    """Give the best trace among those of ``memories``, else of all that is remembered of the fact."""
    first = [trace_of(talk, name, memory, fact) for memory in memories]
    chosen = min(first, key=_rank, default=NOWHERE)
    if chosen.root is not Root.NONE:
        return chosen
    rest = [trace_of(talk, name, node.id, fact) for node in about(talk.state, name, fact)]
    return min(rest, key=_rank, default=NOWHERE)


def _rank(trace: Trace) -> tuple[int, int]:
    return _RANK[trace.root], trace.since


def trace_of(
    talk: Talk, name: str, memory: int, fact: Fact, seen: frozenset[tuple[str, int]] = frozenset()
) -> Trace:
    """Follow one memory back to where it comes from."""
    nodes = talk.state.minds[name].stream.nodes
    if (name, memory) in seen or not 0 <= memory < len(nodes):
        return NOWHERE
    node = nodes[memory]
    if not fact.is_in(node.text):
        return NOWHERE
    met = seen | {(name, memory)}
    step = Step(name, memory, node.text, node.created)
    if node.provenance.type in ENDS:
        return Trace(ENDS[node.provenance.type], (step,))
    if node.provenance.type == Source.SAID:
        return _heard(talk, step, fact, met)
    sources = _sources(node) or _of_hour(nodes, node)
    made_of = _longer(step, [trace_of(talk, name, of, fact, met) for of in sources])
    seen_itself = made_of.root is Root.NONE and node.provenance.type == Source.SEEN
    return Trace(Root.SEEN, (step,)) if seen_itself else made_of


def _sources(node: MemoryNode) -> tuple[int, ...]:
    """Give the own records that one was made of; what was said refers to records of the speaker."""
    own = () if node.provenance.type == Source.SAID else node.provenance.of
    return (*own, *node.evidence)


def _of_hour(nodes: Sequence[MemoryNode], node: MemoryNode) -> tuple[int, ...]:
    """Give the plan of the hour that a step of it repeats in the same words; () for none."""
    if node.kind != MemoryKind.PLAN:
        return ()
    activity = node.text.rpartition(": ")[2]
    hours = (one for one in nodes[: node.id] if one.kind == MemoryKind.PLAN and _sources(one))
    return tuple(one.id for one in hours if one.text.rpartition(": ")[2] == activity)[-1:]


def _longer(step: Step, behind: list[Trace]) -> Trace:
    best = min(behind, key=_rank, default=NOWHERE)
    return best if best.root is Root.NONE else Trace(best.root, (step, *best.steps))


def _heard(talk: Talk, step: Step, fact: Fact, met: frozenset[tuple[str, int]]) -> Trace:
    """Follow a memory of something said: one's own words to what they passed on, others' to them."""
    node = talk.state.minds[step.who].stream.nodes[step.memory]
    found = talk.by_memory.get((step.who, step.memory))
    if found is None or found[2].speaker == step.who:
        return _longer(step, [trace_of(talk, step.who, of, fact, met) for of in _sources(node)])
    chat, at, line = found
    heard = Step(step.who, step.memory, step.text, step.at, chat.number, at, line.speaker, line.text)
    if line.speaker not in talk.state.minds:
        spoken = Step(line.speaker, -1, line.text, seconds_at(line.tick))
        return Trace(Root.VISITOR, (heard, spoken))
    return _longer(heard, [trace_of(talk, line.speaker, told, fact, met) for told in line.tells])
