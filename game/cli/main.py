"""Read the command line and hand it to the subcommand's module.

A module of ``SUBCOMMANDS`` has ``add(subparsers)``, which adds its parser and sets the default
``run`` to a function of the parsed arguments that gives the exit code. Everything heavy is
imported inside that function: ``smallville --help`` needs no arcade and no model.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from ai.errors import SmallvilleError
from game.cli import streams

if TYPE_CHECKING:
    from collections.abc import Sequence

SUBCOMMANDS = (
    "play", "run", "replay", "report", "audit", "fork", "export", "import_", "inspect", "talks", "tree",
    "norms", "screenshot", "lint_town", "models", "quality", "bench", "doctor",
)  # fmt: skip

PLAY_OPTIONS = ("--town",)
"""Options of ``smallville`` alone: they belong to ``play``."""

INTERRUPTED = 130
"""Exit code after Ctrl-C, as shells have it; commands that save on Ctrl-C give 0."""


class _Parser(argparse.ArgumentParser):
    """A parser that reports a mistake in one sentence and exits 2."""

    def error(self, message: str) -> None:  # type: ignore[override]
        """Print one sentence that says where to look next, and exit 2."""
        streams.complain(f"{message}; see `{self.prog} --help`")
        sys.exit(2)


def parser() -> argparse.ArgumentParser:
    """Give the parser of the whole command line."""
    top = _Parser(prog="smallville", description="A town of generative agents that lives offline.")
    subparsers = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    for name in SUBCOMMANDS:
        import_module(f"game.cli.{name}").add(subparsers)
    return top


def completed(arguments: Sequence[str]) -> list[str]:
    """Give the words with the subcommand that is meant where none is named: to play."""
    given = list(arguments)
    named = bool(given) and given[0].partition("=")[0] not in PLAY_OPTIONS
    return given if named else ["play", *given]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code: 0 done, 1 the answer is no, 2 it could not be done."""
    streams.prepare()
    parsed = parser().parse_args(completed(sys.argv[1:] if arguments is None else arguments))
    try:
        code = int(parsed.run(parsed))
        streams.flush()
    except SmallvilleError as error:
        streams.complain(error)
        return 2
    except BrokenPipeError:
        streams.give_up()
        return 1
    except OSError as error:
        streams.give_up()
        streams.complain(
            f"{error.filename or 'the output'} cannot be read or written ({error.strerror or error}): "
            "check the disk, and who may read and write there"
        )
        return 2
    except KeyboardInterrupt:
        streams.complain("interrupted")
        return INTERRUPTED
    return code
