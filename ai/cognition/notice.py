"""Background asks: vectors for new memories, and what comes of a refusal by the town."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ai.calls import Mode, Priority
from ai.cognition import perceive, rules
from ai.cognition.retrieve import ask_embeddings
from ai.memory import places as known
from ai.memory import schedule
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.schedule import PlanEntry
from ai.memory.stream import UNRATED
from ai.mind import Thought
from ai.outcome import Memory, Outcome

if TYPE_CHECKING:
    from ai.cognition.context import Context
    from ai.mind import Mind

EMBED_MOST = 32
"""Texts whose vectors are asked for at a time."""

STUCK_REFUSALS = 3
"""Refusals in a row after which a resident plans anew instead of trying on."""

REST = "rest at home"
"""What a stuck resident does for the rest of the hour."""


def begin_embedding(mind: Mind, context: Context) -> Outcome | None:
    """Ask for the vectors of memories that have none; None when there are none, or some are asked for."""
    if any(thought.kind == "notice.embed" for thought in mind.pending.values()):
        return None
    missing = mind.stream.without_vector(context.vectors, EMBED_MOST)
    if not missing:
        return None
    asked = frozenset(
        text
        for thought in mind.pending.values()
        for call in thought.asks
        if call.mode == Mode.EMBED
        for text in call.options
    )
    texts = [text for text in missing if text not in asked]
    calls = ask_embeddings(mind, context, texts, priority=Priority.NOTICE)
    return Outcome(think=(Thought(0, "notice.embed", "embedded", (), calls),)) if calls else None


def answer_embedding(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Give nothing: the vectors went into the town's table when they came."""
    del mind, context, thought
    return Outcome()


def begin_rating(mind: Mind) -> Outcome:
    """Ask for the importance of every memory that has none, as for the seeds when a run begins."""
    thoughts = tuple(
        Thought(
            0,
            "notice.importance",
            "rated",
            (("node", node.id),),
            (perceive.ask_importance(mind, node.text),),
        )
        for node in mind.stream.nodes
        if mind.stream.importance[node.id] == UNRATED
    )
    return Outcome(think=thoughts)


def refused(mind: Mind, context: Context, place: str, reason: str, *, cooldown: int) -> Outcome:
    """Take note that the town refused ``place`` with ``reason`` (a clause), and try something else.

    The place is shunned for ``cooldown`` game seconds. After three refusals in a row the resident
    plans the rest of the hour anew.
    """
    text = f"{mind.sheet.name} could not go on at {_name(place)}: {reason}"
    memory = Memory(
        MemoryKind.OBSERVATION,
        text,
        Provenance(Source.SEEN, mind.sheet.name),
        0,
        place,
        rating=perceive.ask_importance(mind, text),
        perceived=True,
    )
    count = mind.refusals + 1
    cut = context.now - context.now % 60
    plan = replace(mind.plan, steps=schedule.before(mind.plan.steps, cut))
    if count >= STUCK_REFUSALS:
        plan = _resting(mind, context)
    return Outcome(
        remember=(memory,),
        shun=((place, context.now + cooldown),),
        refusals=0 if count >= STUCK_REFUSALS else count,
        plan=plan,
        act=None if mind.act is None else replace(mind.act, end=context.now),
        drop=("act",),
    )


def replan(mind: Mind, context: Context) -> Outcome:
    """Plan the rest of the hour anew, for one who is stuck."""
    return Outcome(plan=_resting(mind, context), drop=("act",), refusals=0)


def _resting(mind: Mind, context: Context) -> schedule.Plan:
    """Give the plan with rest at home, or wherever one is if the way there is barred, for this hour."""
    hour = schedule.entry_at(mind.plan.hours, context.now)
    cut = context.now - context.now % 60
    minutes = 30 if hour is None else max(1, (hour.end - cut) // 60)
    home = mind.sheet.home
    if context.here and rules.is_shunned(mind, home, context.now):
        home = context.here
    return schedule.inserted(mind.plan, PlanEntry(cut, min(minutes, 60), REST, home, "rule"))


def _name(place: str) -> str:
    """Give the words for a place in an observation."""
    return known.object_of(place) or place.rpartition(":")[2]
