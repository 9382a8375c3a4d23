"""What must hold in a town as a whole: everybody can walk everywhere that one can stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from game.content.town_error import MapError
from game.world.flood import UNREACHED, flood
from game.world.geometry import Tile

if TYPE_CHECKING:
    from game.world.maze import Blocked, Maze


def check_town(file: str, maze: Maze) -> None:
    """Refuse a town with nothing in it or with a part that cannot be reached on foot.

    Raises:
        MapError: names the first such tile in reading order.
    """
    if not maze.arenas:
        raise MapError(file, "the town has no arena", "draw at least one", layer="arenas")
    reached = reachable(maze, maze.visitor_spawn)
    cut_off = np.argwhere(~maze.blocked & ~reached)
    if len(cut_off):
        y, x = (int(value) for value in cut_off[0])
        place = maze.arena_at(Tile(x, y)) or "the open"
        reason = f"this tile in {place} is cut off from the rest of the town ({len(cut_off)} such tiles)"
        cure = "open a way to it, or close it with collision tiles"
        raise MapError(file, reason, cure, layer="collision", tile=(x, y))


def reachable(maze: Maze, start: Tile) -> Blocked:
    """Give the tiles that one can walk to from ``start``, ``[y, x]``."""
    distances = flood(maze.flat_open, maze.width, start)
    reached: Blocked = np.not_equal(distances, UNREACHED).reshape(maze.height, maze.width)
    return reached
