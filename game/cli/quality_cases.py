"""Labelled items as calls with their right answers, by kind: filled as the minds fill them.

Where a call needs what a set does not name (an age, somebody to talk to), an invented person stands
in. Kinds with answers of their own (``urgent``, ``accept``) offer what their template lists.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from ai.calls import CallKey, Mode, ModelCall, Priority
from ai.cognition import lines, stances, where
from ai.errors import SmallvilleError
from ai.memory.places import Places, sector_of
from ai.memory.schedule import Plan
from ai.memory.stream import MemoryStream
from ai.mind import Mind, PersonaSheet
from ai.prompts import catalog as catalogs
from ai.prompts import wording
from ai.prompts.identity import described
from ai.runtime import models
from ai.runtime.calibrate import Example
from ai.runtime.scripted import vector_of
from game import paths
from game.content.banks import load_banks
from game.content.labels import ANSWERS, HOURS, Label
from game.evaluation import awareness

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ai.runtime.embedder import Embedder

NAME, PRONOUN, AGE, HOME = "Ana Fischer", "she", 40, "Ana Fischer's flat"
"""Whoever a case is about that names nobody."""

OTHER = "Paul Weber"
"""Whom she talks with."""


def examples_of(kind: str, labels: tuple[Label, ...]) -> tuple[Example, ...]:
    """Give the calls of a set, in its order; an item that no option can meet is left out."""
    build = CASES[kind]
    found = (build(at, label) for at, label in enumerate(labels))
    return tuple(example for example in found if example is not None)


def has_template(kind: str) -> bool:
    """Tell whether the game asks this kind of question."""
    return kind in catalogs.KINDS


@cache
def emoji_names() -> tuple[str, ...]:
    """Give the names of all pictures, in the order of the bank."""
    return tuple(picture.name for picture in load_banks(paths.assets() / "banks").emoji)


@cache
def _offered(kind: str) -> tuple[str, ...]:
    """Give the options that a kind's template lists."""
    return catalogs.load().spec(kind).options


def _example(
    at: int,
    label: Label,
    kind: str,
    slots: Mapping[str, str],
    *,
    options: tuple[str, ...] = (),
    accepted: tuple[int, ...] = (),
    value: int = 0,
) -> Example:
    call = ModelCall(CallKey(NAME, at), kind, Mode.CHOOSE, tuple(sorted(slots.items())), options)
    return Example(call, accepted, value, held=label.split == "held")


def _accepted(label: Label) -> tuple[int, ...]:
    right = label.listed("accept")
    return tuple(at for at, option in enumerate(label.listed("options")) if option in right)


def chosen(at: int, label: Label, kind: str, slots: Mapping[str, str]) -> Example:
    """Build a call whose options the item lists."""
    return _example(at, label, kind, slots, options=label.listed("options"), accepted=_accepted(label))


def answered(at: int, label: Label, kind: str, slots: Mapping[str, str]) -> Example:
    """Build a call whose options the template lists, in the order of the set's answers."""
    right = (ANSWERS[kind].index(label.word("answer")),)
    return _example(at, label, kind, slots, options=_offered(kind), accepted=right)


def who_of(label: Label) -> dict[str, str]:
    """Give the slots that say who is meant."""
    return {
        "name": label.word("name", NAME),
        "pronoun": label.word("pronoun", PRONOUN),
        "role": label.word("role", "neighbor"),
    }


def _importance(at: int, label: Label) -> Example:
    slots = {"memory": label.word("memory").rstrip(".")}
    return _example(at, label, "importance", slots, value=label.number("value"))


def _wake_hour(at: int, label: Label) -> Example:
    who = who_of(label)
    identity = described(who["name"], label.number("age"), who["pronoun"], who["role"])
    accepted = tuple(place for place, hour in enumerate(HOURS) if hour in label.listed("accept"))
    options = tuple(hour.replace(" ", ":00 ") for hour in HOURS)
    slots = {"identity": identity, "traits": "", "lifestyle": label.word("habits"), **who}
    return _example(at, label, "wake_hour", slots, options=options, accepted=accepted)


