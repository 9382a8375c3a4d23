"""What stands along the streets: lamps, benches, signposts, mailboxes, bins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image


def street_lamp(look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a cast-iron lamp with a lantern of four panes; its lantern is lit when it is on."""
    paint = Paint(26, 82, 27)
    lit = look == "on"
    paint.fill(paint.rect(11.4, 24, 14.6, 78), "black", 0.5, 1.6, 0.6)
    paint.fill(paint.poly((7.5, 81), (9, 75.5), (17, 75.5), (18.5, 81)), "black", 0.42, 2, 0.5)
    paint.fill(paint.rect(9.6, 70, 16.4, 76, 1), "black", 0.5, 1.6, 0.5)
    paint.fill(paint.rect(10.3, 49, 15.7, 52, 1), "black", 0.56, 1.2, 0.5)
    paint.fill(paint.rect(7, 27, 19, 29, 0.8), "black", 0.52, 0.8, 0.5)
    paint.fill(paint.dot(7, 28, 1.3) | paint.dot(19, 28, 1.3), "gold", 0.55, 1, 0.5)
    tone = 0.97 if lit else 0.74
    paint.fill(
        paint.poly((7.6, 10), (18.4, 10), (16.2, 25), (9.8, 25)), "gold", tone, 1.5, 0.2, down=(0.05, -0.1)
    )
    paint.fill(paint.poly((10.4, 11.5), (12, 11.5), (11.8, 23), (10.8, 23)), "plaster", 1, 0, edge=0)
    paint.fill(paint.rect(12.6, 10, 13.4, 25), "black", 0.3, 0, edge=0)
    paint.fill(paint.poly((5.6, 10.8), (20.4, 10.8), (15.2, 4.4), (10.8, 4.4)), "black", 0.52, 1.6, 0.6)
    paint.fill(paint.dot(13, 3.4, 1.5), "gold", 0.6, 1, 0.5)
    paint.fill(paint.rect(9, 24, 17, 26.4, 0.6), "black", 0.5, 1, 0.5)
    return paint.reduce(dark=0.4)


PROPS = (Prop("street lamp", street_lamp, looks=("on",), shadow="oval", light="street lamp"),)
"""Every prop of this module."""
