"""Who knows whom: a pair counts when each says that it knows of the other and has a memory for it."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from game.evaluation.awareness import knows_at_start, knows_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.evaluation.awareness import Answer
    from game.sim.state import SimState

Pair = tuple[str, str]
"""Two names, sorted."""


def pairs_at_start(state: SimState) -> tuple[Pair, ...]:
    """Give the pairs whose seeds speak of each other."""
    names = tuple(state.minds)
    return tuple(
        (one, other)
        for one, other in combinations(names, 2)
        if knows_at_start(state.minds[one], other, names) and knows_at_start(state.minds[other], one, names)
    )


def pairs_now(state: SimState, answers: Sequence[Answer]) -> tuple[Pair, ...]:
    """Give the pairs in which both say yes, each with a seed or a memory of talk with or about the other."""
    names = tuple(state.minds)
    sure = {
        (answer.who, answer.about) for answer in answers if answer.yes and is_traced(state, answer, names)
    }
    return tuple(
        (one, other) for one, other in combinations(names, 2) if (one, other) in sure and (other, one) in sure
    )


def is_traced(state: SimState, answer: Answer, names: Sequence[str]) -> bool:
    """Tell whether a yes about a person rests on something."""
    mind = state.minds[answer.who]
    return knows_at_start(mind, answer.about, names) or bool(knows_of(mind, answer.about, names))


def density(pairs: Sequence[Pair], people: int) -> float:
    """Give 2 E / (V (V - 1)); 0 for fewer than two people."""
    return 2 * len(pairs) / (people * (people - 1)) if people > 1 else 0.0
