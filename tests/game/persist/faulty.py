"""A disk on which the operation of a given number fails, or ends the process as a kill would."""

from __future__ import annotations

import errno
import os

from game.persist.disk import Disk


class FaultyDisk(Disk):
    """Count the operations that change something; ``fail_at`` is refused, ``kill_at`` is the last one.

    A write that is hit writes half of its data first, as a full disk or a kill does.
    """

    def __init__(self, *, fail_at: int = 0, kill_at: int = 0, error: int = errno.ENOSPC) -> None:
        self.count = 0
        self.fail_at = fail_at
        self.kill_at = kill_at
        self.error = error

    def _strikes(self) -> bool:
        self.count += 1
        return self.count in (self.fail_at, self.kill_at)

    def _strike(self) -> None:
        if self.count == self.kill_at:
            os._exit(9)
        raise OSError(self.error, "planted")

    def write(self, descriptor, data):
        if self._strikes():
            super().write(descriptor, data[: len(data) // 2])
            self._strike()
        super().write(descriptor, data)

    def truncate(self, descriptor, length):
        if self._strikes():
            self._strike()
        super().truncate(descriptor, length)

    def sync(self, descriptor):
        if self._strikes():
            self._strike()
        super().sync(descriptor)

    def replace(self, source, target):
        if self._strikes():
            self._strike()
        super().replace(source, target)

    def remove(self, path):
        if self._strikes():
            self._strike()
        super().remove(path)
