"""The three small houses by the lake: Adam Smith's, Yuriko Yamamoto's and the Moores'."""

from __future__ import annotations

from ville_plan import bathroom, main_room, plan
from ville_recipes import bath, kitchen_row, night, study, table_for_two

_COTTAGE = """
    ##=##=###
    #AAAAAAA#
    #AAAAAAA#
    #AAAAAAA#
    #AAAAAAA#
    #AAAAAAA#
    #AAAAAAA#
    #####AAA#
    #aaa#AAA#
    #aaa#AAA#
    #aaa:AAA#
    #aaa#AAA#
    ##=##=+##
    """

ADAM = plan(
    "Adam Smith's house", (12, 61), "timber", _COTTAGE,
    cap="dark",
    front="""
    door oak 6,12; porch steps wood 5.9,13; house number 21 7,12; wall lantern brass 4,12
    flower box red 2,12 5,12
    ivy wide 0,12; ivy roses 8,12; chimney brick 7,0; log basket 3,13 free loose
    """,
    A=main_room(
        "bed, closet, cooking area, desk, kitchen sink, refrigerator", "walnut", "library panel",
        f"""
        rug persian brown large 1.4,1.8
        bed walnut red 0,0; closet walnut 1,0; {study("walnut", "red", 2)}
        {kitchen_row("cream", "black", "walnut", 4)}
        typewriter 3,2 free loose; bookcase walnut 1 0,3; bookcase walnut 2 1,3; armchair brown right 2,3
        {table_for_two("walnut", "bare", "green", 5, 3)} book pile 0,4 free
        room globe walnut 3,4 free loose; plant palm red 4,4 loose free
        picture night 0,-1; wall shelf books 2.5,-1+26; clock round 6,-1+30
        plant fern red 6,7; rug runner brown v 5.1,7.0; coat stand walnut 4,7
        grandfather clock walnut 6,5 loose; rug striped brown small 4.4,4.6
        """,
        "Adam Smith 2,4",
    ),
    a=bathroom(bath("blue", "white", "plant snake white 0,2", towels="1,2", basket="1,3"), "bath blue",
    "tiles white"),
)  # fmt: skip

YURIKO = plan(
    "Yuriko Yamamoto's house", (23, 61), "siding yellow", _COTTAGE,
    cap="white",
    front="""
    door red 6,12; porch steps stone 5.9,13; house number 22 7,12; wall lantern black 4,12
    flower box wide pink 1.5,12
    flower box pink 5,12; trellis pink 0,12; trellis white 8,12; flower basket pink 3,12; chimney stone 7,0
    """,
    A=main_room(
        "bed, closet, cooking area, desk, kitchen sink, refrigerator, shelf", "pine", "mint dots",
        f"""
        rug persian pink medium 1.2,1.7
        bed white pink 0,0; closet white 1,0; {study("white", "violet", 2)}
        {kitchen_row("teal", "white", "white", 4)}
        shelf white 0,3; drawers white 1,3; vase roses white 1,3+30
        {table_for_two("white", "red", "red", 5, 3)} tea set 5,3+22; cat black 2,3 free
        plant roses white 6,5
        picture flowers 0,-1; wall shelf plants 2,-1+26; picture certificate 3,-1+28; utensils 6,-1+26
        plant orange tree blue 6,7; rug runner blue v 5.1,7.0; umbrella stand 4,7; armchair pink up 2,5 free
        plant palm white 0,5 free; rug round violet small 4.4,4.7
        """,
        "Yuriko Yamamoto 2,4",
    ),
    a=bathroom(bath("pink", "pink", "plant fern white 0,2", towels="1,2", basket="1,3"), "bath rose",
    "tiles white"),
)  # fmt: skip

MOORE = plan(
    "Moore family's house", (33, 61), "siding blue", _COTTAGE,
    cap="white",
    front="""
    door white 6,12; porch steps wood 5.9,13; house number 23 7,12; wall lantern brass 4,12
    flower box white 2,12 5,12; banner red star 3,12; ivy hanging 0.2,12; trellis red 8,12; weathercock 4,0
    chimney red 7,0
    """,
    A=main_room(
        "bed, closet, common room sofa, cooking area, desk, kitchen sink, refrigerator", "oak", "sky",
        f"""
        rug persian navy large 0.6,2.2
        bed double oak blue 0,0; closet oak 2,0; {night("oak", "blue", 3)}
        {kitchen_row("blue", "cream", "oak", 4)}
        common room sofa red down 0,3; side table oak 2,3; {study("oak", "blue", 4, 3)} model ship 6,3
        none: easel sea 2,4; chest oak 6,1 loose free; paint pots 1,4 free loose; floor lamp blue 6,4
        plant roses blue 6,7; rug runner blue v 5.1,7.0; umbrella stand 4,7; picture sea wide 0.5,-1
        map world 3,-1+32; utensils 6,-1+26; record player 4,8 loose
        """,
        "Sam Moore 1,4; Jennifer Moore 2,2",
    ),
    a=bathroom(bath("teal", "teal", "plant snake teal 0,2", towels="1,2", basket="1,3"), "bath blue",
    "tiles blue"),
)  # fmt: skip
