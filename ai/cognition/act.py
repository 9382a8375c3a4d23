"""The next act: the hour in steps, the arena and the object, its picture and its state (paper, 5.1).

Two chains. "act.hour" runs once for each hour of the plan: its steps, and sector and arena where
they are open. "act.step" runs for each step: object and picture, then the object's state where its
kind has several. Each answer that does not come is replaced by the rule's choice.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, cast

from ai.calls import Mode, ModelCall, Priority
from ai.cognition import attend, compose, hoursteps, remedies, rules, where
from ai.cognition.context import about, answers, ask, chosen, in_full, is_silent, was_late
from ai.memory import places as known
from ai.memory import schedule
from ai.memory.schedule import SLEEP, PlanEntry
from ai.mind import Act, Thought
from ai.outcome import Memory, Outcome
from ai.prompts import placing, wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.cognition.context import Context
    from ai.mind import Mind

WIDE = "hour"
"""The origin of acts that are what is left of an everyday hour, in one."""

LONGEST_STEP = 15
"""Minutes of the longest act that is a step of an hour."""

SAMPLES = 2
"""Lines of steps written where the model writes."""


def begin_act(mind: Mind, context: Context, *, alone: bool = False) -> Outcome:
    """Find the next act in the plan; ask what is still open about it, or give it at once.

    ``alone`` asks nothing: everything is decided by rule, as when the model is silent.
    """
    alone = alone or is_silent(mind)
    hour = schedule.entry_at(mind.plan.hours, context.now)
    assert hour is not None, "hours tile the day"
    if hour.activity == SLEEP:
        return Outcome(act=_sleeping(mind, context, hour), drop=("act",))
    early = attend.held_back(mind, context, hour)
    if early is not None:
        return Outcome(act=early, drop=("act",))
    step = schedule.entry_at(mind.plan.steps, context.now)
    if step is not None and not rules.is_shunned(mind, step.place, context.now):
        return _begin_step(mind, context, step, alone=alone)
    asked = _Asked() if alone else ask_hour(mind, context, hour)
    if not asked.calls:
        arena = asked.arenas[0] if asked.arenas else _by_rule(mind, context, hour)
        return _finish_hour(mind, context, hour, arena, asked.steps, alone=alone)
    notes = (
        ("hour", hour.start),
        ("steps", asked.steps),
        ("sectors", asked.sectors),
        ("arenas", asked.arenas),
    )
    return Outcome(think=(Thought(0, "act.hour", "placed", notes, asked.calls),), drop=("act",))


class _Asked(NamedTuple):
    """What is open about an hour, and the calls that ask for it; where one is left it is decided."""

    calls: tuple[ModelCall, ...] = ()
    steps: tuple[str, ...] = ()
    sectors: tuple[str, ...] = ()
    arenas: tuple[str, ...] = ()


def ask_hour(mind: Mind, context: Context, hour: PlanEntry) -> _Asked:
    """Ask for an hour's steps and, where several are open, for its sector or arena."""
    steps = hoursteps.candidates_of(mind, context, hour)
    calls: tuple[ModelCall, ...] = ()
    if is_wide(context, hour):
        steps = (hour.activity,)
    elif context.methods.get("steps") == Mode.WRITE:
        slots = in_full(mind, activity=hour.activity)
        calls = (ask(mind, "steps", slots, mode=Mode.WRITE, n=SAMPLES),)
    elif len(steps) > 1:
        slots = about(mind, identity="", activity=hour.activity)
        calls = (ask(mind, "steps", slots, options=steps),)
    place = _place_of(mind, context, hour)
    sectors: tuple[str, ...] = ()
    if not place:
        sectors = where.sectors_for(mind, context, hour.activity, here=context.here)
        place = sectors[0]
    if len(sectors) > 1:
        call = where.ask_sector(mind, hour.activity, sectors, here=context.here, priority=Priority.ACT)
        return _Asked((*calls, call), steps, sectors)
    arenas = _arenas(mind, context, hour, place)
    if len(arenas) > 1:
        calls = (
            *calls,
            where.ask_arena(mind, hour.activity, arenas, here=context.here, priority=Priority.ACT),
        )
    return _Asked(calls, steps, sectors, arenas)


