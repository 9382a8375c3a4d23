"""One drawing: a person in a stance, painted from what is farthest to what is nearest."""

from __future__ import annotations

import functools
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from figures.beards import paint_beard
from figures.body import Body, paint_legs
from figures.brush import Brush
from figures.face import paint_face
from figures.garments import paint_clothes, paint_sleeve
from figures.hats import HATS
from figures.heads import paint_head
from figures.look import HEIGHT, WIDTH, Look, Stance
from figures.skeleton import stand
from figures.styles import paint_hair
from figures.things import paint_thing
from figures.trinkets import paint_head_extras
from figures.worn import paint_behind, paint_worn
from studio.paint import FINE, Mask, Paint

if TYPE_CHECKING:
    from PIL import Image

    from studio.palette import Floats

MIDDLE = WIDTH / 2

HEAD_Y = 13
"""The height of the middle of the head of the tallest."""

PILLOW_Y = 16
"""The height of the middle of the head of somebody who lies in bed."""

AT_NIGHT = ("hijab", "head wrap")
"""What stays on the head at night."""

PUT_DOWN = ("headphones", "glasses", "round glasses", "pencil", "bow", "hair stick")
"""What somebody takes off before going to bed."""

REACHING = ("read", "cook", "carry", "wash", "type", "play")
"""Poses with the hands before the body, which hides them from behind."""


def draw(look: Look, stance: Stance) -> Image.Image:
    """Draw a person in a stance."""
    paint = Paint(WIDTH, HEIGHT, seed=11)
    if stance.pose == "sleep":
        _asleep(paint, look, stance)
    else:
        bones = stand(look, stance)
        body = Body(Brush(paint, MIDDLE, 0, flip=stance.flip), look, stance, bones)
        head = body.brush.at(*bones.head)
        _paint(body, head)
        eyes = (
            "closed"
            if stance.pose == "idle" and stance.frame == 1
            else "down"
            if stance.pose in ("read", "cook", "wash", "type")
            else "open"
        )
        paint_face(
            head,
            look,
            body.view,
            eyes,
            mouth="open" if stance.pose == "talk" and stance.frame == 1 else "smile",
        )
    return paint.reduce(crisp=0.5, dark=0.42)


def _paint(body: Body, head: Brush) -> None:
    """Paint body and head in the order in which they hide each other."""
    view, (far, near) = body.view, body.bones.arms
    reaching = body.stance.pose in REACHING
    if view == "front":
        _put_head(body, head, "behind")
        paint_behind(body)
        paint_legs(body)
        paint_clothes(body)
        paint_worn(body)
        if reaching:
            paint_thing(body)
        paint_sleeve(body, far)
        paint_sleeve(body, near)
    elif view == "back":
        if reaching:
            paint_thing(body)
            paint_sleeve(body, far)
            paint_sleeve(body, near)
        paint_legs(body)
        paint_clothes(body)
        if not reaching:
            paint_sleeve(body, far)
            paint_sleeve(body, near)
        paint_worn(body)
        _put_head(body, head, "behind")
    else:
        paint_sleeve(body, far)
        _put_head(body, head, "behind")
        paint_legs(body)
        paint_clothes(body)
        paint_thing(body)
        paint_worn(body)
        paint_sleeve(body, near)
    _put_head(body, head, "front")


def _put_head(body: Body, head: Brush, part: str) -> None:
    """Lay the head, painted once for all stances of a facing, where it belongs."""
    colours, cover = _head(body.look, body.view, head.flip, part)
    down, across = round(head.y - HEAD_Y) * FINE, round(head.x - MIDDLE) * FINE
    moved, shape = np.roll(colours, (down, across), (0, 1)), np.roll(cover, (down, across), (0, 1))
    head.paint.colours[shape] = moved[shape]
    head.paint.cover[shape] = 1


@functools.lru_cache(maxsize=16)
def _head(look: Look, view: str, flip: int, part: str) -> tuple[Floats, Mask]:
    """Give one part of a head around (MIDDLE, HEAD_Y): colours and cover of the canvas."""
    paint = Paint(WIDTH, HEIGHT, seed=11)
    paint_head_part(Brush(paint, MIDDLE, HEAD_Y, flip=flip), look, view, part)
    return paint.colours, paint.cover > 0


def paint_head_part(head: Brush, look: Look, view: str, part: str) -> None:
    """Paint what lies "behind" the head, or the head with all that is on it in "front"."""
    if part == "behind":
        if look.hat:
            HATS[look.hat](head, look.hat_ramp, view, "behind")
        paint_hair(head, look, view, "behind")
        return
    paint_head(head, look, view)
    paint_beard(head, look, view)
    paint_hair(head, look, view, "front")
    if look.hat:
        HATS[look.hat](head, look.hat_ramp, view, "front")
    paint_head_extras(head, look, view)


def _asleep(paint: Paint, look: Look, stance: Stance) -> None:
    """Paint head and shoulders of somebody who lies on the back, up to the edge of the cover."""
    brush = Brush(paint, MIDDLE, PILLOW_Y)
    bedtime = replace(
        look,
        hair="side part" if look.hat == "hood" else look.hair,
        hat=look.hat if look.hat in AT_NIGHT else "",
        extras=tuple(name for name in look.extras if name not in PUT_DOWN),
    )
    paint_head_part(brush, bedtime, "front", "behind")
    shirt = brush.blob((-2.4, 7.6), (2.4, 7.6), (6.6, 9.4), (7.6, 14), (-7.6, 14), (-6.6, 9.4))
    brush.fill(shirt, "water", 0.86, 2.4, 0.35, edge=0.16)
    brush.shade(brush.oval(0, 7.6, 6.4, 2.4), 0.35, blur=0.7, within=shirt)
    high = 12.4 - 0.5 * stance.frame
    cover = brush.blob((-8.6, high), (0, high - 0.8), (8.6, high), (8.9, 16.4), (-8.9, 16.4))
    brush.fill(cover, "plaster", 0.88, 1.6, 0.35, edge=0.14)
    paint_head_part(brush, bedtime, "front", "front")
    paint_face(brush, bedtime, "front", "closed")
