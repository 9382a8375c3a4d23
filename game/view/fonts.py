"""Which characters a TrueType font can draw, read from its own table; no ``arcade`` in here."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from game.view.errors import ArtError

if TYPE_CHECKING:
    from pathlib import Path


def coverage(path: Path) -> frozenset[int]:
    """Give the code points that the font has a drawing for (its Unicode table of format 4).

    Raises:
        ArtError: the file is missing or is no such font.
    """
    try:
        data = path.read_bytes()
        return _format_4(data, _subtable(data, _table(data, b"cmap")))
    except (OSError, struct.error, LookupError) as error:
        message = f"the font {path} cannot be read ({error}): put back the file that came with the game"
        raise ArtError(message) from error


def _table(data: bytes, wanted: bytes) -> int:
    count = struct.unpack_from(">H", data, 4)[0]
    for index in range(count):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * index)
        if tag == wanted:
            return int(offset)
    raise LookupError("no character table")


def _subtable(data: bytes, table: int) -> int:
    count = struct.unpack_from(">H", data, table + 2)[0]
    for index in range(count):
        offset = table + struct.unpack_from(">HHI", data, table + 4 + 8 * index)[2]
        if struct.unpack_from(">H", data, offset)[0] == 4:
            return int(offset)
    raise LookupError("no character table of format 4")


def _format_4(data: bytes, start: int) -> frozenset[int]:
    segments = struct.unpack_from(">H", data, start + 6)[0] // 2
    ends = struct.unpack_from(f">{segments}H", data, start + 14)
    starts = struct.unpack_from(f">{segments}H", data, start + 16 + 2 * segments)
    deltas = struct.unpack_from(f">{segments}H", data, start + 16 + 4 * segments)
    ranges_at = start + 16 + 6 * segments
    ranges = struct.unpack_from(f">{segments}H", data, ranges_at)
    found: list[int] = []
    for index, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if ranges[index]:
                at = ranges_at + 2 * index + ranges[index] + 2 * (code - first)
                glyph = struct.unpack_from(">H", data, at)[0]
            if glyph and (glyph + deltas[index]) & 0xFFFF:
                found.append(code)
    return frozenset(found)
