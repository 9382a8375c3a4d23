"""Put the town together: ground, buildings, furniture, streets and woods."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ville_country as country
import ville_notes
import ville_outdoors as outdoors
from ville_cafe import CAFE, ISABELLA
from ville_canvas import HEIGHT, WIDTH, Canvas, spots
from ville_coliving import CO_LIVING
from ville_college import COLLEGE
from ville_cottages import ADAM, MOORE, YURIKO
from ville_dorm import DORM
from ville_families import LIN, MORENO, TAMARA_AND_CARMEN
from ville_flats import CARLOS, GIORGIO, RYAN
from ville_park import PARK
from ville_plan import Building, Spot
from ville_pub import ARTHUR, PUB
from ville_stand import Scope, fence_in, furnish
from ville_stores import SUPPLY, WILLOWS
from ville_terrain import lay_ground, terrains
from ville_walls import cells_of, fence_pieces, raise_walls
from ville_woods import plant

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ville_art import Art
    from ville_walls import Cell

BUILDINGS: tuple[Building, ...] = (
    CO_LIVING, ARTHUR, PUB, RYAN, ISABELLA, CAFE, GIORGIO, CARLOS, COLLEGE, PARK, SUPPLY, WILLOWS, ADAM,
    YURIKO,
    MOORE, TAMARA_AND_CARMEN, MORENO, LIN, DORM,
)  # fmt: skip
"""Every sector of the town."""


def paint(art: Art) -> Canvas:
    """Lay the whole town. Raises: ValueError naming place and thing that does not fit."""
    canvas = Canvas(art)
    cells = cells_of(BUILDINGS)
    signs = {spot: cell.sign for spot, cell in cells.items()}
    lay_ground(canvas)
    raise_walls(canvas, cells)
    for building in BUILDINGS:
        for sign, room in sorted(building.rooms.items()):
            where = f"{building.name}, {room.name}"
            scope = Scope(building.corner_of(sign), where, building, room, signs)
            furnish(canvas, room.things, scope)
            _begin(canvas, room.spawns, scope)
        furnish(canvas, building.front, Scope(building.origin, f"{building.name}, front", signs=signs))
    for fence, spot, mask in fence_pieces(BUILDINGS, outdoors.RINGS, terrains()["water"]):
        fence_in(canvas, fence, spot, mask)
    for where, text in (outdoors.PLACES | country.PLACES).items():
        furnish(canvas, text, Scope(Spot(0, 0), where, signs=signs))
    plant(canvas, cells)
    _check_seats(canvas, cells)
    _close_pockets(canvas)
    if canvas.wrong:
        raise ValueError("\n".join(canvas.wrong))
    return canvas


def _begin(canvas: Canvas, text: str, scope: Scope) -> None:
    """Write down where people begin the first day."""
    for entry in ville_notes.read(text):
        place = entry.places[0]
        canvas.spawns[entry.name] = Spot(scope.corner.x + int(place.x), scope.corner.y + int(place.y))


def _check_seats(canvas: Canvas, cells: Mapping[Spot, Cell]) -> None:
    """Refuse users of two objects on one tile, on a blocked one, or outside the room."""
    taken: dict[Spot, str] = {}
    for seat in canvas.seats:
        x, y = seat.spot
        cell = cells.get(seat.spot)
        room = (
            cell.building.address_of(cell.room) if cell is not None and cell.room is not None else "the open"
        )
        if seat.spot in taken:
            message = f"{seat.address} and {taken[seat.spot]} are both used from {x},{y}"
        elif seat.spot in canvas.blocked:
            message = (
                f"{seat.address} is used from {x},{y}, where {canvas.footed.get(seat.spot, 'a wall')} is"
            )
        elif not seat.address.startswith(f"{room}:"):
            message = f"{seat.address} is used from {x},{y}, which is in {room}"
        else:
            taken[seat.spot] = seat.address
            continue
        canvas.wrong.append(message)


def _close_pockets(canvas: Canvas) -> None:
    """Block what nobody can walk to, under trees or behind furniture; no user's tile may be such."""
    reached, ahead = {outdoors.VISITOR}, [outdoors.VISITOR]
    while ahead:
        x, y = ahead.pop()
        for spot in (Spot(x, y - 1), Spot(x + 1, y), Spot(x, y + 1), Spot(x - 1, y)):
            if spot not in reached and canvas.is_free(spot):
                reached.add(spot)
                ahead.append(spot)
    sealed = {spot for spot in spots(0, 0, WIDTH - 1, HEIGHT - 1) if canvas.is_free(spot)} - reached
    seats = {seat.spot: seat.address for seat in canvas.seats}
    for spot in sorted(sealed):
        if spot in seats:
            canvas.wrong.append(f"nobody can get to {seats[spot]} at {spot.x},{spot.y}")
    canvas.blocked |= sealed
