"""Read what stands on the map: tall tiles of upright layers and the pictures of object layers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from game.content.pieces import LIGHTS, PLAIN, SHADOWS, Piece, Standing
from game.content.town_error import FirstFault, MapError
from game.content.town_pictures import Gallery, flips_of
from game.content.town_regions import is_turned, place_of, size_of
from game.content.town_tsx import Value, properties_of
from game.content.town_words import check_count
from game.content.town_xml import TILE_MASK, Header, Layer
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Mapping
    from xml.etree import ElementTree as ET

    from game.content.town_tilesets import Tileset

FLAT, KIND, LIFT, OBJECT, NAME, LOOKS = "flat", "kind", "lift", "object", "name", "looks"
"""Properties of a tile or of the object that shows it; the object's own win."""

MAX_THINGS = 20_000
"""Most pictures of an object layer."""

SETTABLE = (FLAT, KIND, LIFT, OBJECT, "light", "shadow", "sways")
"""The properties that a placed picture may have."""


class Unpacker:
    """Turns layers into pieces. Every fault is a ``MapError``."""

    def __init__(self, header: Header, gallery: Gallery, faults: FirstFault) -> None:
        self._header, self._gallery, self._faults = header, gallery, faults
        self._name = header.file.name

    def pieces(self) -> tuple[Standing, ...]:
        """Give every piece in the order of the file: a later one of equal base covers an earlier one."""
        found: list[Standing] = []
        upright, things = self._header.upright, self._header.things
        for layer in self._header.layers.values():
            if layer in upright:
                found += self._upright(layer)
            elif layer in things:
                found += self._things(layer)
        return tuple(found)

    def _upright(self, layer: Layer) -> list[Standing]:
        """Stand every cell of a layer up; a tile taller than its cell reaches north."""
        found: list[Standing] = []
        if layer.cells is None:
            return found
        broken: set[int] = set()
        for y, x in np.argwhere(layer.cells & TILE_MASK):
            cell = int(layer.cells[y, x])
            known = self._header.tilesets.find(cell & TILE_MASK)
            if known is None or known[0].sheet is None or cell in broken:
                continue
            broken.add(cell)
            with self._faults:
                looks = self._gallery.looks(*known, flips_of(cell))
                base, left = (int(y) + 1) * TILE_PX, int(x) * TILE_PX
                found.append(self._standing((left, base, base), known, looks, {}, layer.name))
                broken.discard(cell)
        return found

    def _things(self, layer: Layer) -> list[Standing]:
        """Give the pictures of an object layer, without the hidden ones."""
        found: list[Standing] = []
        drawn = layer.element.findall("object")
        with self._faults:
            check_count(self._name, drawn, MAX_THINGS, "pictures", layer.name)
        for thing in drawn[:MAX_THINGS]:
            if thing.get("visible", "1") != "0":
                with self._faults:
                    if (one := self._thing(layer.name, thing)) is not None:
                        found.append(one)
        return found

    def _thing(self, layer: str, thing: ET.Element) -> Standing | None:
        """Read one tile object, whose place is its lower left corner."""
        x, y = place_of(self._name, layer, thing)
        tile = int(x // TILE_PX), int((y - 1) // TILE_PX)
        called = thing.get("name", "") or f"object {thing.get('id', '')}"

        def fault(rule: str, reason: str, cure: str) -> MapError:
            return MapError(rule, self._name, f'"{called}" {reason}', cure, layer=layer, tile=tile)

        number = thing.get("gid", "")
        if not number.isascii() or not number.isdecimal() or is_turned(thing) or thing.get("template"):
            raise fault("thing-shape", "is no upright picture", "place it as a tile object, not turned")
        cell = int(number)
        known = self._header.tilesets.find(cell & TILE_MASK) if cell < 1 << 32 else None
        if known is None:
            if not self._header.tilesets.whole:
                return None
            raise fault("thing-unknown-tile", f"shows tile {number}, which no tileset has", "place it anew")
        own = properties_of(self._name, thing, layer)
        for key in sorted(own):
            if key not in SETTABLE:
                cure = f"known are {', '.join(SETTABLE)}"
                raise fault("thing-property", f'has the unknown property "{key}"', cure)
        lift = own.get(LIFT, 0)
        if type(lift) is not int or not 0 <= lift <= 4 * TILE_PX:
            raise fault("thing-lift", f'has the lift "{lift}"', "it must be an int property from 0 to 128")
        looks = self._gallery.looks(*known, flips_of(cell))
        size = self._gallery.size(looks)
        if size_of(thing, size) != size:
            asked = " x ".join(thing.get(side, "")[:12] or "?" for side in ("width", "height"))
            reason = f"is drawn {asked} pixels large, its picture is {size[0]} x {size[1]}"
            raise fault("thing-resized", reason, "use Reset Tile Size in Tiled")
        left, bottom = round(x), round(y)
        wide, high = self._header.width * TILE_PX, self._header.height * TILE_PX
        if left >= wide or left + size[0] <= 0 or bottom <= 0 or bottom - size[1] >= high:
            raise fault("thing-place", "stands beyond the map", "move it onto the map")
        return self._standing((left, bottom, bottom + lift), known, looks, own, layer)

    def _standing(
        self,
        place: tuple[int, int, int],
        known: tuple[Tileset, int],
        looks: Mapping[str, tuple[str, ...]],
        own: Mapping[str, Value],
        layer: str,
    ) -> Standing:
        """Make a piece; ``place`` is its left edge, its lower edge and its base, in pixels."""
        tileset, number = known
        said = {**tileset.about(number).properties, **own}
        left, bottom, base = place
        width, height = self._gallery.size(looks)
        piece = Piece(
            picture=looks[PLAIN][0],
            left=left,
            top=bottom - height,
            base=base,
            flat=self._truth(tileset, said, FLAT),
            prop=str(tileset.about(number).properties.get(NAME, "")),
            kind=str(said.get(KIND, "")),
            looks=looks,
            shadow=self._one_of(tileset, said, "shadow", SHADOWS) or "none",
            light=self._one_of(tileset, said, "light", LIGHTS),
            sways=self._truth(tileset, said, "sways"),
        )
        looks_told = str(said.get(LOOKS, "")).split(",")
        promised = tuple(look.strip() for look in looks_told if look.strip())
        return Standing(piece, width, height, layer, str(said.get(OBJECT, "")), promised)

    def _truth(self, tileset: Tileset, said: Mapping[str, Value], key: str) -> bool:
        value = said.get(key, False)
        if value in (True, False, "true", "false"):
            return value is True or value == "true"
        reason = f'a tile of {tileset.name} has "{value}" as its property "{key}"'
        raise MapError("piece-property", self._name, reason, "make it a bool property")

    def _one_of(self, tileset: Tileset, said: Mapping[str, Value], key: str, allowed: tuple[str, ...]) -> str:
        value = said.get(key, "")
        if value in (*allowed, ""):
            return str(value)
        reason = f'a tile of {tileset.name} has "{value}" as its property "{key}"'
        raise MapError("piece-property", self._name, reason, f"write one of {', '.join(allowed)}")
