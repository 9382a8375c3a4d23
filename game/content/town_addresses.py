"""Name the places that their author only drew and named: what holds a rectangle begins its address."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.world import address as addresses
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.content.town_regions import Region

ADDRESS = "address"
"""The property that says an address outright."""

HOLDERS = {"sectors": "", "arenas": "sectors", "objects": "arenas"}
"""The layer whose rectangles hold those of a layer; the sectors lie in the world itself."""


def with_addresses(world: str, layers: Mapping[str, Sequence[Region]]) -> dict[str, tuple[Region, ...]]:
    """Give the rectangles of the four object layers, those of places with their address.

    One that has none gets that of the place around it, with its own name behind. One without a
    name or in no place stays without; whoever reads it says so.
    """
    found = {layer: tuple(regions) for layer, regions in layers.items()}
    for layer, around in HOLDERS.items():
        holders = found.get(around, ())
        found[layer] = tuple(_named(one, world, holders if around else None) for one in found.get(layer, ()))
    return found


def _named(region: Region, world: str, holders: Sequence[Region] | None) -> Region:
    name = " ".join(region.name.split())
    if ADDRESS in region.properties or not name or addresses.SEPARATOR in name:
        return region
    holder = world if holders is None else _around(region, holders)
    if not holder:
        return region
    return replace(region, properties={**region.properties, ADDRESS: addresses.join(holder, name)})


def _around(region: Region, holders: Sequence[Region]) -> str:
    """Give the address of the first rectangle in which a region's first tile lies; empty for none."""
    x, y = region.left + TILE_PX / 2, region.top + TILE_PX / 2
    for one in holders:
        if one.left <= x < one.left + one.width and one.top <= y < one.top + one.height:
            return str(one.properties.get(ADDRESS, ""))
    return ""
