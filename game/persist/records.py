"""What a journal holds: the inputs of ticks, and marks between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.persist import codec
from game.sim.inputs import TickInput


@dataclass(frozen=True, slots=True)
class Mark:
    """All rounds of ``tick`` are done; ``parts`` are the digests of the state then, or empty.

    Inputs that are empty are not journalled, so marks also tell how far the town had come.
    """

    tick: int
    parts: tuple[tuple[str, bytes], ...] = ()


Record: TypeAlias = TickInput | Mark


def pack(record: Record) -> bytes:
    """Give the payload of ``record``. Raises: SaveError."""
    return codec.pack(record, Record)


def unpack(payload: bytes, file: object, number: int) -> Record:
    """Give the record ``number`` of a payload. Raises: SaveError."""
    record: Record = codec.unpack_any(payload, Record, file, f"record {number}")
    return record
