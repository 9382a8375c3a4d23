"""Streets, paths and waters of the town: rectangles, strokes of a brush, and round pools."""

from __future__ import annotations

Box = tuple[int, int, int, int]
"""First column and row, last column and row."""

Point = tuple[float, float]

PAVE: tuple[Box, ...] = (
    # Terrace Street, Market Street and Willow Street, from west to east
    (45, 28, 133, 30), (45, 39, 109, 41), (45, 57, 109, 59),
    # West Street and College Street, from north to south
    (45, 28, 47, 59), (107, 28, 109, 66),
    # between the shops, and to the doors of terrace and dorm
    (71, 42, 72, 56), (70, 26, 70, 27), (97, 26, 97, 27), (101, 26, 101, 27), (109, 52, 109, 53),
    (123, 64, 124, 64), (110, 65, 133, 66), (62, 42, 62, 42), (82, 42, 82, 42),
)  # fmt: skip

PLAZA: tuple[Box, ...] = (
    # the square, around its two lawns
    (62, 31, 86, 31), (62, 36, 86, 38), (62, 31, 64, 38), (70, 31, 78, 38), (84, 31, 86, 38),
    # before the pub, the cafe, the college and the shops
    (49, 26, 62, 27), (75, 26, 89, 27), (117, 28, 128, 32), (57, 54, 69, 56), (75, 54, 93, 56),
)  # fmt: skip
"""Where people stop."""

WATER: tuple[Box, ...] = ((43, 46, 44, 80),)

DECK: tuple[Box, ...] = ((42, 48, 45, 49), (42, 57, 45, 59), (42, 75, 45, 76), (27, 77, 28, 83))
"""Bridges over the creek, and the jetty."""

SOIL: tuple[Box, ...] = ((111, 70, 117, 72), (111, 75, 117, 77))

STROKES: dict[str, tuple[tuple[float, tuple[Point, ...]], ...]] = {
    "gravel": (
        # across the park and around its pond
        (0.9, ((26.5, 42), (26, 46), (27, 50), (26.5, 55.5))),
        (1.0, ((11, 48.9), (19, 48.6), (26, 48.9), (34, 49.1), (42, 48.9))),
        (0.8, ((26, 45), (30, 43.1), (36, 43), (40, 44.4))),
        # between the beds of the rose garden
        (0.9, ((101, 42), (101, 57))), (0.6, ((97, 49.4), (105, 49.4))), (0.6, ((97, 47.5), (105, 47.5))),
        (0.85, ((27, 52.6), (33, 52.8), (38, 52.4), (39.6, 49.5))),
        (0.85, ((19.4, 48.5), (19, 51.4), (21.4, 53), (26, 52.8))),
    ),
    "dirt": (
        # the country roads: out of the town to the west, the east and the south, and around the family houses
        (1.5, ((-2, 40.4), (12, 40.2), (30, 40.6), (46, 40.5))), (1.5, ((9, 58.4), (20, 58.6), (46, 58.5))),
        (1.5, ((133, 29.5), (142, 29.6))), (1.4, ((46.5, 59), (46.6, 74), (46.3, 87), (46.5, 102))),
        (1.4, ((45, 87.5), (60, 87.3), (80, 87.6), (108.5, 87.4))), (1.4, ((108.5, 66), (108.4, 78), (108.6,
        88))),
        (0.9, ((67, 59), (66.8, 72), (67, 87))), (0.9, ((86, 59), (86.2, 72), (86, 87))),
        # from the artists to the street, and through their meadow
        (0.9, ((27, 31), (27, 39.5))),
        (0.7, ((26, 35), (20, 35), (13, 34.6))),
        (0.7, ((27, 35), (36, 35.2), (45, 35))),
        # the alleys of the terrace, the grove, and behind the houses
        (0.8, ((63.5, 10), (63.4, 18), (63.6, 28))), (0.8, ((73.5, 10), (73.6, 18), (73.4, 28))),
        (0.8, ((90.5, 12), (90.6, 19), (90.4, 28))), (0.8, ((46.5, 28), (46, 22), (46.6, 15), (46, 10))),
        # between the cottages, and Lake Lane
        (0.8, ((21.5, 59), (21.4, 66), (21.6, 75))), (0.5, ((32, 59), (32, 75))),
        (1.0, ((9, 73), (12, 75.4), (22, 75.2), (32, 75.6), (45, 75.5))),
        (0.6, ((18, 74), (18, 75))), (0.6, ((29, 74), (29, 75))), (0.6, ((39, 74), (39, 75))),
        # around the lake, to the fire on its shore
        (0.7, ((10, 74), (8.6, 79), (9.4, 84), (8.5, 88))),
        # the orchard
        (0.9, ((121, 66), (120.4, 72), (121.4, 79), (120, 86), (121, 89))),
        (0.7, ((110, 74), (116, 73.6), (121, 74.2))), (0.7, ((121, 80), (127, 79.4), (132, 80.4))),
        # the green, the playground, behind the shops
        (0.8, ((48, 37.5), (52, 35), (57, 34.6), (62, 33))), (0.8, ((86, 34), (92, 35.4), (99, 34.4), (107,
        35.5))),
    ),
}  # fmt: skip
"""What a path is drawn with: half its width in tiles, and the points that it goes through."""

POOLS: tuple[tuple[float, float, float, float], ...] = (
    (35.5, 46, 4.6, 2.1), (40.5, 46.2, 4.0, 0.9), (27, 84.5, 15.5, 5.2), (37, 83, 7.5, 4.2), (20, 86, 8, 4.4),
    (43.6, 81, 1.4, 2.5),
)  # fmt: skip
"""The pond and the lake: middle and half of width and height."""

ISLES: tuple[tuple[float, float, float, float], ...] = ((35.5, 85, 2.6, 1.6),)
"""What stands out of the lake."""
