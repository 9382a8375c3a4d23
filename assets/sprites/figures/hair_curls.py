"""Curls, hair that flies, and what is left of it."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING

from figures.fringes import WINDOW
from figures.hair_short import cropped

if TYPE_CHECKING:
    from figures.hair import Hair


def quiff(hair: Hair) -> None:
    """Paint tall curls on top, short sides."""
    cropped(hair, "back", 3.8)
    if hair.part == "behind":
        return
    shift = 2.0 if hair.view == "side" else 0.0
    hair.curls(
        (
            (-5.6 + shift, -7.4, 2.7),
            (5.6 + shift * 0.4, -7.2, 2.8),
            (-3.4 + shift, -10.2, 2.9),
            (3.4 + shift, -10.4, 3.0),
            (0 + shift, -11.4, 3.0),
            (-1.8 + shift, -7.6, 2.8),
            (2.2 + shift, -7.4, 2.8),
        )
    )
    if hair.view == "front":
        hair.curls(((4.6, -5.2, 1.7), (0.6, -5.6, 1.8), (-3.4, -5.4, 1.7)), -0.05)


def afro(hair: Hair) -> None:
    """Paint a great round afro."""
    brush = hair.brush
    big = [(cos(turn * 0.5236) * 8.6, sin(turn * 0.5236) * 8.0 - 3.4, 3.5) for turn in range(12)]
    if hair.part == "behind":
        if hair.view == "front":
            hair.mass(brush.oval(0, -3.2, 11.4, 10.2), 0.04, shine=0)
            hair.curls(tuple(big), 0.02)
        return
    if hair.view == "front":
        skull = brush.blob(
            *((x * 1.1, y) for x, y in ((0, -10), (6, -9), (9, -4), (8.6, 2), (-8.6, 2), (-9, -4), (-6, -9)))
        )
        hair.mass(skull & ~brush.blob(*((x, y + 0.6) for x, y in WINDOW)), shine=0)
        hair.curls(
            (
                (-8.2, -2.4, 2.2),
                (8.2, -2.4, 2.2),
                (-6.4, -5.4, 2.6),
                (6.4, -5.4, 2.6),
                (-2.6, -6.4, 2.4),
                (2.4, -6.2, 2.4),
                (-4.4, -9.2, 2.8),
                (0.4, -9.8, 2.9),
                (4.6, -9.0, 2.7),
            )
        )
        return
    away = -1.6 if hair.view == "side" else 0.0
    ball = brush.oval(away, -3.2, 11.0, 10.2)
    face = (
        brush.blob((1.4, 8), (0.6, 1.4), (2.6, -3.0), (7.2, -5.6), (14, -4), (12, 9))
        if hair.view == "side"
        else ~brush.paint.full()
    )
    hair.mass(ball & ~face, 0.02, shine=0)
    rim = [(x * 0.96 + away, y, r) for x, y, r in big]
    inner = [
        (cos(turn * 0.8976 + 0.3) * 4.6 + away, sin(turn * 0.8976 + 0.3) * 4.4 - 3.6, 2.7)
        for turn in range(7)
    ]
    if hair.view == "side":
        rim = [curl for curl in rim if not (curl[0] > 2 and curl[1] > -5)]
        inner = [curl for curl in inner if not (curl[0] > 0.6 and curl[1] > -5)]
        inner += [(6.6, -6.6, 2.2), (1.0, 0.8, 1.9), (2.2, -3.0, 2.0)]
    hair.curls((*rim, *inner, (away, -3.6, 2.6)))


def wild(hair: Hair) -> None:
    """Paint a high forehead and hair that flies out at the sides."""
    if hair.part == "behind":
        if hair.view == "front":
            for side in (-1, 1):
                for dx, y in ((12.0, -5.0), (13.0, -1.2), (12.2, 2.6), (10.4, 5.4)):
                    hair.lock(
                        ((side * 6.6, y * 0.5), (side * (dx - 2), y * 0.9 - 0.6), (side * dx, y)),
                        4.8,
                        1.0,
                        0.0,
                    )
        return
    if hair.view == "front":
        for side in (-1, 1):
            hair.lock(((side * 5.4, -7.6), (side * 8.6, -5.2), (side * 10.8, -6.0)), 3.4, 0.8, -0.03)
            hair.lock(((side * 7.4, -4.2), (side * 8.6, -0.8), (side * 9.6, 2.4)), 2.8, 1.0, 0.0)
        hair.lock(((-5.4, -8.0), (0, -9.6), (5.4, -8.2)), 1.8, 0.8, 0.0)
        return
    if hair.view == "back":
        hair.mass(
            hair.brush.blob(
                (0, -7),
                (6, -6.8),
                (10, -5),
                (12, -1),
                (11, 4),
                (6, 6.6),
                (0, 6),
                (-6, 6.6),
                (-11, 4),
                (-12, -1),
                (-10, -5),
                (-6, -6.8),
            )
        )
        for x, y in (
            (-12.4, -4.6),
            (-12.6, 1),
            (-10.4, 5.6),
            (12.4, -4.6),
            (12.6, 1),
            (10.4, 5.6),
            (-3.4, 8.0),
            (3.4, 8.0),
        ):
            hair.lock(((x * 0.4, y * 0.3), (x * 0.8, y * 0.8), (x, y)), 4.4, 0.8, 0.0)
        return
    hair.mass(
        hair.brush.blob(
            (0.6, -6.6), (-4, -8.0), (-9, -5), (-10.4, 1), (-8, 6), (-3.4, 5.4), (-2.4, 1), (1.2, -1.6)
        )
    )
    for x, y in ((-9.8, -8.0), (-12.6, -3.6), (-12.4, 1.6), (-10.0, 6.4), (-5.0, 7.2)):
        hair.lock(((x * 0.4, y * 0.4), (x * 0.8, y * 0.85), (x, y)), 4.6, 0.8, 0.0)
    hair.lock(((1.6, -6.0), (0.6, -2.4), (1.0, 1.6)), 2.6, 0.8, 0.0)


def bald(hair: Hair, skin: str) -> None:
    """Paint a wreath around a bald crown that shines."""
    brush = hair.brush
    if hair.part == "behind":
        return
    if hair.view == "front":
        for side in (-1, 1):
            hair.lock(((side * 7.8, -3.4), (side * 8.6, -0.6), (side * 8.2, 2.6)), 2.4, 1.4, 0.0)
        brush.fill(brush.oval(-2.6, -5.6, 2.2, 1.1), skin, 0.98, 0, 0, edge=0)
    elif hair.view == "back":
        hair.mass(
            brush.blob(
                (-8.6, -2.2),
                (-4, -0.6),
                (0, -0.2),
                (4, -0.6),
                (8.6, -2.2),
                (9.0, 1.4),
                (6.6, 5),
                (0, 5.6),
                (-6.6, 5),
                (-9.0, 1.4),
            ),
            shine=0,
        )
        brush.fill(brush.oval(-2.6, -5.2, 2.4, 1.3), skin, 0.98, 0, 0, edge=0)
    else:
        ear = brush.oval(-0.9, 2.1, 1.5, 1.9)
        hair.mass(
            brush.blob(
                (0.8, -2.4),
                (-4, -1.6),
                (-8.2, -2.4),
                (-8.9, 1),
                (-7, 4.8),
                (-3.4, 5.2),
                (-2.0, 3),
                (0.4, 1.2),
            )
            & ~ear,
            shine=0,
        )
        brush.fill(brush.oval(-1.0 - 1.4 * brush.flip, -5.8, 2.2, 1.1), skin, 0.98, 0, 0, edge=0)


def none(hair: Hair) -> None:
    """Paint no hair: all of it is under cloth."""
