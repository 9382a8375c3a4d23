"""A conversation as one who takes part knows it, and what may be told from one's own memory.

Values only; the town fills them in (``game.sim.chats``), ``converse`` thinks about them.
"""

from __future__ import annotations

from dataclasses import dataclass

from ai.prompts.person import Person

HARD_CAP = 12
"""Lines after which a conversation is over, however much there is to say."""

SOFT_CAP = 8
"""Lines after which everybody says goodbye as soon as nothing waits for an answer."""

ORIGIN = "talk"
"""The origin of the act of those who are in a conversation."""


@dataclass(frozen=True, slots=True)
class Partner:
    """Somebody whom one talks to, or may talk to."""

    person: Person
    doing: str = ""
    """What it did before the talk, in the -ing form; empty where that is not known."""
    visitor: bool = False
    looks: str = "a stranger"

    @property
    def name(self) -> str:
        """Give the full name."""
        return self.person.name


@dataclass(frozen=True, slots=True)
class Heard:
    """One line of the conversation so far."""

    speaker: str
    text: str
    tells: tuple[int, ...] = ()
    """Ids of the speaker's memories that it passed on."""
    memory: int = -1
    """Id of the memory that one has of the line."""


@dataclass(frozen=True, slots=True)
class Talk:
    """The conversation that a resident is in."""

    number: int
    others: tuple[Partner, ...]
    """Everybody else who takes part now, in the order of joining."""
    lines: tuple[Heard, ...] = ()
    people: tuple[Person, ...] = ()
    """Everybody of the town, sorted by name: a name that is said is understood."""
    paused: str = ""
    """What one did before the talk, in the -ing form."""

    def speaker(self) -> Partner:
        """Give who of the others spoke last; the first of them where none did."""
        last = self.lines[-1].speaker if self.lines else ""
        return next((one for one in self.others if one.name == last), self.others[0])

    def persons(self) -> tuple[Person, ...]:
        """Give the others as persons."""
        return tuple(one.person for one in self.others)

    def person(self, name: str) -> Person:
        """Give somebody by name."""
        known = (*self.persons(), *self.people)
        return next((one for one in known if one.name == name), Person(name))
