"""The banks of words that a run chose from, kept in its slot: better banks do not break a replay."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from ai.banks import Banks
from game.persist import codec, container, migrations
from game.persist.errors import SaveError
from game.persist.plain import Unfit, unpack_plain

if TYPE_CHECKING:
    from pathlib import Path

    from game.persist.disk import Disk

KIND = b"BANK"


def digest_of(banks: Banks) -> bytes:
    """Give 16 bytes that name these banks."""
    return blake2b(codec.pack(banks, Banks), digest_size=16).digest()


def path_of(folder: Path, digest: bytes) -> Path:
    """Give the file of the banks with this digest."""
    return folder / f"banks-{digest.hex()}.save"


def write(disk: Disk, folder: Path, banks: Banks) -> None:
    """Put the banks into a slot's folder unless they are there. Raises: OSError."""
    path = path_of(folder, digest_of(banks))
    if not path.exists():
        container.write(disk, path, KIND, (codec.pack(banks, Banks),))


def read(folder: Path, digest: bytes) -> Banks:
    """Give the banks with this digest from a slot's folder. Raises: SaveError."""
    path = path_of(folder, digest)
    version, sections = container.read(path, KIND)
    if len(sections) != 1:
        raise SaveError(path, f"it has {len(sections)} sections, not 1", codec.CURE)
    try:
        plain = migrations.migrate("banks", version, unpack_plain(sections[0]))
        banks: Banks = codec.coder(Banks).decode(plain, None)
    except (Unfit, KeyError) as error:
        raise SaveError(path, f"it is damaged ({error})", codec.CURE) from error
    return banks
