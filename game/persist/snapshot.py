"""Snapshots: the whole state between two steps, one file each, memories shared (``memorylog``)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from game.persist import codec, container, memorylog, migrations
from game.persist.codec import CURE, Segments
from game.persist.errors import SaveError
from game.persist.plain import Plain, Unfit, unpack_plain

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.persist.codec import Hint

T = TypeVar("T")

KIND = b"SNAP"

KEPT = 4
"""Newest snapshots that are kept."""

MILESTONE_TICKS = 2160
"""Beside these, the first snapshot of each stretch this long is kept (6 game hours): seeking is short."""

_NAME = re.compile(r"snapshot-(\d{9})\.save")


@dataclass(frozen=True, slots=True)
class Position:
    """Where in the run a snapshot lies: after ``round`` of ``tick`` and ``records`` of the journal."""

    tick: int
    round: int
    records: int
    rules: int
    memories: int = 0
    """Records of the memory log that belong to it."""


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    """A snapshot that was read."""

    position: Position
    state: T
    extent: memorylog.Extent


def path_of(folder: Path, tick: int) -> Path:
    """Give the file of the snapshot of ``tick`` (-1 is the beginning)."""
    return folder / f"snapshot-{tick + 1:09d}.save"


def ticks(folder: Path) -> tuple[int, ...]:
    """Give the ticks of which snapshots exist, ascending."""
    found = (_NAME.fullmatch(path.name) for path in folder.iterdir())
    return tuple(sorted(int(match[1]) - 1 for match in found if match))


def encode(state: object, hint: Hint, segments: Segments) -> bytes:
    """Give the section that holds the state; its append-only lists go to ``segments``. Raises: SaveError."""
    return codec.pack(state, hint, segments)


def encode_position(position: Position) -> bytes:
    """Give the section that says where the snapshot lies."""
    return codec.pack(position, Position)


def read_position(folder: Path, tick: int) -> Position:
    """Give where the snapshot of ``tick`` lies. Raises: SaveError."""
    return _read(path_of(folder, tick))[0]


def load(folder: Path, tick: int, hint: Hint) -> Loaded[Plain]:
    """Read the snapshot of ``tick``, completely checked. Raises: SaveError."""
    path = path_of(folder, tick)
    position, plain = _read(path)
    lists, end = memorylog.read(folder, position.memories)
    segments = memorylog.reader(folder / memorylog.NAME, lists)
    try:
        state = codec.coder(hint).decode(plain, segments)
    except Unfit as error:
        raise SaveError(path, f"the state is damaged ({error})", CURE) from error
    items = tuple(len(items) for items in lists)
    return Loaded(position, state, memorylog.Extent(position.memories, items, end))


def _read(path: Path) -> tuple[Position, Plain]:
    version, sections = container.read(path, KIND)
    if len(sections) != 2:
        raise SaveError(path, f"it has {len(sections)} sections, not 2", CURE)
    try:
        plain = [unpack_plain(section) for section in sections]
        head, state = (
            migrations.migrate(name, version, part)
            for name, part in zip(("position", "state"), plain, strict=True)
        )
        position: Position = codec.coder(Position).decode(head, None)
    except (Unfit, KeyError) as error:
        raise SaveError(path, f"it is damaged ({error})", CURE) from error
    if path.name != path_of(path.parent, position.tick).name:
        raise SaveError(path, f"it holds tick {position.tick}", "give it its own name back")
    if position.tick < -1 or min(position.round, position.records, position.memories) < 0:
        raise SaveError(path, "it is damaged (its position is negative)", CURE)
    return position, state


def superfluous(held: Sequence[int], pinned: frozenset[int]) -> tuple[int, ...]:
    """Give which of the ticks ``held`` (ascending) need not be kept."""
    keep = {*held[:1], *held[-KEPT:], *(tick for tick in held if tick in pinned)}
    stretches: set[int] = set()
    for tick in held:
        stretch = tick // MILESTONE_TICKS
        if stretch not in stretches:
            stretches.add(stretch)
            keep.add(tick)
    return tuple(tick for tick in held if tick not in keep)
