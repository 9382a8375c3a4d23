"""The northern row of the town: the co-living space, the terrace with pub and cafe, the college."""

from __future__ import annotations

from ville_plan import Room, bathroom, bedroom, common_room, kitchen, main_room, plan

CO_LIVING = plan(
    "artist's co-living space", (14, 17), "plaster",
    """
    ##############################
    #AAAAA#aaa#BBBBB#bbb#CCCC#ccc#
    #AAAAA#aaa#BBBBB#bbb#CCCC#ccc#
    #AAAAA#aaa#BBBBB#bbb#CCCC#ccc#
    #AAAAA+aaa#BBBBB+bbb#CCCC+ccc#
    #AAAAA#aaa#BBBBB#bbb#CCCC#ccc#
    ###+#########+########+#######
    #MMMMMMMMMMMMMMMMMMMMMMMMMMMM#
    #MMMMMMMMMMMMMMMMMMMMMMMMMMMM#
    +MMMMMMMMMMMMMMMMMMMMMMMMMMMM+
    #MMMMMMMMMMMMMMMMMMMMMMMMMMMM#
    #MMMMMMMMMMMMMMMMMMMMMMMMMMMM#
    ###+#########+#########++#####
    #DDDDD#ddd#EEEEE#eee#KKKKKKKK#
    #DDDDD+ddd#EEEEE+eee#KKKKKKKK#
    #DDDDD#ddd#EEEEE#eee#KKKKKKKK#
    #DDDDD#ddd#EEEEE#eee#KKKKKKKK#
    #DDDDD#ddd#EEEEE#eee#KKKKKKKK#
    ##############################
    """,
    A=bedroom(
        "Latoya Williams's room", "floor violet carpet", "bed 15,18; desk 17,18; shelf 19,18; closet 15,22"
    ),
    a=bathroom("21,18 22,18 23,18", "Latoya Williams's bathroom"),
    B=bedroom("Rajiv Patel's room", "floor wood", "bed 25,18; closet 27,18; easel 29,18; guitar 25,22"),
    b=bathroom("31,18 32,18 33,18", "Rajiv Patel's bathroom"),
    C=bedroom("Abigail Chen's room", "floor green carpet", "closet 35,18; bed 38,18; desk 37,22"),
    c=bathroom("40,18 41,18 42,18", "Abigail Chen's bathroom"),
    D=bedroom(
        "Francisco Lopez's room", "floor red carpet", "bed 15,30; closet 16,30; shelf 18,30; easel 19,34"
    ),
    d=bathroom("21,30 22,30 23,30", "Francisco Lopez's bathroom"),
    E=bedroom(
        "Hailey Johnson's room", "floor blue carpet", "bed 25,30; closet 26,30; desk 28,30; easel 29,34"
    ),
    e=bathroom("31,30 32,30 33,30", "Hailey Johnson's bathroom"),
    M=common_room(
        "floor pale wood",
        "common room sofa 21,24; common room sofa 31,24; common room table 21,26; common room table 31,26",
    ),
    K=kitchen("toaster 39,30; kitchen sink 40,30; cooking area 41,30; refrigerator 42,30"),
)  # fmt: skip

ARTHUR = plan(
    "Arthur Burton's apartment", (52, 13), "plaster",
    """
    ############
    #AAAAAAA#aaa
    #AAAAAAA#aaa
    #AAAAAAA+aaa
    #AAAAAAA#aaa
    """,
    A=main_room(
        "floor wood", "closet 54,14; bed 55,14; desk 57,14; shelf 59,14; guitar 53,17; refrigerator 59,17"
    ),
    a=bathroom("61,14 62,14 63,14"),
)  # fmt: skip

PUB = plan(
    "The Rose and Crown Pub", (52, 18), "brick",
    """
    ####+#######
    #PPPPPPPPPPP
    #PPPPPPPPPPP
    #PPPPPPPP===
    #PPPPPPPPPPP
    #PPPPPPPPPPP
    #PPPPPPPPPPP
    #PPPPPPPPPPP
    #####++#####
    """,
    P=Room(
        "pub", "floor dark wood",
        "microphone 53,19; shelf 58,19; kitchen sink 61,19; cooking area 62,19; refrigerator 63,19;"
        "behind the bar counter 61,20; behind the bar counter 62,20; behind the bar counter 63,20;"
        "bar customer seating 61,22; bar customer seating 62,22; bar customer seating 63,22;"
        "bar customer seating 54,21; bar customer seating 54,24; bar customer seating 56,22;"
        "bar customer seating 60,24; bar customer seating 62,25",
        "opens=17:00 closes=22:00", "drink beer; talk; listen to music; tend the bar",
    ),
)  # fmt: skip

