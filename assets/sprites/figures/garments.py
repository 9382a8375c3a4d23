"""What people wear above the waist: how each garment is cut and what is sewn onto it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from figures.body import Body, cloth, paint_arm, paint_hem, paint_torso, torso_shape
from figures.skeleton import SOLE

if TYPE_CHECKING:
    from collections.abc import Callable

    from studio.paint import Mask

    from figures.skeleton import Limb

Detail = "Callable[[Body, Mask], None]"


@dataclass(frozen=True)
class Cut:
    """How a garment is cut."""

    sleeve: str = "long"
    under: bool = False
    """The trunk and the sleeves show the shirt beneath, in the trim's ramp."""
    hem: float = 0.0
    """How far it hangs below the hips, in pixels; 0 ends at the hips."""
    flare: float = 1.0
    loose: float = 0.0


CUTS = {
    "apron": Cut("rolled", under=True),
    "jacket": Cut(loose=0.5),
    "hoodie": Cut(loose=0.7),
    "tee": Cut("short"),
    "smock": Cut("rolled", hem=4.0, flare=1.2, loose=0.6),
    "overalls": Cut("rolled", under=True),
    "striped shirt": Cut("short"),
    "striped jumper": Cut(loose=0.3),
    "cardigan": Cut(loose=0.3),
    "waistcoat": Cut("rolled", under=True),
    "suit": Cut(loose=0.3),
    "white coat": Cut(hem=6.4, flare=0.8, loose=0.4),
    "long coat": Cut(hem=8.0, flare=1.4, loose=0.5),
    "navy coat": Cut(hem=3.2, flare=0.6, loose=0.5),
    "dress": Cut("short"),
    "pinafore": Cut("short"),
    "tunic": Cut(hem=7.6, flare=1.6, loose=0.4),
    "track top": Cut(loose=0.3),
    "poet shirt": Cut(loose=0.6),
    "raincoat": Cut(hem=5.6, flare=2.0, loose=0.8),
    "jumper": Cut(loose=0.5),
}
"""Every garment there is."""


def paint_clothes(body: Body) -> None:
    """Paint skirt, trunk and whatever is sewn on, without the arms."""
    look, bones = body.look, body.bones
    cut = CUTS[look.top]
    if look.bottom == "skirt":
        paint_hem(body, look.bottom_ramp, body.waist, bones.hips + 5.2, flare=2.2, pleats=0.12)
    elif look.bottom == "long skirt":
        paint_hem(body, look.bottom_ramp, body.waist, SOLE - 2.6, flare=2.2, pleats=0.12)
    elif look.bottom != "shorts" and not cut.hem:
        seat = torso_shape(body) & body.brush.below(body.waist)
        body.brush.fill(seat, look.bottom_ramp, cloth(look.bottom_ramp), 2, 0.3, edge=0.1)
    if cut.hem:
        paint_hem(body, look.top_ramp, body.waist, bones.hips + cut.hem, flare=cut.flare, pleats=0.05)
    shape = paint_torso(body, look.trim_ramp if cut.under else look.top_ramp, loose=cut.loose)
    DETAILS[look.top](body, shape)
    neck = body.brush.oval(bones.head[0] * 0.6, bones.top - 1.2, 4.6, 2.6)
    body.brush.shade(neck, 0.42, blur=0.7, within=shape)


def paint_sleeve(body: Body, arm: Limb) -> None:
    """Paint an arm in the garment's sleeve."""
    look = body.look
    cut = CUTS[look.top]
    paint_arm(body, arm, cut.sleeve, look.trim_ramp if cut.under else look.top_ramp)
    if look.top in ("striped shirt", "striped jumper"):
        ends = (arm.root, arm.joint, arm.end)
        sleeve = body.brush.stroke(ends, 4.4, 3.2) & ~body.brush.oval(*arm.end, 1.9) & _stripes(body)
        if cut.sleeve == "short":
            sleeve &= body.brush.above((arm.root[1] + arm.joint[1]) / 2 + 1)
        body.brush.fill(sleeve, look.trim_ramp, cloth(look.trim_ramp), 1.6, 0.3, edge=0.1)
    if look.top == "track top":
        body.brush.fill(body.brush.stroke((arm.root, arm.joint, arm.end), 1.2, 0.9) & ~body.brush.oval(*arm.end, 1.9), look.trim_ramp, 0.86, 0.5, 0.1, edge=0)


