"""How far everything is from one tile, and landmarks that tell how far two tiles are at least."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from game.world.geometry import STEP, Tile

Field = npt.NDArray[np.int32]
"""Steps from one tile to every tile, in reading order; ``UNREACHED`` where there is no way."""

UNREACHED = -1
"""The distance of a tile that cannot be walked to."""

LANDMARKS = 8
"""How many landmarks: more make the search look at fewer tiles, and each costs one flood."""


def flood(open_tiles: bytes, width: int, start: Tile) -> Field:
    """Give the steps from ``start`` to every tile; ``open_tiles`` has 1 where one can stand."""
    height = len(open_tiles) // width
    stride = width + 1
    grid = np.zeros((height + 2, stride), dtype=np.uint8)
    grid[1:-1, :width] = np.frombuffer(open_tiles, dtype=np.uint8).reshape(height, width) == 1
    unseen = bytearray(grid.tobytes())
    moves = tuple(dy * stride + dx for dx, dy in STEP.values())
    distances = np.full(len(unseen), UNREACHED, dtype=np.int32)
    edge = [(start.y + 1) * stride + start.x]
    unseen[edge[0]] = 0
    steps = 0
    while edge:
        distances[edge] = steps
        steps += 1
        onward = []
        for here in edge:
            for move in moves:
                if unseen[here + move]:
                    unseen[here + move] = 0
                    onward.append(here + move)
        edge = onward
    return np.ascontiguousarray(distances.reshape(height + 2, stride)[1:-1, :width]).ravel()


def landmark_fields(open_tiles: bytes, width: int) -> tuple[Field, ...]:
    """Give the fields of some tiles that lie far from each other; () when nothing is open.

    The first is the first open tile, each next one the tile furthest from all before it (the
    first in reading order of several); so they lie in the corners and at the ends of corridors.
    """
    first = open_tiles.find(1)
    if first < 0:
        return ()
    fields = [flood(open_tiles, width, Tile(first % width, first // width))]
    while len(fields) < LANDMARKS:
        nearest = np.minimum.reduce(fields)
        furthest = int(nearest.argmax())
        if nearest[furthest] <= 0:
            break
        fields.append(flood(open_tiles, width, Tile(furthest % width, furthest // width)))
    return tuple(fields)
