"""Small things that stand on tables and counters, and how they are painted on a larger picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio.paint import Paint
from studio.prop import Prop
from venues.parts import ball, blossom, flat, solid, steam

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image


def cup(p: Paint, x: float, y: float, ramp: str = "white") -> None:
    """Paint a cup of coffee on its saucer."""
    p.shade(p.dot(x + 0.8, y + 0.8, 3.8, 2.4), 0.4, blur=0.5)
    p.fill(p.dot(x, y + 0.9, 3.7, 2.2), ramp, 0.8, 1, 0.4, edge=0.2)
    p.fill(p.rect(x - 2.3, y - 2.4, x + 2.3, y + 1.2, 1.2), ramp, 0.86, 1.6, 0.4, edge=0.15)
    p.fill(p.dot(x + 2.8, y - 0.7, 1.1), ramp, 0.7, 0, edge=0)
    p.fill(p.dot(x, y - 2.2, 2.2, 1.1), ramp, 1.0, 0, edge=0)
    flat(p, p.dot(x, y - 2.1, 1.5, 0.7), "wood", 0.3)


def cake(p: Paint, x: float, y: float, icing: str = "pink") -> None:
    """Paint a slice of cake on a plate."""
    p.shade(p.dot(x + 0.8, y + 1, 5.4, 3.4), 0.35, blur=0.5)
    p.fill(p.dot(x, y, 5.2, 3.4), "white", 0.92, 1, 0.3, edge=0.2)
    flat(p, p.dot(x, y, 3.4, 2), "white", 0.78)
    solid(p, p.rect(x - 2.6, y - 3, x + 2.6, y + 1, 0.6), "gold", 0.55, 1)
    solid(p, p.rect(x - 2.6, y - 3.8, x + 2.6, y - 1.6, 0.7), icing, 0.78, 1, edge=0.04)
    ball(p, x, y - 4, 1.1, "red", 0.55)


def plate(p: Paint, x: float, y: float) -> None:
    """Paint a plate of food with fork and knife."""
    p.shade(p.dot(x + 0.8, y + 1, 6, 4), 0.3, blur=0.5)
    p.fill(p.dot(x, y, 5.6, 3.9), "white", 0.92, 1, 0.3, edge=0.2)
    p.fill(p.dot(x, y, 3.8, 2.4), "white", 0.78, 0.8, -0.3, edge=0.05)
    solid(p, p.dot(x - 1.2, y - 0.6, 1.8, 1.4), "wood", 0.5, 1.4)
    solid(p, p.dot(x + 1.6, y + 0.3, 1.4, 1), "leaf", 0.85, 1)
    flat(p, p.rect(x - 8, y - 2.6, x - 7.1, y + 2.6) | p.rect(x + 7.1, y - 2.6, x + 8, y + 2.6), "white", 0.7)


def vase(p: Paint, x: float, y: float, flowers: tuple[str, str, str] = ("red", "gold", "pink")) -> None:
    """Paint a little vase with three flowers."""
    p.shade(p.dot(x + 0.8, y + 2.6, 3, 1.4), 0.4, blur=0.5)
    for (dx, dy), ramp in zip(((-2.8, -6), (2.4, -6.8), (0, -9.4)), flowers, strict=True):
        flat(p, p.line([(x, y - 1), (x + dx, y + dy)], 0.7), "grass", 0.45)
        blossom(p, x + dx, y + dy, ramp, 1.3)
    p.fill(p.oval(x - 2.4, y - 2, x + 2.4, y + 3.4), "water", 0.62, 2, 0.5, gloss=0.3)


def beer(p: Paint, x: float, y: float) -> None:
    """Paint a glass of beer with its foam."""
    p.shade(p.dot(x + 1, y + 0.8, 2.8, 1.4), 0.4, blur=0.5)
    solid(p, p.rect(x - 2.3, y - 5.4, x + 2.3, y + 1, 0.8), "gold", 0.52, 1.4, gloss=0.25)
    flat(p, p.rect(x + 2.3, y - 4, x + 3.9, y - 0.4) & ~p.rect(x + 2.2, y - 3, x + 3, y - 1.4), "gold", 0.75)
    solid(p, p.rect(x - 2.7, y - 7, x + 2.7, y - 4.2, 1.2), "cream", 0.95, 1)


def bottle(p: Paint, x: float, y: float, ramp: str, tone: float = 0.6, *, height: float = 12) -> None:
    """Paint a bottle with its label."""
    neck = y - height
    solid(p, p.rect(x - 0.9, neck, x + 0.9, neck + 5), ramp, tone - 0.12, 0.8)
    p.fill(p.rect(x - 2, neck + 3.6, x + 2, y, 1), ramp, tone, 1.6, 0.45, edge=0.16, gloss=0.3)
    flat(p, p.rect(x - 1.6, y - height * 0.42, x + 1.6, y - height * 0.16), "plaster", 0.85)
    flat(p, p.rect(x - 0.9, neck, x + 0.9, neck + 1), "gold", 0.7)


def book(p: Paint, x: float, y: float) -> None:
    """Paint an open book."""
    p.shade(p.rect(x - 5, y - 2, x + 6, y + 4), 0.3, blur=0.6)
    pages = [
        (x - 5.6, y - 2.6),
        (x, y - 1.6),
        (x + 5.6, y - 2.6),
        (x + 5.6, y + 2.6),
        (x, y + 3.6),
        (x - 5.6, y + 2.6),
    ]
    p.fill(p.poly(*pages), "plaster", 0.93, 0.8, 0.3, edge=0.25)
    flat(p, p.rect(x - 0.3, y - 1.5, x + 0.3, y + 3.3), "plaster", 0.45)
    for row in range(3):
        line = y - 1.1 + row * 1.4
        flat(
            p,
            p.rect(x - 4.4, line, x - 1, line + 0.5) | p.rect(x + 1, line, x + 4.4, line + 0.5),
            "plaster",
            0.5,
        )


def fruit_bowl(p: Paint, x: float, y: float) -> None:
    """Paint a bowl of fruit."""
    for dx, dy, ramp in ((-2.6, -2, "red"), (2.6, -1.8, "gold"), (0, -3.4, "grass")):
        ball(p, x + dx, y + dy, 2.4, ramp)
    solid(p, p.oval(x - 6, y - 4, x + 6, y + 4) & ~p.rect(x - 7, y - 5, x + 7, y - 0.6), "water", 0.66, 2)


def till(look: str, _frame: int) -> Image.Image:
    """Draw a brass cash register; its drawer is out while it is open."""
    p = Paint(30, 30, 21)
    out = look == "open"
    p.fill(p.rect(2, 15, 28, 24, 1), "mahogany", 0.5, 1.4, 0.35)
    solid(p, p.poly((4, 9), (26, 9), (28, 17), (2, 17)), "red", 0.46, 1.6)
    for row in range(2):
        for column in range(5):
            solid(p, p.dot(7 + column * 4, 11.6 + row * 3.2, 1.2), "plaster", 0.9, 0.8)
    solid(p, p.rect(6, 2, 24, 8.6, 2), "gold", 0.56, 1.6, gloss=0.25)
    flat(p, p.rect(8.4, 3.6, 21.6, 7), "leaf", 0.16)
    flat(
        p,
        p.rect(15, 4.4, 16.6, 6.2) | p.rect(18, 4.4, 19.6, 6.2) | p.rect(11.4, 4.4, 13, 6.2),
        "lit glass",
        0.8,
    )
    solid(p, p.rect(1.4, 22 if out else 21, 28.6, 28.6 if out else 24.6, 1), "mahogany", 0.62, 1.2)
    if out:
        flat(p, p.rect(3, 20.4, 27, 25), "wood", 0.1)
        for at, ramp in ((4, "leaf"), (9.6, "leaf"), (15.2, "gold"), (20.8, "gold")):
            solid(p, p.rect(at, 21, at + 5, 24.4, 0.5), ramp, 0.82, 0.8)
    solid(p, p.dot(15, 26.8 if out else 22.8, 1.2), "gold", 0.8, 1)
    if look == "broken":
        solid(p, p.poly((2, 21), (27, 24), (27, 28.6), (2, 25.6)), "mahogany", 0.66, 1.2)
        flat(p, p.rect(8.4, 3.6, 21.6, 7), "red", 0.45)
        flat(p, p.line([(12, 4), (18, 6.6)], 1.1) | p.line([(18, 4), (12, 6.6)], 1.1), "plaster", 1.0)
    return p.reduce()


def _alone(
    width: int, height: int, paint: Callable[..., None], *more: object
) -> Callable[[str, int], Image.Image]:
    """Give the drawing of a small thing by itself, on its foot."""

    def draw(_look: str, _frame: int) -> Image.Image:
        p = Paint(width, height, 9)
        paint(p, width / 2, height - 4.6, *more)
        return p.reduce()

    return draw


def hot_cup(_look: str, frame: int) -> Image.Image:
    """Draw a cup whose coffee steams."""
    p = Paint(14, 26, 9)
    cup(p, 6.5, 22)
    steam(p, 7, 18, frame, 12)
    return p.reduce()


def cup_rack(_look: str, _frame: int) -> Image.Image:
    """Draw a tray of stacked cups."""
    p = Paint(30, 20, 12)
    for x in (6, 14, 22):
        for y in (15, 10.6):
            p.fill(p.rect(x - 2.8, y - 3.6, x + 2.8, y + 1, 1.2), "white", 0.86, 1.6, 0.4, edge=0.2)
            flat(p, p.rect(x - 2.2, y - 1.4, x + 2.2, y - 0.4), "red", 0.6)
    solid(p, p.rect(1.5, 15.6, 28.5, 18.6, 1), "wood", 0.7, 1)
    return p.reduce()


def sugar_jar(_look: str, _frame: int) -> Image.Image:
    """Draw a row of glasses with biscuits and beans."""
    p = Paint(30, 22, 13)
    for x, ramp, tone in ((6.5, "gold", 0.5), (15, "wood", 0.35), (23.5, "pink", 0.75)):
        p.fill(p.rect(x - 3.6, 6, x + 3.6, 20.4, 1.6), "glass", 0.85, 1.2, 0.4, edge=0.2)
        p.fill(p.rect(x - 2.6, 9.6, x + 2.6, 19.4, 1), ramp, tone, 1, 0.3, texture=0.25 * p.noise(1.4, 3))
        solid(p, p.rect(x - 3.2, 3.2, x + 3.2, 6.6, 1), "wood", 0.7, 1)
        flat(p, p.rect(x - 2.6, 8, x - 1.8, 18), "white", 1.0, 0.8)
    return p.reduce()


def menu_stand(_look: str, _frame: int) -> Image.Image:
    """Draw a folding board with today's coffee in chalk."""
    p = Paint(30, 46, 16)
    legs_of = [(4, 44.5), (7, 44.5), (8, 6), (5, 6)], [(23, 44.5), (26, 44.5), (25, 6), (22, 6)]
    for points in legs_of:
        solid(p, p.poly(*points), "wood", 0.5)
    p.fill(p.rect(3.4, 3, 26.6, 36, 2), "wood", 0.66, 1.4, 0.4, texture=0.06 * p.grain(1))
    p.fill(p.rect(6, 5.6, 24, 33.4, 1), "leaf", 0.22, 0.8, -0.2, texture=0.08 * p.noise(6, 1))
    solid(p, p.rect(11, 11, 18, 17, 1.6), "plaster", 0.92, 1)
    flat(p, p.dot(19, 13.6, 2, 1.8) & ~p.dot(19, 13.6, 1.1, 0.9), "plaster", 0.9)
    flat(
        p,
        p.line([(13, 9.4), (12.4, 8), (13.2, 6.8)], 0.6) | p.line([(16, 9.4), (15.4, 8), (16.2, 6.8)], 0.6),
        "plaster",
        0.8,
    )
    for row, end in enumerate((21, 18, 20, 16)):
        flat(p, p.rect(8.6, 20.4 + row * 3.2, end, 21.4 + row * 3.2), ("gold", "plaster")[row % 2], 0.85)
    return p.reduce()


