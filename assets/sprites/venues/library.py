"""The library: stacks of books, reading tables with green lamps, sofas, the card catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio.paint import Paint
from studio.prop import Prop
from venues.goods import books
from venues.parts import ball, board, flat, legs, puddle, solid, writing
from venues.small import book

if TYPE_CHECKING:
    from PIL import Image


def stack(width: int, seed: int, look: str, wood: str = "wood") -> Image.Image:
    """Draw a high shelf of four rows of books; while it is in use a book is out."""
    p = Paint(width, 80, 4)
    inner = width - 4.0
    p.fill(p.rect(1, 6, width - 1, 79, 1), wood, 0.42, 1, 0.3, texture=0.06 * p.grain(1, upright=True))
    p.fill(p.rect(4, 12, inner, 74), wood, 0.1, 0, edge=0.1)
    for row, foot in enumerate((25.5, 41, 56.5, 72)):
        end = inner - (9 if row == 1 + seed % 2 else 0)
        books(p, 4.4, end, foot, 11.8, seed * 7 + row)
        if end < inner:
            _ornament(p, inner - 4.4, foot, seed)
        if look == "in use" and row == 2:
            flat(p, p.rect(12, foot - 12, 19, foot), wood, 0.06)
            solid(p, p.poly((13, foot - 9.6), (15.6, foot - 10.6), (18.6, foot), (16, foot)), "red", 0.6, 0.9)
        p.shade(p.rect(4, foot - 14, inner, foot - 11.4), 0.4, blur=0.8)
        solid(p, p.rect(2, foot, width - 2, foot + 2.6), wood, 0.56, 0.9, texture=0.05 * p.grain(4))
    board(p, (0.8, 2.5, width - 0.8, 8), 3.4, wood, 0.64, salt=2)
    if look == "broken":
        _spilled_books(p, width)
    middle = width / 2
    solid(p, p.rect(middle - 7, 7, middle + 7, 12, 1), "gold", 0.64, 1)
    flat(p, p.rect(middle - 4.6, 9, middle + 4.6, 10), "gold", 0.1)
    return p.reduce()


def _spilled_books(p: Paint, width: int) -> None:
    """Empty the middle of a shelf and heap its books at the foot."""
    for foot in (41, 56.5):
        flat(p, p.rect(width * 0.3, foot - 12, width - 6, foot), "wood", 0.06)
    flat(p, p.poly((width * 0.3, 44), (width - 5, 52), (width - 5, 55), (width * 0.3, 47)), "wood", 0.7)
    for number in range(width // 7):
        x, y = 5 + number * 6.6, 74.0 - (number * 5) % 9
        ramp = ("red", "water", "gold", "leaf", "violet", "plaster")[number % 6]
        tilt = (number * 7) % 5 - 2
        solid(
            p,
            p.poly(
                (x - 4, y - 3 + tilt), (x + 4, y - 3 - tilt), (x + 4, y + 1 - tilt), (x - 4, y + 1 + tilt)
            ),
            ramp,
            0.6,
            0.9,
        )
    if width > 40:
        book(p, width * 0.62, 73)


def _ornament(p: Paint, x: float, foot: float, seed: int) -> None:
    """Set a vase or a small bust between the books."""
    if seed % 2:
        p.fill(p.oval(x - 3.6, foot - 8, x + 3.6, foot), "teal", 0.66, 3, 0.5, gloss=0.3)
        solid(p, p.rect(x - 1.8, foot - 10, x + 1.8, foot - 6.6, 0.6), "teal", 0.6, 1)
    else:
        solid(p, p.rect(x - 2.6, foot - 3.4, x + 2.6, foot, 0.6), "plaster", 0.8, 1)
        ball(p, x, foot - 6.2, 2.9, "plaster", 0.88)


def low_stack(seed: int) -> Image.Image:
    """Draw a low shelf with two rows of books and something to read on it."""
    p = Paint(64, 52, 5)
    p.fill(p.rect(2, 20, 62, 51, 1), "wood", 0.42, 1, 0.3, texture=0.06 * p.grain(1, upright=True))
    p.fill(p.rect(4.6, 22, 59.4, 47), "wood", 0.1, 0, edge=0.1)
    for row, foot in enumerate((34, 47)):
        books(p, 5, 59, foot, 10, seed * 3 + row + 40)
        solid(p, p.rect(3, foot, 61, foot + 2), "wood", 0.56, 0.9)
    board(p, (1, 9, 63, 19), 3.4, "wood", 0.64, salt=2)
    book(p, 18, 13)
    for number, ramp in enumerate(("leaf", "gold", "red")):
        solid(p, p.rect(40, 13 - number * 2.4, 53, 16 - number * 2.4, 0.5), ramp, 0.58, 0.9)
    return p.reduce()


def end_stack(_look: str, _frame: int) -> Image.Image:
    """Draw a double stack from its narrow end: a run from north to south, joined tile after tile."""
    p = Paint(32, 112, 6)
    p.fill(p.rect(3, 60, 29, 111, 1), "wood", 0.42, 1, 0.3, texture=0.06 * p.grain(1, upright=True))
    p.fill(p.rect(6, 66, 26, 105, 1), "wood", 0.52, 1.4, 0.4, texture=0.05 * p.grain(2, upright=True))
    board(p, (2, 2.5, 30, 61), 3.4, "wood", 0.64, salt=2, upright=True)
    for number in range(6):
        y = 8 + number * 8.4
        solid(
            p,
            p.rect(6 + number % 2 * 2, y, 15, y + 5, 0.5),
            ("leaf", "red", "gold", "water", "violet", "teal")[number],
            0.56,
            0.9,
        )
    solid(p, p.rect(9, 70, 23, 78, 1), "plaster", 0.92, 0.8)
    writing(p, (11, 71.6, 21, 77), "plaster", 0.3, pitch=2)
    return p.reduce()


def reading_table(width: int, look: str) -> Image.Image:
    """Draw a long table with green lamps; books lie open on it while it is in use."""
    p = Paint(width, 52, 7)
    legs(p, (6, width - 6), 32, 50.5, "mahogany", tone=0.44, width=4.6)
    board(p, (1, 12, width - 1, 34), 5, "mahogany", 0.68, salt=3)
    leather = p.rect(5, 15, width - 5, 31, 1)
    p.fill(leather, "leaf", 0.36, 1, 0.2, texture=0.03 * p.noise(3, 1))
    lamps = (width * 0.25, width * 0.75) if width > 70 else (width / 2,)
    for x in lamps:
        _green_lamp(p, x, 19, lit=look == "in use")
    places = (width * 0.5, width * 0.12, width * 0.88) if width > 70 else (width * 0.22, width * 0.78)
    for number, x in enumerate(places):
        if look == "in use":
            book(p, x, 25)
        elif number != 1:
            solid(p, p.rect(x - 5, 23, x + 5, 27, 0.5), ("red", "gold", "water")[number], 0.56, 0.9)
            solid(p, p.rect(x - 4, 20.4, x + 4.6, 23.4, 0.5), ("water", "red", "leaf")[number], 0.6, 0.9)
    if look == "wet":
        puddle(p, width / 2 + 8, 27, wide=9, high=3, ramp="night glass")
        flat(p, p.rect(width / 2 + 6, 33, width / 2 + 7.6, 43), "night glass", 0.2)
        solid(p, p.rect(width / 2 + 14, 21, width / 2 + 19, 25, 1), "glass", 0.6, 1)
    return p.reduce()


def _green_lamp(p: Paint, x: float, y: float, *, lit: bool) -> None:
    """Paint a reading lamp of brass with a green shade."""
    p.shade(p.dot(x + 1, y + 3.4, 5, 2), 0.4, blur=0.6)
    solid(p, p.dot(x, y + 3, 4, 1.8), "gold", 0.58, 1)
    solid(p, p.rect(x - 0.8, y - 8, x + 0.8, y + 3), "gold", 0.66, 0.8)
    shade = p.rect(x - 8, y - 14, x + 8, y - 6, 3.6)
    p.fill(shade, "leaf", 0.72, 2.6, 0.5, gloss=0.3)
    flat(p, p.rect(x - 6.6, y - 7.4, x + 6.6, y - 5.8), "lit glass" if lit else "gold", 0.95 if lit else 0.5)


def sofa(facing: str, ramp: str, tone: float, look: str = "") -> Image.Image:
    """Draw a leather sofa for two with rolled arms."""
    if facing in {"left", "right"}:
        return _sofa_side(facing, ramp, tone)
    p = Paint(64, 46, 8)
    for x in (5, 57):
        solid(p, p.rect(x - 2, 40, x + 2, 44.6, 1), "mahogany", 0.5, 1)
    if facing == "down":
        p.fill(p.rect(4, 3, 60, 28, 4), ramp, tone, 3.4, 0.35, gloss=0.15)
        flat(p, p.rect(31.6, 5, 32.4, 24), ramp, tone - 0.3)
        for x in (13, 22, 42, 51):
            flat(p, p.dot(x, 12, 0.8), ramp, tone - 0.35)
        p.fill(p.rect(6, 29, 58, 42, 1.6), ramp, tone - 0.2, 1.6, 0.3)
        for x in (7.4, 32.2):
            p.fill(p.rect(x, 20, x + 24.4, 33.4, 3), ramp, tone + 0.06, 3, 0.35, gloss=0.15)
        if look == "occupied":
            solid(p, p.poly((34, 22), (52, 20.6), (54, 31), (36, 32)), "gold", 0.6, 2)
        elif look == "broken":
            flat(p, p.line([(12, 22), (18, 29), (25, 25)], 4), ramp, 0.1)
            for x, y in ((13, 24), (17.4, 27.4), (22, 26), (19, 31), (26, 34)):
                solid(p, p.dot(x, y, 2.4, 2), "plaster", 0.92, 1.6)
    else:
        p.fill(p.rect(6, 14, 58, 26, 2), ramp, tone, 2, 0.3)
        p.fill(p.rect(4, 16, 60, 43, 3), ramp, tone - 0.1, 2.6, 0.35, down=(0.06, -0.12))
        solid(p, p.rect(4, 12, 60, 19, 3.4), ramp, tone + 0.1, 2.6, gloss=0.15)
    for x in (1.5, 53.5):
        p.fill(p.rect(x, 16, x + 9, 42, 3), ramp, tone - 0.08, 2.4, 0.35)
        p.fill(p.rect(x, 14, x + 9, 22, 4), ramp, tone + 0.1, 3, 0.4, gloss=0.15)
    return p.reduce()


def _sofa_side(facing: str, ramp: str, tone: float) -> Image.Image:
    """Draw the sofa from its side, two tiles from north to south."""
    p = Paint(38, 78, 9)
    right = facing == "right"
    back = 2.0 if right else 24.0
    seat = 12.0 if right else 5.0
    p.fill(p.rect(4, 10, 34, 66, 3), ramp, tone - 0.18, 2, 0.3)
    p.fill(p.rect(back, 3, back + 12, 64, 5), ramp, tone, 4.4, 0.4, gloss=0.15)
    for y in (19, 37.6):
        p.fill(p.rect(seat, y, seat + 21, y + 18, 3), ramp, tone + 0.04, 3, 0.35, gloss=0.15)
    edge = p.rect(back + 11, 16, back + 13, 56) if right else p.rect(back - 1, 16, back + 1, 56)
    p.shade(edge, 0.5, blur=1.2)
    p.fill(p.rect(3, 10, 35, 21, 4), ramp, tone + 0.1, 3.4, 0.4, gloss=0.12)
    p.shade(p.rect(3, 21, 35, 23), 0.35, blur=0.8)
    for x in (6, 30):
        solid(p, p.rect(x - 2, 72, x + 2, 76.6, 1), "mahogany", 0.5, 1)
    p.fill(p.rect(3, 61, 35, 73.6, 2), ramp, tone - 0.16, 1.6, 0.3, down=(0.05, -0.08))
    p.fill(p.rect(2, 53, 36, 65, 4.6), ramp, tone + 0.1, 3.8, 0.4, gloss=0.15)
    return p.reduce()


def catalogue(look: str, _frame: int) -> Image.Image:
    """Draw the card catalogue, a chest of many small drawers; one is out while it is open."""
    p = Paint(48, 58, 10)
    p.fill(p.rect(2, 20, 46, 56.6, 1), "wood", 0.44, 1, 0.3, texture=0.06 * p.grain(1, upright=True))
    board(p, (1, 10, 47, 19), 3, "wood", 0.72, salt=2)
    for row in range(4):
        for column in range(4):
            x, y = 4 + column * 10.2, 24 + row * 7.6
            solid(p, p.rect(x, y, x + 9.2, y + 6.6, 0.6), "wood", 0.6, 1)
            flat(p, p.rect(x + 2, y + 1.2, x + 7.2, y + 3), "plaster", 0.95)
            solid(p, p.dot(x + 4.6, y + 4.6, 1), "gold", 0.8, 0.7)
    if look == "open":
        flat(p, p.rect(14.2, 31.6, 23.4, 36), "plaster", 0.9)
        solid(p, p.rect(13.6, 35.4, 24, 43, 0.6), "wood", 0.74, 1.2)
        solid(p, p.dot(18.8, 39.6, 1.3), "gold", 0.85, 0.8)
    _green_lamp(p, 36, 13, lit=False)
    return p.reduce()


def book_cart(_look: str, _frame: int) -> Image.Image:
    """Draw a cart with books to be put back."""
    p = Paint(44, 50, 11)
    for x in (9, 35):
        solid(p, p.dot(x, 46, 2.8), "black", 0.4, 1.4)
    p.fill(p.rect(4, 6, 40, 44, 1), "leaf", 0.3, 1, 0.3)
    for row, foot in enumerate((24, 41)):
        p.fill(p.rect(6, foot - 14, 38, foot), "leaf", 0.1, 0, edge=0.1)
        books(p, 6.4, 37.6, foot, 12, 60 + row)
        solid(p, p.rect(3, foot, 41, foot + 3), "leaf", 0.72, 1)
    for x in (2.6, 38.4):
        solid(p, p.rect(x, 4, x + 3, 45, 1), "leaf", 0.66, 1)
    return p.reduce()


def lectern(_look: str, _frame: int) -> Image.Image:
    """Draw a lectern with the great dictionary open on it."""
    p = Paint(32, 48, 12)
    solid(p, p.rect(13.4, 20, 18.6, 43), "mahogany", 0.5, 1.4)
    solid(p, p.oval(5, 39.6, 27, 46.8), "mahogany", 0.52, 2)
    p.fill(p.poly((4, 8), (28, 8), (30.4, 22), (1.6, 22)), "mahogany", 0.66, 1.4, 0.3)
    solid(p, p.rect(1.4, 20.6, 30.6, 24, 1), "mahogany", 0.8, 1)
    p.fill(
        p.poly((6, 7), (16, 9), (26, 7), (28, 19), (16, 21), (4, 19)), "plaster", 0.95, 0.8, 0.3, edge=0.25
    )
    flat(p, p.rect(15.6, 9, 16.4, 21), "plaster", 0.4)
    writing(p, (7.6, 10.4, 14.6, 18.4), "plaster", 0.3, pitch=1.9)
    writing(p, (17.4, 10.4, 25, 18.4), "plaster", 0.3, pitch=1.9, salt=1)
    flat(p, p.rect(18, 16, 19.6, 23), "red", 0.6)
    return p.reduce()


LEATHERS = (("brown", "brown", 0.66), ("green", "leaf", 0.5), ("red", "red", 0.42))
"""The leathers of the sofas: name, ramp, tone."""

PROPS: tuple[Prop, ...] = (
    *(
        Prop(
            f"bookshelf stack {n + 1}",
            lambda look, _f, n=n: stack(64, n, look),
            "bookshelf",
            looks=("in use", "broken"),
        )
        for n in range(4)
    ),
    *(
        Prop(
            f"bookshelf narrow {n + 1}",
            lambda look, _f, n=n: stack(32, n + 5, look),
            "bookshelf",
            looks=("in use", "broken"),
        )
        for n in range(2)
    ),
    Prop("bookshelf", lambda look, _f: stack(64, 8, look), "bookshelf", looks=("in use", "broken")),
    *(Prop(f"bookshelf low {n + 1}", lambda _l, _f, n=n: low_stack(n), "bookshelf") for n in range(2)),
    Prop("bookshelf end", end_stack, "bookshelf"),
    Prop(
        "library table",
        lambda look, _f: reading_table(64, look),
        "library table",
        looks=("in use", "wet"),
        light="lamp",
    ),
    Prop(
        "library table long",
        lambda look, _f: reading_table(96, look),
        "library table",
        looks=("in use", "wet"),
        light="lamp",
    ),
    *(
        Prop(
            f"library sofa {name} {facing}",
            lambda look, _f, r=ramp, t=tone, g=facing: sofa(g, r, t, look),
            "library sofa",
            looks=("occupied", "broken") if facing == "down" else (),
        )
        for name, ramp, tone in LEATHERS
        for facing in ("down", "up", "left", "right")
    ),
    Prop("card catalogue", catalogue, looks=("open",)),
    Prop("book cart", book_cart),
    Prop("lectern", lectern, shadow="oval"),
)
"""What the library has."""
