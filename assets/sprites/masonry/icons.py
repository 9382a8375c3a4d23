"""What signs show, each drawn around a point, about 12 pixels large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from masonry.hang import leaf

if TYPE_CHECKING:
    from collections.abc import Callable

    from studio.paint import Paint


def cup(paint: Paint, x: float, y: float) -> None:
    """Draw a cup of coffee with steam."""
    handle = paint.dot(x + 4.2, y + 1, 2.4) & ~paint.dot(x + 4.2, y + 1, 1.2)
    paint.fill(handle, "tiles", 0.9, 0, edge=0.1)
    paint.fill(paint.rect(x - 4.4, y - 2, x + 4, y + 4, 1.6), "tiles", 0.96, 1.2, 0.3, edge=0.1)
    paint.fill(paint.rect(x - 3.6, y - 2, x + 3.2, y - 0.6), "wood", 0.3, 0, edge=0)
    for dx in (-2, 1.4):
        paint.fill(
            paint.line([(x + dx, y - 3.4), (x + dx + 0.9, y - 4.6), (x + dx, y - 6)], 0.8),
            "plaster",
            1,
            0,
            edge=0,
        )


def mug(paint: Paint, x: float, y: float) -> None:
    """Draw a mug of beer with froth."""
    handle = paint.dot(x + 4, y + 1, 2.8) & ~paint.dot(x + 4, y + 1, 1.5)
    paint.fill(handle, "gold", 0.62, 0, edge=0.1)
    paint.fill(paint.rect(x - 4, y - 3, x + 3.4, y + 5, 0.8), "gold", 0.66, 1.2, 0.4, edge=0.16)
    for dx in (-2.6, -0.4, 1.8):
        paint.fill(paint.rect(x + dx - 0.3, y - 1, x + dx + 0.4, y + 4), "gold", 0.36, 0, edge=0)
    for dx in (-3.2, -0.4, 2.4):
        paint.fill(paint.dot(x + dx, y - 3.4, 2), "plaster", 1, 0.8, 0.2, edge=0.05)


def tools(paint: Paint, x: float, y: float) -> None:
    """Draw a hammer and a brush, crossed."""
    paint.fill(paint.line([(x - 4.4, y + 5), (x + 3.4, y - 3.6)], 1.6), "wood", 0.86, 0, edge=0.1)
    paint.fill(
        paint.poly((x + 0.6, y - 5.4), (x + 2.6, y - 6.6), (x + 6.4, y - 2.4), (x + 4.6, y - 0.6)),
        "steel",
        0.8,
        0.8,
        0.4,
        edge=0.14,
    )
    paint.fill(paint.line([(x + 4.4, y + 5), (x - 2.4, y - 2.4)], 1.6), "gold", 0.7, 0, edge=0.1)
    paint.fill(
        paint.poly((x - 1.4, y - 3.4), (x - 3.4, y - 1.4), (x - 6.4, y - 5), (x - 4.8, y - 6.6)),
        "red",
        0.6,
        0.8,
        0.3,
        edge=0.14,
    )


def apple(paint: Paint, x: float, y: float) -> None:
    """Draw a red apple."""
    paint.fill(
        paint.dot(x - 1.8, y + 1, 3.6, 4) | paint.dot(x + 1.8, y + 1, 3.6, 4),
        "red",
        0.58,
        2,
        0.5,
        gloss=0.3,
        edge=0.14,
    )
    paint.fill(paint.rect(x - 0.4, y - 5, x + 0.6, y - 1.6), "wood", 0.3, 0, edge=0)
    leaf(paint, x + 0.6, y - 3.4, 4, 0.9, -0.44, 0.68)


def book(paint: Paint, x: float, y: float) -> None:
    """Draw an open book."""
    paint.fill(
        paint.poly(
            (x - 6, y - 3), (x, y - 1.6), (x + 6, y - 3), (x + 6, y + 4), (x, y + 5.4), (x - 6, y + 4)
        ),
        "plaster",
        0.96,
        0.8,
        0.2,
        edge=0.2,
    )
    paint.fill(paint.rect(x - 0.4, y - 1.6, x + 0.4, y + 5.2), "plaster", 0.4, 0, edge=0)
    for at in range(3):
        line = paint.rect(x - 4.8, y - 0.8 + at * 1.7, x - 1.2, y - 0.2 + at * 1.7) | paint.rect(
            x + 1.2, y - 0.8 + at * 1.7, x + 4.8, y - 0.2 + at * 1.7
        )
        paint.fill(line, "plaster", 0.36, 0, edge=0)


def cap(paint: Paint, x: float, y: float) -> None:
    """Draw a graduate's cap."""
    paint.fill(paint.rect(x - 3.4, y, x + 3.4, y + 4, 1), "violet", 0.3, 0.8, 0.3, edge=0.1)
    paint.fill(
        paint.poly((x, y - 4.4), (x + 7, y - 0.8), (x, y + 2.4), (x - 7, y - 0.8)),
        "violet",
        0.5,
        1,
        0.4,
        edge=0.12,
    )
    paint.fill(paint.line([(x, y - 1), (x + 5, y + 0.4), (x + 5, y + 3.6)], 0.8), "gold", 0.8, 0, edge=0)
    paint.fill(paint.dot(x + 5, y + 4, 1), "gold", 0.7, 0, edge=0)


