"""Everything the player can do to the world. Each is a journal entry; there is no other way in."""

from __future__ import annotations

from dataclasses import dataclass

from game.world.geometry import Facing, Tile


@dataclass(frozen=True, slots=True)
class EnterVisitor:
    """Put the player's avatar on ``tile``; ``looks`` is how residents perceive it."""

    name: str
    looks: str
    tile: Tile


@dataclass(frozen=True, slots=True)
class MoveVisitor:
    """Take one step in ``facing`` if the tile is free; turn there in any case."""

    facing: Facing


@dataclass(frozen=True, slots=True)
class LeaveVisitor:
    """Take the player's avatar out of the town."""


@dataclass(frozen=True, slots=True)
class Whisper:
    """Speak to ``resident`` as its inner voice (paper, section 3): remembered, and re-planned for."""

    resident: str
    text: str


@dataclass(frozen=True, slots=True)
class SetObjectState:
    """Rewrite the state of the object at ``address`` in words: "burning"."""

    address: str
    state: str


@dataclass(frozen=True, slots=True)
class VisitorSay:
    """Let the player's avatar say ``text`` aloud: hearsay to whoever stands near, never a fact."""

    text: str


@dataclass(frozen=True, slots=True)
class ForgetMemory:
    """Take the record ``memory`` of ``resident`` out of use, with all that anybody made of it."""

    resident: str
    memory: int


@dataclass(frozen=True, slots=True)
class SetMethods:
    """Change how kinds with two methods are answered: (kind, "choose" or "write")."""

    methods: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Watch:
    """Say whom the player sees: everybody else thinks in wide steps until it is watched again."""

    names: tuple[str, ...]
    """Everybody who lives there for a town in which all think at full frequency."""


Command = (
    EnterVisitor
    | MoveVisitor
    | LeaveVisitor
    | Whisper
    | SetObjectState
    | VisitorSay
    | ForgetMemory
    | SetMethods
    | Watch
)
