"""What somebody wants to bring up: promises it hosts, what it wants to tell, its news.

Everything comes from the resident's own memories, wants and promises. What the other knows, told, was
told before, or must not hear is left out. A secret is told to nobody.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ai import gametime
from ai.cognition import discretion, news, questions, relate
from ai.cognition.dates import read_when
from ai.memory.node import MemoryKind, Source
from ai.prompts import placing, wording

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ai.cognition.context import Context
    from ai.cognition.talking import Partner, Talk
    from ai.memory.node import MemoryNode
    from ai.mind import Mind

HOSTED, WANTED, VOICED = 100, 90, 70
"""Worth of what one invites to, wants to tell, and was told by the inner voice."""

URGENT = 60
"""From this worth on something is brought up at once, without waiting for an occasion."""

LEAST = 9
"""What is worth less is not brought up unasked."""

_FUTURE_BONUS, _CURRENT_BONUS, _FRESH_BONUS, _RELATION_MALUS = 25, 8, 5, 12
_UNRATED = 3
"""Importance of what has not been rated yet, as a topic."""

_SEEN_LEAST = 7
"""What was merely seen is told from this importance on."""

_RELATION = re.compile(
    r"\b(?:has known|knows|(?:has been|is) (?:\w+ )?friends|is (?:close|good|married)|has been married|"
    r"shares|lives (?:in|with|next|behind)|would like to spend|spends|hopes to find|has liked|treats|"
    r"has (?:his|her|their) meals)\b"
)
_TELL = re.compile(
    r"\b(?P<verb>tell|tells|telling|told|invite|invites|inviting|inform|informs|remind|reminds|announces?)\b"
    r"(?P<whom>(?: (?!about\b|that\b|of\b|to\b)[\w'’-]+){0,8}) (?P<how>about|that|of|to) (?P<what>.+)$",
    re.IGNORECASE,
)
_WANTS = re.compile(
    r"\b(?:wants|hopes|would like|plans|intends|needs|has) to\b|\binner voice said\b|\b(?:invites|tells)\b"
)
_DAY_WORDS = re.compile(r"\b(?:today|tomorrow|tonight|this (?:morning|afternoon|evening)|next hour)\b")
_DATED = re.compile(
    r"\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d"
)
_ADDRESS = re.compile(
    r"^(?:please |now |really )*"
    r"(?:you (?:should|must|will|are going to|want to|need to|decide to|have to) )?",
    re.IGNORECASE,
)
"""How the inner voice begins to speak to one."""


class Topic(NamedTuple):
    """Something to bring up."""

    fact: str
    """In the third person, with full names."""
    of: tuple[int, ...] = ()
    """Ids of the memories that it comes from."""
    worth: int = 0
    kind: str = "own"
    """"event" for what one invites to, "own", "hearsay"."""
    source: str = ""
    """Who told it; empty for one's own."""

    def plain(self) -> tuple[object, ...]:
        """Give the topic as plain data, for the notes of a thought."""
        return (self.fact, self.of, self.worth, self.kind, self.source)


def topics(
    mind: Mind, context: Context, others: Iterable[Partner], talk: Talk | None = None
) -> tuple[Topic, ...]:
    """Give what a resident may bring up with these others, most wanted first."""
    names = tuple(one.name for one in others)
    told: set[int] = set()
    known: list[str] = []
    for name in names:
        ids, facts = relate.has_told(mind, name)
        told |= ids
        known += [*facts, *relate.has_heard(mind, name)]
    if talk is not None:
        told |= {of for line in talk.lines if line.speaker == mind.sheet.name for of in line.tells}
    found = [*_hosted(mind, context), *_wanted(mind, context), *_own(mind, context, names)]
    kept: list[Topic] = []
    for topic in sorted(found, key=lambda one: (-one.worth, one.of, one.fact)):
        if topic.worth < LEAST or _is_out(mind, context, topic, names):
            continue
        if any(of in told for of in topic.of) or any(relate.is_same_fact(topic.fact, fact) for fact in known):
            continue
        if not any(relate.is_same_fact(topic.fact, other.fact) for other in kept):
            kept.append(topic)
    return tuple(kept)


def _is_out(mind: Mind, context: Context, topic: Topic, names: tuple[str, ...]) -> bool:
    """Tell whether something is over, secret, about the other, or no business of the other."""
    if discretion.secret(topic.fact) or topic.source in names:
        return True
    if topic.kind != "event" and any(name in topic.fact for name in names):
        return True
    if discretion.opinion(topic.fact) and not all(
        relate.closeness(mind, name) in (relate.FAMILY, relate.CLOSE) for name in names
    ):
        return True
    created = min((mind.stream.nodes[of].created for of in topic.of), default=context.now)
    if _DAY_WORDS.search(topic.fact) and gametime.day_of(created) != gametime.day_of(context.now):
        return True
    return (
        bool(_DATED.search(topic.fact))
        and _has_hours(topic.fact)
        and read_when(topic.fact, context.now) is None
    )


