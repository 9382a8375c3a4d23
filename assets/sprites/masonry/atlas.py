"""Puts caps and faces together to walls.png and says in walls.tsx what each tile is.

Names: ``FACE wall M``, ``FACE right M``, ``FACE window M``, ``FACE window lit M``, ``FACE wide window
[left|middle|right] [lit] M``, ``FACE arch [left|middle|right] M``; all but those of an oak cap begin with
``CAP/``. M is the sum of the sides on which the wall goes on: north 1, east 2, south 4, west 8.
"""

from __future__ import annotations

import functools
import io
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PIL import Image

from masonry import inside, outside
from masonry.cap import CAPS, EAST, HIGH, LEFT, NORTH, RIGHT, SOUTH, WEST, cap_picture, cap_pixels
from masonry.opening import STYLES, paint_arch, paint_wide_window, paint_window
from masonry.surface import FACE_PX, OFF, Surface
from studio.paint import TILE_PX
from studio.palette import CODES, colour

if TYPE_CHECKING:
    from collections.abc import Mapping

TALL = 96
"""Height of a tile of the sheet; the wall's picture stands on its lower edge."""

COLUMNS = 56
"""Tiles in a row of the sheet."""

FACES = outside.FACES | inside.FACES
"""What paints each face, by name."""

CAPPED = {
    "oak": tuple(FACES),
    "dark": (*inside.FACES, "brick", "red brick", "timber", "stucco cream", "stone", "college brick"),
    "white": (
        *inside.FACES, "siding white", "siding blue", "siding yellow", "red brick", "stucco rose",
        "planks green",
    ),
    "stone": (*inside.FACES, "stone", "brick", "college brick", "stucco cream"),
    "brick": (*inside.FACES, "brick", "red brick", "stucco cream"),
}  # fmt: skip
"""The faces that occur under each cap: a town paints a tile only if it is here."""


class Wall(NamedTuple):
    """One tile of the sheet."""

    cap: str
    face: str
    kind: str
    """"wall", "right", "window", "wide window", "wide window left", "arch" ..."""
    mask: int
    night: bool = False

    @property
    def name(self) -> str:
        """Give what the tile is called in walls.tsx."""
        lit = " lit" if self.night else ""
        cap = "" if self.cap == "oak" else f"{self.cap}/"
        return f"{cap}{self.face} {self.kind}{lit} {self.mask}"


_THROUGH = (EAST | WEST, EAST | WEST | NORTH)
"""The masks of walls whose whole face is seen: there openings fit."""

WINDOWS = ("window", "wide window", "wide window left", "wide window middle", "wide window right")
"""The kinds that have a twin for the night."""

ARCHES = ("arch", "arch left", "arch middle", "arch right")
"""The kinds of doorways; the last three are parts of broad ones."""


def tiles_of(cap: str, face: str) -> list[Wall]:
    """List the tiles of one face under one cap, in the order of the sheet: new ones go to its end."""
    tiles = [Wall(cap, face, "wall", mask) for mask in range(16)]
    tiles += [Wall(cap, face, "right", mask) for mask in range(16) if mask & EAST]
    for kind in WINDOWS:
        for mask in _THROUGH:
            tiles += [Wall(cap, face, kind, mask), Wall(cap, face, kind, mask, night=True)]
    tiles += [Wall(cap, face, kind, mask) for kind in ARCHES for mask in _THROUGH]
    return tiles


def all_tiles() -> list[Wall]:
    """List every tile of the sheet in its order; the place in the list is the tile's local id.

    Maps know tiles by their ids: whatever is added goes to the end.
    """
    return [tile for cap, faces in CAPPED.items() for face in faces for tile in tiles_of(cap, face)]


@functools.lru_cache(100)
def _plain(face: str) -> Surface:
    surface = Surface(sum(map(ord, face)))
    FACES[face](surface)
    return surface


@functools.lru_cache(2000)
def face_picture(face: str, kind: str, mask: int, *, night: bool = False) -> Image.Image:
    """Give the face below the cap, 32 x 52; ``mask`` without its north."""
    surface = _plain(face).copy()
    style = STYLES[face]
    if kind == "window":
        paint_window(surface, style, night=night)
    elif kind.startswith("wide window"):
        paint_wide_window(surface, style, kind.removeprefix("wide window").strip(), night=night)
    elif kind.startswith("arch"):
        paint_arch(surface, style, kind.removeprefix("arch").strip())
    elif face in outside.CORNERS and not mask & SOUTH:
        outside.paint_ends(surface, face, west=not mask & WEST, east=not mask & EAST)
    if mask & SOUTH:
        upright = surface.rect(OFF + LEFT, -4, OFF + RIGHT, FACE_PX + 4)
        surface.shade(upright, 0.42, dx=1.2, blur=1.6)
    return surface.tile()


_INK = np.array([*(colour("2b161b") * 255).round(), 255], dtype=np.uint8)


