"""``smallville norms NAME``: what was done against the norms of places, by game day, and who was stuck."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from ai.gametime import day_of, format_when, seconds_at
from game.cli import moment, streams
from game.persist.errors import printable

if TYPE_CHECKING:
    import argparse

    from game.sim.state import SimState

RULES = ("closed", "private", "staff", "occupied")
"""The norms that can be broken, in the order of the report."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("norms", help="report what was done against the norms of places")
    parser.add_argument("name", metavar="NAME", help="the save")
    parser.add_argument("--json", action="store_true", help="everything, as one JSON object")
    moment.add_town(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the report; give 0."""
    from game import app

    session = app.open_replay(arguments.name, arguments.town)
    session.seek(session.end_tick)
    for notice in session.notices:
        print(f"note: {printable(notice)}", file=sys.stderr)
    found = report(session.state)
    print(streams.as_json(found, indent=1) if arguments.json else in_short(found))
    return 0


def report(state: SimState) -> dict[str, Any]:
    """Count by game day: violations by rule, refusals by reason; and every violation with its moment."""
    last = day_of(seconds_at(max(state.tick, 0)))
    days: dict[str, Any] = {}
    for day in range(1, last + 1):
        broken = [one.rule for one in state.town.breaches if day_of(seconds_at(one.tick)) == day]
        days[str(day)] = {
            "violations": {rule: broken.count(rule) for rule in RULES},
            "refusals": {
                key.partition(" ")[2]: count
                for key, count in state.town.refusals.items()
                if key.partition(" ")[0] == str(day)
            },
        }
    return {
        "norms": "on" if state.norms else "off",
        "residents": len(state.minds),
        "days": days,
        "violations": [
            {"at": format_when(seconds_at(one.tick)), "who": one.name, "rule": one.rule, "place": one.place}
            for one in state.town.breaches
        ],
        "stuck": {name: mind.stuck for name, mind in state.minds.items() if mind.stuck},
    }


def in_short(found: dict[str, Any]) -> str:
    """Give the report as lines of text."""
    lines = [f"norms {found['norms']}, {found['residents']} residents"]
    for day, counts in found["days"].items():
        violations = sum(counts["violations"].values())
        told = ", ".join(f"{count} {rule}" for rule, count in counts["violations"].items() if count)
        refused = ", ".join(f"{count} {kind}" for kind, count in counts["refusals"].items()) or "none"
        detail = f" ({told})" if told else ""
        lines.append(f"day {day}: {violations} violations{detail}; turned away: {refused}")
    lines += [f"  {one['at']}  {one['who']}: {one['rule']}, {one['place']}" for one in found["violations"]]
    stuck = ", ".join(f"{name} {count}" for name, count in found["stuck"].items()) or "nobody"
    lines.append(f"stuck: {stuck}")
    return "\n".join(printable(line) for line in lines)