def _has_hours(text: str) -> bool:
    return re.search(r"\d ?(?:am|pm)\b|o'clock|noon|midnight", text) is not None


def telling(mind: Mind) -> tuple[tuple[str, int], ...]:
    """Give what a resident wants to tell others, as (words for it, id of the memory or -1)."""
    found: list[tuple[str, int]] = []
    texts = [(one.text, one.of[0] if one.of else -1, True) for one in mind.wants]
    texts += [
        (node.text, node.id, bool(_WANTS.search(node.text)))
        for node in mind.stream.kept()
        if node.provenance.type in (Source.SEED, Source.VOICE)
        and (node.text.startswith(mind.sheet.name) or node.text.split(" ", 1)[0] in ("She", "He", "They"))
    ]
    for text, of, wants in texts:
        match = _TELL.search(text) if wants else None
        if match is not None:
            found.append((re.split(r" and to ", match["what"])[0].rstrip("."), of))
    return tuple(dict.fromkeys(found))


def _wanted(mind: Mind, context: Context) -> list[Topic]:
    """Give what one wants to tell, each as the fact in memory that says most of it."""
    found = []
    for words, of in telling(mind):
        best = _best_fact(mind, words)
        said = set(placing.content(words))
        if best is not None and said and 2 * len(said & set(placing.content(best.fact))) >= len(said):
            found.append(
                _as_event(
                    best._replace(of=tuple(sorted({*best.of, *([of] if of >= 0 else [])}))), mind, context
                )
            )
        elif (fact := _as_fact(mind, words)) and of >= 0:
            found.append(_as_event(Topic(fact, (of,), WANTED), mind, context))
    return found


def _as_event(topic: Topic, mind: Mind, context: Context) -> Topic:
    """Make a topic of one's own an invitation where one may come to it."""
    return (
        topic._replace(kind="event") if not topic.source and _is_event(topic.fact, mind, context) else topic
    )


def _as_fact(mind: Mind, words: str) -> str:
    """Give "that he is running for mayor" as a fact; empty where the words are no clause."""
    text = words.removeprefix("that ").strip()
    subject = text.split(" ", 1)[0].lower()
    if subject in (wording.pronouns(mind.sheet.pronoun).subject, "you", "i"):
        rest = text.split(" ", 1)[1] if " " in text else ""
        verb = rest.split(" ", 1)[0]
        rest = f"is {rest.split(' ', 1)[1]}" if verb in ("are", "am") and " " in rest else rest
        return f"{mind.sheet.name} {rest}"
    return text if re.search(r"\b(?:is|are|has|have|will|was|were|can|must|needs?|wants?)\b", text) else ""


def _best_fact(mind: Mind, words: str) -> Topic | None:
    """Give what one knows or has heard that says most of ``words``: with hours rather than without.

    Of equals one's own goes before hearsay, and the older before the younger.
    """
    said = set(placing.content(words))
    best: tuple[tuple[int, int, int, int], Topic] | None = None
    for node in mind.stream.kept():
        told = relate.told_by(node)
        own = node.provenance.type in (Source.SEED, Source.VOICE) and node.text.startswith(mind.sheet.name)
        heard = told is not None and told[0] != mind.sheet.name
        if not (own or heard) or node.kind != MemoryKind.OBSERVATION or is_telling(node.text):
            continue
        fact = told[2] if told is not None else node.text
        shared = len(said & set(placing.content(fact)))
        rank = (shared, int(_has_hours(fact)), int(own), -node.id)
        if shared and (best is None or rank > best[0]):
            source = told[0] if told is not None else ""
            best = (rank, Topic(fact, (node.id,), WANTED, "hearsay" if source else "own", source))
    return None if best is None else best[1]


def is_telling(text: str) -> bool:
    """Tell whether a memory is about wanting to tell something: no fact to tell by itself."""
    return bool(_WANTS.search(text)) and _TELL.search(text) is not None


def _is_event(fact: str, mind: Mind, context: Context) -> bool:
    """Tell whether a fact is about something at a time to which one may come, and one's own."""
    return fact.startswith(mind.sheet.name) and read_when(fact, context.now) is not None


