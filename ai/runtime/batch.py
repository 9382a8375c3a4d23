"""Continuous batching: every turn is one pass over whatever many calls need next.

A turn's batch holds the next token of each text being written, then, as far as it goes, pieces of
waiting contexts and the continuations to score behind them. Tokens of a context belong to the
sequences of all its continuations at once, so a short choice takes one pass; continuations of one
token need no sequence at all. Beginnings that many calls share are kept (``prefixes``).
"""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass
from itertools import count, pairwise
from typing import TYPE_CHECKING

import numpy as np

from ai.runtime.chat_model import SEQUENCES, ChatModel
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
from ai.runtime.prefixes import LIVE_CELLS, PrefixStore, Tokens
from ai.runtime.sampling import Rows, work_buffer
from ai.runtime.writing import Writer

if TYPE_CHECKING:
    from ai.prompts.prompt import WrittenPrompt

SLOTS = 16
"""Texts written at the same time; more gain nothing on a processor."""

GROUP_CONTINUATIONS = 24
"""Continuations that share one pass over their context."""

SPARE_CELLS = 64
"""Cells never promised, because the cache is filled in steps."""

KNOWN_PAIRS = 60_000
"""Scores remembered by text: neutral contexts above all."""

KNOWN_TOKENS = 40_000
"""Parts remembered with their tokens."""


@dataclass(slots=True)
class Counters:
    """What the engine has done since it was made, in tokens unless said otherwise."""

    passes: int = 0
    prompt: int = 0
    """Evaluated tokens of contexts."""
    shared: int = 0
    """Tokens of contexts that came from a shared prefix instead."""
    scored: int = 0
    """Evaluated tokens of continuations."""
    written: int = 0
    """Evaluated tokens of texts."""
    pairs: int = 0
    """Scores asked for."""
    remembered: int = 0
    """Scores that were known already."""

    @property
    def evaluated(self) -> int:
        """Give the tokens that went through the model."""
        return self.prompt + self.scored + self.written

    @property
    def prefix_share(self) -> float:
        """Give the share of prompt tokens that came from shared prefixes."""
        whole = self.prompt + self.shared
        return self.shared / whole if whole else 0.0


