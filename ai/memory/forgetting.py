"""Forgetting: records are never erased, so what is taken out of use is marked, with all made of it.

A tombstone lies beside the stream. Retrieval, prompts and inspectors leave out what has one; the
record itself stays, so that ids, replays and the audit log keep their meaning.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ai.memory.node import Source

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ai.memory.node import MemoryNode
    from ai.memory.schedule import Plan, PlanEntry
    from ai.memory.stream import MemoryStream

IN_ITS_PLACE = "rest at home"
"""What fills the hours of a plan that rested on something forgotten."""


def rests_on(node: MemoryNode, gone: frozenset[int]) -> bool:
    """Tell whether a record was made of one of ``gone``: as its evidence, or in its provenance.

    The provenance of what somebody said counts in the speaker's stream; the speaker's own record of it
    has the same ids as its evidence.
    """
    own = () if node.provenance.type == Source.SAID else node.provenance.of
    return any(other in gone for other in (*node.evidence, *own))


def closure(stream: MemoryStream, ids: Iterable[int]) -> tuple[int, ...]:
    """Give ``ids`` and every record that was made of them, over any number of steps, ascending.

    What was forgotten before is left out.
    """
    gone = {node_id for node_id in ids if 0 <= node_id < len(stream.nodes)}
    if not gone:
        return ()
    for node in stream.nodes[min(gone) :]:
        if node.id not in gone and rests_on(node, frozenset(gone)):
            gone.add(node.id)
    return tuple(sorted(gone - set(stream.forgotten)))


def without(plan: Plan, activities: Iterable[str], now: int, home: str) -> Plan:
    """Give the plan with rest in place of what is still to come of ``activities``."""
    named = frozenset(activities)

    def kept(entry: PlanEntry) -> PlanEntry:
        if entry.end <= now or entry.activity not in named:
            return entry
        return replace(entry, activity=IN_ITS_PLACE, place=home, origin="rule")

    return replace(
        plan,
        chunks=tuple(kept(entry) for entry in plan.chunks),
        hours=tuple(kept(entry) for entry in plan.hours),
        steps=tuple(entry for entry in plan.steps if entry.end <= now or entry.activity not in named),
    )
