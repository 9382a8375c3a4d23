"""The faces of walls inside: wallpapers and panels over a skirting board, under a picture rail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from masonry.surface import FACE_PX, Surface, every

if TYPE_CHECKING:
    from collections.abc import Callable

SKIRTING = 46
"""The row at which the skirting board begins."""


def _skirting(face: Surface, name: str = "wood", tone: float = 0.5) -> None:
    """Nail the board along the foot of the wall."""
    face.fill(
        face.band(SKIRTING, FACE_PX), name, tone, 0, down=(0.08, -0.12), edge=0, texture=0.05 * face.grain(5)
    )
    face.fill(face.band(SKIRTING - 0.3, SKIRTING + 0.9), name, min(1, tone + 0.24), 0, edge=0)
    face.shade(face.band(SKIRTING - 1.4, SKIRTING - 0.3), 0.28, blur=0.6)
    face.shade(face.band(FACE_PX - 1, FACE_PX + 2), 0.45, blur=1.2)


def _rail(face: Surface, name: str = "wood", tone: float = 0.62, y: float = 5) -> None:
    """Run the rail along from which pictures hang, and let the cap's shadow fall on the wall."""
    face.fill(face.band(y, y + 2), name, tone, 0, down=(0.12, -0.12), edge=0)
    face.shade(face.band(y + 2, y + 3), 0.3, blur=0.5)


def shadow(face: Surface, name: str, tone: float) -> None:
    """Darken the wall under its cap, in the tones of its own paper: a blue shadow on pink would be violet."""
    face.fill(face.band(0, 3.2), name, tone - 0.12, 0, edge=0)
    face.fill(face.band(0, 1.7), name, tone - 0.3, 0, edge=0)


def _paper(face: Surface, name: str, tone: float) -> None:
    """Cover the wall with plain paper or paint: quiet, for furniture stands before it."""
    face.fill(face.band(0, FACE_PX), name, tone, 0, edge=0)


def _panels(
    face: Surface, top: float, name: str, tone: float, *, step: float = 8, rough: float = 0.05
) -> None:
    """Panel the lower part of the wall with wood, under a rail."""
    grain = rough * face.grain(3, upright=True)
    face.fill(face.band(top, SKIRTING), name, tone - 0.1, 0, edge=0)
    for _, x in every(step):
        panel = face.rect(x + 0.6, top + 3.4, x + step - 0.6, SKIRTING - 1.6, 0.6)
        face.fill(panel, name, tone, 1, 0.34, texture=grain, edge=0.1)
    face.fill(face.band(top, top + 2.4), name, tone + 0.2, 0, down=(0.1, -0.14), edge=0)
    face.shade(face.band(top + 2.4, top + 3.4), 0.4, blur=0.5)


def _stripes(face: Surface, name: str, tone: float, step: float = 8) -> None:
    for _, x in every(step):
        face.fill(face.rect(x, 0, x + step / 2, FACE_PX), name, tone, 0, edge=0)


def _sprigs(
    face: Surface, leaf: str, flower: str, *, flower_tone: float = 0.5, leaf_tone: float = 0.5
) -> None:
    """Strew small flowers over the paper, every second row moved by half."""
    for row, y in enumerate((13, 22, 31, 40)):
        for _, x in every(16, 4 + 8 * (row % 2)):
            face.fill(face.dot(x - 1.1, y + 1.2, 1.2, 0.7), leaf, leaf_tone, 0, edge=0)
            face.fill(face.dot(x + 1.5, y + 1.6, 1.1, 0.7), leaf, leaf_tone, 0, edge=0)
            face.fill(face.dot(x + 0.3, y - 0.4, 1.2), flower, flower_tone, 0, edge=0)


