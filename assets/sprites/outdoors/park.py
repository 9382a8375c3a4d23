"""What a park has: a fountain, statues, a playground, ducks, a fire, a footbridge."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

FRAMES = 4


def fountain(_look: str = "", frame: int = 0) -> Image.Image:
    """Draw a fountain of two basins; its water falls in four frames."""
    paint = Paint(76, 84, 700)
    turn = frame * np.pi / 2
    stone = 0.05 * paint.noise(3, 1)
    paint.fill(paint.oval(2, 44, 74, 82), "grey", 0.46, 2, 0.4, texture=stone)
    paint.fill(paint.oval(2, 40, 74, 76), "grey", 0.74, 1.6, 0.35, texture=stone)
    for x in (8, 17, 27, 38, 49, 59, 68):
        paint.fill(
            paint.rect(x - 0.5, 62, x + 0.5, 82) & paint.oval(2, 44, 74, 82) & ~paint.oval(2, 40, 74, 76),
            "grey",
            0.22,
            0,
            edge=0,
        )
    pool = paint.oval(7, 43.5, 69, 72)
    y, x = (np.mgrid[: paint.rows, : paint.columns] + 0.5) / 4
    rings = np.sin(np.hypot((x - 38), (y - 58) * 1.9) * 0.75 - turn)
    paint.fill(pool, "pond", 0.56, 0, edge=0.2, texture=0.09 * rings)
    paint.shade(paint.oval(7, 40, 69, 50), 0.35, blur=1.5, within=pool)
    paint.fill(paint.poly((33, 60), (34.5, 36), (41.5, 36), (43, 60)), "grey", 0.56, 3, 0.45, texture=stone)
    paint.fill(paint.oval(28, 56, 48, 64), "grey", 0.5, 2, 0.4)
    paint.fill(paint.oval(19, 30, 57, 44), "grey", 0.44, 2, 0.4, texture=stone)
    paint.fill(paint.oval(18, 26, 58, 40), "grey", 0.76, 1.4, 0.35)
    paint.fill(paint.oval(22, 28, 54, 38), "pond", 0.64, 0, edge=0.2, texture=0.08 * rings)
    paint.fill(paint.poly((35.5, 34), (36.6, 18), (39.4, 18), (40.5, 34)), "grey", 0.6, 2, 0.45)
    paint.fill(paint.dot(38, 17, 3.4), "grey", 0.7, 2.4, 0.45)
    _jets(paint, frame)
    return paint.reduce(dark=0.45)


def _jets(paint: Paint, frame: int) -> None:
    """Paint the water that falls from the head and from the rim of the upper basin."""
    drawn = np.random.default_rng(701)
    for left, right, start, end in ((-1, 0, 14, 30), (0, 1, 14, 30)):
        for number in range(4):
            side = left or right
            reach = side * (4 + number * 3)
            points = [
                (
                    38 + reach * part,
                    start - 7 * np.sin(part * np.pi) * (1 - number * 0.12) + (end - start) * part**2,
                )
                for part in np.linspace(0, 1, 8)
            ]
            paint.fill(paint.line(points, 0.9), "pond", 0.9, 0, edge=0)
    for x in (21, 27, 33, 43, 49, 55):
        top = 38.5 - abs(x - 38) * 0.2
        bottom = 58 - abs(x - 38) * 0.22
        paint.fill(paint.rect(x - 1, top, x + 1, bottom), "pond", 0.76, 0, edge=0)
        for step in range(3):
            y = top + ((step + (frame + x % 4) / 4) % 3) / 3 * (bottom - top)
            paint.fill(paint.rect(x - 0.7, y, x + 0.7, y + 3), "pond", 1, 0, edge=0)
        for _ in range(3):
            across = drawn.uniform(-3, 3)
            splash = paint.dot(x + across, bottom + 1 - (frame + int(across)) % 4 * 0.7, 0.9)
            paint.fill(splash, "pond", 1, 0, edge=0)


def statue(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a statue of a founder with a book, on a plinth."""
    paint = Paint(38, 78, 702)
    rough = 0.05 * paint.noise(3, 1)
    paint.fill(paint.rect(3, 66, 35, 77, 1), "grey", 0.5, 1.4, 0.4, texture=rough)
    paint.fill(paint.rect(3, 64, 35, 68, 1), "grey", 0.74, 1, 0.3)
    paint.fill(paint.rect(6, 46, 32, 66, 1), "grey", 0.56, 1.6, 0.4, texture=rough)
    paint.fill(paint.rect(5, 43, 33, 47.4, 1), "grey", 0.78, 1, 0.3)
    paint.fill(paint.rect(11, 51, 27, 59, 0.6), "gold", 0.3, 0.8, 0.4)
    for y in (53, 55.4):
        paint.fill(paint.rect(13, y, 25, y + 0.8), "gold", 0.62, 0, edge=0)
    paint.fill(paint.poly((12, 44), (13, 24), (25, 24), (26.6, 44)), "teal", 0.44, 3, 0.45, texture=rough)
    paint.fill(paint.poly((11, 25), (19, 19), (27, 25), (27, 33), (11, 33)), "teal", 0.52, 3, 0.45)
    paint.fill(paint.line([(25.6, 27), (27, 35), (20, 36)], 3.4), "teal", 0.56, 1.6, 0.45)
    paint.fill(paint.rect(14, 32, 21, 38, 0.6), "teal", 0.68, 1, 0.4)
    paint.fill(paint.dot(19, 14, 5.6, 6.2), "teal", 0.56, 3, 0.5)
    paint.fill(paint.oval(12.6, 6.4, 25.4, 14) & ~paint.rect(15, 11, 23, 20), "teal", 0.44, 1.6, 0.4)
    return paint.reduce(dark=0.45)


