"""Measuring decisions: one call an item, the best option compared with what a person accepts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.runtime.fitting import rank_correlation
from game.cli.quality_ask import ACCURACY, Figures, LabelSet, choices_of, ranked, share
from game.cli.quality_baselines import BALANCED, balanced
from game.cli.quality_cases import examples_of
from game.content.labels import ANSWERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.calls import Choice, ModelCall
    from ai.runtime.calibrate import Example
    from game.session.oracle import Oracle

RIGHT, NEXT_TO = 1, 2
"""Importance: how far off a value may be and still count as right, and as near."""

FIRST_STEPS = 4
"""Steps: how many of the best ranked are looked at."""

BEST = 3
"""How many of the best options of a long list are looked at."""

LONG = 5
"""Options from which on it is worth saying whether the right one was among the best."""

_SHOWN = ("activity", "object", "role", "when", "hour", "event", "doing", "reason", "proposal", "line",
          "reply", "claim", "insight", "topic", "memories", "statements", "lifestyle")  # fmt: skip
"""Slots that a miss is told with."""


def measure(oracle: Oracle, one: LabelSet) -> Figures:
    """Measure one half of a set of decisions. Raises: QualityError."""
    examples = examples_of(one.kind, one.labels)
    choices = choices_of(oracle, [example.call for example in examples])
    if one.kind == "importance":
        return _importance(one, examples, choices)
    if one.kind == "steps":
        return _best_of(one, examples, choices, (FIRST_STEPS,) * len(examples), "right of best 4")
    if one.kind == "evidence":
        counts = tuple(len(example.accepted) for example in examples)
        return _best_of(one, examples, choices, counts, "right of as many")
    return _chosen(one, examples, choices)


def _lead(choice: Choice) -> float:
    """Give by how much the weightier phrase leads; the value itself where nothing was scored."""
    return float(choice.scores[0] - choice.scores[1] if len(choice.scores) > 1 else choice.value)


def _importance(one: LabelSet, examples: Sequence[Example], choices: Sequence[Choice]) -> Figures:
    """Compare values: a neighbouring one counts as right, the next but one as near."""
    values = [example.value for example in examples]
    errors = [abs(choice.value - value) for choice, value in zip(choices, values, strict=True)]
    misses = [
        f"{example.call.slot('memory')} -> {choice.value}, not {example.value}"
        for example, choice, error in zip(examples, choices, errors, strict=True)
        if error > NEXT_TO
    ]
    figures = {
        ACCURACY: share([error <= RIGHT for error in errors]),
        "rank correlation": rank_correlation(
            [_lead(choice) for choice in choices], [float(v) for v in values]
        ),
        "mean error": sum(errors) / len(errors),
        "near": share([error <= NEXT_TO for error in errors]),
    }
    return Figures(one.kind, one.split, len(examples), figures, tuple(misses))


def _chosen(one: LabelSet, examples: Sequence[Example], choices: Sequence[Choice]) -> Figures:
    """Count best choices that are right, and right ones among the best three of a long list.

    An item that no option meets counts as missed.
    """
    top, three, misses = 0, 0, []
    for example, choice in zip(examples, choices, strict=True):
        order = ranked(choice)
        top += choice.index in example.accepted
        three += any(at in example.accepted for at in order[:BEST])
        if choice.index not in example.accepted:
            told = (choice.index, *(at for at in order if at != choice.index))[:BEST]
            misses.append(f"{_asked(example.call)} -> {', '.join(example.call.options[at] for at in told)}")
    count = len(one.labels)
    figures = {ACCURACY: top / count}
    if one.kind in ANSWERS:
        words = ANSWERS[one.kind]
        pairs = [
            (words[example.accepted[0]], words[choice.index])
            for example, choice in zip(examples, choices, strict=True)
        ]
        figures[BALANCED] = balanced(pairs)
    if any(len(example.call.options) >= LONG for example in examples):
        figures["in best 3"] = three / count
    return Figures(one.kind, one.split, count, figures, tuple(misses))


def _best_of(
    one: LabelSet,
    examples: Sequence[Example],
    choices: Sequence[Choice],
    counts: Sequence[int],
    name: str,
) -> Figures:
    """Give the share of the best ranked options that are right."""
    shares, misses = [], []
    for example, choice, count in zip(examples, choices, counts, strict=True):
        best = ranked(choice)[:count]
        shares.append(sum(at in example.accepted for at in best) / len(best))
        wrong = [example.call.options[at] for at in best if at not in example.accepted]
        if wrong:
            misses.append(f"{_asked(example.call)} -> {', '.join(wrong)}")
    figure = sum(shares) / len(shares)
    return Figures(one.kind, one.split, len(examples), {ACCURACY: figure, name: figure}, tuple(misses))


def _asked(call: ModelCall) -> str:
    """Give in words what a call was about."""
    return "; ".join(words for name, words in call.slots if name in _SHOWN and words)
