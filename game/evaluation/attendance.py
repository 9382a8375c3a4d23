"""Who came to an event, and at which link of the chain the others were lost.

The chain is: told of it, remembers it, calls it to mind when asked, has it in the day's plan, is
there. Each link is counted among those who passed the one before.
"""

from __future__ import annotations

from collections.abc import Mapping  # a field of Chain
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ai.gametime import TICK_SECONDS, format_when
from ai.memory.node import Source
from game.evaluation.diffusion import Root, about, best_trace

if TYPE_CHECKING:
    from game.evaluation.awareness import Answer
    from game.evaluation.diffusion import Talk
    from game.evaluation.facts import Fact
    from game.evaluation.watch import Attendance, History

LINKS = ("told", "remembered", "retrieved", "planned", "gone")
"""The links of the chain, in their order."""


@dataclass(frozen=True, slots=True)
class Chain:
    """The names at each link of the chain of one fact; those who knew from the start are left out."""

    links: Mapping[str, tuple[str, ...]]

    def counts(self) -> dict[str, int]:
        """Give how many are at each link."""
        return {link: len(names) for link, names in self.links.items()}

    def lost(self) -> dict[str, list[str]]:
        """Give who passed a link but not the next, by "told -> remembered"."""
        order = list(self.links)
        found = {}
        for before, after in pairwise(order):
            found[f"{before} -> {after}"] = [
                one for one in self.links[before] if one not in self.links[after]
            ]
        return found

    def weakest(self) -> str:
        """Give the link at which most are lost; the first of equals; empty when nobody is."""
        lost = self.lost()
        worst = max(lost, key=lambda link: len(lost[link]), default="")
        return worst if worst and lost[worst] else ""


def chain_of(fact: Fact, talk: Talk, history: History, answers: Mapping[tuple[str, str], Answer]) -> Chain:
    """Give who is at which link; plan and presence only for facts that one can come to."""
    starters = starters_of(fact, talk)
    told = tuple(name for name in sorted(talk.told(fact)) if name not in starters)
    remembered = tuple(name for name in told if about(talk.state, name, fact))
    retrieved = tuple(name for name in remembered if _asserts(fact, talk, name, answers))
    links = {"told": told, "remembered": remembered, "retrieved": retrieved}
    seen = history.attendance.get(fact.name)
    if seen is not None and seen.over(talk.state.tick):
        links["planned"] = tuple(name for name in retrieved if name in seen.planned or name in seen.promised)
        links["gone"] = tuple(name for name in links["planned"] if seen.came(name))
    return Chain(links)


def starters_of(fact: Fact, talk: Talk) -> tuple[str, ...]:
    """Give who knew a fact from the start: those named with it, and those with a seed about it."""
    return tuple(
        name
        for name in talk.state.minds
        if name in fact.of
        or any(node.provenance.type == Source.SEED for node in about(talk.state, name, fact))
    )


def _asserts(fact: Fact, talk: Talk, name: str, answers: Mapping[tuple[str, str], Answer]) -> bool:
    answer = answers.get((name, fact.name))
    return (
        answer is not None
        and answer.yes
        and best_trace(talk, name, fact, answer.memories).root is not Root.NONE
    )


def party_of(fact: Fact, talk: Talk, seen: Attendance) -> dict[str, Any]:
    """Give who was invited, who accepted, planned and came, and why the others did not."""
    hosts = starters_of(fact, talk)
    invited = [name for name in sorted(talk.told(fact)) if name not in hosts]
    took_place = seen.over(talk.state.tick)
    came = [name for name in talk.state.minds if name not in hosts and seen.came(name)] if took_place else []
    return {
        "fact": fact.name,
        "hosts": list(hosts),
        "hosts_there": [name for name in hosts if seen.came(name)],
        "took_place": took_place,
        "invited": invited,
        "accepted": [name for name in invited if name in seen.promised],
        "planned": [name for name in invited if name in seen.planned],
        "came": [name for name in came if name in invited],
        "came_uninvited": [name for name in came if name not in invited],
        "arrived": {
            name: format_when(seen.arrived[name]) for name in (*hosts, *came) if name in seen.arrived
        },
        "why_not": {
            name: _why_not(name, fact, talk, seen) for name in invited if took_place and not seen.came(name)
        },
    }


def _why_not(name: str, fact: Fact, talk: Talk, seen: Attendance) -> str:
    """Give the link at which somebody was lost, and what was done instead."""
    if not about(talk.state, name, fact):
        reason = "did not remember it"
    elif name not in seen.promised and name not in seen.planned:
        reason = "never promised to come"
    elif name not in seen.planned:
        reason = "promised, but never planned it"
    elif name in seen.ticks:
        reason = f"looked in for {seen.ticks[name] * TICK_SECONDS // 60} minutes"
    else:
        reason = "planned it, but did not go"
    activity, place = seen.instead.get(name, ("", ""))
    spot = ", ".join(reversed(place.split(":")[1:3]))
    return f"{reason}; was {activity} ({spot})" if activity else reason
