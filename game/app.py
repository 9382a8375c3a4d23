"""The composition root: the only file that knows every part of the game.

It finds the assets, makes or opens a town, gives it a model (or rules, where none can run) and
hands it to whoever asked: the window, the command line, a test.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from importlib import metadata
from typing import TYPE_CHECKING

from ai.gametime import format_when, seconds_at
from game import answerers, paths, towns
from game import settings as settings_file
from game.persist import archive, banksfile, names, slots
from game.persist import header as headers
from game.persist.errors import SaveError
from game.persist.header import Header, Stretch
from game.persist.recording import Recording
from game.persist.savefile import Slot
from game.session.replay import ReplaySession
from game.session.resume import resume
from game.session.rules import RULES_VERSION
from game.session.session import Pace, Session
from game.session.tape import Tape
from game.sim.commands import SetMethods
from game.sim.control import TWO_METHODS
from game.sim.start import new_state
from game.sim.state import SimState

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.answerers import Answerer
    from game.content.residents import Resident
    from game.settings import Settings

PACKAGES = ("smallville", "faiss-cpu", "numpy", "msgpack", "llama-cpp-python")
"""Packages whose versions a save notes."""

NEW_NAME = "town"
"""How a town is called that is started from the title menu, with a number behind it."""


@dataclass(frozen=True, slots=True)
class SavedTown:
    """One line of the list of saves. ``trouble`` says why it cannot be opened; empty for none."""

    name: str
    seconds: int
    residents: tuple[str, ...]
    trouble: str = ""
    town: str = ""
    """What the save notes about where its town lies."""


Place = towns.Place
ListedTown = towns.ListedTown
list_towns = towns.list_towns
listed_town = towns.listed_town
load_place = towns.load_place
choose_residents = towns.choose_residents
"""What the game knows of towns; ``game.towns`` holds it."""


def list_saves() -> tuple[SavedTown, ...]:
    """Give the saves, the most recently played first."""
    return tuple(
        SavedTown(one.name, seconds_at(one.tick), one.residents, one.trouble, one.town)
        for one in slots.listed(paths.saves())
    )


def is_saved(name: str) -> bool:
    """Say whether there is a save of this name. Raises: SaveError: it is no name of a save."""
    return slots.exists(paths.saves(), name)


def new_game(
    name: str,
    *,
    residents: Sequence[str] = (),
    seed: int | None = None,
    pace: str = "free",
    model: str | None = None,
    town: str = paths.TOWN,
    norms: bool = True,
) -> Session:
    """Start a town: all its residents unless some are named, a chance seed unless one is given.

    Without ``norms`` the town enforces no opening hours, privacy or capacity, as the paper's did.

    ``model`` is a name of the manifest, a path, "rules" or "scripted"; None is the default. Where
    no model can run, the town lives by rules and a notice says so.

    Raises:
        SmallvilleError: the name is taken, a resident unknown, a file wrong.
    """
    place = load_place(town)
    chosen = choose_residents(place, residents)
    if is_saved(name):
        raise SaveError(paths.saves() / name, "a save of this name exists", "choose another name, or open it")
    seed = secrets.randbelow(2**31) if seed is None else seed
    answerer = answerers.of_new_town(model, settings_file.load(settings_file.path()))
    try:
        state = new_state(place.scene, chosen, seed, answerer.methods, norms=norms)
        header = Header(
            name=names.checked(name),
            stretches=(Stretch(state.tick, 0, RULES_VERSION, banksfile.digest_of(place.scene.banks)),),
            seed=seed,
            pace=pace,
            town=place.name,
            residents=tuple(chosen),
            digests=place.digests(chosen),
            packages=_versions(),
        )
        folder = slots.create(
            paths.saves(), answerers.into(header, answerer), state, SimState, banks=place.scene.banks
        )
        return _session(Slot(folder, SimState), place, answerer, Pace(pace))
    except BaseException:
        answerer.oracle.close()
        raise


def open_game(
    name: str,
    *,
    pace: str | None = None,
    model: str | None = None,
    strict: bool = False,
    town: str = "",
) -> Session:
    """Go on with a save, under its own model unless ``model`` names the same one in another place.

    ``strict`` makes a model that the save was made with and that cannot run an error; else the
    town goes on by rules and a notice says so. ``town`` says where the save's town lies now, which
    the save notes.

    Raises:
        SmallvilleError: the save, the town's files or the model do not allow it.
    """
    slot = Slot(slots.folder_of(paths.saves(), name), SimState)
    try:
        place = towns.load_saved(slot.header.town, town)
        _check_map(slot.folder, slot.header, place)
        if place.name != slot.header.town:
            slot.rewrite_header(replace(slot.header, town=place.name))
        settings = settings_file.load(settings_file.path())
        answerer = answerers.of_save(slot.header, slot.folder, model, settings, strict=strict)
    except BaseException:
        slot.close()
        raise
    try:
        return _session(slot, place, answerer, Pace(pace or slot.header.pace))
    except BaseException:
        answerer.oracle.close()
        slot.close()
        raise


def open_recording(name: str, town: str = "") -> tuple[Recording, Place]:
    """Give what a save has recorded, and its town, which may lie in ``town`` now. Raises: SmallvilleError."""
    recording = Recording(slots.folder_of(paths.saves(), name), SimState)
    place = towns.load_saved(recording.header.town, town)
    _check_map(recording.folder, recording.header, place)
    return recording, place


def open_replay(name: str, town: str = "") -> ReplaySession:
    """Open a save as a recording, from its beginning, without any model. Raises: SmallvilleError."""
    recording, place = open_recording(name, town)
    return ReplaySession(place.scene, recording, place.file, _known(place, recording.header.residents))


def fork(name: str, new: str, tick: int, town: str = "") -> int:
    """Make the save ``new``, which is ``name`` up to ``tick``; give the tick. Raises: SmallvilleError."""
    recording, place = open_recording(name, town)
    if tick > recording.end_tick:
        end = format_when(seconds_at(max(recording.end_tick, 0)))
        raise SaveError(recording.folder, f'it only reaches to "{end}"', "choose an earlier --at")
    tape = Tape(place.scene, recording, recording.load(tick))
    tape.play_to(tick)
    header = headers.renamed(recording.header, names.checked(new))
    kept = tuple(stretch for stretch in header.stretches if stretch.tick <= tick)
    header = replace(header, stretches=kept)
    folder = slots.copy_beginning(paths.saves(), recording, tick, tape.number, header=header)
    slot = Slot(folder, SimState)
    try:
        slot.save(tick, tape.round, tape.state)
    finally:
        slot.close()
    return tick


def export(name: str, file: Path) -> None:
    """Write a save into one compressed file. Raises: SmallvilleError."""
    archive.export(Recording(slots.folder_of(paths.saves(), name), SimState), file)


def import_(file: Path, name: str = "") -> str:
    """Make a save of a file that ``export`` wrote, and give its name. Raises: SmallvilleError."""
    return archive.import_(paths.saves(), file, name, SimState)


class GameLauncher:
    """What the window's title screen can start."""

    def __init__(self, settings: Settings, town: str = paths.TOWN) -> None:
        """Start towns as ``settings`` have it; ``town`` unless another one is chosen."""
        self._settings = settings
        self.town = town

    @property
    def slow_far(self) -> bool:
        """Say whether residents whom the player does not see think less often."""
        return self._settings.far == settings_file.SLOW

    def list_saves(self) -> tuple[SavedTown, ...]:
        """Give the saves that can be opened, the most recently played first."""
        return tuple(one for one in list_saves() if not one.trouble)

    def list_towns(self) -> tuple[ListedTown, ...]:
        """Give the towns to choose from; the one that was asked for first when it lies elsewhere."""
        found = list_towns()
        if any(self.town == one.name for one in found):
            return found
        return (listed_town(self.town), *found)

    def free_name(self) -> str:
        """Give a name for a new town that no save has."""
        number = 1
        while is_saved(f"{NEW_NAME}-{number}"):
            number += 1
        return f"{NEW_NAME}-{number}"

    def name_trouble(self, name: str) -> str:
        """Say in one sentence why a new town cannot be called so; empty for a name that is free."""
        try:
            taken = is_saved(name)
        except SaveError as error:
            return str(error)
        return f'There is a town called "{name}" already: choose another name.' if taken else ""

    def new(
        self, town: str = "", residents: Sequence[str] = (), *, norms: bool = True, name: str = ""
    ) -> Session:
        """Start a new town, with everybody unless some are named, under a free name unless one is given.

        Raises:
            SmallvilleError: the town cannot be played, or the name is taken.
        """
        return new_game(
            name or self.free_name(),
            town=town or self.town,
            residents=residents,
            pace=self._settings.pace,
            norms=norms,
        )

    def open(self, name: str) -> Session:
        """Go on with a save. Raises: SmallvilleError."""
        return open_game(name, pace=self._settings.pace)

    def replay(self, name: str) -> ReplaySession:
        """Open a save as a recording. Raises: SmallvilleError."""
        return open_replay(name)


