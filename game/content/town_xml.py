"""The first look at a map's XML: everything that must hold before another reader sees it.

Sizes are bounded before anything is unpacked, so that a hostile file costs neither memory nor time.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import numpy as np
import numpy.typing as npt
from PIL import Image, UnidentifiedImageError

from game.content.town_error import MapError
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Sequence

MAX_FILE_BYTES = 4 * 1024 * 1024
"""Largest map or tileset file that is read."""

MAX_TILES = 512 * 512
"""Largest number of tiles of a map."""

MAX_PICTURE_PIXELS = 4096 * 4096
"""Largest tileset picture."""

TILE_MASK = 0x1FFFFFFF
"""What is left of a cell without its three flip flags."""

REQUIRED_LAYERS = ("collision",)
REQUIRED_OBJECT_LAYERS = ("sectors", "arenas", "objects", "spawns")
"""Layers that no town can do without."""

Cells = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Header:
    """What the first look yields."""

    file: Path
    width: int
    height: int
    depths: dict[str, int]
    """The property ``z`` of every drawn layer: a tile layer that is not hidden in Tiled."""


def check_xml(file: Path, roots: Sequence[Path]) -> Header:
    """Look a map over; pictures and tilesets must lie under one of ``roots``.

    Raises:
        MapError: the map cannot be read or breaks a rule.
    """
    tree = _parse(file, "map")
    name = file.name
    if tree.get("infinite", "0") != "0":
        raise MapError(name, "the map is infinite", "switch Infinite off in Map Properties in Tiled")
    if tree.get("orientation") != "orthogonal":
        reason = f'the orientation is "{tree.get("orientation", "")}"'
        raise MapError(name, reason, "only orthogonal maps can be played")
    width, height = _number(name, tree, "width"), _number(name, tree, "height")
    if width < 1 or height < 1 or width * height > MAX_TILES:
        reason = f"the map is {width} x {height} tiles"
        raise MapError(name, reason, f"keep it between 1 and {MAX_TILES} tiles in all")
    if (_number(name, tree, "tilewidth"), _number(name, tree, "tileheight")) != (TILE_PX, TILE_PX):
        raise MapError(name, "the tiles have another size", f"use tiles of {TILE_PX} x {TILE_PX} pixels")
    ranges = _tilesets(file, tree, roots)
    depths = _layers(name, tree, (width, height), ranges)
    return Header(file, width, height, depths)


def _parse(file: Path, root: str) -> ET.Element:
    """Read an XML file of bounded size whose root element is ``root``."""
    name = file.name
    try:
        size = file.stat().st_size
        if size > MAX_FILE_BYTES:
            reason = f"the file has {size} bytes"
            raise MapError(name, reason, f"{MAX_FILE_BYTES} bytes are the most that is read")
        content = file.read_bytes()
    except OSError as error:
        raise MapError(
            name, f"the file cannot be read ({error.strerror})", "check that it is there"
        ) from error
    if b"<!DOCTYPE" in content or b"<!ENTITY" in content:
        raise MapError(name, "the file declares a document type", "save it again with Tiled")
    try:
        tree = ET.fromstring(content)  # noqa: S314 - size is bounded, entities are refused
    except ET.ParseError as error:
        raise MapError(name, f"this is no complete XML ({error})", "save it again with Tiled") from error
    if tree.tag != root:
        raise MapError(name, f"the root element is <{tree.tag}>", f"it must be <{root}>")
    return tree


def _number(name: str, element: ET.Element, attribute: str, default: str = "") -> int:
    text = element.get(attribute, default)
    try:
        return int(text)
    except ValueError:
        reason = f'the attribute {attribute} of <{element.tag}> is "{text}", no whole number'
        raise MapError(name, reason, "mend it in Tiled") from None


def _inside(file: Path, source: str, roots: Sequence[Path]) -> Path:
    """Give the file that ``source`` names, which must lie under one of ``roots``."""
    target = (file.parent / source).resolve()
    if not source or not any(target.is_relative_to(root.resolve()) for root in roots):
        cure = "keep tilesets and pictures in the map's folder or in assets"
        raise MapError(file.name, f'the source "{source}" lies outside the game', cure)
    if not target.is_file():
        raise MapError(
            file.name, f'the source "{source}" is missing', "put the file there or mend the source"
        )
    return target


def _tilesets(file: Path, tree: ET.Element, roots: Sequence[Path]) -> list[range]:
    """Check every tileset and its picture; give the cell numbers of each."""
    ranges: list[range] = []
    for element in tree.findall("tileset"):
        first = _number(file.name, element, "firstgid")
        source = element.get("source")
        holder, tileset = file, element
        if source is not None:
            holder = _inside(file, source, roots)
            tileset = _parse(holder, "tileset")
        count = _tiles_in(holder, tileset, roots)
        numbers = range(first, first + count)
        if first < 1 or any(numbers.start < other.stop and other.start < numbers.stop for other in ranges):
            reason = f"the tileset at firstgid {first} overlaps another"
            raise MapError(file.name, reason, "let Tiled number the tilesets anew")
        ranges.append(numbers)
    if not ranges:
        raise MapError(file.name, "the map has no tileset", "add one in Tiled")
    return ranges


def _tiles_in(holder: Path, tileset: ET.Element, roots: Sequence[Path]) -> int:
    """Check a tileset's picture and give its number of tiles."""
    name = holder.name
    sides = _number(name, tileset, "tilewidth"), _number(name, tileset, "tileheight")
    margins = _number(name, tileset, "spacing", "0"), _number(name, tileset, "margin", "0")
    if sides != (TILE_PX, TILE_PX) or margins != (0, 0):
        reason = f"the tileset has tiles of {sides[0]} x {sides[1]} pixels with spacing and margin {margins}"
        raise MapError(name, reason, f"use {TILE_PX} x {TILE_PX} pixels without spacing and margin")
    images = tileset.findall("image")
    if len(images) != 1:
        reason = "the tileset is not made of one picture"
        raise MapError(name, reason, "use a tileset based on a tileset image in Tiled")
    picture = _inside(holder, images[0].get("source", ""), roots)
    try:
        with Image.open(picture) as image:
            across, down = image.size
            if across * down <= MAX_PICTURE_PIXELS:
                image.load()
    except (OSError, SyntaxError, UnidentifiedImageError, Image.DecompressionBombError) as error:
        raise MapError(name, f"the picture {picture.name} cannot be read", "save it as PNG") from error
    if across * down > MAX_PICTURE_PIXELS:
        reason = f"the picture {picture.name} has {across} x {down} pixels"
        raise MapError(name, reason, f"{MAX_PICTURE_PIXELS} pixels are the most that is read")
    held = (across // TILE_PX) * (down // TILE_PX)
    count = _number(name, tileset, "tilecount", str(held))
    if not 1 <= count <= held:
        reason = f"the tileset counts {count} tiles where its picture {picture.name} holds {held}"
        raise MapError(name, reason, "mend tilecount or the picture")
    return count


def _layers(name: str, tree: ET.Element, size: tuple[int, int], ranges: Sequence[range]) -> dict[str, int]:
    """Check every layer; give the depth of the drawn ones.

    The object groups of single tiles (their shapes, in an embedded tileset) are no layers.
    """
    found: list[str] = []
    depths: dict[str, int] = {}
    shapes = [group for tile in tree.iter("tile") for group in tile.findall("objectgroup")]
    for element in tree.iter():
        layer = element.get("name", "")
        if element.tag == "imagelayer":
            raise MapError(name, "image layers are not drawn", "use a tile layer", layer=layer)
        if element.tag not in ("layer", "objectgroup") or element in shapes:
            continue
        if layer in found or not layer:
            raise MapError(name, "the layer's name is empty or used twice", "rename one", layer=layer)
        found.append(layer)
        if layer in REQUIRED_OBJECT_LAYERS:
            _check_shapes(name, layer, element)
        if element.tag == "layer":
            _check_cells(name, layer, cells_of(name, element, size), ranges)
            if layer not in REQUIRED_LAYERS and element.get("visible", "1") != "0":
                depths[layer] = _depth(name, element, layer)
    _check_complete(name, found, depths)
    return depths


def _check_complete(name: str, found: Sequence[str], depths: dict[str, int]) -> None:
    """Refuse a map that lacks a required layer or draws nothing."""
    for wanted in (*REQUIRED_LAYERS, *REQUIRED_OBJECT_LAYERS):
        if wanted not in found:
            raise MapError(
                name, f'the layer "{wanted}" is missing', "add it in Tiled, with exactly this name"
            )
    if not depths:
        raise MapError(name, "no tile layer is drawn", 'add one with the property "z"')


def _check_shapes(name: str, layer: str, group: ET.Element) -> None:
    """Refuse whatever is no upright rectangle in an object layer: other readers drop its shape."""
    if group.tag != "objectgroup":
        raise MapError(name, "this is no object layer", "make it one in Tiled", layer=layer)
    for thing in group.findall("object"):
        try:
            tile = int(float(thing.get("x", "")) // TILE_PX), int(float(thing.get("y", "")) // TILE_PX)
            upright = float(thing.get("rotation", "0")) == 0
        except (ValueError, OverflowError):
            reason = f'"{thing.get("name", "")}" has no place'
            raise MapError(name, reason, "draw it anew", layer=layer) from None
        shape = next((child.tag for child in thing if child.tag != "properties"), "")
        if shape or not upright or thing.get("gid") or thing.get("template"):
            reason = f'"{thing.get("name", "")}" is no upright rectangle'
            raise MapError(name, reason, "draw it as a plain rectangle", layer=layer, tile=tile)


def _depth(name: str, element: ET.Element, layer: str) -> int:
    for entry in element.iterfind("properties/property"):
        if entry.get("name") == "z":
            return _number(name, entry, "value")
    cure = "give it the int property z: people are drawn at 10, lower layers below them"
    raise MapError(name, "the layer does not say when it is drawn", cure, layer=layer)


def cells_of(name: str, element: ET.Element, size: tuple[int, int]) -> Cells:
    """Unpack the cells of a tile layer, never more than the map's size. Raises: MapError."""
    layer = element.get("name", "")
    width, height = size
    if (_number(name, element, "width"), _number(name, element, "height")) != size:
        raise MapError(
            name, "the layer has another size than the map", "resize the map in Tiled", layer=layer
        )
    data = element.find("data")
    if data is None or data.find("chunk") is not None or data.find("tile") is not None:
        cure = "choose CSV as Tile Layer Format in Map Properties in Tiled"
        raise MapError(name, "the cells are stored in a form that is not read", cure, layer=layer)
    encoding, packing = data.get("encoding", ""), data.get("compression", "")
    if encoding == "csv" and not packing:
        values = _from_csv(name, layer, data.text or "", width)
    elif encoding == "base64" and packing in ("", "zlib", "gzip"):
        raw = _unpacked(name, layer, data.text or "", (packing, width * height * 4))
        values = np.frombuffer(raw, dtype="<u4").astype(np.int64)
    else:
        reason = f'the cells have the encoding "{encoding}" and the compression "{packing}"'
        raise MapError(name, reason, "choose CSV or zlib in Map Properties in Tiled", layer=layer)
    if len(values) != width * height:
        reason = f"the layer has {len(values)} cells where the map has {width * height}"
        raise MapError(name, reason, "save the map again with Tiled", layer=layer)
    return values.reshape(height, width)


def _from_csv(name: str, layer: str, text: str, width: int) -> Cells:
    values = []
    for index, cell in enumerate(text.split(",")):
        try:
            values.append(int(cell))
        except ValueError:
            reason = f'the cell "{cell.strip()[:20]}" is no number'
            tile = (index % width, index // width)
            raise MapError(name, reason, "save the map again with Tiled", layer=layer, tile=tile) from None
        if not 0 <= values[-1] < 1 << 32:
            tile = (index % width, index // width)
            reason = f"the cell {values[-1]} is no tile"
            raise MapError(name, reason, "paint the tile anew", layer=layer, tile=tile)
    return np.array(values, dtype=np.int64)


def _unpacked(name: str, layer: str, text: str, form: tuple[str, int]) -> bytes:
    """Decode base64 and unpack at most one byte more than wanted."""
    packing, wanted = form
    cure = "save the map again with Tiled"
    try:
        raw = base64.b64decode("".join(text.split()), validate=True)
        if packing:
            unpacker = zlib.decompressobj(wbits=47)
            raw = unpacker.decompress(raw, wanted + 1)
    except (binascii.Error, zlib.error) as error:
        raise MapError(name, f"the cells cannot be unpacked ({error})", cure, layer=layer) from error
    if len(raw) != wanted:
        size = f"{len(raw)} bytes" if len(raw) < wanted else f"more than {wanted} bytes"
        raise MapError(name, f"the cells unpack to {size} where {wanted} belong", cure, layer=layer)
    return raw


def _check_cells(name: str, layer: str, cells: Cells, ranges: Sequence[range]) -> None:
    """Refuse a cell whose number, without its flip flags, is in no tileset."""
    numbers = cells & TILE_MASK
    known = numbers == 0
    for span in ranges:
        known |= (numbers >= span.start) & (numbers < span.stop)
    wrong = np.argwhere(~known)
    if len(wrong):
        y, x = (int(value) for value in wrong[0])
        reason = f"the cell holds tile {int(numbers[y, x])}, which no tileset has"
        raise MapError(name, reason, "paint the tile anew", layer=layer, tile=(x, y))
