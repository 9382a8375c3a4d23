"""A slot as one compressed file (a zip), and back: nothing in the file is trusted."""

from __future__ import annotations

import contextlib
import re
import zipfile
import zlib
from typing import IO, TYPE_CHECKING

from game.persist import audit, banksfile, container, memorylog, names, slots, snapshot
from game.persist import header as headers
from game.persist.disk import TEMPORARY, Disk, as_save_error, check_room
from game.persist.errors import SaveError
from game.persist.recording import JOURNAL, Recording

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.persist.codec import Hint

MEMBERS = re.compile(
    r"header\.save|journal\.log|memories\.log|audit\.log|snapshot-\d{9}\.save|banks-[0-9a-f]{32}\.save"
)
"""The only names of files that an archive may hold."""

MAX_MEMBERS = 10_000
MAX_BYTES = 2 * 1024 * 1024 * 1024
"""Bytes of all files together when unpacked."""

MAX_RATIO = 100
"""A save does not shrink by more than this; what claims to is a trap."""

SMALL_BYTES = 16 * 1024 * 1024
"""Up to this size nobody asks by how much it shrank."""

CHUNK = 1024 * 1024

CURE = "ask for the file again, made by `smallville export`"


def export(source: Recording, target: Path) -> None:
    """Write the slot into one file, whole or not at all. Raises: SaveError: it is damaged, or cannot be."""
    _examine(source)
    held = [snapshot.path_of(source.folder, tick).name for tick in snapshot.ticks(source.folder)]
    banks = sorted(path.name for path in source.folder.glob("banks-*.save"))
    log = [audit.NAME] if (source.folder / audit.NAME).is_file() else []
    files = [headers.NAME, memorylog.NAME, *log, *held, *banks]
    disk = Disk()
    _check_target(target)
    temporary = target.with_name(target.name + TEMPORARY)
    try:
        with zipfile.ZipFile(temporary, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
            for name in files:
                archive.write(source.folder / name, name)
            archive.writestr(JOURNAL, source.journal.data[: source.journal.end])
        descriptor = disk.open_append(temporary)
        disk.sync(descriptor)
        disk.close(descriptor)
        disk.replace(temporary, target)
    except OSError as error:
        raise as_save_error(error, target) from error
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink()


def _check_target(target: Path) -> None:
    """Make sure that nothing but a file is replaced: never a folder, never a device. Raises: SaveError."""
    try:
        if target.is_dir():
            raise SaveError(target, "it is a folder", "give the name of a file")
        if target.exists() and not target.is_file():
            raise SaveError(target, "it is no plain file", "give the name of a file")
        if not target.parent.is_dir():
            raise SaveError(target, "its folder is not there", "make it, or choose another place")
    except OSError as error:
        raise as_save_error(error, target) from error


def import_(saves: Path, file: Path, name: str, hint: Hint) -> str:
    """Make a slot of an archive, called ``name`` or as it was, and give its name.

    Raises:
        SaveError: the file is no archive of a save, damaged or too large, or the name is taken.
    """
    try:
        if file.exists() and not file.is_file():
            raise SaveError(file, "it is no plain file", "give a file that `smallville export` wrote")
        with zipfile.ZipFile(file) as archive:
            _check(file, archive)
            with archive.open(headers.NAME) as member:
                name = name or _name_in(file, member)
            with slots.made(saves, name) as folder:
                _unpack(file, archive, folder)
                recording = Recording(folder, hint)
                _examine(recording)
                headers.write(Disk(), folder, headers.renamed(recording.header, names.checked(name)))
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        raise SaveError(file, f"it is no archive of a save ({error})", CURE) from error
    except OSError as error:
        raise as_save_error(error, file) from error
    return names.checked(name)


def _check(file: Path, archive: zipfile.ZipFile) -> None:
    """Check the list of members before anything is unpacked."""
    members = archive.infolist()
    found = [member.filename for member in members]
    for name in found:
        if not MEMBERS.fullmatch(name):
            raise SaveError(file, f"it holds {name[:80]!r}, which is no part of a save", CURE)
    if len(set(found)) != len(found) or len(found) > MAX_MEMBERS:
        raise SaveError(file, "it holds a file twice, or too many files", CURE)
    if missing := [name for name in (headers.NAME, JOURNAL, memorylog.NAME) if name not in found]:
        raise SaveError(file, f"it lacks {', '.join(missing)}", CURE)
    limit = _limit(members)
    if sum(member.file_size for member in members) > limit:
        raise SaveError(file, f"unpacked it is larger than the {limit} bytes allowed", CURE)


def _limit(members: list[zipfile.ZipInfo]) -> int:
    """Give how many bytes the members may have when unpacked."""
    packed = sum(member.compress_size for member in members)
    return min(MAX_BYTES, max(SMALL_BYTES, packed * MAX_RATIO))


def _name_in(file: Path, member: IO[bytes]) -> str:
    """Give the name that the slot had. Raises: SaveError."""
    data = member.read(headers.MAX_BYTES + 1)
    return headers.parse(data, file).name


def _unpack(file: Path, archive: zipfile.ZipFile, folder: Path) -> None:
    """Write the members into ``folder``, stopping at the limit whatever sizes the archive claims."""
    disk = Disk()
    check_room(disk, folder, sum(member.file_size for member in archive.infolist()))
    total, limit = 0, _limit(archive.infolist())
    for member in archive.infolist():
        with archive.open(member) as packed, (folder / member.filename).open("wb") as unpacked:
            for chunk in _chunks(packed):
                total += len(chunk)
                if total > limit:
                    raise SaveError(file, f"unpacked it is larger than the {limit} bytes allowed", CURE)
                unpacked.write(chunk)
            unpacked.flush()
            disk.sync(unpacked.fileno())


def _chunks(stream: IO[bytes]) -> Iterator[bytes]:
    while chunk := stream.read(CHUNK):
        yield chunk


def _examine(recording: Recording) -> None:
    """Read everything once, so that whatever is exported or imported can be opened. Raises: SaveError."""
    recording.check_whole()
    for tick in snapshot.ticks(recording.folder):
        snapshot.load(recording.folder, tick, recording.hint)
    for number in range(len(recording)):
        recording.record(number)
    for path in sorted(recording.folder.glob("banks-*.save")):
        container.read(path, banksfile.KIND)
    recording.load(recording.end_tick)
