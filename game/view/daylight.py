"""The colour of the light by the hour, as what every colour of the town is multiplied by."""

from __future__ import annotations

import itertools

from ai.gametime import minute_of_day

Tint = tuple[float, float, float]

_HOURS: tuple[tuple[int, Tint], ...] = (
    (0, (0.31, 0.37, 0.66)),
    (4 * 60 + 40, (0.32, 0.38, 0.67)),
    (5 * 60 + 40, (0.58, 0.54, 0.74)),
    (6 * 60 + 20, (0.94, 0.78, 0.74)),
    (7 * 60 + 15, (1.0, 0.94, 0.84)),
    (8 * 60 + 30, (1.0, 1.0, 0.98)),
    (9 * 60 + 30, (1.0, 1.0, 1.0)),
    (16 * 60 + 20, (1.0, 1.0, 1.0)),
    (17 * 60 + 20, (1.0, 0.92, 0.78)),
    (18 * 60 + 10, (1.0, 0.81, 0.67)),
    (19 * 60, (0.78, 0.62, 0.72)),
    (20 * 60, (0.46, 0.47, 0.74)),
    (21 * 60 + 15, (0.33, 0.39, 0.68)),
    (24 * 60, (0.31, 0.37, 0.66)),
)
"""Minute of the day and the light at it: blue nights, a rosy dawn, a golden evening, a violet dusk."""

_DARK, _BRIGHT = 0.55, 0.86
"""Brightness at which lamps burn fully, and at which they are out."""


def daylight(seconds: int) -> Tint:
    """Give the light at a game second; between two marks it changes in a straight line."""
    minute = minute_of_day(seconds)
    for (start, before), (end, after) in itertools.pairwise(_HOURS):
        if start <= minute < end:
            part = (minute - start) / (end - start)
            red, green, blue = (a + (b - a) * part for a, b in zip(before, after, strict=True))
            return red, green, blue
    return _HOURS[0][1]


def lamplight(tint: Tint) -> float:
    """Give how strongly lamps burn under a light, 0..1: from dusk to dawn."""
    red, green, blue = tint
    bright = 0.3 * red + 0.59 * green + 0.11 * blue
    return min(max((_BRIGHT - bright) / (_BRIGHT - _DARK), 0.0), 1.0)
