"""Where the window looks: pure mathematics, in pixels of the map (zoom 1) and of the window.

Both run right and up. The map's tile row 0 is at the top, so ``y`` is turned over here once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.world.geometry import TILE_PX, Tile

CLOSEST = 4.0
"""The largest zoom: one pixel of the art is 4 by 4 in the window."""

WHEEL_STEP = 1.25
"""What one notch of the wheel multiplies the zoom by."""


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


def zoomed(camera: Camera, notches: float, x: float, y: float) -> Camera:
    """Turn the wheel at a point of the window; what is under that point stays there."""
    wanted = camera.zoom * WHEEL_STEP**notches
    zoom = min(max(wanted, camera.farthest), CLOSEST)
    held_x, held_y = on_map(camera, x, y)
    return clamped(
        replace(
            camera,
            zoom=zoom,
            x=held_x - (x - camera.width / 2) / zoom,
            y=held_y - (y - camera.height / 2) / zoom,
        )
    )


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
