"""Who somebody is, in full sentences that stand in front of every plan and every written text.

Name, age, home, work and family are pinned here and never left to retrieval: a mind that has to
remember its own age gets it wrong sooner or later.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ai.prompts import wording

if TYPE_CHECKING:
    from ai.mind import PersonaSheet

_KIN = re.compile(
    r"(?:his|her|their|an?|the) (?:\w+ ){0,2}"
    r"(?:wife|husband|spouse|son|daughter|child|mother|father|parent|sister|brother|sibling|twin"
    r"|grandmother|grandfather|grandson|granddaughter|aunt|uncle|niece|nephew|cousin|fianc[eé]e?)\b(?!')"
)
"""How the words about a relative begin; somebody "like a daughter" is none."""


def identity(sheet: PersonaSheet) -> str:
    """Give who somebody is: "Mei Lin is a 44-year-old professor. She lives ... John Lin is her husband."."""
    home = _home(sheet) if sheet.home else ""
    elsewhere = sheet.workplace and sheet.workplace not in sheet.home_places
    work = wording.spoken(_sector(sheet.workplace), sheet) if elsewhere else ""
    family = _family(sheet)
    return described(sheet.name, sheet.age, sheet.pronoun, sheet.role, home=home, work=work, family=family)


def described(
    name: str,
    age: int,
    pronoun: str,
    role: str,
    *,
    home: str = "",
    work: str = "",
    family: tuple[tuple[str, str], ...] = (),
) -> str:
    """Put the facts into sentences; ``family`` holds (name, what he or she is: "her son")."""
    subject = wording.capital(wording.pronouns(pronoun).subject)
    many = subject == "They"
    one = "an" if str(age).startswith("8") or age in (11, 18) else "a"
    told = [f"{name} is {one} {age}-year-old {role}."]
    if home:
        told.append(f"{subject} {'live' if many else 'lives'} in {home}.")
    if work:
        told.append(f"{subject} {'work' if many else 'works'} at {work}.")
    told += [f"{other} is {what}." for other, what in family]
    return " ".join(told)


def _home(sheet: PersonaSheet) -> str:
    """Give the home by its full name: "the Lin family's house", "Ana Bell's flat"."""
    name = _sector(sheet.home).rpartition(":")[2]
    people = (sheet.name, *(other for other, _ in sheet.relationships))
    return name if name.startswith(people) or name.lower().startswith("the ") else f"the {name}"


def _sector(address: str) -> str:
    """Give the address of the sector around a place."""
    return ":".join(address.split(":")[:2])


def _family(sheet: PersonaSheet) -> tuple[tuple[str, str], ...]:
    """Give the relatives among a resident's relationships, each with the first clause about it."""
    found = []
    for other, text in sheet.relationships:
        clause = re.split(r"[;,.]", text)[0].strip()
        if _KIN.match(clause):
            found.append((other, clause))
    return tuple(found)
