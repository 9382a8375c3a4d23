"""Everything on a map that can give light: where, how far, what colour, and when it burns.

Pure: made once of the pieces and the rooms. ``lights`` asks which of them burn now. No ``arcade``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PIL import Image

    from game.content.pieces import Piece
    from game.view.rooms import Rooms

Colour = tuple[float, float, float]

WARM: Colour = (1.0, 0.80, 0.48)
FLAME: Colour = (1.0, 0.62, 0.28)
SCREEN: Colour = (0.55, 0.80, 1.0)


class When(Enum):
    """What decides whether a lamp burns."""

    DARK = "dark"
    """From dusk to dawn."""
    ROOM = "room"
    """While its room is lit."""
    LOOK = "look"
    """While its piece looks so: a fire that burns, a screen that is on."""


@dataclass(frozen=True, slots=True)
class Kind:
    """How a kind of light shines."""

    colour: Colour
    radius: float
    """Map pixels that its pool reaches."""
    strength: float
    glow: float
    """Radius of the bright spot around it, map pixels; 0 for none."""
    shine: float
    """How bright that spot is, 0..1."""


KINDS = {
    "street lamp": Kind(WARM, 138.0, 0.95, 32.0, 0.9),
    "lamp": Kind(WARM, 116.0, 0.70, 24.0, 0.38),
    "candle": Kind(FLAME, 72.0, 0.55, 15.0, 0.5),
    "fire": Kind(FLAME, 128.0, 0.9, 34.0, 0.6),
    "screen": Kind(SCREEN, 66.0, 0.6, 18.0, 0.4),
    "window": Kind(WARM, 66.0, 0.55, 22.0, 0.4),
    "ceiling": Kind(WARM, 176.0, 0.74, 0.0, 0.0),
}
"""The kinds of light that pieces name, and the light of a room itself."""

LIT_LOOKS = ("burning", "on", "in use", "brewing")
"""Looks in which a fire burns and a screen is on."""

FACE_OVER_PX = 20
"""How far the face of a wall reaches above its cell."""

CEILING_EVERY = 5
"""A room has a light of its own for every square of so many tiles."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """One source of light."""

    kind: Kind
    when: When
    x: float
    y: float
    """The middle of its pool on the ground, map pixels from the north-western corner."""
    head: float
    """How far above that the bright spot is."""
    room: str = ""
    """The room that it shines in or, for a window, the room behind it; empty outdoors."""
    piece: int = -1
    """The index of its piece; -1 for none."""
    outward: bool = False
    """A window: its light falls on the ground in front of it."""
    flickers: bool = False


def lamps_of(pieces: Sequence[Piece], pictures: Mapping[str, Image.Image], rooms: Rooms) -> tuple[Lamp, ...]:
    """Give every lamp of a map; ``pieces`` in the order in which they are counted."""
    found = [
        lamp
        for index, piece in enumerate(pieces)
        if (lamp := _of_piece(index, piece, pictures[piece.picture].size, rooms)) is not None
    ]
    return (*found, *_ceilings(rooms))


def _of_piece(index: int, piece: Piece, size: tuple[int, int], rooms: Rooms) -> Lamp | None:
    width, height = size
    x, foot = piece.left + width / 2, min(piece.base, piece.top + height)
    if "lit" in piece.looks or piece.light == "window":
        room = behind(piece, size, rooms)
        if not room:
            return None
        head = 46.0 if "lit" in piece.looks else height * 0.5 + 14
        return Lamp(KINDS["window"], When.ROOM, x, foot + 14.0, head, room, index, outward=True)
    kind = KINDS.get(piece.light)
    if kind is None:
        return None
    room = _room_of(piece, int(x) // TILE_PX, foot, rooms)
    drawn_lit = any(look in piece.looks for look in LIT_LOOKS)
    if piece.light in ("fire", "screen") and drawn_lit and piece.object:
        when = When.LOOK
    else:
        when = When.ROOM if room else When.DARK
    middle = foot - min(height * 0.3, 18.0)
    head = middle - (piece.top + height * 0.22)
    return Lamp(kind, when, x, middle, head, room, index, flickers=piece.light in ("fire", "candle"))


def _room_of(piece: Piece, column: int, foot: int, rooms: Rooms) -> str:
    """Give the room that a lamp shines in; one on a wall shines in front of it."""
    for y in (foot // TILE_PX, foot // TILE_PX + 1):
        on_face = (column, y) in rooms.walls and y * TILE_PX - FACE_OVER_PX <= foot <= (y + 1) * TILE_PX
        if on_face and piece.base >= (y + 1) * TILE_PX - 4:
            return rooms.at(column, y + 1)
    return rooms.at(column, (piece.base - 1) // TILE_PX)


def behind(piece: Piece, size: tuple[int, int], rooms: Rooms) -> str:
    """Give the room behind a window that is seen from outside; empty for one seen from inside."""
    x = int(piece.left + size[0] / 2) // TILE_PX
    foot = min(piece.base, piece.top + size[1])
    y = (foot - 1) // TILE_PX
    while (x, y) not in rooms.walls and foot - y * TILE_PX < 3 * TILE_PX:
        y -= 1
    if (x, y) not in rooms.walls or rooms.at(x, y + 1):
        return ""
    return rooms.at(x, y - 1)


def _ceilings(rooms: Rooms) -> list[Lamp]:
    """Give every room lights of its own, so that none is dark for want of a lamp."""
    found = []
    for address in rooms.addresses:
        cells = rooms.cells(address)
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        squares: dict[tuple[int, int], list[tuple[int, int]]] = {}
        across = _parts(left, max(x for x, _ in cells))
        down = _parts(top, max(y for _, y in cells))
        for x, y in cells:
            squares.setdefault(((x - left) // across, (y - top) // down), []).append((x, y))
        for some in squares.values():
            middle_x = (sum(cell[0] for cell in some) / len(some) + 0.5) * TILE_PX
            middle_y = (sum(cell[1] for cell in some) / len(some) + 0.2) * TILE_PX
            found.append(Lamp(KINDS["ceiling"], When.ROOM, middle_x, middle_y, 0.0, address))
    return found


def _parts(first: int, last: int) -> int:
    """Give the side of the squares that a length of tiles is cut into."""
    length = last - first + 1
    count = max(round(length / CEILING_EVERY), 1)
    return -(-length // count)
