"""The words of the town's things become looks."""

from __future__ import annotations

import tomllib

import pytest

from game import paths
from game.sim.state import ObjectState
from game.view.looks import look_for, look_of

KINDS = tomllib.loads((paths.assets() / "banks" / "objects.toml").read_text("utf-8"))["kind"]
ALL = frozenset((
    "in use", "burning", "leaking", "brewing", "occupied", "dirty", "open", "closed", "on", "broken", "wet",
))  # fmt: skip
FAULTS = {"burning", "leaking", "dirty", "broken", "wet", "open"}
USES = {"in use", "brewing", "occupied", "open", "on", "wet"}
NAMES = [kind["name"] for kind in KINDS]


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_a_thing_at_rest_has_its_plain_look_or_is_closed(kind):
    state = ObjectState(kind["idle"], kind["idle"])
    assert look_of(state, ALL) in ("", "closed")
    assert look_of(state, ALL - {"closed"}) == ""


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_every_use_looks_like_use(kind):
    for phrase in kind["in_use"]:
        assert look_of(ObjectState(phrase, kind["idle"]), ALL) in USES, phrase
        assert look_for(phrase, {"in use", "broken", "dirty", "burning"}) in ("in use", "burning"), phrase


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_every_fault_looks_like_a_fault_and_is_nothing_where_none_is_drawn(kind):
    for phrase in kind["faults"]:
        assert look_of(ObjectState(phrase, kind["idle"], override=phrase), ALL) in FAULTS, phrase


SAID = {
    "a bed": ("being slept in", {"occupied", "dirty"}, "occupied"),
    "a stove on fire": ("burning", {"in use", "burning"}, "burning"),
    "a pot on the stove": ("hot with food cooking on it", {"in use", "burning"}, "in use"),
    "a shower": ("running with hot water", {"in use", "leaking"}, "in use"),
    "a leak": ("leaking water", {"in use", "leaking"}, "leaking"),
    "coffee": ("brewing coffee", {"brewing", "in use"}, "brewing"),
    "coffee without a drawing": ("brewing coffee", {"in use"}, "in use"),
    "a console": ("running a game", {"on"}, "on"),
    "an unheard-of deed": ("being polished with great care", {"in use"}, "in use"),
    "nothing drawn": ("burning", set(), ""),
    "a fault without a drawing": ("torn across the cloth", {"in use"}, ""),
    "switched off": ("switched off", {"on", "in use"}, ""),
    "nobody there": ("unoccupied", {"occupied", "in use"}, ""),
}


@pytest.mark.parametrize(("state", "looks", "wanted"), SAID.values(), ids=SAID)
def test_words_find_their_look(state, looks, wanted):
    assert look_for(state, looks) == wanted
