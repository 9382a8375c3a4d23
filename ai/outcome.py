"""What a finished piece of thinking changes in a mind, and the one function that changes it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ai.calls import CallKey, ModelCall
from ai.memory import forgetting
from ai.memory import stream as streams
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.schedule import Plan, entry_at
from ai.mind import Act, Approach, Promise, Relation, Say, Thought, Want

if TYPE_CHECKING:
    from ai.mind import Mind

RETENTION = 8
"""So many of the newest perceived events are not stored again (the released town's setting)."""


@dataclass(frozen=True, slots=True)
class Memory:
    """A record to be made. ``importance`` 0 asks the model through ``rating``, if there is one."""

    kind: MemoryKind
    text: str
    provenance: Provenance
    importance: int = streams.UNRATED
    place: str = ""
    evidence: tuple[int, ...] = ()
    rating: ModelCall | None = None
    perceived: bool = False
    """Whether it counts towards the next reflection."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What of a place is in sight: an arena's address and the states of objects by name."""

    arena: str
    states: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Everything that one answer, or one look around, changes; ``apply`` carries it out.

    ``think`` holds new thoughts whose serials and call keys are still blank.
    """

    remember: tuple[Memory, ...] = ()
    accessed: tuple[int, ...] = ()
    """Ids of the records that were retrieved."""
    rated: tuple[tuple[int, int], ...] = ()
    """(Node id, importance) that came back."""
    plan: Plan | None = None
    act: Act | None = None
    think: tuple[Thought, ...] = ()
    drop: tuple[str, ...] = ()
    """Kinds of thoughts that are pointless now; "act" drops "act.place" too."""
    failsafes: tuple[str, ...] = ()
    """Kinds of call that were decided by rule instead."""
    sights: tuple[Sight, ...] = ()
    events: tuple[str, ...] = ()
    """Descriptions of newly perceived events, for retention."""
    shun: tuple[tuple[str, int], ...] = ()
    """(Place, until which game second) that turned the resident away."""
    refusals: int | None = None
    """Refusals in a row, when they change."""
    forget: tuple[int, ...] = ()
    """Ids of records to take out of use, with all that was made of them."""
    reflected: bool = False
    """Whether the importance that triggers reflections is counted from zero again."""
    currently: str | None = None
    summary: str | None = None
    wants: tuple[Want, ...] | None = None
    promises: tuple[Promise, ...] | None = None
    """All promises from now on, when they change."""
    relations: tuple[Relation, ...] = ()
    """Relations that are new or have changed."""
    heed: tuple[tuple[str, int], ...] = ()
    """(Event or person, until which game second) that has been decided about."""
    chat: int | None = None
    """Number of the conversation that the resident is in from now on; 0 for none."""
    approach: Approach | None = None
    """Whom to talk to now: for the town to grant."""
    say: Say | None = None
    """What is said now: for the town to let others hear."""


@dataclass(frozen=True, slots=True)
class Applied:
    """What follows from an outcome outside the mind: calls to ask, calls nobody waits for."""

    calls: tuple[ModelCall, ...] = ()
    cancelled: tuple[ModelCall, ...] = ()


def apply(mind: Mind, outcome: Outcome, *, now: int, tick: int) -> Applied:
    """Change ``mind`` by ``outcome``, at game second ``now`` of ``tick``: its only writer."""
    cancelled = _drop(mind, outcome.drop)
    asked: list[ModelCall] = []
    for memory in outcome.remember:
        asked += _remember(mind, memory, now, tick)
    mind.stream.touch(outcome.accessed, now)
    for node_id, importance in outcome.rated:
        _rate(mind, node_id, importance)
    _see(mind, outcome, now)
    if outcome.plan is not None:
        mind.plan = outcome.plan
    if outcome.act is not None:
        mind.act = outcome.act
    _revise(mind, outcome, now)
    if outcome.forget:
        _forget(mind, outcome.forget, now)
    for kind in outcome.failsafes:
        mind.failsafes[kind] = mind.failsafes.get(kind, 0) + 1
    if outcome.failsafes:
        mind.failsafes = dict(sorted(mind.failsafes.items()))
    for thought in outcome.think:
        asked += _open(mind, thought, tick)
    return Applied(tuple(asked), cancelled)


def _revise(mind: Mind, outcome: Outcome, now: int) -> None:
    """Change who the resident is to itself and to others: summary, wants, promises, relations."""
    if outcome.reflected:
        mind.importance_since_reflection = 0
    if outcome.chat is not None:
        mind.chat = outcome.chat
    if outcome.currently is not None:
        mind.currently = outcome.currently
    if outcome.summary is not None:
        mind.summary, mind.summary_at = outcome.summary, now
    if outcome.wants is not None:
        mind.wants = outcome.wants
    if outcome.promises is not None:
        mind.promises = tuple(sorted(outcome.promises, key=lambda one: (one.start, one.activity)))
    if outcome.relations:
        known = mind.relations | {one.name: one for one in outcome.relations}
        mind.relations = dict(sorted(known.items()))
    if outcome.heed:
        kept = {what: until for what, until in mind.heeded if until > now}
        kept.update(outcome.heed)
        mind.heeded = tuple(sorted(kept.items()))


def _forget(mind: Mind, ids: tuple[int, ...], now: int) -> None:
    """Take records out of use, and whatever of the mind rests on them.

    Running summaries cannot be taken apart: those that may hold something of it are made anew from
    what is left.
    """
    gone = forgetting.closure(mind.stream, ids)
    if not gone:
        return
    mind.stream.forget(gone)
    lost = [one.activity for one in mind.promises if one.of in gone]
    lost += [one.text for one in mind.wants if any(node in gone for node in one.of)]
    mind.promises = tuple(one for one in mind.promises if one.of not in gone)
    mind.wants = tuple(one for one in mind.wants if not any(node in gone for node in one.of))
    hour = entry_at(mind.plan.hours, now)
    mind.plan = forgetting.without(mind.plan, lost, now, mind.sheet.home)
    if mind.act is not None and mind.act.end > now and hour is not None and hour.activity in lost:
        mind.act = replace(mind.act, end=now)
    mind.relations = {
        name: replace(one, summary="", seen=-1) if one.seen >= gone[0] else one
        for name, one in mind.relations.items()
    }
    if mind.summary_at >= mind.stream.nodes[gone[0]].created:
        mind.summary, mind.summary_at = "", -1
    mind.currently = ""


def settle(mind: Mind, thought: Thought) -> None:
    """Put a thought with more of its results in place of the one with its serial."""
    mind.pending[thought.serial] = thought


def close(mind: Mind, serial: int) -> None:
    """Take a thought out that is being continued."""
    del mind.pending[serial]


def count_silence(mind: Mind, *, answered: bool) -> None:
    """Note that an ask was answered, or that another one reached its limit unanswered."""
    mind.unanswered = 0 if answered else mind.unanswered + 1


def count_stuck(mind: Mind) -> None:
    """Note that the resident got stuck once more."""
    mind.stuck += 1


def _open(mind: Mind, thought: Thought, tick: int) -> tuple[ModelCall, ...]:
    """Give a new thought its serial and its calls their keys; a serial is never used twice."""
    serial = mind.next_serial
    asks = tuple(
        replace(call, key=CallKey(mind.sheet.name, serial + 1 + place))
        for place, call in enumerate(thought.asks)
    )
    mind.next_serial = serial + 1 + len(asks)
    mind.pending[serial] = replace(thought, serial=serial, asks=asks, results=(), asked_tick=tick)
    return asks


def _remember(mind: Mind, memory: Memory, now: int, tick: int) -> tuple[ModelCall, ...]:
    """Add one record, and the thought that waits for its importance where it is asked for."""
    node = mind.stream.append(
        memory.kind,
        memory.text,
        now,
        memory.provenance,
        importance=memory.importance,
        evidence=memory.evidence,
        place=memory.place,
    )
    if mind.stream.forgotten and forgetting.rests_on(node, frozenset(mind.stream.forgotten)):
        mind.stream.forget((node.id,))
    if memory.perceived and memory.importance:
        mind.importance_since_reflection += memory.importance
    if memory.rating is None or memory.importance:
        return ()
    notes = (("node", node.id),)
    return _open(mind, Thought(0, "notice.importance", "rated", notes, (memory.rating,)), tick)


def _rate(mind: Mind, node_id: int, importance: int) -> None:
    """Store a rating; what was perceived counts towards the next reflection."""
    unrated = mind.stream.importance[node_id] == streams.UNRATED
    mind.stream.rate(node_id, importance)
    if unrated and mind.stream.nodes[node_id].provenance.type == Source.SEEN:
        mind.importance_since_reflection += mind.stream.importance[node_id]


def _see(mind: Mind, outcome: Outcome, now: int) -> None:
    """Write down what was seen, what turned the resident away, and how often in a row."""
    for sight in outcome.sights:
        mind.places.see(sight.arena, sight.states)
    if outcome.events:
        mind.recent_events = (*mind.recent_events, *outcome.events)[-RETENTION:]
    if outcome.shun:
        kept = {place: until for place, until in mind.shunned if until > now}
        kept.update(outcome.shun)
        mind.shunned = tuple(sorted(kept.items()))
    if outcome.refusals is not None:
        mind.refusals = outcome.refusals


def _drop(mind: Mind, kinds: tuple[str, ...]) -> tuple[ModelCall, ...]:
    """Take thoughts of these kinds out and give their unanswered calls."""
    cancelled: list[ModelCall] = []
    for serial, thought in tuple(mind.pending.items()):
        if any(thought.kind == kind or thought.kind.startswith(f"{kind}.") for kind in kinds):
            cancelled += open_asks(thought)
            del mind.pending[serial]
    return tuple(cancelled)


def open_asks(thought: Thought) -> tuple[ModelCall, ...]:
    """Give the calls of a thought that have no result yet."""
    answered = {result.key for result in thought.results}
    return tuple(call for call in thought.asks if call.key not in answered)
