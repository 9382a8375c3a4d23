"""The whole state of a run, as plain data: what is not in here does not matter.

Mutable, written by ``game.sim.step`` alone. ``Scene`` is what never changes during a run.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ai.banks import Banks
from ai.memory.vectors import VectorTable
from ai.mind import Mind
from game.world.geometry import Facing, Tile
from game.world.maze import Maze


@dataclass(frozen=True)
class Scene:
    """The unchanging surroundings of a run: the built town and the banks of words."""

    maze: Maze
    banks: Banks


@dataclass(slots=True)
class Body:
    """A person in the town: a resident, or the visitor (who has no mind)."""

    name: str
    tile: Tile
    facing: Facing = Facing.SOUTH
    path: tuple[Tile, ...] = ()
    """Tiles still to walk, next first; empty when standing."""
    pose: str = "stand"
    """"stand", "walk", "sit", "sleep"."""
    using: str = ""
    """Address of the object in use; empty for none."""
    looks: str = ""


@dataclass(slots=True)
class ObjectState:
    """An object's state in words and who uses it now, in order of arrival."""

    state: str = "idle"
    users: tuple[tuple[str, str], ...] = ()
    """(Resident, the state its use gives), in order of arrival: the newest is shown, each
    leaver takes only its own entry away."""
    override: str = ""
    """A state set from outside ("burning"), shown before any other until someone deals with it."""


@dataclass(slots=True)
class Town:
    """The changing part of the world."""

    bodies: dict[str, Body] = field(default_factory=dict)
    """By name, in the order of the names; the visitor included."""
    objects: dict[str, ObjectState] = field(default_factory=dict)
    """By address, in the order of the addresses; every object of the maze."""
    visitor: str = ""
    """Name of the visitor's body; empty while nobody visits."""


@dataclass(slots=True)
class SimState:
    """Everything that a save holds. ``tick`` is the next tick to be stepped."""

    seed: int
    tick: int
    town: Town
    minds: dict[str, Mind]
    """By resident name, sorted."""
    vectors: VectorTable
    methods: dict[str, str] = field(default_factory=dict)
    """Per kind "choose" or "write"; from the model's profile at the start, then by SetMethods."""
