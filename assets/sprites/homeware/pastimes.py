"""What people practise at home: painting, music, games, weights, formulas on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import WOODS, looks, moving, still, timber
from homeware.parts import glass, knob, panel, slab, smoke
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

    from studio.paint import Mask


def console(look: str, frame: int) -> Image.Image:
    """Give a television on a low board, with a game console and two pads."""
    paint = Paint(50, 58, 63)
    oak = WOODS["walnut"]
    timber(paint, paint.rect(1, 38, 49, 57, 1), oak, 0.44, 1, relief=0.3)
    paint.fill(paint.rect(18, 44, 32, 53), "black", 0.06, 0, edge=0)
    paint.fill(paint.rect(20, 48, 30, 52.4, 0.8), "white", 0.86, 1.2, 0.4)
    paint.fill(paint.rect(22, 49.4, 26, 50.2), "black", 0.2, 0, edge=0)
    paint.fill(paint.dot(28.4, 50, 0.8), "grass" if look else "red", 0.75, 0, edge=0)
    for number, x in enumerate((2.4, 33.4)):
        panel(paint, (x, 44, x + 14, 54), oak, salt=number)
        knob(paint, x + (11.4 if number == 0 else 2.6), 49, oak)
    slab(paint, (1, 30, 49, 42), 2, oak)
    paint.shade(paint.rect(16, 34, 36, 38), 0.4, blur=0.8)
    paint.fill(paint.rect(18, 32, 32, 35.6, 0.8), "steel", 0.4, 1, 0.5)
    paint.fill(paint.rect(5, 2, 45, 33, 2.4), "black", 0.4, 2, 0.5)
    screen = paint.rect(7.6, 4.6, 42.4, 29.4, 1)
    if look == "broken":
        paint.fill(screen, "steel", 0.5, 0, edge=0.2, texture=0.3 * paint.noise(1.2, 3 + frame))
    elif look:
        _game(paint, screen, frame)
    else:
        paint.fill(screen, "night glass", 0.22, 0, down=(0.2, -0.2), edge=0.2)
        paint.fill(paint.line([(12, 26), (22, 7)], 1.2), "steel", 0.5, 0, edge=0)
    paint.fill(paint.rect(38, 30.4, 42, 31.6), "red", 0.6, 0, edge=0)
    for x, ramp in ((9, "red"), (40, "water")):
        paint.shade(paint.dot(x, 38, 5, 2.4), 0.4, blur=0.5)
        paint.fill(paint.oval(x - 4.6, 34.6, x + 4.6, 39.6), ramp, 0.54, 1.6, 0.5)
        paint.fill(paint.dot(x - 2, 36.6, 0.9), "black", 0.1, 0, edge=0)
        paint.fill(paint.dot(x + 2, 36.6, 0.9), "gold", 0.9, 0, edge=0)
    if look == "broken":
        smoke(paint, 25, 47, frame=frame)
    return paint.reduce()


def _game(paint: Paint, screen: Mask, frame: int) -> None:
    """Paint a game on a screen: a rocket among stars and stones."""
    paint.fill(screen, "denim", 0.2, 0, down=(-0.14, 0.12), edge=0.1)
    drawn = np.random.default_rng(3)
    for _ in range(16):
        x, y = drawn.uniform(9, 41), drawn.uniform(6, 28)
        paint.fill(
            paint.rect(x, (y + frame * 3) % 23 + 6, x + 1, (y + frame * 3) % 23 + 7) & screen,
            "plaster",
            0.9,
            0,
            edge=0,
        )
    paint.fill(paint.dot(37, 10, 6) & screen, "violet", 0.66, 4, 0.5, edge=0)
    for x, y, size in ((13, 10 + 2 * frame, 3), (31, 18 + 2 * frame, 2.4), (19, 21 - frame, 1.8)):
        paint.fill(paint.dot(x, y, size) & screen, "gold", 0.42, 2, 0.6, edge=0.1)
    x = 24 + 2 * frame
    paint.fill(paint.poly((x - 4, 26), (x, 16), (x + 4, 26)), "white", 0.95, 1, 0.4, edge=0)
    paint.fill(paint.poly((x - 1.4, 21), (x, 17), (x + 1.4, 21)), "red", 0.6, 0, edge=0)
    paint.fill(paint.poly((x - 2, 26), (x, 29 + frame * 0.4), (x + 2, 26)), "fire", 0.7, 0, edge=0)
    paint.fill(paint.rect(x - 0.5, 11 - frame * 3, x + 0.5, 14 - frame * 3) & screen, "grass", 0.9, 0, edge=0)
    paint.fill(paint.rect(9, 6, 16, 7), "red", 0.65, 0, edge=0)


def weights(look: str) -> Image.Image:
    """Give a training bench with a barbell and dumb-bells on a mat."""
    paint = Paint(64, 54, 64)
    mat = paint.rect(2, 26, 62, 53, 2)
    paint.fill(mat, "denim", 0.3, 1.4, 0.3, texture=0.06 * paint.noise(1.5, 2))
    for x in (16, 46):
        paint.fill(paint.rect(x, 6, x + 2.6, 47, 0.8), "steel", 0.5, 1, 0.6)
        paint.fill(paint.rect(x - 2.6, 44, x + 5.2, 48, 1), "steel", 0.4, 1.2, 0.5)
    paint.fill(paint.rect(26, 26, 38, 51, 1), "steel", 0.24, 1, 0.4)
    paint.fill(paint.rect(24, 18, 40, 47, 3), "red", 0.42, 2, 0.4)
    paint.fill(paint.rect(24, 15, 40, 44, 3), "red", 0.6, 2.6, 0.4, gloss=0.1)
    paint.fill(paint.rect(25, 27, 39, 27.9), "red", 0.3, 0, edge=0)
    if look == "broken":
        _rolling(paint)
        return paint.reduce()
    y = 7 if look == "in use" else 12
    paint.fill(paint.rect(2, y - 0.9, 62, y + 0.9, 0.8), "steel", 0.85, 0.9, 0.6)
    for x, half, tall in ((7, 2, 8), (11, 1.8, 6.6), (57, 2, 8), (53, 1.8, 6.6)):
        paint.fill(paint.rect(x - half, y - tall, x + half, y + tall, 1.2), "black", 0.34, 1.6, 0.6)
        paint.fill(
            paint.rect(x - 0.6, y - tall + 2, x + 0.4, y + tall - 2),
            "gold" if half == 2 else "steel",
            0.6,
            0,
            edge=0,
        )
    for x in (7, 50):
        paint.fill(paint.rect(x, 39.4, x + 8, 41, 0.6), "steel", 0.85, 0.8, 0.5)
        for end in (x - 0.6, x + 6):
            paint.fill(paint.rect(end, 36.8, end + 3, 43.6, 1.2), "black", 0.4, 1.4, 0.6)
    return paint.reduce()


def _rolling(paint: Paint) -> None:
    """Paint the bar on the floor and its plates rolled off."""
    paint.fill(paint.line([(6, 50), (56, 41)], 1.8), "steel", 0.85, 0.9, 0.6)
    for x, y, size in ((8, 41, 7), (20, 47.4, 5.4), (44, 47, 6), (55, 35, 7)):
        paint.shade(paint.dot(x + 1, y + 1.4, size), 0.4, blur=0.8)
        paint.fill(paint.dot(x, y, size, size * 0.84), "black", 0.36, 1.8, 0.6)
        paint.fill(paint.dot(x, y, size * 0.46, size * 0.38), "gold", 0.6, 1, 0.4)
        paint.fill(paint.dot(x, y, 1.2), "black", 0, 0, edge=0)


def blackboard(look: str) -> Image.Image:
    """Give a blackboard on a stand with formulas."""
    paint = Paint(50, 58, 65)
    oak = WOODS["oak"]
    for x in (6, 41):
        timber(paint, paint.rect(x, 3, x + 3, 56, 0.6), oak, 0.5, 1, upright=True)
        timber(paint, paint.rect(x - 3, 53, x + 6, 57, 1), oak, 0.5, 1.2)
    timber(paint, paint.rect(1, 4, 49, 42, 1), oak, 0.62, 1.6)
    board = paint.rect(3.6, 6.6, 46.4, 38)
    paint.fill(board, "leaf", 0.26, 0, edge=0.2, texture=0.08 * paint.noise(7, 1))
    _chalk(paint, board, look)
    timber(paint, paint.rect(2, 40, 48, 43.6, 0.6), oak, 0.72, 0.9)
    for x, ramp in ((12, "plaster"), (16, "pink"), (30, "plaster")):
        paint.fill(paint.rect(x, 39.4, x + 2.6, 40.6), ramp, 0.92, 0, edge=0)
    return paint.reduce()


def _chalk(paint: Paint, board: Mask, look: str) -> None:
    """Paint what is written on the board, or its smears, or a crack."""
    chalk = "plaster"
    if look == "dirty":
        for x, y in ((14, 16), (28, 25), (36, 14)):
            paint.fill(paint.dot(x, y, 8, 4) & board, chalk, 0.5, 0, edge=0, alpha=0.3)
    else:
        rows = ((10, 6, 20), (10, 27, 41), (16, 8, 30), (21, 6, 17), (32, 7, 22))
        for y, x0, x1 in rows:
            for x in np.arange(x0, x1 - 1, 3):
                end = y + (-1.6 if int(x) % 2 else 1.4)
                paint.fill(paint.line([(x, y), (x + 1, end), (x + 2, y)], 0.7), chalk, 0.95, 0, edge=0)
        circle = paint.dot(34, 25, 7.4) & ~paint.dot(34, 25, 6.6)
        paint.fill(circle, "gold", 0.9, 0, edge=0)
        paint.fill(
            paint.line([(27, 25), (41, 25)], 0.6) | paint.line([(34, 25), (38.6, 19.6)], 0.6),
            chalk,
            0.95,
            0,
            edge=0,
        )
        if look == "in use":
            for y, x0, x1 in ((27, 6, 24), (35, 24, 44)):
                for x in np.arange(x0, x1, 3.2):
                    paint.fill(paint.line([(x, y), (x + 2, y - 1.4)], 0.8), "pink", 0.8, 0, edge=0)
    if look == "broken":
        crack = [(4, 14), (13, 19), (19, 17), (28, 26), (34, 24), (46, 33)]
        paint.fill(paint.line(crack, 1.5), "black", 0, 0, edge=0)
        paint.fill(
            paint.line([(19, 17), (22, 9)], 1) | paint.line([(28, 26), (25, 37)], 1), "black", 0, 0, edge=0
        )


def tripod_camera() -> Image.Image:
    """Give a camera on a tripod."""
    paint = Paint(30, 54, 70)
    for x in (4, 26):
        paint.fill(paint.line([(15, 24), (x, 52)], 1.9), "black", 0.5, 1, 0.6)
    paint.fill(paint.rect(14, 20, 16, 50, 0.6), "black", 0.4, 1, 0.6)
    paint.fill(paint.rect(11, 20, 19, 25, 1), "steel", 0.4, 1, 0.5)
    paint.fill(paint.rect(10, 2, 20, 8, 1), "black", 0.4, 1.2, 0.5)
    paint.fill(paint.rect(5, 5, 25, 20, 1.8), "black", 0.34, 1.8, 0.6)
    paint.fill(paint.rect(5, 10, 25, 12), "red", 0.5, 0, edge=0)
    paint.fill(paint.dot(15, 13, 6), "steel", 0.6, 1.6, 0.6)
    glass(paint, paint.dot(15, 13, 4.2), 0.4)
    paint.fill(paint.dot(13.4, 11.4, 1), "white", 1, 0, edge=0)
    paint.fill(paint.dot(22.4, 8, 0.9), "red", 0.7, 0, edge=0)
    return paint.reduce()


def telescope() -> Image.Image:
    """Give a telescope on three legs."""
    paint = Paint(36, 54, 71)
    for x in (8, 28):
        timber(paint, paint.line([(18, 26), (x, 52)], 2), WOODS["oak"], 0.56, 1)
    timber(paint, paint.rect(17, 26, 19, 50, 0.6), WOODS["oak"], 0.46, 1)
    tube = paint.poly((6, 28), (9, 32), (32, 11), (27.6, 5))
    paint.fill(tube, "white", 0.86, 2.6, 0.5)
    paint.fill(paint.poly((26, 6.4), (28.6, 3.6), (34, 10.6), (31, 13)), "red", 0.56, 2, 0.5)
    paint.fill(paint.poly((4, 29.4), (7, 26.8), (10, 31), (7, 34)), "black", 0.4, 1.6, 0.5)
    paint.fill(paint.dot(18, 24, 3), "gold", 0.6, 2, 0.6)
    return paint.reduce()


def chemistry() -> Image.Image:
    """Give flasks and a burner on a small bench."""
    paint = Paint(40, 42, 72)
    made_of = WOODS["pine"]
    for x in (5, 35):
        timber(paint, paint.rect(x - 1.4, 26, x + 1.4, 41), made_of, 0.44, 1, upright=True)
    slab(paint, (1, 14, 39, 27), 3.4, made_of)
    paint.fill(paint.rect(6, 6, 10, 20, 1.6), "glass", 0.86, 1.6, 0.4)
    paint.fill(paint.rect(6.6, 12, 9.4, 19.4, 1.4), "grass", 0.7, 1, 0.4, edge=0)
    flask = paint.poly((18.4, 4), (21.6, 4), (21.6, 10), (26, 20), (14, 20), (18.4, 10))
    paint.fill(flask, "glass", 0.9, 1.6, 0.4)
    paint.fill(flask & paint.rect(12, 14, 28, 20), "violet", 0.66, 1, 0.4, edge=0)
    for x, y in ((18, 12), (21, 9), (19.4, 6)):
        paint.fill(paint.dot(x, y, 0.9), "violet", 0.9, 0, edge=0)
    paint.fill(paint.dot(32, 15.4, 4.4), "glass", 0.86, 2, 0.4)
    paint.fill(paint.dot(32, 16.4, 3.4) & paint.rect(28, 15, 36, 21), "red", 0.66, 1, 0.4, edge=0)
    paint.fill(paint.rect(31, 8, 33, 12), "glass", 0.9, 0.8, 0.4)
    paint.shade(paint.rect(5, 20, 37, 22), 0.3, blur=0.7)
    return paint.reduce()


def typewriter() -> Image.Image:
    """Give a typewriter with a sheet in it, to be set on a desk."""
    paint = Paint(24, 24, 73)
    paint.fill(paint.rect(6, 1, 18, 11), "plaster", 0.96, 0.6, 0.2, edge=0.1)
    for y in (3, 5.4):
        paint.fill(paint.rect(7.6, y, 16, y + 0.7), "plaster", 0.3, 0, edge=0)
    paint.fill(paint.rect(2, 8, 22, 12, 1.6), "black", 0.5, 1.6, 0.5)
    paint.fill(paint.poly((4, 11), (20, 11), (22.4, 23), (1.6, 23)), "teal", 0.42, 1.6, 0.4)
    for row in range(3):
        for column in range(6):
            key = paint.dot(5.4 + column * 2.6 - row * 0.3 + row * 0.3, 14.4 + row * 2.8, 0.95)
            paint.fill(key, "plaster", 0.95, 0, edge=0)
    return paint.reduce()


PROPS = (
    Prop(
        "game console",
        moving(console),
        "game console",
        ("in use", "on", "broken"),
        (("in use", 2), ("on", 2), ("broken", 2)),
        light="screen",
    ),
    Prop("lifting weight", looks(weights), "lifting weight", ("in use", "broken")),
    Prop("blackboard small", looks(blackboard), "blackboard", ("in use", "dirty", "broken")),
    Prop("camera tripod", still(tripod_camera)),
    Prop("telescope", still(telescope)),
    Prop("chemistry bench", still(chemistry)),
    Prop("typewriter", still(typewriter), shadow="none"),
)
"""What is practised at home."""
