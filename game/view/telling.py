"""What the inspector says about a resident, as rows of words; no ``arcade`` in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.gametime import clock_words, day_of
from ai.memory.node import MemoryKind, Source

if TYPE_CHECKING:
    from ai.memory.schedule import Plan, PlanEntry
    from ai.mind import Act, Mind

MEMORY_LINES = 2
"""Lines of text that a memory may take; the rest is cut off."""

NEWS_LETTERS = 180
"""Letters of a piece of news, about."""

_KINDS = {
    MemoryKind.OBSERVATION: "saw",
    MemoryKind.PLAN: "plans",
    MemoryKind.REFLECTION: "thinks",
    MemoryKind.CHAT: "talked",
}
_SOURCES = {Source.VOICE: "inner voice", Source.SEED: "knows"}


def place_words(address: str) -> str:
    """Give an address as it is read: "Hobbs Cafe, cafe, piano"; nothing for nowhere."""
    return ", ".join(address.split(":")[1:])


def act_words(act: Act | None) -> str:
    """Give what somebody is doing, beginning with a capital letter."""
    if act is None:
        return "Just arrived"
    return act.activity[:1].upper() + act.activity[1:]


def plan_entries(plan: Plan) -> list[tuple[PlanEntry, int]]:
    """Give the day's entries in order with their depth: hours (or chunks) 0, the steps within 1."""
    hours = plan.hours or plan.chunks
    told: list[tuple[PlanEntry, int]] = []
    for hour in hours:
        told.append((hour, 0))
        told += [(step, 1) for step in plan.steps if hour.start <= step.start < hour.end]
    return told


def current_index(entries: list[tuple[PlanEntry, int]], now: int) -> int:
    """Give the index of the deepest entry that is on at game second ``now``; -1 for none."""
    found = -1
    for index, (entry, _) in enumerate(entries):
        if entry.start <= now < entry.end:
            found = index
    return found


def beginning(text: str) -> str:
    """Give the first sentences of a longer text, as many as a piece of news may have letters."""
    sentences = text.split(". ")
    said = sentences[0]
    for one in sentences[1:]:
        if len(said) + len(one) > NEWS_LETTERS:
            break
        said += f". {one}"
    return said if said.endswith(".") else f"{said}."


def memory_head(mind: Mind, node_id: int, today: int) -> str:
    """Give the line above a memory: when, of what kind, how important."""
    node = mind.stream.nodes[node_id]
    kind = _SOURCES.get(node.provenance.type) or _KINDS[node.kind]
    day = day_of(node.created)
    when = clock_words(node.created) if day == today else f"day {day}, {clock_words(node.created)}"
    rated = mind.stream.importance[node_id]
    return f"{when} · {kind} · importance {rated}" if rated else f"{when} · {kind}"
