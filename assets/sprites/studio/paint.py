"""The canvas: shapes painted as fields of tone at four times the size, then reduced to pixel art.

One never paints a colour but a ramp and a tone, so that light and shadow shift their hue alike
everywhere. Coordinates are pixels of the finished picture, from its top left, fractions allowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw
from scipy import ndimage

from studio import texture
from studio.palette import Floats, colour, quantise, ramp

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

TILE_PX = 32
"""Pixels along one side of a tile."""

FINE = 4
"""Canvas pixels for one pixel of the picture, along one side."""

LIGHT = np.array([-0.52, -0.68, 0.62]) / np.linalg.norm([-0.52, -0.68, 0.62])
"""Where the light comes from: the left, the top and above."""

SHADOW_TINT = np.array([0.95, 0.9, 0.7])
"""How much of red, green and blue a shadow takes: the most of red, so that it turns cool."""

Mask = npt.NDArray[np.bool_]
"""A shape, ``[y, x]`` of the canvas."""

Point = tuple[float, float]


class Paint:
    """One picture being painted. Shapes are given by ``rect``, ``oval``, ``dot``, ``poly``, ``line``."""

    def __init__(self, width: int, height: int, seed: int = 1) -> None:
        self.width, self.height, self.seed = width, height, seed
        self.columns, self.rows = width * FINE, height * FINE
        self.colours: Floats = np.zeros((self.rows, self.columns, 3))
        self.cover: Floats = np.zeros((self.rows, self.columns))
        self.drawn = np.random.default_rng(seed)
        """For what is strewn by chance, the same on every run."""
        self._pixels: list[tuple[int, int, str]] = []

    # -- shapes

    def mask(self, draw: Callable[[ImageDraw.ImageDraw], None]) -> Mask:
        """Give whatever ``draw`` fills with 255, in canvas pixels."""
        image = Image.new("L", (self.columns, self.rows))
        draw(ImageDraw.Draw(image))
        return np.asarray(image) > 127

    def full(self) -> Mask:
        """Give the whole canvas."""
        return np.ones((self.rows, self.columns), dtype=np.bool_)

    def rect(self, x0: float, y0: float, x1: float, y1: float, radius: float = 0) -> Mask:
        """Give a rectangle from a corner to the opposite one, which it does not reach; rounded if asked."""
        if x1 - x0 < 0.25 or y1 - y0 < 0.25:
            return ~self.full()
        box = (x0 * FINE, y0 * FINE, x1 * FINE - 1, y1 * FINE - 1)
        if radius and min(x1 - x0, y1 - y0) > 1:
            return self.mask(lambda pen: pen.rounded_rectangle(box, radius * FINE, fill=255))
        return self.mask(lambda pen: pen.rectangle(box, fill=255))

    def oval(self, x0: float, y0: float, x1: float, y1: float) -> Mask:
        """Give the ellipse in a rectangle."""
        if x1 - x0 < 0.25 or y1 - y0 < 0.25:
            return ~self.full()
        box = (x0 * FINE, y0 * FINE, x1 * FINE - 1, y1 * FINE - 1)
        return self.mask(lambda pen: pen.ellipse(box, fill=255))

    def dot(self, x: float, y: float, radius: float, tall: float | None = None) -> Mask:
        """Give an ellipse around a point: ``radius`` wide to each side, ``tall`` high."""
        high = radius if tall is None else tall
        return self.oval(x - radius, y - high, x + radius, y + high)

    def poly(self, *points: Point) -> Mask:
        """Give a polygon."""
        placed = [(x * FINE, y * FINE) for x, y in points]
        return self.mask(lambda pen: pen.polygon(placed, fill=255))

    def line(self, points: Sequence[Point], width: float = 1) -> Mask:
        """Give a stroke through points, with round ends."""
        placed = [(x * FINE, y * FINE) for x, y in points]
        half = width * FINE / 2

        def stroke(pen: ImageDraw.ImageDraw) -> None:
            pen.line(placed, fill=255, width=max(1, round(width * FINE)), joint="curve")
            for x, y in (placed[0], placed[-1]):
                pen.ellipse((x - half, y - half, x + half, y + half), fill=255)

        return self.mask(stroke)

    # -- textures, to be handed to ``fill`` as ``texture``

    def noise(
        self, scale: float, salt: int = 0, *, octaves: int = 3, stretch: tuple[int, int] = (1, 1)
    ) -> Floats:
        """Give noise whose blobs are ``scale`` pixels of the picture large."""
        return texture.noise(self.rows, self.columns, scale * FINE, self.seed * 31 + salt, octaves, stretch)

    def grain(self, salt: int = 0, *, upright: bool = False) -> Floats:
        """Give the grain of wood."""
        return texture.grain(self.rows, self.columns, self.seed * 17 + salt, upright=upright)

    def weave(self, period: float = 1) -> Floats:
        """Give a weave with threads ``period`` pixels wide."""
        return texture.weave(self.rows, self.columns, max(1, int(period * FINE)))

    # -- painting

    def fill(
        self,
        shape: Mask,
        name: str,
        tone: float = 0.55,
        bevel: float = 1.0,
        relief: float = 0.2,
        *,
        down: Point = (0, 0),
        across: Point = (0, 0),
        texture: Floats | float | None = None,
        edge: float = 0.12,
        gloss: float = 0.0,
        hollow: float = 0.0,
        alpha: float = 1.0,
    ) -> Mask:
        """Paint ``shape`` in the ramp ``name`` and give it back.

        The tone (0 dark .. 1 light) goes with the gradients ``down`` and ``across`` (added at the
        first and the last row or column), with the light on a rim ``bevel`` pixels round, by
        ``relief``, with ``texture`` (-1..1 times what you want), loses ``edge`` along the outline,
        gains ``gloss`` where it faces the light, and loses ``hollow`` near the outline.
        """
        if not shape.any():
            return shape
        rows, columns = np.where(shape.any(1))[0], np.where(shape.any(0))[0]
        part = (slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1))
        inside = shape[part]
        height, width = inside.shape
        tones = tone + np.linspace(*down, height)[:, None] + np.linspace(*across, width)[None]
        depth = ndimage.distance_transform_edt(np.pad(inside, 1))[1:-1, 1:-1] / FINE
        if bevel and min(height, width) > 1:
            tones = tones + _lit(depth, bevel, relief, gloss)
        tones = tones - edge * np.clip(1 - depth / 0.9, 0, 1) - hollow * np.exp(-depth / 2.5)
        if texture is not None:
            tones = tones + (texture[part] if isinstance(texture, np.ndarray) else texture)
        painted = inside[..., None] * alpha
        self.colours[part] = self.colours[part] * (1 - painted) + ramp(name, tones.round(9)) * painted
        if alpha > 0.5:
            self.cover[part] = np.maximum(self.cover[part], inside)
        return shape

    def shade(
        self,
        shape: Mask,
        strength: float = 0.35,
        *,
        dx: float = 0,
        dy: float = 0,
        blur: float = 1.0,
        within: Mask | None = None,
    ) -> None:
        """Let the soft shadow of a shape, moved by ``dx``, ``dy``, fall on what is painted."""
        moved = ndimage.shift(shape.astype(np.float64), (dy * FINE, dx * FINE), order=0)
        dark = ndimage.gaussian_filter(moved, blur * FINE) * strength
        if within is not None:
            dark = dark * within
        self.colours *= 1 - dark[..., None] * SHADOW_TINT

    def glow(self, shape: Mask, code: str, strength: float = 0.5, blur: float = 1.0) -> None:
        """Let the soft light of a shape, in a palette colour's code, fall on what is painted."""
        bright = ndimage.gaussian_filter(shape.astype(np.float64), blur * FINE)[..., None] * strength
        self.colours = self.colours * (1 - bright) + colour(code) * bright

    def clear(self, shape: Mask) -> None:
        """Make a shape transparent again."""
        self.cover[shape] = 0

    def pixel(self, x: int, y: int, code: str) -> None:
        """Set one pixel of the finished picture, after everything else: eyes, glints, screws."""
        self._pixels.append((x, y, code))

    # -- to pixels

    def reduce(
        self,
        *,
        outline: bool = True,
        crisp: float = 0.45,
        dither: float = 0.0,
        dark: float = 0.5,
        wrap: bool = False,
        cut: float = 0.5,
    ) -> Image.Image:
        """Give the picture, RGBA, every pixel opaque in a palette colour or empty.

        ``crisp`` sharpens; ``dither`` .02 suits rough things, 0 smooth ones; ``dark`` is how dark
        the outline is; ``wrap`` for a texture that is laid side by side; a pixel covered less than
        ``cut`` is empty.
        """
        cover = _mean(self.cover, self.height, self.width)
        mixed = _mean(self.colours * self.cover[..., None], self.height, self.width)
        colours = mixed / np.maximum(cover, 1e-6)[..., None]
        solid = cover.round(9) > cut
        if crisp:
            colours = _sharpened(colours, solid, crisp, "wrap" if wrap else "nearest")
        colours = quantise(colours, dither)
        if outline:
            colours, solid = outlined(colours, solid, dark)
        picture = np.dstack([colours, solid.astype(np.float64)])
        for x, y, code in self._pixels:
            if 0 <= x < self.width and 0 <= y < self.height:
                picture[y, x] = [*colour(code), 1]
        picture[picture[..., 3] == 0] = 0
        return as_image(picture)