def _stripes(body: Body) -> Mask:
    rows = (np.arange(body.brush.paint.rows) + 0.5) / 4 - body.bones.top
    return np.repeat((np.floor(rows / 2) % 2 == 0)[:, None], body.brush.paint.columns, axis=1)


def _turn(body: Body) -> float:
    """Give how far the middle of the chest is from the axis."""
    return body.bones.build.chest * 0.62 + body.bones.lean if body.view == "side" else 0.0


def _opening(body: Body, shape: Mask, wide: float, ramp: str, *, low: float = 12.0) -> Mask:
    """Paint the shirt that shows in an open jacket."""
    x, top = _turn(body), body.bones.top
    squeeze = 0.6 if body.view == "side" else 1.0
    gap = body.brush.poly((x - wide * squeeze, top - 1), (x + wide * squeeze, top - 1), (x + wide * 0.6 * squeeze, top + low), (x - wide * 0.6 * squeeze, top + low))
    return body.brush.fill(gap & shape, ramp, cloth(ramp) + 0.02, 1.2, 0.2, edge=0.16)


def _lapels(body: Body, shape: Mask, ramp: str, tone: float) -> None:
    x, top = _turn(body), body.bones.top
    squeeze = 0.6 if body.view == "side" else 1.0
    for side in (-1, 1):
        lapel = body.brush.poly((x + side * 1.4 * squeeze, top - 1), (x + side * 3.4 * squeeze, top + 0.4), (x + side * 2.9 * squeeze, top + 3.4), (x + side * 0.8 * squeeze, top + 5.4))
        body.brush.fill(lapel & shape, ramp, tone, 0.8, 0.3, edge=0.16)


def _tie(body: Body, ramp: str, long: float = 8.0) -> None:
    x, top = _turn(body), body.bones.top
    body.brush.fill(body.brush.poly((x - 1, top), (x + 1, top), (x + 0.6, top + 1.6), (x + 1.0, top + long - 1.2), (x, top + long), (x - 1.0, top + long - 1.2), (x - 0.6, top + 1.6)), ramp, cloth(ramp), 0.8, 0.3, edge=0.06)


def _neckline(body: Body, shape: Mask, wide: float = 2.6, deep: float = 1.6) -> None:
    if body.view != "back":
        body.brush.fill(body.brush.oval(_turn(body), body.bones.top - 0.8, wide, deep + 0.8) & shape, body.look.skin_ramp, 0.62, 0, 0, edge=0)


def _band(body: Body, shape: Mask, y: float, tall: float, ramp: str, tone: float) -> None:
    body.brush.fill(shape & body.brush.below(y) & body.brush.above(y + tall), ramp, tone, 0.8, 0.2, edge=0.06)


def _buttons(body: Body, x: float, ramp: str, ys: tuple[float, ...]) -> None:
    for y in ys:
        body.brush.fill(body.brush.oval(x, body.bones.top + y, 0.62), ramp, 0.78, 0.4, 0.3, edge=0)


