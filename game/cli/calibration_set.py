"""The labelled sets as calls with their right answers, for calibrating a model.

Only the halves for development are read: what is held out stays unseen until it is measured.
Sets of the same form in ``assets/labels`` are learnt from as well, and never measured by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.runtime.calibrate import Example, Labels
from game import paths
from game.cli.quality_ask import folder
from game.cli.quality_cases import CASES, emoji_names, examples_of, has_template
from game.content.labels import load_labels

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def calibration_labels(folders: Sequence[Path] | None = None) -> Labels:
    """Read the halves for development of ``tests/quality`` and ``assets/labels`` (or of ``folders``).

    Raises:
        SmallvilleError: a set or a bank cannot be used.
    """
    examples: list[Example] = []
    for place in folders if folders is not None else (folder(), paths.assets() / "labels"):
        for kind, labels in load_labels(place).items():
            if kind in CASES and has_template(kind):
                dev = tuple(label for label in labels if label.split == "dev")
                examples += examples_of(kind, dev)
    return Labels(tuple(examples), {"emoji": emoji_names()})
