"""``smallville screenshot NAME``: a picture of a save at a time, drawn as the window draws it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from ai.errors import SmallvilleError
from ai.gametime import TICK_SECONDS, format_when, parse_when, seconds_at
from game.cli import moment

if TYPE_CHECKING:
    import argparse

    from game.view.launcher import Recording

SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".bmp")
"""What a picture can be saved as."""


TABS = ("plan", "self", "thoughts", "memories")
"""What the panel beside the town can show of a resident."""

MOST_ZOOM = 8.0
"""The nearest that a picture may be."""

_SIZE = re.compile(r"([0-9]{3,4})[xX]([0-9]{3,4})")


class ScreenshotError(SmallvilleError):
    """A picture that was asked for in a way that cannot be."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:  # it has no other name
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("screenshot", help="save a picture of a town at a time")
    parser.add_argument("name", metavar="NAME", help="the save")
    parser.add_argument("--at", metavar='"D HH:MM"', help="the time (the end of the save)")
    parser.add_argument("--resident", metavar="R", help="whom to look at (the first resident)")
    parser.add_argument("--place", metavar="P", help="which place to look at instead: a sector or an arena")
    parser.add_argument(
        "--zoom", metavar="Z", type=float, default=0.0, help="how near (2 is usual, 0.1 the map)"
    )
    parser.add_argument("--bare", action="store_true", help="only the town, no clock and no panel")
    parser.add_argument("--out", metavar="FILE.png", required=True, type=Path, help="where to write it")
    parser.add_argument("--tab", choices=TABS, default=TABS[0], help="what the panel shows (plan)")
    moment.add_town(parser)
    parser.add_argument("--size", metavar="WxH", default="1280x720", help="pixels (1280x720)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Draw and save the picture; give 0."""
    size = read_size(arguments.size)
    out: Path = arguments.out
    if out.suffix.lower() not in SUFFIXES:
        message = f"{out} cannot be written as a picture: let its name end in one of {', '.join(SUFFIXES)}"
        raise ScreenshotError(message)
    from game.view import display

    display.prefer_headless()
    from game import app
    from game.view import picture

    recording = app.open_replay(arguments.name, arguments.town)
    recording.seek(chosen_tick(recording, arguments.at, arguments.name))
    resident = chosen_resident(recording, arguments.resident, arguments.name)
    if not 0 <= arguments.zoom <= MOST_ZOOM:
        raise ScreenshotError(f"the zoom {arguments.zoom} is out of range: choose one up to {MOST_ZOOM:.0f}")
    place = chosen_place(recording, arguments.place)
    picture.screenshot(
        recording, out, size=size, resident=resident, place=place, zoom=arguments.zoom,
        panel=not arguments.bare, tab=arguments.tab,
    )  # fmt: skip
    print(out)
    return 0


def read_size(text: str) -> tuple[int, int]:
    """Read "1280x720".

    Raises:
        ScreenshotError: it is not two numbers of 160..4096.
    """
    match = _SIZE.fullmatch(text)
    if match and all(160 <= int(part) <= 4096 for part in match.groups()):
        return int(match[1]), int(match[2])
    message = (
        f'the size "{text}" is not of the form WxH with 160 to 4096 pixels each: write for example 1280x720'
    )
    raise ScreenshotError(message)


def chosen_tick(recording: Recording, when: str | None, name: str) -> int:
    """Give the tick of ``when``, or the recording's end for None.

    Raises:
        ScreenshotError: the recording does not reach that far.
    """
    if when is None:
        return recording.end_tick
    tick = parse_when(when) // TICK_SECONDS
    if tick > recording.end_tick:
        end = format_when(seconds_at(recording.end_tick))
        message = f'the save {name} ends at "{end}", before "{when}": choose an earlier --at'
        raise ScreenshotError(message)
    return tick


def chosen_resident(recording: Recording, wanted: str | None, name: str) -> str:
    """Give the full name of the resident meant by ``wanted`` (full or first name); empty for None.

    Raises:
        ScreenshotError: nobody is called that.
    """
    if wanted is None:
        return ""
    from game import towns

    if found := towns.named(wanted, tuple(recording.state.town.bodies)):
        return found[0]
    there = ", ".join(recording.state.town.bodies)
    message = f'nobody called "{wanted}" lives in the save {name}: choose one of {there}'
    raise ScreenshotError(message)


def chosen_place(recording: Recording, wanted: str | None) -> str:
    """Give the address of the sector or arena called ``wanted``, sectors first; empty for None.

    Raises:
        ScreenshotError: no place is called that.
    """
    if wanted is None:
        return ""
    from game.world import address as addresses

    maze = recording.scene.maze
    said = wanted.strip().casefold()
    for address in (*maze.sectors(), *maze.arenas):
        if said in (address.casefold(), addresses.name_of(address).casefold()):
            return address
    there = ", ".join(addresses.name_of(sector) for sector in maze.sectors())
    raise ScreenshotError(f'no place is called "{wanted}": choose an arena or one of {there}')
