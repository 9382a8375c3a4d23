"""The inner voice: what is whispered is remembered, and today's plan is rebuilt around it.

Paper, section 3: told by the inner voice, a resident is likely to treat it as a directive.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from ai import gametime
from ai.calls import Mode, ModelCall, Priority
from ai.cognition import compose, rules, where
from ai.cognition.context import activity_of, answers, ask, chosen, is_silent, was_late, written
from ai.memory import schedule
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.schedule import PlanEntry
from ai.mind import Thought
from ai.outcome import Memory, Outcome
from ai.prompts import placing
from ai.prompts.identity import identity

if TYPE_CHECKING:
    from ai.cognition.context import Context
    from ai.mind import Mind

VOICE_IMPORTANCE = 9
"""Importance of what the inner voice says (fixed by rule: it is meant to be acted upon)."""

DIRECTIVE_MINUTES = 60
"""Minutes that a directive takes, unless it is over sooner."""

SAMPLES = 4
"""Texts written to turn a voice into an activity."""

DONE_THERE = 2
"""How ``placing.named`` says that an activity is done at a place that it names."""

LONGEST_VOICE = 300
"""Characters of a whisper that are kept."""

_OPENING = re.compile(
    r"^(?:please|now|hey|listen|really|just|perhaps|maybe"
    r"|you (?:really )?(?:should|must|need to|have to|ought to|want to|will|could|can)"
    r"|you are (?:going|about) to|you're going to|you'd better|you had better|i want you to|i want to"
    r"|i will|i should|i must|i need to|i am going to|i'm going to|why not|why don't you|let's|let us"
    r"|try to|begin to|start to|it is time to|it's time to|go and|remember to|don't forget to|decide to"
    r"|be sure to)"
    r"\b[ ,:]*",
    re.IGNORECASE,
)
_BEGUN = re.compile(r"(?:begin|start) (?:to |\w+ing\b)", re.IGNORECASE)
"""How a written activity begins that only says that one begins."""

_AT = re.compile(r"\b(?:at|from) (\d{1,2})(?::(\d{2}))? ?(am|pm)\b|\bat (noon)\b", re.IGNORECASE)


def hear(mind: Mind, context: Context, text: str) -> Outcome:
    """Remember what the inner voice says and ask what it means one should do."""
    said = " ".join(text.split())[:LONGEST_VOICE]
    if not said:
        return Outcome()
    told = Provenance(Source.VOICE, mind.sheet.name)
    memory = Memory(
        MemoryKind.OBSERVATION,
        _told(mind, said),
        told,
        VOICE_IMPORTANCE,
        perceived=True,
    )
    if is_silent(mind):
        outcome = _followed(mind, context, said, by_rule(said), "")
        return Outcome(
            remember=(memory, *outcome.remember),
            plan=outcome.plan,
            drop=outcome.drop,
            act=outcome.act,
            failsafes=("directive",),
        )
    thought = Thought(0, "voice", "heard", (("said", said),), (ask_directive(mind, said),))
    return Outcome(remember=(memory,), think=(thought,))


def ask_directive(mind: Mind, said: str) -> ModelCall:
    """Ask what activity the inner voice speaks of."""
    sheet = mind.sheet
    slots = {"identity": identity(sheet), "name": sheet.name, "pronoun": sheet.pronoun, "voice": said}
    return ask(mind, "directive", slots, mode=Mode.WRITE, n=SAMPLES, priority=Priority.PLAYER)


def answer_voice(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Turn the voice into an activity, then into a place, then into the plan from now on."""
    said = str(thought.note("said"))
    if thought.stage == "placed":
        activity = str(thought.note("activity"))
        sectors = cast("tuple[str, ...]", thought.note("sectors"))
        call, result = answers(thought)[0]
        index = chosen(call, result)
        place = sectors[0 if index is None else index]
        outcome = _followed(mind, context, said, activity, place)
        return outcome if index is not None else _counted(outcome, "sector")
    call, result = answers(thought)[0]
    activity = _faithful(written(result) or (), said)
    failed = not activity
    activity = activity or by_rule(said)
    moment = starts_at(said, context.now)
    placed = _with_place(mind, activity, said)
    sectors = where.sectors_for(mind, context, placed, here=context.here, moment=moment)
    if len(sectors) > 1 and not was_late(thought):
        asked = where.ask_sector(mind, placed, sectors, here=context.here, priority=Priority.PLAYER)
        notes = (("said", said), ("activity", activity), ("sectors", sectors))
        return Outcome(
            think=(Thought(0, "voice", "placed", notes, (asked,)),),
            failsafes=("directive",) if failed else (),
        )
    outcome = _followed(mind, context, said, activity, sectors[0])
    return _counted(outcome, "directive") if failed else outcome


