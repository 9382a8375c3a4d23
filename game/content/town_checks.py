"""What must hold in a town as a whole: everybody can walk everywhere that one can stand."""

from __future__ import annotations

import numpy as np

from game.content.town_error import MapError
from game.world.geometry import STEP, Tile
from game.world.maze import Maze


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


def reachable(maze: Maze, start: Tile) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    """Give the tiles that one can walk to from ``start``, ``[y, x]``."""
    seen = np.zeros((maze.height, maze.width), dtype=np.bool_)
    seen[start.y, start.x] = True
    waiting = [start]
    while waiting:
        here = waiting.pop()
        for step in STEP.values():
            there = Tile(here.x + step.x, here.y + step.y)
            if maze.is_walkable(there) and not seen[there.y, there.x]:
                seen[there.y, there.x] = True
                waiting.append(there)
    return seen
