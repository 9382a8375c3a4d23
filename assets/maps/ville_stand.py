"""Put things where the notation says: footprints, pictures, what they hang on and who uses them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import ville_notes
from ville_canvas import TILE_PX, Canvas, Seat, Thing, chance
from ville_kinds import FOOT, HANG, HANG_USUAL, SLIM, SOFT, TURNS, USES
from ville_plan import UPRIGHT, Building, Room, Spot

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ville_art import Drawn
    from ville_notes import Entry, Place

INSET_PX = 6
"""How far the foot of a thing is from the lower edge of its tiles."""

FACE_PX = 51
"""How high the face of a wall is that things hang on, without the line at its foot."""

ON_TOP = ("awning", "chimney", "clock gable", "finial", "weathercock", "sign", "gutter")
"""What stands on a wall, or may reach over its edge."""

LONG_PX = 70
"""From this height a narrow seat that is turned aside stands on two rows."""


class Scope(NamedTuple):
    """Where an entry is read: the corner that it counts from, and the room it furnishes."""

    corner: Spot
    where: str
    """Told when an entry is wrong."""
    building: Building | None = None
    room: Room | None = None
    signs: Mapping[Spot, str] = {}


def furnish(canvas: Canvas, text: str, scope: Scope) -> None:
    """Put up everything that a text says; what does not fit is written down in ``canvas.wrong``."""
    for entry in ville_notes.read(text):
        try:
            for place in entry.places:
                _put(canvas, entry, place, scope)
        except ValueError as error:
            canvas.wrong.append(f"{scope.where}: {entry.name}: {error}")


def foot_of(name: str, drawn: Drawn | None) -> tuple[int, int]:
    """Give the tiles across and down on which a thing stands."""
    turned = name.endswith((" left", " right"))
    if drawn is not None and turned and drawn.height >= LONG_PX and drawn.width < LONG_PX // 2 + TILE_PX // 2:
        return 1, 2
    known = [key for key in FOOT if name == key or name.startswith(f"{key} ")]
    if known:
        return FOOT[max(known, key=len)]
    if drawn is None or _begins(name, SLIM):
        return 1, 1
    return max(1, math.ceil((drawn.width - 12) / TILE_PX)), 1


def _begins(name: str, keys: Iterable[str]) -> bool:
    return any(name == key or name.startswith(f"{key} ") for key in keys)


def _put(canvas: Canvas, entry: Entry, place: Place, scope: Scope) -> None:
    """Put up one thing."""
    drawn = None if entry.name == ville_notes.NOTHING else canvas.art.find("props", entry.name)
    x, y = scope.corner.x + place.x, scope.corner.y + place.y
    tile = Spot(math.floor(x + 0.5), math.floor(y + 0.5))
    kind = _kind_of(entry, drawn, scope.room)
    address = (
        f"{scope.building.address_of(scope.room)}:{kind}" if kind and scope.building and scope.room else ""
    )
    across, down = foot_of(entry.name, drawn)
    hung = scope.signs.get(tile, "") in UPRIGHT
    if drawn is not None:
        canvas.things.append(_picture(entry.name, drawn, (x, y), (across, down), place.lift, hung, address))
    if hung or (drawn is not None and drawn.flat):
        foot: tuple[Spot, ...] = ()
        if drawn is not None and drawn.flat:
            wide, high = round(drawn.width / TILE_PX), round(drawn.height / TILE_PX)
            canvas.taken.update(Spot(tile.x + i, tile.y + j) for i in range(wide) for j in range(high))
    else:
        foot = tuple(Spot(tile.x + i, tile.y + j) for j in range(down) for i in range(across))
    users = tuple(Spot(scope.corner.x + int(u.x), scope.corner.y + int(u.y)) for u in entry.users)
    # What stands on a counter shows that it is in use; its users are those of the counter.
    shown_only = place.lift is not None and not users
    seats = _seats(entry.name, kind, foot or (tile,), users) if address and not shown_only else ()
    canvas.seats.extend(Seat(s, address, kind, pose, facing) for s, pose, facing in seats)
    if not foot or place.lift is not None or "free" in entry.marks or entry.name == ville_notes.NOTHING:
        return
    used = {spot for spot, _, _ in seats}
    _block(canvas, entry, [spot for spot in foot if spot not in used], kind)


def _block(canvas: Canvas, entry: Entry, foot: list[Spot], kind: str) -> None:
    """Block a footprint; what stands there already is a mistake."""
    soft = _begins(entry.name, SOFT) and "solid" not in entry.marks
    for spot in foot:
        if not soft and "loose" not in entry.marks and spot in canvas.blocked:
            message = f"stands at {spot.x},{spot.y}, where {canvas.footed.get(spot, 'a wall')} is"
            raise ValueError(message)
        canvas.footed[spot] = entry.name
        canvas.taken.add(spot)
        if kind != "bed" and not soft:
            canvas.blocked.add(spot)


def _picture(  # noqa: PLR0917 - the parts of one place
    name: str, drawn: Drawn, at: tuple[float, float], foot: tuple[int, int], lift: int | None, hung: bool,
    address: str,
) -> Thing:  # fmt: skip
    """Give where the picture of a thing is."""
    x, y = at
    if drawn.flat:
        return Thing(name, round(x * TILE_PX), round(y * TILE_PX) + drawn.height, 0, True, address)
    left = round(x * TILE_PX + (foot[0] * TILE_PX - drawn.width) / 2)
    bottom = round((y + foot[1]) * TILE_PX)
    if hung:
        key = max((key for key in HANG if name == key or name.startswith(f"{key} ")), key=len, default="")
        above = HANG.get(key, HANG_USUAL) if lift is None else lift
        if drawn.height < FACE_PX and not key.startswith(ON_TOP):
            above = min(above, FACE_PX - drawn.height)
        # What hangs high hangs before what stands below it: a sign before a door.
        return Thing(name, left, bottom - above, above + 1 + above // 8, False, address)
    if lift is not None:
        return Thing(name, left, bottom - INSET_PX - lift, lift + 1, False, address)
    return Thing(name, left, bottom - INSET_PX, 0, False, address)


def _kind_of(entry: Entry, drawn: Drawn | None, room: Room | None) -> str:
    """Give the kind of a room's objects that an entry shows: as it says, else by the prop's kind or name."""
    if room is None or entry.kind:
        return "" if entry.kind == ville_notes.NONE else entry.kind
    if drawn is not None and drawn.kind in room.kinds:
        return drawn.kind
    return next((kind for kind in room.kinds if _begins(entry.name, (kind,))), "")


def _seats(
    name: str, kind: str, foot: tuple[Spot, ...], users: tuple[Spot, ...]
) -> tuple[tuple[Spot, str, str], ...]:
    """Give the tiles of a thing's users, with pose and facing."""
    use = USES[kind]
    left, top = min(s.x for s in foot), min(s.y for s in foot)
    right, bottom = max(s.x for s in foot), max(s.y for s in foot)
    around = {
        "on": foot,
        "head": tuple(s for s in foot if s.y == top),
        "tail": tuple(s for s in foot if s.y == bottom),
        "south": (Spot(left, bottom + 1),),
        "north": (Spot(left, top - 1),),
        "front": tuple(Spot(x, bottom + 1) for x in range(left, right + 1)),
        "sides": (Spot(left - 1, bottom), Spot(right + 1, bottom)),
    }
    tiles = users or around[use.where]
    return tuple((s, use.pose, _facing(name, use.facing, s, (left, top, right, bottom))) for s in tiles)