def by_rule(said: str) -> str:
    """Give the activity that a voice speaks of, by cutting how it addresses the listener."""
    text = re.split(r"(?<=[.!?])\s", said, maxsplit=1)[0].strip("\"'.!? ")
    while True:
        shorter = _OPENING.sub("", text).strip(" ,:")
        if shorter == text:
            break
        text = shorter
    activity = activity_of(text[:90])
    return activity or "think about what the inner voice said"


def starts_at(said: str, now: int) -> int:
    """Give the game second that a voice names for later today; ``now`` when it names none."""
    match = _AT.search(said)
    if match is None:
        return now
    hour = 12 if match.group(4) else int(match.group(1)) % 12 + 12 * (match.group(3).lower() == "pm")
    minute = int(match.group(2) or 0)
    moment = gametime.day_start(gametime.day_of(now)) + hour * gametime.HOUR + minute * gametime.MINUTE
    return moment if moment > now and minute < 60 else now


def _faithful(texts: tuple[str, ...], said: str) -> str:
    """Give the written activity that keeps most of the voice's words; empty when none keeps any.

    "Start painting" is painting: of such a text the rule keeps what is begun.
    """
    scored = [(-rules.overlap(said, text), place) for place, text in enumerate(texts)]
    best = min(scored, default=(0, 0))
    activity = texts[best[1]] if best[0] < 0 else ""
    return by_rule(said) if _BEGUN.match(activity) else activity


def _with_place(mind: Mind, activity: str, said: str) -> str:
    """Give the words that say where it is done: the activity's, or the voice's if only they name a place."""
    own = by_rule(said)
    kept = any(placing.named(activity, arena) == DONE_THERE for arena in mind.places.arenas)
    told = any(placing.named(own, arena) == DONE_THERE for arena in mind.places.arenas)
    return own if told and not kept else activity


def _followed(mind: Mind, context: Context, said: str, activity: str, place: str) -> Outcome:
    """Rebuild today's plan around the directive: the past is kept, the rest gives way to it."""
    start = starts_at(said, context.now)
    place = place or where.sectors_for(mind, context, activity, here=context.here, moment=start)[0]
    entry = PlanEntry(start - start % 60, DIRECTIVE_MINUTES, activity, place, "voice")
    plan = schedule.inserted(mind.plan, entry)
    starting = start == context.now
    act = mind.act
    if starting and act is not None and act.end > context.now:
        act = replace(act, end=context.now)
    return Outcome(
        remember=_of_the_voice(mind, said, compose.memories(mind, [entry], compose.CHUNK_IMPORTANCE)),
        plan=plan,
        act=act if starting else None,
        drop=("act",) if starting else (),
    )


def _told(mind: Mind, said: str) -> str:
    """Give what is remembered of a whisper."""
    return f"{mind.sheet.name}'s inner voice said: {said}"


def _of_the_voice(mind: Mind, said: str, memories: tuple[Memory, ...]) -> tuple[Memory, ...]:
    """Give the plans with the whisper that they come from, so that they are forgotten with it.

    Where it is remembered in the same breath, it gets the next id.
    """
    nodes = mind.stream.nodes
    told = _told(mind, said)
    of = next((node.id for node in reversed(nodes) if node.text == told), len(nodes))
    return tuple(replace(memory, provenance=replace(memory.provenance, of=(of,))) for memory in memories)


def _counted(outcome: Outcome, kind: str) -> Outcome:
    """Give the outcome with one more fail-safe counted."""
    return replace(outcome, failsafes=(*outcome.failsafes, kind))
