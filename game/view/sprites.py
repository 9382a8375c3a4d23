"""The people on the map: where each figure is drawn, in which pose, walking between two ticks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from game.view import pieces, poses, walk
from game.view.atlas import EMPTY, Cut
from game.world.geometry import Facing

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from game.sim.state import Body, Town
    from game.view.art import PeopleSheet
    from game.view.camera import Camera
    from game.view.pieces import Rows
    from game.view.poses import Places, Posture
    from game.view.walk import Walker
    from game.world.maze import Maze

SOLE_PX = 2
"""Rows of a picture below the feet."""

BUBBLE_OVER_BED_PX = 40
"""How far below a sleeper's head its feet are taken to be, for what hovers over it."""

PICK_WIDTH, PICK_HEIGHT = 26, 44
"""Pixels of the map around a figure that a click counts for."""

TUCKED_PX = 24
"""So much of a sleeper is seen from the top of the head on; the rest is under the cover."""

_LYING = (("west", Image.Transpose.ROTATE_90), ("east", Image.Transpose.ROTATE_270))
"""How a sleeper is turned in a bed along a wall, by the side on which the head lies."""

GHOST_ALPHA = 0.35
"""How much of somebody behind a wall shows through."""

FRAME_SECONDS = 0.4
"""How long one picture of a pose stays."""

BLINK_EVERY, BLINK_SECONDS = 3.1, 0.22
"""Somebody who just stands moves so often, and for so long."""

SHADOW = "people/shadow"
"""Key of the shadow's picture in the atlas."""


def pictures_of(sheet: PeopleSheet, rows: Iterable[str]) -> dict[str, Image.Image]:
    """Give the pictures of some rows of the sheet, by their keys in the atlas, and the shadow."""
    wanted = set(rows)
    found = {
        key_of(row, column): texture.image
        for (row, column), texture in sheet.drawings.items()
        if row in wanted
    }
    lying = {
        key_of(row, f"sleep {side} {column[-1]}"): texture.image.transpose(turn)
        for (row, column), texture in sheet.drawings.items()
        if row in wanted and column.startswith("sleep south")
        for side, turn in _LYING
    }
    return {**found, **lying, SHADOW: _draw_shadow()}


def key_of(row: str, column: str) -> str:
    """Give the key of one picture in the atlas."""
    return f"people/{row}/{column}"


