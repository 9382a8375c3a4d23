"""Check the tilesets of a map: sheets of tiles of one size, and collections of pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from game.content.town_error import FirstFault, MapError
from game.content.town_reading import PICTURES
from game.content.town_tsx import Value, inside, parse_file, properties_of, whole_number
from game.content.town_words import check_count
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MAX_PICTURE_PIXELS = 4096 * 6144
"""Largest sheet of tiles."""

MAX_TILE_PX = 512
"""Highest tile of a sheet, in pixels."""

MAX_TILESETS = 64
"""Most tilesets of a map."""

MAX_COLLECTION = 4096
"""Most pictures of a collection."""


@dataclass(frozen=True)
class Tile:
    """What a tileset says about one of its tiles."""

    source: str = ""
    """The tile's own picture, relative to the tileset's file; empty in a sheet."""
    properties: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Tileset:
    """One checked tileset of a map."""

    name: str
    """Unique in the map."""
    holder: Path
    """The file that it is written in; sources are relative to it."""
    first: int
    """The number that a cell of the map has for its tile 0."""
    sheet: Path | None
    """The picture that all tiles are cut from; None for a collection of pictures."""
    tile_height: int
    """Pixels; 0 for a collection."""
    columns: int
    ids: frozenset[int]
    """The tiles that there are."""
    tiles: Mapping[int, Tile]
    """Those about which something is said."""

    @cached_property
    def numbers(self) -> range:
        """Give the span of numbers of its tiles in the map."""
        return range(self.first, self.first + max(self.ids) + 1)

    def about(self, tile: int) -> Tile:
        """Give what is said about a tile."""
        return self.tiles.get(tile, Tile())


@dataclass(frozen=True)
class Tilesets:
    """The tilesets of a map. ``whole`` is False when a faulty one had to be left out."""

    sets: tuple[Tileset, ...]
    whole: bool = True
    elements: tuple[ET.Element, ...] = field(default=(), repr=False)
    """As the map has them, in the order of ``sets``."""

    def find(self, number: int) -> tuple[Tileset, int] | None:
        """Give the tileset and tile of a cell's number without flags; None for no tile."""
        for one in self.sets:
            if number in one.numbers and number - one.first in one.ids:
                return one, number - one.first
        return None


def check_tilesets(file: Path, tree: ET.Element, roots: Sequence[Path], faults: FirstFault) -> Tilesets:
    """Check every tileset of a map, and the sheets of tiles. Raises: MapError."""
    found: list[Tileset] = []
    kept: list[ET.Element] = []
    elements = tree.findall("tileset")
    check_count(file.name, elements, MAX_TILESETS, "tilesets")
    for element in elements:
        with faults:
            found.append(_tileset(file, element, roots, tuple(found)))
            kept.append(element)
    if not elements:
        with faults:
            raise MapError("no-tileset", file.name, "the map has no tileset", "add one in Tiled")
    return Tilesets(tuple(found), len(found) == len(elements), tuple(kept))


def _tileset(file: Path, element: ET.Element, roots: Sequence[Path], others: tuple[Tileset, ...]) -> Tileset:
    first = whole_number(file.name, element, "firstgid")
    source = element.get("source")
    holder, tileset = file, element
    if source is not None:
        holder = inside(file, source, roots)
        tileset = parse_file(holder, "tileset")
    _check_plain(holder.name, tileset)
    name = tileset.get("name", "") or holder.stem
    if any(name == other.name for other in others):
        name = f"{name} {first}"
    if tileset.find("image") is None and any(tile.find("image") is not None for tile in tileset.iter("tile")):
        one = _collection(holder, tileset, (name, first))
    else:
        one = _sheet(holder, tileset, (name, first), roots)
    numbers = one.numbers
    if first < 1 or any(
        numbers.start < other.numbers.stop and other.numbers.start < numbers.stop for other in others
    ):
        reason = f"the tileset at firstgid {first} overlaps another"
        raise MapError("tileset-overlap", file.name, reason, "let Tiled number the tilesets anew")
    return one


