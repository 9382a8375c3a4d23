"""What the hair does above the face: fringes, seen from the front and from the side."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from figures.hair import Hair

WINDOW = ((-7.3, 5.5), (-7.5, -0.6), (-5.6, -4.6), (0, -5.8), (5.6, -4.6), (7.5, -0.6), (7.3, 5.5), (0, 12))
"""Where the face looks out of the hair when all of it is combed back."""

SIDE_WINDOW = ((0.4, 4.4), (-0.6, 1.0), (1.6, -2.2), (4.6, -4.8), (9.6, -6.2), (12, 0), (9, 12), (1.0, 9))
"""The same from the side: in front of the ear."""


def paint_fringe(hair: Hair, kind: str) -> None:
    """Paint a fringe over the forehead."""
    if hair.view == "back":
        return
    (_SIDE if hair.view == "side" else _FRONT)[kind](hair)


def _swept(hair: Hair) -> None:
    hair.shadow((-2.5, -8), (7.6, -5.0), (8.2, -0.6), (2, -4.4))
    hair.lock(((-2.6, -8.2), (-6.4, -5.6), (-7.8, -1.4), (-8.0, 2.4)), 3.4, 1.2, 0.02)
    hair.lock(((-2.4, -8.4), (2.6, -6.2), (6.6, -3.4), (8.2, 1.8)), 4.2, 1.4, 0.0)
    hair.lock(((-2.6, -8.0), (0.2, -5.4), (3.6, -3.4), (5.6, -2.2)), 3.2, 0.7, -0.08)


def _parted(hair: Hair) -> None:
    for side in (-1, 1):
        hair.lock(((0, -8.6), (side * 4.4, -6.4), (side * 7.4, -2.6), (side * 8.0, 2.8)), 3.8, 1.2, 0.02)
        hair.lock(((0.2 * side, -8.0), (side * 2.8, -5.2), (side * 6.0, -2.4)), 2.6, 0.6, -0.08)


def _blunt(hair: Hair) -> None:
    hair.shadow((-7.6, -6), (7.6, -6), (7.6, -1.6), (-7.6, -1.6))
    brush = hair.brush
    hair.mass(
        brush.blob(
            (-8.2, -3.0),
            (-6, -7.4),
            (0, -8.8),
            (6, -7.4),
            (8.2, -3.0),
            (7.6, -1.2),
            (3.6, -0.9),
            (0, -0.8),
            (-3.6, -0.9),
            (-7.6, -1.2),
        ),
        -0.04,
        strands=14,
    )
    for x in (-5.0, -1.8, 1.6, 4.8):
        brush.fill(brush.stroke(((x * 0.8, -4.6), (x, -1.2)), 0.5), hair.ramp, hair.tone - 0.22, 0, 0, edge=0)


def _side_part(hair: Hair) -> None:
    hair.shadow((-5, -8), (7.6, -6.0), (7.8, -3.0), (-3, -5.0))
    hair.lock(((-4.4, -8.0), (-7.2, -5.4), (-8.0, -1.4)), 3.0, 1.0, 0.03)
    hair.lock(((-4.6, -8.2), (0, -7.4), (5.4, -5.6), (8.2, -1.6)), 4.2, 1.2, 0.0)
    hair.lock(((-4.6, -7.8), (-0.6, -6.0), (3.6, -4.8), (6.4, -4.4)), 2.8, 0.6, -0.09)


def _messy(hair: Hair) -> None:
    hair.shadow((-7, -6), (7, -6), (6.4, -2.2), (-6.4, -2.2))
    for points in (
        ((-3, -8.6), (-7.4, -5.4), (-8.4, -0.4)),
        ((4, -8.6), (7.4, -5.0), (8.4, 0.0)),
        ((2, -8.6), (5.4, -4.6), (5.8, -1.2)),
        ((-2, -8.8), (-5.0, -5.0), (-5.6, -0.8)),
        ((1.0, -8.8), (2.4, -4.8), (1.8, -1.4)),
        ((-1, -8.8), (-1.6, -4.8), (-2.6, -1.8)),
    ):
        hair.lock(points, 3.6, 0.5, -0.03)


def _spiky(hair: Hair) -> None:
    hair.shadow((-6, -7), (6, -7), (5.6, -3.4), (-5.6, -3.4))
    for x, y in ((-6.0, -1.8), (-3.0, -3.2), (0.4, -2.2), (3.6, -3.4), (6.4, -1.6)):
        hair.lock(((x * 0.7, -8.0), (x, y)), 3.4, 0.4, -0.04)


def _mop(hair: Hair) -> None:
    hair.shadow((-8, -4), (8, -4), (7.4, 0), (-7.4, 0))
    for points in (
        ((-1, -9), (-7.6, -5.4), (-8.6, 2.6)),
        ((1, -9), (7.6, -5.4), (8.6, 2.6)),
        ((0, -9), (-4.6, -5.4), (-6.0, 0.2)),
        ((0, -9), (4.6, -5.4), (5.6, 0.4)),
        ((0, -9), (-1.6, -5.0), (-2.6, -0.2)),
        ((0, -9), (1.8, -5.0), (1.8, -0.2)),
    ):
        hair.lock(points, 4.2, 1.2, -0.02)


def _curly(hair: Hair) -> None:
    hair.shadow((-7, -6), (7, -6), (6.4, -2.8), (-6.4, -2.8))
    hair.curls(
        (
            (-7.0, -3.6, 2.2),
            (7.0, -3.6, 2.2),
            (-4.2, -5.2, 2.4),
            (4.2, -5.2, 2.4),
            (-1.4, -5.4, 2.3),
            (1.6, -4.8, 2.0),
        ),
        -0.04,
    )


def _back(hair: Hair) -> None:
    for points in (
        ((-6.4, -4.4), (-4.6, -8.2)),
        ((-2.4, -5.6), (-1.6, -9.0)),
        ((2.2, -5.6), (1.8, -9.0)),
        ((6.0, -4.4), (4.8, -8.0)),
    ):
        hair.brush.fill(
            hair.brush.stroke(points, 0.9, 0.4), hair.ramp, hair.tone + 0.14, 0, 0, edge=0, alpha=0.8
        )


def _swept_side(hair: Hair) -> None:
    hair.lock(((-1.6, -8.8), (4.4, -7.4), (7.6, -3.4), (6.4, -0.4)), 4.0, 0.8, -0.03)
    hair.lock(((-1.4, -8.4), (2.4, -5.4), (3.0, -1.6), (1.2, 2.8)), 3.4, 0.9, -0.06)


def _blunt_side(hair: Hair) -> None:
    hair.mass(
        hair.brush.blob((-2, -9.2), (4.6, -8.4), (8.0, -4.2), (7.8, -1.0), (4.4, -0.8), (1.8, -1.2)),
        -0.04,
        strands=13,
    )


def _side_part_side(hair: Hair) -> None:
    hair.lock(((-3.4, -8.6), (3.6, -8.0), (7.8, -4.6)), 4.0, 1.0, -0.02)
    hair.lock(((-1.6, -6.6), (1.4, -3.6), (1.0, 0.4)), 2.8, 0.8, 0.04)


def _messy_side(hair: Hair) -> None:
    for points in (
        ((0, -9), (6.0, -7.0), (8.2, -1.8)),
        ((-1, -9), (4.6, -6), (5.0, -1.4)),
        ((-2, -8.4), (1.6, -5), (1.8, 0.6)),
        ((-2, -8), (-0.6, -3), (-0.4, 3.4)),
    ):
        hair.lock(points, 3.6, 0.5, -0.03)


def _spiky_side(hair: Hair) -> None:
    for x, y in ((7.8, -2.2), (5.2, -3.0), (2.4, -1.6), (0.4, 1.4)):
        hair.lock(((x * 0.5 - 1, -8.0), (x, y)), 3.2, 0.4, -0.04)


def _curly_side(hair: Hair) -> None:
    hair.curls(
        ((7.0, -4.4, 2.0), (4.6, -5.4, 2.3), (2.0, -4.0, 2.2), (0.8, -1.2, 2.0), (0.0, 1.8, 1.6)), -0.04
    )


def _back_side(hair: Hair) -> None:
    for points in (((5.6, -5.6), (0.4, -8.6)), ((3.2, -3.4), (-3.4, -6.4)), ((1.4, -0.8), (-5.4, -2.6))):
        hair.brush.fill(
            hair.brush.stroke(points, 0.9, 0.4), hair.ramp, hair.tone + 0.14, 0, 0, edge=0, alpha=0.8
        )


_FRONT = {
    "swept": _swept,
    "parted": _parted,
    "blunt": _blunt,
    "side part": _side_part,
    "messy": _messy,
    "spiky": _spiky,
    "mop": _mop,
    "curly": _curly,
    "back": _back,
}
_SIDE = {
    "swept": _swept_side,
    "parted": _swept_side,
    "blunt": _blunt_side,
    "side part": _side_part_side,
    "messy": _messy_side,
    "spiky": _spiky_side,
    "mop": _messy_side,
    "curly": _curly_side,
    "back": _back_side,
}