def as_image(picture: Floats) -> Image.Image:
    """Give ``[y, x, 4]`` in 0..1 as a picture."""
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def as_floats(image: Image.Image) -> Floats:
    """Give a picture as ``[y, x, 4]`` in 0..1."""
    return np.asarray(image.convert("RGBA"), dtype=np.float64) / 255


def _lit(depth: Floats, bevel: float, relief: float, gloss: float) -> Floats:
    """Give the light on a shape whose rim is rounded, from the distances to its outline."""
    rim = np.clip(depth / bevel, 0, 1)
    high = np.sqrt(np.clip(1 - (1 - rim) ** 2, 0, 1)) * bevel * FINE
    high = ndimage.gaussian_filter(high, max(0.6, bevel * 0.5))
    slope_y, slope_x = np.gradient(high)
    facing = 1 / np.sqrt(slope_x**2 + slope_y**2 + 1)
    light = -(slope_x * LIGHT[0] + slope_y * LIGHT[1]) * facing + facing * LIGHT[2]
    tones: Floats = relief * 1.4 * (light - LIGHT[2])
    if gloss:
        tones += gloss * np.clip((light - 0.86) / 0.14, 0, 1) ** 2
    return tones


def _mean(fine: Floats, height: int, width: int) -> Floats:
    blocks: Floats = fine.reshape(height, FINE, width, FINE, *fine.shape[2:]).mean((1, 3))
    return blocks


