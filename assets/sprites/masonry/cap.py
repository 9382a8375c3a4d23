"""The cap of a wall: the beam, coping or course seen from above, for every set of neighbours."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from masonry.surface import CAP_PX, FACE_PX
from studio import texture
from studio.paint import FINE, TILE_PX, Paint
from studio.palette import colour

if TYPE_CHECKING:
    from studio.paint import Mask

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
"""The bits of a mask: on which sides a wall goes on."""

TOP = TILE_PX - CAP_PX
"""The row of the picture at which the cap of a wall from west to east begins."""

HIGH = TILE_PX + FACE_PX
"""Height of a wall's picture."""

LEFT, RIGHT = (TILE_PX - CAP_PX) // 2, (TILE_PX + CAP_PX) // 2
"""The columns between which the cap of a wall from north to south lies."""

_PAD = 16
"""How far the canvas reaches beyond the tile, so that what goes on there goes on seamlessly."""


@dataclass(frozen=True)
class Cap:
    """Draw a look of caps."""

    ramp: str
    tone: float
    ink: str
    """Colour of the outline, as six hexadecimal digits."""
    kind: str
    """"wood", "paint", "stone" or "brick"."""
    post: float
    """How much lighter the block on corners, crossings and ends is."""


CAPS = {
    "oak": Cap("wood", 0.68, "2b161b", "wood", 0.06),
    "dark": Cap("walnut", 0.66, "1d1b29", "wood", 0.08),
    "white": Cap("birch", 0.74, "4a3b46", "paint", 0.1),
    "stone": Cap("grey", 0.66, "1d1b29", "stone", 0.12),
    "brick": Cap("brick", 0.62, "2b161b", "brick", 0.12),
}
"""Every cap by name; "oak" is what a wall without a named cap has."""


def has_post(mask: int) -> bool:
    """Tell whether a block sits on the wall here: on corners, crossings, ends and lone pillars."""
    upright, level = bool(mask & (NORTH | SOUTH)), bool(mask & (EAST | WEST))
    return (upright and level) or mask.bit_count() < 2


def _parts(mask: int, reach: int) -> list[tuple[int, int, int, int]]:
    """Give the rectangles of a cap, tile pixels, running ``reach`` beyond the tile where it goes on."""
    x0, x1 = (-reach if mask & WEST else LEFT), (TILE_PX + reach if mask & EAST else RIGHT)
    parts = [(x0, TOP, x1, TILE_PX)]
    if mask & NORTH:
        parts.append((LEFT, -reach, RIGHT, TOP + 4))
    if mask & SOUTH:
        parts.append((LEFT, TOP, RIGHT, HIGH + reach))
    if has_post(mask):
        parts.append((LEFT - 1, TOP - 1, RIGHT + 1, TILE_PX + 1))
    return parts


def cap_pixels(mask: int, reach: int = 0) -> Mask:
    """Tell for every pixel of a wall's picture (and ``reach`` around it) whether the cap covers it."""
    covered = np.zeros((HIGH + 2 * reach, TILE_PX + 2 * reach), dtype=np.bool_)
    for x0, y0, x1, y1 in _parts(mask, reach):
        covered[max(0, y0 + reach) : y1 + reach, max(0, x0 + reach) : x1 + reach] = True
    return covered


@functools.lru_cache(200)
def cap_picture(name: str, mask: int) -> Image.Image:
    """Give the cap alone, 32 x 84, in the palette, with its outline; what lies below it stays empty."""
    cap = CAPS[name]
    canvas = Paint(TILE_PX + 2 * _PAD, HIGH + 2 * _PAD, 7)
    _paint_runs(canvas, cap, mask)
    if has_post(mask):
        _paint_post(canvas, cap)
    covered = cap_pixels(mask, _PAD)
    inner = _shrunk(covered)
    _light_edges(canvas, cap, inner)
    whole = np.array(canvas.reduce(outline=False, crisp=0.3))
    whole[covered & ~inner] = [*(colour(cap.ink) * 255).round().astype(np.uint8), 255]
    whole[~covered] = 0
    return Image.fromarray(whole).crop((_PAD, _PAD, _PAD + TILE_PX, _PAD + HIGH))


def _shrunk(shape: Mask) -> Mask:
    """Take the outermost pixels of a shape away; what touches the rim of the canvas goes on beyond it."""
    inner = shape.copy()
    inner[1:] &= shape[:-1]
    inner[:-1] &= shape[1:]
    inner[:, 1:] &= shape[:, :-1]
    inner[:, :-1] &= shape[:, 1:]
    return inner


