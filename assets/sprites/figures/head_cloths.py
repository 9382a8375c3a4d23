"""Cloth around the head: kerchiefs, wraps, scarves, hoods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figures.body import cloth

if TYPE_CHECKING:
    from figures.brush import Brush


def kerchief(brush: Brush, ramp: str, view: str, part: str) -> None:
    """Paint a dotted kerchief knotted in the nape."""
    if part == "behind":
        return
    tone = cloth(ramp)
    if view == "front":
        shape = brush.blob(
            (0, -10.4),
            (6, -9.4),
            (9.5, -4.6),
            (9.2, -2.6),
            (6.4, -5.0),
            (0, -6.2),
            (-6.4, -5.0),
            (-9.2, -2.6),
            (-9.5, -4.6),
            (-6, -9.4),
        )
        dots = ((-6.2, -6.6), (-3.0, -8.4), (0.6, -7.6), (3.6, -8.8), (6.6, -6.4))
    elif view == "back":
        shape = brush.blob(
            (0, -10.4),
            (6, -9.4),
            (9.6, -4),
            (9.4, 0),
            (4.6, 4.6),
            (0, 8.4),
            (-4.6, 4.6),
            (-9.4, 0),
            (-9.6, -4),
            (-6, -9.4),
        )
        dots = (
            (-6.2, -5),
            (-2, -7.6),
            (2.4, -5.6),
            (6.4, -5),
            (-4, -1),
            (0.4, -2.2),
            (4.6, -0.4),
            (-1, 2.4),
            (1.2, 5.2),
        )
    else:
        shape = brush.blob(
            (2.4, -9.8),
            (5.4, -8.0),
            (4.2, -5.2),
            (0.4, -1.4),
            (-4.4, 3.0),
            (-9.0, 4.2),
            (-10.0, -1.0),
            (-7.8, -7.4),
            (-2.4, -10.4),
        )
        dots = ((2.4, -7.8), (-1.0, -5.6), (-3.4, -8.2), (-6.6, -4.2), (-4.2, -1.6), (-8.0, 0.4))
    brush.fill(shape, ramp, tone, 3.4, 0.42, down=(0.06, -0.1), edge=0.16)
    for x, y in dots:
        brush.fill(brush.oval(x, y, 0.62), "white", 0.94, 0, 0, edge=0)
    knot = {"front": None, "back": (0, 6.0), "side": (-8.6, 4.0)}[view]
    if knot:
        x, y = knot
        for dx in (-2.4, 2.2):
            brush.fill(brush.stroke(((x, y), (x + dx, y + 4.2)), 1.4, 2.2), ramp, tone - 0.06, 0.9, 0.4)
        brush.fill(brush.oval(x, y, 1.6, 1.3), ramp, tone + 0.1, 1, 0.4)


def bandana(brush: Brush, ramp: str, view: str, part: str) -> None:
    """Paint a bandana knotted above the brow."""
    if part == "behind":
        return
    tone = cloth(ramp)
    band = {
        "front": brush.blob(
            (-9.2, -2.6),
            (-6, -6.6),
            (0, -8.0),
            (6, -6.6),
            (9.2, -2.6),
            (9.0, -0.6),
            (6.2, -4.0),
            (0, -5.4),
            (-6.2, -4.0),
            (-9.0, -0.6),
        ),
        "back": brush.blob((-9.4, -2.4), (0, 2.0), (9.4, -2.4), (9.2, 0.6), (0, 5.0), (-9.2, 0.6)),
        "side": brush.blob(
            (5.6, -8.6),
            (6.6, -5.6),
            (2.0, -2.4),
            (-4, 2.6),
            (-8.8, 3.6),
            (-9.4, 0.8),
            (-4, -1.4),
            (1.4, -5.6),
        ),
    }[view]
    brush.fill(band, ramp, tone, 1.4, 0.4, edge=0.16)
    if view == "back":
        return
    x, y = (0.6, -8.6) if view == "front" else (6.4, -8.4)
    for dx in (-3.4, 3.0):
        brush.fill(brush.stroke(((x, y), (x + dx, y - 3.0)), 1.6, 2.6), ramp, tone - 0.04, 1.0, 0.45)
    brush.fill(brush.oval(x, y, 1.9, 1.6), ramp, tone + 0.12, 1, 0.4)


def head_wrap(brush: Brush, ramp: str, view: str, part: str) -> None:
    """Paint a tall head wrap."""
    if part == "behind":
        return
    tone = cloth(ramp)
    lean = {"front": 1.0, "back": -1.0, "side": -3.2}[view]
    brush.fill(
        brush.blob(
            (-7.6 + lean * 0.4, -7.4),
            (-8.4 + lean, -11.4),
            (-3.4 + lean, -13.4),
            (3.4 + lean, -13.4),
            (8.4 + lean, -11.2),
            (8.0 + lean * 0.4, -7.4),
        ),
        ramp,
        tone + 0.04,
        3.2,
        0.45,
        edge=0.16,
    )
    for x0, x1 in ((-5, 4.2), (-1.2, 7.0), (-7.2, 0.6)):
        brush.fill(
            brush.curve(((x0 + lean * 0.4, -8.0), ((x0 + x1) / 2 + lean, -10.0), (x1 + lean, -12.4)), 0.7),
            ramp,
            tone - 0.22,
            0,
            0,
            edge=0,
        )
    low = 4.0 if view == "back" else 0.0
    front = {
        "front": brush.blob(
            (0, -10.0),
            (7, -9.2),
            (9.6, -4.8),
            (9.2, -1.8),
            (5.6, -4.4),
            (0, -5.4),
            (-5.6, -4.4),
            (-9.2, -1.8),
            (-9.6, -4.8),
            (-7, -9.2),
        ),
        "back": brush.blob(
            (0, -10),
            (7, -9.2),
            (9.8, -3),
            (9.2, 1.6),
            (4.6, low + 1),
            (0, low + 1.8),
            (-4.6, low + 1),
            (-9.2, 1.6),
            (-9.8, -3),
            (-7, -9.2),
        ),
        "side": brush.blob(
            (3, -9.8),
            (7.4, -7.0),
            (7.0, -4.4),
            (2.0, -2.6),
            (-0.6, 0.0),
            (-3.4, 4.6),
            (-8.0, 4.8),
            (-9.8, -1),
            (-8, -7.6),
            (-3, -10),
        ),
    }[view]
    brush.fill(front, ramp, tone, 3.2, 0.42, down=(0.04, -0.1), edge=0.16)
    x = {"front": -7.0, "back": 7.0, "side": 4.6}[view]
    for points in (((x, -4.4), (0, -7.6), (-x, -8.8)), ((-x, -4.6), (x * 0.2, -8.4), (x, -9.0))):
        brush.fill(brush.curve(points, 0.8) & front, "violet", 0.5, 0, 0, edge=0)


def hijab(brush: Brush, ramp: str, view: str, part: str) -> None:
    """Paint a scarf around head and shoulders."""
    tone = cloth(ramp)
    if part == "behind":
        return
    if view == "front":
        shape = brush.blob(
            (0, -10.0),
            (6, -9.0),
            (9.4, -4.6),
            (9.8, 2),
            (9.2, 8),
            (8.8, 13.4),
            (3, 15.4),
            (-3, 15.4),
            (-8.8, 13.4),
            (-9.2, 8),
            (-9.8, 2),
            (-9.4, -4.6),
            (-6, -9.0),
        )
        face = brush.blob(
            (0, -5.6),
            (4.8, -4.6),
            (7.0, -0.6),
            (6.9, 3.4),
            (4.6, 7.0),
            (0, 8.6),
            (-4.6, 7.0),
            (-6.9, 3.4),
            (-7.0, -0.6),
            (-4.8, -4.6),
        )
        brush.fill(shape & ~face, ramp, tone, 3.2, 0.42, down=(0.06, -0.12), edge=0.16)
        for points in (
            ((-8.2, 6), (-2, 10.4), (6.4, 12.6)),
            ((8.4, 5), (4.6, 9.2), (-5.8, 13.2)),
            ((-7.8, 9.6), (-2, 12.8), (2.4, 14.6)),
        ):
            brush.fill(brush.curve(points, 0.8), ramp, tone - 0.22, 0, 0, edge=0)
        brush.fill(
            brush.curve(((-6.8, -1), (-5, -4.6), (0, -5.8), (5, -4.6), (6.8, -1)), 0.7),
            ramp,
            tone + 0.12,
            0,
            0,
            edge=0,
        )
        brush.fill(brush.oval(6.2, 8.0, 1.0), "gold", 0.78, 0.6, 0.4, edge=0.1)
        return
    if view == "back":
        shape = brush.blob(
            (0, -10.0),
            (6, -9.0),
            (9.6, -4),
            (9.8, 3),
            (9.4, 10),
            (6, 15.0),
            (0, 17.4),
            (-6, 15.0),
            (-9.4, 10),
            (-9.8, 3),
            (-9.6, -4),
            (-6, -9.0),
        )
        brush.fill(shape, ramp, tone, 3.6, 0.42, down=(0.06, -0.12), edge=0.16)
        for points in (
            ((-5, -2), (-4, 5), (-5, 12)),
            ((4.6, -1), (3.6, 6), (4.4, 13)),
            ((0, 3), (0.4, 9), (0, 15)),
        ):
            brush.fill(brush.curve(points, 0.8), ramp, tone - 0.18, 0, 0, edge=0)
        return
    shape = brush.blob(
        (-1, -10.0),
        (4.8, -8.8),
        (7.6, -5.0),
        (5.4, -4.0),
        (3.2, -0.4),
        (2.8, 4.4),
        (4.6, 8.2),
        (5.6, 12.4),
        (1.4, 14.6),
        (-5.4, 14.6),
        (-9.0, 10.6),
        (-9.4, 3),
        (-9.8, -1),
        (-7.4, -7.4),
    )
    brush.fill(shape, ramp, tone, 3.4, 0.42, down=(0.06, -0.12), edge=0.16)
    brush.fill(
        brush.curve(((7.0, -5.2), (4.0, -3.0), (2.8, 0.4), (3.0, 4.6)), 0.7) & shape,
        ramp,
        tone + 0.12,
        0,
        0,
        edge=0,
    )
    for points in (
        ((-8.4, 4), (-2, 8.8), (4.6, 11.4)),
        ((-4, -2), (-3.4, 5), (1.0, 8.4)),
        ((-8.6, 8), (-4, 12), (0, 14)),
    ):
        brush.fill(brush.curve(points, 0.8), ramp, tone - 0.2, 0, 0, edge=0)


def hood(brush: Brush, ramp: str, view: str, part: str) -> None:
    """Paint a hood."""
    if part == "behind":
        return
    tone = cloth(ramp)
    outer = brush.blob(
        (0, -12.0),
        (6.4, -10.4),
        (10.2, -4.6),
        (10.4, 2.6),
        (8.0, 8.6),
        (0, 10.4),
        (-8.0, 8.6),
        (-10.4, 2.6),
        (-10.2, -4.6),
        (-6.4, -10.4),
    )
    if view == "front":
        face = brush.blob(
            (0, -6.0),
            (5.2, -5.0),
            (7.4, -0.4),
            (7.2, 4),
            (4.6, 7.6),
            (0, 9.0),
            (-4.6, 7.6),
            (-7.2, 4),
            (-7.4, -0.4),
            (-5.2, -5.0),
        )
        brush.fill(outer & ~face, ramp, tone, 2.6, 0.45, down=(0.04, -0.1), edge=0.16)
        brush.fill(
            brush.curve(((-7.4, 3), (-6.8, -2.6), (0, -6.6), (6.8, -2.6), (7.4, 3)), 0.9),
            ramp,
            tone - 0.24,
            0,
            0,
            edge=0,
        )
    elif view == "back":
        brush.fill(outer, ramp, tone, 4, 0.45, down=(0.06, -0.12), edge=0.16)
        brush.fill(brush.stroke(((0, -12), (0, 9)), 0.9), ramp, tone - 0.3, 0, 0, edge=0)
    else:
        shape = brush.blob(
            (-1, -12.0),
            (4.6, -10.2),
            (7.0, -5.8),
            (4.6, -3.0),
            (4.2, 3),
            (4.8, 8.0),
            (0, 10.2),
            (-6.6, 9.0),
            (-10, 4),
            (-10.6, -2),
            (-7.6, -9.2),
        )
        brush.fill(shape, ramp, tone, 3.4, 0.45, down=(0.06, -0.12), edge=0.16)
        brush.fill(
            brush.curve(((6.6, -6.0), (4.2, -2.6), (4.0, 3), (4.6, 7.6)), 0.9) & shape,
            ramp,
            tone - 0.22,
            0,
            0,
            edge=0,
        )


def sweatband(brush: Brush, ramp: str, view: str, part: str) -> None:
    """Paint a sweatband."""
    if part == "behind":
        return
    band = {
        "front": brush.blob((-8.6, -4.2), (0, -6.6), (8.6, -4.2), (8.6, -2.0), (0, -4.2), (-8.6, -2.0)),
        "back": brush.blob((-9.4, -4.0), (0, -2.8), (9.4, -4.0), (9.4, -1.4), (0, -0.2), (-9.4, -1.4)),
        "side": brush.blob((-9.6, -3.2), (0, -4.2), (7.4, -6.0), (8.0, -3.8), (0, -1.8), (-9.6, -0.8)),
    }[view]
    brush.fill(band, ramp, cloth(ramp), 1, 0.35, edge=0.14)
    brush.fill(
        band
        & brush.above(99)
        & brush.stroke(((-10, -2.9), (0, -5.3 if view == "front" else -1.6), (10, -2.9)), 0.7),
        "white",
        0.9,
        0,
        0,
        edge=0,
    )
