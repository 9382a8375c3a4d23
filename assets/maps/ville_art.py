"""What can be laid and put up: the tilesets of ``assets/sprites``, by the names of their tiles."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

SPRITES = Path(__file__).resolve().parent.parent / "sprites"
"""Where the tilesets lie."""

FIRST = {"ground": 1, "walls": 20001, "props": 40001}
"""The first number of each tileset in a map: far apart, so that a tileset may grow."""

NEAR = 4
"""How many similar names are told of one that is unknown."""


class Drawn(NamedTuple):
    """One tile of a tileset."""

    number: int
    """Its number in the map."""
    width: int
    height: int
    flat: bool
    kind: str


class UnknownNameError(ValueError):
    """Nothing is drawn under a name."""


@dataclass(frozen=True)
class Art:
    """The tiles of the three tilesets, by name."""

    tiles: Mapping[str, Mapping[str, Drawn]]
    """By tileset ("ground", "walls", "props") and name."""
    lacking: set[str] | None = None
    """Collects the names that nothing is drawn for; None to refuse them."""
    uses: dict[str, int] = field(default_factory=dict)
    """How often each prop was asked for."""

    def find(self, tileset: str, name: str) -> Drawn | None:
        """Give a tile; None for one that is not drawn, where such are let pass.

        Raises:
            UnknownNameError: nothing has this name; it tells similar ones.
        """
        found = self.tiles[tileset].get(name)
        if found is None and self.lacking is None:
            near = difflib.get_close_matches(name, self.tiles[tileset], NEAR, 0.3)
            message = f'{tileset} has no "{name}"; near are {", ".join(near) or "none"}'
            raise UnknownNameError(message)
        if found is None and self.lacking is not None:
            self.lacking.add(f"{tileset}: {name}")
        self.uses[name] = self.uses.get(name, 0) + 1
        return found

    def has(self, tileset: str, name: str) -> bool:
        """Tell whether a tile is drawn."""
        return name in self.tiles[tileset]


def read_art(folder: Path = SPRITES, *, sketch: bool = False) -> Art:
    """Read the three tilesets; ``sketch`` lets names pass for which nothing is drawn."""
    tiles = {name: _read(folder / f"{name}.tsx", first) for name, first in FIRST.items()}
    return Art(tiles, set() if sketch else None)


def _read(file: Path, first: int) -> dict[str, Drawn]:
    if not file.exists():
        return {}
    root = ET.fromstring(file.read_text("utf-8"))  # noqa: S314 - our own file
    usual = int(root.get("tilewidth", "32")), int(root.get("tileheight", "32"))
    found = {}
    for tile in root.findall("tile"):
        values = {p.get("name"): p.get("value", "") for p in tile.iterfind("properties/property")}
        name = values.get("name")
        if not name:
            continue
        image = tile.find("image")
        size = usual if image is None else (int(image.get("width", "0")), int(image.get("height", "0")))
        number = first + int(tile.get("id", "0"))
        found[name] = Drawn(number, *size, values.get("flat") == "true", values.get("kind") or "")
    return found