def _apron(body: Body, shape: Mask) -> None:
    brush, look, bones, top = body.brush, body.look, body.bones, body.bones.top
    b, ramp, tone = bones.build, body.look.top_ramp, cloth(body.look.top_ramp)
    low = bones.hips + (3.4 if look.bottom == "skirt" else 4.6)
    if body.view == "back":
        for side in (-1, 1):
            brush.fill(brush.stroke(((side * 3.4, top), (side * -2.6, body.waist)), 1.3) & shape, ramp, tone - 0.05, 0.7, 0.2, edge=0.05)
        _band(body, shape, body.waist - 0.6, 1.8, ramp, tone - 0.1)
        for side in (-1, 1):
            brush.fill(brush.blob((0, body.waist + 0.2), (side * 3.6, body.waist - 1.8), (side * 4.0, body.waist + 1.4)), ramp, tone + 0.08, 1, 0.4)
            brush.fill(brush.stroke(((side * 0.4, body.waist + 0.6), (side * 1.6, bones.hips + 2.4)), 1.5), ramp, tone - 0.02, 0.8, 0.3)
        return
    if body.view == "side":
        brush.fill(shape & brush.ahead(b.belly - 3.2), ramp, tone, 1.6, 0.35, edge=0.16)
        _band(body, shape, body.waist - 0.6, 1.5, ramp, tone - 0.14)
        skirt = brush.blob((b.belly - 3.0, body.waist), (b.belly + 0.2, body.waist), (b.belly + 1.4 + bones.stride * 0.45, low), (b.belly - 2.6 + bones.stride * 0.3, low + 0.4))
        if body.stance.seated:
            skirt = brush.blob((b.belly - 3, body.waist), (b.belly, body.waist), (7.4, bones.hips - 1.4), (7.8, bones.hips + 2.4), (4.4, bones.hips + 1.6))
        brush.fill(skirt, ramp, tone, 1.8, 0.35, down=(0.05, -0.08), edge=0.16)
        brush.fill(brush.stroke(((-b.back, body.waist), (-b.back - 1.6, body.waist + 3.4)), 1.3), ramp, tone, 0.8, 0.3)
        return
    bib = brush.blob((-3.4, top + 1.8), (3.4, top + 1.8), (b.waist - 0.8, body.waist), (-b.waist + 0.8, body.waist))
    for side in (-1, 1):
        brush.fill(brush.stroke(((side * 3.0, top + 2.4), (side * 2.6, top - 1)), 1.3) & shape, ramp, tone - 0.04, 0.6, 0.2, edge=0)
    brush.fill(bib & shape, ramp, tone, 2, 0.35, edge=0.16)
    low = bones.hips + 3.4 if body.stance.seated else low
    front = brush.blob((-b.waist, body.waist), (b.waist, body.waist), (b.hip + 0.6 + bones.sway, low - 0.8), (b.hip - 1.4 + bones.sway, low + 0.4), (-b.hip + 1.4 + bones.sway, low + 0.4), (-b.hip - 0.6 + bones.sway, low - 0.8))
    brush.fill(front, ramp, tone, 2.4, 0.35, down=(0.06, -0.08), edge=0.18)
    _band(body, shape, body.waist - 0.6, 1.4, ramp, tone - 0.2)
    pocket = brush.rect(-2.4, body.waist + 2.6, 2.4, body.waist + 5) if hasattr(brush, "rect") else brush.poly((-2.4, body.waist + 2.6), (2.4, body.waist + 2.6), (2.0, body.waist + 5.2), (-2.0, body.waist + 5.2))
    brush.fill(pocket, ramp, tone - 0.12, 0.8, 0.3, edge=0.1)


def _jacket(body: Body, shape: Mask) -> None:
    if body.view != "back":
        _opening(body, shape, 2.5, body.look.trim_ramp)
        _lapels(body, shape, body.look.top_ramp, cloth(body.look.top_ramp) + 0.16)
    _band(body, shape, body.bones.hips - 0.6, 1.8, body.look.top_ramp, cloth(body.look.top_ramp) - 0.16)


def _hoodie(body: Body, shape: Mask) -> None:
    brush, ramp, top = body.brush, body.look.top_ramp, body.bones.top
    tone = cloth(ramp)
    _band(body, shape, body.bones.hips - 0.9, 2.0, ramp, tone - 0.2)
    if body.view == "back":
        brush.fill(brush.blob((-4.6, top - 1.6), (4.6, top - 1.6), (4.4, top + 2.4), (0, top + 5.4), (-4.4, top + 2.4)), ramp, tone + 0.1, 1.8, 0.4)
    elif body.view == "side":
        brush.fill(brush.blob((-1, top - 1.6), (-4.6, top - 1.2), (-5.0, top + 2.4), (-2.6, top + 3.8), (-0.4, top + 1)), ramp, tone + 0.1, 1.6, 0.4)
        brush.fill(brush.stroke(((-1, top - 0.4), (3.4 + body.bones.lean, top + 0.8)), 2), ramp, tone + 0.12, 1, 0.4)
    else:
        brush.fill(brush.oval(0, top, 4.8, 2.3), ramp, tone + 0.12, 1.4, 0.4)
        brush.fill(brush.oval(0, top - 0.6, 3.0, 1.6), ramp, tone - 0.3, 0, 0, edge=0)
        for x in (-1.6, 1.6):
            brush.fill(brush.stroke(((x, top + 1.4), (x, top + 4)), 0.75), "white", 0.9, 0, 0, edge=0)
        brush.fill(brush.blob((-3.2, body.waist), (3.2, body.waist), (4.4, body.bones.hips - 0.9), (-4.4, body.bones.hips - 0.9)), ramp, tone - 0.1, 1, 0.4)