def answer_act(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Continue either chain with whatever came back."""
    if thought.kind == "act.hour":
        return _answer_hour(mind, context, thought)
    if thought.stage == "used":
        return _answer_step(mind, context, thought)
    return _answer_state(mind, context, thought)


def _answer_hour(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Decompose the hour where it takes place; ask for the arena of a sector that was chosen now."""
    hour = schedule.entry_at(mind.plan.hours, context.now)
    if hour is None or hour.start != thought.note("hour"):
        return begin_act(mind, context)
    steps, sectors, arenas = (
        cast("tuple[str, ...]", thought.note(name)) for name in ("steps", "sectors", "arenas")
    )
    sector, arena = (options[0] if options else "" for options in (sectors, arenas))
    failed: list[str] = []
    for call, result in answers(thought):
        if call.kind == "steps":
            told = hoursteps.told(call, result, hour, context)
            steps = told or steps
            failed += [] if told else ["steps"]
            continue
        index = chosen(call, result)
        if index is None:
            failed.append(call.kind)
        elif call.kind == "sector":
            sector = sectors[index]
        else:
            arena = arenas[index]
    if not arena:
        arenas = _arenas(mind, context, hour, sector)
        arena = arenas[0] if arenas else mind.sheet.home
        if len(arenas) > 1 and not was_late(thought):
            call = where.ask_arena(mind, hour.activity, arenas, here=context.here, priority=Priority.ACT)
            notes = (("hour", hour.start), ("steps", steps), ("sectors", (sector,)), ("arenas", arenas))
            following = Thought(0, "act.hour", "entered", notes, (call,))
            return Outcome(think=(following,), failsafes=tuple(failed))
    outcome = _finish_hour(mind, context, hour, arena, steps, alone=was_late(thought))
    return replace(outcome, failsafes=(*failed, *outcome.failsafes))


def _finish_hour(
    mind: Mind, context: Context, hour: PlanEntry, arena: str, steps: Sequence[str], *, alone: bool
) -> Outcome:
    """Put an hour's steps into the plan at ``arena`` and go on with the first of them."""
    arena = known.arena_of(arena) or arena
    if is_wide(context, hour):
        start = max(hour.start, context.now - context.now % 60)
        whole = PlanEntry(start, (hour.end - start) // 60, hour.activity, arena, hour.origin)
        made: tuple[PlanEntry, ...] = (whole,)
    else:
        made = hoursteps.decomposed(hour, arena, steps or hoursteps.by_rule(mind, context, hour), context.now)
    plan = schedule.with_steps(schedule.with_place(mind.plan, hour, arena), made)
    following = _begin_step(mind, context, made[0], alone=alone)
    return replace(
        following,
        plan=plan,
        remember=(*_noted(mind, hour, made), *following.remember),
    )


def is_wide(context: Context, hour: PlanEntry) -> bool:
    """Tell whether an hour is lived as one act: everyday life that nobody watches."""
    return context.far and hour.origin not in (hoursteps.VOICE, schedule.PROMISE, remedies.REACT)


def is_overtaken(mind: Mind, context: Context) -> bool:
    """Tell whether an hour lived as one act is over before its time.

    It is when it stands no longer in the plan, or when the resident is watched again.
    """
    act = mind.act
    if act is None or act.origin != WIDE or act.end <= context.now:
        return False
    return not context.far or schedule.entry_at(mind.plan.steps, context.now) is None


def _noted(mind: Mind, hour: PlanEntry, made: Sequence[PlanEntry]) -> tuple[Memory, ...]:
    """Give the plan memories of an hour's steps; those of a promise are all the same as the hour's."""
    if hour.origin == schedule.PROMISE:
        return compose.memories(mind, [hour], compose.HOUR_IMPORTANCE)
    return compose.memories(mind, made, compose.STEP_IMPORTANCE)


def _begin_step(mind: Mind, context: Context, step: PlanEntry, *, alone: bool) -> Outcome:
    """Ask for the object and the picture of a step, or decide them by rule when nobody answers."""
    if step.origin == remedies.REACT:
        return Outcome(act=remedies.act_of(mind, context, step), drop=("act",))
    objects = _objects(mind, context, step)
    if alone:
        return Outcome(
            act=_act(mind, context, step, objects[0] if objects else step.place),
            drop=("act",),
            failsafes=("object", "emoji"),
        )
    calls: list[ModelCall] = []
    if context.banks.emoji:
        names = tuple(picture.name for picture in context.banks.emoji)
        calls.append(ask(mind, "emoji", {"activity": step.activity}, options=names))
    if len(objects) > 1:
        calls.append(
            where.ask_object(mind, step.activity, objects, using=_using(mind), priority=Priority.ACT)
        )
    elif objects:
        calls += _ask_state(mind, context, step.activity, objects[0])
    told = (step.start, step.duration_minutes, step.activity, step.place, step.origin)
    notes = (("step", told), ("objects", objects))
    thought = Thought(0, "act.step", "used", notes, tuple(calls))
    if not calls:
        return Outcome(act=_act(mind, context, step, objects[0] if objects else step.place), drop=("act",))
    return Outcome(think=(thought,), drop=("act",))


def _answer_step(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Know the object and the picture; ask for the object's state where it has several in use."""
    step = _step_of(thought)
    objects = cast("tuple[str, ...]", thought.note("objects"))
    place = objects[0] if objects else step.place
    emoji, state = "", ""
    failed: list[str] = []
    for call, result in answers(thought):
        index = chosen(call, result)
        if index is None:
            failed.append(call.kind)
        elif call.kind == "emoji":
            emoji = context.banks.emoji[index].char if index < len(context.banks.emoji) else ""
        elif call.kind == "object":
            place = objects[index]
        else:
            state = call.options[index]
    asked_state = any(call.kind == "object_state" for call in thought.asks)
    calls = () if asked_state or was_late(thought) else _ask_state(mind, context, step.activity, place)
    if calls:
        notes = (*thought.notes, ("place", place), ("emoji", emoji))
        return Outcome(think=(Thought(0, "act.step", "stated", notes, calls),), failsafes=tuple(failed))
    return Outcome(
        act=_act(mind, context, step, place, emoji=emoji, state=state), failsafes=tuple(failed), drop=("act",)
    )


def _answer_state(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Know the object's state too: the act is complete."""
    notes = dict(thought.notes)
    call, result = answers(thought)[0]
    index = chosen(call, result)
    return Outcome(
        act=_act(
            mind,
            context,
            _step_of(thought),
            str(notes["place"]),
            emoji=str(notes["emoji"]),
            state="" if index is None else call.options[index],
        ),
        drop=("act",),
        failsafes=() if index is not None else ("object_state",),
    )


def _ask_state(mind: Mind, context: Context, activity: str, place: str) -> tuple[ModelCall, ...]:
    """Ask for an object's state while it is used; nothing where its kind leaves no choice."""
    name = known.object_of(place)
    kind = placing.kind_of(name, context.banks.kinds) if name else None
    if kind is None or len(kind.in_use) < 2:
        return ()
    return (ask(mind, "object_state", {"activity": activity, "object": name}, options=kind.in_use),)


def _act(
    mind: Mind, context: Context, step: PlanEntry, place: str, *, emoji: str = "", state: str = ""
) -> Act:
    """Give the act of a step that starts now; what was not told is decided by rule."""
    name = known.object_of(place)
    kind = placing.kind_of(name, context.banks.kinds) if name else None
    return Act(
        wording.ing(step.activity),
        place,
        context.now,
        max(step.end, context.now + 60),
        emoji or rules.emoji_of(step.activity, context.banks.emoji),
        rules.event_of(mind.sheet.name, step.activity),
        (state or rules.state_by_rule(kind, step.activity)) if name else "",
        _origin(context, step),
    )


def _origin(context: Context, step: PlanEntry) -> str:
    """Give the origin of the act of a step."""
    if step.origin in (hoursteps.VOICE, schedule.PROMISE):
        return step.origin
    return WIDE if context.far and step.duration_minutes > LONGEST_STEP else "plan"


def _sleeping(mind: Mind, context: Context, hour: PlanEntry) -> Act:
    """Give the night's act, for which nothing is asked."""
    bed = mind.sheet.bed or mind.sheet.home
    if rules.is_shunned(mind, bed, context.now):
        bed = context.here
    name = known.object_of(bed)
    kind = placing.kind_of(name, context.banks.kinds) if name else None
    return Act(
        wording.ing(SLEEP),
        bed,
        context.now,
        hour.end,
        rules.SLEEP_EMOJI,
        rules.event_of(mind.sheet.name, SLEEP),
        rules.state_by_rule(kind, SLEEP) if name else "",
    )


def _place_of(mind: Mind, context: Context, hour: PlanEntry) -> str:
    """Give the hour's sector or arena as planned; empty when that turned the resident away."""
    shunned = not hour.place or rules.is_shunned(mind, hour.place, context.now)
    return "" if shunned else known.arena_of(hour.place) or hour.place


def _arenas(mind: Mind, context: Context, hour: PlanEntry, place: str) -> tuple[str, ...]:
    """Give the arenas that are open for an hour planned at a sector or arena, the rule's choice first."""
    if known.arena_of(place):
        return (known.arena_of(place),)
    return where.arenas_for(mind, context, hour.activity, within=place, here=context.here)


def _by_rule(mind: Mind, context: Context, hour: PlanEntry) -> str:
    """Give the arena of an hour without a model."""
    place = _place_of(mind, context, hour)
    if not place:
        place = where.sectors_for(mind, context, hour.activity, here=context.here)[0]
    arenas = _arenas(mind, context, hour, place)
    return arenas[0] if arenas else mind.sheet.home


def _objects(mind: Mind, context: Context, step: PlanEntry) -> tuple[str, ...]:
    """Give the objects that are open for a step; the one it names, where it names one."""
    if known.object_of(step.place):
        return (step.place,)
    return where.objects_for(mind, context, step.activity, arena=step.place, using=_using(mind))


def _using(mind: Mind) -> str:
    return mind.act.place if mind.act is not None else ""


def _step_of(thought: Thought) -> PlanEntry:
    """Give the step that a chain is about."""
    start, minutes, activity, place, origin = cast("tuple[int, int, str, str, str]", thought.note("step"))
    return PlanEntry(start, minutes, activity, place, origin)
