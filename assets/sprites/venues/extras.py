"""What makes the places lived in: cakes under glass, sacks of coffee, trophies, a skeleton, a telescope."""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio.paint import Paint
from studio.prop import Prop
from venues.parts import ball, board, flat, glazed, legs, panel, solid, writing

if TYPE_CHECKING:
    from PIL import Image


def cake_stand(look: str, _frame: int) -> Image.Image:
    """Draw a cake under a bell of glass; a piece is gone once it was in use."""
    p = Paint(28, 34, 3)
    solid(p, p.rect(12, 24, 16, 31), "plaster", 0.8, 1.2)
    solid(p, p.oval(7, 28, 21, 33), "plaster", 0.85, 1.2)
    solid(p, p.oval(2, 20, 26, 27), "plaster", 0.92, 1.2)
    cake = p.rect(6, 13, 22, 24, 2)
    solid(p, cake, "wood", 0.5, 1.4)
    solid(p, p.rect(6, 11, 22, 16, 2.4), "pink", 0.72, 1.6)
    for x in (7.4, 11.4, 15.4, 19.4):
        solid(p, p.rect(x, 14, x + 2, 18, 1), "pink", 0.72, 0.8)
    flat(p, p.rect(6, 19.4, 22, 20.6), "plaster", 0.92)
    if look == "in use":
        p.fill(p.poly((14, 11), (22, 11), (22, 24), (17, 24), (14, 16)), "gold", 0.5, 1, 0.3)
        flat(p, p.line([(15, 15), (17.4, 24)], 1), "plaster", 0.9)
    else:
        for x in (10, 14, 18):
            ball(p, x, 10.4, 1.5, "red", 0.58)
    bell = p.rect(4, 8, 24, 24, 3) | p.oval(4, 3, 24, 20)
    rim = bell & ~(p.rect(5.2, 9, 22.8, 25, 2) | p.oval(5.2, 4.2, 22.8, 19))
    flat(p, rim, "glass", 0.9)
    flat(p, p.line([(8, 9), (7, 18)], 1.1), "white", 1.0)
    ball(p, 14, 3, 1.8, "glass", 0.8)
    return p.reduce()


def coffee_sacks(_look: str, _frame: int) -> Image.Image:
    """Draw two open sacks of coffee with a scoop."""
    p = Paint(48, 40, 4)
    for x, y in ((14, 22), (33, 20)):
        p.fill(p.rect(x - 11, y - 6, x + 11, 38, 5), "sand", 0.56, 5, 0.35, texture=0.12 * p.weave(0.75))
        solid(p, p.oval(x - 11.6, y - 12, x + 11.6, y - 1), "sand", 0.76, 2)
        p.fill(p.oval(x - 9, y - 10.6, x + 9, y - 2.4), "wood", 0.26, 1, 0.2, texture=0.3 * p.noise(1.2, 2))
        flat(p, p.dot(x, y + 8, 4.4, 4), "wood", 0.3)
        flat(p, p.line([(x - 2, y + 5.4), (x + 0.6, y + 8), (x + 1.4, y + 11)], 0.9), "sand", 0.7)
    solid(p, p.line([(33, 13), (42, 6)], 2.2), "steel", 0.8, 1)
    return p.reduce()


def newspaper_rack(_look: str, _frame: int) -> Image.Image:
    """Draw newspapers hung over rods."""
    p = Paint(36, 50, 5)
    legs(p, (4, 32), 5, 48.6, "wood", tone=0.56, width=3)
    for row, y in enumerate((6, 18, 30)):
        for column, x in enumerate((6, 18.4)):
            solid(p, p.rect(x, y, x + 11.4, y + 13, 0.4), "plaster", 0.9 - 0.05 * ((row + column) % 2), 0.8)
            flat(p, p.rect(x + 1.4, y + 2.4, x + 10, y + 4), "steel", 0.15)
            writing(p, (x + 1.4, y + 5.6, x + 10, y + 12), "plaster", 0.45, pitch=1.9, salt=row * 2 + column)
        solid(p, p.rect(2, y - 1.4, 34, y + 1.2, 0.8), "wood", 0.74, 0.9)
    return p.reduce()


def trophy_case(_look: str, _frame: int) -> Image.Image:
    """Draw the college's case of cups and a shield, lit."""
    p = Paint(64, 76, 6)
    p.fill(p.rect(1, 6, 63, 75, 1), "mahogany", 0.48, 1, 0.3, texture=0.06 * p.grain(1, upright=True))
    p.fill(p.rect(4, 12, 60, 54, 1), "leaf", 0.4, 0, down=(0.2, -0.2), edge=0.2)
    for foot, places in ((32, (12, 24, 40, 52)), (53, (14, 32, 50))):
        for number, x in enumerate(places):
            _cup(p, x, foot, 12.0 + (number * 5) % 4, "gold" if (number + foot) % 3 else "steel")
        solid(p, p.rect(4, foot, 60, foot + 1.6), "glass", 0.9, 0.6)
    glazed(p, (4, 12, 32, 54), 0.24)
    glazed(p, (33, 12, 60, 54), 0.24)
    solid(p, p.rect(31, 12, 33.4, 55), "mahogany", 0.66, 0.8)
    for x in (4, 33):
        panel(p, (x, 59, x + 27, 71), "mahogany", 0.58, knob=(x + 13.5, 63))
    board(p, (0.8, 2.5, 63.2, 8), 3.4, "mahogany", 0.74, salt=2)
    return p.reduce()


