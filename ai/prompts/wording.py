"""Bend activities and places into the words of a sentence: "makes coffee", "her kitchen".

Activities are infinitives without "to" in lower case ("make espresso for customers"); acts are
ing-forms ("making espresso for customers"). Places are addresses joined by ":".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ai.prompts import verbs

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ai.mind import PersonaSheet


class Pronouns(NamedTuple):
    """One person's pronouns: "she", "her", "her", "herself"."""

    subject: str
    object: str
    possessive: str
    reflexive: str


_PRONOUNS = {
    "she": Pronouns("she", "her", "her", "herself"),
    "he": Pronouns("he", "him", "his", "himself"),
    "they": Pronouns("they", "them", "their", "themselves"),
}

_JOINT = re.compile(r"(,? and then |, then |,? and |,? or |, )")
_SKIPPED = frozenset(("then", "also", "not", "just", "first", "quickly", "again", "together"))
_ARTICLES = ("the ", "a ", "an ", "my ", "his ", "her ", "their ")
_DANGLING = frozenset(("and", "or", "the", "a", "an", "to", "of", "for", "with", "in", "at"))


def pronouns(pronoun: str) -> Pronouns:
    """Give the forms of "she", "he" or "they" (which also stands for anything unknown)."""
    return _PRONOUNS.get(pronoun.strip().lower(), _PRONOUNS["they"])


def capital(text: str) -> str:
    """Give the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def article(noun: str) -> str:
    """Give the noun with "a" or "an" before it."""
    vowel = noun[:1].lower() in verbs.VOWELS and not noun.lower().startswith(("uni", "use", "one"))
    return f"{'an' if vowel else 'a'} {noun}"


def _is_adverb(word: str) -> bool:
    return word in _SKIPPED or (word.endswith("ly") and word not in verbs.NOT_ADVERBS and len(word) > 4)


def _verb_at(words: Sequence[str]) -> int:
    """Give the position of the first word that is no adverb."""
    for position, word in enumerate(words):
        if not _is_adverb(word):
            return position
    return 0


def _opens_with_verb(words: Sequence[str]) -> bool:
    """Say whether the part after an "and" goes on with another verb."""
    at = _verb_at(words)
    word = words[at].rstrip(".") if words else ""
    if word not in verbs.VERBS:
        return False
    if at == len(words) - 1:
        return word in verbs.ENDS_A_PHRASE or word not in verbs.OFTEN_NOUNS
    return word not in verbs.OFTEN_NOUNS or words[at + 1] not in ("of", "and", "or")


def _bend(part: str, form: Callable[[str], str]) -> str:
    words = part.split(" ")
    at = _verb_at(words)
    words[at] = form(words[at])
    return " ".join(words)


def _bent(activity: str, form: Callable[[str], str]) -> str:
    """Put every joined verb of an activity into another form."""
    pieces = _JOINT.split(activity.strip())
    if not pieces[0]:
        return ""
    done = [_bend(pieces[0], form)]
    for joint, part in zip(pieces[1::2], pieces[2::2], strict=True):
        done += [joint, _bend(part, form) if _opens_with_verb(part.split(" ")) else part]
    return "".join(done)


def lower_first(activity: str) -> str:
    """Take a leading "to " away and lower the first letter, unless the word is all capitals."""
    text = activity.strip().rstrip(".")
    text = text[3:] if text[:3].lower() == "to " else text
    return text if text[:2].isupper() else text[:1].lower() + text[1:]


def ing(activity: str) -> str:
    """Give the ing-form: "make coffee and serve it" -> "making coffee and serving it"."""
    text = lower_first(activity)
    first = text.split(" ", 1)[0]
    if first.endswith("ing") and first not in verbs.ING_IS_THE_VERB and len(first) > 4:
        return text
    return _bent(text, verbs.ing)


def third(activity: str) -> str:
    """Give the third person: "make coffee and serve it" -> "makes coffee and serves it"."""
    return _bent(lower_first(activity), verbs.third)


def first_words(text: str, count: int) -> str:
    """Give at most ``count`` words of the text, without a dangling joint or mark at the end."""
    words = text.split()[:count]
    while len(words) > 1 and words[-1].strip(",;").lower() in _DANGLING:
        words.pop()
    return " ".join(words).rstrip(",;:")


def bare(noun: str) -> str:
    """Give the noun without the article or possessive before it."""
    lower = noun.lower()
    cut = next((len(start) for start in _ARTICLES if lower.startswith(start)), 0)
    return noun[cut:]


def with_article(noun: str) -> str:
    """Give the noun with "the", unless it has an article or is a name; "behind ..." is a space."""
    lower = noun.lower()
    if lower.startswith("behind "):
        return f"the space {noun}"
    if lower.startswith(_ARTICLES):
        return lower.split(" ", 1)[0] + noun[noun.index(" ") :]
    return noun if noun[:1].isupper() or "'s " in noun else f"the {noun}"


def _owned(name: str, owner: str, words: Pronouns) -> str:
    """Turn the owner's own "Ana Bell's room" into "her room"."""
    for form in (f"{owner}'s ", f"{owner.split(maxsplit=1)[0]}'s "):
        if name.startswith(form):
            return f"{words.possessive} {name[len(form) :]}"
    return name


