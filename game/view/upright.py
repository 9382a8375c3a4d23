"""Draw everything that stands, people included, in one go: rows of numbers in, one draw call out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from arcade import gl

from game.view import pieces

if TYPE_CHECKING:
    import arcade

    from game.view.atlas import Atlas
    from game.view.pieces import Rows

_CORNERS = np.array((0, 0, 1, 0, 0, 1, 1, 1), dtype=np.float32)

_VERTEX = """
#version 330
uniform WindowBlock { mat4 projection; mat4 view; } window;
uniform vec2 map_size;
uniform vec2 atlas_size;
uniform float clock;
in vec2 in_corner;
in vec4 in_place;
in vec4 in_cut;
in vec2 in_more;
out vec2 uv;
out vec2 spot;
out float alpha;
out float shine;
void main() {
    vec2 at = in_place.xy + in_corner * in_place.zw;
    float up = in_cut.z - at.y;
    float swing = sin(clock * 1.1 + in_place.x * 0.013 + in_cut.z * 0.021)
        + 0.4 * sin(clock * 2.7 + in_place.x * 0.03);
    at.x += in_cut.w * swing * (1.0 - in_corner.y) * clamp(up / 60.0, 0.0, 1.0);
    vec2 lit = vec2(at.x, in_cut.z - clamp(up, 0.0, max(in_more.y, 0.0)));
    spot = vec2(lit.x / map_size.x, 1.0 - lit.y / map_size.y);
    uv = (in_cut.xy + in_corner * in_place.zw) / atlas_size;
    alpha = in_more.x;
    shine = in_more.y < 0.0 ? 1.0 : 0.0;
    gl_Position = window.projection * window.view * vec4(at.x, map_size.y - at.y, 0.0, 1.0);
}
"""

_FRAGMENT = """
#version 330
uniform sampler2D atlas;
uniform sampler2D lights;
uniform float bright;
in vec2 uv;
in vec2 spot;
in float alpha;
in float shine;
out vec4 colour;
void main() {
    vec4 found = texture(atlas, uv);
    vec3 light = mix(texture(lights, spot).rgb * bright, vec3(1.0), shine);
    colour = vec4(found.rgb * light, found.a) * alpha;
}
"""

_FORMATS = "4f 4f 2f"


class Uprights:
    """The atlas of one town on the graphics card, and the buffer that is filled anew every frame."""

    def __init__(
        self, context: arcade.ArcadeContext, atlas: Atlas, map_size: tuple[float, float], *, bright: float
    ) -> None:
        self._context = context
        self._program = context.program(vertex_shader=_VERTEX, fragment_shader=_FRAGMENT)
        height, width = atlas.pixels.shape[:2]
        self._texture = context.texture((width, height), components=4, data=atlas.pixels.tobytes())
        self._texture.wrap_x = self._texture.wrap_y = gl.CLAMP_TO_EDGE
        self._program["atlas"], self._program["lights"] = 0, 1
        self._program["map_size"] = map_size
        self._program["atlas_size"] = float(width), float(height)
        self._program["bright"] = bright
        self._room = 0
        self._buffer: Any = None
        self._geometry: Any = None
        self._grow(1024)

    def draw(self, rows: Rows, clock: float, *, smooth: bool) -> None:
        """Draw rows in their order; ``smooth`` when a pixel of the map is smaller than one of the window."""
        if not len(rows):
            return
        if len(rows) > self._room:
            self._grow(len(rows) * 3 // 2)
        self._buffer.write(np.ascontiguousarray(rows).tobytes())
        wanted = gl.LINEAR if smooth else gl.NEAREST
        if self._texture.filter[0] != wanted:
            self._texture.filter = wanted, wanted
        self._program["clock"] = clock
        self._texture.use(0)
        self._context.enable(self._context.BLEND)
        self._context.blend_func = gl.ONE, gl.ONE_MINUS_SRC_ALPHA
        self._geometry.render(self._program, instances=len(rows))
        self._context.blend_func = gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA

    def _grow(self, room: int) -> None:
        self._room = room
        self._buffer = self._context.buffer(reserve=room * pieces.COLUMNS * 4, usage="stream")
        corners = self._context.buffer(data=_CORNERS.tobytes())
        self._geometry = self._context.geometry(
            [
                gl.BufferDescription(corners, "2f", ["in_corner"]),
                gl.BufferDescription(
                    self._buffer, _FORMATS, ["in_place", "in_cut", "in_more"], instanced=True
                ),
            ],
            mode=self._context.TRIANGLE_STRIP,
        )
