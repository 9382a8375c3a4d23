"""Lay the ground: grass everywhere, and what covers it, with edges that fit."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import ville_streets as streets
from ville_canvas import HEIGHT, WIDTH, Canvas, chance, hills, spots

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "sprites"))

from terrain import masks

if TYPE_CHECKING:
    from ville_plan import Spot

MEADOWS = 8
"""How many kinds of meadow tile there are at most."""


def lay_ground(canvas: Canvas) -> None:
    """Lay grass and every terrain."""
    for spot in spots(0, 0, WIDTH - 1, HEIGHT - 1):
        canvas.lay("ground", spot, f"grass {spot.x % 8} {spot.y % 8}")
    bridges = _cells(streets.TERRAINS["deck"])
    for terrain, boxes in streets.TERRAINS.items():
        cells = _cells(boxes)
        # A tile under the edge of the map goes on beyond it: no seam is seen at the border.
        for spot in sorted(cells):
            canvas.lay(terrain, spot, masks.tile(terrain, _Endless(cells), *spot))
        if terrain == "water":
            canvas.blocked |= cells - bridges
        canvas.taken |= cells
    _meadow(canvas)


class _Endless:
    """Cells that go on beyond the map."""

    def __init__(self, cells: set[Spot]) -> None:
        self._cells = cells

    def __contains__(self, place: object) -> bool:
        if not isinstance(place, tuple):
            return False
        x, y = place
        return (min(max(x, 0), WIDTH - 1), min(max(y, 0), HEIGHT - 1)) in self._cells


def _cells(boxes: tuple[tuple[int, int, int, int], ...]) -> set[Spot]:
    return {spot for box in boxes for spot in spots(*box)}


def _meadow(canvas: Canvas) -> None:
    """Lay drifts of taller grass and flowers over the lawns."""
    kinds = [k for k in range(MEADOWS) if canvas.art.has("ground", f"meadow {k}")]
    for spot in spots(0, 0, WIDTH - 1, HEIGHT - 1):
        lush = hills("meadow", spot.x, spot.y, 7)
        if (
            kinds
            and spot not in canvas.taken
            and lush > 0.6
            and chance("meadow", spot, 100) < 150 * (lush - 0.5)
        ):
            canvas.lay("meadow", spot, f"meadow {kinds[chance('meadow kind', spot, len(kinds))]}")
