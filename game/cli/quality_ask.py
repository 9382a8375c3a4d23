"""What every measurement needs: the sets on disk, the model, and figures to report."""

from __future__ import annotations

from collections.abc import Mapping  # a field of Figures
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ai.calls import CUT, CallKey, Choice, Failure, ModelCall, Result
from ai.errors import SmallvilleError
from game import answerers, paths
from game.content.labels import Label
from game.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.session.oracle import Oracle

PATIENCE_SECONDS = 120.0
"""Silence after which the model is given up."""

ACCURACY = "accuracy"
"""The figure that every kind has: the share of items answered as a person would."""


class QualityError(SmallvilleError):
    """A measurement that could not be taken."""


@dataclass(frozen=True, slots=True)
class LabelSet:
    """One half of one labelled set."""

    kind: str
    split: str
    labels: tuple[Label, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """What came out of one half: figures by name, and every miss in words.

    ``note`` says why nothing was measured; then there are no figures.
    """

    kind: str
    split: str
    items: int
    values: Mapping[str, float]
    misses: tuple[str, ...] = ()
    note: str = ""

    @property
    def accuracy(self) -> float | None:
        """Give the share of right answers; None where nothing was measured."""
        return self.values.get(ACCURACY)


def folder() -> Path:
    """Give the folder of the labelled sets."""
    return paths.checkout() / "tests" / "quality"


def open_oracle(model: str | None) -> tuple[Oracle, str]:
    """Load the model (the default one for None); give it with its name. Raises: SmallvilleError."""
    answerer = answerers.of_new_town("chat" if model is None else model, Settings())
    return answerer.oracle, answerer.model


def ask_all(oracle: Oracle, calls: Sequence[ModelCall], *, with_failures: bool = False) -> tuple[Result, ...]:
    """Put calls to the model and give the answers in the order of the calls.

    Raises:
        QualityError: the model is silent, or fails at a call (unless failures are wanted too).
    """
    keyed = [replace(call, key=CallKey("quality", serial)) for serial, call in enumerate(calls)]
    oracle.submit(keyed)
    found: dict[CallKey, Result] = {}
    while len(found) < len(keyed):
        ready = oracle.poll(PATIENCE_SECONDS)
        if not ready:
            message = f"the model gave no answer for {PATIENCE_SECONDS:.0f} seconds: run `smallville doctor`"
            raise QualityError(message)
        for result in ready:
            if isinstance(result, Failure) and not with_failures:
                message = f"the model failed at a question ({result.reason}): run `smallville doctor`"
                raise QualityError(message)
            found[result.key] = result
    return tuple(found[call.key] for call in keyed)


def choices_of(oracle: Oracle, calls: Sequence[ModelCall]) -> tuple[Choice, ...]:
    """Put choices to the model. Raises: QualityError."""
    found = []
    for result in ask_all(oracle, calls):
        if not isinstance(result, Choice):
            message = "the model answered a choice with a text: run `smallville doctor`"
            raise QualityError(message)
        found.append(result)
    return tuple(found)


def ranked(choice: Choice) -> tuple[int, ...]:
    """Give the indices of the options that were scored, best first."""
    scored = [(-score, at) for at, score in enumerate(choice.scores) if score != CUT]
    return tuple(at for _, at in sorted(scored))


def share(right: Sequence[bool]) -> float:
    """Give the share of what is true."""
    return sum(right) / len(right)
