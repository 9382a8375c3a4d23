"""Hair that hangs: to the chin, the shoulders or the waist, straight or in waves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from figures.fringes import SIDE_WINDOW, WINDOW, paint_fringe

if TYPE_CHECKING:
    from figures.hair import Hair


@dataclass(frozen=True)
class Flowing:
    """Hair that falls ``length`` pixels below the middle of the head."""

    length: float
    fringe: str
    wave: float = 0.0
    """How far the locks bend to the sides."""
    tresses: bool = True
    """Locks fall in front of the shoulders too."""
    turned_in: bool = False
    knot: bool = False
    """The upper half is tied into a knot."""

    def paint(self, hair: Hair) -> None:
        """Paint it."""
        {"front": self._front, "side": self._side, "back": self._back}[hair.view](hair)
        if self.knot and hair.part == ("behind" if hair.view == "front" else "front"):
            at = {"front": (0, -10.4), "back": (0, -7.4), "side": (-7.6, -6.4)}[hair.view]
            hair.curls(((*at, 3.2),), -0.04)

    def _front(self, hair: Hair) -> None:
        low, out = self.length, 9.4 + (0.8 if self.wave else 0.2)
        if hair.part == "behind":
            tip = out - (1.6 if self.turned_in else 0.4)
            hair.mass(
                hair.brush.blob(
                    (0, -9.6),
                    (7.6, -7.4),
                    (out, 0),
                    (out + self.wave, low * 0.5),
                    (tip, low),
                    (0, low + 0.8),
                    (-tip, low),
                    (-out - self.wave, low * 0.5),
                    (-out, 0),
                    (-7.6, -7.4),
                ),
                0.16,
                strands=13,
                shine=0,
            )
            return
        hair.cap(*WINDOW)
        paint_fringe(hair, self.fringe)
        for side in (-1, 1):
            end = min(low, 13.0) if self.tresses else min(low, 5.0)
            wide = 3.4 if self.turned_in else 2.8
            middle = side * (8.6 + self.wave * 0.7)
            points = (
                (side * 7.9, -3.4),
                (side * 8.6, 1.6),
                (middle, end * 0.6),
                (side * (7.4 if self.turned_in else 7.9), end),
            )
            hair.lock(points, wide, 1.2 if not self.turned_in else 2.2, 0.02 if side < 0 else 0.08)

    def _back(self, hair: Hair) -> None:
        if hair.part == "behind":
            return
        low, out = self.length, 9.4 + (0.6 if self.wave else 0.0)
        tip = out - (1.4 if self.turned_in else 1.0)
        hair.mass(
            hair.brush.blob(
                (0, -9.7),
                (6.4, -8.4),
                (out, -1),
                (out + self.wave, low * 0.5),
                (tip, low - 0.6),
                (0, low),
                (-tip, low - 0.6),
                (-out - self.wave, low * 0.5),
                (-out, -1),
                (-6.4, -8.4),
            ),
            0.0,
            strands=11,
            ring=6,
        )
        for index, x in enumerate((-6.4, -3.0, 0.6, 4.0, 7.0)):
            bend = self.wave * (0.9 if index % 2 else -0.9)
            end = low + (0.9 if index % 2 else 0.3)
            hair.lock(
                ((x * 0.5, -2.0), (x * 0.9 + bend, low * 0.4), (x - bend * 0.6, low * 0.75), (x, end)),
                3.2,
                1.2,
                0.05 + 0.05 * (index == 4),
            )

    def _side(self, hair: Hair) -> None:
        if hair.part == "behind":
            return
        low = self.length
        hair.cap(*SIDE_WINDOW)
        curve = self.wave
        hair.mass(
            hair.brush.blob(
                (-2.4, -9.2),
                (-8.0, -6.6),
                (-9.6, -0.4),
                (-9.6 - curve, low * 0.5),
                (-8.2, low),
                (-4.6, low + 0.6),
                (-1.6, low - 0.6),
                (-0.4 + curve * 0.5, low * 0.5),
                (0.6, 3.4),
                (0.8, -2.6),
            ),
            0.04,
            strands=11,
        )
        for x, end in ((-7.6, low + 0.4), (-4.8, low + 0.8), (-2.2, low - 0.2)):
            hair.lock(
                ((x * 0.7 - 1, -4.0), (x - 0.8, 2.0), (x - curve, low * 0.65), (x + 0.2, end)), 2.8, 1.0, 0.02
            )
        paint_fringe(hair, self.fringe)
        hair.lock(
            ((0.4, -5.0), (0.9, 0.6), (0.2 + curve * 0.5, min(low, 9.0) * 0.6), (-0.2, min(low, 9.0))),
            2.4,
            0.8,
            0.0,
        )


LONG = {
    "long": Flowing(13.6, "swept", wave=1.0),
    "very long": Flowing(16.0, "blunt"),
    "bob": Flowing(7.4, "blunt", tresses=True, turned_in=True),
    "shoulder": Flowing(9.6, "swept", wave=1.1),
    "poet": Flowing(8.6, "parted", wave=0.7, tresses=False),
    "half up": Flowing(9.6, "parted", wave=0.4, knot=True, tresses=False),
}
"""Styles by name."""
