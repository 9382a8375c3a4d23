"""Portraits for panels: a face in its frame, or the head of the figure where there is no portrait."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade
from PIL import Image

from game import paths
from game.view import art, panels
from game.view.errors import ArtError
from game.world.geometry import Facing

if TYPE_CHECKING:
    from game.view.art import PeopleSheet, Portraits

LARGE_PX, SMALL_PX = 64, 32
"""Sides of a portrait in the window's pixels."""


class PortraitBook:
    """Every face that panels show; loaded once for a screen."""

    def __init__(self) -> None:
        folder = paths.assets() / "sprites"
        self._people: PeopleSheet = art.load_people(folder)
        self._faces: Portraits | None
        try:
            self._faces = art.load_portraits(folder)
        except ArtError:
            self._faces = None
        self._made: dict[tuple[str, str, int], arcade.Texture] = {}

    def face(self, row: str, mood: str = art.CALM, side: int = LARGE_PX) -> arcade.Texture:
        """Give the portrait of a row of the sheet in a mood, ``side`` pixels square."""
        key = row, mood, side
        if key not in self._made:
            self._made[key] = panels.texture_of(self._draw(row, mood, side))
        return self._made[key]

    def _draw(self, row: str, mood: str, side: int) -> Image.Image:
        if self._faces is not None and not self._is_faceless(row, self._faces):
            image: Image.Image = self._faces.drawing(row, mood).image
        else:
            figure = self._people.drawing(row, "idle", Facing.SOUTH).image
            box = figure.getbbox() or (0, 0, *figure.size)
            middle = (box[0] + box[2]) // 2
            image = figure.crop((middle - 16, box[1] - 4, middle + 16, box[1] + 28))
        resampling = Image.Resampling.NEAREST if side % image.width == 0 else Image.Resampling.BOX
        return image.convert("RGBA").resize((side, side), resampling)

    def _is_faceless(self, row: str, faces: Portraits) -> bool:
        """Tell whether a row has a figure but no portrait."""
        return (row, art.CALM) not in faces.drawings and (row, "idle south 0") in self._people.drawings


class Portrait:
    """One framed face in a panel."""

    def __init__(self, book: PortraitBook, sprites: arcade.SpriteList, side: int = LARGE_PX) -> None:
        self._book, self._side = book, side
        self._frame = arcade.Sprite(panels.frame_texture(side))
        self._face = arcade.Sprite(book.face("", side=side))
        self._sprites = sprites
        self._shown: tuple[str, str] = ("", "")

    @property
    def whole_px(self) -> int:
        """Give the side of the frame."""
        return self._side + 2 * panels.PORTRAIT_EDGE

    def place(self, left: float, bottom: float) -> None:
        """Put the frame's lower left corner there, and both into their list."""
        middle = round(left) + self.whole_px / 2, round(bottom) + self.whole_px / 2
        for sprite in (self._frame, self._face):
            sprite.position = middle
            if sprite not in self._sprites:
                self._sprites.append(sprite)

    def show(self, row: str, mood: str = art.CALM) -> None:
        """Show a face."""
        if (row, mood) != self._shown:
            self._shown = row, mood
            self._face.texture = self._book.face(row, mood, self._side)

    def hide(self, hidden: bool) -> None:
        """Show it or not."""
        self._frame.visible = self._face.visible = not hidden
