"""The town as it is drawn: ground, what stands on it, people, light and bubbles, seen through one camera.

Shared by the window and by pictures of saves, so that both look the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade

from ai.gametime import minute_of_day, seconds_at
from game import paths
from game.view import ambience, art, camera, opening, panes, pieces, sprites, theme
from game.view.bake import Baker
from game.view.bubbles import Bubbles, Saying
from game.view.camera import Camera, Glide
from game.view.glows import Glows
from game.view.ground import Ground, is_far
from game.view.lightmap import LightMap
from game.view.lights import BRIGHT, FADE_FROM, Lights
from game.view.placenames import PlaceNames
from game.view.poses import Places
from game.view.rooms import Rooms, wall_cells
from game.view.signs import Signs
from game.view.speech import Speech
from game.view.sprites import People
from game.view.upright import Uprights
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from game.view.launcher import Running

START_ZOOM = 2.0
"""Zoom with which a town is opened."""


DAY_BELOW = 0.2
"""Lamplight (0..1) up to which butterflies are about."""


class Stage:
    """Everything on the map of one run, for one window. ``still`` lets nothing sway or flicker."""

    def __init__(self, window: arcade.Window, session: Running, *, still: bool = False) -> None:
        self._window, self._session, self._still = window, session, still
        self._clock = 0.0
        self.shown_second: int | None = None
        """The game second whose light is shown; None for the run's own."""
        self._lens = arcade.Camera2D()
        folder = paths.assets() / "sprites"
        town, maze = session.town_file, session.scene.maze
        self.map_size = float(maze.width * TILE_PX), float(maze.height * TILE_PX)
        sheet = art.load_people(folder)
        rows = {name: resident.sprite for name, resident in session.residents.items()}
        standing, pictures = pieces.with_roofs(town)
        rooms = Rooms(maze, wall_cells(standing, pictures))
        standing, pictures = panes.with_dark(standing, pictures, rooms)
        standing, pictures = panes.with_shine(standing, pictures)
        people = sprites.pictures_of(sheet, {*rows.values(), *sheet.strangers})
        atlas = pieces.packed(pictures, {**people, **ambience.pictures()})
        self._stand = pieces.Stand(standing, pictures, atlas.cuts)
        self.people = People(sheet, rows, maze, Places(self._stand), atlas.cuts)
        self._lights = Lights(maze, rooms, self._stand.pieces, pictures)
        sizes = {key: picture.size for key, picture in pictures.items()}
        self._air = ambience.Ambience(standing, sizes, atlas.cuts)
        self._signs = Signs(self._stand, rooms, maze)
        baker = Baker(town)
        self._ground = Ground(window.ctx, baker, bright=BRIGHT)
        self._uprights = Uprights(window.ctx, atlas, self.map_size, bright=BRIGHT)
        self._light_map = LightMap(window.ctx, self._lights.map)
        self._glows = Glows(window.ctx, self.map_size[1])
        self._names = PlaceNames(maze)
        self._bubbles = Bubbles(art.load_emoji(folder))
        self.speech = Speech()
        self.people.sync(session.state.town)
        self._shine()
        self._glide = Glide(self._opening())

    @property
    def camera(self) -> Camera:
        """Give the camera; one that is put here looks there at once."""
        return self._glide.view

    @camera.setter
    def camera(self, view: Camera) -> None:
        """Look there at once."""
        self._glide.jump(view)

    @property
    def overview(self) -> pieces.Pixels:
        """Give the whole town from above, at half its size."""
        return self._ground.overview

    def now(self) -> int:
        """Give the game second that is shown."""
        if self.shown_second is not None:
            return self.shown_second
        return seconds_at(max(self._session.state.tick, 0))

    def look_at(self, name: str, covered: float = 0.0) -> None:
        """Centre on somebody's figure at once; ``covered`` as in ``update``."""
        if name in self.people.walkers:
            self.camera = camera.centred(self.camera, *self._middle(name, covered))

    def fly_to(self, x: float, y: float) -> None:
        """Move the camera to a point of the map."""
        self._glide.go(x, y)

    def drag(self, dx: float, dy: float) -> None:
        """Pull the map along with the pointer."""
        self._glide.drag(dx, dy)

    def wheel(self, notches: float, x: float, y: float) -> None:
        """Zoom to a point of the window."""
        self._glide.wheel(notches, x, y)

    def resize(self, width: float, height: float) -> None:
        """Take over the window's new size."""
        self._glide.resize(width, height)

    def place(self) -> None:
        """Put every figure where its body is, without a walk: time has jumped."""
        self.people.place()

    def update(
        self, seconds: float, tiles: float, chosen: str, *, followed: str = "", covered: float = 0.0
    ) -> None:
        """Move figures by ``tiles``, the camera after whom it follows, and the bubbles over them.

        ``chosen`` is the selected resident; ``covered`` pixels at the right of the window lie
        under a panel.
        """
        self._clock += 0.0 if self._still else seconds
        state = self._session.state
        self.people.sync(state.town)
        self.people.move(tiles, self._doing())
        if followed in self.people.walkers:
            self._glide.go(*self._middle(followed, covered))
        self._glide.update(seconds)
        self._stand.follow(state.town)
        self._stand.open_doors(self.people.standing())
        self._signs.update(minute_of_day(self.now()))
        self._shine()
        self._stand.animate(self._clock)
        self._say(seconds, chosen)

    def draw(self) -> None:
        """Draw the town and what hovers over it; leaves the window's own camera in use."""
        self._window.clear(color=theme.NIGHT)
        view = self.camera
        smooth = view.zoom < 1
        self._aim()
        self._light_map.use(1)
        self._ground.smooth(smooth)
        self._ground.draw(view, self._clock)
        figures, shadows = self.people.rows(self._clock)
        clock = 0.0 if self._still else self._clock
        if is_far(view):
            self._uprights.draw(pieces.merged(shadows, figures), clock, smooth=smooth)
        else:
            seen = self._stand.in_sight(*_edges(view))
            air = self._air.rows(self._clock, _edges(view), day=self._lights.lamplight < DAY_BELOW)
            everybody = pieces.merged(pieces.merged(shadows, figures), air)
            self._uprights.draw(pieces.merged(self._stand.rows[seen], everybody), clock, smooth=smooth)
            ghosts = figures[self._stand.hides(figures, seen)]
            ghosts[:, pieces.ALPHA] = sprites.GHOST_ALPHA
            self._uprights.draw(ghosts, clock, smooth=smooth)
        fireflies = self._air.fireflies(self._clock, self._lights.lamplight)
        self._glows.draw((*self._lights.glows, *fireflies), view, clock)
        self._window.default_camera.use()
        self._bubbles.draw()
        self._names.draw(view)
        self.speech.draw()

    def _opening(self) -> Camera:
        """Give the camera with which the town is opened."""
        maze, window = self._session.scene.maze, self._window
        size = float(window.width), float(window.height)
        tiles = (max(round(length / START_ZOOM / TILE_PX), 1) for length in size)
        tile = opening.first_look(self._session.state, self._lights.map, (next(tiles), next(tiles)))
        return camera.framing(size, (maze.width, maze.height), tile, START_ZOOM)

    def _middle(self, name: str, covered: float) -> tuple[float, float]:
        """Give the point of the map to look at for somebody to stand in the middle of the free window."""
        x, y = self.people.feet(name, self.camera)
        return x + covered / 2 / self.camera.zoom, y + 16

    def _shine(self) -> None:
        """Let light fall as hour, rooms and fires have it; lamps and windows look lit or not."""
        if self._lights.update(self._session.state.town, self.now(), self._stand.looks):
            self._light_map.write(self._lights.map)
            self._stand.light(self._lights.lamps, self._lights.burning)
            self._stand.darken(self._lights.lamplight > FADE_FROM)

    def _say(self, seconds: float, chosen: str) -> None:
        state = self._session.state
        sayings = []
        for name in state.town.bodies:
            mind = state.minds.get(name)
            emoji = (mind.act.emoji if mind.act else art.FALLBACK) if mind else ""
            thinking = mind is not None and self._session.thinking(name)
            sayings.append(Saying(name, emoji, thinking, name == chosen))
        self._bubbles.update(sayings, self.people, self.camera, seconds)
        size = float(self._window.width), float(self._window.height)
        self.speech.update(state, self._bubbles.heads, self.camera.zoom, size, seconds)

    def _doing(self) -> dict[str, str]:
        minds = self._session.state.minds
        return {name: mind.act.activity for name, mind in minds.items() if mind.act is not None}

    def _aim(self) -> None:
        view = self.camera
        self._lens.match_window(position=False)
        self._lens.zoom = view.zoom
        self._lens.position = (round(view.x * view.zoom) / view.zoom, round(view.y * view.zoom) / view.zoom)
        self._lens.use()


def _edges(view: Camera) -> tuple[float, float, float, float]:
    """Give what a camera shows: left, top, right and bottom, map pixels downward."""
    half_x, half_y = view.width / view.zoom / 2, view.height / view.zoom / 2
    middle = view.map_height - view.y
    return view.x - half_x, middle - half_y, view.x + half_x, middle + half_y
