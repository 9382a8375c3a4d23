"""From scores to a decision: sums of terms, mean scores, bias, threshold and line. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import TYPE_CHECKING

from ai.calls import CUT, Choice

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ai.calls import ModelCall
    from ai.prompts.prompt import ScoredPrompt, Term
    from ai.runtime.jobs import Pair
    from ai.runtime.profile import KindProfile

LOWEST, HIGHEST = 1, 10
"""The range of a mapped value (importance)."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Which options of a call were kept for scoring, by index, in ascending order."""

    kept: tuple[int, ...]
    whole: int
    """Options there were."""


def pairs_of(prompt: ScoredPrompt) -> tuple[Pair, ...]:
    """Give every distinct pair that a prompt's terms need, contexts before their neutrals."""
    wanted: dict[Pair, None] = {}
    for terms in prompt.options:
        for term in terms:
            wanted[(term.context, term.continuation)] = None
    for terms in prompt.options:
        for term in terms:
            if term.neutral is not None:
                wanted[(term.neutral, term.continuation)] = None
    return tuple(wanted)


def option_scores(prompt: ScoredPrompt, known: Mapping[Pair, float]) -> tuple[float, ...]:
    """Add up each option's terms, in nats."""
    return tuple(sum(_term(term, known) for term in terms) for terms in prompt.options)


def _term(term: Term, known: Mapping[Pair, float]) -> float:
    score = known[(term.context, term.continuation)]
    if term.neutral is not None:
        score -= known[(term.neutral, term.continuation)]
    return term.weight * score


def decide(
    call: ModelCall,
    prompt: ScoredPrompt,
    nats: Sequence[float],
    profile: KindProfile,
    cut: Cut | None = None,
) -> Choice:
    """Give the choice that the scores of the (kept) options mean.

    Mean scores are taken off only when every option has one; otherwise the neutral contexts in
    the terms have to do.
    """
    means = [profile.means.get(name) for name in prompt.names]
    scores = [round(1000 * value) for value in nats]
    if means and None not in means:
        scores = [score - (mean or 0) for score, mean in zip(scores, means, strict=True)]
    kept = cut.kept if cut is not None else tuple(range(len(scores)))
    if call.bias:
        scores = [score + call.bias[at] for score, at in zip(scores, kept, strict=True)]
    index, value = _answer(prompt.answer, scores, profile)
    if cut is not None:
        index = value = cut.kept[index]
        whole = [CUT] * cut.whole
        for score, at in zip(scores, kept, strict=True):
            whole[at] = score
        scores = whole
    return Choice(call.key, call.digest(), index, value, tuple(scores))


def _answer(answer: str, scores: list[int], profile: KindProfile) -> tuple[int, int]:
    if answer == "map":
        lead = (scores[0] - scores[1]) / 1000
        level = floor(profile.slope * lead + profile.offset + 0.5)
        return 0 if lead >= 0 else 1, max(LOWEST, min(HIGHEST, level))
    if answer == "threshold":
        index = 0 if scores[0] - scores[1] > profile.threshold_millinats else 1
        return index, index
    best = scores.index(max(scores))
    return best, best
