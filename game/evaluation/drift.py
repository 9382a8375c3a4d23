"""How far residents have drifted from who they were: distance of identity texts in the embedder's space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.evaluation.asking import closeness, vectors_of

if TYPE_CHECKING:
    from ai.mind import Mind
    from game.evaluation.watch import History
    from game.session.oracle import Oracle


def drifts(oracle: Oracle, history: History) -> dict[str, float]:
    """Give for each resident 1 - cosine between who it was at first and who it is now, 0..2.

    What is compared is of one kind: the summary with the first summary, the occupation with that of
    the sheet; a resident that has neither revised has not drifted. Empty where there is no embedder.
    """
    texts = {
        name: _texts(mind, *history.selves.get(name, ("", ""))) for name, mind in history.state.minds.items()
    }
    vectors = vectors_of(oracle, [text for pairs in texts.values() for pair in pairs for text in pair])
    if not vectors:
        return {}
    found = {}
    for name, pairs in texts.items():
        apart = [1 - closeness(vectors.get(one, b""), vectors.get(other, b"")) for one, other in pairs]
        found[name] = max(0.0, sum(apart) / len(apart))
    return found


def _texts(mind: Mind, summary: str, _currently: str) -> tuple[tuple[str, str], ...]:
    """Give the pairs (at first, now) of texts about oneself."""
    sheet = mind.sheet
    pairs = [(_line(sheet.currently), _line(mind.currently or sheet.currently))]
    if summary and mind.summary:
        pairs.append((_line(summary), _line(mind.summary)))
    return tuple(pairs)


def _line(text: str) -> str:
    return " ".join(text.split())
