"""``smallville tree NAME --resident R``: what a resident has concluded, and what each thought rests on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ai.gametime import clock_words, day_of
from ai.memory import trees
from game.cli import moment

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from ai.memory.trees import Branch
    from ai.mind import Mind


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("tree", help="print what a resident's thoughts rest on")
    parser.add_argument("name", metavar="NAME", help="the save")
    parser.add_argument("--resident", metavar="R", required=True, help="whose thoughts")
    parser.add_argument("--record", metavar="ID", type=int, default=None, help="only this record")
    parser.add_argument("--at", metavar='"D HH:MM"', help="up to this moment (the end of the save)")
    parser.add_argument("--markdown", metavar="FILE", default=None, help="write it into a file instead")
    moment.add_town(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the trees; give 0, or 1 when there is none."""
    state = moment.state_at(arguments.name, arguments.at, arguments.town)
    mind = state.minds[moment.chosen(state, arguments.resident, arguments.name)[0]]
    name = mind.sheet.name
    if arguments.record is None:
        roots = [node.id for node in trees.roots(mind.stream)]
    else:
        last = len(mind.stream) - 1
        if not 0 <= arguments.record <= last or arguments.record in mind.stream.forgotten:
            raise moment.LookError(
                f"{name} has no record {arguments.record}: choose one from 0 to {last} that is not forgotten"
            )
        roots = [arguments.record]
    if not roots:
        print(f"{name} has not reflected on anything yet")
        return 1
    markdown = arguments.markdown is not None
    lines = [line for root in roots for line in written(mind, root, markdown=markdown)]
    if markdown:
        lines = [f"## What {name} thinks, and why", "", *lines]
    moment.write_or_print(lines, Path(arguments.markdown) if markdown else None)
    return 0


def written(mind: Mind, root: int, *, markdown: bool = False) -> Iterator[str]:
    """Give one tree in lines, each level further in."""
    for one in trees.tree(mind.stream, root):
        lead = "  " * one.depth + ("- " if markdown or one.depth else "")
        yield f"{lead}{_words(mind, one, markdown=markdown)}"
    yield ""


def _words(mind: Mind, one: Branch, *, markdown: bool) -> str:
    node = one.node
    rated = mind.stream.importance[node.id]
    when = f"day {day_of(node.created)}, {clock_words(node.created)}"
    text = f"**{node.text}**" if markdown and not one.depth else node.text
    importance = f", importance {rated}" if rated else ""
    again = "; its evidence stands above" if one.again else ""
    return f"{text} [{node.id}: {node.kind.value}{importance}, {when}{again}]"
