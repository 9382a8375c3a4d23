"""Portraits: head and shoulders of the same figures, painted twice as large, in six moods."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from figures.beards import paint_beard
from figures.body import Body
from figures.brush import Brush
from figures.features import paint_features, paint_glasses
from figures.garments import paint_clothes, paint_sleeve
from figures.hats import HATS
from figures.heads import paint_head
from figures.look import Look, Stance
from figures.skeleton import stand
from figures.styles import paint_hair
from figures.trinkets import paint_head_extras
from figures.worn import paint_behind, paint_worn
from studio.paint import Mask, Paint
from studio.palette import RAMPS

if TYPE_CHECKING:
    from PIL import Image

    from studio.palette import Floats

SIDE = 64
"""Pixels along one side of a portrait."""

SCALE = 2.1
"""How many times larger than the small figure."""

HEAD_X, HEAD_Y = 32, 32.5
"""The middle of the head."""

Layer = "tuple[Floats, Mask]"


def draw(look: Look, mood: str) -> Image.Image:
    """Draw a portrait in a mood."""
    paint = Paint(SIDE, SIDE, seed=23)
    _lay(paint, *_bust(look))
    paint_features(_head(paint), look, mood)
    _lay(paint, *_crest(look))
    paint_glasses(_head(paint), look)
    picture = _backdrop(look).copy()
    picture.alpha_composite(paint.reduce(crisp=0.4, dark=0.4))
    return picture


def _head(paint: Paint) -> Brush:
    return Brush(paint, HEAD_X, HEAD_Y, scale=SCALE)


def _lay(paint: Paint, colours: Floats, shape: Mask) -> None:
    paint.colours[shape] = colours[shape]
    paint.cover[shape] = 1


@functools.lru_cache(maxsize=4)
def _bust(look: Look) -> tuple[Floats, Mask]:
    """Give the shoulders and the head with its hair, whose shadow lies on the face."""
    paint = Paint(SIDE, SIDE, seed=23)
    stance = Stance("idle", "south")
    bones = stand(look, stance)
    head = _head(paint)
    body = Body(head.at(-bones.head[0], -bones.head[1]), look, stance, bones)
    if look.hat:
        HATS[look.hat](head, look.hat_ramp, "front", "behind")
    paint_hair(head, look, "front", "behind")
    paint_behind(body)
    paint_clothes(body)
    paint_worn(body)
    for arm in bones.arms:
        paint_sleeve(body, arm)
    _paint_crest(head, look, bare=True)
    return paint.colours, paint.cover > 0


@functools.lru_cache(maxsize=4)
def _crest(look: Look) -> tuple[Floats, Mask]:
    """Give what lies over the features: hair, hat and ribbons."""
    paint = Paint(SIDE, SIDE, seed=23)
    _paint_crest(_head(paint), look, bare=False)
    return paint.colours, paint.cover > 0


def _paint_crest(head: Brush, look: Look, *, bare: bool) -> None:
    if bare:
        paint_head(head, look, "front")
        paint_beard(head, look, "front")
    paint_hair(head, look, "front", "front")
    if look.hat:
        HATS[look.hat](head, look.hat_ramp, "front", "front")
    paint_head_extras(head, look, "front")


@functools.lru_cache(maxsize=4)
def _backdrop(look: Look) -> Image.Image:
    """Give the quiet ground behind somebody: one colour, lighter around the head."""
    ramp, step = look.backdrop
    each = 1 / (len(RAMPS[ramp]) - 1)
    paint = Paint(SIDE, SIDE, seed=5)
    paint.fill(paint.full(), ramp, step * each, 0, 0, edge=0)
    paint.fill(paint.dot(30, 28, 26), ramp, (step + 1) * each, 0, 0, edge=0)
    return paint.reduce(outline=False, crisp=0)
