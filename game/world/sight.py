"""What can be seen from where: lines of sight between tiles, walls in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.world.geometry import Tile

if TYPE_CHECKING:
    from game.world.maze import Maze


def is_visible(maze: Maze, viewer: Tile, target: Tile, *, radius: int) -> bool:
    """Tell whether one at ``viewer`` notices what is at ``target``.

    Both must lie within a square of ``radius`` tiles and in the same arena; in the streets,
    outside every arena, a free line of sight is needed instead.
    """
    if max(abs(viewer.x - target.x), abs(viewer.y - target.y)) > radius:
        return False
    place = maze.arena_at(viewer)
    if place != maze.arena_at(target):
        return False
    return bool(place) or has_line_of_sight(maze, viewer, target)


def has_line_of_sight(maze: Maze, viewer: Tile, target: Tile) -> bool:
    """Tell whether no wall stands on the straight line between two tiles.

    The same both ways. A line through the corner between two tiles is free when one of the two
    tiles beside the corner is.
    """
    first, last = sorted((viewer, target))
    dx, dy = last.x - first.x, last.y - first.y
    lean = 1 if dy >= 0 else -1
    rise = abs(dy)
    x, y = first
    gone_x, gone_y = 0, 0
    while (gone_x, gone_y) != (dx, rise):
        ahead = (2 * gone_x + 1) * rise - (2 * gone_y + 1) * dx
        if ahead == 0:
            sides = (Tile(x + 1, y), Tile(x, y + lean))
            if not any(maze.is_walkable(side) for side in sides):
                return False
            gone_x, gone_y, x, y = gone_x + 1, gone_y + 1, x + 1, y + lean
        elif ahead < 0:
            gone_x, x = gone_x + 1, x + 1
        else:
            gone_y, y = gone_y + 1, y + lean
        if (gone_x, gone_y) != (dx, rise) and not maze.is_walkable(Tile(x, y)):
            return False
    return True