def bird_bath(_look: str = "", frame: int = 0) -> Image.Image:
    """Draw a bird bath in which a small bird bobs."""
    paint = Paint(32, 42, 703)
    rough = 0.05 * paint.noise(3, 1)
    paint.fill(paint.oval(8, 34, 24, 41), "grey", 0.46, 1.6, 0.4)
    paint.fill(
        paint.poly((12.4, 36), (13.6, 18), (18.4, 18), (19.6, 36)), "grey", 0.56, 2, 0.45, texture=rough
    )
    paint.fill(paint.oval(3, 13, 29, 24), "grey", 0.48, 2, 0.4, texture=rough)
    paint.fill(paint.oval(2, 10, 30, 21), "grey", 0.78, 1.2, 0.3)
    paint.fill(paint.oval(5, 11.6, 27, 19.4), "pond", 0.66, 0, edge=0.2)
    down = (0, 0, 1, 0)[frame]
    paint.fill(paint.dot(20, 9 + down, 3, 2.6), "red", 0.6, 1.6, 0.45)
    paint.fill(paint.dot(22.4, 6.6 + down, 1.9), "brown", 0.6, 1.2, 0.4)
    paint.fill(paint.poly((17.6, 8 + down), (14, 7 + down), (17, 10.4 + down)), "brown", 0.5, 0, edge=0)
    paint.fill(paint.poly((24, 6 + down), (26.2, 7 + down), (24, 7.6 + down)), "gold", 0.6, 0, edge=0)
    return paint.reduce(dark=0.45)


def swing(_look: str = "", frame: int = 0) -> Image.Image:
    """Draw a swing with two seats, one of which stirs."""
    paint = Paint(76, 66, 704)
    for x, lean in ((8, -5), (68, 5)):
        for across in (lean, -lean * 0.5):
            paint.fill(paint.line([(x, 5), (x + across, 64)], 3), "red", 0.5, 1.4, 0.45)
    paint.fill(paint.rect(5, 3, 71, 7.4, 1.4), "red", 0.62, 1.6, 0.45)
    for x, moved in ((27, (0, 2.4, 0, -2.4)[frame]), (49, 0)):
        for side in (-5, 5):
            paint.fill(paint.line([(x + side, 7), (x + side + moved, 46)], 0.8), "steel", 0.66, 0, edge=0)
        paint.fill(paint.rect(x - 7 + moved, 45, x + 7 + moved, 49, 1), "wood", 0.64, 1.2, 0.4)
    return paint.reduce(cut=0.4)


