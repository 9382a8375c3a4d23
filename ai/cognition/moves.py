"""What the next line of a conversation does, decided by rule from what was said last.

A line greets, answers (an invitation, a question, news), brings something up, asks or says goodbye.
What is open about it is asked of the model by ``converse``: how to take an invitation, which memory
answers a question, how to take news.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ai import gametime
from ai.banks import USES
from ai.cognition import acquaint, discretion, lines, phrasing, questions, relate, stances, topics
from ai.cognition.moment import Moment, Move, moment
from ai.cognition.talking import HARD_CAP, SOFT_CAP
from ai.cognition.topics import Topic
from ai.memory import schedule
from ai.memory.node import MemoryKind, Source
from ai.prompts import person, placing, wording
from ai.prompts.reported import reported

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.cognition.context import Context
    from ai.cognition.talking import Heard, Talk
    from ai.mind import Mind, Promise

MOST_OWN = 2
"""Topics of its own that a speaker brings up in one conversation, beside what is urgent."""

MOST_QUESTIONS = 2
"""Questions that a speaker asks in one conversation."""

REACTIONS, NEUTRAL_REACTIONS = 4, 2
"""Candidates of the bank for how to take news, among which the model chooses."""

LONG_GREETING = 40
"""Letters of a greeting after which nothing more leads up to the news."""

_BYE = re.compile(
    r"\b(?:goodbye|good bye|bye|see you (?:later|soon|around|then|tomorrow|tonight)|farewell|good night|"
    r"(?:gotta|got to|have to|must) go|talk to you later)\b",
    re.IGNORECASE,
)
_DAY = re.compile(
    r"\bhow (?:are|is|'s|was) (?:you|it|things|your (?:day|morning|evening))\b|what are you (?:up to|doing)|"
    r"what's new|and you\?",
    re.IGNORECASE,
)
_WHO = re.compile(r"^(?P<name>.+?) (?:is|owns|works|runs|keeps|studies|teaches|writes)\b")
"""How a memory begins that says who somebody is."""
_SINGULAR = ("ss", "us", "ics", "sis", "series", "news", "chess", "species")
"""Endings of words that are one thing in spite of their last letter."""
_THEIR = r"\b(?:his|her|their)\b"
_PRIVATE = re.compile(r"\b(?:shower|bath|hair|teeth|toilet|dress|undress|wash|shave|sleep|bed|pajamas)\w*\b")
"""Words of what one does not speak of."""

_ABOUT_THINGS = frozenset(("ask_work", "ask_place", "ask_study", "ask_intent"))
"""Uses of phrases that ask about something, with or without a question mark."""

_NO_QUESTIONS = frozenset(
    (
        "greeting",
        "introduction",
        "lead_hearsay",
        "lead_news",
        "lead_person",
        "reaction",
        "agree_remark",
        "invite",
        "ask_guest",
    )
)
"""Uses of phrases that end with a question mark without asking for what is in memory."""


def move(mind: Mind, context: Context, talk: Talk, recalled: Sequence[int]) -> Move:
    """Decide what the resident says next; ``recalled`` are ids of memories that bear on the last line."""
    now = moment(mind, context, talk, recalled)
    last = talk.lines[-1] if talk.lines else None
    first = not any(line.speaker == now.me for line in talk.lines)
    greeting = _greeting(now, last) if first else ""
    if last is None:
        return _opening(now, Move(greeting))
    uses = now.uses(last.text)
    if "refusal" in uses:
        return Move(bye=now.phrase("accepts_refusal"))
    if _is_bye(last.text, uses):
        again = _event_words(mind, context, now.other.name)
        event = now.phrase("farewell_event", when=again) if _said_once(talk, again) else ""
        return Move(greeting, bye=phrasing.joined(now.phrase("farewell_back"), event))
    replied = _reply(now, last, uses)._replace(greeting=greeting)
    if len(talk.lines) >= HARD_CAP - 1:
        return replied._replace(topic=None, lead="", tail="", question="", bye=_bye(now))
    if replied.topic is not None or replied.question or replied.reply in ("stance", "pick"):
        return replied
    return _initiative(now, replied)


def _greeting(now: Moment, answering: Heard | None) -> str:
    """Give the greeting of one's first line; family does not greet back, strangers say who they are."""
    stranger = relate.STRANGER in now.suited
    if answering is not None and (relate.FAMILY in now.suited or ("again" in now.suited and not stranger)):
        return ""
    hello = now.phrase("greeting")
    if answering is not None and "?" in hello:
        hello = ""
    return phrasing.joined(hello, now.phrase("introduction") if stranger else "")


