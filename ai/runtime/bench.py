"""Measure the engine against two yardsticks, on the same model file and in the same run.

The loop is the library's own ``create_completion``, one call after another, with its reuse of the
last prompt's beginning; it need not even give the scores, only evaluate the tokens, and it too
remembers what it has scored. The ceiling is bare ``llama_decode`` over as many newly evaluated
tokens, in full batches and at all slots. Writing is compared without grammars, by equal numbers of
written tokens; the cost of grammars is measured on its own.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from ai.prompts import catalog, render
from ai.prompts.prompt import ScoredPrompt, WrittenPrompt
from ai.runtime import models
from ai.runtime.batch import SLOTS, Engine
from ai.runtime.bench_calls import choose_calls, write_calls
from ai.runtime.chat_model import ChatModel
from ai.runtime.deciding import pairs_of
from ai.runtime.layout import Counters
from ai.runtime.llama import library
from ai.runtime.sampling import MIN_P, TOP_K

if TYPE_CHECKING:
    from ai.calls import ModelCall
    from ai.runtime.jobs import Pair

CALLS = 64
"""Calls of each of the two modes."""

ROUNDS = 1
"""How often engine and ceiling are measured before the loop; once more comes after it, so that a
machine that grows slower or faster meanwhile does not favour one side."""

SHARE = 2
"""The rates of choosing, writing and grammars are measured on one call in so many."""

RAW_START = 128
"""Tokens behind each of the ceiling's writing sequences, about as many as real prompts have."""

LOOP_CONTEXT = 1024
"""Context of the plain loop's model."""


@dataclass(slots=True)
class _Run:
    seconds: float
    counters: Counters
    wanted: int
    """Rows of logits asked for."""
    rejected: int = 0
    tested: int = 0


def engine_figures(
    model: str | Path | None = None, *, calls: int = CALLS, threads: int | None = None, rounds: int = ROUNDS
) -> dict[str, float]:
    """Measure; ``model`` is a path or a name of the manifest, None the default chat model.

    Keys: engine_vs_loop, engine_vs_raw (1.0 is the ceiling), prefix_share, prefill_tok_s, write_tok_s,
    grammar_cost (seconds a written token with grammars over without), and the raw seconds behind them.

    Raises:
        ModelError: llama.cpp or the model is missing.
    """
    path = _path(model)
    threads = threads or os.cpu_count() or 1
    prompts = _prompts(choose_calls(calls)), _prompts(write_calls(calls))
    chosen = [pairs_of(prompt) for prompt in prompts[0] if isinstance(prompt, ScoredPrompt)]
    texts = [replace(prompt, grammar="") for prompt in prompts[1] if isinstance(prompt, WrittenPrompt)]
    strict = [prompt for prompt in prompts[1] if isinstance(prompt, WrittenPrompt)]
    mixed: list[_Run] = []
    raw = 0.0
    for _ in range(rounds):
        mixed.append(_engine(path, threads, chosen, texts))
        raw += _ceiling(path, threads, mixed[-1])
    loop_choose, loop_write, loop_written = _loop(path, threads, chosen, texts)
    mixed.append(_engine(path, threads, chosen, texts))
    raw += _ceiling(path, threads, mixed[-1])
    choose_only = _engine(path, threads, chosen[::SHARE], [])
    write_only = _engine(path, threads, [], texts[::SHARE])
    write_strict = _engine(path, threads, [], strict[::SHARE])
    engine_seconds = sum(run.seconds for run in mixed)
    written = sum(run.counters.written for run in mixed) / len(mixed)
    loop_seconds = loop_choose + loop_write * written / max(1, loop_written)
    free = write_only.seconds / max(1, write_only.counters.written)
    bound = write_strict.seconds / max(1, write_strict.counters.written)
    return {
        "engine_vs_loop": loop_seconds * len(mixed) / engine_seconds,
        "engine_vs_raw": raw / engine_seconds,
        "prefix_share": mixed[-1].counters.prefix_share,
        "prefill_tok_s": choose_only.counters.evaluated / choose_only.seconds,
        "write_tok_s": write_strict.counters.written / write_strict.seconds,
        "grammar_cost": bound / free,
        "grammar_rejected": write_strict.rejected / max(1, write_strict.tested),
        "engine_s": engine_seconds / len(mixed),
        "loop_s": loop_seconds,
        "raw_s": raw / len(mixed),
        "engine_tokens": sum(run.counters.evaluated for run in mixed) / len(mixed),
        "threads": threads,
    }


def _path(model: str | Path | None) -> Path:
    folder = Path(os.environ.get("SMALLVILLE_HOME") or Path(__file__).parents[2]) / "models"
    return models.find(models.load_manifest(folder), "chat" if model is None else model)


def _prompts(calls: list[ModelCall]) -> list[ScoredPrompt | WrittenPrompt]:
    templates = catalog.load()
    return [render.render(templates, call) for call in calls]


