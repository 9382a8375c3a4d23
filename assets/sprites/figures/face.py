"""The face of the small figure, pixel by pixel, after everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio.palette import RAMPS

if TYPE_CHECKING:
    from collections.abc import Callable

    from figures.brush import Brush
    from figures.look import Look

INK = "2b161b"
WHITE = "fffaea"
BLUSH = {"pale": "ee8da0", "fair": "ee7a51", "tan": "d4483a", "brown": "c9537c", "dark": "8a2f5c"}
MOUTH = {"pale": "a42a35", "fair": "a42a35", "tan": "6e1730", "brown": "3d1026", "dark": "2b161b"}
FRAME = "33344a"


def step(ramp: str, index: int) -> str:
    """Give the colour code of one step of a ramp."""
    red, green, blue = (RAMPS[ramp][index] * 255 + 0.5).astype(int)
    return f"{red:02x}{green:02x}{blue:02x}"


def paint_face(brush: Brush, look: Look, view: str, eyes: str, *, mouth: str = "smile") -> None:
    """Set the pixels of eyes ("open", "closed", "down"), mouth ("smile", "open"), cheeks and glasses."""
    if view == "front":
        for x in (-5, 3):
            _eye(brush, look, x, eyes, outer=-1 if x < 0 else 2)
        _front(brush, look, mouth)
    elif view == "side":
        _profile(brush, look, eyes, mouth)


def _eye(brush: Brush, look: Look, x: int, eyes: str, *, outer: int) -> None:
    """Set an eye two pixels wide and four high whose left column is ``x``."""
    dark = step(look.skin_ramp, 0) if look.skin in ("pale", "fair") else INK
    brow = _brow(look)
    raised = -3 if look.elder else -2
    for dx in (0, 1):
        brush.paint.pixel(*_at(brush, x + dx, raised), brow)
    if eyes == "closed":
        for dx in (-1, 0, 1, 2):
            if dx in (0, 1) or dx == outer:
                brush.paint.pixel(*_at(brush, x + dx, 2 if dx in (0, 1) else 1), INK)
        return
    top = 1 if eyes == "down" else 0
    for dx in (0, 1):
        brush.paint.pixel(*_at(brush, x + dx, top), INK)
        if not top:
            brush.paint.pixel(*_at(brush, x + dx, 1), INK)
        brush.paint.pixel(*_at(brush, x + dx, 2), INK if dx == 0 else look.eyes)
        brush.paint.pixel(*_at(brush, x + dx, 3), look.eyes if dx == 0 else dark)
    brush.paint.pixel(*_at(brush, x, top + 1), WHITE)
    if _rim(look) and not top:
        for dx in (0, 1):  # light in the upper part of a lens, or it would look like sunglasses
            brush.paint.pixel(*_at(brush, x + dx, 0), "d9e0dc")
    brush.paint.pixel(
        *_at(brush, x + outer, 2), step(look.skin_ramp, 4) if look.skin in ("pale", "fair") else "f4e6c6"
    )
    if look.lashes and not _rim(look):
        brush.paint.pixel(*_at(brush, x + outer, top), INK)


def _front(brush: Brush, look: Look, mouth: str) -> None:
    for x in (-7, -6, 5, 6):
        brush.paint.pixel(*_at(brush, x, 4), BLUSH[look.skin])
    brush.paint.pixel(*_at(brush, 0, 3), step(look.skin_ramp, 2 if look.skin in ("pale", "fair") else 1))
    lips = MOUTH[look.skin]
    if mouth == "open":
        for x, y in ((-1, 5), (0, 5), (-1, 6), (0, 6)):
            brush.paint.pixel(*_at(brush, x, y), lips if y == 5 else "d4483a")
    else:
        for x in (-1, 0):
            brush.paint.pixel(*_at(brush, x, 6), lips)
        brush.paint.pixel(*_at(brush, -2, 5), step(look.skin_ramp, 1))
        brush.paint.pixel(*_at(brush, 1, 5), step(look.skin_ramp, 1))
    if "lipstick" in look.extras and mouth != "open":
        for x in (-1, 0):
            brush.paint.pixel(*_at(brush, x, 6), "d4483a")
    _glasses(brush, look)


def _glasses(brush: Brush, look: Look) -> None:
    rim = _rim(look)
    if not rim:
        return
    for x in (-5, 3):
        for dx in (0, 1):
            brush.paint.pixel(*_at(brush, x + dx, -1), rim)
            brush.paint.pixel(*_at(brush, x + dx, 4), rim)
        for y in (0, 1, 2, 3):
            brush.paint.pixel(*_at(brush, x - 1, y), rim)
            brush.paint.pixel(*_at(brush, x + 2, y), rim)
    for x in (-2, -1, 0, 1):
        brush.paint.pixel(*_at(brush, x, 1), rim)


def _profile(brush: Brush, look: Look, eyes: str, mouth: str) -> None:
    def dot(x: int, y: int, code: str) -> None:
        brush.paint.pixel(*_at(brush, x if brush.flip > 0 else -1 - x, y), code)

    for x in (4, 5):
        dot(x, -2, _brow(look))
    _profile_eye(dot, look, eyes, lit=4 if brush.flip > 0 else 5)
    for x in (3, 4):
        dot(x, 4, BLUSH[look.skin])
    lips = MOUTH[look.skin]
    if mouth == "open":
        for x, y in ((6, 5), (5, 5), (6, 6), (5, 6)):
            dot(x, y, lips if y == 5 else "d4483a")
    else:
        for x in (5, 6):
            dot(x, 6, "d4483a" if "lipstick" in look.extras else lips)
        dot(4, 5, step(look.skin_ramp, 1))
    if rim := _rim(look):
        for y in range(4):
            dot(3, y, rim)
            dot(6, y, rim)
        for x, y in ((4, -1), (5, -1), (4, 4), (5, 4), (2, 0), (1, 0), (0, 0)):
            dot(x, y, rim)


def _profile_eye(dot: Callable[[int, int, str], None], look: Look, eyes: str, *, lit: int) -> None:
    """Set the eye seen from the side; ``lit`` is the column that the light falls on."""
    if eyes == "closed":
        for x, y in ((3, 1), (4, 2), (5, 2)):
            dot(x, y, INK)
        return
    top = 1 if eyes == "down" else 0
    for x in (4, 5):
        for y in range(top, 3):
            dot(x, y, INK)
        dot(x, 3, look.eyes)
    dot(5, 2, look.eyes)
    if _rim(look) and not top:
        dot(4, 0, "d9e0dc")
        dot(5, 0, "d9e0dc")
    dot(lit, top + 1, WHITE)
    if look.lashes:
        dot(3, top, INK)


def _brow(look: Look) -> str:
    if look.hair == "none":
        return INK
    return step(look.hair_ramp, 0 if look.hair_ramp in ("hair white", "hair grey") else 1)


def _rim(look: Look) -> str:
    """Give the colour of the glasses; empty for none."""
    return FRAME if "glasses" in look.extras else "b8641f" if "round glasses" in look.extras else ""


def _at(brush: Brush, x: int, y: int) -> tuple[int, int]:
    """Give the pixel of a place counted from the middle of the head, to the right whatever the facing."""
    return round(brush.x) + x, round(brush.y) + y
