"""A canvas that is painted at four times its size in tones and reduced to the game's palette.

Shapes are masks; a fill gives a tone field (base, gradient, relief light from the top left) that is
looked up in a ramp of colours from dark and cool to light and warm. All arithmetic is in integers,
so that every machine draws the same pixels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

if TYPE_CHECKING:
    from collections.abc import Sequence

SCALE = 4
"""Painted pixels along one side of a sprite's pixel."""

Mask = NDArray[np.bool_]
Field = NDArray[np.int64]
Point = tuple[float, float]

RAMPS: dict[str, tuple[str, ...]] = {
    name: tuple(colours.split())
    for name, colours in {
        "plaster": "4a3b46 6f5a5c 9a806c c4a987 e2cda6 f4e6c6 fffaea",
        "wood": "2b161b 47231f 6b3623 8f4f2a b56d35 d69249 efbb6d",
        "brown": "2b161b 47231f 6b3623 8f4f2a b56d35",
        "black": "1d1b29 33344a 52566d 7a8295",
        "steel": "33344a 52566d 7a8295 a8b1bb d9e0dc",
        "white": "52566d 7a8295 a8b1bb d9e0dc fffaea",
        "grass": "12263a 1f4f3c 347040 568f3f 7fb045 a9cb57",
        "teal": "12263a 16444a 1f6a55 3f9560 7dcde4",
        "water": "1a2350 23427e 2c6cab 43a0cf 7dcde4 c4f0ee",
        "denim": "1a2350 23427e 2c6cab 43a0cf",
        "red": "3d1026 6e1730 a42a35 d4483a ee7a51",
        "gold": "6b3623 b8641f e3952c f6c546 fde690",
        "ginger": "6e1730 8f4f2a d4483a e3952c f6c546",
        "violet": "2e1a47 53307a 8450a4 b57fc4 e2b3dd",
        "pink": "8a2f5c c9537c ee8da0 fbc9c4",
        "skin0": "7b3f3a b46b4f dc9b72 f3c49a fde3c2",
        "skin1": "6b3623 8f4f2a b46b4f dc9b72 f3c49a",
        "skin2": "47231f 6b3623 8f4f2a b46b4f dc9b72",
        "skin3": "2b161b 47231f 6b3623 8f4f2a b46b4f",
    }.items()
}
"""Colours by material, dark to light."""


def colour(code: str) -> tuple[int, int, int]:
    """Give red, green, blue of "4a3b46"."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


PALETTE = np.array(sorted({colour(code) for ramp in RAMPS.values() for code in ramp}), dtype=np.int64)
"""Every colour that a finished sprite may have."""

_WEIGHTS = np.array((3, 5, 2), dtype=np.int64)
"""How much the eye minds an error in red, green, blue."""


def nearest(pixels: Field) -> Field:
    """Give for each colour of ``pixels`` (..., 3) the palette's colour nearest to it."""
    distance = ((pixels[..., None, :] - PALETTE) ** 2 * _WEIGHTS).sum(-1)
    found: Field = PALETTE[distance.argmin(-1)]
    return found


