"""The pieces of a town as rows of numbers, ready to be drawn; no ``arcade`` in here.

One row is one picture on the map: where it stands, which part of the atlas it shows and how. What
never changes is worked out once; a frame only picks the rows in sight and puts people among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from game.content.pieces import Piece
from game.view import atlas, bake
from game.view.atlas import EMPTY, Atlas, Cut
from game.view.lamps import When
from game.view.looks import PLAIN, look_of
from game.view.rooms import is_wall
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from PIL import Image

    from game.content.tiled import TownFile
    from game.sim.state import Town
    from game.view.lamps import Lamp
    from game.world.geometry import Tile

Pixels = bake.Pixels

Rows = npt.NDArray[np.float32]
"""``[row, column]``, columns as below."""

LEFT, TOP, WIDTH, HEIGHT, U, V, BASE, SWAY, ALPHA, REACH = range(10)
"""Columns: the rectangle in map pixels from the north-western corner, the upper left pixel in the
atlas, the line of depth, how far the top swings (pixels), how opaque it is, and how many pixels
above its foot the light still follows its shape."""

COLUMNS = 10

FRAME_SECONDS = 0.22
"""How long one frame of a moving look stays."""

SWAY_PX = 1.6
"""How far a tree's top swings to either side."""

PROP_REACH, WALL_REACH, SHINE_REACH = 40.0, 999.0, -1.0
"""The crown of a tree in front of a lit room is lit as its trunk is; a wall is lit where it is, and
what shines by itself needs no light."""

DOOR = "door"
"""The kind of piece that opens for whoever is near."""

DARK = "dark"
"""The look of a window at night, seen from inside."""

LIT_LOOKS = ("lit", "on", "burning")
"""Looks of a window, a lamp and a fire that give light."""

SHINE = "shine"
"""The kind of a piece that is the shine of the piece before it."""

GHOSTS_BEHIND_PX = 56
"""Pieces at least so tall hide people; somebody behind one shows through."""


