"""The labelled sets as calls with their right answers, for calibrating a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.calls import CallKey, Mode, ModelCall
from ai.cognition.react import URGENT
from ai.prompts.identity import described
from ai.runtime.calibrate import Example, Labels
from game import paths
from game.content.banks import load_banks
from game.content.labels import Label, load_labels

if TYPE_CHECKING:
    from pathlib import Path

NAME, PRONOUN, AGE, HOME = "Ana Fischer", "she", 40, "Ana Fischer's flat"
"""Whoever the examples are about: the labels name roles, not people."""


def calibration_labels(folder: Path | None = None) -> Labels:
    """Read the sets of ``assets/labels`` (or of ``folder``) that a profile is learnt from.

    Raises:
        SmallvilleError: a set or a bank cannot be used.
    """
    assets = paths.assets()
    sets = load_labels(folder or assets / "labels")
    pictures = load_banks(assets / "banks").emoji
    by_char = {_bare(picture.char): at for at, picture in enumerate(pictures)}
    names = tuple(picture.name for picture in pictures)
    examples = [_importance(at, label) for at, label in enumerate(sets.get("importance", ()))]
    examples += [_object_state(at, label) for at, label in enumerate(sets.get("object_state", ()))]
    examples += [_activity(at, label) for at, label in enumerate(sets.get("activities", ()))]
    examples += [_steps(at, label) for at, label in enumerate(sets.get("steps", ()))]
    examples += [_urgent(at, label) for at, label in enumerate(sets.get("urgent", ()))]
    for at, label in enumerate(sets.get("emoji", ())):
        accepted = tuple(
            sorted({by_char[_bare(char)] for char in label.listed("accept") if _bare(char) in by_char})
        )
        if accepted:
            examples.append(_example(at, label, "emoji", names, accepted, activity=label.word("activity")))
    return Labels(tuple(examples), {"emoji": names})


def _bare(char: str) -> str:
    """Take the variation selector off an emoji."""
    return char.replace("\ufe0f", "")


def _example(
    at: int,
    label: Label,
    kind: str,
    options: tuple[str, ...] = (),
    accepted: tuple[int, ...] = (),
    **slots: str,
) -> Example:
    words = tuple(sorted(slots.items()))
    call = ModelCall(CallKey(NAME, at), kind, Mode.CHOOSE, words, options)
    return Example(call, accepted, label.value, held=label.split == "held")


def _importance(at: int, label: Label) -> Example:
    return _example(at, label, "importance", memory=label.word("memory").rstrip("."))


def _urgent(at: int, label: Label) -> Example:
    right = (URGENT.index(label.word("answer")),)
    doing, event = label.word("doing"), label.word("event")
    return _example(at, label, "urgent", URGENT, right, name=NAME, pronoun=PRONOUN, doing=doing, event=event)


def _accepted(label: Label) -> tuple[int, ...]:
    right = label.listed("accept")
    return tuple(at for at, option in enumerate(label.listed("options")) if option in right)


def _object_state(at: int, label: Label) -> Example:
    return _example(
        at, label, "object_state", label.listed("options"), _accepted(label),
        activity=label.word("activity"), object=label.word("object"),
    )  # fmt: skip


def _activity(at: int, label: Label) -> Example:
    return _example(
        at, label, "day_activity", label.listed("options"), _accepted(label),
        identity=described(NAME, AGE, PRONOUN, label.word("role"), home=HOME),
        name=NAME, pronoun=PRONOUN, role=label.word("role"), traits=label.word("traits"),
        goal="have a good day",
        when=f"in the {label.word('when')}",
    )  # fmt: skip


def _steps(at: int, label: Label) -> Example:
    return _example(
        at, label, "steps", label.listed("options"), _accepted(label),
        identity="", name=NAME, pronoun=PRONOUN, role="person", activity=label.word("activity"),
    )  # fmt: skip
