"""What a recording shows, moment by moment, without any model.

A scene is judged by its recording alone, so that the judgement of a live run and that of a kept
recording are the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai.mind import Act
from game.session.replay import ReplaySession
from game.sim.inputs import TickInput

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.app import Place
    from game.persist.recording import Recording
    from game.sim.commands import Command
    from game.sim.state import SimState
    from game.world.geometry import Tile


class SceneError(AssertionError):
    """What a scene should show and does not, in one sentence."""


@dataclass(frozen=True)
class Deed:
    """Something that somebody did, from the moment when its body was where it is done."""

    tick: int
    act: Act
    hour: str
    """The hour of the plan that it belongs to."""


class Watched:
    """The recording of one save, from the player's only command on."""

    def __init__(self, recording: Recording, place: Place) -> None:
        """Go to the moment before the first command of a recording from the town ``place``."""
        self._place = place
        self.replay = ReplaySession(place.scene, recording, place.file, {})
        self.tick, self.command = self._commanded()
        self.replay.seek(self.tick - 1)

    @property
    def state(self) -> SimState:
        """Give the state at the moment that is shown."""
        return self.replay.state

    def _commanded(self) -> tuple[int, Command]:
        recording = self.replay.recording
        for number in range(len(recording)):
            record = recording.record(number)
            if isinstance(record, TickInput) and record.commands:
                return record.tick, record.commands[0]
        raise SceneError("nobody gave a command")

    def moments(self) -> Iterator[SimState]:
        """Show every tick from the command to the end."""
        while self.state.tick < self.replay.end_tick:
            self.replay.advance(1)
            yield self.state

    def deeds(self, who: str) -> list[Deed]:
        """Show all to the end, and give what ``who`` did, each once it was where it is done."""
        found: list[Deed] = []
        for state in self.moments():
            mind, body = state.minds[who], state.town.bodies[who]
            act = mind.act
            if act is None or body.path or not self._is_at(body.tile, act.place):
                continue
            if found and found[-1].act.activity == act.activity:
                continue
            now = state.tick * 10
            hour = next((one.activity for one in mind.plan.hours if one.start <= now < one.end), "")
            found.append(Deed(state.tick, act, hour))
        return found

    def _is_at(self, tile: Tile, place: str) -> bool:
        """Tell whether a tile lies in the arena of a place, or in the sector that the place is."""
        here = self._place.scene.maze.arena_at(tile)
        return bool(here) and (f"{place}:".startswith(f"{here}:") or f"{here}:".startswith(f"{place}:"))
