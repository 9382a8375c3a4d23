"""The dorm's common room: pool table, table football, vending machine, lockers, notices, television."""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio.paint import Paint
from studio.prop import Prop
from venues.goods import carton, drink
from venues.parts import ball, board, flat, glazed, legs, solid, writing

if TYPE_CHECKING:
    from PIL import Image

RACKED = tuple((64 + 4.4 * row, 20 + 4.6 * (place - row / 2)) for row in range(4) for place in range(row + 1))
"""Where the balls lie before a game."""

SPREAD = (
    ((32, 12), (44, 27), (20, 22), (70, 15), (58, 30), (79, 26), (50, 18)),
    ((34, 13), (47, 25), (22, 20), (68, 18), (60, 29), (76, 22), (54, 14)),
)
"""Where some of them lie in a game, by frame."""

BALLS = ("gold", "water", "red", "violet", "ginger", "leaf", "mahogany", "black", "gold", "water")
"""The colours of the balls."""


def pool_table(look: str, frame: int, cloth: str = "leaf") -> Image.Image:
    """Draw a pool table of three tiles by two; while in use the balls roll and a cue is aimed."""
    p = Paint(96, 62, 5)
    for x in (9, 87):
        solid(p, p.rect(x - 4, 42, x + 4, 60.6, 1), "mahogany", 0.5, 1.6)
        flat(p, p.rect(x - 4, 56, x + 4, 57.4), "gold", 0.6)
    p.fill(p.rect(3, 38, 93, 52, 2), "mahogany", 0.42, 1.6, 0.35, texture=0.06 * p.grain(1))
    board(p, (1.2, 2.5, 94.8, 41), 4, "mahogany", 0.66, salt=2, radius=3)
    felt = p.fill(p.rect(6, 7, 90, 36, 1.6), cloth, 0.66 if cloth == "leaf" else 0.42, 1.4, -0.3, edge=0.14)
    p.shade(p.rect(6, 7, 90, 9) | p.rect(6, 7, 8, 36), 0.4, blur=0.8, within=felt)
    flat(p, p.rect(26, 8.6, 26.6, 34.6), "plaster", 0.9, 0.45)
    for x in (7, 48, 89):
        for y in (7.4, 35.6):
            flat(p, p.dot(x, y, 3, 2.6), "black", 0.05)
            ring = p.dot(x, y, 3.8, 3.2) & ~p.dot(x, y, 2.8, 2.4)
            flat(p, ring, "gold", 0.55)
    for x in (17, 27, 37, 59, 69, 79):
        for y in (4.8, 39):
            flat(p, p.dot(x, y, 0.8), "plaster", 0.95)
    if look == "broken":
        tear = p.poly((36, 12), (44, 19), (58, 17), (66, 26), (56, 23), (46, 25), (41, 19))
        flat(p, tear, "sand", 0.55)
        solid(p, p.line([(36, 12), (44, 18), (58, 16), (67, 26)], 1.6), cloth, 0.85, 0.8)
    places = SPREAD[frame % 2] if look == "in use" else RACKED
    for (x, y), ramp in zip(places, BALLS, strict=False):
        _ball(p, x, y, ramp)
    white = (28, 24) if look != "in use" else ((40, 20), (45, 19))[frame % 2]
    _ball(p, *white, "plaster")
    if look == "in use":
        tip = (36, 21) if frame % 2 == 0 else (31, 22)
        solid(p, p.line([tip, (tip[0] - 30, tip[1] + 14)], 1.7), "pine", 0.6, 0.8)
        flat(p, p.line([(tip[0] - 20, tip[1] + 9.4), (tip[0] - 30, tip[1] + 14)], 2), "red", 0.4)
    else:
        solid(p, p.line([(50, 43), (88, 45)], 1.7), "pine", 0.62, 0.8)
    return p.reduce()


def _ball(p: Paint, x: float, y: float, ramp: str) -> None:
    """Paint a billiard ball and its shadow on the cloth."""
    p.shade(p.dot(x + 1.2, y + 1.4, 2.3, 1.8), 0.45, blur=0.4)
    ball(p, x, y, 2.4, ramp, 0.9 if ramp == "plaster" else 0.58)


