"""When residents think: whose answers are in goes on, whose act is over finds the next one.

While an answer is out, the resident goes on with what it did.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ai import gametime, outcome
from ai.cognition import act, attend, notice, plan, react, reflect, remedies, summarize, thoughts
from ai.memory import schedule
from ai.memory.schedule import SLEEP
from ai.outcome import Outcome
from ai.prompts import wording

if TYPE_CHECKING:
    from ai.mind import Mind
    from game.sim.turn import Turn

STUCK_TICKS = 60
"""An act that is not followed by another so many ticks past its end means that one is stuck."""

MOST_LINKS = 16
"""Links of a chain that need no answer, gone through at once; more would be a chain without end."""

ASLEEP = wording.ing(SLEEP)
"""The activity of those who sleep, in the -ing form."""


def think(turn: Turn, *, first: bool) -> None:
    """Let every mind go on, in the order of the names; ``first`` in the first round of a tick."""
    for mind in turn.state.minds.values():
        if first and turn.state.tick == 0:
            turn.apply(mind, notice.begin_rating(mind))
        _continue(turn, mind)
        _begin(turn, mind)
        if first:
            context = turn.context(mind.sheet.name)
            for begin in (notice.begin_embedding, reflect.begin, summarize.begin):
                asked = begin(mind, context)
                if asked is not None:
                    turn.apply(mind, asked)


def is_asleep(mind: Mind) -> bool:
    """Tell whether a resident sleeps, or is on its way to bed."""
    return mind.act is not None and mind.act.activity == ASLEEP


def _continue(turn: Turn, mind: Mind) -> None:
    """Go on with every thought all of whose answers are in, oldest first."""
    for _ in range(len(mind.pending) + MOST_LINKS):
        ready = next((one for one in mind.pending.values() if len(one.results) >= len(one.asks)), None)
        if ready is None:
            return
        outcome.close(mind, ready.serial)
        before = mind.plan
        turn.apply(mind, thoughts.go_on(mind, turn.context(mind.sheet.name), ready))
        if mind.plan is not before:
            _keep_in_step(turn, mind)
    message = "a chain of thoughts goes on without an answer"
    raise RuntimeError(message)


def _begin(turn: Turn, mind: Mind) -> None:
    """Begin the day, and the next act once the last one is over."""
    name, now = mind.sheet.name, turn.now
    if mind.plan.day != gametime.day_of(now):
        turn.apply(mind, plan.begin_day(mind, turn.context(name)))
        _keep_in_step(turn, mind)
    if attend.is_due(mind, now):
        _look_after_promises(turn, mind)
    if mind.act is not None and act.is_overtaken(mind, turn.context(name)):
        turn.apply(mind, Outcome(act=replace(mind.act, end=now)))
    if mind.chat or (mind.act is not None and now < mind.act.end):
        return
    if mind.act is not None and mind.act.origin == remedies.REACT and turn.state.town.bodies[name].path:
        turn.apply(mind, react.delayed(mind))
        return
    if mind.act is not None and now - mind.act.end >= STUCK_TICKS * gametime.TICK_SECONDS:
        _unstick(turn, mind)
    elif not any(thought.kind.startswith("act.") for thought in mind.pending.values()):
        turn.apply(mind, act.begin_act(mind, turn.context(name)))
        _continue(turn, mind)


def _look_after_promises(turn: Turn, mind: Mind) -> None:
    """Let a resident notice that it is there in time, waits, is late, or has missed what it promised."""
    here = turn.context(mind.sheet.name).here
    bodies = turn.state.town.bodies.values()
    beside = [body.name for body in bodies if here and turn.scene.maze.arena_at(body.tile) == here]
    noticed = attend.watch(mind, turn.context(mind.sheet.name), beside)
    if noticed is not None:
        turn.apply(mind, noticed)


def _unstick(turn: Turn, mind: Mind) -> None:
    """Plan the rest of the hour anew, at once and without asking."""
    name = mind.sheet.name
    outcome.count_stuck(mind)
    turn.tell("stuck", name, "no next act was found in time")
    turn.apply(mind, notice.replan(mind, turn.context(name)))


def _keep_in_step(turn: Turn, mind: Mind) -> None:
    """Let a night end when the plan says so now, after the plan has changed."""
    if mind.act is None or not is_asleep(mind):
        return
    hour = schedule.entry_at(mind.plan.hours, turn.now)
    end = hour.end if hour is not None and hour.activity == SLEEP else turn.now
    if mind.act.end > turn.now and mind.act.end != end:
        turn.apply(mind, Outcome(act=replace(mind.act, end=end)))
