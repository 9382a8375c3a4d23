"""The next line of a conversation: what it does, and the words for it.

What a line does is decided by rule from what was said last and from what the speaker wants to bring
up; what is open (how to answer an invitation, which memory answers a question, how to take news, how to
put a fact) is asked of the model. A fact is put in the first person by rule and, beside that, written
a few times behind forced first words; the best by coverage and likelihood is said.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ai import gametime
from ai.calls import Completion
from ai.cognition import phrasing, relate, topics
from ai.cognition.promise import from_line, spoken_places
from ai.cognition.talking import HARD_CAP, SOFT_CAP
from ai.cognition.topics import Topic
from ai.prompts import person, placing, wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.calls import Result
    from ai.cognition.context import Context
    from ai.cognition.talking import Heard, Partner, Talk
    from ai.mind import Mind, Promise

MOST_OWN = 2
"""Topics of its own that a speaker brings up in one conversation, beside what is urgent."""

MOST_QUESTIONS = 2
"""Questions that a speaker asks in one conversation."""

CLAUSES = 4
"""Candidates of the bank among which the model chooses."""

SHARED = 1500
"""Millinats for each telling word that a memory shares with the question that it may answer."""

COVERED = 4000
"""Millinats for a line that keeps all of a fact's telling words."""

FOREIGN = 700
"""Millinats off for each telling word that is not the fact's."""

REPEATED = 6000
"""Millinats off for a line that was said before."""

BY_RULE = 300
"""Millinats for the sentence that the rule makes: it is right, if plain."""

FAITHFUL = 0.75
"""Share of a fact's telling words that a written line must keep."""

MOST_FOREIGN = 2
"""Telling words that a written line may add."""

GOOD = frozenset(
    """party birthday wedding married baby prize won win success opened opening concert festival love happy
    finished published passed engaged promoted holiday found recovered celebrate celebrating exhibition
    """.split()  # noqa: SIM905
)
BAD = frozenset(
    """died death ill sick hurt broken stolen lost fire burning leaking accident fired failed closed quarrel
    divorce hospital dead stole robbed flooded cancelled debt worried sad
    """.split()  # noqa: SIM905
)
_WORKING = re.compile(r"\b(?:am|'m|is|'re|are) (?:\w+ing)\b|\bstud(?:y|ies)\b|\bwork(?:s|ing)?\b")
_INVITING = re.compile(
    r"\b(?:come|join|invit\w+|you're welcome|count you in|be there|see you there|would you like|drop by)\b",
    re.IGNORECASE,
)
_BYE = re.compile(
    r"\b(?:goodbye|good bye|bye|see you (?:later|soon|around|then|tomorrow|tonight)|farewell|good night|"
    r"(?:gotta|got to|have to|must) go|talk to you later)\b",
    re.IGNORECASE,
)
_DAY = re.compile(
    r"\bhow (?:are|is|'s|was) (?:you|it|things|your (?:day|morning|evening))|what are you (?:up to|doing)|what's new|and you\?",
    re.IGNORECASE,
)


class Move(NamedTuple):
    """What a line does, part by part, in the order in which the parts are said."""

    greeting: str = ""
    reply: str = ""
    """How what was said last is answered: "stance", "pick", "react" (asked of the model), or "" for not
    at all."""
    options: tuple[str, ...] = ()
    """What may be chosen for the reply: phrases, or memories as they stand."""
    option_ids: tuple[int, ...] = ()
    """Ids of the memories among the options."""
    before: str = ""
    """What is said before the reply's own words, or in place of them."""
    lead: str = ""
    topic: Topic | None = None
    tail: str = ""
    """What follows the topic: an invitation, its source."""
    question: str = ""
    bye: str = ""

    def plain(self) -> tuple[object, ...]:
        """Give the move as plain data, for the notes of a thought."""
        return (
            *self[:6],
            None if self.topic is None else self.topic.plain(),
            self.tail,
            self.question,
            self.bye,
        )


def from_plain(plain: Sequence[object]) -> Move:
    """Read a move from the notes of a thought."""
    values = list(plain)
    if values[6] is not None:
        values[6] = Topic(*values[6])  # type: ignore[misc]
    greeting, reply, options, ids, before, lead_or_topic, *rest = values
    del greeting, reply, options, ids, before, lead_or_topic, rest
    return Move(*values[:5], lead=str(values[5]), topic=values[6], tail=str(values[7]),  # type: ignore[arg-type]
                question=str(values[8]), bye=str(values[9]))  # fmt: skip


