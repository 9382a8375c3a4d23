"""The sheet of the ground, ``ground.png``, and what Tiled is told about it, ``ground.tsx``."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from PIL import Image

from studio.paint import TILE_PX
from studio.tileset import Brush, Tile, png, replace, sheet_xml
from terrain import deck, earth, floors, grass, masks, paving, plaza, pool, sod

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

COLUMNS = 64
"""Tiles in one row of the sheet."""

HALF_PX = TILE_PX // 2
"""What a floor tile shows that goes under half of a wall."""

TERRAINS: dict[str, tuple[str, Callable[[int, int], Image.Image]]] = {
    "pave": ("#d3bb97", paving.tile),
    "dirt": ("#c0935b", earth.dirt),
    "gravel": ("#c4a987", earth.gravel),
    "water": ("#2c6cab", pool.tile),
    "soil": ("#47231f", earth.soil),
    "deck": ("#9b6f49", deck.tile),
    "lush": ("#347040", functools.partial(sod.tile, "lush")),
    "pale": ("#7fb045", functools.partial(sod.tile, "pale")),
    "plaza": ("#e2cda6", plaza.tile),
}
"""Every terrain: the colour of its brush in Tiled, and what draws a mask in a variant.

Add new ones at the end: maps store the numbers of tiles.
"""


def named() -> Iterator[tuple[str, Image.Image]]:
    """Draw every tile in the order of the sheet, with its name."""
    yield from _macro("grass", grass.macro())
    for name in floors.NAMES:
        tiles = list(_macro(name, floors.macro(name)))
        yield from tiles
        for side, box in (("left", (0, 0, HALF_PX, TILE_PX)), ("right", (HALF_PX, 0, TILE_PX, TILE_PX))):
            for full, picture in tiles:
                half = Image.new("RGBA", (TILE_PX, TILE_PX))
                half.paste(picture.crop(box), box[:2])
                yield full.replace(name, f"{name} {side}", 1), half
    for number in range(sod.MEADOWS):
        yield f"meadow {number}", sod.meadow(number)
    for terrain, (_, draw) in TERRAINS.items():
        for name, mask, variant in tiles_of(terrain):
            yield name, draw(mask, variant)
    for frame in range(1, pool.FRAMES):
        for name, mask, variant in tiles_of("water"):
            yield f"{name} ~{frame}", pool.tile(mask, variant, frame)


def tiles_of(terrain: str) -> Iterator[tuple[str, int, int]]:
    """Give the name, the mask and the variant of every tile of a terrain."""
    for place in range(masks.MACRO**2):
        yield f"{terrain} {place % masks.MACRO} {place // masks.MACRO}", masks.FULL, place
    for mask in masks.ALL:
        for variant in range(masks.VARIANTS):
            if mask != masks.FULL or variant == 0:
                yield masks.edge_name(terrain, mask, variant), mask, variant


def _macro(name: str, picture: Image.Image) -> Iterator[tuple[str, Image.Image]]:
    for row in range(picture.height // TILE_PX):
        for column in range(picture.width // TILE_PX):
            left, top = column * TILE_PX, row * TILE_PX
            yield f"{name} {column} {row}", picture.crop((left, top, left + TILE_PX, top + TILE_PX))


def draw() -> tuple[Image.Image, list[str]]:
    """Give the sheet and the names of its tiles in reading order."""
    tiles = list(named())
    rows = -(-len(tiles) // COLUMNS)
    sheet = Image.new("RGBA", (COLUMNS * TILE_PX, rows * TILE_PX))
    for place, (_, picture) in enumerate(tiles):
        sheet.paste(picture, (place % COLUMNS * TILE_PX, place // COLUMNS * TILE_PX))
    return sheet, [name for name, _ in tiles]


def listing(names: list[str], size: tuple[int, int]) -> str:
    """Give the tileset for Tiled: names, animations of the water, one brush for each terrain."""
    number = {name: place for place, name in enumerate(names)}
    tiles = []
    for name, place in number.items():
        moved = [f"{name} ~{frame}" for frame in range(1, pool.FRAMES)]
        frames = (place, *(number[each] for each in moved)) if moved[0] in number else ()
        tiles.append(Tile(place, {"name": name}, "", frames))
    brushes = [
        Brush(terrain, colour, [(number[name], mask) for name, mask, _ in tiles_of(terrain) if mask])
        for terrain, (colour, _) in TERRAINS.items()
    ]
    return sheet_xml("ground", "ground.png", size, (TILE_PX, TILE_PX), tiles, brushes)


def write(folder: Path) -> int:
    """Write the sheet and the tileset; count the tiles."""
    sheet, names = draw()
    replace(folder / "ground.png", png(sheet))
    replace(folder / "ground.tsx", listing(names, sheet.size).encode())
    return len(names)


def macro(name: str, folder: Path) -> Image.Image:
    """Give the macro of the grass or of a floor; ``folder`` is where the sheet lies."""
    assert (folder / "terrain").is_dir()
    return grass.macro() if name == "grass" else floors.macro(name)
