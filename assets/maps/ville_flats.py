"""The narrow houses of the terrace: Ryan Park's, and Giorgio Rossi's and Carlos Gomez's wall to wall."""

from __future__ import annotations

from ville_plan import bathroom, main_room, plan
from ville_recipes import bath, kitchen_row, night, study, table_for_two

RYAN = plan(
    "Ryan Park's apartment", (65, 9), "siding blue",
    """
    ##=##=##
    #AAAAAA#
    #AAAAAA#
    #AAAAAA#
    #AAAAAA#
    ####AAA#
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
    front="""
    door blue 5,16; porch steps stone 4.9,17; house number 3 4,16; wall lantern black 6,16
    flower box white 2,16
    drainpipe white 0,16; ivy hanging 2.6,16; trellis white 1,16; chimney stone 3,0; gutter 3 1,16
    """,
    A=main_room(
        "bed, closet, computer desk, cooking area, kitchen sink, refrigerator", "pine", "sky",
        f"""
        rug checked blue medium 2.4,1.7
        bed oak blue 0,0; {night("oak", "blue", 1)} closet oak 2,0; computer desk oak 4,0
        chair oak blue up 4,1
        printer 3,0; server rack 5,2; pizza box 0,2 free; skateboard 5,12 free; poster space 3,-1+26
        picture shapes 0,-1; clock round 2,4+28
        utensils 1.6,4+26
        {kitchen_row("steel", "steel", "white", 0, 5)} kitchen counter white jars 3,5 loose free
        {table_for_two("oak", "bare", "blue", 1, 7)} bean bag blue 4,7; plant fern teal 5,5
        rug runner blue v 3.9,10; coat stand oak 5,10; moving box 5,13; plant palm white 5,8
        """,
        "Ryan Park 3,3",
    ),
    a=bathroom(bath("blue", "blue", "washing machine 0,3"), "bath blue", "tiles blue"),
)  # fmt: skip

GIORGIO = plan(
    "Giorgio Rossi's apartment", (92, 9), "stucco cream",
    """
    ##=##=##
    #GGGGGG#
    #GGGGGG#
    #GGGGGG#
    #GGGGGG#
    ####GGG#
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
    front="""
    door green 5,16; porch steps sandstone 4.9,17; house number 11 4,16; wall lantern green 6,16
    flower box yellow 2,16; ivy wide 0,16; flower basket yellow 3,16; chimney brick 2,0
    """,
    G=main_room(
        "bed, blackboard, closet, cooking area, desk, kitchen sink, refrigerator", "oak", "cream stripe",
        f"""
        rug persian blue medium 1.6,1.8
        bed walnut teal 0,0; closet walnut 1,0; blackboard small 2,0; {study("walnut", "", 4)}
        telescope 5,2; solids 4,2 free; room globe walnut 1,2; plant cactus white 0,2
        picture certificate 0,-1
        picture night 2,-1+34; utensils 2,4+26; wall shelf books 4.4,-1+26
        {kitchen_row("cream", "cream", "walnut", 0, 5)} bookcase walnut 1 3,5 loose
        {table_for_two("walnut", "green", "green", 1, 7)} book pile 4,6 free; armchair green left 5,6
        floor lamp green 5,5; rug runner green v 4.1,9.5; umbrella stand 5,10; plant snake white 5,13
        """,
        "Giorgio Rossi 3,3",
    ),
    g=bathroom(bath("green", "green", "plant snake white 0,3"), "bath blue", "tiles white"),
)  # fmt: skip

CARLOS = plan(
    "Carlos Gomez's apartment", (100, 9), "stucco rose",
    """
    #=##=##
    CCCCCC#
    CCCCCC#
    CCCCCC#
    CCCCCC#
    CCC####
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
    front="""
    door teal 1,16; porch steps sandstone 0.9,17; house number 12 2,16; wall lantern brass 0,16
    flower box pink 4,16; ivy wisteria 4.6,16; trellis red 3,16; flower basket pink 5,16; ivy 6,16
    chimney red 5,0
    """,
    C=main_room(
        "bed, closet, cooking area, desk, kitchen sink, refrigerator", "carpet green", "mint dots",
        f"""
        rug persian brown medium 1.4,1.8
        bed pine green 5,0; {night("pine", "yellow", 4)} closet pine 3,0; {study("pine", "yellow", 0)}
        bookcase pine 1 2,0; book pile 0,2; plant fern red 1,3; watering can 2,2 free
        vase sunflowers blue 0,3
        picture autumn 5,-1; picture flowers tall 2,-1+30; wall shelf plants 0,-1+26; utensils 5,4+26
        {kitchen_row("yellow", "red", "pine", 3, 5)}
        {table_for_two("pine", "yellow", "yellow", 4, 7)} armchair yellow right 0,6; typewriter 1,7
        plant palm yellow 0,5
        plant roses blue 0,8; rug runner green v 0.1,9.5; plant orange tree white 1,13; coat stand pine 0,10
        """,
        "Carlos Gomez 2,3",
    ),
    c=bathroom(bath("pink", "yellow", "plant camellia yellow 0,3"), "bath rose", "tiles white"),
)  # fmt: skip
