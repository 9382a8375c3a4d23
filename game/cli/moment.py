"""A save at a moment, and the residents meant by a name: for the commands that only look."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ai.errors import SmallvilleError
from ai.gametime import TICK_SECONDS, format_when, parse_when, seconds_at
from game.persist.errors import printable

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from game.sim.state import SimState


class LookError(SmallvilleError):
    """A look that cannot be taken."""


def add_town(parser: argparse.ArgumentParser) -> None:
    """Add the option that says where the save's town lies, for one that was moved."""
    parser.add_argument("--town", metavar="PATH", default="", help="where the save's town lies now")


def state_at(name: str, at: str | None, town: str = "") -> SimState:
    """Give the state of a save at a moment, its end for None; notices go to standard error.

    ``town`` is where the save's town lies, if no longer where it was.

    Raises:
        SmallvilleError: the save cannot be read, or does not reach so far.
    """
    from game import app

    session = app.open_replay(name, town)
    tick = session.end_tick
    if at is not None:
        tick = parse_when(at) // TICK_SECONDS
        if tick > session.end_tick:
            end = format_when(seconds_at(max(session.end_tick, 0)))
            raise LookError(f'the save {name} only reaches to "{end}": choose an earlier --at')
    session.seek(tick)
    for notice in session.notices:
        print(f"note: {printable(notice)}", file=sys.stderr)
    return session.state


def chosen(state: SimState, wanted: str | None, save: str) -> tuple[str, ...]:
    """Give the residents meant by a full or first name; all for none. Raises: LookError."""
    if wanted is None:
        return tuple(state.minds)
    from game import towns

    found = tuple(towns.named(wanted, tuple(state.minds)))
    if not found:
        raise LookError(
            f'nobody called "{wanted}" lives in the save {save}: choose one of {", ".join(state.minds)}'
        )
    return found


def write_or_print(lines: list[str], file: Path | None) -> None:
    """Print lines, or write them into a file. Raises: OSError."""
    if file is None:
        for line in lines:
            print(printable(line))
        return
    file.write_text("".join(f"{printable(line)}\n" for line in lines), "utf-8")
    print(f"wrote {file}")
