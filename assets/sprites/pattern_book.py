"""Lay the tiles out in a map to take patterns from: ``python assets/sprites/pattern_book.py``.

A sheet of tiles has thousands of them in rows, and no one finds a doorway there. The pattern book
shows the grass, every floor with its edges, and a small house of every wall, each with its name, so
that a person picks them up in Tiled and puts them down in a map of their own. The same bytes come
out every time.
"""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree as ET
from xml.sax.saxutils import quoteattr

HERE = Path(__file__).resolve().parent
"""Where the tilesets lie."""

NAME = "pattern_book.tmx"
"""The file that is written."""

WIDTH, TILE_PX = 83, 32
WALLS_FIRST = 20001
"""The number of the first tile of a wall, far behind the last one of the ground."""

FLOOR_TOP, WALLS_TOP = 2, 15
"""The rows in which the first floors and the first walls begin."""

NORTH = ("wall 6", "wall 10", "window 10", "wall 10", "wall 10", "window 10", "wall 10", "wall 12")
DOUBLE = ("wide window left 10", "wide window right 10")
SOUTH = ("wall 3", "window 10", "wall 10", "arch 10", "wall 10", *DOUBLE, "wall 9")
"""The northern and the southern row of the house that shows a wall; between them it is three tiles deep."""

Cells = dict[tuple[int, int], int]


class Book:
    """The cells of its layers and the words beside them."""

    def __init__(self) -> None:
        self.ground, self.walls = tileset("ground"), tileset("walls")
        self.floor_cells: Cells = {}
        self.wall_cells: Cells = {}
        self.words: list[tuple[int, int, str]] = []

    def floor(self, x: int, y: int, name: str) -> None:
        """Put a tile of the ground down."""
        self.floor_cells[x, y] = 1 + self.ground[name]

    def wall(self, x: int, y: int, name: str) -> None:
        """Put a tile of a wall down."""
        self.wall_cells[x, y] = WALLS_FIRST + self.walls[name]

    def fill(self) -> int:
        """Lay everything out; give the number of rows."""
        self.words.append((1, 1, "grass: take all 8 x 8"))
        for x in range(8):
            for y in range(8):
                self.floor(1 + x, FLOOR_TOP + y, f"grass {x} {y}")
        suffix = " left 0 0"
        for index, name in enumerate(n.removesuffix(suffix) for n in self.ground if n.endswith(suffix)):
            self._floor_block(11 + index % 10 * 7, FLOOR_TOP + index // 10 * 6, name)
        faces = [name.removesuffix(" arch 10") for name in self.walls if name.endswith(" arch 10")]
        for index, face in enumerate(faces):
            self._house(1 + index % 8 * 10, WALLS_TOP + index // 8 * 8, face)
        return WALLS_TOP + (len(faces) + 7) // 8 * 8

    def _floor_block(self, left: int, top: int, name: str) -> None:
        """Show a floor of 4 x 4 tiles with the half tiles that go below the walls on either side."""
        self.words.append((left, top - 1, f"{name} (floor)"))
        for y in range(4):
            self.floor(left, top + y, f"{name} right 3 {y}")
            self.floor(left + 5, top + y, f"{name} left 0 {y}")
            for x in range(4):
                self.floor(left + 1 + x, top + y, f"{name} {x} {y}")

    def _house(self, left: int, top: int, face: str) -> None:
        self.words.append((left, top - 2, face))
        for x, piece in enumerate(NORTH):
            self.wall(left + x, top, f"{face} {piece}")
        for y in (1, 2, 3):
            for x in (0, 7):
                self.wall(left + x, top + y, f"{face} wall 5")
        for x, piece in enumerate(SOUTH):
            self.wall(left + x, top + 4, f"{face} {piece}")


def tileset(name: str) -> dict[str, int]:
    """Give the numbers of a tileset's tiles by their names."""
    found = {}
    for tile in ET.parse(HERE / f"{name}.tsx").getroot().findall("tile"):  # noqa: S314 - a file of ours
        for entry in tile.iterfind("properties/property"):
            if entry.get("name") == "name":
                found[entry.get("value", "")] = int(tile.get("id", "0"))
    return found


def build() -> str:
    """Give the text of the map."""
    book = Book()
    rows = book.fill()
    size = f'width="{WIDTH}" height="{rows}"'
    head = (
        f'<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down" {size}'
        f' tilewidth="{TILE_PX}" tileheight="{TILE_PX}" infinite="0" backgroundcolor="#3f4a3c"'
        ' nextlayerid="4" nextobjectid="1000">'
    )
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        head,
        ' <tileset firstgid="1" source="ground.tsx"/>',
        f' <tileset firstgid="{WALLS_FIRST}" source="walls.tsx"/>',
    ]
    for number, (name, cells) in enumerate((("floor", book.floor_cells), ("walls", book.wall_cells)), 1):
        grid = (",".join(str(cells.get((x, y), 0)) for x in range(WIDTH)) for y in range(rows))
        lines += [f' <layer id="{number}" name="{name}" {size}>', '  <data encoding="csv">']
        lines += [",\n".join(grid), "  </data>", " </layer>"]
    lines.append(' <objectgroup id="3" name="names" locked="1">')
    for number, (x, y, words) in enumerate(book.words, 1):
        place = f'x="{x * TILE_PX}" y="{y * TILE_PX}" width="{8 * TILE_PX}" height="{TILE_PX}"'
        lines.append(f'  <object id="{number}" name={quoteattr(words)} {place}>')
        lines.append(f'   <text pixelsize="18" color="#ffffff" valign="center">{words}</text>')
        lines.append("  </object>")
    return "\n".join([*lines, " </objectgroup>", "</map>", ""])


def write(folder: Path = HERE) -> Path:
    """Write the pattern book into a folder; give the file."""
    file = folder / NAME
    file.write_text(build(), "utf-8")
    return file


if __name__ == "__main__":
    sys.stdout.write(f"{write()}\n")