def invited(mind: Mind, context: Context, talk: Talk, speaker: str) -> Promise | None:
    """Give what ``speaker`` has invited to with its last line; None for no invitation."""
    last = next((line for line in reversed(talk.lines) if line.speaker == speaker), None)
    if last is None:
        return None
    uses = phrasing.uses_of(last.text, context.banks.phrases)
    asks = {"invite", "ask_guest"} & set(uses) or (not uses and _INVITING.search(last.text))
    if not asks and not any(
        _INVITING.search(part) for part in phrasing.sayings(last.text) if part.endswith("?")
    ):
        return None
    said = " ".join(line.text for line in talk.lines if line.speaker == speaker)
    return from_line(last.text, speaker, context.now, spoken_places(mind)) or from_line(
        said, speaker, context.now, spoken_places(mind)
    )


def move(mind: Mind, context: Context, talk: Talk, recalled: Sequence[int]) -> Move:
    """Decide what the resident says next; ``recalled`` are ids of memories that bear on the last line."""
    me = mind.sheet.name
    last = talk.lines[-1] if talk.lines else None
    other = _partner(talk, last)
    suited = phrasing.tones(mind, context, other)
    words = phrasing.slots_of(mind, other)
    first = not any(line.speaker == me for line in talk.lines)
    greeting = _greeting(mind, context, talk, suited, words, answering=last) if first else ""
    wanted = topics.topics(mind, context, talk.others, talk)
    if last is None:
        return _opening(mind, context, talk, Move(greeting), wanted, suited, words)
    uses = phrasing.uses_of(last.text, context.banks.phrases)
    closing = len(talk.lines) >= SOFT_CAP
    if _is_bye(last.text, uses):
        again = _event_words(mind, context, other.name)
        bye = phrasing.one(mind, context, talk, "farewell_back", suited, **words)
        event = phrasing.one(mind, context, talk, "farewell_event", suited, when=again) if again else ""
        return Move(greeting, bye=phrasing.joined(bye, event if _said_once(talk, again) else ""))
    replied = _reply(mind, context, talk, last, uses, other, suited, words, recalled, wanted)
    replied = replied._replace(greeting=greeting)
    if len(talk.lines) >= HARD_CAP - 1:
        return replied._replace(
            topic=None, lead="", tail="", question="", bye=_bye(mind, context, talk, other, suited, words)
        )
    if replied.topic is not None or replied.question or replied.reply in ("stance", "pick"):
        return replied
    return _initiative(mind, context, talk, replied, wanted, other, suited, words, closing=closing)


def _partner(talk: Talk, last: Heard | None) -> Partner:
    """Give whom the line is for most of all: who spoke last, else the first."""
    named = [one for one in talk.others if last is not None and one.name == last.speaker]
    return (named or list(talk.others))[0]


def _greeting(
    mind: Mind,
    context: Context,
    talk: Talk,
    suited: frozenset[str],
    words: dict[str, str] | object,
    answering: Heard | None,
) -> str:
    """Give the greeting of one's first line; family does not greet back, strangers say who they are."""
    assert isinstance(words, dict)
    stranger = relate.STRANGER in suited
    if answering is not None and relate.FAMILY in suited:
        return ""
    hello = phrasing.one(mind, context, talk, "greeting", suited, **words)
    if answering is not None and "?" in hello:
        hello = ""
    named = phrasing.one(mind, context, talk, "introduction", suited, **words) if stranger else ""
    return phrasing.joined(hello, named)


def _opening(
    mind: Mind,
    context: Context,
    talk: Talk,
    made: Move,
    wanted: Sequence[Topic],
    suited: frozenset[str],
    words: dict[str, str],
) -> Move:
    """Begin: with what is urgent, else with a question, else with a remark."""
    if wanted and wanted[0].worth >= topics.URGENT:
        return _bring_up(mind, context, talk, made, wanted[0], suited, words)
    if made.greeting.endswith("?"):
        return made
    if relate.STRANGER in suited and "And you are?" in made.greeting:
        return made
    return made._replace(question=_question(mind, context, talk, talk.others[0], suited, words))


