"""``smallville audit NAME``: the log of all inputs and outputs of a save, and whether it is untouched."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from ai.gametime import format_when, seconds_at
from game.cli import moment, streams
from game.persist.errors import printable

if TYPE_CHECKING:
    import argparse

    from ai.calls import Result
    from game.persist.audit import Entry
    from game.persist.recording import Recording
    from game.session.auditing import Audit
    from game.sim.commands import Command

PROGRESS_TICKS = 2000
"""Ticks between two progress lines on a terminal."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("audit", help="print or check the log of every input and output")
    parser.add_argument("name", metavar="NAME", help="the save")
    parser.add_argument("--verify", action="store_true", help="check every link and every output")
    parser.add_argument("--head", metavar="HASH", default=None, help="with --verify: the head noted before")
    parser.add_argument("--json", action="store_true", help="everything, as one JSON object")
    moment.add_town(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the log, or check it; give 0, or 1 for a log that is not sound."""
    if arguments.verify:
        return _verify(arguments.name, arguments.town, arguments.head, as_json=arguments.json)
    from game import app
    from game.persist import audit

    recording, _ = app.open_recording(arguments.name, arguments.town)
    chain = audit.check(recording)
    if arguments.json:
        entries = [as_plain(recording, chain.entries, at) for at in range(len(chain.entries))]
        print(streams.as_json({"head": chain.head, "entries": entries, "fault": chain.fault}, indent=1))
        return 0
    for at in range(len(chain.entries)):
        print(in_short(as_plain(recording, chain.entries, at)))
    if chain.fault:
        print(f"note: {printable(chain.fault)}", file=sys.stderr)
    return 0


def _verify(name: str, town: str, head: str | None, *, as_json: bool) -> int:
    """Check the log against the journal and a replay."""
    from game import app
    from game.session import auditing
    from game.session.rules import RULES_VERSION

    recording, place = app.open_recording(name, town)
    end = recording.end_tick

    def show(tick: int) -> None:
        if tick % PROGRESS_TICKS == 0 and sys.stderr.isatty():
            sys.stderr.write(f"\r{tick} of {end} ticks" if tick < end else "\r\x1b[K")
            sys.stderr.flush()

    found = auditing.verify(place.scene, recording, RULES_VERSION, show)
    fault = found.fault or _another(recording, head)
    for notice in found.notices:
        print(f"note: {printable(notice)}", file=sys.stderr)
    if as_json:
        print(streams.as_json({**_summary(found), "sound": not fault, "fault": fault}, indent=1))
    elif fault:
        print(printable(f"not sound: {fault}"))
    else:
        print(f"sound: {found.entries} entries, ticks {found.first_tick} to {found.last_tick}, {found.head}")
    return 1 if fault else 0


def _another(recording: Recording, head: str | None) -> str:
    """Say if the chain does not hold the link that was noted before."""
    from game.persist import audit

    if head is None:
        return ""
    links = [entry.link.hex() for entry in audit.check(recording).entries]
    if head.strip().lower() in links:
        return ""
    return "the noted head is no link of this chain: the whole log was made anew, or it is another save's"


def _summary(found: Audit) -> dict[str, Any]:
    return {
        "entries": found.entries,
        "head": found.head,
        "first_tick": found.first_tick,
        "last_tick": found.last_tick,
        "notices": list(found.notices),
    }


def as_plain(recording: Recording, entries: tuple[Entry, ...], at: int) -> dict[str, Any]:
    """Give one entry with what it took in, in words."""
    from game.sim.inputs import TickInput

    entry = entries[at]
    first = entries[at - 1].records if at else entry.records
    taken: list[str] = []
    for number in range(first, entry.records):
        record = recording.record(number)
        if isinstance(record, TickInput):
            taken += [_command(command) for command in record.commands]
            taken += [_result(result) for result in record.results]
    told: dict[str, Any] = {
        "number": at,
        "kind": entry.kind,
        "at": format_when(seconds_at(max(entry.tick, 0))),
        "tick": entry.tick,
        "round": entry.round,
        "in": taken,
        "out": entry.given.hex(),
        "link": entry.link.hex(),
    }
    if entry.kind == "note":
        told.update(seconds=entry.seconds, tokens=entry.tokens)
    return told


def in_short(told: dict[str, Any]) -> str:
    """Give one entry as a line."""
    head = f"{told['number']:>6}  {told['at']}  {told['link'][:12]}"
    if told["kind"] == "note":
        return f"{head}  {told['seconds']} s, {told['tokens']} tokens since the note before"
    if told["kind"] == "begin":
        return f"{head}  the log begins"
    taken = "; ".join(told["in"]) or "nothing"
    out = f"out {told['out'][:8]}" if told["out"] else "out nothing"
    return printable(f"{head}  in {taken}  {out}")


def _command(command: Command) -> str:
    """Give a command in words: "Whisper Ana Bell 'sing'"."""
    from dataclasses import fields

    values = [repr(str(getattr(command, field.name))) for field in fields(command)]
    return " ".join([type(command).__name__, *values])


def _result(result: Result) -> str:
    """Give an answer in words."""
    from ai.calls import Choice, Completion, Embedding

    who = f"{result.key.resident} {result.key.serial}"
    match result:
        case Choice(index=index, value=value):
            return f"{who} chose {index}" if index == value else f"{who} chose {index} ({value})"
        case Completion(texts=texts):
            return f"{who} wrote {texts[0]!r}" if texts else f"{who} wrote nothing"
        case Embedding(vectors=vectors):
            return f"{who} got {len(vectors)} vectors"
        case _:
            return f"{who} failed: {result.reason}"
