"""The classroom: blackboards, podium, student desks, and what a teacher shows."""

from __future__ import annotations

import numpy as np
from PIL import Image

from studio.paint import Paint
from studio.prop import Prop
from venues import seats
from venues.parts import ball, board, flat, legs, panel, solid, writing
from venues.small import book, cup

CHALK = "plaster"


def wall_blackboard(look: str, _frame: int) -> Image.Image:
    """Draw three tiles of blackboard to be hung on a wall; written on while it is in use."""
    p = Paint(96, 44, 3)
    _slate(p, look, 34)
    return p.reduce()


def blackboard(look: str, _frame: int) -> Image.Image:
    """Draw a blackboard on legs."""
    p = Paint(96, 72, 3)
    legs(p, (9, 87), 50, 70.5, "wood", tone=0.5, width=4)
    for x in (4, 82):
        solid(p, p.rect(x, 66.6, x + 10, 70.6, 1), "wood", 0.56)
    _slate(p, look, 50)
    return p.reduce()


def _slate(p: Paint, look: str, bottom: float) -> None:
    """Paint the frame, the slate down to row ``bottom`` with what is written, and the tray for chalk."""
    p.fill(p.rect(1.5, 2.5, 94.5, bottom + 7, 1.4), "wood", 0.64, 1.6, 0.4, texture=0.07 * p.grain(1))
    slate = p.fill(
        p.rect(5, 6, 91, bottom, 0.6), "leaf", 0.3, 1, -0.3, texture=0.06 * p.noise(14, 1), edge=0.2
    )
    for x, y, wide in ((22, 15, 14), (66, bottom - 9, 20), (50, 22, 16)):
        flat(p, p.dot(x, y, wide, 5) & slate, "teal", 0.5, 0.16)
    if look == "in use":
        _lesson(p, bottom - 3)
    elif look == "dirty":
        for number in range(9):
            x, y = 12 + (number * 29) % 66, 11 + (number * 13) % (bottom - 16)
            bend = (number % 3) * 3 - 2
            flat(p, p.line([(x, y), (x + 8, y + bend), (x + 17, y)], 6) & slate, "teal", 0.6, 0.35)
            flat(p, p.line([(x + 2, y), (x + 9, y + bend), (x + 14, y + 1)], 1.4) & slate, CHALK, 0.9, 0.6)
    else:
        writing(p, (9, 9.4, 30, 12.4), CHALK, 0.8)
    if look == "broken":
        crack = [(5, 12), (20, 20), (30, 16), (48, bottom - 12), (60, bottom - 18), (91, bottom - 4)]
        flat(p, p.line(crack, 1.6) | p.line([(48, bottom - 12), (44, bottom)], 1.3), "black", 0.0)
        flat(p, p.line([(x, y + 1.3) for x, y in crack], 0.7) & slate, "teal", 0.7)
    board(p, (4, bottom + 1, 92, bottom + 4), 2.4, "wood", 0.74)
    for x, ramp in ((12, "plaster"), (18, "pink"), (24, "gold")):
        flat(p, p.rect(x, bottom + 1.6, x + 4.4, bottom + 3), ramp, 0.95)
    solid(p, p.rect(70, bottom - 0.4, 80, bottom + 3.4, 0.8), "red", 0.5, 1)


def _lesson(p: Paint, bottom: float) -> None:
    """Write a lesson: a title, a curve over its axes, a triangle, lines of text."""
    writing(p, (9, 8.4, 40, 10.4), "gold", 0.9)
    flat(p, p.rect(9, 11.4, 38, 12.2), "gold", 0.85)
    writing(p, (9, 15, 36, bottom), CHALK, 0.95, pitch=4)
    foot = bottom - 11 if bottom > 40 else bottom
    flat(p, p.rect(44, 9, 45.2, foot) | p.rect(44, foot - 1, 66, foot + 0.2), CHALK, 0.95)
    xs = np.linspace(0, 19, 12)
    flat(p, p.line([(46 + x, foot - 3 - (foot - 14) * (x / 19) ** 2) for x in xs], 1.2), "pink", 0.85)
    flat(p, p.line([(71, foot - 1), (87, foot - 1), (80, 11), (71, foot - 1)], 1.1), "teal", 0.95)
    if foot < bottom:
        writing(p, (44, foot + 4, 86, bottom), CHALK, 0.95, pitch=4, salt=2)


