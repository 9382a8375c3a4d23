"""Beards and moustaches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figures.hair import TONES

if TYPE_CHECKING:
    from figures.brush import Brush
    from figures.look import Look


def paint_beard(brush: Brush, look: Look, view: str) -> None:
    """Paint beard and moustache over the lower face."""
    if view == "back":
        return
    tone = TONES.get(look.hair_ramp, 0.5)
    comb = 0.08 * brush.paint.noise(1.0 * brush.scale, 3)
    side = view == "side"
    if "beard" in look.extras or "long beard" in look.extras:
        low = 12.6 if "long beard" in look.extras else 10.2
        if side:
            shape = brush.blob(
                (0.6, 1.6),
                (1.6, 4.4),
                (5.0, 4.0),
                (8.0, 4.4),
                (8.0, 7.6),
                (5.6, low),
                (1.6, low - 1.0),
                (-1.6, 6.6),
                (-1.2, 2.6),
            )
        else:
            shape = brush.blob(
                (-8.1, 1.0),
                (-6.4, 3.4),
                (-3, 4.4),
                (0, 3.8),
                (3, 4.4),
                (6.4, 3.4),
                (8.1, 1.0),
                (7.6, 6.0),
                (4.6, low - 1),
                (0, low),
                (-4.6, low - 1),
                (-7.6, 6.0),
            )
        brush.fill(shape, look.hair_ramp, tone - 0.02, 2.2, 0.4, texture=comb, down=(0.06, -0.1), edge=0.16)
    elif "short beard" in look.extras:
        if side:
            shape = brush.blob(
                (1.2, 1.8), (2.6, 5.2), (5.4, 4.4), (7.8, 4.8), (7.0, 8.0), (3.0, 8.8), (-0.8, 6.6)
            )
        else:
            shape = brush.blob(
                (-8.0, 1.2),
                (-6.2, 5.0),
                (-2.6, 4.6),
                (0, 4.2),
                (2.6, 4.6),
                (6.2, 5.0),
                (8.0, 1.2),
                (7.0, 6.0),
                (3.8, 8.6),
                (0, 9.2),
                (-3.8, 8.6),
                (-7.0, 6.0),
            )
        brush.fill(shape, look.hair_ramp, tone - 0.04, 1.4, 0.3, texture=comb, edge=0.1)
    elif "goatee" in look.extras:
        x = 6.0 if side else 0.0
        brush.fill(
            brush.blob((x - 1.6, 6.8), (x + 1.4, 6.8), (x + 0.8, 10.0), (x - 0.6, 10.0)),
            look.hair_ramp,
            tone,
            1,
            0.3,
            edge=0.12,
        )
    if "moustache" in look.extras:
        x = 7.0 if side else 0.0
        for way in (-1, 1):
            if side and way > 0:
                continue
            brush.fill(
                brush.curve(((x, 4.6), (x + way * 2.4, 4.8), (x + way * 4.0, 4.0)), 2.0, 0.7),
                look.hair_ramp,
                tone + 0.04,
                0.9,
                0.35,
                edge=0.12,
            )
