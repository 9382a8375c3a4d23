"""Hats and caps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figures.body import cloth

if TYPE_CHECKING:
    from figures.brush import Brush


def cap(brush: Brush, ramp: str, view: str, part: str) -> None:
    """Paint a peaked cap."""
    if part == "behind":
        return
    tone = cloth(ramp)
    dome = brush.blob(
        (0, -11.4), (6, -10.2), (9.4, -6), (9.6, -2.6), (0, -1.8), (-9.6, -2.6), (-9.4, -6), (-6, -10.2)
    )
    brush.fill(dome, ramp, tone, 4, 0.45, down=(0.08, -0.1), edge=0.14)
    brush.fill(brush.stroke(((0, -11), (0, -3.4)), 0.6) & dome, ramp, tone - 0.2, 0, 0, edge=0)
    brush.fill(brush.oval(0, -11.3, 1.3, 0.9), ramp, tone + 0.2, 0.8, 0.3)
    if view == "front":
        brush.fill(
            brush.blob(
                (-8.6, -3.8),
                (0, -4.8),
                (8.6, -3.8),
                (9.0, -1.8),
                (4.6, -2.4),
                (0, -2.6),
                (-4.6, -2.4),
                (-9.0, -1.8),
            ),
            ramp,
            tone - 0.12,
            1.2,
            0.4,
            edge=0.16,
        )
        brush.fill(brush.oval(0, -7.0, 2.2, 2.0), "white", 0.92, 0.8, 0.3, edge=0.06)
    elif view == "side":
        brush.fill(
            brush.blob((3.0, -5.0), (9.6, -4.6), (13.4, -2.4), (12.6, -1.4), (7.6, -2.2), (3.0, -2.4)),
            ramp,
            tone - 0.1,
            1.2,
            0.4,
            edge=0.16,
        )
    else:
        brush.fill(brush.oval(0, -3.0, 3.0, 1.8) & brush.above(-2.4), "hair brown", 0.3, 0, 0, edge=0)


def flat_cap(brush: Brush, ramp: str, view: str, part: str) -> None:
    """Paint a flat cap of tweed."""
    if part == "behind":
        return
    tone = cloth(ramp)
    tweed = 0.07 * brush.paint.weave(0.75 * brush.scale)
    if view == "side":
        brush.fill(
            brush.blob((5, -4.8), (9.4, -4.2), (11.6, -2.2), (8, -2.2), (4, -2.8)),
            ramp,
            tone - 0.2,
            1,
            0.4,
            edge=0.16,
        )
        brush.fill(
            brush.blob(
                (10.0, -4.0),
                (8.6, -7.4),
                (2, -9.8),
                (-5, -9.8),
                (-9.8, -6.6),
                (-9.8, -3.0),
                (-4, -2.8),
                (4, -3.4),
            ),
            ramp,
            tone,
            3.4,
            0.45,
            texture=tweed,
            edge=0.14,
        )
        return
    brush.fill(
        brush.blob(
            (0, -10.4),
            (6.6, -9.4),
            (10.4, -6.2),
            (10.2, -3.4),
            (5, -2.6),
            (-5, -2.6),
            (-10.2, -3.4),
            (-10.4, -6.2),
            (-6.6, -9.4),
        ),
        ramp,
        tone,
        3.6,
        0.45,
        texture=tweed,
        edge=0.14,
    )
    if view == "front":
        brush.fill(
            brush.blob((-8.4, -4.2), (0, -5.2), (8.4, -4.2), (8.6, -2.2), (0, -3.0), (-8.6, -2.2)),
            ramp,
            tone - 0.2,
            1,
            0.4,
            edge=0.16,
        )


def beret(brush: Brush, ramp: str, view: str, part: str) -> None:
    """Paint a beret."""
    if part == "behind":
        return
    tone = cloth(ramp)
    tilt = {"front": 1.6, "back": -1.6, "side": -2.4}[view]
    brush.fill(
        brush.blob(
            (-9.0 + tilt * 0.2, -4.4),
            (-11.4 + tilt, -7.6),
            (-6 + tilt, -11.4),
            (1 + tilt, -12.0),
            (8 + tilt, -11.0),
            (12.2 + tilt * 0.6, -7.4),
            (9.0, -4.2),
            (0, -3.8),
        ),
        ramp,
        tone,
        4,
        0.45,
        down=(0.08, -0.12),
        edge=0.14,
    )
    brush.fill(
        brush.blob((-8.8, -5.4), (0, -6.2), (8.8, -5.4), (8.8, -3.6), (0, -4.2), (-8.8, -3.6)),
        ramp,
        tone - 0.2,
        0.9,
        0.3,
        edge=0.1,
    )
    brush.fill(brush.stroke(((tilt, -12), (tilt + 0.4, -13.4)), 1.2), ramp, tone - 0.1, 0.6, 0.3)


def straw(brush: Brush, ramp: str, view: str, part: str) -> None:
    """Paint a straw hat with a wide brim."""
    if part == "behind":
        if view == "front":
            brush.fill(brush.oval(0, -4.4, 14.2, 4.6), ramp, 0.34, 2, 0.2, edge=0.14)
        return
    weave = 0.06 * brush.paint.weave(0.75 * brush.scale)
    low = 1.4 if view == "front" else 0.4
    ring = brush.blob(
        (-14.2, -4.2), (-8, -6.0), (8, -6.0), (14.2, -4.2), (11.0, -1.6), (0, -3.2 + low * 0.5), (-11.0, -1.6)
    )
    if view != "front":
        ring = brush.oval(0, -3.8, 14.2, 3.0)
    brush.fill(ring, ramp, 0.66, 1.6, 0.4, texture=weave, edge=0.16)
    brush.fill(
        brush.blob(
            (-7.6, -4.6),
            (-7.2, -9.2),
            (-4, -12.2),
            (0, -11.6),
            (4, -12.2),
            (7.2, -9.2),
            (7.6, -4.6),
            (0, -3.8),
        ),
        ramp,
        0.68,
        3,
        0.42,
        texture=weave,
        edge=0.14,
    )
    brush.fill(
        brush.blob((-7.7, -6.6), (0, -5.6), (7.7, -6.6), (7.7, -4.4), (0, -3.4), (-7.7, -4.4)),
        "red",
        0.4,
        0.9,
        0.3,
        edge=0.1,
    )


def sun_hat(brush: Brush, ramp: str, view: str, part: str) -> None:
    """Paint a sun hat."""
    if part == "behind":
        if view == "front":
            brush.fill(brush.oval(0, -2.4, 13.2, 5.0), ramp, 0.5, 2, 0.2, edge=0.14)
        return
    if view == "front":
        brush.fill(
            brush.blob(
                (-13.2, -2.6),
                (-8, -6.6),
                (0, -7.8),
                (8, -6.6),
                (13.2, -2.6),
                (9.4, -2.4),
                (5, -4.4),
                (0, -5.0),
                (-5, -4.4),
                (-9.4, -2.4),
            ),
            ramp,
            0.82,
            1.8,
            0.4,
            edge=0.14,
        )
    else:
        brush.fill(
            brush.blob((-13.0, -1.4), (-8, -5.4), (8, -5.4), (13.0, -1.4), (7, 0.4), (-7, 0.4))
            if view == "back"
            else brush.blob((-12.4, -0.4), (-8, -5.4), (6, -6.0), (12.8, -3.4), (6, -2.6), (-4, -0.6)),
            ramp,
            0.8,
            1.8,
            0.4,
            edge=0.14,
        )
    brush.fill(
        brush.blob((-8.0, -5.0), (-7.4, -10), (-3, -12.4), (3, -12.4), (7.4, -10), (8.0, -5.0), (0, -4.6)),
        ramp,
        0.84,
        3.4,
        0.42,
        edge=0.14,
    )
    brush.fill(
        brush.blob((-8.0, -7.4), (0, -6.6), (8.0, -7.4), (8.0, -5.0), (0, -4.4), (-8.0, -5.0)),
        "water",
        0.6,
        0.9,
        0.3,
        edge=0.1,
    )


def captain(brush: Brush, ramp: str, view: str, part: str) -> None:
    """Paint a captain's white cap."""
    if part == "behind":
        return
    top = brush.blob(
        (0, -12.4), (7, -11.6), (11.4, -8.6), (9.6, -5.6), (0, -5.0), (-9.6, -5.6), (-11.4, -8.6), (-7, -11.6)
    )
    brush.fill(top, ramp, 0.86, 3, 0.42, down=(0.06, -0.08), edge=0.14)
    brush.fill(
        brush.blob((-9.4, -6.4), (0, -5.6), (9.4, -6.4), (9.4, -3.0), (0, -2.6), (-9.4, -3.0)),
        "denim",
        0.12,
        1.2,
        0.4,
        edge=0.12,
    )
    if view == "front":
        brush.fill(
            brush.blob((-8.0, -3.6), (0, -3.0), (8.0, -3.6), (8.4, -1.8), (0, -1.2), (-8.4, -1.8)),
            "black",
            0.22,
            1.0,
            0.5,
            edge=0.1,
            gloss=0.3,
        )
        brush.fill(brush.oval(0, -6.2, 1.9, 1.9), "gold", 0.78, 1, 0.4, edge=0.14)
        brush.fill(brush.stroke(((-8, -3.9), (0, -3.3), (8, -3.9)), 0.7), "gold", 0.72, 0, 0, edge=0)
    elif view == "side":
        brush.fill(
            brush.blob((4, -4.0), (9.6, -3.6), (11.6, -1.4), (7.6, -1.4), (4, -2.4)),
            "black",
            0.22,
            1.0,
            0.5,
            edge=0.1,
            gloss=0.3,
        )
        brush.fill(brush.stroke(((-4, -3.6), (8.4, -3.8)), 0.7), "gold", 0.72, 0, 0, edge=0)
        brush.fill(brush.oval(8.4, -6.2, 1.1, 1.7), "gold", 0.78, 1, 0.4, edge=0.14)
