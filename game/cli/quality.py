"""``smallville quality``: how often the model decides as a person would, by kind of question.

The labelled sets lie in ``assets/labels``. Half of each is for development, half is held out;
they are reported apart. Questions go through the same code, templates, banks and engine as in
the game.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from game.cli import streams

if TYPE_CHECKING:
    import argparse

    from game.cli.quality_sets import Figures

KINDS = ("locations", "importance", "emoji", "object_state", "activities", "steps", "directive")
"""What can be measured: the names of the labelled sets."""

SPLITS = ("dev", "held")


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
    from game.cli import quality_sets

    sets = quality_sets.wanted(
        (parsed.kind,) if parsed.kind else KINDS, (parsed.split,) if parsed.split else SPLITS
    )
    oracle, name = quality_sets.open_oracle(parsed.model)
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
    """Give one set's figures as a line: "locations      dev   right 0.95 (19 of 20)"."""
    words = ", ".join(f"{name} {value:.2f}" for name, value in figures.values.items())
    return f"{figures.kind:<14} {figures.split:<5} {words} (of {figures.items})"


def table(found: list[Figures]) -> dict[str, dict[str, dict[str, float]]]:
    """Give all figures by kind and split."""
    whole: dict[str, dict[str, dict[str, float]]] = {}
    for one in found:
        whole.setdefault(one.kind, {})[one.split] = {"items": one.items, **one.values}
    return whole
