"""The dorm of Oak Hill College with its garden."""

from __future__ import annotations

from ville_plan import bathroom, bedroom, common_room, garden, kitchen, plan
from ville_recipes import bath, study

DORM = plan(
    "Dorm for Oak Hill College", (110, 33), "brick",
    """
    ~~~~~~~~~~~~~~~~~~~~~~~~
    ~GGGGGGGGGGGGGGGGGGGGGG~
    ~GGGGGGGGGGGGGGGGGGGGGG~
    ~GGGGGGGGGGGGGGGGGGGGGG~
    GGGGGGGGGGGGGGGGGGGGGGG~
    GGGGGGGGGGGGGGGGGGGGGGG~
    ~GGGGGGGGGGGGGGGGGGGGGG~
    ~GGGGGGGGGGGGGGGGGGGGGG~
    ~GGGGGGGGGGGGGGGGGGGGGG~
    ##=#=###+###=#=##=###=##
    #KKKKK#CC#UUUUU#mmm#www#
    #KKKKK#CC#UUUUU#mmm#www#
    #KKKKK#CC#UUUUU#mmm#www#
    #KKKKK#CC#UUUUU#mmm#www#
    #KKKKK#CC#UUUUU#mmm#www#
    #KKKKK#CC#UUUUU#mmm#www#
    ###+###CC###+####+###+##
    #CCCCCCCCCCCCCCCCCCCCCC#
    #CCCCCCCCCCCCCCCCCCCCCC#
    :CCCCCCCCCCCCCCCCCCCCCC#
    :CCCCCCCCCCCCCCCCCCCCCC#
    #CCCCCCCCCCCCCCCCCCCCCC#
    #CCCCCCCCCCCCCCCCCCCCCC#
    ###+#####+###CC####+####
    #WWWWW#AAAAA#CC#RRRRRRR#
    #WWWWW#AAAAA#CC#RRRRRRR#
    #WWWWW#AAAAA#CC#RRRRRRR#
    #WWWWW#AAAAA#CC#RRRRRRR#
    #WWWWW#AAAAA#CC#RRRRRRR#
    #WWWWW#AAAAA#CC#RRRRRRR#
    ##=#=###=#=##++##=#%%=##
    """,
    cap="stone", fence="fence wood",
    K=kitchen(
        "refrigerator white 0,0; cooking area white 1,0; kitchen sink white 2,0; toaster 3,0;"
        "kitchen counter white fruit 4,0",
        more=", toaster",
    ),
    C=common_room(
        "common room sofa, common room table, pool table", "oak", "dorm",
        """
        common room sofa green down 11,8; common room table oak 11,10
        pool table 2,9 ; common room table oak 17,9
        """,
    ),
    U=bedroom(
        "Klaus Mueller's room", "bed, closet, desk, game console", "carpet blue", "dorm",
        f"bed oak blue 4,0; closet oak 3,0; {study('oak', 1, 0)}; game console 0,0",
        "Klaus Mueller 2,3",
    ),
    m=bathroom(bath("blue", "blue"), "bath blue", "tiles blue", "man's bathroom"),
    W=bedroom(
        "Wolfgang Schulz's room", "bed, closet, desk, game console, lifting weight", "carpet green", "dorm",
        f"bed pine green 0,0; closet pine 1,0; {study('pine', 3, 0)}; lifting weight 0,3; game console 4,3",
        "Wolfgang Schulz 2,3",
    ),
    A=bedroom(
        "Ayesha Khan's room", "bed, closet, desk, shelf", "carpet violet", "lilac",
        f"bed white violet 0,0; closet white 1,0; {study('white', 3, 2)}; shelf white 3,0; nightstand white 4,0",
        "Ayesha Khan 2,3",
    ),
    R=bedroom(
        "Maria Lopez's room", "bed, blackboard, closet, computer, desk", "carpet red", "rose",
        f"bed white red 0,0; nightstand white 1,0; blackboard small 2,-1; {study('white', 4, 0)}; computer 6,0; closet white 0,3",
        "Maria Lopez 3,3",
    ),
    w=bathroom(bath("pink", "pink"), "bath rose", "tiles white", "woman's bathroom"),
    G=garden(
        "dorm garden",
        "dorm garden: vegetable bed tomato 2,2; dorm garden: vegetable bed carrot 5,2;"
        "dorm garden: flower garden mixed 14,2",
    ),
)  # fmt: skip
