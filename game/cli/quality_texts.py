"""Measuring written texts: whether what matters is kept, and nothing is said that is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.calls import CallKey, Completion, Mode, ModelCall
from ai.cognition import lines
from ai.cognition.context import activity_of
from ai.cognition.talking import Talk
from ai.prompts import person, placing
from ai.prompts.identity import described
from game.cli.quality_ask import ACCURACY, Figures, LabelSet, ask_all, choices_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ai.calls import Result
    from game.content.labels import Label
    from game.session.oracle import Oracle

STEM_LETTERS = 4
"""A word is kept if one with the same beginning is there (feed, feeding)."""

SAMPLES = 4
"""Texts that are written for an item."""

VISITOR, PRONOUN = "Ana Fischer", "she"
"""Whom the inner voice speaks to."""

WHO = described(VISITOR, 40, PRONOUN, "shopkeeper", home="Ana Fischer's flat")
"""Who she is, in full."""


def directive(oracle: Oracle, one: LabelSet) -> Figures:
    """Count written activities that keep every word that matters. Raises: QualityError."""
    calls = [
        ModelCall(
            CallKey(VISITOR, 0),
            "directive",
            Mode.WRITE,
            (("identity", WHO), ("name", VISITOR), ("pronoun", PRONOUN), ("voice", label.word("voice"))),
            n=SAMPLES,
        )
        for label in one.labels
    ]
    first, some, misses = 0, 0, []
    for label, result in zip(one.labels, ask_all(oracle, calls), strict=True):
        texts = [activity_of(text) for text in result.texts] if isinstance(result, Completion) else []
        kept = [keeps(text, label.listed("accept_words")) for text in texts]
        first += bool(kept) and kept[0]
        some += any(kept)
        if not any(kept):
            misses.append(f"{label.word('voice')} -> {'; '.join(texts)}")
    count = len(one.labels)
    figures = {ACCURACY: first / count, f"any of {SAMPLES} right": some / count}
    return Figures(one.kind, one.split, count, figures, tuple(misses))


def line(oracle: Oracle, one: LabelSet) -> Figures:
    """Count facts that are told whole and without anything wrong, as conversations tell them.

    Texts are written behind forced words; those that say the fact compete with the sentence made by
    rule. Beside what is said at the end, the written texts are counted by themselves; where none fits
    the grammar, the rule has the word.
    """
    rules = [_by_rule(label) for label in one.labels]
    calls = [_writing(label, rule) for label, rule in zip(one.labels, rules, strict=True)]
    written = ask_all(oracle, calls, with_failures=True)
    fit = [
        _fitting(label, rule, result) for label, rule, result in zip(one.labels, rules, written, strict=True)
    ]
    pairs = zip(one.labels, rules, fit, strict=True)
    choices = choices_of(oracle, [_choosing(label, rule, texts) for label, rule, texts in pairs])
    right, of_model, samples, misses = [], [], [], []
    for label, rule, texts, result, choice in zip(one.labels, rules, fit, written, choices, strict=True):
        said = _candidates(rule, texts)[choice.index]
        right.append(_tells(said, label))
        of_model.append(said != f"{rule}.")
        raw = result.texts[:1] if isinstance(result, Completion) else ()
        samples.append(bool(raw) and _tells(f"{lines.begin_of(rule)} {raw[0]}", label))
        if not right[-1]:
            misses.append(f"{label.word('fact')} -> {said}")
    count = len(one.labels)
    figures = {
        ACCURACY: sum(right) / count,
        "by rule right": sum(_tells(rule, label) for rule, label in zip(rules, one.labels, strict=True))
        / count,
        "written right": sum(samples) / count,
        "said as written": sum(of_model) / count,
    }
    return Figures(one.kind, one.split, count, figures, tuple(misses))


def _by_rule(label: Label) -> str:
    """Give the sentence that rules alone make of a fact."""
    me, other = person.Person(label.word("name"), label.word("pronoun")), person.Person(label.word("other"))
    return person.spoken(label.word("fact"), me, (other,))


def _slots(label: Label, **more: str) -> tuple[tuple[str, str], ...]:
    return tuple(sorted({"name": label.word("name"), "other": label.word("other"), **more}.items()))


def _writing(label: Label, rule: str) -> ModelCall:
    slots = _slots(label, fact=label.word("fact"), begin=lines.begin_of(rule), said="")
    return ModelCall(CallKey(label.word("name"), 0), "line", Mode.WRITE, slots, n=SAMPLES)


def _fitting(label: Label, rule: str, result: Result) -> tuple[tuple[str, int], ...]:
    """Give the written texts that say the fact, with their likelihood."""
    return lines.samples(result, rule, person.Person(label.word("name"), label.word("pronoun")).first)


def _candidates(rule: str, texts: Sequence[tuple[str, int]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((f"{rule}.", *(text for text, _ in texts))))


def _choosing(label: Label, rule: str, texts: Sequence[tuple[str, int]]) -> ModelCall:
    options, likely = _candidates(rule, texts), dict(texts)
    bias = tuple(lines.worth(text, f"{rule}.", likely.get(text), Talk(0, ())) for text in options)
    slots = _slots(label, fact="", begin="", said="Hello.")
    return ModelCall(CallKey(label.word("name"), 0), "line", Mode.CHOOSE, slots, options, bias=bias)


def _tells(text: str, label: Label) -> bool:
    return keeps(text, label.listed("words")) and avoids(text, label.listed("avoid"))


def keeps(text: str, words: Iterable[str]) -> bool:
    """Say whether a text keeps all words, in any inflection."""
    said = _said(text)
    stems = {placing.stem(word) for word in said}
    starts = {word[:STEM_LETTERS] for word in said}
    return bool(said) and all(
        placing.stem(word.lower()) in stems or word.lower()[:STEM_LETTERS] in starts for word in words
    )


def avoids(text: str, words: Iterable[str]) -> bool:
    """Say whether a text has none of the words."""
    said = _said(text)
    return not any(word.lower() in said for word in words)


def _said(text: str) -> frozenset[str]:
    return frozenset(word.strip(".,'!?;:\"").removesuffix("'s").lower() for word in text.split())
