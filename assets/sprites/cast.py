"""Who is drawn, and in which stances: the table behind the sprite sheet."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH, HEIGHT = 32, 48
"""Pixels of one drawing; the feet stand 2 pixels above its lower edge."""


@dataclass(frozen=True)
class Look:
    """How one person looks. Words that end in a material are names of colour ramps."""

    name: str
    skin: str
    eyes: str
    """Colour code of the iris."""
    hair: str
    """"long", "ponytail", "messy" or "short"."""
    hair_ramp: str
    build: str
    """"slim", "straight" or "broad"."""
    top: str
    """"apron", "hoodie" or "jacket"."""
    top_ramp: str
    trim_ramp: str
    bottom: str
    """"skirt" or "trousers"."""
    bottom_ramp: str
    shoes_ramp: str
    extras: tuple[str, ...] = ()
    """Of "bow", "glasses", "headphones", "cap", "backpack", "lashes"."""

    @property
    def sprite(self) -> str:
        """Give the name of the sheet's row: "isabella_rodriguez"."""
        return self.name.lower().replace(" ", "_")


CAST = (
    Look("Isabella Rodriguez", "skin1", "6b3623", "long", "brown", "slim", "apron", "red", "plaster",
         "skirt", "violet", "wood", ("bow", "lashes")),
    Look("Klaus Mueller", "skin0", "2c6cab", "messy", "black", "straight", "jacket", "grass", "plaster",
         "trousers", "denim", "wood", ("glasses",)),
    Look("Maria Lopez", "skin2", "347040", "ponytail", "wood", "slim", "hoodie", "gold", "violet",
         "trousers", "violet", "white", ("headphones", "lashes")),
    Look("visitor", "skin0", "16444a", "short", "gold", "straight", "jacket", "water", "white",
         "trousers", "wood", "red", ("cap", "backpack")),
)  # fmt: skip
"""One row of the sheet each, in this order."""


@dataclass(frozen=True)
class Stance:
    """One drawing of a person: what it does, which way it looks, which frame of the movement."""

    pose: str
    """"idle", "walk", "sit" or "sleep"."""
    facing: str
    """"south", "west", "east" or "north"."""
    frame: int = 0

    @property
    def side(self) -> int:
        """Give -1 for a figure that looks west, 1 for east, 0 for front and back."""
        return {"west": -1, "east": 1}.get(self.facing, 0)

    @property
    def swing(self) -> int:
        """Give -1, 0 or 1: which leg is in front in this frame of the walk."""
        return (0, 1, 0, -1)[self.frame] if self.pose == "walk" else 0

    @property
    def drop(self) -> float:
        """Give how many pixels the upper body is lower than when standing upright."""
        return 4.0 if self.pose == "sit" else 1.0 if self.swing else 0.0


FACINGS = ("south", "west", "east", "north")
WALK_FRAMES = 4

STANCES = (
    *(Stance("walk", facing, frame) for facing in FACINGS for frame in range(WALK_FRAMES)),
    *(Stance("idle", facing) for facing in FACINGS),
    *(Stance("sit", facing) for facing in FACINGS),
    Stance("sleep", "south"),
)
"""One column of the sheet each, in this order."""
