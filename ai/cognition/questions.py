"""What one may ask somebody: about what it does, has under way, keeps, studies or intends.

Everything comes from what the resident sees, remembers and was told of the other; nothing that it has
asked before is asked again.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ai.cognition import discretion, relate
from ai.memory.node import MemoryKind, Source
from ai.prompts import wording

if TYPE_CHECKING:
    from ai.cognition.talking import Partner
    from ai.mind import Mind

_NOUN = (
    r"(?:(?!and\b|or\b|to\b|on\b|in\b|for\b|at\b|with\b|of\b|about\b|from\b|by\b|that\b|which\b|who\b)"
    r"[\w'’-]+ ?){1,4}"
)
WORKS = re.compile(
    r"\bis (?:writing|planning|preparing|painting|composing|building|organi[sz]ing|rehearsing|working on|"
    r"working towards|getting ready for|decorating|learning|practi[sc]ing|researching|developing|creating|"
    r"designing|finishing|editing|mending|restoring|training for|studying for|running for|reading|streaming|"
    rf"baking|cooking) (?P<thing>(?:a|an|the|his|her|their|some) {_NOUN})"
)
"""What somebody has under way."""

_STUDIES = re.compile(rf"\b(?:studies|is studying) (?P<thing>(?!at\b|in\b|for\b){_NOUN})")
_KEEPS = re.compile(
    r"\b(?:owns|runs|keeps|manages|works at|is the owner of) "
    r"(?P<thing>(?:[Tt]he )?[A-Z][\w'’]+(?: (?:and )?[A-Z][\w'’]+)*)"
)
_INTENDS = re.compile(
    r"\b(?:wants to|would like to|plans to|has decided to|is going to) "
    r"(?P<thing>(?!tell|know|be |find|spend|hear|have |understand|become|make|feel|keep|stay|live|get )"
    r"[a-z]+ [^,.;]{3,60})"
)


class Question(NamedTuple):
    """Something to ask the other about."""

    use: str
    """Which phrases of the bank: "ask_work"."""
    thing: str
    of: int = -1


def questions(mind: Mind, other: Partner) -> tuple[Question, ...]:
    """Give what one may ask somebody about: what one remembers of it, newest first.

    What it does this very minute is no subject: it is seen, and over soon.
    """
    name = other.name
    asked = [
        node.text
        for node in mind.stream.kept()
        if node.provenance.type == Source.SAID and node.provenance.by == mind.sheet.name and name in node.text
    ]
    facts: list[tuple[str, int]] = []
    for node in reversed(mind.stream.kept()):
        told = relate.told_by(node)
        text = told[2] if told is not None else node.text
        sources = (Source.SEED, Source.SAID)
        if name in text and node.provenance.type in sources and node.kind != MemoryKind.CHAT:
            facts.append((text, node.id))
    found: list[Question] = []
    for text, of in facts:
        if discretion.secret(text):
            continue
        question = _question(text, name, of)
        if question is not None and not any(question.thing in line for line in asked):
            found.append(question)
    return tuple({question.thing: question for question in reversed(found)}.values())[::-1]


def _question(text: str, name: str, of: int) -> Question | None:
    """Give the question that a fact about somebody leads to; None for none."""
    about = re.search(rf"{re.escape(name)}(?:, who)?(?= )", text)
    if about is None:
        return None
    rest = text[about.end() :]
    if not rest.lstrip().split(" ", 1)[0].endswith(("s", "as", "is")):
        return None
    for pattern, use in (
        (WORKS, "ask_work"),
        (_KEEPS, "ask_place"),
        (_STUDIES, "ask_study"),
        (_INTENDS, "ask_intent"),
    ):
        match = pattern.search(rest)
        if match is None:
            continue
        thing = match["thing"].strip().rstrip(",")
        if use == "ask_work":
            thing = f"your {wording.bare(thing)}" if wording.bare(thing) != thing else thing
            thing = thing.removeprefix("your some ")
        if use == "ask_intent":
            thing = re.sub(r"\b(?:his|her|their)\b", "your", thing)
        return Question(use, thing, of)
    return None