def _light_edges(canvas: Paint, cap: Cap, inner: Mask) -> None:
    """Light the rim that looks north and west, darken the one that looks south and east."""
    lit = inner & ~(np.roll(inner, 1, 0) & np.roll(inner, 1, 1))
    dark = inner & ~(np.roll(inner, -1, 0) & np.roll(inner, -1, 1))
    fine = np.ones((FINE, FINE), dtype=np.bool_)
    canvas.fill(np.kron(dark & ~lit, fine), cap.ramp, cap.tone - 0.2, 0, edge=0)
    canvas.fill(np.kron(lit, fine), cap.ramp, min(1, cap.tone + 0.2), 0, edge=0)


def _paint_runs(canvas: Paint, cap: Cap, mask: int) -> None:
    """Paint the beams; the lit lip lies in the north and in the west."""
    union = ~canvas.full()
    for x0, y0, x1, y1 in _parts(mask & 15, _PAD)[: 3 if mask else 1]:
        union |= canvas.rect(x0 + _PAD, y0 + _PAD, x1 + _PAD, y1 + _PAD)
    upright = canvas.rect(LEFT + _PAD, 0, RIGHT + _PAD, canvas.height)
    across_only = bool(mask & (EAST | WEST)) and not mask & (NORTH | SOUTH)
    grains = np.where(upright & (not across_only), _streaks(canvas, upright=True), _streaks(canvas))
    rough = {"wood": 0.06, "paint": 0.03, "stone": 0.05, "brick": 0.05}[cap.kind]
    canvas.fill(union, cap.ramp, cap.tone, 3.4, 0.3, texture=rough * grains, edge=0)
    inside = canvas.rect(0, 0, canvas.width, canvas.height)
    if cap.kind in {"stone", "brick", "paint"}:
        _paint_joints(canvas, cap, mask, union & inside)


def _streaks(canvas: Paint, *, upright: bool = False) -> np.ndarray:
    """Give a grain that repeats every tile along its run, so that neighbouring caps join."""
    rows, columns = canvas.rows, canvas.columns
    period = TILE_PX * FINE
    if upright:
        one = texture.noise(period, columns, 4 * FINE, 31, 3, (7, 1))
        return np.roll(np.tile(one, (rows // period + 2, 1)), _PAD * FINE, 0)[:rows]
    one = texture.noise(rows, period, 4 * FINE, 29, 3, (1, 7))
    return np.roll(np.tile(one, (1, columns // period + 2)), _PAD * FINE, 1)[:, :columns]


def _paint_joints(canvas: Paint, cap: Cap, mask: int, union: Mask) -> None:
    """Draw the joints between the stones, bricks or boards of a cap."""
    step = {"stone": 16, "brick": 8, "paint": 32}[cap.kind]
    dark = {"stone": 0.22, "brick": 0.3, "paint": 0.12}[cap.kind]
    thin = 0.7
    middle = canvas.rect(LEFT + _PAD, 0, RIGHT + _PAD, canvas.height)
    level = canvas.rect(0, TOP + _PAD, canvas.width, TILE_PX + _PAD)
    for at in range(0, canvas.height + step, step):
        joint = canvas.rect(0, at - thin, canvas.width, at + thin) & middle & union
        if mask & (NORTH | SOUTH):
            canvas.shade(joint & ~(level if mask & (EAST | WEST) else ~canvas.full()), dark * 2, blur=0.2)
    for at in range(0, canvas.width + step, step):
        joint = canvas.rect(at - thin, 0, at + thin, canvas.height) & level & union
        if mask & (EAST | WEST):
            canvas.shade(joint & ~(middle if mask & (NORTH | SOUTH) else ~canvas.full()), dark * 2, blur=0.2)


def _paint_post(canvas: Paint, cap: Cap) -> None:
    """Lay the block on a corner, a crossing or an end."""
    x0, y0, x1, y1 = LEFT - 1 + _PAD, TOP - 1 + _PAD, RIGHT + 1 + _PAD, TILE_PX + 1 + _PAD
    name = "grey" if cap.kind == "brick" else cap.ramp
    canvas.fill(
        canvas.rect(x0, y0, x1, y1, 1),
        name,
        cap.tone + cap.post,
        2.4,
        0.4,
        texture=0.05 * canvas.grain(4),
        edge=0.25,
    )
    canvas.fill(
        canvas.rect(x0 + 3.5, y0 + 3.5, x1 - 3.5, y1 - 3.5, 1),
        name,
        cap.tone + cap.post + 0.04,
        1.2,
        0.3,
        edge=0.1,
    )
