"""The head: skull, hair, face and what is worn on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paint import RAMPS, Canvas, Mask

if TYPE_CHECKING:
    from cast import Look, Stance

MIDDLE = 16.0
CENTRE = 15.0
"""Height of the middle of the head when the figure stands."""

INK = "2b161b"
"""Pupils, lashes and mouths."""


def draw_hair_behind(canvas: Canvas, look: Look, stance: Stance) -> None:
    """Draw the hair that hangs behind head and shoulders (all but seen from the back)."""
    if stance.facing == "north":
        return
    y, side = CENTRE + stance.drop, stance.side
    if look.hair == "long":
        left, right = (
            (-10.2 - max(side, 0) * 0.8, 10.2 - min(side, 0) * 0.8) if not side else (-9 - side, 8.4 - side)
        )
        mane = canvas.oval(MIDDLE + left, y - 9, MIDDLE + right, y + 15)
        canvas.fill(mane, look.hair_ramp, 420, relief=4, stripes=100)
    elif look.hair == "ponytail":
        tail = _tail(canvas, y, side)
        canvas.fill(tail, look.hair_ramp, 500, relief=4, stripes=100)


def _tail(canvas: Canvas, y: float, side: int) -> Mask:
    if side:
        x = MIDDLE - side * 9.5
        return canvas.shape(
            (x + 2 * side, y - 5),
            (x - 3.6 * side, y - 4),
            (x - 5.4 * side, y + 3),
            (x - 3.6 * side, y + 10),
            (x - 1.0 * side, y + 6.5),
            (x + 2.4 * side, y + 1),
        )
    return canvas.oval(MIDDLE + 6.4, y - 8, MIDDLE + 13.6, y + 10)


def draw_head(canvas: Canvas, look: Look, stance: Stance) -> None:
    """Draw skull, ears, face, hair and what is worn, in that order."""
    y, side = CENTRE + stance.drop, stance.side
    for ear in (-1, 1) if not side else ():
        canvas.fill(
            canvas.oval(MIDDLE + ear * 9 - 1.8, y, MIDDLE + ear * 9 + 1.8, y + 4.2), look.skin, 620, relief=2
        )
    skull = canvas.oval(7, y - 9, 25, y + 7.6) | canvas.oval(8.4 + side, y - 3, 23.6 + side, y + 9)
    if side:
        nose = canvas.oval(MIDDLE + side * 9 - 1.2, y + 2.4, MIDDLE + side * 9 + 1.2, y + 4.8)
        skull |= nose
    canvas.fill(skull, look.skin, 760, relief=4, light=190, slope=60)
    if side:
        x = MIDDLE - side * 1.8
        canvas.fill(canvas.oval(x - 1.8, y + 1, x + 1.8, y + 5.2), look.skin, 600, relief=2)
    if stance.facing != "north":
        canvas.fill(canvas.oval(8, y - 8, 24, y - 0.4) & skull, look.skin, 610, light=0)
        _face(canvas, look, stance)
    _hair(canvas, look, stance, y)
    _worn(canvas, look, stance, y)


def _hair(canvas: Canvas, look: Look, stance: Stance, y: float) -> None:
    """Draw the hair over the skull: a cap without the face, and what the style adds."""
    cap = canvas.oval(MIDDLE - 9.8, y - 10.2, MIDDLE + 9.8, y + 8)
    if stance.facing == "north":
        _hair_from_behind(canvas, look, y, cap)
        return
    points = (_SIDE if stance.side else _FRONT)[look.hair]
    turn = stance.side or 1
    outline = canvas.shape(*[(MIDDLE + dx * turn, y + dy) for dx, dy in points])
    canvas.fill(outline, look.hair_ramp, 540, relief=4, light=330, stripes=90)
    _shine(canvas, look, y, outline)


def _shine(canvas: Canvas, look: Look, y: float, hair: Mask) -> None:
    """Draw the band of light that hair throws back, bent around the crown."""
    band = canvas.oval(MIDDLE - 7.4, y - 8.6, MIDDLE + 6, y + 1) & ~canvas.oval(
        MIDDLE - 7, y - 6.7, MIDDLE + 7.6, y + 4
    )
    canvas.fill(band & hair, look.hair_ramp, 800, light=0, stripes=240)


_FRONT = {
    "long": (
        (-10.2, 9),
        (-10.4, -3),
        (-7, -9),
        (0, -10.6),
        (7, -9),
        (10.4, -3),
        (10.2, 9),
        (8.2, 10),
        (8, 0),
        (5, -3.4),
        (1.5, -5.6),
        (-2, -2.8),
        (-7.6, -0.6),
        (-8.2, 10),
    ),
    "ponytail": (
        (-9.8, 1),
        (-9.8, -5),
        (-5, -10.2),
        (3, -10.6),
        (9, -6.4),
        (9.8, 1),
        (8.2, -1.4),
        (5, -4.8),
        (0, -3.6),
        (-5, -1.2),
        (-8.2, -2),
    ),
    "messy": (
        (-9.8, 2),
        (-11, -3),
        (-8.6, -6),
        (-9.4, -9.6),
        (-4.4, -9.8),
        (-1.6, -12.4),
        (1.6, -10.4),
        (5.6, -11.6),
        (7.2, -8.6),
        (10.8, -7),
        (9.8, -3),
        (10.2, 1.6),
        (8, -1.6),
        (5.6, 0.2),
        (3.2, -2.8),
        (0.2, -0.2),
        (-2.6, -3),
        (-5.6, 0.4),
        (-7.8, -2),
    ),
    "short": (
        (-9.6, 0),
        (-9.6, -5),
        (-4, -10.2),
        (4, -10.2),
        (9.6, -5),
        (9.6, 0),
        (7.8, -3.6),
        (2, -4),
        (-4, -2),
        (-7.8, -3),
    ),
}
"""Outline of the hair seen from the front, from the head's middle."""

