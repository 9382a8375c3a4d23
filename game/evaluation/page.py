"""The report as a page that one can read: one HTML file, drawings in it, nothing loaded from elsewhere."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from ai.errors import SmallvilleError
from game.evaluation import drawings

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.evaluation.report import Findings

STYLE = """
:root { color-scheme: light; --ink: #2c2620; --soft: #75695b; --line: #ddd3c3;
  --paper: #fbf7ef; --card: #fffdf8; --ours: #2f6f73; --theirs: #8a6420; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 Georgia, "Times New Roman", serif; }
main { max-width: 980px; margin: 0 auto; padding: 40px 24px 80px; }
h1 { font-size: 34px; margin: 0 0 4px; }
h2 { font-size: 23px; margin: 44px 0 10px; }
h3 { font-size: 18px; margin: 26px 0 6px; }
p { margin: 8px 0; }
.soft { color: var(--soft); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 12px; margin: 24px 0; }
.tile { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 14px 16px; }
.tile b { display: block; font-size: 27px; line-height: 1.2; color: var(--ours); }
.tile span { color: var(--soft); font-size: 14px; }
.tile em { display: block; font-style: normal; font-size: 14px; color: var(--theirs); }
table { border-collapse: collapse; width: 100%; font-size: 15px; margin: 10px 0; background: var(--card); }
th, td { text-align: left; padding: 6px 10px; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: normal; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
svg { display: block; width: 100%; height: auto; background: var(--card);
  border: 1px solid var(--line); border-radius: 8px; margin: 10px 0; }
svg text { font-family: Georgia, "Times New Roman", serif; }
details { margin: 6px 0; }
summary { cursor: pointer; }
ol.way { margin: 4px 0 10px; padding-left: 22px; font-size: 15px; }
ol.way q { font-style: italic; }
"""


COUNTS = (
    "<p>A fact counts as known when a resident says so and its claim leads back, line by line, to whoever "
    "knew it from the start.</p>"
)


class PageError(SmallvilleError):
    """A page that cannot be written."""


def write(path: Path, name: str, found: Findings, told: dict[str, Any]) -> None:
    """Write the page, whole. Raises: PageError."""
    try:
        path.write_text(page(name, found, told), encoding="utf-8", newline="\n")
    except OSError as error:
        raise PageError(
            f"{path} cannot be written ({error.strerror or error}): choose another place"
        ) from error


def page(name: str, found: Findings, told: dict[str, Any]) -> str:
    """Give the page's text."""
    parts = [
        f"<h1>{escape(name)}</h1>",
        _opening(told),
        _tiles(told),
        "<h2>News</h2>",
        COUNTS,
        drawings.spread(found, told),
        *(_fact(key, fact) for key, fact in told["facts"].items()),
        *(_event(key, event) for key, event in told["events"].items()),
        "<h2>Who knows whom</h2>",
        f"<p>{told['pairs']['start']} pairs knew each other at the start, {told['pairs']['end']} do now.</p>",
        drawings.network(found),
        "<h2>Conversations</h2>",
        _conversations(told),
        "<h2>Mistaken claims</h2>",
        _mistaken(told),
        "<h2>Identity</h2>",
        f"<p>Mean distance of who the residents are from who they were: {told['identity_drift']}.</p>",
        drawings.bars(sorted(told["drift"].items(), key=lambda one: -one[1]), digits=3),
        "<h2>The model</h2>",
        _model(told),
    ]
    body = "\n".join(part for part in parts if part)
    head = f"<title>{escape(name)} - Smallville</title>\n<style>{STYLE}</style>"
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"{head}\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _opening(told: dict[str, Any]) -> str:
    who = f"{told['residents']} residents, {told['game_days']} game days, until day {told['until']}."
    how = f"Every resident was asked by {told['answered_by']} and answered from its own memory."
    return f'<p class="soft">{escape(who)} {escape(how)}</p>'


def _tiles(told: dict[str, Any]) -> str:
    """Give the chief figures, the paper's below ours."""
    paper = told["paper"]
    tiles = []
    for key, fact in told["facts"].items():
        if not fact["false"]:
            theirs = {"party": paper["party_known_end"], "candidacy": paper["candidacy_known_end"]}.get(key)
            beside = f"paper: 1 to {theirs} of 25" if theirs else ""
            tiles.append((f"{fact['known_end']} of {fact['of']}", f"know of: {key}", beside))
    tiles.append(
        (
            f"{told['density_start']:.3f} to {told['density_end']:.3f}",
            "network density",
            f"paper: {paper['density_start']} to {paper['density_end']}",
        )
    )
    tiles.append(
        (
            f"{told['hallucination_rate']:.1%}",
            f"of {told['awareness_answers']} answers hallucinated",
            f"paper: {paper['hallucination_rate']:.1%} of {paper['awareness_answers']}",
        )
    )
    party = told["party"]
    if "fact" in party:
        tiles.append(
            (
                f"{party['came']} of {party['invited']}",
                f"of the invited came: {party['fact']}",
                f"paper: {paper['came']} of {paper['invited']}",
            )
        )
    tiles.append((f"{told['failsafe_rate']:.2%}", "of calls fell back on a rule", ""))
    cells = [
        f'<div class="tile"><b>{escape(big)}</b><span>{escape(small)}</span><em>{escape(beside)}</em></div>'
        for big, small, beside in tiles
    ]
    return f'<div class="tiles">{"".join(cells)}</div>'


def _fact(name: str, fact: dict[str, Any]) -> str:
    """Give one fact: its chain, and the way of every claim."""
    false = " (never happened)" if fact["false"] else ""
    lines = [f"<h3>{escape(name)}{false}</h3>", f'<p class="soft">{escape(_sentence(fact["claim"]))}</p>']
    if fact["false"]:
        said = ", ".join(fact["claimed"]) or "nobody"
        return "\n".join([*lines, f"<p>Claimed by {escape(said)}.</p>"])
    if "chain" in fact:
        lines.append(drawings.chain(fact["chain"]["counts"]))
        lost = [
            (link, len(names), ", ".join(names)) for link, names in fact["chain"]["lost"].items() if names
        ]
        if lost:
            lines.append(_table(("lost between", "residents", "who"), lost))
    ways = [_way(who, way) for who, way in fact["ways"].items() if len(way) > 2]
    if ways:
        lines.append(
            f"<details><summary>{len(ways)} ways on which it came</summary>{''.join(ways)}</details>"
        )
    return "\n".join(lines)


def _way(who: str, way: list[dict[str, Any]]) -> str:
    steps = []
    for step in way[:-1]:
        said = f"heard from {escape(step['from'])}: <q>{escape(step['said'])}</q>" if "from" in step else ""
        words = said or f"<q>{escape(step['text'])}</q>"
        steps.append(f"<li>{escape(step['who'])}, day {escape(step['at'])}: {words}</li>")
    return f'<p>{escape(who)}</p><ol class="way">{"".join(steps)}</ol>'


def _event(name: str, event: dict[str, Any]) -> str:
    """Give who came to an event and why the others did not."""
    if not event["took_place"]:
        return f"<h2>Who came: {escape(name)}</h2><p>It has not begun when the recording ends.</p>"
    hosts = ", ".join(event["hosts"]) or "nobody"
    rows = [
        (who, event["arrived"].get(who, ""), "")
        if who in event["came"]
        else (who, "-", event["why_not"].get(who, ""))
        for who in event["invited"]
    ]
    rows += [
        (who, event["arrived"].get(who, ""), "came without being told") for who in event["came_uninvited"]
    ]
    counts = {key: len(event[key]) for key in ("invited", "accepted", "planned", "came")}
    told = [
        f"<h2>Who came: {escape(name)}</h2>",
        f"<p>Held by {escape(hosts)}.</p>",
        drawings.chain(counts),
        _table(("invited", "came at", "why not"), rows) if rows else "",
    ]
    return "\n".join(told)


def _conversations(told: dict[str, Any]) -> str:
    talks, authored = told["conversations"], told["authored"]
    ends = ", ".join(f"{count} {why}" for why, count in talks["ended"].items()) or "none"
    frequent = authored["most_frequent_line"]
    how = f"How they ended: {escape(ends)}. Invitations declined: {talks['declined_invitations']}."
    lines = [f"<p>{talks['count']} conversations with {talks['lines']} lines. {how}</p>"]
    if frequent["count"]:
        lines.append(
            f"<p>{authored['distinct_lines']} different lines; the most frequent, {frequent['count']} times: "
            f"<q>{escape(frequent['text'])}</q></p>"
        )
    rows = [
        (
            what,
            *(
                f"{authored[what].get(author, 0):.0%}"
                for author in ("bank", "memory", "model", "rule", "player")
            ),
        )
        for what in ("acts", "lines", "insights")
        if authored[what]
    ]
    if rows:
        lines.append(
            _table(("written by", "bank", "own memory", "model", "rule", "player"), rows, numbers=True)
        )
    return "\n".join(lines)


def _mistaken(told: dict[str, Any]) -> str:
    if not told["hallucinations"]:
        return "<p>None.</p>"
    rows = [(one["who"], one["claim"], "; ".join(one["from"][:1])) for one in told["hallucinations"]]
    return _table(("who", "claims that", "on the strength of"), rows)


def _model(told: dict[str, Any]) -> str:
    calls = sorted(told["calls"].items(), key=lambda one: -one[1])
    facts = [f"{sum(told['calls'].values())} questions"]
    if told["tokens"]:
        facts.append(f"{told['tokens']} tokens")
    if told["wall_s"]:
        facts.append(f"{told['wall_s'] / 3600:.1f} hours of real time")
    failsafes = ", ".join(f"{count} {kind}" for kind, count in told["failsafes"].items()) or "none"
    broken = told["violations"]["total"]
    return "\n".join(
        [
            f"<p>{', '.join(facts)}. By rule: {escape(failsafes)}. Violations of norms: {broken}.</p>",
            drawings.bars(calls, digits=0),
        ]
    )


def _table(heads: Sequence[str], rows: Sequence[Sequence[object]], *, numbers: bool = False) -> str:
    mark = ' class="n"' if numbers else ""
    head = "".join(f"<th{mark if at else ''}>{escape(word)}</th>" for at, word in enumerate(heads))
    body = "".join(
        "<tr>"
        + "".join(f"<td{mark if at else ''}>{escape(str(cell))}</td>" for at, cell in enumerate(row))
        + "</tr>"
        for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def _sentence(claim: str) -> str:
    return claim[:1].upper() + claim[1:] + "."
