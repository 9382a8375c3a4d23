"""Rules about sectors, arenas, spawns and layers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.lint.rule import Level, Rule
from game.content.nearest import did_you_mean, folded
from game.content.town_checks import reachable
from game.content.town_error import MapError, TownError
from game.content.town_xml import HOLDS, REQUIRED_OBJECT_LAYERS
from game.world import address as addresses
from game.world.geometry import TILE_PX, Tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from game.content.lint.town import Town

_NEIGHBOURS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def unreachable(town: Town) -> Iterator[TownError]:
    """Find objects, arenas and spawns to which no way leads from where the visitor enters."""
    maze = town.maze
    if not maze.is_walkable(maze.visitor_spawn):
        return
    reached = reachable(maze, maze.visitor_spawn)

    def cut_off(tiles: Iterable[Tile]) -> bool:
        return not any(reached[tile.y, tile.x] for tile in tiles)

    cure = "open a way to it from where the visitor enters"
    for layer, places in (("arenas", maze.arenas), ("objects", maze.objects)):
        for address, place in places.items():
            if cut_off(place.tiles):
                yield town.fault("unreachable", layer, address, f'nobody can walk to "{address}"', cure)
    for name, tile in maze.spawns.items():
        if maze.is_walkable(tile) and cut_off((tile,)):
            yield town.fault("unreachable", "spawns", name, f'nobody can walk to or from "{name}"', cure)


def idle_arenas(town: Town) -> Iterator[TownError]:
    """Find arenas with nothing to use and nothing to do."""
    for address, arena in town.maze.arenas.items():
        if not town.maze.objects_in(address) and not arena.norm.activities:
            reason = f'"{address}" has no object and no activities, so nobody has a reason to go there'
            cure = 'place an object in it, or give it the property "activities", such as "walk; talk"'
            yield town.fault("arena-idle", "arenas", address, reason, cure)


def split_arenas(town: Town) -> Iterator[TownError]:
    """Find arenas whose tiles do not hang together."""
    for address, arena in town.maze.arenas.items():
        rest = set(arena.tiles)
        parts = []
        for tile in arena.tiles:
            if tile in rest:
                parts.append(tile)
                _drain(rest, tile)
        if len(parts) > 1:
            first, other = parts[0], parts[1]
            reason = (
                f'"{address}" falls into {len(parts)} parts, around ({first.x}, {first.y}) '
                f"and ({other.x}, {other.y})"
            )
            cure = "clear collision tiles between them, or make them arenas of their own"
            yield MapError("arena-split", town.file, reason, cure, layer="arenas", tile=(other.x, other.y))


def _drain(rest: set[Tile], start: Tile) -> None:
    """Take every tile out of ``rest`` that hangs together with ``start``."""
    rest.discard(start)
    border = [start]
    while border:
        tile = border.pop()
        for across, down in _NEIGHBOURS:
            near = Tile(tile.x + across, tile.y + down)
            if near in rest:
                rest.discard(near)
                border.append(near)


def empty_sectors(town: Town) -> Iterator[TownError]:
    """Find sectors without any arena."""
    for address in town.maze.sector_boxes:
        if not town.maze.arenas_in(address):
            reason = f'"{address}" has no arena, so it is no place for anybody'
            yield town.fault("sector-empty", "sectors", address, reason, "draw an arena in it, or remove it")


def alike_addresses(town: Town) -> Iterator[TownError]:
    """Find places that differ only in what one does not see: capitals, composed accents, blanks."""
    maze = town.maze
    for layer, found in (("sectors", maze.sector_boxes), ("arenas", maze.arenas), ("objects", maze.objects)):
        seen: dict[str, str] = {}
        for address in found:
            other = seen.setdefault(folded(address), address)
            if other != address:
                reason = f'"{address}" and "{other}" are written almost alike'
                cure = "write both the same if they are one place, else name them apart"
                yield town.fault("address-clash", layer, address, reason, cure)


def shadowed_names(town: Town) -> Iterator[TownError]:
    """Find arenas that are called like another sector, so that a mind would mix them up."""
    sectors = {folded(addresses.name_of(address)): address for address in town.maze.sector_boxes}
    for address in town.maze.arenas:
        other = sectors.get(folded(addresses.name_of(address)), "")
        if other and other != addresses.parent(address):
            reason = f'"{address}" is called like the sector "{other}"'
            yield town.fault("name-shadowed", "arenas", address, reason, "give one of them another name")


def lost_spawns(town: Town) -> Iterator[TownError]:
    """Find spawns of people who do not live here."""
    for name in town.maze.spawns:
        if town.all_named and name not in town.names:
            homeless = [one for one in town.residents if one not in town.maze.spawns]
            cure = did_you_mean(name, homeless) or "write a sheet for this resident, or remove the spawn"
            yield town.fault("spawn-nobody", "spawns", name, f'no resident is called "{name}"', cure)


def unread_layers(town: Town) -> Iterator[TownError]:
    """Find object layers that nothing reads."""
    for layer in town.survey.header.layers.values():
        if layer.cells is None and layer.name not in REQUIRED_OBJECT_LAYERS and HOLDS not in layer.properties:
            reason = "nothing reads this object layer"
            cure = 'give it the string property "holds" with the value "things", or remove it'
            yield MapError("layer-unread", town.file, reason, cure, layer=layer.name)


def rough_things(town: Town) -> Iterator[TownError]:
    """Find pictures whose foot is beyond the map."""
    wide, high = town.maze.width * TILE_PX, town.maze.height * TILE_PX
    for number, one in enumerate(town.survey.standing):
        piece = one.piece
        if not 0 <= piece.left + one.width // 2 < wide or piece.top + one.height > high + TILE_PX:
            reason = f'"{piece.prop or piece.picture}" has its foot beyond the map'
            yield town.piece_fault("thing-at-edge", number, reason, "move it onto the map")


RULES = (
    Rule("unreachable", Level.ERROR, "an object, arena or spawn to which no way leads", unreachable),
    Rule("arena-idle", Level.ERROR, "an arena without objects and activities", idle_arenas),
    Rule("arena-split", Level.WARNING, "an arena whose tiles fall apart into pieces", split_arenas),
    Rule("sector-empty", Level.WARNING, "a sector without arenas", empty_sectors),
    Rule("address-clash", Level.ERROR, "places whose names look alike", alike_addresses),
    Rule("name-shadowed", Level.WARNING, "an arena called like another sector", shadowed_names),
    Rule("spawn-nobody", Level.WARNING, "a spawn of nobody who lives here", lost_spawns),
    Rule("layer-unread", Level.WARNING, "an object layer that nothing reads", unread_layers),
    Rule("thing-at-edge", Level.WARNING, "a picture with its foot beyond the map", rough_things),
)
"""The rules about places."""
