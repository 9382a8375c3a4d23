"""The pianos: a grand one and an upright one, with notes in the air while somebody plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from studio.paint import Paint
from studio.prop import Prop
from venues.parts import board, flat, legs, solid, writing

if TYPE_CHECKING:
    from PIL import Image

NOTES = ((14, 20, "gold"), (38, 15, "pink"), (60, 24, "water"), (27, 28, "leaf"))
"""Where notes rise from, pixels, and their colours."""

FRAMES = 4
"""Frames in which the notes rise."""


def note(p: Paint, x: float, y: float, ramp: str, *, pair: bool = False) -> None:
    """Paint a note, or two joined by a beam."""
    for step in (0, 5) if pair else (0,):
        flat(p, p.rect(x + step + 1, y - 7, x + step + 2.2, y), ramp, 0.72)
        flat(p, p.dot(x + step, y, 2.1, 1.7), ramp, 0.8)
        flat(p, p.dot(x + step - 0.5, y - 0.5, 0.8, 0.6), "plaster", 1.0)
    if pair:
        flat(p, p.poly((x + 1, y - 8), (x + 7.2, y - 9), (x + 7.2, y - 6.8), (x + 1, y - 5.8)), ramp, 0.72)
    else:
        flat(p, p.poly((x + 2.2, y - 7.4), (x + 5, y - 5), (x + 4.4, y - 3), (x + 2.2, y - 4.8)), ramp, 0.72)


def notes(p: Paint, frame: int, places: tuple[tuple[float, float, str], ...] = NOTES) -> None:
    """Let notes rise and sway, each a bit behind the one before."""
    for number, (x, y, ramp) in enumerate(places):
        risen = ((frame + number * 1.5) % FRAMES) / FRAMES
        note(p, x + 2 * np.sin(risen * 6 + number), y - 10 * risen, ramp, pair=number % 2 == 0)


def keys(p: Paint, x0: float, x1: float, y0: float, y1: float) -> None:
    """Paint a keyboard."""
    p.fill(p.rect(x0, y0, x1, y1), "white", 0.95, 0.6, 0.2)
    for number, x in enumerate(np.arange(x0, x1 - 1, 4)):
        flat(p, p.rect(x + 3.6, y0, x + 4.1, y1), "white", 0.3)
        if number % 7 not in {2, 6}:
            p.fill(p.rect(x + 2.7, y0, x + 5, y0 + (y1 - y0) * 0.6), "black", 0.12, 0.6, 0.5, edge=0)


def grand_piano(look: str, frame: int) -> Image.Image:
    """Draw a grand piano with its lid up; whoever plays sits south of it and looks north."""
    p = Paint(76, 88, 8)
    legs(p, (9, 67), 64, 86.5, "black", tone=0.3, width=4.4)
    legs(p, (38,), 50, 70, "black", tone=0.24, width=3.4)
    for x in (36, 39.4):
        solid(p, p.rect(x, 70, x + 1.6, 84), "gold", 0.5, 0.8)
    lid = [(4, 60), (3, 30), (4.6, 17), (11, 9), (21, 6.4), (31, 10), (38, 18), (44, 22), (24, 42)]
    p.fill(p.poly(*lid), "black", 0.46, 2, 0.5, gloss=0.35, across=(0.1, -0.1))
    rim = [
        (3, 68),
        (3, 42),
        (5.4, 29),
        (13, 21),
        (24, 19),
        (34, 23.4),
        (42, 33),
        (52, 39),
        (66, 42),
        (73, 48),
        (73, 68),
    ]
    lower = [(x, y + 8) for x, y in rim]
    p.fill(p.poly(*lower), "black", 0.24, 2, 0.5)
    p.fill(p.poly(*rim), "black", 0.38, 2, 0.5, gloss=0.3)
    inner = [
        (7, 58),
        (7, 42),
        (9.4, 31),
        (15, 25),
        (24, 23),
        (32, 27),
        (39, 36),
        (50, 43),
        (64, 46),
        (69, 50),
        (69, 58),
    ]
    strings = p.fill(p.poly(*inner), "gold", 0.46, 1.5, 0.3, texture=0.08 * p.grain(1, upright=True))
    for number in range(15):
        flat(p, p.line([(9 + number * 4.2, 58), (9 + number * 2.9, 22)], 0.35) & strings, "gold", 0.92)
    flat(p, p.line([(8, 51), (30, 40), (68, 53)], 1.4) & strings, "gold", 0.2)
    p.shade(
        p.poly((4, 30), (12, 20), (24, 19), (34, 24), (42, 33), (30, 40), (16, 30), (8, 46)),
        0.5,
        blur=1.4,
        within=strings,
    )
    solid(p, p.line([(56, 44), (40, 21)], 1.3), "wood", 0.6, 0.8)
    solid(p, p.rect(3, 57, 73, 63), "black", 0.5, 1.2, gloss=0.3)
    _music_stand(p, 38, 51)
    keys(p, 7, 69, 63, 71)
    solid(p, p.rect(2.6, 70.6, 73.4, 76, 1), "black", 0.4)
    flat(p, p.rect(3, 70.6, 73, 71.6), "black", 0.84)
    solid(p, p.rect(2, 61.6, 6.6, 74, 1) | p.rect(69.4, 61.6, 74, 74, 1), "black", 0.46)
    if look == "in use":
        notes(p, frame)
    elif look == "broken":
        _sprung(p, 26, 38)
        flat(p, p.rect(31, 63, 35, 73), "white", 0.6)
    return p.reduce(dark=0.4)


def _music_stand(p: Paint, x: float, y: float) -> None:
    """Paint the stand with an open score."""
    solid(p, p.rect(x - 14, y - 1, x + 14, y + 9, 0.6), "black", 0.34, 1)
    pages = [(x - 12, y - 4), (x, y - 3), (x + 12, y - 4), (x + 12, y + 6), (x, y + 7), (x - 12, y + 6)]
    p.fill(p.poly(*pages), "plaster", 0.93, 0.8, 0.3, edge=0.2)
    flat(p, p.rect(x - 0.3, y - 3, x + 0.3, y + 7), "plaster", 0.4)
    writing(p, (x - 10.4, y - 2, x - 1.6, y + 5.6), "plaster", 0.25, pitch=1.8)
    writing(p, (x + 1.6, y - 2, x + 10.4, y + 5.6), "plaster", 0.25, pitch=1.8, salt=1)


def _sprung(p: Paint, x: float, y: float) -> None:
    """Let two strings stick out of a piano, curled, and a key hang."""
    turns = np.linspace(0, 1, 24)
    for lean, side in ((-1, 0.0), (1, 8.0)):
        curl = [
            (x + side + lean * 6 * t + 2.6 * np.cos(t * 18), y - 16 * t + 1.8 * np.sin(t * 18)) for t in turns
        ]
        flat(p, p.line(curl, 1.1), "gold", 0.85)


def upright_piano(look: str, frame: int) -> Image.Image:
    """Draw an upright piano with candles and a vase on it."""
    p = Paint(66, 78, 10)
    p.fill(p.rect(3, 22, 63, 76.5, 1), "mahogany", 0.44, 1, 0.3, texture=0.06 * p.grain(1, upright=True))
    for x in (7, 38):
        solid(p, p.rect(x, 31, x + 21, 46, 1), "mahogany", 0.56, 1.4, texture=0.06 * p.grain(2))
    board(p, (1.5, 18, 64.5, 27), 3, "mahogany", 0.7, salt=3)
    _music_stand(p, 33, 38)
    board(p, (1.5, 48, 64.5, 52), 2, "mahogany", 0.62)
    keys(p, 6, 60, 51.6, 58.6)
    board(p, (1.5, 58, 64.5, 60.4), 3.6, "mahogany", 0.62)
    for x in (2, 60.4):
        solid(p, p.rect(x, 50, x + 3.6, 76.5, 1), "mahogany", 0.56)
    flat(p, p.rect(8, 65, 58, 73.6, 1), "mahogany", 0.22)
    for x in (30, 34):
        solid(p, p.rect(x, 71, x + 2, 76, 0.6), "gold", 0.7, 0.8)
    for x in (9, 57):
        solid(p, p.rect(x - 1.2, 14, x + 1.2, 22), "plaster", 0.94, 1)
        solid(p, p.dot(x, 22.4, 3, 1.6), "gold", 0.7, 1)
    if look == "in use":
        notes(p, frame, ((18, 17, "gold"), (34, 13, "pink"), (48, 18, "water")))
    elif look == "broken":
        _sprung(p, 30, 20)
        flat(p, p.rect(26, 52, 30, 61), "white", 0.6)
    return p.reduce(dark=0.45)


def speaker(_look: str, _frame: int) -> Image.Image:
    """Draw a loudspeaker of the stage."""
    p = Paint(30, 48, 13)
    board(p, (2, 3, 28, 12), 34.5, "black", 0.5, rough=0.03)
    for y, radius in ((20, 4.6), (34, 8)):
        solid(p, p.dot(15, y, radius + 1.4), "steel", 0.5, 1)
        p.fill(p.dot(15, y, radius), "black", 0.16, 2, -0.4)
        solid(p, p.dot(15, y, radius * 0.36), "steel", 0.6, 1.4)
    return p.reduce(dark=0.45)


PROPS: tuple[Prop, ...] = (
    Prop("piano", grand_piano, "piano", looks=("in use", "broken"), frames=(("in use", FRAMES),)),
    Prop("piano upright", upright_piano, "piano", looks=("in use", "broken"), frames=(("in use", FRAMES),)),
    Prop("speaker", speaker),
)
"""The instruments of the places."""
