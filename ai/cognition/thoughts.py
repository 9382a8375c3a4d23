"""Which function goes on with which kind of thought. Thoughts are data; this is all their code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.cognition import (
    act,
    approach,
    converse,
    hearing,
    keeping,
    notice,
    perceive,
    plan,
    react,
    reflect,
    summarize,
    voice,
    wants,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ai.cognition.context import Context
    from ai.mind import Mind, Thought
    from ai.outcome import Outcome

ANSWERS: Mapping[str, Callable[[Mind, Context, Thought], Outcome]] = {
    "plan.day": plan.answer_day,
    "plan.keep": keeping.answer_keep,
    "act.hour": act.answer_act,
    "act.step": act.answer_act,
    "voice": voice.answer_voice,
    "react": react.answer,
    "talk.decide": approach.answer_decide,
    "talk.line": converse.answer_line,
    "talk.after": hearing.answer_after,
    reflect.KIND: reflect.answer,
    summarize.KIND: summarize.answer,
    wants.KIND: wants.answer,
    "notice.importance": perceive.answer_importance,
    "notice.embed": notice.answer_embedding,
}
"""By ``Thought.kind``."""


def go_on(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Continue a thought all of whose results are in. Raises: KeyError for an unknown kind."""
    return ANSWERS[thought.kind](mind, context, thought)
