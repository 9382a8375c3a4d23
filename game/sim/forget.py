"""Take a memory out of use in the whole town: in the mind that holds it, and wherever it was passed on.

A memory travels by lines: who heard a line that passed it on made a memory of it, and may have
passed that on in turn. All of these go, with whatever each mind made of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.memory import forgetting
from ai.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.sim.commands import ForgetMemory
    from game.sim.state import SimState
    from game.sim.turn import Turn


def carry_out(turn: Turn, command: ForgetMemory) -> None:
    """Let the town forget; what is not there to be forgotten changes nothing and is told as "refused"."""
    mind = turn.state.minds.get(command.resident)
    if mind is None or not 0 <= command.memory < len(mind.stream.nodes):
        turn.tell("refused", command.resident, "there is no such memory")
        return
    if command.memory in mind.stream.forgotten:
        turn.tell("refused", command.resident, "it was forgotten before")
        return
    for name, ids in descendants(turn.state, command.resident, command.memory).items():
        turn.apply(turn.state.minds[name], Outcome(forget=ids))
        turn.tell("forgot", name, str(len(ids)))


def descendants(state: SimState, resident: str, memory: int) -> dict[str, tuple[int, ...]]:
    """Give the memory and all that was made of it, ids ascending by resident in the order of the names."""
    found: dict[str, tuple[int, ...]] = {}
    waiting: list[tuple[str, tuple[int, ...]]] = [(resident, (memory,))]
    while waiting:
        name, ids = waiting.pop(0)
        before = found.get(name, ())
        whole = forgetting.closure(state.minds[name].stream, (*before, *ids))
        new = tuple(node for node in whole if node not in before)
        if new:
            found[name] = whole
            waiting += _passed_on(state, name, frozenset(new))
    return dict(sorted(found.items()))


def _passed_on(state: SimState, speaker: str, ids: frozenset[int]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Give what others remember of the lines with which somebody passed on one of the memories."""
    for chat in state.chats.values():
        for line in chat.lines:
            if line.speaker == speaker and any(told in ids for told in line.tells):
                yield from ((name, (node,)) for name, node in line.heard if name in state.minds)
