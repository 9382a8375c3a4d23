"""A living town: ticks are stepped, questions go to the oracle, answers come back as inputs.

Between two ticks game time stands still while rounds apply what was answered and ask on. In
``free`` pace only what is ready is applied and nothing ever waits; in ``attentive`` pace a tick
waits until no foreground question is open. Every input goes through the journal first.
"""

from __future__ import annotations

import time
from enum import StrEnum
from typing import TYPE_CHECKING

from ai.calls import FOREGROUND, Failure, Result
from game.persist import codec
from game.persist.errors import SaveError
from game.persist.records import Mark
from game.session.patience import Patience, near_limit
from game.sim.commands import Command
from game.sim.digest import parts
from game.sim.inputs import TickInput
from game.sim.state import open_calls
from game.sim.step import step

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ai.calls import CallKey, ModelCall, OracleStatus
    from game.content.residents import Resident
    from game.content.tiled import TownFile
    from game.persist.savefile import Slot
    from game.session.oracle import Oracle
    from game.sim.inputs import Event
    from game.sim.state import Scene, SimState

DIGEST_TICKS = 360
"""Every so many ticks (one game hour) the journal gets the digests of the state's parts."""

MARK_SECONDS = 0.3
"""Real seconds after which the journal notes how far the town has come, if nothing else did."""

AUTOSAVE_SECONDS = 30.0
"""Real seconds between two snapshots."""

AUTOSAVE_TICKS = 2160
"""Ticks between two snapshots at most (6 game hours), when nights pass in seconds."""

POLL_SECONDS = 0.1
"""Longest single wait for an answer in attentive pace, so that a stop is soon noticed."""


class Pace(StrEnum):
    """Whether the town waits for its minds."""

    FREE = "free"
    ATTENTIVE = "attentive"


