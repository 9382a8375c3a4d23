"""``smallville fork NAME NEW --at "D HH:MM"``: begin another run from a moment of a save."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.gametime import TICK_SECONDS, format_when, parse_when, seconds_at
from game.cli import moment

if TYPE_CHECKING:
    import argparse


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("fork", help="begin another run from a moment of a save")
    parser.add_argument("name", metavar="NAME", help="the save to copy")
    parser.add_argument("new", metavar="NEW", help="the name of the new save")
    parser.add_argument("--at", metavar='"D HH:MM"', required=True, help="the moment")
    moment.add_town(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Make the new save; give 0."""
    from game import app

    tick = app.fork(arguments.name, arguments.new, parse_when(arguments.at) // TICK_SECONDS, arguments.town)
    print(f"{arguments.new}: {format_when(seconds_at(max(tick, 0)))}")
    return 0
