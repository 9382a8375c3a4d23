"""The two cottages with their gardens, and the green between the lane and the wood."""

from __future__ import annotations

from ville_plan import Room, Spot, bathroom, garden, main_room, plan
from ville_recipes import bath, kitchen_row, night, study, table_for_two

WORLD = "Two Houses"
"""First part of every address."""

VISITOR = Spot(4, 18)
"""Where a visitor enters: on the lane, at its western end."""

_HAZEL = """
    ##=##=####=#......
    #AAAAAA#aaa#......
    #AAAAAA#aaa#~~~~~~
    #AAAAAA#aaa#GGGGG~
    #AAAAAA:aaa#GGGGG~
    #AAAAAA#aaa#GGGGG~
    #AAAAAA#####GGGGG~
    #AAAAAAAAAA#GGGGG~
    #AAAAAAAAAA#GGGGG~
    #AAAAAAAAAA#GGGGG~
    ##=##+#=##=#~~G~~~
    """

_PLUM = "\n".join(line.strip()[::-1] for line in _HAZEL.strip().splitlines())
"""The other way round, so that the two gardens are neighbours."""

HAZEL = plan(
    "Hazel Cottage", (4, 5), "siding yellow", _HAZEL,
    world=WORLD, cap="white", fence="fence white",
    front="""
    door teal 5,10; porch steps wood 4.9,11; house number 1 6,10; wall lantern brass 4,10
    flower box wide pink 1.5,10; flower box pink 7,10; flower box yellow 10,10; trellis pink 0,10
    ivy blossom 11,10; chimney red 8,0; fence white gate 14,10 free
    """,
    A=main_room(
        "bed, closet, cooking area, desk, easel, kitchen sink, refrigerator, shelf", "oak", "mint dots",
        f"""
        rug persian teal large 1.0,2.6
        bed pine teal 0,0; {night("pine", "pink", 1)} closet pine 2,0;
        {study("pine", "blue", 3)} shelf pine 5,0
        easel flowers 0,4; paint pots 1,4 free loose; {table_for_two("pine", "blue", "blue", 3, 6)}
        flower vase 3,6+22
        {kitchen_row("teal", "white", "pine", 6, 6)} kitchen counter pine 9,6
        plant fern red 0,7; floor lamp yellow 5,5; cat ginger 2,4 free; umbrella stand 6,8 free
        """,
        "Ada Finch 2,4",
    ),
    a=bathroom(bath("teal", "white", "plant fern white 0,4"), "bath blue", "tiles white"),
    G=garden(
        "house garden, garden chair",
        """
        house garden: vegetable bed carrot 0,1; house garden: vegetable bed strawberry 3,1
        house garden: flower garden sunflower 0,4; garden chair 4,4; garden table 3,4; bird bath 1,6 free
        """,
    ),
)  # fmt: skip

PLUM = plan(
    "Plum Cottage", (24, 5), "timber", _PLUM,
    world=WORLD, cap="dark", fence="fence wood",
    front="""
    door red 12,10; porch steps stone 11.9,11; house number 2 11,10; wall lantern black 13,10
    flower box red 10,10 15,10; flower box violet 7,10; ivy wide 17,10; ivy roses 6,10; weathercock 12,0
    chimney brick 9,0; fence wood gate 3,10 free
    """,
    A=main_room(
        "bed, closet, cooking area, desk, guitar, kitchen sink, refrigerator, shelf",
        "walnut", "cream stripe",
        f"""
        rug persian red large 5.2,2.6
        bed oak red 9,0; {night("oak", "red", 8)} closet oak 7,0; {study("oak", "red", 5)} shelf oak 4,0
        guitar red 9,4; armchair brown left 8,4; {table_for_two("oak", "red", "red", 6, 6)} tea set 6,6+22
        {kitchen_row("red", "cream", "oak", 1, 6)} kitchen counter oak 0,6
        grandfather clock oak 4,5; plant palm red 9,7; coat stand oak 8,7
        """,
        "Benno Möller 7,4",
    ),
    a=bathroom(bath("blue", "blue", "plant snake blue 0,4", towels="0,3"), "bath blue", "tiles blue"),
    G=garden(
        "house garden, garden chair",
        """
        house garden: vegetable bed tomato 0,1; house garden: vegetable bed cabbage 3,1
        house garden: flower garden lavender 3,4; garden chair 0,4; garden table 1,4; beehive 4,6 free
        """,
    ),
)  # fmt: skip

GREEN = plan(
    "the Green", (16, 20), "stone",
    """
    SSSSSSSSSSSSSS
    SSSSSSSSSSSSSS
    SSSSSSSSSSSSSS
    SSSSSSSSSSSSSS
    SSSSSSSSSSSSSS
    SSSSSSSSSSSSSS
    """,
    world=WORLD,
    S=Room(
        "square", "garden chair, park garden", "", "",
        """
        well 6.5,1; lantern post 4,0; lantern post 9,0
        garden chair: bench right 3,1; garden chair: bench left 10,1
        flower pot gold blue 3,3; flower pot pink blue 10,3
        park garden: flower garden rose 1,1; park garden: flower garden mixed 11,1
        """,
        "privacy=public", "draw water from the well; sit on the bench; take a walk; talk",
    ),
)  # fmt: skip

OUTSIDE = """
    street lamp 13,17 32,17; signpost 17,20; mailbox yellow 8,17; mailbox red 37,17; bicycle green 11,16
    apple tree 1 22,9; apple tree 2 23,13; blossom tree 1 6,24; oak small 1 36,24; birch 2 32,23
    picnic blanket red 9.5,22.4; basket apples 11,23 free; stump 31,22; rock medium 1 37,21
    bush roses 22,16; bush white 23,16; bush small 1 13,16; bush small 2 30,16; log 12,21
    rain barrel 14,16; barrel 29,16
"""
"""What stands along the lane and on the lawns, in tiles of the map."""

BUILDINGS = (HAZEL, PLUM, GREEN)
"""Every sector."""

TERRAINS = {
    "dirt": ((9, 15, 9, 17), (18, 15, 18, 17), (27, 15, 27, 17), (36, 15, 36, 17)),
    "pave": ((0, 18, 45, 19), (19, 20, 26, 24)),
}
"""The paths, the lane and the square, as rectangles: first column and row, last column and row."""
