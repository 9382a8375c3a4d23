"""Phrases of talk from the bank: those that suit who speaks, to whom and when; and what a line is.

A phrase that either has used before in the same talk, or that the speaker used a short while ago, is
taken only when nothing else is left.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from ai import chance, gametime
from ai.banks import SLOTS, TONES, Phrases
from ai.cognition import relate
from ai.memory.node import Source
from ai.prompts import person, wording

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ai.cognition.context import Context
    from ai.cognition.talking import Partner, Talk
    from ai.mind import Mind

RECENT_LINES = 30
"""Own lines whose phrases are not used again if it can be helped."""

BARE_LETTERS = 4
"""A phrase with fewer letters beside its slots is one that only calls a name."""

MANNERS = (
    ("shy", "shy reserved quiet introvert timid withdrawn modest"),
    ("blunt", "blunt grumpy stubborn direct rude strict gruff competitive proud cynical"),
    ("lively", "lively energetic enthusiastic cheerful playful spontaneous adventurous humorous"),
    ("warm", "warm kind friendly generous caring outgoing hospitable helpful gentle"),
    ("earnest", "earnest thoughtful wise serious passionate analytical honest loyal"),
)
"""How one speaks, by words of one's traits; the first that fits."""

_PLACES = (
    ("cafe", "cafe bakery restaurant"),
    ("pub", "pub bar tavern"),
    ("park", "park garden common lake"),
    ("library", "library"),
    ("store", "store market shop pharmacy"),
    ("college", "college school classroom university"),
    ("home", "house apartment dorm flat home room"),
)
"""Kinds of places as phrases call them, with the words by which they are known."""

_TIRED_FROM, _NIGHT_UNTIL = 21 * 60 + 30, 5 * 60


def manner(mind: Mind) -> str:
    """Give how a resident speaks, by its traits: "plain", "warm", "blunt", "shy", "lively", "earnest"."""
    traits = " ".join(mind.sheet.innate).lower()
    return next((name for name, words in MANNERS if any(word in traits for word in words.split())), "plain")


def hour_tone(now: int) -> str:
    """Give the part of the day as phrases call it."""
    minute = gametime.minute_of_day(now)
    if minute < _NIGHT_UNTIL or minute >= 22 * 60:
        return "night"
    return "morning" if minute < 11 * 60 else "afternoon" if minute < 17 * 60 + 30 else "evening"


def place_tone(here: str) -> str:
    """Give the kind of a place as phrases call it: "cafe", "street"."""
    if not here:
        return "street"
    words = here.lower().replace(":", " ").split()
    last = here.rpartition(":")[2].lower().split()
    for name, known in _PLACES:
        if any(word in last for word in known.split()):
            return name
    return next((name for name, known in _PLACES if any(word in words for word in known.split())), "home")


def is_tired(now: int) -> bool:
    """Tell whether it is so late that one would rather not talk."""
    minute = gametime.minute_of_day(now)
    return minute >= _TIRED_FROM or minute < _NIGHT_UNTIL


def tones(mind: Mind, context: Context, other: Partner, *more: str) -> frozenset[str]:
    """Give the tones of what a resident says to somebody now, with ``more`` of them."""
    name = other.name
    relation = mind.relations.get(name)
    met = relation is not None and relation.talked >= gametime.day_start(gametime.day_of(context.now))
    own = (
        relate.closeness(mind, name),
        manner(mind),
        hour_tone(context.now),
        place_tone(context.here),
        *(("again",) if met else ()),
    )
    return frozenset((*own, *more))


def fitting(bank: Iterable[Phrases], use: str, suited: frozenset[str]) -> tuple[tuple[str, int], ...]:
    """Give the texts for a use that suit, each with the number of its tones: the more, the fitter."""
    found: dict[str, int] = {}
    for phrases in bank:
        if phrases.use == use and _suits(phrases.tones, suited):
            for text in phrases.texts:
                found[text] = max(found.get(text, 0), len(phrases.tones))
    return tuple(found.items())


def _suits(named: tuple[str, ...], suited: frozenset[str]) -> bool:
    for group in TONES.values():
        wanted = [tone for tone in named if tone in group]
        if wanted and not any(tone in suited for tone in wanted):
            return False
    return ("again" in suited) == ("again" in named) if "again" in named else True


def several(
    mind: Mind,
    context: Context,
    talk: Talk,
    use: str,
    suited: frozenset[str],
    *,
    count: int = 1,
    **words: str,
) -> tuple[str, ...]:
    """Give up to ``count`` filled phrases for a use, fresh ones first; () where the bank has none.

    A phrase whose slots are not all known is left out.
    """
    bank = fitting(context.banks.phrases, use, suited)
    if use == "greeting" and "again" in suited:
        again = {text for one in context.banks.phrases if "again" in one.tones for text in one.texts}
        bank = tuple(one for one in bank if one[0] in again) or bank
    known = {name: word for name, word in words.items() if word}
    open_ones = [text for text, _ in bank if all(slot in known for slot in re.findall(r"\{(\w+)\}", text))]
    purpose = f"{use} {talk.number} {len(talk.lines)}"
    order = chance.shuffled(open_ones, seed=context.seed, tick=0, who=mind.sheet.name, purpose=purpose)
    said = [line.text for line in talk.lines]
    before = _own_lines(mind)
    filled = [(text, _capital(text.format(**known))) for text in order]

    def staleness(one: tuple[str, str]) -> int:
        if any(_contains(line, one[1]) or _worded(one[0]).search(line) for line in said):
            return 2
        return 1 if any(_contains(line, one[1]) for line in before) else 0

    fresh = sorted(filled, key=staleness)
    return tuple(text for _, text in fresh[:count])


