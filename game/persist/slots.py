"""The folder of all saves: make a slot, copy the beginning of one, list them, sweep what is half made."""

from __future__ import annotations

import contextlib
import os
import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.persist import audit, banksfile, memorylog, names, snapshot
from game.persist import header as headers
from game.persist.codec import Segments
from game.persist.container import write as write_container
from game.persist.disk import Disk, as_save_error, check_room, read_bounded, write_whole
from game.persist.errors import SaveError
from game.persist.recording import JOURNAL, Recording

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ai.banks import Banks
    from game.persist.codec import Hint
    from game.persist.header import Header

WORK = ".making-"
"""How the folder of a slot begins that is not whole yet."""


@dataclass(frozen=True, slots=True)
class SlotSummary:
    """One line of the list of saves. ``trouble`` says why it cannot be opened; empty for none."""

    name: str
    tick: int
    residents: tuple[str, ...]
    played_at: float
    """Real time of the last change, in seconds since the epoch."""
    trouble: str = ""
    town: str = ""
    """What the save notes about where its town lies."""


def folder_of(saves: Path, name: str) -> Path:
    """Give the folder of the slot ``name``. Raises: SaveError: it is no name of a slot."""
    return saves / names.checked(name)


def exists(saves: Path, name: str) -> bool:
    """Say whether there is a slot of this name. Raises: SaveError: it is no name of a slot."""
    return folder_of(saves, name).exists()


def listed(saves: Path) -> tuple[SlotSummary, ...]:
    """Give all slots, the most recently played first."""
    if not saves.is_dir():
        return ()
    found = [
        _summary(path) for path in sorted(saves.iterdir()) if path.is_dir() and not path.name.startswith(".")
    ]
    return tuple(sorted(found, key=lambda one: (-one.played_at, one.name)))


def create(
    saves: Path,
    header: Header,
    state: object,
    hint: Hint,
    *,
    banks: Banks | None = None,
    disk: Disk | None = None,
) -> Path:
    """Make a slot that holds ``state`` as its beginning, and give its folder.

    Raises:
        SaveError: the name is taken or unfit, or the disk refuses.
    """
    disk = disk or Disk()
    with made(saves, header.name) as folder:
        segments = Segments()
        encoded = snapshot.encode(state, hint, segments)
        added = memorylog.addition(segments, memorylog.Extent())
        first = header.stretches[0]
        position = snapshot.Position(first.tick, 0, first.records, first.rules, added.after.records)
        check_room(disk, folder, len(encoded) + len(added.data))
        memorylog.append(disk, folder, memorylog.Extent(), added.data)
        sections = (snapshot.encode_position(position), encoded)
        write_container(disk, snapshot.path_of(folder, first.tick), snapshot.KIND, sections)
        write_whole(disk, folder / JOURNAL, ())
        if banks is not None:
            banksfile.write(disk, folder, banks)
        headers.write(disk, folder, header)
    return folder_of(saves, header.name)


def copy_beginning(
    saves: Path, source: Recording, tick: int, count: int, *, header: Header, disk: Disk | None = None
) -> Path:
    """Make a slot that is ``source`` up to ``tick`` and record ``count``, and give its folder.

    Raises:
        SaveError: the name is taken or unfit, or a file cannot be copied.
    """
    disk = disk or Disk()
    with made(saves, header.name) as folder:
        journal = source.journal.data[: source.journal.offset(count)]
        memories = read_bounded(source.folder / memorylog.NAME, memorylog.MAX_BYTES)
        check_room(disk, folder, len(journal) + len(memories))
        write_whole(disk, folder / memorylog.NAME, (memories,))
        for held in snapshot.ticks(source.folder):
            with contextlib.suppress(SaveError):
                if held <= tick and snapshot.read_position(source.folder, held).records <= count:
                    shutil.copyfile(snapshot.path_of(source.folder, held), snapshot.path_of(folder, held))
        for path in sorted(source.folder.glob("banks-*.save")):
            shutil.copyfile(path, folder / path.name)
        audit.copy_beginning(disk, source.folder, folder, tick, count)
        write_whole(disk, folder / JOURNAL, (journal,))
        headers.write(disk, folder, header)
    return folder_of(saves, header.name)


@contextlib.contextmanager
def made(saves: Path, name: str) -> Iterator[Path]:
    """Give an empty folder that becomes the slot ``name`` when all went well, else vanishes.

    Raises:
        SaveError: the name is taken or unfit, or the disk refuses.
    """
    target = folder_of(saves, name)
    work = saves / f"{WORK}{os.getpid()}-{target.name}"
    try:
        saves.mkdir(parents=True, exist_ok=True)
        sweep(saves)
        if target.exists():
            raise _taken(target)
        work.mkdir()
        try:
            yield work
            Disk().sync_folder(work)
            _into_place(work, target)
            Disk().sync_folder(saves)
        finally:
            shutil.rmtree(work, ignore_errors=True)
    except OSError as error:
        raise as_save_error(error, target) from error


def _into_place(work: Path, target: Path) -> None:
    """Give a whole slot its name, unless another process took the name meanwhile. Raises: SaveError."""
    try:
        work.rename(target)
    except OSError as error:
        if target.exists():
            raise _taken(target) from error
        raise


def _taken(target: Path) -> SaveError:
    return SaveError(target, "a save of this name exists", "choose another name, or remove it first")


def sweep(saves: Path) -> None:
    """Remove folders of slots whose making was cut short by processes that are gone."""
    for path in sorted(saves.iterdir()):
        if path.name.startswith(WORK):
            maker = path.name.removeprefix(WORK).split("-", maxsplit=1)[0]
            if not (maker.isdigit() and _runs(int(maker))):
                shutil.rmtree(path, ignore_errors=True)


def _runs(process: int) -> bool:
    """Say whether a process may still be running."""
    if os.name == "nt":
        return process == os.getpid()
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _summary(folder: Path) -> SlotSummary:
    journal = folder / JOURNAL
    try:
        played = journal.stat().st_mtime if journal.exists() else folder.stat().st_mtime
        header = headers.read(folder)
        held = snapshot.ticks(folder)
    except (SaveError, OSError) as error:
        return SlotSummary(folder.name, 0, (), 0.0, str(error))
    return SlotSummary(folder.name, max((0, *held)), header.residents, played, town=header.town)
