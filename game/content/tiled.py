"""Load a town from its TMX map: checked first, then read by pytmx (the only user of it).

What pytmx accepts silently, ``town_xml`` refuses before; what a map must say about places,
``town_places`` refuses after; ``town_checks`` looks at the whole. All raise ``MapError``.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from PIL import Image

from game import paths
from game.content.town_checks import check_town
from game.content.town_error import MapError
from game.content.town_places import Region, Surveyor
from game.content.town_xml import REQUIRED_OBJECT_LAYERS, Header, check_xml
from game.world.maze import Maze

logging.getLogger("pytmx").setLevel(logging.CRITICAL)
import pytmx  # noqa: E402 - after its logger is told not to ask for pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

COLLISION_LAYER = "collision"
"""The tile layer, never drawn, whose cells nobody can stand on."""

WORLD_PROPERTY = "world"
"""The map's property that names the world, the first part of every address."""


@dataclass(frozen=True, eq=False)
class TileLayer:
    """One drawn layer. People are drawn at z = 10, so layers from 11 on cover them."""

    name: str
    z: int
    gids: npt.NDArray[np.int32] = field(repr=False)
    """Keys of ``TownFile.images``, ``[y, x]``; 0 is empty. Valid for this run only."""


@dataclass(frozen=True, eq=False)
class TownFile:
    """A town as loaded: the maze for the simulation, layers and pictures for the view."""

    maze: Maze
    layers: tuple[TileLayer, ...] = field(repr=False)
    """Lowest first."""
    images: dict[int, Image.Image] = field(repr=False)
    """A picture of 32 x 32 pixels, RGBA, for every gid that a layer uses."""
    digest: bytes
    """Of everything that the simulation can notice; a picture changes nothing in it."""
    animations: dict[int, tuple[tuple[int, int], ...]] = field(default_factory=dict, repr=False)
    """For an animated gid its frames, (gid, milliseconds) each; every such gid has an image."""


def load_town(folder: Path) -> TownFile:
    """Load the town in ``folder``, whose map is the only TMX file or has the folder's name.

    Raises:
        MapError: anything is wrong with the map; nothing of it is used then.
    """
    file = _map_file(folder)
    header = check_xml(file, _roots(folder))
    tmx = _read(file)
    world = tmx.properties.get(WORLD_PROPERTY, "")
    if not isinstance(world, str) or not world.strip() or ":" in world:
        cure = 'give the map the string property "world", without a colon'
        raise MapError(file.name, "the map does not name its world", cure)
    solid = np.array(tmx.get_layer_by_name(COLLISION_LAYER).data, dtype=np.int32) != 0
    regions = {name: tuple(_regions(name, tmx)) for name in REQUIRED_OBJECT_LAYERS}
    maze = Surveyor(file.name, world, solid).survey(regions)
    check_town(file.name, maze)
    _ = maze.landmarks  # worked out now, so that no frame has to wait for it
    layers = _layers(tmx, header)
    images, animations = _pictures(tmx, layers)
    return TownFile(maze, layers, images, maze_digest(maze), animations)


def maze_digest(maze: Maze) -> bytes:
    """Give 16 bytes that change with anything the simulation can notice of a maze."""
    parts: list[object] = [maze.name, maze.width, maze.height, maze.visitor_spawn]
    parts += [(a.address, a.tiles, a.norm) for a in maze.arenas.values()]
    parts += list(maze.objects.values())
    parts += [*maze.spawns.items(), *maze.sector_boxes.items()]
    digest = blake2b(maze.flat_open, digest_size=16)
    digest.update("\n".join(repr(part) for part in parts).encode())
    return digest.digest()


def _map_file(folder: Path) -> Path:
    named = folder / f"{folder.name}.tmx"
    found = [named] if named.is_file() else sorted(folder.glob("*.tmx"))
    if len(found) != 1:
        reason = f"the folder holds {len(found)} TMX files"
        raise MapError(str(folder), reason, "put the one map of the town there")
    return found[0]


def _roots(folder: Path) -> tuple[Path, ...]:
    """Give the folders that tilesets and pictures may come from."""
    own = (folder.resolve().parent.parent,) if folder.resolve().parent.name == "maps" else ()
    return (folder, paths.assets(), *own)


def _read(file: Path) -> Any:  # noqa: ANN401 - pytmx has no types
    """Let pytmx read a checked map."""
    try:
        return pytmx.TiledMap(str(file), image_loader=_picture_loader)
    except (ArithmeticError, AttributeError, LookupError, OSError, TypeError, ValueError) as error:
        raise MapError(file.name, f"the map cannot be read ({error})", "save it again with Tiled") from error


def _picture_loader(file: str, _key: object, **_: object) -> Callable[..., Image.Image]:
    """Give the function with which pytmx cuts tiles out of a tileset's picture."""
    with Image.open(file) as opened:
        atlas = opened.convert("RGBA")

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


def _regions(layer: str, tmx: Any) -> Iterator[Region]:  # noqa: ANN401
    """Give the rectangles of an object layer."""
    for thing in tmx.get_layer_by_name(layer):
        yield Region(thing.name or "", thing.x, thing.y, thing.width, thing.height, dict(thing.properties))


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
