"""The names of the places, written over the town when it is seen from afar."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import arcade
from PIL import Image, ImageFilter

from game.view import text, theme
from game.view.camera import Camera, on_window
from game.world.geometry import TILE_PX

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.world.maze import Box, Maze

SHOWN_BELOW = 0.62
"""Zoom under which the names are shown."""

SIZE = 10.0
"""Points of the letters."""

LINE_PX = 15
WRAP_PX = 112
"""Names are broken into lines of about so many pixels."""

HALO_PX = 3
"""How far the dark edge of the letters reaches."""

EDGE_PX = 8
"""Of the picture of a name, so many pixels of halo may be covered by another name."""

SPACE_PX = 1
"""Free pixels kept between two names."""


class Wish(NamedTuple):
    """Where a name would like to stand: its middle in the window, and its size."""

    name: str
    x: float
    y: float
    width: float
    height: float


def laid_out(wishes: Sequence[Wish], size: tuple[float, float]) -> dict[str, tuple[float, float]]:
    """Give the middle of every name that finds room in a window of ``size`` beside the earlier ones.

    A name that cannot stand in its middle moves up or down by a little more than its height; one
    that finds no room there is left out.
    """
    placed: dict[str, tuple[float, float]] = {}
    taken: list[tuple[float, float, float, float]] = []
    for wish in wishes:
        for part in (0.0, 0.4, -0.4, 0.8, -0.8, 1.25, -1.25):
            y = wish.y + part * wish.height
            half_x, half_y = wish.width / 2 + SPACE_PX, wish.height / 2 + SPACE_PX
            box = wish.x - half_x, y - half_y, wish.x + half_x, y + half_y
            inside = box[1] >= 0 and box[3] <= size[1]
            if inside and not any(_touch(box, other) for other in taken):
                placed[wish.name] = wish.x, y
                taken.append(box)
                break
    return placed


def draw_name(name: str) -> Image.Image:
    """Draw a name in light letters with a quiet dark halo, on as many lines as it needs."""
    lines = text.wrapped(name, WRAP_PX, SIZE, 3)
    widths = [text.width_of(line, SIZE, bold=True) for line in lines]
    edge = HALO_PX + 3
    size = round(max(widths, default=1)) + 2 * edge, len(lines) * LINE_PX + 2 * edge
    written = Image.new("RGBA", size)
    for number, (line, width) in enumerate(zip(lines, widths, strict=True)):
        drawn = text.drawn(line, SIZE, theme.PAPER_LIGHT, bold=True)
        written.alpha_composite(drawn, (round((size[0] - width) / 2), edge + number * LINE_PX - 1))
    letters = written.getchannel("A")
    halo = letters.filter(ImageFilter.MaxFilter(HALO_PX)).filter(ImageFilter.GaussianBlur(1.6))
    halo = halo.point(lambda value: min(round(value * 1.5), 215))
    image = Image.new("RGBA", size, (*theme.NIGHT, 0))
    image.putalpha(halo)
    image.alpha_composite(written)
    return image


class PlaceNames:
    """The names of one town's sectors, for one window."""

    def __init__(self, maze: Maze) -> None:
        self._sprites = arcade.SpriteList()
        self._names: dict[str, tuple[Box, arcade.Sprite]] = {}
        by_size = sorted(
            maze.sector_boxes.items(),
            key=lambda one: (-(one[1].right - one[1].left) * (one[1].bottom - one[1].top), one[0]),
        )
        for address, box in by_size:
            sprite = arcade.Sprite(arcade.Texture(draw_name(address.rsplit(":", maxsplit=1)[-1])))
            self._names[address] = box, sprite
            self._sprites.append(sprite)
        self._seen: Camera | None = None

    def draw(self, camera: Camera) -> None:
        """Draw the names over what the camera shows, if it is far enough away."""
        if camera.zoom >= SHOWN_BELOW:
            return
        if camera != self._seen:
            self._seen = camera
            self._arrange(camera)
        self._sprites.draw()

    def _arrange(self, camera: Camera) -> None:
        wishes = []
        for address, (box, sprite) in self._names.items():
            x = (box.left + box.right + 1) / 2 * TILE_PX
            y = camera.map_height - (box.top + box.bottom + 1) / 2 * TILE_PX
            wishes.append(
                Wish(address, *on_window(camera, x, y), sprite.width - EDGE_PX, sprite.height - EDGE_PX)
            )
        placed = laid_out(wishes, (camera.width, camera.height))
        for address, (_, sprite) in self._names.items():
            sprite.visible = address in placed
            if address in placed:
                x, y = placed[address]
                sprite.position = round(x), round(y)


def _touch(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
