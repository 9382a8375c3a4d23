"""``smallville run --headless --save NAME``: let a town live without a window, until a time or Ctrl-C."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from ai.errors import SmallvilleError
from ai.gametime import TICK_SECONDS, format_when, parse_when, seconds_at
from game.cli.stop import Stop
from game.persist.errors import printable

if TYPE_CHECKING:
    import argparse

    from game.content.script import Entry
    from game.session.director import Director
    from game.session.session import Session
    from game.towns import Place

BATCH_TICKS = 30
"""Ticks between two looks at the clock (5 game minutes)."""

BATCH_SECONDS = 0.5
"""Longest time between two progress lines while minds are waited for."""

PAUSE_SECONDS = 0.01
"""Sleep while the clock is held."""


FARS = ("full", "slow")
SLOW = FARS[1]
"""How often residents think whom nobody watches: as often as all, or in whole hours."""


class RunError(SmallvilleError):
    """A run that was asked for in a way that cannot be."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("run", help="let a town live without a window")
    parser.add_argument("--headless", action="store_true", help="without a window (what this command does)")
    parser.add_argument("--save", metavar="NAME", required=True, help="the save to make or to go on with")
    parser.add_argument("--residents", metavar="A,B,C", help="who lives there (everybody)")
    parser.add_argument("--until", metavar='"D HH:MM"', help="when to stop (never)")
    parser.add_argument("--seed", metavar="N", type=int, default=None, help="the seed of chance (1)")
    parser.add_argument("--pace", choices=("attentive", "free"), default=None, help="whether time waits")
    parser.add_argument("--model", metavar="PATH", default=None, help="a GGUF file or a name of the manifest")
    parser.add_argument("--town", metavar="PATH", default=None, help="a town's folder or name (the Ville)")
    parser.add_argument(
        "--script", metavar="FILE", default=None, help="what the player does, and when (TOML)"
    )
    parser.add_argument(
        "--far", choices=FARS, default=FARS[0], help="how often those think whom nobody watches (full)"
    )
    parser.add_argument("--watch", metavar="A,B,C", help="who is watched with --far slow (nobody)")
    parser.add_argument("--no-norms", action="store_true", help="enforce no norms of places (new towns only)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the town; give 0."""
    from game.session.director import Director

    until = parse_when(arguments.until) // TICK_SECONDS if arguments.until is not None else None
    seed = arguments.seed
    if seed is not None and not 0 <= seed < 2**63:
        raise RunError(f"the seed {seed} is out of range: choose one from 0 to 2**63 - 1")
    entries = _entries(arguments)
    watched = _watched(arguments)
    session = _session(arguments)
    for notice in session.notices:
        print(f"note: {printable(notice)}", file=sys.stderr)
    progress = Progress(session)
    stop = Stop()
    try:
        _watch(session, watched)
        director = Director(entries, session)
        with stop:
            _live(session, until, progress, stop, director)
    finally:
        progress.end()
        session.close()
    if stop.asked:
        print("stopped; the town is saved", file=sys.stderr)
    print(f"{arguments.save}: {format_when(seconds_at(max(session.state.tick, 0)))}")
    return 0


def _session(arguments: argparse.Namespace) -> Session:
    """Open the save, or start it where there is none. Raises: SmallvilleError."""
    from game import app, paths, towns

    if arguments.town is not None:
        towns.find_town(arguments.town)
    wanted = _named(arguments)
    if not app.is_saved(arguments.save):
        return app.new_game(
            arguments.save,
            residents=wanted,
            seed=1 if arguments.seed is None else arguments.seed,
            pace=arguments.pace or "attentive",
            model=arguments.model,
            town=paths.TOWN if arguments.town is None else arguments.town,
            norms=not arguments.no_norms,
        )
    if arguments.no_norms:
        raise RunError(f"the save {arguments.save} exists: --no-norms is for a new town")
    recording, place = app.open_recording(arguments.save, arguments.town or "")
    header = recording.header
    if arguments.seed not in (None, header.seed):
        raise RunError(f"the save {arguments.save} has the seed {header.seed}: leave --seed out")
    if wanted and tuple(app.choose_residents(place, wanted)) != header.residents:
        there = ", ".join(header.residents)
        raise RunError(f"the save {arguments.save} has the residents {there}: leave --residents out")
    return app.open_game(
        arguments.save, pace=arguments.pace, model=arguments.model, strict=True, town=arguments.town or ""
    )


def _watched(arguments: argparse.Namespace) -> tuple[str, ...] | None:
    """Give who is watched, before anything is made or opened; None for everybody. Raises: RunError."""
    from game import towns

    if arguments.far != SLOW:
        if arguments.watch is not None:
            raise RunError("--watch says who is seen while others are not: give --far slow with it")
        return None
    watched: tuple[str, ...] = ()
    for wanted in [name.strip() for name in (arguments.watch or "").split(",") if name.strip()]:
        _, people = _people(arguments)
        found = tuple(towns.named(wanted, people))
        if not found:
            raise RunError(f'nobody called "{wanted}" lives there: choose of {", ".join(people)}')
        watched += found
    return watched


def _watch(session: Session, watched: tuple[str, ...] | None) -> None:
    """Tell the town who is watched, where that is not so already."""
    from game.sim.commands import Watch

    everybody = tuple(session.state.minds)
    if watched is None:
        watched = everybody
    if set(session.state.far) != set(everybody) - set(watched):
        session.give(Watch(watched))


def _entries(arguments: argparse.Namespace) -> tuple[Entry, ...]:
    """Read the script before anything is made or opened. Raises: SmallvilleError."""
    from game.content.script import read_script

    if arguments.script is None:
        return ()
    place, people = _people(arguments)
    return read_script(Path(arguments.script), place.scene.maze, people)


def _people(arguments: argparse.Namespace) -> tuple[Place, tuple[str, ...]]:
    """Give the town, and who lives there: in the save, or in the one to make. Raises: SmallvilleError."""
    from game import app, paths

    if app.is_saved(arguments.save):
        recording, place = app.open_recording(arguments.save, arguments.town or "")
        return place, recording.header.residents
    place = app.load_place(arguments.town or paths.TOWN)
    return place, tuple(app.choose_residents(place, _named(arguments)))


def _named(arguments: argparse.Namespace) -> list[str]:
    """Give the names behind --residents; none for everybody. Raises: RunError."""
    wanted = [name for name in (arguments.residents or "").split(",") if name.strip()]
    if arguments.residents is not None and not wanted:
        raise RunError("--residents names nobody: write names with commas between, or leave it out")
    return wanted


def _live(session: Session, until: int | None, progress: Progress, stop: Stop, director: Director) -> None:
    """Advance until the tick ``until`` or a stop, whichever comes first."""
    while not stop.asked and (until is None or session.state.tick < until):
        before = session.state.tick
        director.act()
        batch = min(BATCH_TICKS, director.room())
        session.advance(batch if until is None else min(batch, until - before), BATCH_SECONDS)
        if session.state.tick == before:
            time.sleep(PAUSE_SECONDS)
        progress.show()


class Progress:
    """One line on standard error that says how it goes: rewritten on a terminal, else now and then."""

    EVERY_SECONDS = 0.5
    EVERY_SECONDS_LOGGED = 30.0

    def __init__(self, session: Session) -> None:
        """Watch ``session``."""
        self._session = session
        self._terminal = sys.stderr.isatty()
        self._shown_at = time.monotonic()
        self._shown_tick = session.state.tick
        self._open = False

    def show(self) -> None:
        """Show the line if it is time."""
        now = time.monotonic()
        passed = now - self._shown_at
        if passed < (self.EVERY_SECONDS if self._terminal else self.EVERY_SECONDS_LOGGED):
            return
        tick = self._session.state.tick
        line = describe(self._session, (tick - self._shown_tick) / passed)
        self._shown_at, self._shown_tick = now, tick
        sys.stderr.write(f"\r\x1b[K{line}" if self._terminal else f"{line}\n")
        sys.stderr.flush()
        self._open = self._terminal

    def end(self) -> None:
        """End the line."""
        if self._open:
            sys.stderr.write("\n")
            self._open = False


def describe(session: Session, ticks_per_second: float) -> str:
    """Give the line: game time, speed, calls, tokens."""
    status = session.status()
    return (
        f"day {format_when(seconds_at(max(session.state.tick, 0)))}  {ticks_per_second:.1f} ticks/s  "
        f"calls {status.answered} done {status.failed} failed {status.waiting + status.running} open  "
        f"{status.tokens_per_second:.0f} tokens/s  {status.name}"
    )
