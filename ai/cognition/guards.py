"""What the paper asks for in talk with people: it is clear that a resident is a program.

It says so when it is asked, the first time that a visitor hears it speak, and in answer to a confession
of love, which it never returns in earnest (paper, section 8.2: parasocial relationships).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ai.cognition import phrasing

if TYPE_CHECKING:
    from ai.cognition.context import Context
    from ai.cognition.talking import Partner, Talk
    from ai.mind import Mind

_OFTEN = r"(?:(?:really|truly|deeply|so|still|madly|do|have always|always|just|only) )*"
_LOVER = r"(?:wife|husband|girlfriend|boyfriend|lover|valentine|bride)"
_LOVE = re.compile(
    rf"\bi (?:think i )?{_OFTEN}(?:love|adore|worship|desire|fancy) (?:you|thee|u)\b"
    rf"|\bi(?:'m| am|'ve| have)? {_OFTEN}(?:been |fallen |falling |fell )?(?:in love with|crazy about) you\b"
    r"|\bi(?:'ve| have| am|'m)? (?:fallen|falling|fell) (?:deeply )?(?:for you|in love)\b"
    r"|\b(?:you are|you're|u r) the (?:love of my life|one for me|only one)\b"
    r"|\bi (?:have|'ve got|got|'ve had) (?:strong |deep |real )?(?:feelings|a crush) (?:for|on) you\b"
    rf"|\b(?:will|would|won't) you (?:marry me|be my {_LOVER})\b"
    rf"|\b(?:marry me|be mine|kiss me|be my {_LOVER})\b"
    r"|\bdo you (?:love|fancy|desire) me\b|\bi can(?:'t|not) live without you\b"
    r"|\bsay (?:that )?you love me\b",
    re.IGNORECASE,
)
_KIND = (
    r"(?:real|human|alive|person|human being|robot|bot|machine|program|computer|simulation|ai|a\.i\.|npc"
    r"|(?:real|living) person|chatbot|language model|artificial\b.*)"
)
_NATURE = re.compile(
    rf"\bare you (?:really |even |just |actually |only )?(?:an? )?{_KIND}(?!\w)"
    r"|\bwhat are you(?: really)?\?|\bis (?:this|any of this|anybody here) real\b"
    rf"|\bam i talking to an? {_KIND}\b",
    re.IGNORECASE,
)


def confesses(text: str) -> bool:
    """Tell whether somebody confesses love to whom it speaks to, or asks for it."""
    return _LOVE.search(text.replace("’", "'")) is not None


def asks_nature(text: str) -> bool:
    """Tell whether somebody asks what its listener is."""
    return _NATURE.search(text.replace("’", "'")) is not None


def answer(mind: Mind, context: Context, talk: Talk) -> str:
    """Give the answer to a visitor who confesses love or asks what one is; empty for all others."""
    last = talk.lines[-1] if talk.lines else None
    visitor = None if last is None else _visitor(talk, last.speaker)
    if last is None or visitor is None:
        return ""
    use = "no_love" if confesses(last.text) else "nature" if asks_nature(last.text) else ""
    return _phrase(mind, context, talk, visitor, use) if use else ""


def with_disclosure(mind: Mind, context: Context, talk: Talk, text: str) -> str:
    """Give a line with the remark what one is, where a visitor hears one for the first time."""
    spoke = any(line.speaker == mind.sheet.name for line in talk.lines)
    visitor = next((one for one in talk.others if one.visitor), None)
    if visitor is None or spoke or visitor.name in mind.relations or not text:
        return text
    return f"{text} {_phrase(mind, context, talk, visitor, 'disclosure')}".strip()


def _visitor(talk: Talk, name: str) -> Partner | None:
    return next((one for one in talk.others if one.visitor and one.name == name), None)


def _phrase(mind: Mind, context: Context, talk: Talk, other: Partner, use: str) -> str:
    suited = phrasing.tones(mind, context, other)
    return phrasing.one(mind, context, talk, use, suited, **phrasing.slots_of(mind, other))
