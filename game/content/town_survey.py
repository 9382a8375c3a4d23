"""Work out what a map says, without pytmx: places, pieces and their pictures.

The loader and ``smallville lint-town`` share it: the one stops at the first fault, the other takes
all of them down.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from game import paths
from game.content.pieces import Piece, Standing, belonging
from game.content.town_addresses import with_addresses
from game.content.town_checks import check_town
from game.content.town_error import FirstFault, MapError
from game.content.town_pictures import Gallery
from game.content.town_places import Surveyor
from game.content.town_reading import files_in
from game.content.town_regions import Region, regions_of
from game.content.town_things import Unpacker
from game.content.town_xml import REQUIRED_LAYERS, REQUIRED_OBJECT_LAYERS, Header, check_xml
from game.world.geometry import Tile
from game.world.maze import Maze

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, eq=False)
class Survey:
    """What a map says; faulty parts are left out."""

    header: Header
    regions: Mapping[str, tuple[Region, ...]]
    """The rectangles of each of the four object layers."""
    maze: Maze
    rooms: Mapping[Tile, str] = field(repr=False)
    """The arena of every tile of one, also of those on which nobody can stand."""
    standing: tuple[Standing, ...] = field(repr=False)
    pictures: Mapping[str, Image.Image] = field(repr=False)

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """Give what stands and lies on the map, each with the object that it shows."""
        return belonging(self.standing, self.maze, self.rooms)


def survey(folder: Path, faults: FirstFault) -> Survey:
    """Work out the map of the town in ``folder``.

    Raises:
        MapError: the map cannot be read at all; or, with ``FirstFault``, it has any fault.
    """
    file = map_file(folder)
    roots = roots_of(folder)
    header = check_xml(file, roots, faults)
    layers = header.layers
    collision = layers[REQUIRED_LAYERS[0]].cells if REQUIRED_LAYERS[0] in layers else None
    solid = np.zeros((header.height, header.width), dtype=np.bool_) if collision is None else collision != 0
    drawn = {
        name: regions_of(file.name, layers[name], faults) if name in layers else ()
        for name in REQUIRED_OBJECT_LAYERS
    }
    regions = with_addresses(header.world, drawn)
    surveyor = Surveyor(file.name, header.world, solid, faults)
    maze = surveyor.survey(regions)
    check_town(file.name, maze, faults)
    gallery = Gallery(file.name, roots)
    standing = Unpacker(header, gallery, faults).pieces()
    return Survey(header, regions, maze, surveyor.rooms, standing, gallery.pictures)


def map_file(folder: Path) -> Path:
    """Give the map of a town: named like its folder, or the only TMX file there. Raises: MapError."""
    named = folder / f"{folder.resolve().name}.tmx"
    found = [named] if named.is_file() else _maps_in(folder)
    if not found:
        cure = "put the map of the town there, or give the folder that has it"
        raise MapError("map-file", str(folder), "the folder holds no TMX file", cure)
    if len(found) > 1:
        reason = f"the folder holds {len(found)} TMX files, and none is called {named.name}"
        raise MapError("map-file", str(folder), reason, "name the map of the town so, or keep only that one")
    return found[0]


def _maps_in(folder: Path) -> list[Path]:
    try:
        return files_in(folder, ".tmx")
    except OSError as error:
        reason = f"the folder cannot be read ({error.strerror})"
        raise MapError("map-file", str(folder), reason, "check that you may read it") from error


def roots_of(folder: Path) -> tuple[Path, ...]:
    """Give the folders that tilesets and pictures may come from, without links."""
    maps = folder.resolve().parent
    own = (maps.parent,) if (maps.parent.name, maps.name) == ("assets", "maps") else ()
    return tuple(root.resolve() for root in (folder, paths.assets(), paths.assets() / "sprites", *own))
