"""Write tilesets for Tiled: a sheet of equal tiles, or a collection of pictures of any size."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from PIL import Image

Value = str | int | bool
"""What a property of a tile may hold."""

FRAME_MS = 260
"""How long one frame of an animated tile shows, in milliseconds."""


@dataclass(frozen=True)
class Tile:
    """One tile of a tileset."""

    number: int
    """Its local id: what a map stores."""
    properties: Mapping[str, Value] = field(default_factory=dict)
    group: str = ""
    """The class that Tiled shows."""
    frames: tuple[int, ...] = ()
    """The tiles that are shown in turn, if it moves."""
    picture: tuple[str, int, int] | None = None
    """Its own file, width and height, in a collection."""


@dataclass(frozen=True)
class Brush:
    """A terrain brush: which tile fits which eight neighbours."""

    name: str
    colour: str
    tiles: Sequence[tuple[int, int]]
    """Local ids and their neighbours as bits, from the north clockwise: 1, 2, 4 .. 128."""


def png(image: Image.Image) -> bytes:
    """Give a picture as a file: the same bytes for the same pixels."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=9)
    return out.getvalue()


def replace(path: Path, content: bytes) -> bool:
    """Write a file whole, or leave it alone when it holds the same; tell whether it changed."""
    if path.exists() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    spare = path.with_name(f"{path.name}.{os.getpid()}.new")
    spare.write_bytes(content)
    spare.replace(path)
    return True


def sheet_xml(  # noqa: PLR0917 - the head of a tileset, in the order of the file
    name: str, source: str, size: tuple[int, int], tile: tuple[int, int],
    tiles: Iterable[Tile], brushes: Iterable[Brush] = (),
) -> str:  # fmt: skip
    """Give the file of a tileset whose tiles stand in rows in one picture."""
    columns, rows = size[0] // tile[0], size[1] // tile[1]
    head = _head(name, tile, columns * rows, columns)
    image = f' <image source={quoteattr(source)} width="{size[0]}" height="{size[1]}"/>'
    body = [line for each in tiles for line in _tile(each)]
    return "\n".join([*head, image, *body, *_brushes(brushes), "</tileset>", ""])


def collection_xml(name: str, tiles: Sequence[Tile]) -> str:
    """Give the file of a tileset in which every tile has its own picture."""
    pictures = [each.picture for each in tiles if each.picture]
    largest = (max((w for _, w, _ in pictures), default=1), max((h for _, _, h in pictures), default=1))
    head = _head(name, largest, len(tiles), 0)
    grid = ' <grid orientation="orthogonal" width="1" height="1"/>'
    return "\n".join([*head, grid, *(line for each in tiles for line in _tile(each)), "</tileset>", ""])


_ENTRY = re.compile(
    r' <tile id="(\d+)" type="([^"]*)">\n  <properties>\n(.*?)  </properties>\n'
    r'  <image source="([^"]*)" width="(\d+)" height="(\d+)"/>\n </tile>\n',
    re.DOTALL,
)
_NAME = re.compile(r'<property name="name" value="([^"]*)"/>')


@dataclass(frozen=True)
class Known:
    """What a collection that was written before says of one of its tiles."""

    number: int
    group: str
    lines: str
    """Its part of the file, as it stands there."""
    size: tuple[int, int]


def known(text: str) -> dict[str, Known]:
    """Read a collection that ``collection_xml`` wrote: its tiles by their name."""
    found: dict[str, Known] = {}
    for match in _ENTRY.finditer(text):
        name = _NAME.search(match[3])
        if name:
            size = (int(match[5]), int(match[6]))
            found[name[1]] = Known(int(match[1]), match[2], match[0], size)
    return found


def _head(name: str, tile: tuple[int, int], count: int, columns: int) -> list[str]:
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        (
            f'<tileset version="1.10" tiledversion="1.10.2" name={quoteattr(name)} tilewidth="{tile[0]}" '
            f'tileheight="{tile[1]}" tilecount="{count}" columns="{columns}">'
        ),
    ]


def _tile(tile: Tile) -> list[str]:
    kind = f" type={quoteattr(tile.group)}" if tile.group else ""
    lines = [f' <tile id="{tile.number}"{kind}>']
    if tile.properties:
        lines += ["  <properties>", *map(_property, sorted(tile.properties.items())), "  </properties>"]
    if tile.picture:
        source, width, height = tile.picture
        lines.append(f'  <image source={quoteattr(source)} width="{width}" height="{height}"/>')
    if tile.frames:
        shown = [f'   <frame tileid="{each}" duration="{FRAME_MS}"/>' for each in tile.frames]
        lines += ["  <animation>", *shown, "  </animation>"]
    return [*lines, " </tile>"]


def _property(pair: tuple[str, Value]) -> str:
    name, value = pair
    if isinstance(value, bool):
        return f'   <property name={quoteattr(name)} type="bool" value="{str(value).lower()}"/>'
    kind = ' type="int"' if isinstance(value, int) else ""
    return f"   <property name={quoteattr(name)}{kind} value={quoteattr(str(value))}/>"


def _brushes(brushes: Iterable[Brush]) -> list[str]:
    lines: list[str] = []
    for brush in brushes:
        lines += [
            f'  <wangset name={quoteattr(brush.name)} type="mixed" tile="{brush.tiles[0][0]}">',
            f'   <wangcolor name={quoteattr(brush.name)} color="{brush.colour}" tile="-1" probability="1"/>',
        ]
        for number, bits in brush.tiles:
            around = ",".join("1" if bits >> place & 1 else "0" for place in range(8))
            lines.append(f'   <wangtile tileid="{number}" wangid="{around}"/>')
        lines.append("  </wangset>")
    return [" <wangsets>", *lines, " </wangsets>"] if lines else []
