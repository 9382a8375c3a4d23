"""What stands in the streets, on the square, by the lake and in the orchard, in tiles of the map."""

from __future__ import annotations

from ville_plan import Spot

VISITOR = Spot(74, 38)
"""Where a visitor enters the town: on the square, in sight of the cafe."""

STREETS = """
    street lamp 49,27 61,27 76,27 88,27 110,31 44,38 49,38 61,42 88,42 49,56 96,56 105,56 48,61 12,60
    street lamp 49,85 68,85 84,85 105,85 106,34 106,50 48,33 48,70
"""

SQUARE = """
    fountain 73,34
    bench down 66,32 81,32; bench up 66,36 81,36
"""

PLACES = {"the streets": STREETS, "the square": SQUARE}
"""Every place outside by its name."""
