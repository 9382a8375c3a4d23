"""The bare head: four shapes of face from the front, one profile, ears and neck."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from figures.brush import Brush
    from figures.look import Look
    from studio.paint import Mask

SHAPES = {
    "round": ((0, -8.2), (5.2, -7.0), (7.9, -2.8), (8.2, 1.4), (7.4, 4.9), (4.8, 7.5), (0, 8.3)),
    "oval": ((0, -8.2), (5.0, -7.0), (7.7, -2.8), (7.9, 1.0), (6.9, 4.6), (4.0, 7.6), (0, 8.6)),
    "square": ((0, -8.2), (5.4, -7.0), (7.9, -2.8), (8.0, 1.2), (7.6, 5.2), (5.2, 7.9), (0, 8.5)),
    "heart": ((0, -8.2), (5.4, -7.0), (8.1, -2.8), (8.1, 0.8), (6.6, 4.6), (3.2, 7.7), (0, 8.7)),
}
"""Right half of each outline, from the crown to the chin, in pixels from the middle of the head."""

PROFILE = (
    (-1.0, -8.3),
    (4.2, -7.2),
    (7.0, -3.4),
    (7.2, 0.6),
    (8.5, 3.0),
    (7.4, 4.0),
    (7.2, 5.4),
    (6.0, 7.8),
    (2.2, 8.4),
    (-2.4, 7.2),
    (-6.4, 4.4),
    (-8.0, -0.6),
    (-6.2, -6.2),
)
"""The outline of a head that looks to the side."""

EAR_Y = 1.9


def outline(brush: Brush, look: Look, view: str) -> Mask:
    """Give the shape of the head."""
    if view == "side":
        return brush.blob(*PROFILE)
    half = SHAPES[look.head]
    return brush.blob(*half, *((-x, y) for x, y in reversed(half[1:-1])))


def paint_head(brush: Brush, look: Look, view: str) -> Mask:
    """Paint neck, ears and face without features, and give the shape of the head."""
    skin = look.skin_ramp
    neck = (
        brush.poly((-2.3, 5), (2.3, 5), (2.6, 10.2), (-2.6, 10.2))
        if view != "side"
        else brush.poly((-3.4, 5), (1.6, 5), (2.0, 10.0), (-2.8, 10.0))
    )
    brush.fill(neck, skin, 0.5, 1.4, 0.2, edge=0.1)
    if view != "side":
        for side in (-1, 1):
            brush.fill(brush.oval(side * 8.1, EAR_Y, 1.6, 2.1), skin, 0.66, 1.3, 0.4, edge=0.14)
            brush.fill(brush.oval(side * 8.3, EAR_Y + 0.2, 0.6, 1.0), skin, 0.42, 0, 0, edge=0)
    shape = outline(brush, look, view)
    brush.fill(shape, skin, 0.77, 4.4, 0.2, down=(0.03, -0.04), edge=0.05, gloss=0.03)
    if view == "side":
        brush.fill(brush.oval(-0.9, EAR_Y + 0.2, 1.8, 2.2), skin, 0.66, 1.4, 0.4, edge=0.2)
        brush.fill(brush.oval(-0.7, EAR_Y + 0.4, 0.7, 1.1), skin, 0.4, 0, 0, edge=0)
    return shape
