"""``python assets/title/draw_title.py`` cuts the picture behind the menus out of the_ville's map.

``back.png`` is the street before Hobbs Cafe with all that stands behind the people on it,
``front.png`` what stands before them. Run it again when the map has changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

from game.content.tiled import load_town
from game.view.bake import Baker, lay

HERE = Path(__file__).resolve().parent

SIZE = (960, 384)
"""Pixels of the pictures."""

MIDDLE = "the Ville:Hobbs Cafe"
"""The place whose front is in the middle."""

STREET_UNDER_PX = 96
"""How far below the cafe's lowest wall the people walk."""

UNDER_PX = 74
"""How much is seen below the street's middle."""


def main() -> None:
    """Write both pictures beside this file."""
    town = load_town(HERE.parent / "maps" / "the_ville")
    box = next((box for address, box in town.maze.sector_boxes.items() if address == MIDDLE), None)
    if box is None:
        sys.exit(f"the map has no {MIDDLE}: name another place in {Path(__file__).name}")
    middle, street = (box.left + box.right + 1) * 16, (box.bottom + 1) * 32 + STREET_UNDER_PX
    left = min(max(middle - SIZE[0] // 2, 0), town.maze.width * 32 - SIZE[0])
    top = street + UNDER_PX - SIZE[1]
    whole = Baker(town).ground((0, 0, town.maze.width, town.maze.height))
    back = whole.crop((left, top, left + SIZE[0], top + SIZE[1]))
    front = Image.new("RGBA", SIZE)
    for piece in town.pieces:
        if not piece.flat:
            lay(back if piece.base <= street else front, town.pictures[piece.picture], piece, (left, top))
    back.convert("RGB").save(HERE / "back.png", optimize=True)
    front.save(HERE / "front.png", optimize=True)


if __name__ == "__main__":
    main()
