"""Shared by everything that hangs on a wall: short ways to make props and to draw their parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio.prop import Prop

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from studio.paint import Mask, Paint

COLOURS = {
    "red": ("red", 0.52),
    "green": ("green paint", 0.56),
    "blue": ("blue paint", 0.52),
    "teal": ("teal", 0.46),
    "yellow": ("gold", 0.6),
    "white": ("birch", 0.88),
    "oak": ("wood", 0.62),
    "walnut": ("walnut", 0.66),
    "violet": ("violet", 0.48),
    "black": ("black", 0.5),
    "orange": ("red", 0.74),
    "pink": ("pink", 0.52),
    "cream": ("plaster", 0.82),
}
"""Ramp and tone of each colour that paint and cloth come in."""


def hung(
    name: str,
    draw: Callable[[], Image.Image],
    *,
    kind: str = "",
    light: str = "",
    sways: bool = False,
    flat: bool = False,
) -> Prop:
    """Give a prop with one look that throws no shadow on the ground."""
    return Prop(
        name, lambda _look, _frame: draw(), kind=kind, light=light, sways=sways, flat=flat, shadow="none"
    )


def frame(  # noqa: PLR0917 - two corners, a paint and a width
    paint: Paint, x0: float, y0: float, x1: float, y1: float, name: str, tone: float, width: float = 2.4
) -> Mask:
    """Paint a frame and give what lies inside it."""
    paint.fill(paint.rect(x0, y0, x1, y1, 0.8), name, tone, 1.3, 0.4, edge=0.14)
    paint.fill(paint.rect(x0 + 0.4, y0 + 0.3, x1 - 0.4, y0 + 1.1), name, min(1, tone + 0.24), 0, edge=0)
    return paint.rect(x0 + width, y0 + width, x1 - width, y1 - width)


def board(  # noqa: PLR0917 - where it runs and what it is made of
    paint: Paint, x0: float, y0: float, x1: float, depth: float = 4, name: str = "wood", tone: float = 0.66
) -> None:
    """Paint a shelf: its lit top and its darker front edge."""
    paint.fill(
        paint.rect(x0, y0, x1, y0 + depth, 0.6),
        name,
        tone - 0.16,
        0.8,
        0.3,
        edge=0.1,
        texture=0.06 * paint.grain(2),
    )
    paint.fill(
        paint.rect(x0, y0, x1, y0 + depth * 0.45, 0.4),
        name,
        tone + 0.06,
        0,
        edge=0,
        texture=0.06 * paint.grain(1),
    )
    paint.fill(
        paint.rect(x0, y0 + depth * 0.42, x1, y0 + depth * 0.42 + 0.9), name, min(1, tone + 0.24), 0, edge=0
    )


def flower(paint: Paint, x: float, y: float, name: str, tone: float = 0.7, size: float = 1.25) -> None:  # noqa: PLR0917
    """Paint one small flower with a yellow heart."""
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        paint.fill(
            paint.dot(x + dx * size * 0.8, y + dy * size * 0.8, size * 0.72),
            name,
            tone - 0.08 * dy,
            0,
            edge=0.05,
        )
    paint.fill(paint.dot(x, y, size * 0.5), "gold", 0.2 if name == "gold" else 0.8, 0, edge=0)


def leaf(paint: Paint, x: float, y: float, long: float, dx: float, dy: float, tone: float) -> None:  # noqa: PLR0917
    """Paint one leaf from a point in a direction."""
    tip = (x + dx * long, y + dy * long)
    side = (-dy * long * 0.36, dx * long * 0.36)
    middle = (x + dx * long * 0.5, y + dy * long * 0.5)
    shape = paint.poly(
        (x, y), (middle[0] + side[0], middle[1] + side[1]), tip, (middle[0] - side[0], middle[1] - side[1])
    )
    paint.fill(shape, "grass", tone, 0, edge=0.08)
