"""Whether to speak to somebody in sight: rules first, then one scored call (thought "talk.decide")."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ai import gametime
from ai.calls import ModelCall, Priority
from ai.cognition import phrasing, questions, relate, stances, topics
from ai.cognition.context import answers, ask, chosen, is_silent
from ai.mind import Approach, Thought
from ai.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.cognition.context import Context
    from ai.cognition.talking import Partner
    from ai.mind import Mind

PAIR_MINUTES = 120
"""Minutes after a talk in which the same two do not begin another (the released code's 800 steps of 10 s)."""

SILENT_MINUTES = 45
"""Minutes after deciding to stay silent until one decides about the same person again."""

URGENT_MINUTES = 40
"""Minutes between two talks of the same two when one has something urgent to tell."""

WEIGHED_MINUTES = 10
"""Minutes until one asks oneself again whether there is something urgent for somebody in sight."""

TALK_OPTIONS = ("talks to", "stays silent")


def begin(mind: Mind, context: Context, partners: Sequence[Partner]) -> Outcome | None:
    """Decide about the nearest of those in sight who may be spoken to; None when there is nobody.

    What must be told now, or a rule, decides without asking; else one scored call does.
    """
    if stances.hurry(mind, context) or any(one.kind.startswith("talk.") for one in mind.pending.values()):
        return None
    heeded = dict(mind.heeded)
    for partner in partners:
        since = _minutes_since(mind, context, partner)
        weighed, refused = f"weighed {partner.name}", f"refused by {partner.name}"
        if since < URGENT_MINUTES or any(heeded.get(key, 0) > context.now for key in (weighed, refused)):
            continue
        wanted = topics.topics(mind, context, (partner,))
        urgent = bool(wanted) and wanted[0].worth >= topics.URGENT
        if not urgent and (since < PAIR_MINUTES or heeded.get(_heed_key(partner), 0) > context.now):
            return Outcome(heed=((weighed, context.now + WEIGHED_MINUTES * 60),))
        if urgent and relate.closeness(mind, partner.name) != relate.COOL:
            return _approach(partner, context, wanted[0].of)
        if _met_today(mind, context, partner) and not wanted and not questions.questions(mind, partner):
            return Outcome(heed=((_heed_key(partner), context.now + SILENT_MINUTES * 60),))
        if is_silent(mind) or phrasing.is_tired(context.now):
            continue
        doing = "" if mind.act is None else mind.act.activity
        call = ask_talk(mind, partner, stances.reason_to_talk(mind, context, partner, wanted), doing)
        notes = (
            ("to", partner.name),
            ("about", wanted[0].of if wanted else ()),
            ("looks", _heed_key(partner)),
        )
        return Outcome(think=(Thought(0, "talk.decide", "asked", notes, (call,)),))
    return None


def _met_today(mind: Mind, context: Context, partner: Partner) -> bool:
    relation = mind.relations.get(partner.name)
    return relation is not None and relation.talked >= gametime.day_start(gametime.day_of(context.now))


def ask_talk(mind: Mind, partner: Partner, reason: str, doing: str) -> ModelCall:
    """Ask whether the resident speaks to somebody, for a reason in one sentence."""
    called = stances.called(mind, partner)
    slots = {"name": mind.sheet.name, "pronoun": mind.sheet.pronoun, "other": called, "reason": reason}
    bias = stances.disturbs(doing, partner.doing)
    return ask(mind, "talk", slots, options=TALK_OPTIONS, bias=bias, priority=Priority.TALK)


def _heed_key(partner: Partner) -> str:
    return f"talk to {partner.name}"


def _minutes_since(mind: Mind, context: Context, partner: Partner) -> int:
    """Give the game minutes since the last talk with somebody; very many for never."""
    relation = mind.relations.get(partner.name)
    return 1 << 30 if relation is None or relation.talked < 0 else (context.now - relation.talked) // 60


def _approach(partner: Partner, context: Context, about_ids: tuple[int, ...]) -> Outcome:
    until = context.now + SILENT_MINUTES * 60
    return Outcome(approach=Approach(partner.name, about_ids), heed=((_heed_key(partner), until),))


def answer_decide(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Approach the other, or leave it alone for a while."""
    call, result = answers(thought)[0]
    index = chosen(call, result)
    until = context.now + SILENT_MINUTES * 60
    heed = ((str(thought.note("looks")), until),)
    if index == 0 and not mind.chat:
        told = cast("tuple[int, ...]", thought.note("about"))
        return Outcome(approach=Approach(str(thought.note("to")), told), heed=heed)
    return Outcome(heed=heed, failsafes=("talk",) if index is None else ())
