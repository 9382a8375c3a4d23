"""How people use each kind of object: where they stand or sit, which way, and in which pose."""

from __future__ import annotations

from typing import NamedTuple


class Use(NamedTuple):
    """Where users are, from the footprint, and how they look."""

    where: str
    """"on" it, "head" (its first row), "south" (below its first tile), "front" (below every tile of
    it), "sides" (west and east of it), "around" (all four sides)."""
    pose: str = "stand"
    facing: str = "north"
    """Which way one looks who is on it; beside it one looks at it."""


USES = {
    "bed": Use("head", "sleep", "south"),
    "closet": Use("south"),
    "desk": Use("south", "read"),
    "computer desk": Use("south", "type"),
    "computer": Use("south", "type"),
    "shelf": Use("south"),
    "bathroom sink": Use("south", "wash"),
    "shower": Use("on", "wash", "south"),
    "toilet": Use("on", "sit", "south"),
    "cooking area": Use("south", "cook"),
    "kitchen sink": Use("south", "wash"),
    "refrigerator": Use("south"),
    "toaster": Use("south", "cook"),
    "easel": Use("south", "cook"),
    "guitar": Use("south", "play"),
    "harp": Use("south", "play"),
    "piano": Use("south", "play"),
    "microphone": Use("on", "play", "south"),
    "game console": Use("south", "sit"),
    "lifting weight": Use("south"),
    "blackboard": Use("south"),
    "classroom podium": Use("north", "read", "south"),
    "classroom student seating": Use("south", "sit"),
    "bookshelf": Use("front"),
    "library sofa": Use("on", "read", "south"),
    "library table": Use("sides", "read"),
    "common room sofa": Use("on", "sit", "south"),
    "common room table": Use("sides", "sit"),
    "pool table": Use("sides", "play"),
    "cafe customer seating": Use("on", "sit", "south"),
    "bar customer seating": Use("on", "sit", "north"),
    "garden chair": Use("on", "sit", "south"),
    "park garden": Use("south", "cook"),
    "house garden": Use("south", "cook"),
    "dorm garden": Use("south", "cook"),
    "supply store product shelf": Use("front"),
    "grocery store shelf": Use("front"),
    "pharmacy store shelf": Use("front"),
    "supply store counter": Use("front"),
    "grocery store counter": Use("front"),
    "pharmacy store counter": Use("front"),
    "behind the bar counter": Use("on", "stand", "south"),
    "behind the cafe counter": Use("on", "stand", "south"),
    "behind the supply store counter": Use("on", "stand", "south"),
    "behind the grocery counter": Use("on", "stand", "south"),
    "behind the pharmacy counter": Use("on", "stand", "south"),
}
"""Every kind of object of the town."""

TURNS = {"up": "north", "down": "south", "left": "west", "right": "east"}
"""The last word of a seat's name, and which way one looks who sits on it."""

FOOT = {
    "bed": (1, 2), "bed double": (2, 2), "desk": (2, 1), "computer desk": (2, 1), "piano": (2, 2), "cafe table": (1, 1), "pub table round": (1, 1),
    "dining table": (2, 1), "common room table": (2, 1), "library table": (2, 1), "pool table": (3, 2),
    "fountain": (2, 2), "rug": (1, 1), "door double": (2, 1), "market stall": (3, 1), "picnic table": (2, 1),
    "well": (1, 1), "statue": (1, 1), "swing": (2, 1), "slide": (2, 1), "sandpit": (2, 2),
    "laundry line": (3, 1), "cart": (2, 1), "bookshelf": (2, 1), "blackboard": (2, 1), "stage": (1, 1),
    "bench down": (2, 1), "bench up": (2, 1), "bench left": (1, 2), "bench right": (1, 2),
    "parasol": (1, 1), "supply store product shelf": (2, 1), "grocery shelf": (2, 1),
    "pharmacy shelf": (2, 1), "common room sofa": (2, 1), "library sofa": (2, 1),
    "vegetable bed": (2, 1), "flower garden": (2, 1),
}  # fmt: skip
"""Tiles across and down on which a thing stands, by the beginning of its name."""

SLIM = (
    "tree", "oak", "round tree", "birch", "conifer", "willow", "blossom", "apple", "autumn", "street lamp",
    "lantern post", "floor lamp",
)  # fmt: skip
"""Beginnings of names of things that stand on one tile however wide their picture is."""

SOFT = (
    "mushroom",
    "rock small",
    "chair",
    "stool",
    "bar stool",
    "cafe chair",
    "duck",
    "lilies",
    "reeds",
    "cat",
)
"""Beginnings of names of things that block nobody: one sits on them, or steps over them."""

HANG = {
    "door": 0, "porch": 0, "ivy": 0, "drainpipe": 0, "shop window": 8, "awning": 26, "sign": 24,
    "flower box": 10, "wall lantern": 22, "house number": 26, "banner": 16, "gutter": 46, "clock": 24,
    "picture": 20, "mirror": 18, "curtain": 12, "notice board": 14, "poster": 18, "wall shelf": 20, "pans": 16,
    "blackboard": 10, "coat hooks": 18, "candle": 20,
}  # fmt: skip
"""How many pixels above the foot of the wall a thing hangs, by the beginning of its name."""
