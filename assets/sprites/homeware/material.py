"""What furniture is made of: the woods and the colours that the names of the props speak of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from studio.paint import FINE

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from studio.paint import Mask, Paint
    from studio.palette import Floats
    from studio.prop import Drawing

Box = tuple[float, float, float, float]
"""A rectangle by its corners: x0, y0, x1, y1 in pixels of the picture."""


@dataclass(frozen=True)
class Wood:
    """A wood or a painted one."""

    ramp: str
    lift: float
    """Added to every tone, so that all woods keep their own place between dark and light."""
    grain: float
    """How strongly the grain shows."""
    handle: str = "gold"
    """The ramp of knobs and handles."""
    cushion: str = "red"
    """The colour of the cushions that go with it."""


WOODS = {
    "pine": Wood("pine", -0.02, 0.075, "steel", "green"),
    "oak": Wood("wood", 0.0, 0.085, "gold", "red"),
    "walnut": Wood("walnut", 0.13, 0.07, "gold", "blue"),
    "white": Wood("white paint", 0.14, 0.02, "gold", "pink"),
}
"""Every wood by the name that stands in the name of a prop."""

CLOTHS = {
    "blue": "water",
    "red": "red",
    "green": "grass",
    "violet": "violet",
    "pink": "pink",
    "yellow": "gold",
    "teal": "teal",
    "cream": "cream",
    "brown": "brown",
    "grey": "grey",
    "navy": "denim",
    "white": "white",
}
"""The ramp of every colour by the name that stands in the name of a prop."""

BED_COLOURS = ("blue", "red", "green", "violet", "pink", "yellow", "teal")
"""The colours of bedding."""


def still(draw: Callable[..., Image.Image], *given: object) -> Drawing:
    """Give the drawing of a prop that has only its plain look."""
    return lambda _look, _frame: draw(*given)


def looks(draw: Callable[..., Image.Image], *given: object) -> Drawing:
    """Give the drawing of a prop whose looks do not move: ``draw`` takes the look last."""
    return lambda look, _frame: draw(*given, look)


def moving(draw: Callable[..., Image.Image], *given: object) -> Drawing:
    """Give the drawing of a prop that moves: ``draw`` takes the look and the frame last."""
    return lambda look, frame: draw(*given, look, frame)


@cache
def _places(rows: int, columns: int) -> tuple[Floats, Floats]:
    down, across = np.mgrid[:rows, :columns] / FINE
    return down, across


def places(paint: Paint) -> tuple[Floats, Floats]:
    """Give y and x of every point of the canvas, in pixels of the picture."""
    return _places(paint.rows, paint.columns)


def timber(
    paint: Paint,
    shape: Mask,
    wood: Wood,
    tone: float = 0.6,
    bevel: float = 1.2,
    *,
    relief: float = 0.35,
    salt: int = 0,
    upright: bool = False,
    edge: float = 0.12,
    down: tuple[float, float] = (0, 0),
) -> Mask:
    """Paint a shape in a wood, with its grain."""
    grain = wood.grain * paint.grain(salt, upright=upright)
    return paint.fill(shape, wood.ramp, tone + wood.lift, bevel, relief, texture=grain, edge=edge, down=down)
