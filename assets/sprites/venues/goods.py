"""Goods on shelves: every painter takes the foot of the thing, its height room, and a number to vary by."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from venues.parts import ball, flat, solid

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from studio.paint import Paint


BOOK_RAMPS = ("red", "water", "gold", "leaf", "violet", "plaster", "teal", "wood", "pink", "olive")
"""The covers of books."""


def pick(choices: Sequence[str], number: int) -> str:
    """Give one of the choices, going round."""
    return choices[number % len(choices)]


def books(  # noqa: PLR0917 - a row of books is given by its four numbers and its seed
    p: Paint, x0: float, x1: float, foot: float, height: float, seed: int = 0
) -> None:
    """Paint a row of books of many heights, a few of them leaning."""
    drawn = np.random.default_rng(seed)
    x = x0
    while x < x1 - 1.6:
        wide = min(drawn.uniform(2.2, 3.9), x1 - x)
        high = height * drawn.uniform(0.72, 1)
        ramp, tone = pick(BOOK_RAMPS, int(drawn.integers(10))), drawn.uniform(0.44, 0.68)
        solid(p, p.rect(x, foot - high, x + wide, foot, 0.3), ramp, tone, 0.9, edge=0.16)
        band = foot - high * drawn.uniform(0.55, 0.8)
        flat(p, p.rect(x + 0.4, band, x + wide - 0.4, band + 0.9), "gold" if ramp != "gold" else "red", 0.85)
        x += wide


def can(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a tin with a label."""
    solid(p, p.rect(x - 2.7, foot - 6.6, x + 2.7, foot, 0.8), "steel", 0.8, 1.4)
    ramp = pick(("red", "leaf", "gold", "water", "violet"), number)
    flat(p, p.rect(x - 2.7, foot - 5.4, x + 2.7, foot - 1), ramp, 0.62)
    flat(p, p.dot(x, foot - 3.2, 1.4, 1.2), "plaster", 0.95)