def _bring_up(
    mind: Mind,
    context: Context,
    talk: Talk,
    made: Move,
    topic: Topic,
    suited: frozenset[str],
    words: dict[str, str],
) -> Move:
    """Put a topic into the move, with what leads to it and what follows it."""
    if topic.kind == "hearsay":
        source = _short(talk, topic.source)
        lead = phrasing.one(mind, context, talk, "lead_hearsay", suited, **words)
        tail = phrasing.one(mind, context, talk, "source", suited, source=source)
        if any(keeps.place and _is_of(topic.fact, keeps) for keeps in mind.promises):
            tail = phrasing.joined(tail, phrasing.one(mind, context, talk, "going", suited, **words))
        return made._replace(lead=lead, topic=topic, tail=tail)
    lead = ""
    if topic.worth >= topics.URGENT and not made.greeting.endswith("?"):
        draw = phrasing.several(mind, context, talk, "lead_news", suited, **words)
        lead = draw[0] if draw and len(made.greeting) < 40 and len(talk.lines) % 2 == 0 else ""
    tail = phrasing.one(mind, context, talk, "invite", suited, **words) if topic.kind == "event" else ""
    return made._replace(lead=lead, topic=topic, tail=tail)


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


def _question(
    mind: Mind, context: Context, talk: Talk, other: Partner, suited: frozenset[str], words: dict[str, str]
) -> str:
    """Give a question about the other: from memory, else how things are; none that was asked in this talk."""
    asked = [line.text for line in talk.lines]
    for question in topics.questions(mind, context, other):
        if not any(question.thing in text for text in asked):
            found = phrasing.one(mind, context, talk, question.use, suited, thing=question.thing)
            if found:
                return found
    if any(_DAY.search(text) or "ask_day" in phrasing.uses_of(text, context.banks.phrases) for text in asked):
        return ""
    return phrasing.one(mind, context, talk, "ask_day", suited, **words)


def _is_bye(text: str, uses: Sequence[str]) -> bool:
    named = {"farewell", "farewell_back", "farewell_reason", "refusal", "accepts_refusal"}
    return bool(named & set(uses)) or (not uses and _BYE.search(text) is not None)


def _bye(
    mind: Mind, context: Context, talk: Talk, other: Partner, suited: frozenset[str], words: dict[str, str]
) -> str:
    """Give a goodbye: why one goes, and until when."""
    reason = ""
    if talk.paused and not talk.paused.startswith("on the way"):
        reason = phrasing.one(mind, context, talk, "farewell_reason", suited, next=talk.paused)
    when = _event_words(mind, context, other.name)
    event = (
        phrasing.one(mind, context, talk, "farewell_event", suited, when=when)
        if when and _said_once(talk, when)
        else ""
    )
    bye = phrasing.one(mind, context, talk, "farewell", suited, **words)
    return phrasing.joined(reason if relate.FAMILY not in suited or not event else "", event or bye)


def _said_once(talk: Talk, words: str) -> bool:
    return bool(words) and not any(words in line.text for line in talk.lines)


def _event_words(mind: Mind, context: Context, other: str) -> str:
    """Give when one will next meet somebody as agreed: "tomorrow at 5 pm"; empty for never."""
    for promise in mind.promises:
        shared = other in promise.people or (promise.host and any(other in line for line in promise.people))
        if shared and promise.start > context.now:
            days = gametime.day_of(promise.start) - gametime.day_of(context.now)
            clock = gametime.clock_words(promise.start).replace(":00", "")
            day = {0: "today", 1: "tomorrow"}.get(
                days
            ) or f"on {gametime.date_words(promise.start).split()[0]}"
            return f"{day} at {clock}"
    return ""


def _reply(
    mind: Mind,
    context: Context,
    talk: Talk,
    last: Heard,
    uses: Sequence[str],
    other: Partner,
    suited: frozenset[str],
    words: dict[str, str],
    recalled: Sequence[int],
    wanted: Sequence[Topic],
) -> Move:
    """Answer what was said last: an invitation, a question, news, or nothing."""
    proposal = invited(mind, context, talk, last.speaker)
    if proposal is not None:
        return Move(reply="stance", before=proposal.activity)
    if "agrees" in uses or "declines" in uses or "hesitates" in uses:
        use = "pleased" if "agrees" in uses else "understands"
        return Move(before=phrasing.one(mind, context, talk, use, suited, **words))
    question = next((part for part in reversed(phrasing.sayings(last.text)) if part.endswith("?")), "")
    if "ask_day" in uses or "ask_back" in uses or (question and _DAY.search(question)):
        return _answer_day(mind, context, talk, suited, words, wanted)
    if question and not {
        "greeting",
        "introduction",
        "lead_hearsay",
        "lead_news",
        "reaction",
        "agree_remark",
    } & set(phrasing.uses_of(question, context.banks.phrases)):
        return _answer(mind, context, talk, last, uses, question, suited, words, recalled)
    said = phrasing.claims(last.text, context.banks.phrases)
    if said:
        return _react(mind, context, talk, said, other, suited, words)
    if "remark" in uses:
        return Move(before=phrasing.one(mind, context, talk, "agree_remark", suited, **words))
    return Move()


