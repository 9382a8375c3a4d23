"""The first look at a map's XML: everything that must hold before another reader sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import numpy as np

from game.content.nearest import did_you_mean
from game.content.town_cells import Cells, cells_of
from game.content.town_error import FirstFault, MapError
from game.content.town_tilesets import Tilesets, check_tilesets
from game.content.town_tsx import Value, parse_file, properties_of, whole_number
from game.content.town_words import LONGEST_NAME, check_count, is_name, is_plain
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MAX_TILES = 512 * 512
"""Largest number of tiles of a map."""

MAX_LAYERS = 256
"""Most layers of a map, groups among them."""

MAX_TITLE = 60
"""Most characters of a town's title."""

TILE_MASK = 0x1FFFFFFF
"""What is left of a cell without its three flip flags."""

REQUIRED_LAYERS = ("collision",)
REQUIRED_OBJECT_LAYERS = ("sectors", "arenas", "objects", "spawns")
"""Layers that no town can do without."""

DEPTH, UPRIGHT, HOLDS, THINGS = "z", "upright", "holds", "things"
"""The properties of layers, and the one value of ``holds``."""


@dataclass(frozen=True, eq=False)
class Layer:
    """One layer of the map that was found fit."""

    name: str
    element: ET.Element
    properties: Mapping[str, Value]
    hidden: bool
    cells: Cells | None = field(default=None, repr=False)
    """Of a tile layer; None for an object layer."""


@dataclass(frozen=True, eq=False)
class Header:
    """What the first look yields."""

    file: Path
    width: int
    height: int
    world: str
    """The map's property ``world``; empty when there is none."""
    title: str
    """What the town is called for people who choose one: the property ``title``, else the world."""
    tilesets: Tilesets
    layers: Mapping[str, Layer]
    """By name, in the order of the file."""
    element: ET.Element = field(repr=False)
    """The map as it was read."""

    @property
    def depths(self) -> dict[str, int]:
        """Give the depth of every flat drawn layer."""
        return {layer.name: int(layer.properties[DEPTH]) for layer in self._drawn() if not _stands(layer)}

    @property
    def upright(self) -> tuple[Layer, ...]:
        """Give the drawn layers whose tiles stand, in the order of the file."""
        return tuple(layer for layer in self._drawn() if _stands(layer))

    @property
    def things(self) -> tuple[Layer, ...]:
        """Give the drawn object layers that hold pictures, in the order of the file."""
        return tuple(
            layer for layer in self.layers.values() if HOLDS in layer.properties and not layer.hidden
        )

    def _drawn(self) -> Iterator[Layer]:
        for layer in self.layers.values():
            if layer.cells is not None and layer.name not in REQUIRED_LAYERS and not layer.hidden:
                yield layer


def _stands(layer: Layer) -> bool:
    return layer.properties.get(UPRIGHT) is True


def check_xml(file: Path, roots: Sequence[Path], faults: FirstFault) -> Header:
    """Look a map over; pictures and tilesets must lie under one of ``roots``.

    Raises:
        MapError: the map cannot be read; or, with ``FirstFault``, it breaks any rule.
    """
    tree = parse_file(file, "map")
    name = file.name
    if tree.get("infinite", "0") != "0":
        cure = "switch Infinite off in Map Properties in Tiled"
        raise MapError("infinite-map", name, "the map is infinite", cure)
    if tree.get("orientation") != "orthogonal":
        reason = f'the orientation is "{tree.get("orientation", "")}"'
        raise MapError("orientation", name, reason, "only orthogonal maps can be played")
    width, height = whole_number(name, tree, "width"), whole_number(name, tree, "height")
    if width < 1 or height < 1 or width * height > MAX_TILES:
        reason = f"the map is {width} x {height} tiles"
        raise MapError("map-size", name, reason, f"keep it between 1 and {MAX_TILES} tiles in all")
    if (whole_number(name, tree, "tilewidth"), whole_number(name, tree, "tileheight")) != (TILE_PX, TILE_PX):
        cure = f"use tiles of {TILE_PX} x {TILE_PX} pixels"
        raise MapError("tile-size", name, "the tiles have another size", cure)
    world = title = _world(name, tree)  # every address begins with it: without it all would be wrong
    with faults:
        title = _title(name, tree) or world
    tilesets = check_tilesets(file, tree, roots, faults)
    layers = _layers(name, tree, ((width, height), tilesets), faults)
    return Header(file, width, height, world, title, tilesets, layers, tree)


def _world(name: str, tree: ET.Element) -> str:
    world = properties_of(name, tree).get("world", "")
    if not isinstance(world, str) or not is_name(world) or ":" in world:
        cure = f'give the map the string property "world", at most {LONGEST_NAME} characters without a colon'
        raise MapError("world", name, "the map does not name its world", cure)
    return world


def _title(name: str, tree: ET.Element) -> str:
    title = properties_of(name, tree).get("title", "")
    if not isinstance(title, str) or not is_plain(title) or len(title) > MAX_TITLE:
        cure = f'make the property "title" a string of at most {MAX_TITLE} characters'
        raise MapError("title", name, "the title of the map cannot be shown", cure)
    return title.strip()


