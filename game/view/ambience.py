"""Small life in the air: smoke from chimneys, falling leaves, butterflies by day, fireflies by night.

Everything is a function of the real time that has passed, so that nothing has to be remembered.
No ``arcade`` in here: what comes out are rows for the one big draw, and spots of light.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, sin
from typing import TYPE_CHECKING
from zlib import crc32

from PIL import Image, ImageDraw

from game.view import pieces
from game.view.lights import Glow

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.content.pieces import Piece
    from game.view.atlas import Cut
    from game.view.pieces import Rows

PUFFS, PUFF_SECONDS, PUFF_RISE_PX = 5, 5.5, 46.0
"""How many puffs of smoke a chimney has in the air, how long each lasts and how high it rises."""

LEAF_SECONDS, LEAF_REST_SECONDS = 5.0, 6.0
"""How long a leaf falls, and how long its tree waits before the next."""

LEAVES = {"blossom": "petal", "autumn": "leaf", "oak": "green leaf", "birch": "green leaf"}
"""Which trees let go of what, by a word of their name."""

FLOWERS = (
    "daisies", "poppies", "bluebells", "buttercups", "cornflowers", "asters", "tulips", "flower", "lavender",
)  # fmt: skip
"""Words in the names of what butterflies like."""

BUTTERFLIES = ("white", "yellow", "blue", "orange")
EVERY = 4
"""One flower of so many has a butterfly, one bush a firefly."""

FIREFLY = (0.75, 1.0, 0.35)
"""The colour of its light."""

_BUTTERFLY = (
    (".WW...WW.", "WWWW.WWWW", "WWwWBWwWW", ".WwwBwwW.", "..wwBww..", "..ww.ww..", "..w...w.."),
    (".........", "..W...W..", "..WW.WW..", "..WwBwW..", "..wwBww..", "...wBw...", "....B...."),
)
"""A butterfly with open and with raised wings."""

_WINGS = {
    "white": (255, 250, 234), "yellow": (246, 197, 70), "blue": (125, 205, 228), "orange": (227, 125, 44),
}  # fmt: skip
_LEAVES = {"petal": (251, 180, 190), "leaf": (227, 149, 44), "green leaf": (127, 176, 69)}


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where something flies or rises: map pixels, how far up it begins, and a number of its own."""

    x: float
    y: float
    height: float
    seed: int
    kind: str = ""


def pictures() -> dict[str, Image.Image]:
    """Draw everything that is in the air, by its key in the atlas."""
    drawn = {f"air/smoke {size}": _draw_smoke(size) for size in range(4)}
    for name, colour in _WINGS.items():
        for frame in (0, 1):
            drawn[f"air/butterfly {name} {frame}"] = _draw_butterfly(colour, frame)
    for name, colour in _LEAVES.items():
        for frame in (0, 1):
            drawn[f"air/{name} {frame}"] = _draw_leaf(colour, frame)
    return drawn


