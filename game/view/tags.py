"""The tag over a head: what somebody does, as an emoji, and who it is, on one slip of paper."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import arcade
from PIL import Image, ImageDraw

from game.view import text, theme

if TYPE_CHECKING:
    from collections.abc import Sequence

TAG_PX, TAIL_PX = 25, 5
"""How high the slip is, and the tail below it that points at the head."""

PICTURE_PX = 25
"""Room for the emoji at the left of the name."""

PAD_PX = 8
"""Free paper at both ends."""

NAME_PX = 110
"""Names longer than that are cut."""

ROWS, ROW_PX = 3, TAG_PX + 2
"""Over how many rows the tags of people who stand together are spread, and how high a row is."""


class Place(NamedTuple):
    """Where a tag would like to be: the middle of its lower edge, and its width."""

    name: str
    x: float
    y: float
    width: float


def lifted(places: Sequence[Place]) -> dict[str, int]:
    """Give how many pixels each tag is moved up so that no two lie on each other.

    Whoever stands farthest to the south keeps their place; in a crowd the last row is shared.
    """
    found: dict[str, int] = {}
    taken: list[tuple[float, float, float]] = []
    for name, x, y, width in sorted(places, key=lambda one: (one.y, one.x, one.name)):
        for step in range(ROWS):
            up = step * ROW_PX
            free = not any(
                abs(x - other_x) < (width + other_width) / 2 and abs(y + up - other_y) < ROW_PX
                for other_x, other_y, other_width in taken
            )
            if free or step == ROWS - 1:
                found[name] = up
                taken.append((x, y + up, width))
                break
    return found


@lru_cache(maxsize=256)
def tag_texture(name: str, *, picture: bool, chosen: bool) -> arcade.Texture:
    """Give the texture of somebody's tag, with room for a ``picture`` or without."""
    return arcade.Texture(draw_tag(name, picture=picture, chosen=chosen))


def draw_tag(name: str, *, picture: bool, chosen: bool) -> Image.Image:
    """Draw a slip of paper with a name; the chosen one's is red at the edge."""
    written = text.drawn(
        text.clipped(name, NAME_PX, theme.SMALL_SIZE, bold=True), theme.SMALL_SIZE, theme.INK, bold=True
    )
    left = PICTURE_PX + 3 if picture else PAD_PX
    width = left + written.width + PAD_PX
    image = Image.new("RGBA", (width, TAG_PX + TAIL_PX))
    pen = ImageDraw.Draw(image)
    edge = theme.RED if chosen else theme.WOOD_DARK
    middle, low = width // 2, TAG_PX - 1
    rim = 2 if chosen else 1
    pen.polygon(((middle - 5, low - 1), (middle + 5, low - 1), (middle, low + TAIL_PX)), fill=edge)
    pen.rounded_rectangle((0, 0, width - 1, low), 8, fill=edge)
    pen.rounded_rectangle((rim, rim, width - 1 - rim, low - rim), 7, fill=theme.PAPER_LIGHT)
    pen.polygon(
        ((middle - 3, low - rim), (middle + 3, low - rim), (middle, low + TAIL_PX - 2)),
        fill=theme.PAPER_LIGHT,
    )
    image.alpha_composite(written, (left, (TAG_PX - written.height) // 2))
    return image