def cue_rack(_look: str, _frame: int) -> Image.Image:
    """Draw a rack of cues with balls below."""
    p = Paint(36, 64, 6)
    p.fill(p.rect(3, 4, 33, 62.6, 1.4), "mahogany", 0.4, 1.4, 0.35, texture=0.06 * p.grain(1, upright=True))
    for number, x in enumerate((8.6, 14.8, 21, 27.2)):
        solid(p, p.rect(x - 0.8, 6 + number, x + 0.8, 47), "pine", 0.6, 0.7)
        flat(p, p.rect(x - 1, 36, x + 1, 47), ("red", "water", "leaf", "black")[number], 0.5)
    for y in (14, 44):
        solid(p, p.rect(2, y, 34, y + 3.4, 0.8), "mahogany", 0.66, 1)
    for x, ramp in ((8, "gold"), (14, "red"), (20, "water"), (26, "violet")):
        ball(p, x + 1, 54, 2.6, ramp, 0.6)
    solid(p, p.rect(3, 56.6, 33, 60, 0.8), "mahogany", 0.66, 1)
    return p.reduce()


def table_football(look: str, frame: int) -> Image.Image:
    """Draw table football seen from its long side; the rods turn while it is in use."""
    p = Paint(68, 52, 7)
    legs(p, (11, 57), 34, 50.5, "steel", tone=0.46, width=4)
    board(p, (4, 6, 64, 34), 8, "blue paint", 0.56, rough=0.02)
    p.fill(p.rect(8, 10, 60, 31, 1), "grass", 0.52, 1, -0.3, edge=0.15)
    flat(p, p.rect(33.6, 10, 34.4, 31), "plaster", 0.95)
    ring = p.dot(34, 20.5, 5, 4.4) & ~p.dot(34, 20.5, 4.2, 3.6)
    flat(p, ring, "plaster", 0.95)
    for number, x in enumerate((14, 22, 30, 38, 46, 54)):
        shift = (2 if (number + frame) % 2 else -2) if look == "in use" else 0
        flat(p, p.rect(x - 0.6, 3, x + 0.6, 38), "steel", 0.9)
        for y in (14, 20.5, 27):
            solid(
                p,
                p.rect(x - 1.9, y - 2.2 + shift, x + 1.9, y + 2.4 + shift, 0.8),
                ("red", "gold")[number % 2],
                0.58,
                1,
            )
            flat(p, p.dot(x, y - 2.2 + shift, 1.3), "skin", 0.75)
        for y in (2.6, 38.4) if number % 2 else (38.4,):
            solid(p, p.rect(x - 1.6, y - 2, x + 1.6, y + 2.4, 0.8), "black", 0.4, 1)
    if look == "in use":
        ball(p, 26 + 16 * frame, 18 + 5 * frame, 1.6, "plaster", 0.95)
    return p.reduce()


def vending_machine(look: str, frame: int) -> Image.Image:
    """Draw a machine of drinks and sweets, lit; a bottle falls while it is in use, or it is dark."""
    p = Paint(42, 76, 8)
    dead = look == "broken"
    p.fill(p.rect(1.4, 8, 40.6, 75, 2), "red", 0.48, 1.8, 0.35, down=(0.06, -0.12))
    p.fill(p.rect(1.4, 2.5, 40.6, 13, 2), "red", 0.66, 2, 0.4, gloss=0.2)
    flat(p, p.rect(6, 6, 27, 10.4, 1), "black" if dead else "plaster", 0.3 if dead else 1.0)
    inside = p.fill(
        p.rect(4.6, 15, 29, 58, 1), "black" if dead else "glass", 0.2 if dead else 0.9, 0, edge=0.2
    )
    for row, foot in enumerate((27, 41, 55)):
        for place in range(4):
            if look == "in use" and (row, place) == (1, 2):
                continue
            maker = drink if row != 1 else carton
            maker(p, 7.8 + place * 6, foot, place + row * 2)
        solid(p, p.rect(4.6, foot, 29, foot + 1.4), "steel", 0.66, 0.6)
    if dead:
        p.shade(inside, 0.55, blur=0.4)
    if look == "in use":
        carton(p, 19.8, 47 + 7 * frame, 4)
    glazed(p, (4.6, 15, 29, 58), 0.26)
    flat(p, p.rect(31.4, 18, 38.6, 25, 0.6), "black", 0.15)
    flat(p, p.rect(32.4, 19.4, 37.6, 22), "black" if dead else "lit glass", 0.3 if dead else 0.85)
    for row in range(3):
        for column in range(2):
            solid(
                p,
                p.rect(31.8 + column * 3.6, 28 + row * 3.6, 34.6 + column * 3.6, 30.8 + row * 3.6, 0.4),
                "plaster",
                0.9,
                0.6,
            )
    flat(p, p.rect(34, 41.6, 36, 46), "black", 0.05)
    solid(p, p.rect(5, 61, 29, 70, 1), "black", 0.25, 1.2)
    flat(p, p.rect(7, 63, 27, 68), "black", 0.02)
    if dead:
        solid(p, p.poly((8, 28), (24, 26), (25, 38), (9, 40)), "plaster", 0.95, 0.8)
        flat(p, p.line([(11, 30), (22, 36.6)], 1.8) | p.line([(21.6, 29), (12, 37.6)], 1.8), "red", 0.55)
    return p.reduce()