def ramp_colours(ramp: str, tones: Field) -> Field:
    """Look tones (0 dark .. 1000 light) up in a ramp, between its colours in a straight line."""
    table = np.array([colour(code) for code in RAMPS[ramp]], dtype=np.int64)
    place = np.clip(tones, 0, 1000) * (len(table) - 1)
    low = np.minimum(place // 1000, len(table) - 2)
    part = (place - low * 1000)[..., None]
    mixed: Field = (table[low] * (1000 - part) + table[low + 1] * part) // 1000
    return mixed


def smooth(field: Field, radius: int) -> Field:
    """Give the sum over a square of ``2 * radius + 1`` around each cell, divided by its area."""
    side = 2 * radius + 1
    padded = np.pad(field, radius + 1)[:-1, :-1]
    total = padded.cumsum(0).cumsum(1)
    height, width = field.shape
    high, wide = slice(side, side + height), slice(side, side + width)
    total = np.pad(total, ((0, 1), (0, 1)), mode="edge")
    low_y, low_x = slice(0, height), slice(0, width)
    whole: Field = total[high, wide] - total[low_y, wide] - total[high, low_x] + total[low_y, low_x]
    return whole // side**2


class Canvas:
    """One sprite being painted. Coordinates are in the sprite's pixels, with fractions."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._colours: Field = np.zeros((height * SCALE, width * SCALE, 3), dtype=np.int64)
        self._solid: Mask = np.zeros((height * SCALE, width * SCALE), dtype=np.bool_)
        self._dots: list[tuple[int, int, str]] = []

    def oval(self, left: float, top: float, right: float, bottom: float) -> Mask:
        """Give the mask of an ellipse in a box."""
        image, pen = self._blank()
        pen.ellipse([_fine(left), _fine(top), _fine(right) - 1, _fine(bottom) - 1], fill=255)
        return _mask(image)

    def shape(self, *points: Point) -> Mask:
        """Give the mask of a polygon."""
        image, pen = self._blank()
        pen.polygon([(_fine(x), _fine(y)) for x, y in points], fill=255)
        return _mask(image)

    def limb(self, points: Sequence[Point], thickness: float) -> Mask:
        """Give the mask of a thick bent line with round ends and joints."""
        image, pen = self._blank()
        fine = [(_fine(x), _fine(y)) for x, y in points]
        pen.line(fine, fill=255, width=_fine(thickness))
        half = _fine(thickness) // 2
        for x, y in fine:
            pen.ellipse([x - half, y - half, x + half, y + half], fill=255)
        return _mask(image)

    def fill(
        self,
        mask: Mask,
        ramp: str,
        tone: int = 560,
        *,
        relief: int = 3,
        light: int = 300,
        slope: int = 0,
        stripes: int = 0,
    ) -> None:
        """Paint ``mask``: ``relief`` is the roundness in painted pixels, ``light`` its strength.

        ``slope`` is what the tone loses from top to bottom; ``stripes`` the depth of vertical folds.
        """  # fmt: skip
        if not mask.any():
            return
        tones = np.full(mask.shape, tone, dtype=np.int64)
        if light:
            body = smooth(smooth(mask.astype(np.int64) * 1000, relief), relief)
            lit = np.roll(body, (-2, -2), (0, 1)) - np.roll(body, (2, 2), (0, 1))
            tones += lit * light // 700
        rows = np.nonzero(mask.any(1))[0]
        span = max(1, int(rows[-1] - rows[0]))
        tones += slope // 2 - (np.arange(mask.shape[0])[:, None] - int(rows[0])) * slope // span
        if stripes:
            fold = np.abs(np.arange(mask.shape[1]) % 12 - 6) * stripes // 6 - stripes // 2
            tones += fold[None, :]
        painted = ramp_colours(ramp, tones)
        self._colours[mask] = painted[mask]
        self._solid |= mask

    def shade(self, mask: Mask, strength: int = 300) -> None:
        """Darken and cool what is painted under a soft copy of ``mask``; ``strength`` of 1000."""
        soft = smooth(smooth(mask.astype(np.int64) * strength, 3), 2)[..., None]
        keep = 1000 - soft * np.array((95, 90, 70), dtype=np.int64) // 100
        self._colours = self._colours * keep // 1000

    def dot(self, x: int, y: int, code: str) -> None:
        """Set one pixel of the finished sprite (eyes, buttons): placed by hand after reduction."""
        self._dots.append((x, y, code))

    def finish(self) -> Image.Image:
        """Reduce to the sprite's size and the palette, draw the outline, set the dots."""
        shape = (self.height, SCALE, self.width, SCALE)
        cover = self._solid.astype(np.int64).reshape(shape).sum(3).sum(1)
        inked = (self._colours * self._solid[..., None]).reshape(*shape, 3).sum(3).sum(1)
        colours = nearest(_crisp(inked // np.maximum(cover, 1)[..., None], cover > 0))
        solid = cover * 2 >= SCALE * SCALE
        colours, opaque = _outlined(colours, solid)
        for x, y, code in self._dots:
            if 0 <= x < self.width and 0 <= y < self.height:
                colours[y, x] = colour(code)
                opaque[y, x] = True
        pixels = np.zeros((self.height, self.width, 4), dtype=np.uint8)
        pixels[opaque, :3] = colours[opaque]
        pixels[opaque, 3] = 255
        return Image.fromarray(pixels)

    def _blank(self) -> tuple[Image.Image, ImageDraw.ImageDraw]:
        image = Image.new("L", (self.width * SCALE, self.height * SCALE))
        return image, ImageDraw.Draw(image)


def _fine(value: float) -> int:
    return round(value * SCALE)


def _mask(image: Image.Image) -> Mask:
    return np.asarray(image) > 127


def _crisp(colours: Field, solid: Mask) -> Field:
    """Sharpen: push every colour away from the mean of its surroundings."""
    count = np.maximum(smooth(solid.astype(np.int64) * 900, 1), 1)[..., None]
    around = np.stack([smooth(colours[..., i] * solid * 100, 1) for i in range(3)], -1) * 9 // count
    return np.clip(colours + (colours - around) * 45 // 100, 0, 255)


_DARK = np.array((330, 305, 380), dtype=np.int64)
"""What an outline keeps of the colour beside it, of 1000: dark and a little cool."""


def _outlined(colours: Field, solid: Mask) -> tuple[Field, Mask]:
    """Draw a line of one pixel around the sprite, each pixel a dark copy of a neighbour."""
    beside = ((0, 1), (0, -1), (1, 0), (-1, 0))
    out, opaque = colours.copy(), solid.copy()
    for dy, dx in beside:
        moved = _moved(solid, dy, dx)
        edge = moved & ~opaque
        source = np.roll(colours, (dy, dx), (0, 1))
        out[edge] = nearest(source[edge] * _DARK // 1000 + np.array((8, 4, 12)))
        opaque |= edge
    return out, opaque


def _moved(mask: Mask, dy: int, dx: int) -> Mask:
    out = np.zeros_like(mask)
    height, width = mask.shape
    out[max(dy, 0) : height + min(dy, 0), max(dx, 0) : width + min(dx, 0)] = mask[
        max(-dy, 0) : height + min(-dy, 0), max(-dx, 0) : width + min(-dx, 0)
    ]
    return out
