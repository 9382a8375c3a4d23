"""The town as it is drawn: ground, people, bubbles and light, seen through one camera.

Shared by the window and by pictures of saves, so that both look the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade

from ai.gametime import seconds_at
from game import paths
from game.view import art, camera, theme
from game.view.bubbles import Bubbles, Saying
from game.view.ground import Ground
from game.view.lights import Lights
from game.view.sprites import People
from game.world.geometry import Tile

if TYPE_CHECKING:
    from game.view.camera import Camera
    from game.view.launcher import Running

START_ZOOM = 2.0
"""Zoom with which a town is opened."""


class Stage:
    """Everything on the map of one run, for one window."""

    def __init__(self, window: arcade.Window, session: Running) -> None:
        self._window = window
        self._session = session
        folder = paths.assets() / "sprites"
        rows = {name: resident.sprite for name, resident in session.residents.items()}
        self._ground = Ground(window.ctx, session.town_file)
        self.people = People(art.load_people(folder), rows)
        self._bubbles = Bubbles(art.load_emoji(folder))
        self._lens = arcade.Camera2D()
        maze = session.scene.maze
        self._lights = Lights(maze)
        first = next(iter(session.state.town.bodies.values()), None)
        tile = first.tile if first else Tile(maze.width // 2, maze.height // 2)
        size = float(window.width), float(window.height)
        self.camera: Camera = camera.framing(size, (maze.width, maze.height), tile, START_ZOOM)
        self.people.sync(session.state.town)

    def now(self) -> int:
        """Give the game second that is shown."""
        return seconds_at(max(self._session.state.tick, 0))

    def look_at(self, name: str, covered: float = 0.0) -> None:
        """Centre on somebody's figure; ``covered`` pixels at the right of the window lie under a panel."""
        if name in self.people.walkers:
            x, y = self.people.feet(name, self.camera)
            self.camera = camera.centred(self.camera, x + covered / 2 / self.camera.zoom, y + 16)

    def resize(self, width: float, height: float) -> None:
        """Take over the window's new size."""
        self.camera = camera.resized(self.camera, width, height)

    def place(self) -> None:
        """Put every figure where its body is, without a walk: time has jumped."""
        self.people.place()

    def update(
        self, seconds: float, tiles: float, chosen: str, *, followed: str = "", covered: float = 0.0
    ) -> None:
        """Move figures by ``tiles``, the camera after whom it follows, and the bubbles over them.

        ``chosen`` is the selected resident; ``covered`` as in ``look_at``.
        """
        state = self._session.state
        self.people.sync(state.town)
        self.people.move(state.town, self.camera, tiles)
        self.look_at(followed, covered)
        if self._lights.update(state.town, self.now()):
            self._ground.shine(self._lights.map)
        self.people.shine(self._lights)
        sayings = []
        for name in state.town.bodies:
            mind = state.minds.get(name)
            emoji = (mind.act.emoji if mind.act else art.FALLBACK) if mind else ""
            thinking = mind is not None and self._session.thinking(name)
            sayings.append(Saying(name, emoji, thinking, name == chosen))
        self._bubbles.update(sayings, self.people, self.camera, seconds)

    def draw(self) -> None:
        """Draw the town and what hovers over it; leaves the window's own camera in use."""
        self._window.clear(color=theme.NIGHT)
        self._aim()
        self._ground.draw_under(self.camera)
        self.people.draw()
        self._ground.draw_over(self.camera)
        self.people.draw_front()
        self._window.default_camera.use()
        self._bubbles.draw()

    def _aim(self) -> None:
        view = self.camera
        self._lens.match_window(position=False)
        self._lens.zoom = view.zoom
        self._lens.position = (round(view.x * view.zoom) / view.zoom, round(view.y * view.zoom) / view.zoom)
        self._lens.use()
