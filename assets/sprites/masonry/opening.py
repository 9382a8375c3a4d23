"""Windows and doorways, painted onto the face of a wall."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from masonry.surface import FACE_PX, OFF, WIDE, Surface
from studio.paint import TILE_PX

if TYPE_CHECKING:
    from studio.paint import Mask
    from studio.palette import Floats


@dataclass(frozen=True)
class Style:
    """How the openings of one face look."""

    frame: str = "birch"
    tone: float = 0.86
    lintel: str = ""
    """Ramp of the stones above and below; empty for a wooden sill."""
    shutters: str = ""
    curtains: str = ""
    """Ramp of the curtains hung inside; only for inner faces."""
    panes: str = "cross"
    """"cross", "sash", "lattice" or "grid"."""
    inner: bool = False
    """Seen from inside: dark at night instead of lit."""


OUTER = {
    "brick": Style("wood", 0.7, lintel="path"),
    "red brick": Style("birch", 0.88, lintel="path", panes="sash"),
    "siding white": Style("birch", 0.92, shutters="green paint"),
    "siding blue": Style("birch", 0.92, shutters="denim"),
    "siding yellow": Style("birch", 0.92, shutters="red"),
    "timber": Style("walnut", 0.62, panes="lattice"),
    "stucco cream": Style("wood", 0.66, shutters="blue paint"),
    "stucco rose": Style("birch", 0.9, shutters="green paint"),
    "stone": Style("walnut", 0.7, lintel="grey", panes="lattice"),
    "college brick": Style("birch", 0.86, lintel="path", panes="grid"),
    "planks green": Style("birch", 0.92),
}
"""Openings of the outer faces."""

INNER = {
    "cafe": Style("wood", 0.66, curtains="red", inner=True),
    "pub": Style("walnut", 0.7, panes="lattice", inner=True),
    "rose": Style("wood", 0.66, curtains="red", inner=True),
    "sage": Style("birch", 0.86, curtains="gold", inner=True),
    "sky": Style("birch", 0.9, curtains="denim", inner=True),
    "cream stripe": Style("wood", 0.66, curtains="teal", inner=True),
    "mint dots": Style("birch", 0.9, curtains="pink", inner=True),
    "lilac": Style("birch", 0.86, curtains="violet", inner=True),
    "tiles white": Style("birch", 0.9, panes="sash", inner=True),
    "tiles blue": Style("birch", 0.9, panes="sash", inner=True),
    "library panel": Style("wood", 0.6, panes="grid", inner=True),
    "school green": Style("wood", 0.62, panes="grid", inner=True),
    "shop": Style("birch", 0.84, panes="sash", inner=True),
    "dorm": Style("birch", 0.86, curtains="gold", inner=True),
    "kitchen tile": Style("birch", 0.88, curtains="red", inner=True),
}
"""Openings of the inner faces."""

STYLES = OUTER | INNER
"""The openings of every face, by the face's name."""

_MID = WIDE / 2
_TOP, _BOTTOM = 9, 35
"""Rows between which a window lies, frame and all."""


_SPANS = {
    "": (_MID - 15, _MID + 15),
    "left": (_MID - 13, _MID + 45),
    "middle": (_MID - 45, _MID + 45),
    "right": (_MID - 45, _MID + 13),
}
"""The columns of a broad window seen from each of its tiles: those of a part lie beyond its tile."""


def paint_window(face: Surface, style: Style, *, night: bool = False) -> None:
    """Set a window in the middle of the tile; ``night``: lit from outside, dark from inside."""
    half = 8.5 if style.shutters else 11
    _window(face, style, _MID - half, _MID + half, night=night, mullions=1)
    if style.shutters:
        for x in (_MID - half - 5.4, _MID + half + 0.4):
            _shutter(face, style.shutters, x)
    if style.curtains:
        _curtains(face, style.curtains, _MID - half - 1, _MID + half + 1)


def paint_wide_window(face: Surface, style: Style, part: str, *, night: bool = False) -> None:
    """Set a broad window: "" within the tile, else the part of one that spans several."""
    x0, x1 = _SPANS[part]
    _window(face, style, x0, x1, night=night, mullions=round((x1 - x0) / 9.5) - 1)
    if style.curtains:
        _curtains(face, style.curtains, x0 + 1.6, x1 - 1.6)


