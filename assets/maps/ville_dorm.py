"""The dorm of Oak Hill College with its garden."""

from __future__ import annotations

from ville_plan import bathroom, bedroom, common_room, garden, kitchen, plan
from ville_recipes import bath, long_table, night, study, toast

_COMMON = common_room(
    "common room sofa, common room table, pool table", "oak", "dorm",
    """
    # the hall to the garden
    plant palm white 6,0; rug runner green v 6.4,1.2
    # pool
    rug persian green large 1.4,8.4
    cue rack 4,7; jukebox 0,7; pool table 2,9; bean bag red 0,9 free; common room chair right 0,11 free
    plant palm red 0,10 free
    # television
    rug striped blue medium 8.5,8.3
    television 9,7; common room sofa green up 9,10; bean bag blue 8,8; bean bag yellow 11,8
    plant snake blue 8,7
    common room table oak 9,9 @8,9 @11,9
    vending machine 13,7; notice stand 14,7; aquarium 12,7 free loose
    # the table, and what else one plays
    common room table: dining table oak red 18,9 @18,8 @19,8 @18,10 @19,10
    chair oak red down 18,8 19,8; chair oak red up 18,10 19,10
    table football 14,10; rug round red large 17.5,8.6; plant cactus yellow 6,10 free
    armchair brown right 13,9 free loose; lockers 18,7; plant rubber tree blue 21,7; none: bookcase oak 1 17,7
    plant fern red 21,10
    floor lamp red 21,9; plant palm blue 16,11 free; none: guitar amber 17,11
    poster film 1,6; dartboard 3,6; poster band 5,6; poster travel 8,6+26; poster space 10,6
    notice board 9,6+30; string lights 12,6 14,6 17,6
    poster election 21,6+26
    # the hall to the street
    rug runner green v 12.4,14.0; plant palm white 12,14; umbrella stand 12,17 free
    """,
)  # fmt: skip

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
    front="""
    door double green 13,30; door green 8,9; porch steps double 12.9,31; sign dorm 13.3,30+34
    wall lantern black 12,30 15,30
    flower box white 2,30 4,30 8,30 10,30 17,30 21,30; flower box wide white 19,30; ivy wide 0,30 5,30
    ivy hanging 22.3,30
    ivy 16,30; banner green oak 6,30 ; banner blue oak 23,30; drainpipe copper 11,30; bunting 4 6.5,30
    ivy corner 18,30
    """,
    K=kitchen(
        f"""
        refrigerator white 0,0; cooking area white 1,0; kitchen sink white 2,0; {toast("white", 3)}
        kitchen counter white fruit 4,0
        rug checked red small 1.4,2.6; {long_table("pine", "bare", "red", 1, 3)} waste basket 4,3
        plant fern red 4,4; microwave 4,0+26
        """,
        more=", toaster",
    ),
    C=_COMMON,
    U=bedroom(
        "Klaus Mueller's room", "bed, closet, desk, game console", "carpet blue", "dorm",
        f"""
        rug persian navy small 2.2,2.0
        {study("oak", "blue", 0)} closet oak 2,0; {night("oak", "blue", 3)} bed oak blue 4,0
        game console 0,3 @1,4; none: bookcase oak 1 4,3; book pile 3,3 free; plant snake blue 4,4
        bean bag blue 1,4 free; pizza box 2,4 free; poster election 0,-1+26; wall shelf books 0.7,-1+27
        """,
        "Klaus Mueller 2,3",
    ),
    m=bathroom(bath("blue", "blue", "washing machine 0,3"), "bath blue", "tiles blue", "man's bathroom"),
    W=bedroom(
        "Wolfgang Schulz's room", "bed, closet, desk, game console, lifting weight", "carpet green", "dorm",
        f"""
        rug striped green small 1.9,2.0
        bed pine green 0,0; closet pine 1,0; {study("pine", "green", 3)} trophy 4.6,0+30
        lifting weight 0,3; game console 3,3; chemistry bench 4,2 free loose; poster band 0,-1
        wall shelf trophies 3.4,-1+27
        """,
        "Wolfgang Schulz 2,2",
    ),
    A=bedroom(
        "Ayesha Khan's room", "bed, closet, desk, shelf", "carpet violet", "lilac",
        f"""
        rug persian violet small 1.4,1.6
        bed white violet 0,0; closet white 1,0; shelf white 3,0; bookcase white 1 4,0
        {study("white", "violet", 3, 3)} plant roses violet 0,4; floor lamp pink 0,3; book pile 2,3 free
        picture flowers 0,-1
        """,
        "Ayesha Khan 2,3",
    ),
    R=bedroom(
        "Maria Lopez's room", "bed, blackboard, closet, computer, desk", "carpet red", "rose",
        f"""
        rug space 2.4,1.8
        bed white red 0,0; closet white 1,0; plant snake red 2,0; computer 4,0; {study("white", "red", 5)}
        blackboard small 0,3; telescope 6,3; lava lamp 5,3 free; bean bag red 5,4; camera tripod 3,3 free
        poster space 2,-1+24; poster film 0,-1; string lights 5,-1; ring light 1,3 loose free
        clothes heap 2,4 free
        """,
        "Maria Lopez 3,2",
    ),
    w=bathroom(bath("pink", "pink", "plant fern white 0,3"), "bath rose", "tiles white", "woman's bathroom"),
    G=garden(
        "dorm garden",
        """
        dorm garden: dorm garden bed 2,1; dorm garden: vegetable bed carrot 5,1
        dorm garden: vegetable bed tomato 2,4
        dorm garden: flower garden mixed 13,1; dorm garden: flower garden sunflower 13,5; scarecrow 5,5
        rain barrel 1,0
        picnic table 17,2; picnic table 19,5; parasol blue 19,2; garden chair 16,2 free; laundry line 8,6
        bench down 9,1
        apple tree 1 1,6; oak small 1 21,1; lime tree 1 16,6; bush roses 7,0; bush white 8,0; bush pink 12,0
        bush violet 15,0
        bird bath 11,2; bicycle green 3,6; bush berries 21,6; lantern post 7,3; lantern post 15,3
        topiary 5,7 free; bin 12,6
        stepping stones 1 7,6 7,7; stepping stones 2 8,5; stepping stones 1 7,4
        """,
    ),
)  # fmt: skip
