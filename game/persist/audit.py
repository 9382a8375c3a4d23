"""The audit log of a slot: a chain of hashes over every input and output, in the order of the journal.

Each entry stands for one step that took something in or gave something out. It holds where it lies,
how many records of the journal were taken in by then, a hash of those since the entry before, a
hash of what went out (questions, cancelled questions, events), and the link: a hash over the link
before and all of this. Whoever changes a record, an answer or an entry breaks every link after it,
and whoever has noted the head of the chain can tell that a whole log was made anew.

A note stands in the same chain: what a stretch of real time cost. Entries are written before the
snapshot that follows them; what a kill takes away is made again from the journal.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TYPE_CHECKING

from game.persist.disk import as_save_error, read_bounded
from game.persist.errors import SaveError
from game.persist.frames import frame, scan
from game.persist.plain import Unfit, pack_plain, unpack_plain

if TYPE_CHECKING:
    from pathlib import Path

    from game.persist.disk import Disk
    from game.persist.recording import Recording
    from game.persist.snapshot import Position
    from game.sim.inputs import StepOutput

NAME = "audit.log"

MAX_BYTES = 1024 * 1024 * 1024
"""The longest log that is read."""

LINK_BYTES, OUT_BYTES, IN_BYTES = 16, 8, 4
"""Bytes kept of each hash. The link is made of the whole hash of the input; the four bytes of it that an
entry keeps only tell whether the input or something else was changed."""

FIRST = blake2b(b"smallville audit log 1", digest_size=LINK_BYTES).digest()
"""The link before the first entry."""

MOST = 2**53
"""The largest cost that a note holds."""

STEP, NOTE, BEGIN = "step", "note", "begin"


@dataclass(frozen=True, slots=True)
class Entry:
    """One link of the chain."""

    kind: str
    """A step; a note of what real time cost; or the beginning of what is covered."""
    tick: int
    round: int
    records: int
    """Records of the journal that are taken in."""
    taken: bytes
    """Beginning of the hash over the records since the entry before."""
    given: bytes
    """Hash over what went out."""
    seconds: int = 0
    """Of a note: real seconds since the note before."""
    tokens: int = 0
    """Of a note: tokens of the model since the note before."""
    link: bytes = b""

    @property
    def place(self) -> tuple[int, int]:
        """Give tick and round."""
        return self.tick, self.round


def linked(before: bytes, entry: Entry, whole: bytes) -> bytes:
    """Give the link of an entry behind another; ``whole`` is the hash of all that it takes in."""
    said = [entry.kind, entry.tick, entry.round, entry.records, entry.given, entry.seconds, entry.tokens]
    return blake2b(before + whole + pack_plain(said), digest_size=LINK_BYTES).digest()


def hash_of_output(output: StepOutput) -> bytes:
    """Give the hash of what a step gives out; empty when that is nothing."""
    if not (output.calls or output.cancelled or output.events):
        return b""
    said = [
        [[call.key.resident, call.key.serial, call.kind, call.digest()] for call in output.calls],
        [[call.key.resident, call.key.serial] for call in output.cancelled],
        [[event.kind, event.who, event.text] for event in output.events],
    ]
    return blake2b(pack_plain(said), digest_size=OUT_BYTES).digest()


def hash_of_records(payloads: list[bytes]) -> bytes:
    """Give the hash of records that are taken in together."""
    whole = blake2b(digest_size=LINK_BYTES)
    for payload in payloads:
        whole.update(len(payload).to_bytes(4, "big") + payload)
    return whole.digest()


def encode(entry: Entry) -> bytes:
    """Give the payload of an entry."""
    return pack_plain(
        [
            entry.kind, entry.tick, entry.round, entry.records, entry.taken, entry.given, entry.seconds,
            entry.tokens, entry.link,
        ]
    )  # fmt: skip


_TYPES = (str, int, int, int, bytes, bytes, int, int, bytes)


def decode(payload: bytes) -> Entry:
    """Give the entry of a payload. Raises: Unfit."""
    plain = unpack_plain(payload)
    if type(plain) is not list or tuple(type(part) for part in plain) != _TYPES:
        raise Unfit("it is no entry")
    if plain[0] not in (STEP, NOTE, BEGIN):
        raise Unfit("it is of no known kind")
    return Entry(*plain)


@dataclass(frozen=True, slots=True)
class Held:
    """What a file holds: the good entries with where each ends, and what is wrong behind them."""

    entries: tuple[Entry, ...] = ()
    ends: tuple[int, ...] = ()
    fault: str = ""


def read(folder: Path) -> Held | None:
    """Give what the log of a slot holds; None where there is none. Raises: SaveError."""
    path = folder / NAME
    if not path.is_file():
        return None
    data = read_bounded(path, MAX_BYTES)
    found = scan(data)
    entries: list[Entry] = []
    for number in range(len(found)):
        try:
            entries.append(decode(found.payload(number)))
        except Unfit as error:
            return Held(tuple(entries), _ends(found.starts, found.end, number), f"entry {number}: {error}")
    fault = f"entry {len(found)} is damaged (byte {found.end})" if found.end < len(data) else ""
    return Held(tuple(entries), _ends(found.starts, found.end, len(found)), fault)


def _ends(starts: object, end: int, count: int) -> tuple[int, ...]:
    whole = [*starts, end]  # type: ignore[misc]
    return tuple(whole[1 : count + 1])


def notes_of(folder: Path) -> tuple[Entry, ...]:
    """Give the notes of a slot's log; () where there is no log that can be read."""
    try:
        held = read(folder)
    except SaveError:
        return ()
    return () if held is None else tuple(entry for entry in held.entries if entry.kind == NOTE)


