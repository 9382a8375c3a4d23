"""Make the profile of a model file from labelled examples.

Thresholds and lines are learnt on the examples that may be looked at, and reported with each one
left out in turn; held-out examples are only reported. Mean scores come from the balanced contexts
that a template lists, once a model file: a running mean in a living town would punish whatever is
done often. Writing is earned: a kind is written only when nearly every written text fits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from ai.calls import CallKey, Mode, ModelCall
from ai.prompts import parse, render
from ai.prompts.prompt import ScoredPrompt, WrittenPrompt
from ai.runtime import fitting
from ai.runtime.deciding import decide, option_scores, pairs_of
from ai.runtime.jobs import Scored, Written
from ai.runtime.profile import KindProfile, Profile

if TYPE_CHECKING:
    from ai.prompts.catalog import Catalog
    from ai.prompts.template import PromptSpec
    from ai.runtime.batch import Engine
    from ai.runtime.jobs import Done
    from ai.runtime.profile import KindProfile as Kind

WRITING_FITS = 0.9
"""Share of examples whose best written text must fit before a kind is written rather than chosen."""

CLOSE = 0.5
"""Cosine that a written text needs with an accepted option to count as fitting."""

Vectors = Callable[[Sequence[str]], Sequence[bytes]]
"""Gives int8 vectors of texts, as the embedder does."""


@dataclass(frozen=True, slots=True)
class Example:
    """A call with the answers that a person found right."""

    call: ModelCall
    accepted: tuple[int, ...] = ()
    """Indices of right options; for two-option kinds 0 or 1."""
    value: int = 0
    """The right value of mapped kinds, 1..10."""
    held: bool = False
    """Kept apart: reported, never learnt from."""


@dataclass(frozen=True, slots=True)
class Labels:
    """Everything that a calibration learns from."""

    examples: tuple[Example, ...]
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The whole option list of kinds whose list is fixed (emoji names)."""

    def of(self, kind: str, *, held: bool) -> list[Example]:
        """Give the examples of a kind on one side of the split."""
        return [one for one in self.examples if one.call.kind == kind and one.held is held]


def calibrate(
    engine: Engine,
    catalog: Catalog,
    labels: Labels,
    vectors: Vectors | None = None,
    progress: Callable[[str], None] = lambda _words: None,
) -> Profile:
    """Measure one model and give its profile (without the hashes of its file).

    Raises:
        EngineError: the model fails.
    """
    kinds: dict[str, Kind] = {}
    for spec in catalog.specs:
        if not spec.terms:
            continue
        found = KindProfile()
        if spec.correction == "mean":
            progress(f"{spec.kind}: mean scores")
            found = replace(found, means=_means(engine, catalog, spec, labels))
        dev, held = labels.of(spec.kind, held=False), labels.of(spec.kind, held=True)
        if dev:
            progress(f"{spec.kind}: {len(dev)} examples and {len(held)} held out")
            found = _fitted(engine, catalog, spec, found=found, dev=dev, held=held)
            if spec.write is not None and vectors is not None:
                found = _method(engine, catalog, found, dev, vectors)
        if found != KindProfile():
            kinds[spec.kind] = found
    return Profile(engine.model.path.name, prompts=catalog.digest().hex(), kinds=kinds, calibrated=True)


def run_all(engine: Engine, jobs: Mapping[bytes, tuple[object, ...] | WrittenPrompt]) -> dict[bytes, Done]:
    """Let the engine do all jobs (tuples of pairs, or prompts to write) and give what came out."""
    waiting = list(reversed(list(jobs.items())))
    done: dict[bytes, Done] = {}
    while waiting or not engine.idle:
        while waiting and _has_room(engine, waiting[-1][1]):
            name, job = waiting.pop()
            if isinstance(job, WrittenPrompt):
                engine.write(name, job, len(done))
            else:
                engine.score(name, job)  # type: ignore[arg-type]
        done.update((one.job, one) for one in engine.turn())
    return done


def _has_room(engine: Engine, job: object) -> bool:
    return engine.has_room_for_text if isinstance(job, WrittenPrompt) else engine.has_room_for_choice


def scores_of(
    engine: Engine, catalog: Catalog, calls: Sequence[ModelCall]
) -> list[tuple[ScoredPrompt, tuple[float, ...]]]:
    """Give the prompt and the options' scores of each call, in nats, nothing applied to them."""
    prompts = [render.render(catalog, call) for call in calls]
    pairs = [pairs_of(prompt) for prompt in prompts if isinstance(prompt, ScoredPrompt)]
    done = run_all(engine, {b"%d" % at: pair for at, pair in enumerate(pairs)})
    found = []
    for at, (prompt, pair) in enumerate(zip(prompts, pairs, strict=True)):
        result = done[b"%d" % at]
        assert isinstance(result, Scored), result
        assert isinstance(prompt, ScoredPrompt)
        found.append((prompt, option_scores(prompt, dict(zip(pair, result.scores, strict=True)))))
    return found


