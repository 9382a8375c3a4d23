"""What the window needs from the rest of the game, as protocols: it makes and opens nothing itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ai.calls import OracleStatus
    from ai.mind import PersonaSheet
    from game.content.tiled import TownFile
    from game.sim.commands import Command
    from game.sim.inputs import Event
    from game.sim.state import Scene, SimState


class Portrayed(Protocol):
    """A resident as the window shows it; ``game.content.residents.Resident`` is one."""

    @property
    def sheet(self) -> PersonaSheet:
        """Give who it is."""

    @property
    def sprite(self) -> str:
        """Give the row of the sprite sheet that it is drawn with."""


class Shown(Protocol):
    """A run that can be looked at; everything here is read, never written, by the window."""

    @property
    def scene(self) -> Scene:
        """Give what never changes during the run."""

    @property
    def state(self) -> SimState:
        """Give the state after the newest tick."""

    @property
    def town_file(self) -> TownFile:
        """Give the map's layers and tile images."""

    @property
    def residents(self) -> Mapping[str, Portrayed]:
        """Give the residents by name."""

    @property
    def notices(self) -> Sequence[str]:
        """Give what the player should know about this run, in sentences."""


class Running(Shown, Protocol):
    """A run that goes on: a living town, or a recording that is played."""

    def advance(self, ticks: int, budget_s: float | None = None) -> Sequence[Event]:
        """Go on by at most ``ticks``, stopping after ``budget_s`` real seconds."""

    def status(self) -> OracleStatus:
        """Say what answers and how it is getting on."""

    def thinking(self, name: str) -> bool:
        """Say whether the resident waits for an answer that its next deed depends on."""


class LiveTown(Running, Protocol):
    """A town that lives: it takes Commands and can be saved."""

    @property
    def held(self) -> bool:
        """Say whether the clock stands because minds have fallen behind."""

    def give(self, command: Command) -> None:
        """Hand over what the player does; it happens at the next tick."""

    def close(self) -> None:
        """Save, and let go of files and threads."""


class Recording(Running, Protocol):
    """A recording: the same reading side, and a place in time that can be chosen."""

    @property
    def end_tick(self) -> int:
        """Give the tick at which the recording ends."""

    def seek(self, tick: int) -> object:
        """Go to ``tick``."""


class SavedTown(Protocol):
    """One line of the list of saves."""

    @property
    def name(self) -> str:
        """Give the name of the slot."""

    @property
    def seconds(self) -> int:
        """Give the game second that the save has come to."""

    @property
    def residents(self) -> Sequence[str]:
        """Give the names of the residents."""


class TownOnOffer(Protocol):
    """One line of the list of towns; ``game.towns.ListedTown`` is one."""

    @property
    def name(self) -> str:
        """Give what ``Launcher.new`` takes."""

    @property
    def title(self) -> str:
        """Give how it is called."""

    @property
    def trouble(self) -> str:
        """Say in one sentence why it cannot be played; empty for a town that can."""

    @property
    def people(self) -> Sequence[Portrayed]:
        """Give who lives there."""


class Launcher(Protocol):
    """Everything the title screen can start; ``game.app`` offers one."""

    @property
    def slow_far(self) -> bool:
        """Say whether residents whom the player does not see think less often."""

    def list_saves(self) -> Sequence[SavedTown]:
        """Give the saves, the most recently played first."""

    def list_towns(self) -> Sequence[TownOnOffer]:
        """Give the towns to choose from, the one to begin with first."""

    def free_name(self) -> str:
        """Give a name for a new town that no save has."""

    def name_trouble(self, name: str) -> str:
        """Say in one sentence why a new town cannot be called so; empty for a name that is free."""

    def new(
        self, town: str = "", residents: Sequence[str] = (), *, norms: bool = True, name: str = ""
    ) -> LiveTown:
        """Start a new town, with everybody unless some are named, under a free name unless one is given."""

    def open(self, name: str) -> LiveTown:
        """Go on with a save."""

    def replay(self, name: str) -> Recording:
        """Open a save as a recording, from its beginning."""
