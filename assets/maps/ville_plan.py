"""The plan of a building: walls and rooms as letters, and what stands in each room."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

WORLD = "the Ville"
"""First part of every address."""

WALL, DOOR, WINDOW, WIDE, GAP, FENCE, OUTSIDE = "#+=%:~."
"""Signs of a plan that are no room: wall, doorway under an arch, window, broad window (some in a row
make one), a gap in a wall that runs north, a fence, and what belongs to nobody. Every other sign is a
room's."""

UPRIGHT = (WALL, DOOR, WINDOW, WIDE)
"""The signs on which a wall stands."""


class Spot(NamedTuple):
    """A tile, counted from the north-western one of the map."""

    x: int
    y: int


@dataclass(frozen=True)
class Room:
    """An arena: name, objects, floor, wallpaper, norms and what stands in it.

    ``things`` is written as ``ville_notes`` reads it, in tiles from the room's north-western one;
    ``norms`` are the properties of the arena in the map, "opens=08:00 closes=20:00"; ``spawns``
    reads "Name 1,2; Other 2,2".
    """

    name: str
    objects: str
    """The kinds of object of this room, parted by commas: facts of the town."""
    floor: str
    paper: str
    """The face of the walls, as seen from here."""
    things: str = ""
    norms: str = "privacy=public"
    activities: str = ""
    spawns: str = ""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Give the kinds of its objects, longest first, so that a prefix finds the right one."""
        return tuple(
            sorted(filter(None, map(str.strip, self.objects.split(","))), key=lambda k: (-len(k), k))
        )


@dataclass(frozen=True)
class Building:
    """A sector: its plan, one string a row of tiles, with a room for every letter."""

    name: str
    origin: Spot
    face: str
    """The face of its outer walls."""
    rows: tuple[str, ...]
    rooms: dict[str, Room]
    cap: str = "oak"
    front: str = ""
    """What hangs on its façades and stands before them, in tiles of the plan."""
    fence: str = "fence white"
    world: str = WORLD
    cells: dict[Spot, str] = field(init=False)
    """The sign of every tile of the plan."""

    def __post_init__(self) -> None:
        """Lay the plan out."""
        left, top = self.origin
        signs = {
            Spot(left + column, top + row): sign
            for row, line in enumerate(self.rows)
            for column, sign in enumerate(line)
        }
        object.__setattr__(self, "cells", signs)

    @property
    def address(self) -> str:
        """Give the address of the sector."""
        return f"{self.world}:{self.name}"

    def address_of(self, room: Room) -> str:
        """Give the address of an arena."""
        return f"{self.address}:{room.name}"

    def area_of(self, sign: str) -> tuple[Spot, ...]:
        """Give the tiles of a room in reading order."""
        return tuple(spot for spot, there in self.cells.items() if there == sign)

    def corner_of(self, sign: str) -> Spot:
        """Give the north-western tile of the box around a room."""
        area = self.area_of(sign)
        return Spot(min(spot.x for spot in area), min(spot.y for spot in area))


def plan(name: str, where: tuple[int, int], face: str, drawing: str, **more: Room | str) -> Building:
    """Give a building from a drawing, one line a row; checks that it is a rectangle.

    ``more`` holds the rooms by their letters, and ``cap``, ``front``, ``fence`` or ``world``.
    """
    rows = tuple(line.strip() for line in drawing.strip().splitlines())
    rooms = {sign: room for sign, room in more.items() if isinstance(room, Room)}
    if len({len(row) for row in rows}) != 1:
        message = f"the plan of {name} is no rectangle: {[len(row) for row in rows]}"
        raise ValueError(message)
    unknown = sorted(set("".join(rows)) - set(rooms) - {WALL, DOOR, WINDOW, WIDE, GAP, FENCE, OUTSIDE})
    if unknown:
        message = f"the plan of {name} has signs without a room: {unknown}"
        raise ValueError(message)
    words = {key: value for key, value in more.items() if isinstance(value, str)}
    return Building(name, Spot(*where), face, rows, rooms, **words)


def bedroom(  # noqa: PLR0917 - in the order in which one looks around
    name: str, objects: str, floor: str, paper: str, things: str, spawns: str = ""
) -> Room:
    """Give someone's own room."""
    activities = "sleep; rest; get dressed; read; study"
    return Room(name, objects, floor, paper, things, "privacy=private", activities, spawns)


def main_room(objects: str, floor: str, paper: str, things: str, spawns: str = "") -> Room:
    """Give the main room of a small home."""
    activities = "sleep; rest; get dressed; cook; eat; read; work at the desk"
    return Room("main room", objects, floor, paper, things, "privacy=private", activities, spawns)


def bathroom(
    things: str, floor: str = "bath blue", paper: str = "tiles blue", name: str = "bathroom"
) -> Room:
    """Give a bathroom, for one at a time."""
    objects, activities = "bathroom sink, shower, toilet", "take a shower; brush teeth; use the toilet"
    return Room(name, objects, floor, paper, things, "privacy=private capacity=1", activities)


def kitchen(things: str, floor: str = "kitchen tile", paper: str = "kitchen tile", more: str = "") -> Room:
    """Give a kitchen."""
    objects = f"cooking area, kitchen sink, refrigerator{more}"
    return Room("kitchen", objects, floor, paper, things, "privacy=household", "cook; eat; wash the dishes")


def common_room(objects: str, floor: str, paper: str, things: str) -> Room:
    """Give a room that a household shares."""
    activities = "rest; talk; eat; read; play"
    return Room("common room", objects, floor, paper, things, "privacy=household", activities)


def garden(objects: str, things: str) -> Room:
    """Give the garden of a home, on grass."""
    activities = "tend the garden; sit in the sun; rest"
    return Room("garden", objects, "", "", things, "privacy=household", activities)
