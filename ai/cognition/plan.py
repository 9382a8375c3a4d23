"""Planning the day: the skeleton by rule, its free parts by the model, hour by hour (paper, 4.3).

The chain "plan.day": vectors for the intentions and the hour of waking, then what fills each open
block, then its hours and its sector. Whatever does not come back is decided by rule, so that a
finished chain always gives a whole day.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from ai import gametime
from ai.calls import Mode, ModelCall, Priority, Result
from ai.cognition import candidates, compose, keeping, newday, where
from ai.cognition.compose import Filling
from ai.cognition.context import about, answers, ask, chosen, in_full, is_silent, ranking, was_late, written
from ai.cognition.retrieve import ask_embeddings, retrieve
from ai.memory import schedule
from ai.memory.skeleton import Block, Slot, skeleton
from ai.mind import Thought
from ai.outcome import Outcome
from ai.prompts.identity import identity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.cognition.context import Context
    from ai.memory.schedule import Plan
    from ai.mind import Mind

WAKE_SPREAD = 60
"""Minutes around the sheet's hour of waking that the model may choose from, in half hours."""

WAKE_BIAS = 1200
"""Millinats that each half hour away from the sheet's hour costs: habits are strong."""

INTENTIONS = 12
"""Memories retrieved for a new day."""

SAMPLES = 3
"""Texts written for a block where the model writes."""

_OPEN = (Slot.WORK, Slot.FREE, Slot.TAIL)


def begin_day(mind: Mind, context: Context) -> Outcome:
    """Start the day that ``context.now`` lies in: a whole plan by rule now, the model's when it comes.

    What yesterday was is remembered, and the promises of the new day are known before it is planned.
    """
    number = gametime.day_of(context.now)
    taken = keeping.taken_in(mind, newday.promises(mind, context.now), context.now)
    promises = mind.promises if taken.promises is None else taken.promises
    met = newday.had_their_turn(mind, candidates.wishes(mind, ()), context.banks)
    plan = keeping.with_promises(mind, _by_rule(mind, context, number, met), promises, context.now)
    yesterday = newday.summary(mind, context.now)
    told = (*taken.remember, *((yesterday,) if yesterday is not None else ()))
    currently = newday.currently(mind, promises, context.now) if yesterday is not None else None
    if is_silent(mind):
        return Outcome(
            plan=plan,
            promises=promises,
            currently=currently,
            remember=(*told, *compose.remembered(mind, plan, context.now)),
            drop=("plan.day",),
            heed=taken.heed,
            failsafes=(*taken.failsafes, "wake_hour", "day_activity"),
        )
    notes = (("day", number), ("met", met))
    thought = Thought(0, "plan.day", "woken", notes, ask_day(mind, context))
    return Outcome(
        plan=plan,
        promises=promises,
        currently=currently,
        remember=told,
        think=(thought, *taken.think),
        drop=("plan.day",),
        heed=taken.heed,
        failsafes=taken.failsafes,
    )


