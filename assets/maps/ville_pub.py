"""The Rose and Crown, and the apartment of its owner behind it."""

from __future__ import annotations

from ville_plan import Room, bathroom, main_room, plan
from ville_recipes import bath, cafe_table, night, study

ARTHUR = plan(
    "Arthur Burton's apartment", (49, 9), "brick",
    """
    ##=###=##==###
    #aaa#AAAAAAAA#
    #aaa#AAAAAAAA#
    #aaa#AAAAAAAA#
    #aaa:AAAAAAAA:
    #aaa#AAAAAAAA#
    """,
    cap="dark",
    front="chimney brick 10,0; ivy 0,0; weathercock 6,0",
    A=main_room(
        "bed, closet, desk, guitar, refrigerator, shelf", "walnut", "sage",
        f"""
        rug persian green medium 2.6,1.8
        bed walnut green 0,0; {night("walnut", "green", 1)} closet walnut 2,0; {study("walnut", "green", 3)}
        shelf walnut 5,0; guitar brown 6,0; refrigerator red 7,0
        armchair brown right 2,2; record player 0,2; bottle crate 6,3; pub barrel 5,3; plant snake white 3,3
        picture hills 0,-1; poster band 6,-1+30; wine rack 1,3; wall shelf bottles 3.5,-1+26
        """,
        "Arthur Burton 4,3",
    ),
    a=bathroom(bath("blue", "green", towels="0,3"), "bath blue", "tiles white"),
)  # fmt: skip

PUB = plan(
    "The Rose and Crown Pub", (49, 15), "timber",
    """
    ######+#######
    #PPPPPPPPPPPP#
    #PPPPPPPPPPPP#
    #PPPPPPPPPPPP#
    #PPPPPPPPPPPP#
    #PPPPPPPPPPPP#
    #PPPPPPPPPPPP#
    #PPPPPPPPPPPP#
    #PPPPPPPPPPPP#
    #PPPPPPPPPPPP#
    #=#%%#++#%%#=#
    """,
    cap="dark",
    front="""
    door double red 6,10; porch steps double 5.9,11; sign pub 5.8,10+34; wall lantern brass 5,10 8,10
    flower box wide red 3,10 9,10; flower box red 1,10 12,10; flower basket red 2,10
    flower basket mixed 11,10
    sign hanging pub 8.6,10+16; pub barrel 1,11 2,11; pavement sign beer 9,11; ivy 0,10; ivy roses 13,10
    """,
    P=Room(
        "pub",
        "bar customer seating, behind the bar counter, cooking area, kitchen sink, refrigerator, microphone,"
        "shelf",
        "dark oak", "pub",
        f"""
        # the stage
        stage wide 0.0,0.5; speaker 0,0; microphone 1,1; none: guitar brown 3,0; stool walnut 2,1; speaker 4,0
        # the bar
        refrigerator steel 6,0; kitchen sink walnut 7,0; cooking area black 8,0; bar shelf 9,0
        bottle crate 11,0
        behind the bar counter: counter mat pub 8,2.1 @8,2 @9,2 @10,2
        bar counter left 7,3; bar counter mid 8,3 9,3 10,3; bar counter right 11,3
        beer taps 8.5,3+24; beer glass 10,3+26 7.2,3+26; till 11,3+24; biscuit jars 10.6,3+26
        bar stool 8,4 9,4 10,4 11,4
        # tables
        rug persian red medium 3.7,4.2
        pub table long 0,5; pub bench down 0,4; pub bench up 0,6; beer glass 0.6,5+24
        {cafe_table("pub table round", "pub chair green", 5, 5)}
        {cafe_table("pub table round", "pub chair", 9, 6)}
        jukebox 0,3; pub barrel 11,6 11,7; plant palm red 0,7; coat stand walnut 3,7; barrel rack 2,7 loose
        rug runner red h 4,7.5; floor lamp red 7,7
        dartboard 2,-1; string lights 0,-1 2,-1; wall shelf bottles 7.4,-1+26; picture hills 11,-1
        candle brass 4,-1+24
        """,
        "opens=17:00 closes=22:00", "drink beer; talk; listen to music; tend the bar",
    ),
)  # fmt: skip
