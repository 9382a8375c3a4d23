"""The plan of a building: walls and rooms as letters, and what stands in each room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

WORLD = "the Ville"
"""First part of every address."""

WALL, DOOR, FENCE, HEDGE, COUNTER = "#+fh="
"""Signs of a plan that are no room; every other sign is a room's."""


class Spot(NamedTuple):
    """A tile, counted from the north-western one of the map."""

    x: int
    y: int


class Piece(NamedTuple):
    """One piece of furniture: its kind, its sprite and the first tile of its footprint."""

    kind: str
    sprite: str
    spot: Spot


@dataclass(frozen=True)
class Room:
    """An arena: name, floor, norms and furniture.

    ``things`` reads "bed 15,18; desk 17,18": kind and tile, once for each piece. ``norms`` are
    the properties of the arena in the map, "opens=08:00 closes=20:00".
    """

    name: str
    floor: str
    things: str = ""
    norms: str = "privacy=public"
    activities: str = ""

    def pieces(self) -> tuple[Piece, ...]:
        """Give the pieces of furniture, in the order written."""
        pieces = []
        for entry in filter(None, (part.strip() for part in self.things.split(";"))):
            name, _, where = entry.rpartition(" ")
            x, y = (int(number) for number in where.split(","))
            pieces.append(Piece("bed" if name == "bed double" else name, name, Spot(x, y)))
        return tuple(pieces)


@dataclass(frozen=True)
class Building:
    """A sector: its plan, one string a row of tiles, with a room for every letter."""

    name: str
    origin: Spot
    walls: str
    rows: tuple[str, ...]
    rooms: dict[str, Room]

    @property
    def address(self) -> str:
        """Give the address of the sector."""
        return f"{WORLD}:{self.name}"

    def address_of(self, room: Room) -> str:
        """Give the address of an arena."""
        return f"{self.address}:{room.name}"

    def cells(self) -> dict[Spot, str]:
        """Give the sign of every tile of the plan."""
        return {
            Spot(self.origin.x + column, self.origin.y + row): sign
            for row, line in enumerate(self.rows)
            for column, sign in enumerate(line)
        }


def plan(name: str, where: tuple[int, int], walls: str, drawing: str, **rooms: Room) -> Building:
    """Give a building from a drawing, one line a row; checks that it is a rectangle."""
    rows = tuple(line.strip() for line in drawing.strip().splitlines())
    if len({len(row) for row in rows}) != 1:
        message = f"the plan of {name} is no rectangle: {[len(row) for row in rows]}"
        raise ValueError(message)
    unknown = sorted(set("".join(rows)) - set(rooms) - {WALL, DOOR, FENCE, HEDGE, COUNTER})
    if unknown:
        message = f"the plan of {name} has signs without a room: {unknown}"
        raise ValueError(message)
    return Building(name, Spot(*where), walls, rows, rooms)


def bedroom(name: str, floor: str, things: str) -> Room:
    """Give someone's own room."""
    return Room(name, floor, things, "privacy=private", "sleep; rest; get dressed; read; study")


def main_room(floor: str, things: str) -> Room:
    """Give the main room of a small home."""
    activities = "sleep; rest; get dressed; cook; eat; read; work at the desk"
    return Room("main room", floor, things, "privacy=private", activities)


def bathroom(things: str, name: str = "bathroom") -> Room:
    """Give a bathroom, for one at a time; ``things`` are the tiles of sink, toilet and shower."""
    kinds = ("bathroom sink", "toilet", "shower")
    placed = "; ".join(f"{kind} {where}" for kind, where in zip(kinds, things.split(), strict=True))
    activities = "take a shower; brush teeth; use the toilet"
    return Room(name, "floor bathroom", placed, "privacy=private capacity=1", activities)


def kitchen(things: str) -> Room:
    """Give a kitchen."""
    return Room("kitchen", "floor kitchen", things, "privacy=household", "cook; eat; wash the dishes")


def common_room(floor: str, things: str) -> Room:
    """Give a room that a household shares."""
    return Room("common room", floor, things, "privacy=household", "rest; talk; eat; read; play")


def garden(things: str) -> Room:
    """Give the garden of a home, on grass."""
    return Room("garden", "", things, "privacy=household", "tend the garden; sit in the sun; rest")
