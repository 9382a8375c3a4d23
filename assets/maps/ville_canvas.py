"""The map while it is made: grids of tile numbers, what is blocked, things and users' tiles."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from ville_art import Art
from ville_plan import Spot

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

WIDTH, HEIGHT = 140, 100
"""Size of the map in tiles."""

TILE_PX = 32
"""Pixels along one side of a tile."""

FLAT_LAYERS = (
    "ground", "lush", "pale", "meadow", "dirt", "gravel", "pave", "plaza", "soil", "water", "deck", "floor",
    "floor right",
)  # fmt: skip
"""The layers that lie on the ground, lowest first."""

UPRIGHT_LAYERS = ("walls", "walls right")
"""The layers whose tiles stand."""


class Thing(NamedTuple):
    """A picture that stands or lies on the map."""

    name: str
    left: int
    bottom: int
    """Left and lower edge in pixels."""
    lift: int = 0
    """How far above its base the lower edge is, in pixels."""
    flat: bool = False
    address: str = ""
    """Of the object that it shows."""


class Seat(NamedTuple):
    """A tile on which somebody uses an object."""

    spot: Spot
    address: str
    kind: str
    pose: str
    facing: str


@dataclass
class Canvas:
    """Everything that the file of the map says, but the places."""

    art: Art
    grids: dict[str, list[list[int]]] = field(default_factory=dict)
    blocked: set[Spot] = field(default_factory=set)
    taken: set[Spot] = field(default_factory=set)
    """Tiles on which nothing may grow."""
    footed: dict[Spot, str] = field(default_factory=dict)
    """What stands on a tile."""
    things: list[Thing] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    spawns: dict[str, Spot] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    """What does not fit, one sentence each."""
    width: int = WIDTH
    height: int = HEIGHT
    """Size in tiles."""

    def __post_init__(self) -> None:
        """Make the grids."""
        for layer in (*FLAT_LAYERS, *UPRIGHT_LAYERS):
            self.grids[layer] = [[0] * self.width for _ in range(self.height)]

    def lay(self, layer: str, spot: Spot, name: str) -> None:
        """Lay a tile of the ground, or put up one of a wall."""
        tile = self.art.find("walls" if layer in UPRIGHT_LAYERS else "ground", name)
        if tile is not None:
            self.grids[layer][spot.y][spot.x] = tile.number

    def is_free(self, spot: Spot) -> bool:
        """Tell whether one can stand on a tile and it lies on the map."""
        return 0 <= spot.x < self.width and 0 <= spot.y < self.height and spot not in self.blocked


def chance(what: str, spot: tuple[int, int], out_of: int) -> int:
    """Give a number below ``out_of`` that depends on the place alone."""
    drawn = blake2b(f"{what}:{spot[0]}:{spot[1]}".encode(), digest_size=8).digest()
    return int.from_bytes(drawn, "big") % out_of


def spots(left: int, top: int, right: int, bottom: int) -> Iterator[Spot]:
    """Give the tiles of a rectangle in reading order."""
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            yield Spot(x, y)


def mask_of(spot: Spot, same: Container[Spot]) -> int:
    """Give the four sides on which a neighbour is in ``same``: north 1, east 2, south 4, west 8."""
    sides = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return sum(1 << bit for bit, (dx, dy) in enumerate(sides) if Spot(spot.x + dx, spot.y + dy) in same)


@cache
def _peak(what: str, x: int, y: int) -> float:
    return chance(what, (x, y), 1000) / 999


def hills(what: str, x: float, y: float, size: float) -> float:
    """Give a height in 0..1 that changes softly over about ``size`` tiles, the same for a place."""
    left, top = int(x // size), int(y // size)
    across, down = x / size - left, y / size - top
    across, down = across * across * (3 - 2 * across), down * down * (3 - 2 * down)
    corners = [_peak(what, left + i, top + j) for j in (0, 1) for i in (0, 1)]
    upper = corners[0] + (corners[1] - corners[0]) * across
    lower = corners[2] + (corners[3] - corners[2]) * across
    return upper + (lower - upper) * down
