"""Lay the tiles: from the plans and the grounds to one grid of tile numbers a layer."""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path

import ville_grounds as grounds
from ville_plan import COUNTER, DOOR, FENCE, HEDGE, WALL, Building, Spot

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "sprites"))

from typing import TYPE_CHECKING

import tiles_build
from tiles_ground import EAST, NORTH, SOUTH, WEST

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

LAYERS = ("ground", "floor", "walls", "things", "above")
"""The drawn layers, lowest first; people walk between "things" and "above"."""

SIDES = ((NORTH, 0, -1), (EAST, 1, 0), (SOUTH, 0, 1), (WEST, -1, 0))
"""Bit of the mask, and what leads to the neighbour on that side."""


class Canvas:
    """The grids of tile numbers (0 = empty, then one more than the number in the atlas)."""

    def __init__(self) -> None:
        self.blocks = tiles_build.place(tiles_build.all_sprites())
        self.grids = {layer: [[0] * grounds.WIDTH for _ in range(grounds.HEIGHT)] for layer in LAYERS}
        self.blocked: set[Spot] = set()
        self.taken: set[Spot] = set()
        """Tiles on which no tree may grow."""

    def put(self, layer: str, spot: Spot, sprite: str, part: tuple[int, int] = (0, 0)) -> None:
        """Lay one tile of a sprite. Raises: ValueError when something else lies there."""
        if self.grids[layer][spot.y][spot.x] and layer in ("things", "above"):
            message = f"{sprite} does not fit at {spot.x},{spot.y}: the layer {layer} is taken there"
            raise ValueError(message)
        self.grids[layer][spot.y][spot.x] = self.blocks[sprite].number(*part) + 1

    def stand(self, spot: Spot, sprite: str, *, tall: int, solid: bool) -> tuple[Spot, ...]:
        """Put up a sprite whose first ``tall`` rows lie above its footprint; give the footprint."""
        block = self.blocks[sprite]
        foot = []
        for row in range(block.down):
            for column in range(block.across):
                here = Spot(spot.x + column, spot.y + row - tall)
                self.put("above" if row < tall else "things", here, sprite, (column, row))
                self.taken.add(here)
                if row >= tall:
                    foot.append(here)
        if solid:
            self.blocked.update(foot)
        return tuple(foot)


def chance(what: str, spot: Spot, out_of: int) -> int:
    """Give a number below ``out_of`` that depends on the place alone."""
    drawn = blake2b(f"{what}:{spot.x}:{spot.y}".encode(), digest_size=8).digest()
    return int.from_bytes(drawn, "big") % out_of


def spots(left: int, top: int, right: int, bottom: int) -> Iterator[Spot]:
    """Give the tiles of a rectangle in reading order."""
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            yield Spot(x, y)


def mask_of(spot: Spot, same: Iterable[Spot]) -> int:
    """Give the sides on which a neighbour is in ``same``; beyond the map the same goes on."""
    mask = 0
    for bit, dx, dy in SIDES:
        there = Spot(spot.x + dx, spot.y + dy)
        if there in same or not (0 <= there.x < grounds.WIDTH and 0 <= there.y < grounds.HEIGHT):
            mask |= bit
    return mask


def paint(buildings: tuple[Building, ...]) -> Canvas:
    """Lay the whole town."""
    canvas = Canvas()
    _meadow(canvas)
    _streets(canvas)
    cells = {spot: (sign, building) for building in buildings for spot, sign in building.cells().items()}
    canvas.taken.update(cells)
    _floors(canvas, cells)
    _walls(canvas, cells)
    for building in buildings:
        for room in building.rooms.values():
            for piece in room.pieces():
                canvas.stand(piece.spot, piece.sprite, tall=int(piece.kind in tiles_build.TALL), solid=False)
    _street_things(canvas)
    _forest(canvas)
    _trees(canvas)
    return canvas


def _meadow(canvas: Canvas) -> None:
    for spot in spots(0, 0, grounds.WIDTH - 1, grounds.HEIGHT - 1):
        if chance("flowers", spot, 30) == 0:
            canvas.put("ground", spot, f"flowers {chance('flower', spot, 2)}")
        else:
            canvas.put("ground", spot, f"grass {chance('grass', spot, 4)}")


