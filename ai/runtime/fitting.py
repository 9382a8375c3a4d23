"""The arithmetic of calibration: lines, thresholds, ranks. Pure, no model."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

LOWEST, HIGHEST = 1, 10
"""The range of a mapped value."""


def line_through(leads: Sequence[float], values: Sequence[float]) -> tuple[float, float]:
    """Give slope and offset of the line with the least squared error; flat when all leads are equal."""
    x, y = np.asarray(leads, float), np.asarray(values, float)
    if len(x) == 0:
        return 1.0, 0.0
    spread = float(((x - x.mean()) ** 2).sum())
    slope = float(((x - x.mean()) * (y - y.mean())).sum() / spread) if spread > 0 else 0.0
    return slope, float(y.mean() - slope * x.mean())


def mapped(lead: float, slope: float, offset: float) -> int:
    """Give the value that a line gives to a lead: rounded, within the range."""
    return int(min(HIGHEST, max(LOWEST, np.floor(slope * lead + offset + 0.5))))


def error_left_out(leads: Sequence[float], values: Sequence[int]) -> float:
    """Give the mean absolute error when each item is judged by the line through all others."""
    errors = []
    for at in range(len(leads)):
        rest = [other for other in range(len(leads)) if other != at]
        line = line_through([leads[other] for other in rest], [values[other] for other in rest])
        errors.append(abs(mapped(leads[at], *line) - values[at]))
    return float(np.mean(errors)) if errors else 0.0


def threshold_between(leads: Sequence[float], first: Sequence[bool]) -> float:
    """Give the lead above which the first option is right most often: the middle of the best gaps."""
    order = np.sort(np.asarray(leads, float))
    if len(order) == 0:
        return 0.0
    cuts = np.concatenate([[order[0] - 1], (order[1:] + order[:-1]) / 2, [order[-1] + 1]])
    x, y = np.asarray(leads, float), np.asarray(first, bool)
    right = np.array([np.mean((x > cut) == y) for cut in cuts])
    return float(cuts[right >= right.max() - 1e-9].mean())


def accuracy_left_out(leads: Sequence[float], first: Sequence[bool]) -> float:
    """Give the share that is right when each item is judged by the threshold of all others."""
    right = 0
    for at in range(len(leads)):
        rest = [other for other in range(len(leads)) if other != at]
        cut = threshold_between([leads[other] for other in rest], [first[other] for other in rest])
        right += (leads[at] > cut) == first[at]
    return right / len(leads) if leads else 0.0


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Give Spearman's rho, ties sharing their mean rank; 0 when one side does not vary."""
    a, b = _ranks(one), _ranks(other)
    if len(a) < 2 or a.std() == 0 or b.std() == 0:
        return 0.0
    return float(np.corrcoef(a, b)[0, 1])


def _ranks(values: Sequence[float]) -> NDArray[np.float64]:
    array = np.asarray(values, float)
    ranks = np.empty(len(array))
    ranks[array.argsort(kind="stable")] = np.arange(len(array))
    for value in np.unique(array):
        same = array == value
        ranks[same] = ranks[same].mean()
    return ranks
