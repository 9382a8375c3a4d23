"""Load the residents of a town: one TOML sheet each, checked against the map."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from unicodedata import normalize

from ai.mind import PersonaSheet
from game.content.nearest import did_you_mean, folded
from game.content.town_error import AllFaults, FirstFault, ResidentError
from game.content.town_reading import files_in
from game.content.town_sheet import Sheet
from game.world import address as addresses
from game.world.geometry import Tile

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.world.maze import Maze

REQUIRED = (
    "name", "age", "pronoun", "role", "innate", "learned", "currently", "lifestyle", "wake",
    "bed_time", "dinner", "home", "bed", "home_places", "looks",
)  # fmt: skip
"""Keys that every sheet has."""

OPTIONAL = ("workplace", "work_hours", "known_places", "goals", "interests", "relationships", "sprite")
"""Keys that a sheet may have."""

PRONOUNS = ("she", "he", "they")
"""The pronouns that the wording knows."""

MAX_SHEETS = 250
"""Most residents of a town."""

MAX_NAME = 60
"""Most characters of a name."""

BED_KIND = "bed"
"""The kind of object that one sleeps in."""


@dataclass(frozen=True, slots=True)
class Resident:
    """One who lives in the town, as its author wrote it."""

    sheet: PersonaSheet
    spawn: Tile
    """Where the resident begins; from the map's spawn of the same name."""
    sprite: str
    """Name of the sprite; the sheet's file name without ending unless it says otherwise."""
    file: str = ""
    """Name of the sheet's file."""


def load_residents(folder: Path, maze: Maze, faults: FirstFault | None = None) -> dict[str, Resident]:
    """Load every sheet in ``folder/residents`` (or in ``folder`` itself), by name, sorted.

    Raises:
        ResidentError: a sheet is not right, or there is none. With ``AllFaults`` none is raised
            and faulty sheets are left out.
    """
    faults = faults or FirstFault()
    found: dict[str, Resident] = {}
    for file in sheets_of(folder, faults):
        with faults:
            resident = load_resident(file, maze, faults)
            if resident is None:
                continue
            name = resident.sheet.name
            for other in found.values():
                if folded(other.sheet.name) == folded(name):
                    reason = f'"{name}" is also the name in {other.file}'
                    cure = "give each resident a name of its own"
                    raise ResidentError("name-clash", file.name, "name", reason, cure)
            found[name] = resident
    return {name: found[name] for name in sorted(found)}


def sheets_of(folder: Path, faults: FirstFault) -> tuple[Path, ...]:
    """Give the files of the residents of a town, sorted. Raises: ResidentError: there is none."""
    inner = folder / "residents"
    place = inner if inner.is_dir() else folder
    files: tuple[Path, ...] = ()
    with faults:
        try:
            files = tuple(files_in(place, ".toml"))
        except OSError as error:
            reason = f"the folder cannot be read ({error.strerror})"
            cure = "check that you may read it"
            raise ResidentError("no-resident", str(place), "", reason, cure) from error
        if len(files) > MAX_SHEETS:
            reason = f"there are {len(files)} sheets"
            raise ResidentError("too-many", str(place), "", reason, f"{MAX_SHEETS} are the most that is read")
        if not files:
            cure = "put one TOML sheet for each resident there"
            reason = "the folder holds no sheet of a resident"
            raise ResidentError("no-resident", str(place), "", reason, cure)
    return files[:MAX_SHEETS]


def names_in(folder: Path) -> tuple[frozenset[str], bool]:
    """Give the names in the sheets of a town, and whether all could be read; other faults do not matter."""
    faults = AllFaults()
    names = set()
    for file in sheets_of(folder, faults):
        with faults:
            names.add(_name(Sheet(file)))
    return frozenset(names), not faults.found


def load_resident(file: Path, maze: Maze, faults: FirstFault | None = None) -> Resident | None:
    """Load one sheet; None for a faulty one when ``faults`` takes faults down. Raises: ResidentError."""
    faults = faults or FirstFault()
    sheet = Sheet(file)
    sheet.check_keys(REQUIRED, OPTIONAL, faults)
    for check in CHECKS:
        with faults:
            check(sheet, maze)
    with faults:
        return _resident(sheet, file.stem, maze)
    return None


