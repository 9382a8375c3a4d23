"""Who a resident is to itself, whom it knows, and what its thoughts rest on; no ``arcade`` in here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ai.cognition import keeping, relate
from ai.gametime import clock_words, date_words
from ai.memory import trees

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.memory.node import MemoryNode
    from ai.mind import Mind, Promise, Relation
    from game.sim.state import Chat, SimState

MOST_TREES = 40
"""Thoughts that are shown, newest first."""

_CLOSENESS = {
    relate.FAMILY: "family",
    relate.CLOSE: "close to",
    relate.FRIEND: "a friend",
    relate.KNOWN: "known",
    relate.COOL: "cool",
    relate.STRANGER: "hardly known",
}


class Told(NamedTuple):
    """One paragraph: a heading, or words so many levels in."""

    text: str
    head: bool = False
    depth: int = 0


def newest_talk(state: SimState, name: str) -> Chat | None:
    """Give the conversation that somebody is in, or was in last; None for none."""
    chats = (chat for chat in reversed(state.chats.values()) if chat.lines and name in chat.everybody)
    return next(chats, None)


def of_self(mind: Mind, talk: Chat | None, meanwhile: str = "") -> list[Told]:
    """Tell who somebody is to itself; ``meanwhile`` is what it did while the player looked elsewhere."""
    told: list[Told] = []
    if meanwhile:
        told += [Told("While you were away", head=True), Told(meanwhile)]
    if talk is not None:
        told.append(Told(_talk_head(mind, talk), head=True))
        told += [Told(f"{line.speaker.split()[0]}: {line.text}") for line in talk.lines]
    told += [Told(f"About {mind.sheet.first_name}", head=True), Told(mind.summary or mind.sheet.learned)]
    told += [Told("On the mind", head=True), Told(mind.currently or mind.sheet.currently)]
    wants = [one.text for one in reversed(mind.wants)] or list(mind.sheet.goals)
    if wants:
        told.append(Told("Wishes", head=True))
        told += [Told(f"to {text}") for text in wants]
    if mind.promises:
        told.append(Told("Promises", head=True))
        told += [part for one in mind.promises for part in _promise(one)]
    known = sorted(mind.relations.values(), key=lambda one: (-relate.warmth(mind, one.name), one.name))
    others = [(name, what) for name, what in mind.sheet.relationships if name not in mind.relations]
    if known or others:
        told.append(Told("People", head=True))
        told += [part for one in known for part in _relation(mind, one)]
        told += [part for name, what in others for part in (Told(name), Told(what, depth=1))]
    return told


def of_thoughts(mind: Mind) -> list[Told]:
    """Tell what somebody has concluded, newest first, and under each thought what it rests on."""
    roots = trees.roots(mind.stream)
    told: list[Told] = []
    for root in reversed(roots[-MOST_TREES:]):
        for one in trees.tree(mind.stream, root.id):
            if not one.depth:
                told.append(Told(_node_head(mind, one.node), head=True))
            again = " (see above)" if one.again else ""
            lead = "– " if one.depth else ""
            told.append(Told(f"{lead}{one.node.text}{again}", depth=one.depth))
    return told or [Told("No thought of a wider kind yet")]


def _talk_head(mind: Mind, talk: Chat) -> str:
    others = [name.split()[0] for name in talk.everybody if name != mind.sheet.name]
    return f"{'Talking' if talk.ended < 0 else 'Last talk'} with {_listed(others)}"


def _promise(one: Promise) -> list[Told]:
    where = f" at {', '.join(one.place.split(':')[1:])}" if one.place else ""
    who = f", with {_listed(one.people)}" if one.people else ""
    start, end = clock_words(one.start), clock_words(keeping.end_of(one))
    return [
        Told(f"to {one.activity}"),
        Told(f"{date_words(one.start)}, {start} to {end}{where}{who}", depth=1),
    ]


def _relation(mind: Mind, one: Relation) -> list[Told]:
    close = _CLOSENESS[relate.closeness(mind, one.name)]
    words = one.summary or relate.seed_words(mind, one.name)
    return [Told(f"{one.name} · {close}"), *([Told(words, depth=1)] if words else [])]


def _node_head(mind: Mind, node: MemoryNode) -> str:
    rated = mind.stream.importance[node.id]
    when = f"{date_words(node.created).partition(' ')[0]}, {clock_words(node.created)}"
    return f"{when} · importance {rated}" if rated else when


def _listed(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)
