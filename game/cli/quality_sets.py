"""The labelled sets of ``tests/quality``: which there are, and who measures which."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.cli import quality_baselines, quality_choices, quality_places, quality_texts
from game.cli.quality_ask import Figures, LabelSet, QualityError, folder
from game.cli.quality_cases import CASES, has_template
from game.content.labels import load_labels

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.session.oracle import Oracle

NO_TEMPLATE = "no template"
"""Instead of figures where the game has no question of this kind."""

OTHERS: dict[str, Callable[[Oracle, LabelSet], Figures]] = {
    "locations": quality_places.measure,
    "directive": quality_texts.directive,
    "line": quality_texts.line,
}
"""Kinds that are more than one decision an item."""


def wanted(kinds: Sequence[str], splits: Sequence[str]) -> tuple[LabelSet, ...]:
    """Give the halves that are to be measured. Raises: SmallvilleError."""
    sets = load_labels(folder())
    found = []
    for kind in kinds:
        if kind not in sets:
            message = f"{folder() / kind}.toml is missing: restore the labelled set"
            raise QualityError(message)
        for split in splits:
            labels = tuple(label for label in sets[kind] if label.split == split)
            if labels:
                found.append(LabelSet(kind, split, labels))
    return tuple(found)


def measure(oracle: Oracle, one: LabelSet) -> Figures:
    """Measure one half of one set, beside what an unchanging answer has. Raises: QualityError."""
    found = _measured(oracle, one)
    if found.accuracy is None:
        return found
    floor = quality_baselines.baseline(one.kind, one.labels, near=quality_choices.RIGHT)
    return replace(found, values={**found.values, quality_baselines.BASELINE: floor})


def _measured(oracle: Oracle, one: LabelSet) -> Figures:
    if one.kind in OTHERS and (one.kind == "locations" or has_template(one.kind)):
        return OTHERS[one.kind](oracle, one)
    if one.kind not in CASES or not has_template(one.kind):
        return Figures(one.kind, one.split, len(one.labels), {}, note=NO_TEMPLATE)
    return quality_choices.measure(oracle, one)
