"""Retrieval: recency, importance and relevance, each scaled over the candidates, then added up.

Paper, "Memory Stream and the Retrieval Function". All numbers are integers: shares of one are in
micro-units (1,000,000 = 1), so that equal inputs give equal scores on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ai.memory.node import Source

if TYPE_CHECKING:
    from ai.memory.stream import Ints, MemoryStream
    from ai.memory.vectors import VectorTable

MICRO = 1_000_000
"""One, in micro-units."""

EQUAL = MICRO // 2
"""What every candidate gets for a component in which all candidates are equal."""

_FINE = 10**12
"""One, in the units of the decay tables: fine enough that a step an hour later never ties."""

_HOUR = 3600

_TABLE = 8_192
"""Entries of a decay table; 0.995 per hour is below one micro-unit after some 2,760 hours."""


@dataclass(frozen=True, slots=True)
class RetrievalPreset:
    """How candidates are scored. Weights are in tenths."""

    name: str
    decay_permille: int
    """What is left of recency after one unit, in thousandths: 995 = 0.995."""
    by_rank: bool
    """The unit of decay: a place in the order of last access (newest first), or a game hour."""
    recency_weight: int = 10
    importance_weight: int = 10
    relevance_weight: int = 10
    skip_idle: bool = False
    """Leave out records of a thing seen at rest (they have importance 1 and the thing's address)."""
    count: int = 30
    """How many records are given when nothing else is asked for."""


PAPER = RetrievalPreset("paper", 995, by_rank=False)
"""0.995 per game hour since the last access, all weights 1."""

RELEASED_CODE = RetrievalPreset(
    "released-code",
    990,
    by_rank=True,
    recency_weight=5,
    importance_weight=20,
    relevance_weight=30,
    skip_idle=True,
)
"""0.99 by rank, gains 0.5, 2 and 3. Its rank is counted from the newest access here: that the
released code gave the oldest record the least decay is a defect and not carried over."""

PRESETS = {preset.name: preset for preset in (PAPER, RELEASED_CODE)}
"""By name."""


@dataclass(frozen=True, slots=True)
class ScoredMemory:
    """One retrieved record with everything that its score is made of.

    ``score`` and the three shares are in micro-units; shares are scaled over the candidates.
    ``hours`` is the game time since last access in hours, rounded down; ``dot`` is the integer
    dot product with the query; ``rating`` is the importance 1..10.
    """

    id: int
    score: int
    recency: int
    importance: int
    relevance: int
    hours: int
    rating: int
    dot: int


def decay_table(permille: int) -> Ints:
    """Give ``permille / 1000`` to the powers 0, 1, 2, ... by repeated integer multiplication."""
    table = np.zeros(_TABLE, np.int64)
    left = _FINE
    for power in range(_TABLE):
        table[power] = left
        left = left * permille // 1000
    return table


_TABLES = {preset.decay_permille: decay_table(preset.decay_permille) for preset in PRESETS.values()}


def _recency(preset: RetrievalPreset, accessed: Ints, now: int) -> Ints:
    """Give each candidate's recency; between two full hours the table is followed in a straight line."""
    found = _TABLES.get(preset.decay_permille)
    table = decay_table(preset.decay_permille) if found is None else found
    last = _TABLE - 2
    if preset.by_rank:
        newest = np.unique(-accessed)
        ranks = np.searchsorted(newest, -accessed) + 1
        by_rank: Ints = table[np.minimum(ranks, last)]
        return by_rank
    since = np.maximum(now - accessed, 0)
    hours = np.minimum(since // _HOUR, last)
    above, below = table[hours], table[hours + 1]
    found_recency: Ints = above - (above - below) * (since % _HOUR) // _HOUR
    return found_recency


def scaled(values: Ints) -> Ints:
    """Give min-max scaled ``values`` in micro-units; ``EQUAL`` for all when there is no spread."""
    if len(values) == 0:
        return values
    low, high = int(values.min()), int(values.max())
    if low == high:
        return np.full(len(values), EQUAL, np.int64)
    return (values - low) * MICRO // (high - low)


def _is_idle(stream: MemoryStream, node_id: int) -> bool:
    """Tell whether a record says of a thing that nothing goes on with it."""
    node = stream.nodes[node_id]
    seen_thing = node.provenance.type == Source.SEEN and node.place.count(":") == 3
    return seen_thing and stream.importance[node_id] == 1


def retrieve(
    stream: MemoryStream,
    vectors: VectorTable,
    query: bytes,
    *,
    now: int,
    preset: RetrievalPreset = PAPER,
    count: int | None = None,
) -> tuple[ScoredMemory, ...]:
    """Give the best ``count`` records for the vector ``query`` at game second ``now``, best first.

    Candidates are the records that have a vector. Equal scores are ordered by id. Reads only:
    whoever uses the records says so in ``Outcome.accessed``.
    """
    ids, rows = stream.candidates(vectors)
    if preset.skip_idle and len(ids):
        kept = np.array([not _is_idle(stream, i) for i in ids.tolist()], np.bool_)
        ids, rows = ids[kept], rows[kept]
    if len(ids) == 0 or not query:
        return ()
    accessed = np.array(stream.accessed, np.int64)[ids]
    ratings = np.maximum(np.array(stream.importance, np.int64)[ids], 1)
    dots = vectors.dots(query, rows)
    recency = scaled(_recency(preset, accessed, now))
    importance = scaled(ratings)
    relevance = scaled(dots)
    total = (
        recency * preset.recency_weight
        + importance * preset.importance_weight
        + relevance * preset.relevance_weight
    ) // 10
    wanted = preset.count if count is None else count
    order = np.lexsort((ids, -total))[: max(0, wanted)]
    hours = np.maximum(now - accessed, 0) // _HOUR
    columns = (ids, total, recency, importance, relevance, hours, ratings, dots)
    chosen = [column[order].tolist() for column in columns]
    return tuple(ScoredMemory(*row) for row in zip(*chosen, strict=True))