def _streets(canvas: Canvas) -> None:
    paved = {spot for street in grounds.STREETS for spot in spots(*street)}
    for spot in sorted(paved):
        canvas.put("floor", spot, f"path {mask_of(spot, paved)}")
    water = {spot for pond in grounds.PONDS for spot in spots(*pond)}
    for spot in sorted(water):
        canvas.put("floor", spot, f"water {mask_of(spot, water)}")
    canvas.blocked.update(water)
    canvas.taken.update(paved | water)


def _floors(canvas: Canvas, cells: dict[Spot, tuple[str, Building]]) -> None:
    """Lay floors in the rooms and thresholds in the doors."""
    for spot, (sign, building) in cells.items():
        if sign == DOOR:
            beside = cells.get(Spot(spot.x - 1, spot.y)), cells.get(Spot(spot.x + 1, spot.y))
            across = any(side is not None and side[0] == WALL for side in beside)
            canvas.put("floor", spot, f"doorway {'across' if across else 'along'}")
        elif sign in building.rooms and building.rooms[sign].floor:
            canvas.put("floor", spot, building.rooms[sign].floor)


def _walls(canvas: Canvas, cells: dict[Spot, tuple[str, Building]]) -> None:
    """Put up walls with a window here and there, fences, hedges and counters."""
    signs = {sign: {spot for spot, cell in cells.items() if cell[0] == sign} for sign in (WALL, FENCE, HEDGE)}
    for spot, (sign, building) in cells.items():
        if sign == COUNTER:
            canvas.put("walls", spot, "counter")
        elif sign in (FENCE, HEDGE):
            joined = signs[sign] | (signs[WALL] if sign == FENCE else set())
            canvas.put("walls", spot, f"{'fence' if sign == FENCE else 'hedge'} {mask_of(spot, joined)}")
        elif sign == WALL:
            mask = mask_of(spot, signs[WALL])
            outer = any(Spot(spot.x, spot.y + dy) not in cells for dy in (-1, 1))
            glazed = outer and mask == EAST | WEST and spot.x % 3 == 0
            canvas.put(
                "walls", spot, f"{building.walls} window" if glazed else f"{building.walls} wall {mask}"
            )
        else:
            continue
        canvas.blocked.add(spot)


def _street_things(canvas: Canvas) -> None:
    canvas.stand(grounds.FOUNTAIN, "fountain", tall=0, solid=True)
    for spot in grounds.BENCHES:
        canvas.stand(spot, "bench", tall=0, solid=True)
    for spot in grounds.LAMPS:
        canvas.stand(spot, "lamp", tall=1, solid=True)


def _forest(canvas: Canvas) -> None:
    """Close the map with a forest: a round tree on every second tile of every row."""
    left, top, right, bottom = grounds.RIM
    rim = [
        spot
        for spot in spots(0, 0, grounds.WIDTH - 1, grounds.HEIGHT - 1)
        if not (left <= spot.x <= right and top <= spot.y <= bottom)
    ]
    free = set(rim)
    canvas.blocked.update(rim)
    canvas.taken.update(rim)
    for spot in rim:
        shifted = (spot.x + spot.y % 2) % 2 == 0
        foot = {spot, Spot(spot.x + 1, spot.y)}
        crown = {Spot(there.x, there.y - 1) for there in foot}
        if shifted and foot <= free and crown <= free:
            canvas.stand(spot, "tree", tall=1, solid=True)


def _trees(canvas: Canvas) -> None:
    """Plant trees, bushes and rocks on the lawns, each with free tiles all around it."""
    left, top, right, bottom = grounds.RIM
    for spot in spots(left + 1, top + 2, right - 2, bottom - 1):
        kind = ("tree", "tree", "conifer", "bush", "rock")[chance("kind", spot, 5)]
        if chance("plant", spot, 11):
            continue
        block = canvas.blocks[kind]
        around = spots(spot.x - 1, spot.y - block.down, spot.x + block.across, spot.y + 1)
        if not any(there in canvas.taken for there in around):
            canvas.stand(spot, kind, tall=block.down - 1, solid=True)
