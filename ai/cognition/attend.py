"""Being where one has promised to be: in time, waiting, late, or not at all, and knowing it.

Looked at every tick by rule; what is noted once is remembered in ``Mind.heeded`` until the
promise is long over.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ai import gametime
from ai.cognition import keeping, rules, spoken
from ai.memory import places as known
from ai.memory import schedule
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.schedule import PROMISE, SLEEP
from ai.mind import Act, EventTriple
from ai.outcome import Memory, Outcome
from ai.prompts import wording

if TYPE_CHECKING:
    from collections.abc import Collection

    from ai.cognition.context import Context
    from ai.memory.schedule import PlanEntry
    from ai.mind import Mind, Promise

LATE_SECONDS = 5 * gametime.MINUTE
"""Game seconds after which one counts as late."""

TALK_SECONDS = 15 * gametime.MINUTE
"""Game seconds before the time at which a talk is broken off for it."""

URGENT_ORIGINS = ("react", "voice", "rule")
"""What is not left for a promise: what had to be seen to, what the inner voice asked for, and the
pause of one who was turned away too often."""

THERE, LATE, OVER = "there", "late", "over"
"""What may have been noted about a promise."""

_IMPORTANCE = {THERE: 4, LATE: 5, OVER: 6}
"""Importance of the memories: being there, being late, having missed it."""

_STEADY = (keeping.PREPARE_MINUTES + 1) * gametime.MINUTE


def is_due(mind: Mind, now: int) -> bool:
    """Tell whether a promise is near enough to be looked after."""
    return any(one.start - _STEADY <= now for one in mind.promises)


def watch(mind: Mind, context: Context, beside: Collection[str] = ()) -> Outcome | None:
    """Notice arriving, waiting, being late and having missed what was promised; None when there is nothing.

    ``beside`` are the names of those who are in the same arena.
    """
    noted = dict(mind.heeded)
    for promise in mind.promises:
        if promise.start - _STEADY > context.now:
            return None
        if _must_go(mind, context, promise):
            assert mind.act is not None
            return Outcome(act=replace(mind.act, end=context.now))
        if keeping.noted(promise, OVER) in noted:
            continue
        found = _looked_after(mind, context, promise, noted, beside)
        if found is not None:
            return found
    return None


def was_there(mind: Mind, promise: Promise) -> bool:
    """Tell whether a promise was kept, as far as the mind knows."""
    return any(what == keeping.noted(promise, THERE) for what, _ in mind.heeded)


def _looked_after(
    mind: Mind, context: Context, promise: Promise, noted: dict[str, int], beside: Collection[str]
) -> Outcome | None:
    """Look after one promise that is near, under way, or over."""
    now, end = context.now, keeping.end_of(promise)
    there = keeping.noted(promise, THERE) in noted
    if now >= end:
        text = "" if there else _missed(mind, promise)
        return _told(mind, promise, OVER, text)
    if _is_at(mind, context, promise):
        if not there and _is_doing(mind) and (now >= promise.start or _has_come(mind)):
            return _told(mind, promise, THERE, _arrived(mind, promise, now))
        return _waiting(mind, promise, now, beside)
    if now >= promise.start + LATE_SECONDS and not there and keeping.noted(promise, LATE) not in noted:
        text = f"{mind.sheet.name} is late for {keeping.event_words(promise)}{keeping.at_place(promise)}"
        return _told(mind, promise, LATE, text)
    return None


def _must_go(mind: Mind, context: Context, promise: Promise) -> bool:
    """Tell whether it is time to leave what one does, as the plan has it; a talk may go on for a while."""
    act, now = mind.act, context.now
    if act is None or act.end <= now or act.origin == PROMISE or act.origin in URGENT_ORIGINS:
        return False
    hour = schedule.entry_at(mind.plan.hours, now)
    if hour is None or hour.origin != PROMISE or now >= keeping.end_of(promise) or not _is_doing(mind):
        return False
    if mind.chat:
        return now >= promise.start - TALK_SECONDS and not _is_at(mind, context, promise)
    return now >= promise.start - _STEADY


def _is_at(mind: Mind, context: Context, promise: Promise) -> bool:
    """Tell whether the resident is where it promised to be; anywhere, where no place was said."""
    if not promise.place:
        return _is_doing(mind)
    return context.here == promise.place or context.here.startswith(f"{promise.place}:")


def _is_doing(mind: Mind) -> bool:
    """Tell whether the resident is awake and not just asleep in that very place."""
    return mind.act is not None and mind.act.activity != wording.ing(SLEEP)


def _has_come(mind: Mind) -> bool:
    """Tell whether the resident is there for what it promised, and not by chance."""
    return mind.act is not None and mind.act.origin == PROMISE


def _waiting(mind: Mind, promise: Promise, now: int, beside: Collection[str]) -> Outcome | None:
    """Wait for the beginning, or for whom one is to meet; whoever gives it has other things to do."""
    act = mind.act
    if act is None or promise.host or act.end <= now:
        return None
    lead, during = keeping.blocks(promise)
    alone = bool(promise.people) and not any(name in beside for name in promise.people)
    event = spoken.thing_of(promise.activity)
    if now < promise.start and act.activity == wording.ing(lead.activity):
        what = f"{keeping.event_words(promise)} to begin" if event else _awaited(promise)
    elif now >= promise.start and alone and not event and act.activity == wording.ing(during.activity):
        what = _awaited(promise)
    elif act.activity == f"waiting for {_awaited(promise)}" and now >= promise.start and not alone:
        return Outcome(
            act=replace(
                act,
                activity=wording.ing(during.activity),
                event=rules.event_of(mind.sheet.name, during.activity),
            )
        )
    else:
        return None
    event_triple = EventTriple(mind.sheet.name, "wait", f"for {what}")
    return Outcome(act=replace(act, activity=f"waiting for {what}", event=event_triple))


def _awaited(promise: Promise) -> str:
    """Give for whom one waits."""
    names = promise.people or ("somebody",)
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]


def _arrived(mind: Mind, promise: Promise, now: int) -> str:
    """Give the words for being there, and how late."""
    what = f"{keeping.event_words(promise)}{keeping.at_place(promise)}"
    late = (now - promise.start) // gametime.MINUTE
    if late * gametime.MINUTE < LATE_SECONDS:
        return f"{mind.sheet.name} is there in time for {what}"
    return f"{mind.sheet.name} came {late} minutes late to {what}"


def _missed(mind: Mind, promise: Promise) -> str:
    """Give the words for having missed something."""
    she = wording.pronouns(mind.sheet.pronoun).subject
    have = "have" if she == "they" else "had"
    what = f"{keeping.event_words(promise)}{keeping.at_place(promise)}"
    if promise.host:
        return f"{mind.sheet.name} was not there for {what}, although {she} gave it"
    return f"{mind.sheet.name} missed {what}, although {she} {have} agreed to {promise.activity}"


def _told(mind: Mind, promise: Promise, what: str, text: str) -> Outcome:
    """Give what is noted about a promise, with the memory of it."""
    until = keeping.end_of(promise) + keeping.KNOWN_SECONDS
    told = Provenance(Source.SEEN, mind.sheet.name, (promise.of,) if promise.of >= 0 else ())
    memory = Memory(MemoryKind.OBSERVATION, text, told, _IMPORTANCE[what], promise.place, perceived=True)
    return Outcome(heed=((keeping.noted(promise, what), until),), remember=(memory,) if text else ())


def held_back(mind: Mind, context: Context, hour: PlanEntry) -> Act | None:
    """Give the wait of one who would come too early: the place of what was promised is still closed.

    None where it is open, or stays closed for the whole of ``hour``.
    """
    arena = known.arena_of(hour.place)
    if hour.origin != PROMISE or not arena or not rules.is_closed(mind, context, arena, context.now):
        return None
    opens = gametime.day_start(gametime.day_of(context.now)) + context.hours[arena][0] * gametime.MINUTE
    following = schedule.entry_at(mind.plan.hours, hour.end)
    last = following.end if following is not None and following.origin == PROMISE else hour.end
    if not context.now < opens < last:
        return None
    name = wording.spoken(known.sector_of(hour.place), mind.sheet)
    words = f"waiting for {name} to open"
    event = EventTriple(mind.sheet.name, "wait", f"for {name} to open")
    return Act(words, context.here, context.now, min(opens, hour.end), "⏳", event, "", PROMISE)
