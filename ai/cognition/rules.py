"""What is decided by rule, without a model: event triples, pictures, states, who is shunned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai import gametime
from ai.mind import EventTriple
from ai.prompts import placing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ai.banks import Banks, Emoji, ObjectKind
    from ai.cognition.context import Context
    from ai.mind import Mind

IN_USE = "in use"
"""The state of a used thing whose kind the bank does not know."""

IDLE = "idle"
"""The state at rest of a thing whose kind the bank does not know."""

PLAIN_EMOJI = "💭"
"""Shown when nothing fits."""

SLEEP_EMOJI = "💤"
"""Shown above those who sleep."""

_PREPOSITIONS = frozenset(
    ("for", "with", "at", "in", "on", "from", "by", "into", "about", "to", "after", "before", "through")
)

_PARTICLES = frozenset(("up", "out", "down", "off", "over", "away"))
"""Words that belong to the verb before them: "set up"."""


def overlap(text: str, other: str) -> int:
    """Count the telling words that two texts share, whatever their endings."""
    found = placing.content(other)
    return sum(1 for word in placing.content(text) if word in found)


def event_of(name: str, activity: str) -> EventTriple:
    """Give the event triple of an activity in the infinitive: its verb and what follows directly."""
    parts = activity.split()
    if not parts:
        return EventTriple(name, "be", "here")
    verb = 2 if len(parts) > 2 and parts[1] in _PARTICLES else 1
    rest: list[str] = []
    for word in parts[verb:]:
        if rest and word.lower() in _PREPOSITIONS:
            break
        rest.append(word)
    return EventTriple(name, " ".join(parts[:verb]), " ".join(rest))


def emoji_of(activity: str, emoji: Iterable[Emoji]) -> str:
    """Give the picture whose whole name occurs in the activity; a thought bubble for none."""
    said = placing.content(activity)
    best, char = 0, PLAIN_EMOJI
    for picture in emoji:
        name = placing.content(picture.name)
        if len(name) > best and all(word in said for word in name):
            best, char = len(name), picture.char
    return char


def state_by_rule(kind: ObjectKind | None, activity: str) -> str:
    """Give the state of a thing while used: the in-use state that says most of the activity."""
    if kind is None or not kind.in_use:
        return IN_USE
    scored = [(-overlap(state, activity), place) for place, state in enumerate(kind.in_use)]
    return kind.in_use[min(scored)[1]]


def is_at_rest(name: str, state: str, banks: Banks) -> bool:
    """Tell whether nothing goes on with the object called ``name``."""
    kind = placing.kind_of(name, banks.kinds)
    return state == (IDLE if kind is None else kind.idle)


def is_usual(name: str, state: str, banks: Banks) -> bool:
    """Tell whether an object's state is one of everyday life: at rest or in ordinary use."""
    kind = placing.kind_of(name, banks.kinds)
    return state in ((IDLE, IN_USE) if kind is None else (kind.idle, *kind.in_use))


def is_shunned(mind: Mind, place: str, now: int) -> bool:
    """Tell whether a place, or what it lies in, has turned the resident away a short while ago."""
    return any(
        until > now and (place == shunned or place.startswith(f"{shunned}:"))
        for shunned, until in mind.shunned
    )


def is_closed(mind: Mind, context: Context, arena: str, moment: int) -> bool:
    """Tell whether a posted hour keeps the resident out of an arena at game second ``moment``.

    Those who live or work there have the key.
    """
    sheet = mind.sheet
    if arena not in context.hours or arena == sheet.workplace or arena in sheet.home_places:
        return False
    opens, closes = context.hours[arena]
    minute = gametime.minute_of_day(moment)
    return not (opens <= minute < closes if opens <= closes else minute >= opens or minute < closes)


def open_to(mind: Mind, context: Context, moment: int) -> dict[str, tuple[str, ...]]:
    """Give the known tree as arena -> object names, sorted, as it is open at game second ``moment``.

    Left out is what has turned the resident away a short while ago, and what is closed then.
    """
    now = context.now
    return {
        arena: tuple(
            name
            for name in sorted(mind.places.arenas[arena])
            if not mind.shunned or not is_shunned(mind, f"{arena}:{name}", now)
        )
        for arena in sorted(mind.places.arenas)
        if not is_closed(mind, context, arena, moment)
        and (not mind.shunned or not is_shunned(mind, arena, now))
    }
