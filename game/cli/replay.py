"""``smallville replay NAME``: watch a save in the window; with ``--verify`` prove that it replays exactly."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from game.cli import moment
from game.persist.errors import printable

if TYPE_CHECKING:
    import argparse

PROGRESS_TICKS = 2000
"""Ticks between two progress lines on a terminal."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("replay", help="watch a save again, or prove that it replays exactly")
    parser.add_argument("name", metavar="NAME", help="the save")
    parser.add_argument("--verify", action="store_true", help="compare every digest, without a window")
    moment.add_town(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Verify or show the recording; give 0, or 1 when it does not replay exactly."""
    if arguments.verify:
        return _verify(arguments.name, arguments.town)
    from game.view import display

    display.require_screen()
    from game import app, settings
    from game.view import window

    app.open_recording(arguments.name, arguments.town)
    chosen = settings.load(settings.path())
    one = app.OneReplay(chosen, arguments.name, arguments.town)
    window.play(one, fps=chosen.frame_limit, fullscreen=chosen.fullscreen)
    return 0


def _verify(name: str, town: str) -> int:
    from game import app
    from game.session.replay import verify
    from game.session.rules import RULES_VERSION

    recording, place = app.open_recording(name, town)
    end = recording.end_tick

    def show(tick: int) -> None:
        if tick % PROGRESS_TICKS == 0 and sys.stderr.isatty():
            sys.stderr.write(f"\r{tick} of {end} ticks")
            sys.stderr.flush()

    verdict = verify(place.scene, recording, RULES_VERSION, show)
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")
    for notice in verdict.notices:
        print(f"note: {printable(notice)}", file=sys.stderr)
    if verdict.divergence is not None:
        print(verdict.divergence)
        return 1
    print(f"replay exact: {verdict.ticks} ticks")
    return 0
