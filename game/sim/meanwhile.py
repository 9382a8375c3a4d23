"""What somebody did while the player was away, in a few sentences by rule, drawn from its records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai import gametime
from ai.cognition import keeping, relate
from ai.memory import schedule
from ai.memory.node import MemoryKind, Source
from ai.memory.schedule import SLEEP
from ai.prompts import wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.memory.node import MemoryNode
    from ai.mind import Mind
    from game.sim.state import SimState

MOST_DONE = 4
"""Activities that are named, of the longest."""

MOST_TOLD = 2
"""Things heard, and insights, that are named, of the most important."""


def told(state: SimState, name: str, since: int, now: int) -> str:
    """Tell of the time from ``since`` to ``now``: what was done, whom it met, what it heard and promised.

    The first name stands for the resident. Days before today are told as the resident itself
    remembers them.
    """
    mind = state.minds[name]
    lived = [node for node in mind.stream.kept() if node.created >= since]
    first = mind.sheet.first_name
    sentences = [f"In {_length(now - since)} {first} was {_listed(_done(mind, since, now))}."]
    sentences += [f"{node.text}." for node in lived if _is_of_a_day(node)]
    met = _met(state, name, since, now)
    if met:
        sentences.append(f"{first} talked with {_listed(met)}.")
    sentences += [f"{first} heard: {text}." for text in _heard(mind, lived)]
    made = [one for one in mind.promises if one.made >= since and one.of >= 0]
    sentences += [f"{first} agreed to {keeping.in_words(one)}." for one in made]
    thought = _most_important(mind, _thoughts(lived))
    sentences += [f"{first} thought: {node.text.rstrip('.')}." for node in thought]
    return " ".join(sentences)


def _length(seconds: int) -> str:
    """Give a time as people say it: "6 hours", "2 days"."""
    hours = max(1, seconds // gametime.HOUR)
    days = seconds // gametime.DAY
    count, unit = (days, "day") if days >= 2 else (hours, "hour")
    return f"{count} {unit}{'s' if count > 1 else ''}"


def _done(mind: Mind, since: int, now: int) -> list[str]:
    """Give what filled the part of the time that lies in the day of the plan, in its order."""
    minutes: dict[str, int] = {}
    for entry in schedule.before(schedule.after(mind.plan.hours, since), now):
        minutes[entry.activity] = minutes.get(entry.activity, 0) + entry.duration_minutes
    awake = [activity for activity in minutes if activity != SLEEP] or list(minutes)
    longest = sorted(awake, key=lambda activity: -minutes[activity])[:MOST_DONE]
    return [wording.ing(activity) for activity in awake if activity in longest] or ["living an ordinary day"]


def _is_of_a_day(node: MemoryNode) -> bool:
    """Tell whether a record is the summary of a whole day."""
    of_day = node.text.startswith("On ") and ", " in node.text
    return node.kind is MemoryKind.REFLECTION and of_day and " was " in node.text


def _met(state: SimState, name: str, since: int, now: int) -> list[str]:
    """Give with whom it talked, in the order of the talks."""
    found: dict[str, None] = {}
    for chat in state.chats.values():
        ended = gametime.seconds_at(chat.ended) if chat.ended >= 0 else now
        if name in chat.everybody and ended >= since and chat.lines:
            found.update(dict.fromkeys(other for other in chat.everybody if other != name))
    return list(found)


def _heard(mind: Mind, lived: Sequence[MemoryNode]) -> list[str]:
    """Give the most important of what others told it, without what the records repeat."""
    told_by_others = [
        node
        for node in lived
        if node.provenance.type is Source.SAID
        and node.kind is MemoryKind.OBSERVATION
        and node.provenance.by != mind.sheet.name
        and relate.is_told(node.text)
    ]
    return list(dict.fromkeys(node.text.rstrip(".") for node in _most_important(mind, told_by_others)))


def _thoughts(lived: Sequence[MemoryNode]) -> list[MemoryNode]:
    """Give the insights, without the summaries of days."""
    return [node for node in lived if node.kind is MemoryKind.REFLECTION and not _is_of_a_day(node)]


def _most_important(mind: Mind, nodes: Sequence[MemoryNode]) -> list[MemoryNode]:
    """Give the few most important records, in the order in which they were made."""
    ranked = sorted(nodes, key=lambda node: (-mind.stream.importance[node.id], -node.id))[:MOST_TOLD]
    return sorted(ranked, key=lambda node: node.id)


def _listed(parts: Sequence[str]) -> str:
    """Join as people do: "eating, drinking and talking"."""
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else "".join(parts)
