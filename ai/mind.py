"""Who a resident is and everything that is in its head, as plain data.

A ``Mind`` is written by ``ai.outcome.apply`` only; everybody else reads it. Fields marked
``derived`` are caches: left out of saves and digests, rebuilt by ``restore``.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ai.calls import ModelCall, Result
from ai.memory.places import Places
from ai.memory.schedule import Plan
from ai.memory.stream import MemoryStream


@dataclass(frozen=True, slots=True)
class PersonaSheet:
    """A resident as written by the author of the town; never changes during a run.

    Times of day are minutes since 00:00; ``bed_minute`` may lie after midnight (e.g. 60 = 1 am).
    Places are addresses ("the Ville:Hobbs Cafe:cafe").
    """

    name: str
    age: int
    pronoun: str
    """"she", "he" or "they"."""
    role: str
    """The occupation in a few words: "owner of Hobbs Cafe"."""
    innate: tuple[str, ...]
    """Traits: "warm", "outgoing"."""
    learned: str
    """One paragraph about the resident, clauses separated by semicolons: the seed memories."""
    currently: str
    """What occupies the resident now, one or two sentences."""
    lifestyle: str
    """Daily rhythm in words."""
    wake_minute: int
    bed_minute: int
    dinner_minute: int
    home: str
    """Address of the arena that holds the resident's bed."""
    bed: str
    """Address of the bed."""
    home_places: tuple[str, ...]
    """Addresses of every arena of the home, bedroom, bathroom, kitchen and shared rooms alike."""
    workplace: str = ""
    """Address of the arena of work or study; empty for none."""
    work_hours: tuple[int, int] = (0, 0)
    """Start and end of the hours of work or study; (0, 0) for none."""
    known_places: tuple[str, ...] = ()
    """Addresses of sectors or arenas known from the start, beside home and work."""
    goals: tuple[str, ...] = ()
    """Things the resident itself wants to do, as activities: "plan the Valentine's Day party"."""
    interests: tuple[str, ...] = ()
    """Words that select activities from the bank: "cafe", "music", "research"."""
    relationships: tuple[tuple[str, str], ...] = ()
    """(Name, what that person is to the resident), sorted by name."""
    looks: str = "a stranger"
    """How one who does not know the name perceives the resident: "a woman in a green apron"."""

    @property
    def first_name(self) -> str:
        """Give the first word of the name."""
        return self.name.split()[0]


@dataclass(frozen=True, slots=True)
class EventTriple:
    """Who does what to what: ("Isabella Rodriguez", "make", "espresso")."""

    subject: str
    predicate: str
    object: str


@dataclass(frozen=True, slots=True)
class Act:
    """What a resident does now or is on its way to do. Times are game seconds."""

    activity: str
    """In the -ing form and without the name: "making espresso"."""
    place: str
    """Address of the arena or object where it happens."""
    start: int
    end: int
    emoji: str = "💭"
    event: EventTriple | None = None
    object_state: str = ""
    """The state that the object takes while used: "brewing coffee"; empty for none."""
    origin: str = "plan"
    """"plan", "hour" (a whole hour of it), "rule" (the fail-safe), "voice", "promise", "react" or "talk"."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A question in the air: what was asked, what has come back, and what to do with it.

    A thought continues when every call in ``asks`` has its result in ``results``. ``notes`` is
    plain data (strings, ints, tuples of them) that the next stage needs, as (name, value).
    """

    serial: int
    kind: str
    """The cognition module and function that continues it: "plan.day"."""
    stage: str
    notes: tuple[tuple[str, object], ...] = ()
    asks: tuple[ModelCall, ...] = ()
    results: tuple[Result, ...] = ()
    asked_tick: int = 0

    def note(self, name: str) -> object:
        """Give the note ``name``. Raises: KeyError."""
        return dict(self.notes)[name]


@dataclass(frozen=True, slots=True)
class Promise:
    """Something agreed on for a time: a dated entry of the plan, with the memory it came from."""

    start: int
    """Game second at which it begins."""
    minutes: int
    activity: str
    """In the infinitive: "come to the garden party"."""
    place: str = ""
    """Address of a sector or arena; empty where none was said."""
    people: tuple[str, ...] = ()
    """With whom or by whom, sorted."""
    of: int = -1
    """Id of the memory in which it was agreed; -1 for the resident's own seeds."""
    made: int = 0
    """Game second at which it was agreed."""
    host: bool = False
    """Whether the resident itself invites."""


@dataclass(frozen=True, slots=True)
class Want:
    """Something that a resident has come to want, with the memories that speak for it."""

    text: str
    """An activity in the infinitive."""
    of: tuple[int, ...] = ()
    made: int = 0


@dataclass(frozen=True, slots=True)
class Relation:
    """What one person is to a resident: a running summary of what it remembers of that person."""

    name: str
    summary: str = ""
    seen: int = -1
    """Id of the newest memory that the summary has taken in."""
    warmth: int = 0
    """-10 (enmity) .. 10 (love), moved by talks."""
    talked: int = -1
    """Game second at which the last talk ended; -1 for never."""


@dataclass(frozen=True, slots=True)
class Say:
    """What a resident says now in a conversation, or that it leaves it."""

    chat: int
    text: str = ""
    """Empty for leaving without a word."""
    tells: tuple[int, ...] = ()
    """Ids of the speaker's memories that the line passes on."""
    leaves: bool = False


@dataclass(frozen=True, slots=True)
class Approach:
    """The intent to talk to somebody: the town brings the two together, or refuses."""

    to: str
    about: tuple[int, ...] = ()
    """Ids of the memories to bring up, most wanted first."""


@dataclass(slots=True)
class Mind:
    """Everything in one resident's head; mutable, written by ``ai.outcome.apply`` alone."""

    sheet: PersonaSheet
    stream: MemoryStream
    places: Places
    plan: Plan
    act: Act | None = None
    importance_since_reflection: int = 0
    """Sum of the importance of perceived events since the last reflection (paper: 150 triggers)."""
    next_serial: int = 0
    """Serial of the next call or thought."""
    pending: dict[int, Thought] = field(default_factory=dict)
    """Open thoughts by serial."""
    failsafes: dict[str, int] = field(default_factory=dict)
    """How often each kind fell back on its fail-safe."""
    recent_events: tuple[str, ...] = ()
    """Descriptions of the newest perceived events, oldest first, at most ``retention``."""
    shunned: tuple[tuple[str, int], ...] = ()
    """(Place, until which game second) that turned the resident away, sorted by place."""
    refusals: int = 0
    """How often in a row the town refused what the resident was about to do."""
    unanswered: int = 0
    """How many asks in a row reached their limit: when the model is silent, rules decide at once."""
    stuck: int = 0
    """How often the resident was stuck and planned anew."""
    currently: str = ""
    """What occupies the resident since the last revision of its identity; empty for the sheet's words."""
    summary: str = ""
    """The cached summary of who the resident is (paper, appendix A)."""
    summary_at: int = -1
    """Game second at which it was made; -1 for never."""
    wants: tuple[Want, ...] = ()
    promises: tuple[Promise, ...] = ()
    """Ordered by start."""
    relations: dict[str, Relation] = field(default_factory=dict)
    """By name, sorted."""
    chat: int = 0
    """Number of the conversation that the resident is in; 0 for none."""
    heeded: tuple[tuple[str, int], ...] = ()
    """(Event or person, until which game second) that is not to be decided about again, sorted."""