def _is_own(address: str, sheet: PersonaSheet) -> bool:
    homes = (sheet.home, *sheet.home_places)
    return any(place == address or place.startswith(address + ":") for place in homes)


def _sector(address: str, name: str, sheet: PersonaSheet) -> str:
    words = pronouns(sheet.pronoun)
    if _is_own(address, sheet):
        owned = _owned(name, sheet.name, words)
        if owned != name:
            return owned
        noun = name.split("'s ", 1)[-1] if "'s " in name else name
        short = noun.split(" for ", 1)[0].removeprefix("the ")
        return f"{words.possessive} {short[:1].lower()}{short[1:]}"
    return with_article(name)


def _arena(sector: str, name: str, sheet: PersonaSheet) -> str:
    words = pronouns(sheet.pronoun)
    own = f"{sector}:{name}" in (sheet.home, *sheet.home_places)
    owned = _owned(name, sheet.name, words)
    if owned != name:
        return owned
    if own and f"{sector}:{name}" == sheet.home and ("room" in name or "'s " in name):
        return f"{words.possessive} {'bedroom' if 'bedroom' in name else 'room'}"
    return f"{words.possessive} {name}" if own and name in ("bathroom", "kitchen") else with_article(name)


def spoken(address: str, sheet: PersonaSheet) -> str:
    """Give the last part of an address as the resident's neighbours would say it.

    "the Ville:Ana Bell's flat" -> "her flat" for Ana Bell, "Ana Bell's flat" for others;
    "the Ville:Ana Bell's flat:kitchen" -> "her kitchen"; ":stove" -> "the stove".
    """
    parts = address.split(":")
    if len(parts) == 2:
        return _sector(address, parts[1], sheet)
    if len(parts) == 3:
        return _arena(f"{parts[0]}:{parts[1]}", parts[2], sheet)
    return with_article(parts[-1])


def labels(addresses: Sequence[str], sheet: PersonaSheet) -> tuple[str, ...]:
    """Give spoken labels that differ from each other, in the order of the addresses.

    Where two would sound alike, each is told apart by what it lies in: "the kitchen in her
    house"; where even that is alike, by the whole address.
    """
    short = [spoken(address, sheet) for address in addresses]
    told = [
        label if short.count(label) == 1 else _inside(label, address, sheet)
        for label, address in zip(short, addresses, strict=True)
    ]
    return tuple(
        label if told.count(label) == 1 else address.replace(":", ", ")
        for label, address in zip(told, addresses, strict=True)
    )


def _inside(label: str, address: str, sheet: PersonaSheet) -> str:
    parent, _, _ = address.rpartition(":")
    if ":" not in parent:
        return label
    return f"{label} in {spoken(parent, sheet)}"
