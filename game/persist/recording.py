"""The reading side of a slot: its header, its journal, and its snapshots, which are never trusted."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from typing import TYPE_CHECKING

from game.persist import header as headers
from game.persist import records, snapshot
from game.persist.disk import read_bounded
from game.persist.errors import SaveError
from game.persist.frames import scan

if TYPE_CHECKING:
    from pathlib import Path

    from game.persist.codec import Hint
    from game.persist.plain import Plain
    from game.persist.records import Record
    from game.persist.snapshot import Loaded

JOURNAL = "journal.log"

MAX_JOURNAL_BYTES = 2 * 1024 * 1024 * 1024
"""The longest journal that is read."""


class Recording:
    """Everything in a slot's folder as it was when it was opened; nothing is changed.

    Raises:
        SaveError: there is no such slot, or its header or journal cannot be read.
    """

    def __init__(self, folder: Path, hint: Hint) -> None:
        """Read header and journal of the slot in ``folder``; ``hint`` is the type of its states."""
        if not folder.is_dir():
            raise SaveError(folder, "there is no such save", "see the folder above for the names of saves")
        self.folder = folder
        self.hint = hint
        self.header = headers.read(folder)
        self.journal = scan(read_bounded(folder / JOURNAL, MAX_JOURNAL_BYTES))
        self.notices: list[str] = []
        """What was found wrong and could be helped, in sentences."""
        self._note_torn_tail()

    def __len__(self) -> int:
        """Count the good records of the journal."""
        return len(self.journal)

    def record(self, number: int) -> Record:
        """Give one record of the journal. Raises: SaveError."""
        return records.unpack(self.journal.payload(number), self.folder / JOURNAL, number)

    @cached_property
    def end_tick(self) -> int:
        """Give the last tick of which something is known; every snapshot is looked into once."""
        last = self.record(len(self) - 1).tick if len(self) else -1
        held = [tick for tick in snapshot.ticks(self.folder) if self._is_covered(tick)]
        return max([last, *held])

    def check_whole(self) -> None:
        """Make sure that the journal has no hole.

        Raises:
            SaveError: good records follow after bad ones.
        """
        if self.journal.damaged:
            place = f"it is damaged behind record {len(self)} (byte {self.journal.end})"
            good = max(self.end_tick, 0)
            cure = f"`smallville fork` at a time before tick {good} keeps what is good"
            raise SaveError(self.folder / JOURNAL, place, cure)

    def load(self, tick: int) -> Loaded[Plain]:
        """Read the newest usable snapshot of ``tick`` or before.

        Raises:
            SaveError: there is none.
        """
        held = snapshot.ticks(self.folder)
        trouble = SaveError(self.folder, "it holds no snapshot that can be read", "restore it from a copy")
        for candidate in reversed(held[: bisect_right(held, tick)]):
            try:
                loaded = snapshot.load(self.folder, candidate, self.hint)
            except SaveError as error:
                trouble = error
                self.notices.append(f"{error} - an older snapshot is used")
                continue
            if loaded.position.records <= len(self):
                return loaded
            self.notices.append(
                f"the snapshot of tick {candidate} is newer than the journal - an older one is used"
            )
        raise trouble

    def _is_covered(self, tick: int) -> bool:
        """Say whether the snapshot of ``tick`` is readable and the journal reaches as far as it does."""
        try:
            return snapshot.read_position(self.folder, tick).records <= len(self)
        except SaveError:
            return False

    def _note_torn_tail(self) -> None:
        rest = len(self.journal.data) - self.journal.end
        if rest and not self.journal.damaged:
            self.notices.append(
                f"the last {rest} bytes of the journal were cut short when the game stopped, and are dropped"
            )
