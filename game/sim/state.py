"""The whole state of a run, as plain data: what is not in here does not matter.

Mutable, written by ``game.sim.step`` alone. ``Scene`` is what never changes during a run.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from ai.banks import Banks
from ai.errors import SmallvilleError
from ai.memory.vectors import VectorTable
from ai.mind import Act, Mind
from ai.outcome import open_asks
from game.world.geometry import Facing, Tile
from game.world.maze import Maze

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ai.calls import ModelCall


class StateError(SmallvilleError):
    """A state, or a step, that cannot be."""


@dataclass(frozen=True)
class Scene:
    """The unchanging surroundings of a run: the built town and the banks of words."""

    maze: Maze
    banks: Banks

    @cached_property
    def hours(self) -> Mapping[str, tuple[int, int]]:
        """Give the posted hours (first minute, first closed minute) of the arenas that have some."""
        norms = {address: arena.norm for address, arena in self.maze.arenas.items()}
        return {
            address: (norm.opens, norm.closes)
            for address, norm in norms.items()
            if norm.opens is not None and norm.closes is not None
        }


class Breach(NamedTuple):
    """Something done against the norm of a place."""

    tick: int
    name: str
    place: str
    """Address of the arena or object."""
    rule: str
    """"closed", "private", "staff" or "occupied"."""


@dataclass(slots=True)
class Body:
    """A person in the town: a resident, or the visitor (who has no mind)."""

    name: str
    tile: Tile
    facing: Facing = Facing.SOUTH
    path: tuple[Tile, ...] = ()
    """Tiles still to walk, next first; empty when standing."""
    bound: str = ""
    """Address for which the body last set out, or at which it is; empty for none."""
    pose: str = "stand"
    """"stand", "walk", "sit", "sleep"."""
    using: str = ""
    """Address of the object in use; empty for none."""
    looks: str = ""
    breach: str = ""
    """Rule and place of what it now does against a norm; empty for nothing."""


@dataclass(slots=True)
class ObjectState:
    """An object's state in words and who uses it now, in order of arrival."""

    state: str = "idle"
    """What everybody sees."""
    rest: str = "idle"
    """The state to which it returns when nobody uses it."""
    users: tuple[tuple[str, str], ...] = ()
    """(Resident, the state its use gives), in order of arrival: the newest is shown, each
    leaver takes only its own entry away."""
    override: str = ""
    """A state set from outside ("burning"), shown before any other until someone deals with it."""


@dataclass(frozen=True, slots=True)
class Line:
    """One thing said in a conversation."""

    tick: int
    speaker: str
    text: str
    tells: tuple[int, ...] = ()
    """Ids of the speaker's memories that it passes on; empty for small talk and for the visitor."""
    heard: tuple[tuple[str, int], ...] = ()
    """(Resident, id of the memory that it made of the line), of members and bystanders."""


@dataclass(slots=True)
class Chat:
    """One conversation, from the first word to the last; kept when it is over, for the report."""

    number: int
    place: str
    """Address of the arena; empty for the streets."""
    started: int
    """Tick."""
    members: tuple[str, ...] = ()
    """Who takes part now, in the order of joining; the visitor may be one of them."""
    everybody: tuple[str, ...] = ()
    """Who ever took part, in the order of joining."""
    lines: tuple[Line, ...] = ()
    turn: str = ""
    """Whose turn it is; empty while nobody has been asked."""
    ended: int = -1
    """Tick of the end; -1 while it goes on."""
    leaving: tuple[str, ...] = ()
    """Who has said goodbye, in order."""
    paused: tuple[tuple[str, Act], ...] = ()
    """(Resident, what it did before), in the order of joining."""
    why: str = ""
    """How it ended: "declined", "done", "cap", "interrupted"."""


@dataclass(slots=True)
class Town:
    """The changing part of the world."""

    bodies: dict[str, Body] = field(default_factory=dict)
    """By name, in the order of the names; the visitor included."""
    objects: dict[str, ObjectState] = field(default_factory=dict)
    """By address, in the order of the addresses; every object of the maze."""
    visitor: str = ""
    """Name of the visitor's body; empty while nobody visits."""
    breaches: tuple[Breach, ...] = ()
    """What was done against the norms of places, in order."""
    refusals: dict[str, int] = field(default_factory=dict)
    """How often the town refused: by "<day> <kind>", the days counted from 1."""


@dataclass(slots=True)
class SimState:
    """Everything that a save holds.

    ``tick`` is the tick whose rounds are under way, -1 before the first.
    """

    seed: int
    tick: int
    town: Town
    minds: dict[str, Mind]
    """By resident name, sorted."""
    vectors: VectorTable
    methods: dict[str, str] = field(default_factory=dict)
    """Per kind "choose" or "write"; from the model's profile at the start, then by SetMethods."""
    chats: dict[int, Chat] = field(default_factory=dict)
    """Every conversation by number, counted from 1."""
    norms: bool = True
    """Whether the town enforces the norms of places."""
    far: dict[str, int] = field(default_factory=dict)
    """Who is not watched and thinks in wide steps, by name, and the game second since when."""


def open_calls(state: SimState) -> tuple[ModelCall, ...]:
    """Give every call that waits for its answer, in the order of the keys."""
    found = [
        call
        for mind in state.minds.values()
        for thought in mind.pending.values()
        for call in open_asks(thought)
    ]
    return tuple(sorted(found, key=lambda call: call.key))


def restore(state: SimState, scene: Scene) -> None:
    """Make a state that came out of a save ready: everything derived is forgotten and made again.

    Raises:
        StateError: the save is of another town.
    """
    for address in state.town.objects:
        if address not in scene.maze.objects:
            message = f"the save knows the object {address}, which this town does not have: use its own map"
            raise StateError(message)
    state.vectors.restore()
    for mind in state.minds.values():
        mind.stream.restore()