class Stand:
    """Everything upright on one map, sorted from the north to the south."""

    def __init__(
        self,
        pieces: Sequence[Piece],
        pictures: Mapping[str, Image.Image],
        cuts: Mapping[str, Cut],
    ) -> None:
        upright = sorted((piece for piece in pieces if not piece.flat), key=lambda one: one.base)
        self.pieces = tuple(upright)
        self._cuts = cuts
        self.sizes = [pictures[piece.picture].size for piece in upright]
        self.rows = np.zeros((len(upright), COLUMNS), dtype=np.float32)
        self._shown = [piece.picture for piece in upright]
        walls = [is_wall(piece, size) for piece, size in zip(upright, self.sizes, strict=True)]
        for index, piece in enumerate(upright):
            self.rows[index, BASE:] = (
                piece.base,
                SWAY_PX if piece.sways else 0.0,
                1.0,
                SHINE_REACH if piece.kind == SHINE else WALL_REACH if walls[index] else PROP_REACH,
            )
            self._cut(index)
        self.is_wall = np.array(walls, dtype=np.bool_)
        self._tallest = max((height for _, height in self.sizes), default=0)
        self._deepest = max(
            (piece.base - piece.top for piece in upright),
            default=0,
        )
        self._moving: dict[int, tuple[str, ...]] = {}
        self._looks = [PLAIN] * len(upright)
        self._shows: dict[str, list[int]] = {}
        for index, piece in enumerate(upright):
            if len(piece.looks) > 1 and piece.object:
                self._shows.setdefault(piece.object, []).append(index)
        self._panes = [index for index, piece in enumerate(upright) if DARK in piece.looks]
        self.doors = tuple(index for index, piece in enumerate(upright) if piece.kind == DOOR)
        for index in range(len(upright)):
            self.dress(index, PLAIN)

    @property
    def looks(self) -> Sequence[str]:
        """Give the look that every piece has now."""
        return self._looks

    def light(self, lamps: Sequence[Lamp], burning: Sequence[Lamp]) -> None:
        """Let lamps and windows look lit where they burn, and dark where they do not."""
        lit = {lamp.piece for lamp in burning}
        for lamp in lamps:
            if lamp.piece < 0 or lamp.when is When.LOOK or self.pieces[lamp.piece].object:
                continue
            looks = self.pieces[lamp.piece].looks
            bright = next((look for look in LIT_LOOKS if look in looks), PLAIN)
            wanted = bright if lamp.piece in lit else PLAIN
            if wanted != self._looks[lamp.piece]:
                self.dress(lamp.piece, wanted)

    def dress(self, index: int, look: str) -> None:
        """Give a piece a look; one that it has not been drawn in is the plain one."""
        piece = self.pieces[index]
        frames = piece.looks.get(look) or piece.looks.get(PLAIN) or (piece.picture,)
        self._looks[index] = look if look in piece.looks else PLAIN
        if index + 1 < len(self.pieces) and self.pieces[index + 1].kind == SHINE:
            self.dress(index + 1, look)
        if len(frames) > 1:
            self._moving[index] = frames
        else:
            self._moving.pop(index, None)
        self._show(index, frames[0])

    def follow(self, town: Town) -> None:
        """Let every piece look as the state of its object has it.

        Of an object with several pieces, such as the chairs of a cafe, only those look used at
        which somebody is; a fault is seen on all of them.
        """
        users: dict[str, list[Tile]] = {}
        for body in town.bodies.values():
            if body.using:
                users.setdefault(body.using, []).append(body.tile)
        for address, indices in self._shows.items():
            thing = town.objects.get(address)
            used = set(indices)
            if len(indices) > 1 and thing is not None and not thing.override:
                used = self._nearest(indices, users.get(address, ()))
            for index in indices:
                looks = self.pieces[index].looks
                look = look_of(thing, looks) if thing is not None and index in used else PLAIN
                if look != self._looks[index]:
                    self.dress(index, look)

    def _nearest(self, indices: Sequence[int], tiles: Sequence[Tile]) -> set[int]:
        """Give the pieces that are nearest to some tiles, one a tile."""

        def away(index: int, tile: Tile) -> float:
            piece, (width, height) = self.pieces[index], self.sizes[index]
            x, y = (tile.x + 0.5) * TILE_PX, (tile.y + 0.5) * TILE_PX
            foot = min(piece.base, piece.top + height) - TILE_PX / 2
            return abs(piece.left + width / 2 - x) + abs(foot - y)

        return {min(indices, key=lambda index: (away(index, tile), index)) for tile in tiles}

    def darken(self, night: bool) -> None:
        """Let the windows that are seen from inside show the night, or the day."""
        for index in self._panes:
            if (self._looks[index] == DARK) is not night:
                self.dress(index, DARK if night else PLAIN)

    def open_doors(self, feet: Collection[tuple[float, float]]) -> None:
        """Open the doors within a tile of anybody's feet (map pixels), close the others."""
        for index in self.doors:
            piece = self.pieces[index]
            width, height = self.sizes[index]
            x, y = piece.left + width / 2, min(piece.base, piece.top + height)
            near = any(
                abs(foot_x - x) <= TILE_PX and -1.6 * TILE_PX <= foot_y - y <= 1.6 * TILE_PX
                for foot_x, foot_y in feet
            )
            look = "open" if near else PLAIN
            if look != self._looks[index]:
                self.dress(index, look)

    def animate(self, clock: float) -> None:
        """Show the frame that is due after ``clock`` real seconds."""
        for index, frames in self._moving.items():
            self._show(index, frames[int(clock / FRAME_SECONDS + index * 0.37) % len(frames)])

    def in_sight(self, left: float, top: float, right: float, bottom: float) -> npt.NDArray[np.intp]:
        """Give the indices, from the north to the south, of what a rectangle of the map shows."""
        first, last = np.searchsorted(self.rows[:, BASE], (top, bottom + self._deepest))
        some = self.rows[first:last]
        seen = (
            (some[:, LEFT] < right + SWAY_PX)
            & (some[:, LEFT] + some[:, WIDTH] > left - SWAY_PX)
            & (some[:, TOP] < bottom)
            & (some[:, TOP] + some[:, HEIGHT] > top)
        )
        indices: npt.NDArray[np.intp] = np.flatnonzero(seen) + int(first)
        return indices

    def hides(self, rows: Rows, seen: npt.NDArray[np.intp]) -> npt.NDArray[np.bool_]:
        """Tell for each of some people whether something tall in sight stands before their head."""
        tall = seen[(self.rows[seen, HEIGHT] >= GHOSTS_BEHIND_PX)]
        some = self.rows[tall]
        x = rows[:, LEFT, None] + rows[:, WIDTH, None] / 2
        y = rows[:, TOP, None] + rows[:, HEIGHT, None] * 0.35
        covers = (
            (some[None, :, BASE] > rows[:, BASE, None])
            & (some[None, :, LEFT] <= x)
            & (some[None, :, LEFT] + some[None, :, WIDTH] > x)
            & (some[None, :, TOP] <= y)
            & (some[None, :, TOP] + some[None, :, HEIGHT] > y)
        )
        hidden: npt.NDArray[np.bool_] = covers.any(axis=1)
        return hidden

    def _show(self, index: int, picture: str) -> None:
        if self._shown[index] != picture:
            self._shown[index] = picture
            self._cut(index)

    def _cut(self, index: int) -> None:
        piece, cut = self.pieces[index], self._cuts.get(self._shown[index], EMPTY)
        self.rows[index, LEFT : V + 1] = (
            piece.left + cut.left, piece.top + cut.top, cut.width, cut.height, cut.x, cut.y,
        )  # fmt: skip


def merged(standing: Rows, people: Rows) -> Rows:
    """Put people among what stands, by their line of depth; on the same line people come after."""
    if not len(people):
        return standing
    both = np.concatenate((standing, people))
    return both[np.argsort(both[:, BASE], kind="stable")]


def row(left: float, top: float, cut: Cut, base: float, alpha: float = 1.0) -> tuple[float, ...]:
    """Give the row of one picture whose uncut upper left corner lies at a point of the map."""
    return (
        left + cut.left, top + cut.top, cut.width, cut.height, cut.x, cut.y, base, 0.0, alpha, PROP_REACH,
    )  # fmt: skip


def table(rows: Iterable[tuple[float, ...]]) -> Rows:
    """Put rows into an array."""
    found = np.array(tuple(rows), dtype=np.float32)
    return found.reshape(-1, COLUMNS)


def packed(pictures: Mapping[str, Image.Image], people: Mapping[str, Image.Image]) -> Atlas:
    """Put the pictures of pieces and people into one atlas."""
    return atlas.pack({**pictures, **people})


def with_roofs(town: TownFile) -> tuple[tuple[Piece, ...], dict[str, Image.Image]]:
    """Give a town's pieces, its layers over the people among them, and the pictures of all."""
    found = list(town.pieces)
    pictures = dict(town.pictures)
    below = (town.maze.height + 1) * TILE_PX
    for layer in town.layers:
        if layer.z <= bake.PEOPLE_Z:
            continue
        for y, x in np.argwhere(layer.gids):
            key = f"layer/{int(layer.gids[y, x])}"
            pictures[key] = town.images[int(layer.gids[y, x])]
            left, top = int(x) * TILE_PX, int(y) * TILE_PX
            found.append(Piece(key, left, top, below + layer.z, prop=layer.name))
    return tuple(found), pictures
