"""Where a town is first looked at: somebody who is awake, or where it is brightest; never black night."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ai.memory.skeleton import waking_hours
from game.sim.minds import is_asleep
from game.view.rooms import SPOTS
from game.world.geometry import Tile

if TYPE_CHECKING:
    import numpy.typing as npt

    from game.sim.state import SimState

COMPANY_TILES = 10
"""Others within so many tiles make somebody the better one to look at."""


def first_look(state: SimState, light: npt.NDArray[np.uint8], view_tiles: tuple[int, int]) -> Tile:
    """Give the tile to begin with; ``light`` is the light map, ``view_tiles`` what the window shows."""
    bodies = state.town.bodies
    awake = [name for name, body in bodies.items() if body.pose != "sleep" and not _sleeps(state, name)]
    if not awake:
        return brightest(light, view_tiles)

    def company(name: str) -> int:
        here = bodies[name].tile
        near = (bodies[other].tile for other in awake)
        return sum(max(abs(tile.x - here.x), abs(tile.y - here.y)) <= COMPANY_TILES for tile in near)

    return bodies[max(awake, key=lambda name: (company(name), [-ord(char) for char in name]))].tile


def _sleeps(state: SimState, name: str) -> bool:
    """Tell whether somebody sleeps; before the first tick, whether it is in bed by midnight."""
    mind = state.minds.get(name)
    if mind is None:
        return False
    if state.tick >= 0:
        return is_asleep(mind)
    last_evening, _, _ = waking_hours(mind.sheet, mind.sheet.wake_minute)
    return last_evening == 0


def brightest(light: npt.NDArray[np.uint8], view_tiles: tuple[int, int]) -> Tile:
    """Give the middle of the part of the map, as large as the view, that has the most light."""
    rows, columns = light.shape[0] // SPOTS, light.shape[1] // SPOTS
    tiles = light.astype(np.float64).sum(axis=2).reshape(rows, SPOTS, columns, SPOTS).mean(axis=(1, 3))
    wide, high = min(view_tiles[0], columns), min(view_tiles[1], rows)
    sums = np.zeros((rows + 1, columns + 1))
    sums[1:, 1:] = tiles.cumsum(0).cumsum(1)
    boxes = sums[high:, wide:] - sums[:-high, wide:] - sums[high:, :-wide] + sums[:-high, :-wide]
    top, left = np.unravel_index(int(boxes.argmax()), boxes.shape)
    return Tile(int(left) + wide // 2, int(top) + high // 2)
