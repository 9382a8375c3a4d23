"""The shops: Harvey Oak's supplies, and the Willows with groceries and medicine."""

from __future__ import annotations

from ville_plan import Room, plan

SUPPLY = plan(
    "Harvey Oak Supply Store", (56, 43), "brick",
    """
    ######+########
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #=#%%#++#%%%#=#
    """,
    S=Room(
        "supply store", "supply store product shelf, behind the supply store counter, supply store counter",
        "pine", "shop",
        """
        behind the supply store counter: - 8,0 9,0 10,0 11,0
        supply counter left 8,1; supply counter mid 9,1 10,1; supply counter right 11,1
        supply store product shelf tools 0,0 0,3; supply store product shelf paint 3,3 3,5
        supply store product shelf garden 7,4 9,4
        """,
        "opens=08:00 closes=18:00", "shop; buy supplies; serve customers; stock the shelves",
    ),
)  # fmt: skip

WILLOWS = plan(
    "The Willows Market and Pharmacy", (73, 43), "siding white",
    """
    #########+############
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #=#%%%#=#++#%%%#=#%%##
    """,
    cap="white",
    W=Room(
        "store",
        "behind the pharmacy counter, behind the grocery counter, pharmacy store shelf, grocery store shelf,"
        "pharmacy store counter, grocery store counter",
        "shop tile", "shop",
        """
        behind the grocery counter: - 1,1 2,1 3,1
        grocery counter left 1,2; grocery counter mid 2,2; grocery counter right 3,2
        behind the pharmacy counter: - 15,1 16,1 17,1
        pharmacy counter left 15,2; pharmacy counter mid 16,2; pharmacy counter right 17,2
        grocery store shelf: grocery shelf fruit 0,5 0,7; grocery store shelf: grocery shelf bread 3,5
        grocery store shelf: grocery shelf cans 3,7
        pharmacy store shelf: pharmacy shelf 13,5 16,5 13,7 16,7
        """,
        "opens=08:00 closes=18:00", "shop for groceries; buy medicine; serve customers; stock the shelves",
    ),
)  # fmt: skip
