"""The Rose and Crown, and the apartment of its owner above it on the map."""

from __future__ import annotations

from ville_plan import Room, bathroom, main_room, plan
from ville_recipes import bath, study

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
    A=main_room(
        "bed, closet, desk, guitar, refrigerator, shelf", "walnut", "sage",
        f"""
        bed walnut green 0,0; nightstand walnut 1,0; closet walnut 2,0; {study("walnut", 3, 0)}
        shelf walnut 5,0; guitar 6,0; refrigerator red 7,0
        """,
        "Arthur Burton 3,2",
    ),
    a=bathroom(bath("blue", "green"), "bath blue", "tiles white"),
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
    P=Room(
        "pub",
        "bar customer seating, behind the bar counter, cooking area, kitchen sink, refrigerator, microphone, shelf",
        "dark oak", "pub",
        """
        stage wide 0.2,0.1; microphone 1,1
        refrigerator steel 6,0; kitchen sink walnut 7,0; cooking area black 8,0; bar shelf 9,0
        behind the bar counter: - 8,2 9,2 10,2
        bar counter left 7,3; bar counter mid 8,3 9,3 10,3; bar counter right 11,3
        bar stool 8,4 9,4 10,4
        pub table round 1,5; pub chair right 0,5; pub chair left 2,5
        pub table round 5,5; pub chair right 4,5; pub chair left 6,5
        """,
        "opens=17:00 closes=22:00", "drink beer; talk; listen to music; tend the bar",
    ),
)  # fmt: skip