def _cup(p: Paint, x: float, foot: float, height: float, ramp: str) -> None:
    """Paint a cup with two handles on its foot."""
    top = foot - height
    for side in (-1, 1):
        ring = p.dot(x + side * 3.6, top + 3.4, 2.4) & ~p.dot(x + side * 3.6, top + 3.4, 1.3)
        flat(p, ring, ramp, 0.6)
    bowl = p.poly((x - 4, top), (x + 4, top), (x + 2.6, top + height * 0.5), (x - 2.6, top + height * 0.5))
    p.fill(bowl, ramp, 0.66, 2, 0.5, gloss=0.4)
    solid(p, p.rect(x - 0.9, top + height * 0.45, x + 0.9, foot - 2), ramp, 0.6, 0.8)
    solid(p, p.rect(x - 3, foot - 2.4, x + 3, foot), "mahogany", 0.3, 0.8)


def skeleton(_look: str, _frame: int) -> Image.Image:
    """Draw the skeleton of the classroom on its stand."""
    p = Paint(32, 64, 7)
    solid(p, p.oval(7, 57, 25, 62.6), "black", 0.45, 1.4)
    solid(p, p.rect(15, 3, 17, 60), "steel", 0.6, 0.8)
    for points in ([(12, 21), (9, 29), (9.6, 37)], [(20, 21), (23, 29), (22.4, 37)]):
        solid(p, p.line(points, 1.7), "plaster", 0.9, 0.8)
    for points in ([(14, 39), (13, 48), (12.4, 57)], [(18, 39), (19, 48), (19.6, 57)]):
        solid(p, p.line(points, 2), "plaster", 0.9, 0.8)
    for row in range(4):
        wide = 5.4 - row * 0.5
        flat(p, p.rect(16 - wide, 21.4 + row * 2.6, 16 + wide, 23 + row * 2.6, 0.6), "plaster", 0.92)
    solid(p, p.rect(15.2, 19, 16.8, 37), "plaster", 0.85, 0.6)
    solid(p, p.poly((11, 34.6), (21, 34.6), (18, 40), (14, 40)), "plaster", 0.88, 1)
    solid(p, p.dot(16, 11, 6.2, 6.4), "plaster", 0.92, 3)
    solid(p, p.rect(13, 14.4, 19, 19, 1), "plaster", 0.86, 1)
    for x in (13.6, 18.4):
        flat(p, p.dot(x, 11.4, 1.5, 1.7), "steel", 0.1)
    flat(p, p.rect(13.6, 16.6, 18.4, 17.3), "steel", 0.3)
    return p.reduce()


def telescope(_look: str, _frame: int) -> Image.Image:
    """Draw a brass telescope on three legs."""
    p = Paint(40, 56, 8)
    for foot in (6, 20, 34):
        solid(p, p.line([(20, 24), (foot, 54)], 2.2), "wood", 0.56, 1)
    solid(p, p.line([(9, 28), (31, 10)], 6), "gold", 0.58, 2.4, gloss=0.3)
    solid(p, p.line([(29, 12), (34, 7.6)], 8), "gold", 0.7, 2.6, gloss=0.3)
    solid(p, p.line([(5.4, 31), (9, 28)], 3.4), "black", 0.45, 1.2)
    solid(p, p.dot(20, 24, 3), "steel", 0.6, 1.6)
    return p.reduce()


def flower_stand(_look: str, _frame: int) -> Image.Image:
    """Draw buckets of cut flowers on steps, as shops put them at their door."""
    p = Paint(64, 52, 9)
    board(p, (3, 20, 61, 28), 10, "wood", 0.56, salt=1)
    board(p, (1.4, 36, 62.6, 42), 8.6, "wood", 0.62, salt=2)
    for foot, places, start in ((27, (12, 25, 38, 51), 0), (42, (9, 24, 39, 54), 2)):
        for number, x in enumerate(places):
            _bucket(p, x, foot, ("red", "gold", "violet", "pink", "plaster")[(number + start) % 5])
    return p.reduce()


def _bucket(p: Paint, x: float, foot: float, ramp: str) -> None:
    """Paint a zinc bucket full of one flower."""
    for dx, dy in ((-4, -13), (0, -15), (4, -13), (-2, -11), (2.4, -11)):
        solid(p, p.dot(x + dx, foot + dy + 1.6, 2.6), "grass", 0.46, 1.6, edge=0.1)
    for dx, dy in ((-4, -14), (0, -16), (4, -14), (-2, -11.6), (2.4, -11.6)):
        ball(p, x + dx, foot + dy, 1.9, ramp, 0.66 if ramp != "plaster" else 0.92)
    solid(p, p.poly((x - 5, foot - 9), (x + 5, foot - 9), (x + 4, foot), (x - 4, foot)), "steel", 0.72, 1.6)
    flat(p, p.rect(x - 4.6, foot - 6.6, x + 4.6, foot - 5.8), "steel", 0.45)


PROPS: tuple[Prop, ...] = (
    Prop("cake dome", cake_stand, looks=("in use",), shadow="none"),
    Prop("coffee sacks", coffee_sacks),
    Prop("newspaper rack", newspaper_rack),
    Prop("trophy case", trophy_case, light="screen"),
    Prop("skeleton", skeleton, shadow="oval"),
    Prop("telescope", telescope, shadow="oval"),
    Prop("flower stand", flower_stand),
)
"""What makes the places lived in."""
