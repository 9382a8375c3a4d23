"""Rules about objects, their pictures, and doors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.lint.rule import Level, Rule
from game.content.nearest import did_you_mean
from game.content.town_things import LOOKS
from game.world.geometry import TILE_PX, Tile

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.content.lint.town import Town
    from game.content.pieces import Standing
    from game.content.town_error import TownError

DOOR_KIND = "door"
"""The kind of a picture that shows a door; no kind of object."""

PLACES = "behind "
"""How kinds begin that are no things but places to stand at, which nothing shows."""


def unknown_kinds(town: Town) -> Iterator[TownError]:
    """Find objects of which the game knows no states."""
    for address, thing in town.maze.objects.items():
        if thing.kind not in town.kinds:
            reason = f'"{address}" is of the unknown kind "{thing.kind}"'
            cure = did_you_mean(thing.kind, sorted(town.kinds)) or (
                'write a kind of assets/banks/objects.toml as its property "kind"'
            )
            yield town.fault("unknown-kind", "objects", address, reason, cure)


def unseen_objects(town: Town) -> Iterator[TownError]:
    """Find objects without a picture, on maps that have pictures of objects."""
    shown = {piece.object for piece in town.pieces} - {""}
    if not shown:
        return
    for address, thing in town.maze.objects.items():
        if address not in shown and not thing.kind.startswith(PLACES):
            reason = f'no picture shows "{address}"'
            cure = (
                f'place a picture of the kind "{thing.kind}" near it, or write the address '
                'into the property "object" of one'
            )
            yield town.fault("object-unseen", "objects", address, reason, cure)


def lone_pictures(town: Town) -> Iterator[TownError]:
    """Find pictures of things to use that belong to no object."""
    for number, piece in enumerate(town.pieces):
        named = town.survey.standing[number].named
        if named and named not in town.maze.objects:
            reason = f'"{piece.prop or piece.picture}" is to show "{named}", which the map lacks'
            cure = did_you_mean(named, town.maze.objects) or 'mend its property "object"'
            yield town.piece_fault("picture-object", number, reason, cure)


def useless_pictures(town: Town) -> Iterator[TownError]:
    """Find pictures that look as if one could use them, where no object is."""
    for number, piece in enumerate(town.pieces):
        if piece.kind in town.kinds and not piece.object and not town.survey.standing[number].named:
            reason = f'"{piece.prop or piece.picture}" looks like a {piece.kind}, but there is none to use'
            cure = f'draw an object of the kind "{piece.kind}" there, or choose another picture'
            yield town.piece_fault("picture-alone", number, reason, cure)


def missing_looks(town: Town) -> Iterator[TownError]:
    """Find pictures whose tileset promises looks for which no file is there."""
    told = set()
    for number, one in enumerate(town.survey.standing):
        for look in one.promised:
            if look not in one.piece.looks and (one.piece.picture, look) not in told:
                told.add((one.piece.picture, look))
                reason = f'"{one.piece.prop or one.piece.picture}" has no picture for the look "{look}"'
                cure = f'put its file beside the plain one, or take it out of the property "{LOOKS}"'
                yield town.piece_fault("look-missing", number, reason, cure)


def blocked_doors(town: Town) -> Iterator[TownError]:
    """Find doors in which nobody can stand, or through which no way leads."""
    for number, one in enumerate(town.survey.standing):
        if one.piece.kind != DOOR_KIND:
            continue
        if not any(_is_passage(town, tile) for tile in _doorway(one)):
            reason = f'nobody can pass the door "{one.piece.prop or one.piece.picture}"'
            cure = "clear the collision tiles in it and on both sides of it"
            yield town.piece_fault("door-blocked", number, reason, cure)


def _doorway(one: Standing) -> tuple[Tile, ...]:
    """Give the tiles at the foot of a door."""
    row = (one.piece.top + one.height - 1) // TILE_PX
    left, right = one.piece.left + 8, one.piece.left + one.width - 8
    return tuple(Tile(x, row) for x in range(left // TILE_PX, (right - 1) // TILE_PX + 1))


def _is_passage(town: Town, tile: Tile) -> bool:
    """Tell whether one can walk through a tile from one side to the opposite one."""
    if not town.maze.is_walkable(tile):
        return False
    ways = (((0, -1), (0, 1)), ((-1, 0), (1, 0)))
    return any(
        all(town.maze.is_walkable(Tile(tile.x + across, tile.y + down)) for across, down in way)
        for way in ways
    )


RULES = (
    Rule("unknown-kind", Level.ERROR, "an object of a kind that the game does not know", unknown_kinds),
    Rule("picture-object", Level.ERROR, "a picture that names an object which the map lacks", lone_pictures),
    Rule("door-blocked", Level.ERROR, "a door that nobody can pass", blocked_doors),
    Rule("object-unseen", Level.WARNING, "an object without a picture", unseen_objects),
    Rule("picture-alone", Level.WARNING, "a picture of a thing to use without the object", useless_pictures),
    Rule("look-missing", Level.WARNING, "a promised look without its picture", missing_looks),
)
"""The rules about objects and pictures."""
