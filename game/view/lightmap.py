"""The light map on the graphics card, for the programs that multiply by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from arcade import gl

if TYPE_CHECKING:
    import arcade
    import numpy.typing as npt


class LightMap:
    """One spot a texel, smooth in between."""

    def __init__(self, context: arcade.ArcadeContext, light: npt.NDArray[np.uint8]) -> None:
        height, width = light.shape[:2]
        self._texture = context.texture((width, height), components=4)
        self._texture.filter = gl.LINEAR, gl.LINEAR
        self._texture.wrap_x = self._texture.wrap_y = gl.CLAMP_TO_EDGE
        self._texels = np.full((height, width, 4), 255, dtype=np.uint8)
        self.write(light)

    def write(self, light: npt.NDArray[np.uint8]) -> None:
        """Take over another light; row 0 is the northernmost."""
        self._texels[..., :3] = light[::-1]
        self._texture.write(self._texels.tobytes())

    def use(self, unit: int) -> None:
        """Bind it to a texture unit."""
        self._texture.use(unit)
