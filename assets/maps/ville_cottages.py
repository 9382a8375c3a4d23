"""The three small houses by the lake: Adam Smith's, Yuriko Yamamoto's and the Moores'."""

from __future__ import annotations

from ville_plan import bathroom, main_room, plan
from ville_recipes import bath, study

_COTTAGE = """
    ##=##=##
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
    ##=##+##
    """

ADAM = plan(
    "Adam Smith's house", (13, 61), "timber", _COTTAGE,
    cap="dark",
    A=main_room(
        "bed, closet, cooking area, desk, kitchen sink, refrigerator", "walnut", "library panel",
        f"""
        refrigerator cream 3,0; cooking area black 4,0; kitchen sink walnut 5,0
        bed walnut red 0,0; closet walnut 1,0; {study("walnut", 3, 3)}
        """,
        "Adam Smith 2,4",
    ),
    a=bathroom(bath("blue", "white"), "bath blue", "tiles white"),
)  # fmt: skip

YURIKO = plan(
    "Yuriko Yamamoto's house", (23, 61), "siding yellow", _COTTAGE,
    cap="white",
    A=main_room(
        "bed, closet, cooking area, desk, kitchen sink, refrigerator, shelf", "pine", "mint dots",
        f"""
        refrigerator teal 3,0; cooking area white 4,0; kitchen sink white 5,0
        bed white pink 0,0; closet white 1,0; shelf white 2,0; {study("white", 3, 3)}
        """,
        "Yuriko Yamamoto 2,4",
    ),
    a=bathroom(bath("pink", "pink"), "bath rose", "tiles white"),
)  # fmt: skip

MOORE = plan(
    "Moore family's house", (33, 61), "siding blue", _COTTAGE,
    cap="white",
    A=main_room(
        "bed, closet, common room sofa, cooking area, desk, kitchen sink, refrigerator", "oak", "sky",
        f"""
        refrigerator blue 3,0; cooking area cream 4,0; kitchen sink oak 5,0
        bed double oak blue 0,0; closet oak 2,0; {study("oak", 4, 3)}; common room sofa red down 0,3
        """,
        "Sam Moore 2,4; Jennifer Moore 3,4",
    ),
    a=bathroom(bath("teal", "teal"), "bath blue", "tiles blue"),
)  # fmt: skip