def ask_day(mind: Mind, context: Context) -> tuple[ModelCall, ...]:
    """Ask for the hour of waking, and for the vectors that remembering intentions needs."""
    texts = (intention_query(mind), *mind.stream.without_vector(context.vectors, 256))
    embeds = ask_embeddings(mind, context, texts, priority=Priority.PLAN)
    sheet = mind.sheet
    wake = ask(
        mind,
        "wake_hour",
        {
            "identity": identity(sheet),
            "name": sheet.name,
            "role": sheet.role,
            "traits": ", ".join(sheet.innate),
            "lifestyle": sheet.lifestyle,
        },
        options=tuple(gametime.clock_words(minute * 60) for minute in _wake_minutes(mind)),
        bias=tuple(-WAKE_BIAS * abs(minute - sheet.wake_minute) // 30 for minute in _wake_minutes(mind)),
        priority=Priority.PLAN,
    )
    return (*embeds, wake)


def intention_query(mind: Mind) -> str:
    """Give what a new day is remembered by."""
    return f"{mind.sheet.name} wants to do something important today"


def answer_day(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Continue the day's chain with whatever came back."""
    if thought.stage == "woken":
        return _answer_woken(mind, context, thought)
    if thought.stage == "chosen":
        return _answer_chosen(mind, context, thought)
    return _answer_detailed(mind, context, thought)


def _answer_woken(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Know when the day begins; ask what fills each open block."""
    wake, failed = mind.sheet.wake_minute, []
    for call, result in answers(thought):
        if call.kind != "wake_hour":
            continue
        index = chosen(call, result)
        if index is None:
            failed.append("wake_hour")
        else:
            wake = _wake_minutes(mind)[index]
    number = cast("int", thought.note("day"))
    memories = retrieve(mind, context, intention_query(mind), count=INTENTIONS)
    texts = tuple(mind.stream.nodes[memory.id].text for memory in memories)
    wishes = newday.wishes(mind, texts, cast("tuple[str, ...]", thought.note("met")))
    blocks = () if was_late(thought) else skeleton(mind.sheet, wake)
    calls = [
        _ask_block(mind, context, block, wishes) for block in blocks if _fixed(mind, block, number) is None
    ]
    notes = (("day", number), ("wake", wake), ("wishes", wishes))
    following = Thought(0, "plan.day", "chosen", notes, tuple(calls))
    accessed = tuple(memory.id for memory in memories)
    if not calls:
        done = _answer_chosen(mind, context, following)
        return _joined(done, failed=(*failed, "day_activity"), accessed=accessed)
    return Outcome(think=(following,), failsafes=tuple(failed), accessed=accessed)


def _ask_block(mind: Mind, context: Context, block: Block, wishes: Sequence[str]) -> ModelCall:
    """Ask what fills one open block, as the methods say: chosen from candidates, or written."""
    write = context.methods.get("day_activity") == Mode.WRITE
    at_work = block.slot == Slot.WORK and bool(mind.sheet.workplace)
    goal = wishes[0] if wishes else "have a good day"
    if at_work:
        goal = "do good work"
    return ask(
        mind,
        "day_activity",
        in_full(
            mind,
            traits=", ".join(mind.sheet.innate),
            goal=goal,
            when=candidates.block_part(block),
        ),
        options=() if write else candidates.options(mind, context, block, wishes),
        mode=Mode.WRITE if write else Mode.CHOOSE,
        n=SAMPLES if write else 1,
        priority=Priority.PLAN,
    )


def _answer_chosen(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Know what fills the blocks; ask for their hours and sectors."""
    notes = dict(thought.notes)
    number, wake = cast("int", notes["day"]), cast("int", notes["wake"])
    wishes = cast("tuple[str, ...]", notes["wishes"])
    blocks = skeleton(mind.sheet, wake)
    told = iter(answers(thought)) if thought.asks else iter(())
    activities: list[tuple[str, str]] = []
    failed: list[str] = []
    used: list[str] = []
    for block in blocks:
        picked = _fixed(mind, block, number)
        if picked is None:
            ranked = _ranked(next(told, None))
            failed += [] if ranked or not thought.asks else ["day_activity"]
            offered = candidates.options(mind, context, block, wishes)
            activity = _unused(ranked or offered, offered, used)
            used.append(activity)
            picked = activity, "goal" if activity in wishes else "model" if ranked else "rule"
        activities.append(picked)
    activities = _with_a_wish(blocks, activities, wishes)
    unheard = was_late(thought) or not thought.asks
    following = () if unheard else ask_details(mind, context, blocks, activities)
    next_notes = (("day", number), ("wake", wake), ("activities", tuple(activities)))
    details = Thought(0, "plan.day", "detailed", next_notes, following)
    if not following:
        return _joined(_answer_detailed(mind, context, details), failed=tuple(failed))
    return Outcome(think=(details,), failsafes=tuple(failed))


def _ranked(told: tuple[ModelCall, Result] | None) -> tuple[str, ...]:
    """Give the activities that an answer prefers, best first; () when there is none."""
    if told is None:
        return ()
    call, result = told
    if call.mode == Mode.WRITE:
        return written(result) or ()
    return tuple(call.options[index] for index in ranking(call, result) or ())


def _with_a_wish(
    blocks: Sequence[Block], activities: list[tuple[str, str]], wishes: Sequence[str]
) -> list[tuple[str, str]]:
    """Give the activities with one wish among them: nobody spends a day without it.

    Where the model chose none, the longest free block is the first wish's.
    """
    free = [place for place, block in enumerate(blocks) if block.slot == Slot.FREE]
    if not wishes or not free or any(activity in wishes for activity, _ in activities):
        return activities
    longest = max(free, key=lambda place: (blocks[place].minutes, -place))
    return [(wishes[0], "goal") if place == longest else picked for place, picked in enumerate(activities)]


def ask_details(
    mind: Mind, context: Context, blocks: Sequence[Block], activities: Sequence[tuple[str, str]]
) -> tuple[ModelCall, ...]:
    """Ask for the hours of every block longer than one, and for its sector where there is a choice."""
    calls: list[ModelCall] = []
    write = context.methods.get("hour_activity") == Mode.WRITE
    for block, (activity, _) in zip(blocks, activities, strict=True):
        if block.slot in _OPEN and block.minutes > 60:
            finer = candidates.finer(activity, context.banks)
            if write or len(finer) > 1:
                calls.append(
                    ask(
                        mind,
                        "hour_activity",
                        _of_hour(mind, activity, block, write=write),
                        options=() if write else finer,
                        mode=Mode.WRITE if write else Mode.CHOOSE,
                        n=SAMPLES if write else 1,
                        priority=Priority.PLAN,
                    )
                )
        sectors = where.sectors_of_block(mind, context, block, activity)
        if len(sectors) > 1:
            calls.append(where.ask_sector(mind, activity, sectors, here=context.here, priority=Priority.PLAN))
    return tuple(calls)


def _of_hour(mind: Mind, activity: str, block: Block, *, write: bool) -> dict[str, str]:
    """Give the slots about one hour; who somebody is in full only where the hour is written."""
    words = {"activity": activity, "hour": _hour_words(block.start)}
    return in_full(mind, **words) if write else about(mind, identity="", **words)


def _answer_detailed(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Put the day together and adopt it from now on; its entries become memories."""
    notes = dict(thought.notes)
    number, wake = cast("int", notes["day"]), cast("int", notes["wake"])
    activities = cast("tuple[tuple[str, str], ...]", notes["activities"])
    blocks = skeleton(mind.sheet, wake)
    told = [(call, result) for call, result in answers(thought)] if thought.asks else []
    hours = {call.slot("activity"): (call, result) for call, result in told if call.kind == "hour_activity"}
    sectors = {call.slot("activity"): (call, result) for call, result in told if call.kind == "sector"}
    fillings: list[Filling] = []
    failed: list[str] = []
    for block, (activity, origin) in zip(blocks, activities, strict=True):
        finer = candidates.finer(activity, context.banks) if block.slot in _OPEN else ()
        if activity in hours and block.slot in _OPEN and block.minutes > 60:
            finer = _finer_told(hours[activity], finer, block)
            if not finer:
                failed.append("hour_activity")
                finer = candidates.finer(activity, context.banks)
        options = where.sectors_of_block(mind, context, block, activity)
        place = options[0] if options else mind.sheet.home
        if len(options) > 1 and activity in sectors:
            call, result = sectors[activity]
            index = chosen(call, result)
            if index is None or index >= len(options):
                failed.append("sector")
            else:
                place = options[index]
        fillings.append(Filling(activity, place, finer, origin))
    made = compose.day(number, blocks, fillings)
    if number != gametime.day_of(context.now) or schedule.faults(made):
        made = _by_rule(mind, context, gametime.day_of(context.now))
    plan = schedule.replanned(mind.plan, made, context.now) if mind.plan.day == made.day else made
    plan = keeping.with_promises(mind, plan, mind.promises, context.now)
    plan = compose.with_voices(plan, mind.plan, context.now)
    return Outcome(
        plan=plan,
        remember=compose.remembered(mind, plan, context.now),
        failsafes=tuple(failed),
    )


def _by_rule(mind: Mind, context: Context, number: int, met: tuple[str, ...] = ()) -> Plan:
    """Give a whole day without a model: from the sheet, the bank and the known places.

    ``met`` are the wishes that have had their turn.
    """
    blocks = skeleton(mind.sheet, mind.sheet.wake_minute)
    wishes = newday.wishes(mind, (), met)
    fillings: list[Filling] = []
    used: list[str] = []
    for block in blocks:
        fixed = _fixed(mind, block, number)
        offered = candidates.options(mind, context, block, wishes) if fixed is None else (fixed[0],)
        activity = offered[0] if fixed else _unused(offered, offered, used)
        used.append(activity)
        options = where.sectors_of_block(mind, context, block, activity)
        finer = candidates.finer(activity, context.banks) if block.slot in _OPEN else ()
        origin = "goal" if activity in mind.sheet.goals else "rule"
        fillings.append(Filling(activity, options[0], finer, origin))
    plan = compose.day(number, blocks, fillings)
    if mind.plan.day == number:
        plan = compose.with_voices(schedule.replanned(mind.plan, plan, context.now), mind.plan, context.now)
    return plan


def _fixed(mind: Mind, block: Block, number: int) -> tuple[str, str] | None:
    """Give what fills a block of day ``number`` that needs no decision.

    The end of last evening goes on with what that evening was, or what it was taken for when
    the day began.
    """
    if block.slot in (Slot.LUNCH, Slot.DINNER):
        own = candidates.meal_goal(mind, block.slot.value)
        return (own, "goal") if own else (compose.FIXED[block.slot], "rule")
    if block.slot in compose.FIXED:
        return compose.FIXED[block.slot], "rule"
    if block.slot != Slot.TAIL or not mind.plan.chunks:
        return None
    last = mind.plan.chunks[0 if mind.plan.day == number else -1]
    return None if last.activity == schedule.SLEEP else (last.activity, last.origin)


def _unused(ranked: Sequence[str], offered: Sequence[str], used: Sequence[str]) -> str:
    """Give the best activity that the day has nothing like yet; the best of all if it has every one."""
    every = (*ranked, *offered)
    return next((one for one in every if not any(candidates.is_same(one, other) for other in used)), every[0])


def _finer_told(told: tuple[ModelCall, Result], finer: tuple[str, ...], block: Block) -> tuple[str, ...]:
    """Give the finer activities that the model prefers, as many as the block has hours."""
    call, result = told
    hours = max(1, -(-block.minutes // 60))
    if call.mode == Mode.WRITE:
        return (written(result) or ())[:hours]
    order = ranking(call, result)
    if order is None:
        return ()
    return tuple(call.options[index] for index in sorted(order[:hours])) or finer


def _joined(outcome: Outcome, *, failed: Sequence[str] = (), accessed: Sequence[int] = ()) -> Outcome:
    """Give the outcome with fail-safes and accessed records of an earlier stage added."""
    return replace(
        outcome,
        failsafes=(*failed, *outcome.failsafes),
        accessed=(*accessed, *outcome.accessed),
    )


def _wake_minutes(mind: Mind) -> tuple[int, ...]:
    """Give the minutes of waking to choose from, early enough for work."""
    usual = mind.sheet.wake_minute
    start, end = mind.sheet.work_hours
    latest = start - 45 if end > start else 24 * 60
    found = [
        minute
        for minute in range(usual - WAKE_SPREAD, usual + WAKE_SPREAD + 1, 30)
        if 0 <= minute < 24 * 60 and (minute <= latest or minute <= usual)
    ]
    return tuple(found)


def _hour_words(minute: int) -> str:
    """Give an hour as the template says it: "9 am"."""
    return gametime.clock_words(minute * 60).replace(":00", "")