def _sharpened(colours: Floats, solid: Mask, crisp: float, mode: str) -> Floats:
    """Sharpen without letting what is empty bleed in."""
    weight = ndimage.gaussian_filter(solid.astype(np.float64), 0.9, mode=mode)
    soft = ndimage.gaussian_filter(colours * solid[..., None], (0.9, 0.9, 0), mode=mode)
    soft /= np.maximum(weight, 1e-3)[..., None]
    return np.clip(colours + crisp * (colours - soft), 0, 1)


def outlined(colours: Floats, solid: Mask, dark: float = 0.5) -> tuple[Floats, Mask]:
    """Draw the outer outline: one pixel, a dark cool copy of its neighbour, softer on the lit side."""
    ring = ndimage.binary_dilation(solid) & ~solid
    nearest = ndimage.distance_transform_edt(~solid, return_distances=False, return_indices=True)
    beside = colours[nearest[0], nearest[1]]
    lit = (np.roll(solid, -1, 0) | np.roll(solid, -1, 1)) & ~(np.roll(solid, 1, 0) | np.roll(solid, 1, 1))
    part = np.where(lit, dark * 0.86, dark * 0.62)[..., None]
    inked = quantise(beside * part * np.array([0.92, 0.86, 1.05]) + np.array([0.03, 0.015, 0.045]))
    return np.where(ring[..., None], inked, colours), ring | solid
