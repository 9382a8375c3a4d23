"""The light map: how bright every spot of the town is, and which bright spots glow in it.

The hour's light lies on everything; lamps add to it, each only where it can shine: a room's lamps
on that room, street lamps and windows outdoors. Made anew only when hour, rooms or fires change.
No ``arcade`` in here: ``ground`` and ``upright`` multiply by the map, ``glows`` draws the spots.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from game.view.daylight import daylight, lamplight
from game.view.lamps import LIT_LOOKS, Lamp, When, lamps_of
from game.view.rooms import SPOT_PX, SPOTS, Rooms

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PIL import Image

    from game.content.pieces import Piece
    from game.sim.state import Town
    from game.world.maze import Maze

Field = npt.NDArray[np.float32]
"""``[y, x, colour]``, one spot a ``SPOT_PX`` square of the map; how much of the darkness is taken away."""

BRIGHT = 1.25
"""The light that the value 255 stands for: lit rooms are a little brighter than the day."""

ROOM_BASE = 0.52
"""How much of the darkness a lit room has lost before any lamp in it counts."""

TALL = 1.15
"""The view is from above at a slant: pools of light are so much wider than high."""

FADE_FROM = 0.12
"""Lamplight (0..1) from which panes look lit and pools are seen."""


class Glow(NamedTuple):
    """A bright spot, added to the picture."""

    x: float
    y: float
    radius: float
    colour: tuple[float, float, float]
    shine: float
    flickers: bool


@dataclass(frozen=True, eq=False)
class _Stamp:
    """The pool of one lamp and where on the light map it lies."""

    top: int
    left: int
    pool: Field


class Lights:
    """The light of one town."""

    def __init__(
        self, maze: Maze, rooms: Rooms, pieces: Sequence[Piece], pictures: Mapping[str, Image.Image]
    ) -> None:
        self._maze, self.rooms = maze, rooms
        self.lamps = lamps_of(pieces, pictures, rooms)
        self._outdoors = ~rooms.indoors()
        self._shape = maze.height * SPOTS, maze.width * SPOTS
        self._rooms: dict[str, list[_Stamp]] = {}
        self._fires: dict[int, _Stamp] = {}
        self._street = self._street_field()
        self._flames = [index for index, lamp in enumerate(self.lamps) if lamp.when is When.LOOK]
        self._key: tuple[object, ...] = ()
        self.burning: list[Lamp] = []
        """The lamps that burn now."""
        self.glows: list[Glow] = []
        """The bright spots of those lamps."""
        self.lamplight = 0.0
        self.lit: tuple[str, ...] = ()
        self.map: npt.NDArray[np.uint8] = np.full((*self._shape, 3), round(255 / BRIGHT), dtype=np.uint8)

    def update(self, town: Town, seconds: int, looks: Sequence[str]) -> bool:
        """Take over the hour, the rooms and how the pieces look; say whether the map has changed."""
        tint = daylight(seconds)
        self.lit = tuple(room for room in lit_rooms(self._maze, town) if self.rooms.cells(room))
        fires = tuple(index for index in self._flames if _burns(self.lamps[index], looks))
        key = tuple(round(part * 128) for part in tint), self.lit, fires
        if key == self._key:
            return False
        self._key = key
        self.lamplight = lamplight(tint)
        self._paint(tint, fires)
        self.burning = self._lit_lamps(fires)
        self.glows = self._spots()
        return True

    def at(self, x: float, y: float) -> tuple[float, float, float]:
        """Give the light at a point of the map, 1 for what lies in the noon sun."""
        row = min(max(int(y / SPOT_PX), 0), self._shape[0] - 1)
        column = min(max(int(x / SPOT_PX), 0), self._shape[1] - 1)
        red, green, blue = (float(part) * BRIGHT / 255 for part in self.map[row, column])
        return red, green, blue

    def _lit_lamps(self, fires: Sequence[int]) -> list[Lamp]:
        """Give the lamps that burn now, those in ``fires`` among them."""
        dark, lit = self.lamplight > FADE_FROM, set(self.lit)
        return [
            lamp
            for index, lamp in enumerate(self.lamps)
            if (lamp.when is When.DARK and dark)
            or (lamp.when is When.ROOM and dark and lamp.room in lit)
            or index in fires
        ]

    def _spots(self) -> list[Glow]:
        """Give the bright spots of the lamps that burn now."""
        strength = max(self.lamplight, 0.25)
        return [
            Glow(lamp.x, lamp.y - lamp.head, lamp.kind.glow, lamp.kind.colour,
                 lamp.kind.shine * strength, lamp.flickers)
            for lamp in self.burning
            if lamp.kind.glow
        ]  # fmt: skip

    def _paint(self, tint: tuple[float, float, float], fires: Sequence[int]) -> None:
        dark = 1 - np.array(tint, dtype=np.float32)
        left = dark * (1 - self._street * self.lamplight)
        for room in self.lit:
            for stamp in self._stamps(room):
                _take(left, stamp)
        for index in fires:
            if index not in self._fires:
                self._fires[index] = self._stamp(self.lamps[index])
            _take(left, self._fires[index])
        warm = np.clip((1 - left) * (255 / BRIGHT), 0, 255)
        self.map = np.rint(warm).astype(np.uint8)

    def _street_field(self) -> Field:
        """Work out what all lamps outdoors together take of the darkness."""
        left = np.ones((*self._shape, 3), dtype=np.float32)
        for lamp in self.lamps:
            if lamp.when is When.DARK:
                _take(left, self._stamp(lamp))
        return 1 - left

    def _stamps(self, room: str) -> list[_Stamp]:
        """Give the light of a room: a base on all of it, its lamps, and what falls out of its windows."""
        if room not in self._rooms:
            mask = self.rooms.mask(room)
            rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
            top, bottom, start, stop = rows[0], rows[-1] + 1, columns[0], columns[-1] + 1
            part = mask[top:bottom, start:stop].astype(np.float32)[..., None]
            base = part * ROOM_BASE * np.array((1.0, 0.84, 0.50), dtype=np.float32)
            own = [lamp for lamp in self.lamps if lamp.when is When.ROOM and lamp.room == room]
            self._rooms[room] = [_Stamp(int(top), int(start), base), *map(self._stamp, own)]
        return self._rooms[room]

    def _stamp(self, lamp: Lamp) -> _Stamp:
        """Work out the pool of a lamp, cut to where it can shine."""
        radius = lamp.kind.radius / SPOT_PX
        x, y = lamp.x / SPOT_PX - 0.5, lamp.y / SPOT_PX - 0.5
        top, left = max(int(y - radius), 0), max(int(x - radius), 0)
        bottom = min(int(y + radius) + 2, self._shape[0])
        right = min(int(x + radius) + 2, self._shape[1])
        ys = np.arange(top, bottom, dtype=np.float32)[:, None] - y
        xs = np.arange(left, right, dtype=np.float32)[None, :] - x
        far = np.hypot(xs, ys * TALL) / radius
        pool = np.clip(1 - far, 0, 1) ** 1.35 * lamp.kind.strength
        mask = self.rooms.mask(lamp.room) if lamp.room and not lamp.outward else self._outdoors
        pool *= mask[top:bottom, left:right]
        if lamp.outward:
            pool *= ys * SPOT_PX > -lamp.head - 24
        return _Stamp(top, left, (pool[..., None] * np.array(lamp.kind.colour)).astype(np.float32))


def lit_rooms(maze: Maze, town: Town) -> tuple[str, ...]:
    """Give the arenas, sorted, in which somebody is awake."""
    arenas = {maze.arena_at(body.tile) for body in town.bodies.values() if body.pose != "sleep"}
    return tuple(sorted(arenas - {""}))


def _take(left: Field, stamp: _Stamp) -> None:
    """Let a lamp take its part of the darkness that is left, in place."""
    height, width = stamp.pool.shape[:2]
    left[stamp.top : stamp.top + height, stamp.left : stamp.left + width] *= 1 - stamp.pool


def _burns(lamp: Lamp, looks: Sequence[str]) -> bool:
    return 0 <= lamp.piece < len(looks) and looks[lamp.piece] in LIT_LOOKS
