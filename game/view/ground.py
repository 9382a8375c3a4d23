"""Draw the town itself: baked chunks near by, one overview picture from afar.

The map never changes, so it is two pictures: what lies under the people and what lies over them.
Drawing them with one small program of our own keeps them out of the sprite atlas, which they
would fill, and lets a light map of one pixel a tile fall on them for nothing.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from arcade import gl

from game.view import bake
from game.view.camera import Camera, sees
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    import arcade

    from game.content.tiled import TownFile
    from game.view.lights import Light

OVERVIEW_BELOW = 0.5
"""Zoom under which the overview picture is drawn."""

PEOPLE_Z = 10
"""Layers with a larger ``z`` are drawn over the people."""

UNDER_CHUNK, OVER_CHUNK = 512, 128
"""Pixels along one side of a chunk; what lies over the people is mostly empty, so it is cut finer."""

_VERTEX = """
#version 330
uniform WindowBlock { mat4 projection; mat4 view; } window;
in vec2 in_place;
in vec2 in_uv;
uniform vec2 map_size;
out vec2 uv;
out vec2 spot;
void main() {
    spot = in_place / map_size;
    gl_Position = window.projection * window.view * vec4(in_place, 0.0, 1.0);
    uv = in_uv;
}
"""

_FRAGMENT = """
#version 330
uniform sampler2D picture;
uniform sampler2D lights;
in vec2 uv;
in vec2 spot;
out vec4 colour;
void main() {
    vec4 found = texture(picture, uv);
    colour = vec4(found.rgb * texture(lights, spot).rgb, found.a);
}
"""


@dataclass(frozen=True)
class _Piece:
    """One picture and the rectangle of the map that it covers."""

    texture: Any
    geometry: Any
    opaque: bool
    left: float
    bottom: float
    right: float
    top: float


class Ground:
    """The baked map of one town, for one window."""

    def __init__(self, context: arcade.ArcadeContext, town: TownFile) -> None:
        self._context = context
        self._program = context.program(vertex_shader=_VERTEX, fragment_shader=_FRAGMENT)
        self._program["picture"], self._program["lights"] = 0, 1
        maze = town.maze
        self._height = maze.height * TILE_PX
        self._program["map_size"] = float(maze.width * TILE_PX), float(self._height)
        self._lights = context.texture((maze.width, maze.height), components=3)
        self._lights.filter = gl.LINEAR, gl.LINEAR
        self._lights.wrap_x = self._lights.wrap_y = gl.CLAMP_TO_EDGE
        under = bake.compose([layer for layer in town.layers if layer.z <= PEOPLE_Z], town.images)
        over = bake.compose([layer for layer in town.layers if layer.z > PEOPLE_Z], town.images)
        self._under = [self._piece(*chunk, 1) for chunk in bake.chunks(under, UNDER_CHUNK)]
        self._over = [self._piece(*chunk, 1) for chunk in bake.chunks(over, OVER_CHUNK)]
        whole = bake.overview(bake.laid_over(under, over))
        self._far = [self._piece(0, 0, whole, bake.OVERVIEW_PART)]

    def shine(self, light: Light) -> None:
        """Take over the light of every tile."""
        self._lights.write(np.ascontiguousarray(light[::-1]).tobytes())

    def draw_under(self, camera: Camera) -> None:
        """Draw what lies under the people; from afar, everything."""
        self._draw(self._far if camera.zoom < OVERVIEW_BELOW else self._under, camera)

    def draw_over(self, camera: Camera) -> None:
        """Draw what lies over the people; from afar they are too small to be hidden by anything."""
        if camera.zoom >= OVERVIEW_BELOW:
            self._draw(self._over, camera)

    def _piece(self, left: int, top: int, pixels: bake.Pixels, scale: int) -> _Piece:
        height, width = pixels.shape[:2]
        texture = self._context.texture((width, height), components=4, data=pixels.tobytes())
        smooth = gl.LINEAR if scale > 1 else gl.NEAREST
        texture.filter = smooth, smooth
        texture.wrap_x = texture.wrap_y = gl.CLAMP_TO_EDGE
        upper, right = float(self._height - top), float(left + width * scale)
        lower = upper - height * scale
        corners = (left, lower, 0, 1, right, lower, 1, 1, left, upper, 0, 0, right, upper, 1, 0)
        buffer = self._context.buffer(data=array("f", corners).tobytes())
        description = gl.BufferDescription(buffer, "2f 2f", ["in_place", "in_uv"])
        geometry = self._context.geometry([description], mode=self._context.TRIANGLE_STRIP)
        opaque = int(pixels[..., 3].min()) == 255
        return _Piece(texture, geometry, opaque, float(left), lower, right, upper)

    def _draw(self, pieces: list[_Piece], camera: Camera) -> None:
        self._lights.use(1)
        for piece in pieces:
            if sees(camera, piece.left, piece.bottom, piece.right, piece.top):
                if piece.opaque:
                    self._context.disable(self._context.BLEND)
                else:
                    self._context.enable(self._context.BLEND)
                piece.texture.use(0)
                piece.geometry.render(self._program)
        self._context.enable(self._context.BLEND)