def _means(engine: Engine, catalog: Catalog, spec: PromptSpec, labels: Labels) -> dict[str, int]:
    options = labels.options.get(spec.kind, spec.options)
    if not options:
        return {}
    calls = [
        ModelCall(CallKey("", at), spec.kind, Mode.CHOOSE, tuple(sorted(slots)), options)
        for at, slots in enumerate(spec.background)
    ]
    rows = np.array([scores for _, scores in scores_of(engine, catalog, calls)])
    return {
        option: round(1000 * float(mean)) for option, mean in zip(options, rows.mean(axis=0), strict=True)
    }


def _fitted(
    engine: Engine,
    catalog: Catalog,
    spec: PromptSpec,
    *,
    found: Kind,
    dev: list[Example],
    held: list[Example],
) -> Kind:
    every = scores_of(engine, catalog, [one.call for one in dev + held])
    if spec.answer == "map":
        leads = [scores[0] - scores[1] for _, scores in every]
        values = [one.value for one in dev + held]
        return _lined(found, leads, values, len(dev))
    if spec.answer == "threshold":
        leads = [
            scores[0] - scores[1] + _preference(one.call)
            for one, (_, scores) in zip(dev + held, every, strict=True)
        ]
        first = [0 in one.accepted for one in dev + held]
        cut = fitting.threshold_between(leads[: len(dev)], first[: len(dev)])
        left_out = fitting.accuracy_left_out(leads[: len(dev)], first[: len(dev)])
        right = [
            (lead > cut) == truth for lead, truth in zip(leads[len(dev) :], first[len(dev) :], strict=True)
        ]
        words = f"right {left_out:.2f} of {len(dev)} left out in turn, {_share(right)} held out"
        return replace(found, threshold_millinats=round(1000 * cut), measured=words)
    right = []
    for one, (prompt, scores) in zip(dev + held, every, strict=True):
        right.append(decide(one.call, prompt, scores, found).index in one.accepted)
    words = f"right {_share(right[: len(dev)])}, {_share(right[len(dev) :])} held out"
    return replace(found, measured=words)


def _preference(call: ModelCall) -> float:
    """Give by how many nats a call itself prefers the first of its two options."""
    return (call.bias[0] - call.bias[1]) / 1000 if call.bias else 0.0


def _lined(found: Kind, leads: list[float], values: list[int], dev: int) -> Kind:
    slope, offset = fitting.line_through(leads[:dev], values[:dev])
    rho = fitting.rank_correlation(leads[:dev], values[:dev])
    error = fitting.error_left_out(leads[:dev], values[:dev])
    words = f"rho {rho:.2f}, mean error {error:.2f} on {dev} left out in turn"
    if len(leads) > dev:
        told = [fitting.mapped(lead, slope, offset) for lead in leads[dev:]]
        apart = float(np.mean(np.abs(np.array(told) - np.array(values[dev:]))))
        rho = fitting.rank_correlation(leads[dev:], values[dev:])
        words += f"; rho {rho:.2f}, mean error {apart:.2f} on {len(told)} held out"
    return replace(found, slope=round(slope, 4), offset=round(offset, 4), measured=words)


def _share(right: Sequence[bool]) -> str:
    return f"{sum(right) / len(right):.2f} of {len(right)}" if right else "none"


def _method(engine: Engine, catalog: Catalog, found: Kind, dev: list[Example], vectors: Vectors) -> Kind:
    """Choose unless the written texts are as near to accepted options as a fitting text is."""
    prompts = {}
    for at, one in enumerate(dev):
        prompt = render.render(catalog, replace(one.call, mode=Mode.WRITE, options=(), bias=()))
        if isinstance(prompt, WrittenPrompt):
            prompts[b"%d" % at] = prompt
    done = run_all(engine, prompts)
    fits = 0
    for at, one in enumerate(dev):
        result = done.get(b"%d" % at)
        texts = [text for text, _ in result.texts] if isinstance(result, Written) else []
        read = [parse.parse(one.call.kind, text) for text in texts]
        best = next((text for text in read if text is not None), None)
        if best is not None:
            parts = (best,) if isinstance(best, str) else best
            fits += all(_fits(part, one, vectors) for part in parts)
    share = fits / len(dev)
    method = "write" if share >= WRITING_FITS else "choose"
    return replace(
        found, method=method, measured=f"{found.measured}; written texts fit {share:.2f} of {len(dev)}"
    )


def _fits(text: str, one: Example, vectors: Vectors) -> bool:
    """Say whether the option nearest to a text is an accepted one, and near."""
    rows = np.array(
        [np.frombuffer(row, np.int8).astype(np.float64) for row in vectors((text, *one.call.options))]
    )
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    closeness = rows[1:] @ rows[0]
    return bool(closeness.max() >= CLOSE and int(closeness.argmax()) in one.accepted)