class AuditLog:
    """The log of a slot that is written. ``take`` every record, then ``add`` the step that it fed.

    What the file holds beyond the snapshot from which a run goes on is compared with what the run
    makes again, kept as far as it is the same, and cut there.
    """

    def __init__(self, folder: Path, position: Position) -> None:
        """Go on from what the file holds up to a snapshot. Raises: SaveError: it cannot be read."""
        held = read(folder) or Held()
        count = 0
        for entry in held.entries:
            if entry.records > position.records or entry.place > (position.tick, position.round):
                break
            count += 1
        self.notice = ""
        """What was found wrong with the log, in a sentence."""
        self._ahead = list(zip(held.entries[count:], held.ends[count:], strict=True))
        self._end = held.ends[count - 1] if count else 0
        self._number = count
        self._link = held.entries[count - 1].link if count else FIRST
        self.records = held.entries[count - 1].records if count else 0
        self._waiting: list[bytes] = []
        self._pending: list[bytes] = []
        if not count or not _is_before(held.entries[count - 1], position):
            self._begin_at(position)

    def take(self, payload: bytes) -> None:
        """Take in the next record of the journal."""
        self._waiting.append(payload)
        self.records += 1

    def catch_up(self, recording: Recording, records: int) -> None:
        """Take in what the journal holds up to record ``records``."""
        while self.records < records:
            self.take(recording.journal.payload(self.records))

    def add(self, tick: int, round_number: int, output: StepOutput) -> None:
        """Add a step, unless it took nothing in and gave nothing out."""
        given = hash_of_output(output)
        if given or self._waiting:
            self._append(Entry(STEP, tick, round_number, self.records, b"", given))

    def keep(self, tick: int, round_number: int, records: int) -> None:
        """Keep what the file holds up to a moment that nothing has been made again of."""
        while self._ahead:
            entry, end = self._ahead[0]
            if entry.records > records or entry.place > (tick, round_number):
                break
            self._ahead.pop(0)
            self._adopt(entry, end)

    def seal(self, tick: int, round_number: int, seconds: int, tokens: int) -> tuple[int, bytes]:
        """Note what the time since the last seal cost; give where to cut the file and what to write there."""
        cost = (min(max(0, seconds), MOST), min(max(0, tokens), MOST))
        self._append(Entry(NOTE, tick, round_number, self.records, b"", b"", *cost))
        return self._end, b"".join(self._pending)

    def wrote(self, length: int) -> None:
        """Note that so many bytes of what waits were written; the writer's thread says so."""
        while length > 0:
            done = len(self._pending.pop(0))
            length -= done
            self._end += done

    def _begin_at(self, position: Position) -> None:
        """Cover what happens from a snapshot on; what lies before is not known any more."""
        if self._number:
            self.notice = (
                f"the audit log has a gap before tick {position.tick}: it does not cover what happened there"
            )
        self._ahead = []
        self.records = position.records
        self._append(Entry(BEGIN, position.tick, position.round, position.records, b"", b""))

    def _append(self, entry: Entry) -> None:
        whole = hash_of_records(self._waiting)
        self._waiting = []
        made = replace(entry, taken=whole[:IN_BYTES], link=linked(self._link, entry, whole))
        if self._ahead and self._ahead[0][0] == made:
            self._adopt(*self._ahead.pop(0))
            return
        self._ahead = []
        self._pending.append(frame(self._number, encode(made)))
        self._number += 1
        self._link = made.link

    def _adopt(self, entry: Entry, end: int) -> None:
        self._end, self._link, self.records = end, entry.link, entry.records
        self._number += 1
        self._waiting = []


