"""``smallville talks NAME``: the conversations of a save, word for word, and what each one took from them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from ai.gametime import clock_words, date_words, day_of
from game.cli import moment

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from game.evaluation.transcripts import Taken, Transcript

ENDS = {
    "declined": "declined",
    "done": "",
    "cap": "ended when all had been said for one time",
    "interrupted": "interrupted",
    "": "still going on",
}
"""How a conversation ended, in words; nothing for one that ended as they do."""


_NUMBER = re.compile(r"[0-9]{1,9}")


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("talks", help="print conversations word for word, and what came of them")
    parser.add_argument("name", metavar="NAME", help="the save")
    parser.add_argument("--number", metavar="N,M", default=None, help="only the conversations N and M")
    parser.add_argument(
        "--with", metavar="PERSON", dest="person", default=None, help="only those with PERSON"
    )
    parser.add_argument("--at", metavar='"D HH:MM"', help="up to this moment (the end of the save)")
    parser.add_argument("--markdown", metavar="FILE", default=None, help="write them into a file instead")
    moment.add_town(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the conversations; give 0, or 1 when there is none."""
    from game.evaluation.transcripts import transcripts

    state = moment.state_at(arguments.name, arguments.at, arguments.town)
    names: tuple[str, ...] = ()
    if arguments.person is not None and arguments.person != state.town.visitor:
        visitors = {name for chat in state.chats.values() for name in chat.everybody} - set(state.minds)
        is_visitor = arguments.person in visitors
        names = (arguments.person,) if is_visitor else moment.chosen(state, arguments.person, arguments.name)
    elif arguments.person is not None:
        names = (arguments.person,)
    found = transcripts(state, names)
    if arguments.number is not None:
        last = max((one.number for one in transcripts(state)), default=0)
        numbers = _numbers(arguments.number, arguments.name, last)
        found = tuple(one for one in found if one.number in numbers)
    if not found:
        print("nobody has talked" if not names else f"{names[0]} has talked with nobody")
        return 1
    markdown = arguments.markdown is not None
    lines = [line for one in found for line in written(one, markdown=markdown)]
    moment.write_or_print(lines, Path(arguments.markdown) if markdown else None)
    return 0


def _numbers(text: str, save: str, last: int) -> tuple[int, ...]:
    """Read the numbers of conversations: "3,17". Raises: LookError."""
    numbers = []
    for part in text.split(","):
        word = part.strip()
        if not _NUMBER.fullmatch(word) or not 1 <= int(word) <= last:
            raise moment.LookError(
                f'the save {save} has no conversation "{word[:20]}": they count up to {last}'
            )
        numbers.append(int(word))
    return tuple(numbers)


def written(talk: Transcript, *, markdown: bool = False) -> Iterator[str]:
    """Give a conversation in lines, as plain text or as Markdown."""
    bold = "**" if markdown else ""
    when = f"Day {day_of(talk.started)}, {date_words(talk.started)}, {clock_words(talk.started)}"
    place = ", ".join(talk.place.split(":")[1:]) or "in the street"
    end = ENDS.get(talk.why, talk.why)
    yield f"{'## ' if markdown else ''}{talk.number}. {listed(talk.who)}"
    yield ""
    yield f"{when}, {place}{f' ({end})' if end else ''}"
    yield ""
    for _, speaker, text in talk.lines:
        yield f"{bold}{speaker}:{bold} {text}{'  ' if markdown else ''}"
    yield ""
    for one in talk.taken:
        yield from _written_taken(one, bystander=one.name not in talk.who, markdown=markdown)
    yield ""


def _written_taken(one: Taken, *, bystander: bool, markdown: bool) -> Iterator[str]:
    lead = "- " if markdown else "  "
    verb = "overheard" if bystander else "learned"
    for fact, importance in one.learned:
        yield f"{lead}{one.name} {verb}: {fact}{rated(importance)}"
    for text in one.promised:
        yield f"{lead}promised: {text}"
    if one.summary:
        yield f"{lead}{one.name} keeps: {one.summary}{rated(one.importance)}"


def rated(importance: int) -> str:
    """Give the words for a record's importance; nothing for one that nobody has rated yet."""
    return f" (importance {importance})" if importance else ""


def listed(names: tuple[str, ...]) -> str:
    """Join names as people do."""
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)
