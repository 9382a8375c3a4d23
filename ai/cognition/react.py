"""Reacting to things: what is not as it should be is dealt with, and then life goes on (paper, 4.3.1).

Hard rules first (everyday states, what has been decided about, sleep, talk), then one scored call:
urgent or normal. What is urgent is dealt with as the bank of remedies says for this kind of thing and
state, or as the inner voice does; where several remedies fit, the model chooses. The act changes at
once, and the plan is rebuilt from this moment: tools are fetched, the thing is seen to, it is wiped up
after, and what was interrupted is done again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ai.calls import ModelCall, Priority
from ai.cognition import compose, rules
from ai.cognition.context import about, answers, ask, chosen, is_silent, was_late
from ai.cognition.remedies import (
    FETCH,
    REACT,
    Fault,
    act_of,
    has_signs,
    heard,
    is_known,
    is_loud,
    remedies,
    tools_at,
)
from ai.memory import places as known
from ai.memory import schedule
from ai.memory.schedule import PROMISE, SLEEP, PlanEntry
from ai.mind import Act, Thought
from ai.outcome import Outcome
from ai.prompts import wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.banks import Remedy
    from ai.cognition.context import Context
    from ai.cognition.perceive import Seen
    from ai.memory.schedule import Plan
    from ai.mind import Mind

URGENT = ("urgent", "normal")
"""What a thing's state may be to one who sees it; the first is acted upon."""

FETCH_MINUTES = 3
AFTER_MINUTES = 5
"""Minutes for the tools and for the wiping up; the ways are walked in extra time."""

DELAY_MINUTES = 3
"""Minutes by which what follows is put off, again and again, while one is still on the way."""

LAST_SECONDS = 60
"""In the last game seconds of dealing with something the fault ends."""

LEAST_AGAIN = 10
"""Minutes that what was interrupted is gone on with at least; less is not worth it."""

NORMAL_SECONDS = 4 * 3600
"""How long a state that was found normal is not decided about again."""

URGENT_SECONDS = 1800
"""How long after the planned end a state that was dealt with is left alone, should it persist."""

DANGER_BIAS = 1500
"""Millinats by which a danger is taken for urgent rather than normal."""

FAULT_BIAS = 800
"""Millinats for what the bank knows as a fault of the thing."""

VOICE_BIAS = 3000
"""Millinats by which the inner voice's own words are preferred: they are a directive."""

FIXED = ("voice", PROMISE)
"""Origins of plan entries that what is done again does not push away."""


def begin(mind: Mind, context: Context, seen: Sequence[Seen], *, asleep: bool = False) -> Outcome | None:
    """Decide about the nearest of the things in sight that asks for it; None when none does.

    Who sleeps heeds what is loud only, and who talks too.
    """
    if _is_busy(mind):
        return None
    for one in sorted(seen, key=lambda thing: (thing.distance, thing.place)):
        fault = Fault(one.place, one.text)
        if one.who or not _asks(mind, context, fault):
            continue
        if (asleep or mind.chat) and not is_loud(fault, context):
            continue
        if is_silent(mind):
            return replace(
                _decided(mind, context, fault, urgent=_by_rule(fault, context)), failsafes=("urgent",)
            )
        call = ask_urgent(mind, context, fault)
        return Outcome(think=(Thought(0, REACT, "urgent", _notes(fault), (call,)),))
    return None


def ask_urgent(mind: Mind, context: Context, fault: Fault) -> ModelCall:
    """Ask whether what is seen of a thing has to be dealt with now."""
    doing = mind.act.activity if mind.act is not None else "looking around"
    event = f"{wording.with_article(known.object_of(fault.place))} is {fault.state}"
    slots = about(mind, doing=doing, event=event)
    lead = DANGER_BIAS if is_loud(fault, context) else FAULT_BIAS if is_known(fault, context) else 0
    bias = (lead, 0) if lead else ()
    return ask(mind, "urgent", slots, options=URGENT, bias=bias, priority=Priority.REACT)


def ask_remedy(mind: Mind, fault: Fault, texts: Sequence[str], *, told: bool) -> ModelCall:
    """Ask how to deal with it; the last option is the inner voice's where ``told``."""
    event = f"{wording.with_article(known.object_of(fault.place))} is {fault.state}"
    bias = (*(0 for _ in texts[1:]), VOICE_BIAS) if told else ()
    slots = about(mind, event=event)
    return ask(mind, "remedy", slots, options=tuple(texts), bias=bias, priority=Priority.REACT)


