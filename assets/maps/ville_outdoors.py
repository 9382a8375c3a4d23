"""What stands in the streets, on the square and on the lawns, in tiles of the map."""

from __future__ import annotations

from ville_plan import Spot

VISITOR = Spot(76, 38)
"""Where a visitor enters the town: on the square, in sight of the cafe."""

_STREETS = """
    street lamp 48,27 63,28 74,28 90,28 106,27 111,31 134,31 44,38 49,38 106,42 49,56 95,56 106,56
    street lamp 48,61 48,73 22,60 11,60 49,85 68,85 88,85 104,85 106,66 110,67 106,76 56,42
    lantern post 14,38 22,38 33,38 11,42 48,33 87,33
    signpost 48,39 106,39 48,85
    bench down 51,42 97,42 53,85 91,85; bin 53,42 96,42 52,85
    hydrant 61,31 87,31 49,60; mailbox red 61,28
"""

_SQUARE = """
    fountain 73,34
    tulips mixed 65,35.1 66,35.1 67,35.1 68,35.1 79,35.1 80,35.1 81,35.1 82,35.1
    tulips red 65,31.9 66,31.9 67,31.9; tulips gold 80,31.9 81,31.9 82,31.9
    lime tree 1 66,34; lime tree 2 82,34; bush roses 65,33; bush pink 68,32; bush white 83,33
    bush violet 80,32
    bench right 69,33; bench left 79,33; topiary 68,34 80,34
    street lamp 70,32 78,32 70,37 78,37
    bench down 72,31 75,31; bin 71,31 77,31
    market stall red 64,38; market stall green 68,38; market stall blue 82,38; flower cart 80,38
    crate apples 63,38; crate oranges 67,38; barrel 71,38; crate cabbages 85,38; basket bread 86,38
    sacks 71,37
    signpost 78,38; basket apples 63,37 free; notice stand 62,34; newspaper rack 62,36; bicycle green 85,32
    bicycle red 85,33
"""

_TERRACE = """
    # before the pub
    picnic table 51,27; picnic table 59,27; parasol green 53,27; topiary 54,26 57,26; bin 62,26
    # before the cafe
    garden table 77,27; garden chair 76,27 78,27; parasol red 77,27 loose
    garden table 87,27; garden chair 86,27 88,27; parasol yellow 87,27 loose
    topiary 81,26 84,26; bicycle red 89,26
    # before the houses
    mailbox blue 71,27; bicycle blue 66,26; bush white 68,27; hedge left 65,27; hedge right 66,27
    bush small 1 72,27
    mailbox green 98,27; bush yellow 92,27; bush roses 94,27; bush 95,27; garden chair 93,26
    mailbox yellow 102,27; bush pink 103,27; bush violet 104,27; bush roses 105,27; bird bath 99,27
    # in the alleys
    bin 64,24; bucket and broom 64,22; crate 64,20; barrel 74,22; crate potatoes 74,20; rain barrel 91,22
    bush berries 91,18
    bush small 2 64,15
    bush 74,15; sacks 91,14
"""

_GREEN = """
    oak large 1 51,37; oak medium 2 60,36; blossom tree 1 57,33; birch 1 50,33
    picnic blanket red 54,36; picnic blanket blue 57.5,36.4; bench down 52,32; bench up 59,33; statue 55,33
    flower garden mixed 54,38; bush pink 49,34; stump 61,37; bird bath 53,34
"""

_PLAYGROUND = """
    sandpit 89,36.2; slide 94,33; swing 98,33; bench down 91,32; bench down 101,32; picnic table 102,37
    picnic blanket red 95,36.3; oak large 2 104,37; lime tree 2 88,34; bush white 90,33
    bicycle red 92,37; stump 105,33
"""

_ROSE_GARDEN = """
    statue 100.5,48; flower garden rose 98,46 102,46 98,50 102,50; flower garden lavender 98,48 102,48
    bench right 97,47; bench left 104,47; topiary 97,45 104,45 97,51 104,51 99,45 102,45
    bird bath 97,50 104,50; oak medium 1 98,55; lime tree 1 103,55; bush roses 96,55 100,55 105,55
    lantern post 99,53
    lantern post 102,53; hedge white left 96,54; hedge white right 97,54; hedge left 104,54
    hedge right 105,54
"""

_ORCHARD_YARD = """
    apple tree 1 51,46 54,48; apple tree 2 53,50 51,51; beehive 54,45; beehive 50,48; basket apples 52,48 free
    crate apples 50,50; well 53,54; bush berries 49,54; rain barrel 55,53; bush light 51,55
"""

_ART_YARD = """
    statue 20,33; easel landscape 31,32; easel flowers 36,37; stool oak 31,33; canvases 33,32
    paint pots 37,37 free
    picnic table 15,36; parasol yellow 18,36; garden table 18,37 ; garden chair 17,37 19,37
    bicycle green 23,32
    laundry line 37,32; flower garden sunflower 29,33; flower garden mixed 22,36; bird bath 33,37
    bench down 29,32; mailbox white 25,33; mailbox yellow 28,37; oak medium 3 12,37; blossom tree 2 40,38
    birch 2 11,33
    campfire 39,36 ; log 38,37 loose; stump 40,35; lantern post 30,37; topiary 25,31 28,31; bush roses 21,31
    bush violet 31,31
"""

_GROVE = """
    bench right 44,16; campfire 48,21; log 47,23; stump 48,19; lantern post 45,25
    mushrooms 44.3,12.2 48,14.2; bird bath 48,12
    signpost 48,26
"""

_BEHIND = """
    # between the family houses
    laundry line 51,61; bin 55,61; bush 57,61; apple tree 1 61,62; rain barrel 64,62; bush small 1 59,61
    laundry line 73,61; oak small 1 69,62; bush berries 78,61; bicycle blue 80,61; rain barrel 83,62
    crate 82,62
    bush yellow 90,61; birch 1 93,62; laundry line 97,61; bin 101,61; bush violet 103,61; oak small 2 88,62
    hedge left 50,84 62,84 68,84 80,84 90,84 100,84; hedge middle 51,84 63,84 69,84 81,84 91,84 101,84
    hedge right 52,84 64,84 70,84 82,84 92,84 102,84; bush roses 54,84 74,84 93,84
    bush white 56,84 72,84 94,84
    tulips mixed 55,84 73,84 95,84; topiary 57,84 59,84 75,84 77,84 95,84 97,84
    mailbox red 60,84; mailbox blue 78,84; mailbox yellow 98,84; lantern post 67,62; lantern post 85,62
    bush roses 66,85 free
"""

PLACES = {
    "the streets": _STREETS, "the square": _SQUARE, "the terrace": _TERRACE, "the green": _GREEN,
    "the playground": _PLAYGROUND, "the rose garden": _ROSE_GARDEN, "the beekeeper's yard": _ORCHARD_YARD,
    "the artists' yard": _ART_YARD, "the grove": _GROVE, "behind the houses": _BEHIND,
}  # fmt: skip
"""Every place outside by its name."""

RINGS = (
    ("hedge", (96, 44, 105, 52), ((100, 52), (101, 52), (100, 44), (101, 44))),
    ("fence rustic", (49, 44, 55, 52), ((52, 52),)),
    ("fence rustic", (110, 68, 118, 78), ((118, 73), (118, 74), (110, 74))),
    ("fence white", (88, 31, 106, 38), ((88, 33), (88, 34), (106, 35), (106, 34), (88, 35), (106, 36))),
)
"""Fences and hedges around places outside: what, first and last column and row, and where it is open."""
