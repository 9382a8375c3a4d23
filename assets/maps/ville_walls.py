"""Lay floors and put up walls: wallpaper inside by room, a façade outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ville_canvas import Canvas, mask_of, spots
from ville_plan import DOOR, FENCE, GAP, UPRIGHT, WIDE, WINDOW, Building, Room, Spot

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping

    from ville_streets import Box

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
"""Bits of a mask of neighbours."""


class Cell(NamedTuple):
    """What the plans say of a tile."""

    sign: str
    building: Building

    @property
    def room(self) -> Room | None:
        """Give the room that the tile belongs to."""
        return self.building.rooms.get(self.sign)


Cells = "Mapping[Spot, Cell]"


def cells_of(buildings: tuple[Building, ...]) -> dict[Spot, Cell]:
    """Give the cells of all plans. Raises: ValueError where two sectors overlap."""
    found: dict[Spot, Cell] = {}
    for building in buildings:
        for spot, sign in building.cells.items():
            if spot in found:
                message = f"{building.name} overlaps {found[spot].building.name} at {spot.x},{spot.y}"
                raise ValueError(message)
            found[spot] = Cell(sign, building)
    return found


def raise_walls(canvas: Canvas, cells: Mapping[Spot, Cell]) -> None:
    """Lay the floors and put up the walls of all buildings."""
    upright = {spot for spot, cell in cells.items() if cell.sign in UPRIGHT}
    for spot, cell in cells.items():
        if cell.room is not None and cell.room.floor:
            _floor(canvas, spot, cell.room.floor)
        elif cell.sign in UPRIGHT or cell.sign == GAP:
            _floor_under(canvas, cells, spot)
        if cell.sign in UPRIGHT:
            _wall(canvas, cells, spot, mask_of(spot, upright))
        if cell.sign in UPRIGHT and cell.sign != DOOR:
            canvas.blocked.add(spot)
        if cell.sign not in ("~", ".") and (cell.room is None or cell.room.floor):
            canvas.taken.add(spot)


def _floor(canvas: Canvas, spot: Spot, floor: str, half: str = "") -> None:
    side = f" {half}" if half else ""
    layer = "floor right" if half == "right" else "floor"
    canvas.lay(layer, spot, f"{floor}{side} {spot.x % 4} {spot.y % 4}")


def _floor_under(canvas: Canvas, cells: Mapping[Spot, Cell], spot: Spot) -> None:
    """Lay the floor under a doorway, or the two halves beside a wall that runs north."""
    rooms = [_room(cells, spot, dx, dy) for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0))]
    north, south, west, east = (room.floor if room is not None else "" for room in rooms)
    if cells[spot].sign == DOOR or (cells[spot].sign == GAP and not (west or east)):
        if north or south:
            _floor(canvas, spot, north or south)
    elif west and west == east:
        _floor(canvas, spot, west)
    else:
        if west:
            _floor(canvas, spot, west, "left")
        if east:
            _floor(canvas, spot, east, "right")


def _room(cells: Mapping[Spot, Cell], spot: Spot, dx: int, dy: int) -> Room | None:
    there = cells.get(Spot(spot.x + dx, spot.y + dy))
    return None if there is None else there.room


def _paper(cells: Mapping[Spot, Cell], spot: Spot, dx: int) -> str:
    """Give the face that is seen from the tile south of a wall; empty where that is a wall."""
    there = cells.get(Spot(spot.x + dx, spot.y + 1))
    if there is not None and there.sign in UPRIGHT:
        return ""
    room = None if there is None else there.room
    if room is not None and room.floor:
        return room.paper
    if there is not None and there.sign == GAP:
        return _paper(cells, Spot(spot.x, spot.y + 1), dx)
    own = cells[spot].building
    return own.face


def _wall(canvas: Canvas, cells: Mapping[Spot, Cell], spot: Spot, mask: int) -> None:
    """Put up one tile of a wall, and over it the eastern half where that looks different."""
    sign, building = cells[spot]
    face = _paper(cells, spot, 0)
    right = ""
    if not face:
        west = _paper(cells, spot, -1) if mask & WEST else ""
        east = _paper(cells, spot, 1) if mask & EAST else ""
        face, right = west or east or building.face, east if west and east != west else ""
    prefix = "" if building.cap == "oak" else f"{building.cap}/"
    shape = {WINDOW: "window", DOOR: "arch", WIDE: "wide window"}.get(sign, "wall")
    if sign in {DOOR, WIDE}:
        shape += _part(cells, spot, sign)
    canvas.lay("walls", spot, f"{prefix}{face} {shape} {mask}")
    if right:
        canvas.lay("walls right", spot, f"{prefix}{right} right {mask}")


def _part(cells: Mapping[Spot, Cell], spot: Spot, sign: str) -> str:
    """Give which part of a broad opening a tile is; empty for one that is alone."""
    sides = [cells.get(Spot(spot.x + dx, spot.y)) for dx in (-1, 1)]
    west, east = (side is not None and side.sign == sign for side in sides)
    return {(True, True): " middle", (True, False): " right", (False, True): " left"}.get((west, east), "")


def fence_pieces(
    buildings: tuple[Building, ...],
    rings: Iterable[tuple[str, Box, Iterable[tuple[int, int]]]],
    water: Container[Spot],
) -> list[tuple[str, Spot, int]]:
    """Give the fences of all plans and around ``rings``: name, tile, and where they go on, as a mask."""
    found = []
    for fence, (left, top, right, bottom), gates in rings:
        ring = {s for s in spots(left, top, right, bottom) if s.x in (left, right) or s.y in (top, bottom)}
        ring = {spot for spot in ring if spot not in water and spot not in set(gates)}
        found += [(fence, spot, mask_of(spot, ring)) for spot in sorted(ring)]
    for building in buildings:
        line = {spot for spot, sign in building.cells.items() if sign == FENCE and spot not in water}
        joined = line | {spot for spot, sign in building.cells.items() if sign in UPRIGHT}
        found += [(building.fence, spot, mask_of(spot, joined)) for spot in sorted(line)]
    return found
