"""One step: the only writer of the state. Same state and same input, same state after.

A tick is a round 0 (commands, results, senses, minds, movement, objects) and any number of further
rounds, in which time stands still: results come in and minds go on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.sim import breaches, chats, control, minds, movement, objects, results, senses
from game.sim.state import StateError
from game.sim.turn import Turn

if TYPE_CHECKING:
    from game.sim.inputs import StepOutput, TickInput
    from game.sim.state import Scene, SimState


def step(state: SimState, scene: Scene, given: TickInput) -> StepOutput:
    """Carry out one round of one tick on ``state`` and give what goes out of it.

    Round 0 must be of the next tick, a later round of the tick under way.

    Raises:
        StateError: the input is not the next one.
    """
    first = given.round == 0
    due = state.tick + 1 if first else state.tick
    if given.tick != due or given.round < 0:
        message = f"round {given.round} of tick {given.tick} was given where tick {due} is due"
        raise StateError(message)
    turn = Turn(state, scene)
    if first:
        state.tick = given.tick
        for command in given.commands:
            control.carry_out(turn, command)
    results.deliver(turn, given.results)
    if first:
        results.expire(turn)
        senses.sense(turn)
        chats.consider(turn)
    minds.think(turn, first=first)
    chats.settle(turn)
    if first:
        chats.go_on(turn)
        movement.move(turn)
        objects.settle(turn)
        breaches.watch(turn)
    return turn.output()
