"""One running game a slot: a lock that the operating system gives back when the game dies."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from game.persist.disk import as_save_error
from game.persist.errors import SaveError

if TYPE_CHECKING:
    from pathlib import Path

LOCK = "lock"
"""Name of the file that is locked; it stays when the lock is given back."""


class SlotLock:
    """Hold the lock of one slot.

    Raises:
        SaveError: another running game holds it.
    """

    def __init__(self, folder: Path) -> None:
        """Take the lock of ``folder``."""
        path = folder / LOCK
        try:
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise as_save_error(error, path) from error
        try:
            _take(self._descriptor)
        except OSError:
            os.close(self._descriptor)
            message = "another running game has this save open"
            raise SaveError(
                folder, message, "close that game, or play a copy made by `smallville fork`"
            ) from None

    def release(self) -> None:
        """Give the lock back."""
        os.close(self._descriptor)


def _take(descriptor: int) -> None:
    """Lock the file or raise OSError at once."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - exists on Windows only

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415 - does not exist on Windows

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
