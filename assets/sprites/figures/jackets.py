"""Garments that are open in front or buttoned: jackets, coats, cardigans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figures.body import Body, cloth
from figures.sewing import (
    paint_band,
    paint_buttons,
    paint_lapels,
    paint_opening,
    paint_tie,
    turn,
)
from figures.skeleton import SOLE

if TYPE_CHECKING:
    from studio.paint import Mask


def jacket(body: Body, shape: Mask) -> None:
    """Paint an open jacket."""
    if body.view != "back":
        paint_opening(body, shape, 2.5, body.look.trim_ramp)
        paint_lapels(body, shape, body.look.top_ramp, cloth(body.look.top_ramp) + 0.16)
    paint_band(
        body, shape, body.bones.hips - 0.6, 1.8, body.look.top_ramp, tone=cloth(body.look.top_ramp) - 0.16
    )


def cardigan(body: Body, shape: Mask) -> None:
    """Paint an open cardigan."""
    ramp = body.look.top_ramp
    if body.view != "back":
        paint_opening(body, shape, 2.2, body.look.trim_ramp)
        if body.view == "front":
            paint_buttons(body, 2.4, "gold", (4.4, 7.0, 9.6))
    paint_band(body, shape, body.bones.hips - 0.7, 1.8, ramp, tone=cloth(ramp) - 0.15)


def suit(body: Body, shape: Mask) -> None:
    """Paint a buttoned suit."""
    if body.view != "back":
        paint_opening(body, shape, 2.5, body.look.trim_ramp, low=7.0)
        if "tie" in body.look.extras:
            paint_tie(body, body.look.second_ramp)
        paint_lapels(body, shape, body.look.top_ramp, cloth(body.look.top_ramp) + 0.14)
        if body.view == "front":
            paint_buttons(body, 0.2, "gold", (8.4, 10.8))
    else:
        body.brush.fill(
            body.brush.stroke(((0, body.waist + 1), (0, body.bones.hips + 2)), 0.6) & shape,
            body.look.top_ramp,
            0.1,
            0,
            0,
            edge=0,
        )


def white_coat(body: Body, shape: Mask) -> None:
    """Paint a pharmacist's coat with a tie."""
    brush, top = body.brush, body.bones.top
    if body.view != "back":
        paint_opening(body, shape, 2.6, body.look.trim_ramp, low=8.0)
        paint_tie(body, body.look.second_ramp)
        paint_lapels(body, shape, body.look.top_ramp, 0.96)
    if body.view == "front":
        brush.fill(
            brush.stroke(((0, top + 8), (0, body.bones.hips + 6)), 0.7), body.look.top_ramp, 0.4, 0, 0, edge=0
        )
        for x in (-3.6, 3.6):
            brush.fill(
                brush.poly(
                    (x - 1.5, body.waist + 3.4),
                    (x + 1.5, body.waist + 3.4),
                    (x + 1.4, body.waist + 4.2),
                    (x - 1.4, body.waist + 4.2),
                ),
                body.look.top_ramp,
                0.5,
                0,
                0,
                edge=0,
            )
    if body.view == "back":
        paint_band(body, shape, body.waist, 1.4, body.look.top_ramp, tone=0.62)


def long_coat(body: Body, shape: Mask) -> None:
    """Paint an open coat to the shins."""
    brush, bones = body.brush, body.bones
    if body.view == "back":
        paint_band(body, shape, body.waist, 1.4, body.look.top_ramp, tone=cloth(body.look.top_ramp) - 0.2)
        brush.fill(
            brush.stroke(((0, bones.hips + 1), (bones.sway, bones.hips + 8)), 0.8),
            body.look.top_ramp,
            0.12,
            0,
            0,
            edge=0,
        )
        return
    paint_opening(body, shape, 2.4, body.look.trim_ramp)
    paint_lapels(body, shape, body.look.top_ramp, cloth(body.look.top_ramp) + 0.16)
    if body.view == "front" and not body.stance.seated:
        legs = brush.poly(
            (-1.5, bones.hips - 0.5),
            (1.5, bones.hips - 0.5),
            (2.0 + bones.sway, bones.hips + 9.4),
            (-2.0 + bones.sway, bones.hips + 9.4),
        )
        brush.fill(legs, body.look.bottom_ramp, cloth(body.look.bottom_ramp) - 0.1, 1, 0.3, edge=0.2)
        brush.fill(legs & brush.below(SOLE - 1.6), body.look.shoes_ramp, 0.4, 0.6, 0.2)


def navy_coat(body: Body, shape: Mask) -> None:
    """Paint a coat with two rows of gold buttons."""
    if body.view != "back":
        paint_opening(body, shape, 1.8, body.look.trim_ramp, low=4.0)
        paint_lapels(body, shape, body.look.top_ramp, cloth(body.look.top_ramp) + 0.2)
    if body.view == "front":
        for x in (-2.0, 2.0):
            paint_buttons(body, x, "gold", (5.8, 8.4, 11.0))
    if body.view == "back":
        paint_band(body, shape, body.waist, 1.6, body.look.top_ramp, tone=cloth(body.look.top_ramp) + 0.2)
        paint_buttons(body, -1.6, "gold", (8.4,))
        paint_buttons(body, 1.6, "gold", (8.4,))


def track_top(body: Body, shape: Mask) -> None:
    """Paint a zip and stripes."""
    top, ramp = body.bones.top, body.look.trim_ramp
    if body.view == "back":
        body.brush.fill(
            shape & body.brush.below(top + 3) & body.brush.above(top + 5.2), ramp, 0.84, 0.8, 0.2, edge=0.05
        )
    else:
        x = turn(body)
        body.brush.fill(
            body.brush.stroke(((x, top), (x, body.bones.hips + 1)), 0.9) & shape, ramp, 0.84, 0.4, 0.1, edge=0
        )
        body.brush.fill(
            body.brush.oval(x, top - 0.4, 3.2, 1.4),
            body.look.top_ramp,
            cloth(body.look.top_ramp) + 0.16,
            1,
            0.3,
        )
    paint_band(
        body, shape, body.bones.hips - 0.5, 1.6, body.look.top_ramp, tone=cloth(body.look.top_ramp) - 0.2
    )


def raincoat(body: Body, _shape: Mask) -> None:
    """Paint a raincoat."""
    ramp = body.look.top_ramp
    if body.view == "front":
        body.brush.fill(
            body.brush.stroke(((0, body.bones.top), (0, body.bones.hips + 5)), 0.7), ramp, 0.3, 0, 0, edge=0
        )
        paint_buttons(body, -1.6, body.look.trim_ramp, (3, 6.4, 9.8, 13.2))
    if body.view == "back":
        body.brush.fill(
            body.brush.stroke(((0, body.waist + 2), (0, body.bones.hips + 5)), 0.7), ramp, 0.3, 0, 0, edge=0
        )
