"""What was said in the first and second person, in the third: as it is remembered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ai.prompts import verbs, wording
from ai.prompts.person import ADVERBS, MODALS, PAST, STATES, WORD

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ai.prompts.person import Person

_SPELLED = (
    (r"\bI['’]m\b", "I am"), (r"\bI['’]ve\b", "I have"), (r"\bI['’]ll\b", "I will"),
    (r"\bI['’]d\b", "I would"),
    (r"\b(you|we|they)['’]re\b", r"\1 are"), (r"\b(you|we|they)['’]ve\b", r"\1 have"),
    (r"\b(you|we|they)['’]ll\b", r"\1 will"), (r"\b(you|we|they)['’]d\b", r"\1 would"),
    (r"\b(do)n['’]t\b", r"\1 not"), (r"\b(he|she|it|that|there)['’]s\b", r"\1 is"),
)  # fmt: skip
"""Contractions and what they stand for, in any case."""

_THIRD = {
    "am": "is", "are": "is", "have": "has", "do": "does", "haven't": "hasn't", "don't": "doesn't",
    "were": "was", "was": "was", "aren't": "isn't",
}  # fmt: skip


def reported(said: str, speaker: Person, listener: Person | None, people: Iterable[Person] = ()) -> str:
    """Give a sentence that ``speaker`` said to ``listener`` (None for several) with full names."""
    text = said.strip().rstrip(".!")
    for pattern, long in _SPELLED:
        text = re.sub(pattern, long, text, flags=re.IGNORECASE)
    return _Hearer(speaker, listener, tuple(people)).report(text)


class _Hearer:
    """Turns one sentence from the first and second person into the third."""

    def __init__(self, speaker: Person, listener: Person | None, people: tuple[Person, ...]) -> None:
        self.speaker = speaker
        self.listener = listener
        self.people = people
        self.other = "everybody" if listener is None else listener.name
        self.named = self.told = False
        """Whether speaker and listener were named already."""
        self.person = ""
        """"i" or "you" while the clause's verbs belong to it."""

    def report(self, text: str) -> str:
        """Give the whole sentence."""
        words = WORD.findall(text)
        out: list[str] = []
        for at, word in enumerate(words):
            said = self._pronoun(word)
            if said is not None:
                out.append(said)
            elif self.person and word.strip() and self._is_verb(words, at):
                out.append(_THIRD.get(word) or verbs.third(word))
                self.person = self.person if any(one in ("and", ",") for one in words[at + 1 :]) else ""
            else:
                self.person = "" if word in ".;:!?" else self.person
                out.append(word)
        return self._full(wording.capital("".join(out)))

    def _pronoun(self, word: str) -> str | None:
        """Give what a pronoun of the speaker or listener stands for; None for any other word."""
        lower = word.lower()
        both = f"{self.speaker.name} and {self.other}"
        if lower in ("we", "us", "our"):
            self.person = ""
            return "their" if lower == "our" else both
        own = wording.pronouns(self.speaker.pronoun)
        theirs = wording.pronouns("they" if self.listener is None else self.listener.pronoun)
        named, told, person = self.named, self.told, self.person
        if lower in ("i", "my"):
            self.named = True
        if lower in ("you", "your", "yours"):
            self.told = True
        if lower in ("i", "you"):
            self.person = lower
        clear = told and self.listener is not None and (person == "you" or not self._clashes())
        return {
            "i": self.speaker.name,
            "my": own.possessive if named else f"{self.speaker.name}'s",
            "me": own.object if named and not self._clashes() else self.speaker.name,
            "mine": f"{self.speaker.name}'s",
            "myself": own.reflexive,
            "you": self.other,
            "your": theirs.possessive if clear else f"{self.other}'s",
            "yours": f"{self.other}'s",
            "yourself": theirs.reflexive,
        }.get(lower)

    def _clashes(self) -> bool:
        return self.listener is not None and self.listener.pronoun == self.speaker.pronoun

    def _is_verb(self, words: Sequence[str], at: int) -> bool:
        """Tell whether a word is a verb that goes with the "I" or "you" of its clause."""
        word = words[at]
        before = next((one for one in reversed(words[:at]) if one.strip()), "").lower()
        if word in _THIRD:
            return before in ("i", "you", "and", "but") or before in ADVERBS
        known = word in verbs.VERBS or word in STATES
        past = word in PAST or (word.endswith("ed") and not known)
        if word in MODALS or past or not word.isalpha() or not word.islower():
            return False
        if before == "i":
            return word not in ADVERBS
        joined = before in ("and", "but", "or") and _plain_before(words, at)
        return known and (before == "you" or before in ADVERBS or joined)

    def _full(self, text: str) -> str:
        """Put full names in place of the first names of those whom everybody knows."""
        firsts = [one.first for one in self.people]
        for one in self.people:
            if " " in one.name and firsts.count(one.first) == 1:
                rest = re.escape(one.name[len(one.first) :])
                text = re.sub(rf"\b{re.escape(one.first)}(?!{rest})(?![\w-])(?! [A-Z])", one.name, text)
        return text


def _plain_before(words: Sequence[str], at: int) -> bool:
    """Tell whether the clause's verb before "and" is a plain one, so that the next is joined to it."""
    before = [word for word in words[:at] if word.strip()]
    for place, word in enumerate(before):
        if word.lower() in ("i", "you"):
            following = before[place + 1 : place + 3]
            if any(one in MODALS or one == "to" for one in following):
                return False
    return "to" not in before[-6:]
