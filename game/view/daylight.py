"""The colour of the light by the hour, as what every colour of the town is multiplied by."""

from __future__ import annotations

import itertools

from ai.gametime import minute_of_day

Tint = tuple[float, float, float]

_HOURS: tuple[tuple[int, Tint], ...] = (
    (0, (0.42, 0.47, 0.72)),
    (5 * 60, (0.44, 0.49, 0.74)),
    (6 * 60 + 15, (0.86, 0.76, 0.80)),
    (7 * 60 + 15, (1.0, 0.95, 0.88)),
    (9 * 60, (1.0, 1.0, 1.0)),
    (16 * 60 + 30, (1.0, 1.0, 0.98)),
    (18 * 60, (1.0, 0.88, 0.76)),
    (19 * 60 + 15, (0.78, 0.68, 0.80)),
    (20 * 60 + 45, (0.48, 0.52, 0.76)),
    (24 * 60, (0.42, 0.47, 0.72)),
)
"""Minute of the day and the light at it: blue nights, a rosy dawn, a golden evening."""


def daylight(seconds: int) -> Tint:
    """Give the light at a game second; between two marks it changes in a straight line."""
    minute = minute_of_day(seconds)
    for (start, before), (end, after) in itertools.pairwise(_HOURS):
        if start <= minute < end:
            part = (minute - start) / (end - start)
            red, green, blue = (a + (b - a) * part for a, b in zip(before, after, strict=True))
            return red, green, blue
    return _HOURS[0][1]
