"""Draw ``tiles.png``, the tileset of the town: ``python assets/sprites/tiles_build.py``.

Sprites of whole tiles stand in an atlas 16 tiles wide, each a block; the same bytes on every run.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

import tiles_ground
import tiles_home
import tiles_public
import tiles_walls
from tiles_sketch import TILE_PX

if TYPE_CHECKING:
    from tiles_sketch import Sketch

COLUMNS = 16
"""Tiles in one row of the atlas."""

PICTURE = Path(__file__).resolve().parent / "tiles.png"
"""Where the atlas lies."""

KINDS = tuple(sorted((set(tiles_home.sprites()) | set(tiles_public.sprites())) - {"bed double"}))
"""The kinds of object that have a sprite of their own name."""

TALL = frozenset(tiles_home.TALL + tiles_public.TALL)
"""Kinds whose first row of tiles lies above the object."""


class Block(NamedTuple):
    """Where a sprite stands in the atlas, in tiles."""

    column: int
    row: int
    across: int
    down: int

    def number(self, column: int = 0, row: int = 0) -> int:
        """Give the number of one of its tiles, counted from 0 in reading order of the atlas."""
        return (self.row + row) * COLUMNS + self.column + column


def all_sprites() -> dict[str, Sketch]:
    """Draw everything, in the order of the atlas."""
    return tiles_ground.sprites() | tiles_walls.sprites() | tiles_home.sprites() | tiles_public.sprites()


def place(sprites: dict[str, Sketch]) -> dict[str, Block]:
    """Give every sprite its place: tallest first in shelves, equal ones in the order of ``sprites``."""
    blocks: dict[str, Block] = {}
    row = column = tallest = 0
    for name, sprite in sorted(sprites.items(), key=lambda item: item[1].height):
        across, down = sprite.width // TILE_PX, sprite.height // TILE_PX
        if column + across > COLUMNS or (tallest and down != tallest):
            row, column = row + tallest, 0
        blocks[name] = Block(column, row, across, down)
        column, tallest = column + across, down
    return blocks


def draw() -> bytes:
    """Give the bytes of the picture."""
    sprites = all_sprites()
    blocks = place(sprites)
    rows = max(block.row + block.down for block in blocks.values())
    atlas = Image.new("RGBA", (COLUMNS * TILE_PX, rows * TILE_PX), (0, 0, 0, 0))
    for name, sprite in sprites.items():
        atlas.paste(sprite.image, (blocks[name].column * TILE_PX, blocks[name].row * TILE_PX))
    out = BytesIO()
    atlas.save(out, "PNG", compress_level=9)
    return out.getvalue()


def main() -> None:
    """Write the picture."""
    PICTURE.write_bytes(draw())
    print(f"{PICTURE.name}: {len(KINDS)} kinds of object, {PICTURE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
