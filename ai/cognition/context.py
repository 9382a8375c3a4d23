"""What a thought may know beside its mind, how it asks, and how far it trusts an answer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai.banks import Banks
from ai.calls import CUT, CallKey, Choice, Completion, Failure, Mode, ModelCall, Priority, Result
from ai.cognition.talking import Talk
from ai.memory.vectors import VectorTable
from ai.prompts.identity import identity

if TYPE_CHECKING:
    from ai.mind import Mind, Thought

LATE = "no answer within the limit"
"""Reason of the failure that stands for an answer which never came."""

SILENT_AFTER = 2
"""After so many asks in a row without an answer, rules decide at once until one comes again."""

_PHRASE = re.compile(r"[A-Za-z][A-Za-z0-9 ,.'’:;()&/-]{2,99}")
"""What a written activity may look like: no line breaks, no pictures, no page-long text."""

_EXCUSES = ("error", "sorry", "cannot ", "token", "language model", "as an ai", "undefined", "null", "http")
"""Words of a machine that talks about itself; such a text is no activity."""


@dataclass(frozen=True, slots=True)
class Context:
    """What one resident's thought reads beside its mind; never written to."""

    now: int
    """Game second."""
    tick: int
    seed: int
    here: str
    """Address of the arena where the resident is; empty in the streets."""
    banks: Banks
    vectors: VectorTable
    methods: Mapping[str, str]
    """"choose" or "write" for the kinds that have both."""
    hours: Mapping[str, tuple[int, int]]
    """First and last minute (excluded) of the posted opening hours, of the arenas that have some."""
    talk: Talk | None = None
    """The conversation that the resident is in; None for none."""
    far: bool = False
    """Whether nobody watches the resident: everyday hours are lived as one act."""


def ask(
    mind: Mind,
    kind: str,
    slots: Mapping[str, str],
    *,
    options: tuple[str, ...] = (),
    bias: tuple[int, ...] = (),
    mode: Mode = Mode.CHOOSE,
    n: int = 1,
    priority: Priority = Priority.ACT,
) -> ModelCall:
    """Give a call without its key, which ``apply`` hands out; slots are sorted by name."""
    filled = tuple(sorted(slots.items()))
    return ModelCall(CallKey(mind.sheet.name, -1), kind, mode, filled, options, n, bias, priority)


def about(mind: Mind, **more: str) -> dict[str, str]:
    """Give the slots that say who is meant, and ``more``."""
    return {"name": mind.sheet.name, "pronoun": mind.sheet.pronoun, "role": mind.sheet.role, **more}


def in_full(mind: Mind, **more: str) -> dict[str, str]:
    """Give the slots of ``about`` with the whole identity: where days are planned and texts written."""
    return about(mind, identity=identity(mind.sheet), **more)


def answers(thought: Thought) -> tuple[tuple[ModelCall, Result], ...]:
    """Give each call of a finished thought with its result, in the order of asking."""
    by_key = {result.key: result for result in thought.results}
    return tuple((call, by_key[call.key]) for call in thought.asks)


def was_late(thought: Thought) -> bool:
    """Tell whether an answer never came, so that what follows is decided by rule."""
    return any(isinstance(result, Failure) and result.reason == LATE for result in thought.results)


def is_silent(mind: Mind) -> bool:
    """Tell whether the model has not answered for so long that nobody waits for it."""
    return mind.unanswered >= SILENT_AFTER


def chosen(call: ModelCall, result: Result) -> int | None:
    """Give the index of the chosen option; None when the answer is none, or out of the list."""
    if not isinstance(result, Choice) or not 0 <= result.index < len(call.options):
        return None
    return result.index


def ranking(call: ModelCall, result: Result) -> tuple[int, ...] | None:
    """Give the options' indices, best first, those cut before scoring left out; None without answer."""
    if chosen(call, result) is None:
        return None
    assert isinstance(result, Choice)
    if len(result.scores) != len(call.options):
        return (result.index,)
    scored = [(-score, place) for place, score in enumerate(result.scores) if score != CUT]
    return tuple(place for _, place in sorted(scored)) or (result.index,)


def written(result: Result) -> tuple[str, ...] | None:
    """Give the written texts that may be activities, best first; None when there is none."""
    if not isinstance(result, Completion):
        return None
    found = [text for text in (activity_of(raw) for raw in result.texts) if text]
    return tuple(dict.fromkeys(found)) or None


def activity_of(raw: str) -> str:
    """Give a written text as an activity; empty when it cannot be one.

    Bare "to", quotes and full stops around it are taken away; what is too long, not in Latin
    letters, or a machine's excuse is refused.
    """
    text = " ".join(raw.split()).strip("\"'. ").removeprefix("to ").strip()
    if not _PHRASE.fullmatch(text) or any(word in text.lower() for word in _EXCUSES):
        return ""
    return text if text[:2].isupper() else text[0].lower() + text[1:]
