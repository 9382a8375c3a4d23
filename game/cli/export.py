"""``smallville export NAME FILE``: one compressed file of a save, to keep or to send."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("export", help="write a save into one compressed file")
    parser.add_argument("name", metavar="NAME", help="the save")
    parser.add_argument("file", metavar="FILE", type=Path, help="the file to write")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the file; give 0."""
    from game import app

    app.export(arguments.name, arguments.file)
    print(arguments.file)
    return 0
