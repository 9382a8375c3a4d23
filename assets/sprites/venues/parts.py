"""What furniture is put together from: boards, panels, legs, and a light that all of it shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from studio import texture
from studio.paint import FINE, TILE_PX

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PIL import Image

    from studio.paint import Mask, Paint, Point
    from studio.palette import Floats

LIP_TONE = 0.22
"""How much lighter than a surface its front edge is."""


def flat(p: Paint, shape: Mask, ramp: str, tone: float, alpha: float = 1.0) -> Mask:
    """Paint a shape evenly: print, stripes, what has no thickness."""
    return p.fill(shape, ramp, tone, 0, edge=0, alpha=alpha)


def solid(p: Paint, shape: Mask, ramp: str, tone: float, bevel: float = 1.2, **more: object) -> Mask:
    """Paint a rounded thing that catches the light on its upper left."""
    return p.fill(shape, ramp, tone, bevel, 0.4, **more)  # type: ignore[arg-type]


def board(
    p: Paint,
    box: tuple[float, float, float, float],
    front: float,
    ramp: str = "wood",
    tone: float = 0.66,
    *,
    drop: float = 0.2,
    radius: float = 1.0,
    salt: int = 0,
    rough: float = 0.085,
    upright: bool = False,
) -> Mask:
    """Paint a box seen from above: its top in ``box``, a face ``front`` high below, a lit edge between."""
    x0, y0, x1, y1 = box
    face = p.rect(x0, y1 - 2, x1, y1 + front, radius)
    p.fill(face, ramp, tone - drop, 1, 0.25, down=(0, -0.08), edge=0.14, texture=0.7 * rough * p.grain(salt))
    top = p.rect(x0, y0, x1, y1, radius)
    grain = rough * p.grain(salt + 1, upright=upright)
    p.fill(top, ramp, tone, 1.3, 0.3, down=(0.03, -0.03), edge=0.1, texture=grain)
    flat(p, p.rect(x0 + 0.6, y1 - 0.9, x1 - 0.6, y1 + 0.1), ramp, tone + LIP_TONE)
    p.shade(p.rect(x0, y1, x1, y1 + 1.5), 0.35, dy=0.4, blur=0.7, within=face & ~top)
    return face | top


def panel(
    p: Paint,
    box: tuple[float, float, float, float],
    ramp: str,
    tone: float,
    *,
    knob: Point | None = None,
    salt: int = 0,
) -> Mask:
    """Paint a raised panel in a groove, with a brass knob if it has one."""
    x0, y0, x1, y1 = box
    groove = p.fill(p.rect(x0, y0, x1, y1, 0.8), ramp, tone - 0.18, 0, edge=0.1)
    grain = 0.06 * p.grain(salt, upright=True)
    raised = p.rect(x0 + 1, y0 + 1, x1 - 1, y1 - 1, 0.8)
    p.fill(raised, ramp, tone, 1.4, 0.4, down=(0.05, -0.05), edge=0.05, texture=grain)
    if knob:
        solid(p, p.dot(*knob, 1), "gold", 0.75, 1, edge=0.2)
    return groove


def legs(
    p: Paint,
    xs: Iterable[float],
    y0: float,
    y1: float,
    ramp: str = "wood",
    *,
    tone: float = 0.42,
    width: float = 2.6,
) -> None:
    """Paint upright legs around the given columns."""
    for x in xs:
        shape = p.rect(x - width / 2, y0, x + width / 2, y1, 0.6)
        p.fill(shape, ramp, tone, 1.2, 0.4, down=(-0.12, 0.05))


def ball(  # noqa: PLR0917 - where, how large and what are given every time
    p: Paint, x: float, y: float, radius: float, ramp: str, tone: float = 0.6
) -> Mask:
    """Paint a small shiny ball: fruit, a knob, a billiard ball."""
    return p.fill(p.dot(x, y, radius), ramp, tone, radius, 0.55, edge=0.2, gloss=0.3)


def blossom(p: Paint, x: float, y: float, ramp: str, size: float = 1.2) -> None:
    """Paint a flower of five petals around a golden eye."""
    for angle in np.linspace(0, 2 * np.pi, 5, endpoint=False) + 0.3:
        shape = p.dot(x + size * np.cos(angle), y + size * np.sin(angle), size * 0.8)
        p.fill(shape, ramp, 0.7 - 0.12 * np.sin(angle), 0, edge=0)
    flat(p, p.dot(x, y, size * 0.6), "gold", 0.8)


def glazed(p: Paint, box: tuple[float, float, float, float], strength: float = 0.3) -> None:
    """Lay two slanted gleams of glass over a box."""
    x0, y0, x1, y1 = box
    tall = (y1 - y0) * 0.6
    pane = p.rect(x0, y0, x1, y1)
    for at, wide in ((0.16, 4.0), (0.42, 1.6)):
        x = x0 + (x1 - x0) * at
        gleam = p.poly((x, y1), (x + tall, y0), (x + tall + wide, y0), (x + wide, y1))
        flat(p, gleam & pane, "glass", 1.0, strength)


def writing(
    p: Paint,
    box: tuple[float, float, float, float],
    ramp: str,
    tone: float,
    *,
    pitch: float = 2.0,
    salt: int = 0,
) -> None:
    """Write lines of unequal length, as print or chalk looks from afar."""
    x0, y0, x1, y1 = box
    drawn = np.random.default_rng(p.seed * 101 + salt)
    for y in np.arange(y0, y1 - 0.6, pitch):
        end = x0 + (x1 - x0) * drawn.uniform(0.55, 1.0)
        gap = x0 + (end - x0) * drawn.uniform(0.3, 0.7)
        flat(p, p.rect(x0, y, gap - 0.6, y + 0.7) | p.rect(gap + 0.6, y, end, y + 0.7), ramp, tone)


def steam(p: Paint, x: float, y: float, frame: int, height: float = 14) -> None:
    """Let wisps of steam rise from a point and thin out, in four frames.

    They are set pixel by pixel after the outline, which would make a body of them.
    """
    for wisp, lean in ((0.0, -1.6), (0.5, 1.6)):
        for step in range(round(height)):
            risen = step / height
            if (risen * 2 - frame / 4 + wisp) % 1 > 0.62:
                continue
            column = x + lean + 1.7 * np.sin(risen * 7 + frame * np.pi / 2 + wisp * 6)
            row = round(y - step)
            p.pixel(round(column), row, "fffaea" if risen < 0.6 else "d9e0dc")
            if risen < 0.7:
                p.pixel(round(column) + 1, row, "d9e0dc")


def puddle(p: Paint, x: float, y: float, *, wide: float, high: float, ramp: str = "water") -> None:
    """Paint a puddle, of water unless told."""
    p.fill(p.dot(x, y, wide, high), ramp, 0.62, 1.5, 0.3, edge=0.15, gloss=0.3)
    flat(p, p.dot(x - wide * 0.3, y - high * 0.3, wide * 0.3, high * 0.3), ramp, 0.98)


def repeating(p: Paint, salt: int, scale: float = 0.06, *, upright: bool = False) -> Floats:
    """Give a grain that repeats every tile, so that pieces side by side join without a seam."""
    one = texture.grain(p.rows, TILE_PX * FINE, p.seed * 17 + salt, upright=upright)
    repeated: Floats = scale * np.tile(one, (1, p.columns // (TILE_PX * FINE) + 1))[:, : p.columns]
    return repeated


def speckle(p: Paint, salt: int, scale: float = 0.05) -> Floats:
    """Give the speckle of stone that repeats every tile."""
    one = texture.noise(p.rows, TILE_PX * FINE, 5 * FINE, p.seed * 31 + salt)
    repeated: Floats = scale * np.tile(one, (1, p.columns // (TILE_PX * FINE) + 1))[:, : p.columns]
    return repeated


def middle(picture: Image.Image, left: int, top: int, width: int, height: int) -> Image.Image:
    """Cut a piece out of a picture that was painted beyond its edges."""
    return picture.crop((left, top, left + width, top + height))
