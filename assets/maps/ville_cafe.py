"""Hobbs Cafe, and the apartment of its owner behind it."""

from __future__ import annotations

from ville_plan import Room, bathroom, main_room, plan
from ville_recipes import bath, cafe_table, night, study

ISABELLA = plan(
    "Isabella Rodriguez's apartment", (75, 9), "red brick",
    """
    ##=##=##=###=##
    #AAAAAAAAA#aaa#
    #AAAAAAAAA#aaa#
    #AAAAAAAAA#aaa#
    :AAAAAAAAA:aaa#
    #AAAAAAAAA#aaa#
    """,
    front="chimney red 7,0",
    A=main_room(
        "bed, closet, desk, refrigerator, shelf", "pine", "rose",
        f"""
        rug persian pink medium 2.2,1.8
        bed white pink 0,0; {night("white", "pink", 1)} closet white 2,0; {study("white", "red", 3)}
        plant roses white 5,0; shelf white 6,0; dressing table white 7,0; refrigerator pink 8,0
        armchair pink left 5,2; side table white 4,3; moving box 7,3; presents 8,3 free
        watering can 0,2 free; vase roses blue 6,3
        plant camellia teal 1,3
        picture flowers 0,-1; poster valentine 5,-1+24; string lights 2,-1; wall shelf books 3.4,-1+26
        """,
        "Isabella Rodriguez 3,3",
    ),
    a=bathroom(bath("pink", "pink"), "bath rose", "tiles white"),
)  # fmt: skip

CAFE = plan(
    "Hobbs Cafe", (75, 15), "red brick",
    """
    #####+#########
    #CCCCCCCCCCCCC#
    #CCCCCCCCCCCCC#
    #CCCCCCCCCCCCC#
    #CCCCCCCCCCCCC#
    #CCCCCCCCCCCCC#
    #CCCCCCCCCCCCC#
    #CCCCCCCCCCCCC#
    #CCCCCCCCCCCCC#
    #CCCCCCCCCCCCC#
    #=#%%##++#%%#=#
    """,
    front="""
    door double glass green 7,10; porch steps double 6.9,11; awning red 4 6,10; sign cafe 4.7,10+22
    wall lantern brass 9,10; flower box wide red 3,10 10,10; flower box mixed 1,10 13,10
    flower basket pink 2,10 12,10; ivy roses 0,10; ivy 14,10; pavement sign coffee 5,11; flower stand 10,11
    newspaper rack 2,11
    """,
    C=Room(
        "cafe",
        "behind the cafe counter, cafe customer seating, cooking area, kitchen sink, piano, refrigerator",
        "oak", "cafe",
        f"""
        # behind the counter
        refrigerator teal 0,0; cooking area cream 1,0; kitchen sink green 2,0; coffee sacks 3,0
        behind the cafe counter: counter mat cafe 0.4,2.1 @0,2 @1,2 @2,2
        cafe counter mid 0,3 1,3; cafe counter right 2,3; pastry case 3,3
        coffee machine 0,3+22; cup rack 1,3+26; till cafe 2,3+22; bread basket 1.5,3+24
        # by the fire
        rug persian green medium 5.5,1.0
        cafe back shelf 5,0; fireplace stone 7,0; none: bookcase oak 1 9,0
        none: armchair green right 6,2; side table oak 9,2; none: armchair red left 8,2 free
        cat grey 7,3 free
        # the piano
        piano 10,1; none: piano stool 10,3; plant palm blue 12,0; floor lamp yellow 12,2
        # tables
        rug persian red large 4.6,3.6
        {cafe_table("cafe table round cake", "cafe chair red", 1, 5)}
        {cafe_table("cafe table red cloth", "cafe chair green", 6, 5)}
        {cafe_table("cafe table round pink", "cafe chair red", 10, 5)}
        {cafe_table("cafe table blue cloth", "cafe chair blue", 3, 7)}
        {cafe_table("cafe table round", "cafe chair red", 10, 7)}
        plant orange tree blue 0,7; plant palm red 12,7; menu stand 5,7; biscuit jars 3.6,3+30
        doormat green 6.6,7.7
        coat stand oak 8,7; none: plant fern blue 12,4
        menu board cafe 2.9,-1; clock round 5,-1+30; picture sea wide 10,-1; wall shelf plants 12,-1
        string lights 9,-1 11,-1
        utensils 2,-1+28
        """,
        "opens=08:00 closes=20:00", "drink coffee; eat; talk; read; work at a table; serve customers",
    ),
)  # fmt: skip
