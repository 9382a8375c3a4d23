"""Watch and verify a recording: no oracle, no model, no model's library.

The state at any tick is the nearest snapshot before it plus the journal from there on.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai.calls import FOREGROUND, OracleStatus
from game.persist import snapshot
from game.persist.errors import SaveError
from game.session.tape import Divergence, Tape
from game.sim.state import open_calls

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.content.residents import Resident
    from game.content.tiled import TownFile
    from game.persist.header import Stretch
    from game.persist.recording import Recording
    from game.sim.inputs import Event
    from game.sim.state import Scene, SimState


class ReplaySession:
    """A recording that can be played, and set to any of its ticks."""

    def __init__(
        self, scene: Scene, recording: Recording, town_file: TownFile, residents: Mapping[str, Resident]
    ) -> None:
        """Begin at the recording's first tick."""
        self.scene = scene
        self.town_file = town_file
        self.residents = residents
        self.recording = recording
        self._tape = Tape(scene, recording, recording.load(-1))

    @property
    def state(self) -> SimState:
        """Give the state at the current tick; another object after ``seek``."""
        return self._tape.state

    @property
    def end_tick(self) -> int:
        """Give the last recorded tick."""
        return self.recording.end_tick

    @property
    def notices(self) -> tuple[str, ...]:
        """Give what was found wrong with the save and could be helped."""
        return tuple(self.recording.notices)

    def advance(self, ticks: int, budget_s: float | None = None) -> tuple[Event, ...]:
        """Play at most ``ticks`` more, stopping after ``budget_s`` real seconds. Raises: SaveError."""
        deadline = None if budget_s is None else time.monotonic() + budget_s
        events: list[Event] = []
        last = min(self.state.tick + ticks, self.end_tick)
        while self.state.tick < last:
            events.extend(self._tape.play_tick())
            if deadline is not None and time.monotonic() >= deadline:
                break
        return tuple(events)

    def seek(self, tick: int) -> None:
        """Go to ``tick``, cut to the recording's length. Raises: SaveError."""
        tick = max(-1, min(tick, self.end_tick))
        loaded = self.recording.load(tick)
        if not loaded.position.tick <= self.state.tick <= tick:
            self._tape = Tape(self.scene, self.recording, loaded)
        self._tape.play_to(tick)

    def status(self) -> OracleStatus:
        """Say that a recording answers."""
        return OracleStatus(name="recording")

    def thinking(self, name: str) -> bool:
        """Say whether the resident waits for an answer that its next deed depends on."""
        return any(
            call.key.resident == name and call.priority in FOREGROUND for call in open_calls(self.state)
        )

    def close(self) -> None:
        """Let go of everything; nothing was changed."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a verification found: ticks that replayed exactly, and where the first one did not."""

    ticks: int
    divergence: Divergence | None
    notices: tuple[str, ...] = ()


def verify(
    scene: Scene, recording: Recording, rules: int, progress: Callable[[int], None] | None = None
) -> Verdict:
    """Replay every stretch that follows ``rules`` and compare it with what was recorded.

    Raises:
        SaveError: the recording has a hole, or none of it follows these rules.
    """
    recording.check_whole()
    stretches = recording.header.stretches
    ends = (*(stretch.tick for stretch in stretches[1:]), recording.end_tick)
    exact = compared = 0
    notices: list[str] = list(recording.notices)
    for stretch, end in zip(stretches, ends, strict=True):
        if stretch.rules != rules:
            notices.append(f"ticks {stretch.tick + 1} to {end} follow other rules and are not compared")
            continue
        compared += 1
        tape = _verified(scene, recording, stretch, end, progress)
        if tape.divergence is not None:
            return Verdict(exact, tape.divergence, tuple(notices))
        exact += end - stretch.tick
    if not compared:
        place = "no part of it follows the rules of this game"
        raise SaveError(recording.folder, place, "replay it with the game that recorded it")
    return Verdict(exact, None, tuple(notices))


def _verified(
    scene: Scene, recording: Recording, stretch: Stretch, end: int, progress: Callable[[int], None] | None
) -> Tape:
    """Replay one stretch until its end or the first divergence."""
    tape = Tape(scene, recording, snapshot.load(recording.folder, stretch.tick, recording.hint))
    held = {tick for tick in snapshot.ticks(recording.folder) if stretch.tick < tick <= end}
    tape.finish_tick()
    while tape.state.tick < end and tape.divergence is None:
        tape.play_tick()
        if tape.state.tick in held:
            _compare_snapshot(tape, recording)
        if progress is not None:
            progress(tape.state.tick)
    return tape


def _compare_snapshot(tape: Tape, recording: Recording) -> None:
    """Compare with the snapshot of this tick if it was taken after all that is recorded of the tick."""
    loaded = recording.load(tape.state.tick)
    if (loaded.position.tick, loaded.position.records) == (tape.state.tick, tape.number):
        tape.compare_snapshot(loaded)