def answer(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Go on with whether, and then with how."""
    fault = Fault(str(thought.note("place")), str(thought.note("state")))
    call, result = answers(thought)[0]
    index = chosen(call, result)
    failed = (call.kind,) if index is None else ()
    if thought.stage == "urgent":
        urgent = _by_rule(fault, context) if index is None else index == 0
        outcome = _decided(mind, context, fault, urgent=urgent, alone=was_late(thought))
    else:
        choices = remedies(mind, context, fault)
        outcome = _followed(mind, context, fault, choices[min(index or 0, len(choices) - 1)])
    return replace(outcome, failsafes=(*failed, *outcome.failsafes))


def ends_fault(act: Act, now: int) -> bool:
    """Tell whether an act at a thing has dealt with its fault: in its last minute, tools in hand."""
    return (
        act.origin == REACT
        and not act.activity.startswith(wording.ing(FETCH))
        and act.end - now <= LAST_SECONDS
    )


def delayed(mind: Mind) -> Outcome:
    """Put off what follows, for one who is still on the way to where it deals with something."""
    assert mind.act is not None, "only acts are on the way"
    shift = DELAY_MINUTES * 60
    act = replace(mind.act, end=mind.act.end + shift)
    current = schedule.entry_at(mind.plan.steps, mind.act.end - 1)
    hour = schedule.entry_at(mind.plan.hours, mind.act.end - 1)
    if current is None or hour is None or current.origin != REACT or hour.origin != REACT:
        return Outcome(act=act)
    following = [step for step in mind.plan.steps if step.start >= current.end]
    longer = replace(current, duration_minutes=current.duration_minutes + DELAY_MINUTES)
    kept = schedule.before(mind.plan.steps, current.start)
    again = schedule.entry_at(mind.plan.hours, hour.end)
    plan = schedule.inserted(mind.plan, replace(hour, start=hour.end, duration_minutes=DELAY_MINUTES))
    if again is not None and again.activity != SLEEP:
        limit = _limit(mind.plan, again.end)
        plan = _put(plan, replace(again, start=hour.end + shift), limit)
    moved = [replace(step, start=step.start + shift) for step in following]
    return Outcome(act=act, plan=replace(plan, steps=(*kept, longer, *_within(plan, moved))))


def settled(mind: Mind, context: Context) -> Outcome | None:
    """Go on with life when one sees that another has dealt with what one came for; else None."""
    coming = [step for step in mind.plan.steps if step.origin == REACT and step.end > context.now]
    named = [hour.activity for hour in mind.plan.hours if hour.origin == REACT] if coming else []
    ending = next((step for step in coming if step.activity in named), None)
    if ending is None or ending.end - context.now <= LAST_SECONDS:
        return None
    if context.here != known.arena_of(ending.place):
        return None
    name = known.object_of(ending.place)
    state = mind.places.arenas.get(known.arena_of(ending.place), {}).get(name, "")
    if not rules.is_usual(name, state, context.banks):
        return None
    cut = context.now - context.now % 60
    following = next((one for one in mind.plan.hours if one.start >= cut and one.origin != REACT), None)
    plan = replace(mind.plan, steps=schedule.before(mind.plan.steps, cut))
    if following is not None:
        minutes = (following.end - cut) // 60
        plan = schedule.inserted(plan, replace(following, start=cut, duration_minutes=minutes))
    act = None if mind.act is None else replace(mind.act, end=context.now)
    return Outcome(plan=plan, act=act, drop=("act",))


def _is_busy(mind: Mind) -> bool:
    """Tell whether the resident deals with something already, or is deciding whether to."""
    dealing = mind.act is not None and mind.act.origin == REACT
    return dealing or any(thought.kind == REACT for thought in mind.pending.values())


def _asks(mind: Mind, context: Context, fault: Fault) -> bool:
    """Tell whether a state has to be decided about: none of everyday life, and not decided about yet."""
    if rules.is_usual(known.object_of(fault.place), fault.state, context.banks):
        return False
    key = _key(fault)
    return not any(what == key and until > context.now for what, until in mind.heeded)


def _key(fault: Fault) -> str:
    """Give what is heeded: this thing in this state."""
    return f"{fault.place} is {fault.state}"


def _notes(fault: Fault) -> tuple[tuple[str, object], ...]:
    return (("place", fault.place), ("state", fault.state))


def _by_rule(fault: Fault, context: Context) -> bool:
    """Decide without a model: urgent is what the bank knows as a fault, or has a remedy for."""
    return is_known(fault, context) or any(
        one.signs and has_signs(one, fault) for one in context.banks.remedies
    )


def _decided(mind: Mind, context: Context, fault: Fault, *, urgent: bool, alone: bool = False) -> Outcome:
    """Heed what is normal; for what is urgent, choose a remedy."""
    if not urgent:
        return Outcome(heed=((_key(fault), context.now + NORMAL_SECONDS),))
    choices = remedies(mind, context, fault)
    if len(choices) == 1 or alone or is_silent(mind):
        return _followed(mind, context, fault, choices[0])
    told = bool(heard(mind, context, fault))
    call = ask_remedy(mind, fault, [one.text for one in choices], told=told)
    return Outcome(think=(Thought(0, REACT, "remedy", _notes(fault), (call,)),))


def _followed(mind: Mind, context: Context, fault: Fault, remedy: Remedy) -> Outcome:
    """Rebuild the plan from now: the remedy's steps, then what was interrupted, again."""
    steps = _steps(mind, context, fault, remedy)
    end = steps[-1].end
    interrupted = schedule.entry_at(mind.plan.hours, context.now)
    dealing = PlanEntry(steps[0].start, (end - steps[0].start) // 60, remedy.text, fault.place, REACT)
    plan = schedule.inserted(mind.plan, dealing)
    moved: Sequence[PlanEntry] = ()
    if interrupted is not None and interrupted.activity != SLEEP and interrupted.origin != REACT:
        again, moved = _again(mind, context, fault, interrupted, end)
        if again.duration_minutes >= LEAST_AGAIN:
            plan = _put(plan, again, _limit(mind.plan, interrupted.end))
    plan = replace(plan, steps=(*plan.steps, *steps, *_within(plan, moved)))
    first = act_of(mind, context, steps[0])
    return Outcome(
        remember=compose.memories(mind, (dealing, *steps[:-1]), compose.CHUNK_IMPORTANCE),
        plan=plan,
        act=first,
        drop=("act",),
        heed=((_key(fault), end + URGENT_SECONDS),),
    )


def _steps(mind: Mind, context: Context, fault: Fault, remedy: Remedy) -> tuple[PlanEntry, ...]:
    """Give the steps of a remedy from this minute on: fetch the tools, do it, tidy up after."""
    start = context.now - context.now % 60
    tools = tools_at(mind, context, fault, remedy)
    told = []
    if tools:
        told.append((FETCH_MINUTES, f"{FETCH} {remedy.tools}", tools))
    told.append((remedy.minutes, remedy.text, fault.place))
    if remedy.after:
        told.append((AFTER_MINUTES, remedy.after, fault.place))
    made = []
    for minutes, activity, place in told:
        made.append(PlanEntry(start, minutes, activity, place, REACT))
        start = made[-1].end
    return tuple(made)


def _again(
    mind: Mind, context: Context, fault: Fault, hour: PlanEntry, end: int
) -> tuple[PlanEntry, tuple[PlanEntry, ...]]:
    """Give the interrupted hour as it is taken up at ``end``, and its steps.

    What had to do with the thing, being in the same room, begins with the interrupted step anew; the
    rest is gone on with.
    """
    step = schedule.entry_at(mind.plan.steps, context.now)
    at_it = mind.act is not None and known.arena_of(mind.act.place) == known.arena_of(fault.place)
    if step is None or not at_it:
        cut = context.now - context.now % 60
        left = [one for one in schedule.after(mind.plan.steps, cut) if one.start < hour.end]
    else:
        cut = step.start
        left = [one for one in mind.plan.steps if step.start <= one.start < hour.end]
    start = max(hour.start, cut)
    again = replace(hour, start=end, duration_minutes=max(0, (hour.end - start) // 60))
    return again, tuple(replace(one, start=one.start + end - start) for one in left)


def _limit(plan: Plan, start: int) -> int:
    """Give the first moment from ``start`` on that is not free to be pushed away."""
    return min(
        (one.start for one in plan.hours if one.start >= start and one.origin in FIXED), default=1 << 62
    )


def _put(plan: Plan, entry: PlanEntry, limit: int) -> Plan:
    """Put an entry into the plan, cut at ``limit``."""
    minutes = (min(entry.end, limit) - entry.start) // 60
    return schedule.inserted(plan, replace(entry, duration_minutes=minutes)) if minutes > 0 else plan


def _within(plan: Plan, steps: Sequence[PlanEntry]) -> tuple[PlanEntry, ...]:
    """Give those of the moved steps that still fall into the hour with which they begin."""
    if not steps:
        return ()
    hour = schedule.entry_at(plan.hours, steps[0].start)
    kept = [step for step in steps if hour is not None and step.start < hour.end]
    return tuple(kept)
