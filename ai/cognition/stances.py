"""Yes, maybe, no: how somebody takes being spoken to, and how it takes an invitation.

Traits, warmth and free time decide; where they leave it open the model does. The words come from the
bank, for the reason that one has.
"""

from __future__ import annotations

import re
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

NEWS_WORTH = 14
"""From this worth on, what one could tell speaks for talking."""

DISTURBING = 4000
"""Millinats against talking to one who is busy, or while one is."""

_BUSY = re.compile(
    r"\b(?:sleep\w*|nap\w*|rush\w*|hurry\w*|running (?:to|for|after|late)|chas\w+|catch\w*|shower\w*|"
    r"bath\w*|teach\w*|lectur\w+|speech|exam|operat\w+|inject\w+|perform\w*|preach\w*|putting out|"
    r"emergency|fight\w*|argu\w+|cry\w*|on the phone|phoning|praying|driving|undress\w*|dressing|burst|"
    r"burning|holding (?:a|the) )\b"
)
"""Activities that are no moment for a talk."""

_FREE = re.compile(r"\b(?:free|no plans|nothing|off|time on|plenty of time|all day long)\b")
_TAKEN = re.compile(
    r"\b(?:work\w*|busy|no time|exam|dinner|travel\w*|leav\w+|duty|appointment|already|promised|"
    r"every \w+day|night|in the)\b"
)
"""Words for the time of one who has none, unless words of ``_FREE`` are there too."""

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
    listens = any(thought.kind == "voice" for thought in mind.pending.values())
    if listens or hour is None or hour.activity == SLEEP:
        return True
    soon = context.now + HURRY_MINUTES * 60
    return any(
        one.start - HURRY_MINUTES * 60 <= context.now < one.start
        for one in mind.promises
        if one.start <= soon
    )


def reason_to_talk(mind: Mind, context: Context, partner: Partner, wanted: Sequence[Topic]) -> str:
    """Give what stands between a resident and somebody in sight, in one sentence."""
    first, name = mind.sheet.first_name, called(mind, partner)
    does, has = ("do", "have") if mind.sheet.pronoun == "they" else ("does", "has")
    if relate.closeness(mind, partner.name) == relate.COOL:
        return f"{first} {does} not like {name}."
    if wanted and wanted[0].worth >= NEWS_WORTH:
        return f"{first} {has} something to tell {name}."
    relation = mind.relations.get(partner.name)
    if relation is not None and relation.talked >= gametime.day_start(gametime.day_of(context.now)):
        return f"{first} {has} talked to {name} already today."
    if not relate.knows(mind, partner.name):
        curious = phrasing.manner(mind) in ("lively", "warm")
        return f"{first} {does} not know {name}" + (
            " and wants to get to know everybody." if curious else "."
        )
    return f"{name} is {relate.in_words(mind, partner.name, partner.looks)}. {first} {has} time."


def called(mind: Mind, partner: Partner) -> str:
    """Give how a resident calls somebody to itself: by first name, or by looks."""
    return partner.person.first if relate.knows(mind, partner.name) else partner.looks


def busy(*doings: str) -> bool:
    """Tell whether one of these activities is no moment to speak or be spoken to."""
    return any(_BUSY.search(doing) for doing in doings)


def disturbs(*doings: str) -> tuple[int, int]:
    """Give millinats for talking and for silence, by what the two are doing."""
    return (-DISTURBING, 0) if busy(*doings) else (0, 0)


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


def reason_to_answer(mind: Mind, partner: Partner) -> str:
    """Give what stands between a resident and somebody who speaks to it, in one sentence."""
    first, name = mind.sheet.first_name, called(mind, partner)
    does, has = ("do", "have") if mind.sheet.pronoun == "they" else ("does", "has")
    if relate.closeness(mind, partner.name) == relate.COOL:
        return f"{first} {does} not like {name}."
    return f"{name} greets {first} in a friendly way. {first} {has} time."


def plain_refusal(mind: Mind, partner: Partner) -> str:
    """Give the reason of one who declines without being in a hurry."""
    if relate.closeness(mind, partner.name) == relate.COOL:
        return "cool_to"
    return "busy" if phrasing.manner(mind) != "shy" else "shy_of"


