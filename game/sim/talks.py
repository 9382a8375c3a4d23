"""A conversation put into words for the mind of one who is in it, or near it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.cognition.talking import Heard, Partner, Talk
from ai.prompts.person import Person

if TYPE_CHECKING:
    from game.sim.state import Chat, SimState


def talk_of(state: SimState, chat: Chat, name: str) -> Talk:
    """Give the conversation as ``name`` knows it; ``name`` need not take part."""
    heard = tuple(
        Heard(line.speaker, line.text, line.tells, dict(line.heard).get(name, -1)) for line in chat.lines
    )
    paused = dict(chat.paused)
    return Talk(
        chat.number,
        tuple(
            partner(state, other, doing=paused[other].activity if other in paused else "")
            for other in chat.members
            if other != name
        ),
        heard,
        people(state),
        paused[name].activity if name in paused else "",
    )


def partner(state: SimState, name: str, *, doing: str = "") -> Partner:
    """Give somebody as others see and hear it."""
    body = state.town.bodies.get(name)
    looks = "a stranger" if body is None else body.looks or "a stranger"
    return Partner(person(state, name), doing, visitor=name not in state.minds, looks=looks)


def person(state: SimState, name: str) -> Person:
    """Give somebody by name; the visitor's pronoun is not known."""
    mind = state.minds.get(name)
    return Person(name, "they" if mind is None else mind.sheet.pronoun)


def people(state: SimState) -> tuple[Person, ...]:
    """Give everybody of the town, sorted by name."""
    return tuple(Person(name, mind.sheet.pronoun) for name, mind in state.minds.items())


def open_chat(state: SimState, name: str) -> Chat | None:
    """Give the conversation that somebody takes part in now; None for none."""
    return next((chat for chat in state.chats.values() if chat.ended < 0 and name in chat.members), None)
