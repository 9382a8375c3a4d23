"""The three family houses with their front gardens."""

from __future__ import annotations

from ville_plan import bathroom, bedroom, common_room, garden, kitchen, plan
from ville_recipes import bath, kitchen_row, study

_HOUSE = """
    ##=##=###=###=##
    #TTTTT#BBB#OOOO#
    #TTTTT#BBB#OOOO#
    #TTTTT#BBB#OOOO#
    #TTTTT#BBB#OOOO#
    #TTTTT#BBB#OOOO#
    #TTTTT#BBB#OOOO#
    #####+##+###+###
    #KKK#CCCCCCCCCC#
    #KKK#CCCCCCCCCC#
    #KKK:CCCCCCCCCC#
    #KKK:CCCCCCCCCC#
    #KKK#CCCCCCCCCC#
    #KKK#CCCCCCCCCC#
    ##%###=#+#=#%%##
    ~GGGGGGGGGGGGGG~
    ~GGGGGGGGGGGGGG~
    ~GGGGGGGGGGGGGG~
    ~GGGGGGGGGGGGGG~
    ~GGGGGGGGGGGGGG~
    ~~~~~~~~G~~~~~~~
    """

TAMARA_AND_CARMEN = plan(
    "Tamara Taylor and Carmen Ortiz's house", (50, 63), "stucco rose", _HOUSE,
    cap="white",
    T=bedroom(
        "Tamara Taylor's room", "bed, closet, desk", "walnut", "lilac",
        f"bed white violet 0,0; closet white 1,0; {study('white', 3, 0)}",
        "Tamara Taylor 2,3",
    ),
    O=bedroom(
        "Carmen Ortiz's room", "bed, closet, guitar", "oak", "cream stripe",
        "bed oak red 3,0; closet oak 1,0; guitar 0,0", "Carmen Ortiz 1,3",
    ),
    B=bathroom(bath("violet", "violet"), "bath rose", "tiles white"),
    C=common_room(
        "common room table, shelf", "oak", "sage",
        "shelf oak 1,0 2,0; common room table oak 4,2 @3,2 @6,2; chair oak right 3,2; chair oak left 6,2",
    ),
    K=kitchen(kitchen_row("red", "white", 0)),
    G=garden("house garden", "house garden: vegetable bed carrot 1,1; house garden: vegetable bed tomato 11,1"),
)  # fmt: skip

MORENO = plan(
    "Moreno family's house", (68, 63), "red brick", _HOUSE,
    T=bedroom(
        "Tom and Jane Moreno's bedroom", "bed, closet, desk", "carpet blue", "sky",
        f"bed double oak blue 0,0; closet oak 2,0; {study('oak', 3, 0)}",
        "Tom Moreno 2,3; Jane Moreno 3,3",
    ),
    O=bedroom(
        "empty bedroom", "bed, closet, guitar", "pine", "cream stripe", "bed pine green 3,0; closet pine 1,0; guitar 0,0"
    ),
    B=bathroom(bath("blue", "blue"), "bath blue", "tiles blue"),
    C=common_room(
        "common room table, harp, shelf", "walnut", "rose",
        "shelf walnut 1,0; harp 8,0; common room table walnut 4,2 @3,2 @6,2; chair walnut right 3,2;"
        "chair walnut left 6,2",
    ),
    K=kitchen(kitchen_row("teal", "oak", 0)),
    G=garden(
        "house garden, garden chair",
        "house garden: vegetable bed cabbage 1,1; house garden: vegetable bed pumpkin 1,3;"
        "garden chair down 11,2 13,2",
    ),
)  # fmt: skip

LIN = plan(
    "Lin family's house", (88, 63), "siding yellow", _HOUSE,
    cap="white",
    T=bedroom(
        "Mei and John Lin's bedroom", "bed, closet, desk", "carpet red", "rose",
        f"bed double walnut red 0,0; closet walnut 2,0; {study('walnut', 3, 0)}",
        "Mei Lin 2,3; John Lin 3,3",
    ),
    O=bedroom(
        "Eddy Lin's bedroom", "bed, closet, desk", "carpet blue", "sky",
        f"bed pine blue 3,0; closet pine 2,0; {study('pine', 0, 0)}", "Eddy Lin 1,3",
    ),
    B=bathroom(bath("teal", "teal"), "bath blue", "tiles white"),
    C=common_room(
        "common room table, shelf", "oak", "cream stripe",
        "shelf walnut 1,0 2,0; common room table walnut 4,2 @3,2 @6,2; chair walnut right 3,2;"
        "chair walnut left 6,2",
    ),
    K=kitchen(kitchen_row("teal", "walnut", 0)),
    G=garden("house garden", "house garden: vegetable bed tomato 1,1; house garden: flower garden rose 11,1"),
)  # fmt: skip
