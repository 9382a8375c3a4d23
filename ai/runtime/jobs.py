"""What the batch engine is given, what it gives back, and the work in between."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from ai.prompts.prompt import WrittenPrompt
from ai.runtime.grammar import Grammar
from ai.runtime.prefixes import Parts, Prefix, Tokens

Pair = tuple[tuple[str, ...], str]
"""A context (its parts) and a continuation of which the log-probability is wanted."""


@dataclass(frozen=True, slots=True)
class Scored:
    """The log-probabilities of a job's pairs, in nats, in the order of the pairs."""

    job: bytes
    scores: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Written:
    """A job's texts with their mean log-probability a token, in nats, best first."""

    job: bytes
    texts: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class Failed:
    """A job that cannot be done, and why."""

    job: bytes
    reason: str


Done = Scored | Written | Failed


@dataclass(slots=True, eq=False)
class ScoreJob:
    """Pairs that are scored together; ``left`` of them are not known yet."""

    name: bytes
    pairs: tuple[Pair, ...]
    scores: list[float]
    left: int = 0


@dataclass(slots=True, eq=False)
class WriteJob:
    """Samples of one prompt; ``left`` of them are not finished yet."""

    name: bytes
    prompt: WrittenPrompt
    seed: int
    left: int = 0
    texts: list[tuple[str, float]] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class Continuation:
    """One continuation of a group's context and where its score goes."""

    tokens: Tokens
    at: int
    """Index of the pair in its job."""
    sequence: int = -1
    score: float = 0.0


@dataclass(slots=True, eq=False)
class Group:
    """One context with the continuations to score, or the samples to write, behind it."""

    job: ScoreJob | WriteJob
    parts: Parts
    continuations: list[Continuation]
    started: bool = False
    base: int = 0
    """Tokens of the context that came from a shared prefix."""
    context: NDArray[np.int32] | None = None
    """The tokens after the base."""
    placed: int = 0
    """Tokens of the context that went through a pass or are in the one being built."""
    next: int = 0
    """Index of the first continuation that was not placed yet."""
    sequences: list[int] = field(default_factory=list)
    builds: list[Prefix] = field(default_factory=list)
    """Shared prefixes that come into being while this context is evaluated, shortest first."""
    promised: int = 0
    """Cells set aside for it."""
    row: int = -1
    """Row of this pass's logits that follows the context, -1 for none."""
    rows: list[tuple[Continuation, int]] = field(default_factory=list)
    """Continuations of this pass with the first row of their logits."""


@dataclass(slots=True, eq=False)
class Slot:
    """One text while it is written."""

    job: WriteJob
    sequence: int
    position: int
    """Where the token goes that is evaluated next."""
    token: int
    grammar: Grammar | None
    draws: np.random.Generator
    text: bytes = b""
    count: int = 0
    log_p: float = 0.0
    promised: int = 0
