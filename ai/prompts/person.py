"""Who says it: a fact in the third person becomes what one says to somebody.

"Ana Bell is baking her bread" said by Ana is "I'm baking my bread"; what Bo hears as that he remembers
as "Ana Bell is baking her bread" (``ai.prompts.reported``). All by rule, so that a small model need not
get persons right, and so that a claim keeps its words from mouth to mouth.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ai.prompts import verbs, wording

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Person(NamedTuple):
    """Somebody who is spoken of: the full name, and "she", "he" or "they"."""

    name: str
    pronoun: str = "they"

    @property
    def first(self) -> str:
        """Give the first name."""
        return self.name.split(" ", 1)[0]


WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*|\d+|\s+|.")
_CLAUSE_STARTS = frozenset(
    """
    that and but or so because if when while whether where how why who which than then although though
    since until before after as what once have heard know told
    """.split()  # noqa: SIM905
)
"""Words after which a name or pronoun may be the subject of a clause."""

_BE = {
    "is": ("am", "are"),
    "was": ("was", "were"),
    "isn't": ("am not", "aren't"),
    "wasn't": ("wasn't", "weren't"),
}
_SAME_FORMS = {"has": "have", "does": "do", "hasn't": "haven't", "doesn't": "don't", "goes": "go"}
MODALS = frozenset(
    """
    can could will would shall should may might must did had used cannot can't couldn't won't wouldn't
    shouldn't mustn't didn't hadn't
    """.split()  # noqa: SIM905
)
_NOT_POSSESSED = frozenset(
    """
    a about after again all an and are around as at away back because before but by daily down during every
    for from had has have how if in into is last later next now of off on once or out over so soon than that
    the then there though through to today together tomorrow tonight too under until up very was what when
    where whether which while who why will with without would alone else instead
    """.split()  # noqa: SIM905
)
"""Words before which "her" is an object: "asked her to come"."""

STATES = frozenset(
    """
    know want like love hope think need own believe mean feel wonder guess live see hear say tell find owe
    prefer hate fear trust care dream belong seem remember forget plan intend expect wish study teach work
    """.split()  # noqa: SIM905
)
"""Present verbs that are common in talk, beside those of ``verbs.VERBS``."""

PAST = frozenset(
    """
    was were had did went said told made took came saw knew got gave found thought left met heard felt
    became began brought kept held wrote stood ran spoke spent read bought caught ate drank drove fell
    """.split()  # noqa: SIM905
)
_CONTRACTED = (
    ("I am ", "I'm "), ("I have been ", "I've been "), ("I will ", "I'll "), ("I would ", "I'd "),
    ("you are ", "you're "), ("You are ", "You're "), ("I am,", "I'm,"), ("do not ", "don't "),
    ("does not ", "doesn't "),
)  # fmt: skip


def base(verb: str) -> str:
    """Give the plain form of a third person singular: "makes" -> "make", "has" -> "have"."""
    if verb in _SAME_FORMS:
        return _SAME_FORMS[verb]
    if verb in _BE:
        return "be"
    if verb.endswith("ies") and len(verb) > 4:
        return verb[:-3] + "y"
    found = [
        verb[:-cut] for cut in (1, 2) if verb.endswith("es"[2 - cut :]) and verbs.third(verb[:-cut]) == verb
    ]
    known = [plain for plain in found if plain in verbs.VERBS or plain in STATES]
    if known or not found:
        return known[0] if known else verb
    return found[-1] if found[-1].endswith(("s", "sh", "ch", "x", "z", "o")) else found[0]


def is_third(word: str) -> bool:
    """Tell whether a word may be a verb in the third person singular."""
    return word in _BE or word in _SAME_FORMS or (word.endswith("s") and base(word) != word and len(word) > 2)


def spoken(fact: str, speaker: Person, listeners: Sequence[Person], people: Iterable[Person] = ()) -> str:
    """Give a fact as ``speaker`` says it to ``listeners``, without a mark at its end.

    Others are called by their first names where those are of ``people``, whom both know. With
    several listeners none of them is "you".
    """
    heard = listeners[0] if len(listeners) == 1 else None
    text = _Teller(speaker, heard, tuple(people)).tell(fact.strip().rstrip("."))
    for long, short in _CONTRACTED:
        text = text.replace(long, short)
    return wording.capital(text)


def sentences(text: str) -> tuple[str, ...]:
    """Split a line into its sentences, marks kept; "7 p.m. on" is not split."""
    parts = re.split(r"(?<=[.!?])(?<!\b[A-Za-z]\.[a-z]\.)(?<!\bMr\.)(?<!\bMs\.)(?<!\bDr\.)\s+", text.strip())
    return tuple(part for part in parts if part)


class _Teller:
    """Turns one sentence from the third into the first and second person."""

    def __init__(self, speaker: Person, listener: Person | None, people: tuple[Person, ...]) -> None:
        self.speaker = speaker
        self.listener = listener
        self.people = people
        self.subject = speaker
        """To whom the next pronoun refers."""

    def tell(self, text: str) -> str:
        self.subject = self._main(text)
        words = WORD.findall(self._marked(text))
        out: list[str] = []
        person = ""
        """"I" or "you" while the clause's verbs belong to it."""
        at = 0
        while at < len(words):
            word = words[at]
            if word.strip() == "":
                out.append(word)
            elif word in "\x01\x02":
                said, person, at = self._name(words, at, word, out, person)
                out.append(said)
            elif (spoken_of := self._pronoun(words, at)) is not None:
                if spoken_of in ("I", "you"):
                    person = spoken_of
                elif word.lower() in ("she", "he", "they"):
                    person = ""
                out.append(spoken_of)
            elif person and self._is_verb(words, at, out):
                out.append(self._bent(word, person))
                person = person if self._joined_ahead(words, at) else ""
            else:
                if word in (";", ".", "!", "?", ":"):
                    person = ""
                out.append(word)
            at += 1
        return "".join(out)

    def _marked(self, text: str) -> str:
        """Put marks in place of the speaker's and listener's names, and short names for others."""
        for mark, one in (("\x01", self.speaker), ("\x02", self.listener)):
            if one is not None:
                text = re.sub(rf"\b{re.escape(one.name)}(?!\w)", mark, text)
        for mark, one in (("\x01", self.speaker), ("\x02", self.listener)):
            if one is not None and " " in one.name:
                text = re.sub(rf"\b{re.escape(one.first)}(?![\w-])(?! [A-Z])", mark, text)
        for other in self.people:
            if " " in other.name and other not in (self.speaker, self.listener):
                text = re.sub(rf"\b{re.escape(other.name)}(?!\w)", other.first, text)
                text = self._once(text, other)
        return text

    def _once(self, text: str, other: Person) -> str:
        """Name somebody who is the subject of two clauses in the first of them only."""
        if other.pronoun not in ("she", "he"):
            return text
        return re.sub(
            rf"^({re.escape(other.first)}\b.*?\b(?:that|and|because|but) ){re.escape(other.first)}(?= \w)",
            rf"\g<1>{other.pronoun}",
            text,
        )

    def _main(self, text: str) -> Person:
        """Give who a text is about first of all, for its pronouns."""
        opening = text.split(" ", 1)[0].lower()
        for one in (self.speaker, self.listener):
            if one is not None and opening in (one.pronoun, wording.pronouns(one.pronoun).possessive):
                return one
        known = [one for one in (self.speaker, self.listener, *self.people) if one is not None]
        for one in known:
            if text.startswith((one.name, one.first)):
                return one
        for one in known:
            if one.name in text:
                return one
        return self.speaker

    def _name(
        self, words: list[str], at: int, mark: str, out: list[str], person: str
    ) -> tuple[str, str, int]:
        first = mark == "\x01"
        if _follows(words, at, "'s"):
            return ("my" if first else "your"), person, at + _length(words, at, "'s")
        if first and at + 1 < len(words) and words[at + 1] == "\x01":
            return "I", "I", at
        if self._begins_clause(out) and self._verb_follows(words, at):
            self.subject = self.speaker if first else self.listener or self.speaker
            return ("I", "I", at) if first else ("you", "you", at)
        joined = [word for word in words[at + 1 : at + 4] if word.strip()]
        if self._begins_clause(out) and joined[:1] == ["and"]:
            return ("I" if first else "you"), "", at
        return ("me" if first else "you"), person, at

    def _begins_clause(self, out: Sequence[str]) -> bool:
        last = next((word for word in reversed(out) if word.strip()), "")
        return not last or last in ".,;:!?" or last.lower() in _CLAUSE_STARTS

    def _verb_follows(self, words: Sequence[str], at: int) -> bool:
        following = [word for word in words[at + 1 :] if word.strip()]
        while following and following[0].lower() in ADVERBS:
            following = following[1:]
        if not following:
            return False
        word = following[0]
        return is_third(word) or word in MODALS or word in PAST or word.endswith("ed") or word in _IRREGULAR

    def _pronoun(self, words: Sequence[str], at: int) -> str | None:
        """Give "I", "me", "my", "you" ... for a pronoun of the speaker or listener; None for no such."""
        who = self.subject
        if who not in (self.speaker, self.listener):
            return None
        form = self._form(words, at, wording.pronouns(who.pronoun))
        said = {"subject": ("I", "you"), "reflexive": ("myself", "yourself"), "own": ("mine", "yours"),
                "possessive": ("my", "your"), "object": ("me", "you")}.get(form)  # fmt: skip
        return None if said is None else said[who != self.speaker]

    def _form(self, words: Sequence[str], at: int, forms: wording.Pronouns) -> str:
        """Give which form of these pronouns a word is; empty for none."""
        word = words[at].lower()
        whose = word == forms.possessive and (word != forms.object or _possesses(words, at))
        tests = (
            ("subject", word == forms.subject and self._verb_follows(words, at)),
            ("reflexive", word == forms.reflexive),
            ("own", word in (f"{forms.possessive}s", "his") and word != forms.possessive),
            ("possessive", whose),
            ("object", word == forms.object),
        )
        return next((name for name, is_it in tests if is_it), "")

    def _is_verb(self, words: Sequence[str], at: int, out: Sequence[str]) -> bool:
        """Tell whether a word is a verb that goes with "I" or "you" just said, or joined by "and"."""
        word = words[at]
        if not is_third(word):
            return False
        last = next((one for one in reversed(out) if one.strip()), "")
        if last in ("I", "you") or last.lower() in ADVERBS:
            return True
        plain = base(word)
        return last.lower() in ("and", "but", "or", ",", "then") and (
            plain in verbs.VERBS or plain in STATES or word in _BE or word in _SAME_FORMS
        )

    def _bent(self, word: str, person: str) -> str:
        if word in _BE:
            return _BE[word][0 if person == "I" else 1]
        return base(word)

    def _joined_ahead(self, words: Sequence[str], at: int) -> bool:
        """Tell whether an "and" or a comma may join another verb to this one in the same clause."""
        for word in words[at + 1 :]:
            if word in ".;:!?":
                return False
            if word in ("and", "but", "or", ","):
                return True
        return False


ADVERBS = frozenset(
    """
    also really secretly often always never just still usually now already only sometimes probably even not
    recently finally currently gladly quietly once both deeply truly soon
    """.split()  # noqa: SIM905
)
_IRREGULAR = frozenset(
    "cares became chose grew won lost built broke sold sent led sang wore".split()  # noqa: SIM905
)


def _possesses(words: Sequence[str], at: int) -> bool:
    """Tell whether "her" stands before what belongs to her."""
    following = next((word for word in words[at + 1 :] if word.strip()), "")
    return following[:1].isalpha() and following.lower() not in _NOT_POSSESSED


def _follows(words: Sequence[str], at: int, ending: str) -> bool:
    return "".join(words[at + 1 : at + 3]).replace("’", "'").startswith(ending)


def _length(words: Sequence[str], at: int, ending: str) -> int:
    """Count the tokens that spell an ending."""
    return 1 if words[at + 1].replace("’", "'") == ending else len(ending)
