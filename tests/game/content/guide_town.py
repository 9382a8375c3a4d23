"""Build the town of ``docs/make-a-town.md`` from the guide's own plan and tables, as its reader does."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from game import paths

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

GUIDE = paths.checkout() / "docs" / "make-a-town.md"
WIDTH, HEIGHT, EAST = 32, 22, 14
"""The size of the map, and how far the second house stands from the first, in tiles."""

NUMBERS = r"(\d+), (\d+)"
FACES = "white/siding yellow", "white/mint dots"
SIDES = ((0, -1, 1), (1, 0, 2), (0, 1, 4), (-1, 0, 8))
CORNERS = ((1, -1, 2), (1, 1, 8), (-1, 1, 32), (-1, -1, 128))
Spot = tuple[int, int]


class Guide:
    """What the guide says to draw."""

    def __init__(self, text: str) -> None:
        self.text = text
        rows = re.findall(r"^    row (\d+) +(#[# D]*#)(?:  [^#\n]*)?$", text, re.MULTILINE)
        self.walls = {
            (3 + index, int(row)) for row, line in rows for index, mark in enumerate(line[::2]) if mark == "#"
        }
        self.door = next((3 + line[::2].index("D"), int(row)) for row, line in rows if "D" in line)
        pictures = re.findall(rf"^\| \*(.+?)\* \| {NUMBERS} \| (.*)\|$", text, re.MULTILINE)
        self.things = [(name, (int(x), int(y))) for name, x, y, _ in pictures]
        self.solid = {
            (int(x), int(y)) for *_, said in pictures for x, y in re.findall(NUMBERS, said)
        } | self.walls
        fence = {"fence white end w": (7,), "fence white h": range(8, 13), "fence white end e": (13,)}
        for name, columns in fence.items():
            assert f"*{name}* on {columns[0]}, 16" in text
            self.things += [(name, (x, 16)) for x in columns]
            self.solid |= {(x, 16) for x in columns}
        regions = re.findall(
            rf"^\| (\w+) \| \*(.+?)\* \| {NUMBERS} \| {NUMBERS} \| (.*)\|$", text, re.MULTILINE
        )
        self.regions = [
            (layer, name, [int(one) for one in box], dict(re.findall(r"`(\w+)` = `([^`]+)`", said)))
            for layer, name, *box, said in regions
        ]
        (self.sheet,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)


def sheets(guide: Guide) -> dict[str, str]:
    """Give the guide's sheet, and the other one with names and houses exchanged."""
    swapped = guide.sheet
    for one, other in (("Ada Finch", "Ben Elm"), ("Rose House", "Elm House")):
        swapped = swapped.replace(one, "\0").replace(other, one).replace("\0", other)
    return {"ada": guide.sheet, "ben": swapped.replace('"hailey_johnson"', '"visitor2"')}


def write(folder: Path, guide: Guide) -> Path:
    """Write the town of the guide; give the folder."""
    (folder / "residents").mkdir(parents=True)
    (folder / f"{folder.name}.tmx").write_text(Drawing(folder, guide).text(), "utf-8")
    for who, sheet in sheets(guide).items():
        (folder / "residents" / f"{who}.toml").write_text(sheet, "utf-8")
    return folder


