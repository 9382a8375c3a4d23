"""The rest of the town: park, shops, the southern houses and the dorm."""

from __future__ import annotations

from ville_plan import Room, bathroom, bedroom, common_room, garden, kitchen, main_room, plan

PARK = plan(
    "Johnson Park", (20, 41), "plaster",
    """
    hhhhhhPPPPhhhhhh
    hPPPPPPPPPPPPPPh
    hPPPPPPPPPPPPPPh
    hPPPPPPPPPPPPPPh
    hPPPPPPPPPPPPPPh
    PPPPPPPPPPPPPPPP
    hPPPPPPPPPPPPPPh
    hPPPPPPPPPPPPPPh
    hPPPPPPPPPPPPPPh
    hPPPPPPPPPPPPPPh
    hhhhhhPPPPhhhhhh
    """,
    P=Room(
        "park", "", "park garden 22,43; park garden 24,43; park garden 22,48; park garden 24,48;"
        "park garden 31,48",
        "privacy=public", "take a walk; run; sit in the sun; paint; talk",
    ),
)  # fmt: skip

SUPPLY = plan(
    "Harvey Oak Supply Store", (56, 42), "timber",
    """
    #######++#######
    #SSSSSSSSSSSSSS#
    #SSSSSSSSSSSSSS#
    #SSSSSSSSSSSSSS#
    #SSSSSSSSSSSSSS#
    #SSSSSSSSSSSSSS#
    #SSSSSSSSSSSSSS#
    #SSSSSSSSSSSSSS#
    #SSSSSSSSSSSSSS#
    #SSSSSSSSSSSSSS#
    #SSSSSSSSSSSSSS#
    ################
    """,
    S=Room(
        "supply store", "floor wood",
        "behind the supply store counter 67,44; behind the supply store counter 68,44;"
        "behind the supply store counter 69,44; behind the supply store counter 70,44;"
        "supply store counter 67,45; supply store counter 68,45; supply store counter 69,45;"
        "supply store counter 70,45;"
        "supply store product shelf 58,43; supply store product shelf 60,43;"
        "supply store product shelf 58,47; supply store product shelf 60,47;"
        "supply store product shelf 58,51; supply store product shelf 60,51;"
        "supply store product shelf 64,48; supply store product shelf 66,48;"
        "supply store product shelf 64,51; supply store product shelf 66,51",
        "opens=08:00 closes=18:00", "shop; buy supplies; serve customers; stock the shelves",
    ),
)  # fmt: skip

WILLOWS = plan(
    "The Willows Market and Pharmacy", (74, 42), "stone",
    """
    ##########++#########
    #WWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWW#
    #####################
    """,
    W=Room(
        "store", "floor store",
        "behind the grocery counter 75,44; behind the grocery counter 76,44;"
        "behind the grocery counter 77,44; behind the grocery counter 78,44;"
        "grocery store counter 75,45; grocery store counter 76,45; grocery store counter 77,45;"
        "grocery store counter 78,45;"
        "behind the pharmacy counter 90,44; behind the pharmacy counter 91,44;"
        "behind the pharmacy counter 92,44; behind the pharmacy counter 93,44;"
        "pharmacy store counter 90,45; pharmacy store counter 91,45; pharmacy store counter 92,45;"
        "pharmacy store counter 93,45;"
        "grocery store shelf 76,48; grocery store shelf 78,48; grocery store shelf 80,48;"
        "grocery store shelf 76,51; grocery store shelf 78,51; grocery store shelf 80,51;"
        "pharmacy store shelf 87,48; pharmacy store shelf 89,48; pharmacy store shelf 91,48;"
        "pharmacy store shelf 87,51; pharmacy store shelf 89,51; pharmacy store shelf 91,51",
        "opens=08:00 closes=18:00",
        "shop for groceries; buy medicine; serve customers; stock the shelves",
    ),
)  # fmt: skip

