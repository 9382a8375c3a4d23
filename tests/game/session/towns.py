"""The real town, loaded once, and sessions in it that are answered by script."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from ai.runtime.scripted import ScriptedOracle
from game import answerers, app, paths
from game.persist import slots
from game.persist.banksfile import digest_of
from game.persist.header import Header, Stretch
from game.persist.recording import Recording
from game.persist.savefile import Slot
from game.session.resume import resume
from game.session.rules import RULES_VERSION
from game.session.session import Pace, Session
from game.sim.start import new_state
from game.sim.state import SimState

if TYPE_CHECKING:
    from pathlib import Path

MORNING = 6 * 360 + 10
"""A tick at which the first have got up."""


@cache
def place() -> app.Place:
    """Give the town of the game with the paper's three: what is tested here needs no crowd."""
    whole = app.load_place(paths.TOWN)
    three = app.choose_residents(whole, ["Isabella Rodriguez", "Klaus Mueller", "Maria Lopez"])
    return replace(whole, residents=three)


def fresh() -> SimState:
    """Give the state before the first tick."""
    return new_state(place().scene, place().residents, 1, {})


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def begin(folder: Path, name: str = "demo") -> None:
    """Make a slot of a new run."""
    state = fresh()
    header = Header(
        name, (Stretch(-1, 0, RULES_VERSION, digest_of(place().scene.banks)),), 1, "free", paths.TOWN, tuple(state.minds),
        digests=place().digests(place().residents), model=answerers.SCRIPTED, embedder=answerers.SCRIPTED,
    )  # fmt: skip
    slots.create(folder, header, state, SimState, banks=place().scene.banks)


def live(
    folder: Path, *, name: str = "demo", pace: Pace = Pace.ATTENTIVE, oracle=None, clock=None, scene=None
) -> Session:
    """Open a slot that ``begin`` made and let it go on."""
    slot = Slot(folder / name, SimState)
    scene = scene or place().scene
    resumed = resume(slot, scene)
    return Session(
        scene=scene,
        state=resumed.state,
        slot=slot,
        oracle=oracle or ScriptedOracle(),
        pace=pace,
        town_file=place().file,
        residents=place().residents,
        round_number=resumed.round,
        clock=clock or Clock(),
    )


def recording(folder: Path, name: str = "demo") -> Recording:
    """Give what a slot has recorded."""
    return Recording(folder / name, SimState)
