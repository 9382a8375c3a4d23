"""The few things that are done to files, so that tests can let each of them fail or stop.

``Disk`` is the real one. Everything that a save writes goes through it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import time
from typing import TYPE_CHECKING

from game.persist.errors import SaveError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

TEMPORARY = ".tmp"
"""Ending of files that are not whole yet; swept when a slot is opened."""

FREE_BYTES = 32 * 1024 * 1024
"""A save is not begun with less room than this beyond its own size."""

REPLACE_WAITS = (0.05, 0.1, 0.2, 0.4, 0.8)
"""Seconds between tries to replace a file that a virus scanner holds (Windows only)."""

HELD_BY_OTHERS = frozenset((5, 32, 33))
"""The Windows errors that such a scanner causes."""


class Disk:
    """The real disk."""

    def open_append(self, path: Path) -> int:
        """Open a file for reading and writing at its end, made when missing; give its descriptor."""
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
        return os.open(path, flags, 0o644)

    def write(self, descriptor: int, data: bytes) -> None:
        """Write all of ``data``. Raises: OSError; part of it may be written."""
        view = memoryview(data)
        while view:
            view = view[os.write(descriptor, view) :]

    def truncate(self, descriptor: int, length: int) -> None:
        """Cut the file to ``length`` bytes."""
        os.ftruncate(descriptor, length)

    def sync(self, descriptor: int) -> None:
        """Come back when the file's data is on the medium."""
        if sys.platform == "darwin":
            import fcntl  # noqa: PLC0415 - does not exist on Windows

            with contextlib.suppress(OSError):
                fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
                return
        os.fsync(descriptor)

    def close(self, descriptor: int) -> None:
        """Close the descriptor."""
        os.close(descriptor)

    def replace(self, source: Path, target: Path) -> None:
        """Put ``source`` in the place of ``target`` at once, and make that last."""
        for wait in (*REPLACE_WAITS, None):
            try:
                source.replace(target)
                break
            except OSError as error:
                if wait is None or getattr(error, "winerror", None) not in HELD_BY_OTHERS:
                    raise
                time.sleep(wait)
        self.sync_folder(target.parent)

    def sync_folder(self, folder: Path) -> None:
        """Make the names in ``folder`` last (Windows does so by itself)."""
        if os.name == "nt":
            return
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def remove(self, path: Path) -> None:
        """Remove a file if it is there."""
        path.unlink(missing_ok=True)

    def free(self, folder: Path) -> int:
        """Give the free bytes on the medium of ``folder``."""
        return shutil.disk_usage(folder).free


def write_whole(disk: Disk, path: Path, pieces: Iterable[bytes]) -> None:
    """Write a file so that at any moment either the old one or the new one is there, whole.

    Raises:
        OSError: nothing was changed.
    """
    temporary = path.with_name(path.name + TEMPORARY)
    disk.remove(temporary)
    descriptor = disk.open_append(temporary)
    try:
        try:
            for piece in pieces:
                disk.write(descriptor, piece)
            disk.sync(descriptor)
        finally:
            disk.close(descriptor)
        disk.replace(temporary, path)
    except OSError:
        with contextlib.suppress(OSError):
            disk.remove(temporary)
        raise


def check_room(disk: Disk, folder: Path, size: int) -> None:
    """Make sure that ``size`` bytes will fit.

    Raises:
        SaveError: they will not.
    """
    free = disk.free(folder)
    if free < size + FREE_BYTES:
        need = (size + FREE_BYTES) // (1024 * 1024) + 1
        raise SaveError(folder, f"only {free // (1024 * 1024)} MB are free", f"free {need} MB on this disk")


def as_save_error(error: OSError, path: Path) -> SaveError:
    """Put a refusal of the operating system into the words of a SaveError."""
    reason = error.strerror or type(error).__name__
    if isinstance(error, PermissionError):
        return SaveError(path, f"no permission ({reason})", "allow this user to read and write there")
    if error.errno in (28, 122):
        return SaveError(
            path, f"the disk is full ({reason})", "free some space and go on: the running town is kept"
        )
    if isinstance(error, FileNotFoundError):
        return SaveError(path, "it is not there", "correct the path, or restore the file from a copy")
    return SaveError(path, f"it cannot be read or written ({reason})", "check the disk and the folder")


def read_bounded(path: Path, limit: int) -> bytes:
    """Give the bytes of a plain file of at most ``limit`` bytes.

    Raises:
        SaveError: it is missing, longer, no plain file, or unreadable.
    """
    try:
        if not path.is_file() and path.exists():
            raise SaveError(path, "it is no plain file", "remove it or restore the file from a copy")
        size = path.stat().st_size
        if size > limit:
            raise SaveError(
                path, f"its {size} bytes are more than the {limit} allowed", "restore it from a copy"
            )
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise as_save_error(error, path) from error
    return data