def _tiled(
    face: Surface, name: str, low: float, high: float, *, step: float = 8, from_row: float = 0, band: str = ""
) -> None:
    """Tile the wall; the lower tiles in another tone, with a coloured border between."""
    face.fill(face.band(from_row, FACE_PX), name, min(low, high) - 0.3, 0, edge=0)
    if high > low:
        face.fill(face.band(from_row, FACE_PX - 28), name, high - 0.26, 0, edge=0)
    row, y = 0, FACE_PX - step / 2
    while y > from_row - step:
        above = high > low and y <= FACE_PX - 28
        tone, gap, bevel = (high, 0.5, 0.0) if above else (low, 0.3, 0.9)
        for _, x in every(step, step / 2 * (row % 2)):
            bottom = min(FACE_PX, y + step) - gap
            tile = face.rect(x + gap, max(from_row, y) + gap, x + step - gap, bottom, 0.6)
            face.fill(tile, name, tone, bevel, 0.2, edge=0 if above else 0.03)
        row += 1
        y -= step
    if band:
        face.fill(face.band(22, 25), band, 0.55, 0, down=(0.1, -0.1), edge=0)


def _cafe(face: Surface) -> None:
    _paper(face, "plaster", 0.8)
    _panels(face, 27, "leaf", 0.68, rough=0)
    _skirting(face, "leaf", 0.5)
    shadow(face, "plaster", 0.8)


def _pub(face: Surface) -> None:
    _paper(face, "red", 0.2)
    for row, y in enumerate((8, 16)):
        for _, x in every(8, 4 * (row % 2)):
            face.fill(
                face.poly((x + 4, y - 2.6), (x + 6, y), (x + 4, y + 2.6), (x + 2, y)), "red", 0.3, 0, edge=0
            )
    _panels(face, 21, "walnut", 0.62, step=16)
    _skirting(face, "walnut", 0.42)
    shadow(face, "red", 0.2)
    _rail(face, "walnut", 0.66, 4)


def _rose(face: Surface) -> None:
    _paper(face, "pink", 0.68)
    _stripes(face, "pink", 0.98)
    for row, y in enumerate((14, 24, 34, 42)):
        for _, x in every(8, 2):
            if (round(x / 8) + row) % 2:
                face.fill(face.dot(x, y, 0.95), "pink", 0.46, 0, edge=0)
    _skirting(face)
    shadow(face, "pink", 0.68)
    _rail(face)


def _sage(face: Surface) -> None:
    _paper(face, "plaster", 0.83)
    _sprigs(face, "grass", "grass", flower_tone=0.68, leaf_tone=0.5)
    _skirting(face, "olive", 0.6)
    shadow(face, "plaster", 0.83)
    _rail(face, "olive", 0.7)


def _sky(face: Surface) -> None:
    _paper(face, "sky paint", 0.75)
    for row, y in enumerate((15, 26, 37)):
        for _, x in every(16, 8 * (row % 2) + 2):
            cloud = (
                face.dot(x, y, 2.2, 1.2) | face.dot(x + 2, y - 0.9, 1.6, 1.3) | face.dot(x + 3.8, y, 1.9, 1.1)
            )
            face.fill(cloud, "sky paint", 1, 0, edge=0)
    _skirting(face, "birch", 0.84)
    shadow(face, "sky paint", 0.75)
    _rail(face, "birch", 0.88)


def _cream_stripe(face: Surface) -> None:
    _paper(face, "plaster", 0.82)
    _stripes(face, "plaster", 0.72)
    for _, x in every(8, -0.4):
        face.fill(face.rect(x, 0, x + 0.8, FACE_PX), "gold", 0.62, 0, edge=0, alpha=0.5)
    _skirting(face)
    shadow(face, "plaster", 0.82)
    _rail(face)


def _mint_dots(face: Surface) -> None:
    _paper(face, "mint paint", 0.76)
    for row, y in enumerate(range(11, 46, 6)):
        for _, x in every(8, 2 + 4 * (row % 2)):
            face.fill(face.dot(x, y, 1.05), "mint paint", 1, 0, edge=0)
    _skirting(face, "birch", 0.84)
    shadow(face, "mint paint", 0.76)
    _rail(face, "birch", 0.88)


def _lilac(face: Surface) -> None:
    _paper(face, "lilac paint", 0.75)
    for row, y in enumerate((13, 23, 33, 43)):
        for _, x in every(16, 8 * (row % 2) + 4):
            leafy = face.poly((x, y - 3.6), (x + 2, y), (x, y + 3.6), (x - 2, y))
            face.fill(leafy, "lilac paint", 0.62, 0, edge=0)
            face.fill(face.dot(x, y, 0.8), "lilac paint", 0.95, 0, edge=0)
    _skirting(face, "birch", 0.78)
    shadow(face, "lilac paint", 0.75)
    _rail(face, "birch", 0.84)


