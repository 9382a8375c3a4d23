"""Who gets which sequences and cells, and what stands in which row of a pass.

Tokens of a context belong to the sequences of all its continuations at once, and to the shared
prefixes that come into being on the way, so nothing is copied and a short choice takes one pass.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from ai.runtime.chat_model import SEQUENCES, ChatModel
from ai.runtime.jobs import Group, Slot, WriteJob
from ai.runtime.prefixes import PrefixStore

if TYPE_CHECKING:
    from collections.abc import Iterable

SPARE_CELLS = 64
"""Cells never promised, because the cache is filled in steps."""


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


class Layout:
    """The sequences and cells of one model, and the rows of the pass that is being built."""

    def __init__(self, model: ChatModel, *, slots: int, live_cells: int) -> None:
        self.model = model
        self.slots = slots
        self.counters = Counters()
        self.free = list(range(SEQUENCES - 1, -1, -1))
        """Sequences that nobody holds."""
        self.promised = 0
        """Cells set aside for groups and texts."""
        self.prefixes = PrefixStore(model, self.free, live_cells=live_cells)
        self.rows = 0
        """Rows of the pass so far."""
        self.outputs = 0
        """Rows of it that want logits."""

    def fits(self, group: Group) -> bool:
        """Say whether the cache could hold a group at all."""
        return sum(map(len, group.parts)) + behind(group) <= self.model.cells - SPARE_CELLS

    def begin(self, writing: list[Slot]) -> None:
        """Start a pass with the next token of every text."""
        self.model.begin()
        count = self.rows = self.outputs = len(writing)
        if count:
            self.model.token[:count] = [slot.token for slot in writing]
            self.model.pos[:count] = [slot.position for slot in writing]
            self.model.place(0, [slot.sequence for slot in writing], wanted=True)
            self.counters.written += count

    def fill(self, groups: Iterable[Group], writing: int) -> None:
        """Add to the pass what fits of the groups, in their order.

        A group that needs what the group before it only evaluates now waits for the next pass, and
        so does one for which slots, sequences or cells are missing; no later one of its kind goes
        before it.
        """
        taken = writing
        texts_wait = False
        for group in groups:
            if self.rows >= self.model.capacity:
                return
            if not group.started:
                if isinstance(group.job, WriteJob):
                    texts_wait = texts_wait or taken + group.job.left > self.slots
                    if texts_wait:
                        continue
                if self.prefixes.in_work(group.parts):
                    continue
                if not self._start(group):
                    return
            if isinstance(group.job, WriteJob):
                taken += group.job.left
            self._place(group)

    def ripen(self, group: Group) -> None:
        """Hand over the shared prefixes whose last token went through this pass."""
        below = group.base
        for build in list(group.builds):
            if group.placed < build.length - group.base:
                return
            group.builds.remove(build)
            self.prefixes.finish(build, build.length - below)
            below = build.length

    def end(self, group: Group) -> None:
        """Take back what a group holds."""
        for build in group.builds:
            self.prefixes.forget(build)
        group.builds = []
        for sequence in group.sequences:
            self.drop(sequence)
        group.sequences = []
        self.promised -= group.promised
        group.promised = 0

    def drop(self, sequence: int) -> None:
        """Empty a sequence and take it back."""
        self.model.drop(sequence)
        self.free.append(sequence)

    def reset(self) -> None:
        """Empty the cache; nothing may be held any more."""
        self.model.clear()
        self.prefixes.clear()
        self.promised = 0

    def _start(self, group: Group) -> bool:
        """Give a group its sequences, on top of the longest prefix it shares; False to wait."""
        base = self.prefixes.longest(group.parts)
        if base is not None and not self.prefixes.make_live(base):
            base = None
        whole = [token for part in group.parts for token in part]
        if base is not None and base.length == len(whole):  # an empty last part: its logits are wanted
            base = None
        length = base.length if base else 0
        needed = len(whole) - length + behind(group)
        long = [one for one in group.continuations if len(one.tokens) > 1]
        wanted = group.job.left if isinstance(group.job, WriteJob) else max(1, len(long))
        if not self._room(needed, wanted):
            return False
        group.started = True
        group.base = length
        group.context = np.array(whole[length:], np.int32)
        group.promised = needed
        self.promised += needed
        group.sequences = [self.free.pop() for _ in range(wanted)]
        for one, sequence in zip(long, group.sequences, strict=False):
            one.sequence = sequence
        group.builds = self.prefixes.missing(group.parts, base)
        if base is not None:
            for sequence in group.sequences + [build.sequence for build in group.builds]:
                self.model.copy(base.sequence, sequence)
        self.counters.shared += length
        return True

    def _room(self, cells: int, sequences: int) -> bool:
        free = self.model.cells - SPARE_CELLS - self.promised
        if cells > free:
            return False
        self.prefixes.shrink(free - cells)
        return len(self.free) >= sequences and self.prefixes.live_cells <= free - cells

    def _place(self, group: Group) -> None:
        """Put as much of a group into the pass as fits."""
        model, context = self.model, group.context
        assert context is not None
        first = group.placed
        last = min(len(context), first + model.capacity - self.rows)
        if first < last:
            stop = self.rows + last - first
            model.token[self.rows : stop] = context[first:last]
            model.pos[self.rows : stop] = range(group.base + first, group.base + last)
            self._share(group, first, last)
            self.counters.prompt += last - first
            group.placed = last
            self.rows = stop
            if last == len(context):
                model.want(stop - 1)
                group.row = self.outputs
                self.outputs += 1
        if group.placed == len(context):
            self._place_continuations(group, group.base + len(context))

    def _place_continuations(self, group: Group, position: int) -> None:
        for one in group.continuations[group.next :]:
            length = len(one.tokens) - 1
            stop = self.rows + length
            if stop > self.model.capacity:
                return
            group.rows.append((one, self.outputs))
            group.next += 1
            if length:
                self.model.token[self.rows : stop] = one.tokens[:-1]
                self.model.pos[self.rows : stop] = range(position, position + length)
                self.model.place_run(self.rows, stop, one.sequence, wanted=True)
                self.counters.scored += length
                self.rows = stop
                self.outputs += length

    def _share(self, group: Group, first: int, last: int) -> None:
        """Give rows of a context to the group's sequences and to the prefixes built on the way."""
        ends = [build.length - group.base for build in group.builds]
        cuts = [first, *(end for end in ends if first < end < last), last]
        for start, stop in pairwise(cuts):
            sequences = group.sequences + [
                build.sequence for build, end in zip(group.builds, ends, strict=True) if end > start
            ]
            at = self.rows + start - first
            if len(sequences) == 1:
                self.model.place_run(at, at + stop - start, sequences[0], wanted=False)
            else:
                self.model.place_shared(at, at + stop - start, sequences)


def behind(group: Group) -> int:
    """Give the cells that come behind a group's context."""
    if isinstance(group.job, WriteJob):
        return group.job.left * group.job.prompt.max_tokens
    return sum(len(one.tokens) - 1 for one in group.continuations)