def _day_activity(at: int, label: Label) -> Example:
    slots = {
        **who_of(label),
        "identity": described(NAME, AGE, PRONOUN, label.word("role"), home=HOME),
        "traits": label.word("traits"),
        "goal": "have a good day",
        "when": f"in the {label.word('when')}",
    }
    return chosen(at, label, "day_activity", slots)


def _hour_activity(at: int, label: Label) -> Example:
    slots = {"identity": "", "activity": label.word("plan"), "hour": label.word("hour"), **who_of(label)}
    return chosen(at, label, "hour_activity", slots)


def _steps(at: int, label: Label) -> Example:
    slots = {**who_of(label), "identity": "", "role": "person", "activity": label.word("activity")}
    return chosen(at, label, "steps", slots)


def _emoji(at: int, label: Label) -> Example | None:
    pictures = load_banks(paths.assets() / "banks").emoji
    right = {_bare(char) for char in label.listed("accept")}
    accepted = tuple(place for place, picture in enumerate(pictures) if _bare(picture.char) in right)
    if not accepted:
        return None
    slots = {"activity": label.word("activity")}
    return _example(at, label, "emoji", slots, options=emoji_names(), accepted=accepted)


def _bare(char: str) -> str:
    """Take the variation selector off an emoji."""
    return char.replace("\ufe0f", "")


def _object_state(at: int, label: Label) -> Example:
    slots = {"activity": label.word("activity"), "object": label.word("object")}
    return chosen(at, label, "object_state", slots)


def _mind(label: Label) -> Mind:
    """Give a mind that knows nothing but who and where it is."""
    who = who_of(label)
    home = label.word("home", "") or sector_of(next(iter(_own(label, who["name"])), ""))
    sheet = PersonaSheet(
        who["name"], AGE, who["pronoun"], who["role"], (), "", "", "", 420, 1380, 1080,
        home=f"{home}:bedroom" if home else "", bed=f"{home}:bedroom:bed" if home else "",
        home_places=tuple(_own(label, who["name"])),
    )  # fmt: skip
    return Mind(sheet, MemoryStream(), Places(), Plan())


def _own(label: Label, name: str) -> list[str]:
    """Give the places of an item that belong to its person."""
    return [place for place in label.listed("options") if f":{name}'s " in place]


def _sector(_at: int, label: Label) -> Example:
    call = where.ask_sector(
        _mind(label),
        label.word("activity"),
        label.listed("options"),
        here=label.word("here"),
        priority=Priority.ACT,
    )
    return _placed(call, label)


def _arena(_at: int, label: Label) -> Example:
    call = where.ask_arena(
        _mind(label),
        label.word("activity"),
        label.listed("options"),
        here=label.word("here"),
        priority=Priority.ACT,
    )
    return _placed(call, label)


def _object(_at: int, label: Label) -> Example:
    call = where.ask_object(
        _mind(label), label.word("activity"), label.listed("options"), using="", priority=Priority.ACT
    )
    return _placed(call, label)


def _placed(call: ModelCall, label: Label) -> Example:
    return Example(call, _accepted(label), held=label.split == "held")


def _urgent(at: int, label: Label) -> Example:
    slots = {"doing": label.word("doing"), "event": label.word("event"), **who_of(label)}
    return answered(at, label, "urgent", slots)


def _remedy(at: int, label: Label) -> Example:
    event = f"{wording.with_article(label.word('object'))} is {label.word('state')}"
    return chosen(at, label, "remedy", {"event": event, **who_of(label)})


def _keep(at: int, label: Label) -> Example:
    first, second = label.listed("options")
    return chosen(at, label, "keep", {"first": first, "second": second, "traits": "", **who_of(label)})


def _accept(at: int, label: Label) -> Example:
    return answered(at, label, "accept", {"line": label.word("line"), "reply": label.word("reply")})


def _news(at: int, label: Label) -> Example:
    return answered(at, label, "news", {"line": label.word("line")})


def _pick(at: int, label: Label) -> Example:
    example = chosen(at, label, "pick", {"other": OTHER, "line": label.word("line"), **who_of(label)})
    bias = lines.answer_bias(label.word("line"), label.listed("options"))
    return replace(example, call=replace(example.call, bias=bias))


