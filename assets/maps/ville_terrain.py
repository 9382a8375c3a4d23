"""Lay the ground: grass everywhere, and what covers it, with edges that fit."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import ville_streets as streets
from ville_canvas import HEIGHT, WIDTH, Canvas, chance, hills, spots
from ville_plan import Spot

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "sprites"))

from terrain import masks

if TYPE_CHECKING:
    from collections.abc import Iterable

MEADOWS = 16
"""How many kinds of meadow tile there are."""

WOBBLE = 0.3
"""How far the edge of a path goes in and out, in tiles."""


def lay_ground(canvas: Canvas) -> None:
    """Lay grass and every terrain."""
    for spot in spots(0, 0, WIDTH - 1, HEIGHT - 1):
        canvas.lay("ground", spot, f"grass {spot.x % 8} {spot.y % 8}")
    ground = terrains()
    for terrain, cells in ground.items():
        for spot in sorted(cells):
            canvas.lay(terrain, spot, masks.tile(terrain, _Endless(cells), *spot))
    canvas.blocked |= ground["water"] - ground["deck"]
    canvas.taken.update(*(cells for name, cells in ground.items() if name not in ("lush", "pale")))
    _meadow(canvas)


def terrains() -> dict[str, set[Spot]]:
    """Give the cells of every terrain, lowest first: a later one covers the edge of an earlier one."""
    water = _cells(streets.WATER) | {spot for pool in streets.POOLS for spot in _pool(*pool)}
    water -= {spot for isle in streets.ISLES for spot in _pool(*isle)}
    found = {
        name: {spot for half, points in strokes for spot in _stroke(half, points)}
        for name, strokes in streets.STROKES.items()
    }
    lawn = list(spots(0, 0, WIDTH - 1, HEIGHT - 1))
    return {
        "lush": {spot for spot in lawn if hills("lush", spot.x, spot.y, 6) > 0.66},
        "pale": {spot for spot in lawn if hills("pale", spot.x, spot.y, 5) > 0.76},
        "dirt": found["dirt"],
        "gravel": found["gravel"],
        # Paving lies under the slabs too, so that no grass shows where they meet.
        "pave": _cells(streets.PAVE) | _cells(streets.PLAZA),
        "plaza": _cells(streets.PLAZA),
        "soil": _cells(streets.SOIL),
        "water": _thick(water),
        "deck": _cells(streets.DECK),
    }


class _Endless:
    """Cells that go on beyond the map, so that no edge is seen at its border."""

    def __init__(self, cells: set[Spot]) -> None:
        self._cells = cells

    def __contains__(self, place: object) -> bool:
        if not isinstance(place, tuple):
            return False
        x, y = place
        return (min(max(x, 0), WIDTH - 1), min(max(y, 0), HEIGHT - 1)) in self._cells


def _cells(boxes: Iterable[streets.Box]) -> set[Spot]:
    return {spot for box in boxes for spot in spots(*box) if spot.x < WIDTH and spot.y < HEIGHT}


def _pool(x: float, y: float, across: float, down: float) -> set[Spot]:
    """Give the cells of a round water with an uneven shore."""
    found = set()
    for spot in spots(int(x - across) - 2, int(y - down) - 2, int(x + across) + 2, int(y + down) + 2):
        far = ((spot.x + 0.5 - x) / across) ** 2 + ((spot.y + 0.5 - y) / down) ** 2
        if far < 1 + 0.7 * (hills("shore", spot.x, spot.y, 3) - 0.5):
            found.add(spot)
    return found


def _thick(cells: set[Spot]) -> set[Spot]:
    """Drop cells that stick out by themselves: a shore has no thin tongues."""

    def runs(spot: Spot, dx: int, dy: int) -> bool:
        return Spot(spot.x + dx, spot.y + dy) in cells or Spot(spot.x - dx, spot.y - dy) in cells

    return {spot for spot in cells if runs(spot, 1, 0) and runs(spot, 0, 1)}


def _stroke(half: float, points: tuple[streets.Point, ...]) -> set[Spot]:
    """Give the cells within ``half`` a width of a line; the edge wobbles."""
    found = set()
    reach = int(half) + 2
    for (x0, y0), (x1, y1) in pairwise(points):
        long = (x1 - x0) ** 2 + (y1 - y0) ** 2
        box = (
            int(min(x0, x1)) - reach,
            int(min(y0, y1)) - reach,
            int(max(x0, x1)) + reach,
            int(max(y0, y1)) + reach,
        )
        for spot in spots(*box):
            x, y = spot.x + 0.5, spot.y + 0.5
            along = min(1.0, max(0.0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / long))
            far = ((x - x0 - along * (x1 - x0)) ** 2 + (y - y0 - along * (y1 - y0)) ** 2) ** 0.5
            if far < half + WOBBLE * (hills("path", spot.x, spot.y, 6) - 0.3):
                found.add(spot)
    return {spot for spot in found if 0 <= spot.x < WIDTH and 0 <= spot.y < HEIGHT}


def _meadow(canvas: Canvas) -> None:
    """Lay drifts of taller grass and flowers over the lawns."""
    kinds = [k for k in range(MEADOWS) if canvas.art.has("ground", f"meadow {k}")]
    for spot in spots(0, 0, WIDTH - 1, HEIGHT - 1):
        high = hills("meadow", spot.x, spot.y, 7)
        if (
            kinds
            and spot not in canvas.taken
            and high > 0.6
            and chance("meadow", spot, 100) < 150 * (high - 0.5)
        ):
            canvas.lay("meadow", spot, f"meadow {kinds[chance('meadow kind', spot, len(kinds))]}")
