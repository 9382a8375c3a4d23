"""``smallville import FILE [NAME]``: a save from a file that ``export`` wrote, completely checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("import", help="make a save from a file that export wrote")
    parser.add_argument("file", metavar="FILE", type=Path, help="the file")
    parser.add_argument("name", metavar="NAME", nargs="?", default="", help="its name (the one it had)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Make the save; give 0."""
    from game import app

    print(app.import_(arguments.file, arguments.name))
    return 0