_SMALL_HOUSE = """
    ###+###
    #AAAAA#
    #AAAAA#
    #AAAAA#
    #AAAAA#
    #AAAAA#
    #AAAAA#
    #AAAAA#
    ##+####
    #aaaaa#
    #aaaaa#
    #aaaaa#
    #######
    """

ADAM = plan(
    "Adam Smith's house", (19, 58), "timber", _SMALL_HOUSE,
    A=main_room(
        "floor wood",
        "refrigerator 20,59; kitchen sink 23,59; cooking area 24,59; desk 20,62; bed 24,61; closet 24,64",
    ),
    a=bathroom("22,67 23,67 24,67"),
)  # fmt: skip

YURIKO = plan(
    "Yuriko Yamamoto's house", (27, 58), "plaster", _SMALL_HOUSE,
    A=main_room(
        "floor pale wood",
        "cooking area 28,59; kitchen sink 29,59; refrigerator 31,59; shelf 32,59; desk 28,62; bed 32,61;"
        "closet 32,64",
    ),
    a=bathroom("30,67 31,67 32,67"),
)  # fmt: skip

MOORE = plan(
    "Moore family's house", (35, 58), "brick", _SMALL_HOUSE,
    A=main_room(
        "floor wood",
        "cooking area 36,59; kitchen sink 37,59; refrigerator 40,59; desk 36,61; common room sofa 36,63;"
        "bed double 39,61; closet 40,64",
    ),
    a=bathroom("38,67 39,67 40,67"),
)  # fmt: skip

_FAMILY_HOUSE = """
    ######++######
    #BBB#CCC#KKKK#
    #BBB+CCC#KKKK#
    #BBB#CCC+KKKK#
    #####CCC######
    #CCCCCCCCCCCC#
    #CCCCCCCCCCCC#
    #CCCCCCCCCCCC#
    ###+####+###C#
    #TTTTT#OOOO#C#
    #TTTTT#OOOO#C#
    #TTTTT#OOOO#C#
    #TTTTT#OOOO#C#
    ############+#
    fGGGGGGGGGGGGf
    fGGGGGGGGGGGGf
    fGGGGGGGGGGGGf
    fGGGGGGGGGGGGf
    ffffffffffffff
    """

TAMARA_AND_CARMEN = plan(
    "Tamara Taylor and Carmen Ortiz's house", (50, 64), "plaster", _FAMILY_HOUSE,
    B=bathroom("51,65 52,65 53,65"),
    K=kitchen("kitchen sink 60,65; cooking area 61,65; refrigerator 62,65"),
    C=common_room("floor wood", "shelf 51,69; common room table 53,70"),
    T=bedroom("Tamara Taylor's room", "floor violet carpet", "bed 51,73; closet 52,73; desk 54,73"),
    O=bedroom("Carmen Ortiz's room", "floor green carpet", "closet 57,73; bed 60,73; guitar 57,76"),
    G=garden("house garden 52,79; house garden 55,79; house garden 58,79"),
)  # fmt: skip

MORENO = plan(
    "Moreno family's house", (68, 64), "brick", _FAMILY_HOUSE,
    B=bathroom("69,65 70,65 71,65"),
    K=kitchen("kitchen sink 78,65; cooking area 79,65; refrigerator 80,65"),
    C=common_room("floor pale wood", "shelf 69,69; common room table 71,70; harp 80,69"),
    T=bedroom(
        "Tom and Jane Moreno's bedroom", "floor blue carpet", "bed double 69,73; closet 73,73; desk 72,76"
    ),
    O=bedroom("empty bedroom", "floor wood", "closet 75,73; bed 78,73; guitar 75,76"),
    G=garden("house garden 70,79; house garden 73,79; garden chair 77,79; garden chair 79,79"),
)  # fmt: skip

LIN = plan(
    "Lin family's house", (86, 64), "timber", _FAMILY_HOUSE,
    B=bathroom("87,65 88,65 89,65"),
    K=kitchen("kitchen sink 96,65; cooking area 97,65; refrigerator 98,65"),
    C=common_room("floor wood", "shelf 87,69; common room table 89,70"),
    T=bedroom(
        "Mei and John Lin's bedroom", "floor red carpet", "bed double 87,73; closet 91,73; desk 90,76"
    ),
    O=bedroom("Eddy Lin's bedroom", "floor blue carpet", "closet 95,73; bed 96,73; desk 93,76"),
    G=garden("house garden 88,79; house garden 91,79; house garden 95,79"),
)  # fmt: skip

