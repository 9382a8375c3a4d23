"""What a thought rests on: its evidence, and what that rests on, down to what was seen or heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ai.memory.node import MemoryKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ai.memory.node import MemoryNode
    from ai.memory.stream import MemoryStream

DEEPEST = 8
"""Levels below the root that are followed."""


class Branch(NamedTuple):
    """One record of a tree. What hangs from a record is shown once, where it occurs first."""

    depth: int
    """0 for the root."""
    node: MemoryNode
    again: bool
    """Whether its evidence stands further up already."""


def tree(stream: MemoryStream, root: int) -> tuple[Branch, ...]:
    """Give a record and all that it rests on, each followed by its evidence; nothing that is forgotten."""
    gone, shown = frozenset(stream.forgotten), set[int]()
    return tuple(_grow(stream, root, 0, gone, shown)) if root not in gone else ()


def _grow(
    stream: MemoryStream, node_id: int, depth: int, gone: frozenset[int], shown: set[int]
) -> Iterator[Branch]:
    node = stream.nodes[node_id]
    again = node_id in shown and bool(node.evidence)
    yield Branch(depth, node, again)
    if again or depth >= DEEPEST:
        return
    shown.add(node_id)
    for other in node.evidence:
        if 0 <= other < node_id and other not in gone:
            yield from _grow(stream, other, depth + 1, gone, shown)


def levels(branches: tuple[Branch, ...]) -> int:
    """Give how many levels of evidence lie below the root."""
    return max((one.depth for one in branches), default=0)


def roots(stream: MemoryStream) -> tuple[MemoryNode, ...]:
    """Give the reflections with evidence that no other reflection rests on, oldest first."""
    thoughts = [node for node in stream.kept() if node.kind is MemoryKind.REFLECTION and node.evidence]
    used = {other for node in thoughts for other in node.evidence}
    return tuple(node for node in thoughts if node.id not in used)
