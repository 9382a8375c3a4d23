"""Johnson Park with its pond, paths and flower beds."""

from __future__ import annotations

from ville_plan import Room, plan

PARK = plan(
    "Johnson Park", (12, 42), "stone",
    """
    ~~~~~~~~~~~~~~PP~~~~~~~~~~~~~~~
    ~PPPPPPPPPPPPPPPPPPPPPPPPPPPPP~
    ~PPPPPPPPPPPPPPPPPPPPPPPPPPPPP~
    ~PPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
    ~PPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
    ~PPPPPPPPPPPPPPPPPPPPPPPPPPPPP~
    PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
    PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
    ~PPPPPPPPPPPPPPPPPPPPPPPPPPPPP~
    ~PPPPPPPPPPPPPPPPPPPPPPPPPPPPP~
    ~PPPPPPPPPPPPPPPPPPPPPPPPPPPPP~
    ~PPPPPPPPPPPPPPPPPPPPPPPPPPPPP~
    ~PPPPPPPPPPPPPPPPPPPPPPPPPPPPP~
    ~~~~~~~~~~~~~~PP~~~~~~~~~~~~~~~
    """,
    fence="hedge",
    front="lantern post 13,0.9 free loose 16,0.9 free loose",
    P=Room(
        "park", "park garden", "", "",
        """
        # the flower garden
        park garden: flower garden rose 2,2; park garden: flower garden lavender 5,2
        park garden: flower garden mixed 8,2
        park garden: flower garden sunflower 2,10; park garden: flower garden rose 22,9
        statue 11,4; topiary 1,1 4,1 7,1 10,1; bench down 2,4; bench down 8,4; bird bath 6,4
        # under the trees
        oak large 2 8,12; oak medium 1 12,2; lime tree 1 18,12; blossom tree 1 10,10; birch 1 1,9
        birch 2 29,12
        willow 1 18,3; willow 2 28,1; blossom tree 2 26,12; oak small 2 12,12
        picnic blanket red 20,10.6; picnic blanket blue 4.2,10.6; picnic table 11,8; bench down 16,6
        bench up 18,9
        bench down 24,1.0 loose; bush roses 17,2; bush white 18,5; bush violet 1,5; bush pink 28,9
        bush berries 5,12
        street lamp 12,5; lantern post 17,8; lantern post 24,8; lantern post 7,8; bin 13,8; stump 27,10
        log 2,8
        # the pond
        reeds 1 19,4.2 free loose; reeds 2 20,5.4 free loose 27,4.4 free loose; rock medium 1 26,1
        rock small 1 21,6
        lilies 1 22,4.2; lilies 3 24.5,3.4; duck brown left 23,4 free loose; duck white right 25,4 free loose
        """,
        "privacy=public", "take a walk; run; sit in the sun; paint; talk",
    ),
)  # fmt: skip
