"""``smallville lint-town PATH``: everything that is wrong with a town, one thing a line."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from game.persist.errors import printable

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from game.content.lint.check import Finding


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("lint-town", help="find everything that is wrong with a town")
    parser.add_argument(
        "town", metavar="PATH", nargs="?", help="the town's folder, or its name below assets/maps"
    )
    parser.add_argument("--json", action="store_true", help="print a list of objects instead of sentences")
    parser.add_argument("--rules", action="store_true", help="print the rules instead of looking at a town")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check the town and print what is wrong with it; 1 when anything keeps it from being played."""
    if arguments.rules:
        sys.stdout.write("".join(f"{line}\n" for line in rule_lines()))
        return 0
    from game import paths, towns
    from game.content.lint import check
    from game.content.lint.rule import Level

    folder = towns.find_town(paths.TOWN if arguments.town is None else arguments.town)
    found = check.find_all(folder, towns.known_things())
    errors = sum(one.level is Level.ERROR for one in found)
    if arguments.json:
        sys.stdout.write(json.dumps([as_table(one) for one in found], ensure_ascii=False, indent=1) + "\n")
        return 1 if errors else 0
    for one in found:
        sys.stdout.write(line_of(one) + "\n")
    sys.stdout.write(summary(towns.shown(folder), found) + "\n")
    return 1 if errors else 0


def line_of(one: Finding) -> str:
    """Give the line that tells of one finding: grave or not, where, what, the cure, and the rule."""
    return printable(f"{one.level}: {one.sentence} [{one.rule}]")


def as_table(one: Finding) -> dict[str, str | int | None]:
    """Give a finding as what JSON holds; ``tile`` is x and y, or nothing."""
    return {
        "rule": one.rule,
        "level": str(one.level),
        "file": one.file,
        "layer": one.layer or None,
        "x": one.x,
        "y": one.y,
        "key": one.key or None,
        "reason": one.reason,
        "cure": one.cure,
    }


def summary(town: str, found: Sequence[Finding]) -> str:
    """Give the last line."""
    from game.content.lint.rule import Level

    errors = sum(one.level is Level.ERROR for one in found)
    warnings = len(found) - errors
    if not found:
        return f"{town} is sound: nothing to mend"
    counts = [
        f"{count} {word}{'' if count == 1 else 's'}"
        for count, word in ((errors, "error"), (warnings, "warning"))
        if count
    ]
    end = "the town cannot be opened" if errors else "the town can be played"
    return f"{town}: {' and '.join(counts)}; {end}"


def rule_lines() -> list[str]:
    """Give one line for every rule: its name, how grave it is, what it finds."""
    from game.content.lint.rules import ON_READING, RULES

    rules = [(rule.name, str(rule.level), rule.finds) for rule in RULES]
    rules += [(name, "error", finds) for name, finds in ON_READING.items()]
    return [f"{name:20} {level:8} {finds}" for name, level, finds in sorted(rules)]
