"""The words of a line: a fact in the first person by rule, other words for it, and which of them are best.

A fact is put in the first person by rule and, beside that, written a few times behind forced first
words; the best by coverage and likelihood is said. Whoever strays from the fact is left out.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ai.calls import Completion
from ai.cognition import phrasing, relate
from ai.cognition.promise import from_line, spoken_places
from ai.prompts import person, placing, wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.calls import Result
    from ai.cognition.context import Context
    from ai.cognition.talking import Partner, Talk
    from ai.mind import Mind, Promise

SHARED = 1500
"""Millinats for each telling word that a memory shares with the question that it may answer."""

COVERED = 4000
"""Millinats for a line that keeps all of a fact's telling words."""

REPEATED = 6000
"""Millinats off for a line that was said before."""

BY_RULE = 300
"""Millinats for the sentence that the rule makes: it is right, if plain."""

FAITHFUL = 0.75
"""Share of a fact's telling words that a written line must keep."""

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


def invited(mind: Mind, context: Context, talk: Talk, speaker: str) -> Promise | None:
    """Give what ``speaker`` has invited to with its last line; None for no invitation."""
    last = next((line for line in reversed(talk.lines) if line.speaker == speaker), None)
    if last is None:
        return None
    uses = phrasing.uses_of(last.text, context.banks.phrases)
    asks = "invite" in uses or (not uses and _INVITING.search(last.text))
    bank = context.banks.phrases
    if not asks and not any(
        part.endswith("?") and _INVITING.search(part) and not phrasing.uses_of(part, bank)
        for part in phrasing.sayings(last.text)
    ):
        return None
    said = " ".join(line.text for line in talk.lines if line.speaker == speaker)
    return from_line(last.text, speaker, context.now, spoken_places(mind)) or from_line(
        said, speaker, context.now, spoken_places(mind)
    )


def feel(text: str) -> str:
    """Give how something told is taken, by its words: "good", "bad", "toil", "neutral"."""
    words = {word.strip(".,!?;:'").lower() for word in text.split()}
    if words & BAD:
        return "bad"
    if words & GOOD:
        return "good"
    return "toil" if _WORKING.search(text) else "neutral"


def begin_of(sentence: str) -> str:
    """Give the forced first words of a line: of the rule's sentence, up to its verb's end."""
    words = sentence.split(" ")
    if words[0] in ("I'm", "I've", "I'll", "I'd", "You're"):
        return words[0]
    return " ".join(words[:2]) if len(words) > 3 else words[0]


def faithful(fact_words: str, text: str) -> bool:
    """Tell whether a written line says the fact and nothing else: a word more may be a brother more."""
    wanted = set(placing.content(fact_words))
    got = set(placing.content(text))
    return (
        len(wanted & got) >= FAITHFUL * len(wanted)
        and got <= wanted
        and _same_numbers(fact_words, text)
        and _same_hinges(fact_words, text)
    )


_HINGES = frozenset(
    "how that which who whose where when why whether because if not no never nobody without only".split()  # noqa: SIM905
)
"""Small words on which the sense of a sentence hangs."""


def _same_hinges(fact: str, text: str) -> bool:
    """Tell whether the small words that turn the sense are those of the fact."""
    first, second = (
        [word for word in re.findall(r"[a-z]+", one.lower().replace("n't", " not")) if word in _HINGES]
        for one in (fact, text)
    )
    return sorted(first) == sorted(second)


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
    asked = relate.telling_words(question)
    return tuple(SHARED * len(asked & relate.telling_words(text)) for text in options)


def is_written(result: Result) -> bool:
    """Tell whether anything was written, fit or not."""
    return isinstance(result, Completion)


def samples(result: Result, rule: str, speaker: str) -> tuple[tuple[str, int], ...]:
    """Give the written lines that say the topic and nothing else, with their millinats a token."""
    if not isinstance(result, Completion):
        return ()
    begin = begin_of(rule)
    found: dict[str, int] = {}
    for text, score in zip(result.texts, result.scores, strict=True):
        whole = trimmed(capital(f"{begin} {text.strip()}"), rule)
        of_others = re.search(rf"\b(?:she|he|{re.escape(speaker)})\b", whole)
        if whole and faithful(rule, whole) and not of_others:
            found.setdefault(whole, score)
    return tuple(found.items())


def worth(text: str, rule: str, likelihood: int | None, talk: Talk) -> int:
    """Give what speaks for the words of a line, in millinats: all of the fact, and fresh."""
    wanted, got = set(placing.content(rule)), set(placing.content(text))
    covered = COVERED * len(wanted & got) // max(1, len(wanted))
    made = BY_RULE if likelihood is None else likelihood
    return covered + made - (REPEATED if repeats(text, talk) else 0)


def way_out(mind: Mind, context: Context, talk: Talk, other: Partner) -> str:
    """Give a goodbye for one who has nothing to say that was not said."""
    suited = phrasing.tones(mind, context, other)
    words = phrasing.slots_of(mind, other)
    return phrasing.one(mind, context, talk, "farewell", suited, **words) or "Goodbye."