def podium(look: str, _frame: int) -> Image.Image:
    """Draw the lectern with the college's crest; papers and light on it in use, its top off when broken."""
    p = Paint(40, 54, 4)
    p.fill(p.rect(6, 22, 34, 52.6, 1), "mahogany", 0.5, 1.2, 0.35, texture=0.06 * p.grain(1, upright=True))
    panel(p, (9, 28, 31, 48), "mahogany", 0.58, salt=1)
    solid(p, p.poly((14, 31), (26, 31), (26, 38), (20, 44.6), (14, 38)), "gold", 0.66, 1.6)
    solid(p, p.poly((15.6, 32.4), (24.4, 32.4), (24.4, 37.4), (20, 42.4), (15.6, 37.4)), "leaf", 0.5, 1)
    flat(p, p.rect(19.3, 33, 20.7, 41) | p.rect(16, 35.6, 24, 37), "gold", 0.85)
    p.fill(p.rect(4, 48, 36, 52.6, 1), "mahogany", 0.36, 1.2, 0.4)
    if look == "broken":
        p.fill(p.rect(6, 21, 34, 26, 1), "mahogany", 0.2, 1, 0.3)
        p.fill(p.poly((3, 30), (15, 20), (38, 37), (27, 49)), "mahogany", 0.74, 1.4, 0.3, edge=0.25)
        flat(p, p.poly((3, 30), (27, 49), (27, 52), (3, 33)), "mahogany", 0.4)
        solid(p, p.poly((4, 46), (14, 44), (16, 51), (6, 53)), "plaster", 0.94, 0.8)
        return p.reduce()
    p.fill(p.poly((5, 10), (35, 10), (38, 24), (2, 24)), "mahogany", 0.7, 1.4, 0.3, texture=0.07 * p.grain(2))
    solid(p, p.rect(1.6, 22.6, 38.4, 27, 1), "mahogany", 0.82, 1)
    if look == "in use":
        p.fill(p.poly((11, 11.4), (20, 12.2), (20, 22), (9, 21.4)), "plaster", 0.95, 0.8, 0.3, edge=0.2)
        p.fill(p.poly((20, 12.2), (29, 11.4), (31, 21.4), (20, 22)), "plaster", 0.9, 0.8, 0.3, edge=0.2)
        writing(p, (11.6, 13.4, 18.8, 20.6), "plaster", 0.35, pitch=1.9)
        writing(p, (21.2, 13.4, 28.6, 20.6), "plaster", 0.35, pitch=1.9, salt=1)
    solid(p, p.line([(32, 16), (32, 6), (27, 4)], 1.3), "gold", 0.62, 0.8)
    solid(
        p,
        p.poly((21, 2.4), (28, 1.6), (30, 6.4), (22, 7)),
        "leaf" if look != "in use" else "lit glass",
        0.7,
        1,
    )
    return p.reduce()


def desk(look: str, ramp: str = "pine") -> Image.Image:
    """Draw a student's desk for one; its sitter is south of it and looks north."""
    p = Paint(32, 36, 5)
    for x in (5, 27):
        solid(p, p.rect(x - 1.3, 18, x + 1.3, 33, 0.6), "steel", 0.5, 1)
        solid(p, p.rect(x - 3, 32, x + 3, 34.6, 1), "steel", 0.4, 1)
    p.fill(p.rect(4, 17, 28, 24), ramp, 0.22, 1, 0.2)
    board(p, (1.2, 3, 30.8, 16.6), 3, ramp, 0.62, salt=2, rough=0.06)
    flat(p, p.rect(4, 4.8, 28, 6), ramp, 0.36)
    solid(p, p.rect(7, 4.8, 14, 5.8), "red", 0.6, 0.5)
    if look == "in use":
        book(p, 13, 11)
        flat(p, p.line([(22, 13), (26, 8)], 1.1), "gold", 0.75)
        solid(p, p.poly((21, 8), (25, 7), (26, 9), (22, 10)), "plaster", 0.95, 0.6)
    else:
        solid(p, p.rect(18, 8, 26, 13.4, 0.5), "water", 0.55, 0.9)
        flat(p, p.rect(19.6, 9.4, 24.4, 10.4), "plaster", 0.95)
    return p.reduce()


def desk_with_chair(look: str, _frame: int) -> Image.Image:
    """Draw a desk and, half under it, the chair: two tiles from north to south, sitter on the lower."""
    image = Image.new("RGBA", (32, 64))
    image.alpha_composite(desk(look), (0, 0))
    seat = next(seat for seat in seats.CHAIRS if seat.name == "school chair")
    image.alpha_composite(seats.chair(seat, "up"), (3, 26))
    return image


def teacher_desk(look: str, _frame: int) -> Image.Image:
    """Draw the teacher's desk with an apple, exercise books, and a globe."""
    p = Paint(66, 56, 6)
    p.fill(p.rect(3, 28, 63, 54.6, 1), "wood", 0.42, 1, 0.3, texture=0.06 * p.grain(1, upright=True))
    for x in (4, 44):
        for y in (33, 43):
            panel(p, (x, y, x + 18, y + 9), "wood", 0.54, knob=(x + 9, y + 4.5))
    panel(p, (23, 33, 43, 52), "wood", 0.46)
    board(p, (1.5, 12, 64.5, 27), 4, "wood", 0.7, salt=3)
    for number, ramp in enumerate(("water", "red", "gold")):
        solid(p, p.rect(6, 19 - number * 2.2, 18, 22 - number * 2.2, 0.5), ramp, 0.6, 0.9)
    ball(p, 24, 20, 2.8, "red", 0.55)
    flat(p, p.line([(24, 17.4), (25, 15.6)], 0.9), "leaf", 0.6)
    _globe(p, 54, 12, 7)
    if look == "in use":
        book(p, 37, 20)
        cup(p, 46, 23)
    else:
        solid(p, p.rect(32, 17, 43, 24, 0.5), "plaster", 0.94, 0.8)
        writing(p, (33.4, 18.4, 41.6, 23), "plaster", 0.35, pitch=1.7)
    return p.reduce()


