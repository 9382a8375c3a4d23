"""What a line of a conversation is made of, and what a speaker goes by who makes one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ai.cognition import phrasing, topics
from ai.cognition.context import Context  # a field of Moment
from ai.cognition.talking import Partner, Talk  # fields of Moment
from ai.cognition.topics import Topic
from ai.mind import Mind  # a field of Moment

if TYPE_CHECKING:
    from collections.abc import Sequence


class Move(NamedTuple):
    """What a line does, part by part, in the order in which the parts are said."""

    greeting: str = ""
    reply: str = ""
    """How what was said last is answered: "stance", "pick", "react" (asked of the model), or "" for not
    at all."""
    options: tuple[str, ...] = ()
    """What may be chosen for the reply: phrases, or memories as they stand."""
    option_ids: tuple[int, ...] = ()
    """Ids of the memories among the options."""
    before: str = ""
    """What is said before the reply's own words, or in place of them; for a stance, what was proposed."""
    lead: str = ""
    topic: Topic | None = None
    tail: str = ""
    """What follows the topic: an invitation, its source."""
    question: str = ""
    bye: str = ""

    def plain(self) -> tuple[object, ...]:
        """Give the move as plain data, for the notes of a thought."""
        told = None if self.topic is None else self.topic.plain()
        return (*self[:6], told, self.tail, self.question, self.bye)


def from_plain(plain: Sequence[object]) -> Move:
    """Read a move from the notes of a thought."""
    values = list(plain)
    if values[6] is not None:
        values[6] = Topic(*values[6])  # type: ignore[misc]
    return Move(*values)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Moment:
    """Everything that a speaker goes by when it is its turn."""

    mind: Mind
    context: Context
    talk: Talk
    other: Partner
    """Whom the line is for most of all."""
    suited: frozenset[str]
    words: dict[str, str]
    wanted: tuple[Topic, ...]
    recalled: tuple[int, ...]
    """Ids of memories that bear on the last line."""

    @property
    def me(self) -> str:
        """Give the speaker's name."""
        return self.mind.sheet.name

    def phrase(self, use: str, *more: str, **words: str) -> str:
        """Give a phrase for a use, with more tones and words; empty where the bank has none."""
        suited = self.suited | set(more)
        return phrasing.one(self.mind, self.context, self.talk, use, suited, **{**self.words, **words})

    def phrases(self, use: str, count: int, *more: str) -> tuple[str, ...]:
        """Give several phrases for a use."""
        return phrasing.several(
            self.mind, self.context, self.talk, use, self.suited | set(more), count=count, **self.words
        )

    def uses(self, text: str) -> tuple[str, ...]:
        """Give what the phrases of a line are for."""
        return phrasing.uses_of(text, self.context.banks.phrases)


def moment(mind: Mind, context: Context, talk: Talk, recalled: Sequence[int]) -> Moment:
    """Gather what a speaker goes by."""
    last = talk.lines[-1].speaker if talk.lines else ""
    other = next((one for one in talk.others if one.name == last), talk.others[0])
    return Moment(
        mind,
        context,
        talk,
        other,
        phrasing.tones(mind, context, other),
        phrasing.slots_of(mind, other),
        topics.topics(mind, context, talk.others, talk),
        tuple(recalled),
    )
