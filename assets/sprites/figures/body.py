"""The body below the chin: legs and shoes, skirts, the torso, arms and hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from figures.brush import Brush
from figures.look import Look, Stance
from figures.skeleton import SOLE, Skeleton
from studio.paint import FINE

if TYPE_CHECKING:
    from figures.skeleton import Limb
    from studio.paint import Mask

BRIGHT = {
    "white": 0.84,
    "plaster": 0.84,
    "cream": 0.8,
    "black": 0.42,
    "steel": 0.42,
    "brown": 0.5,
    "walnut": 0.6,
}
"""The tone in which cloth of a ramp looks as its name says; others are at their best at .56."""


def cloth(ramp: str) -> float:
    """Give the tone for cloth of a ramp."""
    return BRIGHT.get(ramp, 0.56)


@dataclass(frozen=True)
class Body:
    """One body being painted: where, who, how, and the joints."""

    brush: Brush
    look: Look
    stance: Stance
    bones: Skeleton

    @property
    def view(self) -> str:
        """Give "front", "back" or "side"."""
        return self.stance.view

    @property
    def waist(self) -> float:
        """Give the height of the waist."""
        return self.bones.top + 7.6


def paint_legs(body: Body) -> None:
    """Paint both legs with their shoes."""
    order = body.bones.legs
    for leg in order:
        _leg(body, leg)


def _leg(body: Body, leg: Limb) -> None:
    brush, look, side = body.brush, body.look, body.view == "side"
    dim = 0.14 if leg.far else 0.0
    thick = body.bones.build.leg
    bare = look.bottom != "trousers"
    ramp = look.skin_ramp if bare else look.bottom_ramp
    ankle = (leg.end[0], leg.end[1] - 1.4)
    shape = brush.stroke(
        (leg.root, leg.joint, ankle), thick + (0 if bare else 0.5), thick - (1.1 if bare else 0.5)
    )
    if body.stance.seated and not side:
        shape |= brush.oval(leg.joint[0], leg.joint[1] - 0.6, thick * 0.62, thick * 0.55)
    if bare and "tights" in look.extras:
        ramp = look.second_ramp
    brush.fill(
        shape,
        ramp,
        (0.66 if bare and ramp == look.skin_ramp else cloth(ramp)) - dim,
        2.2,
        0.34,
        down=(0.04, -0.06),
        edge=0.16,
    )
    if look.bottom == "shorts":
        short = shape & brush.above(leg.joint[1] + (1.4 if body.stance.seated else 0.6))
        if body.stance.seated and side:
            short = shape & ~brush.ahead(leg.joint[0] - 1.4)
        brush.fill(short, look.bottom_ramp, cloth(look.bottom_ramp) - dim, 2.2, 0.34, edge=0.2)
    _shoe(body, leg, dim)
    if "socks" in look.extras and bare:
        sock = brush.stroke((ankle, (ankle[0] * 0.94 + leg.joint[0] * 0.06, ankle[1] - 1.0)), thick - 0.9)
        brush.fill(sock, "white", 0.86 - dim, 1, 0.3, edge=0.1)


def _shoe(body: Body, leg: Limb, dim: float) -> None:
    brush, look = body.brush, body.look
    x, y = leg.end
    tall = 2.6 if "boots" in look.extras else 0.0
    if body.view == "side":
        if leg.lifted:
            toe = brush.blob(
                (x - 2.2, y - 2.6),
                (x + 1.0, y - 2.0),
                (x + 2.9, y + 0.4),
                (x + 1.6, y + 1.2),
                (x - 2.0, y - 0.2),
            )
        else:
            toe = brush.blob(
                (x - 2.1, y - 2.3 - tall),
                (x + 1.6, y - 2.3 - tall),
                (x + 1.8, y - 1.7),
                (x + 3.6, y - 0.7),
                (x + 3.5, y + 0.8),
                (x - 2.2, y + 0.8),
            )
    else:
        toe = brush.blob(
            (x - 2.4, y - 1.4),
            (x - 1.6, y - 2.5 - tall),
            (x + 1.6, y - 2.5 - tall),
            (x + 2.4, y - 1.4),
            (x + 2.4, y + 0.5),
            (x, y + 1.0),
            (x - 2.4, y + 0.5),
        )
    brush.fill(toe, look.shoes_ramp, cloth(look.shoes_ramp) - dim, 1.5, 0.4, edge=0.16, gloss=0.1)
    if "sneakers" in look.extras:
        brush.fill(toe & brush.below(y - 0.1), "white", 0.8 - dim, 0.5, 0.1, edge=0.05)


def torso_shape(body: Body, *, loose: float = 0.0) -> Mask:
    """Give the outline of the trunk, ``loose`` pixels wider than the body."""
    b, top, hips, brush = body.bones.build, body.bones.top, body.bones.hips, body.brush
    if body.view == "side":
        lean, o = body.bones.lean, loose * 0.7
        return brush.blob(
            (lean - 1.8, top - 0.6),
            (lean + 1.6, top - 0.6),
            (lean + b.chest - 0.6 + o, top + 2.4),
            (lean * 0.5 + (b.chest + b.belly) / 2 + o, top + 6.0),
            (b.belly + o, hips - 2.4),
            (b.belly - 0.6 + o, hips + 1.2),
            (-b.back + 0.4 - o, hips + 1.2),
            (-b.back + 0.1 - o, hips - 2.2),
            (lean * 0.5 - b.back + 0.6 - o, top + 6.2),
            (lean - b.back + 0.2 - o, top + 2.2),
        )
    s, w, h = b.shoulder + loose * 0.4, b.waist + loose, b.hip + loose
    half = (
        (2.3, top - 0.9),
        (s - 1.6, top - 0.1),
        (s, top + 2.4),
        (s - 0.3, top + 4.4),
        (w, top + 7.4),
        (h, hips - 1.0),
        (h - 0.2, hips + 1.2),
    )
    return brush.blob(*half, *((-x, y) for x, y in reversed(half)))


def paint_hem(body: Body, ramp: str, waist: float, hem: float, *, flare: float, pleats: float = 0.1) -> Mask:
    """Paint what hangs from the waist (a skirt, the tails of a coat) down to the height ``hem``."""
    brush, bones, side = body.brush, body.bones, body.view == "side"
    b = bones.build
    if body.stance.seated:
        shape = _lap(body, waist, hem)
    elif side:
        ahead, back = b.belly + flare * 0.7 + bones.stride * 0.5, b.back + flare * 0.7 + bones.stride * 0.45
        shape = brush.blob(
            (b.belly - 0.4, waist),
            (b.belly + flare * 0.3, (waist + hem) / 2 - 0.5),
            (ahead, hem - 1.0),
            (ahead - 0.8, hem + 0.3),
            (0.4, hem + (0.8 if bones.stride < 3 else -0.4)),
            (-back + 0.8, hem + 0.3),
            (-back, hem - 1.0),
            (-b.back - flare * 0.3, (waist + hem) / 2 - 0.5),
            (-b.back + 0.5, waist),
        )
    else:
        wide, sway = b.hip + flare, bones.sway
        shape = brush.poly(
            (-b.waist + 0.3, waist),
            (b.waist - 0.3, waist),
            (b.hip + flare * 0.45, (waist + hem) / 2),
            (wide + sway, hem - 1.2),
            (wide + sway - 0.8, hem),
            (wide * 0.4 + sway, hem + 0.9 + bones.sway * 0.5),
            (sway - wide * 0.4, hem + 0.9 - bones.sway * 0.5),
            (-wide + sway + 0.8, hem),
            (-wide + sway, hem - 1.2),
            (-b.hip - flare * 0.45, (waist + hem) / 2),
        )
    columns = ((np.arange(brush.paint.columns) + 0.5) / FINE - brush.x) / brush.scale - bones.sway
    folds = pleats * np.sin(columns[None] * 1.75 + 0.6) * np.ones((brush.paint.rows, 1))
    return brush.fill(shape, ramp, cloth(ramp) - 0.02, 3, 0.4, down=(0.08, -0.1), texture=folds, edge=0.2)


def _lap(body: Body, waist: float, hem: float) -> Mask:
    """Give a skirt over the knees of somebody who sits; a long one falls to the shins."""
    brush, bones = body.brush, body.bones
    b, hips = bones.build, bones.hips
    fall = min(SOLE - 2.4, hips + (2.4 if hem < bones.hips + 8 else 6.0))
    if body.view == "side":
        return brush.blob(
            (b.belly - 0.6, waist),
            (b.belly + 0.4, hips - 1.6),
            (6.4, hips - 1.6),
            (7.8, hips + 0.4),
            (7.6, fall + 0.6),
            (4.0, fall + 0.4),
            (3.6, hips + 2.8),
            (-b.back, hips + 3.0),
            (-b.back - 0.4, hips),
            (-b.back + 0.5, waist),
        )
    wide = b.hip + 1.2
    return brush.blob(
        (-b.waist + 0.3, waist),
        (b.waist - 0.3, waist),
        (wide, hips),
        (wide + 0.2, fall),
        (wide - 1.2, fall + 1.2),
        (-wide + 1.2, fall + 1.2),
        (-wide - 0.2, fall),
        (-wide, hips),
    )


def paint_torso(body: Body, ramp: str, *, loose: float = 0.0) -> Mask:
    """Paint the trunk in one cloth and give its shape."""
    shape = torso_shape(body, loose=loose)
    body.brush.fill(shape, ramp, cloth(ramp), 3.0, 0.4, down=(0.05, -0.09), edge=0.2)
    return shape


def paint_arm(body: Body, arm: Limb, sleeve: str, ramp: str) -> None:
    """Paint an arm with its hand; the sleeve is "long", "short", "rolled" or "none"."""
    brush, look = body.brush, body.look
    thick = body.bones.build.arm
    dim = 0.16 if arm.far else 0.0
    bare = 0.7 - dim
    wrist = (arm.end[0] * 0.8 + arm.joint[0] * 0.2, arm.end[1] * 0.8 + arm.joint[1] * 0.2)
    brush.fill(brush.oval(*arm.end, 1.75), look.skin_ramp, bare + 0.06, 1.6, 0.36, edge=0.2)
    if sleeve != "long":
        brush.fill(
            brush.stroke((arm.root, arm.joint, wrist), thick, thick - 1.0),
            look.skin_ramp,
            bare,
            1.8,
            0.36,
            edge=0.2,
        )
    if sleeve == "none":
        return
    middle = ((arm.root[0] + arm.joint[0]) / 2, (arm.root[1] + arm.joint[1]) / 2)
    ends = {
        "long": (arm.root, arm.joint, wrist),
        "rolled": (arm.root, arm.joint),
        "short": (arm.root, middle),
    }[sleeve]
    taper = thick if sleeve == "short" else thick - 0.2
    shape = brush.stroke(ends, thick + 0.5, taper + (0.5 if sleeve == "short" else 0.0))
    brush.fill(shape, ramp, cloth(ramp) + 0.04 - dim, 2.0, 0.42, edge=0.26)
    if sleeve == "long":
        brush.fill(
            brush.stroke((wrist, arm.end), taper - 0.4, 1.0) & ~brush.oval(*arm.end, 1.7),
            ramp,
            cloth(ramp) - 0.16 - dim,
            1,
            0.2,
            edge=0.1,
        )
