"""Short hair, curls and what is left of it."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING

from figures.fringes import SIDE_WINDOW, WINDOW, paint_fringe

if TYPE_CHECKING:
    from figures.hair import Hair


def _cropped(hair: Hair, fringe: str, nape: float = 4.6) -> None:
    """Paint close hair that ends at the ears and above the collar."""
    brush = hair.brush
    if hair.part == "behind":
        return
    if hair.view == "front":
        window = tuple((x, y if y > -3 else y + 0.2) for x, y in WINDOW)
        skull = brush.blob((0, -9.6), (5.6, -8.8), (8.6, -5), (8.9, 0.4), (7.6, 1.0), (-7.6, 1.0), (-8.9, 0.4), (-8.6, -5), (-5.6, -8.8))
        hair.mass(skull & ~brush.blob(*window))
    elif hair.view == "back":
        hair.mass(brush.blob((0, -9.6), (5.8, -8.7), (9.0, -4), (9.0, 0.6), (7.4, nape), (3, nape + 1.2), (-3, nape + 1.2), (-7.4, nape), (-9.0, 0.6), (-9.0, -4), (-5.8, -8.7)))
    else:
        ear = brush.oval(-0.9, 2.1, 1.5, 1.9)
        shape = brush.blob((-1, -9.7), (4.6, -8.7), (7.6, -5), (7.4, -2), (2, 0.6), (-1.6, 1.8), (-4.0, nape), (-7.4, nape - 0.4), (-9.2, -0.6), (-7.2, -7))
        hair.mass(shape & ~brush.blob(*SIDE_WINDOW) & ~ear)
    paint_fringe(hair, fringe)


def short(hair: Hair) -> None:
    """Paint hair combed back, for under hats."""
    _cropped(hair, "back")


def side_part(hair: Hair) -> None:
    """Paint a neat parting."""
    _cropped(hair, "side part")


def messy(hair: Hair) -> None:
    """Paint a mop that nobody combed."""
    _cropped(hair, "messy", 5.0)
    if hair.part == "behind":
        return
    tufts = {
        "front": (((-4, -8.4), (-7.4, -11.0)), ((0, -9), (-1.6, -12.0)), ((4, -8.4), (6.2, -11.4)), ((8, -4), (11, -4.4)), ((-8, -3), (-11, -2.6))),
        "back": (((-4, -8.4), (-6.8, -11.2)), ((1, -9), (2.2, -12.0)), ((5, -8), (8.0, -10.4)), ((-7, 3), (-8.4, 7)), ((-2, 4), (-3, 7.6)), ((3, 4), (3.4, 7.8)), ((7, 3), (8.8, 6.6))),
        "side": (((-4, -8.4), (-7.6, -10.8)), ((0, -9), (-1.4, -12)), ((4, -8.6), (6.2, -11.2)), ((-8, 0), (-11.2, 1.4)), ((-7, 3), (-9.4, 6.6)), ((-4, 4), (-5.4, 7.4))),
    }[hair.view]
    for points in tufts:
        hair.lock(points, 3.4, 0.4, 0.0)


def spiky(hair: Hair) -> None:
    """Paint spikes that stand up."""
    _cropped(hair, "spiky")
    if hair.part == "behind":
        return
    xs = (-7.4, -4.4, -1.0, 2.6, 6.0)
    for index, x in enumerate(xs):
        tall = (2.2, 4.0, 4.8, 4.4, 2.8)[index]
        lean = 1.4 if hair.view != "side" else 1.8
        hair.lock(((x * 0.9, -6.4), (x + lean * 0.4, -9.4), (x + lean, -9.4 - tall * 0.8)), 4.2, 0.5, -0.02)
    if hair.view == "back":
        for x in (-5, -1.6, 2, 5.4):
            hair.lock(((x, 1.6), (x * 1.06, 6.8)), 3.2, 0.5, 0.04)


def crop(hair: Hair) -> None:
    """Paint a sporty crop, brushed up at the front."""
    _cropped(hair, "back", 3.6)
    if hair.part == "behind":
        return
    if hair.view == "side":
        for x in (6.8, 4.4, 1.6):
            hair.lock(((x - 1.6, -6.4), (x + 0.6, -9.0), (x + 1.2, -11.0)), 3.6, 0.8, -0.06)
    else:
        for x in (-5.4, -2.2, 1.2, 4.8):
            hair.lock(((x, -6.2), (x + 0.6, -9.4), (x + 1.6, -11.2)), 3.8, 0.8, -0.06 if hair.view == "front" else 0.0)


def mop(hair: Hair) -> None:
    """Paint a round mop over ears and brows."""
    brush = hair.brush
    if hair.part == "behind":
        if hair.view == "front":
            hair.mass(brush.blob((0, -10), (7, -8.6), (10, -2), (9.6, 4.6), (6, 6), (-6, 6), (-9.6, 4.6), (-10, -2), (-7, -8.6)), 0.12, shine=0)
        return
    if hair.view == "back":
        hair.mass(brush.blob((0, -10.2), (6.6, -9), (10, -2.6), (9.8, 3.6), (7.6, 6.2), (3.4, 7), (0, 6.4), (-3.4, 7), (-7.6, 6.2), (-9.8, 3.6), (-10, -2.6), (-6.6, -9)), ring=6.4)
        for x in (-6, -2, 2.4, 6.4):
            hair.lock(((x * 0.4, -4), (x, 2), (x * 1.1, 7)), 3.2, 0.9, 0.05)
        return
    if hair.view == "side":
        hair.mass(brush.blob((-1, -10.2), (5, -9.2), (8.6, -4.6), (8.2, -0.6), (2, 3.6), (-3, 5.8), (-7.6, 6.2), (-10, -0.6), (-7.6, -7.6)) & ~brush.blob((1.6, 3), (2.4, -0.4), (9, -1.4), (12, 4), (6, 12), (2, 8)))
    else:
        hair.cap(*((x, y + 1.4) for x, y in WINDOW))
    paint_fringe(hair, "mop")


def quiff(hair: Hair) -> None:
    """Paint tall curls on top, short sides."""
    _cropped(hair, "back", 3.8)
    if hair.part == "behind":
        return
    shift = 2.0 if hair.view == "side" else 0.0
    hair.curls(((-5.6 + shift, -7.4, 2.7), (5.6 + shift * 0.4, -7.2, 2.8), (-3.4 + shift, -10.2, 2.9), (3.4 + shift, -10.4, 3.0), (0 + shift, -11.4, 3.0), (-1.8 + shift, -7.6, 2.8), (2.2 + shift, -7.4, 2.8)))
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
        skull = brush.blob(*((x * 1.1, y) for x, y in ((0, -10), (6, -9), (9, -4), (8.6, 2), (-8.6, 2), (-9, -4), (-6, -9))))
        hair.mass(skull & ~brush.blob(*((x, y + 0.6) for x, y in WINDOW)), shine=0)
        hair.curls(((-8.2, -2.4, 2.2), (8.2, -2.4, 2.2), (-6.4, -5.4, 2.6), (6.4, -5.4, 2.6), (-2.6, -6.4, 2.4), (2.4, -6.2, 2.4), (-4.4, -9.2, 2.8), (0.4, -9.8, 2.9), (4.6, -9.0, 2.7)))
        return
    away = -1.6 if hair.view == "side" else 0.0
    ball = brush.oval(away, -3.2, 11.0, 10.2)
    face = brush.blob((1.4, 8), (0.6, 1.4), (2.6, -3.0), (7.2, -5.6), (14, -4), (12, 9)) if hair.view == "side" else ~brush.paint.full()
    hair.mass(ball & ~face, 0.02, shine=0)
    rim = [(x * 0.96 + away, y, r) for x, y, r in big]
    inner = [(cos(turn * 0.8976 + 0.3) * 4.6 + away, sin(turn * 0.8976 + 0.3) * 4.4 - 3.6, 2.7) for turn in range(7)]
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
                    hair.lock(((side * 6.6, y * 0.5), (side * (dx - 2), y * 0.9 - 0.6), (side * dx, y)), 4.8, 1.0, 0.0)
        return
    if hair.view == "front":
        for side in (-1, 1):
            hair.lock(((side * 5.4, -7.6), (side * 8.6, -5.2), (side * 10.8, -6.0)), 3.4, 0.8, -0.03)
            hair.lock(((side * 7.4, -4.2), (side * 8.6, -0.8), (side * 9.6, 2.4)), 2.8, 1.0, 0.0)
        hair.lock(((-5.4, -8.0), (0, -9.6), (5.4, -8.2)), 1.8, 0.8, 0.0)
        return
    if hair.view == "back":
        hair.mass(hair.brush.blob((0, -7), (6, -6.8), (10, -5), (12, -1), (11, 4), (6, 6.6), (0, 6), (-6, 6.6), (-11, 4), (-12, -1), (-10, -5), (-6, -6.8)))
        for x, y in ((-12.4, -4.6), (-12.6, 1), (-10.4, 5.6), (12.4, -4.6), (12.6, 1), (10.4, 5.6), (-3.4, 8.0), (3.4, 8.0)):
            hair.lock(((x * 0.4, y * 0.3), (x * 0.8, y * 0.8), (x, y)), 4.4, 0.8, 0.0)
        return
    hair.mass(hair.brush.blob((0.6, -6.6), (-4, -8.0), (-9, -5), (-10.4, 1), (-8, 6), (-3.4, 5.4), (-2.4, 1), (1.2, -1.6)))
    for x, y in ((-9.8, -8.0), (-12.6, -3.6), (-12.4, 1.6), (-10.0, 6.4), (-5.0, 7.2)):
        hair.lock(((x * 0.4, y * 0.4), (x * 0.8, y * 0.85), (x, y)), 4.6, 0.8, 0.0)
    hair.lock(((1.6, -6.0), (0.6, -2.4), (1.0, 1.6)), 2.6, 0.8, 0.0)


def bald(hair: Hair) -> None:
    """Paint a wreath around a bald crown."""
    brush = hair.brush
    if hair.part == "behind":
        return
    if hair.view == "front":
        for side in (-1, 1):
            hair.lock(((side * 7.8, -3.4), (side * 8.6, -0.6), (side * 8.2, 2.6)), 2.4, 1.4, 0.0)
        brush.fill(brush.oval(-2.6, -5.6, 2.2, 1.1), "plaster", 1.0, 0, 0, edge=0, alpha=0.55)
    elif hair.view == "back":
        hair.mass(brush.blob((-8.6, -2.2), (-4, -0.6), (0, -0.2), (4, -0.6), (8.6, -2.2), (9.0, 1.4), (6.6, 5), (0, 5.6), (-6.6, 5), (-9.0, 1.4)), shine=0)
        brush.fill(brush.oval(-2.6, -5.2, 2.4, 1.3), "plaster", 1.0, 0, 0, edge=0, alpha=0.5)
    else:
        ear = brush.oval(-0.9, 2.1, 1.5, 1.9)
        hair.mass(brush.blob((0.8, -2.4), (-4, -1.6), (-8.2, -2.4), (-8.9, 1), (-7, 4.8), (-3.4, 5.2), (-2.0, 3), (0.4, 1.2)) & ~ear, shine=0)
        brush.fill(brush.oval(-1.0 - 1.4 * brush.flip, -5.8, 2.2, 1.1), "plaster", 1.0, 0, 0, edge=0, alpha=0.5)


def none(hair: Hair) -> None:
    """Paint no hair: all of it is under cloth."""
