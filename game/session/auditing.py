"""Check an audit log: every link against the journal, and every output against a replay.

The links are checked for the whole run; what came out of steps only where the run follows the rules
of this program.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai.gametime import format_when, seconds_at
from game.persist import audit, snapshot
from game.persist.audit import BEGIN, STEP, Entry
from game.session.tape import Tape

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.persist.recording import Recording
    from game.sim.inputs import StepOutput, TickInput
    from game.sim.state import Scene


@dataclass(frozen=True, slots=True)
class Audit:
    """What an audit found. ``fault`` names the first thing that is wrong; empty for a sound log."""

    entries: int
    head: str
    first_tick: int
    """From which tick on the log covers the run."""
    last_tick: int
    fault: str = ""
    notices: tuple[str, ...] = ()


def verify(
    scene: Scene,
    recording: Recording,
    rules: int,
    progress: Callable[[int], None] = lambda _tick: None,
) -> Audit:
    """Check the audit log of a save. Raises: SaveError: there is none, or the journal is damaged."""
    recording.check_whole()
    chain = audit.check(recording)
    notices: list[str] = list(recording.notices)
    fault = chain.fault or short_of(recording, chain.entries)
    if not fault:
        fault = next(_outputs(scene, recording, rules, chain.entries, notices, progress=progress), "")
    first = chain.entries[0].tick if chain.entries else -1
    last = chain.entries[-1].tick if chain.entries else -1
    if not fault and last < recording.end_tick and chain.entries[-1].records < len(recording):
        notices.append(
            f"what happened after tick {last} is in the journal only: open the save, and the log follows"
        )
    return Audit(len(chain.entries), chain.head, first, last, fault, tuple(notices))


def short_of(recording: Recording, entries: tuple[Entry, ...]) -> str:
    """Say if the log ends before the newest snapshot, which is written after it."""
    newest = snapshot.read_position(recording.folder, snapshot.ticks(recording.folder)[-1])
    reached = (entries[-1].place, entries[-1].records) if entries else ((-2, 0), 0)
    if reached < ((newest.tick, newest.round), newest.records):
        return f"entry {len(entries)} is missing: the log ends before the snapshot of tick {newest.tick}"
    return ""


def _outputs(
    scene: Scene,
    recording: Recording,
    rules: int,
    entries: tuple[Entry, ...],
    notices: list[str],
    *,
    progress: Callable[[int], None],
) -> Iterator[str]:
    """Replay every stretch under these rules and give the faults found, stretch by stretch."""
    stretches = recording.header.stretches
    ends = (*(stretch.tick for stretch in stretches[1:]), recording.end_tick)
    for stretch, end in zip(stretches, ends, strict=True):
        if stretch.rules != rules:
            notices.append(f"outputs of ticks {stretch.tick + 1} to {end} follow other rules, not compared")
            continue
        loaded = snapshot.load(recording.folder, stretch.tick, recording.hint)
        follower = _Follower(entries, (stretch.tick, loaded.position.round, loaded.position.records))
        tape = Tape(scene, recording, loaded)
        tape.watch = follower.see
        last = min(end, entries[-1].tick)
        tape.finish_tick()
        while tape.state.tick < last and not follower.fault:
            tape.play_tick()
            progress(tape.state.tick)
        if follower.fault:
            yield follower.fault


class _Follower:
    """Compare the steps of a replay with the entries of a log, one by one."""

    def __init__(self, entries: tuple[Entry, ...], start: tuple[int, int, int]) -> None:
        """Begin behind ``start`` (tick, round, records), or where the log begins."""
        begins = entries[0].place if entries[0].kind == BEGIN else (-1, 0)
        self._from = max(begins, start[:2])
        self._entries = [
            (number, entry)
            for number, entry in enumerate(entries)
            if entry.kind == STEP and entry.place > self._from
        ]
        self._at = 0
        self.fault = ""

    def see(self, given: TickInput, output: StepOutput) -> None:
        """Compare one step."""
        place = (given.tick, given.round)
        if self.fault or place <= self._from or self._at >= len(self._entries):
            return
        number, entry = self._entries[self._at]
        came = audit.hash_of_output(output)
        if entry.place > place:
            self.fault = _fault(number, given, "a step that gave something out is missing") if came else ""
            return
        self._at += 1
        if entry.place < place:
            self.fault = _fault(number, given, f"tick {entry.tick} gave nothing out and took nothing in")
        elif entry.given != came:
            self.fault = _fault(number, given, "what came out is not what was logged")


def _fault(number: int, given: TickInput, what: str) -> str:
    when = format_when(seconds_at(max(given.tick, 0)))
    return f"entry {number} (tick {given.tick}, {when}): {what}"