def _check_plain(name: str, tileset: ET.Element) -> None:
    """Refuse what would be drawn elsewhere than Tiled shows it."""
    offset = tileset.find("tileoffset")
    shifted = offset is not None and (offset.get("x", "0"), offset.get("y", "0")) != ("0", "0")
    if shifted or tileset.get("objectalignment", "unspecified") not in ("unspecified", "bottomleft"):
        reason = "the tileset has a drawing offset or another alignment than bottom left"
        raise MapError("tileset-offset", name, reason, "set the offset to 0, the alignment to Bottom Left")


def _sheet(holder: Path, tileset: ET.Element, called: tuple[str, int], roots: Sequence[Path]) -> Tileset:
    """Check a tileset that is cut from one picture."""
    name = holder.name
    wide, high = whole_number(name, tileset, "tilewidth"), whole_number(name, tileset, "tileheight")
    margins = whole_number(name, tileset, "spacing", "0"), whole_number(name, tileset, "margin", "0")
    if wide != TILE_PX or high % TILE_PX or not TILE_PX <= high <= MAX_TILE_PX or margins != (0, 0):
        reason = f"the tileset has tiles of {wide} x {high} pixels with spacing and margin {margins}"
        cure = f"use tiles {TILE_PX} pixels wide and {TILE_PX}, 64, 96 ... high without spacing and margin"
        raise MapError("tileset-tile-size", name, reason, cure)
    images = tileset.findall("image")
    if len(images) != 1:
        reason = "the tileset is not made of one picture"
        cure = "use a tileset based on a tileset image, or a collection of images, in Tiled"
        raise MapError("tileset-picture", name, reason, cure)
    picture = inside(holder, images[0].get("source", ""), roots)
    told = whole_number(name, images[0], "width", "0"), whole_number(name, images[0], "height", "0")
    across, down = PICTURES.read(name, picture, MAX_PICTURE_PIXELS).size
    if (told[0] // TILE_PX, told[1] // high) != (across // TILE_PX, down // high):
        reason = (
            f"the tileset says that {picture.name} has {told[0]} x {told[1]} pixels, it has {across} x {down}"
        )
        raise MapError("tileset-picture", name, reason, "open the tileset in Tiled and save it again")
    columns = across // TILE_PX
    held = columns * (down // high)
    count = whole_number(name, tileset, "tilecount", str(held))
    if not 1 <= count <= held:
        reason = f"the tileset counts {count} tiles where its picture {picture.name} holds {held}"
        raise MapError("tileset-count", name, reason, "mend tilecount or the picture")
    tiles = {number: Tile("", said) for number, said, _ in _tiles(name, tileset)}
    return Tileset(called[0], holder, called[1], picture, high, columns, frozenset(range(count)), tiles)


def _collection(holder: Path, tileset: ET.Element, called: tuple[str, int]) -> Tileset:
    """Check a tileset whose tiles are pictures of their own; they are opened when they are used."""
    name = holder.name
    tiles: dict[int, Tile] = {}
    for number, said, element in _tiles(name, tileset):
        image = element.find("image")
        if image is None or element.get("x") is not None or element.get("y") is not None:
            reason = f"tile {number} of the collection has no whole picture of its own"
            raise MapError("tileset-picture", name, reason, "give it one or remove it in Tiled")
        tiles[number] = Tile(image.get("source", ""), said)
    if len(tiles) > MAX_COLLECTION or max(tiles) >= 16 * MAX_COLLECTION:
        reason = f"the collection has {len(tiles)} pictures up to number {max(tiles)}"
        raise MapError("tileset-count", name, reason, f"{MAX_COLLECTION} pictures are the most that is read")
    return Tileset(called[0], holder, called[1], None, 0, 0, frozenset(tiles), tiles)


def _tiles(name: str, tileset: ET.Element) -> Iterator[tuple[int, dict[str, Value], ET.Element]]:
    """Give number, properties and element of every tile about which something is said."""
    for element in tileset.findall("tile"):
        number = whole_number(name, element, "id")
        if number < 0:
            raise MapError("number", name, f"a tile has the number {number}", "save it again with Tiled")
        yield number, properties_of(name, element), element
