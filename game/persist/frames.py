"""Records in an append-only file: length, CRC-32, sequence number, payload.

``length u32 | crc32(length, number, payload) u32 | number u64 | payload``, little-endian. The
numbers count from 0, so a record can neither be lost, moved nor doubled unnoticed.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from struct import Struct
from zlib import crc32

HEAD = Struct("<IIQ")
"""Length of the payload, checksum, number."""

_LENGTH = Struct("<I")
_NUMBER = Struct("<Q")

MAX_PAYLOAD = 16 * 1024 * 1024
"""Bytes of the longest record."""

LOOK_AHEAD = 64
"""How many numbers past a bad record are looked for, to tell damage from a torn tail."""


def frame(number: int, payload: bytes) -> bytes:
    """Give the record ``number`` with its payload (at most ``MAX_PAYLOAD`` bytes)."""
    checksum = crc32(payload, crc32(_NUMBER.pack(number), crc32(_LENGTH.pack(len(payload)))))
    return HEAD.pack(len(payload), checksum, number) + payload


@dataclass(frozen=True, slots=True)
class Scan:
    """What a file of records holds: the longest good beginning, and what comes after it."""

    data: bytes
    starts: array[int]
    """Where each good record begins, in bytes."""
    end: int
    """Where the last good record ends."""
    damaged: bool
    """True when good records follow after a bad one: damage, not an append that was cut short."""

    def __len__(self) -> int:
        """Give the number of good records."""
        return len(self.starts)

    def payload(self, number: int) -> bytes:
        """Give the payload of a good record."""
        start = self.starts[number]
        (length,) = _LENGTH.unpack_from(self.data, start)
        return self.data[start + HEAD.size : start + HEAD.size + length]

    def offset(self, number: int) -> int:
        """Give where record ``number`` begins, or the end for the next to come."""
        return self.starts[number] if number < len(self.starts) else self.end


def scan(data: bytes, most: int | None = None) -> Scan:
    """Find the good records of ``data``, at most ``most`` of them."""
    starts = array("Q")
    at = 0
    while most is None or len(starts) < most:
        after = _good_at(data, at, len(starts))
        if after is None:
            return Scan(data, starts, at, damaged=at < len(data) and _goes_on(data, at, len(starts)))
        starts.append(at)
        at = after
    return Scan(data, starts, at, damaged=False)


def _good_at(data: bytes, at: int, number: int) -> int | None:
    """Give the end of the good record ``number`` at byte ``at``, or None."""
    if at + HEAD.size > len(data):
        return None
    length, checksum, found = HEAD.unpack_from(data, at)
    start = at + HEAD.size
    if found != number or length > MAX_PAYLOAD or start + length > len(data):
        return None
    actual = crc32(
        memoryview(data)[start : start + length], crc32(_NUMBER.pack(number), crc32(_LENGTH.pack(length)))
    )
    return start + length if actual == checksum else None


def _goes_on(data: bytes, at: int, number: int) -> bool:
    """Say whether a good record of one of the next numbers lies behind byte ``at``."""
    for later in range(number + 1, number + 1 + LOOK_AHEAD):
        wanted = _NUMBER.pack(later)
        found = data.find(wanted, at)
        while found >= 0:
            if found >= HEAD.size // 2 and _good_at(data, found - HEAD.size // 2, later) is not None:
                return True
            found = data.find(wanted, found + 1)
    return False
