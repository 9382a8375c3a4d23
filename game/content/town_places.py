"""From the rectangles of the object layers to sectors, arenas, objects and spawn points."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.content.town_error import MapError
from game.world import address as addresses
from game.world.geometry import TILE_PX, Tile
from game.world.maze import Arena, Blocked, Box, GameObject, Maze
from game.world.norms import Norm, Privacy

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

ALLOWED = {
    "sectors": ("address",),
    "arenas": ("address", "opens", "closes", "capacity", "privacy", "activities"),
    "objects": ("address", "kind", "capacity", "privacy"),
    "spawns": ("role",),
}
"""The properties that a rectangle of each object layer may have."""

_TIME = re.compile(r"(\d{1,2}):(\d{2})")


@dataclass(frozen=True)
class Region:
    """One rectangle of an object layer, in pixels as Tiled has it."""

    name: str
    left: float
    top: float
    width: float
    height: float
    properties: dict[str, str | int | float | bool]


class Surveyor:
    """Turns the rectangles of one map into places. Every fault is a ``MapError``."""

    def __init__(self, file: str, world: str, blocked: Blocked) -> None:
        self._file = file
        self._world = world
        self._blocked = blocked
        self._height, self._width = blocked.shape

    def survey(self, layers: Mapping[str, Sequence[Region]]) -> Maze:
        """Build the maze from the four object layers."""
        sectors = self._sectors(layers["sectors"])
        arenas, owner = self._arenas(layers["arenas"], sectors)
        objects = self._objects(layers["objects"], owner, arenas)
        spawns, visitor = self._spawns(layers["spawns"])
        return Maze(
            self._world, self._width, self._height, self._blocked, arenas, objects, spawns, visitor, sectors
        )

    def _fault(self, layer: str, region: Region, reason: str, cure: str) -> MapError:
        tile = (int(region.left // TILE_PX), int(region.top // TILE_PX))
        return MapError(self._file, f'"{region.name}" {reason}', cure, layer=layer, tile=tile)

    def _box(self, layer: str, region: Region) -> Box:
        """Give the tiles of a rectangle, which must lie on the grid and on the map."""
        edges = (region.left, region.top, region.width, region.height)
        if any(edge != int(edge) or int(edge) % TILE_PX for edge in edges):
            cure = "snap it to the grid in Tiled"
            raise self._fault(layer, region, "does not lie on the grid of tiles", cure)
        left, top, across, down = (int(edge) // TILE_PX for edge in edges)
        box = Box(left, top, left + across - 1, top + down - 1)
        if across < 1 or down < 1:
            raise self._fault(layer, region, "is no rectangle", "draw it at least one tile wide and high")
        if left < 0 or top < 0 or box.right >= self._width or box.bottom >= self._height:
            raise self._fault(layer, region, "reaches beyond the map", "move it onto the map")
        return box

    def _address(self, layer: str, region: Region, depth: int) -> str:
        """Give the checked address of a rectangle; also refuses unknown properties."""
        self._known_properties(layer, region)
        address = region.properties.get("address", "")
        parts = addresses.split(address) if isinstance(address, str) else ()
        if len(parts) != depth or parts[0] != self._world or not all(part.strip() for part in parts):
            form = ":".join((self._world, "sector", "arena", "object")[:depth])
            reason = f'has the address "{address}"'
            raise self._fault(layer, region, reason, f'the property "address" must read like "{form}"')
        return str(address)

    def _known_properties(self, layer: str, region: Region) -> None:
        for name in sorted(region.properties):
            if name not in ALLOWED[layer]:
                known = ", ".join(ALLOWED[layer])
                raise self._fault(layer, region, f'has the unknown property "{name}"', f"known are {known}")

    def _sectors(self, regions: Iterable[Region]) -> dict[str, Box]:
        boxes: dict[str, Box] = {}
        for region in regions:
            address, box = self._address("sectors", region, addresses.SECTOR), self._box("sectors", region)
            for other, there in boxes.items():
                if other == address:
                    raise self._fault("sectors", region, "is drawn twice", "keep one rectangle for a sector")
                if _overlap(box, there):
                    reason = f'overlaps "{addresses.name_of(other)}"'
                    raise self._fault("sectors", region, reason, "draw the sectors apart")
            boxes[address] = box
        return {address: boxes[address] for address in sorted(boxes)}

    def _arenas(
        self, regions: Iterable[Region], sectors: dict[str, Box]
    ) -> tuple[dict[str, Arena], dict[Tile, str]]:
        """Give the arenas and, for every tile of one, its address."""
        owner: dict[Tile, str] = {}
        norms: dict[str, Norm] = {}
        for region in regions:
            address, box = self._address("arenas", region, addresses.ARENA), self._box("arenas", region)
            around = sectors.get(addresses.sector_of(address))
            if around is None:
                reason = f'belongs to "{addresses.sector_of(address)}", which is not on the map'
                raise self._fault("arenas", region, reason, 'draw that sector or mend "address"')
            if not (_holds(around, box.left, box.top) and _holds(around, box.right, box.bottom)):
                raise self._fault("arenas", region, "reaches beyond its sector", "draw the sector larger")
            norm = self._norm(region)
            if norms.setdefault(address, norm) != norm:
                cure = "give every rectangle of an arena the same properties"
                raise self._fault("arenas", region, "has other properties than its other parts", cure)
            self._claim("arenas", region, owner, (address, box))
        tiles: dict[str, list[Tile]] = {address: [] for address in norms}
        for tile in sorted(owner, key=lambda tile: (tile.y, tile.x)):
            if not self._blocked[tile.y, tile.x]:
                tiles[owner[tile]].append(tile)
        for address, standing in tiles.items():
            if not standing:
                tile = next(tile for tile, there in owner.items() if there == address)
                reason = f'nobody can stand anywhere in "{address}"'
                raise MapError(
                    self._file, reason, "clear some of its collision tiles", layer="arenas", tile=tile
                )
        return {a: Arena(a, tuple(tiles[a]), norms[a]) for a in sorted(norms)}, owner

    def _claim(
        self, layer: str, region: Region, owner: dict[Tile, str], claim: tuple[str, Box]
    ) -> tuple[Tile, ...]:
        """Write the tiles of a box down as an address's own; refuse what another has."""
        address, box = claim
        tiles = tuple(
            Tile(x, y) for y in range(box.top, box.bottom + 1) for x in range(box.left, box.right + 1)
        )
        for tile in tiles:
            if tile in owner:
                reason = f'overlaps "{owner[tile]}" at tile ({tile.x}, {tile.y})'
                raise self._fault(layer, region, reason, "draw the two apart")
            owner[tile] = address
        return tiles

    def _norm(self, region: Region) -> Norm:
        values = region.properties
        opens, closes = self._minute(region, "opens"), self._minute(region, "closes")
        if (opens is None) != (closes is None):
            raise self._fault("arenas", region, "has only one of opens and closes", "give both or none")
        activities = str(values.get("activities", ""))
        return Norm(
            opens,
            closes,
            self._capacity("arenas", region),
            self._privacy("arenas", region) or Privacy.PUBLIC,
            tuple(part.strip() for part in activities.split(";") if part.strip()),
        )

    def _minute(self, region: Region, name: str) -> int | None:
        text = region.properties.get(name)
        if text is None:
            return None
        found = _TIME.fullmatch(str(text))
        minute = int(found.group(1)) * 60 + int(found.group(2)) if found else -1
        if found is None or int(found.group(2)) > 59 or not 0 <= minute <= 24 * 60:
            reason = f'has the time "{text}" for {name}'
            raise self._fault("arenas", region, reason, 'write a time of day like "08:00"')
        return minute

    def _capacity(self, layer: str, region: Region) -> int:
        value = region.properties.get("capacity", 0)
        if type(value) is not int or value < 0:
            reason = f'has the capacity "{value}"'
            raise self._fault(layer, region, reason, "it must be an int property, 0 for any number")
        return value

    def _privacy(self, layer: str, region: Region) -> Privacy | None:
        value = region.properties.get("privacy")
        if value is None:
            return None
        known = [str(privacy) for privacy in Privacy]
        if value not in known:
            reason = f'has the privacy "{value}"'
            raise self._fault(layer, region, reason, f"it must be one of {', '.join(known)}")
        return Privacy(str(value))

    def _objects(
        self, regions: Iterable[Region], arena_of: dict[Tile, str], arenas: dict[str, Arena]
    ) -> dict[str, GameObject]:
        owner: dict[Tile, str] = {}
        about: dict[str, tuple[str, int, Privacy | None]] = {}
        for region in regions:
            address, box = self._address("objects", region, addresses.OBJECT), self._box("objects", region)
            arena = addresses.parent(address)
            if arena not in arenas:
                reason = f'belongs to "{arena}", which is not on the map'
                raise self._fault("objects", region, reason, 'draw that arena or mend "address"')
            kind = str(region.properties.get("kind", addresses.name_of(address)))
            facts = (kind, self._capacity("objects", region), self._privacy("objects", region))
            if about.setdefault(address, facts) != facts:
                cure = "give every piece of an object the same properties"
                raise self._fault("objects", region, "has other properties than its other pieces", cure)
            for tile in self._claim("objects", region, owner, (address, box)):
                if self._blocked[tile.y, tile.x]:
                    reason = f"stands on the collision tile ({tile.x}, {tile.y})"
                    cure = "clear that collision tile: people stand on an object to use it"
                    raise self._fault("objects", region, reason, cure)
                if arena_of.get(tile) != arena:
                    reason = f"stands outside its arena at tile ({tile.x}, {tile.y})"
                    raise self._fault("objects", region, reason, 'move it or mend "address"')
        pieces: dict[str, list[Tile]] = {address: [] for address in about}
        for tile in sorted(owner, key=lambda tile: (tile.y, tile.x)):
            pieces[owner[tile]].append(tile)
        things = {}
        for address in sorted(about):
            kind, capacity, privacy = about[address]
            name = addresses.name_of(address)
            things[address] = GameObject(address, kind, name, tuple(pieces[address]), capacity, privacy)
        return things

    def _spawns(self, regions: Iterable[Region]) -> tuple[dict[str, Tile], Tile]:
        spawns: dict[str, Tile] = {}
        visitors: list[Tile] = []
        for region in regions:
            self._known_properties("spawns", region)
            box = self._box("spawns", region)
            tile = Tile(box.left, box.top)
            if self._blocked[tile.y, tile.x]:
                raise self._fault("spawns", region, "begins on a collision tile", "move it to a free tile")
            role = region.properties.get("role")
            if role == "visitor":
                visitors.append(tile)
            elif role != "resident":
                cure = 'the property "role" must be "resident" or "visitor"'
                raise self._fault("spawns", region, f'has the role "{role}"', cure)
            elif region.name in spawns or not region.name.strip():
                reason = "is used twice as a name or is empty"
                raise self._fault("spawns", region, reason, "name each spawn after one resident")
            else:
                spawns[region.name] = tile
        if len(visitors) != 1:
            reason = f"the map has {len(visitors)} spawns for the visitor"
            raise MapError(self._file, reason, 'keep one with the role "visitor"', layer="spawns")
        return {name: spawns[name] for name in sorted(spawns)}, visitors[0]


def _overlap(one: Box, other: Box) -> bool:
    return not (
        one.right < other.left or other.right < one.left or one.bottom < other.top or other.bottom < one.top
    )


def _holds(box: Box, x: int, y: int) -> bool:
    return box.left <= x <= box.right and box.top <= y <= box.bottom
