"""How a body is drawn: in which pose, on which seat or pillow, before or behind what it uses.

Pure: bodies, pieces and places in, a ``Posture`` out. No ``arcade`` in here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.view.pieces import SHINE
from game.world.geometry import TILE_PX, Facing, Tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.content.pieces import Piece
    from game.sim.state import Body
    from game.view.pieces import Stand
    from game.world.maze import Maze

FEET_PX = 6
"""How far above a tile's lower edge the feet stand."""

SEAT_FEET_PX = 5
"""How far above a seat's lower edge the feet of somebody sitting on it are drawn."""

PILLOW_PX = 12
"""How far below a bed's upper edge the head of somebody asleep begins."""

SIDE_PILLOW = (5, 10)
"""The same in a bed that stands along a wall: how far from the end with the pillow, and from the top."""

SEAT_HEIGHT, SEAT_WIDTH = 64, 44
"""Pieces up to so high are sat on; on those up to so wide one sits in the middle."""

BACKS = ("chair", "sofa", "armchair", "bench", "seat")
"""Words in the names of seats whose back hides who sits turned away."""

SEATS = (*BACKS, "stool", "pouf", "bag", "desk", "toilet", "swing", "blanket", "log", "stump")
"""Words in the names of what is sat on."""

SEATED = ("sit", "type", "play")
"""Poses that are drawn sitting."""

UPRIGHT = {"type": "cook", "play": "talk"}
"""What those look like who would do it sitting and have no seat."""

TALK = ("talk", "chat", "convers", "discuss", "speak", "gossip", "tell", "greet", "ask", "argu", "interview")
"""Beginnings of words of activities that are drawn as talking."""


@dataclass(frozen=True, slots=True)
class Posture:
    """How one body is drawn."""

    pose: str
    facing: Facing
    x: float
    """The middle of the figure, map pixels from the western edge; of a sleeper along a wall the
    end of the head."""
    y: float
    """Where its feet are, map pixels from the northern edge; of a sleeper, where its head begins."""
    base: float
    """Its line of depth."""
    shadow: bool = True


class Places:
    """Which pieces stand on which tile, and which show which object."""

    def __init__(self, stand: Stand) -> None:
        self._on: dict[Tile, list[tuple[Piece, tuple[int, int]]]] = {}
        self._of: dict[str, list[tuple[Piece, tuple[int, int]]]] = {}
        for index, piece in enumerate(stand.pieces):
            if stand.is_wall[index] or piece.kind == SHINE:
                continue
            size = stand.sizes[index]
            if piece.object:
                self._of.setdefault(piece.object, []).append((piece, size))
            for tile in _tiles(piece, size):
                self._on.setdefault(tile, []).append((piece, size))

    def on(self, tile: Tile) -> Sequence[tuple[Piece, tuple[int, int]]]:
        """Give the pieces whose foot covers the middle of a tile, with their sizes."""
        return self._on.get(tile, ())

    def bed(self, address: str, tile: Tile) -> tuple[Piece, tuple[int, int]] | None:
        """Give the bed of an object that is nearest to a tile; None for an object without one."""
        beds = [one for one in self._of.get(address, ()) if one[0].kind == "bed"]
        middle = (tile.x + 0.5) * TILE_PX, (tile.y + 0.5) * TILE_PX
        return min(beds, key=lambda one: _away(one, middle), default=None)


def posture(body: Body, maze: Maze, places: Places, activity: str = "") -> Posture:
    """Give how a body at rest is drawn on its tile."""
    tile, pose, facing = body.tile, body.pose, body.facing
    thing = maze.objects.get(body.using)
    if thing is None and pose == "sit":
        thing = maze.objects.get(maze.object_at(tile))
    if thing is not None:
        stance = thing.stance_at(tile)
        facing = Facing(stance.facing) if stance.facing else facing
        if stance.pose and pose != "sleep" and stance.pose != "sleep":
            pose = stance.pose
    x, feet = (tile.x + 0.5) * TILE_PX, float((tile.y + 1) * TILE_PX - FEET_PX)
    if pose == "sleep":
        bed = places.bed(body.using, tile)
        if bed is not None:
            return _in_bed(bed, x)
        pose = "sit"
    if pose in ("stand", "walk"):
        pose = "talk" if _talks(activity) else "idle"
    under = places.on(tile)
    if pose in SEATED or (pose == "read" and _seats(under)):
        return _seated(pose, under, facing, (x, feet))
    inside = [
        piece.base + 0.5
        for piece, (_, height) in under
        if thing is not None and piece.object == thing.address and piece.base <= piece.top + height
    ]
    return Posture(pose, facing, x, feet, max([feet, *inside]))


