"""Read a script: what the player does at which game time, one ``[[entry]]`` of TOML each.

Every entry has ``at`` ("D HH:MM") and ``do``; the other keys depend on ``do``:

- ``whisper``: ``to``, ``text``
- ``set-object``: ``object`` (an address), ``state``
- ``enter``: ``name``, ``looks``, and where: ``beside`` (a resident), ``place`` (an address) or ``tile``
- ``walk``: where, or ``facing`` and ``steps``
- ``say``: ``text``
- ``leave``
- ``forget``: ``resident``, and ``memory`` (an id) or ``text`` (words that the memories hold)

Everything is checked against the town before anything happens; a mistake is one sentence.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from ai import tomltext
from ai.errors import SmallvilleError
from ai.gametime import TICK_SECONDS, TimeError, parse_when
from game.content.nearest import did_you_mean, folded
from game.sim.commands import LeaveVisitor, SetObjectState, VisitorSay, Whisper
from game.world.geometry import Facing, Tile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from game.world.maze import Maze

MOST_STEPS = 1000
"""Steps of one walk into a direction."""

MOST_ENTRIES = 10_000


class ScriptError(SmallvilleError):
    """A script that cannot be played: one sentence with file, entry and cure."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a visitor is to be: one of ``tiles``, or a tile next to the resident ``beside``."""

    tiles: tuple[Tile, ...] = ()
    beside: str = ""


