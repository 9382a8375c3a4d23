"""Where the window looks: pure mathematics, in pixels of the map (zoom 1) and of the window.

Both run right and up. The map's tile row 0 is at the top, so ``y`` is turned over here once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp

from game.world.geometry import TILE_PX, Tile

CLOSEST = 4.0
"""The largest zoom: one pixel of the art is 4 by 4 in the window."""

ZOOMS = (0.25, 0.35, 0.5, 0.7, 1.0, 1.5, 2.0, 3.0, 4.0)
"""Where the wheel stops: mostly zooms at which every pixel of the art is drawn alike."""

EASE = 9.0
"""How fast the camera comes up to where it is going: parts of what is left, a second."""

JUMP_SCREENS = 1.5
"""What is farther away than so many windows is jumped to, not flown to."""


@dataclass(frozen=True, slots=True)
class Camera:
    """The point of the map in the middle of the window, and how large the map is drawn there."""

    x: float
    y: float
    zoom: float
    width: float
    """Width of the window in its pixels."""
    height: float
    map_width: float
    """Width of the map in its pixels at zoom 1."""
    map_height: float

    @property
    def farthest(self) -> float:
        """Give the smallest zoom: the whole map is just in sight."""
        return min(self.width / self.map_width, self.height / self.map_height, 1.0)


def framing(size: tuple[float, float], map_tiles: tuple[int, int], tile: Tile, zoom: float) -> Camera:
    """Give the camera of a window of ``size`` that looks at ``tile``."""
    width, height = map_tiles
    camera = Camera(0.0, 0.0, zoom, size[0], size[1], float(width * TILE_PX), float(height * TILE_PX))
    return centred(camera, *middle_of(tile, camera.map_height))


def middle_of(tile: Tile, map_height: float) -> tuple[float, float]:
    """Give the map pixel in the middle of a tile."""
    return (tile.x + 0.5) * TILE_PX, map_height - (tile.y + 0.5) * TILE_PX


def tile_at(camera: Camera, x: float, y: float) -> Tile:
    """Give the tile under a point of the map (it may lie outside the map)."""
    return Tile(int(x // TILE_PX), int((camera.map_height - y) // TILE_PX))


def on_map(camera: Camera, x: float, y: float) -> tuple[float, float]:
    """Give the point of the map under a point of the window."""
    return (
        camera.x + (x - camera.width / 2) / camera.zoom,
        camera.y + (y - camera.height / 2) / camera.zoom,
    )


def on_window(camera: Camera, x: float, y: float) -> tuple[float, float]:
    """Give the point of the window at which a point of the map is drawn."""
    return (
        (x - camera.x) * camera.zoom + camera.width / 2,
        (y - camera.y) * camera.zoom + camera.height / 2,
    )


def clamped(camera: Camera) -> Camera:
    """Keep the zoom in its range and the window's edges on the map; a smaller map is centred."""
    zoom = min(max(camera.zoom, camera.farthest), CLOSEST)
    return replace(
        camera,
        zoom=zoom,
        x=_kept(camera.x, camera.width / zoom / 2, camera.map_width),
        y=_kept(camera.y, camera.height / zoom / 2, camera.map_height),
    )


def _kept(middle: float, half: float, length: float) -> float:
    if half * 2 >= length:
        return length / 2
    return min(max(middle, half), length - half)


def centred(camera: Camera, x: float, y: float) -> Camera:
    """Look at a point of the map."""
    return clamped(replace(camera, x=x, y=y))


def dragged(camera: Camera, dx: float, dy: float) -> Camera:
    """Pull the map along with the pointer by so many pixels of the window."""
    return clamped(replace(camera, x=camera.x - dx / camera.zoom, y=camera.y - dy / camera.zoom))


def zoomed(camera: Camera, zoom: float, x: float, y: float) -> Camera:
    """Zoom at a point of the window; what is under that point stays there."""
    zoom = min(max(zoom, camera.farthest), CLOSEST)
    held_x, held_y = on_map(camera, x, y)
    return clamped(
        replace(
            camera,
            zoom=zoom,
            x=held_x - (x - camera.width / 2) / zoom,
            y=held_y - (y - camera.height / 2) / zoom,
        )
    )


def stop_after(zoom: float, notches: float, farthest: float) -> float:
    """Give the zoom that the wheel goes to from ``zoom``: so many stops closer, or farther."""
    stops = [farthest, *(one for one in ZOOMS if one > farthest * 1.05)]
    for _ in range(max(round(abs(notches)), 1)):
        if notches > 0:
            zoom = next((one for one in stops if one > zoom * 1.01), stops[-1])
        else:
            zoom = next((one for one in reversed(stops) if one < zoom * 0.99), stops[0])
    return zoom


def resized(camera: Camera, width: float, height: float) -> Camera:
    """Keep looking at the same point through a window of another size."""
    return clamped(replace(camera, width=max(width, 1.0), height=max(height, 1.0)))


def sees(camera: Camera, left: float, bottom: float, right: float, top: float) -> bool:
    """Tell whether a rectangle of the map is in sight."""
    half_x, half_y = camera.width / camera.zoom / 2, camera.height / camera.zoom / 2
    return (
        left < camera.x + half_x
        and right > camera.x - half_x
        and bottom < camera.y + half_y
        and top > camera.y - half_y
    )


def with_zoom(camera: Camera, zoom: float) -> Camera:
    """Look at the same point at another zoom."""
    return clamped(replace(camera, zoom=zoom))


class Glide:
    """A camera on its way: it follows, flies and zooms softly, and can be put anywhere at once."""

    def __init__(self, view: Camera) -> None:
        self._view = view
        self._goal: tuple[float, float] | None = None
        self._zoom: tuple[float, float, float] | None = None

    @property
    def view(self) -> Camera:
        """Give the camera as it is now."""
        return self._view

    def jump(self, view: Camera) -> None:
        """Be there at once."""
        self._view, self._goal, self._zoom = view, None, None

    def drag(self, dx: float, dy: float) -> None:
        """Pull the map along with the pointer, at once."""
        self._goal = None
        self._view = dragged(self._view, dx, dy)

    def resize(self, width: float, height: float) -> None:
        """Look at the same point through a window of another size."""
        self._view = resized(self._view, width, height)

    def wheel(self, notches: float, x: float, y: float) -> None:
        """Go some stops closer to what is under a point of the window, or farther from it."""
        begun = self._zoom[0] if self._zoom else self._view.zoom
        self._goal = None
        self._zoom = stop_after(begun, notches, self._view.farthest), x, y

    def go(self, x: float, y: float) -> None:
        """Fly to a point of the map; what is far away is jumped to."""
        view = self._view
        far = max(abs(x - view.x) / view.width, abs(y - view.y) / view.height) * view.zoom
        if far > JUMP_SCREENS:
            self._goal, self._view = None, centred(view, x, y)
        else:
            self._goal = x, y

    def update(self, seconds: float) -> None:
        """Come closer to where it is going."""
        part = 1 - exp(-EASE * seconds)
        if self._zoom is not None:
            wanted, x, y = self._zoom
            ratio = wanted / self._view.zoom
            done = abs(ratio - 1) < 0.004
            zoom = wanted if done else self._view.zoom * ratio**part
            self._view = zoomed(self._view, zoom, x, y)
            self._zoom = None if done else self._zoom
        if self._goal is not None:
            self._view = self._towards(*self._goal, part)

    def _towards(self, x: float, y: float, part: float) -> Camera:
        view = self._view
        return centred(view, view.x + (x - view.x) * part, view.y + (y - view.y) * part)