_SIDE = {
    "long": (
        (9.4, -2.4),
        (7, -8),
        (1, -10.6),
        (-6, -9),
        (-10.4, -3),
        (-10, 7),
        (-8.4, 13),
        (-3, 12.6),
        (-0.6, 8),
        (0.8, 1),
        (3.4, -1.4),
        (6.4, -4.2),
    ),
    "ponytail": (
        (9.6, -1),
        (7.6, -7.6),
        (1, -10.6),
        (-6, -9.4),
        (-10, -3),
        (-8.6, 4),
        (-4.4, 6),
        (-2.4, 0.6),
        (0.6, -1),
        (4, -3.6),
        (7, -2.4),
    ),
    "messy": (
        (9.8, -0.4),
        (10.2, -6),
        (7, -9),
        (5.4, -11.8),
        (1, -10.6),
        (-3, -12),
        (-5, -9.4),
        (-9.6, -8.6),
        (-9.8, -3.4),
        (-11.4, 0.6),
        (-9.2, 3),
        (-9.6, 7),
        (-5.2, 6),
        (-2.6, 2),
        (-2, -1.4),
        (1.4, 0.4),
        (3.6, -2.8),
        (6.4, 0),
    ),
    "short": (
        (9.2, -3),
        (6.6, -8.6),
        (0, -10.4),
        (-6.6, -8.8),
        (-9.8, -3),
        (-8.8, 4.6),
        (-5, 5.6),
        (-2.8, 1),
        (-0.4, -2.6),
        (4, -3.4),
    ),
}
"""Outline of the hair of a head that looks east, from the head's middle."""


def _hair_from_behind(canvas: Canvas, look: Look, y: float, cap: Mask) -> None:
    def at(*points: tuple[float, float]) -> Mask:
        return canvas.shape(*[(MIDDLE + dx, y + dy) for dx, dy in points])

    if look.hair == "long":
        cap |= at((-10, -2), (10, -2), (10, 8), (7.4, 13), (0, 14.4), (-7.4, 13), (-10, 8))
    elif look.hair == "messy":
        cap |= at(
            (-10, 0), (-9, 6), (-6, 6.4), (-3.6, 9.4), (-0.4, 6.6), (3, 9.2), (5.6, 6.4), (9, 6.4), (10, 0)
        )
        cap |= at((-8, -5), (-9.4, -9.6), (-4.4, -9.6), (-1.6, -12.4), (1.6, -10), (5.6, -11.6), (8.6, -6))
    canvas.fill(cap, look.hair_ramp, 520, relief=6, light=360, slope=160, stripes=90)
    _shine(canvas, look, y, cap)
    if look.hair == "ponytail":
        tail = at((-3.4, -4), (3.4, -4), (4.4, 4), (2.4, 13), (0, 15), (-2.4, 13), (-4.4, 4))
        canvas.fill(tail, look.hair_ramp, 640, relief=4, stripes=100)
        canvas.fill(canvas.oval(MIDDLE - 2.8, y - 5.4, MIDDLE + 2.8, y - 2.4), "red", 640, relief=2)