def _aware(at: int, label: Label) -> Example:
    claim, memory = label.word("claim"), label.word("memory")
    right = (ANSWERS["aware"].index(label.word("answer")),)
    texts = (claim, memory, awareness.masked(claim), awareness.masked(memory))
    near = awareness.nearness(dict(zip(texts, _vectors_of(texts), strict=True)), claim, memory)
    call = replace(awareness.ask(claim, memory, near, sure=False), key=CallKey(NAME, at))
    return Example(call, right, held=label.split == "held")


@cache
def _vectors_of(texts: tuple[str, ...]) -> tuple[bytes, ...]:
    """Give the vectors of texts: the embedder's where it can run, else those of their words."""
    try:
        embedder = _embedder()
    except (SmallvilleError, ImportError, OSError):
        return tuple(vector_of(text) for text in texts)
    return tuple(embedder.vectors(texts))


@cache
def _embedder() -> Embedder:
    """Load the embedder. Raises: SmallvilleError, ImportError, OSError."""
    from ai.runtime.embedder import Embedder

    manifest = models.load_manifest(paths.models())
    entry = manifest.entry(models.Role.EMBEDDER)
    return Embedder(models.path_of(manifest, entry.name), scale=entry.scale, threads=1)


def _talk(at: int, label: Label) -> Example:
    who, other = who_of(label), label.word("other").split(" ", 1)[0]
    example = answered(at, label, "talk", {"other": other, "reason": label.word("between"), **who})
    bias = stances.disturbs(label.word("activity"), label.word("other_activity"))
    return replace(example, call=replace(example.call, bias=bias))


def _stance(at: int, label: Label) -> Example:
    who = who_of(label)
    first, other = who["name"].split(" ", 1)[0], OTHER.split(" ", 1)[0]
    closeness, time = label.word("closeness"), label.word("time")
    proposal = f'{first} and {other} are {closeness}. {other} asks {first}: "{label.word("line")}"'
    reason = f"{first} ({label.word('traits')}) has {time}."
    example = answered(at, label, "stance", {"other": other, "proposal": proposal, "reason": reason, **who})
    return replace(example, call=replace(example.call, bias=stances.leaning(closeness, time)))


def _remembered(at: int, label: Label, kind: str) -> Example:
    """Build a question about statements, put one after the other as sentences."""
    from ai.cognition import reflect

    told = label.listed("memories")
    who = {**who_of(label), "name": label.word("name", _first_name_in(told[0]))}
    return chosen(at, label, kind, {"memories": reflect.sentences(told), **who})


def _first_name_in(text: str) -> str:
    """Give the two words with which a statement begins: whom it is about."""
    return " ".join(text.split()[:2])


def _question(at: int, label: Label) -> Example:
    return _remembered(at, label, "question")


def _insight(at: int, label: Label) -> Example:
    return _remembered(at, label, "insight")


def _evidence(at: int, label: Label) -> Example:
    insight = label.word("insight")
    who = {**who_of(label), "name": _first_name_in(insight)}
    return chosen(at, label, "evidence", {"insight": insight, **who})


def _currently(at: int, label: Label) -> Example:
    return _remembered(at, label, "currently")


def _want(at: int, label: Label) -> Example:
    return _remembered(at, label, "want")


CASES: dict[str, Callable[[int, Label], Example | None]] = {
    "importance": _importance,
    "wake_hour": _wake_hour,
    "day_activity": _day_activity,
    "hour_activity": _hour_activity,
    "steps": _steps,
    "sector": _sector,
    "arena": _arena,
    "object": _object,
    "object_state": _object_state,
    "emoji": _emoji,
    "urgent": _urgent,
    "remedy": _remedy,
    "talk": _talk,
    "stance": _stance,
    "accept": _accept,
    "news": _news,
    "aware": _aware,
    "pick": _pick,
    "keep": _keep,
    "question": _question,
    "insight": _insight,
    "evidence": _evidence,
    "currently": _currently,
    "want": _want,
}
"""How an item becomes a call, by kind."""
