"""Which of its looks a thing has: the words of its state, turned into one of the drawn looks.

The words are the town's own (``assets/banks/objects.toml``) and whatever a mind makes of them, so
the table goes by single words and always ends somewhere: in the look of use, or the plain one.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from game.sim.state import ObjectState

PLAIN = ""
"""The look of a thing at rest."""

_WORD = re.compile(r"[a-z]+")

USE = ("in use", "on", "open", "occupied", "brewing", "burning")
"""The look of something that is used in no particular way, the best first."""

TABLE: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (
        ("burning", "fire", "flames", "smoke", "smoking", "overheated", "scorched", "charred"),
        ("burning", "broken", "on"),
    ),
    (
        ("leaking", "dripping", "overflowing", "clogged", "flooded", "burst"),
        ("leaking", "wet", "broken", "dirty"),
    ),
    (("wet", "soaked", "spilled", "damp"), ("wet", "dirty", "leaking")),
    (
        (
            "broken", "wobbling", "hanging", "error", "frozen", "collapsed", "knocked", "missing",
            "snapped", "cracked", "toppled", "torn", "jammed", "fallen", "shrieking", "gas", "rolling",
            "legs", "tune", "short", "cold", "blocked", "smashed",
        ),
        ("broken", "dirty", "leaking"),
    ),
    (
        (
            "dirty", "sticky", "littered", "weeds", "wilting", "moths", "messy", "filthy", "stained",
            "half", "unmade", "dusty",
        ),
        ("dirty", "broken"),
    ),
    (("brewing", "brewed", "espresso", "steaming"), ("brewing", "in use", "on")),
    (
        ("slept", "occupied", "taken", "sat", "lain", "resting", "sleeper"),
        ("occupied", "in use"),
    ),
    (("watered", "running", "scrubbed", "washed"), ("in use", "wet", "on", "open")),
    (("open", "opened", "searched", "sorted", "picked"), ("open", "in use")),
    (("screen", "stream", "voice", "lit", "game", "switched on"), ("on", "in use")),
    (("closed", "shut"), ("closed", PLAIN)),
)  # fmt: skip
"""Words of a state, and the looks that show it, the best first; the first line that fits counts."""

REST_WORDS = ("off", "unoccupied", "empty", "free", "idle", "tidy", "clear", "silent", "unattended", "neatly")
"""Words that say that nothing is going on, whatever else is said."""


def look_of(thing: ObjectState, looks: Collection[str]) -> str:
    """Give the look, one of ``looks`` or the plain one, that shows the state of ``thing``."""
    at_rest = thing.state == thing.rest and not thing.override
    if at_rest:
        return "closed" if "closed" in looks and "closed" in _words(thing.state) else PLAIN
    return look_for(thing.state, looks)


def look_for(state: str, looks: Collection[str]) -> str:
    """Give the look, one of ``looks`` or the plain one, for the words of a state.

    Words that nobody has drawn look like use: something is being done with the thing.
    """
    if not looks:
        return PLAIN
    said = _words(state)
    for words, wanted in TABLE:
        if any(word in said for word in words):
            found = _first(wanted, looks)
            return found if found is not None else _used(looks, wanted)
    if any(word in said for word in REST_WORDS):
        return PLAIN
    return _first(USE, looks) or PLAIN


def _used(looks: Collection[str], wanted: Sequence[str]) -> str:
    """Give the look of use for a thing whose own look is not drawn, if its words mean use."""
    return _first(USE, looks) or PLAIN if wanted[-1] in USE else PLAIN


def _words(state: str) -> frozenset[str]:
    return frozenset(_WORD.findall(state.casefold()))


def _first(wanted: Sequence[str], looks: Collection[str]) -> str | None:
    """Give the first of ``wanted`` that is drawn; the plain look always is."""
    return next((look for look in wanted if look in looks or not look), None)
