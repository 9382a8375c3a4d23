"""Answers without a model: for tests, and for a town that runs where no model is installed.

Every answer depends on the call's digest and on what was scripted, never on time or order, so
two runs that ask the same get the same.
"""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass, replace
from hashlib import blake2b
from math import sqrt
from typing import TYPE_CHECKING

from ai.calls import (
    CallKey,
    Choice,
    Completion,
    Embedding,
    Failure,
    Mode,
    ModelCall,
    OracleStatus,
    Result,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

DIMENSION = 384
"""Length of a scripted vector unless set otherwise: that of the default embedder."""

SCALE = 423
"""As the default embedder's: components are round(423 v), clipped to +-127."""

SPREAD = 6
"""Components that one word of a text touches."""

SPAN = 4000
"""Invented scores lie in 0..SPAN millinats."""

IMPORTANCE_LEVELS = 10
"""A choice without options answers 1..10, like the one kind that has none (importance)."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A scripted failure with its reason."""

    reason: str


Part = int | str | tuple[str, ...] | tuple[bytes, ...] | Fault | Result
"""What may be scripted: an option's index or a value, one text, texts, vectors, a failure, or a
whole result (its key and digest are set to the call's)."""


class ScriptedOracle:
    """Answer by script first, then by rule, then by the digest of what is asked.

    Answers are ready at the next ``poll``. ``silent`` keeps every call waiting until it is set
    to False again, like an engine that hangs.
    """

    def __init__(self, *, dimension: int = DIMENSION, name: str = "scripted") -> None:
        self.dimension = dimension
        self.asked: list[ModelCall] = []
        """Every call ever submitted, in order."""
        self.cancelled: list[ModelCall] = []
        """Every call ever cancelled, in order."""
        self.silent = False
        self.closed = False
        self._name = name
        self._waiting: dict[CallKey, ModelCall] = {}
        self._parts: dict[str, deque[Part]] = {}
        self._rules: dict[str, Callable[[ModelCall], Part]] = {}
        self._answered = 0
        self._failed = 0

    def enqueue(self, kind: str, *parts: Part) -> None:
        """Give the next calls of ``kind`` these answers, one a call, in order."""
        self._parts.setdefault(kind, deque()).extend(parts)

    def pick(self, kind: str, rule: Callable[[ModelCall], Part]) -> None:
        """Answer calls of ``kind`` by ``rule`` when nothing is enqueued for them."""
        self._rules[kind] = rule

    def submit(self, calls: Sequence[ModelCall]) -> None:
        """Take calls; their answers are ready at once unless the oracle is silent."""
        self.asked.extend(calls)
        self._waiting.update((call.key, call) for call in calls)

    def cancel(self, calls: Sequence[ModelCall]) -> None:
        """Forget calls that were not polled yet."""
        self.cancelled.extend(calls)
        for call in calls:
            self._waiting.pop(call.key, None)

    def poll(self, timeout: float = 0.0) -> list[Result]:
        """Give all answers, in the order of the calls' keys; never waits."""
        del timeout
        if self.silent:
            return []
        ready = [self._answer(self._waiting[key]) for key in sorted(self._waiting)]
        self._waiting.clear()
        self._answered += len(ready)
        self._failed += sum(isinstance(result, Failure) for result in ready)
        return ready

    def status(self) -> OracleStatus:
        """Say how much is waiting and was answered."""
        return OracleStatus(
            name=self._name, waiting=len(self._waiting), answered=self._answered, failed=self._failed
        )

    def close(self) -> None:
        """Forget everything that waits."""
        self._waiting.clear()
        self.closed = True

    def _answer(self, call: ModelCall) -> Result:
        queue = self._parts.get(call.kind)
        if queue:
            return _dressed(call, queue.popleft())
        rule = self._rules.get(call.kind)
        return _dressed(call, rule(call)) if rule is not None else self._invented(call)

    def _invented(self, call: ModelCall) -> Result:
        digest = call.digest()
        match call.mode:
            case Mode.EMBED:
                vectors = tuple(vector_of(text, self.dimension) for text in call.options)
                return Embedding(call.key, digest, vectors)
            case Mode.WRITE:
                return Failure(call.key, digest, f'nothing is scripted for "{call.kind}"')
            case Mode.CHOOSE:
                return invented_choice(call)


def invented_choice(call: ModelCall) -> Choice:
    """Give a choice whose scores are drawn from the call's digest and each option's text."""
    digest = call.digest()
    if not call.options:
        level = 1 + digest[0] % IMPORTANCE_LEVELS
        return Choice(call.key, digest, index=0, value=level, scores=())
    bias = call.bias or (0,) * len(call.options)
    scores = tuple(
        _number(digest + option.encode()) % SPAN + shift
        for option, shift in zip(call.options, bias, strict=True)
    )
    best = scores.index(max(scores))
    return Choice(call.key, digest, index=best, value=best, scores=scores)


def vector_of(text: str, dimension: int = DIMENSION) -> bytes:
    """Give the hashed bag of the words of ``text`` as ``dimension`` int8: alike words, alike vector."""
    sums = [0] * dimension
    for word in re.findall(r"\w+", text.lower()) or [text]:
        draws = blake2b(word.encode(), digest_size=5 * SPREAD).digest()
        for at in range(0, len(draws), 5):
            sign = 1 if draws[at] & 1 else -1
            sums[int.from_bytes(draws[at + 1 : at + 5], "big") % dimension] += sign
    length = sqrt(sum(value * value for value in sums)) or 1.0
    scaled = (max(-127, min(127, round(SCALE * value / length))) for value in sums)
    return bytes(value & 0xFF for value in scaled)


def _dressed(call: ModelCall, part: Part) -> Result:
    digest = call.digest()
    match part:
        case Choice() | Completion() | Embedding() | Failure():
            return replace(part, key=call.key, digest=digest)
        case Fault(reason):
            return Failure(call.key, digest, reason)
        case int():
            return _chosen(call, part)
        case str():
            return Completion(call.key, digest, (part,), (0,))
        case tuple():
            if call.mode is Mode.EMBED:
                return Embedding(call.key, digest, tuple(v for v in part if isinstance(v, bytes)))
            texts = tuple(text for text in part if isinstance(text, str))
            return Completion(call.key, digest, texts, (0,) * len(texts))


def _chosen(call: ModelCall, index: int) -> Choice:
    """Give a choice of ``index``; the others follow in the order of the options."""
    scores = [-100 * at for at in range(len(call.options))]
    if 0 <= index < len(scores):
        scores[index] = SPAN
    return Choice(call.key, call.digest(), index=index, value=index, scores=tuple(scores))


def _number(seed: bytes) -> int:
    return int.from_bytes(blake2b(seed, digest_size=8).digest(), "big")
