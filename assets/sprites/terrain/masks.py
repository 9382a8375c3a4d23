"""Which tile of a terrain fits: eight neighbours, reduced to the 47 cases that look different.

A mask has a bit for every neighbour of the same terrain, clockwise from the north: N 1, NE 2, E 4,
SE 8, S 16, SW 32, W 64, NW 128. A corner counts only where both sides beside it are set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Container

AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The neighbours as (x, y), in the order of the bits."""

FULL = 255
"""The mask of a tile in the midst of its terrain."""

VARIANTS = 4
"""How many pictures there are of every tile on an edge, so that a long edge does not repeat."""

MACRO = 4
"""The inside of a terrain is drawn as MACRO x MACRO different tiles."""


def reduce(bits: int) -> int:
    """Drop the corners that do not count."""
    kept = bits & 0b01010101
    for corner in (1, 3, 5, 7):
        sides = 1 << corner - 1 | 1 << (corner + 1) % 8
        if bits & sides == sides:
            kept |= bits & 1 << corner
    return kept


ALL = tuple(sorted({reduce(bits) for bits in range(256)}))
"""The 47 masks, ascending."""


def blob(cells: Container[tuple[int, int]], x: int, y: int) -> int:
    """Give the mask of the cell x, y of a terrain that covers ``cells``."""
    return reduce(sum(1 << bit for bit, (dx, dy) in enumerate(AROUND) if (x + dx, y + dy) in cells))


def tile(terrain: str, cells: Container[tuple[int, int]], x: int, y: int) -> str:
    """Give the name of the ground tile for the cell x, y of a terrain that covers ``cells``.

    It never depends on anything but the cell and its neighbours. Inside, the tiles go through the
    macro in a scattered order; edges take one of their variants.
    """
    mask = blob(cells, x, y)
    chance = scattered(x, y)
    if mask == FULL:
        return f"{terrain} {chance % MACRO} {chance // MACRO % MACRO}"
    return edge_name(terrain, mask, chance % VARIANTS)


def edge_name(terrain: str, mask: int, variant: int) -> str:
    """Give the name of a tile by its mask: "pave 31", and its variants "pave 31 b" to "pave 31 d"."""
    return f"{terrain} {mask}" + (f" {'abcd'[variant]}" if variant else "")


def scattered(x: int, y: int) -> int:
    """Give a number in 0..15 that looks drawn by chance but always is the same for a cell."""
    mixed = (x * 73856093 ^ y * 19349663) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 13) * 1274126177 & 0xFFFFFFFF
    return (mixed ^ mixed >> 16) & 15
