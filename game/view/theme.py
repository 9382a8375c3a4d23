"""Colours, sizes and fonts of everything that is not the town itself: warm paper in wooden frames."""

from __future__ import annotations

Colour = tuple[int, int, int]

PAPER: Colour = (244, 230, 198)
PAPER_LIGHT: Colour = (255, 250, 234)
PAPER_DARK: Colour = (226, 205, 166)
PAPER_EDGE: Colour = (190, 158, 112)
"""The rim of what is sunk into the parchment."""
WOOD_DARK: Colour = (71, 35, 31)
WOOD: Colour = (143, 79, 42)
WOOD_LIGHT: Colour = (214, 146, 73)
WOOD_WARM: Colour = (172, 102, 54)
WOOD_DEEP: Colour = (108, 56, 36)
SKY: Colour = (125, 174, 176)
SKY_LIGHT: Colour = (196, 226, 208)
"""The ground of a portrait."""
INK: Colour = (71, 35, 31)
"""Ordinary writing on paper."""
FADED: Colour = (111, 90, 92)
"""Writing that matters less."""
RED: Colour = (164, 42, 53)
GREEN: Colour = (31, 79, 60)
GOLD: Colour = (227, 149, 44)
NIGHT: Colour = (29, 27, 41)
"""What lies beyond the map's edge."""

BODY_FONT = "Nunito"
TITLE_FONT = "Pixelify Sans"
WIDE_FONT = "Liberation Sans"
"""Comes with ``arcade``; has Greek and Hebrew too."""

FONT_FILES = ("Nunito-Regular.ttf", "Nunito-Bold.ttf", "PixelifySans-Regular.ttf", "PixelifySans-Bold.ttf")
"""In ``assets/fonts``: those that the window system draws."""

HAN_FILE, REST_FILE = "DroidSansFallback.ttf", "Unifont-Rest.otf"
"""Chinese, Japanese and Korean; everything else that is written on earth."""

BODY_SIZE = 11.0
SMALL_SIZE = 9.5
HEAD_SIZE = 15.0
TITLE_SIZE = 58.0
"""Sizes in points."""

MARGIN = 12
"""Pixels between a panel's edge and what is in it, and between panels."""