def jar(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a jar of jam."""
    ramp = pick(("red", "gold", "violet", "ginger"), number)
    p.fill(p.rect(x - 2.6, foot - 6, x + 2.6, foot, 1), ramp, 0.55, 1.6, 0.4, gloss=0.35)
    solid(p, p.rect(x - 2.3, foot - 8, x + 2.3, foot - 5.8, 0.6), "plaster", 0.9, 0.8)
    flat(p, p.rect(x - 1.6, foot - 3.8, x + 1.6, foot - 1.4), "plaster", 0.95)


def drink(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a bottle of lemonade."""
    ramp = pick(("gold", "leaf", "red", "water", "pink", "ginger"), number)
    p.fill(p.rect(x - 2.2, foot - 7.6, x + 2.2, foot, 1), ramp, 0.62, 1.6, 0.4, gloss=0.35)
    solid(p, p.rect(x - 0.9, foot - 10.6, x + 0.9, foot - 6.6), ramp, 0.55, 0.8)
    flat(p, p.rect(x - 1.1, foot - 11, x + 1.1, foot - 9.8), "plaster", 0.95)
    flat(p, p.rect(x - 2.2, foot - 5, x + 2.2, foot - 2.4), "plaster", 0.9)


def carton(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a carton of milk or cereal."""
    ramp = pick(("water", "red", "gold", "leaf", "pink"), number)
    solid(p, p.rect(x - 2.7, foot - 9.6, x + 2.7, foot, 0.3), ramp, 0.64, 1)
    flat(p, p.rect(x - 2.7, foot - 4, x + 2.7, foot - 1), "plaster", 0.95)
    flat(p, p.dot(x, foot - 6.4, 1.5), "plaster", 0.95)


def loaf(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a loaf, a roll or a plait."""
    wide = (4.8, 3.6, 5.4)[number % 3]
    p.fill(p.oval(x - wide, foot - 6.4, x + wide, foot + 0.6), "blond", 0.4, 2.8, 0.5, edge=0.18, gloss=0.2)
    for cut in np.arange(-wide + 2, wide - 0.6, 2.4):
        flat(p, p.line([(x + cut, foot - 4.6), (x + cut + 1, foot - 3)], 0.8), "blond", 0.85)


def baguette(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a baguette that stands in a basket."""
    lean = (-1.2, 0.6, 1.4)[number % 3]
    stick = p.line([(x, foot - 1.4), (x + lean, foot - 10)], 3)
    p.fill(stick, "blond", 0.46, 1.4, 0.5, edge=0.15)
    for cut in (3, 5.5, 8):
        flat(
            p,
            p.line(
                [(x - 0.8 + lean * cut / 10, foot - cut), (x + 0.8 + lean * cut / 10, foot - cut - 1)], 0.6
            ),
            "blond",
            0.9,
        )


def fruit(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a heap of one kind of fruit."""
    ramp, tone = (
        ("red", 0.55),
        ("gold", 0.6),
        ("grass", 0.62),
        ("violet", 0.45),
        ("gold", 0.4),
        ("red", 0.75),
    )[number % 6]
    for dx, dy in ((-2.3, -2), (2.3, -2), (0, -4.8)):
        ball(p, x + dx, foot + dy, 2.4, ramp, tone)
    flat(p, p.line([(x, foot - 6.6), (x + 1, foot - 8)], 0.7), "leaf", 0.8)


def greens(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint lettuce, carrots or leek."""
    which = number % 3
    if which == 0:
        for radius, tone in ((4.2, 0.45), (3, 0.6), (1.7, 0.78)):
            p.fill(p.dot(x, foot - 3.6, radius, radius * 0.9), "grass", tone, radius * 0.6, 0.5, edge=0.12)
        return
    for dx in (-2.4, 0, 2.4):
        ramp, tone = ("gold", 0.38) if which == 1 else ("plaster", 0.9)
        solid(p, p.rect(x + dx - 1.1, foot - 5.4, x + dx + 1.1, foot, 0.8), ramp, tone, 1)
        flat(p, p.line([(x + dx, foot - 5), (x + dx * 1.3, foot - 9)], 1.5), "grass", 0.55)


def paint_can(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a tin of paint with a run down its side."""
    ramp = pick(("red", "water", "gold", "leaf", "violet", "pink", "ginger"), number)
    solid(p, p.rect(x - 3.6, foot - 8.4, x + 3.6, foot, 0.6), "white", 0.68, 1.6)
    flat(p, p.rect(x - 3.6, foot - 6, x + 3.6, foot - 1.6), ramp, 0.62)
    solid(p, p.dot(x, foot - 8.4, 3.6, 1.5), ramp, 0.78, 0.8)
    flat(p, p.rect(x + 0.6, foot - 8, x + 2, foot - 3), ramp, 0.78)


def brush(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a hanging brush or roller."""
    ramp = pick(("red", "gold", "water", "leaf"), number)
    solid(p, p.rect(x - 0.8, foot - 11, x + 0.8, foot - 5, 0.6), ramp, 0.6, 0.8)
    solid(p, p.rect(x - 2.4, foot - 5.6, x + 2.4, foot - 4, 0.4), "steel", 0.8, 0.8)
    flat(p, p.rect(x - 2.2, foot - 4, x + 2.2, foot - 0.4), "wood" if number % 2 else "plaster", 0.7)


def tool(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a hanging hammer, saw, spanner, or a drill."""
    which = number % 4
    if which == 0:
        solid(p, p.rect(x - 0.9, foot - 8, x + 0.9, foot, 0.5), "wood", 0.75, 0.8)
        solid(p, p.rect(x - 3.4, foot - 11, x + 2.6, foot - 8, 0.6), "steel", 0.66, 1)
    elif which == 1:
        solid(
            p,
            p.poly((x - 3.4, foot - 10), (x + 1.6, foot - 11), (x - 0.4, foot), (x - 2, foot)),
            "steel",
            0.8,
            0.8,
        )
        solid(p, p.rect(x - 2.6, foot - 11.4, x + 3.4, foot - 8.6, 1), "red", 0.56, 1)
    elif which == 2:
        solid(p, p.rect(x - 1, foot - 8, x + 1, foot, 0.5), "steel", 0.74, 0.8)
        solid(p, p.dot(x, foot - 9, 2.6), "steel", 0.74, 1)
        flat(p, p.rect(x - 0.9, foot - 12, x + 0.9, foot - 8.6), "steel", 0.1)
    else:
        solid(p, p.rect(x - 3.4, foot - 9.6, x + 2.2, foot - 5.6, 1), "gold", 0.62, 1.2)
        solid(p, p.rect(x - 0.6, foot - 6.4, x + 2.2, foot - 0.6, 0.6), "black", 0.5, 1)
        flat(p, p.rect(x + 2.2, foot - 8.2, x + 4.2, foot - 7.2), "steel", 0.9)


def box_of(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a box of nails or screws."""
    ramp = pick(("water", "gold", "red", "leaf"), number)
    solid(p, p.rect(x - 3.3, foot - 5.4, x + 3.3, foot, 0.4), ramp, 0.52, 1)
    flat(p, p.rect(x - 3.3, foot - 5.6, x + 3.3, foot - 4.4), ramp, 0.82)
    flat(p, p.rect(x - 1.8, foot - 3.4, x + 1.8, foot - 1.4), "plaster", 0.95)


def pot(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a potted plant with a flower."""
    for dx, dy in ((-2.6, -6.4), (2.6, -6.6), (0, -8.4), (-1.4, -7.8), (1.6, -8)):
        solid(p, p.dot(x + dx, foot + dy, 2, 1.8), "grass", 0.52 + 0.04 * (dx < 0), 1.4, edge=0.1)
    flat(p, p.dot(x, foot - 9, 1.7), pick(("pink", "red", "gold", "violet"), number), 0.75)
    flat(p, p.dot(x, foot - 9, 0.7), "gold", 0.95)
    solid(
        p, p.poly((x - 3, foot - 5), (x + 3, foot - 5), (x + 2.2, foot), (x - 2.2, foot)), "brick", 0.66, 1.2
    )


def seeds(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a paper bag of seed with its picture."""
    solid(p, p.rect(x - 2.5, foot - 7.6, x + 2.5, foot, 0.4), "plaster", 0.85, 1)
    ball(p, x, foot - 3.4, 1.7, pick(("red", "gold", "violet", "pink"), number), 0.6)
    flat(p, p.rect(x - 2.5, foot - 7.6, x + 2.5, foot - 6), "grass", 0.45)


def can_watering(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a watering can."""
    ramp = pick(("leaf", "water", "red"), number)
    flat(p, p.line([(x + 2, foot - 2), (x + 5, foot - 7)], 1.3), ramp, 0.7)
    flat(p, p.dot(x, foot - 6, 3, 3) & ~p.dot(x, foot - 6, 1.9, 1.9), ramp, 0.5)
    solid(p, p.rect(x - 3.2, foot - 6, x + 2.8, foot, 0.8), ramp, 0.72, 1.6)


def pill_jar(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a jar of pills with a white cap."""
    ramp = pick(("ginger", "water", "leaf", "violet"), number)
    p.fill(p.rect(x - 2.3, foot - 6.2, x + 2.3, foot, 0.8), ramp, 0.62, 1.5, 0.4, gloss=0.3)
    solid(p, p.rect(x - 2.3, foot - 8.4, x + 2.3, foot - 6, 0.5), "white", 0.95, 0.8)
    flat(p, p.rect(x - 1.7, foot - 4.4, x + 1.7, foot - 1.6), "white", 0.98)


def pill_box(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a box of medicine with a cross."""
    ramp = pick(("leaf", "red", "water", "teal"), number)
    solid(p, p.rect(x - 3.2, foot - 6.4, x + 3.2, foot, 0.3), "white", 0.96, 0.8)
    flat(p, p.rect(x - 3.2, foot - 1.6, x + 3.2, foot - 0.4), ramp, 0.65)
    flat(
        p,
        p.rect(x - 0.7, foot - 6, x + 0.7, foot - 2.2) | p.rect(x - 2, foot - 4.8, x + 2, foot - 3.4),
        ramp,
        0.65,
    )


def tube(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint a tube of cream or a shampoo."""
    ramp = pick(("pink", "water", "violet", "gold", "teal"), number)
    solid(
        p,
        p.poly((x - 2.4, foot - 8.4), (x + 2.4, foot - 8.4), (x + 1.7, foot - 1.8), (x - 1.7, foot - 1.8)),
        ramp,
        0.72,
        1.2,
    )
    flat(p, p.rect(x - 1.6, foot - 6.6, x + 1.6, foot - 5), "white", 0.98)
    solid(p, p.rect(x - 1.3, foot - 1.8, x + 1.3, foot, 0.3), "white", 0.9, 0.6)


def flask(p: Paint, x: float, foot: float, number: int) -> None:
    """Paint an apothecary's bottle with a stopper."""
    ramp = pick(("leaf", "water", "violet", "ginger"), number)
    solid(p, p.rect(x - 0.9, foot - 9.6, x + 0.9, foot - 5, 0.4), ramp, 0.7, 0.8)
    p.fill(p.dot(x, foot - 3.4, 3.2, 3.4), ramp, 0.55, 2.4, 0.5, gloss=0.4)
    ball(p, x, foot - 10, 1.1, "gold", 0.8)


HEIGHTS = {
    can: 6.6, jar: 8.2, drink: 11, carton: 9.8, loaf: 5.4, baguette: 11.4, fruit: 5.6, greens: 9,
    paint_can: 9.8, brush: 12, tool: 12, box_of: 5.6, pot: 10, seeds: 7.8, can_watering: 9,
    pill_jar: 8.4, pill_box: 6.4, tube: 8.6, flask: 11,
}  # fmt: skip
"""How high each good is, pixels: so many fit on top of or behind each other."""


def row(
    p: Paint,
    span: tuple[float, float],
    foot: float,
    makers: Sequence[Callable[[Paint, float, float, int], None]],
    *,
    pitch: float = 7.0,
    room: float = 0.0,
    taken: float = 0.0,
    salt: int = 0,
) -> None:
    """Fill a board with goods, group by group, each group one kind in several colours.

    ``room`` is the height under the next board: low goods are piled up, higher ones get a second
    row behind them that looks out over the first. ``taken`` is the part of the board, from the
    right, that is bought already.
    """
    count = max(1, int((span[1] - span[0]) // pitch))
    step = (span[1] - span[0]) / count
    places = [
        (span[0] + step * (place + 0.5), makers[place * len(makers) // count]) for place in range(count)
    ]
    places = places[: round(count * (1 - taken))]
    for number, (x, maker) in enumerate(places):
        over = min(4.4, room - HEIGHTS[maker])
        if over > 1 and not _piled(maker, room) and x + step / 2 < span[1] - (span[1] - span[0]) * taken - 1:
            maker(p, x + step / 2, foot - over, number + salt + 2)
    if room:
        p.shade(p.rect(span[0], foot - room, span[1], foot), 0.34, blur=0.6)
    for number, (x, maker) in enumerate(places):
        maker(p, x, foot, number + salt)
        if _piled(maker, room):
            maker(
                p,
                x + (step * 0.2 if maker in {fruit, loaf} else 0),
                foot - HEIGHTS[maker] + 0.2,
                number + salt,
            )


def _piled(maker: Callable[[Paint, float, float, int], None], room: float) -> bool:
    """Tell whether two of a good fit on top of each other."""
    return HEIGHTS[maker] * 2 <= room + 0.6