class OneReplay(GameLauncher):
    """A launcher that offers one recording only."""

    def __init__(self, settings: Settings, name: str, town: str = "") -> None:
        """Offer the save ``name``, whose town may lie in ``town`` now."""
        super().__init__(settings)
        self._name, self._lies = name, town

    def list_saves(self) -> tuple[SavedTown, ...]:
        """Give the one save."""
        return tuple(one for one in super().list_saves() if one.name == self._name)

    def replay(self, name: str) -> ReplaySession:
        """Open the save as a recording. Raises: SmallvilleError."""
        return open_replay(name, self._lies)


def _session(slot: Slot, place: Place, answerer: Answerer, pace: Pace) -> Session:
    resumed = resume(slot, place.scene)
    header = slot.header
    if not header.model and answerer.model:
        slot.rewrite_header(answerers.into(header, answerer))
    session = Session(
        scene=place.scene,
        state=resumed.state,
        slot=slot,
        oracle=answerer.oracle,
        pace=pace,
        town_file=place.file,
        residents=_known(place, header.residents),
        round_number=resumed.round,
    )
    if answerer.notice:
        session.notices.append(answerer.notice)
    if changed := _changed_methods(answerer, resumed.state):
        session.give(SetMethods(changed))
    return session


def _changed_methods(answerer: Answerer, state: SimState) -> tuple[tuple[str, str], ...]:
    """Give the methods in which the model's profile differs from the run, for the kinds that have two."""
    wanted = ((kind, answerer.methods.get(kind, "")) for kind in TWO_METHODS)
    return tuple((kind, method) for kind, method in wanted if method and state.methods.get(kind) != method)


def _known(place: Place, names: Sequence[str]) -> dict[str, Resident]:
    """Give the residents of a save as the town's files have them."""
    return {name: place.residents[name] for name in names if name in place.residents}


def _check_map(folder: Path, header: Header, place: Place) -> None:
    if header.digests.get("map") != place.file.digest:
        reason = f"it was made on another map than the one in {towns.shown(place.folder)}"
        raise SaveError(folder, reason, "put that map back, or start a new town")
    if gone := [name for name in header.residents if name not in place.residents]:
        reason = f"{', '.join(gone)} no longer lives in {towns.shown(place.folder)}"
        raise SaveError(folder, reason, "put that file back into its residents folder, or start a new town")


def _versions() -> dict[str, str]:
    """Give the installed version of each package that a save notes."""
    found = {}
    for name in PACKAGES:
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return found