def _face(canvas: Canvas, look: Look, stance: Stance) -> None:
    """Set eyes, brows, cheeks and mouth pixel by pixel."""
    y = round(CENTRE + stance.drop) + 1
    eyes = {0: (11, 19), -1: (8,), 1: (22,)}[stance.side]
    brow = RAMPS[look.hair_ramp][1]
    blush = "ee8da0" if look.skin in ("skin0", "skin1") else "c9537c"
    for x in eyes:
        if stance.pose == "sleep":
            for dx in (0, 1, 2):
                canvas.dot(x + dx, y + 2, INK)
            continue
        for dx, dy, code in (
            (0, 0, INK),
            (1, 0, INK),
            (0, 1, "fffaea"),
            (1, 1, INK),
            (0, 2, INK),
            (1, 2, look.eyes),
        ):
            canvas.dot(x + (1 - dx if stance.side > 0 else dx), y + dy, code)
        for dx in (0, 1):
            canvas.dot(x + dx, y - 2, brow)
        if "lashes" in look.extras:
            canvas.dot(x - 1 if x < MIDDLE else x + 2, y, INK)
    for x in {0: (9, 10, 21, 22), -1: (9, 10), 1: (21, 22)}[stance.side]:
        canvas.dot(x, y + 4, blush)
    mouth = RAMPS[look.skin][0]
    for dx, dy in {0: ((14, 4), (15, 5), (16, 5), (17, 4)), -1: ((8, 5), (9, 5)), 1: ((22, 5), (23, 5))}[
        stance.side
    ]:
        canvas.dot(dx, y + dy, mouth)
    if "glasses" in look.extras and stance.pose != "sleep":
        _glasses(canvas, eyes, y, stance.side)


def _glasses(canvas: Canvas, eyes: tuple[int, ...], y: int, side: int) -> None:
    frame = "33344a"
    for x in eyes:
        for dx in (0, 1):
            canvas.dot(x + dx, y - 1, frame)
            canvas.dot(x + dx, y + 3, frame)
        for dy in (0, 1, 2):
            canvas.dot(x - 1, y + dy, frame)
            canvas.dot(x + 2, y + dy, frame)
    bridge = range(14, 18) if not side else range(11, 16) if side < 0 else range(16, 21)
    for x in bridge:
        canvas.dot(x, y + 1, frame)


def _worn(canvas: Canvas, look: Look, stance: Stance, y: float) -> None:
    side, back = stance.side, stance.facing == "north"
    if "bow" in look.extras:
        x, top = MIDDLE + (6 if not side else -2 * side) * (-1 if back else 1), y - 8.4
        bow = canvas.shape(
            (x - 4.2, top - 3.2),
            (x, top),
            (x + 4.2, top - 3.2),
            (x + 4.2, top + 3.2),
            (x, top + 0.6),
            (x - 4.2, top + 3.2),
        )
        canvas.fill(bow, "red", 640, relief=2, light=380)
    if "headphones" in look.extras:
        canvas.fill(
            canvas.oval(MIDDLE - 10.6, y - 11.6, MIDDLE + 10.6, y + 9)
            & ~canvas.oval(MIDDLE - 9.4, y - 9.9, MIDDLE + 9.4, y + 12)
            & canvas.shape((0, 0), (32, 0), (32, y), (0, y)),
            "black",
            560,
            relief=2,
        )
        for x in (MIDDLE - 10, MIDDLE + 10) if not side else (MIDDLE - side * 1.5,):
            canvas.fill(canvas.oval(x - 2.4, y - 2, x + 2.4, y + 4.4), "black", 640, relief=2)
            canvas.fill(canvas.oval(x - 1.2, y, x + 1.2, y + 2.6), "pink", 620, relief=1)
    if "cap" in look.extras:
        crown = canvas.oval(MIDDLE - 10, y - 11.4, MIDDLE + 10, y + 6) & canvas.shape(
            (0, 0), (32, 0), (32, y - 3), (0, y - 3)
        )
        canvas.fill(crown, "red", 560, relief=4, light=340)
        if not back:
            peak = canvas.oval(MIDDLE - 8.6 + side * 7, y - 5.4, MIDDLE + 8.6 + side * 7, y - 1.4)
            canvas.fill(peak, "red", 400, relief=2)
        if not back and not side:
            canvas.fill(canvas.oval(MIDDLE - 2.2, y - 9.4, MIDDLE + 2.2, y - 5.4), "white", 900, relief=1)
