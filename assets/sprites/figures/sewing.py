"""What several garments share: stripes, openings, lapels, ties, belts, buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from figures.body import cloth
from studio.paint import FINE

if TYPE_CHECKING:
    from figures.body import Body
    from studio.paint import Mask


def stripes(body: Body) -> Mask:
    """Give every second stripe of the canvas."""
    rows = (
        (np.arange(body.brush.paint.rows) + 0.5) / FINE - body.brush.y
    ) / body.brush.scale - body.bones.top
    return np.repeat((np.floor(rows / 2) % 2 == 0)[:, None], body.brush.paint.columns, axis=1)


def turn(body: Body) -> float:
    """Give how far the middle of the chest is from the axis."""
    return body.bones.build.chest * 0.62 + body.bones.lean if body.view == "side" else 0.0


def paint_opening(body: Body, shape: Mask, wide: float, ramp: str, *, low: float = 12.0) -> Mask:
    """Paint the shirt that shows in an open jacket."""
    x, top = turn(body), body.bones.top
    squeeze = 0.6 if body.view == "side" else 1.0
    gap = body.brush.poly(
        (x - wide * squeeze, top - 1),
        (x + wide * squeeze, top - 1),
        (x + wide * 0.6 * squeeze, top + low),
        (x - wide * 0.6 * squeeze, top + low),
    )
    return body.brush.fill(gap & shape, ramp, cloth(ramp) + 0.02, 1.2, 0.2, edge=0.16)


def paint_lapels(body: Body, shape: Mask, ramp: str, tone: float) -> None:
    """Paint the collar of a jacket, turned down on both sides."""
    x, top = turn(body), body.bones.top
    squeeze = 0.6 if body.view == "side" else 1.0
    for side in (-1, 1):
        lapel = body.brush.poly(
            (x + side * 1.4 * squeeze, top - 1),
            (x + side * 3.4 * squeeze, top + 0.4),
            (x + side * 2.9 * squeeze, top + 3.4),
            (x + side * 0.8 * squeeze, top + 5.4),
        )
        body.brush.fill(lapel & shape, ramp, tone, 0.8, 0.3, edge=0.16)


def paint_tie(body: Body, ramp: str, long: float = 8.0) -> None:
    """Paint a tie."""
    x, top = turn(body), body.bones.top
    body.brush.fill(
        body.brush.poly(
            (x - 1, top),
            (x + 1, top),
            (x + 0.6, top + 1.6),
            (x + 1.0, top + long - 1.2),
            (x, top + long),
            (x - 1.0, top + long - 1.2),
            (x - 0.6, top + 1.6),
        ),
        ramp,
        cloth(ramp),
        0.8,
        0.3,
        edge=0.06,
    )


def paint_neckline(body: Body, shape: Mask, wide: float = 2.6, deep: float = 1.6) -> None:
    """Paint the skin that a neckline shows."""
    if body.view != "back":
        body.brush.fill(
            body.brush.oval(turn(body), body.bones.top - 0.8, wide, deep + 0.8) & shape,
            body.look.skin_ramp,
            0.62,
            0,
            0,
            edge=0,
        )


def paint_band(body: Body, shape: Mask, y: float, tall: float, ramp: str, *, tone: float) -> None:
    """Paint a band across a shape, a belt or a hem."""
    body.brush.fill(shape & body.brush.below(y) & body.brush.above(y + tall), ramp, tone, 0.8, 0.2, edge=0.06)


def paint_buttons(body: Body, x: float, ramp: str, ys: tuple[float, ...]) -> None:
    """Paint buttons below each other."""
    for y in ys:
        body.brush.fill(body.brush.oval(x, body.bones.top + y, 0.62), ramp, 0.78, 0.4, 0.3, edge=0)
