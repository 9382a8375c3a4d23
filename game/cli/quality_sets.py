"""The labelled sets put to the model: what is asked, and how often a person would agree.

Locations are found by the very functions that the minds use: the sector, then the arena, then
the object, each asked only where rules leave a choice.
"""

from __future__ import annotations

from collections.abc import Mapping  # a field of Figures
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ai.calls import CUT, CallKey, Choice, Completion, Failure, Mode, ModelCall, Priority, Result
from ai.cognition import where
from ai.cognition.context import Context, activity_of, chosen
from ai.errors import SmallvilleError
from ai.memory.vectors import VectorTable
from ai.prompts import placing
from ai.prompts.identity import described
from ai.runtime.fitting import rank_correlation
from game import answerers, paths
from game.app import load_place
from game.cli.calibration_set import calibration_labels
from game.content.labels import Label, load_labels
from game.settings import Settings
from game.sim.start import new_state

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ai.mind import Mind
    from game.app import Place
    from game.session.oracle import Oracle

NOON = 12 * 3600
"""When the labelled activities happen; the sets name no time, and every place counts as open."""

PATIENCE_SECONDS = 120.0
"""Silence after which the model is given up."""

NEAR = 2
"""Importance: how far off a value may be and still count as near."""

FIRST_STEPS = 4
"""Steps: how many of the best ranked are looked at."""

STEM_LETTERS = 4
"""Directive: a word is kept if one with the same beginning is there (feed, feeding)."""

VISITOR, PRONOUN = "Ana Fischer", "she"
"""Whom the inner voice speaks to."""

WHO = described(VISITOR, 40, PRONOUN, "shopkeeper", home="Ana Fischer's flat")
"""Who she is, in full."""

_EXAMPLES = {"importance": "importance", "object_state": "object_state", "emoji": "emoji",
             "activities": "day_activity", "steps": "steps"}  # fmt: skip
"""The kind of call behind each set that has one."""


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
    """What came out of one half: figures by name, and every miss in words."""

    kind: str
    split: str
    items: int
    values: Mapping[str, float]
    misses: tuple[str, ...] = ()


def wanted(kinds: Sequence[str], splits: Sequence[str]) -> tuple[LabelSet, ...]:
    """Give the halves that are to be measured. Raises: SmallvilleError."""
    sets = load_labels(paths.assets() / "labels")
    found = []
    for kind in kinds:
        if kind not in sets:
            message = f"{paths.assets() / 'labels' / kind}.toml is missing: restore the labelled set"
            raise QualityError(message)
        for split in splits:
            labels = tuple(label for label in sets[kind] if label.split == split)
            if labels:
                found.append(LabelSet(kind, split, labels))
    return tuple(found)


def open_oracle(model: str | None) -> tuple[Oracle, str]:
    """Load the model (the default one for None); give it with its name. Raises: SmallvilleError."""
    answerer = answerers.of_new_town("chat" if model is None else model, Settings())
    return answerer.oracle, answerer.model