def _answer_day(
    mind: Mind,
    context: Context,
    talk: Talk,
    suited: frozenset[str],
    words: dict[str, str],
    wanted: Sequence[Topic],
) -> Move:
    """Say how one is, and with it what is on one's mind; else what one was doing."""
    answer = phrasing.one(mind, context, talk, "answer_day", suited, **words)
    if wanted:
        return _bring_up(mind, context, talk, Move(before=answer), wanted[0], suited, words)
    doing = f"I was just {talk.paused}." if talk.paused and not talk.paused.startswith("on the way") else ""
    asked = any("ask_back" in phrasing.uses_of(line.text, context.banks.phrases) for line in talk.lines)
    back = "" if asked else phrasing.one(mind, context, talk, "ask_back", suited, **words)
    return Move(before=phrasing.joined(answer, doing), question=back)


def _answer(
    mind: Mind,
    context: Context,
    talk: Talk,
    last: Heard,
    uses: Sequence[str],
    question: str,
    suited: frozenset[str],
    words: dict[str, str],
    recalled: Sequence[int],
) -> Move:
    """Put the memories that may answer a question to the choice; an excuse where there is none."""
    before = (
        phrasing.one(mind, context, talk, "answer_work", suited, **words)
        if {"ask_work", "ask_study"} & set(uses)
        else ""
    )
    asked = set(placing.content(question))
    said_here = {of for line in talk.lines for of in line.tells if line.speaker == mind.sheet.name}
    found = []
    for node_id in recalled:
        node = mind.stream.nodes[node_id]
        fits = asked & set(placing.content(node.text)) or not uses
        if fits and node_id not in said_here and answerable(mind, node_id, last.speaker):
            found.append(node_id)
    if not found:
        other = phrasing.one(
            mind, context, talk, "answer_other" if "ask_intent" in uses else "excuse", suited, **words
        )
        return Move(before=before or other)
    texts = tuple(mind.stream.nodes[node_id].text for node_id in found)
    return Move(reply="pick", options=texts, option_ids=tuple(found), before=before)


def answerable(mind: Mind, node_id: int, asker: str) -> bool:
    """Tell whether a memory may be given as an answer: no secret, and not what the asker said itself."""
    node = mind.stream.nodes[node_id]
    if topics.secret(node.text) or node.provenance.by == asker and node.provenance.type.value == "said":
        return False
    told = relate.told_by(node)
    if node.provenance.type.value == "said":
        return told is not None and node.provenance.by != mind.sheet.name and asker not in node.text
    return (
        node.kind.value == "observation"
        and node.provenance.type.value in ("seed", "seen")
        and (node.provenance.type.value == "seed" and node.text.startswith(mind.sheet.name))
    )


def _react(
    mind: Mind,
    context: Context,
    talk: Talk,
    said: Sequence[str],
    other: Partner,
    suited: frozenset[str],
    words: dict[str, str],
) -> Move:
    """Take what was told: one knows it already, or one says something to it that the model chooses."""
    fact = person.reported(
        said[-1], other.person, person.Person(mind.sheet.name, mind.sheet.pronoun), talk.people
    )
    for node in mind.stream.kept():
        told = relate.told_by(node)
        if (
            told is not None
            and told[0] not in (other.name, mind.sheet.name)
            and relate.is_same_fact(told[2], fact)
        ):
            source = _short(talk, told[0])
            return Move(before=phrasing.one(mind, context, talk, "known_already", suited, source=source))
    felt = feel(" ".join(said))
    options = phrasing.several(mind, context, talk, "reaction", suited | {felt}, count=CLAUSES, **words)
    if felt != "plain":
        options += phrasing.several(mind, context, talk, "reaction", suited | {"plain"}, count=2, **words)
    return Move(reply="react", options=tuple(dict.fromkeys(options)))


def feel(text: str) -> str:
    """Give how something told is taken, by its words: "good", "bad", "work", "plain"."""
    words = {word.strip(".,!?;:'").lower() for word in text.split()}
    if words & BAD:
        return "bad"
    if words & GOOD:
        return "good"
    return "work" if _WORKING.search(text) else "plain"


