"""Write the map as Tiled reads it: TMX text with layers, object layers and their properties."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

import tiles_build
import ville_grounds as grounds
from ville_paint import LAYERS, Canvas
from ville_plan import WORLD, Building, Room, Spot

if TYPE_CHECKING:
    from collections.abc import Iterable

TILE_PX = 32
"""Pixels along one side of a tile."""

HASH_PROPERTY = "content_hash"
"""The map's property that holds the digest of everything else in the file."""

DEPTH = {"ground": 0, "floor": 1, "walls": 2, "things": 3, "above": 20}
"""The property ``z`` of each drawn layer; people are drawn at 10."""

Box = tuple[int, int, int, int]


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

    def properties(self, values: dict[str, str | int], indent: str) -> None:
        """Write typed properties, in the order of their names."""
        self.lines.append(f"{indent}<properties>")
        for name in sorted(values):
            value = values[name]
            kind = ' type="int"' if isinstance(value, int) else ""
            self.lines.append(
                f"{indent} <property name={quoteattr(name)}{kind} value={quoteattr(str(value))}/>"
            )
        self.lines.append(f"{indent}</properties>")

    def region(self, name: str, box: Box, values: dict[str, str | int]) -> None:
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


def town_text(canvas: Canvas, buildings: tuple[Building, ...], content_hash: str) -> str:
    """Give the text of the map."""
    out = Writer()
    for layer in LAYERS:
        out.layer_head("layer", layer, f' width="{grounds.WIDTH}" height="{grounds.HEIGHT}"')
        out.properties({"z": DEPTH[layer]}, "  ")
        _cells(out, canvas.grids[layer])
    mark = canvas.blocks["blocked"].number() + 1
    walls = [
        [mark if Spot(x, y) in canvas.blocked else 0 for x in range(grounds.WIDTH)]
        for y in range(grounds.HEIGHT)
    ]
    hidden = f' width="{grounds.WIDTH}" height="{grounds.HEIGHT}" visible="0"'
    out.layer_head("layer", "collision", hidden)
    _cells(out, walls)
    _regions(out, canvas, buildings)
    top = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        (
            f'<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down"'
            f' width="{grounds.WIDTH}" height="{grounds.HEIGHT}" tilewidth="{TILE_PX}" tileheight="{TILE_PX}"'
            f' infinite="0" nextlayerid="{out.next_layer}" nextobjectid="{out.next_id}">'
        ),
    ]
    head = Writer()
    head.properties({HASH_PROPERTY: content_hash, "world": WORLD}, " ")
    tileset = ' <tileset firstgid="1" source="tiles.tsx"/>'
    return "\n".join([*top, *head.lines, tileset, *out.lines, "</map>", ""])


def tileset_text(canvas: Canvas) -> str:
    """Give the text of the external tileset."""
    rows = max(block.row + block.down for block in canvas.blocks.values())
    across = tiles_build.COLUMNS
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<tileset version="1.10" tiledversion="1.10.2" name="tiles" tilewidth="{TILE_PX}"'
        f' tileheight="{TILE_PX}" tilecount="{rows * across}" columns="{across}">\n'
        f' <image source="../../sprites/tiles.png" width="{across * TILE_PX}" height="{rows * TILE_PX}"/>\n'
        "</tileset>\n"
    )


def _cells(out: Writer, grid: list[list[int]]) -> None:
    out.lines.append('  <data encoding="csv">')
    out.lines.append(",\n".join(",".join(str(cell) for cell in row) for row in grid))
    out.lines.extend(["  </data>", " </layer>"])


def _regions(out: Writer, canvas: Canvas, buildings: tuple[Building, ...]) -> None:
    """Write the object layers: sectors, arenas, objects, spawns."""
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
            area = [spot for spot, there in building.cells().items() if there == sign]
            for box in rectangles(area):
                out.region(room.name, box, _arena_properties(building, room))
    out.lines.append(" </objectgroup>")
    out.layer_head("objectgroup", "objects", ' color="#d4483a"')
    for building in ordered:
        for room in sorted(building.rooms.values(), key=lambda room: room.name):
            _objects(out, canvas, building, room)
    out.lines.append(" </objectgroup>")
    out.layer_head("objectgroup", "spawns", ' color="#8450a4"')
    for name in sorted(grounds.SPAWNS):
        x, y = grounds.SPAWNS[name]
        out.region(name, (x, y, x, y), {"role": "resident"})
    x, y = grounds.VISITOR
    out.region("visitor", (x, y, x, y), {"role": "visitor"})
    out.lines.append(" </objectgroup>")


def _arena_properties(building: Building, room: Room) -> dict[str, str | int]:
    values: dict[str, str | int] = {"address": building.address_of(room)}
    for entry in room.norms.split():
        name, _, value = entry.partition("=")
        values[name] = int(value) if name == "capacity" else value
    if room.activities:
        values["activities"] = room.activities
    return values


def _objects(out: Writer, canvas: Canvas, building: Building, room: Room) -> None:
    """Write the pieces of every object of a room, each with the capacity of the whole object."""
    pieces = sorted(room.pieces(), key=lambda piece: (piece.kind, piece.spot.y, piece.spot.x))
    for piece in pieces:
        capacity = sum(grounds.CAPACITY.get(other.sprite, 1) for other in pieces if other.kind == piece.kind)
        block = canvas.blocks[piece.sprite]
        down = block.down - int(piece.kind in tiles_build.TALL)
        box = (piece.spot.x, piece.spot.y, piece.spot.x + block.across - 1, piece.spot.y + down - 1)
        values: dict[str, str | int] = {
            "address": f"{building.address_of(room)}:{piece.kind}",
            "kind": piece.kind,
            "capacity": capacity,
        }
        if piece.kind.startswith("behind the "):
            values["privacy"] = "staff"
        out.region(piece.kind, box, values)
