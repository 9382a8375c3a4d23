"""What people wear above the waist: how each garment is cut, and who paints what is sewn onto it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from figures import aprons, jackets, shirts
from figures.body import Body, cloth, paint_arm, paint_hem, paint_torso, torso_shape
from figures.sewing import stripes
from figures.skeleton import SOLE

if TYPE_CHECKING:
    from collections.abc import Callable

    from figures.skeleton import Limb
    from studio.paint import Mask


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
    "white coat": Cut(hem=4.8, flare=0.8, loose=0.4),
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


DETAILS: dict[str, Callable[[Body, Mask], None]] = {
    "apron": aprons.apron,
    "jacket": jackets.jacket,
    "hoodie": shirts.hoodie,
    "tee": shirts.tee,
    "smock": aprons.smock,
    "overalls": aprons.overalls,
    "striped shirt": shirts.striped,
    "striped jumper": shirts.striped,
    "cardigan": jackets.cardigan,
    "waistcoat": aprons.waistcoat,
    "suit": jackets.suit,
    "white coat": jackets.white_coat,
    "long coat": jackets.long_coat,
    "navy coat": jackets.navy_coat,
    "dress": shirts.dress,
    "pinafore": aprons.pinafore,
    "tunic": shirts.tunic,
    "track top": jackets.track_top,
    "poet shirt": shirts.poet_shirt,
    "raincoat": jackets.raincoat,
    "jumper": shirts.jumper,
}
"""What is sewn onto each garment."""


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
        sleeve = body.brush.stroke(ends, 4.4, 3.2) & ~body.brush.oval(*arm.end, 1.9) & stripes(body)
        if cut.sleeve == "short":
            sleeve &= body.brush.above((arm.root[1] + arm.joint[1]) / 2 + 1)
        body.brush.fill(sleeve, look.trim_ramp, cloth(look.trim_ramp), 1.6, 0.3, edge=0.1)
    if look.top == "track top":
        body.brush.fill(
            body.brush.stroke((arm.root, arm.joint, arm.end), 1.2, 0.9) & ~body.brush.oval(*arm.end, 1.9),
            look.trim_ramp,
            0.86,
            0.5,
            0.1,
            edge=0,
        )
