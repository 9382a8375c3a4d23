"""A town as the rules look at it: what was read of its map and its sheets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.content.pieces import Piece
from game.content.residents import Resident
from game.content.town_error import MapError, ResidentError
from game.content.town_survey import Survey
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from game.content.town_regions import Region
    from game.world.maze import Maze


@dataclass(frozen=True, eq=False)
class Town:
    """What was read of one town; faulty parts are left out."""

    survey: Survey
    residents: Mapping[str, Resident]
    """By name."""
    names: frozenset[str]
    """The names in all sheets, also in faulty ones."""
    all_named: bool
    """Whether the name in every sheet could be read: else nobody knows who is missing."""
    kinds: frozenset[str]
    """The kinds of objects that there are."""
    sprites: frozenset[str]
    """The rows of the sheet of people; empty when there is no such sheet."""
    pieces: tuple[Piece, ...] = field(default=(), repr=False)
    """The map's pieces with the objects that they show."""

    @property
    def maze(self) -> Maze:
        """Give the places."""
        return self.survey.maze

    @property
    def file(self) -> str:
        """Give the name of the map's file."""
        return self.survey.header.file.name

    def region(self, layer: str, address: str) -> Region | None:
        """Give the first rectangle of an address, or of the name of a spawn."""
        for region in self.survey.regions[layer]:
            if address == (region.name if layer == "spawns" else region.properties.get("address")):
                return region
        return None

    def fault(self, rule: str, layer: str, address: str, reason: str, cure: str) -> MapError:
        """Give the error about what an address or a spawn's name means on the map."""
        region = self.region(layer, address)
        tile = region.tile if region else None
        return MapError(rule, self.file, reason, cure, layer=layer, tile=tile)

    def piece_fault(self, rule: str, number: int, reason: str, cure: str) -> MapError:
        """Give the error about a placed picture."""
        one = self.survey.standing[number]
        tile = (one.piece.left + one.width // 2) // TILE_PX, (one.piece.top + one.height - 1) // TILE_PX
        return MapError(rule, self.file, reason, cure, layer=one.layer, tile=tile)

    def sheet_fault(self, rule: str, name: str, key: str, reason: str, cure: str) -> ResidentError:
        """Give the error about a resident's sheet."""
        return ResidentError(rule, self.residents[name].file, key, reason, cure)
