"""From logits to log-probabilities and to tokens, for all rows at once, in numpy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

BLOCK_ROWS = 4
"""Rows worked on at a time, so that their exponentials stay in the processor's cache."""

MIN_P = 0.05
"""Tokens less likely than this share of the likeliest one are never sampled."""

TOP_K = 40
"""At most so many of the likeliest tokens are sampled from."""


class Rows:
    """The logits of some rows: their normalisers, and their likely tokens."""

    def __init__(self, logits: NDArray[np.float32], buffer: NDArray[np.float32]) -> None:
        self.logits = logits
        count = len(logits)
        self.peak = np.empty(count, np.float32)
        self.norm = np.empty(count, np.float64)
        """log of the sum of the exponentials: logP(token) = logit - norm."""
        for start in range(0, count, BLOCK_ROWS):
            block = logits[start : start + BLOCK_ROWS]
            peak = block.max(axis=1)
            work = buffer[: len(block)]
            np.subtract(block, peak[:, None], out=work)
            np.exp(work, out=work)
            self.peak[start : start + BLOCK_ROWS] = peak
            self.norm[start : start + BLOCK_ROWS] = peak + np.log(work.sum(axis=1, dtype=np.float32))

    def log_p(self, row: int, token: int) -> float:
        """Give the log-probability of a token after a row, in nats."""
        return float(self.logits[row, token] - self.norm[row])

    def log_ps(self, rows: NDArray[np.intp], tokens: NDArray[np.int32]) -> NDArray[np.float64]:
        """Give many log-probabilities at once, in nats."""
        return np.asarray(self.logits[rows, tokens] - self.norm[rows], np.float64)

    def likely(self, row: int) -> NDArray[np.int32]:
        """Give the tokens worth sampling after a row, unsorted."""
        line = self.logits[row]
        found = np.flatnonzero(line >= self.peak[row] + np.log(MIN_P))
        if len(found) > TOP_K:
            found = found[np.argpartition(line[found], -TOP_K)[-TOP_K:]]
        return found.astype(np.int32)


def draw(logits: NDArray[np.float32], temperature: float, chance: float) -> int:
    """Give the index of one of ``logits``; ``chance`` is a number in 0..1 (1 excluded)."""
    if temperature <= 0 or len(logits) == 1:
        return int(logits.argmax())
    weights = np.exp((logits - logits.max()) / temperature, dtype=np.float64)
    sums = weights.cumsum()
    return min(int(np.searchsorted(sums, chance * sums[-1], side="right")), len(logits) - 1)


def work_buffer(words: int) -> NDArray[np.float32]:
    """Give the array that ``Rows`` works in."""
    return np.empty((BLOCK_ROWS, words), np.float32)
