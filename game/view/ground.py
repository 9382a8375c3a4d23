"""Draw the ground: baked chunks near by, one overview picture of everything from afar.

Drawing them with one small program of our own keeps them out of the sprite atlas, which they
would fill, and lets the light map fall on them for nothing.
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
    from collections.abc import Sequence

    import arcade

    from game.view.bake import Baker

BEYOND_TILES, BEYOND_STRIP_TILES = 40, 6
"""How far the land goes on beyond the map where the window shows more, and what it is made of."""

OVERVIEW_BELOW = 0.5
"""Zoom under which the overview picture is drawn."""

CHUNK_TILES = 16
"""Tiles along one side of a chunk."""

PHASE_SECONDS = 0.28
"""How long water keeps still."""

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
uniform float bright;
in vec2 uv;
in vec2 spot;
out vec4 colour;
void main() {
    colour = vec4(texture(picture, uv).rgb * texture(lights, spot).rgb * bright, 1.0);
}
"""


@dataclass(frozen=True)
class _Chunk:
    """One rectangle of the map and its picture in every phase."""

    textures: tuple[Any, ...]
    geometry: Any
    left: float
    bottom: float
    right: float
    top: float


class Ground:
    """The baked ground of one town, for one window."""

    def __init__(self, context: arcade.ArcadeContext, baker: Baker, *, bright: float) -> None:
        self._context = context
        self._program = context.program(vertex_shader=_VERTEX, fragment_shader=_FRAGMENT)
        self._program["picture"], self._program["lights"] = 0, 1
        self._program["bright"] = bright
        self._height = baker.height * TILE_PX
        self._program["map_size"] = float(baker.width * TILE_PX), float(self._height)
        self._chunks = [
            self._chunk(box, self._phases(baker, box))
            for box in bake.boxes(baker.width, baker.height, CHUNK_TILES)
        ]
        whole = (0, 0, baker.width, baker.height)
        self.overview = bake.overview(baker.whole())
        """Everything on the map at half its size, as pixels."""
        margin = BEYOND_TILES * TILE_PX // bake.OVERVIEW_PART
        strip = BEYOND_STRIP_TILES * TILE_PX // bake.OVERVIEW_PART
        beyond = bake.surrounded(self.overview, margin, strip)
        grown = tuple(side + by * BEYOND_TILES for side, by in zip(whole, (-1, -1, 1, 1), strict=True))
        self._far = self._chunk(grown, (self._far_texture(beyond),))

    def draw(self, camera: Camera, clock: float) -> None:
        """Draw what is in sight; from afar, everything that stands on the ground too."""
        self._context.disable(self._context.BLEND)
        if is_far(camera) or _shows_more(camera):
            self._draw(self._far, 0)
        if not is_far(camera):
            for chunk in self._chunks:
                if sees(camera, chunk.left, chunk.bottom, chunk.right, chunk.top):
                    self._draw(chunk, int(clock / PHASE_SECONDS))
        self._context.enable(self._context.BLEND)

    def smooth(self, on: bool) -> None:
        """Draw with soft pixels, as for a zoom below 1, or with sharp ones."""
        wanted = gl.LINEAR if on else gl.NEAREST
        for chunk in self._chunks:
            for texture in chunk.textures:
                if texture.filter[0] != wanted:
                    texture.filter = wanted, wanted

    def _draw(self, chunk: _Chunk, phase: int) -> None:
        chunk.textures[phase % len(chunk.textures)].use(0)
        chunk.geometry.render(self._program)

    def _phases(self, baker: Baker, box: bake.Box) -> tuple[Any, ...]:
        count = baker.phases if baker.moves(box) else 1
        return tuple(
            self._texture(np.asarray(baker.ground(box, phase).convert("RGB"))) for phase in range(count)
        )

    def _texture(self, pixels: bake.Pixels) -> Any:  # noqa: ANN401 - arcade has no types
        height, width, components = pixels.shape
        texture = self._context.texture(
            (width, height), components=components, data=np.ascontiguousarray(pixels).tobytes()
        )
        texture.filter = gl.NEAREST, gl.NEAREST
        texture.wrap_x = texture.wrap_y = gl.CLAMP_TO_EDGE
        return texture

    def _far_texture(self, pixels: bake.Pixels) -> Any:  # noqa: ANN401
        texture = self._texture(np.ascontiguousarray(pixels[..., :3]))
        texture.build_mipmaps()
        texture.filter = gl.LINEAR_MIPMAP_LINEAR, gl.LINEAR
        return texture

    def _chunk(self, box: Sequence[int], textures: tuple[Any, ...]) -> _Chunk:
        left, top, right, bottom = (float(side * TILE_PX) for side in box)
        upper, lower = self._height - top, self._height - bottom
        corners = (left, lower, 0, 1, right, lower, 1, 1, left, upper, 0, 0, right, upper, 1, 0)
        buffer = self._context.buffer(data=array("f", corners).tobytes())
        description = gl.BufferDescription(buffer, "2f 2f", ["in_place", "in_uv"])
        geometry = self._context.geometry([description], mode=self._context.TRIANGLE_STRIP)
        return _Chunk(textures, geometry, left, lower, right, upper)


def _shows_more(camera: Camera) -> bool:
    """Tell whether the window shows land beyond the map."""
    return camera.width > camera.map_width * camera.zoom or camera.height > camera.map_height * camera.zoom


def is_far(camera: Camera) -> bool:
    """Tell whether the town is looked at from so far that the overview stands for it."""
    return camera.zoom < OVERVIEW_BELOW
