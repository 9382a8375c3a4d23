"""The towns that can be played: find, check and open one; part of the composition root.

A town is a folder with a map and sheets of residents. Those below ``assets/maps`` go by the name of
their folder, any other by its path; a save notes the one or the other.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from ai.errors import SmallvilleError
from ai.mind import PersonaSheet
from ai.prompts import catalog as catalogs
from game import paths
from game.content.banks import load_banks
from game.content.lint import check
from game.content.nearest import folded
from game.content.residents import Resident
from game.content.tiled import TownFile
from game.content.town_error import TownError
from game.persist import codec
from game.persist.errors import printable
from game.sim.state import Scene

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ai.banks import Banks


LONGEST_SHOWN = 200
"""Most characters of a wrong name that a message repeats."""


class TownsError(SmallvilleError):
    """A town that is not there or cannot be played, or residents that nobody can mean."""


@dataclass(frozen=True, slots=True)
class ListedTown:
    """One town to choose. ``trouble`` says in one sentence why it cannot be played; empty for none."""

    name: str
    """What ``--town`` takes."""
    folder: Path
    title: str
    residents: tuple[str, ...] = ()
    trouble: str = ""
    people: tuple[Resident, ...] = ()
    """Who lives there, in the order of ``residents``."""


@dataclass(frozen=True)
class Place:
    """A town as its files have it."""

    name: str
    """What a save notes."""
    folder: Path
    scene: Scene
    file: TownFile
    residents: dict[str, Resident]

    def digests(self, chosen: Mapping[str, Resident]) -> dict[str, bytes]:
        """Give what a save notes about the files that it was made from."""
        sheets = codec.pack({name: one.sheet for name, one in chosen.items()}, dict[str, PersonaSheet])
        return {
            "map": self.file.digest,
            "prompts": catalogs.digest(),
            "residents": blake2b(sheets, digest_size=16).digest(),
        }


def maps() -> Path:
    """Give the folder of the towns that come with the game."""
    return paths.assets() / "maps"


def find_town(town: str) -> Path:
    """Give the folder of a town that is meant by its name below ``assets/maps`` or by its path.

    Raises:
        TownsError: there is no such folder.
    """
    network = town.startswith(("\\\\", "//"))
    if town.strip() and "\0" not in town and not network:
        with suppress(OSError, RuntimeError, ValueError):  # too long, in a circle, nobody's home
            if (folder := _meant(town)) is not None:
                return folder
    there = _shipped()
    asked = town if len(town) <= LONGEST_SHOWN else f"{town[:LONGEST_SHOWN]}..."
    reason = f'there is no town "{printable(asked)}"'
    choose = f"choose one of {', '.join(there)}, or " if there else ""
    raise TownsError(f"{reason}: {choose}give the path of a folder with a map")


def _meant(town: str) -> Path | None:
    """Give the folder that is called so or lies there; None for none."""
    shipped = maps() / town
    if Path(town).name == town and town not in (".", "..") and shipped.is_dir():
        return shipped
    folder = Path(town).expanduser()
    if folder.is_file() and folder.suffix.lower() == ".tmx":
        folder = folder.parent
    return folder.resolve() if folder.is_dir() else None


def name_of(folder: Path) -> str:
    """Give what ``--town`` takes for a folder, and what a save notes."""
    return folder.name if folder.parent.resolve() == maps().resolve() else str(folder.resolve())


def list_towns() -> tuple[ListedTown, ...]:
    """Give the towns below ``assets/maps``, the default one first, then by title."""
    found = [_listed(maps() / name) for name in _shipped()]
    return tuple(sorted(found, key=lambda one: (one.name != paths.TOWN, one.title, one.name)))


def listed_town(town: str) -> ListedTown:
    """Give one town as the list has it. Raises: TownsError: there is no such folder."""
    return _listed(find_town(town))


def load_place(town: str) -> Place:
    """Read and check the files of a town; a town with an error is not opened. Raises: SmallvilleError."""
    folder = find_town(town)
    banks = load_banks(paths.assets() / "banks")
    try:
        file, residents = check.load_checked(folder, known_things(banks))
    except TownError as error:
        message = f"{error}; run: smallville lint-town {shown(folder)} for all"
        raise TownsError(message) from error
    return Place(name_of(folder), folder, Scene(file.maze, banks), file, residents)


def load_saved(noted: str, now: str = "") -> Place:
    """Read and check the town of a save, which notes where it lay; ``now`` is where it lies now.

    Raises:
        SmallvilleError: it is not there or cannot be played.
    """
    if not now:
        try:
            find_town(noted)
        except TownsError as error:
            reason = f'the save lives in the town "{printable(noted[:LONGEST_SHOWN])}", which is not there'
            command = "smallville run --headless --save NAME --town PATH"
            cure = f"put that folder back, or go on once with: {command}"
            raise TownsError(f"{reason}: {cure}") from error
    return load_place(now or noted)


def known_things(banks: Banks | None = None) -> check.Known:
    """Give what towns are held against. Raises: SmallvilleError: the banks cannot be read."""
    banks = banks or load_banks(paths.assets() / "banks")
    kinds = frozenset(kind.name for kind in banks.kinds)
    return check.Known(kinds, check.people_in(paths.assets() / "sprites"))


def shown(folder: Path) -> str:
    """Give a folder as one types it on the command line."""
    name = name_of(folder)
    return f'"{name}"' if " " in name else name


def choose_residents(place: Place, wanted: Sequence[str]) -> dict[str, Resident]:
    """Give the residents meant by full or first names, sorted by name; all for none.

    Raises:
        TownsError: nobody, or more than one, is called so.
    """
    chosen = []
    for asked in wanted:
        found = named(asked, tuple(place.residents))
        if len(found) != 1:
            known = ", ".join(place.residents)
            reason = (
                f'nobody in {place.name} is called "{asked}"'
                if not found
                else f'"{asked}" may be {" or ".join(found)}'
            )
            raise TownsError(f"{reason}: choose from {known}")
        chosen += found
    return {name: place.residents[name] for name in sorted(set(chosen) or place.residents)}


def named(asked: str, names: Sequence[str]) -> list[str]:
    """Give the names that are meant by a full or first name, however capitals and accents are coded."""
    said = folded(asked)
    whole = [name for name in names if folded(name) == said]
    return whole or [name for name in names if folded(name.split()[0]) == said]


def _shipped() -> list[str]:
    """Give the names of the folders below ``assets/maps`` that hold a map, sorted."""
    if not maps().is_dir():
        return []
    return sorted(
        folder.name
        for folder in maps().iterdir()
        if folder.is_dir() and not folder.name.startswith(".") and any(folder.glob("*.tmx"))
    )


def _listed(folder: Path) -> ListedTown:
    """Look a town over; once in this process unless one of its files has changed."""
    stamp = _stamp(folder)
    if (known := _LISTED.get(folder)) is None or known[0] != stamp:
        known = _LISTED[folder] = stamp, _looked_over(folder)
    return known[1]


def _looked_over(folder: Path) -> ListedTown:
    try:
        title, residents = check.glance(folder, known_things())
    except TownError as error:
        plain = folder.name.replace("_", " ").title()
        return ListedTown(name_of(folder), folder, plain, trouble=str(error))
    return ListedTown(name_of(folder), folder, title, tuple(residents), people=tuple(residents.values()))


_LISTED: dict[Path, tuple[object, ListedTown]] = {}
"""The towns that were looked over, with what their files were like then."""


def _stamp(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """Give what changes when a map, a tileset, a sheet of a resident, a bank or a folder of pictures does."""
    looked = [folder, folder / "residents", paths.assets() / "sprites", paths.assets() / "banks"]
    files = [*looked, *(file for place in looked for file in place.glob("*") if file.suffix != ".png")]
    files += (paths.assets() / "sprites").glob("*/")
    found = []
    for file in sorted(set(files)):
        with suppress(OSError):
            about = file.stat()
            found.append((str(file), about.st_mtime_ns, about.st_size))
    return tuple(found)
