"""Conversations as they are read: when, where, who, every line, and what each one took from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai.cognition import relate
from ai.gametime import seconds_at
from ai.memory.node import MemoryKind, Source

if TYPE_CHECKING:
    from ai.memory.node import MemoryNode
    from ai.mind import Mind
    from game.sim.state import Chat, SimState


@dataclass(frozen=True, slots=True)
class Taken:
    """What one who heard a conversation kept of it."""

    name: str
    learned: tuple[tuple[str, int], ...] = ()
    """(What others told, importance of the record), in the order of the lines."""
    promised: tuple[str, ...] = ()
    """What it agreed to, as it remembers it."""
    summary: str = ""
    """What it keeps of the whole; empty for a bystander."""
    importance: int = 0
    """Importance of that, 1 to 10; 0 where nobody has rated it yet."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """One conversation. Times are game seconds."""

    number: int
    started: int
    ended: int
    """-1 while it goes on."""
    place: str
    """Address of the arena; empty for the streets."""
    who: tuple[str, ...]
    lines: tuple[tuple[int, str, str], ...]
    """(Second, speaker, what was said)."""
    why: str
    taken: tuple[Taken, ...]
    """Of those who took part, in the order of joining, and of bystanders who kept something."""


def transcripts(state: SimState, names: tuple[str, ...] = ()) -> tuple[Transcript, ...]:
    """Give the conversations with lines, in their order; only those in which all of ``names`` took part."""
    return tuple(
        transcript(state, chat)
        for chat in state.chats.values()
        if chat.lines and all(name in chat.everybody for name in names)
    )


def transcript(state: SimState, chat: Chat) -> Transcript:
    """Give one conversation."""
    heard: dict[str, list[int]] = {}
    for line in chat.lines:
        for name, memory in line.heard:
            heard.setdefault(name, []).append(memory)
    order = dict.fromkeys((*chat.everybody, *heard))
    taken = [_taken(state.minds[name], heard.get(name, [])) for name in order if name in state.minds]
    return Transcript(
        chat.number,
        seconds_at(chat.started),
        seconds_at(chat.ended) if chat.ended >= 0 else -1,
        chat.place,
        chat.everybody,
        tuple((seconds_at(line.tick), line.speaker, line.text) for line in chat.lines),
        chat.why,
        tuple(one for one in taken if one.name in chat.everybody or one.learned),
    )


def _taken(mind: Mind, heard: list[int]) -> Taken:
    kept = [mind.stream.nodes[one] for one in heard if one not in mind.stream.forgotten]
    learned = []
    for node in kept:
        told = relate.told_by(node)
        if told is not None and told[0] != mind.sheet.name:
            learned.append((told[2], mind.stream.importance[node.id]))
    whole = _summary(mind, heard)
    promised = tuple(
        node.text
        for node in mind.stream.kept()
        if node.kind is MemoryKind.PLAN
        and node.provenance.type is Source.PLAN
        and any(one in heard for one in node.provenance.of)
    )
    rated = mind.stream.importance[whole.id] if whole is not None else 0
    return Taken(mind.sheet.name, tuple(learned), promised, whole.text if whole is not None else "", rated)


def _summary(mind: Mind, heard: list[int]) -> MemoryNode | None:
    """Give the record of the whole conversation: the first one that rests on its lines."""
    if not heard:
        return None
    own = set(heard)
    later = (node for node in mind.stream.kept() if node.id > heard[0] and node.kind is MemoryKind.CHAT)
    return next((node for node in later if own & set(node.evidence)), None)
