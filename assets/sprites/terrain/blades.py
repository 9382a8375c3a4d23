"""Blades of grass as tones on a canvas that wraps: the stuff that meadows and edges are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageDraw

from studio.paint import FINE

if TYPE_CHECKING:
    from studio.palette import Floats


class Sward:
    """A canvas of tones, 0..1, on which blades are drawn; what leaves one side comes in at the other."""

    def __init__(self, width: int, height: int, tones: Floats, *, wraps: bool = True) -> None:
        self.width, self.height = width * FINE, height * FINE
        self._wraps_round = wraps
        self._image = Image.fromarray(np.clip(tones * 255, 0, 255).astype(np.uint8))
        self._pen = ImageDraw.Draw(self._image)

    def blade(  # noqa: PLR0917 - a place is x and y everywhere in the studio
        self, x: float, y: float, lean: float, tall: float, tone: float, width: float = 0.9
    ) -> None:
        """Draw one blade that stands at x, y (pixels of the picture) and whose tip leans sideways."""
        x, y, lean, tall = (each * FINE for each in (x, y, lean, tall))
        half = width * FINE / 2
        value = int(np.clip(tone, 0, 1) * 255)
        for across in self._wraps(x, self.width, abs(lean) + half):
            for down in self._wraps(y, self.height, abs(tall)):
                left, foot = x + across, y + down
                bend = (left + lean * 0.35, foot - tall * 0.6)
                shape = [
                    (left - half, foot),
                    (bend[0] - half * 0.7, bend[1]),
                    (left + lean, foot - tall),
                    (bend[0] + half * 0.7, bend[1]),
                    (left + half, foot),
                ]
                self._pen.polygon(shape, fill=value)

    def dot(self, x: float, y: float, radius: float, tone: float) -> None:
        """Draw a small round leaf."""
        x, y, radius = x * FINE, y * FINE, radius * FINE
        for across in self._wraps(x, self.width, radius):
            for down in self._wraps(y, self.height, radius):
                box = (
                    x + across - radius,
                    y + down - radius * 0.8,
                    x + across + radius,
                    y + down + radius * 0.8,
                )
                self._pen.ellipse(box, fill=int(np.clip(tone, 0, 1) * 255))

    def tones(self) -> Floats:
        """Give the tones, 0..1."""
        return np.asarray(self._image, dtype=np.float64) / 255

    def _wraps(self, place: float, side: int, reach: float) -> tuple[int, ...]:
        shifts = [0]
        if not self._wraps_round:
            return (0,)
        if place - reach < 0:
            shifts.append(side)
        if place + reach >= side:
            shifts.append(-side)
        return tuple(shifts)
