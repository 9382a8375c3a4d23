"""Add the bright spots of lamps, windows and fires to the picture of a night."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

import numpy as np
from arcade import gl

from game.view.camera import Camera, sees

if TYPE_CHECKING:
    from collections.abc import Sequence

    import arcade

    from game.view.lights import Glow

_CORNERS = np.array((-1, -1, 1, -1, -1, 1, 1, 1), dtype=np.float32)

_VERTEX = """
#version 330
uniform WindowBlock { mat4 projection; mat4 view; } window;
uniform float map_height;
in vec2 in_corner;
in vec3 in_place;
in vec4 in_light;
out vec2 at;
out vec3 light;
void main() {
    at = in_corner;
    light = in_light.rgb * in_light.a;
    vec2 point = vec2(in_place.x, map_height - in_place.y) + in_corner * in_place.z;
    gl_Position = window.projection * window.view * vec4(point, 0.0, 1.0);
}
"""

_FRAGMENT = """
#version 330
in vec2 at;
in vec3 light;
out vec4 colour;
void main() {
    float near = max(1.0 - dot(at, at), 0.0);
    colour = vec4(light * near * near, 0.0);
}
"""

_COLUMNS = 7
_MOST = 1024
"""Spots drawn at once at most; a town has far fewer in sight."""

STRENGTH = 0.5
"""How much of its colour a spot of full shine adds."""


class Glows:
    """The bright spots of one town, for one window."""

    def __init__(self, context: arcade.ArcadeContext, map_height: float) -> None:
        self._context = context
        self._program = context.program(vertex_shader=_VERTEX, fragment_shader=_FRAGMENT)
        self._program["map_height"] = map_height
        self._height = map_height
        self._buffer = context.buffer(reserve=_MOST * _COLUMNS * 4, usage="stream")
        corners = context.buffer(data=_CORNERS.tobytes())
        self._geometry = context.geometry(
            [
                gl.BufferDescription(corners, "2f", ["in_corner"]),
                gl.BufferDescription(self._buffer, "3f 4f", ["in_place", "in_light"], instanced=True),
            ],
            mode=context.TRIANGLE_STRIP,
        )

    def draw(self, glows: Sequence[Glow], camera: Camera, clock: float) -> None:
        """Add the spots that are in sight; flames are a little restless."""
        rows = [
            (one.x, one.y, one.radius, *one.colour, one.shine * STRENGTH * _flicker(one, clock))
            for one in glows
            if sees(
                camera,
                one.x - one.radius,
                self._height - one.y - one.radius,
                one.x + one.radius,
                self._height - one.y + one.radius,
            )
        ][:_MOST]
        if not rows:
            return
        self._buffer.write(np.array(rows, dtype=np.float32).tobytes())
        self._context.enable(self._context.BLEND)
        self._context.blend_func = gl.ONE, gl.ONE
        self._geometry.render(self._program, instances=len(rows))
        self._context.blend_func = gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA


def _flicker(glow: Glow, clock: float) -> float:
    if not glow.flickers:
        return 1.0
    return 1.0 + 0.10 * sin(clock * 9.0 + glow.x) + 0.06 * sin(clock * 23.0 + glow.y)
