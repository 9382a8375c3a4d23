"""What shines by itself, and windows as they are seen from inside at night; no ``arcade`` in here.

Nothing but the panes differs between a window and its lit twin, so the two show which pixels are
glass, and the dark twin can be made of them. In the same way the pictures of a lamp tell which of
its pixels shine: they are drawn again over the lamp, whatever the light that falls on it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from game.view.lamps import behind
from game.view.looks import PLAIN
from game.view.pieces import DARK, LIT_LOOKS, SHINE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.content.pieces import Piece
    from game.view.rooms import Rooms

NOTHING = "nothing"
"""Key of an empty picture."""

SHINES_FROM = 150
"""Brightness (0..255) from which a pixel that changes with the light is the light itself."""

NIGHT_GLASS = (0.20, 0.24, 0.38)
"""What is left of the day in a pane, by colour."""


def darkened(plain: Image.Image, lit: Image.Image) -> Image.Image:
    """Give the window with the night behind its panes."""
    day = np.asarray(plain.convert("RGBA"), dtype=np.uint8)
    differs = (day[..., :3] != np.asarray(lit.convert("RGBA"), dtype=np.uint8)[..., :3]).any(axis=2)
    night = day.copy()
    night[differs, :3] = (day[differs, :3] * np.array(NIGHT_GLASS)).astype(np.uint8)
    return Image.fromarray(night)


def shining(plain: Image.Image, lit: Image.Image) -> Image.Image:
    """Give what is brighter in the lit picture than in the plain one, and nothing else."""
    before = np.asarray(plain.convert("RGBA"), dtype=np.int16)
    after = np.asarray(lit.convert("RGBA"), dtype=np.uint8)
    changed = (after[..., :3] != before[..., :3]).any(axis=2) | (after[..., 3] != before[..., 3])
    bright = after[..., :3].max(axis=2) > SHINES_FROM
    out = after.copy()
    out[~(changed & bright)] = 0
    return Image.fromarray(out)


def with_shine(
    pieces: Sequence[Piece], pictures: Mapping[str, Image.Image]
) -> tuple[tuple[Piece, ...], dict[str, Image.Image]]:
    """Put behind every piece that gives light a second one that shines; give the pictures of all."""
    found: list[Piece] = []
    drawn = dict(pictures)
    for piece in pieces:
        found.append(piece)
        looks = {look: keys for look, keys in piece.looks.items() if look in LIT_LOOKS}
        if not looks or not (piece.light or "lit" in looks):
            continue
        shine: dict[str, tuple[str, ...]] = {PLAIN: (NOTHING,)}
        for look, keys in looks.items():
            shine[look] = tuple(f"{key}|shine" for key in keys)
            for key in keys:
                if f"{key}|shine" not in drawn:
                    drawn[f"{key}|shine"] = shining(pictures[piece.picture], pictures[key])
        drawn.setdefault(NOTHING, Image.new("RGBA", pictures[piece.picture].size))
        found.append(
            replace(piece, picture=NOTHING, looks=shine, shadow="none", light="", object="", kind=SHINE)
        )
    return tuple(found), drawn


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
