"""The memory stream: every record of one resident, in the order in which it was made.

Records never change. What does change about them, the time of last access and the importance,
lies in two lists beside them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ai.memory.node import MemoryKind, MemoryNode, Provenance

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ai.memory.vectors import VectorTable

UNRATED = 0
"""The importance of a record whose rating has not come back; counts as 1 in retrieval."""

Ints = npt.NDArray[np.int64]


@dataclass(slots=True)
class MemoryStream:
    """All records of a resident; ``nodes[i].id == i``. Written through ``ai.outcome.apply`` only.

    ``accessed`` holds game seconds, ``importance`` 1..10 or ``UNRATED``, both by node id.
    """

    nodes: list[MemoryNode] = field(default_factory=list, metadata={"append_only": True})
    accessed: list[int] = field(default_factory=list)
    importance: list[int] = field(default_factory=list)
    forgotten: list[int] = field(default_factory=list)
    """Ids of the records that are out of use, ascending (``ai.memory.forgetting``)."""
    _rows: list[int] = field(
        default_factory=list, init=False, repr=False, compare=False, metadata={"derived": True}
    )
    """Row in the vector table by node id, as far as looked up; -1 for none yet."""
    _missing: list[int] = field(
        default_factory=list, init=False, repr=False, compare=False, metadata={"derived": True}
    )
    """Ids of looked-up nodes without a vector, ascending."""
    _chain: tuple[int, bytes] = field(
        default=(0, b""), init=False, repr=False, compare=False, metadata={"derived": True}
    )

    def __len__(self) -> int:
        """Count the records."""
        return len(self.nodes)

    def append(
        self,
        kind: MemoryKind,
        text: str,
        created: int,
        provenance: Provenance,
        *,
        importance: int = UNRATED,
        evidence: tuple[int, ...] = (),
        place: str = "",
    ) -> MemoryNode:
        """Add a record at game second ``created`` and give it; it counts as accessed then."""
        node = MemoryNode(len(self.nodes), kind, text, created, provenance, evidence, place)
        self.nodes.append(node)
        self.accessed.append(created)
        self.importance.append(importance)
        return node

    def touch(self, ids: Iterable[int], now: int) -> None:
        """Note that these records were retrieved at game second ``now``."""
        for node_id in ids:
            self.accessed[node_id] = max(now, self.accessed[node_id])

    def rate(self, node_id: int, importance: int) -> None:
        """Set the importance of a record that has none; a rating never changes afterwards."""
        if self.importance[node_id] == UNRATED:
            self.importance[node_id] = min(10, max(1, importance))

    def forget(self, ids: Iterable[int]) -> None:
        """Take records out of use: nothing retrieves, quotes or shows them any more."""
        self.forgotten = sorted({*self.forgotten, *ids})

    def kept(self) -> list[MemoryNode]:
        """Give the records that are in use, oldest first."""
        if not self.forgotten:
            return self.nodes
        gone = frozenset(self.forgotten)
        return [node for node in self.nodes if node.id not in gone]

    def newest(self, count: int) -> tuple[MemoryNode, ...]:
        """Give the ``count`` newest records in use, newest first."""
        return tuple(reversed(self.kept()[-count:])) if count > 0 else ()

    def candidates(self, vectors: VectorTable) -> tuple[Ints, Ints]:
        """Give the ids of the records in use that have a vector, ascending, and the rows of their vectors."""
        self._look_up(vectors)
        rows = np.array(self._rows, np.int64)
        ids = np.flatnonzero(rows >= 0).astype(np.int64)
        if self.forgotten:
            ids = ids[~np.isin(ids, np.array(self.forgotten, np.int64))]
        return ids, rows[ids]

    def without_vector(self, vectors: VectorTable, most: int) -> tuple[str, ...]:
        """Give up to ``most`` distinct texts of records that have no vector yet, oldest first."""
        self._look_up(vectors)
        texts: dict[str, None] = {}
        for node_id in self._missing:
            texts.setdefault(self.nodes[node_id].text)
            if len(texts) == most:
                break
        return tuple(texts)

    def digest(self) -> bytes:
        """Give 16 bytes over all records (chained) and what lies beside them."""
        count, chain = self._chain
        for node in self.nodes[count:]:
            told = node.provenance
            words = (
                str(node.id), node.kind.value, node.text, str(node.created), node.place,
                told.type.value, told.by, repr(told.of), repr(node.evidence),
            )  # fmt: skip
            chain = blake2b(chain + "\x1f".join(words).encode(), digest_size=16).digest()
        self._chain = (len(self.nodes), chain)
        beside = np.array([self.accessed, self.importance], ">i8").tobytes()
        beside += np.array(self.forgotten, ">i8").tobytes()
        return blake2b(chain + beside, digest_size=16).digest()

    def restore(self) -> None:
        """Forget everything derived; it is rebuilt when next needed."""
        self._rows = []
        self._missing = []
        self._chain = (0, b"")

    def _look_up(self, vectors: VectorTable) -> None:
        """Find the rows of new records, and of those whose vector was missing."""
        still: list[int] = []
        for node_id in self._missing:
            row = vectors.row(self.nodes[node_id].text)
            self._rows[node_id] = row
            if row < 0:
                still.append(node_id)
        for node in self.nodes[len(self._rows) :]:
            row = vectors.row(node.text)
            self._rows.append(row)
            if row < 0:
                still.append(node.id)
        self._missing = still
