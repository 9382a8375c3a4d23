"""How bright every tile is: the hour's light outside, lamps in the rooms where somebody is awake."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from game.view.daylight import daylight

if TYPE_CHECKING:
    from game.sim.state import Town
    from game.world.geometry import Tile
    from game.world.maze import Maze

Light = npt.NDArray[np.uint8]
"""``[y, x, channel]``, what each colour is multiplied by, 255 for nothing lost."""

LAMP = (255, 226, 178)
"""The light of a room with its lamps on: warm, and never darker than the day."""

_REACH = 2
"""Tiles beyond the floor one can stand on that a room's light falls on: furniture, walls."""


class Lights:
    """The light map of one town; made anew only when minute or rooms change."""

    def __init__(self, maze: Maze) -> None:
        self._maze = maze
        self._rooms: dict[str, npt.NDArray[np.bool_]] = {}
        self._key: tuple[int, tuple[str, ...]] = (-1, ())
        self.map: Light = np.full((maze.height, maze.width, 3), 255, dtype=np.uint8)

    def update(self, town: Town, seconds: int) -> bool:
        """Take over hour and rooms, and say whether the map has changed."""
        key = (seconds // 60, lit_rooms(self._maze, town))
        if key == self._key:
            return False
        self._key = key
        self.map[...] = np.array([round(part * 255) for part in daylight(seconds)], dtype=np.uint8)
        for room in key[1]:
            mask = self._room(room)
            self.map[mask] = np.maximum(self.map[mask], np.array(LAMP, dtype=np.uint8))
        return True

    def at(self, tile: Tile) -> tuple[int, int, int]:
        """Give the light on a tile, for whoever stands there."""
        y = min(max(tile.y, 0), self._maze.height - 1)
        x = min(max(tile.x, 0), self._maze.width - 1)
        red, green, blue = (int(part) for part in self.map[y, x])
        return red, green, blue

    def _room(self, arena: str) -> npt.NDArray[np.bool_]:
        if arena not in self._rooms:
            self._rooms[arena] = reach(self._maze, arena)
        return self._rooms[arena]


def lit_rooms(maze: Maze, town: Town) -> tuple[str, ...]:
    """Give the arenas, sorted, in which somebody is awake."""
    arenas = {maze.arena_at(body.tile) for body in town.bodies.values() if body.pose != "sleep"}
    return tuple(sorted(arenas - {""}))


def reach(maze: Maze, arena: str) -> npt.NDArray[np.bool_]:
    """Give the tiles ``[y, x]`` that the lamps of an arena shine on: its floor and what bounds it."""
    mask = np.zeros((maze.height, maze.width), dtype=np.bool_)
    for tile in maze.arenas[arena].tiles:
        mask[tile.y, tile.x] = True
    floor = np.argwhere(mask)
    top, left = floor.min(0)
    bottom, right = floor.max(0)
    for _ in range(_REACH):
        grown = mask.copy()
        grown[1:] |= mask[:-1]
        grown[:-1] |= mask[1:]
        grown[:, 1:] |= mask[:, :-1]
        grown[:, :-1] |= mask[:, 1:]
        mask = grown
    inside = np.zeros_like(mask)
    inside[max(int(top) - 1, 0) : int(bottom) + 1, max(int(left), 0) : int(right) + 1] = True
    return mask & inside