class Ambience:
    """What is in the air over one town."""

    def __init__(
        self, found: Sequence[Piece], sizes: Mapping[str, tuple[int, int]], cuts: Mapping[str, Cut]
    ) -> None:
        self._cuts = cuts
        self._chimneys: list[_Spot] = []
        self._trees: list[_Spot] = []
        self._flowers: list[_Spot] = []
        self._bushes: list[_Spot] = []
        for number, piece in enumerate(found):
            width, height = sizes[piece.picture]
            seed = crc32(f"{piece.left} {piece.top} {number % 7}".encode())
            spot = _Spot(piece.left + width / 2, float(piece.top + height), float(height), seed)
            self._sort(piece.prop, spot, seed)

    def _sort(self, prop: str, spot: _Spot, seed: int) -> None:
        words = prop.replace("_", " ").split()
        leaf = next((leaf for word, leaf in LEAVES.items() if word in words), "")
        if words[:1] == ["chimney"]:
            self._chimneys.append(spot)
        elif leaf and spot.height > 60:
            self._trees.append(_Spot(spot.x, spot.y, spot.height, seed, leaf))
        elif seed % EVERY == 0 and any(word in FLOWERS for word in words):
            kind = BUTTERFLIES[seed // 7 % len(BUTTERFLIES)]
            self._flowers.append(_Spot(spot.x, spot.y, spot.height, seed, kind))
        elif seed % EVERY == 0 and any(word in ("bush", "reeds", "willow", "hedge") for word in words):
            self._bushes.append(spot)

    def rows(self, clock: float, edges: tuple[float, float, float, float], *, day: bool) -> Rows:
        """Give what is in the air in a part of the map after ``clock`` seconds, from the north on."""
        near = _grown(edges, 80.0)
        found = [row for spot in self._chimneys if _in(spot, near) for row in self._smoke(spot, clock)]
        for spot in self._trees:
            if _in(spot, _grown(edges, 130.0)):
                found += self._leaf(spot, clock)
        if day:
            found += [self._butterfly(spot, clock) for spot in self._flowers if _in(spot, near)]
        found.sort(key=lambda row: row[pieces.BASE])
        return pieces.table(found)

    def fireflies(self, clock: float, dark: float) -> list[Glow]:
        """Give the fireflies of a night that is ``dark`` (0..1)."""
        if dark < 0.8:
            return []
        found = []
        for spot in self._bushes:
            turn = clock * 0.5 + spot.seed % 100
            shine = max(sin(clock * 1.3 + spot.seed % 50), 0.0)
            x = spot.x + 20 * sin(turn) + 7 * sin(turn * 2.7)
            y = spot.y - 16 + 10 * cos(turn * 1.4)
            found.append(Glow(x, y, 5.0, FIREFLY, 1.6 * shine, flickers=False))
        return found

    def _smoke(self, spot: _Spot, clock: float) -> list[tuple[float, ...]]:
        rows = []
        for puff in range(PUFFS):
            age = (clock / PUFF_SECONDS + puff / PUFFS + spot.seed % 100 / 100) % 1.0
            cut = self._cuts[f"air/smoke {min(int(age * 4), 3)}"]
            x = spot.x + age * 12 + 3 * sin(age * 7 + spot.seed % 10)
            y = spot.y - spot.height * 0.62 - age * PUFF_RISE_PX
            fade = min(age * 6, 1.0) * (1 - age) ** 0.8 * 0.75
            rows.append(_centred(x, y, cut, spot.y + 400, fade))
        return rows

    def _leaf(self, spot: _Spot, clock: float) -> list[tuple[float, ...]]:
        period = LEAF_SECONDS + LEAF_REST_SECONDS
        age = (clock + spot.seed % 1000 / 1000 * period) % period / LEAF_SECONDS
        if age >= 1:
            return []
        turns = int((clock + spot.seed) / period)
        start = spot.x + (crc32(f"{spot.seed} {turns}".encode()) % 50 - 25)
        x = start + 8 * sin(age * 9) + age * 14
        y = spot.y - spot.height * 0.6 * (1 - age) - 2
        cut = self._cuts[f"air/{spot.kind} {int(age * 16) % 2}"]
        return [_centred(x, y, cut, spot.y + 1, min((1 - age) * 4, 1.0))]

    def _butterfly(self, spot: _Spot, clock: float) -> tuple[float, ...]:
        turn = clock * 0.7 + spot.seed % 60
        x = spot.x + 22 * sin(turn) + 8 * sin(turn * 2.3 + 1)
        y = spot.y - 14 + 9 * cos(turn * 1.7) + 3 * sin(clock * 5 + spot.seed % 9)
        frame = int(clock * 7 + spot.seed) % 2
        return _centred(x, y, self._cuts[f"air/butterfly {spot.kind} {frame}"], spot.y + 14, 1.0)


def _centred(x: float, y: float, cut: Cut, base: float, alpha: float) -> tuple[float, ...]:
    left, top = round(x - cut.width / 2) - cut.left, round(y - cut.height / 2) - cut.top
    return pieces.row(left, top, cut, base, alpha)


def _in(spot: _Spot, edges: tuple[float, float, float, float]) -> bool:
    return edges[0] < spot.x < edges[2] and edges[1] < spot.y < edges[3]


def _grown(edges: tuple[float, float, float, float], by: float) -> tuple[float, float, float, float]:
    return edges[0] - by, edges[1] - by, edges[2] + by, edges[3] + by


def _draw_smoke(size: int) -> Image.Image:
    side = 6 + 3 * size
    image = Image.new("RGBA", (side, side))
    pen = ImageDraw.Draw(image)
    pen.ellipse((0, 0, side - 1, side - 1), fill=(206, 206, 214, 150))
    pen.ellipse((1, 0, side - 3, side - 4), fill=(236, 236, 238, 190))
    return image


def _draw_butterfly(colour: tuple[int, int, int], frame: int) -> Image.Image:
    image = Image.new("RGBA", (9, 7))
    shades = {
        "W": (*colour, 255),
        "w": (*(round(part * 0.78) for part in colour), 255),
        "B": (71, 35, 31, 255),
    }
    for y, line in enumerate(_BUTTERFLY[frame]):
        for x, mark in enumerate(line):
            if mark in shades:
                image.putpixel((x, y), shades[mark])
    return image


def _draw_leaf(colour: tuple[int, int, int], frame: int) -> Image.Image:
    image = Image.new("RGBA", (4, 4))
    pen = ImageDraw.Draw(image)
    dark = tuple(round(part * 0.75) for part in colour)
    pen.line((0, 1, 2, 1) if frame else (1, 0, 1, 2), fill=(*colour, 255))
    pen.point((1, 2) if frame else (2, 1), fill=(dark[0], dark[1], dark[2], 255))
    return image
