"""One file of a save that is written whole: magic, kind, format version, length, checksum, sections."""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import TYPE_CHECKING

from game.persist.disk import Disk, read_bounded, write_whole
from game.persist.errors import SaveError
from game.persist.plain import MAX_BYTES

if TYPE_CHECKING:
    from pathlib import Path

MAGIC = b"SMALLVIL"
FORMAT = 1
"""The newest format; ``migrations`` holds one step up for each older one."""

_HEAD = Struct("<8s4sIQ32s")
"""Magic, kind, format version, bytes of the body, BLAKE2b of kind, version and body."""
_LENGTH = Struct("<Q")

CURE = "go back to an older moment by `smallville fork`, or to a copy made by `smallville export`"


def write(disk: Disk, path: Path, kind: bytes, sections: tuple[bytes, ...]) -> None:
    """Write the sections as one file, whole or not at all. Raises: OSError."""
    body = b"".join(piece for section in sections for piece in (_LENGTH.pack(len(section)), section))
    head = _HEAD.pack(MAGIC, kind, FORMAT, len(body), _checksum(kind, FORMAT, body))
    write_whole(disk, path, (head, body))


def read(path: Path, kind: bytes) -> tuple[int, tuple[bytes, ...]]:
    """Give the format version and the sections of a file.

    Raises:
        SaveError: it is missing, damaged, of another kind or written by a newer game.
    """
    return parse(read_bounded(path, MAX_BYTES), path, kind)


def parse(data: bytes, path: object, kind: bytes) -> tuple[int, tuple[bytes, ...]]:
    """Do as ``read`` for the bytes of a file. Raises: SaveError."""
    if len(data) < _HEAD.size or data[:8] != MAGIC:
        raise SaveError(path, "it is no file of a Smallville save", CURE)
    _, found, version, length, checksum = _HEAD.unpack_from(data)
    body = data[_HEAD.size :]
    if length != len(body) or _checksum(found, version, body) != checksum:
        raise SaveError(path, "it is damaged (its checksum is wrong)", CURE)
    if found != kind:
        raise SaveError(path, f"it is a file of kind {found!r}, not {kind!r}", CURE)
    if version > FORMAT:
        raise SaveError(
            path,
            f"a newer game wrote it (format {version}, this one reads up to {FORMAT})",
            "update the game",
        )
    return version, _sections(path, body)


def _sections(path: object, body: bytes) -> tuple[bytes, ...]:
    sections = []
    at = 0
    while at < len(body):
        if at + _LENGTH.size > len(body):
            raise SaveError(path, "it is damaged (a section is cut)", CURE)
        (length,) = _LENGTH.unpack_from(body, at)
        at += _LENGTH.size
        if length > len(body) - at:
            raise SaveError(path, "it is damaged (a section is cut)", CURE)
        sections.append(body[at : at + length])
        at += length
    return tuple(sections)


def _checksum(kind: bytes, version: int, body: bytes) -> bytes:
    return blake2b(kind + version.to_bytes(4, "little") + body, digest_size=32).digest()
