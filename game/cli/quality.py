"""``smallville quality``: how often the model decides as a person would, by kind of question.

The labelled sets lie in ``tests/quality``. Half of each is for development, half is held out;
they are reported apart, each beside what an unchanging answer would have. Questions go through the
same code, templates, banks and engine as in the game.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from game.cli import streams
from game.content.labels import FIELDS, SPLITS

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from game.cli.quality_ask import Figures

KINDS = tuple(FIELDS)
"""What can be measured: the names of the labelled sets."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the ``quality`` subcommand."""
    sub = subparsers.add_parser("quality", help="measure the model's decisions on the labelled sets")
    sub.add_argument("--kind", choices=KINDS, help="one set only (default: all)")
    sub.add_argument("--split", choices=SPLITS, help="one half only (default: both, apart)")
    sub.add_argument("--model", metavar="PATH", help="a GGUF file or a name of `smallville models list`")
    sub.add_argument("--misses", action="store_true", help="also print every dev item that was missed")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    sub.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Measure what was asked for and print it. Raises: SmallvilleError."""
    from game.cli import quality_ask, quality_sets

    sets = quality_sets.wanted(
        (parsed.kind,) if parsed.kind else KINDS, (parsed.split,) if parsed.split else SPLITS
    )
    oracle, name = quality_ask.open_oracle(parsed.model)
    try:
        found = []
        for one in sets:
            found.append(quality_sets.measure(oracle, one))
            if not parsed.json:
                sys.stdout.write(f"{line(found[-1])}\n")
                if parsed.misses and one.split == "dev":
                    sys.stdout.writelines(f"    {miss}\n" for miss in found[-1].misses)
                sys.stdout.flush()
    finally:
        oracle.close()
    if parsed.json:
        sys.stdout.write(streams.as_json({"model": name, **table(found)}) + "\n")
    return 0


def line(figures: Figures) -> str:
    """Give one half's figures as a line: "news           dev   accuracy 0.95 (of 20)"."""
    words = ", ".join(f"{name} {value:.2f}" for name, value in figures.values.items()) or figures.note
    return f"{figures.kind:<14} {figures.split:<5} {words} (of {figures.items})"


def table(found: Sequence[Figures]) -> dict[str, dict[str, object]]:
    """Give by kind the items, the accuracy and what to hold it against, and all figures of each half."""
    whole: dict[str, dict[str, object]] = {}
    for kind in dict.fromkeys(one.kind for one in found):
        halves = [one for one in found if one.kind == kind]
        items = sum(one.items for one in halves)
        told: dict[str, object] = {
            "n": items,
            "accuracy": _over(halves, "accuracy"),
            "baseline": _over(halves, "baseline"),
        }
        if halves[0].note:
            told["note"] = halves[0].note
        for one in halves:
            told[one.split] = {"n": one.items, "accuracy": one.accuracy, **one.values}
        whole[kind] = told
    return whole


def _over(halves: Sequence[Figures], name: str) -> float | None:
    """Give a figure over all items; None where nothing was measured."""
    known = [(one.values[name], one.items) for one in halves if name in one.values]
    items = sum(count for _, count in known)
    return sum(value * count for value, count in known) / items if items else None
