"""How a body is drawn: in which pose, on which seat or pillow, before or behind what it uses.

Pure: bodies, pieces and places in, a ``Posture`` out. No ``arcade`` in here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.view.pieces import SHINE, TOP
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

EDGE_OF_BED_PX = 4
"""How far above a bed's lower edge the feet of somebody who sits on it are drawn."""

OVER_BACK_PX = 23
"""How far below the upper edge of a seat's back the feet are of somebody whose head looks over it."""

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


class Thing(NamedTuple):
    """A piece as somebody sits or lies on it; all in map pixels."""

    piece: Piece
    width: int
    height: int
    foot: int
    """The lowest row of its picture."""
    crown: float
    """The first row of its picture that shows anything."""

    @property
    def middle(self) -> float:
        """Give the column in its middle."""
        return self.piece.left + self.width / 2

    @property
    def lifted(self) -> bool:
        """Tell whether it stands or hangs on something else."""
        return self.piece.base > self.foot


class Places:
    """Which pieces stand on which tile, and which show which object."""

    def __init__(self, stand: Stand) -> None:
        self._on: dict[Tile, list[Thing]] = {}
        self._of: dict[str, list[Thing]] = {}
        for index, piece in enumerate(stand.pieces):
            if stand.is_wall[index] or piece.kind == SHINE:
                continue
            width, height = stand.sizes[index]
            foot = min(piece.base, piece.top + height)
            thing = Thing(piece, width, height, foot, float(stand.rows[index, TOP]))
            if piece.object:
                self._of.setdefault(piece.object, []).append(thing)
            for tile in _tiles(thing):
                self._on.setdefault(tile, []).append(thing)

    def on(self, tile: Tile) -> Sequence[Thing]:
        """Give the pieces whose foot covers the middle of a tile."""
        return self._on.get(tile, ())

    def bed(self, address: str, tile: Tile) -> Thing | None:
        """Give the bed of an object that is nearest to a tile; None for an object without one."""
        x, y = (tile.x + 0.5) * TILE_PX, (tile.y + 0.5) * TILE_PX

        def away(bed: Thing) -> float:
            return abs(bed.middle - x) + abs(bed.piece.top + bed.height / 2 - y)

        beds = [one for one in self._of.get(address, ()) if one.piece.kind == "bed"]
        return min(beds, key=away, default=None)


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
    bed = places.bed(body.using, tile)
    if bed is not None:
        if pose == "sleep":
            return _in_bed(bed, x)
        return Posture("sit", Facing.SOUTH, x, bed.foot - EDGE_OF_BED_PX, bed.piece.base + 0.5, shadow=False)
    if pose == "sleep":
        pose = "sit"
    under = places.on(tile)
    if pose in SEATED or (pose == "read" and _seats(under)):
        return _seated(pose, under, facing, (x, feet))
    if pose in ("stand", "walk"):
        pose = "talk" if _talks(activity) else "idle"
    inside = [
        one.piece.base + 0.5
        for one in under
        if thing is not None and one.piece.object == thing.address and not one.lifted
    ]
    return Posture(pose, facing, x, feet, max([feet, *inside]))


def walking(x: float, y: float, facing: Facing) -> Posture:
    """Give how a figure between tiles (in tiles) is drawn."""
    feet = (y + 1) * TILE_PX - FEET_PX
    return Posture("walk", facing, (x + 0.5) * TILE_PX, feet, feet)


def _in_bed(bed: Thing, x: float) -> Posture:
    piece, base = bed.piece, bed.piece.base + 0.5
    if bed.width > bed.height:
        right = piece.prop.endswith("right")
        end = piece.left + bed.width - SIDE_PILLOW[0] if right else piece.left + SIDE_PILLOW[0]
        side = Facing.EAST if right else Facing.WEST
        return Posture("sleep", side, end, piece.top + SIDE_PILLOW[1], base, shadow=False)
    half = TILE_PX / 2
    narrow = bed.width <= SEAT_WIDTH
    x = bed.middle if narrow else min(max(x, piece.left + half), piece.left + bed.width - half)
    return Posture("sleep", Facing.SOUTH, x, piece.top + PILLOW_PX, base, shadow=False)


def _seated(pose: str, under: Sequence[Thing], facing: Facing, at: tuple[float, float]) -> Posture:
    """Put somebody on the seat that stands there; where none does, only sitters sit down."""
    x, feet = at
    seats = _seats(under)
    if not seats:
        return Posture(pose if pose == "sit" else UPRIGHT[pose], facing, x, feet, feet)
    seat = min(seats, key=lambda one: abs(one.middle - x))
    if seat.width <= SEAT_WIDTH:
        x = seat.middle
    feet, base = float(seat.foot - SEAT_FEET_PX), max(one.piece.base for one in seats) + 0.5
    if facing is Facing.NORTH and any(word in seat.piece.prop for word in BACKS):
        feet, base = min(feet, seat.crown + OVER_BACK_PX), seat.piece.base - 0.5
    return Posture("type" if pose == "read" else pose, facing, x, feet, base, shadow=False)


def _seats(under: Sequence[Thing]) -> list[Thing]:
    """Give what is made to be sat on of the pieces on a tile."""
    return [
        one for one in under if one.height <= SEAT_HEIGHT and any(word in one.piece.prop for word in SEATS)
    ]


def _talks(activity: str) -> bool:
    return any(word.startswith(TALK) for word in activity.casefold().split())


def _tiles(thing: Thing) -> Iterable[Tile]:
    """Give the tiles whose middle is covered by the foot of a piece."""
    left, right, half = thing.piece.left, thing.piece.left + thing.width, TILE_PX // 2
    deep = TILE_PX
    if thing.piece.kind == "bed":
        deep = max(min(thing.height - half, 2 * TILE_PX), half)
    columns = range((left + half - 1) // TILE_PX, (right - half) // TILE_PX + 1)
    rows = range((thing.foot - deep + 4) // TILE_PX, (thing.foot - 4) // TILE_PX + 1)
    found = [
        Tile(x, y)
        for y in rows
        for x in columns
        if left <= x * TILE_PX + half < right
        and thing.foot - deep - 4 <= y * TILE_PX + half <= thing.foot + 4
    ]
    return found or [Tile(int(thing.middle) // TILE_PX, (thing.foot - 1) // TILE_PX)]
