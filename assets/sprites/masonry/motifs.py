"""What paintings show, each painted into a mask around a point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from masonry.hang import flower

if TYPE_CHECKING:
    from collections.abc import Callable

    from studio.paint import Mask, Paint


def hills(paint: Paint, inside: Mask, x: float, y: float) -> None:
    """Paint green hills under the sun."""
    paint.fill(inside, "water", 0.84, 0, down=(-0.1, 0.1), edge=0.1)
    paint.fill(paint.dot(x + 6, y - 4, 2.2) & inside, "gold", 0.9, 0, edge=0)
    paint.fill((paint.dot(x - 7, y + 8, 10, 8)) & inside, "grass", 0.42, 1, 0.3, edge=0)
    paint.fill((paint.dot(x + 7, y + 9, 11, 8)) & inside, "grass", 0.6, 1, 0.3, edge=0)


def sea(paint: Paint, inside: Mask, x: float, y: float) -> None:
    """Paint a boat at sea."""
    paint.fill(inside, "water", 0.92, 0, down=(-0.06, 0.06), edge=0.1)
    paint.fill(paint.rect(x - 20, y + 2, x + 20, y + 14) & inside, "water", 0.42, 0, down=(0.1, -0.1), edge=0)
    paint.fill(
        paint.poly((x - 5, y + 2), (x + 6, y + 2), (x + 4, y + 5), (x - 3, y + 5)) & inside,
        "wood",
        0.4,
        0,
        edge=0,
    )
    paint.fill(paint.poly((x, y - 6), (x, y + 1.4), (x - 5, y + 1.4)) & inside, "plaster", 1, 0, edge=0)
    paint.fill(paint.poly((x + 1, y - 5), (x + 1, y + 1.4), (x + 5, y + 1.4)) & inside, "red", 0.6, 0, edge=0)


def bouquet(paint: Paint, inside: Mask, x: float, y: float) -> None:
    """Paint flowers in a vase."""
    paint.fill(inside, "plaster", 0.7, 0, down=(0.06, -0.1), edge=0.12)
    paint.fill(paint.oval(x - 3, y + 1, x + 3, y + 7) & inside, "water", 0.52, 1.6, 0.4, edge=0.1)
    for dx, dy, name in (
        (-3.4, -1, "red"),
        (3.4, -1.4, "gold"),
        (0, -3.6, "pink"),
        (-1.4, 0.6, "violet"),
        (2, 1, "plaster"),
    ):
        flower(paint, x + dx, y + dy, name, 0.62 if name != "plaster" else 0.98, 1.7)


def portrait(paint: Paint, inside: Mask, x: float, y: float) -> None:
    """Paint somebody who looks at us."""
    paint.fill(inside, "wood", 0.24, 0, down=(0.1, -0.06), edge=0.12)
    paint.fill(paint.dot(x, y + 8, 6.4, 5) & inside, "violet", 0.36, 1.4, 0.4, edge=0.1)
    paint.fill(paint.dot(x, y - 1.4, 4.4, 4.4) & inside, "brown", 0.3, 0, edge=0)
    paint.fill(paint.dot(x, y, 3.2, 4) & inside, "skin", 0.78, 1.6, 0.3, edge=0.06)
    paint.fill(paint.rect(x - 1, y + 3.4, x + 1, y + 5.4) & inside, "plaster", 0.96, 0, edge=0)


def shapes(paint: Paint, inside: Mask, x: float, y: float) -> None:
    """Paint bars and fields of pure colour."""
    paint.fill(inside, "plaster", 0.95, 0, edge=0.08)
    paint.fill(paint.rect(x - 20, y - 20, x - 1, y + 2) & inside, "red", 0.6, 0, edge=0)
    paint.fill(paint.rect(x + 2, y + 1, x + 20, y + 20) & inside, "water", 0.4, 0, edge=0)
    paint.fill(paint.dot(x + 4, y - 3, 3.2) & inside, "gold", 0.7, 0, edge=0)
    bars = paint.rect(x - 1, y - 20, x + 0.6, y + 20) | paint.rect(x - 20, y + 1, x + 20, y + 2.4)
    paint.fill(bars & inside, "black", 0.1, 0, edge=0)


def night(paint: Paint, inside: Mask, x: float, y: float) -> None:
    """Paint the moon over mountains."""
    paint.fill(inside, "water", 0.16, 0, down=(-0.06, 0.16), edge=0.1)
    paint.fill(
        (paint.dot(x + 4, y - 3.4, 3) & ~paint.dot(x + 5.6, y - 4.4, 2.6)) & inside, "gold", 0.85, 0, edge=0
    )
    for dx, dy in ((-6, -4), (-2, -1), (-5, 1), (8, 1)):
        paint.fill(paint.dot(x + dx, y + dy, 0.7) & inside, "gold", 0.95, 0, edge=0)
    paint.fill(
        paint.poly((x - 14, y + 9), (x - 8, y + 2), (x - 2, y + 6), (x + 5, y + 1), (x + 14, y + 9)) & inside,
        "violet",
        0.24,
        0,
        edge=0,
    )


def cat(paint: Paint, inside: Mask, x: float, y: float) -> None:
    """Paint a ginger cat."""
    paint.fill(inside, "teal", 0.62, 0, down=(0.06, -0.1), edge=0.1)
    paint.fill((paint.dot(x, y + 7, 5, 5)) & inside, "ginger", 0.66, 1.4, 0.4, edge=0.1)
    ears = paint.poly((x - 4, y + 1), (x - 4.4, y - 5), (x - 0.6, y - 2)) | paint.poly(
        (x + 4, y + 1), (x + 4.4, y - 5), (x + 0.6, y - 2)
    )
    paint.fill((paint.dot(x, y + 0.6, 4.2, 3.6) | ears) & inside, "ginger", 0.72, 1.2, 0.4, edge=0.1)
    for dx in (-1.6, 1.6):
        paint.fill(paint.dot(x + dx, y + 0.4, 0.7, 1), "black", 0.05, 0, edge=0)


def tree(paint: Paint, inside: Mask, x: float, y: float) -> None:
    """Paint a tree in autumn."""
    paint.fill(inside, "red", 0.88, 0, down=(-0.1, 0.08), edge=0.1)
    paint.fill(paint.rect(x - 20, y + 5, x + 20, y + 20) & inside, "grass", 0.54, 0, edge=0)
    paint.fill(paint.rect(x - 0.9, y, x + 0.9, y + 6) & inside, "wood", 0.3, 0, edge=0)
    paint.fill(
        (paint.dot(x, y - 2.6, 4.6) | paint.dot(x - 3.4, y, 3) | paint.dot(x + 3.4, y, 3)) & inside,
        "autumn",
        0.62,
        2,
        0.4,
        edge=0.06,
    )


MOTIFS: dict[str, Callable[[Paint, Mask, float, float], None]] = {
    "hills": hills,
    "sea": sea,
    "flowers": bouquet,
    "portrait": portrait,
    "shapes": shapes,
    "night": night,
    "cat": cat,
    "autumn": tree,
}
"""Every motif by name."""
