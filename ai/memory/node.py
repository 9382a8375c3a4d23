"""One record of the memory stream."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class MemoryKind(StrEnum):
    """The kinds of record that share one stream (paper, section 4)."""

    OBSERVATION = "observation"
    PLAN = "plan"
    REFLECTION = "reflection"
    CHAT = "chat"


class Source(StrEnum):
    """Where a memory comes from."""

    SEEN = "seen"
    SAID = "said"
    PLAN = "plan"
    REFLECTION = "reflection"
    VOICE = "voice"
    SEED = "seed"


@dataclass(frozen=True, slots=True)
class Provenance:
    """The trace of a memory: how it came (``type``), through whom, from which records."""

    type: Source
    by: str = ""
    of: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class MemoryNode:
    """What never changes about a memory. ``created`` in game seconds; ``id`` counts from 0.

    What does change (last access, importance) lies in the stream beside it.
    """

    id: int
    kind: MemoryKind
    text: str
    created: int
    provenance: Provenance
    evidence: tuple[int, ...] = ()
    """Ids of the records that support a reflection (paper, section 4.2)."""
    place: str = ""
    """Address where it happened; empty when that is of no matter."""
