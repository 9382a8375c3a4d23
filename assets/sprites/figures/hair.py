"""Hair: masses combed from the crown, and locks drawn one by one over them.

A style paints twice: "behind" what the head covers, then "front", over the face.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from figures.brush import Brush

if TYPE_CHECKING:
    from collections.abc import Sequence

    from studio.paint import Mask, Point

TONES = {
    "hair black": 0.46,
    "hair violet": 0.42,
    "hair white": 0.74,
    "hair grey": 0.56,
    "blond": 0.62,
    "pink": 0.6,
}
"""The tone in which hair of a ramp is drawn, .5 for others."""

SKULL = (
    (0, -9.7),
    (5.6, -8.8),
    (8.8, -5),
    (9.3, 0),
    (8.9, 4),
    (0, 5),
    (-8.9, 4),
    (-9.3, 0),
    (-8.8, -5),
    (-5.6, -8.8),
)
"""The outline of close hair from the front and the back."""

SKULL_SIDE = (
    (-1.0, -9.8),
    (4.4, -8.8),
    (7.6, -5.0),
    (8.0, -1.0),
    (2.0, 3.0),
    (-4.0, 6.8),
    (-7.6, 5.4),
    (-9.4, -0.6),
    (-7.2, -7.2),
)
"""The same from the side."""


@dataclass(frozen=True)
class Hair:
    """Somebody's hair being painted: where, in which ramp, from which side, which of the two parts."""

    brush: Brush
    ramp: str
    view: str
    part: str

    @property
    def tone(self) -> float:
        """Give the middle tone of the hair."""
        return TONES.get(self.ramp, 0.5)

    @property
    def crown(self) -> Point:
        """Give the point from which the hair is combed."""
        return {"front": (-1.0, -8.0), "back": (-0.5, -6.5), "side": (-2.0, -7.0)}[self.view]

    def mass(
        self,
        shape: Mask,
        dark: float = 0.0,
        *,
        strands: float = 9,
        ring: float = 5.2,
        shine: float = 0.2,
        bevel: float = 3.4,
        edge: float = 0.14,
    ) -> Mask:
        """Paint a mass of hair, ``dark`` tones deeper than the middle."""
        large = self.brush.scale > 1.5
        combed = self.brush.combed(
            *self.crown,
            strands * (1.9 if large else 1),
            depth=0.095 if large else 0.075,
            ring=ring,
            shine=shine * (1.4 if self.view == "back" else 1),
        )
        return self.brush.fill(
            shape, self.ramp, self.tone - dark, bevel, 0.34, down=(0.08, -0.12), texture=combed, edge=edge
        )

    def lock(self, points: Sequence[Point], start: float, end: float = 0.6, dark: float = -0.06) -> Mask:
        """Paint one lock along a bent line, with a streak of light on its upper left."""
        brush = self.brush
        shape = brush.curve(points, start, end)
        brush.fill(shape, self.ramp, self.tone - dark, start * 0.5, 0.4, down=(0.04, -0.08), edge=0.17)
        side = brush.flip
        lit = [(x - start * 0.2 * side, y - start * 0.08) for x, y in points[: max(2, len(points) - 1)]]
        brush.fill(
            brush.curve(lit, start * 0.26, start * 0.12) & shape,
            self.ramp,
            self.tone - dark + 0.2,
            0,
            0,
            edge=0,
            alpha=0.7,
        )
        if brush.scale > 1.5:
            dark_side = [(x + start * 0.16 * side, y) for x, y in points]
            brush.fill(
                brush.curve(dark_side, start * 0.12, 0.1) & shape,
                self.ramp,
                self.tone - dark - 0.16,
                0,
                0,
                edge=0,
                alpha=0.7,
            )
        return shape

    def curls(self, centres: Sequence[tuple[float, float, float]], dark: float = 0.0) -> None:
        """Paint round curls (x, y, radius), each with its own light."""
        brush = self.brush
        for x, y, radius in centres:
            brush.fill(brush.oval(x, y, radius), self.ramp, self.tone - dark, radius * 0.7, 0.5, edge=0.16)
            glint = brush.oval(
                x - radius * 0.32 * brush.flip, y - radius * 0.36, radius * 0.36, radius * 0.24
            )
            brush.fill(glint, self.ramp, self.tone - dark + 0.26, 0, 0, edge=0)

    def braid(self, points: Sequence[Point], wide: float, *, count: int, ribbon: str = "") -> None:
        """Paint a plait along a line, and the ribbon at its end."""
        brush = self.brush
        places = _along(points, count)
        for index, (x, y) in enumerate(places):
            thick = wide * (1 - 0.3 * index / max(1, count - 1))
            lean = 0.35 if index % 2 else -0.35
            brush.fill(
                brush.oval(x + lean, y, thick / 2, thick * 0.46),
                self.ramp,
                self.tone + 0.06 - 0.07 * (index % 2),
                thick * 0.4,
                0.5,
                edge=0.22,
            )
        if ribbon:
            x, y = places[-1]
            brush.fill(
                brush.oval(x, y + wide * 0.4, wide * 0.36, wide * 0.26), ribbon, 0.62, 0.8, 0.4, edge=0.1
            )
            self.lock(((x, y + wide * 0.5), (x, y + wide * 1.0)), wide * 0.5, wide * 0.3)

    def cap(self, *window: Point) -> None:
        """Paint close hair over the skull, except where the face looks out of the window."""
        skull = self.brush.blob(*(SKULL_SIDE if self.view == "side" else SKULL))
        if window:
            skull &= ~self.brush.blob(*window)
        self.mass(skull)

    def shadow(self, *points: Point) -> None:
        """Let the fringe's shadow fall on the face."""
        self.brush.shade(self.brush.blob(*points), 0.17, dy=0.9, blur=0.35)


def _along(points: Sequence[Point], count: int) -> list[Point]:
    """Give ``count`` points spread evenly along a line."""
    known = np.array(points, dtype=np.float64)
    lengths = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(known, axis=0).T))])
    at = np.linspace(0, lengths[-1], count)
    return [
        (float(np.interp(t, lengths, known[:, 0])), float(np.interp(t, lengths, known[:, 1]))) for t in at
    ]
