"""Hair that is tied: tails, buns and braids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figures.fringes import SIDE_WINDOW, WINDOW, paint_fringe

if TYPE_CHECKING:
    from figures.hair import Hair


def _base(hair: Hair, fringe: str) -> None:
    if hair.part == "front":
        hair.cap(*{"front": WINDOW, "side": SIDE_WINDOW, "back": ()}[hair.view])
        paint_fringe(hair, fringe)


def ponytail(hair: Hair) -> None:
    """Paint a high tail that swings out to the side of the head."""
    if hair.view == "front" and hair.part == "behind":
        hair.mass(
            hair.brush.blob(
                (2.5, -9.5),
                (7, -12),
                (11.6, -9.4),
                (13.2, -3),
                (12.6, 4),
                (11.0, 9),
                (9.6, 4),
                (9.4, -2),
                (6, -6),
            ),
            0.06,
            strands=12,
        )
        hair.lock(((6, -10.4), (11, -7.6), (11.8, 0), (11.2, 8)), 3.2, 0.8, -0.02)
    _base(hair, "swept")
    if hair.part == "behind" or hair.view == "front":
        return
    if hair.view == "back":
        for x, end in ((-2.4, 9.6), (2.6, 9.8), (0.2, 12)):
            hair.lock(((0, -7.4), (x * 0.9, -3), (x * 1.3, 4), (x * 0.7, end)), 4.4, 1.0, 0.0)
    else:
        for x, end in ((-12.4, 7.4), (-9.8, 9.0), (-11.4, 9.8)):
            hair.lock(((-6.4, -7.6), (-10.4, -8.4), (x - 0.4, -1), (x + 0.4, end)), 4.2, 0.9, 0.0)
    at = (0, -7.4) if hair.view == "back" else (-7.2, -7.6)
    hair.brush.fill(hair.brush.oval(*at, 2.0, 1.4), "violet", 0.62, 1, 0.4, edge=0.14)


def bun(hair: Hair) -> None:
    """Paint a big round bun on the crown."""
    at = {"front": (0.4, -11.4), "back": (0, -10.6), "side": (-5.2, -10.6)}[hair.view]
    if hair.part == "front":
        _base(hair, "swept")
    if hair.part == ("behind" if hair.view == "front" else "front"):
        x, y = at
        hair.mass(hair.brush.oval(x, y, 4.6, 3.9), -0.02, bevel=3, edge=0.18)
        hair.lock(((x - 3.4, y + 1.2), (x, y - 2.2), (x + 3.4, y + 0.6)), 1.6, 0.8, -0.1)
        hair.lock(((x - 2.4, y + 2.2), (x + 0.6, y - 0.2), (x + 3.0, y + 2.0)), 1.3, 0.6, -0.02)


def low_bun(hair: Hair) -> None:
    """Paint a bun in the nape with the hair parted in the middle."""
    if hair.view != "front" and hair.part == "front":
        _base(hair, "parted")
        at = (0, 4.0) if hair.view == "back" else (-9.2, 3.6)
        hair.curls(((*at, 3.8),), -0.02)
    else:
        _base(hair, "parted")


def space_buns(hair: Hair) -> None:
    """Paint two buns high on both sides, over a bob with a fringe."""
    if hair.view == "front":
        if hair.part == "behind":
            hair.mass(
                hair.brush.blob(
                    (-9.4, 0), (-8, -6), (8, -6), (9.4, 0), (8.8, 6.4), (5, 7.2), (-5, 7.2), (-8.8, 6.4)
                ),
                0.16,
                shine=0,
            )
            hair.curls(((-7.6, -9.4, 3.6), (7.6, -9.4, 3.6)), -0.02)
            return
        hair.cap(*WINDOW)
        paint_fringe(hair, "blunt")
        for side in (-1, 1):
            hair.lock(((side * 8.2, -3.0), (side * 8.7, 1.6), (side * 8.0, 6.0)), 2.6, 1.6, 0.02)
        return
    if hair.part == "behind":
        return
    if hair.view == "back":
        hair.mass(
            hair.brush.blob(
                (0, -9.6),
                (6.4, -8.4),
                (9.3, -1),
                (8.8, 6.0),
                (4, 7.2),
                (-4, 7.2),
                (-8.8, 6.0),
                (-9.3, -1),
                (-6.4, -8.4),
            )
        )
        hair.brush.fill(
            hair.brush.stroke(((0, -9.6), (0, 3)), 0.7), hair.ramp, hair.tone - 0.26, 0, 0, edge=0
        )
        hair.curls(((-7.2, -8.8, 3.7), (7.2, -8.8, 3.7)), -0.04)
        return
    hair.cap(*SIDE_WINDOW)
    hair.mass(hair.brush.blob((-8.6, -3), (-9.2, 3), (-7.4, 7.2), (-2.4, 6.8), (0.4, 3.4), (0.6, -3)), 0.05)
    paint_fringe(hair, "blunt")
    hair.lock(((0.4, -4), (1.0, 1.4), (0.2, 6.0)), 2.4, 1.2, 0.0)
    hair.curls(((-3.8, -9.8, 3.7),), -0.04)


def side_braid(hair: Hair, ribbon: str) -> None:
    """Paint one thick plait that falls over the left shoulder (on the picture's right from the front)."""
    _base(hair, "swept")
    if hair.part == "behind":
        return
    if hair.view == "front":
        hair.braid(((7.6, 3.6), (8.6, 8), (6.6, 15.4)), 4.2, count=6, ribbon=ribbon)
    elif hair.view == "back":
        hair.lock(((3.0, 0.6), (-3.0, 4.0), (-7.6, 6.4)), 4.2, 2.6, 0.04)
        hair.braid(((-7.6, 6), (-8.6, 9), (-8.0, 13)), 4.0, count=4, ribbon=ribbon)
    elif hair.brush.flip > 0:
        hair.braid(((-4.4, 5.6), (-1.6, 9), (0.6, 14)), 3.8, count=5, ribbon=ribbon)
    else:
        hair.braid(((-4.0, 5.4), (-1.0, 9), (1.2, 15.4)), 4.4, count=6, ribbon=ribbon)


def twin_braids(hair: Hair, ribbon: str) -> None:
    """Paint a plait on each side."""
    _base(hair, "parted")
    if hair.view == "front" and hair.part == "front":
        for side in (-1, 1):
            hair.braid(((side * 8.8, 4.0), (side * 9.6, 9), (side * 9.0, 14.6)), 3.6, count=6, ribbon=ribbon)
    elif hair.view == "back" and hair.part == "front":
        hair.brush.fill(
            hair.brush.stroke(((0, -9.6), (0, 4)), 0.7), hair.ramp, hair.tone - 0.26, 0, 0, edge=0
        )
        for side in (-1, 1):
            hair.braid(((side * 6.6, 4.6), (side * 7.6, 9), (side * 7.2, 14.6)), 3.7, count=6, ribbon=ribbon)
    elif hair.view == "side" and hair.part == "front":
        hair.braid(((-4.6, 4.4), (-5.4, 9), (-5.0, 14.6)), 3.8, count=6, ribbon=ribbon)


def many_braids(hair: Hair, ribbon: str) -> None:
    """Paint thin braids to the shoulders, beads at their ends."""
    brush = hair.brush
    if hair.view == "front" and hair.part == "behind":
        hair.mass(
            brush.blob((-9.2, -2), (9.2, -2), (9.6, 6), (8.6, 11), (-8.6, 11), (-9.6, 6)), 0.18, shine=0
        )
    _base(hair, "parted")
    if hair.part == "behind":
        return
    xs = {
        "front": (-9.0, -7.4, 7.4, 9.0),
        "back": (-8.2, -5.0, -1.7, 1.7, 5.0, 8.2),
        "side": (-8.0, -5.2, -2.4, 0.2),
    }[hair.view]
    for index, x in enumerate(xs):
        end = 11.6 + (index % 2)
        hair.braid(((x * 0.92, -1.5 if hair.view == "back" else 1.6), (x, 6), (x, end)), 2.4, count=7)
        brush.fill(
            brush.oval(x, end + 1.3, 1.0, 0.8), ribbon if index % 2 else "red", 0.68, 0.6, 0.4, edge=0.06
        )
