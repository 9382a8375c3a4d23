"""The report on a town: every figure of the paper's end-to-end evaluation, and what explains it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ai.gametime import TICKS_PER_DAY, format_when, seconds_at
from game.evaluation import attendance, authored, awareness, drift, network
from game.evaluation.attendance import Chain
from game.evaluation.awareness import Answer
from game.evaluation.diffusion import Root, Talk, best_trace
from game.evaluation.facts import Fact
from game.evaluation.watch import History

if TYPE_CHECKING:
    from game.evaluation.diffusion import Trace
    from game.session.oracle import Oracle

PAPER = {
    "party_known_start": 1, "party_known_end": 13, "candidacy_known_start": 1, "candidacy_known_end": 8,
    "of": 25, "density_start": 0.167, "density_end": 0.74, "awareness_answers": 453, "hallucinations": 6,
    "hallucination_rate": 0.013, "invited": 12, "came": 5, "game_days": 2,
}  # fmt: skip
"""The figures of the paper (section 7.1)."""


@dataclass(frozen=True)
class Findings:
    """Everything that was measured, before it is put into words or pictures."""

    history: History
    facts: tuple[Fact, ...]
    talk: Talk
    answers: tuple[Answer, ...]
    """About the facts."""
    people: tuple[Answer, ...]
    """About each other."""
    chains: Mapping[str, Chain]
    drifts: Mapping[str, float]
    answered_by: str
    """Name of the model that was asked, or "rules"."""

    @property
    def names(self) -> tuple[str, ...]:
        """Give the residents."""
        return tuple(self.history.state.minds)

    def answer(self, name: str, fact: Fact) -> Answer:
        """Give what somebody said about a fact."""
        return next(one for one in self.answers if (one.who, one.about) == (name, fact.name))

    def trace(self, name: str, fact: Fact) -> Trace:
        """Give where somebody's claim comes from."""
        return best_trace(self.talk, name, fact, self.answer(name, fact).memories)


def examine(history: History, facts: Sequence[Fact], oracle: Oracle, answered_by: str) -> Findings:
    """Ask the residents of a played recording and put all findings together."""
    talk = Talk(history.state)
    answers = awareness.ask_facts(oracle, history.state, facts)
    people = awareness.ask_people(history.state)
    said = {(one.who, one.about): one for one in answers}
    chains = {fact.name: attendance.chain_of(fact, talk, history, said) for fact in facts if not fact.false}
    drifts = drift.drifts(oracle, history)
    return Findings(history, tuple(facts), talk, answers, people, chains, drifts, answered_by)


def report(found: Findings, use: Mapping[str, Any]) -> dict[str, Any]:
    """Give the whole report as data for JSON; ``use`` holds what the audit log knows of time and tokens."""
    history, state = found.history, found.history.state
    names = found.names
    start = network.pairs_at_start(history.start)
    end = network.pairs_now(state, found.people)
    mistaken = _mistaken(found)
    asked = len(found.answers) + len(found.people)
    failsafes = _failsafes(found)
    calls = sum(history.calls.asked.values())
    return {
        "residents": len(names),
        "game_days": round((state.tick + 1) / TICKS_PER_DAY, 2),
        "until": format_when(seconds_at(max(state.tick, 0))),
        "answered_by": found.answered_by,
        "replay": history.divergence or "exact",
        "facts": {fact.name: _fact(found, fact) for fact in found.facts},
        "density_start": round(network.density(start, len(names)), 4),
        "density_end": round(network.density(end, len(names)), 4),
        "pairs": {"start": len(start), "end": len(end)},
        "hallucination_rate": round(len(mistaken) / asked, 4) if asked else 0.0,
        "hallucination_rate_facts": _share(mistaken, found.facts, len(found.answers)),
        "hallucinations": mistaken,
        "awareness_answers": asked,
        "party": _party(found),
        "events": {
            fact.name: attendance.party_of(fact, found.talk, history.attendance[fact.name])
            for fact in found.facts
            if fact.event is not None and not fact.false
        },
        "conversations": _conversations(found),
        "violations": _violations(found),
        "failsafe_rate": round(sum(failsafes.values()) / calls, 4) if calls else 0.0,
        "failsafes": failsafes,
        "identity_drift": round(sum(found.drifts.values()) / len(found.drifts), 4) if found.drifts else 0.0,
        "drift": {name: round(value, 4) for name, value in found.drifts.items()},
        "calls": dict(sorted(history.calls.asked.items())),
        "failures": dict(sorted(history.calls.failed.items())),
        "tokens": use.get("tokens"),
        "wall_s": use.get("wall_s"),
        "authored": authored.shares(history),
        "paper": PAPER,
    }


def _share(mistaken: Sequence[Mapping[str, Any]], facts: Sequence[Fact], asked: int) -> float:
    """Give the share of mistaken answers among those about facts, where a model decides."""
    claims = [fact.claim for fact in facts]
    return round(sum(one["claim"] in claims for one in mistaken) / asked, 4) if asked else 0.0


