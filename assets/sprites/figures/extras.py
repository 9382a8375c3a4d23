"""What makes somebody unmistakable: beards, ribbons, scarves, bags, headphones."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING

from figures.body import Body, cloth
from figures.hair import TONES

if TYPE_CHECKING:
    from figures.brush import Brush
    from figures.look import Look


def paint_beard(brush: Brush, look: Look, view: str) -> None:
    """Paint beard and moustache over the lower face."""
    if view == "back":
        return
    tone = TONES.get(look.hair_ramp, 0.5)
    comb = 0.08 * brush.paint.noise(1.0 * brush.scale, 3)
    side = view == "side"
    if "beard" in look.extras or "long beard" in look.extras:
        low = 12.6 if "long beard" in look.extras else 10.2
        if side:
            shape = brush.blob((0.6, 1.6), (1.6, 4.4), (5.0, 4.0), (8.0, 4.4), (8.0, 7.6), (5.6, low), (1.6, low - 1.0), (-1.6, 6.6), (-1.2, 2.6))
        else:
            shape = brush.blob((-8.1, 1.0), (-6.4, 3.4), (-3, 4.4), (0, 3.8), (3, 4.4), (6.4, 3.4), (8.1, 1.0), (7.6, 6.0), (4.6, low - 1), (0, low), (-4.6, low - 1), (-7.6, 6.0))
        brush.fill(shape, look.hair_ramp, tone - 0.02, 2.2, 0.4, texture=comb, down=(0.06, -0.1), edge=0.16)
    elif "short beard" in look.extras:
        if side:
            shape = brush.blob((1.2, 1.8), (2.6, 5.2), (5.4, 4.4), (7.8, 4.8), (7.0, 8.0), (3.0, 8.8), (-0.8, 6.6))
        else:
            shape = brush.blob((-8.0, 1.2), (-6.2, 5.0), (-2.6, 4.6), (0, 4.2), (2.6, 4.6), (6.2, 5.0), (8.0, 1.2), (7.0, 6.0), (3.8, 8.6), (0, 9.2), (-3.8, 8.6), (-7.0, 6.0))
        brush.fill(shape, look.hair_ramp, tone - 0.04, 1.4, 0.3, texture=comb, edge=0.1)
    elif "goatee" in look.extras:
        x = 6.0 if side else 0.0
        brush.fill(brush.blob((x - 1.6, 6.8), (x + 1.4, 6.8), (x + 0.8, 10.0), (x - 0.6, 10.0)), look.hair_ramp, tone, 1, 0.3, edge=0.12)
    if "moustache" in look.extras:
        x = 7.0 if side else 0.0
        for way in (-1, 1):
            if side and way > 0:
                continue
            brush.fill(brush.curve(((x, 4.6), (x + way * 2.4, 4.8), (x + way * 4.0, 4.0)), 2.0, 0.7), look.hair_ramp, tone + 0.04, 0.9, 0.35, edge=0.12)


def paint_head_extras(brush: Brush, look: Look, view: str) -> None:
    """Paint what sits on the head over the hair."""
    for name in look.extras:
        if name in _ON_HEAD:
            _ON_HEAD[name](brush, look, view)


def _bow(brush: Brush, look: Look, view: str) -> None:
    x, y = {"front": (4.6, -9.0), "back": (-4.6, -8.6), "side": (-2.6 if brush.flip > 0 else -1.6, -9.2)}[view]
    ramp = look.second_ramp
    for side in (-1, 1):
        brush.fill(brush.blob((x, y), (x + side * 3.4, y - 2.8), (x + side * 4.4, y - 0.4), (x + side * 3.0, y + 2.2)), ramp, 0.6, 1.4, 0.45, edge=0.18)
    brush.fill(brush.oval(x, y, 1.2, 1.2), ramp, 0.78, 0.8, 0.3, edge=0.14)


def _flower(brush: Brush, look: Look, view: str) -> None:
    x, y = {"front": (6.6, -6.4), "back": (-6.6, -6.0), "side": (-0.6, -6.6)}[view]
    if view == "side" and brush.flip > 0:
        return
    for turn in range(5):
        brush.fill(brush.oval(x + 1.7 * cos(turn * 1.257), y + 1.7 * sin(turn * 1.257), 1.3), look.second_ramp, 0.74, 0.8, 0.3, edge=0.08)
    brush.fill(brush.oval(x, y, 0.95), "gold", 0.8, 0.5, 0.2, edge=0)


def _headphones(brush: Brush, look: Look, view: str) -> None:
    ramp = look.second_ramp
    if view == "side":
        brush.fill(brush.curve(((-1.2, 1), (-1.4, -6), (-0.6, -10.6)), 1.7), "white", 0.7, 0.8, 0.4, edge=0.14)
        brush.fill(brush.oval(-1.2, 1.8, 3.2, 3.7), ramp, 0.5, 1.6, 0.5, edge=0.18)
        brush.fill(brush.oval(-1.2, 1.8, 1.6, 2.0), ramp, 0.82, 0.8, 0.3, edge=0.1)
        return
    brush.fill(brush.curve(((-9.6, 0), (-9.0, -6.4), (-4.6, -10.4), (0, -11.2), (4.6, -10.4), (9.0, -6.4), (9.6, 0)), 1.7), "white", 0.7, 0.8, 0.4, edge=0.14)
    for side in (-1, 1):
        brush.fill(brush.oval(side * 9.6, 1.6, 2.1, 3.4), ramp, 0.58 if side < 0 else 0.46, 1.4, 0.5, edge=0.18)


def _earrings(brush: Brush, look: Look, view: str) -> None:
    for x, y in {"front": ((-8.6, 5.2), (8.6, 5.2)), "back": ((-8.6, 5.2), (8.6, 5.2)), "side": ((-1.0, 5.4),)}[view]:
        brush.fill(brush.oval(x, y, 1.15, 1.4), look.second_ramp, 0.72, 0.8, 0.4, edge=0.12)


def _hair_stick(brush: Brush, look: Look, view: str) -> None:
    points = {"front": ((5.4, -11.6), (9.6, -14.0)), "back": ((-4.0, -9.6), (4.6, -12.6)), "side": ((-8.6, -8.4), (-2.0, -13.6))}[view]
    brush.fill(brush.stroke(points, 1.0), look.second_ramp, 0.5, 0.6, 0.4, edge=0.08)
    brush.fill(brush.oval(*points[1], 1.2), look.second_ramp, 0.76, 0.8, 0.4, edge=0.08)


def _pencil(brush: Brush, look: Look, view: str) -> None:
    if view == "back" or (view == "side" and brush.flip < 0):
        return
    points = ((8.4, -1.2), (6.8, -5.6)) if view == "front" else ((-3.6, -0.6), (3.2, -2.8))
    brush.fill(brush.stroke(points, 1.1), "gold", 0.66, 0.5, 0.4, edge=0.06)


_ON_HEAD = {
    "bow": _bow, "flower": _flower, "headphones": _headphones, "earrings": _earrings, "hair stick": _hair_stick, "pencil": _pencil,
}  # fmt: skip


def paint_behind(body: Body) -> None:
    """Paint what hangs behind the body when one sees it from the front: bags and hoods."""
    if "backpack" in body.look.extras and body.view == "front":
        for side in (-1, 1):
            body.brush.fill(body.brush.blob((side * 4, body.bones.top + 2), (side * 7.4, body.bones.top + 3), (side * 7.6, body.bones.top + 11), (side * 4, body.bones.top + 12)), body.look.second_ramp, 0.4, 2, 0.4)


def paint_worn(body: Body) -> None:
    """Paint what is worn over the clothes, below the head."""
    for name in body.look.extras:
        if name in _WORN:
            _WORN[name](body)


def _scarf(body: Body) -> None:
    brush, top, ramp = body.brush, body.bones.top, body.look.second_ramp
    tone, x = cloth(ramp), body.bones.lean
    brush.fill(brush.blob((x - 5.4, top - 0.6), (x, top - 2.2), (x + 5.4, top - 0.6), (x + 4.8, top + 2.2), (x, top + 3.2), (x - 4.8, top + 2.2)), ramp, tone, 1.6, 0.45, edge=0.18)
    points = {"front": ((2.4, top + 1.6), (3.2, top + 5), (2.8, top + 9.4)), "side": ((-2.8, top + 0.6), (-5.2, top + 3.6), (-5.8, top + 7.6)), "back": ((-2.0, top + 1.6), (-2.6, top + 5), (-2.2, top + 9.0))}[body.view]
    brush.fill(brush.curve(points, 3.0, 3.4), ramp, tone - 0.02, 1.2, 0.4, edge=0.18)
    for share in (0.55, 0.85):
        y = points[0][1] + (points[2][1] - points[0][1]) * share
        brush.fill(brush.curve(points, 3.0, 3.4) & brush.below(y) & brush.above(y + 0.9), "white" if ramp != "white" else "red", 0.84, 0, 0, edge=0)


def _shawl(body: Body) -> None:
    brush, top, ramp, s = body.brush, body.bones.top, body.look.second_ramp, body.bones.build.shoulder
    tone = cloth(ramp)
    if body.view == "side":
        x = body.bones.lean
        shape = brush.blob((x - 2.4, top - 1), (x + 2.4, top - 0.8), (x + 4.6, top + 3.4), (2.4, top + 7.6), (-3.4, top + 8.6), (-5.2, top + 4.6))
    else:
        low = 10.0 if body.view == "back" else 7.6
        shape = brush.blob((-2.6, top - 1.2), (2.6, top - 1.2), (s + 1.2, top + 1.4), (s + 2.2, top + 5.6), (2.4, top + low - 1.4), (0, top + low), (-2.4, top + low - 1.4), (-s - 2.2, top + 5.6), (-s - 1.2, top + 1.4))
    brush.fill(shape, ramp, tone, 2.6, 0.42, down=(0.04, -0.08), edge=0.2)
    if body.view == "front":
        brush.fill(brush.poly((-1.8, top - 1), (1.8, top - 1), (0, top + 5.4)), body.look.top_ramp, cloth(body.look.top_ramp), 0.6, 0.2, edge=0.1)
        brush.fill(brush.oval(0, top + 5.0, 1.1), "gold", 0.76, 0.6, 0.4, edge=0.1)


def _camera(body: Body) -> None:
    brush, top = body.brush, body.bones.top
    if body.view == "back":
        brush.fill(brush.curve(((-3, top - 0.6), (0, top + 1.2), (3, top - 0.6)), 1.0), "black", 0.2, 0.5, 0.3)
        return
    x = 0.0 if body.view == "front" else body.bones.build.chest - 0.4
    if body.view == "front":
        for side in (-1, 1):
            brush.fill(brush.stroke(((side * 3.0, top - 0.4), (side * 2.2, top + 6)), 0.9), "black", 0.16, 0.4, 0.2, edge=0)
    else:
        brush.fill(brush.stroke(((-0.6, top), (x, top + 6)), 0.9), "black", 0.16, 0.4, 0.2, edge=0)
    wide = 3.2 if body.view == "front" else 2.2
    brush.fill(brush.blob((x - wide, top + 5.2), (x + wide, top + 5.2), (x + wide, top + 9.2), (x - wide, top + 9.2)), "black", 0.3, 1, 0.5, edge=0.12)
    brush.fill(brush.oval(x + (0 if body.view == "front" else 1.6), top + 7.2, 1.5), "white", 0.5, 0.8, 0.4, edge=0.1)
    brush.fill(brush.oval(x + (0 if body.view == "front" else 1.6), top + 7.2, 0.8), "glass", 0.5, 0.4, 0.3, edge=0)


def _satchel(body: Body) -> None:
    brush, top, hips = body.brush, body.bones.top, body.bones.hips
    ramp, b = body.look.second_ramp, body.bones.build
    if body.view == "side":
        if brush.flip > 0:
            brush.fill(brush.stroke(((1.4, top), (-1.6, hips - 2)), 1.1), ramp, 0.4, 0.5, 0.2, edge=0)
            brush.fill(brush.blob((-4.4, hips - 3), (1.6, hips - 3), (1.8, hips + 2.4), (-4.4, hips + 2.4)), ramp, 0.55, 1.4, 0.4, edge=0.18)
        return
    side = 1 if body.view == "back" else -1
    brush.fill(brush.stroke(((-side * (b.shoulder - 2), top), (side * (b.hip - 0.6), hips - 1.6)), 1.3), ramp, 0.36, 0.5, 0.3, edge=0.05)
    x = side * (b.hip + 0.2)
    brush.fill(brush.blob((x - 2.8, hips - 2.6), (x + 2.8, hips - 2.6), (x + 2.8, hips + 2.8), (x - 2.8, hips + 2.8)), ramp, 0.55, 1.4, 0.4, edge=0.18)
    brush.fill(brush.blob((x - 2.8, hips - 2.6), (x + 2.8, hips - 2.6), (x + 2.2, hips + 0.6), (x - 2.2, hips + 0.6)), ramp, 0.68, 1, 0.3, edge=0.16)


def _backpack(body: Body) -> None:
    brush, top, ramp = body.brush, body.bones.top, body.look.second_ramp
    b = body.bones.build
    if body.view == "front":
        for side in (-1, 1):
            brush.fill(brush.stroke(((side * 3.4, top - 0.2), (side * 3.8, top + 7)), 1.5), ramp, 0.5, 0.7, 0.3, edge=0.1)
    elif body.view == "side":
        x = body.bones.lean - b.back
        brush.fill(brush.blob((x + 0.8, top + 0.4), (x - 3.4, top + 1.4), (x - 4.6, top + 6), (x - 4.0, top + 11.4), (x + 1.0, top + 11.6)), ramp, 0.54, 2.4, 0.45, edge=0.18)
        brush.fill(brush.blob((x - 1.6, top + 6.4), (x - 4.4, top + 6.4), (x - 4.0, top + 10.8), (x - 1.2, top + 10.8)), ramp, 0.4, 1, 0.4, edge=0.14)
    else:
        brush.fill(brush.blob((-3.6, top + 0.4), (3.6, top + 0.4), (5.2, top + 4), (5.4, top + 11.6), (-5.4, top + 11.6), (-5.2, top + 4)), ramp, 0.54, 2.6, 0.45, edge=0.18)
        brush.fill(brush.blob((-3.4, top + 6), (3.4, top + 6), (3.4, top + 10.4), (-3.4, top + 10.4)), ramp, 0.38, 1.2, 0.4, edge=0.16)
        brush.fill(brush.stroke(((-1.4, top + 0.4), (0, top - 1.0), (1.4, top + 0.4)), 0.9), ramp, 0.36, 0.4, 0.2)


def _bow_tie(body: Body) -> None:
    if body.view == "back":
        return
    x = 0.0 if body.view == "front" else body.bones.build.chest * 0.8
    y = body.bones.top + 0.8
    for side in (-1, 1):
        brush = body.brush
        brush.fill(brush.poly((x, y), (x + side * 2.6, y - 1.4), (x + side * 2.6, y + 1.5)), body.look.second_ramp, 0.56, 0.7, 0.4, edge=0.12)
    body.brush.fill(body.brush.oval(x, y, 0.8), body.look.second_ramp, 0.74, 0.5, 0.2, edge=0.06)


def _braces(body: Body) -> None:
    brush, top, ramp = body.brush, body.bones.top, body.look.second_ramp
    if body.view == "side":
        brush.fill(brush.curve(((2.4, body.waist + 3), (1.8, top + 2), (-0.4, top - 0.4)), 1.2), ramp, cloth(ramp), 0.5, 0.2, edge=0.08)
        return
    for side in (-1, 1):
        end = side * 2.8 if body.view == "front" else side * 0.6
        brush.fill(brush.stroke(((side * 3.2, top - 0.4), (end, body.waist + 4)), 1.3), ramp, cloth(ramp), 0.5, 0.2, edge=0.08)


def _tool_belt(body: Body) -> None:
    brush, hips, b = body.brush, body.bones.hips, body.bones.build
    wide = b.belly if body.view == "side" else b.hip
    belt = brush.blob((-wide - 0.2, hips - 2.2), (wide + 0.2, hips - 2.2), (wide + 0.2, hips - 0.4), (-wide - 0.2, hips - 0.4))
    brush.fill(belt, "wood", 0.36, 0.7, 0.3, edge=0.12)
    x = -b.hip + 0.8 if body.view == "front" else b.hip - 0.8 if body.view == "back" else -0.6
    brush.fill(brush.blob((x - 1.9, hips - 2.6), (x + 1.9, hips - 2.6), (x + 1.6, hips + 2.6), (x - 1.6, hips + 2.6)), "wood", 0.56, 1, 0.4, edge=0.16)
    brush.fill(brush.stroke(((x + 0.5, hips - 2.4), (x + 0.5, hips - 4.6)), 1.1), "steel", 0.7, 0.4, 0.4, edge=0.06)


_WORN = {
    "scarf": _scarf, "shawl": _shawl, "camera": _camera, "satchel": _satchel, "backpack": _backpack,
    "bow tie": _bow_tie, "braces": _braces, "tool belt": _tool_belt,
}  # fmt: skip