def _tiles_white(face: Surface) -> None:
    _tiled(face, "white", 0.74, 1.0, band="teal")
    shadow(face, "white", 0.9)
    face.shade(face.band(FACE_PX - 1, FACE_PX + 2), 0.4, blur=1.2)


def _tiles_blue(face: Surface) -> None:
    _tiled(face, "sky paint", 0.5, 0.78, band="water")
    shadow(face, "sky paint", 0.78)
    face.shade(face.band(FACE_PX - 1, FACE_PX + 2), 0.4, blur=1.2)


def _library_panel(face: Surface) -> None:
    _paper(face, "wood", 0.4)
    rough = 0.06 * face.grain(3, upright=True)
    for _, x in every(16):
        for top, bottom in ((8, 24), (27, 44.4)):
            face.fill(face.rect(x + 1, top, x + 15, bottom, 0.6), "wood", 0.34, 0, edge=0)
            face.fill(
                face.rect(x + 2, top + 1, x + 14, bottom - 1, 0.6),
                "wood",
                0.46,
                1.3,
                0.36,
                down=(0.04, -0.04),
                texture=rough,
                edge=0.08,
            )
    _skirting(face, "wood", 0.32)
    shadow(face, "wood", 0.4)
    _rail(face, "wood", 0.66)


def _school_green(face: Surface) -> None:
    _paper(face, "plaster", 0.78)
    face.fill(face.band(24, SKIRTING), "olive", 0.62, 0, edge=0)
    face.fill(face.band(23, 24.6), "olive", 0.3, 0, edge=0)
    _skirting(face, "walnut", 0.5)
    shadow(face, "plaster", 0.78)


def _shop(face: Surface) -> None:
    _paper(face, "plaster", 0.88)
    for y in range(12, 46, 7):
        face.fill(face.band(y, y + 0.9), "plaster", 0.66, 0, edge=0)
        face.fill(face.band(y + 0.9, y + 1.7), "plaster", 0.97, 0, edge=0)
    _skirting(face, "steel", 0.5)
    shadow(face, "plaster", 0.88)
    _rail(face, "gold", 0.5, 4)


def _dorm(face: Surface) -> None:
    _paper(face, "plaster", 0.8)
    face.fill(face.band(30, SKIRTING), "denim", 0.52, 0, edge=0)
    face.fill(face.band(28.6, 30.6), "birch", 0.9, 0, down=(0.06, -0.1), edge=0)
    _skirting(face, "birch", 0.7)
    shadow(face, "plaster", 0.8)


def _kitchen_tile(face: Surface) -> None:
    _paper(face, "yellow siding", 0.78)
    _tiled(face, "cream", 0.78, 0.78, from_row=26)
    for number, x in every(8, 0):
        if number % 2 == 0:
            face.fill(
                face.poly((x + 4, 33), (x + 6.2, 36), (x + 4, 39), (x + 1.8, 36)), "teal", 0.5, 0, edge=0
            )
    face.fill(face.band(24.4, 26.4), "teal", 0.5, 0, down=(0.1, -0.1), edge=0)
    face.shade(face.band(26.4, 27.2), 0.25, blur=0.4)
    _skirting(face, "wood", 0.56)
    shadow(face, "yellow siding", 0.78)


FACES: dict[str, Callable[[Surface], None]] = {
    "cafe": _cafe,
    "pub": _pub,
    "rose": _rose,
    "sage": _sage,
    "sky": _sky,
    "cream stripe": _cream_stripe,
    "mint dots": _mint_dots,
    "lilac": _lilac,
    "tiles white": _tiles_white,
    "tiles blue": _tiles_blue,
    "library panel": _library_panel,
    "school green": _school_green,
    "shop": _shop,
    "dorm": _dorm,
    "kitchen tile": _kitchen_tile,
}
"""What paints each inner face, by name."""
