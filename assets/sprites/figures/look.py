"""What can be said about how somebody looks, and the drawings that everybody has."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH, HEIGHT = 32, 48
"""Pixels of one drawing; the soles stand 2 pixels above its lower edge."""


@dataclass(frozen=True)
class Look:
    """How one person looks. Fields that end in ``ramp`` are names of colour ramps."""

    slug: str
    """The row of the sheet: the resident's name in its file."""
    build: str
    """One of ``skeleton.BUILDS``."""
    skin: str
    """"pale", "fair", "tan", "brown" or "dark"."""
    hair: str
    """One of ``styles``."""
    hair_ramp: str
    eyes: str
    """Colour code of the iris."""
    top: str
    """One of ``garments.CUTS``."""
    top_ramp: str
    trim_ramp: str
    """The second colour of the top: the shirt under the jacket, the stripes."""
    bottom: str
    """"trousers", "shorts", "skirt" or "long skirt"."""
    bottom_ramp: str
    shoes_ramp: str
    extras: tuple[str, ...] = ()
    """Glasses, beards, scarves and the like: names of ``trinkets`` and ``worn``."""
    hat: str = ""
    """One of ``hats.HATS``."""
    hat_ramp: str = "red"
    second_ramp: str = "gold"
    """The colour of ribbon, scarf, bag, whatever the extras are made of."""
    shorter: int = 0
    """How many pixels shorter than the tallest."""
    elder: bool = False
    """Stands a little bent, head forward."""
    head: str = "oval"
    """One of ``heads.SHAPES``."""
    gaze: str = "round"
    """The shape of the eyes on the portrait, one of ``features.GAZES``."""
    backdrop: tuple[str, int] = ("water", 2)
    """Behind the portrait: a ramp and the step in it; around the head the next lighter one."""

    @property
    def skin_ramp(self) -> str:
        """Give the ramp of the skin."""
        return f"skin {self.skin}"

    @property
    def lashes(self) -> bool:
        """Tell whether the lashes are drawn."""
        return "lashes" in self.extras


@dataclass(frozen=True)
class Stance:
    """One drawing of a person: what it does, which way it looks, which frame of the movement."""

    pose: str
    facing: str
    frame: int = 0

    @property
    def column(self) -> str:
        """Give the name of the sheet's column: "walk south 0"."""
        return f"{self.pose} {self.facing} {self.frame}"

    @property
    def view(self) -> str:
        """Give which side of the person is seen: "front", "back" or "side"."""
        return {"south": "front", "north": "back"}.get(self.facing, "side")

    @property
    def flip(self) -> int:
        """Give -1 for somebody who looks west: what is forward lies to the left."""
        return -1 if self.facing == "west" else 1

    @property
    def seated(self) -> bool:
        """Tell whether the pose is done on a seat."""
        return self.pose in ("sit", "type", "play")


FACINGS = ("south", "west", "east", "north")

FRAMES = {
    "idle": 2,
    "walk": 4,
    "sit": 1,
    "talk": 2,
    "cook": 2,
    "read": 2,
    "type": 2,
    "carry": 4,
    "play": 2,
    "wash": 2,
}
"""How many drawings each pose has in each facing. Walk: a contact, a passing, the other two likewise."""

STANCES = (
    *(Stance(pose, facing, frame) for pose, n in FRAMES.items() for facing in FACINGS for frame in range(n)),
    Stance("sleep", "south", 0),
    Stance("sleep", "south", 1),
)
"""One column of the sheet each, in this order."""

MOODS = ("calm", "happy", "sad", "angry", "surprised", "asleep")
"""One column of the portraits each, in this order."""
