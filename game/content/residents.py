"""Load the residents of a town: one TOML sheet each, checked against the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from unicodedata import normalize

from ai.mind import PersonaSheet
from game.content.town_error import ResidentError
from game.content.town_sheet import Sheet
from game.world import address as addresses
from game.world.geometry import Tile

if TYPE_CHECKING:
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


def load_residents(folder: Path, maze: Maze) -> dict[str, Resident]:
    """Load every sheet in ``folder/residents`` (or in ``folder`` itself), by name, sorted.

    Raises:
        ResidentError: a sheet is not right, or there is none.
    """
    inner = folder / "residents"
    place = inner if inner.is_dir() else folder
    files = sorted(place.glob("*.toml"))
    if not files:
        cure = "put one TOML sheet for each resident there"
        raise ResidentError("no-resident", str(place), "", "the folder holds no sheet of a resident", cure)
    found: dict[str, Resident] = {}
    written: dict[str, str] = {}
    taken: dict[Tile, str] = {}
    for file in files:
        resident = load_resident(file, maze)
        name = resident.sheet.name
        if name in found:
            reason = f'"{name}" is also the name in {written[name]}'
            raise ResidentError(
                "name-clash", file.name, "name", reason, "give each resident a name of its own"
            )
        if resident.spawn in taken:
            reason = f'"{name}" begins on the same tile as "{taken[resident.spawn]}"'
            raise ResidentError(
                "spawn-shared", file.name, "name", reason, "move one of the two spawns on the map"
            )
        found[name], written[name], taken[resident.spawn] = resident, file.name, name
    return {name: found[name] for name in sorted(found)}


def load_resident(file: Path, maze: Maze) -> Resident:
    """Load one sheet. Raises: ResidentError."""
    sheet = Sheet(file)
    sheet.check_keys(REQUIRED, OPTIONAL)
    name = _name(sheet)
    home, bed, home_places = _home(sheet, maze)
    workplace, work_hours = _work(sheet, maze)
    known = tuple(_place(sheet, "known_places", address, maze) for address in sheet.texts("known_places"))
    persona = PersonaSheet(
        name=name,
        age=sheet.number("age", 1, 120),
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
        known_places=known,
        goals=sheet.texts("goals"),
        interests=tuple(word.lower() for word in sheet.texts("interests")),
        relationships=_relationships(sheet, name),
        looks=sheet.text("looks"),
    )
    return Resident(persona, _spawn(sheet, name, maze), sheet.text("sprite", file.stem))


def _name(sheet: Sheet) -> str:
    """Give the name in composed form; any script, one word or several."""
    name = normalize("NFC", sheet.text("name"))
    if addresses.SEPARATOR in name or len(name) > MAX_NAME:
        cure = f"write at most {MAX_NAME} characters and no colon"
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


def _home(sheet: Sheet, maze: Maze) -> tuple[str, str, tuple[str, ...]]:
    """Give the arena of the bed, the bed, and every arena of the home."""
    home = _arena(sheet, "home", sheet.text("home"), maze)
    bed = sheet.text("bed")
    thing = maze.objects.get(bed)
    if thing is None:
        raise sheet.fault(
            "unknown-bed", "bed", f'the map has no object "{bed}"', "write the address of a bed"
        )
    if thing.kind != BED_KIND:
        raise sheet.fault("no-bed", "bed", f'"{bed}" is a {thing.kind}', "write the address of a bed")
    if addresses.parent(bed) != home:
        raise sheet.fault(
            "bed-elsewhere", "bed", f'the bed does not stand in the home "{home}"', "mend home or bed"
        )
    places = tuple(_arena(sheet, "home_places", place, maze) for place in _some(sheet, "home_places"))
    if home not in places:
        raise sheet.fault("home-places", "home_places", f'the home "{home}" is not among them', "add it")
    return home, bed, places


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
        cure = f'write an arena like "{next(iter(maze.arenas), "")}"'
        raise sheet.fault("unknown-arena", key, f'the map has no arena "{address}"', cure)
    return address


def _place(sheet: Sheet, key: str, address: str, maze: Maze) -> str:
    if address not in maze.arenas and address not in maze.sectors():
        raise sheet.fault(
            "unknown-place", key, f'the map has no sector or arena "{address}"', "mend the address"
        )
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
    for spawn in sorted(maze.spawns):
        if normalize("NFC", spawn) == name:
            tile = maze.spawns[spawn]
            if not maze.is_walkable(tile):
                cure = "move the spawn on the map to a free tile"
                raise sheet.fault(
                    "spawn-in-wall", "name", f'"{name}" begins in a wall at tile ({tile.x}, {tile.y})', cure
                )
            return tile
    cure = 'add a rectangle of this name and the role "resident" to the layer "spawns"'
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