def _resident(sheet: Sheet, stem: str, maze: Maze) -> Resident:
    name = _name(sheet)
    home, bed, home_places = _home(sheet, maze)
    workplace, work_hours = _work(sheet, maze)
    persona = PersonaSheet(
        name=name,
        age=_age(sheet),
        pronoun=_one_of(sheet, "pronoun", PRONOUNS),
        role=sheet.text("role"),
        innate=_some(sheet, "innate"),
        learned=_learned(sheet),
        currently=sheet.text("currently"),
        lifestyle=sheet.text("lifestyle"),
        wake_minute=sheet.minute("wake"),
        bed_minute=_bed_time(sheet),
        dinner_minute=sheet.minute("dinner"),
        home=home,
        bed=bed,
        home_places=home_places,
        workplace=workplace,
        work_hours=work_hours,
        known_places=_known(sheet, maze),
        goals=sheet.texts("goals"),
        interests=tuple(word.lower() for word in sheet.texts("interests")),
        relationships=_relationships(sheet, name),
        looks=sheet.text("looks"),
    )
    return Resident(persona, _spawn(sheet, name, maze), sheet.text("sprite", stem), sheet.file)


def _name(sheet: Sheet) -> str:
    """Give the name in composed form; any script, one word or several."""
    name = normalize("NFC", sheet.text("name"))
    if addresses.SEPARATOR in name or "," in name or len(name) > MAX_NAME:
        cure = f"write at most {MAX_NAME} characters, no colon and no comma"
        raise sheet.fault("name-form", "name", f'"{name[:MAX_NAME]}" cannot be a name', cure)
    return name


def _learned(sheet: Sheet) -> str:
    """Give the paragraph of seed memories; every clause between its semicolons says something."""
    text = sheet.text("learned")
    clauses = [clause.strip(" .") for clause in text.rstrip(" ;").split(";")]
    if not all(clauses):
        raise sheet.fault(
            "learned-clause", "learned", "there is nothing between two semicolons", "remove one of them"
        )
    return text


def _bed_time(sheet: Sheet) -> int:
    bed_time = sheet.minute("bed_time")
    if bed_time == sheet.minute("wake"):
        raise sheet.fault("no-night", "bed_time", "it is the same as wake", "give the night some length")
    return bed_time


def _age(sheet: Sheet) -> int:
    return sheet.number("age", 1, 120)


def _known(sheet: Sheet, maze: Maze) -> tuple[str, ...]:
    return tuple(_place(sheet, "known_places", address, maze) for address in sheet.texts("known_places"))


def _home(sheet: Sheet, maze: Maze) -> tuple[str, str, tuple[str, ...]]:
    """Give the arena of the bed, the bed, and every arena of the home."""
    home = _arena(sheet, "home", sheet.text("home"), maze)
    beds = [thing for thing in maze.objects_in(home) if maze.objects[thing].kind == BED_KIND]
    if not beds and sheet.text("bed") not in maze.objects:
        cure = 'place an object of the kind "bed" in it, or write another home'
        raise sheet.fault("home-no-bed", "home", f'the home "{home}" has no bed', cure)
    return home, _bed(sheet, home, beds, maze), _home_places(sheet, home, maze)


def _bed(sheet: Sheet, home: str, beds: Sequence[str], maze: Maze) -> str:
    bed = sheet.text("bed")
    thing = maze.objects.get(bed)
    if thing is None:
        cure = did_you_mean(bed, beds) or f'write the address of a bed, like "{beds[0]}"'
        raise sheet.fault("unknown-bed", "bed", f'the map has no object "{bed}"', cure)
    if thing.kind != BED_KIND:
        raise sheet.fault("no-bed", "bed", f'"{bed}" is a {thing.kind}', "write the address of a bed")
    if addresses.parent(bed) != home:
        reason = f'the bed does not stand in the home "{home}"'
        raise sheet.fault("bed-elsewhere", "bed", reason, "mend home or bed")
    return bed


