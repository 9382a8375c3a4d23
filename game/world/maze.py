"""The built town: walls, arenas, objects and spawn points. It never changes during a run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from game.world import address as addresses
from game.world.flood import Field, landmark_fields
from game.world.geometry import Tile
from game.world.norms import Norm, Privacy

Blocked = npt.NDArray[np.bool_]
"""Where nobody can stand, ``[y, x]``."""


NO_NORM = Norm()
"""The norms of a place without any: always open, for anyone, for any number."""

ORIGIN = Tile(0, 0)
"""The north-western tile."""


class Box(NamedTuple):
    """A rectangle of tiles; the last column and row belong to it."""

    left: int
    top: int
    right: int
    bottom: int


@dataclass(frozen=True, slots=True)
class Arena:
    """A room, a shop floor or a garden: where one perceives what others do."""

    address: str
    tiles: tuple[Tile, ...]
    """The tiles one can stand on, in reading order; never empty."""
    norm: Norm = NO_NORM


class Stance(NamedTuple):
    """How one is drawn who uses an object."""

    pose: str = ""
    """One of ``POSES``; empty for the pose that goes with what one does."""
    facing: str = ""
    """One of ``FACINGS``; empty for the side one came from."""


PLAIN_STANCE = Stance()
"""Nothing was said about how an object is used."""

POSES = ("stand", "sit", "sleep", "cook", "type", "read", "play", "wash")
"""How one may be drawn who uses an object."""

FACINGS = ("north", "south", "east", "west")
"""The sides to which one may turn."""


@dataclass(frozen=True, slots=True)
class GameObject:
    """A thing to use. One stands on its tiles while using it."""

    address: str
    kind: str
    """The kind of object, the key of its states: "bed"."""
    name: str
    """The last part of the address."""
    tiles: tuple[Tile, ...]
    """In reading order, all walkable; never empty."""
    capacity: int = 0
    """How many may use it at once; 0 for any number."""
    privacy: Privacy | None = None
    """For whom it is; None for the same as its arena."""
    stances: Mapping[Tile, Stance] = field(default_factory=dict, repr=False, compare=False)
    """How one uses it, for tiles where that was said. Only for the view: no digest knows of it."""

    def stance_at(self, tile: Tile) -> Stance:
        """Give how one uses it on ``tile``; standing, to any side, unless it was said."""
        return self.stances.get(tile, PLAIN_STANCE)

    @property
    def pose(self) -> str:
        """Give the pose on its first tile; empty when none was said."""
        return self.stance_at(self.tiles[0]).pose

    @property
    def facing(self) -> str:
        """Give the facing on its first tile; empty when none was said."""
        return self.stance_at(self.tiles[0]).facing


@dataclass(frozen=True, eq=False)
class Maze:
    """The town as the simulation knows it. ``blocked`` cannot be written to."""

    name: str
    """The world's name, the first part of every address."""
    width: int
    height: int
    blocked: Blocked = field(repr=False)
    arenas: Mapping[str, Arena] = field(repr=False)
    """By address, in the order of the addresses."""
    objects: Mapping[str, GameObject] = field(repr=False)
    """By address, in the order of the addresses."""
    spawns: Mapping[str, Tile] = field(repr=False)
    """Where each resident begins, by name, sorted."""
    visitor_spawn: Tile = ORIGIN
    """Where a visitor enters the town."""
    sector_boxes: Mapping[str, Box] = field(default_factory=dict, repr=False)
    """The outline of each sector, walls included, by address."""

    def __post_init__(self) -> None:
        """Make the collision map read-only."""
        self.blocked.setflags(write=False)

    def holds(self, tile: Tile) -> bool:
        """Tell whether ``tile`` lies on the map."""
        return 0 <= tile.x < self.width and 0 <= tile.y < self.height

    def is_walkable(self, tile: Tile) -> bool:
        """Tell whether one can stand on ``tile``; no tile off the map is walkable."""
        return self.holds(tile) and self.flat_open[tile.y * self.width + tile.x] == 1

    def arena_at(self, tile: Tile) -> str:
        """Give the address of the arena around ``tile``; empty for none (streets, doors, walls)."""
        return self._arena_by_tile.get(tile, "")

    def object_at(self, tile: Tile) -> str:
        """Give the address of the object on ``tile``; empty for none."""
        return self._object_by_tile.get(tile, "")

    def objects_in(self, arena: str) -> tuple[str, ...]:
        """Give the addresses of the objects of an arena, sorted; () for an unknown arena."""
        return self._objects_by_arena.get(arena, ())

    def sectors(self) -> tuple[str, ...]:
        """Give the addresses of the sectors, sorted."""
        return tuple(self._arenas_by_sector)

    def arenas_in(self, sector: str) -> tuple[str, ...]:
        """Give the addresses of the arenas of a sector, sorted; () for an unknown sector."""
        return self._arenas_by_sector.get(sector, ())

    def tiles_of(self, address: str) -> tuple[Tile, ...]:
        """Give the walkable tiles of an object, arena or sector, in reading order; () if unknown."""
        if address in self.objects:
            return self.objects[address].tiles
        if address in self.arenas:
            return self.arenas[address].tiles
        tiles = [tile for arena in self.arenas_in(address) for tile in self.arenas[arena].tiles]
        return tuple(sorted(tiles, key=lambda tile: (tile.y, tile.x)))

    def norm_of(self, address: str) -> Norm:
        """Give the norms of an object or arena: an object has its arena's hours and activities.

        A sector and an unknown address have no norms but the default ones.
        """
        if address in self.objects:
            arena = self.norm_of(addresses.parent(address))
            thing = self.objects[address]
            privacy = thing.privacy or arena.privacy
            return Norm(arena.opens, arena.closes, thing.capacity, privacy, arena.activities)
        return self.arenas[address].norm if address in self.arenas else NO_NORM

    @cached_property
    def flat_open(self) -> bytes:
        """One byte a tile in reading order: 1 where one can stand."""
        return (~self.blocked).astype(np.uint8).tobytes()

    @cached_property
    def flat_furnished(self) -> bytes:
        """One byte a tile in reading order: 1 where an object stands."""
        flags = bytearray(self.width * self.height)
        for tile in self._object_by_tile:
            flags[tile.y * self.width + tile.x] = 1
        return bytes(flags)

    @cached_property
    def landmarks(self) -> tuple[Field, ...]:
        """Give the distances from some landmarks, with which the search for paths estimates."""
        return landmark_fields(self.flat_open, self.width)

    @cached_property
    def _arena_by_tile(self) -> dict[Tile, str]:
        return {tile: arena.address for arena in self.arenas.values() for tile in arena.tiles}

    @cached_property
    def _object_by_tile(self) -> dict[Tile, str]:
        return {tile: thing.address for thing in self.objects.values() for tile in thing.tiles}

    @cached_property
    def _objects_by_arena(self) -> dict[str, tuple[str, ...]]:
        return _grouped(self.objects)

    @cached_property
    def _arenas_by_sector(self) -> dict[str, tuple[str, ...]]:
        return _grouped(self.arenas)


def _grouped(places: Mapping[str, object]) -> dict[str, tuple[str, ...]]:
    """Give the places below each parent, both sorted."""
    groups: dict[str, list[str]] = {}
    for address in sorted(places):
        groups.setdefault(addresses.parent(address), []).append(address)
    return {parent: tuple(groups[parent]) for parent in sorted(groups)}
