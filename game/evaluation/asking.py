"""Ask the model outside a simulation: calls go out together and come back in their order."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ai.calls import CallKey, Embedding, Failure, Mode, ModelCall, Priority

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.calls import Result
    from game.session.oracle import Oracle

PATIENCE_SECONDS = 120.0
"""Silence after which what is still open counts as unanswered."""

WHO = "evaluation"

BATCH = 64
"""Texts in one call for vectors."""

UNANSWERED = "the model gave no answer"


def ask_all(oracle: Oracle, calls: Sequence[ModelCall]) -> tuple[Result, ...]:
    """Give an answer to each call, a failure where none came."""
    keyed = [replace(call, key=CallKey(WHO, serial)) for serial, call in enumerate(calls)]
    oracle.submit(keyed)
    found: dict[CallKey, Result] = {}
    while len(found) < len(keyed):
        ready = oracle.poll(PATIENCE_SECONDS)
        if not ready:
            oracle.cancel([call for call in keyed if call.key not in found])
            break
        found.update((result.key, result) for result in ready)
    return tuple(found.get(call.key) or Failure(call.key, call.digest(), UNANSWERED) for call in keyed)


def vectors_of(oracle: Oracle, texts: Sequence[str]) -> dict[str, bytes]:
    """Give the int8 vectors of texts; those that did not come are left out."""
    wanted = tuple(dict.fromkeys(texts))
    parts = [wanted[at : at + BATCH] for at in range(0, len(wanted), BATCH)]
    calls = [
        ModelCall(CallKey(WHO, 0), "embed", Mode.EMBED, options=part, priority=Priority.PLAYER)
        for part in parts
    ]
    found: dict[str, bytes] = {}
    for part, result in zip(parts, ask_all(oracle, calls), strict=True):
        if isinstance(result, Embedding) and len(result.vectors) == len(part):
            found.update(zip(part, result.vectors, strict=True))
    return found


def closeness(one: bytes, other: bytes) -> float:
    """Give the cosine of two int8 vectors; 0 where one is missing."""
    left = [value - 256 if value > 127 else value for value in one]
    right = [value - 256 if value > 127 else value for value in other]
    if not left or len(left) != len(right):
        return 0.0
    product = sum(a * b for a, b in zip(left, right, strict=True))
    size = (sum(a * a for a in left) * sum(b * b for b in right)) ** 0.5
    return product / size if size else 0.0
