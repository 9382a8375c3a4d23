"""Every hair style by name, and how a person's is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figures import hair_curls, hair_short, hair_tied
from figures.hair import Hair
from figures.hair_long import LONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from figures.brush import Brush
    from figures.look import Look

PLAIN: dict[str, Callable[[Hair], None]] = {
    **{name: style.paint for name, style in LONG.items()},
    "ponytail": hair_tied.ponytail,
    "bun": hair_tied.bun,
    "low bun": hair_tied.low_bun,
    "space buns": hair_tied.space_buns,
    "short": hair_short.short,
    "side part": hair_short.side_part,
    "messy": hair_short.messy,
    "spiky": hair_short.spiky,
    "crop": hair_short.crop,
    "mop": hair_short.mop,
    "quiff": hair_curls.quiff,
    "afro": hair_curls.afro,
    "wild": hair_curls.wild,
    "none": hair_curls.none,
}
"""Styles that need nothing but hair."""

TIED: dict[str, Callable[[Hair, str], None]] = {
    "side braid": hair_tied.side_braid,
    "twin braids": hair_tied.twin_braids,
    "many braids": hair_tied.many_braids,
}
"""Styles with ribbons or beads, of the person's second ramp."""


def paint_hair(brush: Brush, look: Look, view: str, part: str) -> None:
    """Paint one part of somebody's hair: "behind" the head or in "front" of it."""
    hair = Hair(brush, look.hair_ramp, view, part)
    if look.hair == "bald":
        hair_curls.bald(hair, look.skin_ramp)
    elif look.hair in TIED:
        TIED[look.hair](hair, look.second_ramp)
    else:
        PLAIN[look.hair](hair)
