"""Continuous batching: every turn is one pass over whatever many calls need next.

A pass holds the next token of each text being written, then, as far as it goes, pieces of waiting
contexts and the continuations to score behind them (``layout``). Beginnings that many calls share
are kept (``prefixes``).
"""

from __future__ import annotations

from collections import OrderedDict, deque
from itertools import count
from typing import TYPE_CHECKING

import numpy as np

from ai.runtime.chat_model import ChatModel, NoRoomError
from ai.runtime.grammar import Grammar
from ai.runtime.jobs import (
    Continuation,
    Done,
    Failed,
    Group,
    Pair,
    Scored,
    ScoreJob,
    Slot,
    WriteJob,
    Written,
)
from ai.runtime.layout import Counters, Layout
from ai.runtime.prefixes import LIVE_CELLS, PrefixStore, Tokens
from ai.runtime.sampling import Rows, work_buffer
from ai.runtime.writing import Writer

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ai.prompts.prompt import WrittenPrompt

SLOTS = 16
"""Texts written at the same time; more gain nothing on a processor."""

GROUP_CONTINUATIONS = 24
"""Continuations that share one pass over their context."""

KNOWN_PAIRS = 60_000
"""Scores remembered by text: neutral contexts above all."""

KNOWN_TOKENS = 40_000
"""Parts remembered with their tokens."""


