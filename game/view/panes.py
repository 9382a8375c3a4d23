"""Windows as they are seen from inside at night: dark panes in a lit wall; no ``arcade`` in here.

Nothing but the panes differs between a window and its lit twin, so the two show which pixels are
glass, and the dark twin can be made of them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from game.view.lamps import behind
from game.view.pieces import DARK

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.content.pieces import Piece
    from game.view.rooms import Rooms

NIGHT_GLASS = (0.20, 0.24, 0.38)
"""What is left of the day in a pane, by colour."""


def darkened(plain: Image.Image, lit: Image.Image) -> Image.Image:
    """Give the window with the night behind its panes."""
    day = np.asarray(plain.convert("RGBA"), dtype=np.uint8)
    differs = (day[..., :3] != np.asarray(lit.convert("RGBA"), dtype=np.uint8)[..., :3]).any(axis=2)
    night = day.copy()
    night[differs, :3] = (day[differs, :3] * np.array(NIGHT_GLASS)).astype(np.uint8)
    return Image.fromarray(night)


def with_dark(
    pieces: Sequence[Piece], pictures: Mapping[str, Image.Image], rooms: Rooms
) -> tuple[tuple[Piece, ...], dict[str, Image.Image]]:
    """Give every window that is seen from inside its dark look, and the pictures of all."""
    found, drawn = [], dict(pictures)
    for piece in pieces:
        lit = piece.looks.get("lit")
        if lit is None or behind(piece, pictures[piece.picture].size, rooms):
            found.append(piece)
            continue
        key = f"{piece.picture}|{DARK}"
        if key not in drawn:
            drawn[key] = darkened(pictures[piece.picture], pictures[lit[0]])
        looks = {look: keys for look, keys in piece.looks.items() if look != "lit"}
        found.append(replace(piece, looks={**looks, DARK: (key,)}))
    return tuple(found), drawn
