"""What an hour consists of: steps of 5 to 15 minutes, of the bank or written (paper, 4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.calls import Completion, Mode, ModelCall
from ai.cognition import candidates, remedies
from ai.cognition.context import ranking
from ai.memory import schedule
from ai.memory.schedule import PlanEntry
from ai.prompts import parse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.calls import Result
    from ai.cognition.context import Context
    from ai.mind import Mind

VOICE = "voice"
"""The origin of plan entries and acts that the inner voice asked for."""


def decomposed(hour: PlanEntry, arena: str, steps: Sequence[str], now: int) -> tuple[PlanEntry, ...]:
    """Give the steps of what is left of an hour, from the minute that ``now`` lies in."""
    start = max(hour.start, now - now % 60)
    lengths = schedule.step_minutes((hour.end - start) // 60, len(steps))
    made = []
    for place, minutes in enumerate(lengths):
        made.append(PlanEntry(start, minutes, steps[place % len(steps)], arena, hour.origin))
        start = made[-1].end
    return tuple(made)


def candidates_of(mind: Mind, context: Context, hour: PlanEntry) -> tuple[str, ...]:
    """Give the candidate steps of an hour; () where the bank has none.

    What the inner voice asked for is done itself, not what usually goes with its words; so is what
    was promised.
    """
    if hour.origin == schedule.PROMISE:
        return (hour.activity,)
    if hour.origin in (VOICE, remedies.REACT):
        return ()
    done = [entry.activity for entry in schedule.before(mind.plan.steps, hour.start)]
    return candidates.steps(hour.activity, context.banks, done)


def by_rule(mind: Mind, context: Context, hour: PlanEntry) -> tuple[str, ...]:
    """Give the steps of an hour without a model."""
    return candidates_of(mind, context, hour) or candidates.plain_steps(hour.activity)


def told(call: ModelCall, result: Result, hour: PlanEntry, context: Context) -> tuple[str, ...]:
    """Give the steps that the model prefers, as many as the hour holds, in their usual order."""
    if call.mode == Mode.WRITE:
        texts = result.texts if isinstance(result, Completion) else ()
        return next((found for found in map(parse.steps, texts) if found), ())
    order = ranking(call, result)
    if order is None:
        return ()
    minutes = (hour.end - max(hour.start, context.now - context.now % 60)) // 60
    count = len(schedule.step_minutes(minutes, len(call.options)))
    return tuple(call.options[index] for index in sorted(order[: max(1, count)]))
