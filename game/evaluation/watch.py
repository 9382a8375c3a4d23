"""Play a recording from its beginning and note on the way what its end does not show.

Who was where when something took place, what was asked of the model, what was written, who had
promised or planned to come: each is a small observer that sees every step.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ai.calls import Choice, Completion, Failure, ModelCall
from ai.cognition.act import WIDE
from ai.gametime import TICK_SECONDS
from ai.memory import schedule
from game.evaluation.facts import Event
from game.session.tape import Tape
from game.sim.state import Scene, SimState, restore
from game.world.address import is_within

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.mind import Act, Mind
    from game.evaluation.facts import Fact
    from game.persist.recording import Recording
    from game.sim.inputs import StepOutput, TickInput

FEW_OPTIONS = 4
"""Of a choice among no more options it is noted which was taken."""

LOOK_TICKS = 6
"""Ticks between two looks at plans, promises and bodies (one game minute)."""

CAME_TICKS = 30
"""So long one must be there to have come (5 game minutes): who only walks through has not."""


@dataclass(slots=True)
class Calls:
    """What the model was asked and how it answered."""

    asked: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    failed: Counter[str] = field(default_factory=Counter)
    chosen: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By (kind, option chosen), for kinds with few options."""
    written: dict[str, set[str]] = field(default_factory=dict)
    """Texts by kind."""
    _open: dict[tuple[str, int], ModelCall] = field(default_factory=dict)

    def see(self, given: TickInput, output: StepOutput) -> None:
        """Take in one step."""
        for result in given.results:
            call = self._open.pop((result.key.resident, result.key.serial), None)
            if call is None:
                continue
            self.answered[call.kind] += 1
            match result:
                case Failure():
                    self.failed[call.kind] += 1
                case Choice(index=index) if 0 <= index < len(call.options) <= FEW_OPTIONS:
                    self.chosen[call.kind, call.options[index]] += 1
                case Completion(texts=texts):
                    self.written.setdefault(call.kind, set()).update(texts)
        for call in output.cancelled:
            self._open.pop((call.key.resident, call.key.serial), None)
        for call in output.calls:
            self.asked[call.kind] += 1
            self._open[call.key.resident, call.key.serial] = call


@dataclass(slots=True)
class Attendance:
    """What each resident did about one event."""

    event: Event
    promised: dict[str, int] = field(default_factory=dict)
    """Game second at which a promise to come was first seen, by name."""
    planned: dict[str, int] = field(default_factory=dict)
    """Game second at which the day's plan first had it, by name."""
    ticks: Counter[str] = field(default_factory=Counter)
    """Ticks spent there while it went on."""
    arrived: dict[str, int] = field(default_factory=dict)
    """Game second of the first moment there while it went on."""
    instead: dict[str, tuple[str, str]] = field(default_factory=dict)
    """(Activity, place) at half past the beginning, of those who were elsewhere."""

    def see(self, state: SimState, scene: Scene) -> None:
        """Take in the state of one minute."""
        now = state.tick * TICK_SECONDS
        going_on = self.event.start <= now < self.event.end
        for name, mind in state.minds.items():
            if name not in self.promised and any(self.is_for(one.start, one.place) for one in mind.promises):
                self.promised[name] = now
            if name not in self.planned and self._is_planned(mind):
                self.planned[name] = now
            if not going_on:
                continue
            here = scene.maze.arena_at(state.town.bodies[name].tile)
            if here and is_within(here, self.event.place):
                self.ticks[name] += LOOK_TICKS
                self.arrived.setdefault(name, now)
            elif now >= self.event.start + 1800 and name not in self.instead and mind.act is not None:
                self.instead[name] = (mind.act.activity, mind.act.place)

    def is_for(self, start: int, place: str) -> bool:
        """Tell whether a promise or plan of this start and place is one for the event."""
        near = self.event.start - 3600 <= start < self.event.end
        return (
            near
            and bool(place)
            and (is_within(place, self.event.place) or is_within(self.event.place, place))
        )

    def came(self, name: str) -> bool:
        """Tell whether somebody was there."""
        return self.ticks[name] >= CAME_TICKS

    def over(self, tick: int) -> bool:
        """Tell whether the recording reaches past the beginning."""
        return tick * TICK_SECONDS > self.event.start

    def _is_planned(self, mind: Mind) -> bool:
        entries = (*mind.plan.hours, *mind.plan.chunks)
        return any(
            entry.end > self.event.start
            and entry.start < self.event.end
            and self.is_for(entry.start, entry.place)
            for entry in entries
        )


@dataclass(slots=True)
class History:
    """A played recording."""

    start: SimState
    state: SimState
    scene: Scene
    calls: Calls
    attendance: dict[str, Attendance]
    """By the name of the fact."""
    acts: Counter[str]
    """Acts begun, by their origin: that of the plan's entry, or "react", "voice", "talk"."""
    selves: dict[str, tuple[str, str]]
    """First summary and first revised occupation of each resident, empty until there is one."""
    divergence: str = ""
    """Where playing it did not lead to what was recorded; empty where it did throughout."""


def play(
    scene: Scene,
    recording: Recording,
    facts: tuple[Fact, ...],
    progress: Callable[[int], None] = lambda _tick: None,
) -> History:
    """Play a whole recording. Raises: SaveError."""
    start = recording.load(-1).state
    restore(start, scene)
    calls, acts = Calls(), Counter[str]()
    attendance = {fact.name: Attendance(fact.event) for fact in facts if fact.event is not None}
    selves: dict[str, tuple[str, str]] = {}
    begun: dict[str, Act | None] = {}
    tape = Tape(scene, recording, recording.load(-1))
    tape.watch = calls.see
    while tape.state.tick < recording.end_tick:
        tape.play_tick()
        state = tape.state
        for name, mind in state.minds.items():
            if mind.act is not None and mind.act != begun.get(name):
                acts[_origin(mind, mind.act)] += _is_another(mind.act, begun.get(name))
                begun[name] = mind.act
        if state.tick % LOOK_TICKS == 0:
            for one in attendance.values():
                one.see(state, scene)
            _note_selves(state, selves)
        progress(state.tick)
    tape.finish_tick()
    divergence = "" if tape.divergence is None else str(tape.divergence)
    return History(start, tape.state, scene, calls, attendance, acts, selves, divergence)


def _origin(mind: Mind, act: Act) -> str:
    """Give where an act comes from; for one out of the plan, where its entry comes from."""
    if act.origin not in ("plan", WIDE):
        return act.origin
    planned = schedule.entry_at(mind.plan.steps, act.start) or schedule.entry_at(mind.plan.hours, act.start)
    return "rule" if planned is None else planned.origin


def _is_another(act: Act, before: Act | None) -> bool:
    """Tell whether an act is a new one, not the same one cut short or dressed anew."""
    return before is None or (act.activity, act.start) != (before.activity, before.start)


def _note_selves(state: SimState, selves: dict[str, tuple[str, str]]) -> None:
    """Keep the first summary and the first revised occupation that each resident has."""
    for name, mind in state.minds.items():
        summary, currently = selves.get(name, ("", ""))
        selves[name] = (summary or mind.summary, currently or mind.currently)
