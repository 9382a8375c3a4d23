"""From the rectangles of the object layers to sectors, arenas, objects and spawn points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.nearest import did_you_mean, folded
from game.content.town_error import FirstFault, MapError
from game.content.town_norms import Clerk
from game.content.town_words import LONGEST_NAME, is_name
from game.world import address as addresses
from game.world.geometry import TILE_PX, Tile
from game.world.maze import NO_NORM, ORIGIN, Arena, Blocked, Box, GameObject, Maze, Stance

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from game.content.town_regions import Region
    from game.world.norms import Norm, Privacy


class Surveyor:
    """Turns the rectangles of one map into places. Every fault is a ``MapError``."""

    def __init__(self, file: str, world: str, blocked: Blocked, faults: FirstFault) -> None:
        self.rooms: dict[Tile, str] = {}
        """The arena of every tile of one, also of those on which nobody can stand."""
        self._file = file
        self._world = world
        self._blocked = blocked
        self._height, self._width = blocked.shape
        self._faults = faults
        self._clerk = Clerk(file)

    def survey(self, layers: Mapping[str, Sequence[Region]]) -> Maze:
        """Build the maze from the four object layers; faulty rectangles are left out."""
        sectors = self._sectors(layers["sectors"])
        arenas = self._arenas(layers["arenas"], sectors)
        objects = self._objects(layers["objects"], arenas)
        spawns, visitor = self._spawns(layers["spawns"])
        return Maze(
            self._world, self._width, self._height, self._blocked, arenas, objects, spawns, visitor, sectors
        )

    def _box(self, layer: str, region: Region) -> Box:
        """Give the tiles of a rectangle, which must lie on the grid and on the map."""
        fault = self._clerk.fault
        edges = (region.left, region.top, region.width, region.height)
        if any(edge != int(edge) or int(edge) % TILE_PX for edge in edges):
            cure = "snap it to the grid in Tiled"
            raise fault("region-off-grid", layer, region, "does not lie on the grid of tiles", cure)
        left, top, across, down = (int(edge) // TILE_PX for edge in edges)
        box = Box(left, top, left + across - 1, top + down - 1)
        if across < 1 or down < 1:
            cure = "draw it at least one tile wide and high"
            raise fault("region-shape", layer, region, "is no rectangle", cure)
        if left < 0 or top < 0 or box.right >= self._width or box.bottom >= self._height:
            raise fault("region-off-map", layer, region, "reaches beyond the map", "move it onto the map")
        return box

    def _address(self, layer: str, region: Region, depth: int) -> str:
        """Give the checked address of a rectangle; also refuses unknown properties."""
        with self._faults:
            self._clerk.known_properties(layer, region)
        address = region.properties.get("address")
        if address is None:
            raise self._clerk.fault("address-form", layer, region, *_nameless(region, depth))
        parts = addresses.split(address) if isinstance(address, str) else ()
        if len(parts) != depth or parts[0] != self._world or not all(map(is_name, parts)):
            form = ":".join((self._world, "sector", "arena", "object")[:depth])
            reason = f'has the address "{address}"'
            cure = f'it must read like "{form}", each part at most {LONGEST_NAME} characters that can be seen'
            raise self._clerk.fault("address-form", layer, region, reason, cure)
        return str(address)

    def _sectors(self, regions: Iterable[Region]) -> dict[str, Box]:
        boxes: dict[str, Box] = {}
        for region in regions:
            with self._faults:
                address = self._address("sectors", region, addresses.SECTOR)
                box = self._box("sectors", region)
                if address in boxes:
                    cure = "keep one rectangle for a sector"
                    raise self._clerk.fault("sector-twice", "sectors", region, "is drawn twice", cure)
                boxes[address] = box
                for other, there in boxes.items():
                    if other != address and _overlap(box, there):
                        reason = f'overlaps "{addresses.name_of(other)}"'
                        cure = "draw the sectors apart"
                        raise self._clerk.fault("sector-overlap", "sectors", region, reason, cure)
        return {address: boxes[address] for address in sorted(boxes)}

    def _arenas(self, regions: Iterable[Region], sectors: dict[str, Box]) -> dict[str, Arena]:
        """Give the arenas, and note for every tile of one its address."""
        norms: dict[str, Norm] = {}
        for region in regions:
            with self._faults:
                self._arena(region, sectors, norms)
        tiles: dict[str, list[Tile]] = {address: [] for address in norms}
        for tile in sorted(self.rooms, key=lambda tile: (tile.y, tile.x)):
            if not self._blocked[tile.y, tile.x]:
                tiles[self.rooms[tile]].append(tile)
        arenas = {}
        for address in sorted(set(norms) & set(self.rooms.values())):
            with self._faults:
                if not tiles[address]:
                    first = next((tile for tile, there in self.rooms.items() if there == address), None)
                    reason, cure = f'nobody can stand anywhere in "{address}"', "clear some collision tiles"
                    raise MapError("arena-solid", self._file, reason, cure, layer="arenas", tile=first)
                arenas[address] = Arena(address, tuple(tiles[address]), norms[address])
        return arenas

    def _arena(self, region: Region, sectors: dict[str, Box], norms: dict[str, Norm]) -> None:
        """Note one rectangle of an arena."""
        fault = self._clerk.fault
        address, box = self._address("arenas", region, addresses.ARENA), self._box("arenas", region)
        around = sectors.get(addresses.sector_of(address))
        if around is None:
            reason = f'belongs to "{addresses.sector_of(address)}", which is not on the map'
            cure = did_you_mean(addresses.sector_of(address), sectors) or 'draw that sector or mend "address"'
            raise fault("arena-no-sector", "arenas", region, reason, cure)
        if not (_holds(around, box.left, box.top) and _holds(around, box.right, box.bottom)):
            cure = "draw the sector larger"
            raise fault("arena-beyond-sector", "arenas", region, "reaches beyond its sector", cure)
        norm = NO_NORM
        with self._faults:
            norm = self._clerk.norm(region)
        first = norms.setdefault(address, norm)
        self._claim("arenas", region, self.rooms, (address, box))
        if first != norm:
            cure = "give every rectangle of an arena the same properties"
            reason = "has other properties than its other parts"
            raise fault("arena-parts-differ", "arenas", region, reason, cure)

    def _claim(
        self, layer: str, region: Region, owner: dict[Tile, str], claim: tuple[str, Box]
    ) -> tuple[Tile, ...]:
        """Write the tiles of a box down as an address's own; refuse what another has."""
        address, box = claim
        tiles = tuple(
            Tile(x, y) for y in range(box.top, box.bottom + 1) for x in range(box.left, box.right + 1)
        )
        taken = next((tile for tile in tiles if tile in owner), None)
        for tile in tiles:
            owner.setdefault(tile, address)
        if taken is not None:
            reason = f'overlaps "{owner[taken]}" at tile ({taken.x}, {taken.y})'
            rule = "arena-overlap" if layer == "arenas" else "object-overlap"
            raise self._clerk.fault(rule, layer, region, reason, "draw the two apart")
        return tiles

    def _objects(self, regions: Iterable[Region], arenas: dict[str, Arena]) -> dict[str, GameObject]:
        owner: dict[Tile, str] = {}
        about: dict[str, tuple[str, int, Privacy | None]] = {}
        stances: dict[str, dict[Tile, Stance]] = {}
        for region in regions:
            with self._faults:
                self._object(region, (owner, about, stances), arenas)
        pieces: dict[str, list[Tile]] = {address: [] for address in about}
        for tile in sorted(owner, key=lambda tile: (tile.y, tile.x)):
            if owner[tile] in pieces and not self._blocked[tile.y, tile.x]:
                pieces[owner[tile]].append(tile)
        things = {}
        for address in sorted(about):
            kind, capacity, privacy = about[address]
            tiles, name = tuple(pieces[address]), addresses.name_of(address)
            if tiles:
                how = stances.get(address, {})
                things[address] = GameObject(address, kind, name, tiles, capacity, privacy, how)
        return things

    def _object(
        self,
        region: Region,
        notes: tuple[
            dict[Tile, str], dict[str, tuple[str, int, Privacy | None]], dict[str, dict[Tile, Stance]]
        ],
        arenas: dict[str, Arena],
    ) -> None:
        """Note one rectangle of an object."""
        owner, about, stances = notes
        fault = self._clerk.fault
        address, box = self._address("objects", region, addresses.OBJECT), self._box("objects", region)
        arena = addresses.parent(address)
        if arena not in arenas and arena not in self.rooms.values():
            reason = f'belongs to "{arena}", which is not on the map'
            cure = did_you_mean(arena, arenas) or 'draw that arena or mend "address"'
            raise fault("object-no-arena", "objects", region, reason, cure)
        kind = str(region.properties.get("kind", addresses.name_of(address)))
        capacity, privacy, stance = 0, None, Stance()
        with self._faults:
            capacity = self._clerk.capacity("objects", region)
            privacy = self._clerk.privacy("objects", region)
            stance = self._clerk.stance(region)
        facts = (kind, capacity, privacy)
        if about.setdefault(address, facts) != facts:
            cure = "give every piece of an object the same properties"
            reason = "has other properties than its other pieces"
            raise fault("object-parts-differ", "objects", region, reason, cure)
        tiles = self._claim("objects", region, owner, (address, box))
        if stance != Stance():
            stances.setdefault(address, {}).update(dict.fromkeys(tiles, stance))
        for tile in tiles:
            if self._blocked[tile.y, tile.x]:
                reason = f"stands on the collision tile ({tile.x}, {tile.y})"
                cure = "clear that collision tile: people stand on an object to use it"
                raise fault("object-in-wall", "objects", region, reason, cure)
            if self.rooms.get(tile) != arena:
                reason = f"stands outside its arena at tile ({tile.x}, {tile.y})"
                raise fault("object-outside", "objects", region, reason, 'move it or mend "address"')

    def _spawns(self, regions: Iterable[Region]) -> tuple[dict[str, Tile], Tile]:
        spawns: dict[str, Tile] = {}
        visitors: list[Tile] = []
        for region in regions:
            with self._faults:
                self._spawn(region, spawns, visitors)
        if len(visitors) != 1:
            with self._faults:
                reason = f"the map has {len(visitors) or 'no'} spawns for the visitor"
                cure = "keep one of them" if visitors else 'draw a rectangle of one tile called "visitor"'
                raise MapError("visitor-spawn", self._file, reason, cure, layer="spawns")
        return {name: spawns[name] for name in sorted(spawns)}, visitors[0] if visitors else ORIGIN

    def _spawn(self, region: Region, spawns: dict[str, Tile], visitors: list[Tile]) -> None:
        """Note one place to begin."""
        fault = self._clerk.fault
        with self._faults:
            self._clerk.known_properties("spawns", region)
        box = self._box("spawns", region)
        tile = Tile(box.left, box.top)
        role = region.properties.get("role", "visitor" if folded(region.name) == "visitor" else "resident")
        taken = next((name for name, there in spawns.items() if there == tile), "")
        if tile in visitors:
            taken = "the visitor"
        if role == "visitor":
            visitors.append(tile)
        elif role != "resident":
            cure = 'the property "role" must be "resident" or "visitor"'
            raise fault("spawn-role", "spawns", region, f'has the role "{role}"', cure)
        elif region.name in spawns or not region.name.strip():
            cure = "name each spawn after one resident"
            raise fault("spawn-name", "spawns", region, "is used twice as a name or is empty", cure)
        else:
            spawns[region.name] = tile
        if taken:
            reason, cure = f'begins on the same tile as "{taken}"', "move one of the two"
            raise fault("spawn-shared", "spawns", region, reason, cure)
        if self._blocked[tile.y, tile.x]:
            raise fault(
                "spawn-in-wall", "spawns", region, "begins on a collision tile", "move it to a free tile"
            )


def _nameless(region: Region, depth: int) -> tuple[str, str]:
    """Give why a rectangle has no address, and the cure."""
    if not region.name.strip():
        return "has no name", "give it one in Tiled: it becomes the last part of its address"
    if addresses.SEPARATOR in region.name:
        return "has a colon in its name", "take the colon out, or write the property address"
    around = "arena" if depth == addresses.OBJECT else "sector"
    return f"lies in no {around}", f"move it into one, or draw that {around} around it"


def _overlap(one: Box, other: Box) -> bool:
    return not (
        one.right < other.left or other.right < one.left or one.bottom < other.top or other.bottom < one.top
    )


def _holds(box: Box, x: int, y: int) -> bool:
    return box.left <= x <= box.right and box.top <= y <= box.bottom
