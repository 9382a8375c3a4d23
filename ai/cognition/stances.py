"""Yes, maybe, no: how somebody takes being spoken to, and how it takes an invitation.

Traits, warmth and free time decide; where they leave it open the model does. The words come from the
bank, for the reason that one has.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ai import gametime
from ai.calls import ModelCall, Priority
from ai.cognition import lines, phrasing, relate
from ai.cognition.context import ask
from ai.memory import schedule
from ai.memory.schedule import SLEEP
from ai.outcome import Outcome
from ai.prompts import wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.cognition.context import Context
    from ai.cognition.talking import Partner, Talk
    from ai.cognition.topics import Topic
    from ai.mind import Mind, Promise

STANCES = ("agrees", "hesitates", "declines")
"""In the order of the call's options."""

OPTIONS = ("gladly agrees", "hesitates", "declines")

PLAIN = {"agrees": "Yes, I'll come.", "hesitates": "Maybe.", "declines": "No, I can't come."}
"""Words that nobody mistakes, for when those of the bank are."""

HURRY_MINUTES = 15
"""So shortly before a promise one does not stop to talk."""

WARM, TAKEN = 350, 6000
"""Millinats for agreeing by each degree of warmth, and against it when one is taken."""


class View(NamedTuple):
    """How an invitation looks to one who is asked."""

    lean: str
    """What rules alone would say."""
    tone: str
    """The reason, as phrases call it."""
    reason: str
    """The reason in one sentence."""
    bias: tuple[int, int, int]


def hurry(mind: Mind, context: Context) -> bool:
    """Tell whether a resident has no time to talk: something urgent, a promise soon, or on the way to bed."""
    act = mind.act
    if act is None or act.origin == "react" or mind.chat:
        return True
    hour = schedule.entry_at(mind.plan.hours, context.now)
    if hour is None or hour.activity == SLEEP:
        return True
    soon = context.now + HURRY_MINUTES * 60
    return any(
        one.start - HURRY_MINUTES * 60 <= context.now < one.start
        for one in mind.promises
        if one.start <= soon
    )


def reason_to_talk(mind: Mind, context: Context, partner: Partner, wanted: Sequence[Topic]) -> str:
    """Give in one sentence what speaks for and against speaking to somebody: the model reads only that."""
    first = mind.sheet.first_name
    known = relate.knows(mind, partner.name)
    closeness = relate.closeness(mind, partner.name)
    name = partner.person.first if known else partner.looks
    who = f"{first} sees {name}" + (
        f", {relate.in_words(mind, partner.name, partner.looks)}" if known else ""
    )
    he = wording.capital(wording.pronouns(mind.sheet.pronoun).subject)
    him = wording.pronouns(partner.person.pronoun).object
    has, does = ("have", "do") if he == "They" else ("has", "does")
    if closeness == relate.COOL:
        return f"{who}. {he} {does} not like {him}"
    if wanted and wanted[0].worth >= 14:
        return f"{who}. {he} {has} something to tell {him}"
    relation = mind.relations.get(partner.name)
    if relation is not None and relation.talked >= gametime.day_start(gametime.day_of(context.now)):
        return f"{who}. {he} {has} talked to {him} already today"
    if not known:
        curious = phrasing.manner(mind) in ("lively", "warm")
        return f"{who}. {he} {does} not know {him}" + (" yet and is curious" if curious else "")
    if closeness in (relate.FAMILY, relate.CLOSE, relate.FRIEND):
        return f"{who}. {he} {has} not talked to {him} today"
    return f"{who}, who is {partner.doing}" if partner.doing else who


def reason_to_refuse(mind: Mind, context: Context, talk: Talk) -> str:
    """Give why a resident that is spoken to has to decline, as phrases call it; empty for no such reason."""
    soon = context.now + HURRY_MINUTES * 60
    if any(context.now - 3600 < one.start <= soon for one in mind.promises if not _there(context, one)):
        return "late"
    hour = schedule.entry_at(mind.plan.hours, context.now)
    if hour is not None and hour.activity == SLEEP:
        return "tired"
    del talk
    return ""


def _there(context: Context, promise: Promise) -> bool:
    return bool(promise.place) and context.here.startswith(promise.place)


def must_ask(mind: Mind, partner: Partner) -> bool:
    """Tell whether it is open if somebody answers: not for those whom it likes."""
    return relate.closeness(mind, partner.name) in (relate.KNOWN, relate.COOL, relate.STRANGER)


def reason_to_answer(mind: Mind, context: Context, partner: Partner, talk: Talk) -> str:
    """Give in one sentence what speaks for and against answering somebody."""
    del context
    first = mind.sheet.first_name
    known = relate.knows(mind, partner.name)
    name = partner.person.first if known else partner.looks
    he = wording.capital(wording.pronouns(mind.sheet.pronoun).subject)
    who = f"{name}, {relate.in_words(mind, partner.name, partner.looks)}," if known else name
    if relate.closeness(mind, partner.name) == relate.COOL:
        return f"{wording.capital(who)} speaks to {first}. {he} does not like {wording.pronouns(partner.person.pronoun).object}"
    busy = f" {he} is {talk.paused} but has time" if talk.paused else f" {he} has time"
    return f"{wording.capital(who)} greets {first} in a friendly way.{busy}"