def ask_all(oracle: Oracle, calls: Sequence[ModelCall]) -> tuple[Result, ...]:
    """Put calls to the model and give the answers in the order of the calls.

    Raises:
        QualityError: the model is silent, or fails at a call.
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
            if isinstance(result, Failure):
                message = f"the model failed at a question ({result.reason}): run `smallville doctor`"
                raise QualityError(message)
            found[result.key] = result
    return tuple(found[call.key] for call in keyed)


def measure(oracle: Oracle, one: LabelSet) -> Figures:
    """Measure one half of one set. Raises: QualityError."""
    if one.kind == "locations":
        return _locations(oracle, one)
    if one.kind == "directive":
        return _directive(oracle, one)
    held = one.split == "held"
    examples = calibration_labels().of(_EXAMPLES[one.kind], held=held)
    choices = [_choice(result) for result in ask_all(oracle, [example.call for example in examples])]
    if one.kind == "importance":
        return _importance(one, choices, [example.value for example in examples])
    calls = [example.call for example in examples]
    right = [example.accepted for example in examples]
    if one.kind == "steps":
        return _steps(one, calls, choices, right)
    return _chosen(one, calls, choices, right)


def _choice(result: Result) -> Choice:
    if isinstance(result, Choice):
        return result
    message = "the model answered a choice with a text: run `smallville doctor`"
    raise QualityError(message)


def ranked(choice: Choice) -> tuple[int, ...]:
    """Give the indices of the options that were scored, best first."""
    scored = [(-score, at) for at, score in enumerate(choice.scores) if score != CUT]
    return tuple(at for _, at in sorted(scored))


def _lead(choice: Choice) -> float:
    """Give by how much the weightier phrase leads; the value itself where nothing was scored."""
    return float(choice.scores[0] - choice.scores[1] if len(choice.scores) > 1 else choice.value)


def _importance(one: LabelSet, choices: Sequence[Choice], values: Sequence[int]) -> Figures:
    leads = [_lead(choice) for choice in choices]
    errors = [abs(choice.value - value) for choice, value in zip(choices, values, strict=True)]
    misses = [
        f"{label.word('memory')} -> {choice.value}, not {value}"
        for label, choice, value in zip(one.labels, choices, values, strict=True)
        if abs(choice.value - value) > NEAR
    ]
    figures = {
        "rank correlation": rank_correlation(leads, [float(value) for value in values]),
        "mean error": sum(errors) / len(errors),
        "near": sum(error <= NEAR for error in errors) / len(errors),
    }
    return Figures(one.kind, one.split, len(one.labels), figures, tuple(misses))


def _chosen(
    one: LabelSet, calls: Sequence[ModelCall], choices: Sequence[Choice], right: Sequence[tuple[int, ...]]
) -> Figures:
    """Count best choices that are right, and right ones among the best three.

    A label that no option meets counts as missed.
    """
    top, three, misses = 0, 0, []
    for call, choice, accepted in zip(calls, choices, right, strict=True):
        order = ranked(choice)
        top += choice.index in accepted
        three += any(at in accepted for at in order[:3])
        if choice.index not in accepted:
            asked = "; ".join(
                words for name, words in call.slots if name in ("activity", "object", "role", "when")
            )
            misses.append(f"{asked} -> {', '.join(call.options[at] for at in order[:3])}")
    count = len(one.labels)
    return Figures(
        one.kind, one.split, count, {"right": top / count, "in best 3": three / count}, tuple(misses)
    )


def _steps(
    one: LabelSet, calls: Sequence[ModelCall], choices: Sequence[Choice], right: Sequence[tuple[int, ...]]
) -> Figures:
    """Give the share of the best ranked steps that belong to the activity."""
    shares, misses = [], []
    for call, choice, accepted in zip(calls, choices, right, strict=True):
        best = ranked(choice)[:FIRST_STEPS]
        shares.append(sum(at in accepted for at in best) / len(best))
        wrong = [call.options[at] for at in best if at not in accepted]
        if wrong:
            misses.append(f"{call.slot('activity')} -> {', '.join(wrong)}")
    figures = {f"right of best {FIRST_STEPS}": sum(shares) / len(shares)}
    return Figures(one.kind, one.split, len(one.labels), figures, tuple(misses))


def _directive(oracle: Oracle, one: LabelSet) -> Figures:
    """Count written activities that keep every word that matters."""
    calls = [
        ModelCall(
            CallKey(VISITOR, 0),
            "directive",
            Mode.WRITE,
            (("identity", WHO), ("name", VISITOR), ("pronoun", PRONOUN), ("voice", label.word("voice"))),
            n=4,
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
    figures = {"best right": first / count, "any of 4 right": some / count}
    return Figures(one.kind, one.split, count, figures, tuple(misses))


def keeps(text: str, words: Iterable[str]) -> bool:
    """Say whether an activity keeps all words, in any inflection."""
    said = {word.strip(".,'").lower() for word in text.split()}
    stems = {placing.stem(word) for word in said}
    starts = {word[:STEM_LETTERS] for word in said}
    return bool(said) and all(
        placing.stem(word.lower()) in stems or word.lower()[:STEM_LETTERS] in starts for word in words
    )


def _locations(oracle: Oracle, one: LabelSet) -> Figures:
    place = load_place(paths.TOWN)
    residents = {name: place.residents[name] for name in place.residents}
    unknown = [label.word("resident") for label in one.labels if label.word("resident") not in residents]
    if unknown:
        message = f'locations.toml speaks of "{unknown[0]}", who does not live in the town: correct the name'
        raise QualityError(message)
    minds = new_state(place.scene, residents, 0, {}).minds
    for mind in minds.values():
        _show_around(mind, place)
    right, misses = 0, []
    for label in one.labels:
        mind = minds[label.word("resident")]
        found = locate(oracle, mind, place, label.word("activity"), here=label.word("here"))
        if fits(found, label.listed("accept")):
            right += 1
        else:
            misses.append(f"{mind.sheet.first_name}: {label.word('activity')} -> {found}")
    count = len(one.labels)
    return Figures(one.kind, one.split, count, {"right": right / count}, tuple(misses))


def _show_around(mind: Mind, place: Place) -> None:
    """Let a resident know every public place, as the labels take for granted."""
    maze = place.scene.maze
    for arena in maze.arenas:
        if placing.permitted(arena, mind.sheet):
            names = [maze.objects[address].name for address in maze.objects_in(arena)]
            mind.places.see(arena, tuple((name, "idle") for name in names))


def locate(oracle: Oracle, mind: Mind, place: Place, activity: str, *, here: str) -> str:
    """Give the address where a resident does something, found as the minds find it."""
    banks = place.scene.banks
    context = Context(NOON, NOON // 10, 0, here, banks, VectorTable(), {}, {})
    sectors = where.sectors_for(mind, context, activity, here=here)
    sector = _one_of(
        oracle,
        sectors,
        lambda: where.ask_sector(mind, activity, sectors, here=here, priority=Priority.ACT),
    )
    arenas = where.arenas_for(mind, context, activity, within=sector, here=here)
    if not arenas:
        return sector
    arena = _one_of(
        oracle, arenas, lambda: where.ask_arena(mind, activity, arenas, here=here, priority=Priority.ACT)
    )
    objects = where.objects_for(mind, context, activity, arena=arena, using="")
    if not objects:
        return arena
    return _one_of(
        oracle, objects, lambda: where.ask_object(mind, activity, objects, using="", priority=Priority.ACT)
    )


def fits(found: str, accept: Iterable[str]) -> bool:
    """Say whether an address is one of those accepted, or lies in an accepted arena."""
    return any(found == address or found.startswith(f"{address}:") for address in accept)


def _one_of(oracle: Oracle, places: Sequence[str], ask: Callable[[], ModelCall]) -> str:
    """Give the only place, or the one that the model chooses."""
    if len(places) == 1:
        return places[0]
    call = ask()
    index = chosen(call, ask_all(oracle, [call])[0])
    return places[index or 0]