def _globe(p: Paint, x: float, y: float, radius: float) -> None:
    """Paint a globe in a brass ring on its foot."""
    solid(p, p.rect(x - 1, y + radius, x + 1, y + radius + 4), "gold", 0.5, 1)
    solid(p, p.dot(x, y + radius + 4, radius * 0.6, 1.8), "wood", 0.6, 1)
    ring = p.dot(x, y, radius + 1.8) & ~p.dot(x, y, radius + 0.7)
    p.fill(ring, "gold", 0.66, 0, edge=0.1)
    p.fill(p.dot(x, y, radius), "water", 0.5, radius * 0.9, 0.5, gloss=0.3)
    for dx, dy, wide, high in ((-0.35, -0.35, 0.42, 0.3), (-0.2, 0.3, 0.26, 0.4), (0.45, 0, 0.3, 0.42)):
        land = p.dot(x + dx * radius, y + dy * radius, wide * radius, high * radius) & p.dot(
            x, y, radius - 0.4
        )
        p.fill(land, "grass", 0.58, 1, 0.3, edge=0)


def globe(_look: str, _frame: int) -> Image.Image:
    """Draw a large globe on the floor."""
    p = Paint(34, 54, 7)
    for foot in (6, 28):
        solid(p, p.line([(17, 34), (foot, 51)], 2.6), "mahogany", 0.56, 1)
    solid(p, p.rect(15.4, 32, 18.6, 50), "mahogany", 0.5, 1)
    _globe(p, 17, 17, 13)
    solid(p, p.oval(2.4, 18, 31.6, 25) & ~p.rect(0, 0, 34, 21.4), "mahogany", 0.7, 1)
    return p.reduce()


def microscope_table(look: str, _frame: int) -> Image.Image:
    """Draw a laboratory table with a microscope and flasks; one of them boils while it is in use."""
    p = Paint(64, 54, 8)
    p.fill(p.rect(3, 28, 61, 52.6, 1), "white paint", 0.6, 1, 0.3)
    for x in (5, 24, 43):
        panel(p, (x, 33, x + 16, 49), "white paint", 0.74, knob=(x + 8, 37))
    board(p, (1.5, 14, 62.5, 27), 3.6, "black", 0.5, rough=0.02)
    solid(p, p.rect(8, 21, 19, 24, 1), "steel", 0.6, 1)
    solid(p, p.line([(16, 21), (16, 11), (12, 8)], 2.2), "steel", 0.66, 1)
    solid(p, p.poly((9, 5), (13, 4), (14, 15), (11, 16)), "plaster", 0.9, 1)
    for x, ramp in ((30, "leaf"), (40, "violet"), (51, "gold")):
        p.fill(
            p.poly((x - 1.4, 8), (x + 1.4, 8), (x + 1.6, 14), (x + 5, 23), (x - 5, 23), (x - 1.6, 14)),
            "glass",
            0.85,
            1,
            0.3,
        )
        p.fill(p.poly((x - 2.6, 17), (x + 2.6, 17), (x + 4.4, 22.4), (x - 4.4, 22.4)), ramp, 0.6, 1, 0.3)
        if look == "in use":
            for dx, y, size in ((-2, 6, 1.6), (2, 3.4, 1.9)):
                p.fill(p.dot(x + dx, y, size), "white", 0.95, size, 0.3, edge=0.05)
            flat(p, p.poly((x - 3, 23.6), (x + 3, 23.6), (x, 26.4)), "fire", 0.7)
    return p.reduce()


SEATING = "classroom student seating"

PROPS: tuple[Prop, ...] = (
    Prop(
        "blackboard wall", wall_blackboard, "blackboard", looks=("in use", "dirty", "broken"), shadow="none"
    ),
    Prop("blackboard", blackboard, "blackboard", looks=("in use", "dirty", "broken")),
    Prop("classroom podium", podium, "classroom podium", looks=("in use", "broken")),
    Prop("student desk bare", lambda look, _f: desk(look), SEATING, looks=("in use",)),
    Prop("student desk", desk_with_chair, SEATING, looks=("in use",)),
    Prop("teacher desk", teacher_desk, looks=("in use",)),
    Prop("globe", globe, shadow="oval"),
    Prop("laboratory table", microscope_table, looks=("in use",)),
)
"""What the classroom has."""