def _opening(now: Moment, made: Move) -> Move:
    """Begin: with what is urgent, else with a question."""
    if now.wanted and now.wanted[0].worth >= topics.URGENT:
        return _bring_up(now, made, now.wanted[0])
    if made.greeting.endswith("?"):
        return made
    return made._replace(question=_question(now))


def _bring_up(now: Moment, made: Move, topic: Topic) -> Move:
    """Put a topic into the move, with what leads to it and what follows it."""
    if topic.kind == "hearsay":
        tail = now.phrase("source", source=_short(now.talk, topic.source))
        if any(one.place and _is_of(topic.fact, one) for one in now.mind.promises):
            tail = phrasing.joined(tail, now.phrase("going"), now.phrase("invite"))
        return made._replace(lead=now.phrase("lead_hearsay"), topic=topic, tail=tail)
    lead = ""
    fits = len(made.greeting) < LONG_GREETING and not made.greeting.endswith("?") and not made.before
    if topic.worth >= topics.URGENT and fits:
        lead = now.phrase("lead_news")
    tail = now.phrase("invite") if topic.kind == "event" else ""
    return made._replace(lead=lead, topic=topic, tail=tail)


def _introduce(now: Moment, made: Move) -> Move | None:
    """Tell of somebody whom the others may not know; None where there is nobody."""
    if "again" in now.suited:
        return None
    names = [one.name for one in now.talk.others]
    spoken_of = " ".join(line.text for line in now.talk.lines)
    for one in acquaint.introductions(now.mind, names, now.talk.people):
        if one.name in spoken_of or f" {_short(now.talk, one.name)} " in spoken_of:
            continue
        topic = Topic(one.fact, (one.of,), topics.LEAST, "person", one.source)
        tail = now.phrase("source", source=_short(now.talk, one.source)) if one.source else ""
        lead = now.phrase("lead_person", source=one.name)
        return made._replace(lead=lead, topic=topic, tail=tail) if lead else None
    return None


def _on_person(now: Moment, text: str) -> str:
    """Say whether one knows somebody who was spoken of."""
    named = [one for one in now.talk.people if one.name in text and one.name not in (now.me, now.other.name)]
    if not named:
        return ""
    use = "knows_person" if relate.knows(now.mind, named[0].name) else "knows_nobody"
    return now.phrase(use, source=_short(now.talk, named[0].name))


def _is_of(fact: str, promise: Promise) -> bool:
    """Tell whether a promise is about what a fact speaks of."""
    said = set(placing.content(fact))
    words = [word for word in placing.content(promise.activity) if word not in ("come", "host", "visit")]
    return bool(words) and all(word in said for word in words)


def _short(talk: Talk, name: str) -> str:
    """Give the name by which somebody is called in talk."""
    firsts = [one.first for one in talk.people]
    first = name.split(" ", 1)[0]
    return first if firsts.count(first) == 1 else name


def _question(now: Moment) -> str:
    """Give a question about the other: from memory, else how things are; none that was asked in this talk."""
    asked = [line.text for line in now.talk.lines]
    for question in questions.questions(now.mind, now.other):
        if not any(question.thing in text for text in asked):
            found = now.phrase(question.use, thing=question.thing)
            if found:
                return _agreeing(found, question.thing)
    if any(_DAY.search(text) or {"ask_day", "ask_self"} & set(now.uses(text)) for text in asked):
        return ""
    return now.phrase("ask_self" if relate.STRANGER in now.suited else "ask_day")


def _agreeing(text: str, thing: str) -> str:
    """Give a question whose verb agrees with several things: "How are your lectures going?"."""
    if not thing.endswith("s") or thing.endswith(_SINGULAR) or thing[:1].isupper():
        return text
    return re.sub(rf"(?: is|'s) {re.escape(thing)}", f" are {thing}", text)


def _is_bye(text: str, uses: Sequence[str]) -> bool:
    named = {"farewell", "farewell_back", "farewell_reason", "farewell_event", "accepts_refusal"}
    return bool(named & set(uses)) or (not uses and _BYE.search(text) is not None)