def plain_refusal(mind: Mind, partner: Partner) -> str:
    """Give the reason of one who declines without being in a hurry."""
    if relate.closeness(mind, partner.name) == relate.COOL:
        return "cool_to"
    return "busy" if phrasing.manner(mind) != "shy" else "shy_of"


def view(mind: Mind, context: Context, talk: Talk, partner: Partner) -> View:
    """Give how the invitation that was made last looks to the resident."""
    felt = relate.warmth(mind, partner.name)
    proposal = lines.invited(mind, context, talk, talk.lines[-1].speaker) if talk.lines else None
    he = wording.capital(wording.pronouns(mind.sheet.pronoun).subject)
    is_, has, does = ("are", "have", "do") if he == "They" else ("is", "has", "does")
    him = wording.pronouns(partner.person.pronoun).object
    if proposal is not None and _is_taken(mind, proposal):
        return View("declines", "busy", f"{he} {has} promised to be somewhere else then.", (-TAKEN, 0, 0))
    if felt <= -2:
        return View("declines", "cool_to", f"{he} {does} not like {him}.", (WARM * felt, 0, -WARM * felt))
    if proposal is not None and _in_bed(mind, proposal):
        return View("declines", "late", f"{he} {is_} always in bed by then.", (-TAKEN // 2, 0, 500))
    warm = WARM * felt
    if proposal is not None and _at_work(mind, proposal):
        return View("hesitates", "work", f"{he} {has} to work then.", (warm - 1500, 800, 0))
    if phrasing.manner(mind) == "shy" and felt < 4:
        return View("hesitates", "shy_of", f"{he} {is_} shy.", (warm - 800, 600, 0))
    liking = f"likes {him} and " if felt >= 3 else ""
    return View("agrees", "free", f"{he} {liking}{is_} free then.", (warm + 900, 0, -500))


def _is_taken(mind: Mind, proposal: Promise) -> bool:
    """Tell whether another promise stands against it."""
    end = proposal.start + proposal.minutes * 60
    return any(
        one.start < end and proposal.start < one.start + one.minutes * 60 and one.start != proposal.start
        for one in mind.promises
    )


def _in_bed(mind: Mind, proposal: Promise) -> bool:
    minute = gametime.minute_of_day(proposal.start)
    bed, wake = mind.sheet.bed_minute % 1440 or 1440, mind.sheet.wake_minute
    return minute < wake - 30 and minute >= (bed if bed < wake else 0) or (bed > wake and minute >= bed)


def _at_work(mind: Mind, proposal: Promise) -> bool:
    start, end = mind.sheet.work_hours
    minute = gametime.minute_of_day(proposal.start)
    return (
        start < end and start <= minute < end and not proposal.place.startswith(mind.sheet.workplace or "\0")
    )


def ask_stance(mind: Mind, context: Context, talk: Talk, partner: Partner, activity: str) -> ModelCall:
    """Ask how the resident takes an invitation; what speaks for and against it shifts the scores."""
    seen = view(mind, context, talk, partner)
    first = mind.sheet.first_name
    words = relate.in_words(mind, partner.name, partner.looks)
    proposal = f"{partner.person.first}, {words}, asks {first} to {activity}."
    slots = {
        "name": mind.sheet.name,
        "pronoun": mind.sheet.pronoun,
        "other": partner.name,
        "reason": seen.reason,
        "proposal": proposal,
    }
    return ask(mind, "stance", slots, options=OPTIONS, bias=seen.bias, priority=Priority.TALK)


def words(mind: Mind, context: Context, talk: Talk, partner: Partner, stance: str, seen: View) -> str:
    """Give the words for a stance, by its reason."""
    tone = (
        seen.tone
        if stance == seen.lean
        else {"agrees": "free", "hesitates": "own", "declines": "own"}[stance]
    )
    suited = phrasing.tones(mind, context, partner, tone)
    slots = phrasing.slots_of(mind, partner)
    return phrasing.one(mind, context, talk, stance, suited, **slots) or PLAIN[stance]


def counted_in(mind: Mind, context: Context, talk: Talk) -> Outcome:
    """Count a guest in who has just agreed to come to what the resident hosts."""
    last = talk.lines[-1]
    if "agrees" not in phrasing.uses_of(last.text, context.banks.phrases):
        return Outcome()
    mine = lines.invited(mind, context, talk, mind.sheet.name)
    if mine is None:
        return Outcome()
    hosted = tuple(
        replace(one, people=tuple(sorted({*one.people, last.speaker})))
        if one.host and one.start == mine.start
        else one
        for one in mind.promises
    )
    return Outcome(promises=hosted) if hosted != mind.promises else Outcome()
