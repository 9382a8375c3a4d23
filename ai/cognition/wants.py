"""Wants: what residents come to want from what they have concluded; few at a time, and not for ever.

They compete with goals and intentions for the free hours of a day (``ai.cognition.candidates``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ai import gametime
from ai.calls import Priority
from ai.cognition import candidates, subjects
from ai.cognition.context import answers, ask, chosen
from ai.memory.node import MemoryKind
from ai.mind import Thought, Want
from ai.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.calls import ModelCall
    from ai.cognition.context import Context
    from ai.cognition.subjects import Subject
    from ai.mind import Mind

MOST_WANTS = 4
"""Wants that a resident has at a time; older ones are given up."""

LASTING_SECONDS = 3 * gametime.DAY
"""After so long a want is forgotten."""

OFFERED = 12
"""Wishes that are weighed against each other."""

KIND = "want"


def begin(mind: Mind, context: Context, concluded: Sequence[tuple[Subject, str]]) -> tuple[Thought, ...]:
    """Ask what one wants after some conclusions, each with its subject; () after none."""
    offered: dict[str, None] = {}
    told = [text for _, text in concluded]
    each = [
        subjects.filled(mind, context, "want", subject, told=told, most=OFFERED)
        for subject in dict.fromkeys(subject for subject, _ in concluded)
    ]
    for place in range(OFFERED):
        for found in each:
            if place < len(found):
                offered.setdefault(found[place].text)
    texts = [text for text in offered if not is_wanted(mind, text)][:OFFERED]
    if not texts:
        return ()
    return (Thought(0, KIND, "weighed", (("texts", tuple(told)),), (ask_want(mind, told, texts),)),)


def ask_want(mind: Mind, told: Sequence[str], texts: Sequence[str]) -> ModelCall:
    """Ask which wish some statements lead to."""
    memories = " ".join(f"{text[:1].upper()}{text[1:].rstrip('.')}." for text in told)
    slots = {"name": mind.sheet.name, "pronoun": mind.sheet.pronoun, "memories": memories}
    return ask(mind, KIND, slots, options=tuple(texts), priority=Priority.REFLECT)


def answer(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Take up the want, with the conclusions that led to it; the first offered one where none is chosen."""
    call, result = answers(thought)[0]
    index = chosen(call, result)
    text = call.options[index or 0]
    told = cast("tuple[str, ...]", thought.note("texts"))
    of = tuple(
        node.id for node in mind.stream.newest(64) if node.kind == MemoryKind.REFLECTION and node.text in told
    )
    wanted = kept(mind, context.now)
    if not is_wanted(mind, text):
        wanted = (*wanted, Want(text, tuple(sorted(of)), context.now))[-MOST_WANTS:]
    return Outcome(wants=wanted, failsafes=() if index is not None else (KIND,))


def kept(mind: Mind, now: int) -> tuple[Want, ...]:
    """Give the wants that are not given up yet."""
    return tuple(want for want in mind.wants if want.made + LASTING_SECONDS > now)


def is_wanted(mind: Mind, text: str) -> bool:
    """Tell whether something is wanted already, or a goal."""
    known = (*(want.text for want in mind.wants), *mind.sheet.goals)
    return any(candidates.is_same(text, one) for one in known)
