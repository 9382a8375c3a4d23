"""Draw the town itself: baked chunks near by, one overview picture from afar.

The map never changes, so it is two pictures: what lies under the people and what lies over them.
Drawing them with one small program of our own keeps them out of the sprite atlas, which they
would fill, and lets the hour of the day tint them for nothing.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import arcade
from arcade import gl

from game.view import bake
from game.view.camera import Camera, sees
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from game.content.tiled import TownFile

Tint = tuple[float, float, float]
"""What each colour is multiplied by, 0..1."""

OVERVIEW_BELOW = 0.5
"""Zoom under which the overview picture is drawn."""

PEOPLE_Z = 10
"""Layers with a larger ``z`` are drawn over the people."""

_VERTEX = """
#version 330
uniform WindowBlock { mat4 projection; mat4 view; } window;
in vec2 in_place;
in vec2 in_uv;
out vec2 uv;
void main() {
    gl_Position = window.projection * window.view * vec4(in_place, 0.0, 1.0);
    uv = in_uv;
}
"""

_FRAGMENT = """
#version 330
uniform sampler2D picture;
uniform vec3 tint;
in vec2 uv;
out vec4 colour;
void main() {
    vec4 found = texture(picture, uv);
    colour = vec4(found.rgb * tint, found.a);
}
"""


@dataclass(frozen=True)
class _Piece:
    """One picture and the rectangle of the map that it covers."""

    texture: Any
    geometry: Any
    left: float
    bottom: float
    right: float
    top: float


class Ground:
    """The baked map of one town, for one window."""

    def __init__(self, context: arcade.ArcadeContext, town: TownFile) -> None:
        self._context = context
        self._program = context.program(vertex_shader=_VERTEX, fragment_shader=_FRAGMENT)
        self._height = town.maze.height * TILE_PX
        under = [layer for layer in town.layers if layer.z <= PEOPLE_Z]
        over = [layer for layer in town.layers if layer.z > PEOPLE_Z]
        self._under = self._pieces(bake.compose(under, town.images)) if under else ([], [])
        self._over = self._pieces(bake.compose(over, town.images)) if over else ([], [])

    def draw_under(self, camera: Camera, tint: Tint) -> None:
        """Draw what lies under the people."""
        self._draw(self._under, camera, tint)

    def draw_over(self, camera: Camera, tint: Tint) -> None:
        """Draw what lies over the people."""
        self._draw(self._over, camera, tint)

    def _pieces(self, picture: bake.Pixels) -> tuple[list[_Piece], list[_Piece]]:
        near = [self._piece(pixels, left, top, 1) for left, top, pixels in bake.chunks(picture)]
        far = self._piece(bake.overview(picture), 0, 0, bake.OVERVIEW_PART)
        return near, [far]

    def _piece(self, pixels: bake.Pixels, left: int, top: int, scale: int) -> _Piece:
        height, width = pixels.shape[:2]
        texture = self._context.texture((width, height), components=4, data=pixels.tobytes())
        smooth = gl.LINEAR if scale > 1 else gl.NEAREST
        texture.filter = smooth, smooth
        texture.wrap_x = texture.wrap_y = gl.CLAMP_TO_EDGE
        upper, right = float(self._height - top), float(left + width * scale)
        lower = upper - height * scale
        corners = (
            left,
            lower,
            0.0,
            1.0,
            right,
            lower,
            1.0,
            1.0,
            left,
            upper,
            0.0,
            0.0,
            right,
            upper,
            1.0,
            0.0,
        )
        buffer = self._context.buffer(data=array("f", corners).tobytes())
        description = gl.BufferDescription(buffer, "2f 2f", ["in_place", "in_uv"])
        geometry = self._context.geometry([description], mode=self._context.TRIANGLE_STRIP)
        return _Piece(texture, geometry, float(left), lower, right, upper)

    def _draw(self, pieces: tuple[list[_Piece], list[_Piece]], camera: Camera, tint: Tint) -> None:
        near, far = pieces
        self._context.enable(self._context.BLEND)
        self._program["tint"] = tint
        for piece in far if camera.zoom < OVERVIEW_BELOW else near:
            if sees(camera, piece.left, piece.bottom, piece.right, piece.top):
                piece.texture.use(0)
                piece.geometry.render(self._program)
