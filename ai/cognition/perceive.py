"""Perception: the nearest events in sight enter the stream, once (paper, section 4.1).

The town says what is in sight; here is decided what is noticed, how it is described and what it
is worth.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai.calls import Choice, Priority
from ai.cognition import rules
from ai.cognition.context import answers, ask
from ai.memory import places as known
from ai.memory.node import MemoryKind, Provenance, Source
from ai.outcome import Memory, Outcome, Sight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.calls import ModelCall
    from ai.cognition.context import Context
    from ai.mind import Mind, Thought

VISION_RADIUS = 8
"""Tiles (the setting of the released 25-person town; the paper gives none)."""

ATTENTION_BANDWIDTH = 8
"""So many of the nearest events are noticed at a time."""

UNRATED_IMPORTANCE = 1
"""Importance of everyday states of things, and of what was never rated."""


_TALK = re.compile(r" is talking with .+$", re.DOTALL)
"""What is seen of a talk matters as much whoever takes part: a full room would ask of every company anew."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One thing or person in sight, in words. ``distance`` in squared tiles.

    ``who`` is a person's name, empty for a thing; ``text`` is what it does ("making espresso"), or
    the state of a thing; ``place`` is the arena of a person, the address of a thing.
    """

    distance: int
    place: str
    text: str
    who: str = ""
    looks: str = ""
    named: tuple[tuple[str, str], ...] = ()
    """(Name, looks) of the people whom ``text`` names: whoever does not know them sees their looks."""


def perceive(mind: Mind, context: Context, seen: Sequence[Seen], sights: Sequence[Sight]) -> Outcome | None:
    """Notice the nearest of what is in sight and remember what is new; None when nothing is.

    New is what is not among the last events retained and, for a thing, not how it is known anyway.
    """
    nearest = sorted(seen, key=lambda one: (one.distance, one.place, one.who))[:ATTENTION_BANDWIDTH]
    retained = list(mind.recent_events)
    memories: list[Memory] = []
    events: list[str] = []
    for one in nearest:
        text = describe(mind, one)
        if text in retained or (not one.who and _known_state(mind, one.place) == one.text):
            continue
        retained.append(text)
        events.append(text)
        memories.append(_observation(mind, context, one, text))
    news = tuple(sight for sight in sights if _is_news(mind, sight))
    if not memories and not news:
        return None
    return Outcome(remember=tuple(memories), events=tuple(events), sights=news)


def describe(mind: Mind, one: Seen) -> str:
    """Give an event in words: "Ana Bell is making soup", "piano is being played".

    One who is not known by name is described by looks, and so is whoever else the event names.
    """
    if not one.who:
        return f"{known.object_of(one.place)} is {one.text}"
    text = one.text
    for other, looks in one.named:
        if not knows(mind, other):
            text = text.replace(f"{other}'s", "somebody's").replace(other, looks)
    name = one.who if knows(mind, one.who) else one.looks
    return f"{name} is {text}"


def knows(mind: Mind, who: str) -> bool:
    """Tell whether a person is known by name: oneself, told of by the sheet's seeds, or met in talk."""
    sheet = mind.sheet
    if who == sheet.name or who in mind.relations:
        return True
    return any(who == name for name, _ in sheet.relationships) or who in sheet.learned


def ask_importance(mind: Mind, text: str) -> ModelCall:
    """Ask how much a memory matters, 1..10."""
    return ask(mind, "importance", {"memory": text}, priority=Priority.NOTICE)


def answer_importance(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Store the importance that came back; the least where none came or it is out of range."""
    del mind, context
    _, result = answers(thought)[0]
    node_id = int(str(thought.note("node")))
    if not isinstance(result, Choice) or not 1 <= result.value <= 10:
        return Outcome(rated=((node_id, UNRATED_IMPORTANCE),), failsafes=("importance",))
    return Outcome(rated=((node_id, result.value),))


def _observation(mind: Mind, context: Context, one: Seen, text: str) -> Memory:
    """Give the memory of an event; everyday states of things have a fixed importance."""
    told = Provenance(Source.SEEN, mind.sheet.name)
    if not one.who and rules.is_usual(known.object_of(one.place), one.text, context.banks):
        return Memory(MemoryKind.OBSERVATION, text, told, UNRATED_IMPORTANCE, one.place, perceived=True)
    rating = ask_importance(mind, _TALK.sub(" is talking with somebody", text) if one.who else text)
    return Memory(MemoryKind.OBSERVATION, text, told, 0, one.place, rating=rating, perceived=True)


def _known_state(mind: Mind, place: str) -> str | None:
    return mind.places.arenas.get(known.arena_of(place), {}).get(known.object_of(place))


def _is_news(mind: Mind, sight: Sight) -> bool:
    """Tell whether a sight differs from how the place is known."""
    held = mind.places.arenas.get(sight.arena)
    return held is None or any(held.get(name) != state for name, state in sight.states)
