"""Answers enter the minds: each to the call that asked for it, checked, or replaced by a failure.

Stale: an answer whose call nobody waits for is ignored. Late: a call that is older than its limit
gets a failure in place of an answer. Bad: an answer to another question, or of the wrong form,
becomes a failure. The failing kind's fail-safe is the thought's own business.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ai import gametime, outcome
from ai.calls import Choice, Completion, Embedding, Failure, Mode, Priority
from ai.cognition.context import LATE
from ai.memory.vectors import MAX_DIM
from game.sim.minds import is_asleep

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.calls import ModelCall, Result
    from ai.mind import Mind, Thought
    from game.sim.turn import Turn

LIMIT_TICKS = {
    Priority.PLAYER: 30,
    Priority.TALK: 30,
    Priority.REACT: 30,
    Priority.ACT: 30,
    Priority.PLAN: 60,
    Priority.REFLECT: 60,
    Priority.NOTICE: 4320,
}
"""Ticks after which an unanswered call gets its fail-safe. The session slows the clock so that no
call gets so old while the engine makes progress. What is done in the background has half a day: a
memory that waits for its importance counts as one of everyday life meanwhile."""

BEFORE_WAKING = 360
"""Ticks before the end of a night at which the day must be planned; a plan may call for an earlier
rising than the night's act says, by no more than this."""

OTHER_QUESTION = "the answer belongs to another question"
MALFORMED = "the answer has not the form that was asked for"


def deliver(turn: Turn, results: Sequence[Result]) -> None:
    """Put every result where it is waited for; those that nobody waits for are ignored."""
    for result in results:
        mind = turn.state.minds.get(result.key.resident)
        found = None if mind is None else _waiting(mind, result)
        if mind is None or found is None:
            continue
        serial, call = found
        checked = _checked(turn, call, result)
        thought = mind.pending[serial]
        outcome.settle(mind, replace(thought, results=(*thought.results, checked)))
        outcome.count_silence(mind, answered=True)


def due(mind: Mind, thought: Thought, call: ModelCall) -> int:
    """Give the tick at which an unanswered call of a thought is given up.

    Nothing about the coming day is urgent while the resident sleeps: its plan has time until an
    hour before it wakes.
    """
    usual = thought.asked_tick + LIMIT_TICKS[call.priority]
    if call.priority != Priority.PLAN or mind.act is None or not is_asleep(mind):
        return usual
    return max(usual, mind.act.end // gametime.TICK_SECONDS - BEFORE_WAKING)


def expire(turn: Turn) -> None:
    """Give up the calls that are older than their limit."""
    tick = turn.state.tick
    for mind in turn.state.minds.values():
        for thought in tuple(mind.pending.values()):
            late = [call for call in outcome.open_asks(thought) if tick >= due(mind, thought, call)]
            if not late:
                continue
            failures = tuple(Failure(call.key, call.digest(), LATE) for call in late)
            outcome.settle(mind, replace(thought, results=(*thought.results, *failures)))
            turn.cancelled += late
            for call in late:
                turn.tell("late", mind.sheet.name, call.kind)
            if any(call.priority < Priority.REFLECT for call in late):
                outcome.count_silence(mind, answered=False)


def _waiting(mind: Mind, result: Result) -> tuple[int, ModelCall] | None:
    """Give the thought's serial and the call that ``result`` answers; None when nobody waits."""
    for serial, thought in mind.pending.items():
        for call in thought.asks:
            if call.key == result.key:
                answered = any(known.key == call.key for known in thought.results)
                return None if answered else (serial, call)
    return None


def _checked(turn: Turn, call: ModelCall, result: Result) -> Result:
    """Give the result if it fits its call, else a failure; vectors go into the table here."""
    if result.digest != call.digest():
        turn.tell("divergence", call.key.resident, call.kind)
        return Failure(call.key, call.digest(), OTHER_QUESTION)
    match result:
        case Embedding(vectors=vectors) if call.mode == Mode.EMBED and _fit(turn, call, vectors):
            for text, vector in zip(call.options, vectors, strict=True):
                turn.state.vectors.add(text, vector)
            return Embedding(result.key, result.digest, ())
        case Choice(index=index) if call.mode == Mode.CHOOSE and _in_list(call, index):
            return result
        case Completion() if call.mode == Mode.WRITE:
            return result
        case Failure():
            return result
        case _:
            turn.tell("malformed", call.key.resident, call.kind)
            return Failure(call.key, call.digest(), MALFORMED)


def _in_list(call: ModelCall, index: int) -> bool:
    """Tell whether a choice is one of the options; a call without any asks for a value only."""
    return not call.options or 0 <= index < len(call.options)


def _fit(turn: Turn, call: ModelCall, vectors: Sequence[bytes]) -> bool:
    """Tell whether there is one vector a text, all as long as the table's."""
    if len(vectors) != len(call.options):
        return False
    dim = turn.state.vectors.dim or (len(vectors[0]) if vectors else 0)
    return 0 < dim <= MAX_DIM and all(len(vector) == dim for vector in vectors)
