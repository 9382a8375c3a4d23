"""Play a recording into a state: the one loop behind resuming, replaying, seeking and forking.

Nothing here asks a model. Inputs that are empty were not recorded, so every tick between two
records is stepped with an empty input.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai.gametime import format_when, seconds_at
from game.persist import banksfile
from game.persist.codec import CURE, coder
from game.persist.errors import SaveError, printable
from game.persist.plain import difference
from game.persist.records import Mark
from game.session.soundness import fault_of
from game.sim.digest import parts
from game.sim.inputs import TickInput
from game.sim.state import Scene, SimState, open_calls, restore
from game.sim.step import step

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.calls import Result
    from game.persist.header import Stretch
    from game.persist.recording import Recording
    from game.persist.snapshot import Loaded
    from game.sim.inputs import Event, StepOutput

TOWN = "the town"
"""Who diverges when it is no resident."""


@dataclass(frozen=True, slots=True)
class Divergence:
    """The first moment at which a replay is not what was recorded."""

    tick: int
    resident: str
    """Whose mind; ``TOWN`` for anything else."""
    kind: str
    """The kind of call, "digest" or "snapshot"."""
    what: str

    def __str__(self) -> str:
        """Give one line for a person."""
        when = format_when(seconds_at(max(self.tick, 0)))
        line = f"first divergence: tick {self.tick} ({when}), {self.resident}, {self.kind}: {self.what}"
        return printable(line)


class Tape:
    """A state that follows a recording, from one of its snapshots on."""

    def __init__(self, scene: Scene, recording: Recording, loaded: Loaded[SimState]) -> None:
        """Begin at ``loaded``, whose state is taken over. Raises: SaveError: it cannot be."""
        self._recording = recording
        self.state = loaded.state
        if fault := fault_of(self.state, scene):
            place = f"the snapshot of tick {loaded.position.tick} is no possible state ({fault})"
            raise SaveError(recording.folder, place, CURE)
        restore(self.state, scene)
        self.round = loaded.position.round
        """Rounds of the current tick that are done, round 0 not counted."""
        self.number = loaded.position.records
        """Records that are done."""
        self.divergence: Divergence | None = None
        """The first one met."""
        self.watch: Callable[[TickInput, StepOutput], None] | None = None
        """Sees every input with what came out of its step."""
        self._maze = scene.maze
        self._stretches = list(recording.header.stretches)
        self._scene = scene
        self._enter_stretch()

    def play_to(self, tick: int) -> list[Event]:
        """Go on to ``tick`` with all that is recorded of it, and give the events. Raises: SaveError."""
        events = self.finish_tick()
        while self.state.tick < tick:
            events.extend(self.play_tick())
        return events

    def play_tick(self) -> list[Event]:
        """Play the next tick with all its rounds, and give its events. Raises: SaveError."""
        tick = self.state.tick + 1
        record = self._peek()
        if isinstance(record, TickInput) and (record.tick, record.round) == (tick, 0):
            events = self._apply(record, recorded=True)
        else:
            events = self._apply(TickInput(tick), recorded=False)
        events.extend(self.finish_tick())
        return events

    def finish_tick(self) -> list[Event]:
        """Play what else is recorded of the current tick, and give the events. Raises: SaveError."""
        events: list[Event] = []
        while (record := self._peek()) is not None and record.tick <= self.state.tick:
            if record.tick < self.state.tick:
                place = f"record {self.number} belongs to tick {record.tick}, not {self.state.tick}"
                raise SaveError(
                    self._recording.folder, place, "go back to an older moment by `smallville fork`"
                )
            if isinstance(record, Mark):
                self._compare(record)
                self.number += 1
            else:
                events.extend(self._apply(record, recorded=True))
        return events

    def compare_snapshot(self, recorded: Loaded[SimState]) -> None:
        """Note where the state differs from a snapshot of the same position."""
        encode = coder(SimState).encode
        if found := difference(encode(recorded.state, None), encode(self.state, None)):
            self._diverge(Divergence(self.state.tick, _who(found), "snapshot", found))

    def _peek(self) -> TickInput | Mark | None:
        return self._recording.record(self.number) if self.number < len(self._recording) else None

    def _apply(self, given: TickInput, *, recorded: bool) -> list[Event]:
        if given.results and self.divergence is None:
            self._check_questions(given.results)
        self._enter_stretch()
        output = step(self.state, self._scene, given)
        self.round = given.round
        self.number += recorded
        if self.watch is not None:
            self.watch(given, output)
        return list(output.events)

    def _enter_stretch(self) -> None:
        """Take the banks of the stretch that has begun, if one has. Raises: SaveError."""
        begun = None
        while self._stretches and self._has_come_to(self._stretches[0]):
            begun = self._stretches.pop(0)
        if begun is not None:
            self._scene = Scene(self._maze, banksfile.read(self._recording.folder, begun.banks))

    def _has_come_to(self, stretch: Stretch) -> bool:
        return stretch.tick <= self.state.tick and stretch.records <= self.number

    def _check_questions(self, results: tuple[Result, ...]) -> None:
        """Compare what was answered with what is asked now, by the digests of the questions."""
        asked = {call.key: call for call in open_calls(self.state)}
        for result in results:
            call = asked.get(result.key)
            if call is not None and call.digest() != result.digest:
                slots = ", ".join(f"{name}={words!r}" for name, words in call.slots)
                what = (
                    f"call {call.key.serial} was recorded with another question; now it asks to "
                    f"{call.mode.value} with {slots or 'no words'} and {len(call.options)} options "
                    f"{list(call.options[:4])}"
                )
                tick = self.state.tick
                self._diverge(Divergence(tick, call.key.resident, call.kind, what))

    def _compare(self, mark: Mark) -> None:
        if not mark.parts or self.divergence is not None:
            return
        actual = parts(self.state)
        for name, digest in mark.parts:
            if actual.get(name) != digest:
                who = name.partition(":")[2] or TOWN
                what = f'the part "{name}" of the state has another digest'
                self._diverge(Divergence(mark.tick, who, "digest", what))
                return

    def _diverge(self, divergence: Divergence) -> None:
        self.divergence = self.divergence or divergence


def _who(path: str) -> str:
    """Give the resident in a path such as "minds.Klaus Mueller.act"."""
    steps = path.split(".")
    return steps[1] if steps[0] == "minds" and len(steps) > 1 else TOWN