def _facing(name: str, usual: str, spot: Spot, box: tuple[int, int, int, int]) -> str:
    """Give which way a user looks: at the thing, or as a seat is turned."""
    left, top, right, bottom = box
    if spot.y > bottom:
        return "north"
    if spot.y < top:
        return "south"
    if spot.x < left:
        return "east"
    if spot.x > right:
        return "west"
    return TURNS.get(name.rpartition(" ")[2], usual)


FENCES = {
    0: "post", 1: "end s", 2: "end w", 3: "ne", 4: "end n", 5: "v", 6: "se", 7: "t e", 8: "end e", 9: "nw",
    10: "h",
    11: "t n", 12: "sw", 13: "t w", 14: "t s", 15: "cross",
}  # fmt: skip
"""The piece of a fence that goes on to the sides of a mask: north 1, east 2, south 4, west 8."""

HEDGES = {1: "upright bottom", 2: "left", 4: "upright top", 5: "upright middle", 8: "right", 10: "middle"}
"""The piece of a hedge; where it turns, the piece that goes east and west."""


def fence_in(canvas: Canvas, fence: str, spot: Spot, mask: int) -> None:
    """Put up one piece of a fence or hedge."""
    if fence == "hedge":
        shape = HEDGES.get(mask) or HEDGES.get(mask & 10) or "single"
        blooms = "" if "upright" in shape else ("", "", "white ", "red ")[chance("blooms", spot, 4)]
        shape = blooms + shape
    else:
        shape = FENCES[mask]
    furnish(canvas, f"{fence} {shape} {spot.x},{spot.y} solid", Scope(Spot(0, 0), fence))
