"""Streets, squares, paths and waters of the town, as rectangles of tiles."""

from __future__ import annotations

Box = tuple[int, int, int, int]
"""First column and row, last column and row."""

PAVE: tuple[Box, ...] = (
    # Terrace Street, Market Street, Willow Street and Orchard Street, from west to east
    (45, 28, 134, 30), (10, 39, 109, 41), (10, 57, 109, 59), (45, 86, 109, 88),
    # West Street and College Street, from north to south
    (45, 28, 47, 88), (107, 28, 109, 88),
    # the square
    (62, 31, 86, 38),
    # between the shops, and between the family houses
    (71, 42, 72, 56), (66, 60, 67, 85), (86, 60, 87, 85),
    # Lake Lane
    (12, 75, 44, 76),
    # to the doors of the terrace, the college and the dorm
    (55, 26, 56, 27), (69, 26, 69, 27), (80, 26, 81, 27), (97, 26, 97, 27), (104, 26, 104, 27),
    (119, 26, 124, 27), (110, 48, 110, 49), (119, 64, 122, 66), (110, 65, 133, 66),
    # to the doors of the shops
    (60, 54, 61, 56), (82, 54, 84, 56), (62, 42, 63, 42), (84, 42, 85, 42),
)  # fmt: skip

GRAVEL: tuple[Box, ...] = (
    # through the park
    (26, 42, 27, 55), (12, 48, 42, 49),
)  # fmt: skip

DIRT: tuple[Box, ...] = (
    # to the doors of houses
    (25, 31, 26, 38), (22, 60, 22, 60), (30, 60, 30, 60), (38, 60, 38, 60),
    (20, 73, 21, 75), (29, 73, 30, 75), (38, 73, 39, 75),
    # around the lake and through the orchard
    (12, 77, 12, 80), (110, 78, 132, 79), (120, 67, 121, 90),
    # the alleys of the terrace
    (63, 9, 64, 27), (73, 9, 74, 27), (90, 9, 91, 27),
)  # fmt: skip

WATER: tuple[Box, ...] = (
    # the pond in the park, the creek, the lake
    (33, 43, 38, 47), (32, 44, 39, 46), (37, 45, 44, 46), (43, 45, 44, 80),
    (16, 80, 41, 88), (19, 79, 38, 90), (38, 80, 44, 86), (13, 82, 18, 87),
)  # fmt: skip

SOIL: tuple[Box, ...] = (
    (111, 69, 118, 72), (111, 74, 118, 77),
)  # fmt: skip

DECK: tuple[Box, ...] = (
    # bridges over the creek, and the jetty
    (42, 57, 45, 59), (42, 75, 45, 76), (42, 48, 45, 49), (27, 77, 28, 82),
)  # fmt: skip

TERRAINS: dict[str, tuple[Box, ...]] = {
    "dirt": DIRT, "gravel": GRAVEL, "pave": PAVE, "soil": SOIL, "water": WATER, "deck": DECK,
}  # fmt: skip
"""Every terrain, lowest first: where two overlap, the later one covers the edge of the earlier."""
