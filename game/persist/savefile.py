"""A save slot that is written: a folder with a header, snapshots, the memory log and the journal."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from game.persist import audit, banksfile, memorylog, records, snapshot
from game.persist import header as headers
from game.persist.codec import Segments
from game.persist.container import write as write_container
from game.persist.disk import TEMPORARY, Disk, as_save_error, check_room
from game.persist.frames import frame
from game.persist.lock import SlotLock
from game.persist.recording import JOURNAL, Recording
from game.persist.snapshot import Position
from game.persist.writer import Writer

if TYPE_CHECKING:
    from pathlib import Path

    from ai.banks import Banks
    from game.persist.codec import Hint
    from game.persist.header import Header
    from game.persist.plain import Plain
    from game.persist.records import Record
    from game.persist.snapshot import Loaded

DAMAGED = ".damaged"
"""Ending that takes an unusable snapshot out of the way without losing it."""


class Slot:
    """One save, locked and open for writing at its end.

    Opening reads the newest usable snapshot (``loaded``) and the journal (``recording``); call
    ``go_on`` when the journal's rest has been played, then ``append`` and ``save``.

    Raises:
        SaveError: the slot is missing, damaged or open in another game.
    """

    def __init__(self, folder: Path, hint: Hint, disk: Disk | None = None) -> None:
        """Open the slot in ``folder`` whose states are of the type ``hint``."""
        self.folder = folder
        self._hint = hint
        self._disk = disk or Disk()
        self.recording: Recording | None = Recording(folder, hint)
        self._lock = SlotLock(folder)
        try:
            self.recording = Recording(folder, hint)
            self.recording.check_whole()
            self.header = self.recording.header
            self.notices = self.recording.notices
            self.loaded: Loaded[Plain] | None = self.recording.load(self.recording.end_tick)
            self._count = len(self.recording)
            self._extent = self.loaded.extent
            self.audit = audit.AuditLog(folder, self.loaded.position)
            if self.audit.notice:
                self.notices.append(self.audit.notice)
            self._tidy(self.loaded.position.tick)
            self._writer = Writer(self._disk, folder / JOURNAL, self.recording.journal.end)
        except BaseException:
            self._lock.release()
            raise
        self._saving = False
        self._owed = (0, 0)

    def go_on(self) -> None:
        """Let go of what was read: the run has caught up with the journal."""
        self._log_journal()
        self.recording = None
        self.loaded = None

    @property
    def count(self) -> int:
        """Give the number of records in the journal."""
        return self._count

    def append(self, record: Record) -> Record:
        """Put a record into the journal and give it as it will be read back; never blocks."""
        payload = records.pack(record)
        self._writer.append(frame(self._count, payload))
        self._log_journal()
        self.audit.take(payload)
        self._count += 1
        return records.unpack(payload, self.folder / JOURNAL, self._count - 1)

    def check(self) -> None:
        """Raise what could not be written since the last check, once. Raises: SaveError."""
        self._writer.check()

    def save(
        self,
        tick: int,
        round_number: int,
        state: object,
        *,
        wait: bool = True,
        cost: tuple[int, int] = (0, 0),
    ) -> bool:
        """Write a snapshot; without ``wait`` give False when the one before is still being written.

        ``cost`` is what was spent since the last one, for the audit log: real seconds and tokens.

        Raises:
            SaveError: it could not be written (with ``wait``; else see ``check``).
        """
        self._owed = (self._owed[0] + cost[0], self._owed[1] + cost[1])
        if self._saving and not wait:
            return False
        if wait:
            self._writer.flush()
        self._saving = True
        segments = Segments()
        encoded = snapshot.encode(state, self._hint, segments)
        added = memorylog.addition(segments, self._extent)
        position = Position(
            tick, round_number, self._count, self.header.stretches[-1].rules, added.after.records
        )
        sections = (snapshot.encode_position(position), encoded)
        self.audit.keep(tick, round_number, self._count)
        self._log_journal()
        cut, log = self.audit.seal(tick, round_number, *self._owed)
        self._owed = (0, 0)
        self._writer.do(lambda: self._store(tick, sections, added, (cut, log)))
        if wait:
            self._writer.flush()
        return True

    def new_stretch(self, tick: int, round_number: int, state: object, rules: int, banks: Banks) -> None:
        """Begin a stretch under another law, with a snapshot that is kept. Raises: SaveError."""
        stretch = headers.Stretch(tick, self._count, rules, banksfile.digest_of(banks))
        self.header = headers.with_stretch(self.header, stretch)
        try:
            banksfile.write(self._disk, self.folder, banks)
        except OSError as error:
            raise as_save_error(error, self.folder) from error
        self.save(tick, round_number, state)
        self.rewrite_header(self.header)

    def rewrite_header(self, header: Header) -> None:
        """Replace the header. Raises: SaveError."""
        self.header = header
        try:
            headers.write(self._disk, self.folder, header)
        except OSError as error:
            raise as_save_error(error, self.folder) from error

    def close(self) -> None:
        """Write what is in line and give the lock back. Raises: SaveError."""
        try:
            self._writer.close()
        finally:
            self._lock.release()

    def _store(
        self,
        tick: int,
        sections: tuple[bytes, ...],
        added: memorylog.Addition,
        log: tuple[int, bytes],
    ) -> None:
        """Write one snapshot (in the writer's thread): memories and log first, then what refers to them."""
        try:
            check_room(self._disk, self.folder, len(added.data) + len(log[1]) + sum(map(len, sections)))
            audit.write(self._disk, self.folder, *log)
            self.audit.wrote(len(log[1]))
            if added.data:
                memorylog.append(self._disk, self.folder, self._extent, added.data)
            self._extent = added.after
            write_container(self._disk, snapshot.path_of(self.folder, tick), snapshot.KIND, sections)
            pinned = frozenset(stretch.tick for stretch in self.header.stretches)
            for old in snapshot.superfluous(snapshot.ticks(self.folder), pinned):
                self._disk.remove(snapshot.path_of(self.folder, old))
        finally:
            self._saving = False

    def _log_journal(self) -> None:
        """Let the audit log take in what the journal held when the slot was opened."""
        if self.recording is not None:
            self.audit.catch_up(self.recording, len(self.recording))

    def _tidy(self, tick: int) -> None:
        """Sweep half-written files, and set aside what is newer than the snapshot that is used."""
        try:
            for path in sorted(self.folder.iterdir()):
                if path.name.endswith(TEMPORARY):
                    self._disk.remove(path)
            for newer in snapshot.ticks(self.folder):
                if newer > tick:
                    path = snapshot.path_of(self.folder, newer)
                    with contextlib.suppress(FileNotFoundError):
                        path.replace(path.with_name(path.name + DAMAGED))
            memorylog.trimmed(self._disk, self.folder, self._extent.end)
        except OSError as error:
            raise as_save_error(error, self.folder) from error
