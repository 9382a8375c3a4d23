"""The way on foot: A* over the four neighbours of a tile, the same way on every machine.

Order of preference, complete: fewest steps; then fewest furnished tiles crossed; then, among
the tiles to look at next, the one furthest along, then the first in reading order (y, then x);
a tile keeps the first of equally good predecessors, and neighbours are looked at in the order of
``geometry.STEP`` (south, west, east, north).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from game.world.geometry import Tile
from game.world.maze import Maze


@dataclass(frozen=True, slots=True)
class NoPath:
    """Why nobody can walk there."""

    reason: str
    """A clause without a name: "a wall is in the way of every route"."""


OFF_MAP = NoPath("that is outside the town")
WALLED = NoPath("nobody can stand there")
BLOCKED = NoPath("there is no way to get there")


def find_path(
    maze: Maze, start: Tile, goals: Sequence[Tile], avoid: Collection[Tile] = ()
) -> tuple[Tile, ...] | NoPath:
    """Give the shortest way from ``start`` to the nearest of ``goals``, without ``start`` itself.

    Tiles in ``avoid`` count as walls, except ``start``. The way is empty when ``start`` is one
    of the goals. There is no limit to its length.
    """
    if not maze.holds(start) or not any(maze.holds(goal) for goal in goals):
        return OFF_MAP
    if start in goals:
        return ()
    open_tiles = bytearray(maze.flat_open)
    for tile in avoid:
        if maze.holds(tile):
            open_tiles[tile.y * maze.width + tile.x] = 0
    targets = [goal for goal in goals if maze.holds(goal) and open_tiles[goal.y * maze.width + goal.x]]
    if not targets:
        return WALLED
    return _search(maze, open_tiles, start, targets)


def distance(maze: Maze, start: Tile, goals: Sequence[Tile]) -> int | None:
    """Give the number of steps to the nearest of ``goals``; None when there is no way."""
    way = find_path(maze, start, goals)
    return None if isinstance(way, NoPath) else len(way)


def _search(
    maze: Maze, open_tiles: bytearray, start: Tile, targets: Sequence[Tile]
) -> tuple[Tile, ...] | NoPath:
    """Run A*. The estimate is the distance to the box around all targets: never too long.

    One integer orders the queue: steps plus estimate, furnished tiles, steps (more first), tile.
    ``cost`` holds steps and furnished tiles in one integer too, so that comparing is cheap.
    """
    width, height = maze.width, maze.height
    area = width * height
    bits = area.bit_length()
    step, top = 1 << bits, (1 << bits) - 1
    left, right = min(t.x for t in targets), max(t.x for t in targets)
    north, south = min(t.y for t in targets), max(t.y for t in targets)
    across = [max(left - x, x - right, 0) for x in range(width)]
    down = [max(north - y, y - south, 0) for y in range(height)]
    furnished = maze.flat_furnished
    wanted = bytearray(area)
    for target in targets:
        wanted[target.y * width + target.x] = 1
    origin = start.y * width + start.x
    unseen = 1 << (2 * bits + 1)
    cost = [unseen] * area
    before = [-1] * area
    cost[origin] = 0
    queue = [((across[start.x] + down[start.y]) << (3 * bits)) + (top << bits) + origin]
    last_column, last_row = width - 1, height - 1
    while queue:
        here = heappop(queue) & top
        if wanted[here]:
            return _trace(before, here, width)
        if open_tiles[here] == 2:
            continue
        open_tiles[here] = 2
        y, x = divmod(here, width)
        for there, inside in (
            (here + width, y < last_row),
            (here - 1, x > 0),
            (here + 1, x < last_column),
            (here - width, y > 0),
        ):
            if not inside or open_tiles[there] != 1:
                continue
            new = cost[here] + step + furnished[there]
            if new >= cost[there]:
                continue
            cost[there] = new
            before[there] = here
            there_y, there_x = divmod(there, width)
            steps = new >> bits
            total = steps + across[there_x] + down[there_y]
            key = (total << bits) + (new & top)
            heappush(queue, (((key << bits) + top - steps) << bits) + there)
    return BLOCKED


def _trace(before: Sequence[int], goal: int, width: int) -> tuple[Tile, ...]:
    """Follow the predecessors back from ``goal``."""
    way = []
    here = goal
    while before[here] >= 0:
        way.append(Tile(here % width, here // width))
        here = before[here]
    return tuple(reversed(way))
