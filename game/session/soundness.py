"""Whether a state from a save can be: its types are right by the codec, here is how its parts fit together.

A save can be made by anyone, with good checksums; nothing in it may lead to a crash.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.memory.node import Source
from ai.memory.vectors import MAX_DIM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ai.memory.stream import MemoryStream
    from ai.memory.vectors import VectorTable
    from ai.mind import Mind, Thought
    from game.sim.state import Body, Chat, Scene, SimState

LAST_TICK = 100_000_000
"""More than three thousand years of ticks."""

MOST_IMPORTANT = 10


def fault_of(state: SimState, scene: Scene) -> str:
    """Give the first thing that cannot be in ``state``, or nothing."""
    return next(_faults(state, scene), "")


def _faults(state: SimState, scene: Scene) -> Iterator[str]:
    if not -1 <= state.tick <= LAST_TICK:
        yield f"tick {state.tick}"
    yield from _town(state, scene)
    yield from _vectors(state.vectors)
    for name, mind in state.minds.items():
        for fault in _mind(name, mind, state.tick):
            yield f"{name}: {fault}"
        chat = state.chats.get(mind.chat)
        if mind.chat and (chat is None or chat.ended >= 0 or name not in chat.members or mind.act is None):
            yield f"{name} talks in a conversation that does not go on"
    if list(state.chats) != [chat.number for chat in state.chats.values()]:
        yield "the conversations have wrong numbers"
    for chat in state.chats.values():
        yield from _chat(state, chat)


def _chat(state: SimState, chat: Chat) -> Iterator[str]:
    """Say what is wrong with one conversation: who is in it, and which memories its lines name."""
    sizes = {name: len(mind.stream.nodes) for name, mind in state.minds.items()}
    going_on = chat.ended < 0
    strangers = [name for name in chat.members if going_on and state.minds.get(name) is None]
    if any(name != state.town.visitor for name in strangers) or not 0 <= chat.started <= max(0, state.tick):
        yield f"conversation {chat.number} is among people who are not there"
    if going_on and any(state.minds[name].chat != chat.number for name in chat.members if name in sizes):
        yield f"conversation {chat.number} is not known to its members"
    for line in chat.lines:
        told = ((line.speaker, told) for told in line.tells)
        for name, memory in (*line.heard, *told):
            if not 0 <= memory < sizes.get(name, 1 << 30):
                yield f"a line of conversation {chat.number} names a memory that is not there"


def _town(state: SimState, scene: Scene) -> Iterator[str]:
    town = state.town
    if list(state.minds) != sorted(state.minds) or not state.minds:
        yield "the minds are not in order"
    if list(town.objects) != list(scene.maze.objects):
        yield "the objects are not those of the town"
    if town.visitor and (town.visitor not in town.bodies or town.visitor in state.minds):
        yield "the visitor has no body, or a mind"
    everybody = {*state.minds, town.visitor} - {""}
    if set(town.bodies) != everybody:
        yield "the bodies are not those of the residents and the visitor"
    for name, body in town.bodies.items():
        if body.name != name:
            yield f"the body of {name} is called {body.name}"
        yield from _body(body, scene)


def _body(body: Body, scene: Scene) -> Iterator[str]:
    maze = scene.maze
    for tile in (body.tile, *body.path):
        if not (0 <= tile.x < maze.width and 0 <= tile.y < maze.height):
            yield f"{body.name} stands or walks outside the map"
            return
    if body.using and body.using not in maze.objects:
        yield f"{body.name} uses {body.using}"


def _vectors(table: VectorTable) -> Iterator[str]:
    if len(table.texts) != len(table.vectors) or len(set(table.texts)) != len(table.texts):
        yield "texts and vectors do not pair"
    if not 0 <= table.dim <= MAX_DIM or any(len(vector) != table.dim for vector in table.vectors):
        yield f"the vectors do not have {table.dim} dimensions"


def _mind(name: str, mind: Mind, tick: int) -> Iterator[str]:
    if mind.sheet.name != name:
        yield f"the sheet is that of {mind.sheet.name}"
    yield from _stream(mind.stream)
    plan = mind.plan
    if plan.day < 0 or any(
        entry.duration_minutes < 1 for level in (plan.chunks, plan.hours, plan.steps) for entry in level
    ):
        yield "the plan has an entry without duration"
    if mind.act is not None and mind.act.end < mind.act.start:
        yield "the act ends before it begins"
    for serial, thought in mind.pending.items():
        yield from _thought(serial, thought, mind, tick)


def _stream(stream: MemoryStream) -> Iterator[str]:
    count = len(stream.nodes)
    if len(stream.accessed) != count or len(stream.importance) != count:
        yield "memories lack a time of access or an importance"
    if any(not 0 <= importance <= MOST_IMPORTANT for importance in stream.importance):
        yield "a memory has an importance beyond 0..10"
    gone = stream.forgotten
    if gone != sorted(set(gone)) or (gone and not 0 <= gone[0] <= gone[-1] < count):
        yield "what is forgotten was never remembered"
    for place, node in enumerate(stream.nodes):
        heard = node.provenance.type == Source.SAID  # refers to memories of who said it
        own = node.evidence if heard else (*node.evidence, *node.provenance.of)
        if node.id != place or any(not 0 <= other < count for other in own):
            yield f"memory {place} has a wrong number, or refers to none"


def _thought(serial: int, thought: Thought, mind: Mind, tick: int) -> Iterator[str]:
    asked = {call.key for call in thought.asks}
    if thought.serial != serial or serial >= mind.next_serial or len(asked) != len(thought.asks):
        yield f"thought {serial} has a wrong number"
    if any(
        call.key.resident != mind.sheet.name or call.key.serial >= mind.next_serial for call in thought.asks
    ):
        yield f"thought {serial} asks for another"
    if any(result.key not in asked for result in thought.results):
        yield f"thought {serial} has an answer to no question"
    if thought.asked_tick > tick:
        yield f"thought {serial} was asked in the future"