def lockers(look: str, _frame: int) -> Image.Image:
    """Draw four lockers in four colours; one stands open."""
    p = Paint(64, 72, 9)
    p.fill(p.rect(1, 8, 63, 71, 1), "steel", 0.4, 1, 0.3)
    board(p, (1, 2.5, 63, 9), 2, "steel", 0.7, rough=0)
    for number, ramp in enumerate(("water", "leaf", "gold", "red")):
        x = 3 + number * 14.6
        if look == "open" and number == 2:
            flat(p, p.rect(x, 12, x + 13.4, 67), "steel", 0.05)
            solid(p, p.rect(x + 2, 20, x + 11, 40, 2), "violet", 0.55, 2)
            flat(p, p.rect(x, 44, x + 13.4, 45.6), "steel", 0.6)
            solid(p, p.rect(x + 2, 58, x + 11, 65, 2), "red", 0.5, 1.4)
            solid(p, p.poly((x + 13.4, 12), (x + 16.4, 15), (x + 16.4, 70), (x + 13.4, 67)), ramp, 0.5, 1)
            continue
        tone = 0.5 if ramp != "leaf" else 0.68
        p.fill(p.rect(x, 12, x + 13.4, 67, 0.8), ramp, tone, 1.4, 0.4, down=(0.05, -0.08))
        for row in range(3):
            flat(p, p.rect(x + 3, 16 + row * 3, x + 10.4, 17.2 + row * 3), ramp, tone - 0.3)
        solid(p, p.rect(x + 9.6, 38, x + 11.6, 43, 0.6), "steel", 0.85, 0.8)
        flat(p, p.rect(x + 3.4, 27, x + 10, 30.6), "plaster", 0.95)
    return p.reduce()


def notice_stand(_look: str, _frame: int) -> Image.Image:
    """Draw a cork board on legs with many notes."""
    p = Paint(52, 62, 10)
    legs(p, (7, 45), 40, 60.5, "wood", tone=0.5, width=3.6)
    p.fill(p.rect(2, 3, 50, 46, 1.4), "wood", 0.64, 1.6, 0.4, texture=0.06 * p.grain(1))
    p.fill(p.rect(5, 6, 47, 43), "sand", 0.56, 1, -0.3, texture=0.12 * p.noise(1.4, 2))
    pinned = (
        (7, 8, 12, 13, "plaster"),
        (21, 9, 10, 9, "gold"),
        (34, 8, 11, 15, "pink"),
        (8, 24, 14, 10, "water"),
    )
    for x, y, wide, high, ramp in (
        *pinned,
        (25, 22, 8, 12, "plaster"),
        (35, 27, 10, 12, "grass"),
        (10, 36, 20, 5, "plaster"),
    ):
        p.shade(p.rect(x + 0.8, y + 1, x + wide + 0.8, y + high + 1), 0.35, blur=0.4)
        solid(p, p.rect(x, y, x + wide, y + high), ramp, 0.86, 0.7)
        writing(p, (x + 1.6, y + 3, x + wide - 1.6, y + high - 1), ramp, 0.3, pitch=2.4, salt=x)
        flat(p, p.dot(x + wide / 2, y + 1, 1.1), "red", 0.6)
    return p.reduce()


