"""The artist's co-living space in the north-west: five bedrooms, a long common room, a kitchen."""

from __future__ import annotations

from ville_plan import bathroom, bedroom, common_room, kitchen, plan
from ville_recipes import bath, long_table, night, study, toast

_LATOYA = bedroom(
    "Latoya Williams's room", "bed, closet, desk, shelf", "walnut", "lilac",
    f"""
    rug persian violet medium 1.4,1.9
    bed white violet 0,0; {night("white", "pink", 1)} {study("white", "violet", 2)}
    shelf white 4,0; closet white 5,0
    camera tripod 0,3; softbox 1,3; ring light 3,4 free; suitcase 0,4; armchair pink left 4,3
    plant fern white 5,4; photographs 1,4
    picture photographs 2.5,-1+24; poster travel 0,-1
    """,
    "Latoya Williams 3,3",
)  # fmt: skip

_RAJIV = bedroom(
    "Rajiv Patel's room", "bed, closet, easel, guitar", "oak", "cream stripe",
    f"""
    rug round yellow large 1.4,1.7
    bed oak yellow 0,0; {night("oak", "yellow", 1)} closet oak 2,0; easel landscape 4,0; guitar amber 5,0
    canvases 3,0; paint pots 3,1 free; canvases 0,4; pouf red 3,3; plant cactus red 0,3; plant palm blue 5,4
    picture shapes 0,-1; canvases 1,4 free; clothes heap 2,4 free
    """,
    "Rajiv Patel 2,3",
)  # fmt: skip

_ABIGAIL = bedroom(
    "Abigail Chen's room", "bed, closet, desk", "pine", "mint dots",
    f"""
    rug space 1.5,1.8
    {study("white", "green", 0)} closet white 2,0; bookcase white 1 3,0; nightstand white 4,0
    lava lamp 4,0+21; bed white teal 5,0
    bean bag yellow 3,3; toys 4,4; plant snake teal 0,3; printer 0,4; waste basket 2,4; floor lamp green 5,4
    poster space 0,-1+26; picture night 5,-1; poster film 3,-1+30; drawing tablet 0.4,0+26; pizza box 1,3 free
    """,
    "Abigail Chen 2,3",
)  # fmt: skip

_FRANCISCO = bedroom(
    "Francisco Lopez's room", "bed, closet, easel, shelf", "carpet red", "rose",
    f"""
    rug persian red medium 1.2,1.9
    bed walnut red 0,0; {night("walnut", "red", 1)} closet walnut 2,0; shelf walnut 4,0; easel portrait 5,0
    folding screen red 0,4 ; music stand 4,3; coat stand walnut 2,4; plant camellia yellow 5,4
    picture portrait 0,-1; poster film 1,-1; costume rack 4,4 free loose
    """,
    "Francisco Lopez 2,3",
)  # fmt: skip

_HAILEY = bedroom(
    "Hailey Johnson's room", "bed, closet, desk, easel", "carpet blue", "sky",
    f"""
    rug striped yellow medium 1.5,1.9
    closet pine 0,0; {study("pine", "blue", 2)} {night("pine", "blue", 4)} bed pine blue 5,0
    easel abstract 0,2; book pile 1,4; armchair cream left 4,3; floor lamp cream 5,4; waste basket 4,1
    side table pine 3,4; plant fern white 0,4
    picture hills 5,-1; wall shelf books 2.5,-1+26
    """,
    "Hailey Johnson 2,3",
)  # fmt: skip

_COMMON = common_room(
    "common room sofa, common room table", "oak", "sage",
    """
    # by the fire
    rug persian teal large 4.5,1.0
    bookcase oak 1 0,0; bookcase oak 2 1,0; plant palm blue 2,0; floor lamp yellow 4,0; fireplace brick 5,0
    log basket 7,0; bookcase oak 1 8,0; bookcase oak 2 9,0
    common room sofa yellow right 4,1; common room sofa green left 8,1; common room table oak 5,2 @6,1 @5,3
    pet basket red 9,2; cat ginger 7,1 free
    keyboard 0,2; music stand 2,2; plant rubber tree white 0,4; record player 1,4; pouf teal 6,4
    pouf yellow 7,4
    # where they paint
    rug round red large 10.7,1.2
    easel flowers 11,0; paint pots 11,1 free; canvases 12,0; easel sea 13,0; stool oak 12,2
    folding screen green 10,3
    canvases 10,4; plant orange tree blue 16,0
    # where they play
    rug striped teal medium 18.5,1.5
    television 19,0; common room sofa red up 19,3; bean bag blue 18,2; bean bag red 21,2; aquarium 17,0
    grandfather clock oak 22,0; table football 15,3; plant palm white 24,0; floor lamp red 24,5
    bookcase oak 2 21,0
    # the long table, and the door
    common room table: dining table oak yellow 14,8 @14,7 @15,7 @14,9 @15,9
    common room table: dining table oak yellow 16,8 @16,7 @17,7 @16,9 @17,9
    chair oak red down 14,7 16,7; chair oak blue down 15,7; chair oak yellow down 17,7
    chair oak green up 14,9 17,9; chair oak red up 15,9; chair oak yellow up 16,9
    vase sunflowers blue 15.5,8+22; tea set 14.6,8+18; book pile 17,8+20
    plant palm red 11,7; plant orange tree blue 20,7; bookcase oak 1 12,7
    rug runner red h 14,10.4; coat stand oak 18,11; umbrella stand 13,11; moving box 11,11; moving boxes 12,11
    plant snake teal 20,11; canvases 19,11; guitar red 20,9; stool oak 19,9
    # on the walls
    picture hills 2,-1; picture autumn 7,-1; notice board 10,-1; string lights 15,-1 17,-1 19,-1
    picture shapes wide 15,-1
    poster valentine 18,-1; picture cat 24,-1; picture sea wide 22,-1+32
    plant cactus yellow 14,3 free; rug persian red small 20.5,4.2
    """,
)  # fmt: skip

