"""``smallville inspect NAME``: what is in the residents' heads at a moment, as JSON or in short lines."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from ai.gametime import clock_words, date_words, format_when, seconds_at
from ai.memory.node import MemoryKind
from game.cli import moment, streams
from game.persist.errors import printable

if TYPE_CHECKING:
    import argparse

    from ai.memory.node import MemoryNode
    from ai.memory.schedule import PlanEntry
    from ai.mind import Act, Mind, Promise, Relation
    from game.sim.state import SimState


NEWEST = 5
"""Memories shown in the short form."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("inspect", help="print what is in the residents' heads")
    parser.add_argument("name", metavar="NAME", help="the save")
    parser.add_argument("--resident", metavar="R", help="only this resident")
    parser.add_argument("--at", metavar='"D HH:MM"', help="the moment (the end of the save)")
    parser.add_argument("--json", action="store_true", help="everything, as one JSON object")
    moment.add_town(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the state; give 0."""
    state = moment.state_at(arguments.name, arguments.at, arguments.town)
    chosen = moment.chosen(state, arguments.resident, arguments.name)
    found = as_plain(state, chosen)
    if arguments.json:
        print(streams.as_json(found, indent=1))
    else:
        print(in_short(found))
    return 0


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
        "summary": mind.summary,
        "summary_at": _when(mind.summary_at),
        "currently": mind.currently or mind.sheet.currently,
        "wants": [
            {"text": one.text, "of": list(one.of), "made": format_when(one.made)} for one in mind.wants
        ],
        "promises": [_promise(one) for one in mind.promises],
        "relations": {name: _relation(one) for name, one in mind.relations.items()},
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


def _promise(one: Promise) -> dict[str, Any]:
    return {
        "start": format_when(one.start),
        "minutes": one.minutes,
        "activity": one.activity,
        "place": one.place,
        "people": list(one.people),
        "of": one.of,
        "made": format_when(one.made),
        "host": one.host,
    }


def _relation(one: Relation) -> dict[str, Any]:
    return {
        "summary": one.summary,
        "seen": one.seen,
        "warmth": one.warmth,
        "talked": _when(one.talked),
    }


def _when(seconds: int) -> str:
    """Give a time; empty for never."""
    return format_when(seconds) if seconds >= 0 else ""


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
