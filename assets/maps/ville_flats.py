"""The narrow houses of the terrace: Ryan Park's, and Giorgio Rossi's and Carlos Gomez's wall to wall."""

from __future__ import annotations

from ville_plan import bathroom, main_room, plan
from ville_recipes import bath, study

RYAN = plan(
    "Ryan Park's apartment", (65, 9), "siding blue",
    """
    ##=##=##
    #AAAAAA#
    #AAAAAA#
    #AAAAAA#
    #AAAAAA#
    #AAAAAA#
    #AAAAAA#
    #AAAAAA#
    #AAAAAA#
    #AAAAAA#
    #####AA#
    #aaa#AA#
    #aaa#AA#
    #aaa:AA#
    #aaa#AA#
    #aaa#AA#
    ##=##+##
    """,
    cap="white",
    A=main_room(
        "bed, closet, computer desk, cooking area, kitchen sink, refrigerator", "pine", "sky",
        """
        bed oak blue 0,4; nightstand oak 1,4; closet oak 2,4
        refrigerator steel 0,0; cooking area steel 1,0; kitchen sink white 2,0
        computer desk oak 4,0; chair oak up 4,1
        """,
        "Ryan Park 3,6",
    ),
    a=bathroom(bath("blue", "blue"), "bath blue", "tiles blue"),
)  # fmt: skip

GIORGIO = plan(
    "Giorgio Rossi's apartment", (92, 9), "stucco cream",
    """
    ##=##=##
    #GGGGGG#
    #GGGGGG#
    #GGGGGG#
    #GGGGGG#
    #GGGGGG#
    #GGGGGG#
    #GGGGGG#
    #GGGGGG#
    #GGGGGG#
    #####GG#
    #ggg#GG#
    #ggg#GG#
    #ggg:GG#
    #ggg#GG#
    #ggg#GG#
    ##=##+##
    """,
    G=main_room(
        "bed, blackboard, closet, cooking area, desk, kitchen sink, refrigerator", "oak", "cream stripe",
        f"""
        bed walnut teal 0,4; nightstand walnut 1,4; closet walnut 2,4
        refrigerator cream 0,0; cooking area cream 1,0; kitchen sink walnut 2,0
        blackboard small 4,-1; {study("walnut", 4, 4)}
        """,
        "Giorgio Rossi 3,6",
    ),
    g=bathroom(bath("green", "green"), "bath blue", "tiles white"),
)  # fmt: skip

CARLOS = plan(
    "Carlos Gomez's apartment", (100, 9), "stucco rose",
    """
    #=##=##
    CCCCCC#
    CCCCCC#
    CCCCCC#
    CCCCCC#
    CCCCCC#
    CCCCCC#
    CCCCCC#
    CCCCCC#
    CCCCCC#
    CC#####
    CC#ccc#
    CC#ccc#
    CC:ccc#
    CC#ccc#
    CC#ccc#
    #+##=##
    """,
    C=main_room(
        "bed, closet, cooking area, desk, kitchen sink, refrigerator", "carpet green", "mint dots",
        f"""
        bed pine green 5,4; nightstand pine 4,4; closet pine 3,4
        refrigerator yellow 3,0; cooking area red 4,0; kitchen sink pine 5,0
        {study("pine", 0, 0)}
        """,
        "Carlos Gomez 2,6",
    ),
    c=bathroom(bath("pink", "yellow"), "bath rose", "tiles white"),
)  # fmt: skip
