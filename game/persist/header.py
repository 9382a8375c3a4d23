"""What a slot is a run of: written once when it begins, and when it moves to newer rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from game.persist import codec, container, migrations
from game.persist.disk import read_bounded
from game.persist.errors import SaveError
from game.persist.plain import Unfit, unpack_plain

if TYPE_CHECKING:
    from pathlib import Path

    from game.persist.disk import Disk

KIND = b"HEAD"
NAME = "header.save"
MAX_BYTES = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Stretch:
    """From the snapshot of ``tick`` on (record ``records`` of the journal) the run follows one law."""

    tick: int
    records: int
    rules: int
    """Version of the simulation's rules."""
    banks: bytes
    """Digest of the banks of words, from which minds choose; the slot holds them."""


@dataclass(frozen=True, slots=True)
class Header:
    """The conditions of a run. ``digests`` are of "map", "residents" and "prompts"."""

    name: str
    stretches: tuple[Stretch, ...]
    """In order of time; the first begins with the run. Replay is exact within each."""
    seed: int
    pace: str
    town: str
    """Folder of the town's map below ``assets/maps``."""
    residents: tuple[str, ...]
    digests: dict[str, bytes] = field(default_factory=dict)
    embedder: str = ""
    embedding_scale: int = 0
    model: str = ""
    """File name of the chat model; empty for none."""
    model_sha256: str = ""
    model_recipe: str = ""
    """Source and quantisation of the model: equal where machines made other bytes of it."""
    packages: dict[str, str] = field(default_factory=dict)
    """Versions of the program and of the packages that it computes with."""


def with_stretch(header: Header, stretch: Stretch) -> Header:
    """Give the header with another stretch; it takes the place of one that begins at the same tick."""
    before = tuple(old for old in header.stretches if old.tick < stretch.tick)
    return replace(header, stretches=(*before, stretch))


def write(disk: Disk, folder: Path, header: Header) -> None:
    """Write the header, whole or not at all. Raises: OSError."""
    container.write(disk, folder / NAME, KIND, (codec.pack(header, Header),))


def renamed(header: Header, name: str) -> Header:
    """Give the header of a copy under another name."""
    return replace(header, name=name)


def read(folder: Path) -> Header:
    """Give the header of the slot in ``folder``. Raises: SaveError."""
    path = folder / NAME
    return parse(read_bounded(path, MAX_BYTES), path)


def parse(data: bytes, path: object) -> Header:
    """Give the header of a file's bytes. Raises: SaveError, naming ``path``."""
    version, sections = container.parse(data, path, KIND)
    if len(sections) != 1:
        raise SaveError(path, f"it has {len(sections)} sections, not 1", codec.CURE)
    try:
        header: Header = codec.coder(Header).decode(
            migrations.migrate("header", version, unpack_plain(sections[0])), None
        )
    except (Unfit, KeyError) as error:
        raise SaveError(path, f"it is damaged ({error})", codec.CURE) from error
    if not header.stretches or not header.residents:
        raise SaveError(path, "it is damaged (no stretch or no resident)", codec.CURE)
    return header