def bread_basket(_look: str, _frame: int) -> Image.Image:
    """Draw a basket of rolls and a baguette."""
    p = Paint(30, 24, 17)
    for x, y in ((9, 10), (15, 8), (21, 10), (12, 12), (18, 12)):
        p.fill(p.dot(x, y, 4, 3), "pine", 0.5, 2.6, 0.5, gloss=0.15)
        flat(p, p.line([(x - 1.4, y - 0.6), (x + 1.2, y - 1.2)], 0.7), "pine", 0.9)
    p.fill(
        p.poly((3, 12), (27, 12), (24.5, 22.4), (5.5, 22.4)),
        "sand",
        0.55,
        1.6,
        0.35,
        texture=0.3 * p.weave(1),
    )
    solid(p, p.rect(2.4, 11, 27.6, 14, 1.2), "sand", 0.75, 1)
    return p.reduce()


PROPS: tuple[Prop, ...] = (
    Prop("till", till, looks=("open", "broken"), shadow="none"),
    Prop("till supply", till, "behind the supply store counter", looks=("open", "broken"), shadow="none"),
    Prop("till grocery", till, "behind the grocery counter", looks=("open", "broken"), shadow="none"),
    Prop("till pharmacy", till, "behind the pharmacy counter", looks=("open", "broken"), shadow="none"),
    Prop("till cafe", till, "behind the cafe counter", looks=("open", "broken"), shadow="none"),
    Prop("coffee cup", _alone(14, 12, cup), shadow="none"),
    Prop("coffee cup hot", hot_cup, frames=(("", 4),), shadow="none"),
    Prop("coffee cup red", _alone(14, 12, cup, "red"), shadow="none"),
    Prop("cake slice", _alone(16, 14, cake), shadow="none"),
    Prop("cake slice chocolate", _alone(16, 14, cake, "wood"), shadow="none"),
    Prop("plate", _alone(22, 14, plate), shadow="none"),
    Prop("flower vase", _alone(16, 22, vase), shadow="none"),
    Prop("flower vase blue", _alone(16, 22, vase, ("water", "violet", "water")), shadow="none"),
    Prop("beer glass", _alone(14, 16, beer), shadow="none"),
    Prop("fruit bowl", _alone(18, 16, fruit_bowl), shadow="none"),
    Prop("open book", _alone(18, 14, book), shadow="none"),
    Prop("cup rack", cup_rack, shadow="none"),
    Prop("biscuit jars", sugar_jar, shadow="none"),
    Prop("bread basket", bread_basket, shadow="none"),
    Prop("menu stand", menu_stand),
)
"""Every small thing."""
