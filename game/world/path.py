"""The way on foot: A* over the four neighbours of a tile, the same way on every machine.

Order of preference, complete: fewest steps; then fewest furnished tiles crossed; then, among
the tiles to look at next, the one furthest along, then the first in reading order (y, then x);
a tile keeps the first of equally good predecessors, and neighbours are looked at in the order of
``geometry.STEP`` (south, west, east, north).
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from typing import TYPE_CHECKING, TypeVar

import numpy as np
import numpy.typing as npt

from game.world.flood import UNREACHED, Field
from game.world.geometry import STEP, Tile

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from game.world.maze import Maze


@dataclass(frozen=True, slots=True)
class NoPath:
    """Why nobody can walk there."""

    reason: str
    """A clause without a name: "a wall is in the way of every route"."""


AnyInt = TypeVar("AnyInt", np.uint8, np.int32)

OPEN, SEEN = 1, 2
"""What the search notes of a tile: it may be entered; its best way is known."""

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
    """Run A*.

    One integer orders the queue: steps plus estimate, furnished tiles, steps (more first), tile.
    ``cost`` holds steps and furnished tiles in one integer too, so that comparing is cheap. The
    grid gets a closed column and two closed rows around it, so that no neighbour needs a check.
    """
    stride = maze.width + 1
    area = stride * (maze.height + 2)
    bits = area.bit_length()
    step, top = 1 << bits, (1 << bits) - 1
    ground = bytearray(_fenced(np.frombuffer(open_tiles, dtype=np.uint8), maze.width).tobytes())
    furnished = _fenced(np.frombuffer(maze.flat_furnished, dtype=np.uint8), maze.width).tobytes()
    estimates = _fenced(_estimates(maze, targets), maze.width).tolist()
    wanted = bytearray(area)
    for target in targets:
        wanted[(target.y + 1) * stride + target.x] = 1
    moves = tuple(dy * stride + dx for dx, dy in STEP.values())
    origin = (start.y + 1) * stride + start.x
    cost = [1 << (2 * bits + 1)] * area
    before = [-1] * area
    cost[origin] = 0
    queue = [(estimates[origin] << (3 * bits)) + (top << bits) + origin]
    while queue:
        here = heappop(queue) & top
        if wanted[here]:
            return _trace(before, here, stride)
        if ground[here] == SEEN:
            continue
        ground[here] = SEEN
        onward = cost[here] + step
        for move in moves:
            there = here + move
            if ground[there] != OPEN:
                continue
            new = onward + furnished[there]
            if new >= cost[there]:
                continue
            cost[there] = new
            before[there] = here
            steps = new >> bits
            key = ((steps + estimates[there]) << bits) + (new & top)
            heappush(queue, (((key << bits) + top - steps) << bits) + there)
    return BLOCKED


def _estimates(maze: Maze, targets: Sequence[Tile]) -> Field:
    """Give for every tile a number of steps to the nearest target that is never too large.

    The largest of: the distance to the box around all targets, walls forgotten; and, for each
    landmark, how much nearer to or further from it the tile is than every target. Between
    neighbours it differs by at most one, so that a tile's first way is its best one.
    """
    left, right = min(t.x for t in targets), max(t.x for t in targets)
    north, south = min(t.y for t in targets), max(t.y for t in targets)
    xs, ys = np.arange(maze.width, dtype=np.int32), np.arange(maze.height, dtype=np.int32)
    across = np.maximum(np.maximum(left - xs, xs - right), 0)
    down = np.maximum(np.maximum(north - ys, ys - south), 0)
    best = (down[:, None] + across[None, :]).ravel().astype(np.int32)
    places = [target.y * maze.width + target.x for target in targets]
    for field in maze.landmarks:
        there = field[places]
        if (there != UNREACHED).all():
            bound = np.maximum(there.min() - field, field - there.max())
            np.maximum(best, np.where(field == UNREACHED, 0, bound), out=best)
    return best


def _fenced(flags: npt.NDArray[AnyInt], width: int) -> npt.NDArray[AnyInt]:
    """Give flags in reading order with a zero after every row and a row of zeros on both sides."""
    grid = flags.reshape(-1, width)
    out = np.zeros((grid.shape[0] + 2, width + 1), dtype=grid.dtype)
    out[1:-1, :width] = grid
    return out.ravel()


def _trace(before: Sequence[int], goal: int, stride: int) -> tuple[Tile, ...]:
    """Follow the predecessors back from ``goal``."""
    way = []
    here = goal
    while before[here] >= 0:
        way.append(Tile(here % stride, here // stride - 1))
        here = before[here]
    return tuple(reversed(way))
