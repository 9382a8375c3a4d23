"""The calls of the engine's benchmark: real templates, invented people, every call different."""

from __future__ import annotations

from itertools import cycle, islice

from ai.calls import CallKey, Mode, ModelCall, Priority
from ai.prompts.identity import described

PEOPLE = (
    ("Olga Brandt", "she", "seamstress", "her shop"),
    ("Bruno Keller", "he", "gardener at the abbey", "the abbey garden"),
    ("Nadia Petrova", "she", "student of law", "the law school"),
    ("Pavel Novak", "he", "clerk at the town hall", "the town hall"),
)
"""Name, pronoun, role, place of work."""

ACTIVITIES = (
    "sew a wedding dress", "prune the apple trees", "read old court cases", "write letters to the tenants",
    "bake plum cake for the fair", "repair the garden gate", "wash the dishes after supper",
    "practice a song on the piano", "eat lunch with a friend", "buy bread and cheese", "feed the ducks",
    "take a long shower", "sort the new books", "paint the fence", "water the roses", "sleep until sunrise",
)  # fmt: skip

PLACES = ("{home}", "{work}", "the park", "the cafe", "the grocery store", "the library")

THINGS = (
    ("stove", ("cooking a meal", "turned off", "being cleaned")),
    ("piano", ("being played", "idle", "being tuned")),
    ("desk", ("covered with papers", "empty", "being tidied")),
    ("bed", ("being slept in", "being made", "empty")),
)

PICTURES = (
    "needle", "tree", "book", "letter", "cake", "hammer", "plate", "piano", "bread", "duck", "shower", "bed",
)  # fmt: skip

EVENTS = (
    "{name} is folding napkins", "{name} lost the keys of the shop", "{name} is reading about {thing}",
    "{name} was asked to marry a friend", "the {thing} is idle", "{name} won a prize for the garden",
    "{name} quarrelled with a neighbor about the {thing}", "{name} is on the way home",
)  # fmt: skip

VOICES = (
    "You should {activity} today.", "Why not {activity} with a neighbor?",
    "Tell everyone that you are going to {activity}.", "I want to {activity} tonight.",
)  # fmt: skip

HOURS = ("8 am", "10 am", "1 pm", "4 pm", "7 pm")

PARTS_OF_DAY = ("in the morning", "in the afternoon", "in the evening")


def choose_calls(number: int) -> list[ModelCall]:
    """Give so many different calls to be scored, the kinds taking turns."""
    calls = []
    makers = cycle((_importance, _sector, _object_state, _emoji))
    for at, make in enumerate(islice(makers, number)):
        calls.append(make(at))
    return calls


def write_calls(number: int) -> list[ModelCall]:
    """Give so many different calls to be written, the kinds taking turns."""
    calls = []
    makers = cycle((_day, _hour, _steps, _directive))
    for at, make in enumerate(islice(makers, number)):
        calls.append(make(at))
    return calls


def _person(at: int) -> tuple[str, str, str, str]:
    return PEOPLE[at * 7 // 3 % len(PEOPLE)]


def _identity(at: int) -> str:
    name, pronoun, role, _ = _person(at)
    return described(name, 20 + at % 50, pronoun, role, home=f"{name}'s house")


def _activity(at: int) -> str:
    return ACTIVITIES[(at + at // 16 * 5) % len(ACTIVITIES)]


def _call(at: int, kind: str, mode: Mode, options: tuple[str, ...] = (), **slots: str) -> ModelCall:
    name = _person(at)[0]
    key = CallKey(name, at + (1000 if mode is Mode.WRITE else 0))
    words = tuple(sorted({**slots, "name": name}.items()))
    priority = Priority.ACT if mode is Mode.CHOOSE else Priority.PLAN
    return ModelCall(key, kind, mode, words, options, priority=priority)


def _importance(at: int) -> ModelCall:
    event = EVENTS[at // 4 % len(EVENTS)]
    memory = event.format(name=_person(at)[0], thing=THINGS[at // 8 % len(THINGS)][0])
    return _call(at, "importance", Mode.CHOOSE, memory=f"{memory} since {1 + at // 4} o'clock")


def _sector(at: int) -> ModelCall:
    _, pronoun, role, work = _person(at)
    home = "her house" if pronoun == "she" else "his house"
    options = tuple(place.format(home=home, work=work) for place in PLACES)
    return _call(
        at, "sector", Mode.CHOOSE, options,
        pronoun=pronoun, role=role, activity=_activity(at), here=home, home=home, work=work,
    )  # fmt: skip


def _object_state(at: int) -> ModelCall:
    thing, states = THINGS[at // 4 % len(THINGS)]
    return _call(at, "object_state", Mode.CHOOSE, states, activity=_activity(at), object=thing)


def _emoji(at: int) -> ModelCall:
    return _call(at, "emoji", Mode.CHOOSE, PICTURES, activity=_activity(at))


def _day(at: int) -> ModelCall:
    _, pronoun, role, _ = _person(at)
    return _call(
        at, "day_activity", Mode.WRITE,
        identity=_identity(at), pronoun=pronoun, role=role, traits="careful and kind",
        goal=_activity(at), when=PARTS_OF_DAY[at % 3],
    )  # fmt: skip


def _hour(at: int) -> ModelCall:
    _, pronoun, role, _ = _person(at)
    return _call(
        at,
        "hour_activity",
        Mode.WRITE,
        identity=_identity(at),
        pronoun=pronoun,
        role=role,
        activity=_activity(at),
        hour=HOURS[at % 5],
    )


def _steps(at: int) -> ModelCall:
    _, pronoun, role, _ = _person(at)
    return _call(
        at, "steps", Mode.WRITE, identity=_identity(at), pronoun=pronoun, role=role, activity=_activity(at)
    )


def _directive(at: int) -> ModelCall:
    voice = VOICES[at // 4 % len(VOICES)].format(activity=_activity(at))
    return _call(at, "directive", Mode.WRITE, identity=_identity(at), pronoun=_person(at)[1], voice=voice)
