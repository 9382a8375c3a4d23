"""Short hair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figures.fringes import SIDE_WINDOW, WINDOW, paint_fringe

if TYPE_CHECKING:
    from figures.hair import Hair


def cropped(hair: Hair, fringe: str, nape: float = 4.6) -> None:
    """Paint close hair that ends at the ears and above the collar."""
    brush = hair.brush
    if hair.part == "behind":
        return
    if hair.view == "front":
        window = tuple((x, y if y > -3 else y + 0.2) for x, y in WINDOW)
        skull = brush.blob(
            (0, -9.6),
            (5.6, -8.8),
            (8.6, -5),
            (8.9, 0.4),
            (7.6, 1.0),
            (-7.6, 1.0),
            (-8.9, 0.4),
            (-8.6, -5),
            (-5.6, -8.8),
        )
        hair.mass(skull & ~brush.blob(*window))
    elif hair.view == "back":
        hair.mass(
            brush.blob(
                (0, -9.6),
                (5.8, -8.7),
                (9.0, -4),
                (9.0, 0.6),
                (7.4, nape),
                (3, nape + 1.2),
                (-3, nape + 1.2),
                (-7.4, nape),
                (-9.0, 0.6),
                (-9.0, -4),
                (-5.8, -8.7),
            )
        )
    else:
        ear = brush.oval(-0.9, 2.1, 1.5, 1.9)
        shape = brush.blob(
            (-1, -9.7),
            (4.6, -8.7),
            (7.6, -5),
            (7.4, -2),
            (2, 0.6),
            (-1.6, 1.8),
            (-4.0, nape),
            (-7.4, nape - 0.4),
            (-9.2, -0.6),
            (-7.2, -7),
        )
        hair.mass(shape & ~brush.blob(*SIDE_WINDOW) & ~ear)
    paint_fringe(hair, fringe)


def short(hair: Hair) -> None:
    """Paint hair combed back, for under hats."""
    cropped(hair, "back")


def side_part(hair: Hair) -> None:
    """Paint a neat parting."""
    cropped(hair, "side part")


def messy(hair: Hair) -> None:
    """Paint a mop that nobody combed."""
    cropped(hair, "messy", 5.0)
    if hair.part == "behind":
        return
    tufts = {
        "front": (
            ((-4, -8.4), (-7.4, -11.0)),
            ((0, -9), (-1.6, -12.0)),
            ((4, -8.4), (6.2, -11.4)),
            ((8, -4), (11, -4.4)),
            ((-8, -3), (-11, -2.6)),
        ),
        "back": (
            ((-4, -8.4), (-6.8, -11.2)),
            ((1, -9), (2.2, -12.0)),
            ((5, -8), (8.0, -10.4)),
            ((-7, 3), (-8.4, 7)),
            ((-2, 4), (-3, 7.6)),
            ((3, 4), (3.4, 7.8)),
            ((7, 3), (8.8, 6.6)),
        ),
        "side": (
            ((-4, -8.4), (-7.6, -10.8)),
            ((0, -9), (-1.4, -12)),
            ((4, -8.6), (6.2, -11.2)),
            ((-8, 0), (-11.2, 1.4)),
            ((-7, 3), (-9.4, 6.6)),
            ((-4, 4), (-5.4, 7.4)),
        ),
    }[hair.view]
    for points in tufts:
        hair.lock(points, 3.4, 0.4, 0.0)


def spiky(hair: Hair) -> None:
    """Paint spikes that stand up."""
    cropped(hair, "spiky")
    if hair.part == "behind":
        return
    xs = (-7.4, -4.4, -1.0, 2.6, 6.0)
    for index, x in enumerate(xs):
        tall = (2.2, 4.0, 4.8, 4.4, 2.8)[index]
        lean = 1.4 if hair.view != "side" else 1.8
        hair.lock(((x * 0.9, -6.4), (x + lean * 0.4, -9.4), (x + lean, -9.4 - tall * 0.8)), 4.2, 0.5, -0.02)
    if hair.view == "back":
        for x in (-5, -1.6, 2, 5.4):
            hair.lock(((x, 1.6), (x * 1.06, 6.8)), 3.2, 0.5, 0.04)


def crop(hair: Hair) -> None:
    """Paint a sporty crop, brushed up at the front."""
    cropped(hair, "back", 3.6)
    if hair.part == "behind":
        return
    if hair.view == "side":
        for x in (6.8, 4.4, 1.6):
            hair.lock(((x - 1.6, -6.4), (x + 0.6, -9.0), (x + 1.2, -11.0)), 3.6, 0.8, -0.06)
    else:
        for x in (-5.4, -2.2, 1.2, 4.8):
            hair.lock(
                ((x, -6.2), (x + 0.6, -9.4), (x + 1.6, -11.2)),
                3.8,
                0.8,
                -0.06 if hair.view == "front" else 0.0,
            )


def mop(hair: Hair) -> None:
    """Paint a round mop over ears and brows."""
    brush = hair.brush
    if hair.part == "behind":
        if hair.view == "front":
            hair.mass(
                brush.blob(
                    (0, -10),
                    (7, -8.6),
                    (10, -2),
                    (9.6, 4.6),
                    (6, 6),
                    (-6, 6),
                    (-9.6, 4.6),
                    (-10, -2),
                    (-7, -8.6),
                ),
                0.12,
                shine=0,
            )
        return
    if hair.view == "back":
        hair.mass(
            brush.blob(
                (0, -10.2),
                (6.6, -9),
                (10, -2.6),
                (9.8, 3.6),
                (7.6, 6.2),
                (3.4, 7),
                (0, 6.4),
                (-3.4, 7),
                (-7.6, 6.2),
                (-9.8, 3.6),
                (-10, -2.6),
                (-6.6, -9),
            ),
            ring=6.4,
        )
        for x in (-6, -2, 2.4, 6.4):
            hair.lock(((x * 0.4, -4), (x, 2), (x * 1.1, 7)), 3.2, 0.9, 0.05)
        return
    if hair.view == "side":
        hair.mass(
            brush.blob(
                (-1, -10.2),
                (5, -9.2),
                (8.6, -4.6),
                (8.2, -0.6),
                (2, 3.6),
                (-3, 5.8),
                (-7.6, 6.2),
                (-10, -0.6),
                (-7.6, -7.6),
            )
            & ~brush.blob((1.6, 3), (2.4, -0.4), (9, -1.4), (12, 4), (6, 12), (2, 8))
        )
    else:
        hair.cap(*((x, y + 1.4) for x, y in WINDOW))
    paint_fringe(hair, "mop")
