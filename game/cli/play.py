"""``smallville`` and ``smallville play``: the game in its window, or in the terminal where there is none."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from ai.errors import SmallvilleError
from ai.gametime import clock_words, date_words, seconds_at
from game.cli.stop import Stop
from game.persist.errors import printable

if TYPE_CHECKING:
    import argparse

    from game.session.session import Session

TICKS_PER_SECOND = 6
"""Speed 1x: one real second is one game minute."""

QUIET_TICKS = 400
"""Ticks between two looks at the clock while all sleep."""

SHOW_SECONDS = 1.0
SHOW_SECONDS_LOGGED = 30.0
"""Real seconds between two reports, on a terminal and in a file."""

FRAME_SECONDS = 0.05


class PlayError(SmallvilleError):
    """A game that was asked for in a way that cannot be."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("play", help="open the game (what smallville alone does)")
    parser.add_argument("--town", metavar="PATH", default=None, help="a town's folder or name (the Ville)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Open the window, or live in the terminal; give 0."""
    from game import app, paths, settings, towns
    from game.view import display

    chosen = settings.load(settings.path())
    folder = towns.find_town(paths.TOWN if arguments.town is None else arguments.town)
    town = towns.name_of(folder)
    if arguments.town is not None and (trouble := app.listed_town(arguments.town).trouble):
        raise PlayError(f"{trouble}; run: smallville lint-town {towns.shown(folder)} for all")
    launcher = app.GameLauncher(chosen, town)
    if display.has_screen():
        from game.view import window

        window.play(launcher, fps=chosen.frame_limit, fullscreen=chosen.fullscreen)
        return 0
    print(f"note: {display.NO_SCREEN}", file=sys.stderr)
    saves = [one for one in launcher.list_saves() if arguments.town is None or one.town == town]
    session = launcher.open(saves[0].name) if saves else launcher.new()
    print(f'The town "{session.name}" lives here in the terminal; Ctrl-C saves and stops.', file=sys.stderr)
    for notice in session.notices:
        print(f"note: {printable(notice)}", file=sys.stderr)
    try:
        with Stop() as stop:
            live(session, stop)
    finally:
        session.close()
    print("stopped; the town is saved", file=sys.stderr)
    return 0


def live(session: Session, stop: Stop) -> None:
    """Let the town live at speed 1x and report on it, until a stop is asked for. Nights fly."""
    terminal = sys.stdout.isatty()
    every = SHOW_SECONDS if terminal else SHOW_SECONDS_LOGGED
    drawn = 0
    shown_at = -every
    owed = 0.0
    then = time.monotonic()
    while not stop.asked:
        now = time.monotonic()
        owed = min(owed + (now - then) * TICKS_PER_SECOND, 2.0 * TICKS_PER_SECOND)
        then = now
        ticks = QUIET_TICKS if session.quiet else int(owed)
        before = session.state.tick
        session.advance(ticks, FRAME_SECONDS)
        owed = 0.0 if session.quiet else max(0.0, owed - (session.state.tick - before))
        if now - shown_at >= every:
            shown_at = now
            drawn = show(report(session), drawn if terminal else 0)
        time.sleep(FRAME_SECONDS)


def report(session: Session) -> list[str]:
    """Give the lines of the status: the clock, what everyone does, what the model does."""
    seconds = seconds_at(max(session.state.tick, 0))
    status = session.status()
    held = "; the clock waits for the minds" if session.held else ""
    lines = [f"{clock_words(seconds)}, {date_words(seconds)}{held}"]
    for name, mind in session.state.minds.items():
        act = mind.act
        doing = (
            f"{act.emoji} {act.activity} @ {act.place.partition(':')[2]}" if act else "has not begun its day"
        )
        lines.append(f"  {name}{' (thinking)' if session.thinking(name) else ''}: {doing}")
    lines.append(
        f"  {status.name}: {status.answered} answers, {status.waiting + status.running} open, "
        f"{status.tokens_per_second:.0f} tokens/s"
    )
    return lines


def show(lines: list[str], drawn: int) -> int:
    """Print the lines over ``drawn`` older ones, and give how many there are now."""
    up = f"\x1b[{drawn}A" if drawn else ""
    clear = "\x1b[K" if drawn else ""
    sys.stdout.write(up + "".join(f"{clear}{line}\n" for line in lines))
    sys.stdout.flush()
    return len(lines)
