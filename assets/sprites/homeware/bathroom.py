"""The bathroom: basin, shower and toilet, and what lies about there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import CLOTHS, Wood, looks, moving, places, still
from homeware.parts import glass, panel
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

SINK_COLOURS = ("white", "blue", "teal", "pink", "green", "violet", "brown")
"""The colours of the cupboard under a basin."""

SHOWER_COLOURS = ("pink", "blue", "green", "violet", "yellow", "red", "teal")
"""The colours of shower curtains."""

_ENAMEL = Wood("white", 0.2, 0.0, "steel")


def puddle(paint: Paint, x: float, y: float, wide: float, high: float) -> None:
    """Paint spilt water on the floor."""
    paint.fill(paint.oval(x - wide, y - high, x + wide, y + high), "water", 0.5, 1, 0.3, edge=0.1)
    paint.fill(
        paint.oval(x - wide * 0.72, y - high * 0.7, x + wide * 0.5, y + high * 0.3), "water", 0.66, 0, edge=0
    )
    paint.fill(
        paint.oval(x - wide * 0.5, y - high * 0.5, x - wide * 0.05, y - high * 0.15), "water", 0.95, 0, edge=0
    )


def basin(colour: str, look: str, frame: int) -> Image.Image:
    """Give a basin on a small cupboard."""
    paint = Paint(32, 46, 17)
    body = Wood(CLOTHS[colour], 0.2 if colour == "white" else 0.06, 0.0, "steel")
    paint.fill(paint.rect(4, 18, 28, 43, 1), body.ramp, 0.5 + body.lift, 1, 0.3, down=(0.05, -0.1))
    for number, (x0, x1) in enumerate(((5.4, 15.8), (16.2, 26.6))):
        panel(paint, (x0, 24, x1, 40), body, 0.62, salt=number)
        x = 14.2 if number == 0 else 17.8
        paint.fill(paint.rect(x - 0.6, 29, x + 0.6, 33, 0.5), "steel", 0.9, 0, edge=0)
    paint.fill(paint.rect(5, 41, 27, 43), "steel", 0.25, 0, edge=0)
    paint.shade(paint.rect(4, 20, 28, 23), 0.4, blur=1)
    paint.fill(paint.rect(2, 6, 30, 21, 2.5), "white", 0.68, 2, 0.4)
    paint.fill(paint.rect(2, 4, 30, 18.4, 2.5), "white", 0.93, 2, 0.35)
    bowl = paint.oval(6.5, 7, 25.5, 17)
    paint.fill(bowl, "white", 0.66, 2, -0.4, edge=0.1)
    water = look == "in use"
    paint.fill(
        paint.oval(9, 10, 23, 16.4), "glass" if water else "white", 0.74 if water else 0.52, 1, -0.3, edge=0
    )
    if not water:
        paint.fill(paint.dot(16, 13.4, 1.2), "steel", 0.3, 0)
    paint.fill(paint.rect(14.8, 1, 17.2, 9, 1.1), "steel", 0.8, 1.1, 0.6)
    paint.fill(paint.dot(11.4, 5.4, 1.5), "red", 0.6, 1.2, 0.5)
    paint.fill(paint.dot(20.6, 5.4, 1.5), "water", 0.5, 1.2, 0.5)
    paint.fill(paint.rect(25, 1.6, 28, 8, 0.8), "teal", 0.62, 1.2, 0.5)
    paint.fill(paint.rect(25.9, 0.6, 27.1, 2.4), "white", 0.9, 0, edge=0)
    if water or look == "leaking":
        stream = paint.rect(15.4, 9, 16.8, 13.6 if water else 11 + frame * 2)
        paint.fill(stream, "glass", 0.95, 0, edge=0)
        if water:
            ripple = paint.dot(16, 13.6, 3 + frame * 1.4, 1.5 + frame * 0.5) & ~paint.dot(
                16, 13.6, 2 + frame * 1.4, 0.9 + frame * 0.5
            )
            paint.fill(ripple, "white", 1, 0, edge=0)
    if look == "leaking":
        for x in (8.6, 21.6):
            paint.fill(paint.rect(x, 20 + 2 * frame, x + 1.4, 36 + 2 * frame, 0.7), "glass", 0.85, 0, edge=0)
        puddle(paint, 15, 42, 13.4, 3.2)
    return paint.reduce()


def shower(colour: str, look: str, frame: int) -> Image.Image:
    """Give a shower with a curtain drawn aside; in use it steams."""
    paint = Paint(34, 72, 18)
    paint.fill(paint.rect(1, 44, 33, 71, 2), "white", 0.7, 2, 0.4, down=(0.1, -0.12))
    paint.fill(paint.rect(1, 42, 33, 67, 2), "white", 0.9, 2, 0.4)
    tray = paint.rect(4, 45, 30, 63, 3)
    paint.fill(tray, "white", 0.7, 2, -0.4)
    _tiled_wall(paint)
    paint.fill(paint.dot(18, 55, 1.8, 1.3), "steel", 0.3, 0)
    _fittings(paint)
    if look == "in use":
        _falling_water(paint, frame)
    elif look == "leaking":
        _dripping(paint, frame)
    elif look == "dirty":
        blots = paint.noise(3, 4) > 0.3
        paint.fill(tray & blots, "olive", 0.42, 0, edge=0)
    _curtain(paint, colour)
    if look == "leaking":
        puddle(paint, 18, 67, 14, 3.6)
    if look == "in use":
        _steam(paint, frame)
    return paint.reduce()


def _tiled_wall(paint: Paint) -> None:
    wall = paint.rect(1.6, 3, 32.4, 45)
    down, across = places(paint)
    row = down // 6
    joints = ((down % 6) < 0.8) | (((across + 3 * (row % 2)) % 6) < 0.8)
    sheen = np.where(((across // 6 * 7 + row * 5) % 4) < 1, 0.1, 0.0)
    paint.fill(wall, "glass", 0.62, 0, down=(0.12, -0.1), texture=np.where(joints, 0.22, sheen), edge=0.14)
    paint.shade(paint.rect(1, 2, 33, 7), 0.35, blur=1.4, within=wall)
    paint.shade(paint.rect(1, 42, 33, 45), 0.3, blur=1, within=wall)


def _fittings(paint: Paint) -> None:
    paint.fill(paint.rect(24.4, 9, 26, 40, 0.6), "steel", 0.75, 0.8, 0.5)
    paint.fill(paint.rect(18, 8.4, 26, 10.2, 0.6), "steel", 0.8, 0.8, 0.5)
    paint.fill(paint.poly((15, 15), (23, 15), (21, 10), (17, 10)), "steel", 0.85, 1.2, 0.5)
    paint.fill(paint.dot(25.2, 32, 2.6), "steel", 0.9, 1.6, 0.5)
    paint.fill(paint.rect(28, 26, 32, 27.4), "steel", 0.6, 0.6, 0.4, edge=0)
    paint.fill(paint.rect(28.6, 21.6, 31, 26.2, 0.6), "violet", 0.6, 1, 0.4)
    for x in (0.8, 31.6):
        paint.fill(paint.rect(x, 3, x + 1.6, 69), "steel", 0.82, 0.8, 0.4)
    paint.fill(paint.rect(0.8, 1.4, 33.2, 4, 1), "steel", 0.86, 1, 0.5)


def _falling_water(paint: Paint, frame: int) -> None:
    for column in range(6):
        for row in range(8):
            x = 14.4 + column * 1.8 + (column - 2.5) * row * 0.12
            y = 16.5 + ((row * 5.2 + column % 2 * 2.6 + frame * 2.6) % 40)
            paint.fill(paint.rect(x, y, x + 0.9, y + 3), "glass", 1.0, 0, edge=0)
    for number in range(5):
        x = 11 + number * 3.6
        y = 55 + (number * 3 + frame * 2) % 5
        paint.fill(paint.oval(x - 2, y - 0.8, x + 2, y + 0.8), "glass", 0.9, 0, edge=0)


def _dripping(paint: Paint, frame: int) -> None:
    for x, y in ((17, 18 + frame * 9), (20, 34 + frame * 7)):
        paint.fill(paint.dot(x, y, 0.9, 1.6), "water", 0.8, 0, edge=0)
    paint.fill(paint.oval(10, 51, 26, 60), "glass", 0.7, 1, 0.3, edge=0)
    paint.fill(paint.oval(13, 53, 18, 55), "glass", 1, 0, edge=0)


def _steam(paint: Paint, frame: int) -> None:
    for x, y, size in ((24, 20, 4), (28, 12, 3.4), (20, 30, 3.2), (27, 46, 4.2)):
        cloud = paint.dot(x + frame, y - 2 * frame, size, size * 0.7)
        paint.fill(cloud, "white", 0.97, 2, 0.2, edge=0, alpha=0.62)


def _curtain(paint: Paint, colour: str) -> None:
    cloth = paint.poly((2.2, 3.4), (12, 3.4), (13, 20), (11.4, 40), (13, 62), (2.4, 63))
    _, across = places(paint)
    folds = 0.15 * np.sin(across * 1.75)
    paint.shade(cloth, 0.35, dx=1.4, dy=0.4, blur=1)
    paint.fill(cloth, CLOTHS[colour], 0.68, 1, 0.2, texture=folds, down=(0.06, -0.12))
    for y in (14, 30, 46):
        for x in (4.6, 9):
            paint.fill(paint.dot(x, y + x % 3, 0.9), "white", 0.98, 0, edge=0)
    for x in (3, 6.4, 9.8):
        paint.fill(paint.dot(x, 3, 0.9), "gold", 0.75, 0, edge=0)


def toilet(look: str) -> Image.Image:
    """Give a toilet."""
    paint = Paint(26, 42, 16)
    paint.fill(paint.rect(4, 3, 22, 18, 2), "white", 0.8, 2, 0.4, down=(0.04, -0.14))
    paint.fill(paint.rect(3, 1.6, 23, 6.6, 1.6), "white", 0.96, 1.3, 0.4)
    paint.fill(paint.rect(5, 9, 9, 10.8, 0.7), "steel", 0.75, 0.7, 0.5)
    paint.fill(paint.oval(6.4, 24, 19.6, 41), "white", 0.66, 3, 0.4, down=(0, -0.1))
    paint.fill(paint.oval(3.4, 16, 22.6, 36), "white", 0.72, 2, 0.4)
    paint.fill(paint.oval(3.4, 14.4, 22.6, 34), "white", 0.94, 2.4, 0.4)
    paint.fill(paint.oval(6.8, 17.4, 19.2, 31), "white", 0.56, 1, 0.3, edge=0.2)
    ramp, tone = ("olive", 0.5) if look == "dirty" else ("glass", 0.74)
    paint.fill(paint.oval(8.2, 20.4, 17.8, 30), ramp, tone, 1, 0.3)
    paint.fill(paint.oval(10, 22, 13, 24), ramp, 1, 0, edge=0)
    if look == "leaking":
        puddle(paint, 13, 38, 11, 3)
    return paint.reduce()


def bath_mat(colour: str) -> Image.Image:
    """Give a soft mat."""
    paint = Paint(34, 22, 32)
    tufts = 0.08 * paint.noise(1.4, 1) + 0.05 * paint.weave(0.75)
    ramp = CLOTHS[colour]
    paint.fill(paint.rect(1, 1, 33, 21, 4), ramp, 0.66, 3, 0.2, texture=tufts)
    band = paint.rect(4, 4, 30, 18, 3) & ~paint.rect(5.6, 5.6, 28.4, 16.4, 2)
    paint.fill(band, "plaster", 0.94, 0, edge=0)
    return paint.reduce(dark=0.6)


def laundry_basket() -> Image.Image:
    """Give a wicker basket with washing in it."""
    paint = Paint(26, 30, 34)
    weave = 0.16 * paint.weave(1.5)
    paint.fill(paint.poly((3, 10), (23, 10), (21, 29), (5, 29)), "sand", 0.56, 3, 0.4, texture=weave)
    paint.fill(paint.oval(2, 5, 24, 15), "sand", 0.76, 1.6, 0.4)
    paint.fill(paint.oval(4, 6.6, 22, 13.6), "wood", 0.2, 0)
    for x, y, ramp in ((9, 8, "red"), (16, 8.4, "water"), (12.6, 6, "plaster")):
        paint.fill(paint.dot(x, y, 5, 3.6), ramp, 0.66, 3, 0.5)
    return paint.reduce()


def washing_machine(look: str, frame: int) -> Image.Image:
    """Give a washing machine; in use its drum turns."""
    paint = Paint(32, 44, 35)
    paint.fill(paint.rect(1, 5, 31, 43, 1.5), "white", 0.74, 1.4, 0.4, down=(0.02, -0.12))
    paint.fill(paint.rect(1, 3, 31, 16, 1.5), "white", 0.95, 1.4, 0.3)
    paint.fill(paint.rect(1.4, 15, 30.6, 16), "white", 1, 0, edge=0)
    paint.fill(paint.rect(2, 17, 30, 22.4), "steel", 0.74, 0.8, 0.3)
    paint.fill(paint.dot(26, 19.6, 1.8), "steel", 0.4, 1.2, 0.6)
    paint.fill(paint.rect(4, 18.4, 12, 21), "steel", 0.3, 0)
    paint.fill(paint.rect(14, 19, 20, 20.4), "grass" if look == "in use" else "steel", 0.7, 0, edge=0)
    paint.fill(paint.dot(16, 32, 8.6), "steel", 0.85, 1.6, 0.5)
    drum = glass(paint, paint.dot(16, 32, 6.4), 0.34)
    turn = frame * 1.3 if look == "in use" else 0.4
    for number, ramp in enumerate(("red", "plaster", "gold", "water")):
        angle = turn + number * (1.57 if look == "in use" else 0.7) + 0.4
        x, y = 16 + 3.4 * np.cos(angle), 32 + 3.4 * np.sin(angle)
        paint.fill(paint.dot(x, y, 2.6, 2.2) & drum, ramp, 0.6, 1.4, 0.4)
    paint.fill(paint.line([(12, 30), (14, 27.6)], 1), "white", 1, 0, edge=0)
    paint.fill(paint.rect(2, 41, 30, 43), "steel", 0.25, 0, edge=0)
    return paint.reduce()


def towel_stand(colour: str) -> Image.Image:
    """Give a stand with two towels."""
    paint = Paint(28, 42, 36)
    for x in (4, 22.4):
        paint.fill(paint.rect(x, 3, x + 1.8, 40), "steel", 0.7, 0.9, 0.5)
        paint.fill(paint.rect(x - 1.6, 38.6, x + 3.4, 41, 0.8), "steel", 0.5, 0.9, 0.5)
    paint.fill(paint.rect(3, 3, 25, 5, 0.8), "steel", 0.8, 0.8, 0.5)
    paint.fill(paint.rect(4, 20, 24, 21.4, 0.6), "steel", 0.6, 0.7, 0.5)
    for x, y, ramp in ((6.4, 4, CLOTHS[colour]), (14.6, 4, "plaster")):
        cloth = paint.rect(x, y, x + 7, y + 27, 1)
        paint.fill(cloth, ramp, 0.72, 1.4, 0.4, down=(0.1, -0.12), texture=0.04 * paint.weave(0.5))
        paint.fill(paint.rect(x, y + 20, x + 7, y + 22), "gold", 0.8, 0, edge=0)
    return paint.reduce()


PROPS = (
    *(
        Prop(
            f"bathroom sink {colour}",
            moving(basin, colour),
            "bathroom sink",
            ("in use", "leaking"),
            (("in use", 2), ("leaking", 2)),
        )
        for colour in SINK_COLOURS
    ),
    *(
        Prop(
            f"shower {colour}",
            moving(shower, colour),
            "shower",
            ("in use", "leaking", "dirty"),
            (("in use", 2), ("leaking", 2)),
        )
        for colour in SHOWER_COLOURS
    ),
    Prop("toilet", looks(toilet), "toilet", ("leaking", "dirty"), shadow="oval"),
    *(
        Prop(f"bath mat {colour}", still(bath_mat, colour), shadow="none", flat=True)
        for colour in ("blue", "pink", "green", "teal", "yellow", "violet", "white")
    ),
    Prop("laundry basket", still(laundry_basket)),
    Prop("washing machine", moving(washing_machine), looks=("in use",), frames=(("in use", 3),)),
    *(
        Prop(f"towel stand {colour}", still(towel_stand, colour))
        for colour in ("blue", "pink", "green", "red")
    ),
)
"""Everything of a bathroom."""
