"""Mazes from drawings: "#" is a wall, "o" an object, anything else open ground."""

from __future__ import annotations

import numpy as np

from game.world.geometry import Tile
from game.world.maze import Arena, GameObject, Maze


def maze_of(*rows: str) -> Maze:
    """Give the maze of a drawing; letters A and B are arenas, "o" are tiles of one object in A."""
    marks = np.array([list(row) for row in rows])
    height, width = marks.shape

    def tiles(signs: str) -> tuple[Tile, ...]:
        return tuple(Tile(int(x), int(y)) for y, x in np.argwhere(np.isin(marks, list(signs))))

    arenas = {
        f"w:s:{sign}": Arena(f"w:s:{sign}", tiles(sign + ("o" if sign == "A" else ""))) for sign in "AB"
    }
    arenas = {address: arena for address, arena in arenas.items() if arena.tiles}
    things = {}
    if tiles("o"):
        things["w:s:A:thing"] = GameObject("w:s:A:thing", "thing", "thing", tiles("o"), 1)
    return Maze("w", width, height, marks == "#", arenas, things, {})