def walking(x: float, y: float, facing: Facing) -> Posture:
    """Give how a figure between tiles (in tiles) is drawn."""
    feet = (y + 1) * TILE_PX - FEET_PX
    return Posture("walk", facing, (x + 0.5) * TILE_PX, feet, feet)


def _in_bed(bed: tuple[Piece, tuple[int, int]], x: float) -> Posture:
    piece, (width, height) = bed
    if width > height:
        right = piece.prop.endswith("right")
        end = piece.left + width - SIDE_PILLOW[0] if right else piece.left + SIDE_PILLOW[0]
        side = Facing.EAST if right else Facing.WEST
        return Posture("sleep", side, end, piece.top + SIDE_PILLOW[1], piece.base + 0.5, shadow=False)
    if width <= SEAT_WIDTH:
        x = piece.left + width / 2
    else:
        x = min(max(x, piece.left + TILE_PX / 2), piece.left + width - TILE_PX / 2)
    return Posture("sleep", Facing.SOUTH, x, piece.top + PILLOW_PX, piece.base + 0.5, shadow=False)


def _seated(
    pose: str, under: Sequence[tuple[Piece, tuple[int, int]]], facing: Facing, at: tuple[float, float]
) -> Posture:
    """Put somebody on the seat that stands there; where none does, only sitters sit down."""
    x, feet = at
    seats = _seats(under)
    if not seats:
        return Posture(pose if pose == "sit" else UPRIGHT[pose], facing, x, feet, feet)
    seat, (width, height) = min(seats, key=lambda one: abs(one[0].left + one[1][0] / 2 - x))
    if width <= SEAT_WIDTH:
        x = seat.left + width / 2
    feet = min(seat.base, seat.top + height) - SEAT_FEET_PX
    backed = facing is Facing.NORTH and any(word in seat.prop for word in BACKS)
    base = seat.base - 0.5 if backed else max(one[0].base for one in seats) + 0.5
    return Posture("type" if pose == "read" else pose, facing, x, feet, base, shadow=False)


def _seats(under: Sequence[tuple[Piece, tuple[int, int]]]) -> list[tuple[Piece, tuple[int, int]]]:
    """Give what is made to be sat on of the pieces on a tile."""
    return [one for one in under if one[1][1] <= SEAT_HEIGHT and any(word in one[0].prop for word in SEATS)]


def _talks(activity: str) -> bool:
    return any(word.startswith(TALK) for word in activity.casefold().split())


def _tiles(piece: Piece, size: tuple[int, int]) -> Iterable[Tile]:
    """Give the tiles whose middle is covered by the foot of a piece."""
    width, height = size
    bottom = min(piece.base, piece.top + height)
    deep = max(min(height - TILE_PX // 2, 2 * TILE_PX), TILE_PX // 2) if piece.kind == "bed" else TILE_PX
    half = TILE_PX // 2
    columns = range((piece.left + half - 1) // TILE_PX, (piece.left + width - half) // TILE_PX + 1)
    rows = range((bottom - deep + 4) // TILE_PX, (bottom - 4) // TILE_PX + 1)
    found = [
        Tile(x, y)
        for y in rows
        for x in columns
        if piece.left <= x * TILE_PX + half < piece.left + width
        and bottom - deep - 4 <= y * TILE_PX + half <= bottom + 4
    ]
    return found or [Tile(int(piece.left + width / 2) // TILE_PX, (bottom - 1) // TILE_PX)]


def _away(one: tuple[Piece, tuple[int, int]], point: tuple[float, float]) -> float:
    piece, (width, height) = one
    return abs(piece.left + width / 2 - point[0]) + abs(piece.top + height / 2 - point[1])