_KITCHEN = kitchen(
    f"""
    refrigerator yellow 0,0; cooking area teal 1,0; kitchen sink pine 2,0; {toast("pine", 3)}
    kitchen counter pine fruit 4,0; kitchen counter pine jars 5,0
    rug checked green small 1.9,2.6
    {long_table("pine", "green", "green", 2, 3)}
    plant roses white 5,4; waste basket 5,3; pet bowls 0,4; flower pot herbs red 5,2
    wall shelf cups 4.4,-1+24; clock round 3,-1+28; utensils 2,-1+26
    """,
    more=", toaster",
)

CO_LIVING = plan(
    "artist's co-living space", (10, 9), "planks green",
    """
    ##=##=###=###=##=###=###=##=###=##
    #AAAAAA#aaa#BBBBBB#bbb#CCCCCC#ccc#
    #AAAAAA#aaa#BBBBBB#bbb#CCCCCC#ccc#
    #AAAAAA#aaa#BBBBBB#bbb#CCCCCC#ccc#
    #AAAAAA:aaa#BBBBBB:bbb#CCCCCC:ccc#
    #AAAAAA#aaa#BBBBBB#bbb#CCCCCC#ccc#
    #AAAAAA#aaa#BBBBBB#bbb#CCCCCC#ccc#
    ####+##########+########+#########
    #MMMMMMMMMMMMMMMMMMMMMMMMM#KKKKKK#
    #MMMMMMMMMMMMMMMMMMMMMMMMM#KKKKKK#
    #MMMMMMMMMMMMMMMMMMMMMMMMM:KKKKKK#
    #MMMMMMMMMMMMMMMMMMMMMMMMM:KKKKKK#
    #MMMMMMMMMMMMMMMMMMMMMMMMM#KKKKKK#
    #MMMMMMMMMMMMMMMMMMMMMMMMM#KKKKKK#
    ####+#######MMMMMMMMMM##+#########
    #DDDDDD#ddd#MMMMMMMMMM#EEEEEE#eee#
    #DDDDDD#ddd#MMMMMMMMMM#EEEEEE#eee#
    #DDDDDD#ddd#MMMMMMMMMM#EEEEEE#eee#
    #DDDDDD:ddd#MMMMMMMMMM#EEEEEE:eee#
    #DDDDDD#ddd#MMMMMMMMMM#EEEEEE#eee#
    #DDDDDD#ddd#MMMMMMMMMM#EEEEEE#eee#
    ##=##=###=###%%#++#%%###=##=###=##
    """,
    cap="white",
    front="""
    door double glass white 16,21; porch steps double 15.9,22; sign artists 15.75,21+36
    flower box mixed 2,21 5,21 24,21 27,21; flower box pink 9,21 31,21; flower box wide mixed 13,21 19,21
    ivy 0,21; ivy hanging 6.5,21; ivy blossom 29,21; ivy wide 32,21; wall lantern black 15,21 18,21
    bunting 4 11.6,21; bunting 4 18.4,21; trellis pink 11,21; trellis white 22,21
    """,
    A=_LATOYA, B=_RAJIV, C=_ABIGAIL, D=_FRANCISCO, E=_HAILEY, M=_COMMON, K=_KITCHEN,
    a=bathroom(bath("violet", "violet", "plant fern white 0,4"), "bath rose", "tiles white",
               "Latoya Williams's bathroom"),
    b=bathroom(bath("green", "yellow", "washing machine 0,4"), "bath blue", "tiles white",
               "Rajiv Patel's bathroom"),
    c=bathroom(bath("teal", "teal", "plant snake blue 0,4"), "bath blue", "tiles blue",
    "Abigail Chen's bathroom"),
    d=bathroom(bath("pink", "white", "washing machine 0,4"), "bath rose", "tiles white",
               "Francisco Lopez's bathroom"),
    e=bathroom(bath("blue", "blue", "plant fern blue 0,4"), "bath blue", "tiles blue",
    "Hailey Johnson's bathroom"),
)  # fmt: skip