def _tee(body: Body, shape: Mask) -> None:
    _neckline(body, shape)


def _smock(body: Body, shape: Mask) -> None:
    brush, top = body.brush, body.bones.top
    _neckline(body, shape, 2.2, 2.6)
    spots = ((-3, 5, "red"), (1.4, 8, "water"), (3.2, 3.6, "gold"), (-1.6, 11.4, "leaf"), (3.2, 13, "red"), (-3.6, 14.2, "water"))
    for x, y, ramp in spots:
        x = x * (0.6 if body.view == "side" else 1.0)
        brush.fill(brush.oval(x, top + y, 0.95, 0.8), ramp, 0.62, 0.4, 0.1, edge=0)


def _overalls(body: Body, shape: Mask) -> None:
    brush, top, ramp = body.brush, body.bones.top, body.look.top_ramp
    tone, b = cloth(ramp), body.bones.build
    brush.fill(shape & brush.below(body.waist - 0.6), ramp, tone, 2, 0.35, edge=0.16)
    if body.view == "side":
        brush.fill(shape & brush.ahead(b.chest - 3.4) & brush.below(top + 3), ramp, tone, 1.6, 0.3, edge=0.12)
        brush.fill(brush.stroke(((b.chest - 2.6, top + 3.4), (0.4, top - 0.6), (-b.back + 1, body.waist)), 1.3) & shape, ramp, tone - 0.06, 0.6, 0.2, edge=0)
        return
    high = top + (3.2 if body.view == "front" else 5.0)
    brush.fill(brush.blob((-3.0, high), (3.0, high), (b.waist - 0.4, body.waist + 0.6), (-b.waist + 0.4, body.waist + 0.6)) & shape, ramp, tone, 1.6, 0.35, edge=0.14)
    for side in (-1, 1):
        brush.fill(brush.stroke(((side * 2.5, high + 0.4), (side * 2.9, top - 0.6)), 1.3) & shape, ramp, tone - 0.06, 0.6, 0.2, edge=0)
        if body.view == "front":
            brush.fill(brush.oval(side * 2.4, high + 0.6, 0.6), "gold", 0.8, 0.3, 0.2, edge=0)
    if body.view == "front":
        brush.fill(brush.poly((-1.8, body.waist - 2), (1.8, body.waist - 2), (1.6, body.waist + 0.4), (-1.6, body.waist + 0.4)), ramp, tone - 0.16, 0.6, 0.3, edge=0.1)


def _striped(body: Body, shape: Mask) -> None:
    body.brush.fill(shape & _stripes(body), body.look.trim_ramp, cloth(body.look.trim_ramp), 2.6, 0.35, edge=0.14)
    if body.look.top == "striped shirt":
        _neckline(body, shape)


def _cardigan(body: Body, shape: Mask) -> None:
    ramp = body.look.top_ramp
    if body.view != "back":
        _opening(body, shape, 2.2, body.look.trim_ramp)
        if body.view == "front":
            _buttons(body, 2.4, "gold", (4.4, 7.0, 9.6))
    _band(body, shape, body.bones.hips - 0.7, 1.8, ramp, cloth(ramp) - 0.15)


