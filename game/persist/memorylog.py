"""The append-only lists of a state, in one file that all snapshots of a slot share.

Each record is [number of the list, item]; a snapshot notes how many records it needs and how
long each list is, so the file may always be longer than a snapshot and is never rewritten.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.persist import codec
from game.persist.disk import Disk, as_save_error, read_bounded
from game.persist.errors import SaveError
from game.persist.frames import frame, scan
from game.persist.plain import MAX_ITEMS, Plain, Unfit, pack_plain, unpack_plain

if TYPE_CHECKING:
    from pathlib import Path

    from game.persist.codec import Hint, Segments

NAME = "memories.log"

MAX_BYTES = 2 * 1024 * 1024 * 1024
"""The longest file of memories that is read."""


@dataclass(frozen=True, slots=True)
class Extent:
    """How much of the file is in use: ``records`` in all, ``items`` of each list, ``end`` in bytes."""

    records: int = 0
    items: tuple[int, ...] = ()
    end: int = 0


@dataclass(frozen=True, slots=True)
class Addition:
    """What one snapshot appends, and the extent after it."""

    data: bytes
    after: Extent


def addition(segments: Segments, extent: Extent) -> Addition:
    """Give the records that ``extent`` lacks of the lists that were met in packing a state."""
    pieces: list[bytes] = []
    records, items = extent.records, list(extent.items)
    items += [0] * (len(segments.lists) - len(items))
    for number, (hint, values) in enumerate(segments.lists):
        encode = codec.coder(hint).encode
        for value in values[items[number] :]:
            pieces.append(frame(records, pack_plain([number, encode(value, None)])))
            records += 1
        items[number] = len(values)
    data = b"".join(pieces)
    return Addition(data, Extent(records, tuple(items), extent.end + len(data)))


def append(disk: Disk, folder: Path, before: Extent, data: bytes) -> None:
    """Write ``data`` behind ``before`` and sync it; what a failed try left there is cut. Raises: OSError."""
    descriptor = disk.open_append(folder / NAME)
    try:
        disk.truncate(descriptor, before.end)
        disk.write(descriptor, data)
        disk.sync(descriptor)
    finally:
        disk.close(descriptor)


def read(folder: Path, records: int) -> tuple[list[list[Plain]], int]:
    """Give the plain items of each list from the first ``records`` records, and where those end.

    Raises:
        SaveError: fewer good records are there, or they are no items.
    """
    path = folder / NAME
    if records == 0:
        return [], 0
    data = read_bounded(path, MAX_BYTES)
    found = scan(data, records)
    if len(found) < records:
        place = f"it is damaged behind record {len(found)} of {records} (byte {found.end})"
        raise SaveError(path, place, codec.CURE)
    lists: list[list[Plain]] = []
    for number in range(records):
        try:
            which, item = _entry(unpack_plain(found.payload(number)))
        except Unfit as error:
            raise SaveError(path, f"record {number} is damaged ({error})", codec.CURE) from error
        while len(lists) <= which:
            lists.append([])
        lists[which].append(item)
    return lists, found.end


MAX_LISTS = 10_000
"""No state has more append-only lists (one or two a resident)."""


def _entry(plain: Plain) -> tuple[int, Plain]:
    if (
        type(plain) is not list
        or len(plain) != 2
        or type(plain[0]) is not int
        or not 0 <= plain[0] < MAX_LISTS
    ):
        raise Unfit("expected [number of the list, item]")
    return plain[0], plain[1]


def reader(path: Path, lists: list[list[Plain]]) -> codec.Segments:
    """Give the segments from which a state is decoded."""

    def take(number: int, length: int, hint: Hint) -> list[Plain]:
        items = lists[number] if number < len(lists) else []
        if length > min(len(items), MAX_ITEMS):
            message = f"list {number} has {len(items)} items, not {length}"
            raise SaveError(path, message, codec.CURE)
        decode = codec.coder(hint).decode
        return [decode(item, None) for item in items[:length]]

    return codec.Segments(read=take)


def trimmed(disk: Disk, folder: Path, end: int) -> None:
    """Cut the file to ``end`` bytes. Raises: SaveError."""
    path = folder / NAME
    try:
        descriptor = disk.open_append(path)
        try:
            disk.truncate(descriptor, end)
        finally:
            disk.close(descriptor)
    except OSError as error:
        raise as_save_error(error, path) from error
