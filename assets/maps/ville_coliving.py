"""The artist's co-living space in the north-west."""

from __future__ import annotations

from ville_plan import bathroom, bedroom, common_room, kitchen, plan
from ville_recipes import bath, study, table_for_four

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
    A=bedroom(
        "Latoya Williams's room", "bed, closet, desk, shelf", "walnut", "lilac",
        f"bed white violet 0,0; nightstand white 1,0; {study('white', 2, 0)}; shelf white 4,0; closet white 5,0",
        "Latoya Williams 3,3",
    ),
    a=bathroom(bath("violet", "violet"), "bath rose", "tiles white", "Latoya Williams's bathroom"),
    B=bedroom(
        "Rajiv Patel's room", "bed, closet, easel, guitar", "oak", "cream stripe",
        "bed oak yellow 0,0; nightstand oak 1,0; closet oak 2,0; easel 4,1; guitar 5,0",
        "Rajiv Patel 3,3",
    ),
    b=bathroom(bath("green", "yellow"), "bath blue", "tiles white", "Rajiv Patel's bathroom"),
    C=bedroom(
        "Abigail Chen's room", "bed, closet, desk", "pine", "mint dots",
        f"bed white teal 5,0; nightstand white 4,0; {study('white', 0, 0)}; closet white 2,0",
        "Abigail Chen 3,3",
    ),
    c=bathroom(bath("teal", "teal"), "bath blue", "tiles blue", "Abigail Chen's bathroom"),
    D=bedroom(
        "Francisco Lopez's room", "bed, closet, easel, shelf", "carpet red", "rose",
        "bed walnut red 0,0; nightstand walnut 1,0; closet walnut 2,0; shelf walnut 4,0; easel 5,1",
        "Francisco Lopez 3,3",
    ),
    d=bathroom(bath("pink", "white"), "bath rose", "tiles white", "Francisco Lopez's bathroom"),
    E=bedroom(
        "Hailey Johnson's room", "bed, closet, desk, easel", "carpet blue", "sky",
        f"bed pine blue 5,0; nightstand pine 4,0; {study('pine', 2, 0)}; closet pine 0,0; easel 0,3",
        "Hailey Johnson 3,3",
    ),
    e=bathroom(bath("blue", "blue"), "bath blue", "tiles blue", "Hailey Johnson's bathroom"),
    M=common_room(
        "common room sofa, common room table", "oak", "sage",
        f"""
        common room sofa teal down 5,1; common room sofa yellow right 4,2; common room table oak 5,3 @5,4 @6,4
        common room sofa red down 16,1; common room table walnut 16,3 @16,4 @17,4
        {table_for_four("oak", "yellow", 16, 8)}
        """,
    ),
    K=kitchen(
        "refrigerator yellow 0,0; cooking area teal 1,0; kitchen sink pine 2,0; toaster 3,0;"
        "kitchen counter pine 4,0; kitchen counter pine fruit 5,0",
        more=", toaster",
    ),
)  # fmt: skip
