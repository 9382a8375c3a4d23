"""``smallville doctor``: look over the machine and say what stands in the way, each with its cure."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

from game import paths
from game.cli.checkfiles import check_fonts, check_loads, check_models, check_profile
from game.cli.checkup import (
    Check,
    Verdict,
    check_display,
    check_llama,
    check_package,
    check_python,
    check_saves,
    check_space,
    free_bytes,
    pins,
    run_apart,
)
from game.view.display import has_screen

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the ``doctor`` subcommand."""
    sub = subparsers.add_parser("doctor", help="check what the game needs on this machine")
    sub.set_defaults(run=run)


def run(_parsed: argparse.Namespace) -> int:
    """Print the checklist; 0 when the town can be played with its people thinking, else 1."""
    return report(checks())


def checks() -> Iterator[Check]:
    """Give every check of this machine, the quick ones first."""
    logging.getLogger("pytmx").setLevel(logging.CRITICAL)  # it misses pygame, which is not needed
    yield check_python(sys.version_info[:3])
    for requirement in pins(paths.checkout()):
        yield check_package(requirement)
    (llama,) = pins(paths.checkout(), "model")
    yield check_llama(llama.partition("==")[2], run_apart)
    yield from check_models(paths.models())
    yield check_profile(paths.models())
    yield check_loads("town", town_words)
    yield check_loads("banks", bank_words)
    yield check_fonts(paths.assets() / "fonts")
    yield check_display(run_apart, screen=has_screen())
    yield check_space(paths.saves(), free_bytes(paths.saves()))
    yield check_saves(paths.saves())


def report(found: Iterable[Check]) -> int:
    """Print the checks line by line and the outcome; give the exit code."""
    problems = 0
    for check in found:
        problems += check.verdict is Verdict.BAD
        sys.stdout.write(f"{check.verdict:8}{check.name}: {check.found}\n")
        if check.cure and check.verdict is not Verdict.GOOD:
            sys.stdout.write(f"{'':8}-> {check.cure}\n")
    if problems:
        sys.stdout.write(f"\n{problems} problem(s); each line marked -> says what to do.\n")
        return 1
    sys.stdout.write("\nThe game can be played.\n")
    return 0


def town_words() -> str:
    """Load the town and its residents and give their numbers in words."""
    from game.content.residents import load_residents
    from game.content.tiled import load_town

    folder = paths.assets() / "maps" / paths.TOWN
    maze = load_town(folder).maze
    people = load_residents(folder / "residents", maze)
    return f"{maze.width} x {maze.height} tiles, {len(maze.objects)} objects, {len(people)} residents"


def bank_words() -> str:
    """Load the banks and give their numbers in words."""
    from game.content.banks import load_banks

    banks = load_banks(paths.assets() / "banks")
    return f"{len(banks.activities)} activities, {len(banks.steps)} lists of steps, {len(banks.emoji)} emoji"