def _home_places(sheet: Sheet, home: str, maze: Maze) -> tuple[str, ...]:
    places = tuple(_arena(sheet, "home_places", place, maze) for place in _some(sheet, "home_places"))
    if home not in places:
        raise sheet.fault("home-places", "home_places", f'the home "{home}" is not among them', "add it")
    return places


def _work(sheet: Sheet, maze: Maze) -> tuple[str, tuple[int, int]]:
    """Give workplace and hours: both or none."""
    if sheet.has("workplace") != sheet.has("work_hours"):
        missing = "work_hours" if sheet.has("workplace") else "workplace"
        raise sheet.fault("half-work", missing, "workplace and work_hours need each other", "add this key")
    if not sheet.has("workplace"):
        return "", (0, 0)
    return _arena(sheet, "workplace", sheet.text("workplace"), maze), sheet.span("work_hours")


def _arena(sheet: Sheet, key: str, address: str, maze: Maze) -> str:
    if address not in maze.arenas:
        cure = did_you_mean(address, maze.arenas) or f'write an arena like "{next(iter(maze.arenas), "")}"'
        raise sheet.fault("unknown-arena", key, f'the map has no arena "{address}"', cure)
    return address


def _place(sheet: Sheet, key: str, address: str, maze: Maze) -> str:
    if address not in maze.arenas and address not in maze.sectors():
        cure = did_you_mean(address, (*maze.arenas, *maze.sectors())) or "mend the address"
        raise sheet.fault("unknown-place", key, f'the map has no sector or arena "{address}"', cure)
    return address


def _relationships(sheet: Sheet, name: str) -> tuple[tuple[str, str], ...]:
    pairs = tuple(sorted((normalize("NFC", other), text) for other, text in sheet.pairs("relationships")))
    for index, (other, _) in enumerate(pairs):
        if other == name:
            raise sheet.fault(
                "self-relation", "relationships", f'"{name}" is related to itself', "remove that line"
            )
        if index and pairs[index - 1][0] == other:
            raise sheet.fault("twice", "relationships", f'"{other}" stands twice', "keep one of the two")
    return pairs


def _spawn(sheet: Sheet, name: str, maze: Maze) -> Tile:
    """Give the tile of the map's spawn of this name."""
    if name in maze.spawns:
        return maze.spawns[name]
    near = did_you_mean(name, maze.spawns)
    cure = f"{near} " if near else ""
    cure += 'Add a rectangle of this name and the role "resident" to the layer "spawns"'
    raise sheet.fault("no-spawn", "name", f'the map has no spawn for "{name}"', cure)


def _one_of(sheet: Sheet, key: str, allowed: tuple[str, ...]) -> str:
    value = sheet.text(key)
    if value not in allowed:
        raise sheet.fault("one-of", key, f'the value is "{value}"', f"write one of {', '.join(allowed)}")
    return value


def _some(sheet: Sheet, key: str) -> tuple[str, ...]:
    values = sheet.texts(key)
    if not values:
        raise sheet.fault("list-empty", key, "the list is empty", "write at least one entry")
    return values


Check = Callable[[Sheet, "Maze"], object]

CHECKS: tuple[Check, ...] = (
    lambda sheet, maze: _spawn(sheet, _name(sheet), maze),
    lambda sheet, _: _age(sheet),
    lambda sheet, _: _one_of(sheet, "pronoun", PRONOUNS),
    lambda sheet, _: sheet.text("role"),
    lambda sheet, _: _some(sheet, "innate"),
    lambda sheet, _: _learned(sheet),
    lambda sheet, _: sheet.text("currently"),
    lambda sheet, _: sheet.text("lifestyle"),
    lambda sheet, _: _bed_time(sheet),
    lambda sheet, _: sheet.minute("dinner"),
    _home,
    _work,
    _known,
    lambda sheet, _: sheet.texts("goals"),
    lambda sheet, _: sheet.texts("interests"),
    lambda sheet, _: _relationships(sheet, _name(sheet)),
    lambda sheet, _: sheet.text("looks"),
)
"""One look at each thing that a sheet says, so that a fault in one hides none in another."""