def _glass(face: Surface, glass: Mask, style: Style, x0: float, x1: float, *, night: bool) -> None:
    """Glaze: the sky in it by day; at night lamplight behind it, or the dark seen from a lit room."""
    top, bottom = _TOP + 2, _BOTTOM - 2
    if night and style.inner:
        face.fill(glass, "night glass", 0.2, 0, down=(0, 0.2), edge=0.1)
        face.fill(face.dot(x1 - 4.5, top + 4, 0.8) & glass, "lit glass", 0.9, 0, edge=0)
        face.fill(face.dot(x0 + 4, top + 9, 0.5) & glass, "water", 0.9, 0, edge=0)
        return
    if night:
        face.fill(glass, "lit glass", 0.86, 0, down=(0.02, -0.24), edge=0.15)
        return
    face.fill(glass, "glass", 0.62, 0, down=(0.14, -0.3), edge=0.18)
    width = x1 - x0
    for left, thick in ((0.18, 4.2), (0.52, 1.8)):
        x = x0 + width * left
        streak = face.poly((x, bottom), (x + 12, top), (x + 12 + thick, top), (x + thick, bottom))
        face.fill(streak & glass, "glass", 0.95, 0, edge=0, alpha=0.7)


def _window(face: Surface, style: Style, x0: float, x1: float, *, night: bool, mullions: int) -> None:
    """Paint frame, panes, bars, lintel and sill of a window between two columns."""
    stone = style.lintel
    if stone:
        top = face.rect(x0 - 1.6, _TOP - 4.4, x1 + 1.6, _TOP + 0.4, 0.6)
        face.shade(top, 0.3, dy=0.8, blur=0.6)
        face.fill(top, stone, 0.62, 1.2, 0.3, edge=0.14, texture=0.05 * face.noise(3, 7))
        if x0 > 0 and x1 < WIDE:
            middle = (x0 + x1) / 2
            key = face.poly(
                (middle - 2.4, _TOP - 5),
                (middle + 2.4, _TOP - 5),
                (middle + 1.6, _TOP + 0.6),
                (middle - 1.6, _TOP + 0.6),
            )
            face.fill(key, stone, 0.74, 1, 0.3, edge=0.14)
    frame = face.rect(x0, _TOP, x1, _BOTTOM, 1)
    face.shade(frame, 0.4, dx=0.7, dy=0.7, blur=0.8)
    face.fill(frame, style.frame, style.tone, 1.4, 0.3, texture=0.04 * face.grain(8, upright=True), edge=0.22)
    glass = face.rect(x0 + 2, _TOP + 2, x1 - 2, _BOTTOM - 2)
    _glass(face, glass, style, x0, x1, night=night)
    if not style.inner:
        _drapes(face, glass, x0, x1, night=night)
    face.shade(
        face.rect(x0, _TOP, x1, _TOP + 2.8) | face.rect(x0, _TOP, x0 + 2.6, _BOTTOM),
        0.34,
        blur=0.6,
        within=glass,
    )
    _bars(face, style, glass, x0, x1, mullions)
    sill = stone or style.frame
    board = face.rect(x0 - 1.6, _BOTTOM - 0.8, x1 + 1.6, _BOTTOM + 2.4, 0.6)
    face.shade(board, 0.42, dx=0.4, dy=1.6, blur=0.7, within=face.band(_BOTTOM + 1, FACE_PX))
    face.fill(board, sill, 0.7 if stone else style.tone, 1.1, 0.34, edge=0.14)
    face.fill(face.rect(x0 - 1, _BOTTOM - 0.8, x1 + 1, _BOTTOM), sill, 0.96, 0, edge=0)


def _drapes(face: Surface, glass: Mask, x0: float, x1: float, *, night: bool) -> None:
    """Hang white curtains behind the panes, gathered to the sides."""
    top, bottom = _TOP + 2, _BOTTOM - 2
    name, tone = ("lit glass", 0.62) if night else ("tiles", 0.9)
    deep = 4.4
    left = face.poly(
        (x0, top), (x0 + deep + 3, top), (x0 + deep, (top + bottom) / 2), (x0 + 2.6, bottom), (x0, bottom)
    )
    right = face.poly(
        (x1, top), (x1 - deep - 3, top), (x1 - deep, (top + bottom) / 2), (x1 - 2.6, bottom), (x1, bottom)
    )
    face.fill((left | right) & glass, name, tone, 0, down=(0.03, -0.12), edge=0.12, alpha=0.85)


def _bars(  # noqa: PLR0917 - the window's measures
    face: Surface, style: Style, glass: Mask, x0: float, x1: float, mullions: int
) -> None:
    """Divide the glass into panes."""
    middle = (_TOP + _BOTTOM) / 2
    count = mullions
    if style.panes == "lattice":
        _leading(face, glass, x0)
        count = mullions if mullions > 1 else 0
    elif style.panes == "sash":
        count = mullions - 1
    bars = ~face.full()
    for at in range(count):
        x = x0 + (x1 - x0) / (count + 1) * (at + 1)
        bars |= face.rect(x - 0.8, _TOP + 1, x + 0.8, _BOTTOM - 1)
    if style.panes == "grid":
        for y in (_TOP + 8.6, _TOP + 17):
            bars |= face.rect(x0 + 1, y - 0.6, x1 - 1, y + 0.6)
    elif style.panes != "lattice":
        bars |= face.rect(x0 + 1, middle - 0.8, x1 - 1, middle + 0.8)
    face.fill(bars, style.frame, style.tone, 0.8, 0.3, edge=0.1)
    face.shade(bars, 0.25, dx=0.6, dy=0.8, blur=0.4, within=glass & ~bars)