def television(look: str, frame: int) -> Image.Image:
    """Draw a television on a low chest with a console; it flickers while it is on."""
    p = Paint(64, 64, 11)
    p.fill(p.rect(3, 46, 61, 62.6, 1), "wood", 0.44, 1, 0.3, texture=0.06 * p.grain(1))
    board(p, (1.4, 36, 62.6, 46), 3, "wood", 0.68, salt=2)
    for x in (5, 33):
        solid(p, p.rect(x, 51, x + 26, 60, 0.8), "wood", 0.56, 1.2)
        ball(p, x + 13, 55, 1.1, "gold", 0.75)
    solid(p, p.rect(24, 34, 40, 40, 1), "black", 0.3, 1)
    solid(p, p.rect(7, 4, 57, 37, 2), "black", 0.36, 1.6)
    screen = p.rect(10, 7, 54, 33)
    if look == "on":
        p.fill(screen, "glass", 0.8, 0, down=(0.15, -0.2), edge=0.1)
        ground = [(10, 26), (22, 20 - frame), (32, 25), (44, 18 + frame), (54, 24), (54, 33), (10, 33)]
        p.fill(p.poly(*ground), "grass", 0.6, 1, 0.3, edge=0)
        ball(p, 40 - 6 * frame, 13, 3.4, "gold", 0.85)
        solid(p, p.rect(22 + 4 * frame, 18, 28 + 4 * frame, 26, 1), "red", 0.6, 1)
    else:
        p.fill(screen, "night glass", 0.15, 0, across=(0.3, -0.1), edge=0.15)
        glazed(p, (10, 7, 54, 33), 0.16)
    return p.reduce()


def bean_bag(ramp: str, tone: float) -> Image.Image:
    """Draw a bag to sink into, with its seams and the hollow where one sits."""
    p = Paint(40, 38, 12)
    body = p.oval(2, 13, 38, 37) | p.oval(7, 2.5, 33, 30)
    p.fill(body, ramp, tone, 11, 0.36, down=(0.06, -0.1))
    hollow = p.oval(8, 13, 32, 28)
    p.fill(hollow, ramp, tone + 0.02, 7, -0.26, edge=0)
    p.shade(p.oval(9, 13, 31, 18), 0.28, blur=1.6, within=hollow)
    for points in (
        [(20, 4), (13, 10), (9, 17)],
        [(20, 4), (27, 10), (31, 17)],
        [(14, 30), (12, 36)],
        [(26, 30), (28, 36)],
    ):
        flat(p, p.line(points, 0.7) & body, ramp, tone - 0.26)
    solid(p, p.rect(17.4, 2, 22.6, 5, 1), ramp, tone + 0.2, 1)
    return p.reduce()


BAGS = (("red", "red", 0.52), ("blue", "water", 0.5), ("yellow", "gold", 0.6))
"""The bags: name, ramp, tone."""

PROPS: tuple[Prop, ...] = (
    Prop("pool table", pool_table, "pool table", looks=("in use", "broken"), frames=(("in use", 2),)),
    Prop(
        "pool table blue",
        lambda look, frame: pool_table(look, frame, "water"),
        "pool table",
        looks=("in use", "broken"),
        frames=(("in use", 2),),
    ),
    Prop("cue rack", cue_rack),
    Prop("table football", table_football, looks=("in use",), frames=(("in use", 2),)),
    Prop(
        "vending machine",
        vending_machine,
        looks=("in use", "broken"),
        frames=(("in use", 2),),
        light="screen",
    ),
    Prop("lockers", lockers, looks=("open",)),
    Prop("notice stand", notice_stand),
    Prop("television", television, looks=("on",), frames=(("on", 2),), light="screen"),
    *(Prop(f"bean bag {n}", lambda _l, _f, r=r, t=t: bean_bag(r, t), shadow="oval") for n, r, t in BAGS),
)
"""What the dorm's common room has."""