def one(mind: Mind, context: Context, talk: Talk, use: str, suited: frozenset[str], **words: str) -> str:
    """Give one filled phrase for a use; empty where the bank has none that suits."""
    return next(iter(several(mind, context, talk, use, suited, count=1, **words)), "")


def _own_lines(mind: Mind) -> list[str]:
    """Give the texts of what the resident said last, newest first."""
    found = []
    for node in reversed(mind.stream.nodes):
        if node.provenance.type == Source.SAID and node.provenance.by == mind.sheet.name:
            found.append(node.text)
            if len(found) == RECENT_LINES:
                break
    return found


def _contains(line: str, phrase: str) -> bool:
    return phrase.rstrip(".!?").lower() in line.lower()


@cache
def _worded(phrase: str) -> re.Pattern[str]:
    """Give a pattern that finds a phrase whatever is filled into it; nothing else if it is all slots."""
    parts = re.split(r"\{\w+\}", phrase.rstrip(".!?"))
    if len("".join(parts).strip(" .,!?")) < BARE_LETTERS:
        return re.compile(r"(?!)")
    return re.compile(r"[\w'’ -]{1,40}?".join(re.escape(part) for part in parts), re.IGNORECASE)


def _capital(text: str) -> str:
    return wording.capital(text.strip())


@cache
def _patterns(bank: tuple[Phrases, ...]) -> tuple[tuple[re.Pattern[str], str, bool], ...]:
    """Give a pattern for each phrase of the bank, with its use and whether it has several sentences."""
    found = []
    for phrases in bank:
        for text in phrases.texts:
            parts = re.split(r"\{(?:" + "|".join(SLOTS) + r")\}", text)
            bare = len("".join(parts).strip(" .,!?")) < BARE_LETTERS
            slot = r"[\w'’-]+(?: [\w'’-]+)?" if bare else ".{1,80}?"
            pattern = slot.join(re.escape(part) for part in parts)
            whole = re.compile(rf"(?<![^\s]){pattern}(?![^\s])", re.IGNORECASE)
            found.append((whole, phrases.use, len(sayings(text)) > 1))
    return tuple(found)


def uses_of(text: str, bank: tuple[Phrases, ...]) -> tuple[str, ...]:
    """Give what the phrases in a line are for, sentence by sentence as far as they are of the bank."""
    parts = sayings(text)
    found: list[str] = []
    for pattern, use, several_of in _patterns(bank):
        if pattern.search(text) if several_of else any(pattern.fullmatch(part) for part in parts):
            found.append(use)
    return tuple(dict.fromkeys(found))


def without_longer(text: str, bank: tuple[Phrases, ...], keep: frozenset[str]) -> str:
    """Give a line without the bank's phrases of several sentences, but those for the uses ``keep``.

    "Honestly? No." asks nothing, though its first sentence ends like a question.
    """
    for pattern, use, several_of in _patterns(bank):
        if several_of and use not in keep:
            text = pattern.sub(" ", text)
    return text


def sayings(text: str) -> tuple[str, ...]:
    """Split a line into sentences."""
    return person.sentences(text)


_PASSING = re.compile(r"I (?:was|am) just .*|I'm just .*", re.IGNORECASE)
"""What one says of the moment: nobody need remember it."""


def phatic(sentence: str, bank: tuple[Phrases, ...]) -> bool:
    """Tell whether a sentence is one of the bank's: it says nothing of the world."""
    said = sentence.strip()
    return _PASSING.fullmatch(said) is not None or any(one.fullmatch(said) for one, _, _ in _patterns(bank))


def claims(text: str, bank: tuple[Phrases, ...]) -> tuple[str, ...]:
    """Give the sentences of a line that say something of the world: no questions, no phrases."""
    parts = [part for part in sayings(text) if not part.endswith("?")]
    whole = text.strip()
    found = []
    at = 0
    for part in parts:
        start = whole.find(part, at)
        at = start + len(part)
        if not phatic(part, bank) and not _in_phrase(part, whole, bank):
            found.append(part)
    return tuple(found)


def _in_phrase(part: str, whole: str, bank: tuple[Phrases, ...]) -> bool:
    """Tell whether a sentence is a piece of a phrase of several sentences in the line."""
    found = [match for pattern, _, many in _patterns(bank) if many and (match := pattern.search(whole))]
    return any(part in match.group(0) for match in found)


def slots_of(mind: Mind, other: Partner, **more: str) -> dict[str, str]:
    """Give the words that every phrase may use."""
    activity = "" if mind.act is None else mind.act.activity
    known = relate.knows(mind, other.name)
    return {
        "name": relate.address(mind, other.name) if known else "",
        "me": mind.sheet.name,
        "activity": activity,
        **more,
    }


def joined(*parts: str) -> str:
    """Join sentences into one line; a part without a mark at its end gets a full stop."""
    told = [part.strip() for part in parts if part.strip()]
    return " ".join(part if part[-1] in ".!?" else f"{part}." for part in told)


def listed(names: Sequence[str]) -> str:
    """Join names as people do: "Ana, Bo and Cy"."""
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)
