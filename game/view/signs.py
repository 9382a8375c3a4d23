"""Signs that say whether a place is open: which piece belongs to the hours of which room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.view.lamps import behind
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from game.view.pieces import Stand
    from game.view.rooms import Rooms
    from game.world.maze import Maze
    from game.world.norms import Norm

OPEN, CLOSED = "open", "closed"
"""The two looks of a sign; one without the first looks plain while the place is open."""


class Signs:
    """The signs of one town; what shows an object says nothing about hours."""

    def __init__(self, stand: Stand, rooms: Rooms, maze: Maze) -> None:
        self._stand = stand
        self._hours: list[tuple[int, Norm]] = []
        self._minute = -1
        for index, piece in enumerate(stand.pieces):
            if CLOSED not in piece.looks or piece.object:
                continue
            size = stand.sizes[index]
            column = int(piece.left + size[0] / 2) // TILE_PX
            room = behind(piece, size, rooms) or rooms.at(column, (piece.base - 1) // TILE_PX)
            if room:
                self._hours.append((index, maze.norm_of(room)))

    def update(self, minute: int) -> None:
        """Turn the signs as the minute of the day has it."""
        if minute == self._minute:
            return
        self._minute = minute
        for index, norm in self._hours:
            look = OPEN if norm.is_open(minute) else CLOSED
            if look != self._stand.looks[index]:
                self._stand.dress(index, look)
