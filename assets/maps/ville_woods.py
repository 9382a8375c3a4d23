"""The forest around the town, and trees, bushes and flowers on its lawns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ville_canvas import HEIGHT, WIDTH, Canvas, Thing, chance, hills, spots
from ville_plan import Spot
from ville_streets import TERRAINS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ville_walls import Cell

DEEP = 3.2
"""How many tiles deep the forest is at least."""


def plant(canvas: Canvas, cells: Mapping[Spot, Cell]) -> None:
    """Grow the forest, then what stands on the lawns."""
    for spot in spots(0, 0, WIDTH - 1, HEIGHT - 1):
        if is_forest(spot) and spot not in cells and spot not in canvas.taken:
            canvas.blocked.add(spot)


def is_forest(spot: Spot) -> bool:
    """Tell whether a tile is in the forest: its edge goes in and out."""
    edge = min(spot.x, WIDTH - 1 - spot.x, spot.y, HEIGHT - 1 - spot.y)
    return edge < DEEP + 3.5 * hills("forest", spot.x, spot.y, 6)
