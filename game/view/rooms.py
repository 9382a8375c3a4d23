"""The rooms of a town as light knows them: which cells lie indoors, and what of each room is seen.

Walls stand upright in the picture: the wall at the north of a room shows its face, the one at its
south hides a strip of the floor. So the part of the picture that a room's lamps fall on is neither
its tiles nor its outline; ``Rooms`` works it out once. No ``arcade`` in here.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from PIL import Image

    from game.content.pieces import Piece
    from game.world.maze import Maze

Mask = npt.NDArray[np.bool_]
Cell = tuple[int, int]
"""Column and row of a tile."""

SPOT_PX = 8
"""Pixels of the map along one side of a spot of the light map."""

SPOTS = TILE_PX // SPOT_PX
"""Spots along one side of a tile."""

FACE_SPOTS = 7
"""Spots that a wall's face is high, a little of its cap included."""

HIDDEN_FROM = 1
"""Of a cell with a wall to its south, the first row of spots that the wall hides."""

ENCLOSED = 0.6
"""An arena of a town without upright walls is a room if so much of its edge is blocked."""

WALL_WORDS = ("wall", "window", "arch")
"""Words in the names of the tiles that walls are made of."""

_SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def wall_cells(pieces: Sequence[Piece], pictures: Mapping[str, Image.Image]) -> frozenset[Cell]:
    """Give the cells on which walls stand."""
    return frozenset(
        (piece.left // TILE_PX, piece.base // TILE_PX - 1)
        for piece in pieces
        if is_wall(piece, pictures[piece.picture].size)
    )


def is_wall(piece: Piece, size: tuple[int, int]) -> bool:
    """Tell whether a piece is part of a wall: a tall tile in its cell that is called so, or nothing."""
    width, height = size
    if piece.flat or piece.kind or width != TILE_PX or height <= 2 * TILE_PX:
        return False
    if piece.left % TILE_PX or piece.base % TILE_PX:
        return False
    return not piece.prop or any(word in WALL_WORDS for word in piece.prop.split())


class Rooms:
    """The rooms of one town, by the address of their arena."""

    def __init__(self, maze: Maze, walls: Iterable[Cell]) -> None:
        self.width, self.height = maze.width, maze.height
        self.walls = _closed(frozenset(walls), maze)
        self._arenas: dict[Cell, str] = {}
        if self.walls:
            self._fill(maze, _outside(maze, self.walls))
        else:
            self._guess(maze)
        self._cells: dict[str, tuple[Cell, ...]] = {}
        for cell, address in self._arenas.items():
            self._cells[address] = (*self._cells.get(address, ()), cell)
        self.addresses = tuple(sorted(self._cells))

    def at(self, x: int, y: int) -> str:
        """Give the address of the room on a tile; empty outdoors and in walls."""
        return self._arenas.get((x, y), "")

    def cells(self, address: str) -> tuple[Cell, ...]:
        """Give the cells of a room; () for an unknown one."""
        return self._cells.get(address, ())

    def mask(self, address: str) -> Mask:
        """Give the spots ``[y, x]`` of the picture that a room fills, its northern wall's face included."""
        return self._seen(self.cells(address))

    def indoors(self) -> Mask:
        """Give the spots that some room fills."""
        return self._seen(list(self._arenas))

    def _fill(self, maze: Maze, outside: frozenset[Cell]) -> None:
        """Give every cell indoors to the arena that is nearest without a wall between."""
        queue: deque[Cell] = deque()
        for address, arena in maze.arenas.items():
            for tile in arena.tiles:
                cell = tile.x, tile.y
                if cell not in outside and cell not in self.walls:
                    self._arenas[cell] = address
                    queue.append(cell)
        while queue:
            x, y = queue.popleft()
            for dx, dy in _SIDES:
                cell = x + dx, y + dy
                if cell in self._arenas or cell in self.walls or cell in outside or not _holds(maze, cell):
                    continue
                self._arenas[cell] = self._arenas[x, y]
                queue.append(cell)

    def _guess(self, maze: Maze) -> None:
        """Take arenas that are fenced in for rooms: the town has no upright walls."""
        for address, arena in maze.arenas.items():
            tiles = {(tile.x, tile.y) for tile in arena.tiles}
            edge = [(x + dx, y + dy) for x, y in tiles for dx, dy in _SIDES if (x + dx, y + dy) not in tiles]
            closed = [cell for cell in edge if _holds(maze, cell) and maze.blocked[cell[1], cell[0]]]
            if len(closed) >= ENCLOSED * len(edge):
                self._arenas |= dict.fromkeys(tiles | set(closed), address)

    def _seen(self, cells: Sequence[Cell]) -> Mask:
        inside = set(cells)
        spots = np.zeros((self.height * SPOTS, self.width * SPOTS), dtype=np.bool_)
        for x, y in cells:
            top, left = y * SPOTS, x * SPOTS
            rows = slice(top, top + (HIDDEN_FROM if (x, y + 1) in self.walls else SPOTS))
            start = left - SPOTS // 2 if (x - 1, y) in self.walls else left
            stop = left + SPOTS + (SPOTS // 2 if (x + 1, y) in self.walls else 0)
            columns = slice(max(start, 0), stop)
            spots[rows, columns] = True
            if (x, y - 1) in self.walls:
                spots[max(top - FACE_SPOTS, 0) : top, columns] = True
            for side, edge in ((-1, slice(max(left - SPOTS // 2, 0), left)), (1, slice(left + SPOTS, stop))):
                # beside a gap in a wall the floor behind the wall's end is in sight
                if (x + side, y) in self.walls and (x, y - 1) in inside and (x + side, y - 1) in inside:
                    spots[max(top - SPOTS, 0) : top, edge] = True
        return spots


def _closed(walls: frozenset[Cell], maze: Maze) -> frozenset[Cell]:
    """Give the walls with their doorways closed: gaps of a tile or two in a wall that runs north."""
    gaps = set()
    for x, y in walls:
        for length in (1, 2):
            gap = [(x, y + step) for step in range(1, length + 1)]
            free = not any(cell in walls for cell in gap) and (x, y + length + 1) in walls
            beside = [cell for step in (-1, 1) for cell in ((x + step, y), (x + step, y + length + 1))]
            if free and _holds(maze, gap[-1]) and sum(cell in walls for cell in beside) < len(beside):
                gaps |= {
                    cell for cell in gap if (x - 1, cell[1]) not in walls and (x + 1, cell[1]) not in walls
                }
    return walls | gaps


def _holds(maze: Maze, cell: Cell) -> bool:
    return 0 <= cell[0] < maze.width and 0 <= cell[1] < maze.height


def _outside(maze: Maze, walls: frozenset[Cell]) -> frozenset[Cell]:
    """Give the cells that can be reached from the map's edge without going through a wall."""
    edge = [(x, y) for x in range(maze.width) for y in (0, maze.height - 1)]
    edge += [(x, y) for y in range(maze.height) for x in (0, maze.width - 1)]
    found = {cell for cell in edge if cell not in walls}
    queue = deque(sorted(found))
    while queue:
        x, y = queue.popleft()
        for dx, dy in _SIDES:
            cell = x + dx, y + dy
            if cell not in found and cell not in walls and _holds(maze, cell):
                found.add(cell)
                queue.append(cell)
    return frozenset(found)