def _waistcoat(body: Body, shape: Mask) -> None:
    brush, look, top, x = body.brush, body.look, body.bones.top, _turn(body)
    ramp, tone, s = look.top_ramp, cloth(look.top_ramp), body.bones.build.shoulder
    squeeze = 0.7 if body.view == "side" else 1.0
    hole = brush.poly((x - 2.6 * squeeze, top - 1.4), (x + 2.6 * squeeze, top - 1.4), (x, top + 5.6)) if body.view != "back" else ~brush.paint.full()
    sides = brush.poly((-s + 1.2, top - 1), (s - 1.2, top - 1), (s + 3, top + 6), (s + 3, 48), (-s - 3, 48), (-s - 3, top + 6)) if body.view != "side" else brush.paint.full()
    brush.fill(shape & sides & ~hole, ramp, tone, 2.4, 0.4, edge=0.18, down=(0.05, -0.08))
    if body.view == "front":
        _buttons(body, 0, "gold", (7.2, 9.6))
    if body.view == "back":
        _band(body, shape & sides, body.waist, 1.2, ramp, tone + 0.2)


def _suit(body: Body, shape: Mask) -> None:
    if body.view != "back":
        _opening(body, shape, 2.5, body.look.trim_ramp, low=7.0)
        if "tie" in body.look.extras:
            _tie(body, body.look.second_ramp)
        _lapels(body, shape, body.look.top_ramp, cloth(body.look.top_ramp) + 0.14)
        if body.view == "front":
            _buttons(body, 0.2, "gold", (8.4, 10.8))
    else:
        body.brush.fill(body.brush.stroke(((0, body.waist + 1), (0, body.bones.hips + 2)), 0.6) & shape, body.look.top_ramp, 0.1, 0, 0, edge=0)


def _white_coat(body: Body, shape: Mask) -> None:
    brush, top = body.brush, body.bones.top
    if body.view != "back":
        _opening(body, shape, 2.6, body.look.trim_ramp, low=8.0)
        _tie(body, body.look.second_ramp)
        _lapels(body, shape, body.look.top_ramp, 0.96)
    if body.view == "front":
        brush.fill(brush.stroke(((0, top + 8), (0, body.bones.hips + 6)), 0.7), body.look.top_ramp, 0.4, 0, 0, edge=0)
        for x in (-3.6, 3.6):
            brush.fill(brush.poly((x - 1.5, body.waist + 3.4), (x + 1.5, body.waist + 3.4), (x + 1.4, body.waist + 4.2), (x - 1.4, body.waist + 4.2)), body.look.top_ramp, 0.5, 0, 0, edge=0)
    if body.view == "back":
        _band(body, shape, body.waist, 1.4, body.look.top_ramp, 0.62)


def _long_coat(body: Body, shape: Mask) -> None:
    brush, bones = body.brush, body.bones
    if body.view == "back":
        _band(body, shape, body.waist, 1.4, body.look.top_ramp, cloth(body.look.top_ramp) - 0.2)
        brush.fill(brush.stroke(((0, bones.hips + 1), (bones.sway, bones.hips + 8)), 0.8), body.look.top_ramp, 0.12, 0, 0, edge=0)
        return
    _opening(body, shape, 2.4, body.look.trim_ramp)
    _lapels(body, shape, body.look.top_ramp, cloth(body.look.top_ramp) + 0.16)
    if body.view == "front" and not body.stance.seated:
        legs = brush.poly((-1.5, bones.hips - 0.5), (1.5, bones.hips - 0.5), (2.0 + bones.sway, bones.hips + 9.4), (-2.0 + bones.sway, bones.hips + 9.4))
        brush.fill(legs, body.look.bottom_ramp, cloth(body.look.bottom_ramp) - 0.1, 1, 0.3, edge=0.2)
        brush.fill(legs & brush.below(SOLE - 1.6), body.look.shoes_ramp, 0.4, 0.6, 0.2)


def _navy_coat(body: Body, shape: Mask) -> None:
    if body.view != "back":
        _opening(body, shape, 1.8, body.look.trim_ramp, low=4.0)
        _lapels(body, shape, body.look.top_ramp, cloth(body.look.top_ramp) + 0.2)
    if body.view == "front":
        for x in (-2.0, 2.0):
            _buttons(body, x, "gold", (5.8, 8.4, 11.0))
    if body.view == "back":
        _band(body, shape, body.waist, 1.6, body.look.top_ramp, cloth(body.look.top_ramp) + 0.2)
        _buttons(body, -1.6, "gold", (8.4,))
        _buttons(body, 1.6, "gold", (8.4,))


