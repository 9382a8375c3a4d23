"""Everything between the buildings: streets, square, pond, trees, and where people begin."""

from __future__ import annotations

from ville_plan import Spot

WIDTH, HEIGHT = 140, 100
"""Size of the map in tiles."""

STREETS = (
    (46, 28, 103, 30), (10, 37, 103, 39), (10, 54, 103, 56), (46, 22, 48, 88), (101, 24, 103, 88),
    (10, 26, 11, 56), (46, 86, 103, 88),
    # to the doors of the northern row
    (12, 26, 13, 26), (44, 26, 45, 26), (57, 27, 58, 27), (69, 27, 69, 27), (77, 27, 78, 27),
    (90, 26, 90, 27), (97, 26, 97, 27), (104, 28, 106, 29), (104, 32, 131, 32), (116, 31, 117, 32),
    (104, 37, 104, 38), (104, 51, 104, 52),
    # the square, and from it to the shops
    (64, 31, 82, 36), (63, 40, 64, 41), (84, 40, 85, 41), (72, 40, 73, 53),
    # the park's crossing ways
    (27, 40, 28, 53), (12, 46, 36, 46), (36, 46, 45, 46),
    # to the doors of the southern houses
    (22, 57, 22, 57), (30, 57, 30, 57), (38, 57, 38, 57), (56, 57, 57, 63), (74, 57, 75, 63),
    (92, 57, 93, 63),
)  # fmt: skip
"""Paved rectangles: first and last column and row of each, as left, top, right, bottom."""

PONDS = ((30, 43, 33, 44),)
"""Water, as left, top, right, bottom."""

FOUNTAIN = Spot(72, 32)
"""The first tile of the fountain on the square."""

BENCHES = (
    Spot(66, 32), Spot(66, 35), Spot(79, 32), Spot(79, 35), Spot(30, 47), Spot(22, 45), Spot(50, 32),
    Spot(95, 34), Spot(60, 59), Spot(78, 59),
)  # fmt: skip
"""The first tiles of the benches."""

LAMPS = (
    Spot(49, 27), Spot(60, 27), Spot(81, 27), Spot(94, 27), Spot(104, 34), Spot(45, 36), Spot(49, 57),
    Spot(100, 57), Spot(45, 57), Spot(26, 40), Spot(29, 40), Spot(61, 41), Spot(87, 41), Spot(26, 57),
    Spot(34, 57), Spot(104, 57), Spot(104, 20), Spot(49, 84), Spot(100, 84), Spot(64, 31), Spot(82, 31),
)  # fmt: skip
"""The tiles on which lamps stand."""

RIM = (5, 7, 135, 91)
"""Outside these columns and rows the forest begins: left, top, right, bottom."""

VISITOR = Spot(70, 31)
"""Where a visitor enters the town: beside the square, in sight of the cafe."""

SPAWNS = {
    "Latoya Williams": Spot(16, 18), "Rajiv Patel": Spot(26, 18), "Abigail Chen": Spot(36, 18),
    "Francisco Lopez": Spot(16, 32), "Hailey Johnson": Spot(26, 32), "Arthur Burton": Spot(53, 14),
    "Ryan Park": Spot(65, 19), "Isabella Rodriguez": Spot(72, 14), "Giorgio Rossi": Spot(86, 18),
    "Carlos Gomez": Spot(94, 18), "Klaus Mueller": Spot(126, 46), "Maria Lopez": Spot(123, 57),
    "Ayesha Khan": Spot(118, 61), "Wolfgang Schulz": Spot(107, 61), "Mei Lin": Spot(90, 74),
    "John Lin": Spot(91, 74), "Eddy Lin": Spot(93, 74), "Tom Moreno": Spot(73, 74),
    "Jane Moreno": Spot(72, 74), "Tamara Taylor": Spot(54, 74), "Carmen Ortiz": Spot(57, 74),
    "Sam Moore": Spot(36, 65), "Jennifer Moore": Spot(37, 65), "Yuriko Yamamoto": Spot(28, 65),
    "Adam Smith": Spot(20, 65),
}  # fmt: skip
"""Where each of the 25 people begins the first day."""

CAPACITY = {
    "bed": 1, "bed double": 2, "common room sofa": 2, "library sofa": 2, "common room table": 4,
    "library table": 4, "bar customer seating": 1, "cafe customer seating": 2, "bookshelf": 2,
    "classroom student seating": 1, "house garden": 2, "dorm garden": 2, "park garden": 3,
    "pool table": 4, "supply store product shelf": 2, "pharmacy store shelf": 2,
    "grocery store shelf": 2, "supply store counter": 2, "pharmacy store counter": 2,
    "grocery store counter": 2, "blackboard": 1, "game console": 2, "cooking area": 2,
}  # fmt: skip
"""How many may use one piece of a kind at once; one where nothing is said."""
