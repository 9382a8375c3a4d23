"""Garments in two layers: aprons, overalls, waistcoats, the painter's smock."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figures.body import Body, cloth
from figures.sewing import (
    paint_band,
    paint_buttons,
    paint_neckline,
    turn,
)

if TYPE_CHECKING:
    from studio.paint import Mask


def apron(body: Body, shape: Mask) -> None:
    """Paint an apron over a shirt."""
    brush, look, bones, top = body.brush, body.look, body.bones, body.bones.top
    b, ramp, tone = bones.build, body.look.top_ramp, cloth(body.look.top_ramp)
    low = bones.hips + (3.4 if look.bottom == "skirt" else 4.6)
    if body.view == "back":
        for side in (-1, 1):
            brush.fill(
                brush.stroke(((side * 3.4, top), (side * -2.6, body.waist)), 1.3) & shape,
                ramp,
                tone - 0.05,
                0.7,
                0.2,
                edge=0.05,
            )
        paint_band(body, shape, body.waist - 0.6, 1.8, ramp, tone=tone - 0.1)
        for side in (-1, 1):
            brush.fill(
                brush.blob(
                    (0, body.waist + 0.2), (side * 3.6, body.waist - 1.8), (side * 4.0, body.waist + 1.4)
                ),
                ramp,
                tone + 0.08,
                1,
                0.4,
            )
            brush.fill(
                brush.stroke(((side * 0.4, body.waist + 0.6), (side * 1.6, bones.hips + 2.4)), 1.5),
                ramp,
                tone - 0.02,
                0.8,
                0.3,
            )
        return
    if body.view == "side":
        brush.fill(shape & brush.ahead(b.belly - 2.6), ramp, tone, 1.4, 0.3, edge=0.08)
        paint_band(body, shape, body.waist - 0.6, 1.5, ramp, tone=tone - 0.14)
        skirt = brush.blob(
            (b.belly - 3.0, body.waist),
            (b.belly + 0.2, body.waist),
            (b.belly + 0.7 + bones.stride * 0.4, low),
            (b.belly - 2.6 + bones.stride * 0.3, low + 0.4),
        )
        if body.stance.seated:
            skirt = brush.blob(
                (b.belly - 3, body.waist),
                (b.belly, body.waist),
                (7.4, bones.hips - 1.4),
                (7.8, bones.hips + 2.4),
                (4.4, bones.hips + 1.6),
            )
        brush.fill(skirt, ramp, tone, 1.8, 0.35, down=(0.05, -0.08), edge=0.16)
        brush.fill(
            brush.stroke(((-b.back, body.waist), (-b.back - 1.6, body.waist + 3.4)), 1.3),
            ramp,
            tone,
            0.8,
            0.3,
        )
        return
    bib = brush.blob(
        (-3.4, top + 1.8), (3.4, top + 1.8), (b.waist - 0.8, body.waist), (-b.waist + 0.8, body.waist)
    )
    for side in (-1, 1):
        brush.fill(
            brush.stroke(((side * 3.0, top + 2.4), (side * 2.6, top - 1)), 1.3) & shape,
            ramp,
            tone - 0.04,
            0.6,
            0.2,
            edge=0,
        )
    brush.fill(bib & shape, ramp, tone, 2, 0.35, edge=0.16)
    low = bones.hips + 3.4 if body.stance.seated else low
    front = brush.blob(
        (-b.waist, body.waist),
        (b.waist, body.waist),
        (b.hip + 0.6 + bones.sway, low - 0.8),
        (b.hip - 1.4 + bones.sway, low + 0.4),
        (-b.hip + 1.4 + bones.sway, low + 0.4),
        (-b.hip - 0.6 + bones.sway, low - 0.8),
    )
    brush.fill(front, ramp, tone, 2.4, 0.35, down=(0.06, -0.08), edge=0.18)
    paint_band(body, shape, body.waist - 0.6, 1.4, ramp, tone=tone - 0.2)
    pocket = brush.poly(
        (-2.4, body.waist + 2.6), (2.4, body.waist + 2.6), (2.0, body.waist + 5.2), (-2.0, body.waist + 5.2)
    )
    brush.fill(pocket, ramp, tone - 0.12, 0.8, 0.3, edge=0.1)


def pinafore(body: Body, shape: Mask) -> None:
    """Paint a white apron over a dress."""
    paint_neckline(body, shape)
    white = replace(body.look, top_ramp=body.look.trim_ramp)
    apron(replace(body, look=white), shape)


def overalls(body: Body, shape: Mask) -> None:
    """Paint a bib with straps over a shirt."""
    brush, top, ramp = body.brush, body.bones.top, body.look.top_ramp
    tone, b = cloth(ramp), body.bones.build
    brush.fill(shape & brush.below(body.waist - 0.6), ramp, tone, 2, 0.35, edge=0.16)
    if body.view == "side":
        brush.fill(shape & brush.ahead(b.chest - 3.4) & brush.below(top + 3), ramp, tone, 1.6, 0.3, edge=0.12)
        brush.fill(
            brush.stroke(((b.chest - 2.6, top + 3.4), (0.4, top - 0.6), (-b.back + 1, body.waist)), 1.3)
            & shape,
            ramp,
            tone - 0.06,
            0.6,
            0.2,
            edge=0,
        )
        return
    high = top + (3.2 if body.view == "front" else 5.0)
    brush.fill(
        brush.blob(
            (-3.0, high), (3.0, high), (b.waist - 0.4, body.waist + 0.6), (-b.waist + 0.4, body.waist + 0.6)
        )
        & shape,
        ramp,
        tone,
        1.6,
        0.35,
        edge=0.14,
    )
    for side in (-1, 1):
        brush.fill(
            brush.stroke(((side * 2.5, high + 0.4), (side * 2.9, top - 0.6)), 1.3) & shape,
            ramp,
            tone - 0.06,
            0.6,
            0.2,
            edge=0,
        )
        if body.view == "front":
            brush.fill(brush.oval(side * 2.4, high + 0.6, 0.6), "gold", 0.8, 0.3, 0.2, edge=0)
    if body.view == "front":
        brush.fill(
            brush.poly(
                (-1.8, body.waist - 2),
                (1.8, body.waist - 2),
                (1.6, body.waist + 0.4),
                (-1.6, body.waist + 0.4),
            ),
            ramp,
            tone - 0.16,
            0.6,
            0.3,
            edge=0.1,
        )


def smock(body: Body, shape: Mask) -> None:
    """Paint spots of paint on a smock."""
    brush, top = body.brush, body.bones.top
    paint_neckline(body, shape, 2.2, 2.6)
    spots = (
        (-3, 5, "red"),
        (1.4, 8, "water"),
        (3.2, 3.6, "gold"),
        (-1.6, 11.4, "leaf"),
        (3.2, 13, "red"),
        (-3.6, 14.2, "water"),
    )
    narrow = 0.6 if body.view == "side" else 1.0
    for x, y, ramp in spots:
        brush.fill(brush.oval(x * narrow, top + y, 0.95, 0.8), ramp, 0.62, 0.4, 0.1, edge=0)


def waistcoat(body: Body, shape: Mask) -> None:
    """Paint a waistcoat over a shirt."""
    brush, look, top, x = body.brush, body.look, body.bones.top, turn(body)
    ramp, tone, s = look.top_ramp, cloth(look.top_ramp), body.bones.build.shoulder
    squeeze = 0.7 if body.view == "side" else 1.0
    hole = (
        brush.poly((x - 2.6 * squeeze, top - 1.4), (x + 2.6 * squeeze, top - 1.4), (x, top + 5.6))
        if body.view != "back"
        else ~brush.paint.full()
    )
    sides = (
        brush.poly(
            (-s + 1.2, top - 1),
            (s - 1.2, top - 1),
            (s + 3, top + 6),
            (s + 3, 48),
            (-s - 3, 48),
            (-s - 3, top + 6),
        )
        if body.view != "side"
        else brush.paint.full()
    )
    brush.fill(shape & sides & ~hole, ramp, tone, 2.4, 0.4, edge=0.18, down=(0.05, -0.08))
    if body.view == "front":
        paint_buttons(body, 0, "gold", (7.2, 9.6))
    if body.view == "back":
        paint_band(body, shape & sides, body.waist, 1.2, ramp, tone=tone + 0.2)
