"""Bring a model of the manifest into the models folder, and check what lies there.

What was installed, from what, and its hash is noted in ``models/installed.json``, so that a hash is
computed once and a changed file is noticed.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ai.runtime.adapter import merge
from ai.runtime.convert_minilm import convert
from ai.runtime.errors import InstallError
from ai.runtime.fetch import fetch, sha256_of
from ai.runtime.llama import library, requantise
from ai.runtime.manifest import Entry, Manifest, SourceKind

if TYPE_CHECKING:
    from collections.abc import Callable

RECORD = "installed.json"

DOWNLOADS = "downloads"
"""Folder below the models folder for files on their way; emptied after each install."""

NEEDED_TIMES = 4
"""Room on the disk an install may need at its height, in sizes of the installed file."""

MAGIC = b"GGUF"


@dataclass(frozen=True, slots=True)
class Finding:
    """What ``verify`` found out about one model."""

    entry: Entry
    state: str
    """"ok", "missing", "changed", "damaged" or "unknown origin"."""
    sentence: str

    @property
    def sound(self) -> bool:
        """Say whether the model can be used as it lies there."""
        return self.state in {"ok", "unknown origin"}


def install(
    manifest: Manifest,
    entry: Entry,
    progress: Callable[[str], None] = lambda _words: None,
    *,
    again: bool = False,
) -> Path:
    """Fetch, check and convert one model; give the path of its file.

    A file that is there and sound is left alone unless ``again``. The file appears whole or not
    at all.

    Raises:
        InstallError: with the reason and its cure.
    """
    target = manifest.folder / entry.file
    if target.is_file() and not again and examine(manifest, entry).sound:
        progress(f"{entry.name} is installed")
        return target
    if entry.source.kind is SourceKind.DROP_IN:
        raise InstallError(
            f"{entry.name} is not fetched: put its file into {manifest.folder} as {entry.file} ({entry.note})"
        )
    if entry.requantise:
        library()  # says at once when llama.cpp is missing, before anything is fetched
    try:
        _check_space(manifest.folder, entry)
        _make(manifest, entry, target, progress)
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise InstallError(
                f"{entry.name} cannot be installed: the disk of {manifest.folder} is full, free"
                f" {NEEDED_TIMES * entry.megabytes} MB"
            ) from error
        raise InstallError(
            f"{entry.name} cannot be installed in {manifest.folder} ({error}): make the folder writable"
        ) from error
    progress(f"{entry.name} is installed")
    return target


def _make(manifest: Manifest, entry: Entry, target: Path, progress: Callable[[str], None]) -> None:
    downloads = manifest.folder / DOWNLOADS
    downloads.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory(dir=downloads) as name:
            work = Path(name)
            source = fetch(entry.source, work, progress)
            made = _converted(manifest, entry, source, work, progress)
            with made.open("rb") as file:
                if file.read(4) != MAGIC:
                    raise InstallError(
                        f"{entry.name}: what came is not a GGUF file, look at its source by hand"
                    )
            digest = sha256_of(made)
            if entry.sha256 and digest != entry.sha256:
                raise InstallError(
                    f"{entry.file} came out with SHA-256 {digest} where {entry.sha256} is pinned:"
                    " install the pinned versions of numpy and gguf"
                )
            _put(made, target)
    finally:
        with contextlib.suppress(OSError):
            downloads.rmdir()
    _note(manifest.folder, entry, target, digest)


def _converted(
    manifest: Manifest, entry: Entry, source: Path, work: Path, progress: Callable[[str], None]
) -> Path:
    if entry.convert == "minilm":
        progress(f"converting {entry.name}")
        made = work / "converted.gguf"
        convert(source.read_bytes(), made)
        return made
    if entry.adapter is not None:
        source = _merged(manifest, entry, source, work, progress)
    if not entry.requantise:
        return source
    progress(f"requantising {entry.name} to {entry.requantise}")
    made = work / "requantised.gguf"
    requantise(source, made, entry.requantise)
    source.unlink()
    return made


def _merged(
    manifest: Manifest, entry: Entry, source: Path, work: Path, progress: Callable[[str], None]
) -> Path:
    adapter = entry.adapter
    if adapter is None:
        return source
    path = manifest.folder / adapter.file
    if not path.is_file():
        raise InstallError(f"the adapter {path} of {entry.name} is missing: put back the file of the release")
    for what, found, pinned in (
        (path.name, sha256_of(path), adapter.sha256),
        (source.name, sha256_of(source), adapter.base_sha256),
    ):
        if found != pinned:
            raise InstallError(
                f"{what} has SHA-256 {found} where the adapter of {entry.name} pins {pinned}:"
                " put back the files of the release"
            )
    progress(f"merging {adapter.file}")
    made = work / "merged.gguf"
    merge(source, path, made)
    source.unlink()
    return made


def _check_space(folder: Path, entry: Entry) -> None:
    free = shutil.disk_usage(folder).free >> 20
    needed = NEEDED_TIMES * entry.megabytes
    if free < needed:
        raise InstallError(f"{entry.name} needs {needed} MB in {folder} while it is made, {free} MB are free")


def _put(made: Path, target: Path) -> None:
    """Move a finished file to its place so that a crash leaves the old one or the new one."""
    with made.open("rb+") as file:
        os.fsync(file.fileno())
    made.replace(target)
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def records(folder: Path) -> dict[str, dict[str, Any]]:
    """Give what ``installed.json`` knows by file name; nothing when it is missing or damaged."""
    try:
        table = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(table, dict):
        return {}
    return {name: row for name, row in table.items() if isinstance(row, dict)}


def _note(folder: Path, entry: Entry | None, path: Path, digest: str) -> None:
    table = records(folder)
    about = path.stat()
    row: dict[str, Any] = {"sha256": digest, "size": about.st_size, "changed_ns": about.st_mtime_ns}
    if entry is not None:
        row["entry"] = entry.name
        row["recipe"] = recipe(entry)
    table[path.name] = row
    text = json.dumps(table, indent=1, sort_keys=True) + "\n"
    with tempfile.NamedTemporaryFile("w", dir=folder, suffix=".tmp", delete=False, encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    Path(file.name).replace(folder / RECORD)


def recipe(entry: Entry) -> str:
    """Say what an installed file was made from and how, or "" when its source is not pinned.

    Two files of one recipe are the same model, even if two machines rounded some bits apart.
    """
    source = entry.source.member_sha256 or entry.source.sha256
    adapter = f"+{entry.adapter.sha256}" if entry.adapter else ""
    return f"{source}{adapter}:{entry.requantise or entry.convert or 'as is'}" if source else ""


def digest_of(path: Path) -> tuple[str, str]:
    """Give (SHA-256, recipe) of a model file; read from the record while the file is unchanged.

    Raises:
        InstallError: the file is not there.
    """
    folder = path.resolve().parent
    try:
        about = path.stat()
    except OSError as error:
        raise InstallError(f'there is no model file {path}: run "smallville models install"') from error
    row = records(folder).get(path.name)
    if row and row.get("size") == about.st_size and row.get("changed_ns") == about.st_mtime_ns:
        return cast("str", row["sha256"]), cast("str", row.get("recipe", ""))
    return sha256_of(path), ""


def examine(manifest: Manifest, entry: Entry) -> Finding:
    """Read one installed model from the first byte to the last and compare its hash."""
    path = manifest.folder / entry.file
    if not path.is_file():
        cure = f'run "smallville models install {entry.name}"'
        return Finding(entry, "missing", f"{entry.file} is not installed: {cure}")
    with path.open("rb") as file:
        if file.read(4) != MAGIC:
            return Finding(entry, "damaged", f"{entry.file} is not a GGUF file: install it again")
    found = sha256_of(path)
    noted = records(manifest.folder).get(entry.file, {}).get("sha256", "")
    as_is = entry.source.kind is SourceKind.URL and not (entry.requantise or entry.convert)
    pinned = entry.sha256 or (entry.source.sha256 if as_is else "")
    if pinned and found != pinned:
        return Finding(entry, "changed", f"{entry.file} has SHA-256 {found}, not {pinned}: install it again")
    if noted and found != noted:
        return Finding(entry, "changed", f"{entry.file} was changed since it was installed: install it again")
    if not (pinned or noted or found == entry.reference_sha256):
        return Finding(entry, "unknown origin", f"{entry.file} was put there by hand: SHA-256 {found}")
    return Finding(entry, "ok", f"{entry.file} is as it should be")
