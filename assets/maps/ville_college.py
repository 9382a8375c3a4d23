"""Oak Hill College."""

from __future__ import annotations

from ville_plan import Room, plan

COLLEGE = plan(
    "Oak Hill College", (112, 11), "college brick",
    """
    ##=#######=###=####=##
    #CCCCCCCCCCC#LLLLLLLL#
    #CCCCCCCCCCC#LLLLLLLL#
    #CCCCCCCCCCC#LLLLLLLL#
    #CCCCCCCCCCC#LLLLLLLL#
    #CCCCCCCCCCC#LLLLLLLL#
    #CCCCCCCCCCC#LLLLLLLL#
    #CCCCCCCCCCC#LLLLLLLL#
    #CCCCCCCCCCC#LLLLLLLL#
    #CCCCCCCCCCC#LLLLLLLL#
    #########+#####+######
    #HHHHHHHHHHHHHHHHHHHH#
    #HHHHHHHHHHHHHHHHHHHH#
    #HHHHHHHHHHHHHHHHHHHH#
    #HHHHHHHHHHHHHHHHHHHH#
    #HHHHHHHHHHHHHHHHHHHH#
    #=#%%#=###++###=#%%#=#
    """,
    cap="stone",
    C=Room(
        "classroom", "blackboard, classroom podium, classroom student seating", "oak", "school green",
        """
        blackboard 4,-1 @4,0 @5,0; classroom podium 7,1
        classroom student seating: student desk 1,3 3,3 5,3 7,3 1,5 3,5 5,5 7,5
        """,
        "opens=08:00 closes=18:00", "attend class; teach; take notes; study",
    ),
    L=Room(
        "library", "bookshelf, library sofa, library table", "carpet red", "library panel",
        """
        bookshelf 0,0 2,0 4,0 6,0; library table 2,3; library table 2,5; library sofa green down 5,4
        """,
        "opens=07:00 closes=23:00", "read; study; do research; write a paper",
    ),
    H=Room("hallway", "", "college tile", "school green", "", "opens=07:00 closes=23:00", "walk; talk"),
)  # fmt: skip
