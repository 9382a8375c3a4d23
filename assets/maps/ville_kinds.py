"""How people use each kind of object: where they stand or sit, which way, and in which pose."""

from __future__ import annotations

from typing import NamedTuple


class Use(NamedTuple):
    """Where users are, from the footprint, and how they look."""

    where: str
    """"on" it, "head" and "tail" (its first and last row), "north" and "south" (above and below its first
    tile), "front" (below every tile of it), "sides" (west and east of it)."""
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
    "classroom podium": Use("sides", "read", "south"),
    "classroom student seating": Use("tail", "sit", "north"),
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
    "armchair": (1, 1), "bed": (1, 2), "bed double": (2, 2), "bench left": (1, 2), "bench right": (1, 2),
    "blackboard": (3, 1), "blackboard small": (2, 1), "bookshelf end": (1, 1), "cafe table": (1, 1),
    "campfire": (1, 1), "coffee machine": (1, 1), "fountain": (2, 2), "game console": (2, 1), "harp": (1, 1),
    "kitchen table": (1, 1), "market stall": (3, 1), "piano": (2, 2), "piano upright": (2, 1),
    "picnic table": (2, 1), "pool table": (3, 2), "pub table round": (1, 1), "sandpit": (2, 2), "statue": (1,
    1),
    "student desk": (1, 2), "table football": (2, 1),
}  # fmt: skip
"""Tiles across and down on which a thing stands, by the beginning of its name; else by its width."""

SLIM = (
    "oak", "apple tree", "autumn tree", "birch", "blossom tree", "conifer", "lime tree", "willow",
    "street lamp",
    "lantern post", "floor lamp", "parasol",
)  # fmt: skip
"""Beginnings of names of things that stand on one tile however wide their picture is."""

SOFT = (
    "bar stool", "bean bag", "cafe chair", "cafe stool", "cat", "chair", "common room chair", "duck",
    "library chair", "reeds", "mushrooms", "piano stool", "pouf", "pub chair", "school chair", "stool",
    "toys",
)  # fmt: skip
"""Beginnings of names of things that block nobody: one sits on them, or steps over them."""

HANG = {
    "awning": 30, "banner": 12, "bunting": 34, "cellar window": 4, "chimney": 58, "clock gable": 56,
    "curtain": 14,
    "door": 0, "drainpipe": 0, "finial": 60, "flower basket": 12, "flower box": 5, "gutter": 45,
    "house number": 26,
    "ivy": 0, "ivy hanging": 24, "ivy blossom": 24, "ivy wisteria": 22, "porch steps": 0, "shop window": 6,
    "sign": 21, "sign hanging": 16, "trellis": 0, "vent": 34, "wall lantern": 16, "weathercock": 60,
    "blackboard": 8, "clock": 26, "clock pendulum": 8, "coat hooks": 12, "map": 14, "menu board": 13,
    "mirror": 22,
    "mirror long": 5, "notice board": 14, "pans": 20, "picture photographs": 18, "poster": 17,
    "string lights": 38,
    "towels": 18, "wall fiddle": 9, "wall shelf": 15, "candle": 16,
}  # fmt: skip
"""How many pixels above the foot of the wall a thing hangs, by the beginning of its name."""

HANG_USUAL = 24
"""How high pictures, clocks and shelves hang, in pixels."""
