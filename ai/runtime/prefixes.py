"""Beginnings of prompts that many calls share: live in the cache, or parked in host memory.

Every foreign cell in a unified cache slows every pass, so only a limited number stays live; the
least recently used prefix is copied out and comes back in less than a millisecond.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from ai.runtime.chat_model import ChatModel

Tokens = tuple[int, ...]
Parts = tuple[Tokens, ...]
"""A prompt's parts, each as its tokens."""

LIVE_CELLS = 1500
"""Cells that prefixes may hold at once; with 2,000 a pass of 16 writers loses a sixth of its speed."""

LIVE_PREFIXES = 48
"""Sequences that prefixes may hold at once."""

SHORTEST = 12
"""Tokens below which a prefix is not worth a sequence."""

PARKED_BYTES = 384 << 20
"""Host memory for parked prefixes."""

REMEMBERED_ASKS = 4096
"""How many longer prefixes are remembered as asked for once; the second time they are kept."""


@dataclass(slots=True, eq=False)
class Prefix:
    """One shared beginning."""

    parts: Parts
    length: int
    """Tokens of all its parts."""
    sequence: int = -1
    """Where it lives in the cache, -1 when it does not."""
    ready: bool = False
    own_cells: int = 0
    """Cells that become free when it is parked, roughly."""
    data: NDArray[np.uint8] | None = None
    """Its copy in host memory."""

    @property
    def live(self) -> bool:
        """Say whether it lies in the cache, complete."""
        return self.ready and self.sequence >= 0


class PrefixStore:
    """All prefixes of one model, least recently used first."""

    def __init__(self, model: ChatModel, free: list[int], *, live_cells: int = LIVE_CELLS) -> None:
        self._model = model
        self._free = free
        self._limit = live_cells
        self._known: OrderedDict[Parts, Prefix] = OrderedDict()
        self._asked: OrderedDict[Parts, None] = OrderedDict()
        self._parked_bytes = 0
        self.live_cells = 0
        self.parkings = 0
        self.returns = 0

    def longest(self, parts: Parts) -> Prefix | None:
        """Give the longest finished prefix of ``parts`` that leaves at least one part, or None."""
        for count in range(len(parts) - 1, 0, -1):
            found = self._known.get(parts[:count])
            if found is not None and found.ready:
                self._known.move_to_end(found.parts)
                return found
        return None

    def in_work(self, parts: Parts) -> bool:
        """Say whether some prefix of ``parts`` is being evaluated right now."""
        return any(
            (found := self._known.get(parts[:count])) is not None and not found.ready
            for count in range(1, len(parts))
        )

    def missing(self, parts: Parts, base: Prefix | None) -> list[Prefix]:
        """Give the prefixes of ``parts`` longer than ``base`` that are worth keeping, each with a sequence.

        The first part is always worth it, a longer prefix once it is asked for again.
        """
        made: list[Prefix] = []
        for count in range(1 + (len(base.parts) if base else 0), len(parts)):
            head = parts[:count]
            length = sum(map(len, head))
            if length < SHORTEST or len(head[-1]) == 0 or not self._worth(head) or not self._free:
                continue
            if len(self._live()) >= LIVE_PREFIXES and not self._park_one():
                continue
            prefix = Prefix(head, length, sequence=self._free.pop())
            self._known[head] = prefix
            made.append(prefix)
        return made

    def _worth(self, head: Parts) -> bool:
        if len(head) == 1 or head in self._asked:
            return True
        self._asked[head] = None
        if len(self._asked) > REMEMBERED_ASKS:
            self._asked.popitem(last=False)
        return False

    def finish(self, prefix: Prefix, own_cells: int) -> None:
        """Note that a prefix is complete in the cache; ``own_cells`` it shares with no other prefix."""
        prefix.ready = True
        prefix.own_cells = own_cells
        self.live_cells += own_cells
        self._known.move_to_end(prefix.parts)
        self.shrink(self._limit, keep=prefix)

    def forget(self, prefix: Prefix) -> None:
        """Drop a prefix that could not be completed."""
        if prefix.sequence >= 0:
            self._release(prefix)
        self._known.pop(prefix.parts, None)

    def make_live(self, prefix: Prefix) -> bool:
        """Bring a parked prefix back into the cache; False when there is no room."""
        if prefix.live:
            return True
        if prefix.data is None:
            return False
        self.shrink(max(0, self._limit - prefix.length), keep=prefix)
        if not self._free:
            return False
        sequence = self._free.pop()
        if not self._model.load(sequence, prefix.data):
            self._model.drop(sequence)
            self._free.append(sequence)
            return False
        prefix.sequence = sequence
        prefix.own_cells = prefix.length
        self.live_cells += prefix.length
        self.returns += 1
        return True

    def shrink(self, cells: int, *, keep: Prefix | None = None) -> None:
        """Park least recently used prefixes until at most ``cells`` are held."""
        while self.live_cells > cells and self._park_one(keep):
            pass

    def clear(self) -> None:
        """Forget that any prefix is live, after the cache was emptied."""
        for prefix in list(self._known.values()):
            if prefix.sequence >= 0:
                self._free.append(prefix.sequence)
                prefix.sequence = -1
            if prefix.data is None:
                del self._known[prefix.parts]
        self.live_cells = 0

    def _live(self) -> list[Prefix]:
        return [prefix for prefix in self._known.values() if prefix.sequence >= 0]

    def _park_one(self, keep: Prefix | None = None) -> bool:
        victim = next((one for one in self._known.values() if one.live and one is not keep), None)
        if victim is None:
            return False
        if victim.data is None:
            victim.data = self._model.save(victim.sequence)
            self._parked_bytes += victim.data.size
        self._release(victim)
        self.parkings += 1
        self._limit_host_memory(victim)
        return True

    def _limit_host_memory(self, keep: Prefix) -> None:
        for prefix in list(self._known.values()):
            if self._parked_bytes <= PARKED_BYTES:
                return
            if prefix.data is not None and prefix is not keep:
                self._parked_bytes -= prefix.data.size
                prefix.data = None
                if prefix.sequence < 0:
                    del self._known[prefix.parts]

    def _release(self, prefix: Prefix) -> None:
        self._model.drop(prefix.sequence)
        self._free.append(prefix.sequence)
        self.live_cells -= prefix.own_cells
        prefix.own_cells = 0
        prefix.sequence = -1
