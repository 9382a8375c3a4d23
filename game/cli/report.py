"""``smallville report NAME``: what became of a town: who knows what from whom, who came, who knows whom."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.cli import moment, streams
from game.persist.errors import printable

if TYPE_CHECKING:
    import argparse

    from game.evaluation.facts import Fact
    from game.session.oracle import Oracle

PROGRESS_TICKS = 500
"""Ticks between two progress lines on a terminal."""

RULES = "rules"


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("report", help="measure what became of a town: news, ties, the party")
    parser.add_argument("name", metavar="NAME", help="the save")
    parser.add_argument("--facts", metavar="FILE", default=None, help="the facts to follow (the town's own)")
    parser.add_argument("--model", metavar="PATH", default=None, help='who is asked (the default; "rules")')
    parser.add_argument("--page", metavar="FILE", default=None, help="also write a readable page (HTML)")
    parser.add_argument("--json", action="store_true", help="everything, as one JSON object")
    moment.add_town(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure, and print or write the report; give 0."""
    from game import app
    from game.evaluation import page, usage, watch
    from game.evaluation.facts import FILE, load_facts
    from game.evaluation.report import examine, report

    recording, place = app.open_recording(arguments.name, arguments.town)
    recording.check_whole()
    file = Path(arguments.facts) if arguments.facts else place.folder / FILE
    facts: tuple[Fact, ...] = ()
    if arguments.facts or file.is_file():
        facts = load_facts(file, place.scene.maze, recording.header.residents)
    oracle, answered_by = _open(arguments.model)
    try:
        history = watch.play(place.scene, recording, facts, _show(recording.end_tick))
        found = examine(history, facts, oracle, answered_by)
    finally:
        oracle.close()
    told = report(found, usage.of(recording))
    if arguments.page:
        page.write(Path(arguments.page), arguments.name, found, told)
    for notice in recording.notices:
        print(f"note: {printable(notice)}", file=sys.stderr)
    if history.divergence:
        print(f"note: the report may be wrong; {printable(history.divergence)}", file=sys.stderr)
    print(streams.as_json(told, indent=1) if arguments.json else in_short(told))
    return 0


def _open(model: str | None) -> tuple[Oracle, str]:
    """Give who answers for the residents, and its name. Raises: SmallvilleError."""
    from game import answerers, settings

    found = answerers.of_new_town(model, settings.load(settings.path()))
    if found.notice:
        print(f"note: {printable(found.notice)}", file=sys.stderr)
    return found.oracle, found.model or RULES


def _show(end: int) -> Any:  # noqa: ANN401 - a function of the tick
    def show(tick: int) -> None:
        if tick % PROGRESS_TICKS == 0 and sys.stderr.isatty():
            sys.stderr.write(f"\r{tick} of {end} ticks" if tick < end else "\r\x1b[K")
            sys.stderr.flush()

    return show


def in_short(told: dict[str, Any]) -> str:
    """Give the report in a few lines, the paper's figures beside ours."""
    paper = told["paper"]
    lines = [f"{told['residents']} residents, {told['game_days']} game days, asked by {told['answered_by']}"]
    for name, fact in told["facts"].items():
        false = " (never happened)" if fact["false"] else ""
        lines.append(
            f"{name}{false}: known to {fact['known_start']} at the start, "
            f"{fact['known_end']} of {fact['of']} now; "
            f"{len(fact['claimed'])} say so, {fact['traced']} traced to a line"
        )
        if "chain" in fact:
            chain = fact["chain"]
            counts = ", ".join(f"{link} {count}" for link, count in chain["counts"].items())
            weakest = f"; most are lost at {chain['weakest']}" if chain["weakest"] else ""
            lines.append(f"  {counts}{weakest}")
    lines.append(
        f"network density {told['density_start']} -> {told['density_end']} "
        f"(paper {paper['density_start']} -> {paper['density_end']})"
    )
    lines.append(
        f"hallucinated: {len(told['hallucinations'])} of {told['awareness_answers']} answers, "
        f"{told['hallucination_rate']:.1%} (paper {paper['hallucination_rate']:.1%})"
    )
    if "fact" in told["party"]:
        party = told["party"]
        lines.append(
            f"{party['fact']}: {party['invited']} invited, {party['accepted']} accepted, "
            f"{party['planned']} planned, {party['came']} came "
            f"(paper: {paper['came']} of {paper['invited']})"
        )
        lines += [f"  {who}: {why}" for who, why in party["why_not"].items()]
    talks = told["conversations"]
    lines.append(
        f"{talks['count']} conversations, {talks['lines']} lines; identity drift {told['identity_drift']}"
    )
    calls = sum(told["calls"].values())
    lines.append(
        f"{calls} calls, fail-safes {told['failsafe_rate']:.2%}; "
        f"{told['violations']['total']} violations of norms"
    )
    return "\n".join(printable(line) for line in lines)
