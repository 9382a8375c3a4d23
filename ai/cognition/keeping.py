"""Keeping promises: fixed blocks of the day's plan, the way there before, and one of two that clash."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from ai import gametime
from ai.calls import ModelCall, Priority
from ai.cognition import rules, spoken
from ai.cognition.context import about, answers, ask, chosen, is_silent
from ai.memory import places as known
from ai.memory import schedule
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.schedule import PROMISE, PlanEntry
from ai.mind import Thought
from ai.outcome import Memory, Outcome
from ai.prompts import wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.cognition.context import Context
    from ai.memory.schedule import Plan
    from ai.mind import Mind, Promise

WALK_MINUTES = 30
"""Minutes before the time at which one sets out: a town is crossed in that."""

PREPARE_MINUTES = 60
"""Minutes that a host takes at the place to get everything ready."""

DECIDED_IMPORTANCE = 7
"""Importance of having given one promise up for another."""

FIRST_BIAS = 600
"""Millinats that speak for what was agreed on first."""

HOST_BIAS = 6000
"""Millinats that speak for what one gives oneself: guests would stand before a closed door."""

WARMTH_BIAS = 150
"""Millinats for each degree of warmth toward whom it was promised to."""


KNOWN_SECONDS = 2 * gametime.DAY
"""Game seconds for which it is known what became of a promise, after its end."""

GIVEN_UP = "given up"
"""What is noted about a promise that was given up for another."""


def noted(promise: Promise, what: str) -> str:
    """Give the key under which ``Mind.heeded`` knows what became of a promise."""
    return f"promise {promise.start} {promise.activity}: {what}"


def end_of(promise: Promise) -> int:
    """Give the game second at which a promise is over."""
    return promise.start + promise.minutes * gametime.MINUTE


def is_same(one: Promise, other: Promise) -> bool:
    """Tell whether two promises speak of the same thing: the same hour, and the same event or place."""
    if one.start >= end_of(other) or other.start >= end_of(one):
        return False
    if one.place and other.place and not _is_near(one.place, other.place):
        return False
    first, second = spoken.thing_of(one.activity), spoken.thing_of(other.activity)
    if first and second:
        return first in second or second in first or rules.overlap(first, second) > 0
    return one.activity == other.activity


def clashes(one: Promise, other: Promise) -> bool:
    """Tell whether nobody can keep both: more than half of the shorter is lost to the other."""
    if one.place and other.place and _is_near(one.place, other.place):
        return False
    shared = min(end_of(one), end_of(other)) - max(one.start, other.start)
    return shared * 2 > min(one.minutes, other.minutes) * gametime.MINUTE


def _is_near(one: str, other: str) -> bool:
    return one == other or one.startswith(f"{other}:") or other.startswith(f"{one}:")


def in_words(promise: Promise) -> str:
    """Give a promise as a memory says it.

    "come to the garden party at Johnson Park, Tuesday February 14 from 3:00 pm to 5:00 pm, with Ana Bell".
    """
    start, end = gametime.clock_words(promise.start), gametime.clock_words(end_of(promise))
    people = f", with {_listed(promise.people)}" if promise.people else ""
    when = f"{gametime.date_words(promise.start)} from {start} to {end}"
    return f"{promise.activity}{at_place(promise)}, {when}{people}"


def at_place(promise: Promise) -> str:
    """Give " at Johnson Park"; empty for a promise without a place, or one that names it anyway."""
    name = known.sector_of(promise.place).partition(":")[2]
    return "" if not name or name.lower() in promise.activity.lower() else f" at {name}"


def event_words(promise: Promise) -> str:
    """Give what a promise is about, to stand after "for": "the garden party", "meeting Bob"."""
    return spoken.event_in(promise.activity) or wording.ing(promise.activity)


def blocks(promise: Promise) -> tuple[PlanEntry, ...]:
    """Give the entries of the plan that keep a promise: the way or the preparation, then the thing itself."""
    event = event_words(promise)
    gives = bool(spoken.event_in(promise.activity))
    if promise.host:
        before = PREPARE_MINUTES, f"get ready for {event}"
        during = promise.activity
    elif gives:
        before = WALK_MINUTES, f"go to {event}"
        during = f"attend {event}"
    else:
        name = known.sector_of(promise.place).partition(":")[2]
        before = WALK_MINUTES, f"go to {wording.with_article(name)}" if name else f"get ready for {event}"
        during = promise.activity
    lead = PlanEntry(
        promise.start - before[0] * gametime.MINUTE, before[0], before[1], promise.place, PROMISE
    )
    return lead, PlanEntry(promise.start, promise.minutes, during, promise.place, PROMISE)


def standing(mind: Mind, promises: Sequence[Promise]) -> tuple[Promise, ...]:
    """Give the promises that the plan is made around: of two that clash, the one that the rule keeps."""
    kept: list[Promise] = []
    for one in sorted(promises, key=lambda each: _claim(mind, each)):
        if not any(clashes(one, other) for other in kept):
            kept.append(one)
    return tuple(sorted(kept, key=lambda one: (one.start, one.activity)))


def _claim(mind: Mind, promise: Promise) -> tuple[int, int, int, int, str]:
    """Give the order in which promises are kept by rule: one's own event, closer people, the older one."""
    return -promise.host, -warmth(mind, promise), promise.made, promise.start, promise.activity