class Drawing:
    """The map as it grows."""

    def __init__(self, folder: Path, guide: Guide) -> None:
        self._folder, self._guide = folder, guide
        self._ids: dict[str, dict[str, int]] = {}
        self._root = ET.Element("map", _size(WIDTH, HEIGHT), orientation="orthogonal", infinite="0")
        self._root.set("tilewidth", "32")
        self._root.set("tileheight", "32")
        _properties(self._root, {"world": "My Street"})
        for name, first in (("ground", 1), ("walls", 20001), ("props", 40001)):
            source = paths.assets() / "sprites" / f"{name}.tsx"
            link = os.path.relpath(source, folder.resolve())
            ET.SubElement(self._root, "tileset", firstgid=str(first), source=link)
            self._ids[name] = {known: first + number for known, number in _tiles(source)}

    def text(self) -> str:
        """Draw everything in the order of the guide; give the text of the map."""
        everywhere = {(x, y) for x in range(WIDTH) for y in range(HEIGHT)}
        self._layer("ground", {(x, y): f"grass {x % 8} {y % 8}" for x, y in everywhere}, -4)
        self._layer("paths", self._paved(), -3)
        walls, floor, right = self._house()
        self._layer("walls", _twice(walls), None, upright=True, tileset="walls")
        self._layer("floor", _twice(floor), -2)
        self._layer("floor right", _twice(right), -1)
        self._layer("collision", _twice(dict.fromkeys(self._guide.solid, "oak 0 0")), None)
        self._things()
        for layer in ("sectors", "arenas", "objects", "spawns"):
            self._regions(layer)
        return ET.tostring(self._root, encoding="unicode")

    def _paved(self) -> dict[Spot, str]:
        x, y = self._guide.door
        lane = {(column, row) for column in range(WIDTH) for row in (17, 18)}
        lane |= {(column, row) for column in (x, x + EAST) for row in range(y, 17)}
        return {spot: f"pave {_blob(lane, spot)}" for spot in lane}

    def _house(self) -> tuple[dict[Spot, str], ...]:
        """Give walls, floors, and the eastern halves of floors below a wall between two rooms."""
        walls = {}
        standing = self._guide.walls | {self._guide.door}
        for x, y in standing:
            mask = sum(bit for dx, dy, bit in SIDES if (x + dx, y + dy) in standing)
            outside = (x in (3, 12) or y == 12) and y not in (3, 8)
            walls[x, y] = f"{FACES[0 if outside else 1]} wall {mask}"
        for x in (4, 9, 11):
            walls[x, 12] = f"{FACES[0]} window 10"
        for x in (5, 10):
            walls[x, 3] = f"{FACES[1]} window 10"
        walls[self._guide.door] = f"{FACES[0]} arch 10"
        floor, right = {}, {}
        for y in range(4, 13):
            floor |= {(x, y): f"oak {x % 4} {y % 4}" for x in range(4, 12)}
            floor |= {(3, y): f"oak right 3 {y % 4}", (12, y): f"oak left 0 {y % 4}"}
        for y in range(4, 9):
            floor |= {(x, y): f"bath blue {x % 4} {y % 4}" for x in range(9, 12)}
            floor[12, y], right[8, y] = f"bath blue left 0 {y % 4}", f"bath blue right 3 {y % 4}"
        return walls, floor, right

    def _layer(
        self,
        name: str,
        cells: dict[Spot, str],
        depth: int | None,
        *,
        upright: bool = False,
        tileset: str = "ground",
    ) -> None:
        layer = ET.SubElement(self._root, "layer", _size(WIDTH, HEIGHT), name=name)
        said = {} if depth is None else {"z": depth}
        _properties(layer, said | ({"upright": True} if upright else {}))
        known = self._ids[tileset]
        rows = ((known[cells[x, y]] if (x, y) in cells else 0 for x in range(WIDTH)) for y in range(HEIGHT))
        data = ET.SubElement(layer, "data", encoding="csv")
        data.text = ",\n".join(",".join(map(str, row)) for row in rows)

    def _things(self) -> None:
        group = ET.SubElement(self._root, "objectgroup", name="things")
        _properties(group, {"holds": "things"})
        for name, (x, y) in self._guide.things:
            for east in (0, EAST):
                place = {"x": str((x + east) * 32), "y": str((y + 1) * 32)}
                ET.SubElement(group, "object", place, gid=str(self._ids["props"][name]))

    def _regions(self, layer: str) -> None:
        group = ET.SubElement(self._root, "objectgroup", name=layer)
        for _, name, (left, top, right, bottom), said in (r for r in self._guide.regions if r[0] == layer):
            for east in (0, EAST):
                if east and name == "visitor":
                    continue
                called = {"Rose House": "Elm House", "Ada Finch": "Ben Elm"}.get(name, name) if east else name
                box = {"x": left + east, "y": top, "width": right - left + 1, "height": bottom - top + 1}
                sides = {key: str(value * 32) for key, value in box.items()}
                thing = ET.SubElement(group, "object", sides, name=called)
                _properties(thing, {key: int(v) if v.isdecimal() else v for key, v in said.items()})


def _twice(cells: dict[Spot, str]) -> dict[Spot, str]:
    return {**cells, **{(x + EAST, y): name for (x, y), name in cells.items()}}


def _blob(cells: set[Spot], spot: Spot) -> int:
    """Give the neighbours that a terrain brush joins; beyond the map it goes on."""

    def there(dx: int, dy: int) -> bool:
        x, y = spot[0] + dx, spot[1] + dy
        return (x, y) in cells or not (0 <= x < WIDTH and 0 <= y < HEIGHT)

    mask = sum(bit for (dx, dy), bit in zip(((0, -1), (1, 0), (0, 1), (-1, 0)), (1, 4, 16, 64), strict=True)
               if there(dx, dy))  # fmt: skip
    return mask + sum(bit for dx, dy, bit in CORNERS if there(dx, 0) and there(0, dy) and there(dx, dy))


def _size(width: int, height: int) -> dict[str, str]:
    return {"width": str(width), "height": str(height)}


def _properties(element: ET.Element, values: dict[str, str | int | bool]) -> None:
    kinds = {bool: "bool", int: "int", str: "string"}
    inner = ET.SubElement(element, "properties")
    for name, value in values.items():
        said = str(value).lower() if isinstance(value, bool) else str(value)
        ET.SubElement(inner, "property", name=name, type=kinds[type(value)], value=said)


def _tiles(source: Path) -> Iterable[tuple[str, int]]:
    for tile in ET.parse(source).getroot().findall("tile"):
        for entry in tile.iterfind("properties/property"):
            if entry.get("name") == "name":
                yield entry.get("value", ""), int(tile.get("id", "0"))
