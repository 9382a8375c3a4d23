"""The contract between the minds and the model: what is asked and what comes back.

A call is plain data in words: which kind of question, the words to fill in and the options to
choose from. The prompt's text is made from it on the model's side (``ai.prompts``), so a save
holds no prompt text and a better template does not break a replay.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from hashlib import blake2b

import msgpack


class Mode(StrEnum):
    """How the model answers."""

    CHOOSE = "choose"
    """Score every option, give the best one's index (or a value mapped from the scores)."""
    WRITE = "write"
    """Write ``n`` texts under the kind's grammar."""
    EMBED = "embed"
    """Give one int8 vector a text; the texts are the call's options."""


class Priority(IntEnum):
    """Which waiting call runs first: lower before higher, old before new within a class."""

    PLAYER = 0
    TALK = 1
    REACT = 2
    ACT = 3
    PLAN = 4
    REFLECT = 5
    NOTICE = 6
    """Importance, embeddings of memories and other background asks."""


FOREGROUND = frozenset((Priority.PLAYER, Priority.TALK, Priority.REACT, Priority.ACT, Priority.PLAN))
"""In ``attentive`` pace a tick waits until no call of these is open."""


@dataclass(frozen=True, slots=True, order=True)
class CallKey:
    """Name one call: ``serial`` counts this resident's calls, so keys have a total order."""

    resident: str
    serial: int


@dataclass(frozen=True, slots=True)
class ModelCall:
    """One question for the model.

    ``slots`` are the words that fill the kind's template, as (name, words) sorted by name.
    ``options`` are what may be chosen, or for ``EMBED`` the texts. ``n`` is the number of
    samples to write. ``bias`` shifts single options, in millinats, in the order of the
    options (a preference of the town, such as staying where one is); empty means none.
    """

    key: CallKey
    kind: str
    mode: Mode
    slots: tuple[tuple[str, str], ...] = ()
    options: tuple[str, ...] = ()
    n: int = 1
    bias: tuple[int, ...] = ()
    priority: Priority = Priority.NOTICE

    def slot(self, name: str) -> str:
        """Give the words of slot ``name``. Raises: KeyError."""
        return dict(self.slots)[name]

    def digest(self) -> bytes:
        """Give 16 bytes that are equal when the same thing is asked (``key`` left out)."""
        asked = [self.kind, self.mode.value, self.slots, self.options, self.n, self.bias]
        return blake2b(msgpack.packb(asked), digest_size=16).digest()


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision: the chosen option, a value mapped by the model's profile, all scores.

    ``value`` is the mapped value of kinds that have a map (importance: 1..10), else equals
    ``index``. ``scores`` are integer millinats in the order of the options; an option that was
    cut before scoring has ``CUT``.
    """

    key: CallKey
    digest: bytes
    index: int
    value: int
    scores: tuple[int, ...]


CUT = -(2**31)
"""The score of an option that the embedder cut from the list before it was scored."""


@dataclass(frozen=True, slots=True)
class Completion:
    """Written texts, best first, with their mean log-probability a token in millinats."""

    key: CallKey
    digest: bytes
    texts: tuple[str, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Embedding:
    """One vector of int8 (as bytes, length = the embedder's dimension) for each text."""

    key: CallKey
    digest: bytes
    vectors: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """No answer; the kind's fail-safe is used and counted. ``reason`` is never shown as speech."""

    key: CallKey
    digest: bytes
    reason: str


Result = Choice | Completion | Embedding | Failure


@dataclass(frozen=True, slots=True)
class OracleStatus:
    """What the answering side is doing, for the person who watches; never read by the simulation."""

    name: str = ""
    """What answers: "SmolLM2-135M-Instruct Q8_0", "scripted", "recording"."""
    waiting: int = 0
    running: int = 0
    answered: int = 0
    failed: int = 0
    tokens_per_second: float = 0.0
    tokens: int = 0
    """Tokens that went through the model since the start."""
    seconds_since_answer: float = 0.0
