"""The banks that days are composed from: activities, steps, emoji, kinds of objects, remedies.

Banks are content, written in ``assets/banks/*.toml`` and read by ``game.content.banks``; here
is only their shape. Activities and steps are infinitives without "to", in lower case: "knead
the dough". Imports nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

DAY_MINUTES = 24 * 60

PLACES = ("workplace", "home", "cafe", "library", "park", "pub", "store", "classroom", "anywhere")
"""The hint words an activity may name; "workplace" and "home" are the resident's own."""

USES = (
    "greeting", "introduction", "lead_news", "lead_hearsay", "lead_person", "source", "invite", "going",
    "ask_day", "ask_self", "ask_work", "ask_study", "ask_place", "ask_intent", "ask_back",
    "answer_day", "answer_work", "answer_other",
    "remark", "agree_remark", "reaction", "known_already", "knows_person", "knows_nobody",
    "pleased", "understands",
    "agrees", "hesitates", "declines", "refusal", "accepts_refusal", "farewell", "farewell_reason",
    "farewell_event", "farewell_back", "excuse", "disclosure", "nature", "no_love",
)  # fmt: skip
"""What phrases of talk may be for."""

TONES = {
    "closeness": ("family", "close", "friend", "known", "cool", "stranger"),
    "manner": ("plain", "warm", "blunt", "shy", "lively", "earnest"),
    "hour": ("morning", "afternoon", "evening", "night"),
    "again": ("again",),
    "place": ("cafe", "pub", "park", "library", "store", "college", "home", "street"),
    "reason": ("free", "busy", "work", "late", "cool_to", "shy_of", "own", "tired"),
    "feel": ("good", "bad", "toil", "neutral", "event"),
}
"""Groups of tones. A phrase that names some of a group is for those only; one that names none is for all,
but what is said "again" is never said the first time."""

SLOTS = ("name", "me", "place", "activity", "thing", "when", "source", "she", "next")
"""Words that are filled into a phrase."""


@dataclass(frozen=True, slots=True)
class Activity:
    """Something that fills a part of a day, and what it may consist of hour by hour."""

    text: str
    """"restore an old chair"."""
    tags: tuple[str, ...]
    """Words matched with a resident's interests and role: "carpenter", "wood"."""
    places: tuple[str, ...]
    """Where it is done, best first; from ``PLACES``."""
    hours: tuple[int, int]
    """From which to which minute of the day it is usual; the end may be 1440."""
    finer: tuple[str, ...]
    """Four to eight hour-long activities that it consists of."""


@dataclass(frozen=True, slots=True)
class StepSet:
    """What an hour of some activity consists of, in steps of 5 to 15 minutes, in a usual order."""

    key: tuple[str, ...]
    """What the activities that it serves speak of: words ("canvas") or whole activities; the longest
    of which every word occurs in an activity counts."""
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Emoji:
    """One picture and the word by which it is chosen."""

    char: str
    name: str


@dataclass(frozen=True, slots=True)
class ObjectKind:
    """What every object of one kind can be: idle, in use, or broken."""

    name: str
    idle: str
    """The state to which it returns: "neatly made"."""
    in_use: tuple[str, ...]
    """The states while used; with only one, no model is asked."""
    uses: tuple[str, ...]
    """Verbs, or verb and noun, of the activities it is used for: "sleep", "play the piano"."""
    faults: tuple[str, ...]
    """States that ask for somebody's attention: "burning"."""


@dataclass(frozen=True, slots=True)
class Remedy:
    """How to deal with a thing whose state is not one of everyday life."""

    text: str
    """What ends the fault, an infinitive with "{thing}" for the thing: "turn off {thing}"."""
    things: tuple[str, ...]
    """Words in the names of the things it is for; () for anything."""
    signs: tuple[str, ...]
    """Words of states that ask for it: "burning", "smoke"; () for any state."""
    emoji: str = ""
    """Name of its picture; empty for the one that the rules find."""
    minutes: int = 10
    """How long it takes at the thing, without the way there."""
    tools: str = ""
    """What has to be fetched first: "a wrench"; empty for nothing."""
    fetch: tuple[str, ...] = ()
    """Words in the names of the things where the tools are looked for, best first."""
    after: str = ""
    """What is done at the thing afterwards: "wipe up the water"; empty for nothing."""
    loud: bool = False
    """Whether what it is for is a danger that everybody sees to, and that wakes those who sleep."""


@dataclass(frozen=True, slots=True)
class Phrases:
    """Ways to say one thing, for those whom they suit."""

    use: str
    """What they are for: "greeting", "agrees"."""
    tones: tuple[str, ...]
    """Words of ``TONES``: of each group that is named, one must fit; () suits everybody."""
    texts: tuple[str, ...]
    """Whole sentences with slots of ``SLOTS``: "Good morning, {name}!"."""


SUBJECTS = ("person", "topic", "news", "self")
"""What a pattern may be about: somebody known, something one does, something heard, oneself."""


@dataclass(frozen=True, slots=True)
class Patterns:
    """Sentences with blanks that residents fill when they reflect: questions, insights or wants."""

    use: str
    """"question", "insight" or "want"."""
    about: str
    """One of ``SUBJECTS``."""
    texts: tuple[str, ...]
    """With the slots {name}, {their}, and {person}, {topic} or {fact} as the subject asks."""
    signs: tuple[str, ...] = ()
    """Words of which one has to occur in the memories that speak for it; () for any memories."""
    level: int = 1
    """2 for what is concluded from earlier conclusions."""
    closeness: tuple[str, ...] = ()
    """How close the person has to be ("family"); () for anybody. From ``TONES["closeness"]``."""


@dataclass(frozen=True, slots=True)
class Banks:
    """Everything that days are composed from, each tuple in the order of its file."""

    activities: tuple[Activity, ...]
    steps: tuple[StepSet, ...]
    emoji: tuple[Emoji, ...]
    kinds: tuple[ObjectKind, ...]
    remedies: tuple[Remedy, ...] = ()
    phrases: tuple[Phrases, ...] = ()
    patterns: tuple[Patterns, ...] = ()

    def kind(self, name: str) -> ObjectKind | None:
        """Give the kind called ``name``, or None where the bank has none."""
        return next((kind for kind in self.kinds if kind.name == name), None)