def view(mind: Mind, context: Context, talk: Talk) -> View:
    """Give how the invitation that was made last looks to the resident."""
    partner = talk.speaker()
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


def leaning(closeness: str, time: str) -> tuple[int, int, int]:
    """Give millinats for agreeing, hesitating and declining, by words for closeness and for the time."""
    warm = relate.warmth_of(closeness) * WARM
    if _TAKEN.search(time) and not _FREE.search(time):
        return warm - TAKEN, 0, 800
    return (warm + 900, 0, -500) if _FREE.search(time) else (warm, 300, 0)


def _is_taken(mind: Mind, proposal: Promise) -> bool:
    """Tell whether another promise stands against it."""
    end = proposal.start + proposal.minutes * 60
    return any(
        one.start < end and proposal.start < one.start + one.minutes * 60 and not _is_one(one, proposal)
        for one in mind.promises
    )


def _is_one(promise: Promise, proposal: Promise) -> bool:
    """Tell whether a promise is for what is proposed: at the same time, and not at another place."""
    places = {promise.place, proposal.place} - {""}
    return promise.start == proposal.start and len(places) < 2


def _in_bed(mind: Mind, proposal: Promise) -> bool:
    minute = gametime.minute_of_day(proposal.start)
    bed, wake = mind.sheet.bed_minute % 1440 or 1440, mind.sheet.wake_minute
    night = minute < wake - 30 and minute >= (bed if bed < wake else 0)
    return night or (bed > wake and minute >= bed)


def _at_work(mind: Mind, proposal: Promise) -> bool:
    start, end = mind.sheet.work_hours
    minute = gametime.minute_of_day(proposal.start)
    return (
        start < end and start <= minute < end and not proposal.place.startswith(mind.sheet.workplace or "\0")
    )


def ask_stance(mind: Mind, context: Context, talk: Talk, activity: str) -> ModelCall:
    """Ask how the resident takes an invitation; what speaks for and against it shifts the scores."""
    partner = talk.speaker()
    seen = view(mind, context, talk)
    first = mind.sheet.first_name
    met = relate.knows(mind, partner.name) or any(partner.person.first in line.text for line in talk.lines)
    asker = partner.person.first if met else called(mind, partner)
    words = relate.in_words(mind, partner.name, f"somebody whom {first} has just met")
    proposal = f'{asker} is {words}. {asker} asks {first}: "Will you {activity}?"'
    slots = {
        "name": mind.sheet.name,
        "pronoun": mind.sheet.pronoun,
        "other": partner.name,
        "reason": seen.reason,
        "proposal": proposal,
    }
    return ask(mind, "stance", slots, options=OPTIONS, bias=seen.bias, priority=Priority.TALK)


def words(mind: Mind, context: Context, talk: Talk, stance: str, seen: View) -> str:
    """Give the words for a stance, by its reason."""
    tone = (
        seen.tone
        if stance == seen.lean
        else {"agrees": "free", "hesitates": "own", "declines": "own"}[stance]
    )
    partner = talk.speaker()
    suited = phrasing.tones(mind, context, partner, tone)
    slots = phrasing.slots_of(mind, partner)
    return phrasing.one(mind, context, talk, stance, suited, **slots) or PLAIN[stance]


def has_agreed(mind: Mind, proposal: Promise) -> bool:
    """Tell whether a resident is going already to what it is invited to."""
    return any(one.start == proposal.start and one.place == proposal.place for one in mind.promises)


def counted_in(mind: Mind, context: Context, talk: Talk) -> Outcome:
    """Count in who has agreed, since the resident spoke last, to come to what it hosts."""
    spoke = max((at for at, line in enumerate(talk.lines) if line.speaker == mind.sheet.name), default=-1)
    guests = [
        line.speaker
        for line in talk.lines[spoke + 1 :]
        if "agrees" in phrasing.uses_of(line.text, context.banks.phrases)
    ]
    mine = lines.invited(mind, context, talk, mind.sheet.name) if guests else None
    if mine is None:
        return Outcome()
    hosted = tuple(
        replace(one, people=tuple(sorted(dict.fromkeys((*one.people, *guests)))))
        if one.host and one.start == mine.start
        else one
        for one in mind.promises
    )
    return Outcome(promises=hosted) if hosted != mind.promises else Outcome()