def _dress(body: Body, shape: Mask) -> None:
    _neckline(body, shape)
    _band(body, shape, body.waist - 0.4, 1.8, body.look.trim_ramp, cloth(body.look.trim_ramp))


def _pinafore(body: Body, shape: Mask) -> None:
    _neckline(body, shape)
    look = body.look
    white = Body(body.brush, type(look)(**{**look.__dict__, "top_ramp": look.trim_ramp}), body.stance, body.bones)
    _apron(white, shape)


def _tunic(body: Body, shape: Mask) -> None:
    top, ramp = body.bones.top, body.look.trim_ramp
    if body.view != "back":
        x = _turn(body)
        body.brush.fill(body.brush.stroke(((x, top), (x, top + 7)), 1.5) & shape, ramp, cloth(ramp), 0.6, 0.2, edge=0)
    _band(body, shape, body.waist, 1.4, ramp, cloth(ramp) - 0.04)


def _track_top(body: Body, shape: Mask) -> None:
    top, ramp = body.bones.top, body.look.trim_ramp
    if body.view == "back":
        body.brush.fill(shape & body.brush.below(top + 3) & body.brush.above(top + 5.2), ramp, 0.84, 0.8, 0.2, edge=0.05)
    else:
        x = _turn(body)
        body.brush.fill(body.brush.stroke(((x, top), (x, body.bones.hips + 1)), 0.9) & shape, ramp, 0.84, 0.4, 0.1, edge=0)
        body.brush.fill(body.brush.oval(x, top - 0.4, 3.2, 1.4), body.look.top_ramp, cloth(body.look.top_ramp) + 0.16, 1, 0.3)
    _band(body, shape, body.bones.hips - 0.5, 1.6, body.look.top_ramp, cloth(body.look.top_ramp) - 0.2)


def _poet_shirt(body: Body, shape: Mask) -> None:
    if body.view != "back":
        x, top = _turn(body), body.bones.top
        body.brush.fill(body.brush.poly((x - 2, top - 1), (x + 2, top - 1), (x, top + 4)), body.look.skin_ramp, 0.62, 0, 0, edge=0)
    _band(body, shape, body.waist + 0.6, 2.6, body.look.trim_ramp, cloth(body.look.trim_ramp))


def _raincoat(body: Body, shape: Mask) -> None:
    ramp = body.look.top_ramp
    if body.view == "front":
        body.brush.fill(body.brush.stroke(((0, body.bones.top), (0, body.bones.hips + 5)), 0.7), ramp, 0.3, 0, 0, edge=0)
        _buttons(body, -1.6, body.look.trim_ramp, (3, 6.4, 9.8, 13.2))
    if body.view == "back":
        body.brush.fill(body.brush.stroke(((0, body.waist + 2), (0, body.bones.hips + 5)), 0.7), ramp, 0.3, 0, 0, edge=0)


def _jumper(body: Body, shape: Mask) -> None:
    ramp, trim = body.look.top_ramp, body.look.trim_ramp
    _band(body, shape, body.bones.hips - 0.7, 1.9, ramp, cloth(ramp) - 0.18)
    for y in (3.0, 5.0):
        _band(body, shape, body.bones.top + y, 1.0, trim, cloth(trim))


DETAILS: dict[str, Callable[[Body, Mask], None]] = {
    "apron": _apron, "jacket": _jacket, "hoodie": _hoodie, "tee": _tee, "smock": _smock, "overalls": _overalls,
    "striped shirt": _striped, "striped jumper": _striped, "cardigan": _cardigan, "waistcoat": _waistcoat,
    "suit": _suit, "white coat": _white_coat, "long coat": _long_coat, "navy coat": _navy_coat, "dress": _dress,
    "pinafore": _pinafore, "tunic": _tunic, "track top": _track_top, "poet shirt": _poet_shirt,
    "raincoat": _raincoat, "jumper": _jumper,
}  # fmt: skip
"""What is sewn onto each garment."""