def warmth(mind: Mind, promise: Promise) -> int:
    """Give how warmly a resident feels for the warmest of those to whom it promised."""
    told = [mind.relations[name].warmth for name in promise.people if name in mind.relations]
    return max(told, default=0)


def with_promises(mind: Mind, plan: Plan, promises: Sequence[Promise], now: int) -> Plan:
    """Give the plan of a day with its promises as fixed blocks from ``now`` on; ways give way to events."""
    if not plan.day:
        return plan
    opens, closes = gametime.day_start(plan.day), gametime.day_start(plan.day + 1)
    earliest = max(opens, now - now % gametime.MINUTE)
    made = [blocks(one) for one in standing(mind, promises)]
    for entry in (*(lead for lead, _ in made), *(event for _, event in made)):
        start, end = max(entry.start, earliest), min(entry.end, closes)
        if end - start >= gametime.MINUTE:
            minutes = (end - start) // gametime.MINUTE
            plan = schedule.inserted(plan, replace(entry, start=start, duration_minutes=minutes))
    return plan


def taken_in(mind: Mind, promises: Sequence[Promise], now: int) -> Outcome:
    """Give what follows from having these promises: today's plan around them, and what clashes is decided."""
    plan = with_promises(mind, mind.plan, promises, now)
    outcome = Outcome(promises=tuple(promises))
    if plan != mind.plan:
        outcome = replace(outcome, plan=plan)
        first = next((entry for entry in plan.hours if entry.origin == PROMISE and entry.end > now), None)
        act = mind.act
        if first is not None and act is not None and not mind.chat and act.end > max(first.start, now):
            outcome = replace(outcome, act=replace(act, end=max(first.start, now)))
        if first is not None and first.start <= now and not mind.chat:
            outcome = replace(outcome, drop=("act",))
    return _joined(outcome, _decided(mind, promises, now))


def _decided(mind: Mind, promises: Sequence[Promise], now: int) -> Outcome:
    """Ask which of two new clashing promises is kept; decide at once by rule where nobody answers."""
    del now
    news = [one for one in promises if one not in mind.promises]
    thoughts = []
    for one in news:
        for other in promises:
            if other is one or (other in news and (other.start, other.activity) < (one.start, one.activity)):
                continue
            if clashes(one, other):
                first, second = sorted((one, other), key=lambda each: (each.made, each.start, each.activity))
                notes = (("first", _told(first)), ("second", _told(second)))
                thoughts.append(Thought(0, "plan.keep", "asked", notes, (ask_keep(mind, first, second),)))
    if is_silent(mind):
        dropped = [one for one in promises if one not in standing(mind, promises)]
        memories = [_given_up(mind, one, _winner(mind, one, promises)) for one in dropped]
        left = tuple(one for one in promises if one not in dropped)
        return Outcome(
            promises=left,
            remember=tuple(memories),
            heed=_settled(dropped),
            failsafes=("keep",) * len(thoughts),
        )
    return Outcome(think=tuple(thoughts))


