"""Those whom nobody watches think in wide steps, and their time is told when the player comes back.

Who is watched comes in by the command ``Watch`` alone, so that a replay knows it too. Promises, the
inner voice, dangers, conversations and being spoken to get full attention always; what goes on by
itself (the steps of an everyday hour, looking around, weighing whom to talk to) is done less often.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ai import chance, gametime
from ai.cognition.act import LONGEST_STEP, WIDE
from ai.cognition.hoursteps import VOICE
from ai.cognition.remedies import REACT
from ai.memory import schedule
from ai.memory.schedule import PROMISE
from ai.outcome import Outcome
from game.sim import meanwhile

if TYPE_CHECKING:
    from ai.mind import Mind
    from game.sim.turn import Turn

SIGHT_TICKS = 5 * gametime.TICKS_PER_MINUTE
"""Ticks between two looks around of one who is not watched."""

TALK_TICKS = 10 * gametime.TICKS_PER_MINUTE
"""Ticks between two times at which one who is not watched weighs whom to talk to."""

TOLD_AFTER = gametime.HOUR
"""Game seconds away after which the player is told what somebody did meanwhile."""

FULL = (PROMISE, VOICE, REACT)
"""Origins of hours and acts that get full attention."""


def watch(turn: Turn, names: tuple[str, ...]) -> None:
    """Let everybody else be far from now on; who comes back thinks its hour out again in steps."""
    state = turn.state
    before = state.far
    state.far = {name: before.get(name, turn.now) for name in state.minds if name not in names}
    for name, since in before.items():
        if name in state.far:
            continue
        mind = state.minds[name]
        if _lives_wide(mind, turn.now):
            cut = turn.now - turn.now % 60
            plan = replace(mind.plan, steps=schedule.before(mind.plan.steps, cut))
            turn.apply(mind, Outcome(plan=plan, drop=("act",)))
        if turn.now - since >= TOLD_AFTER:
            turn.tell("meanwhile", name, meanwhile.told(state, name, since, turn.now))


def is_inattentive(turn: Turn, name: str, ticks: int) -> bool:
    """Tell whether somebody whom nobody watches lets this tick pass; it heeds one in ``ticks``."""
    state = turn.state
    if name not in state.far or _is_called_upon(state.minds[name], turn.now):
        return False
    return (state.tick + chance.draw(state.seed, 0, name, "far")) % ticks != 0


def _is_called_upon(mind: Mind, now: int) -> bool:
    """Tell whether what somebody does now is nothing everyday."""
    if mind.chat or (mind.act is not None and mind.act.origin in FULL):
        return True
    hour = schedule.entry_at(mind.plan.hours, now)
    return (hour is not None and hour.origin in FULL) or any(
        step.origin == REACT and step.end > now for step in mind.plan.steps
    )


def _lives_wide(mind: Mind, now: int) -> bool:
    """Tell whether an hour is lived as one act, or is about to be."""
    acts = mind.act is not None and mind.act.origin == WIDE
    step = schedule.entry_at(mind.plan.steps, now)
    asks = any(thought.kind.startswith("act.") for thought in mind.pending.values())
    long = step is not None and step.duration_minutes > LONGEST_STEP and step.origin not in FULL
    return acts or asks or long