def _engine(path: Path, threads: int, chosen: list[tuple[Pair, ...]], texts: list[WrittenPrompt]) -> _Run:
    """Time one engine over all calls, handed in as room is made."""
    engine = Engine(ChatModel(path, threads=threads))
    try:
        _warm_up(engine)
        wanted = 0
        waiting = _interleaved(chosen, texts)
        start = perf_counter()
        while waiting or not engine.idle:
            while waiting and _has_room(engine, waiting[-1][1]):
                name, job = waiting.pop()
                if isinstance(job, WrittenPrompt):
                    engine.write(name, job, int.from_bytes(name, "big"))
                else:
                    engine.score(name, job)
            engine.turn()
            wanted += engine.last_outputs
        seconds = perf_counter() - start
        return _Run(seconds, engine.counters, wanted, engine.writer.rejected, engine.writer.tested)
    finally:
        engine.close()


def _has_room(engine: Engine, job: tuple[Pair, ...] | WrittenPrompt) -> bool:
    return engine.has_room_for_text if isinstance(job, WrittenPrompt) else engine.has_room_for_choice


def _warm_up(engine: Engine) -> None:
    """Let the model file come into memory before anything is timed."""
    engine.score(b"warm", ((("A few words that no call contains",), " to begin with."),))
    while not engine.idle:
        engine.turn()
    engine.reset_counters()


def _interleaved(
    chosen: list[tuple[Pair, ...]], texts: list[WrittenPrompt]
) -> list[tuple[bytes, tuple[Pair, ...] | WrittenPrompt]]:
    """Give the jobs last first, choices and texts taking turns."""
    jobs: list[tuple[bytes, tuple[Pair, ...] | WrittenPrompt]] = []
    for at in range(max(len(chosen), len(texts))):
        if at < len(chosen):
            jobs.append((b"c%d" % at, chosen[at]))
        if at < len(texts):
            jobs.append((b"w%d" % at, texts[at]))
    return jobs[::-1]


def _ceiling(path: Path, threads: int, run: _Run) -> float:
    """Time bare passes over as many tokens as a run evaluated, at their best batch sizes."""
    model = ChatModel(path, threads=threads)
    try:
        random = np.random.default_rng(1)
        written = run.counters.written
        read = run.counters.prompt + run.counters.scored
        rows = max(0, run.wanted - written)
        _raw_read(model, random, model.capacity, 0)
        seconds = 0.0
        while read > 0:
            size = min(read, model.capacity)
            share = round(rows * size / read)
            seconds += _raw_read(model, random, size, share)
            read -= size
            rows -= share
        return seconds + _raw_write(model, random, written)
    finally:
        model.close()


def _raw_read(model: ChatModel, random: np.random.Generator, size: int, wanted: int) -> float:
    model.clear()
    model.begin()
    model.token[:size] = random.integers(100, model.words - 100, size)
    model.pos[:size] = range(size)
    model.place_run(0, size, 0, wanted=False)
    for row in np.linspace(0, size - 1, wanted).astype(int) if wanted else ():
        model.want(int(row))
    start = perf_counter()
    model.decode(size)
    model.synchronise()
    return perf_counter() - start


def _raw_write(model: ChatModel, random: np.random.Generator, tokens: int) -> float:
    _raw_read(model, random, min(RAW_START, model.capacity), 0)
    for sequence in range(1, SLOTS):
        model.copy(0, sequence)
    seconds, at = 0.0, min(RAW_START, model.capacity)
    while tokens > 0:
        size = min(tokens, SLOTS)
        model.begin()
        model.token[:size] = random.integers(100, model.words - 100, size)
        model.pos[:size] = at
        model.place(0, list(range(size)), wanted=True)
        start = perf_counter()
        model.decode(size)
        model.synchronise()
        seconds += perf_counter() - start
        tokens -= size
        at += 1
        if at == RAW_START + 32:  # texts are short: begin new ones
            _raw_read(model, random, min(RAW_START, model.capacity), 0)
            for sequence in range(1, SLOTS):
                model.copy(0, sequence)
            at = min(RAW_START, model.capacity)
    return seconds


def _loop(
    path: Path, threads: int, chosen: list[tuple[Pair, ...]], texts: list[WrittenPrompt]
) -> tuple[float, float, int]:
    """Time the plain loop: seconds for the choices, seconds for the texts, tokens written."""
    llama: Any = library().api.Llama(
        str(path), n_ctx=LOOP_CONTEXT, n_threads=threads, n_threads_batch=threads, verbose=False, seed=1
    )
    try:
        llama.create_completion("A few words that no call contains", max_tokens=1)
        scored: set[Pair] = set()
        start = perf_counter()
        for pairs in chosen:
            for pair in pairs:
                if pair not in scored:
                    scored.add(pair)
                    llama.create_completion("".join(pair[0]) + pair[1], max_tokens=1, temperature=0.0)
        middle = perf_counter()
        written = 0
        for prompt in texts:
            for _ in range(prompt.n):
                answer = llama.create_completion(
                    "".join(prompt.parts),
                    max_tokens=prompt.max_tokens,
                    temperature=prompt.temperature,
                    top_k=TOP_K,
                    top_p=1.0,
                    min_p=MIN_P,
                    repeat_penalty=1.0,
                    stop=[prompt.stop],
                )
                written += answer["usage"]["completion_tokens"]
        return middle - start, perf_counter() - middle, written
    finally:
        llama.close()
