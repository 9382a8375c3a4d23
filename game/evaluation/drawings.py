"""The drawings of the page, as SVG: how news spread, who knows whom, where the chain breaks, bars."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

from ai.gametime import DAY, HOUR, seconds_at
from game.evaluation import network as networks

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.evaluation.report import Findings

INK, SOFT, LINE = "#2c2620", "#75695b", "#ddd3c3"
COLOURS = ("#2f6f73", "#b24a3b", "#7a5ea8", "#4f7d3a", "#c27a2c", "#3f66a8")
WIDTH = 940


def spread(found: Findings, told: dict[str, Any]) -> str:
    """Draw how many know each fact, hour by hour, and the paper's end beside it."""
    people, end = len(found.names), max(seconds_at(found.history.state.tick), HOUR)
    left, top, right, bottom = 46, 22, WIDTH - 190, 270
    facts = [fact for fact in found.facts if not fact.false]
    if not facts:
        return ""

    def at_x(second: int) -> float:
        return left + (right - left) * second / end

    def at_y(count: float) -> float:
        return bottom - (bottom - top) * count / max(people, 1)

    parts = [_text(left, top - 8, "residents who know", SOFT, 13)]
    for count in sorted({0, people // 2, people}):
        parts.append(_rule(left, at_y(count), right, at_y(count), LINE))
        parts.append(_text(left - 8, at_y(count) + 4, str(count), SOFT, 13, "end"))
    step = DAY // 4 if end > DAY else 3 * HOUR
    for second in range(0, end + 1, step):
        words = f"day {second // DAY + 1}" if second % DAY == 0 else f"{second % DAY // HOUR}:00"
        parts.append(_rule(at_x(second), bottom, at_x(second), bottom + 5, SOFT))
        parts.append(_text(at_x(second), bottom + 20, words, SOFT, 12, "middle"))
    labels: list[float] = []
    for place, fact in enumerate(facts):
        colour = COLOURS[place % len(COLOURS)]
        known = set(told["facts"][fact.name]["ways"])
        since = sorted(found.trace(name, fact).since for name in known)
        points, count = [(0, 0)], 0
        for second in since:
            points += [(second, count), (second, count + 1)]
            count += 1
        points.append((end, count))
        path = " ".join(f"{at_x(x):.1f},{at_y(y):.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        y = at_y(count) + 4
        while any(abs(y - other) < 17 for other in labels):
            y -= 17
        labels.append(y)
        parts.append(_text(right + 10, y, f"{fact.name}: {count}", colour, 14))
    return _svg(WIDTH, bottom + 34, parts)


def network(found: Findings) -> str:
    """Draw the residents in a circle, the ties of the start grey and the new ones coloured."""
    names = found.names
    start = set(networks.pairs_at_start(found.history.start))
    end = networks.pairs_now(found.history.state, found.people)
    size, radius = 640, 210
    centre_x, centre_y = WIDTH / 2, size / 2
    spots = {}
    for place, name in enumerate(names):
        angle = 2 * pi * place / max(len(names), 1) - pi / 2
        spots[name] = (centre_x + radius * cos(angle), centre_y + radius * sin(angle), angle)
    parts = []
    for pair in sorted({*start, *end}, key=lambda pair: (pair not in start, pair)):
        (x1, y1, _), (x2, y2, _) = (spots[name] for name in pair)
        old = pair in start
        colour = "#b9ad9b" if old else COLOURS[0]
        width, fade = (1.2, 0.9) if old else (1.6, 0.65)
        parts.append(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
            f'stroke-width="{width}" opacity="{fade}"/>'
        )
    for name, (x, y, angle) in spots.items():
        anchor = "middle" if abs(cos(angle)) < 0.2 else "start" if cos(angle) > 0 else "end"
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{INK}"/>')
        far_x, far_y = x + 14 * cos(angle), y + 16 * sin(angle) + 5
        parts.append(_text(far_x, far_y, name, INK, 14, anchor))
    parts.append(_text(16, size - 32, "grey: knew each other at the start", SOFT, 13))
    parts.append(_text(16, size - 14, "green: got to know each other", COLOURS[0], 13))
    return _svg(WIDTH, size, parts)


def chain(counts: Mapping[str, int]) -> str:
    """Draw the links of a chain as bars of falling length, with what is lost at each."""
    if not counts:
        return ""
    most = max(1, *counts.values())
    parts, before, y = [], None, 18
    for link, count in counts.items():
        width = 560 * count / most
        parts.append(_text(118, y + 17, link, INK, 15, "end"))
        parts.append(
            f'<rect x="130" y="{y}" width="{max(width, 2):.1f}" height="24" rx="3" fill="{COLOURS[0]}"/>'
        )
        lost = f"{count}" if before is None or before == count else f"{count}  ({before - count} lost)"
        parts.append(_text(140 + width, y + 17, lost, INK, 15))
        before, y = count, y + 34
    return _svg(WIDTH, y + 6, parts)


def bars(rows: Sequence[tuple[str, float]], *, digits: int) -> str:
    """Draw one bar a row."""
    if not rows:
        return ""
    most = max((value for _, value in rows), default=0) or 1
    parts, y = [], 14
    for name, value in rows:
        width = 560 * value / most
        parts.append(_text(188, y + 13, name, INK, 14, "end"))
        parts.append(
            f'<rect x="200" y="{y}" width="{max(width, 1):.1f}" height="16" rx="2" fill="{COLOURS[0]}"/>'
        )
        parts.append(_text(208 + width, y + 13, f"{value:.{digits}f}", SOFT, 13))
        y += 23
    return _svg(WIDTH, y + 8, parts)


def _svg(width: int, height: float, parts: Sequence[str]) -> str:
    inside = "\n".join(parts)
    box = f"0 0 {width} {height:.0f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">\n{inside}\n</svg>'


def _rule(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"/>'


def _text(x: float, y: float, words: str, colour: str, size: int, anchor: str = "start") -> str:  # noqa: PLR0917
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" '
        f'style="fill:{colour}">{escape(words)}</text>'
    )
