"""The live oracle: one thread owns the models and answers calls as they come.

Everything of llama.cpp happens on that thread, loading included. Other threads only hand calls in
and take results out. An error makes ``Failure`` results; whatever happens, every call that was
submitted and not cancelled is answered once, and the town lives on by its fail-safes.
"""

from __future__ import annotations

import os
import threading
import time
from collections import deque
from typing import TYPE_CHECKING

from ai.calls import CallKey, Failure, ModelCall, OracleStatus, Result
from ai.runtime.answering import Answering, Features
from ai.runtime.errors import EngineError, ModelError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ai.prompts.catalog import Catalog
    from ai.runtime.profile import Profile

RATE_SECONDS = 5.0
"""The tokens a second in the status are those of the last so many seconds."""

JOIN_SECONDS = 10.0
"""How long closing waits for the thread; a pass is stopped at once, so this is never reached."""


class LiveOracle:
    """Answer calls with a chat model and an embedder, on a thread of its own.

    Raises (when made):
        ModelError: a model cannot be loaded, or llama.cpp is missing.
    """

    def __init__(
        self,
        chat: Path,
        embedder: Path,
        profile: Profile,
        catalog: Catalog,
        *,
        threads: int | None = None,
        gpu_layers: int = 0,
        scale: int = 423,
        features: Features | None = None,
    ) -> None:
        self._name = chat.name.removesuffix(".gguf")
        self._lock = threading.Condition()
        self._inbox: deque[ModelCall] = deque()
        self._cancelled: deque[ModelCall] = deque()
        self._results: deque[Result] = deque()
        self._open: dict[CallKey, ModelCall] = {}
        self._stopping = False
        self._crashed = ""
        self._load_error: ModelError | None = None
        self._loaded = threading.Event()
        self._answering: Answering | None = None
        self._answered = self._failed = self._running = 0
        self._last_answer = time.monotonic()
        self._evaluated = 0
        self._rate: deque[tuple[float, int]] = deque()
        self._settings = (chat, embedder, profile, catalog, threads or default_threads(), gpu_layers, scale)
        self._features = features or Features()
        self._thread = threading.Thread(target=self._live, name="model", daemon=True)
        self._thread.start()
        self._loaded.wait()
        if self._load_error is not None:
            self._thread.join()
            raise self._load_error

    def submit(self, calls: Sequence[ModelCall]) -> None:
        """Take calls to be answered; never blocks on the model."""
        with self._lock:
            for call in calls:
                self._open[call.key] = call
                if self._crashed or self._stopping:
                    self._give(Failure(call.key, call.digest(), self._crashed or "the model was closed"))
                else:
                    self._inbox.append(call)
            self._lock.notify_all()

    def cancel(self, calls: Sequence[ModelCall]) -> None:
        """Forget calls whose answers nobody waits for."""
        with self._lock:
            for call in calls:
                if self._open.pop(call.key, None) is not None:
                    self._cancelled.append(call)
            self._lock.notify_all()

    def poll(self, timeout: float = 0.0) -> list[Result]:
        """Give the answers that are ready, waiting at most ``timeout`` seconds for a first."""
        with self._lock:
            if not self._results and timeout > 0 and self._open:
                self._lock.wait_for(lambda: bool(self._results), timeout)
            ready = list(self._results)
            self._results.clear()
        return ready

    def status(self) -> OracleStatus:
        """Say what is going on."""
        with self._lock:
            now = time.monotonic()
            running = min(self._running, len(self._open))
            return OracleStatus(
                name=f"{self._name} stopped: {self._crashed}" if self._crashed else self._name,
                waiting=len(self._open) - running,
                running=running,
                answered=self._answered,
                failed=self._failed,
                tokens_per_second=self._tokens_per_second(now),
                tokens=self._evaluated,
                seconds_since_answer=now - self._last_answer if self._open else 0.0,
            )

    def counters(self) -> dict[str, float]:
        """Give what was done and what was spared, by name, since the start."""
        answering = self._answering
        return answering.counters() if answering is not None else {}

    def close(self) -> None:
        """Stop the pass that runs, end the thread, free the models; open calls get no answer."""
        with self._lock:
            self._stopping = True
            self._lock.notify_all()
        answering = self._answering
        if answering is not None:
            answering.abort()
        self._thread.join(JOIN_SECONDS)

    def _live(self) -> None:
        """Be the model's thread."""
        chat, embedder, profile, catalog, threads, gpu_layers, scale = self._settings
        try:
            answering = Answering(
                chat, embedder, profile, catalog,
                threads=threads, gpu_layers=gpu_layers, scale=scale, features=self._features,
            )  # fmt: skip
        except ModelError as error:
            self._load_error = error
            self._loaded.set()
            return
        except Exception as error:  # noqa: BLE001  (whatever it is, the caller must not hang)
            self._load_error = EngineError(f"{chat} cannot be used ({error!r}): choose another model")
            self._loaded.set()
            return
        self._answering = answering
        self._loaded.set()
        try:
            self._answer_until_stopped(answering)
        except Exception as error:  # noqa: BLE001  (the town must live on without the model)
            self._crash(f"{type(error).__name__}: {error}")
        finally:
            self._answering = None
            answering.close()

    def _answer_until_stopped(self, answering: Answering) -> None:
        while True:
            with self._lock:
                while not (self._stopping or self._inbox or self._cancelled) and answering.idle:
                    self._lock.wait()
                if self._stopping:
                    return
                calls, cancelled = list(self._inbox), list(self._cancelled)
                self._inbox.clear()
                self._cancelled.clear()
            for call in cancelled:
                answering.cancel(call)
            live = [call for call in calls if call.key in self._open]
            results = answering.take(live)
            results += answering.turn()
            with self._lock:
                if self._stopping:
                    return
                self._running = answering.running
                self._note_rate(answering.evaluated)
                for result in results:
                    self._give(result)
                if results:
                    self._lock.notify_all()

    def _give(self, result: Result) -> None:
        """Put a result out unless nobody waits for it any more; the lock is held."""
        if self._open.pop(result.key, None) is None:
            return
        self._results.append(result)
        self._answered += 1
        self._failed += isinstance(result, Failure)
        self._last_answer = time.monotonic()

    def _crash(self, reason: str) -> None:
        with self._lock:
            if self._stopping:
                return
            self._crashed = reason
            for key in sorted(self._open):
                call = self._open[key]
                self._give(Failure(key, call.digest(), reason))
            self._inbox.clear()
            self._lock.notify_all()

    def _note_rate(self, evaluated: int) -> None:
        now = time.monotonic()
        self._evaluated = evaluated
        self._rate.append((now, evaluated))
        while self._rate and now - self._rate[0][0] > RATE_SECONDS:
            self._rate.popleft()

    def _tokens_per_second(self, now: float) -> float:
        if len(self._rate) < 2 or now - self._rate[-1][0] > RATE_SECONDS:
            return 0.0
        (start, before), (stop, after) = self._rate[0], self._rate[-1]
        return (after - before) / max(stop - start, 1e-6)


def default_threads() -> int:
    """Give the threads for a game with a window: one core stays free for it."""
    return max(1, (os.cpu_count() or 2) - 1)