RYAN = plan(
    "Ryan Park's apartment", (64, 13), "plaster",
    """
    #######
    #AAAAAA
    #AAAAAA
    #AAAAAA
    #AAAAAA
    #AAAAAA
    #AAAAAA
    #AAAAAA
    #AAAAAA
    #####AA
    #aaa#AA
    #aaa+AA
    #aaa#AA
    #####+#
    """,
    A=main_room(
        "floor pale wood",
        "closet 65,14; bed 66,14; computer desk 68,14; refrigerator 70,17; kitchen sink 70,18;"
        "cooking area 70,19",
    ),
    a=bathroom("65,23 66,23 67,23"),
)  # fmt: skip

ISABELLA = plan(
    "Isabella Rodriguez's apartment", (71, 13), "plaster",
    """
    ##############
    #AAAAAAAAA#aaa
    #AAAAAAAAA#aaa
    #AAAAAAAAA+aaa
    #AAAAAAAAA#aaa
    """,
    A=main_room("floor pale wood", "closet 73,14; bed 74,14; desk 76,14; shelf 78,14; refrigerator 80,14"),
    a=bathroom("82,14 83,14 84,14"),
)  # fmt: skip

CAFE = plan(
    "Hobbs Cafe", (71, 18), "brick",
    """
    ####+#########
    #CCCCCCCCCCCCC
    #CCCCCCCCCCCCC
    #CCCCCCCCC====
    #CCCCCCCCCCCCC
    #CCCCCCCCCCCCC
    #CCCCCCCCCCCCC
    #CCCCCCCCCCCCC
    ######++######
    """,
    C=Room(
        "cafe", "floor cafe",
        "piano 72,19; kitchen sink 82,19; cooking area 83,19; refrigerator 84,19;"
        "behind the cafe counter 81,20; behind the cafe counter 82,20; behind the cafe counter 83,20;"
        "cafe customer seating 73,21; cafe customer seating 73,23; cafe customer seating 73,25;"
        "cafe customer seating 80,23; cafe customer seating 82,25; cafe customer seating 80,25",
        "opens=08:00 closes=20:00", "drink coffee; eat; talk; read; work at a table; serve customers",
    ),
)  # fmt: skip

GIORGIO = plan(
    "Giorgio Rossi's apartment", (85, 12), "plaster",
    """
    #######
    #AAAAAA
    #AAAAAA
    #AAAAAA
    #AAAAAA
    #AAAAAA
    #AAAAAA
    #AAAAAA
    #AAAAAA
    #####AA
    #aaa#AA
    #aaa+AA
    #aaa#AA
    #####+#
    """,
    A=main_room(
        "floor wood",
        "closet 86,13; bed 87,13; blackboard 88,13; refrigerator 91,15; kitchen sink 91,16;"
        "cooking area 91,17; desk 86,16",
    ),
    a=bathroom("86,22 87,22 88,22"),
)  # fmt: skip

CARLOS = plan(
    "Carlos Gomez's apartment", (92, 12), "plaster",
    """
    #######
    #AAAAA#
    #AAAAA#
    #AAAAA#
    #AAAAA#
    #AAAAA#
    #AAAAA#
    #AAAAA#
    #AAAAA#
    #####A#
    #aaa#A#
    #aaa+A#
    #aaa#A#
    #####+#
    """,
    A=main_room(
        "floor green carpet",
        "bed 93,13; closet 94,13; desk 96,13; refrigerator 97,16; kitchen sink 97,17; cooking area 97,18",
    ),
    a=bathroom("93,22 94,22 95,22"),
)  # fmt: skip

COLLEGE = plan(
    "Oak Hill College", (107, 19), "stone",
    """
    ###################
    #CCCCCCCCC#LLLLLLL#
    #CCCCCCCCC#LLLLLLL#
    #CCCCCCCCC#LLLLLLL#
    #CCCCCCCCC#LLLLLLL#
    #CCCCCCCCC#LLLLLLL#
    #CCCCCCCCC#LLLLLLL#
    ####+#######+######
    #HHHHHHHHHHHHHHHHH#
    +HHHHHHHHHHHHHHHHH#
    +HHHHHHHHHHHHHHHHH#
    #HHHHHHHHHHHHHHHHH#
    #########++########
    """,
    C=Room(
        "classroom", "floor pale wood",
        "classroom podium 109,20; blackboard 111,20; blackboard 113,20;"
        "classroom student seating 109,22; classroom student seating 111,22;"
        "classroom student seating 113,22; classroom student seating 115,22;"
        "classroom student seating 109,24; classroom student seating 111,24;"
        "classroom student seating 113,24; classroom student seating 115,24",
        "opens=08:00 closes=18:00", "attend class; teach; take notes; study",
    ),
    L=Room(
        "library", "floor red carpet",
        "bookshelf 118,20; bookshelf 120,20; bookshelf 122,20; library table 120,22;"
        "library table 120,24; library sofa 123,25",
        "opens=07:00 closes=23:00", "read; study; do research; write a paper",
    ),
    H=Room("hallway", "floor stone", "", "opens=07:00 closes=23:00", "walk; talk"),
)  # fmt: skip

TERRACE = (CO_LIVING, ARTHUR, PUB, RYAN, ISABELLA, CAFE, GIORGIO, CARLOS, COLLEGE)
"""Every building of the northern row, from west to east."""
