"""Hobbs Cafe, and the apartment of its owner above it on the map."""

from __future__ import annotations

from ville_plan import Room, bathroom, main_room, plan
from ville_recipes import bath, cafe_table, study

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
    A=main_room(
        "bed, closet, desk, refrigerator, shelf", "pine", "rose",
        f"""
        bed white pink 0,0; nightstand white 1,0; closet white 2,0; {study("white", 3, 0)}
        shelf white 6,0; refrigerator pink 8,0
        """,
        "Isabella Rodriguez 3,2",
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
    C=Room(
        "cafe",
        "behind the cafe counter, cafe customer seating, cooking area, kitchen sink, piano, refrigerator",
        "oak", "cafe",
        f"""
        refrigerator teal 0,0; cooking area cream 1,0; kitchen sink green 2,0
        behind the cafe counter: - 0,2 1,2 2,2
        cafe counter left 0,3; cafe counter mid 1,3 2,3
        piano 10,1
        {cafe_table("cafe table round cake", "cafe chair red", 2, 5)}
        {cafe_table("cafe table round", "cafe chair red", 8, 5)}
        {cafe_table("cafe table red cloth", "cafe chair blue", 5, 7)}
        """,
        "opens=08:00 closes=20:00", "drink coffee; eat; talk; read; work at a table; serve customers",
    ),
)  # fmt: skip
