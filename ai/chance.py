"""Counter-based random numbers: what is drawn depends on who asks for what and when.

Never on the order of the asking, so that one more draw somewhere changes nothing elsewhere.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")


def draw(seed: int, tick: int, who: str, purpose: str) -> int:
    """Give a uniform integer in 0..2**64-1 for these four and nothing else."""
    text = f"{seed}\x1f{tick}\x1f{who}\x1f{purpose}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def pick(options: Sequence[T], *, seed: int, tick: int, who: str, purpose: str) -> T:
    """Give one of ``options`` (not empty)."""
    return options[draw(seed, tick, who, purpose) % len(options)]


def shuffled(options: Sequence[T], *, seed: int, tick: int, who: str, purpose: str) -> list[T]:
    """Give all of ``options`` in a random order that depends only on the four keys."""
    keys = [(draw(seed, tick, who, f"{purpose}\x1f{i}"), i) for i in range(len(options))]
    return [options[i] for _, i in sorted(keys)]
