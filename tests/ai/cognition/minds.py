"""A mind and a context for tests of single thoughts, without a town."""

from __future__ import annotations

from ai.banks import Activity, Banks, Emoji, ObjectKind, StepSet
from ai.calls import Choice, Completion, Failure
from ai.cognition.context import Context
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.places import Places
from ai.memory.schedule import Plan
from ai.memory.stream import MemoryStream
from ai.memory.vectors import VectorTable
from ai.mind import Mind
from ai.outcome import apply
from tests.game.sim.hamlet import BATHROOM, BEDROOM, KITCHEN, LAWN, SALOON, sheet

OBJECTS = {
    BEDROOM: ("bed", "desk", "closet"),
    BATHROOM: ("shower", "bathroom sink"),
    KITCHEN: ("cooking area", "refrigerator"),
    SALOON: ("piano", "cafe customer seating", "behind the cafe counter"),
    LAWN: ("park garden",),
}


BANKS = Banks(
    activities=(
        Activity(
            "serve the guests",
            ("cafe", "owner"),
            ("workplace",),
            (420, 1200),
            ("make coffee for the guests", "serve cake", "wipe the tables", "count the money"),
        ),
        Activity(
            "order supplies",
            ("cafe", "owner"),
            ("workplace",),
            (420, 1200),
            ("make coffee lists", "serve cake lists"),
        ),
        Activity("bake a cake", ("baking",), ("home",), (600, 1320), ("mix the dough", "serve cake")),
        Activity(
            "play the piano", ("music",), ("cafe", "home"), (600, 1380), ("practice scales", "play a waltz")
        ),
        Activity("hear the band", ("music",), ("cafe",), (1080, 1380), ("hear a waltz", "hear a tango")),
        Activity("study the stars", ("astronomy",), ("park",), (0, 1440), ("look up", "look down")),
        Activity(
            "take a stroll", ("everyday",), ("park", "anywhere"), (360, 1380), ("walk north", "walk south")
        ),
    ),
    steps=(
        StepSet(
            ("coffee",),
            (
                "grind the beans",
                "heat the water",
                "fill the cups",
                "carry the tray",
                "take the money",
                "wash the pot",
                "dry the cups",
            ),
        ),
        StepSet(("cake",), ("cut the cake", "fill the plates", "carry the plates", "wipe the knife")),
    ),
    emoji=(Emoji("☕", "coffee"), Emoji("🍰", "cake"), Emoji("🚿", "shower"), Emoji("🎹", "piano")),
    kinds=(
        ObjectKind("bed", "neatly made", ("being slept in", "being made"), ("sleep", "nap"), ("broken",)),
        ObjectKind("desk", "tidy", ("covered with papers",), ("write", "read"), ()),
        ObjectKind("shower", "dry", ("running", "being cleaned"), ("shower", "take a shower"), ("leaking",)),
        ObjectKind("bathroom sink", "clean", ("full of water",), ("brush teeth",), ()),
        ObjectKind("cooking area", "cold", ("simmering", "being wiped"), ("cook", "bake"), ("burning",)),
        ObjectKind("piano", "silent", ("being played",), ("play the piano",), ("on fire",)),
        ObjectKind("behind the cafe counter", "unattended", ("busy", "being wiped"), ("serve",), ()),
    ),
)
"""Small banks of the same shape as the game's, so that content may change without these tests."""


def banks() -> Banks:
    """Give the small banks."""
    return BANKS


def mind_of(**changes) -> Mind:
    """Give Ana's mind, who knows the hamlet but for the shed."""
    known = Places({arena: dict.fromkeys(names, "idle") for arena, names in OBJECTS.items()})
    return Mind(sheet(**changes), MemoryStream(), known, Plan())


def context_at(minute: int, *, here: str = SALOON, vectors=None, **methods: str) -> Context:
    """Give what a thought may read at a minute of day 1."""
    table = VectorTable() if vectors is None else vectors
    return Context(minute * 60, minute * 6, 1, here, banks(), table, methods, {SALOON: (480, 1200)})


def live(mind: Mind, outcome, context: Context):
    """Let an outcome happen, and give the calls that it asks."""
    return apply(mind, outcome, now=context.now, tick=context.tick).calls


def remember(mind: Mind, text: str, *, source: Source = Source.SEEN, importance: int = 5, now: int = 0):
    """Add a record."""
    told = Provenance(source, mind.sheet.name)
    return mind.stream.append(MemoryKind.OBSERVATION, text, now, told, importance=importance)


def picked(call, index: int) -> Choice:
    """Give the choice of one option."""
    scores = tuple(1000 if place == index else -place for place in range(len(call.options)))
    return Choice(call.key, call.digest(), index, index, scores)


def texts(call, *written: str) -> Completion:
    """Give written texts."""
    return Completion(call.key, call.digest(), written, (0,) * len(written))


def failed(call) -> Failure:
    """Give a failure."""
    return Failure(call.key, call.digest(), "no")
