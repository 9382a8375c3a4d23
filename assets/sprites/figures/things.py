"""What people hold: a book, a pan, a crate, soap suds."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from figures.body import Body


def paint_thing(body: Body) -> None:
    """Paint the thing that belongs to the pose, where the hands are."""
    if body.stance.pose in _THINGS:
        near = body.bones.arms[1].end
        far = body.bones.arms[0].end
        x = (near[0] + far[0]) / 2 if body.view != "side" else max(near[0], far[0])
        _THINGS[body.stance.pose](body, x, (near[1] + far[1]) / 2)


def _book(body: Body, x: float, y: float) -> None:
    brush = body.brush
    if body.view == "side":
        brush.fill(
            brush.poly((x - 1.2, y + 1.2), (x + 1.0, y - 5.4), (x + 2.4, y - 5.0), (x + 0.4, y + 1.6)),
            "red",
            0.5,
            0.7,
            0.4,
            edge=0.1,
        )
        brush.fill(
            brush.poly((x - 1.6, y + 0.8), (x + 0.4, y - 5.2), (x + 1.1, y - 5.2), (x - 0.8, y + 1.0)),
            "plaster",
            0.92,
            0,
            0,
            edge=0,
        )
        return
    turn = 0.7 if body.stance.frame else 0.0
    brush.fill(
        brush.blob(
            (-4.8, y - 3.8), (0, y - 2.8), (4.8, y - 3.8), (4.8, y + 1.8), (0, y + 2.6), (-4.8, y + 1.8)
        ),
        "red",
        0.5,
        1,
        0.4,
        edge=0.14,
    )
    if body.view == "front":
        brush.fill(brush.stroke(((0, y - 3), (0, y + 2.2)), 0.8), "red", 0.2, 0, 0, edge=0)
        brush.fill(
            brush.stroke(((-3.6, y - 4.4 - turn), (-0.4, y - 3.4)), 1.0), "plaster", 0.95, 0, 0, edge=0
        )
        brush.fill(brush.stroke(((3.6, y - 4.4), (0.4, y - 3.4)), 1.0), "plaster", 0.9, 0, 0, edge=0)
        brush.fill(brush.oval(2.6, y - 0.8, 1.0, 0.8), "gold", 0.76, 0.4, 0.2, edge=0)


def _pan(body: Body, x: float, y: float) -> None:
    brush = body.brush
    beat = 0.8 if body.stance.frame else -0.8
    if body.view == "side":
        brush.fill(
            brush.blob((x, y + 0.2), (x + 5.6, y + 0.2), (x + 5.0, y + 2.6), (x + 0.8, y + 2.6)),
            "steel",
            0.3,
            1,
            0.5,
            edge=0.1,
        )
        brush.fill(
            brush.stroke(((x - 0.6, y - 1.6), (x + 3.6 + beat, y + 0.6)), 1.0),
            "wood",
            0.62,
            0.4,
            0.3,
            edge=0.06,
        )
        brush.fill(brush.oval(x + 3.6 - beat, y - 0.2, 1.2, 0.7), "gold", 0.8, 0, 0, edge=0)
        return
    brush.fill(brush.oval(-0.6, y + 1.4, 4.2, 2.0), "steel", 0.3, 1.4, 0.5, edge=0.14)
    brush.fill(brush.oval(-0.6, y + 1.0, 3.2, 1.2), "gold", 0.7, 0.6, 0.2, edge=0.12)
    brush.fill(
        brush.stroke(((3.0 + beat * 0.4, y - 0.4), (0.4 + beat, y + 1.2)), 1.0),
        "wood",
        0.62,
        0.4,
        0.3,
        edge=0.06,
    )


def _crate(body: Body, x: float, y: float) -> None:
    brush = body.brush
    wide = 5.2 if body.view != "side" else 4.4
    middle = 0.0 if body.view != "side" else x - 0.2
    for dx, dy, ramp in (
        (-2.6, -4.6, "red"),
        (0.4, -5.4, "gold"),
        (2.8, -4.4, "leaf"),
        (-0.8, -4.2, "grass"),
    ):
        brush.fill(brush.oval(middle + dx * wide / 5.2, y + dy, 1.9), ramp, 0.6, 1.4, 0.45, edge=0.12)
    box = brush.poly(
        (middle - wide, y - 4.0),
        (middle + wide, y - 4.0),
        (middle + wide - 0.5, y + 1.8),
        (middle - wide + 0.5, y + 1.8),
    )
    brush.fill(box, "wood", 0.62, 1.2, 0.4, edge=0.16)
    brush.fill(box & brush.below(y - 1.4) & brush.above(y - 0.8), "wood", 0.3, 0, 0, edge=0)
    brush.fill(box & brush.above(y - 3.2), "wood", 0.86, 0, 0, edge=0.05)


def _suds(body: Body, x: float, y: float) -> None:
    brush = body.brush
    beat = 0.8 if body.stance.frame else -0.8
    middle = beat if body.view != "side" else x
    for dx, dy, radius in (
        (-2.4, 0.4, 1.5),
        (0.2, -0.4 - beat * 0.5, 1.7),
        (2.4, 0.6, 1.4),
        (1.2, 1.4, 1.2),
        (-1.0, 1.4, 1.2),
        (2.6 * beat, -3.0, 0.8),
    ):
        brush.fill(brush.oval(middle + dx, y + dy, radius), "water", 0.94, 0.8, 0.3, edge=0.1)
        brush.fill(
            brush.oval(middle + dx - 0.3 * brush.flip, y + dy - 0.4, radius * 0.4),
            "plaster",
            1.0,
            0,
            0,
            edge=0,
        )


_THINGS = {"read": _book, "cook": _pan, "carry": _crate, "wash": _suds}
