"""Bubbles with what is said, over the heads of those who talk."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import arcade
from PIL import Image, ImageDraw

from game.view import panels, text, theme
from game.view.spoken import Box, Spoken, placed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.sim.state import SimState

TEXT_PX = 250
"""Width of the lines in a bubble."""

MOST_LINES = 8
LINE_PX, NAME_PX = 16, 13
PAD_X, PAD_Y = 10, 6
TAIL_PX, LONGEST_TAIL_PX = 8, 26

LEAST_ZOOM = 0.6
"""From farther away nobody's words are read."""

FADING_SECONDS = 0.4
"""How long a bubble takes to go."""


class Speech:
    """The bubbles of all who speak, in window coordinates."""

    def __init__(self) -> None:
        self.spoken = Spoken()
        self._sprites = arcade.SpriteList()
        self._parts: dict[str, tuple[arcade.Sprite, arcade.Sprite]] = {}
        self._order: list[str] = []
        self.boxes: dict[str, Box] = {}
        """Where the bubbles are, by speaker."""
        self._offsets: dict[str, tuple[float, float]] = {}

    def update(
        self,
        state: SimState,
        heads: Mapping[str, Box],
        zoom: float,
        size: tuple[float, float],
        seconds: float,
    ) -> None:
        """Take up what is said, and place it over ``heads``: where everybody's head and tag are."""
        self.spoken.update(state, seconds)
        shown = [] if zoom < LEAST_ZOOM else list(self.spoken.lines.values())
        lines = sorted(
            (one for one in shown if _is_in(heads.get(one.speaker), size)), key=lambda one: -one.number
        )
        wanted = []
        for one in lines:
            head, texture = heads[one.speaker], bubble_texture(one.speaker, one.text)
            left = round(head.left + head.width / 2 - texture.width / 2)
            box = Box(left, head.bottom + head.height + TAIL_PX, texture.width, texture.height)
            wanted.append((one.speaker, box))
        last = {name: at for name, at in self._offsets.items() if name in self.spoken.lines}
        self.boxes = placed(wanted, heads, size, last)
        self._offsets = {
            name: (self.boxes[name].left - box.left, self.boxes[name].bottom - box.bottom)
            for name, box in wanted
            if name in self.boxes
        }
        lines = [one for one in lines if one.speaker in self.boxes]
        for one in lines:
            paper, tail = self._parts.setdefault(one.speaker, (_sprite(), _sprite()))
            box, head = self.boxes[one.speaker], heads[one.speaker]
            _dress(paper, bubble_texture(one.speaker, one.text), box.left, box.bottom)
            foot = head.bottom + head.height
            stem = tail_texture(round(min(max(box.bottom - foot + 2, 4), LONGEST_TAIL_PX)))
            middle = min(max(head.left + head.width / 2, box.left + 14), box.left + box.width - 14)
            _dress(tail, stem, middle - stem.width / 2, box.bottom + 2 - stem.height)
            paper.alpha = tail.alpha = round(255 * min(one.left / FADING_SECONDS, 1.0))
        self._arrange([one.speaker for one in reversed(lines)])

    def draw(self) -> None:
        """Draw them all."""
        self._sprites.draw(pixelated=True)

    def _arrange(self, order: list[str]) -> None:
        """Draw the newest last: it covers what it meets."""
        if order != self._order:
            self._order = order
            self._parts = {name: part for name, part in self._parts.items() if name in order}
            self._sprites.clear()
            for name in order:
                self._sprites.extend((self._parts[name][1], self._parts[name][0]))


def _is_in(head: Box | None, size: tuple[float, float]) -> bool:
    """Tell whether a speaker is in the window."""
    return head is not None and -40 < head.left < size[0] and -40 < head.bottom < size[1]


def _sprite() -> arcade.Sprite:
    return arcade.Sprite(tail_texture(TAIL_PX))


def _dress(sprite: arcade.Sprite, texture: arcade.Texture, left: float, bottom: float) -> None:
    if sprite.texture is not texture:
        sprite.texture = texture
        sprite.size = texture.width, texture.height
    sprite.position = round(left) + texture.width / 2, round(bottom) + texture.height / 2


@lru_cache(maxsize=96)
def bubble_texture(speaker: str, said: str) -> arcade.Texture:
    """Give the texture of a line's bubble, without its tail."""
    return panels.texture_of(draw_bubble(speaker, said))


@lru_cache(maxsize=256)
def tail_texture(height: int) -> arcade.Texture:
    """Give the texture of the tail that leads down to the speaker."""
    return panels.texture_of(draw_tail(height))


def draw_bubble(speaker: str, said: str) -> Image.Image:
    """Draw a slip of paper with a line on it, and who says it: in a crowd it may hang aside."""
    first = text.clipped(speaker.split(maxsplit=1)[0], TEXT_PX, theme.SMALL_SIZE, bold=True)
    name = text.drawn(first, theme.SMALL_SIZE, theme.RED, bold=True)
    lines = text.wrapped(said, TEXT_PX, theme.BODY_SIZE, MOST_LINES) or [""]
    written = [text.drawn(line, theme.BODY_SIZE, theme.INK) for line in lines]
    width = max(*(one.width for one in written), name.width) + 2 * PAD_X
    height = NAME_PX + len(lines) * LINE_PX + 2 * PAD_Y
    image = Image.new("RGBA", (width, height))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((0, 0, width - 1, height - 1), 9, fill=theme.WOOD_DARK)
    pen.rounded_rectangle((1, 1, width - 2, height - 2), 8, fill=theme.PAPER_LIGHT)
    image.alpha_composite(name, (PAD_X, PAD_Y + (NAME_PX - name.height) // 2))
    for index, one in enumerate(written):
        image.alpha_composite(one, (PAD_X, PAD_Y + NAME_PX + index * LINE_PX + (LINE_PX - one.height) // 2))
    return image


def draw_tail(height: int) -> Image.Image:
    """Draw a tail that grows narrow downwards, open at its upper end."""
    width = 13
    image = Image.new("RGBA", (width, height))
    pen = ImageDraw.Draw(image)
    middle = width // 2
    pen.polygon(((0, 0), (width - 1, 0), (middle, height - 1)), fill=theme.WOOD_DARK)
    pen.polygon(((2, 0), (width - 3, 0), (middle, max(height - 4, 0))), fill=theme.PAPER_LIGHT)
    return image
