"""What is news: worth telling when it is one's own, worth passing on when it is another's."""

from __future__ import annotations

import re

from ai.cognition.dates import read_when

_UNDER_WAY = re.compile(
    r"\bis (?:not )?\w+ing\b|\bhas (?:decided|bought|sold|lost|found|won|left|quit|begun|started|agreed)\b|"
    r"\bwill\b|\bgoing to\b|\bis (?:ill|sick|dead|closed|broken|gone|free|new|burning|for sale)\b"
)
"""What tells of a change or of something under way: the rest is how people are."""

_LASTING = (
    "known|lived|liked|loved|admired|worked|been|had|always|never|no|a|an|the|his|her|their|one|two|three|four|"
    "five|six|some|many|more|not"
)
_CHANGE = re.compile(
    rf"\bhas (?:just |now |already )?(?!(?:{_LASTING})\b)\w+(?:ed|en|ne|ft|ght|nt|ld|st|un|on|it)\b|"
    r"\bis (?:not )?(?:running for|leaving|moving|getting|opening|closing|selling|organi[sz]ing|planning|"
    r"holding|giving|hosting|expecting|marrying|retiring|looking for|coming|dying|quitting)\b|"
    r"\bwill\b|\bgoing to\b|\bis (?:ill|sick|dead|closed|broken|gone|free|new|burning|for sale|"
    r"engaged|missing)\b"
)
"""What has changed or is about to: the work that somebody is at every day is no news of others."""


_ANSWER = re.compile(r"\b(?:will come|will not come|may come)\b")


def is_answer(fact: str) -> bool:
    """Tell whether a fact is what somebody answered to an invitation: for the host to know, no news."""
    return _ANSWER.search(fact) is not None


def is_own(fact: str) -> bool:
    """Tell whether something of one's own is news rather than how one is."""
    return _UNDER_WAY.search(fact) is not None


def spreads(fact: str, now: int) -> bool:
    """Tell whether what one has heard of another is news to pass on: a change, or something to come."""
    if _CHANGE.search(fact) is not None:
        return True
    when = read_when(fact, now)
    return when is not None and when.dated
