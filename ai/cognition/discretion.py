"""What is not for everybody's ears: secrets are told to nobody, opinions of people to those who are close."""

from __future__ import annotations

import re

_SECRET = re.compile(
    r"\b(?:secret\w*|nobody|does not dare|doesn't dare|hides?|confidential|in private|without telling|"
    r"(?:in love|love|loves|crush) (?:with|on)|not to tell|has not told)\b"
)
_OPINION = re.compile(
    r"\b(?:finds|thinks that)\b .*\b(?:pushy|overbearing|rude|boring|loud|annoying|strange|odd|uptight|"
    r"strict|lazy|mean|selfish|dull|stubborn|nosy|arrogant)\b"
)


def secret(text: str) -> bool:
    """Tell whether a memory is kept to oneself."""
    return _SECRET.search(text) is not None


def opinion(text: str) -> bool:
    """Tell whether a memory says what is thought of somebody, and nothing kind."""
    return _OPINION.search(text) is not None