class Session:
    """A town that lives in a slot. ``state`` is read by anyone and written by ``step`` alone."""

    def __init__(
        self,
        *,
        scene: Scene,
        state: SimState,
        slot: Slot,
        oracle: Oracle,
        pace: Pace,
        town_file: TownFile,
        residents: Mapping[str, Resident],
        round_number: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Go on from ``state``, which is as the slot's journal left it; open questions are asked again."""
        self.scene = scene
        self.state = state
        self.town_file = town_file
        self.residents = residents
        self.pace = pace
        self.notices: list[str] = list(slot.notices)
        """What the player should know about this run, in sentences."""
        self.held = False
        """Whether the clock stands because minds have fallen behind."""
        self.oracle = oracle
        self._slot = slot
        self._clock = clock
        self._round = round_number
        self._queue: list[Command] = []
        self._whole = True
        self._open: dict[CallKey, ModelCall] = {call.key: call for call in open_calls(state)}
        self._patience = Patience(clock)
        self._marked_tick = self._saved_tick = self._digested_tick = state.tick
        self._marked_at = self._saved_at = clock()
        self._spent = (self._saved_at, 0)
        oracle.submit(tuple(self._open.values()))

    @property
    def name(self) -> str:
        """Give the name of the slot."""
        return self._slot.header.name

    @property
    def quiet(self) -> bool:
        """Say whether all sleep and nobody visits: time may fly until a question is near its limit."""
        town = self.state.town
        asleep = all(body.pose == "sleep" for body in town.bodies.values())
        return asleep and not town.visitor and not self._queue

    def give(self, command: Command) -> None:
        """Hand over what the player does; it happens at the next tick.

        Raises:
            SaveError: no journal can hold the command (a defect of the caller); nothing else is lost.
        """
        codec.pack(command, Command)
        self._queue.append(command)

    def advance(self, ticks: int, budget_s: float | None = None) -> tuple[Event, ...]:
        """Go on by at most ``ticks`` within ``budget_s`` real seconds, and give the events.

        In free pace never waits; fewer ticks are done while the clock is held for the minds. In
        attentive pace waits for the minds as long as the budget allows.

        Raises:
            SaveError: what happened before could not be written; it is tried again.
        """
        self._slot.check()
        deadline = None if budget_s is None else self._clock() + budget_s
        events: list[Event] = []
        done = 0
        while True:
            settled = self._think(deadline, events)
            self.held = not settled
            late = done > 0 and deadline is not None and self._clock() >= deadline
            if done >= ticks or late or not settled:
                break
            self._mark_if_due()
            self._round = 0
            commands, self._queue = tuple(self._queue), []
            self._apply(TickInput(self.state.tick + 1, commands=commands), events)
            done += 1
        self._mark_if_due()
        self._save_if_due()
        return tuple(events)

    def status(self) -> OracleStatus:
        """Say what answers and how it is getting on."""
        return self.oracle.status()

    def thinking(self, name: str) -> bool:
        """Say whether the resident waits for an answer that its next deed depends on."""
        return any(key.resident == name and call.priority in FOREGROUND for key, call in self._open.items())

    def save(self) -> None:
        """Write a snapshot and come back when it is safe. Raises: SaveError."""
        self._mark(with_parts=True)
        self._slot.save(self.state.tick, self._round, self.state, cost=self._cost())
        self._saved_tick, self._saved_at = self.state.tick, self._clock()

    def close(self) -> None:
        """Save, and stop everything that runs. Raises: SaveError.

        A state whose step was cut short (an interrupt, a defect) is not saved: the journal has
        its input, so the next start does that step again.
        """
        self.oracle.close()
        try:
            if self._whole:
                self.save()
        finally:
            self._slot.close()

    def _think(self, deadline: float | None, events: list[Event]) -> bool:
        """Do rounds with the answers that come, and say whether the next tick may begin."""
        while True:
            may_go = self._patience.is_over() or not self._must_wait()
            wait = not may_go and self.pace is Pace.ATTENTIVE
            results = self._poll(deadline, wait=wait)
            if results:
                self._patience.answered()
                self._round += 1
                self._apply(TickInput(self.state.tick, self._round, results), events)
            elif not wait:
                return may_go
            if deadline is not None and self._clock() >= deadline:
                return self._patience.is_over() or not self._must_wait()

    def _must_wait(self) -> bool:
        """Say whether a question stands in the way of the next tick while the engine makes progress."""
        attentive = self.pace is Pace.ATTENTIVE
        return bool(self._open) and ((attentive and self._foreground_open()) or near_limit(self.state))

    def _poll(self, deadline: float | None, *, wait: bool) -> tuple[Result, ...]:
        """Give the answers that are ready, sorted by key; with ``wait`` wait a moment for a first."""
        timeout = 0.0
        if wait:
            timeout = (
                POLL_SECONDS if deadline is None else max(0.0, min(POLL_SECONDS, deadline - self._clock()))
            )
        results = self.oracle.poll(timeout)
        if not results and self._open:
            self._patience.nothing_came(self.oracle.status(), waited=wait)
        return tuple(sorted((_fit(result) for result in results), key=lambda result: result.key))

    def _foreground_open(self) -> bool:
        return any(call.priority in FOREGROUND for call in self._open.values())

    def _apply(self, given: TickInput, events: list[Event]) -> None:
        """Journal an input, step it and pass its questions on."""
        if given.results or given.commands:
            record = self._slot.append(given)
            assert isinstance(record, TickInput)
            given = record
            self._marked_tick, self._marked_at = given.tick, self._clock()
        self._whole = False
        output = step(self.state, self.scene, given)
        self._slot.audit.add(given.tick, given.round, output)
        self._whole = True
        events.extend(output.events)
        for result in given.results:
            self._open.pop(result.key, None)
        for call in output.cancelled:
            self._open.pop(call.key, None)
        if output.cancelled:
            self.oracle.cancel(output.cancelled)
        if output.calls:
            self._patience.asked(first=not self._open)
            self._open.update((call.key, call) for call in output.calls)
            self.oracle.submit(output.calls)

    def _mark_if_due(self) -> None:
        if (
            self.state.tick >= 0
            and self.state.tick % DIGEST_TICKS == 0
            and self._digested_tick != self.state.tick
        ):
            self._mark(with_parts=True)
        elif self.state.tick > self._marked_tick and self._clock() - self._marked_at >= MARK_SECONDS:
            self._mark(with_parts=False)

    def _mark(self, *, with_parts: bool) -> None:
        digests = tuple(sorted(parts(self.state).items())) if with_parts else ()
        self._slot.append(Mark(self.state.tick, digests))
        self._marked_tick, self._marked_at = self.state.tick, self._clock()
        if with_parts:
            self._digested_tick = self.state.tick

    def _cost(self) -> tuple[int, int]:
        """Give the real seconds and the tokens since this was last asked."""
        since, spent = self._spent
        now, tokens = self._clock(), self.oracle.status().tokens
        seconds = int(now - since)
        self._spent = (since + seconds, tokens)
        return seconds, tokens - spent

    def _save_if_due(self) -> None:
        waited = self._clock() - self._saved_at >= AUTOSAVE_SECONDS and self.state.tick > self._saved_tick
        if not waited and self.state.tick - self._saved_tick < AUTOSAVE_TICKS:
            return
        if self._slot.save(self.state.tick, self._round, self.state, wait=False, cost=self._cost()):
            self._saved_tick, self._saved_at = self.state.tick, self._clock()


def _fit(result: Result) -> Result:
    """Give the result, or a failure in its place when it is nothing that a journal can hold."""
    try:
        codec.pack(result, Result)
    except SaveError as error:
        return Failure(result.key, result.digest, f"unfit answer: {error.place}")
    return result