def _bye(now: Moment) -> str:
    """Give a goodbye: what one goes on with, and until when."""
    going_on = _plan_words(now.mind, now.context)
    reason = now.phrase("farewell_reason", next=going_on) if _said_once(now.talk, going_on) else ""
    when = _event_words(now.mind, now.context, now.other.name)
    event = now.phrase("farewell_event", when=when) if _said_once(now.talk, when) else ""
    return phrasing.joined("" if event else reason, event or now.phrase("farewell"))


def _plan_words(mind: Mind, context: Context) -> str:
    """Give what the plan says to do now, as one says it of oneself: "writing my paper"."""
    hour = schedule.entry_at(mind.plan.hours, context.now)
    if hour is None or hour.activity == schedule.SLEEP or _PRIVATE.search(hour.activity):
        return ""
    return re.sub(_THEIR, "my", wording.ing(hour.activity))


def _said_once(talk: Talk, words: str) -> bool:
    return bool(words) and not any(words in line.text for line in talk.lines)


def _event_words(mind: Mind, context: Context, other: str) -> str:
    """Give when one will next meet somebody as agreed: "tomorrow at 5 pm"; empty for never."""
    for promise in mind.promises:
        if other in promise.people and promise.start > context.now:
            days = gametime.day_of(promise.start) - gametime.day_of(context.now)
            clock = gametime.clock_words(promise.start).replace(":00", "")
            day = {0: "today", 1: "tomorrow"}.get(
                days
            ) or f"on {gametime.date_words(promise.start).split()[0]}"
            return f"{day} at {clock}"
    return ""


def _reply(now: Moment, last: Heard, uses: Sequence[str]) -> Move:
    """Answer what was said last: an invitation, a question, news, or nothing."""
    proposal = lines.invited(now.mind, now.context, now.talk, last.speaker)
    if proposal is not None:
        return _invited(now, proposal)
    if "lead_person" in uses:
        return Move(before=_on_person(now, last.text))
    if {"agrees", "declines", "hesitates"} & set(uses):
        mine = [line for line in now.talk.lines if line.speaker == now.me]
        asked_for = any("invite" in now.uses(line.text) for line in mine)
        return Move(before=now.phrase("pleased" if "agrees" in uses else "understands") if asked_for else "")
    question = " ".join(part for part in _asked(now, last.text))
    if "ask_self" in uses or "ask_day" in uses or "ask_back" in uses or (question and _DAY.search(question)):
        return _answer_self(now) if "ask_self" in uses else _answer_day(now)
    if question:
        return _answer(now, last, uses, question)
    return _react(now, phrasing.claims(last.text, now.context.banks.phrases), uses)


def _invited(now: Moment, proposal: Promise) -> Move:
    """Take an invitation; one that was accepted before needs no second answer."""
    if stances.has_agreed(now.mind, proposal):
        return Move(before=now.phrase("going"))
    return Move(reply="stance", before=proposal.activity)


def _asked(now: Moment, text: str) -> tuple[str, ...]:
    """Give the sentences of a line that ask something: "And your paper? Any progress?"."""
    asking = frozenset(use for use in USES if use.startswith("ask_"))
    plain = phrasing.without_longer(text, now.context.banks.phrases, asking)
    return tuple(
        part
        for part in phrasing.sayings(plain)
        if (part.endswith("?") and not _NO_QUESTIONS & set(now.uses(part)))
        or _ABOUT_THINGS & set(now.uses(part))
    )


def _answer_self(now: Moment) -> Move:
    """Say who one is, to one who does not know; what must be told at once says more than that."""
    if now.wanted and now.wanted[0].worth >= topics.URGENT:
        return _bring_up(now, Move(), now.wanted[0])
    told = relate.has_told(now.mind, now.other.name)[0]
    for node in now.mind.stream.kept():
        who = _WHO.match(node.text)
        if who is not None and who["name"] == now.me and node.provenance.type == Source.SEED:
            if node.id in told or discretion.secret(node.text):
                break
            asked = any("ask_back" in now.uses(line.text) for line in now.talk.lines)
            back = "" if asked else now.phrase("ask_back")
            return Move(topic=Topic(node.text, (node.id,), topics.LEAST), question=back)
    return _answer_day(now)


