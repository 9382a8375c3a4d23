"""Background asks: vectors for new memories, and what comes of a refusal by the town."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ai.calls import Mode, Priority
from ai.cognition import perceive
from ai.cognition.retrieve import ask_embeddings
from ai.memory import places as known
from ai.memory import schedule
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.schedule import SLEEP, PlanEntry
from ai.memory.stream import UNRATED
from ai.mind import Act, EventTriple, Thought
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

WAITING = "waiting for a moment"
"""What a stuck resident does first."""

WAIT_MINUTES = 10


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
        for node in mind.stream.kept()
        if mind.stream.importance[node.id] == UNRATED
    )
    return Outcome(think=thoughts)


def refused(mind: Mind, context: Context, place: str, reason: str, *, cooldown: int) -> Outcome:
    """Take note that the town refused ``place`` with ``reason`` (a clause), and try something else.

    The place, and that to which the way led, are shunned for ``cooldown`` game seconds. After three
    refusals in a row the resident plans the rest of the hour anew.
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
    goal = place if mind.act is None else mind.act.place or place
    until = context.now + cooldown
    shun = tuple(dict.fromkeys(((place, until), (goal, until))))
    if mind.refusals + 1 >= STUCK_REFUSALS:
        return replace(replan(mind, context), remember=(memory,), shun=shun)
    cut = context.now - context.now % 60
    return Outcome(
        remember=(memory,),
        shun=shun,
        refusals=mind.refusals + 1,
        plan=replace(mind.plan, steps=schedule.before(mind.plan.steps, cut)),
        act=None if mind.act is None else replace(mind.act, end=context.now),
        drop=("act",),
    )


def replan(mind: Mind, context: Context) -> Outcome:
    """Plan the rest of the hour anew, for one who is stuck: rest at home after a moment's wait.

    The wait is spent where the resident is, so that no way can be barred.
    """
    hour = schedule.entry_at(mind.plan.hours, context.now)
    cut = context.now - context.now % 60
    plan = replace(mind.plan, steps=schedule.before(mind.plan.steps, cut))
    left = 0 if hour is None else (hour.end - cut) // 60 - WAIT_MINUTES
    if hour is not None and hour.activity != SLEEP and left > 0:
        rest = PlanEntry(cut + WAIT_MINUTES * 60, min(left, 60), REST, mind.sheet.home, "rule")
        plan = schedule.inserted(mind.plan, rest)
    wait = Act(
        WAITING,
        context.here,
        context.now,
        cut + WAIT_MINUTES * 60,
        event=EventTriple(mind.sheet.name, "wait", ""),
        origin="rule",
    )
    return Outcome(plan=plan, act=wait, drop=("act",), refusals=0)


def _name(place: str) -> str:
    """Give the words for a place in an observation."""
    return known.object_of(place) or place.rpartition(":")[2]
