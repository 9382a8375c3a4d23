"""Whom the player sees, told to the town now and then: those far from the camera may think less often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.sim.commands import Watch
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.sim.state import SimState
    from game.view.camera import Camera

LOOK_SECONDS = 3.0
"""Real seconds between two looks at who is in sight; what has changed is told then."""

MARGIN_TILES = 6
"""Tiles around the window that count as seen, so that nobody walks into it half awake."""


class Watching:
    """The camera's side of the setting ``far``; without ``slow`` everybody is watched always."""

    def __init__(self, *, slow: bool) -> None:
        self._slow = slow
        self._left = 0.0
        self._told: tuple[str, ...] | None = None

    def toggle(self) -> bool:
        """Change the setting for this town and say whether it is on now."""
        self._slow, self._left = not self._slow, 0.0
        return self._slow

    def due(self, state: SimState, view: Camera, chosen: Iterable[str], seconds: float) -> Watch | None:
        """Give what to tell the town now; None while nothing has changed.

        ``chosen`` are watched wherever they are: whom the player has chosen or follows.
        """
        self._left -= seconds
        if self._left > 0:
            return None
        self._left = LOOK_SECONDS
        names = tuple(state.minds)
        if self._slow:
            seen = {*chosen, *in_sight(state, view)}
            names = tuple(name for name in names if name in seen)
        far = {name for name in state.minds if name not in names}
        if far == set(state.far) or names == self._told:
            self._told = None if far == set(state.far) else self._told
            return None
        self._told = names
        return Watch(names)


def in_sight(state: SimState, view: Camera) -> tuple[str, ...]:
    """Give whose bodies are in the window or just beyond its edge."""
    half_x = view.width / view.zoom / 2 / TILE_PX + MARGIN_TILES
    half_y = view.height / view.zoom / 2 / TILE_PX + MARGIN_TILES
    x, y = view.x / TILE_PX, (view.map_height - view.y) / TILE_PX
    return tuple(
        name
        for name, body in state.town.bodies.items()
        if abs(body.tile.x + 0.5 - x) <= half_x and abs(body.tile.y + 0.5 - y) <= half_y
    )