def _winner(mind: Mind, loser: Promise, promises: Sequence[Promise]) -> Promise:
    return next(one for one in standing(mind, promises) if clashes(one, loser))


def ask_keep(mind: Mind, first: Promise, second: Promise) -> ModelCall:
    """Ask which of two promises for one time is kept; ``first`` was agreed on first."""
    options = tuple(f"{one.activity}{at_place(one)}" for one in (first, second))
    if options[0] == options[1]:
        options = tuple(in_words(one) for one in (first, second))
    bias = tuple(
        HOST_BIAS * one.host + WARMTH_BIAS * warmth(mind, one) + FIRST_BIAS * (one is first)
        for one in (first, second)
    )
    slots = about(mind, first=options[0], second=options[1])
    return ask(mind, "keep", slots, options=options, bias=bias, priority=Priority.PLAN)


def answer_keep(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Give one promise up for the other, remember why, and rebuild today's plan."""
    pair = [_found(mind, cast("tuple[int, str, str]", thought.note(name))) for name in ("first", "second")]
    first, second = pair
    if first is None or second is None:
        return Outcome()
    call, result = answers(thought)[0]
    index = chosen(call, result)
    ruled = first if _claim(mind, first) <= _claim(mind, second) else second
    winner = ruled if index is None else (first, second)[index]
    loser = second if winner is first else first
    left = tuple(one for one in mind.promises if one is not loser)
    outcome = taken_in(mind, left, context.now)
    return _joined(
        outcome,
        Outcome(
            remember=(_given_up(mind, loser, winner),),
            heed=_settled([loser]),
            failsafes=("keep",) if index is None else (),
        ),
    )


def _settled(dropped: Sequence[Promise]) -> tuple[tuple[str, int], ...]:
    """Give what is noted about promises that were given up."""
    return tuple((noted(one, GIVEN_UP), end_of(one) + KNOWN_SECONDS) for one in dropped)


def _given_up(mind: Mind, loser: Promise, winner: Promise) -> Memory:
    """Give the memory of a decision between two promises, with its reason."""
    she = wording.pronouns(mind.sheet.pronoun).subject
    if winner.host:
        why = f"{she} gives it"
    elif warmth(mind, winner) > warmth(mind, loser):
        why = f"{_listed(winner.people)} {'are' if len(winner.people) > 1 else 'is'} closer to {_them(mind)}"
    elif winner.made < loser.made:
        why = f"{she} had agreed to it first"
    else:
        why = f"it matters more to {_them(mind)}"
    text = (
        f"{mind.sheet.name} decided not to {in_words(loser)}, but to {winner.activity}{at_place(winner)} "
        f"at that time, because {why}"
    )
    of = tuple(one.of for one in (loser, winner) if one.of >= 0)
    return Memory(MemoryKind.PLAN, text, Provenance(Source.PLAN, mind.sheet.name, of), DECIDED_IMPORTANCE)


def _them(mind: Mind) -> str:
    return wording.pronouns(mind.sheet.pronoun).object


def _told(promise: Promise) -> tuple[int, str, str]:
    return promise.start, promise.activity, promise.place


def _found(mind: Mind, noted: tuple[int, str, str]) -> Promise | None:
    """Give the promise that a thought speaks of, as long as it is one."""
    return next((one for one in mind.promises if _told(one) == tuple(noted)), None)


def _listed(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)


def _joined(outcome: Outcome, more: Outcome) -> Outcome:
    """Give both outcomes as one; the promises of ``more`` count where it has some."""
    return replace(
        outcome,
        remember=(*outcome.remember, *more.remember),
        think=(*outcome.think, *more.think),
        failsafes=(*outcome.failsafes, *more.failsafes),
        heed=(*outcome.heed, *more.heed),
        promises=outcome.promises if more.promises is None else more.promises,
    )
