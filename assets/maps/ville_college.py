"""Oak Hill College: a classroom and a library above the hall."""

from __future__ import annotations

from ville_plan import Room, plan

_CLASSROOM = Room(
    "classroom", "blackboard, classroom podium, classroom student seating", "oak", "school green",
    """
    globe 0,0; bookcase oak 1 1,0; blackboard 4,0 @4,1 @6,1; bookcase oak 2 9,0; skeleton 8,0
    drawers oak 10,0; classroom podium 7,1 @8,1; teacher desk 1,2
    rug striped green medium 3.5,1.2
    student desk 1,3 3,3 5,3 7,3 9,3 1,5 3,5 5,5 7,5 9,5
    lectern 0,7; telescope 10,7; book cart 0,4; plant rubber tree blue 10,2; map world 2.4,-1
    clock school 7.4,-1; poster plant 8,-1+22; solids 0,7 free; chemistry bench 5,7; plant palm white 1,7 free
    """,
    "opens=08:00 closes=18:00", "attend class; teach; take notes; study",
)  # fmt: skip

_LIBRARY = Room(
    "library", "bookshelf, library sofa, library table", "carpet red", "library panel",
    """
    bookshelf stack 1 0,0; bookshelf stack 2 2,0; bookshelf stack 3 4,0; bookshelf stack 4 6,0
    bookshelf stack 3 0,3; library table 4,3; library chair right 3,3; library chair left 6,3; globe 7,3
    library table 4,6; library chair right 3,6; library chair left 6,6; book cart 7,5
    card catalogue 7,6 loose
    rug persian navy medium 0.0,4.9; library sofa green down 0,5; lectern 2,5; plant palm white 0,7
    none: floor lamp green 2,4; plant palm blue 7,7; book pile 1,7
    """,
    "opens=07:00 closes=23:00", "read; study; do research; write a paper",
)  # fmt: skip

_HALL = Room(
    "hallway", "", "college tile", "school green",
    """
    rug runner red h 6,1.5; rug runner red h 10,1.5; rug runner red h 2,1.5; rug runner red h 14,1.5
    newspaper rack 5,3
    lockers 0,0 2,0 4,0; notice stand 6,0; plant palm white 9,0 13,0; vending machine 10,0
    waiting chairs 11,0
    trophy case 15,0; lockers 17,0; bust 19,0; plant rubber tree blue 0,3 19,3; bench up 3,3 15,3
    clock school 9,-1+28; picture hills wide 11.4,-1+22; picture portrait 13,-1+24
    map town 7.2,-1
    """,
    "opens=07:00 closes=23:00", "walk; talk",
)  # fmt: skip

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
    front="""
    door double oak 10,16; porch steps double 9.9,17; sign college 9.6,16+32; wall lantern brass 9,16 12,16
    clock gable 9.9,0; finial stone 0,0 21,0; banner green oak 8,16 13,16; ivy wide 0,16 20,16; ivy 5,16 16,16
    flower box wide white 3,16 17,16; flower box white 1,16 6,16 15,16 20,16; weathercock 4,0
    banner blue oak 2,16 19,16
    """,
    C=_CLASSROOM, L=_LIBRARY, H=_HALL,
)  # fmt: skip
