"""What people practise at home: painting, music, games, weights, formulas on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import WOODS, looks, moving, still, timber
from homeware.parts import flower, glass, knob, panel, slab
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

    from studio.paint import Mask

MOTIFS = ("landscape", "portrait", "flowers", "abstract", "sea")
"""What the canvas on an easel shows."""


def note(paint: Paint, x: float, y: float, ramp: str = "violet") -> None:
    """Paint a quaver, its head at a point."""
    paint.fill(paint.dot(x, y, 1.7, 1.3), ramp, 0.5, 0, edge=0)
    paint.fill(paint.rect(x + 0.9, y - 6, x + 1.8, y), ramp, 0.5, 0, edge=0)
    paint.fill(paint.line([(x + 1.4, y - 5.6), (x + 3.6, y - 3.8)], 1), ramp, 0.5, 0, edge=0)


def easel(motif: str, look: str) -> Image.Image:
    """Give an easel with a picture; in use it is half done and a palette lies by."""
    paint = Paint(36, 62, 60)
    oak = WOODS["oak"]
    timber(paint, paint.poly((17, 8), (19, 8), (20, 58), (17.4, 58)), oak, 0.34, 1, upright=True)
    for x0, x1 in ((13, 4), (22, 31)):
        leg = paint.poly((x0, 6), (x0 + 2.4, 6), (x1 + 2.2, 61), (x1 - 0.8, 61))
        timber(paint, leg, oak, 0.56, 1.2, upright=True)
    timber(paint, paint.rect(16.4, 1, 19.8, 12, 0.8), oak, 0.64, 1.2, upright=True)
    paint.shade(paint.rect(4, 9, 33, 41), 0.4, dx=1, dy=1, blur=0.7)
    paint.fill(paint.rect(3, 7, 33, 39, 0.6), "plaster", 0.72, 1, 0.4)
    canvas = paint.rect(4.6, 8.4, 31.4, 37.4)
    paint.fill(canvas, "plaster", 0.96, 0, edge=0.06)
    shown = canvas & paint.rect(4, 8, 33, 27) if look == "in use" else canvas
    _painting(paint, shown, motif)
    if look == "in use":
        for start, end in (((8, 31), (15, 34)), ((18, 30), (27, 33)), ((12, 35), (20, 32))):
            paint.fill(paint.line([start, end], 0.5), "plaster", 0.3, 0, edge=0)
    timber(paint, paint.rect(2, 38.4, 34, 42.6, 0.8), oak, 0.7, 1)
    timber(paint, paint.rect(12, 42, 24, 44, 0.6), oak, 0.36, 0.8)
    if look == "in use":
        _palette(paint, 27, 42)
    return paint.reduce()


def _painting(paint: Paint, shown: Mask, motif: str) -> None:
    def lay(shape: Mask, ramp: str, tone: float) -> None:
        paint.fill(shape & shown, ramp, tone, 0.8, 0.2, edge=0, texture=0.05 * paint.noise(2, 4))

    match motif:
        case "landscape":
            lay(shown, "water", 0.8)
            lay(paint.dot(25, 14, 3), "gold", 0.9)
            lay(paint.poly((4, 27), (13, 17), (21, 25), (28, 20), (32, 26), (32, 38), (4, 38)), "violet", 0.5)
            lay(paint.oval(-4, 25, 26, 46), "grass", 0.5)
            lay(paint.oval(16, 28, 44, 48), "grass", 0.62)
            lay(paint.dot(11, 25, 3.4), "tree", 0.5)
        case "portrait":
            lay(shown, "teal", 0.4)
            lay(paint.oval(8, 30, 28, 48), "red", 0.5)
            lay(paint.dot(18, 21, 8, 9), "wood", 0.3)
            lay(paint.oval(12.6, 15, 23.4, 30), "skin", 0.7)
            for x in (15.6, 20):
                lay(paint.dot(x, 21.6, 0.9), "black", 0.1)
            lay(paint.rect(16.4, 26, 19.6, 26.9), "red", 0.5)
        case "flowers":
            lay(shown, "cream", 0.6)
            lay(paint.oval(12, 25, 24, 38), "water", 0.5)
            for x, y, ramp in (
                (12, 18, "red"),
                (22, 16, "gold"),
                (17, 13, "pink"),
                (18, 21, "violet"),
                (25, 22, "red"),
            ):
                lay(paint.line([(18, 28), (x, y)], 0.8), "grass", 0.5)
                lay(paint.dot(x, y, 3.2), ramp, 0.62)
                lay(paint.dot(x, y, 1.1), "gold", 0.9)
        case "sea":
            lay(shown, "pink", 0.86)
            lay(paint.dot(18, 23, 4), "gold", 0.8)
            lay(paint.rect(4, 23, 32, 38), "water", 0.34)
            for y in (26, 29, 33):
                lay(paint.rect(13 - (y - 26), y, 23 + (y - 26), y + 0.9), "gold", 0.8)
            lay(paint.poly((8, 30), (15, 30), (13.6, 32.6), (9.4, 32.6)), "wood", 0.3)
            lay(paint.poly((11.4, 20), (11.4, 29), (16, 29)), "plaster", 0.95)
        case _:
            lay(shown, "plaster", 0.9)
            lay(paint.dot(12, 17, 6), "red", 0.56)
            lay(paint.rect(17, 13, 29, 25), "water", 0.5)
            lay(paint.poly((7, 36), (18, 22), (27, 36)), "gold", 0.66)
            lay(paint.line([(5, 30), (31, 10)], 1.6), "black", 0.1)


def _palette(paint: Paint, x: float, y: float) -> None:
    board = paint.oval(x - 6, y - 3.4, x + 6, y + 4.4)
    paint.shade(board, 0.4, dy=1, blur=0.5)
    timber(paint, board, WOODS["pine"], 0.62, 1)
    for dx, dy, ramp in (
        (-3.4, -0.6, "red"),
        (-0.6, -1.6, "gold"),
        (2.4, -0.8, "water"),
        (3, 1.8, "grass"),
        (-2.6, 2, "plaster"),
    ):
        paint.fill(paint.dot(x + dx, y + dy, 1.3), ramp, 0.62, 0.8, 0.5, edge=0)


def guitar(colour: str, look: str, frame: int) -> Image.Image:
    """Give a guitar on a stand; in use music rises from it."""
    paint = Paint(28, 58, 61)
    ramp = {"amber": "gold", "brown": "wood", "red": "red", "blue": "water"}[colour]
    for x0, x1 in ((12, 4), (16, 24)):
        paint.fill(paint.line([(x0, 44), (x1, 56)], 1.8), "black", 0.4, 1, 0.5)
    neck = paint.rect(12.6, 5, 15.4, 32, 0.4)
    timber(paint, neck, WOODS["walnut"], 0.5, 0.9, upright=True)
    for y in np.arange(10, 29, 2.8):
        paint.fill(paint.rect(12.8, y, 15.2, y + 0.6), "gold", 0.85, 0, edge=0)
    timber(paint, paint.poly((11.6, 1), (16.4, 1), (15.8, 8), (12.2, 8)), WOODS["walnut"], 0.6, 1)
    for y in (2.6, 5):
        for x in (10.8, 17.2):
            paint.fill(paint.dot(x, y, 1), "white", 0.9, 0.8, 0.5, edge=0)
    body = paint.oval(7, 24, 21, 37) | paint.oval(4.6, 32, 23.4, 51) | paint.rect(8, 30, 20, 40)
    paint.fill(body, ramp, 0.34, 1, 0.4)
    paint.fill(_smaller(paint), ramp, 0.6, 2.4, 0.4, texture=0.05 * paint.grain(1, upright=True), gloss=0.2)
    paint.fill(paint.dot(14, 34.6, 3.6), "gold", 0.8, 0, edge=0)
    paint.fill(paint.dot(14, 34.6, 2.8), "black", 0.04, 0, edge=0)
    timber(paint, paint.rect(9.4, 43, 18.6, 45.4, 0.8), WOODS["walnut"], 0.3, 0.8)
    for x in (13, 14, 15):
        paint.fill(paint.rect(x - 0.15, 6, x + 0.2, 44), "plaster", 0.95, 0, edge=0)
    paint.fill(paint.rect(7, 49.6, 21, 51.6, 1), "black", 0.45, 1, 0.5)
    if look == "in use":
        note(paint, 4, 20 - frame * 3)
        note(paint, 21, 17 + frame * 3, "red")
    return paint.reduce()


def _smaller(paint: Paint) -> Mask:
    return paint.oval(8, 25, 20, 36) | paint.oval(5.8, 33, 22.2, 49.6) | paint.rect(9, 31, 19, 39)


def harp(look: str, frame: int) -> Image.Image:
    """Give a concert harp; in use its strings shimmer."""
    paint = Paint(46, 76, 62)
    for number in range(9):
        x = 15.5 + number * 2.5
        top = 12 + number * 0.6
        swing = 1.1 * np.sin(number * 1.7 + frame * 2.4) if look == "in use" else 0
        points = [(x, top), (x + swing, (top + 58) / 2), (x, 66 - number * 4)]
        ramp = "red" if number % 4 == 2 else "plaster"
        paint.fill(paint.line(points, 1), ramp, 0.66 if ramp == "red" else 0.95, 0, edge=0)
    board = paint.poly((9, 68), (14, 70), (41, 25), (39, 13), (35, 14))
    timber(paint, board, WOODS["oak"], 0.5, 2, relief=0.5)
    paint.fill(paint.line([(12, 67), (38, 22)], 1), "gold", 0.86, 0, edge=0)
    column = paint.poly((10, 12), (14.6, 12), (13.6, 66), (9, 66))
    paint.fill(column, "gold", 0.56, 2, 0.6, gloss=0.3)
    for y in (18, 60):
        paint.fill(paint.rect(8.4, y, 15.2, y + 2.4, 0.8), "gold", 0.85, 1, 0.5)
    neck = [
        (8, 12),
        (9, 5),
        (14, 3),
        (19, 6),
        (25, 11),
        (32, 12),
        (38, 9),
        (43, 12),
        (42, 18),
        (36, 19),
        (27, 18),
        (20, 13),
        (15, 10),
        (13, 14),
    ]
    paint.fill(paint.poly(*neck), "gold", 0.6, 2, 0.6, gloss=0.3)
    paint.fill(paint.dot(11, 8, 4), "gold", 0.5, 2.6, 0.6, gloss=0.3)
    paint.fill(paint.dot(11, 8, 1.6), "gold", 0.9, 1, 0.4)
    foot = paint.poly((6, 66), (22, 66), (30, 70), (30, 75), (4, 75), (4, 70))
    timber(paint, foot, WOODS["oak"], 0.46, 2, relief=0.5)
    paint.fill(paint.rect(6, 66.4, 20, 67.6), "gold", 0.8, 0, edge=0)
    if look == "in use":
        note(paint, 30, 40 - frame * 3, "red")
        note(paint, 22, 26 + frame * 3)
    return paint.reduce()


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
    if look:
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
    timber(paint, paint.rect(2, 40, 48, 43.6, 0.6), oak, 0.72, 0.9)
    for x, ramp in ((12, "plaster"), (16, "pink"), (30, "plaster")):
        paint.fill(paint.rect(x, 39.4, x + 2.6, 40.6), ramp, 0.92, 0, edge=0)
    return paint.reduce()


def music_stand() -> Image.Image:
    """Give a music stand with sheets."""
    paint = Paint(26, 46, 66)
    paint.fill(paint.rect(12.2, 16, 13.8, 40), "black", 0.5, 0.8, 0.6)
    for x in (5, 21):
        paint.fill(paint.line([(13, 38), (x, 44)], 1.5), "black", 0.5, 0.8, 0.6)
    paint.fill(paint.rect(2, 4, 24, 21, 1), "black", 0.4, 1.2, 0.5)
    for x in (3.4, 13.4):
        paint.fill(paint.rect(x, 3, x + 9.4, 19), "plaster", 0.96, 0.6, 0.2, edge=0.1)
        for y in (6, 10, 14):
            paint.fill(paint.rect(x + 1, y, x + 8.4, y + 0.5), "plaster", 0.4, 0, edge=0)
            for dx in (2, 4.6, 7):
                paint.fill(paint.dot(x + dx, y + (dx % 2) - 0.6, 0.8), "black", 0.1, 0, edge=0)
    paint.fill(paint.rect(1.6, 19, 24.4, 22, 0.6), "black", 0.5, 0.9, 0.5)
    return paint.reduce()


def keyboard(look: str, frame: int) -> Image.Image:
    """Give an electric keyboard on crossed legs."""
    paint = Paint(56, 40, 67)
    for x0, x1 in ((12, 42), (42, 12)):
        paint.fill(paint.line([(x0, 22), (x1, 38)], 2), "black", 0.45, 1, 0.5)
    paint.fill(paint.rect(1, 18, 55, 27, 1), "black", 0.3, 1, 0.4)
    paint.fill(paint.rect(1, 8, 55, 24, 1.4), "black", 0.44, 1.4, 0.5)
    paint.fill(paint.rect(4, 15, 52, 23), "white", 0.96, 0.6, 0.2)
    for number in range(16):
        x = 4 + number * 3
        paint.fill(paint.rect(x + 2.6, 15, x + 3.1, 23), "white", 0.4, 0, edge=0)
        if number % 7 not in {2, 6}:
            paint.fill(paint.rect(x + 1.8, 15, x + 3.8, 19.4), "black", 0.08, 0, edge=0)
    paint.fill(paint.rect(22, 10, 33, 13.4), "glass", 0.7 if look else 0.3, 0, edge=0.1)
    for x, ramp in ((7, "red"), (10.4, "gold"), (13.8, "grass"), (40, "steel"), (44, "steel"), (48, "steel")):
        paint.fill(paint.dot(x, 11.6, 1.1), ramp, 0.7, 0.8, 0.4, edge=0)
    if look == "in use":
        note(paint, 12, 7 - frame, "red")
        note(paint, 42, 6 + frame)
    return paint.reduce()


def canvases() -> Image.Image:
    """Give pictures leaning one against the other."""
    paint = Paint(38, 36, 68)
    for x, y, ramp, tone in ((3, 3, "violet", 0.6), (12, 7, "gold", 0.6)):
        frame = paint.poly((x + 1, y), (x + 22, y), (x + 24, 34), (x - 1, 34))
        paint.shade(frame, 0.4, dx=1.4, blur=0.8)
        paint.fill(frame, "plaster", 0.8, 1, 0.4)
        inner = paint.poly((x + 3, y + 2), (x + 20, y + 2), (x + 21.6, 32), (x + 1.4, 32))
        paint.fill(inner, ramp, tone, 0, edge=0.1, texture=0.12 * paint.noise(6, int(x)))
    flower(paint, 20, 20, "red", 4)
    flower(paint, 28, 25, "pink", 3)
    return paint.reduce()


def paint_pots() -> Image.Image:
    """Give pots of paint and a jar of brushes on a sheet of newspaper."""
    paint = Paint(32, 24, 69)
    paint.fill(
        paint.poly((2, 10), (28, 7), (31, 20), (4, 23)),
        "plaster",
        0.84,
        0.6,
        0.2,
        texture=0.08 * np.sign(paint.noise(1.4, 1)),
    )
    for x, y, ramp in ((9, 17, "red"), (18, 18.6, "water"), (25, 16, "gold")):
        paint.shade(paint.dot(x + 1, y + 1, 4.4, 2.4), 0.4, blur=0.5)
        paint.fill(paint.rect(x - 3.6, y - 5, x + 3.6, y + 1.4, 1.6), "steel", 0.7, 2, 0.5)
        paint.fill(paint.dot(x, y - 5, 3.6, 1.9), ramp, 0.6, 1, 0.4)
        paint.fill(paint.rect(x - 2.6, y - 4, x - 1, y - 0.6, 0.8), ramp, 0.6, 0, edge=0)
    for x, top, ramp in ((12.4, 2, "red"), (14, 1, "water"), (15.6, 2.6, "gold")):
        paint.fill(paint.line([(14, 11), (x, top + 2)], 0.8), "wood", 0.7, 0, edge=0)
        paint.fill(paint.dot(x, top + 1.4, 1, 1.6), ramp, 0.5, 0, edge=0)
    paint.fill(paint.rect(11.4, 7, 16.6, 14, 1), "glass", 0.7, 1.4, 0.4)
    return paint.reduce()


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
    Prop("easel", looks(easel, "landscape"), "easel", ("in use",)),
    *(Prop(f"easel {motif}", looks(easel, motif), "easel", ("in use",)) for motif in MOTIFS),
    Prop("guitar", moving(guitar, "amber"), "guitar", ("in use",), (("in use", 2),)),
    *(
        Prop(f"guitar {colour}", moving(guitar, colour), "guitar", ("in use",), (("in use", 2),))
        for colour in ("amber", "brown", "red", "blue")
    ),
    Prop("harp", moving(harp), "harp", ("in use",), (("in use", 2),)),
    Prop(
        "game console",
        moving(console),
        "game console",
        ("in use", "on"),
        (("in use", 2), ("on", 2)),
        light="screen",
    ),
    Prop("lifting weight", looks(weights), "lifting weight", ("in use",)),
    Prop("blackboard small", looks(blackboard), "blackboard", ("in use", "dirty")),
    Prop("music stand", still(music_stand)),
    Prop("keyboard", moving(keyboard), looks=("in use",), frames=(("in use", 2),)),
    Prop("canvases", still(canvases)),
    Prop("paint pots", still(paint_pots), shadow="none"),
    Prop("camera tripod", still(tripod_camera)),
    Prop("telescope", still(telescope)),
    Prop("chemistry bench", still(chemistry)),
    Prop("typewriter", still(typewriter), shadow="none"),
)
"""What is practised at home."""
