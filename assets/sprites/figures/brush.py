"""A brush: shapes and strokes around a point, at any scale, facing east or west, on one canvas.

What is forward is positive x; for somebody who looks west the brush is flipped, and the light,
which the canvas sets, stays where it is. The same head is painted small and, for a portrait, large.
"""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING

import numpy as np

from studio.paint import FINE, Mask, Paint, Point

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import ImageDraw

    from studio.palette import Floats


class Brush:
    """Paints around the point (x, y) of a canvas; a length of 1 is ``scale`` pixels."""

    def __init__(self, paint: Paint, x: float, y: float, *, scale: float = 1.0, flip: int = 1) -> None:
        self.paint, self.x, self.y, self.scale, self.flip = paint, x, y, scale, flip

    def at(self, x: float, y: float) -> Brush:
        """Give the same brush around another point."""
        px, py = self.place((x, y))
        return Brush(self.paint, px, py, scale=self.scale, flip=self.flip)

    def place(self, point: Point) -> Point:
        """Give a point of the canvas."""
        return self.x + point[0] * self.scale * self.flip, self.y + point[1] * self.scale

    # -- shapes

    def poly(self, *points: Point) -> Mask:
        """Give a polygon with straight sides."""
        return self.paint.poly(*(self.place(point) for point in points))

    def blob(self, *points: Point) -> Mask:
        """Give a closed shape whose outline bends smoothly through the points."""
        return self.poly(*smooth(points, closed=True))

    def oval(self, x: float, y: float, wide: float, tall: float | None = None) -> Mask:
        """Give an ellipse around a point by its two radii."""
        px, py = self.place((x, y))
        return self.paint.dot(px, py, wide * self.scale, (wide if tall is None else tall) * self.scale)

    def stroke(self, points: Sequence[Point], start: float, end: float | None = None) -> Mask:
        """Give a line with round ends that is ``start`` wide at first and ``end`` at last."""
        placed = [self.place(point) for point in points]
        last = start if end is None else end
        lengths = [0.0]
        for (x0, y0), (x1, y1) in itertools.pairwise(placed):
            lengths.append(lengths[-1] + math.hypot(x1 - x0, y1 - y0))
        total = lengths[-1] or 1.0
        radii = [(start + (last - start) * length / total) * self.scale / 2 for length in lengths]
        fine = [(x * FINE, y * FINE) for x, y in placed]
        thick = [max(0.5, radius * FINE) for radius in radii]

        def draw(pen: ImageDraw.ImageDraw) -> None:
            for (x, y), r in zip(fine, thick, strict=True):
                pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
            for (x0, y0), (x1, y1), r0, r1 in zip(fine, fine[1:], thick, thick[1:], strict=False):
                far = math.hypot(x1 - x0, y1 - y0) or 1.0
                nx, ny = (y0 - y1) / far, (x1 - x0) / far
                pen.polygon(
                    ((x0 + nx * r0, y0 + ny * r0), (x1 + nx * r1, y1 + ny * r1),
                     (x1 - nx * r1, y1 - ny * r1), (x0 - nx * r0, y0 - ny * r0)), fill=255,
                )  # fmt: skip

        return self.paint.mask(draw)

    def curve(self, points: Sequence[Point], start: float, end: float | None = None) -> Mask:
        """Give a line as ``stroke``, bent smoothly through the points."""
        return self.stroke(smooth(points), start, end)

    def below(self, y: float) -> Mask:
        """Give everything below a height."""
        return self.paint.rect(0, self.y + y * self.scale, self.paint.width, self.paint.height)

    def above(self, y: float) -> Mask:
        """Give everything above a height."""
        return self.paint.rect(0, 0, self.paint.width, self.y + y * self.scale)

    def ahead(self, x: float) -> Mask:
        """Give everything on the forward side of an upright line."""
        px = self.x + x * self.scale * self.flip
        box = (px, 0, self.paint.width, self.paint.height) if self.flip > 0 else (0, 0, px, self.paint.height)
        return self.paint.rect(*box)

    # -- painting

    def fill(
        self,
        shape: Mask,
        ramp: str,
        tone: float = 0.55,
        bevel: float = 1.5,
        relief: float = 0.35,
        **more: object,
    ) -> Mask:
        """Paint a shape as ``Paint.fill`` does, with the bevel at the brush's scale."""
        return self.paint.fill(shape, ramp, tone, bevel * self.scale, relief, **more)  # type: ignore[arg-type]

    def shade(
        self,
        shape: Mask,
        strength: float = 0.35,
        *,
        dx: float = 0,
        dy: float = 0,
        blur: float = 0.6,
        within: Mask | None = None,
    ) -> None:
        """Let the shadow of a shape fall, with lengths at the brush's scale."""
        self.paint.shade(
            shape, strength, dx=dx * self.scale, dy=dy * self.scale, blur=blur * self.scale, within=within
        )

    def pixel(self, x: float, y: float, code: str) -> None:
        """Set the pixel that holds a point, after everything else."""
        px, py = self.place((x, y))
        self.paint.pixel(math.floor(px + 1e-6), math.floor(py + 1e-6), code)

    def combed(
        self,
        x: float,
        y: float,
        strands: float,
        *,
        depth: float = 0.1,
        ring: float = 6.0,
        shine: float = 0.16,
    ) -> Floats:
        """Give the tones of hair combed away from a crown: strands, and a broken ring of shine."""
        rows, columns = np.mgrid[: self.paint.rows, : self.paint.columns]
        cx, cy = self.place((x, y))
        across, down = (columns + 0.5) / FINE - cx, (rows + 0.5) / FINE - cy
        angle = np.arctan2(across, down + 0.3 * self.scale)
        far = np.hypot(across, down) / self.scale
        wobble = self.paint.noise(3 * self.scale, 7, octaves=2)
        lines = np.sin(angle * strands + 1.4 * wobble + far * 0.16)
        lit = np.exp(-(((far - ring) / 1.5) ** 2)) * np.clip(0.55 - across / self.scale * 0.09, 0, 1)
        tones: Floats = depth * lines + shine * lit * (0.7 + 0.5 * np.sin(angle * strands * 1.1 + 1))
        return tones


def smooth(points: Sequence[Point], *, closed: bool = False, steps: int = 4) -> list[Point]:
    """Give more points on a smooth line through the points (a Catmull-Rom spline)."""
    known = list(points)
    if closed:
        known = [known[-1], *known, known[0], known[1]]
    else:
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = known[0], known[1], known[-2], known[-1]
        known = [(2 * x0 - x1, 2 * y0 - y1), *known, (2 * x3 - x2, 2 * y3 - y2)]
    out: list[Point] = []
    for p, q, r, s in zip(known, known[1:], known[2:], known[3:], strict=False):
        for step in range(steps):
            t = step / steps
            out.append((_bend(p[0], q[0], r[0], s[0], t), _bend(p[1], q[1], r[1], s[1], t)))
    if not closed:
        out.append(known[-2])
    return out


def _bend(p: float, q: float, r: float, s: float, t: float) -> float:
    """Give the value at ``t`` (0..1) between q and r, on the curve that comes from p and goes on to s."""
    return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)
