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
    P=Room(
        "park", "park garden", "", "",
        """
        park garden: flower garden rose 2,1 5,1; park garden: flower garden mixed 2,8 5,8 17,9
        """,
        "privacy=public", "take a walk; run; sit in the sun; paint; talk",
    ),
)  # fmt: skip
