"""The thread that writes a save: appends and whole files, in the order in which they were given.

What is appended reaches the operating system at once, so killing the game loses nothing; it is
synced at least twice a second, so that losing the machine loses no more than that. A refusal
(disk full) is kept for ``check`` and what was to be appended stays in line until it can be.
"""

from __future__ import annotations

import time
from collections import deque
from threading import Condition, Thread
from typing import TYPE_CHECKING

from game.persist.disk import as_save_error
from game.persist.errors import SaveError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.persist.disk import Disk

SYNC_SECONDS = 0.5
"""Real seconds after which what was appended is synced; a kill or a power cut loses no more."""

CLOSE_SECONDS = 30.0
"""Real seconds that closing waits for a slow disk."""


class Writer:
    """Append to one file and do other writing jobs, in one thread.

    Raises:
        SaveError: the file cannot be opened.
    """

    def __init__(self, disk: Disk, path: Path, length: int) -> None:
        """Open ``path``, whose good part is ``length`` bytes long; the rest is cut off."""
        self._disk = disk
        self._path = path
        self._length = length
        self._line: deque[bytes | Callable[[], None]] = deque()
        self._wake = Condition()
        self._trouble: SaveError | None = None
        self._halted = False
        self._closing = False
        self._unsynced_since: float | None = None
        try:
            self._descriptor = disk.open_append(path)
            disk.truncate(self._descriptor, length)
        except OSError as error:
            raise as_save_error(error, path) from error
        self._thread = Thread(target=self._work, name="save writer", daemon=True)
        self._thread.start()

    def append(self, data: bytes) -> None:
        """Put ``data`` in line; never blocks and never fails (see ``check``)."""
        with self._wake:
            self._line.append(data)
            self._wake.notify_all()

    def do(self, job: Callable[[], None]) -> None:
        """Put a job in line that may raise OSError or SaveError; all before it is synced first."""
        with self._wake:
            self._line.append(job)
            self._wake.notify_all()

    def check(self) -> None:
        """Raise the newest refusal, once, and let the thread try again.

        Raises:
            SaveError: something could not be written since the last check.
        """
        with self._wake:
            trouble, self._trouble = self._trouble, None
            if self._halted:
                self._halted = False
                self._wake.notify_all()
        if trouble is not None:
            raise trouble

    def flush(self) -> None:
        """Come back when everything in line is written and synced.

        Raises:
            SaveError: something could not be.
        """
        self.check()
        with self._wake:
            self._line.append(_nothing)
            self._wake.notify_all()
            self._wake.wait_for(lambda: not self._line or self._halted)
        self.check()

    def close(self) -> None:
        """Write what is in line, stop the thread and close the file.

        Raises:
            SaveError: something could not be written.
        """
        with self._wake:
            self._closing = True
            self._halted = False
            self._line.append(_nothing)
            self._wake.notify_all()
        self._thread.join(CLOSE_SECONDS)
        if not self._thread.is_alive():
            self._disk.close(self._descriptor)
        if self._trouble is not None:
            raise self._trouble

    def _work(self) -> None:
        while True:
            with self._wake:
                self._wake.wait_for(self._due, timeout=self._patience())
                if self._closing and (not self._line or self._halted):
                    return
                jobs = self._next()
            self._carry_out(jobs)

    def _due(self) -> bool:
        return not self._halted and (bool(self._line) or self._closing)

    def _patience(self) -> float | None:
        if self._unsynced_since is None or self._halted:
            return None
        return max(0.0, self._unsynced_since + SYNC_SECONDS - time.monotonic())

    def _next(self) -> list[bytes | Callable[[], None]]:
        """Give the leading appends together, or one job."""
        if self._halted or not self._line:
            return []
        if not isinstance(self._line[0], bytes):
            return [self._line[0]]
        taken: list[bytes | Callable[[], None]] = []
        for item in self._line:
            if not isinstance(item, bytes):
                break
            taken.append(item)
        return taken

    def _carry_out(self, jobs: list[bytes | Callable[[], None]]) -> None:
        job = jobs[0] if jobs and not isinstance(jobs[0], bytes) else None
        try:
            if job is None:
                self._write(b"".join(item for item in jobs if isinstance(item, bytes)))
                self._done(len(jobs), None)
            self._sync(force=job is not None)
        except OSError as error:
            self._halt(as_save_error(error, self._path))
            return
        if job is not None and not isinstance(job, bytes):
            trouble = _attempt(job, self._path)
            self._done(1, trouble)

    def _done(self, count: int, trouble: SaveError | None) -> None:
        with self._wake:
            for _ in range(count):
                self._line.popleft()
            self._trouble = trouble or self._trouble
            self._wake.notify_all()

    def _write(self, data: bytes) -> None:
        if not data:
            return
        try:
            self._disk.write(self._descriptor, data)
        except OSError:
            self._disk.truncate(self._descriptor, self._length)
            raise
        self._length += len(data)
        if self._unsynced_since is None:
            self._unsynced_since = time.monotonic()

    def _sync(self, *, force: bool) -> None:
        since = self._unsynced_since
        if since is not None and (force or time.monotonic() - since >= SYNC_SECONDS):
            self._disk.sync(self._descriptor)
            self._unsynced_since = None

    def _halt(self, trouble: SaveError) -> None:
        with self._wake:
            self._trouble = trouble
            self._halted = True
            self._wake.notify_all()


def _attempt(job: Callable[[], None], path: Path) -> SaveError | None:
    """Do a job and give what stopped it; a job that failed is not tried again."""
    try:
        job()
    except SaveError as error:
        return error
    except OSError as error:
        return as_save_error(error, path)
    return None


def _nothing() -> None:
    """Do nothing: a place in line to wait for."""
