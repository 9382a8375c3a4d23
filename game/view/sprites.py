"""The people on the map: one sprite each, walking from tile to tile between two ticks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade
from PIL import Image, ImageDraw

from game.view import walk
from game.world.geometry import TILE_PX, Tile

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.sim.state import Body, Town
    from game.view.art import PeopleSheet
    from game.view.camera import Camera
    from game.view.lights import Lights
    from game.view.walk import Walker

FEET_PX = 6
"""How far above a tile's lower edge the feet stand."""

IN_BED_PX = 22
"""How far a sleeper lies below where it would stand: head on the pillow, cover over the bed."""

PICK_WIDTH, PICK_HEIGHT = 26, 44
"""Pixels of the map around a figure that a click counts for."""


class People:
    """Every body's figure, drawn from the north to the south."""

    def __init__(self, sheet: PeopleSheet, rows: Mapping[str, str]) -> None:
        self._sheet = sheet
        self._rows = rows
        self._sprites: dict[str, arcade.Sprite] = {}
        self._shadows: dict[str, arcade.Sprite] = {}
        self._list = arcade.SpriteList()
        self._front = arcade.SpriteList()
        self._shadow_list = arcade.SpriteList()
        self._shadow = arcade.Texture(_draw_shadow())
        self._asleep: set[str] = set()
        self.walkers: dict[str, Walker] = {}

    def sync(self, town: Town) -> None:
        """Take over where every body is and how it stands; the simulation is only read."""
        for name in [name for name in self.walkers if name not in town.bodies]:
            del self.walkers[name]
            self._sprites.pop(name).remove_from_sprite_lists()
            self._shadows.pop(name).remove_from_sprite_lists()
        for name, body in town.bodies.items():
            if name not in self.walkers:
                self.walkers[name] = walk.placed(body.tile, body.facing)
                self._sprites[name] = arcade.Sprite(
                    self._sheet.drawing(self._rows.get(name, ""), "idle", body.facing)
                )
                self._shadows[name] = arcade.Sprite(self._shadow)
                self._shadow_list.append(self._shadows[name])
            walk.follow(self.walkers[name], body.tile, body.facing)
        self._asleep = {name for name, body in town.bodies.items() if body.pose == "sleep"}

    def place(self) -> None:
        """Forget what is left to walk: every figure stands where its body is."""
        for walker in self.walkers.values():
            walk.move(walker, float("inf"))

    def move(self, town: Town, camera: Camera, tiles: float) -> None:
        """Walk every figure on by ``tiles`` and put its sprite there."""
        for name, walker in self.walkers.items():
            walk.move(walker, tiles)
            self._dress(name, town.bodies[name], walker)
            x, feet = self.feet(name, camera)
            sprite = self._sprites[name]
            sprite.position = round(x), round(feet) + self._sheet.height / 2 - 2
            self._shadows[name].position = round(x), round(feet) + 1
            self._shadows[name].visible = town.bodies[name].pose != "sleep"
        self._arrange(town)

    def _dress(self, name: str, body: Body, walker: Walker) -> None:
        pose, frame = body.pose, 0
        if walker.moving:
            pose, frame = "walk", walker.frame
        elif pose in ("stand", "walk"):
            pose = "idle"
        drawing = self._sheet.drawing(self._rows.get(name, ""), pose, walker.facing, frame)
        sprite = self._sprites[name]
        if sprite.texture is not drawing:
            sprite.texture = drawing

    def _arrange(self, town: Town) -> None:
        """Sort the figures from the north to the south; who uses a thing stands in front of all of it."""
        order = sorted(self.walkers, key=lambda name: -self._sprites[name].bottom)
        before = [name for name in order if town.bodies[name].using]
        for sprites, names in (
            (self._list, [name for name in order if name not in before]),
            (self._front, before),
        ):
            wanted = [self._sprites[name] for name in names]
            if list(sprites) != wanted:
                sprites.clear()
                sprites.extend(wanted)

    def feet(self, name: str, camera: Camera) -> tuple[float, float]:
        """Give the point of the map where a figure stands."""
        walker = self.walkers[name]
        lift = FEET_PX - (IN_BED_PX if name in self._asleep and not walker.moving else 0)
        return (walker.x + 0.5) * TILE_PX, camera.map_height - (walker.y + 1) * TILE_PX + lift

    def at(self, camera: Camera, x: float, y: float) -> str:
        """Give who is drawn at a point of the map, the frontmost first; empty for nobody."""
        found = ""
        lowest = float("inf")
        for name in self.walkers:
            foot_x, foot_y = self.feet(name, camera)
            if abs(x - foot_x) <= PICK_WIDTH / 2 and -4 <= y - foot_y <= PICK_HEIGHT and foot_y < lowest:
                found, lowest = name, foot_y
        return found

    def shine(self, lights: Lights) -> None:
        """Let the light of its tile fall on every figure."""
        for name, walker in self.walkers.items():
            colour = lights.at(Tile(round(walker.x), round(walker.y)))
            if tuple(self._sprites[name].color[:3]) != colour:
                self._sprites[name].color = colour

    def draw_front(self) -> None:
        """Draw those who stand before everything: to be done after what lies over the others."""
        self._front.draw(pixelated=True)

    def draw(self) -> None:
        """Draw shadows and figures."""
        self._shadow_list.draw()
        self._list.draw(pixelated=True)


def _draw_shadow() -> Image.Image:
    image = Image.new("RGBA", (22, 9))
    ImageDraw.Draw(image).ellipse((0, 0, 21, 8), fill=(28, 18, 48, 90))
    return image