def _is_before(entry: Entry, position: Position) -> bool:
    """Tell whether an entry is the seal that was written with a snapshot."""
    same = (*entry.place, entry.records) == (position.tick, position.round, position.records)
    return same and entry.kind != STEP


def write(disk: Disk, folder: Path, cut: int, data: bytes) -> None:
    """Write ``data`` behind the first ``cut`` bytes of a log and sync it. Raises: OSError."""
    descriptor = disk.open_append(folder / NAME)
    try:
        disk.truncate(descriptor, cut)
        disk.write(descriptor, data)
        disk.sync(descriptor)
    finally:
        disk.close(descriptor)


def copy_beginning(disk: Disk, source: Path, target: Path, tick: int, records: int) -> None:
    """Copy the entries up to ``tick`` and record ``records`` into another slot. Raises: SaveError."""
    held = read(source)
    if held is None:
        return
    count = 0
    for entry in held.entries:
        if entry.tick > tick or entry.records > records:
            break
        count += 1
    data = read_bounded(source / NAME, MAX_BYTES)[: held.ends[count - 1] if count else 0]
    try:
        write(disk, target, 0, data)
    except OSError as error:
        raise as_save_error(error, target / NAME) from error


@dataclass(frozen=True, slots=True)
class Chain:
    """What checking a log against its journal found. ``fault`` names the first thing that is wrong."""

    entries: tuple[Entry, ...]
    fault: str = ""

    @property
    def head(self) -> str:
        """Give the last link in hexadecimal digits: noted elsewhere, it tells whether all is as it was."""
        return self.entries[-1].link.hex() if self.entries else ""


def check(recording: Recording) -> Chain:
    """Check every link of a slot's log, and that it takes in the journal as it is. Raises: SaveError."""
    held = read(recording.folder)
    if held is None:
        place = "this save has no audit log"
        raise SaveError(recording.folder, place, "go on with it once, and one begins")
    link, records, sound = FIRST, 0, list[Entry]()
    for number, entry in enumerate(held.entries):
        if entry.kind == BEGIN:
            if number:
                return Chain(tuple(sound), f"entry {number}: nothing is known of record {records} to it")
            records = entry.records
        if not records <= entry.records <= len(recording):
            what = f"it takes in record {entry.records - 1}, and the journal ends at {len(recording) - 1}"
            return Chain(tuple(sound), f"entry {number}: {what}")
        whole = hash_of_records([recording.journal.payload(at) for at in range(records, entry.records)])
        if whole[:IN_BYTES] != entry.taken:
            what = f"the journal's records {records} to {entry.records - 1} are not what was taken in"
            return Chain(tuple(sound), f"entry {number} (tick {entry.tick}): {what}")
        if linked(link, entry, whole) != entry.link:
            return Chain(tuple(sound), f"entry {number} (tick {entry.tick}): the chain is broken here")
        link, records = entry.link, entry.records
        sound.append(entry)
    return Chain(tuple(sound), held.fault)