def _hosted(mind: Mind, context: Context) -> list[Topic]:
    """Give the events that the resident invites to, each as the memory that says most of it."""
    found = []
    for promise in mind.promises:
        if not promise.host or promise.start + promise.minutes * 60 <= context.now:
            continue
        if promise.of >= 0:
            found.append(Topic(mind.stream.nodes[promise.of].text, (promise.of,), HOSTED, "event"))
        elif (fact := _best_fact(mind, promise.activity)) is not None:
            found.append(fact._replace(worth=HOSTED, kind="event"))
    return found


def _own(mind: Mind, context: Context, names: tuple[str, ...]) -> list[Topic]:
    """Give news from memory: what occupies one, what one heard, decided, found out."""
    found = []
    near = all(relate.closeness(mind, name) in (relate.FAMILY, relate.CLOSE) for name in names)
    day = context.now - gametime.DAY
    learned = _learned(mind)
    for node in mind.stream.kept():
        importance = mind.stream.importance[node.id] or _UNRATED
        fresh = _FRESH_BONUS if node.created > max(day, 0) else 0
        match node.provenance.type:
            case Source.SAID if node.kind != MemoryKind.CHAT:
                topic = _heard(mind, context, node, 2 * importance + fresh) if node.id in learned else None
            case Source.VOICE:
                topic = _voiced(mind, node)
            case Source.SEED if node.text.startswith(mind.sheet.name) and not is_telling(node.text):
                worth = 2 * importance + (_CURRENT_BONUS if questions.WORKS.search(node.text) else 0)
                worth -= _RELATION_MALUS if _is_of_people(mind, node.text) else 0
                told = news.is_own(node.text) or discretion.opinion(node.text)
                worth -= _RELATION_MALUS if near and not told else 0
                topic = Topic(node.text, (node.id,), worth)
            case Source.REFLECTION if node.text.startswith(mind.sheet.name):
                topic = Topic(node.text, (node.id,), 2 * importance - _RELATION_MALUS)
            case Source.SEEN if importance >= _SEEN_LEAST and _is_thing(node.text) and fresh:
                topic = Topic(f"the {node.text}", (node.id,), 2 * importance + fresh)
            case _:
                topic = None
        if topic is not None:
            found.append(topic)
    return found


def _is_of_people(mind: Mind, fact: str) -> bool:
    """Tell whether a fact says how one stands to others rather than what one does."""
    named = any(name in fact for name, _ in mind.sheet.relationships)
    return _RELATION.search(fact) is not None or (named and not discretion.opinion(fact))


def _is_thing(text: str) -> bool:
    """Tell whether what was seen is a thing, not a person by name or by looks."""
    return text[:1].islower() and not text.startswith(("a ", "an "))


def _learned(mind: Mind) -> frozenset[int]:
    """Give the ids of the heard lines that were found to be news after their talk."""
    return frozenset(
        of for node in mind.stream.kept() if node.kind == MemoryKind.CHAT for of in node.evidence
    )


def _heard(mind: Mind, context: Context, node: MemoryNode, worth: int) -> Topic | None:
    """Give news that another told; what is said of oneself is none to pass on."""
    told = relate.told_by(node)
    if told is None or node.provenance.by == mind.sheet.name:
        return None
    speaker, _, fact = told
    nested = re.match(r"^.+? told .+? that (?P<fact>.+)$", fact)
    fact = nested["fact"] if nested is not None else fact
    if mind.sheet.name in fact or news.is_answer(fact):
        return None
    when = read_when(fact, context.now)
    future = _FUTURE_BONUS if when is not None and when.dated else 0
    if not news.spreads(fact, context.now):
        return None
    return Topic(fact, (node.id,), worth + future, "hearsay", speaker)


def as_fact(mind: Mind, node: MemoryNode) -> str:
    """Give a memory as a fact to tell: what the inner voice asked for is a decision; "" for none."""
    if node.provenance.type != Source.VOICE:
        return node.text
    voiced = _voiced(mind, node)
    return "" if voiced is None else voiced.fact


def _voiced(mind: Mind, node: MemoryNode) -> Topic | None:
    """Give a directive of the inner voice as a decision that one may tell of."""
    match = re.match(r"^.+?'s inner voice said: (?P<said>.+)$", node.text)
    if match is None or _TELL.search(match["said"]):
        return None
    said = _ADDRESS.sub("", match["said"].rstrip(".!"))
    said = wording.lower_first(re.sub(r"\byour\b", wording.pronouns(mind.sheet.pronoun).possessive, said))
    return Topic(f"{mind.sheet.name} has decided to {said}", (node.id,), VOICED) if said else None