def _fact(found: Findings, fact: Fact) -> dict[str, Any]:
    """Give who knows one fact, since when and from where, and its chain."""
    start = attendance.starters_of(fact, found.talk)
    traces = {name: found.trace(name, fact) for name in found.names}
    claimed = [name for name in found.names if found.answer(name, fact).yes]
    by_talk = [name for name in claimed if name not in start and traces[name].heard]
    sound = [name for name in by_talk if traces[name].root in (Root.SEED, Root.VOICE, Root.VISITOR)]
    known = sorted({*start, *sound})
    told: dict[str, Any] = {
        "claim": fact.claim,
        "false": fact.false,
        "known_start": len(start),
        "known_end": 0 if fact.false else len(known),
        "of": len(found.names),
        "traced": len(sound),
        "claimed": claimed,
        "seen_only": [name for name in claimed if traces[name].root is Root.SEEN],
        "untraced": [name for name in claimed if name not in start and traces[name].root is Root.NONE],
        "ways": {name: _way(traces[name]) for name in known if not fact.false},
    }
    if fact.name in found.chains:
        chain = found.chains[fact.name]
        told["chain"] = {"counts": chain.counts(), "lost": chain.lost(), "weakest": chain.weakest()}
    return told


def _way(trace: Trace) -> list[dict[str, Any]]:
    """Give a trace as data: newest link first."""
    return [
        {
            "who": step.who,
            "at": format_when(step.at),
            "memory": step.memory,
            "text": step.text,
            **({"from": step.speaker, "said": step.said, "conversation": step.chat} if step.chat else {}),
        }
        for step in trace.steps
    ] + [{"root": trace.root.value}]


def _mistaken(found: Findings) -> list[dict[str, Any]]:
    """Give every yes that nothing stands behind, and every false thing said as one's own knowledge."""
    wrong = []
    for fact in found.facts:
        starters = attendance.starters_of(fact, found.talk)
        for name in found.names:
            answer = found.answer(name, fact)
            if not answer.yes or (name in starters and not fact.false):
                continue
            trace = found.trace(name, fact)
            if trace.root is Root.NONE or (fact.false and not (trace.heard or trace.root is Root.VOICE)):
                wrong.append(_wrong(found, answer, fact.claim))
    wrong += [
        _wrong(found, answer, awareness.claim_about(answer.about))
        for answer in found.people
        if answer.yes and not network.is_traced(found.history.state, answer, found.names)
    ]
    return wrong


def _wrong(found: Findings, answer: Answer, claim: str) -> dict[str, Any]:
    nodes = found.history.state.minds[answer.who].stream.nodes
    return {"who": answer.who, "claim": claim, "from": [nodes[memory].text for memory in answer.memories]}


def _party(found: Findings) -> dict[str, Any]:
    """Give the numbers of the first event among the facts; zeros where there is none."""
    fact = next((one for one in found.facts if one.event is not None and not one.false), None)
    if fact is None:
        return {"invited": 0, "accepted": 0, "planned": 0, "came": 0, "why_not": {}}
    whole = attendance.party_of(fact, found.talk, found.history.attendance[fact.name])
    return {
        "fact": fact.name,
        **{key: len(whole[key]) for key in ("invited", "accepted", "planned", "came")},
        "why_not": whole["why_not"],
    }


def _conversations(found: Findings) -> dict[str, Any]:
    """Count conversations, lines, how they ended, and invitations declined."""
    chats = found.history.state.chats.values()
    ended: dict[str, int] = {}
    for chat in chats:
        ended[chat.why or "going on"] = ended.get(chat.why or "going on", 0) + 1
    chosen = found.history.calls.chosen
    return {
        "count": len(chats),
        "lines": sum(len(chat.lines) for chat in chats),
        "ended": dict(sorted(ended.items())),
        "declined_talks": ended.get("declined", 0),
        "stances": {
            option.strip(): count for (kind, option), count in sorted(chosen.items()) if kind == "stance"
        },
        "declined_invitations": sum(
            count
            for (kind, option), count in chosen.items()
            if (kind == "stance" and "declin" in option) or (kind == "accept" and option.strip() == "no")
        ),
    }


def _violations(found: Findings) -> dict[str, int]:
    """Count what was done against norms, by rule."""
    counts = {"total": len(found.history.state.town.breaches)}
    for breach in found.history.state.town.breaches:
        counts[breach.rule] = counts.get(breach.rule, 0) + 1
    return counts


def _failsafes(found: Findings) -> dict[str, int]:
    """Add up the fail-safes of all residents by kind."""
    counts: dict[str, int] = {}
    for mind in found.history.state.minds.values():
        for kind, count in mind.failsafes.items():
            counts[kind] = counts.get(kind, 0) + count
    return dict(sorted(counts.items()))
