"""What painters work with: easels, canvases, paints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import WOODS, looks, still, timber
from homeware.parts import (
    flower,
)
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

    from studio.paint import Mask


MOTIFS = ("landscape", "portrait", "flowers", "abstract", "sea")
"""What the canvas on an easel shows."""


def easel(motif: str, look: str) -> Image.Image:
    """Give an easel with a picture; in use it is half done and a palette lies by."""
    paint = Paint(36, 62, 60)
    oak = WOODS["oak"]
    if look == "broken":
        _knocked_over(paint, motif)
        return paint.reduce()
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


def _knocked_over(paint: Paint, motif: str) -> None:
    """Paint the easel lying, the canvas torn from it."""
    oak = WOODS["oak"]
    for y0, y1 in ((46, 40), (54, 50), (58, 60)):
        timber(paint, paint.line([(2, y0), (33, y1)], 2.2), oak, 0.56, 1)
    timber(paint, paint.line([(8, 44), (10, 59)], 2.2), oak, 0.7, 1)
    canvas = paint.poly((7, 33), (31, 37), (28, 56), (3, 51))
    paint.shade(canvas, 0.45, dx=1, dy=1.4, blur=0.8)
    paint.fill(canvas, "plaster", 0.8, 1, 0.4)
    inner = paint.poly((9, 35), (29, 38.4), (26.6, 54), (5.4, 49.6))
    paint.fill(inner, "plaster", 0.96, 0, edge=0.06)
    ramps = {"landscape": "grass", "portrait": "skin", "flowers": "red", "abstract": "gold"}
    blots = paint.noise(5, 2) > 0.05
    paint.fill(inner & blots, ramps.get(motif, "water"), 0.56, 0, edge=0)
    paint.fill(paint.poly((15, 38), (20, 44), (17, 52), (18.6, 44)), "walnut", 0.06, 0, edge=0)
    paint.fill(paint.oval(20, 55, 32, 60), "red", 0.56, 1, 0.4)


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


PROPS = (
    Prop("easel", looks(easel, "landscape"), "easel", ("in use", "broken")),
    *(Prop(f"easel {motif}", looks(easel, motif), "easel", ("in use", "broken")) for motif in MOTIFS),
    Prop("canvases", still(canvases)),
    Prop("paint pots", still(paint_pots), shadow="none"),
)
"""Everything of a studio."""