def _answer_day(now: Moment) -> Move:
    """Say how one is, and with it what is on one's mind; else what one was doing."""
    answer = now.phrase("answer_day")
    if now.wanted:
        return _bring_up(now, Move(before=answer), now.wanted[0])
    paused = now.talk.paused
    told = paused and not paused.startswith("on the way") and not _PRIVATE.search(paused)
    doing = f"I was just {re.sub(_THEIR, 'my', paused)}." if told else ""
    asked = any("ask_back" in now.uses(line.text) for line in now.talk.lines)
    return Move(before=phrasing.joined(answer, doing), question="" if asked else now.phrase("ask_back"))


def _answer(now: Moment, last: Heard, uses: Sequence[str], question: str) -> Move:
    """Put the memories that may answer a question to the choice; an excuse where there is none."""
    before = now.phrase("answer_work") if {"ask_work", "ask_study"} & set(uses) else ""
    asked = relate.telling_words(question)
    told, facts = relate.has_told(now.mind, last.speaker)
    found = [
        node_id
        for node_id in now.recalled
        if node_id not in told
        and not any(relate.is_same_fact(now.mind.stream.nodes[node_id].text, fact) for fact in facts)
        and answerable(now.mind, node_id, last.speaker)
        and (not uses or asked & relate.telling_words(now.mind.stream.nodes[node_id].text))
    ]
    if not found:
        return Move(before=before or now.phrase("answer_other" if "ask_intent" in uses else "excuse"))
    texts = tuple(topics.as_fact(now.mind, now.mind.stream.nodes[node_id]) for node_id in found)
    return Move(reply="pick", options=texts, option_ids=tuple(found), before=before)


def answerable(mind: Mind, node_id: int, asker: str) -> bool:
    """Tell whether a memory may be given as an answer: no secret, and not what the asker said itself."""
    node = mind.stream.nodes[node_id]
    kept = discretion.secret(node.text) or topics.is_telling(node.text)
    if kept or node.kind != MemoryKind.OBSERVATION:
        return False
    if node.provenance.type == Source.VOICE:
        return topics.as_fact(mind, node) != ""
    if node.provenance.type == Source.SAID:
        heard = node.provenance.by not in (asker, mind.sheet.name)
        return heard and relate.told_by(node) is not None and (not asker or asker not in node.text)
    return node.provenance.type == Source.SEED and node.text.startswith(mind.sheet.name)


def _react(now: Moment, said: Sequence[str], uses: Sequence[str]) -> Move:
    """Take what was told: one knows it already, or one says something to it that the model chooses."""
    if not said:
        return Move(before=now.phrase("agree_remark")) if "remark" in uses else Move()
    me = person.Person(now.me, now.mind.sheet.pronoun)
    fact = reported(said[-1], now.other.person, me, now.talk.people)
    for node in now.mind.stream.kept():
        told = relate.told_by(node)
        if (
            told is not None
            and told[0] not in (now.other.name, now.me)
            and relate.is_same_fact(told[2], fact)
        ):
            return Move(before=now.phrase("known_already", source=_short(now.talk, told[0])))
    felt = lines.feel(" ".join(said))
    options = now.phrases("reaction", REACTIONS, felt)
    if felt != "neutral":
        options += now.phrases("reaction", NEUTRAL_REACTIONS, "neutral")
    return Move(reply="react", options=tuple(dict.fromkeys(options)))


def _initiative(now: Moment, made: Move) -> Move:
    """Go on after the reply: with something of one's own, a question, or a goodbye."""
    mine = [line for line in now.talk.lines if line.speaker == now.me]
    closing = len(now.talk.lines) >= SOFT_CAP
    told = sum(bool(line.tells) for line in mine)
    if now.wanted and not closing and (told < MOST_OWN or now.wanted[0].worth >= topics.URGENT):
        return _bring_up(now, made, now.wanted[0])
    asked = sum(line.text.endswith("?") for line in mine)
    if not closing and mine and not any("lead_person" in now.uses(line.text) for line in mine):
        introduced = _introduce(now, made)
        if introduced is not None:
            return introduced
    if not closing and asked < MOST_QUESTIONS:
        question = _question(now)
        if question:
            return made._replace(question=question)
    if not closing and not mine:
        return made._replace(before=phrasing.joined(made.before, now.phrase("remark")))
    return made._replace(bye=_bye(now))
