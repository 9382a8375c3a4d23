"""What one step has at hand: the state, the scene, and what it will send out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ai import gametime, outcome
from ai.calls import ModelCall
from ai.cognition.context import Context
from ai.mind import Approach, Say  # fields of Turn
from game.sim import talks
from game.sim.inputs import Event, StepOutput
from game.sim.state import Scene, SimState

if TYPE_CHECKING:
    from ai.cognition.talking import Talk
    from ai.mind import Mind
    from ai.outcome import Outcome


@dataclass(slots=True)
class Turn:
    """One step in progress. Lives no longer than the step."""

    state: SimState
    scene: Scene
    calls: list[ModelCall] = field(default_factory=list)
    cancelled: list[ModelCall] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    stepped: bool = False
    """Whether the visitor has taken its step: one tile a tick, however many commands come at once."""

    approaches: list[tuple[str, Approach]] = field(default_factory=list)
    """Who wants to talk to whom; drained by ``game.sim.chats``."""
    says: list[tuple[str, Say]] = field(default_factory=list)
    """Who says what; drained by ``game.sim.chats``."""

    @property
    def now(self) -> int:
        """Give the game second at which the tick begins."""
        return gametime.seconds_at(self.state.tick)

    def tell(self, kind: str, who: str, text: str = "") -> None:
        """Send news to whoever watches."""
        self.events.append(Event(kind, who, text))

    def context(self, name: str) -> Context:
        """Give what a thought of the resident ``name`` may read."""
        state = self.state
        here = self.scene.maze.arena_at(state.town.bodies[name].tile)
        return Context(
            self.now,
            state.tick,
            state.seed,
            here,
            self.scene.banks,
            state.vectors,
            state.methods,
            self.scene.hours,
            self._talk(name),
            name in state.far,
        )

    def _talk(self, name: str) -> Talk | None:
        """Give the conversation that a resident is in, as it knows it."""
        mind = self.state.minds.get(name)
        if mind is None or not mind.chat:
            return None
        return talks.talk_of(self.state, self.state.chats[mind.chat], name)

    def apply(self, mind: Mind, change: Outcome) -> None:
        """Let ``change`` happen to a mind, and pass on its calls and the news in it."""
        name = mind.sheet.name
        applied = outcome.apply(mind, change, now=self.now, tick=self.state.tick)
        self.calls += applied.calls
        self.cancelled += applied.cancelled
        if change.approach is not None:
            self.approaches.append((name, change.approach))
        if change.say is not None:
            self.says.append((name, change.say))
        if change.act is not None and change.act.end > self.now:
            self.tell("act", name, change.act.activity)
        if change.plan is not None:
            self.tell("plan", name)
        for kind in change.failsafes:
            self.tell("failsafe", name, kind)

    def output(self) -> StepOutput:
        """Give what the step sends out: calls in the order of their keys, each once.

        A call that was asked and dropped within the step is in neither list.
        """
        gone = {call.key for call in self.cancelled}
        new = {call.key for call in self.calls}
        return StepOutput(
            tuple(sorted((call for call in self.calls if call.key not in gone), key=_key)),
            tuple(sorted((call for call in self.cancelled if call.key not in new), key=_key)),
            tuple(self.events),
        )


def _key(call: ModelCall) -> tuple[str, int]:
    return call.key.resident, call.key.serial
