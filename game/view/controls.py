"""What the keys mean, and the visitor's walk while a key is held: one step a tick, never a backlog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arcade import key

from game.view.pace import Speed
from game.world.geometry import Facing, Tile

if TYPE_CHECKING:
    from game.world.maze import Maze

WALK = {key.W: Facing.NORTH, key.A: Facing.WEST, key.S: Facing.SOUTH, key.D: Facing.EAST}
"""The visitor's keys; without a visitor they move the camera."""

PAN = {
    key.UP: (0.0, 1.0),
    key.DOWN: (0.0, -1.0),
    key.LEFT: (-1.0, 0.0),
    key.RIGHT: (1.0, 0.0),
    key.W: (0.0, 1.0),
    key.S: (0.0, -1.0),
    key.A: (-1.0, 0.0),
    key.D: (1.0, 0.0),
}
"""The camera's keys."""

SPEEDS = {
    key.KEY_1: Speed.ONE,
    key.KEY_2: Speed.TWO,
    key.KEY_3: Speed.FOUR,
    key.KEY_4: Speed.FOUR,
    key.KEY_5: Speed.FASTEST,
    key.NUM_1: Speed.ONE,
    key.NUM_2: Speed.TWO,
    key.NUM_3: Speed.FOUR,
    key.NUM_4: Speed.FOUR,
    key.NUM_5: Speed.FASTEST,
}
"""The number keys; Space pauses."""

PAN_PX = 700.0
"""Pixels of the window that a held key moves the camera in a second."""

VISITOR = "Visitor"
"""The name of the player's avatar."""

VISITOR_LOOKS = "a visitor in a blue jacket and a red cap"
"""How residents perceive it."""


class Held:
    """Which keys are down, and which step was tapped since the last tick."""

    def __init__(self) -> None:
        self._keys: list[int] = []
        self._tapped: Facing | None = None

    def press(self, symbol: int) -> None:
        """Note a key that goes down."""
        if symbol not in self._keys:
            self._keys.append(symbol)
        if symbol in WALK:
            self._tapped = WALK[symbol]

    def release(self, symbol: int) -> None:
        """Note a key that comes up."""
        if symbol in self._keys:
            self._keys.remove(symbol)

    def clear(self) -> None:
        """Forget every key, as when another line takes the keyboard."""
        self._keys.clear()
        self._tapped = None

    def step(self) -> Facing | None:
        """Give the visitor's step for the next tick: a tap counts once, the newest held key on."""
        tapped, self._tapped = self._tapped, None
        held = [WALK[symbol] for symbol in self._keys if symbol in WALK]
        return held[-1] if held else tapped

    def pan(self, *, walking: bool) -> tuple[float, float]:
        """Give the direction that the camera is pushed in; the visitor's keys are its own."""
        keys = [symbol for symbol in self._keys if symbol in PAN and not (walking and symbol in WALK)]
        return sum(PAN[symbol][0] for symbol in keys), sum(PAN[symbol][1] for symbol in keys)


def entrance(maze: Maze, middle: Tile) -> Tile:
    """Give the walkable tile nearest to ``middle``; the town's own entrance if all is built over."""
    for radius in range(24):
        ring = [
            Tile(middle.x + dx, middle.y + dy)
            for dy in range(-radius, radius + 1)
            for dx in range(-radius, radius + 1)
            if max(abs(dx), abs(dy)) == radius
        ]
        free = [tile for tile in ring if maze.is_walkable(tile)]
        if free:
            return min(
                free, key=lambda tile: (abs(tile.x - middle.x) + abs(tile.y - middle.y), tile.y, tile.x)
            )
    return maze.visitor_spawn