def _layers(
    name: str, tree: ET.Element, about: tuple[tuple[int, int], Tilesets], faults: FirstFault
) -> dict[str, Layer]:
    """Check every layer; the object groups of single tiles (their shapes) are none."""
    size, tilesets = about
    layers: dict[str, Layer] = {}
    shapes = {id(group) for tile in tree.iter("tile") for group in tile.findall("objectgroup")}
    names: list[str] = []
    kinds = ("layer", "objectgroup", "imagelayer", "group")
    elements = [one for one in tree.iter() if one.tag in kinds and id(one) not in shapes]
    check_count(name, elements, MAX_LAYERS, "layers")
    for element in elements:
        with faults:
            _check_place(name, element)
            if element.tag == "group":
                continue
            called = element.get("name", "")
            if called in names or not called:
                reason = "the layer's name is empty or used twice"
                raise MapError("layer-name", name, reason, "rename one", layer=called)
            names.append(called)
            layers[called] = _layer(name, element, size)
    for layer in layers.values():
        if layer.cells is not None and tilesets.whole:
            with faults:
                _check_cells(name, layer, tilesets)
        if layer.name in REQUIRED_OBJECT_LAYERS and layer.cells is not None:
            with faults:
                raise MapError(
                    "layer-kind", name, "this is no object layer", "make it one in Tiled", layer=layer.name
                )
    _check_complete(name, names, layers, faults)
    return layers


def _check_place(name: str, element: ET.Element) -> None:
    """Refuse what is drawn elsewhere than its tiles are."""
    layer = element.get("name", "")
    if element.tag == "imagelayer":
        raise MapError("image-layer", name, "image layers are not drawn", "use a tile layer", layer=layer)
    for attribute in ("offsetx", "offsety", "parallaxx", "parallaxy"):
        plain = "1" if attribute.startswith("parallax") else "0"
        if element.get(attribute, plain) != plain:
            reason = f"the layer is shifted by {attribute} {element.get(attribute)}"
            raise MapError("layer-offset", name, reason, f"set {attribute} to {plain} in Tiled", layer=layer)


def _layer(name: str, element: ET.Element, size: tuple[int, int]) -> Layer:
    """Check one layer without a look at the others."""
    called, hidden = element.get("name", ""), element.get("visible", "1") == "0"
    said = properties_of(name, element, called)
    if element.tag == "objectgroup":
        if said.get(HOLDS, THINGS) != THINGS:
            reason = f'the layer holds "{said[HOLDS]}"'
            raise MapError("layer-holds", name, reason, f'the only value is "{THINGS}"', layer=called)
        return Layer(called, element, said, hidden)
    cells = cells_of(name, element, size)
    if not isinstance(said.get(UPRIGHT, False), bool):
        reason = 'its property "upright" is no bool'
        raise MapError("property-type", name, reason, "make it one in Tiled", layer=called)
    flat = called not in (*REQUIRED_LAYERS, *REQUIRED_OBJECT_LAYERS) and said.get(UPRIGHT) is not True
    if flat and not hidden and type(said.get(DEPTH)) is not int:
        cure = "give it the int property z: people are drawn at 10, lower layers below them"
        reason = "the layer does not say when it is drawn"
        if DEPTH in said:
            reason = f'the layer says to be drawn at "{said[DEPTH]}", no whole number'
        raise MapError("layer-depth", name, reason, cure, layer=called)
    return Layer(called, element, said, hidden, cells)


def _check_complete(name: str, names: Sequence[str], layers: Mapping[str, Layer], faults: FirstFault) -> None:
    """Refuse a map that lacks a required layer or draws nothing."""
    required = (*REQUIRED_LAYERS, *REQUIRED_OBJECT_LAYERS)
    for wanted in required:
        if wanted not in names:
            others = [one for one in names if one not in required]
            cure = did_you_mean(wanted, others) or "add it in Tiled, with exactly this name"
            with faults:
                raise MapError("layer-missing", name, f'the layer "{wanted}" is missing', cure)
    if not any(layer.cells is not None and DEPTH in layer.properties for layer in layers.values()):
        with faults:
            raise MapError("nothing-drawn", name, "no tile layer is drawn", 'add one with the property "z"')


def _check_cells(name: str, layer: Layer, tilesets: Tilesets) -> None:
    """Refuse a cell whose number, without its flip flags, is no tile that the layer can show."""
    if layer.cells is None:
        return
    numbers = layer.cells & TILE_MASK
    for number in sorted(int(one) for one in np.unique(numbers) if one):
        found = tilesets.find(number)
        y, x = (int(value) for value in np.argwhere(numbers == number)[0])
        if found is None:
            reason = f"the cell holds tile {number}, which no tileset has"
            cure = "paint the tile anew"
            raise MapError("cell-unknown-tile", name, reason, cure, layer=layer.name, tile=(x, y))
        if layer.hidden or layer.name in REQUIRED_LAYERS:
            continue
        if found[0].sheet is None:
            reason = f"the cell holds a picture of the collection {found[0].name}"
            cure = "place it as a tile object in an object layer with holds = things"
            raise MapError("cell-picture", name, reason, cure, layer=layer.name, tile=(x, y))
        if found[0].tile_height != TILE_PX and not _stands(layer):
            reason = f"the cell holds a tile {found[0].tile_height} pixels high"
            cure = 'give the layer the bool property "upright", or paint it in one that has it'
            raise MapError("cell-tall", name, reason, cure, layer=layer.name, tile=(x, y))
