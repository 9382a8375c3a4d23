"""The short notation for what stands where: read it into entries.

Entries are parted by ";" or a new line: a name, then one or more places "x,y" in tiles, then marks::

    bed pine violet 0,0
    chair oak up 3,1 5,1            the same thing twice
    cup 2.3,1+14                    lifted by 14 pixels: it stands on a table
    desk oak 3,0 @4,1               used from the tile 4,1 instead of the usual one
    piano: piano black 8,0          the object of the kind "piano", shown by that prop
    behind the bar counter: - 2,1   an object without a picture
    none: piano stool 8,2           decoration, whatever its name begins with
    rug red 2,2                     flat things begin with their north-western corner
    plant fern 0,4 free             blocks nobody

A place whose tile is a wall means: hung on that wall.
"""

from __future__ import annotations

import re
from typing import NamedTuple

NONE = "none"
"""The kind of an entry that is mere decoration, whatever its name begins with."""

NOTHING = "-"
"""The name of a prop without a picture."""

_PLACE = re.compile(r"(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:\+(-?\d+))?$")
_MARKS = ("free", "solid", "loose")


class Place(NamedTuple):
    """Where one thing is, in tiles from the corner of its room or map."""

    x: float
    y: float
    lift: int | None = None
    """Pixels above the ground; None for a thing that stands on it."""


class Entry(NamedTuple):
    """Some equal things."""

    kind: str
    """The kind of object that they show, if the entry says so."""
    name: str
    places: tuple[Place, ...]
    users: tuple[Place, ...] = ()
    """The tiles of its users, where the entry says so."""
    marks: tuple[str, ...] = ()
    """"free": blocks nobody; "solid": blocks; "loose": may overlap another footprint."""


def read(text: str) -> tuple[Entry, ...]:
    """Give the entries of a text. Raises: ValueError for one that cannot be read."""
    parts = (part.strip() for line in text.splitlines() for part in line.split("#")[0].split(";"))
    return tuple(_entry(part) for part in parts if part)


def _entry(text: str) -> Entry:
    kind, colon, rest = text.rpartition(": ")
    words, names, places, users, marks = rest.split(), [], [], [], []
    for word in words:
        found = _PLACE.match(word.lstrip("@"))
        if found:
            lift = None if found[3] is None else int(found[3])
            (users if word[0] == "@" else places).append(Place(float(found[1]), float(found[2]), lift))
        elif word in _MARKS and places:
            marks.append(word)
        elif places:
            message = f'"{text}": "{word}" is neither a place nor one of the marks {", ".join(_MARKS)}'
            raise ValueError(message)
        else:
            names.append(word)
    if not names or not places:
        message = f'"{text}" needs a name and a place like "bed pine blue 0,0"'
        raise ValueError(message)
    return Entry(kind if colon else "", " ".join(names), tuple(places), tuple(users), tuple(marks))
