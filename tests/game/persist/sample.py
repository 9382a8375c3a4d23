"""A small state with everything a state may hold, for tests of what is below the simulation."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import NamedTuple

from game.persist.header import Header, Stretch


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Rank(IntEnum):
    LOW = 0
    HIGH = 1


class Spot(NamedTuple):
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Circle:
    centre: Spot
    radius: int


@dataclass(frozen=True, slots=True)
class Label:
    text: str
    rank: Rank = Rank.LOW


Shape = Circle | Label


@dataclass(slots=True)
class Diary:
    lines: list[str] = field(default_factory=list, metadata={"append_only": True})
    reads: list[int] = field(default_factory=list)
    index: dict[str, int] = field(default_factory=dict, compare=False, metadata={"derived": True})


@dataclass(slots=True)
class World:
    tick: int
    people: dict[str, Diary]
    shapes: tuple[Shape, ...] = ()
    spot: Spot | None = None
    circle: Circle | None = None
    either: Shape | None = None
    pair: tuple[int, str] = (0, "")
    grid: list[list[int]] = field(default_factory=list)
    by_number: dict[int, Label] = field(default_factory=dict)
    colour: Colour = Colour.RED
    raw: bytes = b""
    flag: bool = False
    notes: tuple[tuple[str, object], ...] = ()
    blobs: list[bytes] = field(default_factory=list, metadata={"append_only": True})


def header(name: str = "demo", tick: int = -1) -> Header:
    """Give the header of a run of such states."""
    return Header(name, (Stretch(tick, 0, 1, b"bank"),), 7, "free", "nowhere", ("Ann", "Bo"))


def world(tick: int = -1, lines: int = 3) -> World:
    """Give a state; those of higher ``lines`` extend those of lower."""
    people = {
        name: Diary([f"{name} wrote {n}" for n in range(lines)], list(range(lines))) for name in ("Bo", "Ann")
    }
    return World(tick, people, blobs=[bytes([n]) * 40 for n in range(lines)])