@dataclass(frozen=True, slots=True)
class Enter:
    """A visitor comes."""

    name: str
    looks: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class Walk:
    """The visitor walks to a spot, one tile a tick."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class March:
    """The visitor walks so many steps into a direction."""

    facing: Facing
    steps: int


@dataclass(frozen=True, slots=True)
class Forget:
    """A resident forgets a memory, or all that hold some words."""

    resident: str
    memory: int = -1
    text: str = ""


Deed: TypeAlias = Whisper | SetObjectState | Enter | Walk | March | VisitorSay | LeaveVisitor | Forget


@dataclass(frozen=True, slots=True)
class Entry:
    """One deed and the tick at which it happens."""

    tick: int
    deed: Deed


def read_script(path: Path, maze: Maze, residents: Iterable[str]) -> tuple[Entry, ...]:
    """Give the entries of a file in the order of time; those of one tick as they are written.

    Raises:
        ScriptError: the file cannot be read, or an entry cannot happen in this town.
    """
    try:
        table = tomltext.parse(path.read_bytes())
    except OSError as error:
        message = f"the script {path} cannot be read ({error.strerror or error}): check its name"
        raise ScriptError(message) from error
    except ValueError as error:
        message = f"the script {path} is no TOML ({error}): mend that place"
        raise ScriptError(message) from error
    return entries_of(table, str(path), maze, residents)


def entries_of(table: dict[str, Any], file: str, maze: Maze, residents: Iterable[str]) -> tuple[Entry, ...]:
    """Give the entries of a table that holds a script. Raises: ScriptError."""
    rows = table.get("entry", [])
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise ScriptError(f"the script {file} holds no [[entry]]: write one for each thing that happens")
    if len(rows) > MOST_ENTRIES:
        raise ScriptError(f"the script {file} holds more than {MOST_ENTRIES} entries: split it")
    if odd := sorted(set(table) - {"entry"}):
        raise ScriptError(f'the script {file} has the unknown key "{odd[0]}": write only [[entry]]')
    people = tuple(residents)
    read = [_Reader(row, f"{file}, entry {at}", maze, people).entry() for at, row in enumerate(rows, 1)]
    return tuple(sorted(read, key=lambda entry: entry.tick))


KEYS: dict[str, tuple[str, ...]] = {
    "whisper": ("to", "text"),
    "set-object": ("object", "state"),
    "enter": ("name", "looks", "beside", "place", "tile"),
    "walk": ("beside", "place", "tile", "facing", "steps"),
    "say": ("text",),
    "leave": (),
    "forget": ("resident", "memory", "text"),
}
"""What may happen, and the keys beside ``at`` and ``do`` that belong to it."""


class _Reader:
    """One entry while it is read."""

    def __init__(self, row: dict[str, Any], where: str, maze: Maze, people: tuple[str, ...]) -> None:
        self._row = row
        self._where = where
        self._maze = maze
        self._people = people

    def entry(self) -> Entry:
        """Give the checked entry. Raises: ScriptError."""
        do = self._text("do")
        if do not in KEYS:
            raise self._fault(f'"{do}" cannot be done', f"write one of {', '.join(KEYS)}", do, KEYS)
        allowed = ("at", "do", *KEYS[do])
        if odd := [key for key in self._row if key not in allowed]:
            raise self._fault(f'"{do}" has no key "{odd[0]}"', f"write {', '.join(allowed)}", odd[0], allowed)
        return Entry(self._tick(), self._deed(do))

    def _deed(self, do: str) -> Deed:
        made: dict[str, Callable[[], Deed]] = {
            "whisper": lambda: Whisper(self._resident("to"), self._text("text")),
            "set-object": lambda: SetObjectState(
                self._object("object"), self._text("state", may_be_empty=True)
            ),
            "enter": lambda: Enter(self._text("name"), self._text("looks"), self._spot()),
            "walk": self._walk,
            "say": lambda: VisitorSay(self._text("text")),
            "leave": LeaveVisitor,
            "forget": self._forget,
        }
        return made[do]()

    def _walk(self) -> Walk | March:
        return self._march() if {"facing", "steps"} & set(self._row) else Walk(self._spot())

    def _tick(self) -> int:
        try:
            return parse_when(self._text("at")) // TICK_SECONDS
        except TimeError as error:
            raise ScriptError(f"{self._where}: {error}") from error

    def _march(self) -> March:
        if any(key in self._row for key in ("beside", "place", "tile")):
            raise self._fault("it walks to a spot and into a direction", "keep one of the two")
        facing = self._text("facing")
        directions = [one.value for one in Facing]
        if facing not in directions:
            raise self._fault(f'"{facing}" is no direction', f"write one of {', '.join(directions)}")
        return March(Facing(facing), self._number("steps", 1, MOST_STEPS))

    def _forget(self) -> Forget:
        resident = self._resident("resident")
        if ("memory" in self._row) == ("text" in self._row):
            raise self._fault("it must say what is forgotten", "write either memory (an id) or text")
        if "memory" in self._row:
            return Forget(resident, memory=self._number("memory", 0, 10**9))
        return Forget(resident, text=self._text("text"))

    def _spot(self) -> Spot:
        given = [key for key in ("beside", "place", "tile") if key in self._row]
        if len(given) != 1:
            raise self._fault("it must say where", "write one of beside, place and tile")
        if given[0] == "beside":
            return Spot(beside=self._resident("beside"))
        if given[0] == "tile":
            return Spot((self._tile(),))
        address = self._text("place")
        known = (*self._maze.arenas, *self._maze.objects, *self._maze.sectors())
        if address not in known:
            cure = "write the address of a sector, arena or object"
            raise self._fault(f'the town has no place "{address}"', cure, address, known)
        places = (*self._maze.arenas_in(address), address) if address in self._maze.sectors() else (address,)
        tiles = [tile for place in places for tile in self._maze.tiles_of(place)]
        free = tuple(sorted(tile for tile in tiles if self._maze.is_walkable(tile)))
        if not free:
            raise self._fault(f'nobody can stand in "{address}"', "choose another place")
        return Spot(free)

    def _tile(self) -> Tile:
        value = self._row["tile"]
        if not isinstance(value, list) or [type(part) for part in value] != [int, int]:
            raise self._fault("tile is no pair of numbers", "write it as [x, y]")
        tile = Tile(*value)
        if not self._maze.is_walkable(tile):
            raise self._fault(f"nobody can stand on the tile {value}", "choose a free one")
        return tile

    def _object(self, key: str) -> str:
        address = self._text(key)
        if address not in self._maze.objects:
            cure = "write its whole address, as `smallville inspect --json` shows it"
            raise self._fault(f'the town has no object "{address}"', cure, address, self._maze.objects)
        return address

    def _resident(self, key: str) -> str:
        """Give the resident who is meant by a full or a first name."""
        asked = folded(self._text(key))
        whole = [name for name in self._people if folded(name) == asked]
        found = whole or [name for name in self._people if folded(name.split()[0]) == asked]
        if len(found) != 1:
            reason = f'nobody here is called "{self._row[key]}"'
            if found:
                reason = f'"{self._row[key]}" may be {" or ".join(found)}'
            raise self._fault(reason, f"choose from {', '.join(self._people)}", self._row[key], self._people)
        return found[0]

    def _text(self, key: str, *, may_be_empty: bool = False) -> str:
        value = self._row.get(key)
        if not isinstance(value, str) or not (value.strip() or may_be_empty):
            reason = f'the key "{key}" is missing' if value is None else f'"{key}" is no text'
            raise self._fault(reason, f'write {key} = "..."')
        return value

    def _number(self, key: str, low: int, high: int) -> int:
        value = self._row.get(key)
        if type(value) is not int or not low <= value <= high:
            raise self._fault(f'"{key}" is no number from {low} to {high}', f"write {key} = {low}")
        return value

    def _fault(self, reason: str, cure: str, word: str = "", known: Iterable[str] = ()) -> ScriptError:
        near = did_you_mean(word, known) if word else ""
        return ScriptError(f"{self._where}: {reason}: {near or cure}")