def bed(paint: Paint, x: float, y: float) -> None:
    """Draw a bed."""
    paint.fill(
        paint.rect(x - 6.4, y - 4, x - 5, y + 5) | paint.rect(x + 5, y - 1, x + 6.4, y + 5),
        "wood",
        0.86,
        0,
        edge=0.1,
    )
    paint.fill(paint.rect(x - 5, y, x + 5, y + 3.4, 0.8), "water", 0.66, 1, 0.3, edge=0.1)
    paint.fill(paint.rect(x - 5, y - 2.4, x - 1, y + 0.6, 1), "plaster", 1, 0.8, 0.3, edge=0.1)


def tree(paint: Paint, x: float, y: float) -> None:
    """Draw an oak."""
    paint.fill(paint.rect(x - 0.9, y + 1, x + 0.9, y + 6), "wood", 0.5, 0.6, 0.4, edge=0.1)
    paint.fill(
        paint.dot(x, y - 2.6, 3.6) | paint.dot(x - 2.8, y, 2.8) | paint.dot(x + 2.8, y, 2.8),
        "grass",
        0.58,
        2.4,
        0.5,
        edge=0.14,
    )


def cross(paint: Paint, x: float, y: float) -> None:
    """Draw the green cross of a pharmacy."""
    paint.fill(
        paint.rect(x - 1.9, y - 5.4, x + 1.9, y + 5.4) | paint.rect(x - 5.4, y - 1.9, x + 5.4, y + 1.9),
        "grass",
        0.6,
        1,
        0.3,
        edge=0.1,
    )


def palette(paint: Paint, x: float, y: float) -> None:
    """Draw a painter's palette."""
    paint.fill(paint.dot(x, y, 6, 4.6) & ~paint.dot(x + 2.6, y + 1.8, 1.3), "wood", 0.86, 1, 0.3, edge=0.12)
    for dx, dy, name in ((-3.2, -0.6, "red"), (-0.8, -2.4, "water"), (2.2, -1.8, "gold"), (-2, 2.2, "grass")):
        paint.fill(paint.dot(x + dx, y + dy, 1.2), name, 0.6, 0, edge=0)


def note(paint: Paint, x: float, y: float) -> None:
    """Draw a pair of notes."""
    paint.fill(
        paint.dot(x - 2.8, y + 3.4, 2, 1.6) | paint.dot(x + 3.4, y + 2.4, 2, 1.6), "plaster", 1, 0, edge=0
    )
    paint.fill(
        paint.rect(x - 1.6, y - 4, x - 0.6, y + 3.4) | paint.rect(x + 4.4, y - 5, x + 5.4, y + 2.4),
        "plaster",
        1,
        0,
        edge=0,
    )
    paint.fill(
        paint.poly((x - 1.6, y - 5), (x + 5.4, y - 6), (x + 5.4, y - 4), (x - 1.6, y - 3)),
        "plaster",
        1,
        0,
        edge=0,
    )


def heart(paint: Paint, x: float, y: float) -> None:
    """Draw a heart, for a home."""
    paint.fill(
        paint.dot(x - 2.2, y - 1, 2.7)
        | paint.dot(x + 2.2, y - 1, 2.7)
        | paint.poly((x - 4.8, y), (x + 4.8, y), (x, y + 5.4)),
        "red",
        0.58,
        1.6,
        0.4,
        edge=0.12,
    )


def rose(paint: Paint, x: float, y: float) -> None:
    """Draw a rose under a crown."""
    leaf(paint, x, y + 4, 5, -0.9, -0.2, 0.6)
    leaf(paint, x, y + 4, 5, 0.9, -0.2, 0.6)
    paint.fill(paint.dot(x, y + 1.4, 3.6), "red", 0.54, 1.6, 0.4, edge=0.14)
    paint.fill(paint.dot(x + 0.4, y + 1, 1.7) & ~paint.dot(x + 0.8, y + 1.5, 1), "red", 0.85, 0, edge=0)
    points = [
        (x - 4, y - 2.4),
        (x - 4.4, y - 6.4),
        (x - 2, y - 4.4),
        (x, y - 7),
        (x + 2, y - 4.4),
        (x + 4.4, y - 6.4),
        (x + 4, y - 2.4),
    ]
    paint.fill(paint.poly(*points), "gold", 0.74, 0.8, 0.4, edge=0.12)


ICONS: dict[str, Callable[[Paint, float, float], None]] = {
    "cup": cup, "mug": mug, "tools": tools, "apple": apple, "book": book, "cap": cap, "bed": bed,
    "tree": tree, "cross": cross, "palette": palette, "note": note, "heart": heart, "rose": rose,
}  # fmt: skip
"""Every icon by name."""
