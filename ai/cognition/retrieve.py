"""Retrieval as part of a thought: the query's vector is asked for, then the stream is searched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.calls import Mode, ModelCall, Priority
from ai.cognition.context import ask
from ai.memory import scoring
from ai.memory.scoring import PAPER, RetrievalPreset, ScoredMemory

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.cognition.context import Context
    from ai.mind import Mind

EMBED_BATCH = 64
"""Texts in one call for embeddings."""


def ask_embeddings(
    mind: Mind, context: Context, texts: Sequence[str], *, priority: Priority
) -> tuple[ModelCall, ...]:
    """Give the calls for the vectors of those of ``texts`` that have none yet, each text once."""
    missing = [text for text in dict.fromkeys(texts) if context.vectors.row(text) < 0]
    return tuple(
        ask(
            mind,
            "embed",
            {},
            options=tuple(missing[start : start + EMBED_BATCH]),
            mode=Mode.EMBED,
            priority=priority,
        )
        for start in range(0, len(missing), EMBED_BATCH)
    )


def retrieve(
    mind: Mind,
    context: Context,
    query: str,
    *,
    count: int,
    preset: RetrievalPreset = PAPER,
) -> tuple[ScoredMemory, ...]:
    """Give the best ``count`` memories for ``query``, best first; () while it has no vector.

    The caller puts their ids into ``Outcome.accessed``.
    """
    vector = context.vectors.vector(query)
    return scoring.retrieve(mind.stream, context.vectors, vector, now=context.now, preset=preset, count=count)