def _initiative(
    mind: Mind,
    context: Context,
    talk: Talk,
    made: Move,
    wanted: Sequence[Topic],
    other: Partner,
    suited: frozenset[str],
    words: dict[str, str],
    *,
    closing: bool,
) -> Move:
    """Go on after the reply: with something of one's own, a question, or a goodbye."""
    me = mind.sheet.name
    mine = [line for line in talk.lines if line.speaker == me]
    told = sum(bool(line.tells) for line in mine)
    if wanted and not closing and (told < MOST_OWN or wanted[0].worth >= topics.URGENT):
        return _bring_up(mind, context, talk, made, wanted[0], suited, words)
    asked = sum(line.text.endswith("?") for line in mine)
    if not closing and asked < MOST_QUESTIONS:
        question = _question(mind, context, talk, other, suited, words)
        if question:
            return made._replace(question=question)
    if not closing and not mine:
        remark = phrasing.one(mind, context, talk, "remark", suited, **words)
        return made._replace(before=phrasing.joined(made.before, remark))
    return made._replace(bye=_bye(mind, context, talk, other, suited, words))


def begin_of(sentence: str) -> str:
    """Give the forced first words of a line: of the rule's sentence, up to its verb's end."""
    words = sentence.split(" ")
    if words[0] in ("I'm", "I've", "I'll", "I'd", "You're"):
        return words[0]
    return " ".join(words[:2]) if len(words) > 3 else words[0]


def faithful(fact_words: str, text: str) -> bool:
    """Tell whether a written line says the fact and little else."""
    wanted = set(placing.content(fact_words))
    got = set(placing.content(text))
    return (
        len(wanted & got) >= FAITHFUL * len(wanted)
        and len(got - wanted) <= MOST_FOREIGN
        and _same_numbers(fact_words, text)
    )


def _same_numbers(fact: str, text: str) -> bool:
    """Tell whether the days and hours of a line are those of the fact, and all of them."""
    return re.findall(r"\d+", fact) == re.findall(r"\d+", text)


def trimmed(text: str, fact_words: str) -> str:
    """Give a written text without the sentences that say nothing of the fact."""
    wanted = set(placing.content(fact_words))
    kept = [part for part in person.sentences(text) if set(placing.content(part)) & wanted]
    return " ".join(kept)


def repeats(text: str, talk: Talk) -> bool:
    """Tell whether a line says again what was said in this talk."""
    plain = _plain(text)
    return any(_plain(line.text) == plain for line in talk.lines)


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.lower()))


def capital(text: str) -> str:
    """Give a line with a capital first letter."""
    return wording.capital(text.strip())


def answer_bias(question: str, options: Sequence[str]) -> tuple[int, ...]:
    """Give millinats for memories by the telling words that they share with a question."""
    asked = set(placing.content(question))
    return tuple(SHARED * len(asked & set(placing.content(text))) for text in options)


def is_written(result: Result) -> bool:
    """Tell whether anything was written, fit or not."""
    return isinstance(result, Completion)


def samples(result: Result, made: Move, rule: str) -> tuple[tuple[str, int], ...]:
    """Give the written lines that say the topic and little else, with their likelihood in millinats a token."""
    if not isinstance(result, Completion) or made.topic is None:
        return ()
    begin = begin_of(rule)
    found: dict[str, int] = {}
    for text, score in zip(result.texts, result.scores, strict=True):
        whole = trimmed(capital(f"{begin} {text.strip()}"), rule)
        if whole and faithful(rule, whole) and not re.search(r"\b(?:she|he)\b", whole):
            found.setdefault(whole, score)
    return tuple(found.items())


def worth(text: str, rule: str, likelihood: int | None, talk: Talk) -> int:
    """Give what speaks for the words of a line, in millinats: all of the fact, nothing else, not said before."""
    wanted, got = set(placing.content(rule)), set(placing.content(text))
    covered = COVERED * len(wanted & got) // max(1, len(wanted))
    made = BY_RULE if likelihood is None else likelihood
    return covered - FOREIGN * len(got - wanted) + made - (REPEATED if repeats(text, talk) else 0)


def way_out(mind: Mind, context: Context, talk: Talk, other: Partner) -> str:
    """Give a goodbye for one who has nothing to say that was not said."""
    suited = phrasing.tones(mind, context, other)
    words = phrasing.slots_of(mind, other)
    return phrasing.one(mind, context, talk, "farewell", suited, **words) or "Goodbye."
