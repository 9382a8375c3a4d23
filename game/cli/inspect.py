"""``smallville inspect NAME``: what is in the residents' heads at a moment, as JSON or in short lines."""

from __future__ import annotations

import dataclasses
import sys
from typing import TYPE_CHECKING, Any

from ai.errors import SmallvilleError
from ai.gametime import TICK_SECONDS, clock_words, date_words, format_when, parse_when, seconds_at
from ai.memory.node import MemoryKind
from game.cli import streams
from game.persist.errors import printable

if TYPE_CHECKING:
    import argparse

    from ai.memory.node import MemoryNode
    from ai.memory.schedule import PlanEntry
    from ai.mind import Act, Mind
    from game.sim.state import SimState


NEWEST = 5
"""Memories shown in the short form."""


class InspectError(SmallvilleError):
    """A look that cannot be taken."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("inspect", help="print what is in the residents' heads")
    parser.add_argument("name", metavar="NAME", help="the save")
    parser.add_argument("--resident", metavar="R", help="only this resident")
    parser.add_argument("--at", metavar='"D HH:MM"', help="the moment (the end of the save)")
    parser.add_argument("--json", action="store_true", help="everything, as one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the state; give 0."""
    from game import app

    session = app.open_replay(arguments.name)
    tick = session.end_tick
    if arguments.at is not None:
        tick = parse_when(arguments.at) // TICK_SECONDS
        if tick > session.end_tick:
            end = format_when(seconds_at(max(session.end_tick, 0)))
            raise InspectError(f'the save {arguments.name} only reaches to "{end}": choose an earlier --at')
    session.seek(tick)
    for notice in session.notices:
        print(f"note: {printable(notice)}", file=sys.stderr)
    chosen = _chosen(session.state, arguments.resident, arguments.name)
    found = as_plain(session.state, chosen)
    if arguments.json:
        print(streams.as_json(found, indent=1))
    else:
        print(in_short(found))
    return 0


def _chosen(state: SimState, wanted: str | None, save: str) -> tuple[str, ...]:
    """Give the residents meant by a full or first name; all for none. Raises: InspectError."""
    if wanted is None:
        return tuple(state.minds)
    from game import towns

    found = tuple(towns.named(wanted, tuple(state.minds)))
    if not found:
        raise InspectError(
            f'nobody called "{wanted}" lives in the save {save}: choose one of {", ".join(state.minds)}'
        )
    return found


def as_plain(state: SimState, residents: tuple[str, ...]) -> dict[str, Any]:
    """Give the state as data for JSON; times of day are minutes, other times "D HH:MM"."""
    seconds = seconds_at(max(state.tick, 0))
    return {
        "clock": {
            "tick": state.tick,
            "seconds": seconds,
            "at": format_when(seconds),
            "words": f"{clock_words(seconds)}, {date_words(seconds)}",
        },
        "residents": {name: _resident(state, name) for name in residents},
        "conversations": [said for name in residents for said in _chats(name, state.minds[name])],
        "objects": {address: _object(state, address) for address in state.town.objects},
    }


def _resident(state: SimState, name: str) -> dict[str, Any]:
    """Give one mind, and where its body is."""
    mind, body = state.minds[name], state.town.bodies[name]
    return {
        "sheet": dataclasses.asdict(mind.sheet),
        "plan": {
            "day": mind.plan.day,
            **{
                level: [_entry(entry) for entry in getattr(mind.plan, level)]
                for level in ("chunks", "hours", "steps")
            },
        },
        "act": _act(mind.act),
        "memories": [_memory(mind, node) for node in mind.stream.kept()],
        "places": mind.places.arenas,
        "body": {
            "tile": list(body.tile),
            "facing": body.facing.value,
            "pose": body.pose,
            "using": body.using,
        },
        "thinking": sorted(thought.kind for thought in mind.pending.values()),
        "failsafes": dict(mind.failsafes),
    }


def _entry(entry: PlanEntry) -> dict[str, Any]:
    return {
        "start": format_when(entry.start),
        "minutes": entry.duration_minutes,
        "activity": entry.activity,
        "place": entry.place,
        "origin": entry.origin,
    }


def _act(act: Act | None) -> dict[str, Any] | None:
    if act is None:
        return None
    event = None if act.event is None else [act.event.subject, act.event.predicate, act.event.object]
    return {
        "activity": act.activity,
        "place": act.place,
        "start": format_when(act.start),
        "end": format_when(act.end),
        "emoji": act.emoji,
        "event": event,
        "object_state": act.object_state,
        "origin": act.origin,
    }


def _memory(mind: Mind, node: MemoryNode) -> dict[str, Any]:
    return {
        "id": node.id,
        "kind": node.kind.value,
        "text": node.text,
        "created": format_when(node.created),
        "last_accessed": format_when(mind.stream.accessed[node.id]),
        "importance": mind.stream.importance[node.id],
        "evidence": list(node.evidence),
        "provenance": {
            "type": node.provenance.type.value,
            "by": node.provenance.by,
            "of": list(node.provenance.of),
        },
        "place": node.place,
    }


def _chats(name: str, mind: Mind) -> list[dict[str, Any]]:
    """Give what a resident remembers of talks."""
    return [
        {"resident": name, "at": format_when(node.created), "text": node.text}
        for node in mind.stream.kept()
        if node.kind is MemoryKind.CHAT
    ]


def _object(state: SimState, address: str) -> dict[str, Any]:
    thing = state.town.objects[address]
    return {"state": thing.state, "users": [user for user, _ in thing.users]}


def in_short(found: dict[str, Any]) -> str:
    """Give a few lines a resident: what it does, its plan by the hour, its newest memories."""
    lines = [found["clock"]["words"]]
    for name, mind in found["residents"].items():
        act = mind["act"]
        doing = f"{act['emoji']} {act['activity']} at {act['place']}" if act else "nothing yet"
        lines += ["", f"{name}: {doing}"]
        lines += [
            f"  {entry['start']}  {entry['activity']} ({entry['minutes']} min)"
            for entry in mind["plan"]["chunks"]
        ]
        lines += [f"  - {memory['text']}" for memory in mind["memories"][-NEWEST:]]
    return "\n".join(printable(line) for line in lines)
