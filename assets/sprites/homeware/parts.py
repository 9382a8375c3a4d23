"""Parts that many pieces of furniture share: a top with a front, doors and drawers, legs, books, cups."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import Box, Wood, timber

if TYPE_CHECKING:
    from collections.abc import Sequence

    from studio.paint import Mask, Paint


def slab(
    paint: Paint, box: Box, front: float, wood: Wood, tone: float = 0.66, *, salt: int = 0, round_: float = 1
) -> Mask:
    """Paint a board seen from above: the top fills ``box``, its front face hangs ``front`` below it."""
    x0, y0, x1, y1 = box
    face = paint.rect(x0, y1 - 2, x1, y1 + front, round_)
    timber(paint, face, wood, tone - 0.2, 1, relief=0.25, salt=salt, edge=0.14, down=(0, -0.08))
    top = paint.rect(x0, y0, x1, y1, round_)
    timber(paint, top, wood, tone, 1.3, relief=0.3, salt=salt + 1, edge=0.1, down=(0.03, -0.03))
    lip(paint, (x0, x1), y1, wood, tone)
    paint.shade(paint.rect(x0, y1, x1, y1 + 1.5), 0.35, dy=0.4, blur=0.7, within=face & ~top)
    return face | top


def lip(paint: Paint, span: tuple[float, float], y: float, wood: Wood, tone: float = 0.66) -> None:
    """Paint the lit front edge of a top, between two x."""
    x0, x1 = span
    paint.fill(paint.rect(x0 + 0.6, y - 0.9, x1 - 0.6, y + 0.1), wood.ramp, tone + wood.lift + 0.2, 0, edge=0)


def cupboard(paint: Paint, box: Box, depth: float, wood: Wood, *, foot: float = 3) -> Mask:
    """Paint a box on the floor: a top ``depth`` deep, a front below, a dark plinth ``foot`` high."""
    x0, y0, x1, y1 = box
    front = paint.rect(x0, y0 + 2, x1, y1, 1)
    timber(paint, front, wood, 0.48, 1, relief=0.3, upright=True, down=(0.03, -0.1))
    if foot:
        timber(paint, paint.rect(x0 + 1, y1 - foot, x1 - 1, y1), wood, 0.24, 0.8)
    top = paint.rect(x0 - 0.4, y0, x1 + 0.4, y0 + depth, 1.2)
    timber(paint, paint.rect(x0 - 0.4, y0 + 2, x1 + 0.4, y0 + depth + 2, 1), wood, 0.5, 0.8)
    timber(paint, top, wood, 0.7, 1.4, relief=0.35, salt=3)
    lip(paint, (x0, x1), y0 + depth, wood, 0.7)
    paint.shade(
        paint.rect(x0, y0 + depth + 2, x1, y0 + depth + 4), 0.4, dy=0.4, blur=0.9, within=front & ~top
    )
    return front | top


def panel(paint: Paint, box: Box, wood: Wood, tone: float = 0.56, *, salt: int = 0) -> None:
    """Paint a door or the front of a drawer, set in a dark joint."""
    x0, y0, x1, y1 = box
    paint.fill(paint.rect(x0, y0, x1, y1, 0.8), wood.ramp, tone + wood.lift - 0.18, 0, edge=0.1)
    inner = paint.rect(x0 + 0.9, y0 + 0.9, x1 - 0.9, y1 - 0.9, 0.8)
    timber(
        paint,
        inner,
        wood,
        tone,
        1.4,
        relief=0.4,
        salt=salt,
        upright=y1 - y0 > x1 - x0,
        edge=0.05,
        down=(0.05, -0.05),
    )


def knob(paint: Paint, x: float, y: float, wood: Wood) -> None:
    """Paint a round knob."""
    paint.shade(paint.dot(x + 0.3, y + 0.9, 1.2), 0.4, blur=0.4)
    paint.fill(paint.dot(x, y, 1.1), wood.handle, 0.75, 1, 0.6, edge=0.2)


def handle(paint: Paint, box: Box, wood: Wood) -> None:
    """Paint a handle, lying or standing."""
    x0, y0, x1, y1 = box
    paint.shade(paint.rect(x0 + 0.4, y0 + 0.8, x1 + 0.6, y1 + 0.9, 0.5), 0.4, blur=0.4)
    paint.fill(paint.rect(x0, y0, x1, y1, 0.6), wood.handle, 0.75, 0.8, 0.5, edge=0.1)


def legs(
    paint: Paint, at: Sequence[float], span: tuple[float, float], wood: Wood, width: float = 2.8
) -> None:
    """Paint upright legs at some x, from the one y to the other."""
    for x in at:
        leg = paint.rect(x - width / 2, span[0], x + width / 2, span[1], 0.6)
        timber(paint, leg, wood, 0.46, 1.2, relief=0.4, upright=True, down=(-0.12, 0.04))


def cushion(paint: Paint, box: Box, ramp: str, tone: float = 0.6, *, round_: float = 2.0) -> Mask:
    """Paint something padded: a seat, a pillow."""
    shape = paint.rect(*box, round_)
    return paint.fill(shape, ramp, tone, 2.6, 0.34, texture=0.05 * paint.weave(0.5), edge=0.12)


BOOK_RAMPS = ("red", "water", "gold", "grass", "violet", "plaster", "teal", "wood")


def books(
    paint: Paint, span: tuple[float, float], foot: float, tall: float, seed: int, *, lean: bool = False
) -> None:
    """Paint a row of books between two x, standing on y ``foot``."""
    drawn = np.random.default_rng(seed)
    x, end = span
    while x < end - 1.4:
        wide = min(drawn.uniform(1.9, 3.5), end - x)
        high = tall * drawn.uniform(0.7, 1)
        ramp, tone = BOOK_RAMPS[drawn.integers(len(BOOK_RAMPS))], drawn.uniform(0.42, 0.7)
        slant = 1.6 if lean and x + wide >= end - 2 else 0
        spine = paint.poly(
            (x + slant, foot - high), (x + wide + slant - 0.3, foot - high), (x + wide, foot), (x, foot)
        )
        paint.fill(spine, ramp, tone, 0.9, 0.45, edge=0.16)
        band = foot - high * drawn.choice((0.78, 0.7, 0.3))
        paint.fill(paint.rect(x + 0.6, band, x + wide - 0.6, band + 0.8), "gold", 0.85, 0, edge=0)
        x += wide


def cup(paint: Paint, x: float, y: float, ramp: str = "white", *, drink: str = "wood") -> None:
    """Paint a cup seen from above, around a point of the surface on which it stands."""
    paint.shade(paint.dot(x + 0.8, y + 0.6, 3.2, 2.4), 0.4, blur=0.5)
    paint.fill(paint.dot(x, y + 0.5, 3.1, 2.1), ramp, 0.76, 1, 0.4, edge=0.2)
    paint.fill(paint.dot(x, y - 0.8, 1.9, 1.7), ramp, 0.95, 1, 0.3, edge=0.15)
    paint.fill(paint.dot(x, y - 1, 1.2, 0.9), drink, 0.28, 0, edge=0)


def paper(paint: Paint, x: float, y: float, *, turn: float = 0.6, lines: int = 3) -> None:
    """Paint a sheet of paper with writing, its top left corner at a point."""
    sheet = paint.poly((x, y + turn), (x + 7, y), (x + 7.6, y + 5.4), (x + 0.6, y + 6))
    paint.shade(sheet, 0.3, dx=0.5, dy=0.6, blur=0.4)
    paint.fill(sheet, "plaster", 0.96, 0.6, 0.2, edge=0.16)
    for row in range(lines):
        at = y + 1.7 + row * 1.4
        paint.fill(paint.line([(x + 1.5, at + 0.4), (x + 6 - row % 2, at)], 0.4), "plaster", 0.35, 0, edge=0)


def flower(paint: Paint, x: float, y: float, ramp: str, size: float = 1.3) -> None:
    """Paint a small blossom of five petals."""
    for turn in np.arange(5) * 2 * np.pi / 5 - np.pi / 2:
        petal = paint.dot(x + np.cos(turn) * size * 0.8, y + np.sin(turn) * size * 0.8, size * 0.7)
        paint.fill(petal, ramp, 0.72, 0.8, 0.3, edge=0.08)
    paint.fill(paint.dot(x, y, size * 0.5), "gold", 0.8, 0, edge=0)


def glass(paint: Paint, shape: Mask, tone: float = 0.62) -> Mask:
    """Paint a pane or a screen that mirrors the sky."""
    return paint.fill(shape, "glass", tone, 0, down=(0.14, -0.18), edge=0.18)


def steam(paint: Paint, x: float, y: float, *, phase: int = 0, high: float = 9) -> None:
    """Paint a thin wisp of steam rising from a point."""
    points = [(x + 1.3 * np.sin(step * 1.25 + phase * 2.1), y - step * high / 5) for step in range(6)]
    paint.fill(paint.line(points, 1.1), "white", 0.93, 0, edge=0)


def smoke(paint: Paint, x: float, y: float, *, frame: int = 0) -> None:
    """Paint three dark puffs rising from a point."""
    for number, (dx, dy, size) in enumerate(((0, -3, 2.6), (2.4, -7, 3.2), (-0.6, -11.4, 2.8))):
        puff = paint.dot(x + dx + np.sin(frame * 2.1 + number), y + dy - frame, size)
        paint.fill(puff, "steel", 0.4 + 0.06 * number, 2, 0.4, edge=0)


def flames(paint: Paint, at: Sequence[tuple[float, float]], foot: float, *, frame: int = 0) -> None:
    """Paint tongues of fire: each of ``at`` is x and height, all on y ``foot``; they leap by frames."""
    for ramp, tone, size in (("red", 0.66, 1.0), ("gold", 0.52, 0.68), ("gold", 0.95, 0.38)):
        for number, (x, full) in enumerate(at):
            high = full * size * (1 + 0.22 * np.sin(frame * 2.1 + number * 1.9))
            bent = 1.4 * np.sin(frame * 2.1 + number * 2.7)
            half = (1.6 + full * 0.16) * size
            tongue = paint.poly(
                (x - half, foot),
                (x - half * 0.9, foot - high * 0.45),
                (x - half * 0.2 + bent * 0.4, foot - high * 0.6),
                (x + bent, foot - high),
                (x + half * 0.7 + bent * 0.4, foot - high * 0.5),
                (x + half, foot),
            )
            paint.fill(tongue, ramp, tone, 0, edge=0)
