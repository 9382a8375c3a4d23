"""What the model's thread does with calls: cut, render, score or write, decide, remember."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ai.calls import CallKey, Choice, Completion, Embedding, Failure, Mode, ModelCall, Result
from ai.errors import SmallvilleError
from ai.prompts import grammars, parse, render
from ai.prompts.prompt import ScoredPrompt, WrittenPrompt
from ai.runtime.batch import Engine
from ai.runtime.chat_model import ChatModel
from ai.runtime.deciding import Cut, decide, option_scores, pairs_of
from ai.runtime.embedder import Embedder, nearest
from ai.runtime.errors import EngineError
from ai.runtime.jobs import Done, Failed, Pair, Scored, Written
from ai.runtime.scheduler import Scheduler

if TYPE_CHECKING:
    from pathlib import Path

    from ai.prompts.catalog import Catalog
    from ai.runtime.profile import Profile

KNOWN_ANSWERS = 50_000
"""Decisions remembered by what was asked."""

TEXTS_A_TURN = 24
"""Texts embedded between two passes: about a tenth of a second on one core."""

FAULTS_IN_A_ROW = 3
"""Passes that may fail one after another before the model is given up."""


@dataclass(frozen=True, slots=True)
class Features:
    """What may be switched off, to measure what it is worth."""

    remember_answers: bool = True
    remember_scores: bool = True
    cut_options: bool = True


@dataclass(slots=True)
class _Running:
    """A job in the engine and the calls that wait for it (all ask the same)."""

    calls: list[ModelCall]
    prompt: ScoredPrompt | WrittenPrompt
    pairs: tuple[Pair, ...] = ()
    cut: Cut | None = None


class Answering:
    """Both models and the calls on their way through them; used by one thread."""

    def __init__(
        self,
        chat: Path,
        embedder: Path,
        profile: Profile,
        catalog: Catalog,
        *,
        threads: int,
        gpu_layers: int = 0,
        scale: int = 423,
        features: Features | None = None,
    ) -> None:
        self._profile = profile
        self._catalog = catalog
        self._features = features or Features()
        self._embedder = Embedder(embedder, scale=scale, threads=threads, gpu_layers=gpu_layers)
        try:
            self._model = ChatModel(chat, threads=threads, gpu_layers=gpu_layers)
        except EngineError:
            self._embedder.close()
            raise
        self._engine = Engine(self._model)
        self._engine.remember = self._features.remember_scores
        for text in grammars.GRAMMARS.values():
            self._engine.compile(text)
        self._scheduler = Scheduler()
        self._to_embed = Scheduler()
        self._running: dict[bytes, _Running] = {}
        self._job_of: dict[CallKey, bytes] = {}
        self._known: OrderedDict[bytes, Choice] = OrderedDict()
        self._faults = 0
        self._texts = 0
        self.answers_remembered = 0
        self.answers_joined = 0
        """Calls that waited for another call's equal question."""
        self.options_cut = 0

    @property
    def idle(self) -> bool:
        """Say whether nothing waits and nothing runs."""
        return not (len(self._scheduler) or len(self._to_embed) or self._running) and self._engine.idle

    @property
    def running(self) -> int:
        """Give the number of calls in the engine."""
        return len(self._job_of)

    @property
    def evaluated(self) -> int:
        """Give the tokens that went through the chat model."""
        return self._engine.counters.evaluated

    def abort(self) -> None:
        """End the pass that runs; for other threads, when closing."""
        self._model.abort()

    def close(self) -> None:
        """Free both models."""
        self._engine.close()
        self._embedder.close()

    def take(self, calls: list[ModelCall]) -> list[Result]:
        """Let calls wait; give the answers that are remembered."""
        results: list[Result] = []
        for call in calls:
            known = self._known.get(call.digest()) if call.mode is Mode.CHOOSE else None
            if known is not None and self._features.remember_answers:
                self._known.move_to_end(known.digest)
                self.answers_remembered += 1
                results.append(replace(known, key=call.key))
            elif call.mode is Mode.EMBED:
                self._to_embed.add(call)
            else:
                self._scheduler.add(call)
        return results

    def cancel(self, call: ModelCall) -> None:
        """Forget a call wherever it is."""
        if self._scheduler.cancel(call.key) or self._to_embed.cancel(call.key):
            return
        job = self._job_of.pop(call.key, None)
        if job is None:
            return
        running = self._running[job]
        running.calls = [one for one in running.calls if one.key != call.key]
        if not running.calls:
            del self._running[job]
            self._engine.cancel(job)

    def turn(self) -> list[Result]:
        """Let waiting calls in as far as there is room, run one pass, give what is ready."""
        results = self._embedded()
        while (call := self._scheduler.peek()) is not None and self._has_room(call):
            self._scheduler.pop()
            try:
                results += self._begin(call)
            except SmallvilleError as error:
                results.append(Failure(call.key, call.digest(), str(error)))
        return results + self._pass()

    def _embedded(self) -> list[Result]:
        """Embed the texts of some waiting calls, all together."""
        calls: list[ModelCall] = []
        texts: list[str] = []
        while len(texts) < TEXTS_A_TURN and (call := self._to_embed.pop()) is not None:
            calls.append(call)
            texts += call.options
        try:
            vectors = iter(self._embedder.vectors(texts))
        except EngineError as error:
            return [Failure(call.key, call.digest(), str(error)) for call in calls]
        return [
            Embedding(call.key, call.digest(), tuple(next(vectors) for _ in call.options)) for call in calls
        ]

    def counters(self) -> dict[str, float]:
        """Give what was done and spared, by name."""
        done = self._engine.counters
        prefixes = self._engine.prefixes
        return {
            "passes": done.passes,
            "prompt_tokens": done.prompt,
            "shared_tokens": done.shared,
            "scored_tokens": done.scored,
            "written_tokens": done.written,
            "prefix_share": done.prefix_share,
            "pairs": done.pairs,
            "pairs_remembered": done.remembered,
            "answers_remembered": self.answers_remembered,
            "answers_joined": self.answers_joined,
            "options_cut": self.options_cut,
            "embedded_tokens": self._embedder.evaluated,
            "vectors_remembered": self._embedder.remembered,
            "prefixes_parked": prefixes.parkings,
            "prefixes_returned": prefixes.returns,
            "tokens_tested": self._engine.writer.tested,
            "tokens_rejected": self._engine.writer.rejected,
        }

    def _has_room(self, call: ModelCall) -> bool:
        if call.mode is Mode.WRITE:
            return self._engine.has_room_for_text
        return self._engine.has_room_for_choice

    def _begin(self, call: ModelCall) -> list[Result]:
        if call.mode is Mode.WRITE:
            self._texts += 1
            self._start(call, call.digest() + self._texts.to_bytes(8, "big"), None)
            return []
        job = call.digest()
        if job in self._known and self._features.remember_answers:
            self.answers_remembered += 1
            return [replace(self._known[job], key=call.key)]
        if job in self._running:
            self.answers_joined += 1
            self._running[job].calls.append(call)
            self._job_of[call.key] = job
            return []
        self._start(call, job, self._cut(call))
        return []

    def _cut(self, call: ModelCall) -> Cut | None:
        """Let the embedder choose the options worth scoring, when there are more than the kind scores."""
        keep = self._catalog.spec(call.kind).cut_to
        if not (self._features.cut_options and keep and len(call.options) > keep):
            return None
        query = render.query(self._catalog, call)
        first, *rest = self._embedder.vectors((query, *call.options))
        self.options_cut += len(call.options) - keep
        return Cut(nearest(first, rest, keep), len(call.options))

    def _start(self, call: ModelCall, job: bytes, cut: Cut | None) -> None:
        asked = call
        if cut is not None:
            asked = replace(call, options=tuple(call.options[at] for at in cut.kept), bias=())
        prompt = render.render(self._catalog, asked)
        running = _Running([call], prompt, cut=cut)
        if isinstance(prompt, ScoredPrompt):
            if not prompt.options:
                raise EngineError(f'a call of kind "{call.kind}" has no options to choose from')
            running.pairs = pairs_of(prompt)
            self._engine.score(job, running.pairs)
        else:
            self._engine.write(job, prompt, int.from_bytes(job[:8], "big"))
        self._running[job] = running
        self._job_of[call.key] = job

    def _pass(self) -> list[Result]:
        if self._engine.idle:
            return []
        try:
            done = self._engine.turn()
        except EngineError as error:
            self._faults += 1
            if self._faults >= FAULTS_IN_A_ROW:
                raise
            done = [Failed(job, str(error)) for job in self._engine.reset()]
        else:
            self._faults = 0
        return [result for one in done for result in self._results(one)]

    def _results(self, done: Done) -> list[Result]:
        running = self._running.pop(done.job, None)
        if running is None:
            return []
        for call in running.calls:
            self._job_of.pop(call.key, None)
        match done:
            case Failed(reason=reason):
                return [Failure(call.key, call.digest(), reason) for call in running.calls]
            case Scored(scores=scores):
                return self._choices(running, scores)
            case Written(texts=texts):
                return [self._completion(call, texts) for call in running.calls]

    def _choices(self, running: _Running, scores: tuple[float, ...]) -> list[Result]:
        assert isinstance(running.prompt, ScoredPrompt)
        first = running.calls[0]
        nats = option_scores(running.prompt, dict(zip(running.pairs, scores, strict=True)))
        choice = decide(first, running.prompt, nats, self._profile.kind(first.kind), running.cut)
        if self._features.remember_answers:
            self._known[choice.digest] = choice
            if len(self._known) > KNOWN_ANSWERS:
                self._known.popitem(last=False)
        return [replace(choice, key=call.key) for call in running.calls]

    def _completion(self, call: ModelCall, texts: tuple[tuple[str, float], ...]) -> Result:
        """Give the texts that the kind's parser can read; whatever it cannot read is no answer."""
        fit = [(text.strip(), score) for text, score in texts if parse.parse(call.kind, text) is not None]
        if not fit:
            return Failure(call.key, call.digest(), "none of the written texts fits the kind")
        words = tuple(text for text, _ in fit)
        return Completion(call.key, call.digest(), words, tuple(round(1000 * score) for _, score in fit))
