"""Prompt text as the engine takes it: parts from stable to changing, so that prefixes are shared."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Term:
    """One scored pair: logP(continuation | context) minus logP(continuation | neutral).

    ``context`` and ``neutral`` are lists of parts, tokenised one by one and joined as tokens; the
    first is the beginning of the text (gets the model's BOS). ``neutral`` None subtracts nothing.
    The sum over the continuation's tokens, in nats, times ``weight``.
    """

    context: tuple[str, ...]
    continuation: str
    neutral: tuple[str, ...] | None = None
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class ScoredPrompt:
    """What a ``choose`` call is scored by: for each option the terms that are added up.

    ``names`` are the options' profile keys (for mean scores over balanced contexts), empty
    strings where the list is open. ``answer`` says how scores become a decision:
    "best" (argmax), "threshold" (two options: first minus second above the profile's threshold
    means index 0) or "map" (first minus second through the profile's line, 1..10).
    """

    options: tuple[tuple[Term, ...], ...]
    names: tuple[str, ...]
    answer: str = "best"


@dataclass(frozen=True, slots=True)
class WrittenPrompt:
    """What a ``write`` call is written from. ``grammar`` is GBNF with bounded repeats."""

    parts: tuple[str, ...]
    grammar: str
    n: int = 1
    max_tokens: int = 48
    temperature: float = 0.7
    stop: str = "\n"
