"""What sits on the head over the hair: ribbons, flowers, headphones, earrings."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from figures.brush import Brush
    from figures.look import Look


def paint_head_extras(brush: Brush, look: Look, view: str) -> None:
    """Paint what sits on the head over the hair."""
    for name in look.extras:
        if name in _ON_HEAD:
            _ON_HEAD[name](brush, look, view)


def _bow(brush: Brush, look: Look, view: str) -> None:
    x, y = {"front": (4.6, -9.0), "back": (-4.6, -8.6), "side": (-2.6 if brush.flip > 0 else -1.6, -9.2)}[
        view
    ]
    ramp = look.second_ramp
    for side in (-1, 1):
        brush.fill(
            brush.blob(
                (x, y), (x + side * 3.4, y - 2.8), (x + side * 4.4, y - 0.4), (x + side * 3.0, y + 2.2)
            ),
            ramp,
            0.6,
            1.4,
            0.45,
            edge=0.18,
        )
    brush.fill(brush.oval(x, y, 1.2, 1.2), ramp, 0.78, 0.8, 0.3, edge=0.14)


def _flower(brush: Brush, look: Look, view: str) -> None:
    x, y = {"front": (6.6, -6.4), "back": (-6.6, -6.0), "side": (-0.6, -6.6)}[view]
    if view == "side" and brush.flip > 0:
        return
    for turn in range(5):
        brush.fill(
            brush.oval(x + 1.7 * cos(turn * 1.257), y + 1.7 * sin(turn * 1.257), 1.3),
            look.second_ramp,
            0.74,
            0.8,
            0.3,
            edge=0.08,
        )
    brush.fill(brush.oval(x, y, 0.95), "gold", 0.8, 0.5, 0.2, edge=0)


def _headphones(brush: Brush, look: Look, view: str) -> None:
    ramp = look.second_ramp
    if view == "side":
        brush.fill(
            brush.curve(((-1.2, 1), (-1.4, -6), (-0.6, -10.6)), 1.7), "white", 0.7, 0.8, 0.4, edge=0.14
        )
        brush.fill(brush.oval(-1.2, 1.8, 3.2, 3.7), ramp, 0.5, 1.6, 0.5, edge=0.18)
        brush.fill(brush.oval(-1.2, 1.8, 1.6, 2.0), ramp, 0.82, 0.8, 0.3, edge=0.1)
        return
    brush.fill(
        brush.curve(
            ((-9.6, 0), (-9.0, -6.4), (-4.6, -10.4), (0, -11.2), (4.6, -10.4), (9.0, -6.4), (9.6, 0)), 1.7
        ),
        "white",
        0.7,
        0.8,
        0.4,
        edge=0.14,
    )
    for side in (-1, 1):
        brush.fill(
            brush.oval(side * 9.6, 1.6, 2.1, 3.4), ramp, 0.58 if side < 0 else 0.46, 1.4, 0.5, edge=0.18
        )


def _earrings(brush: Brush, look: Look, view: str) -> None:
    for x, y in {
        "front": ((-8.6, 5.2), (8.6, 5.2)),
        "back": ((-8.6, 5.2), (8.6, 5.2)),
        "side": ((-1.0, 5.4),),
    }[view]:
        brush.fill(brush.oval(x, y, 1.15, 1.4), look.second_ramp, 0.72, 0.8, 0.4, edge=0.12)


def _hair_stick(brush: Brush, look: Look, view: str) -> None:
    points = {
        "front": ((5.4, -11.6), (9.6, -14.0)),
        "back": ((-4.0, -9.6), (4.6, -12.6)),
        "side": ((-8.6, -8.4), (-2.0, -13.6)),
    }[view]
    brush.fill(brush.stroke(points, 1.0), look.second_ramp, 0.5, 0.6, 0.4, edge=0.08)
    brush.fill(brush.oval(*points[1], 1.2), look.second_ramp, 0.76, 0.8, 0.4, edge=0.08)


def _pencil(brush: Brush, _look: Look, view: str) -> None:
    if view == "back" or (view == "side" and brush.flip < 0):
        return
    points = ((8.4, -1.2), (6.8, -5.6)) if view == "front" else ((-3.6, -0.6), (3.2, -2.8))
    brush.fill(brush.stroke(points, 1.1), "gold", 0.66, 0.5, 0.4, edge=0.06)


_ON_HEAD = {
    "bow": _bow,
    "flower": _flower,
    "headphones": _headphones,
    "earrings": _earrings,
    "hair stick": _hair_stick,
    "pencil": _pencil,
}
