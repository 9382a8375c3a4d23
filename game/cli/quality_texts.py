"""Measuring written texts: whether what matters is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.calls import CallKey, Completion, Mode, ModelCall
from ai.cognition.context import activity_of
from ai.prompts import placing
from ai.prompts.identity import described
from game.cli.quality_ask import ACCURACY, Figures, LabelSet, ask_all

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.session.oracle import Oracle

STEM_LETTERS = 4
"""A word is kept if one with the same beginning is there (feed, feeding)."""

SAMPLES = 4
"""Texts that are written for an item."""

VISITOR, PRONOUN = "Ana Fischer", "she"
"""Whom the inner voice speaks to."""

WHO = described(VISITOR, 40, PRONOUN, "shopkeeper", home="Ana Fischer's flat")
"""Who she is, in full."""


def directive(oracle: Oracle, one: LabelSet) -> Figures:
    """Count written activities that keep every word that matters. Raises: QualityError."""
    calls = [
        ModelCall(
            CallKey(VISITOR, 0),
            "directive",
            Mode.WRITE,
            (("identity", WHO), ("name", VISITOR), ("pronoun", PRONOUN), ("voice", label.word("voice"))),
            n=SAMPLES,
        )
        for label in one.labels
    ]
    first, some, misses = 0, 0, []
    for label, result in zip(one.labels, ask_all(oracle, calls), strict=True):
        texts = [activity_of(text) for text in result.texts] if isinstance(result, Completion) else []
        kept = [keeps(text, label.listed("accept_words")) for text in texts]
        first += bool(kept) and kept[0]
        some += any(kept)
        if not any(kept):
            misses.append(f"{label.word('voice')} -> {'; '.join(texts)}")
    count = len(one.labels)
    figures = {ACCURACY: first / count, f"any of {SAMPLES} right": some / count}
    return Figures(one.kind, one.split, count, figures, tuple(misses))


def keeps(text: str, words: Iterable[str]) -> bool:
    """Say whether a text keeps all words, in any inflection."""
    said = _said(text)
    stems = {placing.stem(word) for word in said}
    starts = {word[:STEM_LETTERS] for word in said}
    return bool(said) and all(
        placing.stem(word.lower()) in stems or word.lower()[:STEM_LETTERS] in starts for word in words
    )


def avoids(text: str, words: Iterable[str]) -> bool:
    """Say whether a text has none of the words."""
    said = _said(text)
    return not any(word.lower() in said for word in words)


def _said(text: str) -> frozenset[str]:
    return frozenset(word.strip(".,'!?;:\"").removesuffix("'s").lower() for word in text.split())