class Engine:
    """Score and write on one chat model; used by the thread that owns the model."""

    def __init__(self, model: ChatModel, *, slots: int = SLOTS, live_cells: int = LIVE_CELLS) -> None:
        self.model = model
        self.slots = slots
        self.counters = Counters()
        self.last_outputs = 0
        """Rows of logits that the last turn asked for."""
        self.remember = True
        """Whether scores are remembered by text."""
        self.writer = Writer(model)
        self._free = list(range(SEQUENCES - 1, -1, -1))
        self.prefixes = PrefixStore(model, self._free, live_cells=live_cells)
        self._groups: deque[Group] = deque()
        self._writing: list[Slot] = []
        self._done: list[Done] = []
        self._promised = 0
        self._grammars: dict[str, Grammar] = {}
        self._tokens: OrderedDict[tuple[str, bool], Tokens] = OrderedDict()
        self._known: OrderedDict[Pair, float] = OrderedDict()
        self._buffer = work_buffer(model.words)

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
        self.counters = Counters()

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
            self._end(group)
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
        rows, outputs = self._fill()
        self.last_outputs = outputs
        if rows:
            logits = self.model.decode(rows)
            self.counters.passes += 1
            self._read(Rows(logits[:outputs], self._buffer))
        elif self._groups and not self._writing and not done:
            group = self._groups.popleft()
            self._end(group)
            self._fail(group.job, "the prompt is longer than the model's cache")
        done += self._done
        self._done = []
        return done

    def reset(self) -> list[bytes]:
        """Empty the cache and forget all work; give the names of the jobs that were lost."""
        lost = [group.job.name for group in self._groups] + [slot.job.name for slot in self._writing]
        for group in self._groups:
            self._end(group)
        for slot in list(self._writing):
            self._leave(slot)
        self._groups.clear()
        self.model.clear()
        self.prefixes.clear()
        self._promised = 0
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
        elif any(self._cells(group) > self.model.cells - SPARE_CELLS for group in groups):
            self._fail(job, f"the prompt is longer than the model's cache of {self.model.cells} tokens")
        elif isinstance(job, ScoreJob) and not job.left:
            self._done.append(Scored(job.name, tuple(job.scores)))
        else:
            self._groups.extend(groups)

    def _fail(self, job: ScoreJob | WriteJob, reason: str) -> None:
        self.cancel(job.name)
        self._done.append(Failed(job.name, reason))

    def _cells(self, group: Group) -> int:
        """Give the cells a group may come to hold, without a shared prefix."""
        return sum(map(len, group.parts)) + self._behind(group)

    def _behind(self, group: Group) -> int:
        if isinstance(group.job, WriteJob):
            return group.job.left * group.job.prompt.max_tokens
        return sum(len(one.tokens) - 1 for one in group.continuations)

    def _fill(self) -> tuple[int, int]:
        """Lay out the next batch; give its rows and how many of them want logits."""
        self.model.begin()
        row = len(self._writing)
        if row:
            self.model.token[:row] = [slot.token for slot in self._writing]
            self.model.pos[:row] = [slot.position for slot in self._writing]
            self.model.place(0, [slot.sequence for slot in self._writing], wanted=True)
            self.counters.written += row
        outputs = row
        for group in list(self._groups):
            if row >= self.model.capacity:
                break
            if not group.started:
                if self.prefixes.in_work(group.parts):
                    continue
                if not self._start(group):
                    break
            row, outputs = self._place(group, row, outputs)
        return row, outputs

    def _start(self, group: Group) -> bool:
        """Give a group its sequences, on top of the longest prefix it shares; False to wait."""
        writes = isinstance(group.job, WriteJob)
        if writes and len(self._writing) + self._promised_slots() + group.job.left > self.slots:
            return False
        base = self.prefixes.longest(group.parts)
        if base is not None and not self.prefixes.make_live(base):
            base = None
        length = base.length if base else 0
        tokens = [token for part in group.parts for token in part][length:]
        if not tokens:  # the last part is empty: evaluate the last token again
            base, length = None, 0
            tokens = [token for part in group.parts for token in part]
        needed = len(tokens) + self._behind(group)
        alone = [one for one in group.continuations if len(one.tokens) > 1]
        wanted = group.job.left if writes else max(1, len(alone))
        if not self._room(needed, wanted):
            return False
        group.started = True
        group.base = length
        group.context = np.array(tokens, np.int32)
        group.promised = needed
        self._promised += needed
        group.sequences = [self._free.pop() for _ in range(wanted)]
        for one, sequence in zip(alone, group.sequences, strict=False):
            one.sequence = sequence
        group.builds = self.prefixes.missing(group.parts, base)
        if base is not None:
            for sequence in group.sequences + [build.sequence for build in group.builds]:
                self.model.copy(base.sequence, sequence)
        self.counters.shared += length
        return True

    def _promised_slots(self) -> int:
        return sum(
            len(one.sequences) for one in self._groups if one.started and isinstance(one.job, WriteJob)
        )

    def _room(self, cells: int, sequences: int) -> bool:
        free = self.model.cells - SPARE_CELLS - self._promised
        if cells > free:
            return False
        self.prefixes.shrink(free - cells)
        return len(self._free) >= sequences and self.prefixes.live_cells <= free - cells

    def _place(self, group: Group, row: int, outputs: int) -> tuple[int, int]:
        """Put as much of a group into the batch as fits."""
        model = self.model
        context = group.context
        assert context is not None
        first = group.placed
        last = min(len(context), first + model.capacity - row)
        if first < last:
            stop = row + last - first
            model.token[row:stop] = context[first:last]
            model.pos[row:stop] = range(group.base + first, group.base + last)
            self._share(group, first, last, row)
            self.counters.prompt += last - first
            group.placed = last
            row = stop
            if last == len(context):
                model.want(row - 1)
                group.row = outputs
                outputs += 1
        if group.placed < len(context) or not group.continuations:
            return row, outputs
        behind = group.base + len(context)
        while group.next < len(group.continuations):
            one = group.continuations[group.next]
            length = len(one.tokens) - 1
            if length and row + length > model.capacity:
                break
            group.rows.append((one, outputs))
            if length:
                model.token[row : row + length] = one.tokens[:-1]
                model.pos[row : row + length] = range(behind, behind + length)
                model.place_run(row, row + length, one.sequence, wanted=True)
                row += length
                outputs += length
            group.next += 1
        return row, outputs

    def _share(self, group: Group, first: int, last: int, row: int) -> None:
        """Give rows of a context to the group's sequences and to the prefixes built on the way."""
        ends = [build.length - group.base for build in group.builds]
        cuts = [first, *(end for end in ends if first < end < last), last]
        for start, stop in pairwise(cuts):
            sequences = group.sequences + [
                build.sequence for build, end in zip(group.builds, ends, strict=True) if end > start
            ]
            at = row + start - first
            if len(sequences) == 1:
                self.model.place_run(at, at + stop - start, sequences[0], wanted=False)
            else:
                self.model.place_shared(at, at + stop - start, sequences)

    def _read(self, rows: Rows) -> None:
        """Take what the pass gave."""
        for row, slot in enumerate(list(self._writing)):
            slot.position += 1
            if self.writer.advance(slot, rows, row):
                self._leave(slot)
                self._collect(slot)
        for group in [group for group in self._groups if group.started]:
            self._ripen(group)
            if isinstance(group.job, WriteJob):
                if group.row >= 0:
                    self._groups.remove(group)
                    self._begin_texts(group, rows)
            else:
                self._take_scores(group, group.job, rows)
            group.row = -1

    def _ripen(self, group: Group) -> None:
        """Hand over the shared prefixes whose last token went through this pass."""
        below = group.base
        for build in list(group.builds):
            if group.placed < build.length - group.base:
                return
            group.builds.remove(build)
            self.prefixes.finish(build, build.length - below)
            below = build.length

    def _take_scores(self, group: Group, job: ScoreJob, rows: Rows) -> None:
        if group.row >= 0:
            for one in group.continuations:
                one.score = rows.log_p(group.row, one.tokens[0])
        for one, row in group.rows:
            length = len(one.tokens) - 1
            if length:
                self.counters.scored += length
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
            self._end(group)
            if not job.left:
                self._done.append(Scored(job.name, tuple(job.scores)))

    def _begin_texts(self, group: Group, rows: Rows) -> None:
        job = group.job
        assert isinstance(job, WriteJob)
        prompt = job.prompt
        assert group.context is not None
        start = group.base + len(group.context)
        self._promised -= group.promised
        # The first slot stands for the context's own cells too.
        shares = [
            prompt.max_tokens + (len(group.context) if at == 0 else 0) for at in range(len(group.sequences))
        ]
        for number, sequence, share in zip(count(), group.sequences, shares, strict=False):
            grammar = self._grammars[prompt.grammar].fresh() if prompt.grammar else None
            draws = np.random.Generator(np.random.PCG64([job.seed, number]))
            slot = Slot(job, sequence, start, 0, grammar, draws, promised=share)
            self._promised += share
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
        self.model.drop(slot.sequence)
        self._free.append(slot.sequence)
        self._promised -= slot.promised
        if slot.grammar is not None:
            slot.grammar.close()
            slot.grammar = None

    def _end(self, group: Group) -> None:
        """Give back what a group holds."""
        for build in group.builds:
            self.prefixes.forget(build)
        group.builds = []
        for sequence in group.sequences:
            self.model.drop(sequence)
            self._free.append(sequence)
        group.sequences = []
        self._promised -= group.promised
        group.promised = 0
