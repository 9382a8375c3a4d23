"""Write the map as Tiled reads it: TMX text with layers, object layers and their properties."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

from ville_art import FIRST
from ville_canvas import FLAT_LAYERS, TILE_PX, UPRIGHT_LAYERS, Canvas
from ville_kinds import USES
from ville_plan import Building, Room, Spot

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

HASH_PROPERTY = "content_hash"
"""The map's property that holds the digest of everything else in the file."""

STAFF = "behind the "
"""How the kinds of object begin that only those may use who work there."""

Box = tuple[int, int, int, int]
Value = str | int | bool


class Writer:
    """Lines of XML, and the count of ids."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.next_id = 1
        self.next_layer = 1

    def layer_head(self, tag: str, name: str, extra: str = "") -> None:
        """Open a layer."""
        self.lines.append(f' <{tag} id="{self.next_layer}" name={quoteattr(name)}{extra}>')
        self.next_layer += 1

    def properties(self, values: Mapping[str, Value], indent: str) -> None:
        """Write typed properties, in the order of their names."""
        self.lines.append(f"{indent}<properties>")
        for name in sorted(values):
            value = values[name]
            kind = {bool: ' type="bool"', int: ' type="int"'}.get(type(value), "")
            said = str(value).lower() if isinstance(value, bool) else str(value)
            self.lines.append(f"{indent} <property name={quoteattr(name)}{kind} value={quoteattr(said)}/>")
        self.lines.append(f"{indent}</properties>")

    def cells(self, grid: list[list[int]]) -> None:
        """Write the cells of a tile layer, and close it."""
        self.lines.append('  <data encoding="csv">')
        self.lines.append(",\n".join(",".join(str(cell) for cell in row) for row in grid))
        self.lines.extend(["  </data>", " </layer>"])

    def region(self, name: str, box: Box, values: Mapping[str, Value]) -> None:
        """Write a rectangle of tiles with its properties."""
        left, top, right, bottom = box
        size = f'width="{(right - left + 1) * TILE_PX}" height="{(bottom - top + 1) * TILE_PX}"'
        place = f'x="{left * TILE_PX}" y="{top * TILE_PX}"'
        self.lines.append(f'  <object id="{self.next_id}" name={quoteattr(name)} {place} {size}>')
        self.next_id += 1
        self.properties(values, "   ")
        self.lines.append("  </object>")


def rectangles(spots: Iterable[Spot]) -> list[Box]:
    """Cut an area into rectangles: runs of each row, joined downwards where they are equal."""
    runs: list[Box] = []
    for spot in sorted(spots, key=lambda spot: (spot.y, spot.x)):
        if runs and runs[-1][3] == spot.y and runs[-1][2] == spot.x - 1:
            left, top, _, bottom = runs[-1]
            runs[-1] = (left, top, spot.x, bottom)
        else:
            runs.append((spot.x, spot.y, spot.x, spot.y))
    boxes: list[Box] = []
    for left, top, right, bottom in runs:
        above = next((i for i, b in enumerate(boxes) if (b[0], b[2], b[3]) == (left, right, top - 1)), None)
        if above is None:
            boxes.append((left, top, right, bottom))
        else:
            boxes[above] = (left, boxes[above][1], right, bottom)
    return boxes


def town_text(canvas: Canvas, buildings: tuple[Building, ...], visitor: Spot, content_hash: str) -> str:
    """Give the text of the map."""
    out = Writer()
    size = f' width="{canvas.width}" height="{canvas.height}"'
    for depth, layer in enumerate((*FLAT_LAYERS, *UPRIGHT_LAYERS)):
        out.layer_head("layer", layer, size)
        stands: dict[str, Value] = {"upright": True} if layer in UPRIGHT_LAYERS else {}
        out.properties({"z": depth - len(FLAT_LAYERS), **stands}, "  ")
        out.cells(canvas.grids[layer])
    out.layer_head("layer", "collision", f'{size} visible="0"')
    mark = FIRST["ground"]
    columns, rows = range(canvas.width), range(canvas.height)
    out.cells([[mark if Spot(x, y) in canvas.blocked else 0 for x in columns] for y in rows])
    _things(out, canvas)
    _places(out, buildings)
    _seats(out, canvas)
    out.layer_head("objectgroup", "spawns", ' color="#8450a4"')
    for name in sorted(canvas.spawns):
        x, y = canvas.spawns[name]
        out.region(name, (x, y, x, y), {"role": "resident"})
    out.region("visitor", (*visitor, *visitor), {"role": "visitor"})
    out.lines.append(" </objectgroup>")
    head = Writer()
    head.properties({HASH_PROPERTY: content_hash, "world": buildings[0].world}, " ")
    top = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down"'
        f'{size} tilewidth="{TILE_PX}" tileheight="{TILE_PX}" infinite="0"'
        f' nextlayerid="{out.next_layer}" nextobjectid="{out.next_id}">'
    )
    sets = [
        f' <tileset firstgid="{first}" source="../../sprites/{name}.tsx"/>' for name, first in FIRST.items()
    ]
    return "\n".join([top, *head.lines, *sets, *out.lines, "</map>", ""])


def _things(out: Writer, canvas: Canvas) -> None:
    """Write what stands and lies on the map, from north to south; flat things as they were laid."""
    out.layer_head("objectgroup", "things", ' color="#7fb045"')
    out.properties({"holds": "things"}, "  ")
    flat = [thing for thing in canvas.things if thing.flat]
    upright = [thing for thing in canvas.things if not thing.flat]
    for thing in [*flat, *sorted(upright, key=lambda t: (t.bottom + t.lift, t.left))]:
        drawn = canvas.art.tiles["props"][thing.name]
        # Without width and height a tile object has the size of its picture, also when that is drawn anew.
        place = f'x="{thing.left}" y="{thing.bottom}"'
        line = f'  <object id="{out.next_id}" name={quoteattr(thing.name)} gid="{drawn.number}" {place}'
        out.next_id += 1
        said: dict[str, Value] = {"lift": thing.lift} if thing.lift else {}
        if thing.address:
            said["object"] = thing.address
        elif drawn.kind in USES:
            said["kind"] = ""  # it looks like an object of this kind, and is mere decoration
        if said:
            out.lines.append(f"{line}>")
            out.properties(said, "   ")
            out.lines.append("  </object>")
        else:
            out.lines.append(f"{line}/>")
    out.lines.append(" </objectgroup>")


def _places(out: Writer, buildings: tuple[Building, ...]) -> None:
    """Write sectors and arenas."""
    ordered = sorted(buildings, key=lambda building: building.address)
    out.layer_head("objectgroup", "sectors", ' color="#f6c546"')
    for building in ordered:
        left, top = building.origin
        box = (left, top, left + len(building.rows[0]) - 1, top + len(building.rows) - 1)
        out.region(building.name, box, {"address": building.address})
    out.lines.append(" </objectgroup>")
    out.layer_head("objectgroup", "arenas", ' color="#43a0cf"')
    for building in ordered:
        for sign, room in sorted(building.rooms.items(), key=lambda item: item[1].name):
            for box in rectangles(building.area_of(sign)):
                out.region(room.name, box, _norms(building, room))
    out.lines.append(" </objectgroup>")


def _norms(building: Building, room: Room) -> dict[str, Value]:
    values: dict[str, Value] = {"address": building.address_of(room)}
    for entry in room.norms.split():
        name, _, value = entry.partition("=")
        values[name] = int(value) if name == "capacity" else value
    if room.activities:
        values["activities"] = room.activities
    return values


def _seats(out: Writer, canvas: Canvas) -> None:
    """Write the tiles of every object's users; an object has room for as many as it has tiles."""
    room = Counter(seat.address for seat in canvas.seats)
    out.layer_head("objectgroup", "objects", ' color="#d4483a"')
    for seat in sorted(canvas.seats, key=lambda seat: (seat.address, seat.spot.y, seat.spot.x)):
        values: dict[str, Value] = {
            "address": seat.address, "kind": seat.kind, "capacity": room[seat.address],
            "pose": seat.pose, "facing": seat.facing,
        }  # fmt: skip
        if seat.kind.startswith(STAFF):
            values["privacy"] = "staff"
        x, y = seat.spot
        out.region(seat.kind, (x, y, x, y), values)
    out.lines.append(" </objectgroup>")
