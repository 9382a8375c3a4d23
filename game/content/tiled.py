"""Load a town from its TMX map: checked first, then read by pytmx (the only user of it).

What pytmx accepts silently, ``town_xml`` refuses before; ``town_survey`` works out the places and
the pieces; pytmx gives the flat layers with their pictures and animations. All raise ``MapError``.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import numpy as np
import numpy.typing as npt
from PIL import Image

from game.content.pieces import Piece, ordered
from game.content.town_error import FirstFault, MapError
from game.content.town_reading import PICTURES
from game.content.town_survey import Survey, survey
from game.content.town_tilesets import MAX_PICTURE_PIXELS
from game.world.geometry import TILE_PX
from game.world.maze import Maze

logging.getLogger("pytmx").setLevel(logging.CRITICAL)
import pytmx  # noqa: E402 - after its logger is told not to ask for pygame

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.content.town_xml import Header


@dataclass(frozen=True, eq=False)
class TileLayer:
    """One drawn layer. People are drawn at z = 10, so layers from 11 on cover them."""

    name: str
    z: int
    gids: npt.NDArray[np.int32] = field(repr=False)
    """Keys of ``TownFile.images``, ``[y, x]``; 0 is empty. Valid for this run only."""


@dataclass(frozen=True, eq=False)
class TownFile:
    """A town as loaded: the maze for the simulation, layers, pieces and pictures for the view."""

    maze: Maze
    layers: tuple[TileLayer, ...] = field(repr=False)
    """Lowest first."""
    images: dict[int, Image.Image] = field(repr=False)
    """A picture of 32 x 32 pixels, RGBA, for every gid that a layer uses."""
    digest: bytes
    """Of everything that the simulation can notice; a picture changes nothing in it."""
    animations: dict[int, tuple[tuple[int, int], ...]] = field(default_factory=dict, repr=False)
    """For an animated gid its frames, (gid, milliseconds) each; every such gid has an image."""
    pieces: tuple[Piece, ...] = field(default=(), repr=False)
    """What stands and lies on the map: the flat ones in the order of the file, then by base."""
    pictures: Mapping[str, Image.Image] = field(default_factory=dict, repr=False)
    """The pictures of the pieces, RGBA, by their keys."""


def load_town(folder: Path) -> TownFile:
    """Load the town in ``folder``, whose map is the only TMX file or has the folder's name.

    Raises:
        MapError: anything is wrong with the map; nothing of it is used then.
    """
    return town_of(survey(folder, FirstFault()))


def town_of(found: Survey) -> TownFile:
    """Give the town of a map that was found fit. Raises: MapError: pytmx cannot read it."""
    maze = found.maze
    tmx = _read(found.header)
    _ = maze.landmarks  # worked out now, so that no frame has to wait for it
    layers = _layers(tmx, found.header)
    images, animations = _pictures(tmx, layers)
    pieces = ordered(found.pieces)
    return TownFile(maze, layers, images, maze_digest(maze), animations, pieces, found.pictures)


def maze_digest(maze: Maze) -> bytes:
    """Give 16 bytes that change with anything the simulation can notice of a maze."""
    parts: list[object] = [maze.name, maze.width, maze.height, maze.visitor_spawn]
    parts += [(a.address, a.tiles, a.norm) for a in maze.arenas.values()]
    parts += list(maze.objects.values())
    parts += [*maze.spawns.items(), *maze.sector_boxes.items()]
    digest = blake2b(maze.flat_open, digest_size=16)
    digest.update("\n".join(repr(part) for part in parts).encode())
    return digest.digest()


def _read(header: Header) -> Any:  # noqa: ANN401 - pytmx has no types
    """Let pytmx read the flat layers of a checked map, and the tilesets that they use."""
    plain = ET.Element("map", header.element.attrib)
    for one, element in zip(header.tilesets.sets, header.tilesets.elements, strict=True):
        if one.sheet is not None and one.tile_height == TILE_PX:
            plain.append(element)
    plain.extend(header.layers[name].element for name in header.depths)
    tmx = pytmx.TiledMap(image_loader=_picture_loader, load_all=False)
    tmx.filename = str(header.file)
    try:
        return tmx.parse_xml(plain)
    except (ArithmeticError, AttributeError, LookupError, OSError, TypeError, ValueError) as error:
        reason = f"the map cannot be read ({error})"
        raise MapError("map-unreadable", header.file.name, reason, "save it again with Tiled") from error


def _picture_loader(file: str, _key: object, **_about: object) -> Callable[..., Image.Image]:
    """Give the function with which pytmx cuts tiles out of a tileset's picture."""
    atlas = PICTURES.read(Path(file).name, Path(file).resolve(), MAX_PICTURE_PIXELS)

    def cut(rect: tuple[int, int, int, int] | None = None, flags: Any = None) -> Image.Image:  # noqa: ANN401
        x, y, width, height = rect or (0, 0, *atlas.size)
        tile: Image.Image = atlas.crop((x, y, x + width, y + height))
        if flags is None:
            return tile
        if flags.flipped_diagonally:
            tile = tile.transpose(Image.Transpose.TRANSPOSE)
        if flags.flipped_horizontally:
            tile = tile.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        if flags.flipped_vertically:
            tile = tile.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        return tile

    return cut


def _layers(tmx: Any, header: Header) -> tuple[TileLayer, ...]:  # noqa: ANN401
    drawn = []
    for name, z in header.depths.items():
        gids = np.array(tmx.get_layer_by_name(name).data, dtype=np.int32)
        gids.setflags(write=False)
        drawn.append(TileLayer(name, z, gids))
    return tuple(sorted(drawn, key=lambda layer: (layer.z, layer.name)))


def _pictures(
    tmx: Any,  # noqa: ANN401
    layers: tuple[TileLayer, ...],
) -> tuple[dict[int, Image.Image], dict[int, tuple[tuple[int, int], ...]]]:
    """Give the picture of every used gid, and the frames of the animated ones."""
    used = sorted({int(gid) for layer in layers for gid in np.unique(layer.gids)} - {0})
    animations = {}
    for gid in used:
        frames = (tmx.get_tile_properties_by_gid(gid) or {}).get("frames") or ()
        if frames:
            animations[gid] = tuple((int(frame.gid), int(frame.duration)) for frame in frames)
    shown = sorted({*used, *(gid for frames in animations.values() for gid, _ in frames)})
    return {gid: tmx.get_tile_image_by_gid(gid) for gid in shown}, animations
