"""Read the rectangles of the four object layers that say what is where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import TYPE_CHECKING
from unicodedata import normalize

from game.content.town_error import FirstFault, MapError
from game.content.town_tsx import Value, properties_of
from game.content.town_words import check_count
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from xml.etree import ElementTree as ET

    from game.content.town_xml import Layer

MAX_REGIONS = 2048
"""Most rectangles of an object layer."""

FARTHEST = 1 << 20
"""No place on a map has a coordinate beyond it, in pixels."""


@dataclass(frozen=True)
class Region:
    """One rectangle of an object layer, in pixels as Tiled has it."""

    name: str
    left: float
    top: float
    width: float
    height: float
    properties: Mapping[str, Value] = field(default_factory=dict)

    @property
    def tile(self) -> tuple[int, int]:
        """Give the tile of its north-western corner."""
        return int(self.left // TILE_PX), int(self.top // TILE_PX)


def regions_of(name: str, layer: Layer, faults: FirstFault) -> tuple[Region, ...]:
    """Give the rectangles of a layer; other readers would drop any other shape. Raises: MapError."""
    found: list[Region] = []
    drawn = layer.element.findall("object")
    with faults:
        check_count(name, drawn, MAX_REGIONS, "rectangles", layer.name)
    for thing in drawn[:MAX_REGIONS]:
        with faults:
            found.append(_region(name, layer.name, thing))
    return tuple(found)


def place_of(name: str, layer: str, thing: ET.Element) -> tuple[float, float]:
    """Give the place of an object in pixels. Raises: MapError."""
    sides = _numbers(thing, ("x", "y"))
    if sides is None:
        reason = f'"{thing.get("name", "")}" has no place'
        raise MapError("region-place", name, reason, "draw it anew", layer=layer)
    return sides[0], sides[1]


def size_of(thing: ET.Element, own: tuple[int, int]) -> tuple[float, float] | None:
    """Give the size in which an object is drawn, ``own`` where it does not say; None for no size."""
    told = [thing.get(side) or str(of) for side, of in zip(("width", "height"), own, strict=True)]
    try:
        return float(told[0]), float(told[1])
    except ValueError:
        return None


def is_turned(thing: ET.Element) -> bool:
    """Tell whether an object is rotated."""
    return _numbers(thing, ("rotation",)) != (0.0,)


def _region(name: str, layer: str, thing: ET.Element) -> Region:
    called = normalize("NFC", thing.get("name", ""))
    left, top = place_of(name, layer, thing)
    tile = int(left // TILE_PX), int(top // TILE_PX)
    sides = _numbers(thing, ("width", "height"))
    shape = next((child.tag for child in thing if child.tag != "properties"), "")
    if shape or is_turned(thing) or thing.get("gid") or thing.get("template") or sides is None:
        reason = f'"{called}" is no upright rectangle'
        raise MapError("region-shape", name, reason, "draw it as a plain rectangle", layer=layer, tile=tile)
    return Region(called, left, top, sides[0], sides[1], properties_of(name, thing, layer))


def _numbers(thing: ET.Element, names: tuple[str, ...]) -> tuple[float, ...] | None:
    """Give attributes that are sizes or places, 0 where one is missing (but x and y must be there)."""
    try:
        found = tuple(float(thing.get(name, "" if name in ("x", "y") else "0")) for name in names)
    except ValueError:
        return None
    return found if all(isfinite(one) and abs(one) < FARTHEST for one in found) else None
