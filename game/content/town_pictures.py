"""Load the pictures of pieces: cut from a sheet, or files with looks and frames beside them.

The plain picture is ``bed.png``, a look ``bed@occupied.png``, the further frames of an animated
look ``bed@occupied~1.png`` (of the plain one ``bed@~1.png``); blanks of a look become underlines.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PIL import Image

from game.content.pieces import LIT, PLAIN
from game.content.town_error import MapError
from game.content.town_reading import PICTURES
from game.content.town_tilesets import MAX_PICTURE_PIXELS
from game.content.town_tsx import inside
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from game.content.town_tilesets import Tileset

MAX_PIECE_PIXELS = 512 * 512
"""Largest picture of a piece."""

MAX_ALL_PIXELS = 48 * 1024 * 1024
"""Most pixels of all pictures of pieces together."""

FLIPS = ((1 << 29, "d"), (1 << 31, "h"), (1 << 30, "v"))
"""The flags of a turned tile with their letter in a picture's key, in the order of turning."""

_TURNS = {
    "d": Image.Transpose.TRANSPOSE,
    "h": Image.Transpose.FLIP_LEFT_RIGHT,
    "v": Image.Transpose.FLIP_TOP_BOTTOM,
}
_MARKED = re.compile(r"(?P<stem>[^@]+)@(?P<look>[^@~]*)(?:~(?P<frame>[1-9]\d?))?")


def flips_of(cell: int) -> str:
    """Give the letters of the flags of a cell."""
    return "".join(letter for flag, letter in FLIPS if cell & flag)


class Gallery:
    """The pictures that a map's pieces use, each loaded once."""

    def __init__(self, map_name: str, roots: Sequence[Path]) -> None:
        self.pictures: dict[str, Image.Image] = {}
        """By key; RGBA."""
        self._map = map_name
        self._roots = roots
        self._sheets: dict[Path, Image.Image] = {}
        self._beside: dict[Path, dict[str, dict[tuple[str, int], Path]]] = {}
        self._looks: dict[tuple[str, int, str], dict[str, tuple[str, ...]]] = {}
        self._pixels = 0

    def looks(self, tileset: Tileset, tile: int, flips: str) -> Mapping[str, tuple[str, ...]]:
        """Give the looks of a tile with the keys of their pictures. Raises: MapError."""
        key = tileset.name, tile, flips
        if key not in self._looks:
            taken = self._cut if tileset.sheet else self._collected
            self._looks[key] = taken(tileset, tile, flips)
        return self._looks[key]

    def size(self, looks: Mapping[str, tuple[str, ...]]) -> tuple[int, int]:
        """Give the size of the plain picture."""
        across, down = self.pictures[looks[PLAIN][0]].size
        return across, down

    def _cut(self, tileset: Tileset, tile: int, flips: str) -> dict[str, tuple[str, ...]]:
        """Cut a tile of a sheet, and its twin with light behind the window."""
        looks: dict[str, tuple[str, ...]] = {PLAIN: (self._tile(tileset, tile, flips),)}
        lit = tileset.about(tile).properties.get(LIT)
        if lit is not None:
            if type(lit) is not int or lit not in tileset.ids:
                reason = f'tile {tile} has the property "{LIT}" {lit!r}, which is no tile'
                cure = "write the number of the lit twin in the same tileset"
                raise MapError("lit-twin", tileset.holder.name, reason, cure)
            looks[LIT] = (self._tile(tileset, lit, flips),)
        return looks

    def _tile(self, tileset: Tileset, tile: int, flips: str) -> str:
        key = f"{tileset.name}#{tile}" + (f"|{flips}" if flips else "")
        if key not in self.pictures and tileset.sheet is not None:
            if tileset.sheet not in self._sheets:
                holder = tileset.holder.name
                self._sheets[tileset.sheet] = PICTURES.read(holder, tileset.sheet, MAX_PICTURE_PIXELS)
            x = tile % tileset.columns * TILE_PX
            y = tile // tileset.columns * tileset.tile_height
            cut = self._sheets[tileset.sheet].crop((x, y, x + TILE_PX, y + tileset.tile_height))
            self.pictures[key] = _turned(cut, flips)
        return key

    def _collected(self, tileset: Tileset, tile: int, flips: str) -> dict[str, tuple[str, ...]]:
        """Load a picture of a collection, its looks and their frames."""
        plain = inside(tileset.holder, tileset.about(tile).source, self._roots)
        found = {(PLAIN, 0): plain, **self._files_beside(plain.parent).get(plain.stem, {})}
        size = None
        frames: dict[str, dict[int, str]] = {}
        for look, frame in sorted(found):
            key, image = self._load(tileset, found[look, frame], flips)
            size = size or image.size
            if image.size != size:
                reason = f"{found[look, frame].name} has another size than {plain.name}"
                raise MapError("look-size", tileset.holder.name, reason, "draw all looks in one size")
            frames.setdefault(look, {})[frame] = key
        for look, keys in frames.items():
            if list(keys) != list(range(len(keys))):
                reason = f'the look "{look}" of {plain.name} has the frames {", ".join(map(str, keys))}'
                cure = "number the frames 0 (without a number), 1, 2 ... without a gap"
                raise MapError("look-frames", tileset.holder.name, reason, cure)
        return {look: tuple(keys.values()) for look, keys in frames.items()}

    def _files_beside(self, folder: Path) -> dict[str, dict[tuple[str, int], Path]]:
        """Give the looks and frames that lie in a folder, by the stem of their plain picture."""
        if folder not in self._beside:
            groups: dict[str, dict[tuple[str, int], Path]] = {}
            for file in sorted(folder.glob("*@*.png")):
                if match := _MARKED.fullmatch(file.stem):
                    look = match["look"].replace("_", " ")
                    groups.setdefault(match["stem"], {})[look, int(match["frame"] or 0)] = file
            self._beside[folder] = groups
        return self._beside[folder]

    def _load(self, tileset: Tileset, file: Path, flips: str) -> tuple[str, Image.Image]:
        key = f"{tileset.name}/{file.stem}" + (f"|{flips}" if flips else "")
        if key not in self.pictures:
            name = tileset.holder.name
            inside(file, file.name, self._roots)
            image = PICTURES.read(name, file, MAX_PIECE_PIXELS)
            self._pixels += image.width * image.height
            if self._pixels > MAX_ALL_PIXELS:
                reason = f"the pictures of the pieces have more than {MAX_ALL_PIXELS} pixels"
                raise MapError("picture-size", self._map, reason, "use fewer or smaller pictures")
            self.pictures[key] = _turned(image, flips)
        return key, self.pictures[key]


def _turned(image: Image.Image, flips: str) -> Image.Image:
    for letter in flips:
        image = image.transpose(_TURNS[letter])
    return image