class People:
    """Every body's figure."""

    def __init__(
        self, sheet: PeopleSheet, rows: Mapping[str, str], maze: Maze, places: Places, cuts: Mapping[str, Cut]
    ) -> None:
        self._sheet = sheet
        self._row_of = rows
        self._maze, self._places, self._cuts = maze, places, cuts
        self._postures: dict[str, Posture] = {}
        self._bodies: dict[str, Body] = {}
        self._doing: dict[str, str] = {}
        self.walkers: dict[str, Walker] = {}

    def sync(self, town: Town) -> None:
        """Take over where every body is and how it stands; the simulation is only read."""
        for name in [name for name in self.walkers if name not in town.bodies]:
            del self.walkers[name]
            self._postures.pop(name, None)
        for name, body in town.bodies.items():
            if name not in self.walkers:
                self.walkers[name] = walk.placed(body.tile, body.facing)
            walk.follow(self.walkers[name], body.tile, body.facing)
        self._bodies = town.bodies

    def place(self) -> None:
        """Forget what is left to walk: every figure stands where its body is."""
        for walker in self.walkers.values():
            walk.move(walker, float("inf"))

    def move(self, tiles: float, doing: Mapping[str, str]) -> None:
        """Walk every figure on by ``tiles``; ``doing`` has the activities of those who have one."""
        self._doing = dict(doing)
        for name, walker in self.walkers.items():
            walk.move(walker, tiles)
            self._postures[name] = self._posture(name)

    def rows(self, clock: float) -> tuple[Rows, Rows]:
        """Give the rows of all figures, and those of their shadows."""
        figures, shadows = [], []
        for name in self.walkers:
            stood = self._postures.get(name) or self._posture(name)
            figures.append(self._figure(name, stood, clock))
            if stood.shadow:
                shadow = self._cuts[SHADOW]
                left = round(stood.x) - shadow.width / 2
                shadows.append(
                    pieces.row(left, round(stood.y) - shadow.height / 2, shadow, stood.base - 0.25)
                )
        return pieces.table(figures), pieces.table(shadows)

    def feet(self, name: str, camera: Camera) -> tuple[float, float]:
        """Give the point of the map (upward) where a figure stands."""
        x, y = self.foot(name)
        return x, camera.map_height - y

    def foot(self, name: str) -> tuple[float, float]:
        """Give the point of the map (downward) where a figure stands, or would if it were up."""
        stood = self._postures.get(name) or self._posture(name)
        return stood.x, stood.y + (BUBBLE_OVER_BED_PX if stood.pose == "sleep" else 0)

    def standing(self) -> list[tuple[float, float]]:
        """Give the points of the map (downward) on which somebody is up."""
        return [
            (stood.x, stood.y)
            for name in self.walkers
            if (stood := self._postures.get(name) or self._posture(name)).pose != "sleep"
        ]

    def at(self, camera: Camera, x: float, y: float) -> str:
        """Give who is drawn at a point of the map, the frontmost first; empty for nobody."""
        found = ""
        lowest = float("inf")
        for name in self.walkers:
            foot_x, foot_y = self.feet(name, camera)
            if abs(x - foot_x) <= PICK_WIDTH / 2 and -4 <= y - foot_y <= PICK_HEIGHT and foot_y < lowest:
                found, lowest = name, foot_y
        return found

    def _posture(self, name: str) -> Posture:
        walker, body = self.walkers[name], self._bodies[name]
        if walker.moving:
            return poses.walking(walker.x, walker.y, walker.facing)
        return poses.posture(body, self._maze, self._places, self._doing.get(name, ""))

    def _figure(self, name: str, stood: Posture, clock: float) -> tuple[float, ...]:
        frames = self._sheet.frames(stood.pose, stood.facing)
        if stood.pose == "walk":
            frame = self.walkers[name].frame
        elif stood.pose == "idle":
            late = (clock + _offset(name)) % BLINK_EVERY
            frame = 1 if frames > 1 and late > BLINK_EVERY - BLINK_SECONDS else 0
        else:
            frame = int((clock + _offset(name)) / FRAME_SECONDS) % frames if clock else 0
        row, column = self._sheet.found(self._row_of.get(name, ""), stood.pose, stood.facing, frame)
        if stood.pose == "sleep":
            return self._lying(row, column, stood)
        cut = self._cuts.get(key_of(row, column), EMPTY)
        left = round(stood.x) - self._sheet.width / 2
        top = round(stood.y) + SOLE_PX - self._sheet.height
        return pieces.row(left, top, cut, stood.base)

    def _lying(self, row: str, column: str, stood: Posture) -> tuple[float, ...]:
        """Give the row of a sleeper: only what the cover of the bed leaves to be seen."""
        if stood.facing is Facing.SOUTH:
            cut = self._cuts.get(key_of(row, column), EMPTY)
            seen = cut._replace(height=min(cut.height, TUCKED_PX), left=0, top=0)
            return pieces.row(round(stood.x) - cut.width // 2, round(stood.y), seen, stood.base)
        cut = self._cuts.get(key_of(row, f"sleep {stood.facing.value} {column[-1]}"), EMPTY)
        wide = min(cut.width, TUCKED_PX)
        if stood.facing is Facing.WEST:
            seen = cut._replace(width=wide, left=0, top=0)
            return pieces.row(round(stood.x), round(stood.y), seen, stood.base)
        seen = cut._replace(x=cut.x + cut.width - wide, width=wide, left=0, top=0)
        return pieces.row(round(stood.x) - wide, round(stood.y), seen, stood.base)


def _offset(name: str) -> float:
    """Give some seconds by which a figure moves later than others."""
    return sum(name.encode()) % 31 / 10


def _draw_shadow() -> Image.Image:
    large = Image.new("L", (24 * 4, 10 * 4))
    pen = ImageDraw.Draw(large)
    pen.ellipse((0, 0, 95, 39), fill=60)
    pen.ellipse((12, 5, 83, 34), fill=105)
    image = Image.new("RGBA", (24, 10), (28, 18, 48, 0))
    image.putalpha(large.reduce(4))
    return image
