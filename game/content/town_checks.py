"""What must hold in a town as a whole: everybody can walk everywhere that one can stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from game.content.town_error import FirstFault, MapError
from game.world.flood import UNREACHED, flood
from game.world.geometry import Tile

if TYPE_CHECKING:
    from game.world.maze import Blocked, Maze


def check_town(file: str, maze: Maze, faults: FirstFault) -> None:
    """Refuse a town with nothing in it or with a part that cannot be reached on foot.

    Raises:
        MapError: names the first tile of each such part in reading order.
    """
    if not maze.arenas:
        with faults:
            reason = "the town has no arena"
            raise MapError("no-arena", file, reason, "draw at least one", layer="arenas")
    if not maze.is_walkable(maze.visitor_spawn):
        return
    free = ~maze.blocked & ~reachable(maze, maze.visitor_spawn)
    while len(cut_off := np.argwhere(free)):
        y, x = (int(value) for value in cut_off[0])
        pocket = reachable(maze, Tile(x, y)) & free
        free = free & ~pocket
        with faults:
            place = maze.arena_at(Tile(x, y)) or "the open"
            size = int(pocket.sum())
            reason = f"this tile in {place} is cut off from the rest of the town ({size} such tiles)"
            cure = "open a way to it, or close it with collision tiles"
            raise MapError("sealed-pocket", file, reason, cure, layer="collision", tile=(x, y))


def reachable(maze: Maze, start: Tile) -> Blocked:
    """Give the tiles that one can walk to from ``start``, ``[y, x]``."""
    distances = flood(maze.flat_open, maze.width, start)
    reached: Blocked = np.not_equal(distances, UNREACHED).reshape(maze.height, maze.width)
    return reached