def slide(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a slide with a ladder."""
    paint = Paint(68, 62, 705)
    for x in (12, 24):
        paint.fill(paint.rect(x - 1.4, 8, x + 1.4, 61, 0.8), "water", 0.46, 1.2, 0.4)
    for y in range(20, 60, 8):
        paint.fill(paint.rect(12, y, 24, y + 2), "water", 0.62, 0.8, 0.3)
    chute = paint.poly((22, 18), (30, 18), (50, 46), (66, 50), (66, 58), (46, 55), (22, 26))
    paint.fill(chute, "gold", 0.56, 2, 0.4)
    paint.fill(paint.line([(24, 19.4), (30, 19.4), (50, 47.4), (65, 51.4)], 2), "gold", 0.86, 0.8, 0.3)
    paint.fill(paint.line([(22, 26), (46, 55), (65, 58)], 1.6), "gold", 0.34, 0.6, 0.3)
    paint.fill(paint.rect(9, 14, 30, 20, 1), "water", 0.66, 1.4, 0.4)
    for x in (11, 26):
        paint.fill(paint.rect(x - 1, 3, x + 1, 16), "water", 0.56, 0.8, 0.4)
    paint.fill(paint.rect(9, 2.4, 28, 5, 1), "water", 0.72, 1, 0.4)
    paint.fill(paint.rect(48, 54, 51, 61), "water", 0.46, 1, 0.3)
    return paint.reduce()


def sandpit(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a sandpit with a bucket, a spade and a castle."""
    paint = Paint(64, 48, 706)
    grain = 0.07 * paint.grain(1)
    paint.fill(paint.rect(1, 2, 63, 46, 2), "wood", 0.62, 1.4, 0.4, texture=grain)
    paint.fill(paint.rect(1, 40, 63, 46.4, 2), "wood", 0.46, 1.2, 0.4, texture=grain)
    sand = paint.rect(5, 6, 59, 40, 1.4)
    paint.fill(sand, "boards", 0.94, 0, edge=0.1, texture=0.05 * paint.noise(4, 1) + 0.03 * paint.noise(1, 2))
    paint.shade(paint.rect(4, 3, 60, 8), 0.35, blur=1.2, within=sand)
    for x, y in ((22, 22), (30, 21), (26, 15)):
        paint.shade(paint.dot(x + 2, y + 5, 5, 2), 0.35, blur=0.8, within=sand)
        paint.fill(paint.rect(x - 4, y - 3, x + 4, y + 5, 0.6), "boards", 0.74, 2, 0.35)
        paint.fill(paint.oval(x - 4, y - 4.6, x + 4, y - 1.4), "boards", 0.95, 0.8, 0.2)
    paint.shade(paint.dot(47, 31, 5, 2), 0.4, blur=0.8, within=sand)
    paint.fill(paint.poly((41, 22), (51, 22), (49.6, 32), (42.4, 32)), "red", 0.56, 2.4, 0.4)
    paint.fill(paint.oval(41, 20.4, 51, 24), "red", 0.3, 0.8, 0.3)
    paint.fill(paint.line([(14, 34), (24, 31)], 1.4), "wood", 0.62, 0.6, 0.3)
    paint.fill(paint.poly((8, 33.6), (14, 32), (15.4, 35.6), (9.4, 37.4)), "water", 0.62, 1, 0.4)
    return paint.reduce()


def duck(facing: str, tone: str, _look: str = "", frame: int = 0) -> Image.Image:
    """Draw a duck on the water, with rings around it; it dips its head in the third frame."""
    paint = Paint(26, 20, 707)

    def at(x: float) -> float:
        return x if facing == "right" else 26 - x

    wave = (0, 0.6, 1, 0.6)[frame]
    rings = paint.oval(2 - wave, 11, 24 + wave, 19) & ~paint.oval(4, 12, 22, 18)
    paint.fill(rings, "pond", 0.84, 0, edge=0)
    body, head = (
        ("white", 0.86) if tone == "white" else ("boards", 0.5),
        ("white", 0.95) if tone == "white" else ("teal", 0.5),
    )
    paint.fill(paint.oval(min(at(3), at(18)), 7, max(at(3), at(18)), 16), body[0], body[1], 3, 0.4)
    paint.fill(paint.poly((at(5), 8), (at(0.6), 7), (at(4), 12)), body[0], body[1] - 0.1, 1, 0.3)
    paint.fill(
        paint.oval(min(at(6), at(14)), 8.4, max(at(6), at(14)), 13.4), body[0], body[1] - 0.14, 1.6, 0.3
    )
    down = 2.4 if frame == 2 else 0
    paint.fill(paint.dot(at(17.6), 6.4 + down, 3.4, 3.3), head[0], head[1], 2, 0.4)
    paint.fill(
        paint.poly((at(20), 5.8 + down), (at(24.4), 7.4 + down), (at(20), 8.8 + down)), "gold", 0.46, 0.8, 0.3
    )
    paint.pixel(int(at(18.6)) - (facing != "right"), int(5.6 + down), "1d1b29")
    return paint.reduce(dark=0.5)


def campfire(look: str = "", frame: int = 0) -> Image.Image:
    """Draw a fireplace of stones: logs, and flames when it burns."""
    paint = Paint(38, 44, 708)
    for turn in np.linspace(0, 2 * np.pi, 11)[:-1]:
        x, y = 19 + 15 * np.cos(turn), 33 + 7.6 * np.sin(turn)
        if np.sin(turn) < 0.2:
            paint.fill(paint.dot(x, y, 4, 3.2), "grey", 0.5, 2.4, 0.45, edge=0.14)
    paint.fill(paint.oval(7, 26, 31, 40), "black", 0.12, 0, edge=0)
    for points in ([(9, 35), (28, 28)], [(10, 28), (29, 35)], [(12, 37), (26, 36)]):
        paint.fill(paint.line(points, 4.4), "wood", 0.4, 2, 0.45)
    if look == "burning":
        lean = (0, 1.8, -0.6, -1.6)[frame]
        tall = (26, 23, 27, 24)[frame]
        for wide, part, tone in ((10.5, 1, 0.26), (7.6, 0.78, 0.52), (4.8, 0.54, 0.76), (2.4, 0.3, 0.96)):
            top = 35 - tall * part
            flame = paint.poly(
                (19 - wide, 32),
                (19 - wide * 0.75 + lean, 35 - tall * part * 0.55),
                (19 - wide * 0.2 + lean * 0.6, 35 - tall * part * 0.62),
                (19 + lean * 1.5, top),
                (19 + wide * 0.5 + lean, 35 - tall * part * 0.5),
                (19 + wide, 32),
                (19, 37),
            )
            paint.fill(flame, "fire", tone, 1.4, 0.2, edge=0.02)
    else:
        paint.fill(paint.line([(15, 33), (23, 32)], 1.2), "red", 0.44, 0, edge=0)
    for turn in (0.5, 1.1, 1.7, 2.4):
        x, y = 19 + 15 * np.cos(turn), 33.4 + 7.4 * np.sin(turn)
        paint.fill(paint.dot(x, y, 4.2, 3.2), "grey", 0.56, 2.4, 0.45, edge=0.14)
    return paint.reduce(dark=0.45)


def well(_look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a well with a shingled roof and a bucket."""
    paint = Paint(56, 76, 709)
    paint.fill(paint.oval(6, 46, 50, 64), "grey", 0.3, 1, 0.3)
    paint.fill(paint.oval(11, 49, 45, 61), "pond", 0.2, 0, edge=0.1)
    for x in (9, 44):
        paint.fill(
            paint.rect(x, 22, x + 3.6, 56),
            "wood",
            0.46,
            1.4,
            0.4,
            texture=0.08 * paint.grain(1, upright=True),
        )
    paint.fill(paint.rect(8, 33, 48, 36.4, 1), "wood", 0.56, 1.2, 0.4)
    paint.fill(paint.rect(27.6, 36, 28.4, 46), "plaster", 0.6, 0, edge=0)
    paint.fill(paint.poly((23, 45), (33, 45), (31.6, 53), (24.4, 53)), "wood", 0.6, 1.6, 0.4)
    wall = (paint.rect(5, 54, 51, 68) | paint.oval(5, 58, 51, 75)) & ~paint.oval(9, 48, 47, 61)
    paint.fill(wall, "steel", 0.2, 0, edge=0)
    for row in range(3):
        for number in range(7):
            x = 2 + number * 7.8 - (row % 2) * 3.9
            y = 55 + row * 6.2 + 3.6 * np.sin((x + 3.9 - 5) / 46 * np.pi)
            paint.fill(
                paint.rect(x + 0.3, y, x + 7.4, y + 5.6, 1.6) & wall,
                "grey",
                0.5 + 0.06 * ((number * 3 + row) % 3 - 1),
                1.6,
                0.4,
                edge=0.1,
            )
    roof = paint.poly((3, 26), (11, 5), (45, 5), (53, 26))
    paint.fill(roof, "red", 0.2, 0)
    for row in range(4):
        y = 5 + row * 5.4
        for number in range(9):
            x = 0 + number * 7 - (row % 2) * 3.5
            paint.fill(
                paint.rect(x, y, x + 6.8, y + 6, 1.4) & roof,
                "brick",
                0.5 + 0.07 * ((number * 5 + row * 3) % 3 - 1),
                1.2,
                0.4,
                down=(0.06, -0.1),
                edge=0.08,
            )
    paint.fill(paint.rect(9, 3, 47, 6.6, 1), "wood", 0.6, 1, 0.4)
    return paint.reduce(dark=0.45)


def bridge(piece: str, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a railing of a footbridge, to stand along a deck: its near or its far side."""
    paint = Paint(32, 26, 710)
    for x in (4, 26):
        paint.fill(paint.rect(x - 2, 3, x + 2, 25, 0.8), "wood", 0.52, 1.4, 0.4)
        paint.fill(paint.dot(x, 3.4, 2.6, 2), "wood", 0.7, 1.4, 0.4)
    for y in (6, 14):
        paint.fill(
            paint.rect(0, y, 32, y + 3.4),
            "wood",
            0.62 if piece == "near" else 0.56,
            1,
            0.4,
            texture=0.06 * paint.grain(y),
        )
    return paint.reduce().crop((0, 0, 32, 26))


PROPS = (
    Prop("fountain", fountain, frames=(("", FRAMES),), shadow="oval"),
    Prop("statue", statue),
    Prop("bird bath", bird_bath, frames=(("", FRAMES),), shadow="oval"),
    Prop("swing", swing, frames=(("", FRAMES),), shadow="none"),
    Prop("slide", slide),
    Prop("sandpit", sandpit, shadow="none", flat=True),
    *(
        Prop(f"duck {tone} {facing}", partial(duck, facing, tone), frames=(("", FRAMES),), shadow="none")
        for tone in ("white", "brown")
        for facing in ("left", "right")
    ),
    Prop(
        "campfire", campfire, looks=("burning",), frames=(("burning", FRAMES),), shadow="oval", light="fire"
    ),
    Prop("well", well, shadow="oval"),
    *(Prop(f"bridge railing {piece}", partial(bridge, piece), shadow="none") for piece in ("near", "far")),
)
"""Every prop of this module."""
