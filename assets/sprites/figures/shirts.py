"""Garments that are pulled over the head: shirts, hoodies, jumpers, dresses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figures.body import Body, cloth
from figures.sewing import (
    paint_band,
    paint_neckline,
    stripes,
    turn,
)

if TYPE_CHECKING:
    from studio.paint import Mask


def hoodie(body: Body, shape: Mask) -> None:
    """Paint hood, pocket and strings."""
    brush, ramp, top = body.brush, body.look.top_ramp, body.bones.top
    tone = cloth(ramp)
    paint_band(body, shape, body.bones.hips - 0.9, 2.0, ramp, tone=tone - 0.2)
    if body.view == "back":
        brush.fill(
            brush.blob(
                (-4.6, top - 1.6), (4.6, top - 1.6), (4.4, top + 2.4), (0, top + 5.4), (-4.4, top + 2.4)
            ),
            ramp,
            tone + 0.1,
            1.8,
            0.4,
        )
    elif body.view == "side":
        brush.fill(
            brush.blob(
                (-1, top - 1.6), (-4.6, top - 1.2), (-5.0, top + 2.4), (-2.6, top + 3.8), (-0.4, top + 1)
            ),
            ramp,
            tone + 0.1,
            1.6,
            0.4,
        )
        brush.fill(
            brush.stroke(((-1, top - 0.4), (3.4 + body.bones.lean, top + 0.8)), 2), ramp, tone + 0.12, 1, 0.4
        )
    else:
        brush.fill(brush.oval(0, top, 4.8, 2.3), ramp, tone + 0.12, 1.4, 0.4)
        brush.fill(brush.oval(0, top - 0.6, 3.0, 1.6), ramp, tone - 0.3, 0, 0, edge=0)
        for x in (-1.6, 1.6):
            brush.fill(brush.stroke(((x, top + 1.4), (x, top + 4)), 0.75), "white", 0.9, 0, 0, edge=0)
        brush.fill(
            brush.blob(
                (-3.2, body.waist),
                (3.2, body.waist),
                (4.4, body.bones.hips - 0.9),
                (-4.4, body.bones.hips - 0.9),
            ),
            ramp,
            tone - 0.1,
            1,
            0.4,
        )


def tee(body: Body, shape: Mask) -> None:
    """Paint a plain neckline."""
    paint_neckline(body, shape)


def striped(body: Body, shape: Mask) -> None:
    """Paint stripes all round."""
    body.brush.fill(
        shape & stripes(body), body.look.trim_ramp, cloth(body.look.trim_ramp), 2.6, 0.35, edge=0.14
    )
    if body.look.top == "striped shirt":
        paint_neckline(body, shape)


def dress(body: Body, shape: Mask) -> None:
    """Paint a neckline and a belt."""
    paint_neckline(body, shape)
    paint_band(body, shape, body.waist - 0.4, 1.8, body.look.trim_ramp, tone=cloth(body.look.trim_ramp))


def tunic(body: Body, shape: Mask) -> None:
    """Paint a placket and a belt."""
    top, ramp = body.bones.top, body.look.trim_ramp
    if body.view != "back":
        x = turn(body)
        body.brush.fill(
            body.brush.stroke(((x, top), (x, top + 7)), 1.5) & shape, ramp, cloth(ramp), 0.6, 0.2, edge=0
        )
    paint_band(body, shape, body.waist, 1.4, ramp, tone=cloth(ramp) - 0.04)


def poet_shirt(body: Body, shape: Mask) -> None:
    """Paint an open collar and a sash."""
    if body.view != "back":
        x, top = turn(body), body.bones.top
        body.brush.fill(
            body.brush.poly((x - 2, top - 1), (x + 2, top - 1), (x, top + 4)),
            body.look.skin_ramp,
            0.62,
            0,
            0,
            edge=0,
        )
    paint_band(body, shape, body.waist + 0.6, 2.6, body.look.trim_ramp, tone=cloth(body.look.trim_ramp))


def jumper(body: Body, shape: Mask) -> None:
    """Paint two bands across the chest."""
    ramp, trim = body.look.top_ramp, body.look.trim_ramp
    paint_band(body, shape, body.bones.hips - 0.7, 1.9, ramp, tone=cloth(ramp) - 0.18)
    for y in (3.0, 5.0):
        paint_band(body, shape, body.bones.top + y, 1.0, trim, tone=cloth(trim))
