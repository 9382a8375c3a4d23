"""How a figure gets from tile to tile on the screen while the simulation jumps once a tick."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.world.geometry import Facing, Tile, facing_between

JUMP_TILES = 6
"""A body that is farther away than this was put there (a seek, an entrance): no walk is shown."""

STRIDE = 0.25
"""Tiles of walking from one drawing of the walk to the next."""


@dataclass(slots=True)
class Walker:
    """One figure: where it is drawn (in tiles, between them too) and what it still has to walk."""

    x: float
    y: float
    facing: Facing = Facing.SOUTH
    trail: list[Tile] = field(default_factory=list)
    """Tiles that the body has been to and the figure has not, oldest first."""
    walked: float = 0.0
    """Tiles since the figure last stood."""

    @property
    def moving(self) -> bool:
        """Tell whether there is something left to walk."""
        return bool(self.trail)

    @property
    def frame(self) -> int:
        """Give which of the four drawings of the walk is due."""
        return int(self.walked / STRIDE) % 4


def placed(tile: Tile, facing: Facing) -> Walker:
    """Give a figure that stands on ``tile``."""
    return Walker(float(tile.x), float(tile.y), facing)


def follow(walker: Walker, tile: Tile, facing: Facing) -> None:
    """Note that the body is on ``tile`` now."""
    last = walker.trail[-1] if walker.trail else Tile(round(walker.x), round(walker.y))
    if tile == last:
        if not walker.trail:
            walker.facing = facing
        return
    if max(abs(tile.x - walker.x), abs(tile.y - walker.y)) > JUMP_TILES:
        walker.x, walker.y, walker.facing = float(tile.x), float(tile.y), facing
        walker.trail.clear()
        return
    walker.trail.append(tile)


def move(walker: Walker, tiles: float) -> None:
    """Walk ``tiles`` along the trail, faster when more than two tiles behind."""
    left = tiles * max(1.0, len(walker.trail) - 1.0)
    while walker.trail and left > 0:
        target = walker.trail[0]
        dx, dy = target.x - walker.x, target.y - walker.y
        distance = (dx * dx + dy * dy) ** 0.5
        if distance > 1e-6:
            walker.facing = _towards(dx, dy)
        step = min(left, distance)
        if distance > 1e-6:
            walker.x += dx / distance * step
            walker.y += dy / distance * step
        walker.walked += step
        left -= step
        if step >= distance:
            walker.x, walker.y = float(target.x), float(target.y)
            del walker.trail[0]
    if not walker.trail:
        walker.walked = 0.0


def _towards(dx: float, dy: float) -> Facing:
    if abs(dx) >= abs(dy):
        return facing_between(Tile(0, 0), Tile(1 if dx > 0 else -1, 0))
    return facing_between(Tile(0, 0), Tile(0, 1 if dy > 0 else -1))