class Engine:
    """Score and write on one chat model; used by the thread that owns the model."""

    def __init__(self, model: ChatModel, *, slots: int = SLOTS, live_cells: int = LIVE_CELLS) -> None:
        self.model = model
        self.slots = slots
        self.remember = True
        """Whether scores are remembered by text."""
        self.writer = Writer(model)
        self._layout = Layout(model, slots=slots, live_cells=live_cells)
        self._groups: deque[Group] = deque()
        self._writing: list[Slot] = []
        self._done: list[Done] = []
        self._grammars: dict[str, Grammar] = {}
        self._tokens: OrderedDict[tuple[str, bool], Tokens] = OrderedDict()
        self._known: OrderedDict[Pair, float] = OrderedDict()
        self._buffer = work_buffer(model.words)

    @property
    def counters(self) -> Counters:
        """Give what was done so far."""
        return self._layout.counters

    @property
    def prefixes(self) -> PrefixStore:
        """Give the shared beginnings of prompts."""
        return self._layout.prefixes

    @property
    def last_outputs(self) -> int:
        """Give the rows of logits that the last turn asked for."""
        return self._layout.outputs

    @property
    def idle(self) -> bool:
        """Say whether a turn would do nothing."""
        return not (self._groups or self._writing or self._done)

    @property
    def backlog(self) -> int:
        """Give the tokens that are placed in no pass yet; below one batch there is room for calls."""
        return sum(
            sum(map(len, group.parts)) - group.base - group.placed
            + sum(len(one.tokens) for one in group.continuations[group.next :])
            for group in self._groups
        )  # fmt: skip

    @property
    def open_texts(self) -> int:
        """Give the number of texts that are written or wait to be."""
        waiting = sum(group.job.left for group in self._groups if isinstance(group.job, WriteJob))
        return len(self._writing) + waiting

    @property
    def has_room_for_choice(self) -> bool:
        """Say whether a choice should be handed in now rather than wait outside, by its priority."""
        return self.backlog < self.model.capacity

    @property
    def has_room_for_text(self) -> bool:
        """Say whether a text should be handed in now."""
        return self.open_texts < self.slots

    def reset_counters(self) -> None:
        """Begin counting anew."""
        self._layout.counters = Counters()

    def compile(self, text: str) -> None:
        """Read a grammar once, ahead of its use. Raises: EngineError."""
        if text and text not in self._grammars:
            self._grammars[text] = Grammar.compile(text, self.model)

    def score(self, name: bytes, pairs: tuple[Pair, ...]) -> None:
        """Take a job: the log-probability of each continuation after its context."""
        job = ScoreJob(name, pairs, [0.0] * len(pairs))
        self.counters.pairs += len(pairs)
        wanted: dict[tuple[str, ...], list[Continuation]] = {}
        groups: list[Group] = []
        for at, pair in enumerate(pairs):
            known = self._known.get(pair) if self.remember else None
            if known is not None:
                self._known.move_to_end(pair)
                job.scores[at] = known
                self.counters.remembered += 1
                continue
            tokens = self._tokenised(pair[1], first=not any(pair[0]))
            if tokens:
                wanted.setdefault(pair[0], []).append(Continuation(tokens, at))
        for parts, continuations in wanted.items():
            cut = self._cut(parts)
            for start in range(0, len(continuations), GROUP_CONTINUATIONS):
                groups.append(Group(job, cut, continuations[start : start + GROUP_CONTINUATIONS]))  # noqa: PERF401
        job.left = sum(len(group.continuations) for group in groups)
        self._admit(job, groups)

    def write(self, name: bytes, prompt: WrittenPrompt, seed: int) -> None:
        """Take a job: ``prompt.n`` texts, at most as many as there are slots."""
        self.compile(prompt.grammar)
        job = WriteJob(name, prompt, seed)
        job.left = max(1, min(prompt.n, self.slots))
        self._admit(job, [Group(job, self._cut(prompt.parts), [])])

    def cancel(self, name: bytes) -> None:
        """Forget a job; its cells and slots are free at once."""
        for group in [group for group in self._groups if group.job.name == name]:
            self._layout.end(group)
            self._groups.remove(group)
        for slot in [slot for slot in self._writing if slot.job.name == name]:
            self._leave(slot)
        self._done = [done for done in self._done if done.job != name]

    def turn(self) -> list[Done]:
        """Run one pass and give the jobs that are done.

        Raises:
            EngineError: the model failed; ``reset`` before the next turn.
        """
        done, self._done = self._done, []
        self._layout.begin(self._writing)
        self._layout.fill(list(self._groups), len(self._writing))
        if self._layout.rows:
            logits = self._decode(self._layout.rows)
            self.counters.passes += 1
            self._read(Rows(logits[: self._layout.outputs], self._buffer))
        elif self._groups and not self._writing and not done:
            group = self._groups.popleft()
            self._layout.end(group)
            self._fail(group.job, "the prompt is longer than the model's cache")
        done += self._done
        self._done = []
        return done

    def reset(self) -> list[bytes]:
        """Empty the cache and forget all work; give the names of the jobs that were lost."""
        lost = [group.job.name for group in self._groups] + [slot.job.name for slot in self._writing]
        for group in self._groups:
            self._layout.end(group)
        for slot in list(self._writing):
            self._leave(slot)
        self._groups.clear()
        self._layout.reset()
        return list(dict.fromkeys(lost))

    def close(self) -> None:
        """Free grammars and model."""
        for slot in self._writing:
            if slot.grammar is not None:
                slot.grammar.close()
        for grammar in self._grammars.values():
            grammar.close()
        self._grammars.clear()
        self.model.close()

    def _decode(self, rows: int) -> NDArray[np.float32]:
        """Run the pass; when the cache is full after all, without the shared prefixes."""
        try:
            return self.model.decode(rows)
        except NoRoomError:
            self.prefixes.shrink(0)
            return self.model.decode(rows)

    def _tokenised(self, text: str, *, first: bool) -> Tokens:
        key = (text, first)
        tokens = self._tokens.get(key)
        if tokens is None:
            tokens = self._tokens[key] = self.model.tokens(text, first=first)
            if len(self._tokens) > KNOWN_TOKENS:
                self._tokens.popitem(last=False)
        return tokens

    def _cut(self, parts: tuple[str, ...]) -> tuple[Tokens, ...]:
        return tuple(self._tokenised(part, first=at == 0) for at, part in enumerate(parts))

    def _admit(self, job: ScoreJob | WriteJob, groups: list[Group]) -> None:
        longest = max((len(one.tokens) for group in groups for one in group.continuations), default=0)
        if any(not any(group.parts) for group in groups):
            self._fail(job, "the prompt is empty")
        elif longest > self.model.capacity - self.slots:
            self._fail(job, f"an option of {longest} tokens is longer than a batch")
        elif not all(self._layout.fits(group) for group in groups):
            self._fail(job, f"the prompt is longer than the model's cache of {self.model.cells} tokens")
        elif isinstance(job, ScoreJob) and not job.left:
            self._done.append(Scored(job.name, tuple(job.scores)))
        else:
            self._groups.extend(groups)

    def _fail(self, job: ScoreJob | WriteJob, reason: str) -> None:
        self.cancel(job.name)
        self._done.append(Failed(job.name, reason))

    def _read(self, rows: Rows) -> None:
        """Take what the pass gave."""
        for row, slot in enumerate(list(self._writing)):
            slot.position += 1
            if self.writer.advance(slot, rows, row):
                self._leave(slot)
                self._collect(slot)
        for group in [group for group in self._groups if group.started]:
            self._layout.ripen(group)
            if isinstance(group.job, WriteJob):
                if group.row >= 0:
                    self._groups.remove(group)
                    self._begin_texts(group, rows)
            else:
                self._take_scores(group, group.job, rows)
            group.row = -1

    def _take_scores(self, group: Group, job: ScoreJob, rows: Rows) -> None:
        if group.row >= 0:
            for one in group.continuations:
                one.score = rows.log_p(group.row, one.tokens[0])
        for one, row in group.rows:
            length = len(one.tokens) - 1
            if length:
                at = np.arange(row, row + length)
                one.score += float(rows.log_ps(at, np.array(one.tokens[1:], np.int32)).sum())
            job.scores[one.at] = one.score
            job.left -= 1
            if self.remember:
                self._known[job.pairs[one.at]] = one.score
        if len(self._known) > KNOWN_PAIRS:
            for _ in range(len(self._known) - KNOWN_PAIRS):
                self._known.popitem(last=False)
        group.rows.clear()
        if group.placed == len(group.context if group.context is not None else ()) and group.next == len(
            group.continuations
        ):
            self._groups.remove(group)
            self._layout.end(group)
            if not job.left:
                self._done.append(Scored(job.name, tuple(job.scores)))

    def _begin_texts(self, group: Group, rows: Rows) -> None:
        job = group.job
        assert isinstance(job, WriteJob)
        prompt = job.prompt
        assert group.context is not None
        start = group.base + len(group.context)
        self._layout.promised -= group.promised
        # The first slot stands for the context's own cells too.
        shares = [
            prompt.max_tokens + (len(group.context) if at == 0 else 0) for at in range(len(group.sequences))
        ]
        for number, sequence, share in zip(count(), group.sequences, shares, strict=False):
            grammar = self._grammars[prompt.grammar].fresh() if prompt.grammar else None
            draws = np.random.Generator(np.random.PCG64([job.seed, number]))
            slot = Slot(job, sequence, start, 0, grammar, draws, promised=share)
            self._layout.promised += share
            self._writing.append(slot)
            if self.writer.advance(slot, rows, group.row):
                self._leave(slot)
                self._collect(slot)
        group.sequences = []

    def _collect(self, slot: Slot) -> None:
        job = slot.job
        text = slot.text.decode("utf-8", "ignore")
        if text.strip():
            job.texts.append((text, slot.log_p / max(1, slot.count)))
        job.left -= 1
        if job.left:
            return
        best: dict[str, float] = {}
        for words, score in job.texts:
            best[words] = max(score, best.get(words, score))
        texts = tuple(sorted(best.items(), key=lambda pair: (-pair[1], pair[0])))
        self._done.append(Written(job.name, texts) if texts else Failed(job.name, "no text fits the grammar"))

    def _leave(self, slot: Slot) -> None:
        self._writing.remove(slot)
        self._layout.drop(slot.sequence)
        self._layout.promised -= slot.promised
        if slot.grammar is not None:
            slot.grammar.close()
            slot.grammar = None