def _leading(face: Surface, glass: Mask, x0: float) -> None:
    """Lead the glass in rhombs."""
    bars = ~face.full()
    span = _BOTTOM - _TOP
    for at in range(-6, 14):
        x = x0 + at * 6.0
        bars |= face.line([(x, _TOP), (x + span, _BOTTOM)], 0.7)
        bars |= face.line([(x + span, _TOP), (x, _BOTTOM)], 0.7)
    face.fill(bars & glass, "steel", 0.3, 0, edge=0)


def _shutter(face: Surface, name: str, x: float) -> None:
    """Fold a shutter with slats against the wall."""
    board = face.rect(x, _TOP - 0.4, x + 5, _BOTTOM + 0.6, 0.5)
    face.shade(board, 0.4, dx=0.7, dy=0.8, blur=0.6)
    face.fill(board, name, 0.56, 1, 0.34, edge=0.14)
    for y in range(_TOP + 2, _BOTTOM - 2, 3):
        face.fill(face.rect(x + 1.1, y, x + 3.9, y + 1.1), name, 0.36, 0, edge=0)
        face.fill(face.rect(x + 1.1, y + 1.1, x + 3.9, y + 1.9), name, 0.68, 0, edge=0)


def _curtains(face: Surface, name: str, x0: float, x1: float) -> None:
    """Hang curtains in front of a window, with a rod and a tie."""
    for side, edge in ((1, x0), (-1, x1)):
        top = edge + 6.2 * side
        cloth = face.poly(
            (edge - 1.6 * side, _TOP - 1), (top, _TOP - 1), (edge + 4 * side, 22), (edge + 1.6 * side, 26),
            (edge + 3 * side, 38), (edge - 2 * side, 38),
        )  # fmt: skip
        face.shade(cloth, 0.35, dx=0.6, dy=0.8, blur=0.8)
        face.fill(cloth, name, 0.62, 1, 0.3, down=(0.06, -0.08), texture=_folds(face), edge=0.12)
        tie = face.rect(
            min(edge - 1.4 * side, edge + 2.4 * side), 25, max(edge - 1.4 * side, edge + 2.4 * side), 26.6
        )
        face.fill(tie, "gold", 0.74, 0.6, 0.3, edge=0.1)
    rod = face.rect(x0 - 3, _TOP - 2.6, x1 + 3, _TOP - 0.8, 0.8)
    face.shade(rod, 0.35, dy=1, blur=0.5)
    face.fill(rod, "wood", 0.5, 0.8, 0.4, edge=0.1)


def _folds(face: Surface) -> Floats:
    """Give the folds of a hanging cloth as tones."""
    waves = np.sin(np.arange(face.columns) / 4 * 2 * np.pi / 3.2)
    return 0.09 * np.tile(waves, (face.rows, 1))


def paint_arch(face: Surface, style: Style, part: str) -> None:
    """Cut a doorway: "" within the tile; "left", "middle", "right": parts of a broad one."""
    x0 = OFF + 4 if part in {"", "left"} else -4
    x1 = OFF + TILE_PX - 4 if part in {"", "right"} else WIDE + 4
    name = style.lintel or style.frame
    tone = 0.62 if style.lintel else style.tone - 0.06
    hole = face.rect(x0, 9, x1, FACE_PX)
    frame = face.rect(x0 - 3.6, 5, x1 + 3.6, FACE_PX)
    face.shade(frame, 0.35, dx=0.8, dy=0.4, blur=0.7)
    face.fill(frame, name, tone, 1.3, 0.32, texture=0.05 * face.grain(8, upright=True), edge=0.2)
    lintel = face.rect(x0 - 4, -2, x1 + 4, 9, 0.8)
    face.fill(lintel, name, tone + 0.06, 1.3, 0.34, texture=0.05 * face.grain(9), edge=0.16)
    face.shade(face.band(-3, 1.8), 0.5, dy=0.4, blur=1.7)
    face.fill(face.rect(x0 - 0.9, 8.2, x1 + 0.9, FACE_PX), name, max(0.05, tone - 0.5), 0, edge=0)
    face.clear(hole)