def picture(wall: Wall) -> Image.Image:
    """Draw one tile, 32 x 96."""
    mask = wall.mask
    kind = "wall" if wall.kind == "right" else wall.kind
    below = np.array(face_picture(wall.face, kind, mask & ~NORTH, night=wall.night))
    first, last = (0 if mask & WEST else LEFT), (TILE_PX if mask & EAST else RIGHT)
    below[:, :first] = 0
    below[:, last:] = 0
    solid = below[..., 3] > 0
    below[-1][solid[-1]] = _INK
    if not mask & WEST:
        below[:, first][solid[:, first]] = _INK
    if not mask & EAST:
        below[:, last - 1][solid[:, last - 1]] = _INK
    whole = np.zeros((TALL, TILE_PX, 4), dtype=np.uint8)
    top = TALL - HIGH
    whole[TALL - FACE_PX :] = below
    covered = cap_pixels(mask)
    cap = np.array(cap_picture(wall.cap, mask))
    whole[top:][covered] = cap[covered]
    if wall.kind == "right":
        whole[: TALL - FACE_PX] = 0
        whole[top:][covered] = 0
        whole[:, : TILE_PX // 2] = 0
    return Image.fromarray(whole)


def sheet() -> Image.Image:
    """Draw all tiles, COLUMNS in a row; colours are an index into the palette, 255 is empty."""
    tiles = all_tiles()
    rows = -(-len(tiles) // COLUMNS)
    whole = Image.new("RGBA", (COLUMNS * TILE_PX, rows * TALL))
    for place, tile in enumerate(tiles):
        whole.paste(picture(tile), (place % COLUMNS * TILE_PX, place // COLUMNS * TALL))
    return whole


def indexed(image: Image.Image) -> Image.Image:
    """Give a picture in palette colours as one byte per pixel: a sheet this large stays small."""
    pixels = np.asarray(image).astype(np.uint32)
    keys = pixels[..., 0] << 16 | pixels[..., 1] << 8 | pixels[..., 2]
    table = np.array([int(code, 16) for code in CODES], dtype=np.uint32)
    order = np.argsort(table)
    found = order[np.searchsorted(table[order], keys).clip(0, len(table) - 1)].astype(np.uint8)
    found[pixels[..., 3] == 0] = len(CODES)
    flat = [channel for code in CODES for channel in bytes.fromhex(code)] + [0, 0, 0]
    out = Image.fromarray(found)
    out.putpalette(flat)
    return out


def tsx() -> str:
    """Say what every tile is: ``name``, and for windows ``lit``, the local id of its twin at night.

    Every face is a terrain of edges, so that Tiled's terrain brush draws walls with their corners.
    """
    tiles = all_tiles()
    rows = -(-len(tiles) // COLUMNS)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<tileset version="1.10" tiledversion="1.10.2" name="walls"',
        f' tilewidth="{TILE_PX}" tileheight="{TALL}" tilecount="{rows * COLUMNS}" columns="{COLUMNS}">',
        f' <image source="walls.png" width="{COLUMNS * TILE_PX}" height="{rows * TALL}"/>',
    ]
    places = {tile: place for place, tile in enumerate(tiles)}
    for tile, place in places.items():
        lines += [f' <tile id="{place}">', "  <properties>"]
        twin = tile._replace(night=True)
        if not tile.night and twin in places:
            lines.append(f'   <property name="lit" type="int" value="{places[twin]}"/>')
        lines += [f'   <property name="name" value="{tile.name}"/>', "  </properties>", " </tile>"]
    brushes = (line for cap in CAPPED for face in CAPPED[cap] for line in _brush(cap, face, places))
    lines += [" <wangsets>", *brushes]
    return "\n".join([*lines, " </wangsets>", "</tileset>", ""])


def _brush(cap: str, face: str, places: Mapping[Wall, int]) -> list[str]:
    """Give the terrain of one face: which of its four edges each plain wall joins."""
    name = face if cap == "oak" else f"{cap}/{face}"
    walls = [Wall(cap, face, "wall", mask) for mask in range(1, 16)]
    shown = places[Wall(cap, face, "wall", EAST | WEST)]
    lines = [
        f'  <wangset name="{name}" type="edge" tile="{shown}">',
        f'   <wangcolor name="{name}" color="#8a5a3c" tile="{shown}" probability="1"/>',
    ]
    for wall in walls:
        edges = ",".join(f"{int(bool(wall.mask & side))},0" for side in (NORTH, EAST, SOUTH, WEST))
        lines.append(f'   <wangtile tileid="{places[wall]}" wangid="{edges}"/>')
    return [*lines, "  </wangset>"]


def draw() -> tuple[bytes, str]:
    """Give walls.png and walls.tsx."""
    stream = io.BytesIO()
    indexed(sheet()).save(stream, "PNG", transparency=len(CODES), optimize=False, compress_level=9)
    return stream.getvalue(), tsx()


CAP_NAMES = tuple(CAPS)
"""Every cap."""