DORM = plan(
    "Dorm for Oak Hill College", (105, 34), "stone",
    """
    fffffffffffffffffffffffffffff
    fGGGGGGGGGGGGGGGGGGGGGGGGGGGf
    fGGGGGGGGGGGGGGGGGGGGGGGGGGGf
    GGGGGGGGGGGGGGGGGGGGGGGGGGGGf
    GGGGGGGGGGGGGGGGGGGGGGGGGGGGf
    fGGGGGGGGGGGGGGGGGGGGGGGGGGGf
    fGGGGGGGGGGGGGGGGGGGGGGGGGGGf
    fGGGGGGGGGGGGGGGGGGGGGGGGGGGf
    ############+################
    #KKKKKKK#CCCCCCC#UUUUUUU#mmm#
    #KKKKKKK#CCCCCCC#UUUUUUU#mmm#
    #KKKKKKK#CCCCCCC#UUUUUUU#mmm#
    #KKKKKKK#CCCCCCC#UUUUUUU#mmm#
    #KKKKKKK#CCCCCCC#UUUUUUU#mmm#
    #KKKKKKK#CCCCCCC#UUUUUUU#mmm#
    ####+####CCCCCCC###+######+##
    #CCCCCCCCCCCCCCCCCCCCCCCCCCC#
    +CCCCCCCCCCCCCCCCCCCCCCCCCCC#
    +CCCCCCCCCCCCCCCCCCCCCCCCCCC#
    #CCCCCCCCCCCCCCCCCCCCCCCCCCC#
    #CCCCCCCCCCCCCCCCCCCCCCCCCCC#
    ####+#######+#######+#####+##
    #WWWWWWW#AAAAAAA#RRRRRRR#www#
    #WWWWWWW#AAAAAAA#RRRRRRR#www#
    #WWWWWWW#AAAAAAA#RRRRRRR#www#
    #WWWWWWW#AAAAAAA#RRRRRRR#www#
    #WWWWWWW#AAAAAAA#RRRRRRR#www#
    #WWWWWWW#AAAAAAA#RRRRRRR#www#
    #############################
    """,
    K=kitchen("refrigerator 106,43; kitchen sink 107,43; cooking area 108,43; toaster 109,43"),
    C=common_room(
        "floor wood",
        "common room sofa 115,44; common room sofa 118,44; common room table 115,46;"
        "pool table 107,51; common room table 127,51",
    ),
    U=bedroom(
        "Klaus Mueller's room", "floor blue carpet",
        "desk 122,43; game console 125,43; closet 127,43; bed 128,43",
    ),
    m=bathroom("130,43 131,43 132,43", "man's bathroom"),
    W=bedroom(
        "Wolfgang Schulz's room", "floor green carpet",
        "bed 106,56; closet 107,56; desk 111,56; lifting weight 107,59; game console 112,60",
    ),
    A=bedroom(
        "Ayesha Khan's room", "floor violet carpet",
        "bed 114,56; closet 115,56; desk 118,56; shelf 120,56",
    ),
    R=bedroom(
        "Maria Lopez's room", "floor red carpet",
        "blackboard 122,56; closet 127,56; bed 128,56; desk 122,60; computer 125,60",
    ),
    w=bathroom("130,56 130,59 132,56", "woman's bathroom"),
    G=garden(
        "dorm garden 108,36; dorm garden 111,36; dorm garden 120,36; dorm garden 123,36; dorm garden 129,36"
    ),
)  # fmt: skip

SOUTH = (PARK, SUPPLY, WILLOWS, ADAM, YURIKO, MOORE, TAMARA_AND_CARMEN, MORENO, LIN, DORM)
"""Every building south of the terrace."""
